// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "similarity/best_rows.h"
#include "similarity/similarity.h"

namespace heldout::similarity {

/// What a comparison with a part of the training side found for one set of options.
struct PartialSearch
{
    Options options;
    std::vector<std::uint64_t> norm2Test; ///< by test item
    std::vector<BestRows> best; ///< by test item
    std::vector<bool> found; ///< n-grams of the test side that stand in the part
    std::uint64_t vocabulary = 0; ///< distinct n-grams of the test side
    std::uint64_t emptyTrain = 0;

    [[nodiscard]] RankingRules rules(std::uint32_t item) const
    {
        return rulesOf(options, norm2Test[item], item);
    }
};

struct PartialComparison
{
    std::uint64_t trainCount = 0; ///< rows of the whole training side
    std::vector<PartialSearch> searches;
};

/// Whether both have the sizes that merging relies on: what a part says it is may be made up.
[[nodiscard]] bool fit(const PartialComparison& a, const PartialComparison& b);
/// Takes in what another part found. Both are of the same test side and options. Cancelled.
[[nodiscard]] Status mergeInto(PartialComparison& whole, PartialComparison part, const JobContext& job);
/// Over all options.
[[nodiscard]] std::uint64_t keptPairs(const PartialComparison& comparison);
/// Gives the rows back as it goes. Cancelled.
[[nodiscard]] Result<std::vector<BestMatches>> finish(PartialComparison whole, const JobContext& job);

} // namespace heldout::similarity
