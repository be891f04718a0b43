// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <vector>

#include "charts/score_content.h"
#include "charts/score_surface.h"

namespace heldout::ui {

/// Lays out and draws scores by group or against similarity: markers with whiskers joined by lines, bars, or
/// smoothed curves with their bands. Names stand beside the lines where they find room. Lives for one
/// drawing.
class ScorePlot
{
public:
    struct Look
    {
        ScoreShape shape = ScoreShape::Points;
        bool counts = true; ///< the number of items of each group, at the axis
        bool names = true; ///< beside the lines, of at most four systems
        bool legend = false; ///< below, for what has no name beside its line
        int active = -1; ///< group to point out
    };

    /// What is drawn must live as long.
    ScorePlot(ScoreSurface& surface, const ScoreContent& content, const Look& look);

    void paint();

    /// After paint(): every system has its name beside its line.
    [[nodiscard]] bool allNamed() const { return m_allNamed; }
    /// The group whose part of the axis holds x; -1 = none, and always so of a curve.
    [[nodiscard]] int groupAt(double x) const;
    /// The group's part of the plot.
    [[nodiscard]] QRectF groupRect(int group) const;

private:
    void layOut();
    [[nodiscard]] bool countsBelow() const;
    [[nodiscard]] double bottomHeight() const;
    void paintAxes();
    void paintGroups();
    void paintActive();
    void paintSimilarityAxis();
    void paintPoints();
    void paintBars();
    void paintCurves();
    void paintWhisker(QPointF low, QPointF high, const QColor& ink);
    void paintNames();
    void paintLegend();
    [[nodiscard]] std::vector<double> valueTicks() const;
    [[nodiscard]] QColor inkOf(const ScoreSystem& system) const;
    [[nodiscard]] bool hasNames() const;
    [[nodiscard]] double y(double value) const;
    [[nodiscard]] double x(std::size_t group) const;
    [[nodiscard]] double x(std::size_t group, std::size_t system) const;
    [[nodiscard]] double xOf(double similarity) const;
    [[nodiscard]] double slot() const;
    [[nodiscard]] QString fitted(const QString& text, double room) const;

    ScoreSurface& m_surface;
    const ScoreContent& m_content;
    Look m_look;
    ScoreSurface::Sizes m_sizes;
    const Tokens& m_colours;
    QRectF m_plot;
    std::vector<QPolygonF> m_lines; ///< of each system, as drawn
    std::vector<QRectF> m_taken; ///< by whiskers, markers and counts
    bool m_allNamed = false;
};

} // namespace heldout::ui
