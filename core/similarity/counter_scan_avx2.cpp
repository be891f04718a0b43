// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled for AVX2 where the compiler can.
#include "similarity/counter_scan.h"

#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace heldout::similarity::avx2 {

namespace {

#include "similarity/counter_scan_kernels.inc"

} // namespace

const CounterScan kScan{kScanOf<std::uint8_t>, kScanOf<std::uint16_t>, kScanOf<std::uint64_t>};
#if defined(__AVX2__)
const bool kScanCompiled = true;
#else
const bool kScanCompiled = false;
#endif

} // namespace heldout::similarity::avx2
