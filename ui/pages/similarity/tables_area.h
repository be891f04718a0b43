// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "pages/similarity/similarity_tables.h"

class QHBoxLayout;

namespace heldout::ui {

class Panel;
class Segmented;
class TableView;

/// Summary and intervals: side by side, or in one panel with a choice when the window is low.
class TablesArea : public QWidget
{
    Q_OBJECT
public:
    explicit TablesArea(QWidget* parent = nullptr);

    void setRuns(const std::vector<project::ComparisonRun>& runs);
    /// What is shown of the runs.
    void setShown(const project::ComparisonRun& run);
    void setIntervals(const std::vector<leakage::Interval>& intervals, const project::ComparisonRun& run);
    /// Proposed names of saved files begin with it.
    void setFileStem(const QString& stem);
    void setLow(bool low);
    void setShownTable(int table); ///< of a low window
    [[nodiscard]] TableView* summary() const { return m_summary; }
    [[nodiscard]] TableView* intervals() const { return m_intervals; }

Q_SIGNALS:
    void ngramChosen(const heldout::project::NgramSizes& sizes);
    void intervalActivated(int row);
    void tableChosen(int table);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showTables();
    void shareWidth();
    Panel* makePanel(const QString& title, const QString& suffix, TableView* table);
    Segmented* makeChoice(int own);

    QHBoxLayout* m_row;
    SummaryModel* m_summaryModel;
    IntervalsModel* m_intervalsModel;
    TableView* m_summary;
    TableView* m_intervals;
    Panel* m_summaryPanel;
    Panel* m_intervalsPanel;
    Segmented* m_summaryChoice = nullptr;
    Segmented* m_intervalsChoice = nullptr;
    bool m_low = false;
    int m_shown = 0;
};

} // namespace heldout::ui
