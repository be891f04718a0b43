// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

namespace heldout::store {

/// NotFound: what a system predicted is gone.
[[nodiscard]] tl::unexpected<Error> noPredictions();

} // namespace heldout::store
