// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "base/job.h"
#include "base/result.h"
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
    ScoreRule rule;
    std::uint32_t top = 1;
    double minScore = 0;
    std::uint64_t norm2 = 0; ///< of the test item
    std::uint32_t self = kNoRow; ///< the test item's own row, which is passed over

    [[nodiscard]] bool passesOver(std::uint32_t row) const
    {
        return self != kNoRow && (top == kAllPartners ? row <= self : row == self);
    }
};

[[nodiscard]] RankingRules rulesOf(const Options& options, std::uint64_t norm2Test, std::uint32_t item);

/// What a row must reach so that it can change anything. Rounded down.
struct Floor
{
    Measure measure = Measure::Cosine;
    double value = 0;
    double norm2Test = 0;

    /// There is a row with at least this dot product and at most this norm.
    void raise(double dot, double norm2);
    /// Whether a row with this dot product and norm does.
    [[nodiscard]] bool isReached(double dot, double norm2) const
    {
        switch (measure) {
        case Measure::Cosine:
            return dot * dot >= value * norm2;
        case Measure::Jaccard:
            return dot >= value * (norm2Test + norm2);
        case Measure::Containment:
            break;
        }
        return dot >= value;
    }
    /// The least dot product with which a row of this norm or a greater one does.
    [[nodiscard]] double leastDot(double norm2) const;
};

/// The best rows for one test item, in whatever order they come. The best one is kept whatever its score,
/// with the number of rows that tie with it; further ones need RankingRules::minScore. With kAllPartners the
/// best one needs it, too. Equal scores: the lowest row.
class BestRows
{
public:
    BestRows() = default;
    /// As best(), ties() and kept() gave them.
    BestRows(const Candidate& best, std::uint32_t ties, std::vector<Candidate> kept)
        : m_best(best)
        , m_ties(ties)
        , m_kept(std::move(kept))
    {
    }
    void add(const Candidate& candidate, const RankingRules& rules);
    /// Takes in the rows of another part of the training side.
    void merge(const BestRows& other, const RankingRules& rules);
    [[nodiscard]] Floor floor(const RankingRules& rules) const;
    [[nodiscard]] const Candidate& best() const { return m_best; }
    [[nodiscard]] std::uint32_t ties() const { return m_ties; }
    /// In no order that means anything.
    [[nodiscard]] const std::vector<Candidate>& kept() const { return m_kept; }
    /// Rows of rank 2 and after, best first. Cancelled.
    [[nodiscard]] Result<std::vector<Candidate>> others(
        const RankingRules& rules, const JobContext& job) const;

private:
    void keep(const Candidate& candidate, const RankingRules& rules);

    Candidate m_best;
    std::uint32_t m_ties = 0;
    std::vector<Candidate> m_kept; // heap, worst on top; only for top > 1
};

/// Percent. Equal vectors give exactly 100.
[[nodiscard]] double exactScore(
    std::uint64_t dot, std::uint64_t norm2Test, std::uint64_t norm2Train, Measure measure = Measure::Cosine);

} // namespace heldout::similarity
