// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "store/dense.h"
#include "store/shared.h"

namespace heldout::store {

/// Items of a dense column by its name, as readDense().
template <typename T>
[[nodiscard]] Result<std::vector<T>> readColumn(Store::Shared& shared, const char* ownerKind, Id owner,
    const std::string& name, std::uint64_t first, std::uint64_t count)
{
    return readTogether<std::vector<T>>(shared,
        [&](Database& database) { return readDense<T>(database, ownerKind, owner, name, first, count); });
}

} // namespace heldout::store
