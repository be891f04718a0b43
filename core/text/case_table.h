// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "text/code_points.h"

namespace heldout::text {

/// A code point in lower case, as it is written.
struct LoweredPoint
{
    std::array<char, 4> utf8{};
    std::uint8_t length = 0;
    bool isWord = false; ///< general categories L and N, and '_'
    bool isSpace = false;
    bool depends = false; ///< its lower case is two characters, or depends on its neighbours
};

/// By code point. ICU is asked once for each group of 256 of them, when the first is met. Thread-safe.
[[nodiscard]] const LoweredPoint& loweredPoint(CodePoint codePoint);

} // namespace heldout::text
