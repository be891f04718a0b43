// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/job.h"
#include "similarity/similarity.h"

namespace heldout::project {

/// Indexes of the matches in the order in which pairs are looked at: greatest score first, ties by test, then
/// training row. Sorted a step of 0.1 % at a time, so that a stop is noticed between them. Cancelled.
[[nodiscard]] Result<std::vector<std::uint32_t>> orderByScore(
    std::span<const similarity::Match> matches, similarity::Scoring scoring, JobContext& job);

} // namespace heldout::project
