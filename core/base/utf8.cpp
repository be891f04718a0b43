// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#include <simdjson.h>

namespace heldout {

namespace {

bool isContinuation(unsigned char byte)
{
    return (byte & 0xc0U) == 0x80U;
}

/// Length of the well-formed sequence that begins at `at`, 0 when there is none.
std::size_t sequenceLength(std::string_view bytes, std::size_t at)
{
    const auto byteAt = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    const unsigned char lead = byteAt(at);
    if (lead < 0x80)
        return 1;
    std::size_t length = 0;
    unsigned char low = 0x80;
    unsigned char high = 0xbf; // bounds of the second byte
    if (lead >= 0xc2 && lead <= 0xdf) {
        length = 2;
    } else if (lead >= 0xe0 && lead <= 0xef) {
        length = 3;
        low = lead == 0xe0 ? 0xa0 : 0x80;
        high = lead == 0xed ? 0x9f : 0xbf;
    } else if (lead >= 0xf0 && lead <= 0xf4) {
        length = 4;
        low = lead == 0xf0 ? 0x90 : 0x80;
        high = lead == 0xf4 ? 0x8f : 0xbf;
    } else {
        return 0;
    }
    if (bytes.size() - at < length || byteAt(at + 1) < low || byteAt(at + 1) > high)
        return 0;
    for (std::size_t i = 2; i < length; ++i) {
        if (!isContinuation(byteAt(at + i)))
            return 0;
    }
    return length;
}

/// 0x80 .. 0x9f of Windows-1252; the rest is as in Latin-1.
constexpr std::array<char16_t, 32> kWindows1252{0x20ac, 0xfffd, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020,
    0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0xfffd, 0x017d, 0xfffd, 0xfffd, 0x2018, 0x2019, 0x201c,
    0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0xfffd, 0x017e, 0x0178};

void appendFromWindows1252(std::string& out, unsigned char byte)
{
    const unsigned code = byte < 0xa0 ? kWindows1252.at(byte - 0x80U) : byte;
    if (code < 0x800) {
        out += static_cast<char>(0xc0U | (code >> 6U));
    } else {
        out += static_cast<char>(0xe0U | (code >> 12U));
        out += static_cast<char>(0x80U | ((code >> 6U) & 0x3fU));
    }
    out += static_cast<char>(0x80U | (code & 0x3fU));
}

/// As firstInvalidUtf8, from `at` on, one byte after another.
std::size_t scanInvalid(std::string_view bytes, std::size_t at)
{
    while (at < bytes.size()) {
        const std::size_t length = sequenceLength(bytes, at);
        if (length == 0)
            return at;
        at += length;
    }
    return kValid;
}

} // namespace

std::size_t firstInvalidUtf8(std::string_view bytes)
{
    if (simdjson::validate_utf8(bytes.data(), bytes.size()))
        return kValid;
    return scanInvalid(bytes, 0);
}

std::string repairUtf8(std::string_view bytes)
{
    std::string repaired;
    repaired.reserve(bytes.size() + bytes.size() / 8);
    std::size_t at = 0;
    while (at < bytes.size()) {
        const std::size_t bad = std::min(scanInvalid(bytes, at), bytes.size());
        repaired.append(bytes, at, bad - at);
        if (bad < bytes.size())
            appendFromWindows1252(repaired, static_cast<unsigned char>(bytes[bad]));
        at = bad + 1;
    }
    return repaired;
}

bool isAscii(std::string_view text)
{
    std::uint64_t seen = 0;
    const char* at = text.data();
    std::size_t left = text.size();
    for (; left >= sizeof seen; at += sizeof seen, left -= sizeof seen) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, at, sizeof eight);
        seen |= eight;
    }
    for (; left > 0; ++at, --left)
        seen |= static_cast<unsigned char>(*at);
    return (seen & 0x8080808080808080u) == 0;
}

std::size_t codePoints(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return !isContinuation(static_cast<unsigned char>(c)); }));
}

} // namespace heldout
