// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace heldout::similarity {

/// A row of a block whose counter reached the limit.
struct Found
{
    std::uint32_t local = 0; ///< number in the block
    std::uint64_t counted = 0;
};

/// Goes once over the counters of a block: rows that reach `limit` (> 0) are appended to `out`, in order, and
/// all counters become 0. `size` counts up to a multiple of 64; counters behind the block's rows are 0.
struct CounterScan
{
    void (*bytes)(std::uint8_t* counters, std::size_t size, std::uint64_t limit, std::vector<Found>& out);
    void (*words)(std::uint16_t* counters, std::size_t size, std::uint64_t limit, std::vector<Found>& out);
    void (*wide)(std::uint64_t* counters, std::size_t size, std::uint64_t limit, std::vector<Found>& out);
};

/// For every processor.
[[nodiscard]] const CounterScan& baselineScan();
/// The same in wider steps; none where the processor does not have them.
[[nodiscard]] const CounterScan* avx2Scan();
[[nodiscard]] const CounterScan& fastestScan();

} // namespace heldout::similarity
