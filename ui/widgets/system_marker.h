// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPen>

#include "style/tokens.h"

class QPainter;

namespace heldout::ui {

/// Colour, dash and marker of a system, the same in chips, charts and tables. `system` from 0; -1 =
/// reference. Figures for paper bring their own colours.
[[nodiscard]] QColor systemColor(int system, const Tokens& colours = tokens());
[[nodiscard]] QPen systemPen(int system, double width, const Tokens& colours = tokens());
/// The marker about `size` across around `centre`; hollow for optima and small groups.
void paintSystemMarker(QPainter& painter, int system, const QPointF& centre, double size, bool hollow = false,
    const Tokens& colours = tokens());

} // namespace heldout::ui
