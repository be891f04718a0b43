// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "base/job.h"
#include "formats/formats.h"

namespace heldout::ui {

/// What an import of a file would take, found by reading all of it.
struct FileCheck {
    std::uint64_t taken = 0;    ///< the repaired ones among them
    std::uint64_t repaired = 0;
    std::uint64_t refused = 0;
    std::uint64_t mentions = 0;
    std::uint64_t withDocument = 0; ///< rows with a document id
    std::vector<Diagnostic> diagnostics; ///< the first kMostDiagnostics
    static constexpr std::size_t kMostDiagnostics = 10'000;
};

/// A job of its own: minutes for a large file. Errors: as formats::read().
[[nodiscard]] Result<FileCheck> checkFile(const std::string& path, const formats::ReadOptions& options,
                                          JobContext& job);

} // namespace heldout::ui
