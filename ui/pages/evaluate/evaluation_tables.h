// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>
#include <vector>

#include "project/evaluation.h"

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace heldout::ui {

class CountsModel;
class DifferencesModel;
class Panel;
class ScoresModel;
class ScoresTextModel;
class Segmented;
class StatusSign;
class TableView;

/// Scores by group and system over the counts of one system, or over what the others are better by; in a low
/// window one of the three by choice. Enter or a double click on a cell asks for its items.
class EvaluationTables : public QWidget
{
    Q_OBJECT
public:
    explicit EvaluationTables(QWidget* parent = nullptr);

    /// `shown`: systems with a column, ascending. `counted`: the one whose counts stand below.
    void setEvaluation(std::shared_ptr<const project::Evaluation> evaluation,
        const std::vector<std::size_t>& shown, std::size_t counted);
    void setLow(bool low);
    /// 0 scores, 1 counts, 2 differences; where scores are shown anyway, the one below.
    void setShownTable(int table);
    void setMetrics(const std::vector<project::Metric>& metrics, project::Metric chosen);
    /// The row of the evaluation that is chosen in both tables; kAllRows = all items.
    void chooseRow(std::size_t row);
    void setDimmed(bool dimmed);

    [[nodiscard]] TableView* scores() const { return m_scores; }
    [[nodiscard]] TableView* counts() const { return m_counts; }
    [[nodiscard]] QComboBox* metricBox() const { return m_metric; }
    [[nodiscard]] QComboBox* systemBox() const { return m_system; }

Q_SIGNALS:
    void cellActivated(std::size_t row, std::size_t system);
    void rowChosen(std::size_t row);
    void systemChosen(std::size_t system);
    void metricChosen(heldout::project::Metric metric);
    void tableChosen(int table);

private:
    void makeScores();
    void makeCounts();
    [[nodiscard]] QWidget* makeNote();
    [[nodiscard]] Segmented* makeChoice(const char* name);
    void setChoice();
    [[nodiscard]] bool differencesShown() const { return m_shown == 2; }
    void showTables();
    void followRow(TableView* from, TableView* to);
    void fitRows();

    std::shared_ptr<const project::Evaluation> m_evaluation;
    std::size_t m_counted = 0;
    QString m_countsStem;
    QVBoxLayout* m_column;
    ScoresModel* m_scoresModel;
    ScoresTextModel* m_scoresText;
    CountsModel* m_countsModel;
    DifferencesModel* m_differences;
    TableView* m_scores;
    TableView* m_counts;
    Panel* m_scoresPanel;
    Panel* m_countsPanel;
    QComboBox* m_metric;
    QComboBox* m_system;
    Segmented* m_scoresChoice = nullptr;
    Segmented* m_countsChoice = nullptr;
    std::vector<QWidget*> m_notes;
    std::vector<StatusSign*> m_fewNotes;
    std::vector<QLabel*> m_hints;
    bool m_low = false;
    int m_shown = 0;
};

} // namespace heldout::ui

Q_DECLARE_METATYPE(heldout::project::Metric)
