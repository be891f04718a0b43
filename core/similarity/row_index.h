// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "similarity/train_rows.h"

namespace heldout::similarity {

/// Rows of a chunk turned round: from an n-gram to the rows that have it. Rows are sorted by (norm, row).
/// They are cut into windows, whose counters stay in the processor's first cache and whose rows 16 bits
/// number; windows of similar norm make a block, for which a search is planned once. N-grams in few rows are
/// kept apart, with the rows as they are.
class RowIndex
{
public:
    static constexpr std::size_t kWindowRows = 32'768;
    static constexpr std::size_t kBlockWindows = 4;
    static constexpr std::uint32_t kRare = 16; ///< most rows of a rare n-gram
    static constexpr std::uint8_t kNoBit = 64;

    struct Block
    {
        std::size_t firstWindow = 0;
        std::size_t lastWindow = 0;
        std::size_t rows = 0;
        std::uint64_t norm2Min = 0;
        std::uint64_t norm2Max = 0;
    };
    struct Window
    {
        std::size_t first = 0; ///< in the order of the index
        std::size_t last = 0;
        std::uint64_t norm2Min = 0;
        std::uint64_t norm2Max = 0;
        std::size_t firstStep = 0;
        std::size_t lastStep = 0;
    };
    /// Rows of a window up to `last`, from where the step before ends: a bound of their own, for what few
    /// rows cost.
    struct Step
    {
        std::size_t last = 0; ///< in the order of the index
        std::uint64_t norm2Min = 0;
    };
    /// Rows of a window that have an n-gram: numbers from the window's first row; counts only where the index
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
    [[nodiscard]] std::span<const Window> windowsOf(const Block& block) const
    {
        return std::span(m_windows).subspan(block.firstWindow, block.lastWindow - block.firstWindow);
    }
    [[nodiscard]] std::span<const Step> stepsOf(const Window& window) const
    {
        return std::span(m_steps).subspan(window.firstStep, window.lastStep - window.firstStep);
    }
    [[nodiscard]] const TrainRows& rows() const { return *m_rows; }
    /// A row in the order of the index.
    struct Place
    {
        std::uint64_t norm2 = 0;
        std::uint32_t position = 0; ///< in rows()
        std::uint32_t row = 0; ///< in the training side
    };
    [[nodiscard]] const Place& at(std::size_t place) const { return m_places[place]; }
    void prefetchPlace(std::size_t place) const { __builtin_prefetch(&m_places[place]); }
    /// Which of the 64 most frequent n-grams the row at `place` has, and those after it.
    [[nodiscard]] const std::uint64_t* masksAt(std::size_t place) const { return m_masks.data() + place; }
    [[nodiscard]] bool hasCounts() const { return !m_counts.empty(); }
    /// Positions in rows(); empty for an n-gram that is not rare.
    [[nodiscard]] std::span<const std::uint32_t> rare(std::uint32_t gram) const;
    /// Nothing for an n-gram that is not frequent.
    [[nodiscard]] std::optional<Frequent> frequent(std::uint32_t gram) const;
    /// Where the postings of an n-gram (Frequent::number) start in each window of a block, and where they end
    /// in the last.
    [[nodiscard]] const std::uint32_t* starts(std::uint32_t number, const Block& block) const
    {
        return &m_starts[number * (m_windows.size() + 1) + block.firstWindow];
    }
    /// Those between two neighbours of starts().
    [[nodiscard]] Postings postings(const std::uint32_t* start) const
    {
        return {{m_locals.data() + start[0], m_locals.data() + start[1]},
            m_counts.empty() ? nullptr : m_counts.data() + start[0]};
    }
    /// Postings are read soon: of one window, at most those that a search reads before the processor sees
    /// that it reads on and on.
    void prefetchPostings(const std::uint32_t* start) const
    {
        constexpr std::uint32_t kMost = 256;
        constexpr std::uint32_t kLine = 32; // postings in a line of the cache
        const std::uint32_t end = std::min(start[1], start[0] + kMost);
        for (std::uint32_t at = start[0]; at < end; at += kLine)
            __builtin_prefetch(m_locals.data() + at);
    }
    [[nodiscard]] bool has(std::uint32_t gram) const { return m_grams[gram].size > 0; }

private:
    enum class Kind : std::uint8_t { Absent, Rare, Frequent };
    struct Gram
    {
        Kind kind = Kind::Absent;
        std::uint8_t bit = kNoBit;
        std::uint32_t at = 0; ///< frequent: number among the frequent; rare: start in m_rareRows
        std::uint32_t size = 0;
        std::uint32_t next = 0; ///< while filling: the next free place
    };

    Status order(bool repeats, const JobContext& job);
    void cutBlocks();
    void dealOut(const std::vector<Place>& taken, std::uint64_t greatest);
    Status count(bool repeats, std::size_t vocabulary, const JobContext& job);
    void chooseBits();
    Status fill(bool repeats, const JobContext& job);
    void fillRow(std::size_t rowPlace, std::size_t local, bool repeats);

    const TrainRows* m_rows = nullptr;
    std::vector<Place> m_places;
    std::vector<std::uint64_t> m_masks; // beside m_places
    std::vector<Block> m_blocks;
    std::vector<Window> m_windows;
    std::vector<Step> m_steps;
    std::vector<Gram> m_grams;
    std::vector<std::uint32_t> m_rareRows;
    std::vector<std::uint32_t> m_frequent; // n-gram by number among the frequent
    std::vector<std::uint32_t> m_starts; // frequent x (windows + 1), into m_locals
    std::vector<std::uint16_t> m_locals;
    std::vector<std::uint32_t> m_counts; // beside m_locals, or empty
    std::vector<std::uint32_t> m_greatest; // by number among the frequent, or empty
};

} // namespace heldout::similarity
