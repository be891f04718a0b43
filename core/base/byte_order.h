// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

namespace heldout {

/// The same number with its bytes in the opposite order.
template <typename Number>
[[nodiscard]] constexpr Number byteSwapped(Number number)
{
    auto bytes = std::bit_cast<std::array<std::byte, sizeof(Number)>>(number);
    std::ranges::reverse(bytes);
    return std::bit_cast<Number>(bytes);
}

/// From the order of this machine to little-endian, and back.
template <typename Number>
[[nodiscard]] constexpr Number littleEndian(Number number)
{
    return std::endian::native == std::endian::little ? number : byteSwapped(number);
}

} // namespace heldout
