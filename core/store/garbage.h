// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "base/result.h"
#include "store/database.h"
#include "store/types.h"

namespace heldout::store {

/// Takes `count` ids from a counter of meta ("next_object", "next_item"); the first of them.
[[nodiscard]] Result<std::int64_t> takeIds(Database& database, const char* counter, std::int64_t count);

struct ItemRange
{
    std::int64_t first = 0;
    std::int64_t last = 0;
};

/// Marks rows as invisible within the caller's transaction; the id of the mark. Its ids are never reused, so
/// that a list of marks to sweep cannot name somebody else's.
[[nodiscard]] Result<Id> addGarbage(
    Database& database, const char* kind, Id owner, std::optional<ItemRange> range = {});

} // namespace heldout::store
