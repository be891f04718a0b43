// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled for AVX2 where the compiler can.
#include "text/ascii_words.h"

#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace heldout::text::avx2 {

namespace {

#include "text/ascii_words_kernels.inc"

} // namespace

const AsciiSplitter kSplitter{splitAscii};
#if defined(__AVX2__)
const bool kSplitterCompiled = true;
#else
const bool kSplitterCompiled = false;
#endif

} // namespace heldout::text::avx2
