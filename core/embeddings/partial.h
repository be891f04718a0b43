// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "base/job.h"
#include "embeddings/best_vectors.h"
#include "embeddings/embeddings.h"

namespace heldout::embeddings {

/// What a comparison with a part of the training side found.
struct PartialMatches
{
    Options options;
    std::uint64_t trainCount = 0; ///< rows of the whole training side
    std::uint64_t dimensions = 0;
    std::uint64_t zeroTrain = 0; ///< of the part
    std::vector<bool> zeroTest; ///< by test item
    std::vector<BestVectors> best; ///< by test item
};

/// Whether both have the sizes that merging relies on: what a part says it is may be made up.
[[nodiscard]] bool fit(const PartialMatches& a, const PartialMatches& b);
/// Takes in what another part found. Both are of the same test side and options. Cancelled.
[[nodiscard]] Status mergeInto(PartialMatches& whole, PartialMatches part, const JobContext& job);
[[nodiscard]] std::uint64_t keptPairs(const PartialMatches& matches);
/// Gives the pairs back as it goes. Cancelled.
[[nodiscard]] Result<BestMatches> finish(PartialMatches whole, const JobContext& job);

} // namespace heldout::embeddings
