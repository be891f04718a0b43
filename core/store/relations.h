// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include "base/result.h"
#include "data/instance.h"
#include "store/database.h"
#include "store/interner.h"
#include "store/types.h"

/// Relations between the mentions of an item. Two arguments stand in the row, further ones in rows of their
/// own.
namespace heldout::store {

/// InvalidArgument when an argument is none of the `mentions`.
[[nodiscard]] Status checkRelations(const std::vector<Relation>& relations, std::size_t mentions);

/// Relations of an item, which are all of its set, numbered in their order.
[[nodiscard]] Status insertRelations(Database& database, Interner& interner, Id set, std::int64_t instance,
    const std::vector<Relation>& relations);

/// What tells the relations of an item from others, as numbers and names in a fixed order: `number` and
/// `name` take them one by one.
template <typename Number, typename Name>
void describeRelations(const std::vector<Relation>& relations, const Number& number, const Name& name)
{
    for (const Relation& relation : relations) {
        name(relation.type);
        number(relation.arguments.size());
        for (const RelationArgument& argument : relation.arguments) {
            number(argument.mention);
            name(argument.role);
        }
    }
}

/// Sorts mentions by `before`, equal ones as they stand, and lets the arguments of relations follow them.
template <typename T, typename Before>
void sortWithRelations(std::vector<T>& mentions, std::vector<Relation>& relations, const Before& before)
{
    if (std::ranges::is_sorted(mentions, before))
        return;
    std::vector<std::uint32_t> order(mentions.size());
    std::iota(order.begin(), order.end(), std::uint32_t{0});
    std::ranges::stable_sort(
        order, [&](std::uint32_t a, std::uint32_t b) { return before(mentions[a], mentions[b]); });
    std::vector<T> sorted;
    sorted.reserve(mentions.size());
    std::vector<std::uint32_t> placeOf(mentions.size());
    for (const std::uint32_t old : order) {
        placeOf[old] = static_cast<std::uint32_t>(sorted.size());
        sorted.push_back(std::move(mentions[old]));
    }
    mentions = std::move(sorted);
    for (Relation& relation : relations) {
        for (RelationArgument& argument : relation.arguments)
            argument.mention = placeOf[argument.mention];
    }
}

} // namespace heldout::store
