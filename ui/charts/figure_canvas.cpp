// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/figure_canvas.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <cmath>

#include "widgets/system_marker.h"

namespace heldout::ui {

FigureCanvas::FigureCanvas(QPainter& painter, const FigureLook& look, FigureText text, const QRectF& area)
    : m_painter(painter)
    , m_look(look)
    , m_text(text)
    , m_area(area)
{
}

double FigureCanvas::tickPt() const
{
    return std::max(5.0, m_look.textPt - 1);
}

QFont FigureCanvas::font(double pt, bool bold) const
{
    // Pixel sizes, because a point size would be scaled once more by the resolution of the device.
    QFont font(m_look.font);
    font.setPixelSize(static_cast<int>(std::lround(mmFromPt(pt) * kUnitsPerMm)));
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::PreferOutline);
    return font;
}

namespace {

QPen pen(const QColor& colour, double widthPt, Qt::PenStyle style)
{
    QPen pen(colour, FigureCanvas::mmFromPt(widthPt) * FigureCanvas::kUnitsPerMm, style, Qt::FlatCap,
        Qt::MiterJoin);
    if (style == Qt::DashLine)
        pen.setDashPattern({4, 3});
    return pen;
}

QPolygonF scaled(const QPolygonF& points)
{
    QPolygonF units;
    units.reserve(points.size());
    for (const QPointF& point : points)
        units.append(point * FigureCanvas::kUnitsPerMm);
    return units;
}

} // namespace

void FigureCanvas::line(QPointF from, QPointF to, const QColor& colour, double factor, Qt::PenStyle style)
{
    m_painter.setPen(pen(colour, m_look.linePt * factor, style));
    m_painter.drawLine(from * kUnitsPerMm, to * kUnitsPerMm);
}

void FigureCanvas::polyline(const QPolygonF& points, const QColor& colour, double factor, Qt::PenStyle style)
{
    m_painter.setPen(pen(colour, m_look.linePt * factor, style));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPolyline(scaled(points));
}

void FigureCanvas::systemLine(const QPolygonF& points, int system, const Tokens& colours)
{
    m_painter.setPen(systemPen(system, mmFromPt(m_look.linePt) * kUnitsPerMm, colours));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPolyline(scaled(points));
}

void FigureCanvas::marker(QPointF centre, int system, double size, bool hollow, const Tokens& colours)
{
    // Its lines have the width of the screen's: the painter is scaled to pixels of 1/96 inch.
    constexpr double kUnitsPerPixel = 25.4 / 96 * kUnitsPerMm;
    m_painter.save();
    m_painter.translate(centre * kUnitsPerMm);
    m_painter.scale(kUnitsPerPixel, kUnitsPerPixel);
    paintSystemMarker(m_painter, system, {0, 0}, size * kUnitsPerMm / kUnitsPerPixel, hollow, colours);
    m_painter.restore();
}

void FigureCanvas::area(const QPolygonF& outline, const QColor& fill)
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(fill);
    m_painter.drawPolygon(scaled(outline));
}

void FigureCanvas::rectangle(const QRectF& rectangle, const QColor& fill)
{
    m_painter.fillRect(QRectF(rectangle.topLeft() * kUnitsPerMm, rectangle.size() * kUnitsPerMm), fill);
}

void FigureCanvas::drawText(
    QPointF baseLineStart, const QString& words, const QFont& font, const QColor& colour)
{
    if (m_text == FigureText::AsOutlines) {
        QPainterPath outlines;
        outlines.addText(baseLineStart, font, words);
        m_painter.fillPath(outlines, colour);
        return;
    }
    m_painter.setFont(font);
    m_painter.setPen(colour);
    m_painter.drawText(baseLineStart, words);
}

void FigureCanvas::text(
    QPointF anchor, Qt::Alignment alignment, const QString& words, double pt, const QColor& colour, bool bold)
{
    const QFont face = font(pt, bold);
    const QFontMetricsF metrics(face);
    QPointF start = anchor * kUnitsPerMm;
    if (alignment & Qt::AlignHCenter)
        start.rx() -= metrics.horizontalAdvance(words) / 2;
    else if (alignment & Qt::AlignRight)
        start.rx() -= metrics.horizontalAdvance(words);
    if (alignment & Qt::AlignTop)
        start.ry() += metrics.ascent();
    else if (alignment & Qt::AlignVCenter)
        start.ry() += metrics.capHeight() / 2;
    else if (alignment & Qt::AlignBottom)
        start.ry() -= metrics.descent();
    drawText(start, words, face, colour);
}

void FigureCanvas::uprightText(QPointF anchor, const QString& words, double pt, const QColor& colour)
{
    const QFont face = font(pt, false);
    const QFontMetricsF metrics(face);
    m_painter.save();
    m_painter.translate(anchor * kUnitsPerMm);
    m_painter.rotate(-90);
    drawText({-metrics.horizontalAdvance(words) / 2, -metrics.descent()}, words, face, colour);
    m_painter.restore();
}

double FigureCanvas::textWidth(const QString& words, double pt, bool bold) const
{
    return QFontMetricsF(font(pt, bold)).horizontalAdvance(words) / kUnitsPerMm;
}

double FigureCanvas::capHeight(double pt) const
{
    return QFontMetricsF(font(pt, false)).capHeight() / kUnitsPerMm;
}

double FigureCanvas::lineHeight(double pt) const
{
    return QFontMetricsF(font(pt, false)).height() / kUnitsPerMm;
}

} // namespace heldout::ui
