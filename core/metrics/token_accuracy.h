// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"

namespace heldout::metrics {

/// Tokens whose predicted tag is the gold tag, letter and type. Where most tokens are O, saying O everywhere
/// has a high accuracy too: show the baseline beside it.
struct TokenAccuracy
{
    std::uint64_t tokens = 0;
    std::uint64_t right = 0;
    std::uint64_t goldOutside = 0; ///< gold tags O

    /// A sentence. InvalidArgument naming both counts when they differ.
    [[nodiscard]] Status add(
        std::span<const std::string_view> gold, std::span<const std::string_view> predicted);
    [[nodiscard]] Status add(std::span<const std::string> gold, std::span<const std::string> predicted);
    [[nodiscard]] std::optional<double> accuracy() const; ///< 0 .. 1; undefined without tokens
    [[nodiscard]] std::optional<double> baseline() const; ///< of O everywhere
};

} // namespace heldout::metrics
