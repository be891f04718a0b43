// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "store/store.h"

namespace heldout::project {

/// An input of a run that is not what it was. An empty label: all are.
struct OutdatedInput
{
    std::string label;
    bool removed = false; ///< else loaded again and different
    [[nodiscard]] Phrase sentence() const
    {
        if (label.empty())
            return {};
        return removed ? Phrase::of("%1 was removed.", label)
                       : Phrase::of("%1 was loaded again and differs.", label);
    }
};

/// The first such input of a run. What stays outside the project (vectors) is not looked at: the result stays
/// that of the vectors there were.
[[nodiscard]] Result<OutdatedInput> outdatedInput(
    store::Store& store, const std::vector<store::RunInput>& inputs);

} // namespace heldout::project
