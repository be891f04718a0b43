// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace heldout {

/// Numbers to text and back, by from_chars/to_chars alone: no locale is ever asked.
/// Parsing takes the whole text or nothing; a leading '+', blanks, "inf" and "nan" are refused.
[[nodiscard]] std::optional<std::int64_t> parseInteger(std::string_view text);
[[nodiscard]] std::optional<std::uint64_t> parseUnsigned(std::string_view text);
[[nodiscard]] std::optional<double> parseDouble(std::string_view text);

[[nodiscard]] std::string toText(std::int64_t value);
[[nodiscard]] std::string toText(std::uint64_t value);
/// The shortest text that reads back as the same double.
[[nodiscard]] std::string toText(double value);
/// `decimals` digits after the point, correctly rounded.
[[nodiscard]] std::string toFixed(double value, int decimals);

} // namespace heldout
