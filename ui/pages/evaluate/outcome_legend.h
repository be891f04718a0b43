// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

#include "project/evaluation.h"

namespace heldout::ui {

/// Signs and words of the marks in a text, with how many there are of each.
class OutcomeLegend : public QWidget
{
    Q_OBJECT
public:
    explicit OutcomeLegend(QWidget* parent = nullptr);

    struct Entry
    {
        project::Outcome outcome = project::Outcome::Found;
        int count = 0;
    };
    void setEntries(std::vector<Entry> entries);
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] static QString words(const Entry& entry);

    std::vector<Entry> m_entries;
};

} // namespace heldout::ui
