// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/counter_scan.h"

#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace heldout::similarity {

namespace {

#include "similarity/counter_scan_kernels.inc"

constexpr CounterScan kBaseline{kScanOf<std::uint8_t>, kScanOf<std::uint16_t>, kScanOf<std::uint64_t>};

} // namespace

const CounterScan& baselineScan()
{
    return kBaseline;
}

const CounterScan* avx2Scan()
{
#if defined(__x86_64__)
    static const bool there
        = avx2::kScanCompiled && __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("popcnt") != 0;
    return there ? &avx2::kScan : nullptr;
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
