// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/outdated_input.h"

namespace heldout::project {

Result<OutdatedInput> outdatedInput(store::Store& store, const std::vector<store::RunInput>& inputs)
{
    for (const store::RunInput& input : inputs) {
        if (input.id == 0)
            continue;
        auto digest = store.objectDigest(input.kind, input.id);
        if (!digest)
            return fail(digest.error());
        if (!*digest)
            return OutdatedInput{input.label, true};
        if (**digest != input.digest)
            return OutdatedInput{input.label, false};
    }
    return OutdatedInput{};
}

} // namespace heldout::project
