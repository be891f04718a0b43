// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "base/numbers.h"
#include "store/types.h"

namespace heldout::project {

/// What an item is called: its id in the file, or the row number.
[[nodiscard]] inline std::string keyOf(const store::ItemRow& item)
{
    return item.key.empty() ? toText(item.ordinal) : item.key;
}
[[nodiscard]] inline std::string keyOf(const store::ItemView& item)
{
    return item.key.empty() ? toText(item.ordinal) : std::string(item.key);
}

} // namespace heldout::project
