// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "base/result.h"
#include "store/database.h"
#include "store/types.h"

namespace heldout::store {

enum class Contents : std::uint8_t {
    OfImport, ///< what a further import brings anew: items, gold and alternative mentions, sources
    All, ///< predictions and everything else too
};

/// Makes the rows of a split invisible within the caller's transaction: small rows go, big ones get garbage
/// rows, whose ids are added to `garbage`. The row of the split itself stays.
[[nodiscard]] Status discardContents(
    Database& database, Id split, Contents contents, std::vector<Id>& garbage);

/// The same for one annotation set, which goes with its sources.
[[nodiscard]] Status discardSet(Database& database, Id set, std::vector<Id>& garbage);

} // namespace heldout::store
