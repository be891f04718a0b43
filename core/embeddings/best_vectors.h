// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "embeddings/embeddings.h"

namespace heldout::embeddings {

struct Found
{
    std::uint32_t item = kNoRow;
    double score = 0; ///< percent
};

/// The best training items of one test item, in whatever order they come. With kAllPartners all that reach
/// Options::minScore, and none besides.
class BestVectors
{
public:
    BestVectors() = default;
    /// As best(), ties() and kept() gave them.
    BestVectors(const Found& best, std::uint32_t ties, std::vector<Found> kept)
        : m_best(best)
        , m_ties(ties)
        , m_kept(std::move(kept))
    {
    }
    void add(const Found& found, const Options& options);
    /// Takes in what was found in another part of the training side.
    void merge(const BestVectors& other, const Options& options);
    /// The score below which an item can change nothing; minus infinity as long as there is none.
    [[nodiscard]] double floor(const Options& options) const;
    [[nodiscard]] const Found& best() const { return m_best; }
    [[nodiscard]] std::uint32_t ties() const { return m_ties; }
    /// In no order that means anything.
    [[nodiscard]] const std::vector<Found>& kept() const { return m_kept; }
    /// Items of rank 2 and after, best first. Cancelled.
    [[nodiscard]] Result<std::vector<Found>> others(const JobContext& job) const;

private:
    void takeBest(const Found& found, std::uint32_t ties);
    void keep(const Found& found, const Options& options);

    Found m_best;
    std::uint32_t m_ties = 0;
    std::vector<Found> m_kept; // heap, worst on top; only for top > 1
};

} // namespace heldout::embeddings
