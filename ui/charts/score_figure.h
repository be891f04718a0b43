// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "charts/figure.h"
#include "charts/score_content.h"

namespace heldout::ui {

/// The chart for paper: its own layout, names beside the lines, or in a row below where they find no room.
/// Options: "counts" (number of items at the axis, on).
[[nodiscard]] Figure scoreFigure(const ScoreContent& content, ScoreShape shape);

/// The numbers of the picture as TSV. Groups: group, items, system, value, low, high; a curve: similarity,
/// system, value, low, high. Percent with a point; undefined is empty.
[[nodiscard]] std::string scoreNumbers(const ScoreContent& content, ScoreShape shape);

} // namespace heldout::ui
