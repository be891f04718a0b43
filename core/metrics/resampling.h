// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/job.h"
#include "base/random.h"
#include "metrics/outcome_table.h"

/// What bootstrap and permutations have in common.
namespace heldout::metrics {

/// How many draws or steps lie between two looks at the stop request.
inline constexpr std::size_t kStepsBetweenStops = std::size_t{1} << 16;

/// Places drawn by a generator that belongs to one resample of one seed.
class Draws
{
public:
    Draws(std::uint64_t seed, std::uint64_t resample);

    /// Uniform in 0 .. bound-1 without bias, bound in 1 .. 2^32 - 1, by the multiplication of Lemire (2019).
    std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = std::uint64_t{half()} * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t rejected = (0 - bound) % bound;
            while (static_cast<std::uint32_t>(product) < rejected)
                product = std::uint64_t{half()} * bound;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

private:
    std::uint32_t half()
    {
        if (m_kept) {
            m_kept = false;
            return static_cast<std::uint32_t>(m_word >> 32U);
        }
        m_kept = true;
        m_word = m_random();
        return static_cast<std::uint32_t>(m_word);
    }

    Random m_random;
    std::uint64_t m_word = 0;
    bool m_kept = false;
};

/// The value at `part` of the way through sorted values, between two neighbours by straight line; not empty.
[[nodiscard]] double quantile(std::span<const double> sorted, double part);

/// What drawn signatures add to some cells of a table. A *bucket* is an outcome and the cells it goes to:
/// buckets are counted first and summed once, so that a draw costs one count a system and part.
class CellSums
{
public:
    /// `cells` are in the table, each once. Cancelled.
    [[nodiscard]] static Result<CellSums> make(
        const OutcomeTable& table, std::span<const Cell> cells, const JobContext& job);

    [[nodiscard]] std::size_t buckets() const { return m_all.size(); }
    [[nodiscard]] std::span<const std::uint32_t> bucketsOf(std::uint32_t signature) const
    {
        return std::span(m_buckets).subspan(m_first[signature], m_first[signature + 1] - m_first[signature]);
    }
    /// Counts of buckets into tallies of the cells, as many as there were cells.
    void sum(std::span<const std::uint64_t> counts, std::vector<Tally>& tallies) const;

private:
    /// An outcome and the cells it goes to.
    struct Bucket
    {
        const Outcome* outcome = nullptr;
        std::size_t first = 0, end = 0; // of m_cells
    };

    Tally m_nothing;
    std::vector<std::size_t> m_first; // of signatures into m_buckets, and the end
    std::vector<std::uint32_t> m_buckets;
    std::vector<Bucket> m_all;
    std::vector<std::uint32_t> m_cells;
    std::size_t m_cellCount = 0;
};

} // namespace heldout::metrics
