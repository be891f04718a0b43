// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "base/result.h"
#include "store/database.h"
#include "store/store.h"
#include "store/types.h"

namespace heldout::store {

/// NotFound when it is gone.
[[nodiscard]] Result<SplitRow> findSplit(Database& database, Id split);

struct MentionSet
{
    Id id = 0; ///< 0 = the split has none
    std::string digest;
};
/// `kind` = "gold" or "alternative".
[[nodiscard]] Result<MentionSet> findMentionSet(Database& database, Id split, const char* kind);

/// The set whose mentions and relations are read, and the instance id of its ordinal 0.
struct SpanOwner
{
    Id set = 0; ///< 0 = the split has none of the kind
    std::int64_t firstItem = 0;
};
[[nodiscard]] Result<SpanOwner> spanOwner(Database& database, Id split, Store::SpansOf kind, Id predictions);

} // namespace heldout::store
