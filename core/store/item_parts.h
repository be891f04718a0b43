// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "data/instance.h"
#include "store/database.h"
#include "store/types.h"

/// Fragments of mentions, and tokens: what few items have.
namespace heldout::store {

[[nodiscard]] Status insertFragments(
    Database& database, Id set, std::int64_t instance, std::int64_t n, const Mention& mention);
/// Fills the fragments of an item's mentions, which are all of its set in order.
[[nodiscard]] Status fillFragments(
    Database& database, Id set, std::int64_t instance, std::vector<Mention>& mentions);
/// The same for spans by (ordinal, n); `firstItem` = instance id of ordinal 0.
[[nodiscard]] Status fillFragments(
    Database& database, Id set, std::int64_t firstItem, std::vector<SpanView>& spans);

/// Nothing for an item without tokens.
[[nodiscard]] Status insertTokens(Database& database, std::int64_t instance, const Instance& item);
/// DamagedProject when they are not as insertTokens() writes them.
[[nodiscard]] Result<TokensView> readTokens(const Query& row, std::int64_t firstItem);

} // namespace heldout::store
