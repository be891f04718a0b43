// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "similarity/row_index.h"

namespace heldout::similarity {

/// An n-gram of a query in a block.
struct SearchTerm
{
    const std::uint32_t* starts = nullptr; ///< RowIndex::starts()
    std::uint64_t postings = 0; ///< in the block
    std::uint64_t weight = 0; ///< what a row gets for each time it has it
    std::uint64_t bound = 0; ///< most that it can add to a dot product
    std::uint64_t added = 0; ///< weight in the unit of the plan
    std::uint8_t bit = RowIndex::kNoBit;
};

/// The terms that are left out of the counting, as a row's mask tells them.
struct LeftOut
{
    std::uint64_t mask = 0;
    std::uint64_t otherBound = 0; ///< most that those without a bit can add
    bool single = true; ///< each bit adds one
    std::array<std::uint64_t, RowIndex::kNoBit> bounds{}; ///< by bit, when they do not

    /// Most that they can add to a row of this mask.
    [[nodiscard]] std::uint64_t most(std::uint64_t rowMask) const;
};

/// How the windows of a block are searched for one query: the rarest terms are counted, the most frequent
/// ones are left out as long as they alone cannot make up what is needed (MaxScore, Turtle and Flood 1995),
/// so many that counting and scoring cost the least.
class SearchPlan
{
public:
    /// Starts over with no terms.
    void clear();
    void add(const SearchTerm& term) { m_terms.push_back(term); }
    /// After the last term. In which order terms are counted: ascending frequency in the block.
    void sort();
    /// For rows that reach a dot product of `need` (> 0) in a block of so many rows.
    void make(std::uint64_t need, std::size_t rows);
    /// The same terms are counted when it turns out that rows must reach more.
    void raise(std::uint64_t need);

    [[nodiscard]] bool isEmpty() const { return m_terms.empty(); }
    [[nodiscard]] std::span<const SearchTerm> counted() const { return std::span(m_terms).first(m_counted); }
    [[nodiscard]] const LeftOut& leftOut() const { return m_leftOut; }
    [[nodiscard]] std::uint64_t need() const { return m_need; }
    /// What make() was last called with since clear(); 0 = not yet.
    [[nodiscard]] std::uint64_t madeFor() const { return m_madeFor; }
    /// Greatest value that a counter can get.
    [[nodiscard]] std::uint64_t greatest() const { return m_greatest; }
    /// What one in a counter stands for, at most.
    [[nodiscard]] std::uint64_t unit() const { return m_unit; }
    /// Rows whose counter is below it cannot reach `need`.
    [[nodiscard]] std::uint64_t limit(std::uint64_t need) const;
    /// Rows of the block that are expected to reach the limit.
    [[nodiscard]] double expected() const { return m_expected; }

private:
    void chooseCounted(std::size_t rows);
    void leaveOut();
    void countInUnits();

    std::vector<SearchTerm> m_terms;
    std::size_t m_counted = 0; // of m_terms; those after it are left out
    LeftOut m_leftOut;
    std::uint64_t m_madeFor = 0;
    std::uint64_t m_need = 0;
    std::uint64_t m_rest = 0; // most that the terms left out can add
    std::uint64_t m_greatest = 0;
    std::uint64_t m_unit = 1;
    double m_expected = 0;
};

} // namespace heldout::similarity
