// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "similarity/wide.h"

/// Hashes place things in tables; equality is always decided on the things themselves.
namespace heldout::similarity {

inline std::uint64_t mix(std::uint64_t a, std::uint64_t b)
{
    const UInt128 product = UInt128{a} * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

inline std::uint64_t hashKey(std::uint64_t key)
{
    return mix(key ^ 0x9e3779b97f4a7c15u, 0xe7037ed1a0b428dbu);
}

inline std::uint64_t hashBytes(std::string_view bytes)
{
    constexpr std::uint64_t kSeed = 0xa0761d6478bd642fu;
    constexpr std::uint64_t kFactor = 0xe7037ed1a0b428dbu;
    const auto load = [](const char* from, std::size_t size) {
        std::uint64_t value = 0;
        std::memcpy(&value, from, size);
        return value;
    };
    std::uint64_t hash = kSeed ^ bytes.size();
    const char* at = bytes.data();
    std::size_t left = bytes.size();
    for (; left > 8; at += 8, left -= 8)
        hash = mix(hash ^ load(at, 8), kFactor);
    // A fixed size for the copy of the rest: two overlapping halves.
    std::uint64_t rest = 0;
    if (left >= 4)
        rest = load(at, 4) | (load(at + left - 4, 4) << 32);
    else if (left > 0)
        rest = load(at, 1) | (load(at + left / 2, 1) << 8) | (load(at + left - 1, 1) << 16);
    return mix(hash ^ rest, kFactor ^ kSeed);
}

/// A word as a number: words of up to 7 bytes have one each, longer ones a hash, with a mark that tells the
/// two apart.
struct WordKey
{
    static constexpr std::size_t kWhole = 7;

    std::uint64_t value = 0;
    std::uint64_t hash = 0; ///< of the value, for a place in a table

    [[nodiscard]] bool isWhole() const { return (value >> 56) <= kWhole; }
};

/// 8 bytes from the first byte on must be readable, those behind the word are not looked at.
inline WordKey keyOf(std::string_view padded)
{
    constexpr std::uint64_t kHashed = std::uint64_t{0xff} << 56;
    std::uint64_t value = 0;
    if (padded.size() > WordKey::kWhole) {
        value = hashBytes(padded) | kHashed;
    } else {
        std::memcpy(&value, padded.data(), sizeof value);
        if constexpr (std::endian::native == std::endian::big)
            value = __builtin_bswap64(value);
        value &= (std::uint64_t{1} << (8 * padded.size())) - 1;
        value |= std::uint64_t{padded.size()} << 56;
    }
    return {value, hashKey(value)};
}

} // namespace heldout::similarity
