// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "charts/score_content.h"
#include "project/evaluation.h"
#include "widgets/panel.h"

class QActionGroup;
class QComboBox;
class QMenu;

namespace heldout::ui {

class ScoreChart;
class ScoreReadout;

/// The chart beside the tables: points, bars or smoothed curves, by choice in its menu. The values of the
/// group pointed out stand at the end of its title.
class ChartPanel : public Panel
{
    Q_OBJECT
public:
    explicit ChartPanel(QWidget* parent = nullptr);

    void setEvaluation(
        std::shared_ptr<const project::Evaluation> evaluation, const std::vector<std::size_t>& shown);
    /// What was chosen; a curve only where the evaluation has one.
    void setShape(ScoreShape shape);
    [[nodiscard]] ScoreShape shape() const; ///< as shown
    /// Chooses the group of a row of the evaluation.
    void chooseRow(std::size_t row);
    void setDimmed(bool dimmed);
    [[nodiscard]] ScoreChart* chart() const { return m_chart; }
    [[nodiscard]] QMenu* menu() const { return m_menu; }

Q_SIGNALS:
    void shapeChosen(heldout::ui::ScoreShape shape);
    void rowChosen(std::size_t row);
    void rowActivated(std::size_t row);

private:
    void makeMenu();
    void refresh();
    void showValues(int group);
    [[nodiscard]] std::size_t rowOf(int group) const; ///< kAllRows = none
    [[nodiscard]] bool hasCurve() const;

    std::shared_ptr<const project::Evaluation> m_evaluation;
    std::vector<std::size_t> m_shown;
    std::vector<std::size_t> m_rows; ///< of the evaluation, one for each group drawn
    ScoreShape m_wanted = ScoreShape::Points;
    ScoreReadout* m_readout;
    QComboBox* m_crossed; ///< second group whose scores are drawn
    ScoreChart* m_chart;
    QMenu* m_menu;
    QActionGroup* m_shapes;
};

} // namespace heldout::ui

Q_DECLARE_METATYPE(heldout::ui::ScoreShape)
