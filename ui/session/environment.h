// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project/project.h"

namespace heldout::ui {

/// What core may not read for itself, read from the running program: version, clock, time.
[[nodiscard]] project::Environment desktopEnvironment();

} // namespace heldout::ui
