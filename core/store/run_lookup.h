// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "store/database.h"
#include "store/types.h"

namespace heldout::store {

/// Store::sameRun() within the caller's transaction.
[[nodiscard]] Result<std::optional<RunRow>> findSameRun(Database& database, const std::string& kind,
    const std::string& settings, const std::vector<RunInput>& inputs);

} // namespace heldout::store
