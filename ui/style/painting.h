// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QString>

#include "style/tokens.h"

/// Small drawings that style, widgets, lists and charts share.
namespace heldout::ui {

/// A rounded rectangle whose line of `width` lies inside `rect`. An invalid colour draws nothing.
void paintBox(QPainter& painter, const QRectF& rect, double radius, const QColor& fill, const QColor& line,
    double width = 1.0);

/// The 2 px ring just inside `rect`.
void paintFocusRing(QPainter& painter, const QRectF& rect, double radius);

/// A bar of `share` (0 to 1) on the track, `height` high, centred in `rect`; an invalid outline draws none.
void paintShareBar(QPainter& painter, const QRectF& rect, double share, const QColor& fill,
    const QColor& outline, bool rightToLeft, double height = 8.0);

/// The square of the nearness ramp, 12 x 12 centred in `rect`.
void paintSwatch(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& outline);

/// One line of text laid out in its own direction, elided at its own end, at the start side of `rect`
/// (mirrored when `rightToLeft`), or at the end side.
void paintLine(
    QPainter& painter, const QRect& rect, const QString& text, bool rightToLeft, bool atEnd = false);

} // namespace heldout::ui
