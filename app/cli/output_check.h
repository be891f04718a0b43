// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments.h"
#include "workspace.h"

namespace heldout::cli {

/// Refuses before any work is done what --output could not become: a file that cannot be written
/// (ProjectTrouble), and one that the command reads, or any project, whose place it would take (WrongUsage).
[[nodiscard]] Outcome<void> checkOutput(const Arguments& arguments);

} // namespace heldout::cli
