// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace heldout {

inline constexpr std::size_t kValid = static_cast<std::size_t>(-1);

/// Offset of the first byte that is no UTF-8 (overlong forms, surrogates and values over U+10FFFF are none),
/// or kValid. Linear; valid text is checked with SIMD.
[[nodiscard]] std::size_t firstInvalidUtf8(std::string_view bytes);

/// Every byte that is no UTF-8 read as Windows-1252 (the five unassigned bytes as U+FFFD), the rest kept.
[[nodiscard]] std::string repairUtf8(std::string_view bytes);

/// Eight bytes at a time.
[[nodiscard]] bool isAscii(std::string_view text);

/// Number of code points in valid UTF-8.
[[nodiscard]] std::size_t codePoints(std::string_view text);

} // namespace heldout
