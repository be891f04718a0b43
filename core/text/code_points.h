// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// Code points of UTF-8. The texts are valid; bytes that are not are read as U+FFFD so that nothing runs
/// away.
namespace heldout::text {

using CodePoint = std::int32_t; // as ICU's UChar32

inline constexpr CodePoint kReplacement = 0xFFFD;
inline constexpr CodePoint kCapitalIWithDot = 0x0130;
inline constexpr CodePoint kCapitalSigma = 0x03A3;
inline constexpr CodePoint kSmallSigma = 0x03C3;
inline constexpr CodePoint kFinalSigma = 0x03C2;

/// The code point at `at`, which moves behind it; at < text.size().
[[nodiscard]] inline CodePoint nextCodePoint(std::string_view text, std::size_t& at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byte(at++);
    if (lead < 0x80)
        return static_cast<CodePoint>(lead);
    const std::size_t more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0;
    if (more == 0 || text.size() - at < more)
        return kReplacement;
    std::uint32_t value = lead & (0x3Fu >> more);
    for (std::size_t i = 0; i < more; ++i)
        value = (value << 6) | (byte(at++) & 0x3Fu);
    return static_cast<CodePoint>(value);
}

/// The code point that ends before `at`, which moves to its start; at > 0.
[[nodiscard]] inline CodePoint previousCodePoint(std::string_view text, std::size_t& at)
{
    do {
        --at;
    } while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xC0u) == 0x80);
    std::size_t from = at;
    return nextCodePoint(text, from);
}

inline void appendCodePoint(std::string& text, CodePoint codePoint)
{
    const auto value = static_cast<std::uint32_t>(codePoint);
    const auto put = [&](std::uint32_t byte) { text.push_back(static_cast<char>(byte)); };
    const auto putTrail = [&](unsigned shift) { put(0x80u | ((value >> shift) & 0x3Fu)); };
    if (value < 0x80) {
        put(value);
    } else if (value < 0x800) {
        put(0xC0u | (value >> 6));
        putTrail(0);
    } else if (value < 0x10000) {
        put(0xE0u | (value >> 12));
        putTrail(6);
        putTrail(0);
    } else {
        put(0xF0u | (value >> 18));
        putTrail(12);
        putTrail(6);
        putTrail(0);
    }
}

} // namespace heldout::text
