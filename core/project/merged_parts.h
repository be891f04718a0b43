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

/// The bytes of a part, and the file they came from; "" = none.
struct PartBytes
{
    std::string path;
    std::string bytes;
};

/// The bytes of files that begin like a part; of any other just its begin, however much it holds. Cancelled,
/// what reading a file reports.
[[nodiscard]] Result<std::vector<PartBytes>> readParts(
    const std::vector<std::string>& paths, const JobContext& job);

/// All parts of one comparison put together.
struct MergedParts
{
    std::string identity;
    std::vector<std::string> files; ///< of embeddings, as they were called where the first part was made
    std::uint64_t dimensions = 0; ///< of embeddings
    std::uint64_t durationMs = 0; ///< of the longest part
    std::vector<similarity::BestMatches> best;
};
/// NotThisFormat, InvalidArgument: of what they are, and as mergeShards().
[[nodiscard]] Result<MergedParts> mergeAll(std::vector<PartBytes> parts, const JobContext& job);

} // namespace heldout::project
