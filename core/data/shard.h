// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace heldout {

/// Part `number` (from 1) of `of` of the training side of a comparison.
struct Shard
{
    std::uint32_t number = 1;
    std::uint32_t of = 1;

    [[nodiscard]] bool isThere() const { return number >= 1 && number <= of; }
    /// Its rows of `rows` are [firstOf, lastOf).
    [[nodiscard]] std::uint64_t firstOf(std::uint64_t rows) const { return rows * (number - 1) / of; }
    [[nodiscard]] std::uint64_t lastOf(std::uint64_t rows) const { return rows * number / of; }
};

} // namespace heldout
