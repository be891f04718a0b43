// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

#include "project/types.h"

class QComboBox;
class QMenu;

namespace heldout::ui {

class AddChip;
class FlowLayout;
class ScorePopup;

/// Which comparison and which of its pairs are shown: a choice of runs where there are several, a chip for
/// each filter and a menu of those that can be added.
class PairFilterBar : public QWidget
{
    Q_OBJECT
public:
    explicit PairFilterBar(QWidget* parent = nullptr);

    /// Runs that can be chosen; the choice is hidden when there is one only.
    void setRuns(const std::vector<project::ComparisonRun>& runs, project::ObjectId current);
    void setFilter(const project::PairFilter& filter, const project::ComparisonRun& run);
    [[nodiscard]] const project::PairFilter& filter() const { return m_filter; }

Q_SIGNALS:
    void runChosen(qint64 run);
    /// The user changed it; the words only by taking their chip away.
    void filterChanged(const heldout::project::PairFilter& filter);
    void wordsRequested(); ///< the search field is to take the focus

private:
    void makeChips();
    void changeFilter(const project::PairFilter& filter);
    void openMenu();
    void editScore(QWidget* anchor);
    void addChip(const QString& name, const QString& text, const std::function<void()>& edit,
        const std::function<void(project::PairFilter&)>& remove);

    project::PairFilter m_filter;
    project::ComparisonRun m_run; ///< whose pairs are filtered
    QComboBox* m_runs;
    FlowLayout* m_row;
    QList<QWidget*> m_chips;
    AddChip* m_add;
    QMenu* m_menu;
    ScorePopup* m_scorePopup;
};

} // namespace heldout::ui
