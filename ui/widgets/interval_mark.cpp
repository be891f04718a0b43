// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/interval_mark.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

#include "style/tokens.h"
#include "widgets/system_marker.h"

namespace heldout::ui {

namespace {

constexpr double kMarker = 6;
constexpr double kCap = 4; // half of it
constexpr double kTick = 2;
constexpr double kWhisker = 1.5;

} // namespace

void paintIntervalMark(QPainter& painter, const QRectF& rect, const IntervalMark& mark)
{
    const QRectF track = rect.adjusted(kMarker / 2, 0, -kMarker / 2, 0);
    const double y = std::floor(track.center().y()) + 0.5;
    const auto x
        = [&track](double share) { return track.left() + track.width() * std::clamp(share, 0.0, 1.0); };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(tokens().headLine, 1));
    painter.drawLine(QPointF(track.left(), y), QPointF(track.right(), y));
    for (const double tick : {0.0, 0.5, 1.0})
        painter.drawLine(QPointF(x(tick), y - kTick), QPointF(x(tick), y + kTick));
    painter.setRenderHint(QPainter::Antialiasing);
    if (mark.value && mark.low && mark.high && !mark.hollow) {
        painter.setPen(QPen(systemColor(mark.system), kWhisker, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(x(*mark.low), y), QPointF(x(*mark.high), y));
        for (const double end : {*mark.low, *mark.high})
            painter.drawLine(QPointF(x(end), y - kCap), QPointF(x(end), y + kCap));
    }
    if (mark.value)
        paintSystemMarker(painter, mark.system, QPointF(x(*mark.value), y), kMarker, mark.hollow);
    painter.restore();
}

} // namespace heldout::ui
