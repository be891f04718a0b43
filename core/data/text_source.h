// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "base/result.h"

namespace heldout {

/// The items of one side of a comparison, in row order: whole texts, or mentions one by one.
/// Engines read it front to back, as often as they need; every pass gives the same items.
class TextSource
{
public:
    virtual ~TextSource() = default;
    [[nodiscard]] virtual std::uint64_t count() const = 0;
    using Chunk = std::function<Status(std::span<const std::string_view>)>;
    /// Hands all items to `take` in chunks (some thousand items each); the views die with the call.
    [[nodiscard]] virtual Status read(const Chunk& take) = 0;
};

} // namespace heldout
