// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "similarity/similarity.h"

namespace heldout::similarity {

/// A training row that has something in common with a test item.
struct Candidate
{
    std::uint32_t row = kNoRow;
    std::uint64_t dot = 0;
    std::uint64_t norm2 = 0;
    double cosine = 0; ///< Scoring::AsPublished only
};

/// What a ranking needs to know of its test item and of the comparison.
struct RankingRules
{
    Scoring scoring = Scoring::Exact;
    std::uint32_t top = 1;
    double minScore = 0;
    std::uint64_t norm2 = 0; ///< of the test item
};

/// The best rows for one test item, in whatever order they come. The best one is kept whatever its score,
/// with the number of rows that tie with it; further ones need RankingRules::minScore. Equal scores: the
/// lowest row.
class BestRows
{
public:
    void add(const Candidate& candidate, const RankingRules& rules);
    /// Rows whose dot^2 / norm2 is surely below this cannot change anything. Rounded down.
    [[nodiscard]] double floor2(const RankingRules& rules) const;
    [[nodiscard]] const Candidate& best() const { return m_best; }
    [[nodiscard]] std::uint32_t ties() const { return m_ties; }
    /// Rows of rank 2 and after, best first.
    [[nodiscard]] std::vector<Candidate> others(const RankingRules& rules) const;

private:
    Candidate m_best;
    std::uint32_t m_ties = 0;
    std::vector<Candidate> m_kept; // heap, worst on top; only for top > 1
};

/// Percent. Equal vectors give exactly 100.
[[nodiscard]] double exactScore(std::uint64_t dot, std::uint64_t norm2Test, std::uint64_t norm2Train);

} // namespace heldout::similarity
