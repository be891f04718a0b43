// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/numbers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace heldout {

namespace {

template <typename T>
std::optional<T> parseWhole(std::string_view text)
{
    T value{};
    const char* const begin = text.data();
    const char* const end = begin + text.size();
    const auto [stop, error] = std::from_chars(begin, end, value);
    if (error != std::errc() || stop != end)
        return std::nullopt;
    return value;
}

template <typename T>
std::string write(T value)
{
    std::array<char, 40> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return error == std::errc() ? std::string(buffer.data(), end) : std::string();
}

} // namespace

std::optional<std::int64_t> parseInteger(std::string_view text)
{
    return parseWhole<std::int64_t>(text);
}

std::optional<std::uint64_t> parseUnsigned(std::string_view text)
{
    return parseWhole<std::uint64_t>(text);
}

std::optional<double> parseDouble(std::string_view text)
{
    const std::optional<double> value = parseWhole<double>(text);
    if (value && !std::isfinite(*value))
        return std::nullopt;
    return value;
}

std::string toText(std::int64_t value)
{
    return write(value);
}

std::string toText(std::uint64_t value)
{
    return write(value);
}

std::string toText(double value)
{
    return write(value);
}

std::string toFixed(double value, int decimals)
{
    constexpr int kMostDecimals = 60;
    std::array<char, 400> buffer{}; // 309 digits before the point
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
        std::chars_format::fixed, std::clamp(decimals, 0, kMostDecimals));
    if (error != std::errc())
        return {};
    std::string text(buffer.data(), end);
    // Nothing is "minus zero" to a reader.
    if (text.starts_with('-') && text.find_first_not_of("-0.") == std::string::npos)
        text.erase(0, 1);
    return text;
}

} // namespace heldout
