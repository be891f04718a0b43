// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/alignment.h"

#include <algorithm>
#include <cstddef>
#include <unordered_map>

namespace heldout::text {

namespace {

/// Half-open ranges of both sequences.
struct Window
{
    std::size_t left = 0, leftEnd = 0;
    std::size_t right = 0, rightEnd = 0;
    [[nodiscard]] std::uint64_t cells() const { return std::uint64_t{leftEnd - left} * (rightEnd - right); }
};

class Aligner
{
public:
    Aligner(std::span<const std::uint32_t> left, std::span<const std::uint32_t> right)
        : m_left(left)
        , m_right(right)
    {
    }

    Alignment run()
    {
        align({0, m_left.size(), 0, m_right.size()}, 0);
        return std::move(m_result);
    }

private:
    // Each cut is at least one item smaller than what it was cut from; texts made to nest deeper stay coarse.
    static constexpr int kDeepest = 24;

    void align(Window window, int depth)
    {
        while (window.cells() > 0 && m_left[window.left] == m_right[window.right])
            pair(window.left++, window.right++);
        std::size_t ends = 0;
        while (window.cells() > 0 && m_left[window.leftEnd - 1] == m_right[window.rightEnd - 1]) {
            --window.leftEnd;
            --window.rightEnd;
            ++ends;
        }
        if (window.cells() > 0)
            alignMiddle(window, depth);
        for (std::size_t i = 0; i < ends; ++i)
            pair(window.leftEnd + i, window.rightEnd + i);
    }

    void alignMiddle(const Window& window, int depth)
    {
        if (window.cells() <= m_cellsLeft) {
            m_cellsLeft -= window.cells();
            alignFully(window);
            return;
        }
        m_result.coarse = true;
        const std::vector<AlignedPair> cuts = depth < kDeepest ? anchors(window) : std::vector<AlignedPair>{};
        if (cuts.empty())
            return;
        Window between = window;
        for (const AlignedPair& cut : cuts) {
            between.leftEnd = cut.left;
            between.rightEnd = cut.right;
            align(between, depth + 1);
            pair(cut.left, cut.right);
            between.left = cut.left + std::size_t{1};
            between.right = cut.right + std::size_t{1};
        }
        between.leftEnd = window.leftEnd;
        between.rightEnd = window.rightEnd;
        align(between, depth + 1);
    }

    /// By dynamic programming over suffixes: lengths[i][j] belongs to left[i..] and right[j..]. The shorter
    /// side has at most 2,000 items here, so 16 bits hold every length.
    void alignFully(const Window& window)
    {
        const std::size_t rows = window.leftEnd - window.left;
        const std::size_t columns = window.rightEnd - window.right;
        const std::size_t stride = columns + 1;
        m_lengths.assign((rows + 1) * stride, 0);
        for (std::size_t i = rows; i-- > 0;) {
            const std::uint32_t item = m_left[window.left + i];
            std::uint16_t* here = m_lengths.data() + i * stride;
            const std::uint16_t* below = here + stride;
            for (std::size_t j = columns; j-- > 0;) {
                here[j] = item == m_right[window.right + j] ? static_cast<std::uint16_t>(below[j + 1] + 1)
                                                            : std::max(below[j], here[j + 1]);
            }
        }
        for (std::size_t i = 0, j = 0; i < rows && j < columns;) {
            if (m_left[window.left + i] == m_right[window.right + j])
                pair(window.left + i++, window.right + j++);
            else if (m_lengths[(i + 1) * stride + j] >= m_lengths[i * stride + j + 1])
                ++i;
            else
                ++j;
        }
    }

    /// Items that occur once on either side, the longest chain of them in the order of both.
    [[nodiscard]] std::vector<AlignedPair> anchors(const Window& window) const
    {
        struct Seen
        {
            std::uint32_t left = 0, right = 0;
            std::uint8_t timesLeft = 0, timesRight = 0;
        };
        std::unordered_map<std::uint32_t, Seen> seen;
        for (std::size_t i = window.left; i < window.leftEnd; ++i) {
            Seen& item = seen[m_left[i]];
            item.left = static_cast<std::uint32_t>(i);
            item.timesLeft = item.timesLeft == 0 ? 1 : 2;
        }
        for (std::size_t j = window.right; j < window.rightEnd; ++j) {
            Seen& item = seen[m_right[j]];
            item.right = static_cast<std::uint32_t>(j);
            item.timesRight = item.timesRight == 0 ? 1 : 2;
        }
        std::vector<AlignedPair> candidates;
        for (std::size_t i = window.left; i < window.leftEnd; ++i) {
            const Seen& item = seen[m_left[i]];
            if (item.timesLeft == 1 && item.timesRight == 1)
                candidates.push_back({item.left, item.right});
        }
        return longestChain(candidates);
    }

    /// Longest increasing subsequence by `right` (patience sorting); `pairs` ascends by `left`.
    static std::vector<AlignedPair> longestChain(const std::vector<AlignedPair>& pairs)
    {
        constexpr std::size_t kNone = static_cast<std::size_t>(-1);
        std::vector<std::size_t> piles; // index of the pair on top of each pile
        std::vector<std::size_t> before(pairs.size(), kNone);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const auto pile = std::ranges::lower_bound(
                piles, pairs[i].right, {}, [&](std::size_t top) { return pairs[top].right; });
            if (pile != piles.begin())
                before[i] = *(pile - 1);
            if (pile == piles.end())
                piles.push_back(i);
            else
                *pile = i;
        }
        std::vector<AlignedPair> chain;
        for (std::size_t i = piles.empty() ? kNone : piles.back(); i != kNone; i = before[i])
            chain.push_back(pairs[i]);
        std::ranges::reverse(chain);
        return chain;
    }

    void pair(std::size_t left, std::size_t right)
    {
        m_result.pairs.push_back({static_cast<std::uint32_t>(left), static_cast<std::uint32_t>(right)});
    }

    std::span<const std::uint32_t> m_left;
    std::span<const std::uint32_t> m_right;
    std::uint64_t m_cellsLeft = kAlignmentCells;
    std::vector<std::uint16_t> m_lengths;
    Alignment m_result;
};

} // namespace

Alignment align(std::span<const std::uint32_t> left, std::span<const std::uint32_t> right)
{
    return Aligner(left, right).run();
}

} // namespace heldout::text
