// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "similarity/train_rows.h"

namespace heldout::similarity {

/// Rows of a chunk turned round: from an n-gram to the rows that have it. Rows are sorted by (norm, row) and
/// cut into blocks of similar norm, so that one bound serves a block and 16 bits number its rows. N-grams in
/// few rows are kept apart, with the rows as they are.
class RowIndex
{
public:
    static constexpr std::size_t kBlockRows = 65'536;
    static constexpr std::uint32_t kRare = 16; ///< most rows of a rare n-gram
    static constexpr std::uint8_t kNoBit = 64;

    struct Block
    {
        std::size_t first = 0; ///< in the order of the index
        std::size_t last = 0;
        std::uint64_t norm2Min = 0;
        std::uint64_t norm2Max = 0;
        std::size_t firstStep = 0;
        std::size_t lastStep = 0;
    };
    /// Rows of a block up to `last`, from where the step before ends: a bound of their own, for what few rows
    /// cost.
    struct Step
    {
        std::size_t last = 0; ///< in the order of the index
        std::uint64_t norm2Min = 0;
    };
    /// Rows of a block that have an n-gram: numbers from the block's first row; counts only where the index
    /// has any.
    struct Postings
    {
        std::span<const std::uint16_t> rows;
        const std::uint32_t* counts = nullptr;
    };
    struct Frequent
    {
        std::uint32_t number = 0;
        std::uint32_t greatestCount = 1; ///< in any row of the index
        std::uint8_t bit = kNoBit; ///< in a row's mask, for the most frequent ones
    };

    /// Once only. Takes the rows whose `repeats` is as asked for. `rows` must outlive the index. Can be
    /// stopped.
    [[nodiscard]] Status build(
        const TrainRows& rows, bool repeats, std::size_t vocabulary, const JobContext& job);

    [[nodiscard]] std::span<const Block> blocks() const { return m_blocks; }
    [[nodiscard]] std::span<const Step> stepsOf(const Block& block) const
    {
        return std::span(m_steps).subspan(block.firstStep, block.lastStep - block.firstStep);
    }
    [[nodiscard]] const TrainRows& rows() const { return *m_rows; }
    /// Position in rows() of the row at `place` in the order of the index.
    [[nodiscard]] std::uint32_t rowAt(std::size_t place) const { return m_order[place]; }
    /// Which of the 64 most frequent n-grams the row at `place` has, and those after it.
    [[nodiscard]] const std::uint64_t* masksAt(std::size_t place) const { return m_masks.data() + place; }
    [[nodiscard]] std::uint64_t norm2At(std::size_t place) const { return m_norm2[place]; }
    [[nodiscard]] bool hasCounts() const { return !m_counts.empty(); }
    /// Positions in rows(); empty for an n-gram that is not rare.
    [[nodiscard]] std::span<const std::uint32_t> rare(std::uint32_t gram) const;
    /// Nothing for an n-gram that is not frequent.
    [[nodiscard]] std::optional<Frequent> frequent(std::uint32_t gram) const;
    /// `number`: Frequent::number.
    [[nodiscard]] Postings postings(std::uint32_t number, std::size_t block) const
    {
        const std::uint32_t* const start = &m_starts[number * (m_blocks.size() + 1) + block];
        return {{m_locals.data() + start[0], m_locals.data() + start[1]},
            m_counts.empty() ? nullptr : m_counts.data() + start[0]};
    }
    [[nodiscard]] bool has(std::uint32_t gram) const { return m_place[gram].size > 0; }

private:
    enum class Kind : std::uint8_t { Absent, Rare, Frequent };
    struct Place
    {
        Kind kind = Kind::Absent;
        std::uint8_t bit = kNoBit;
        std::uint32_t at = 0; ///< frequent: number among the frequent; rare: start in m_rareRows
        std::uint32_t size = 0;
        std::uint32_t next = 0; ///< while filling: the next free place
    };

    Status order(bool repeats, const JobContext& job);
    void cutBlocks();
    void dealOut(const std::vector<std::uint32_t>& taken, std::uint64_t greatest);
    Status count(bool repeats, std::size_t vocabulary, const JobContext& job);
    void chooseBits();
    Status fill(bool repeats, const JobContext& job);
    void fillRow(std::size_t rowPlace, std::size_t local, bool repeats);

    const TrainRows* m_rows = nullptr;
    std::vector<std::uint32_t> m_order;
    std::vector<std::uint64_t> m_masks; // beside m_order
    std::vector<std::uint64_t> m_norm2; // beside m_order
    std::vector<Block> m_blocks;
    std::vector<Step> m_steps;
    std::vector<Place> m_place; // by n-gram
    std::vector<std::uint32_t> m_rareRows;
    std::vector<std::uint32_t> m_frequent; // n-gram by number among the frequent
    std::vector<std::uint32_t> m_starts; // frequent x (blocks + 1), into m_locals
    std::vector<std::uint16_t> m_locals;
    std::vector<std::uint32_t> m_counts; // beside m_locals, or empty
    std::vector<std::uint32_t> m_greatest; // by number among the frequent, or empty
};

} // namespace heldout::similarity
