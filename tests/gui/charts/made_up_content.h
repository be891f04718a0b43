// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/histogram_figure.h"

namespace heldout::testing {

/// A histogram of 4 000 scores or so, the same every time, with its borders at 25, 50 and 75 %.
[[nodiscard]] ui::HistogramContent madeUpContent();

} // namespace heldout::testing
