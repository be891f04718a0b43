// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "base/system_file.h"

namespace heldout {

/// A new and empty file beside `target`, under a short name that tells the target, the running system and the
/// process: ".heldout-…-PID-N.part". It stays until somebody removes or renames it. First the files go that
/// dead processes of this system left for the same target, whatever SQLite has put beside them included; what
/// may be of a process elsewhere, or of one that lives, stays. Linear in the names of the folder.
struct TemporaryFile
{
    std::string path;
    Descriptor descriptor; ///< for writing
};
/// The error number when there can be none.
[[nodiscard]] tl::expected<TemporaryFile, int> createTemporary(const std::string& target);

} // namespace heldout
