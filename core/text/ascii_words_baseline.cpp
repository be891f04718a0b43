// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/ascii_words.h"

#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace heldout::text {

namespace {

#include "text/ascii_words_kernels.inc"

constexpr AsciiSplitter kBaseline{splitAscii};

} // namespace

const AsciiSplitter& baselineSplitter()
{
    return kBaseline;
}

const AsciiSplitter* avx2Splitter()
{
#if defined(__x86_64__)
    static const bool there = avx2::kSplitterCompiled && __builtin_cpu_supports("avx2") != 0
        && __builtin_cpu_supports("bmi") != 0;
    return there ? &avx2::kSplitter : nullptr;
#else
    return nullptr;
#endif
}

const AsciiSplitter& fastestSplitter()
{
    const AsciiSplitter* wide = avx2Splitter();
    return wide != nullptr ? *wide : kBaseline;
}

} // namespace heldout::text
