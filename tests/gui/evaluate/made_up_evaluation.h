// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project/evaluation.h"

namespace heldout::testing {

/// Three systems on the sentences of BC2GM by interval, as one project holds them: a small group, bounds, a
/// headline for each system, curves.
[[nodiscard]] project::Evaluation madeUpEvaluation();
/// One label an item: two systems by class, all five ratios.
[[nodiscard]] project::Evaluation madeUpClassification();

} // namespace heldout::testing
