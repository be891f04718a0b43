// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "project/types.h"
#include "widgets/panel.h"

class QListView;
class QPushButton;

namespace heldout::ui {

class ClosestPairsModel;

/// The nearest pairs that are not the same text. A click or Enter opens one.
class ClosestPairsPanel : public Panel
{
    Q_OBJECT
public:
    explicit ClosestPairsPanel(QWidget* parent = nullptr);

    /// `total`: how many "Show all" leads to; 0 hides it.
    void setPairs(const std::vector<project::PairRow>& rows, std::uint64_t total);
    void setBorders(const std::vector<std::uint32_t>& borders);
    [[nodiscard]] QListView* list() const { return m_list; }

Q_SIGNALS:
    void pairActivated(quint64 pos);
    void allRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyHeight();

    ClosestPairsModel* m_model;
    QListView* m_list;
    QPushButton* m_all;
};

} // namespace heldout::ui
