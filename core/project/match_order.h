// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/job.h"
#include "similarity/similarity.h"

namespace heldout::project {

struct ScoreOrder
{
    /// Indexes of the matches in the order in which pairs are looked at: greatest score first, ties by test,
    /// then training row.
    std::vector<std::uint32_t> places;
    std::vector<std::uint32_t>
        histogram; ///< matches by leakage::stepOf, from step 0 or, with scores below, -1000
};

/// Sorts by steps of 0.1 % first: counting is quicker than comparing, and gives the histogram. Cancelled.
[[nodiscard]] Result<ScoreOrder> orderByScore(
    std::span<const similarity::Match> matches, similarity::ScoreRule rule, JobContext& job);

} // namespace heldout::project
