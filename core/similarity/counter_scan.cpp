// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/counter_scan.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace heldout::similarity {

namespace {

constexpr std::size_t kStride = 64; // counters looked at together

/// One source for all processors: the compiler makes the wider steps of it where its target has them.
template <typename Counter>
[[gnu::always_inline]] inline void scan(
    Counter* counters, std::size_t size, std::uint64_t limit, std::vector<Found>& out)
{
    if (limit <= std::numeric_limits<Counter>::max()) {
        const auto least = static_cast<Counter>(limit);
        for (std::size_t first = 0; first < size; first += kStride) {
            const Counter* const at = counters + first;
            Counter most = 0;
            for (std::size_t i = 0; i < kStride; ++i)
                most = std::max(most, at[i]);
            if (most < least) [[likely]]
                continue;
            for (std::size_t i = 0; i < kStride; ++i) {
                if (at[i] >= least)
                    out.push_back({static_cast<std::uint32_t>(first + i), at[i]});
            }
        }
    }
    std::memset(counters, 0, (size + kStride - 1) / kStride * kStride * sizeof(Counter));
}

void scanBytes(std::uint8_t* counters, std::size_t size, std::uint64_t limit, std::vector<Found>& out)
{
    scan(counters, size, limit, out);
}
void scanWords(std::uint16_t* counters, std::size_t size, std::uint64_t limit, std::vector<Found>& out)
{
    scan(counters, size, limit, out);
}
void scanWide(std::uint64_t* counters, std::size_t size, std::uint64_t limit, std::vector<Found>& out)
{
    scan(counters, size, limit, out);
}

constexpr CounterScan kBaseline{scanBytes, scanWords, scanWide};

#if defined(__x86_64__)
[[gnu::target("avx2")]] void scanBytesAvx2(
    std::uint8_t* counters, std::size_t size, std::uint64_t limit, std::vector<Found>& out)
{
    scan(counters, size, limit, out);
}
[[gnu::target("avx2")]] void scanWordsAvx2(
    std::uint16_t* counters, std::size_t size, std::uint64_t limit, std::vector<Found>& out)
{
    scan(counters, size, limit, out);
}
[[gnu::target("avx2")]] void scanWideAvx2(
    std::uint64_t* counters, std::size_t size, std::uint64_t limit, std::vector<Found>& out)
{
    scan(counters, size, limit, out);
}

constexpr CounterScan kAvx2{scanBytesAvx2, scanWordsAvx2, scanWideAvx2};
#endif

} // namespace

const CounterScan& baselineScan()
{
    return kBaseline;
}

const CounterScan* avx2Scan()
{
#if defined(__x86_64__)
    static const bool there = __builtin_cpu_supports("avx2") != 0;
    return there ? &kAvx2 : nullptr;
#else
    return nullptr;
#endif
}

const CounterScan& fastestScan()
{
    const CounterScan* wide = avx2Scan();
    return wide != nullptr ? *wide : kBaseline;
}

} // namespace heldout::similarity
