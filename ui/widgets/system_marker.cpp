// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/system_marker.h"

#include <QPainter>
#include <QPainterPath>

namespace heldout::ui {

namespace {

constexpr int kSystems = 5;

int shapeOf(int system)
{
    return system < 0 ? -1 : system % kSystems;
}

} // namespace

QColor systemColor(int system, const Tokens& colours)
{
    return system < 0 ? colours.reference : colours.system(system);
}

QPen systemPen(int system, double width, const Tokens& colours)
{
    QPen pen(systemColor(system, colours), width, Qt::SolidLine, Qt::FlatCap);
    switch (shapeOf(system)) {
    case -1:
        pen.setDashPattern({1.5, 1.5});
        break;
    case 2:
        pen.setDashPattern({4.0, 2.0});
        break;
    case 4:
        pen.setDashPattern({4.0, 1.5, 1.0, 1.5});
        break;
    default:
        break;
    }
    return pen;
}

void paintSystemMarker(
    QPainter& painter, int system, const QPointF& centre, double size, bool hollow, const Tokens& colours)
{
    const QColor color = systemColor(system, colours);
    const double h = size / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, hollow ? 1.5 : 1.0, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    painter.setBrush(hollow ? QBrush(colours.panel) : QBrush(color));
    switch (shapeOf(system)) {
    case 0:
        painter.drawEllipse(centre, h, h);
        break;
    case 1:
        painter.drawRect(QRectF(centre.x() - h * 0.9, centre.y() - h * 0.9, h * 1.8, h * 1.8));
        break;
    case 2:
        painter.drawPolygon(
            QPolygonF{centre + QPointF(0, -h), centre + QPointF(h, h * 0.8), centre + QPointF(-h, h * 0.8)});
        break;
    case 3:
        painter.drawPolygon(QPolygonF{centre + QPointF(0, -h * 1.1), centre + QPointF(h * 1.1, 0),
            centre + QPointF(0, h * 1.1), centre + QPointF(-h * 1.1, 0)});
        break;
    case 4:
        painter.drawPolygon(
            QPolygonF{centre + QPointF(0, h), centre + QPointF(h, -h * 0.8), centre + QPointF(-h, -h * 0.8)});
        break;
    default:
        painter.setPen(QPen(color, 1.8, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre + QPointF(-h * 0.8, -h * 0.8), centre + QPointF(h * 0.8, h * 0.8));
        painter.drawLine(centre + QPointF(-h * 0.8, h * 0.8), centre + QPointF(h * 0.8, -h * 0.8));
    }
    painter.restore();
}

} // namespace heldout::ui
