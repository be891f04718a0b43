// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "project/evaluation_groups.h"

/// Groups by what stands beside the texts.
namespace heldout::project {

/// Document id of each item; "" = none.
[[nodiscard]] Result<std::vector<std::string>> documentsOf(
    store::Store& store, const store::SplitRow& split, JobContext& job);
/// A field of each item: "text", or one of `extra` as text; "" where it is missing. NotFound when no item
/// has it.
[[nodiscard]] Result<std::vector<std::string>> fieldOf(
    store::Store& store, ObjectId split, const std::string& field, JobContext& job);
/// Names of the fields of `extra`, by name.
[[nodiscard]] Result<std::vector<std::string>> fieldNames(
    store::Store& store, ObjectId split, JobContext& job);
/// `nothing` is the title of "".
[[nodiscard]] ItemGroups byValue(const std::vector<std::string>& values, const Phrase& nothing);
[[nodiscard]] Result<ItemGroups> byOverlap(
    const GroupBy& group, const GroupContext& context, JobContext& job);

} // namespace heldout::project
