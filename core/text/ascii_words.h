// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "text/ngrams.h"

namespace heldout::text {

/// Lower-cases and splits ASCII, many bytes at once.
struct AsciiSplitter
{
    static constexpr std::size_t kNotAscii = static_cast<std::size_t>(-1);
    static constexpr std::size_t kStride = 64;

    /// Writes the lower-cased text to `lowered`, which has room for `size` counted up to a multiple of
    /// kStride, and the words, stop words as well, to `words`, which has room for size / 2 + 1. Gives their
    /// number, or kNotAscii.
    std::size_t (*split)(const char* text, std::size_t size, char* lowered, WordSpan* words);
};

/// For every processor.
[[nodiscard]] const AsciiSplitter& baselineSplitter();
/// The same in wider steps; none where the processor does not have them.
[[nodiscard]] const AsciiSplitter* avx2Splitter();
[[nodiscard]] const AsciiSplitter& fastestSplitter();

namespace avx2 {
extern const AsciiSplitter kSplitter;
extern const bool kSplitterCompiled;
} // namespace avx2

} // namespace heldout::text
