// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/job.h"
#include "data/text_source.h"
#include "similarity/partial.h"

/// A comparison cut along the training side, so that several machines can share it. Merged parts equal the
/// single run byte for byte.
namespace heldout::similarity {

/// Part `number` (from 1) of `of`.
struct Shard
{
    std::uint32_t number = 1;
    std::uint32_t of = 1;
};

/// What one machine found, as it travels.
struct ShardPart
{
    std::string identity; ///< of the whole comparison: settings and digests of what is compared
    Shard shard;
    PartialComparison found;
};

/// Compares all of `test` with the shard's rows of `train`, which is read once. Errors as findBestMatches;
/// InvalidArgument when there is no such shard.
[[nodiscard]] Result<PartialComparison> searchShard(TextSource& test, TextSource& train,
    const std::vector<Options>& options, const Shard& shard, JobContext& job);

/// Little-endian, closed by its SHA-256. Linear in test items and partners.
[[nodiscard]] std::string toBytes(const ShardPart& part);
/// `file` is named in errors. NotThisFormat: no such file, of a later version, cut off or changed.
[[nodiscard]] Result<ShardPart> partFromBytes(std::string_view bytes, const std::string& file);

/// Parts in any order. InvalidArgument, naming which: parts of different comparisons, a missing part, one
/// given twice. Cancelled.
[[nodiscard]] Result<std::vector<BestMatches>> mergeShards(
    std::vector<ShardPart> parts, const JobContext& job);

} // namespace heldout::similarity
