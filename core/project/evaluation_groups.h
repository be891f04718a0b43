// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "leakage/groups.h"
#include "project/evaluation.h"
#include "store/store.h"

namespace heldout::project {

/// Similarity of the items of an evaluation: the matches of a comparison by test row.
struct ItemSimilarity
{
    CompareUnit unit = CompareUnit::Text;
    similarity::ScoreRule rule;
    std::vector<similarity::Match> matches;
    /// Of mentions: the item of each match, ascending, as its mentions stand there.
    std::vector<std::uint32_t> itemOf;
};
[[nodiscard]] Result<ItemSimilarity> loadSimilarity(
    store::Store& store, const ComparisonRun& run, JobContext& job);

/// What rows of one grouping are called.
struct GroupHead
{
    Phrase title;
    std::optional<std::int64_t> from, to;
};

/// Items, or gold mentions, in groups.
struct ItemGroups
{
    std::vector<GroupHead> heads; ///< by group
    leakage::Memberships of; ///< of items, or of gold mentions in order
    bool mentions = false; ///< of gold mentions
    bool labels = false; ///< Class, MentionType: rows are counts of a class; no groups of items
    bool ordered = false; ///< by similarity, the least similar first
};

struct GroupContext
{
    store::Store& store;
    const store::SplitRow& test;
    const std::optional<store::SplitRow>& train; ///< set when the grouping needs it
    const std::optional<ItemSimilarity>& similarity; ///< set when the grouping needs it
    const CompareRequest& compared; ///< how fields are compared by similarity
};

/// InvalidArgument: borders, parts, fields that are missing.
[[nodiscard]] Status checkGroup(const GroupBy& group, Task task);

[[nodiscard]] Result<ItemGroups> itemGroups(
    const GroupBy& group, const GroupContext& context, JobContext& job);
/// Every pair of groups: group of the first times groups of the second plus group of the second.
[[nodiscard]] Result<ItemGroups> crossedGroups(
    const ItemGroups& first, const ItemGroups& second, const GroupContext& context, JobContext& job);

} // namespace heldout::project
