// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "data/instance.h"
#include "store/database.h"
#include "store/prediction_writer.h"
#include "store/types.h"

/// Mentions of items with their fragments, and tokens.
namespace heldout::store {

struct MentionRow
{
    Id set = 0;
    std::int64_t instance = 0;
    std::int64_t n = 0; ///< within the item
    std::int64_t type = 0;
    std::optional<std::string> surface; ///< unset where it is what the span covers
    std::optional<double> score; ///< of predicted ones
};
/// With the fragments of `mention`.
[[nodiscard]] Status insertMention(Database& database, const MentionRow& row, const Mention& mention);
/// Mentions of an item in a set, in order; gold ones have no score.
[[nodiscard]] Result<std::vector<PredictedMention>> readMentions(
    Database& database, Id set, std::int64_t instance);
/// Fills the fragments of spans by (ordinal, n); `firstItem` = instance id of ordinal 0.
[[nodiscard]] Status fillFragments(
    Database& database, Id set, std::int64_t firstItem, std::vector<SpanView>& spans);

/// Nothing for an item without tokens.
[[nodiscard]] Status insertTokens(Database& database, std::int64_t instance, const Instance& item);
/// DamagedProject when they are not as insertTokens() writes them.
[[nodiscard]] Result<TokensView> readTokens(const Query& row, std::int64_t firstItem);

} // namespace heldout::store
