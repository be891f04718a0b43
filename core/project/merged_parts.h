// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "similarity/similarity.h"

/// Parts of comparisons, whatever they are of.
namespace heldout::project {

/// All parts of one comparison put together.
struct MergedParts
{
    std::string identity;
    std::vector<std::string> files; ///< of embeddings, as they were called where the first part was made
    std::uint64_t dimensions = 0; ///< of embeddings
    std::uint64_t durationMs = 0; ///< of the longest part
    std::vector<similarity::BestMatches> best;
};
/// The parts that files hold, in any order. At most two of them are in memory, the one that is read and what
/// those before it became. NotThisFormat, InvalidArgument: of what they are, and as mergeShards(). Cancelled,
/// what reading a file reports.
[[nodiscard]] Result<MergedParts> mergeFiles(const std::vector<std::string>& paths, const JobContext& job);
/// One part that is all of them, as mergeFiles().
[[nodiscard]] Result<MergedParts> mergeWhole(std::string_view part, const JobContext& job);

} // namespace heldout::project
