// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPen>

class QPainter;

namespace heldout::ui {

/// Colour, dash and marker of a system, the same in chips, charts and tables. `system` from 0; -1 =
/// reference.
[[nodiscard]] QColor systemColor(int system);
[[nodiscard]] QPen systemPen(int system, double width);
/// The marker about `size` across around `centre`; hollow for optima and small groups.
void paintSystemMarker(
    QPainter& painter, int system, const QPointF& centre, double size, bool hollow = false);

} // namespace heldout::ui
