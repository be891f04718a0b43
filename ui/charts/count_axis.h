// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace heldout::ui {

/// An axis of counts from 0, straight or by square root. Ticks are always true counts.
struct CountAxis
{
    bool squareRoot = false;
    double top = 1; ///< count at the upper end
    std::vector<double> ticks; ///< ascending, from 0

    /// Where a count lies, 0 (bottom) .. 1 (top); counts above the top are cut there.
    [[nodiscard]] double place(double count) const;
};

/// An axis for counts up to `greatest` on `length` pixels (or any unit), ticks at least `gap` apart. Some
/// room is left above for the grips of the borders.
[[nodiscard]] CountAxis countAxis(double greatest, bool squareRoot, double length, double gap);

} // namespace heldout::ui
