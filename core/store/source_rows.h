// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "store/database.h"
#include "store/diagnostic_log.h"
#include "store/types.h"

/// The files that were read for a split ("split") or for predictions ("set"), with what was found in them.
namespace heldout::store {

struct ReadFiles
{
    const std::vector<SourceRow>& sources;
    const DiagnosticLog& log;
    std::int64_t firstId = 0; ///< instance id of ordinal 0
};
[[nodiscard]] Status insertSources(
    Database& database, const char* ownerKind, Id owner, const ReadFiles& files);
[[nodiscard]] Result<std::vector<SourceRow>> readSources(
    Database& database, const char* ownerKind, Id owner, std::int64_t firstId);
[[nodiscard]] Result<std::vector<Diagnostic>> readDiagnostics(
    Database& database, const char* ownerKind, Id owner);

} // namespace heldout::store
