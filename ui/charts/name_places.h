// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace heldout::ui {

/// Where names stand beside their lines: each close to its own line and clear of every line, of what is
/// `taken`, of the other names and inside of `plot`. Nothing for a name that finds no such place. Any unit; y
/// downwards. `gap` is left around a name. About a hundred places a name are tried against all segments.
[[nodiscard]] std::vector<std::optional<QRectF>> namePlaces(const std::vector<QPolygonF>& lines,
    const std::vector<QSizeF>& names, const std::vector<QRectF>& taken, const QRectF& plot, double gap);

} // namespace heldout::ui
