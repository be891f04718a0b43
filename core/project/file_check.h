// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "project/types.h"

namespace heldout::project {

/// What an import of a file would take, found by reading all of it.
struct FileCheck
{
    std::uint64_t taken = 0; ///< the repaired ones among them
    std::uint64_t repaired = 0;
    std::uint64_t refused = 0;
    std::optional<std::uint64_t> mentions; ///< unset = the file has none of its own
    std::uint64_t withDocument = 0; ///< rows with a document id
    std::vector<Diagnostic> diagnostics; ///< as an import would store them
};

/// Reads a data file to its end without a project. A job of its own: minutes for a large file. Errors: as an
/// import of the file.
[[nodiscard]] Result<FileCheck> checkFile(
    const std::string& path, const formats::ReadOptions& options, JobContext& job);

} // namespace heldout::project
