// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <QString>

#include <vector>

#include "project/types.h"

namespace heldout::ui {

/// What stands over the bars of a histogram: the lines of the borders, the names and counts of the intervals
/// above them, and the word beside the border in hand. Placed by the view in the chart's coordinates.
class HistogramOverlay : public QGraphicsItem
{
public:
    explicit HistogramOverlay(QGraphicsItem* parent);

    struct Place
    {
        QRectF plot; ///< of the bars
        double top = 0; ///< where the names begin
        std::vector<double> ends; ///< x of the intervals' ends, from 0 % to 100 %
    };
    void setPlace(const Place& place);
    void setIntervals(const std::vector<leakage::Interval>& intervals, std::uint64_t total);
    /// The border drawn in the accent colour, -1 = none, and the words beside its grip ("" = none).
    void setActive(int border, const QString& words);

    /// Height the names need with the fonts of now.
    [[nodiscard]] static double namesHeight();

    [[nodiscard]] QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintBorders(QPainter& painter) const;
    void paintNames(QPainter& painter, std::size_t interval) const;
    void paintWords(QPainter& painter) const;

    Place m_place;
    QRectF m_bounds;
    std::vector<leakage::Interval> m_intervals;
    std::uint64_t m_total = 0;
    int m_active = -1;
    QString m_words;
};

} // namespace heldout::ui
