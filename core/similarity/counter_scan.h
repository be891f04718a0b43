// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace heldout::similarity {

/// A row of a block whose counter reached the limit.
struct Found
{
    std::uint32_t local = 0; ///< number in the block
    std::uint64_t counted = 0;
};

/// Which rows are found: those whose counter reaches `limit` (> 0), and where there are masks, whose counter
/// with one for each of the bits `mask` that the row has reaches `need`.
struct Sieve
{
    std::uint64_t limit = 1;
    const std::uint64_t* masks = nullptr; ///< by row of the block; none = all pass
    std::uint64_t mask = 0;
    std::uint64_t need = 0;
};

/// `all` and `some` write the rows that pass the sieve to `out`, which has room for all rows of the block, in
/// order, give their number, and set the counters to 0.
template <typename Counter>
struct ScanOf
{
    /// Goes over the counters [from, to) of a block. Both are multiples of 64, or `to` is the number of the
    /// block's rows and counters behind them are 0.
    std::size_t (*all)(Counter* counters, std::size_t from, std::size_t to, const Sieve& sieve, Found* out);
    /// Looks at the counters of `rows` only.
    std::size_t (*some)(
        Counter* counters, const std::uint16_t* rows, std::size_t size, const Sieve& sieve, Found* out);
    /// The greatest of the counters, which stay.
    std::uint64_t (*greatest)(const Counter* counters, std::size_t size);
};

struct CounterScan
{
    ScanOf<std::uint8_t> bytes;
    ScanOf<std::uint16_t> words;
    ScanOf<std::uint64_t> wide;
};

/// For every processor.
[[nodiscard]] const CounterScan& baselineScan();
/// The same in wider steps; none where the processor does not have them.
[[nodiscard]] const CounterScan* avx2Scan();
[[nodiscard]] const CounterScan& fastestScan();

namespace avx2 {
extern const CounterScan kScan;
extern const bool kScanCompiled;
} // namespace avx2

} // namespace heldout::similarity
