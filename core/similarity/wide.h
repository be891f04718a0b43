// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>

/// Comparisons of products that do not fit 64 bits.
namespace heldout::similarity {

__extension__ using UInt128 = unsigned __int128;

using Factors = std::array<std::uint64_t, 4>;

namespace detail {

constexpr int bitWidth(const Factors& factors)
{
    int bits = 0;
    for (const std::uint64_t factor : factors)
        bits += static_cast<int>(std::bit_width(factor));
    return bits;
}

constexpr UInt128 narrowProduct(const Factors& factors)
{
    UInt128 product = 1;
    for (const std::uint64_t factor : factors)
        product *= factor;
    return product;
}

/// The product in four 64-bit digits, most significant first, so that arrays compare as numbers.
constexpr std::array<std::uint64_t, 4> wideProduct(const Factors& factors)
{
    std::array<std::uint64_t, 4> product{0, 0, 0, 1};
    for (const std::uint64_t factor : factors) {
        UInt128 carry = 0;
        for (std::size_t digit = product.size(); digit-- > 0;) {
            carry += UInt128{product[digit]} * factor;
            product[digit] = static_cast<std::uint64_t>(carry);
            carry >>= 64;
        }
    }
    return product;
}

} // namespace detail

/// Sign of (product of `a`) - (product of `b`), exact. 128 bits are enough for all but enormous texts.
constexpr int compareProducts(const Factors& a, const Factors& b)
{
    if (detail::bitWidth(a) <= 128 && detail::bitWidth(b) <= 128) {
        const UInt128 left = detail::narrowProduct(a);
        const UInt128 right = detail::narrowProduct(b);
        return left < right ? -1 : left > right ? 1 : 0;
    }
    const auto left = detail::wideProduct(a);
    const auto right = detail::wideProduct(b);
    return left < right ? -1 : left > right ? 1 : 0;
}

} // namespace heldout::similarity
