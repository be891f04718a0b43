// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "project/types.h"
#include "store/store.h"

namespace heldout::project {

/// An item of a side as lists show it: a text, or a mention by its own words and its sentence's id and row.
struct ItemText
{
    std::uint64_t ordinal = 0;
    std::string key;
    std::string text;
};
using ItemPage = std::unordered_map<std::uint32_t, ItemText>; ///< by item of the side

/// Loads items of one side in any order. `mentionItems` as in a run of mentions, else empty; texts are cut to
/// `maxBytes` (0 = ids only).
[[nodiscard]] Result<ItemPage> loadItems(store::Store& store, ObjectId split,
    const std::vector<std::uint32_t>& mentionItems, CompareUnit unit, std::vector<std::uint32_t> items,
    std::size_t maxBytes);

/// The n-th gold mention of an item.
[[nodiscard]] Result<Mention> mentionOf(
    store::Store& store, ObjectId split, std::uint64_t ordinal, std::uint32_t n);
/// What the file writes for a mention, or the text it covers.
[[nodiscard]] std::string surfaceOf(const Mention& mention, const std::string& text);

} // namespace heldout::project
