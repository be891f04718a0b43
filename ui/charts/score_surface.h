// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QString>

#include "style/tokens.h"

namespace heldout::ui {

/// What a chart of scores is drawn on: the screen in pixels, or paper in millimetres. y downwards.
class ScoreSurface
{
public:
    enum class Words { Tick, Title, Name };
    struct Sizes
    {
        double margin = 0; ///< around everything
        double tick = 0; ///< length of a tick
        double gap = 0; ///< between ticks, numbers and titles
        double marker = 0;
        double cap = 0; ///< half of a whisker's end
        double apart = 0; ///< between the markers of two systems in a group
    };

    ScoreSurface() = default;
    ScoreSurface(const ScoreSurface&) = delete;
    ScoreSurface& operator=(const ScoreSurface&) = delete;
    virtual ~ScoreSurface() = default;

    [[nodiscard]] virtual QRectF area() const = 0;
    [[nodiscard]] virtual Sizes sizes() const = 0;
    [[nodiscard]] virtual const Tokens& colours() const = 0;
    [[nodiscard]] virtual double width(const QString& text, Words words) const = 0;
    [[nodiscard]] virtual double height(Words words) const = 0;
    /// `anchor` is the point of the text that `alignment` names.
    virtual void text(
        QPointF anchor, Qt::Alignment alignment, const QString& text, Words words, const QColor& ink)
        = 0;
    /// Reads upwards; `anchor` is the middle of its right edge.
    virtual void upright(QPointF anchor, const QString& text, const QColor& ink) = 0;
    /// `factor` of the usual line.
    virtual void line(QPointF from, QPointF to, const QColor& ink, double factor = 1) = 0;
    /// In the system's colour and dash.
    virtual void systemLine(const QPolygonF& points, int system) = 0;
    virtual void area(const QPolygonF& outline, const QColor& fill) = 0;
    virtual void marker(int system, QPointF centre, bool hollow) = 0;
};

} // namespace heldout::ui
