// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace heldout::tests {

/// How long something may take before it counts as hanging; a sanitizer's build takes its time.
constexpr long long patienceMs(long long ms)
{
    return ms * HELDOUT_PATIENCE;
}

} // namespace heldout::tests
