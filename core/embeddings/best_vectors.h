// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "embeddings/embeddings.h"

namespace heldout::embeddings {

struct Found
{
    std::uint32_t row = kNoRow;
    double score = 0; ///< percent
};

/// The best training rows of one test row, in whatever order they come.
class BestVectors
{
public:
    void add(const Found& found, const Options& options);
    /// The score below which a row can change nothing; minus infinity as long as there is none.
    [[nodiscard]] double floor(const Options& options) const;
    [[nodiscard]] const Found& best() const { return m_best; }
    [[nodiscard]] std::uint32_t ties() const { return m_ties; }
    /// Rows of rank 2 and after, best first.
    [[nodiscard]] std::vector<Found> others() const;

private:
    Found m_best;
    std::uint32_t m_ties = 0;
    std::vector<Found> m_kept; // heap, worst on top; only for top > 1
};

} // namespace heldout::embeddings
