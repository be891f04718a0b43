// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/tokens.h"

namespace heldout::ui {

/// Only Theme and tests call this. `current` must outlive the program's windows.
void setCurrentTokens(const Tokens& current);

} // namespace heldout::ui
