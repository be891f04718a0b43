// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace heldout::text {

/// Positions of two sequences that stand for each other; ascending on both sides.
struct AlignedPair
{
    std::uint32_t left = 0;
    std::uint32_t right = 0;
};

struct Alignment
{
    std::vector<AlignedPair> pairs;
    bool coarse = false;
};

inline constexpr std::uint64_t kAlignmentCells = 4'000'000;

/// A longest common subsequence. Sequences that would need more than kAlignmentCells cells are first cut at
/// items that occur once on either side; what is still too long between these is left unaligned (`coarse`).
[[nodiscard]] Alignment align(std::span<const std::uint32_t> left, std::span<const std::uint32_t> right);

} // namespace heldout::text
