// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/painting.h"

#include <QFontMetrics>
#include <QTextLayout>

#include <algorithm>

#include "style/metrics.h"

namespace heldout::ui {

void paintBox(QPainter& painter, const QRectF& rect, double radius, const QColor& fill, const QColor& line,
    double width)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double inset = line.isValid() ? width / 2 : 0.0;
    painter.setPen(line.isValid() ? QPen(line, width) : QPen(Qt::NoPen));
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    const double inner = std::max(0.0, radius - inset);
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), inner, inner);
    painter.restore();
}

void paintFocusRing(QPainter& painter, const QRectF& rect, double radius)
{
    paintBox(painter, rect, radius, {}, tokens().accent, metrics::kFocusWidth);
}

void paintShareBar(QPainter& painter, const QRectF& rect, double share, const QColor& fill,
    const QColor& outline, bool rightToLeft, double height)
{
    const QRectF track(rect.left(), rect.center().y() - height / 2, rect.width(), height);
    const double radius = std::min<double>(metrics::kMarkRadius, height / 2);
    paintBox(painter, track, radius, tokens().track, {});
    const double width = track.width() * std::clamp(share, 0.0, 1.0);
    if (width <= 0.0)
        return;
    // A value that is not zero stays visible.
    const double shown = std::max(width, 2.0);
    const QRectF bar(rightToLeft ? track.right() - shown : track.left(), track.top(), shown, height);
    paintBox(painter, bar, std::min(radius, shown / 2), fill, outline);
}

void paintSwatch(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& outline)
{
    const QRectF square(rect.center().x() - 6.0, rect.center().y() - 6.0, 12.0, 12.0);
    paintBox(painter, square, metrics::kMarkRadius, fill, outline);
}

void paintLine(QPainter& painter, const QRect& rect, const QString& text, bool rightToLeft, bool atEnd)
{
    if (rect.width() <= 0 || text.isEmpty())
        return;
    painter.save();
    const bool textRightToLeft = text.isRightToLeft();
    painter.setLayoutDirection(textRightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    const QFontMetrics fm(painter.font());
    const QString shown = fm.horizontalAdvance(text) <= rect.width()
        ? text
        : fm.elidedText(text, Qt::ElideRight, rect.width());
    const bool right = rightToLeft != atEnd;
    painter.drawText(rect,
        Qt::AlignAbsolute | Qt::AlignVCenter | Qt::TextSingleLine | (right ? Qt::AlignRight : Qt::AlignLeft),
        shown);
    painter.restore();
}

} // namespace heldout::ui
