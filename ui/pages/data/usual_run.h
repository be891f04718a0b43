// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project/types.h"

namespace heldout::ui {

class Session;

/// The stored comparison of two splits that the data page speaks of: unigrams of words, as usual, up to date.
/// The two may be one split. Null without it; it lives until the session reads its comparisons again.
[[nodiscard]] const project::ComparisonRun* usualRun(
    const Session& session, project::CompareUnit unit, project::ObjectId test, project::ObjectId train);

} // namespace heldout::ui
