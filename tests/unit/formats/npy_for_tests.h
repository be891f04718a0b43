// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

namespace heldout::formats {

/// How a .npy file is to be written.
struct NpyShape
{
    std::string type = "<f4"; ///< <f2, >f8 ...
    bool fortranOrder = false;
    int version = 1;
    std::size_t rows = 0;
    std::size_t columns = 0;
};

/// A file with this dictionary, as numpy pads it.
inline std::string npyWith(std::string dictionary, const std::string& numbers, int version = 1)
{
    const std::size_t prefix = version == 1 ? 10 : 12;
    while ((prefix + dictionary.size() + 1) % 64 != 0)
        dictionary += ' ';
    dictionary += '\n';
    std::string file = "\x93NUMPY";
    file += static_cast<char>(version);
    file += '\0';
    for (std::size_t i = 0; i < prefix - 8; ++i)
        file += static_cast<char>(dictionary.size() >> 8U * i & 0xffU);
    return file + dictionary + numbers;
}

/// binary16 of a number that has one, by the definition of the format.
inline std::uint16_t halfOf(float number)
{
    const auto bits = std::bit_cast<std::uint32_t>(number);
    const std::uint32_t sign = bits >> 16U & 0x8000U;
    const std::uint32_t fraction = bits & 0x7fffffU;
    const int exponent = static_cast<int>(bits >> 23U & 0xffU) - 127;
    if (exponent == 128)
        return static_cast<std::uint16_t>(sign | 0x7c00U | fraction >> 13U);
    if (exponent < -14) // subnormal there
        return static_cast<std::uint16_t>(
            sign | (exponent < -25 ? 0U : (fraction | 0x800000U) >> static_cast<unsigned>(-exponent - 1)));
    return static_cast<std::uint16_t>(
        sign | static_cast<std::uint32_t>(exponent + 15) << 10U | fraction >> 13U);
}

template <typename Number>
std::string bytesOf(Number number, bool bigEndian)
{
    auto bytes = std::bit_cast<std::array<char, sizeof(Number)>>(number);
    if (bigEndian == (std::endian::native == std::endian::little))
        std::reverse(bytes.begin(), bytes.end());
    return {bytes.begin(), bytes.end()};
}

inline std::string npyOf(const NpyShape& shape, const std::vector<double>& numbers)
{
    std::string body;
    const bool big = shape.type[0] == '>';
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::size_t at = shape.fortranOrder ? i % shape.rows * shape.columns + i / shape.rows : i;
        if (shape.type[2] == '2')
            body += bytesOf(halfOf(static_cast<float>(numbers[at])), big);
        else if (shape.type[2] == '4')
            body += bytesOf(static_cast<float>(numbers[at]), big);
        else
            body += bytesOf(numbers[at], big);
    }
    return npyWith("{'descr': '" + shape.type
            + "', 'fortran_order': " + (shape.fortranOrder ? "True" : "False") + ", 'shape': ("
            + std::to_string(shape.rows) + ", " + std::to_string(shape.columns) + "), }",
        body, shape.version);
}

} // namespace heldout::formats
