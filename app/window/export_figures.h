// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace heldout::app {

/// Writes the histogram of every stored comparison of `project` to `folder` as PDF, SVG and PNG with its
/// numbers (TSV), without a window. Prints what was written, or what went wrong. Returns the exit status: 0
/// done, 3 nothing to write or not writable, 4 trouble with the project file.
int exportFigures(const QString& project, const QString& folder);

} // namespace heldout::app
