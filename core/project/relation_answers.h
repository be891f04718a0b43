// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "data/instance.h"
#include "project/evaluation.h"

namespace heldout::project {

/// What a relation is compared by: its type, and its arguments as a set, each with its role and the type and
/// the bytes of its mention. Relations with equal strings are equal; `mentions` are those of its item.
[[nodiscard]] std::string relationIdentity(const Relation& relation, const std::vector<Mention>& mentions);

/// What became of the relations of an item: those that are equal find each other one to one, in their order.
struct RelationMatches
{
    std::vector<bool> gold, predicted; ///< found, right
};
[[nodiscard]] RelationMatches matchRelations(
    const std::vector<std::string>& gold, const std::vector<std::string>& predicted);

} // namespace heldout::project
