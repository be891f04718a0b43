// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/job.h"
#include "data/part_file.h"
#include "data/text_source.h"
#include "similarity/partial.h"

/// A comparison cut along the training side, so that several machines can share it. Merged parts equal the
/// single run byte for byte.
namespace heldout::similarity {

using heldout::Shard;

/// What one machine found, as it travels.
struct ShardPart : PartLabel
{
    PartialComparison found;
};

/// Compares all of `test` with the shard's rows of `train`, which is read once. Errors as findBestMatches;
/// InvalidArgument when there is no such shard.
[[nodiscard]] Result<PartialComparison> searchShard(TextSource& test, TextSource& train,
    const std::vector<Options>& options, const Shard& shard, JobContext& job);

/// Little-endian, closed by its SHA-256. Linear in test items and partners. Cancelled.
[[nodiscard]] Result<std::string> toBytes(const ShardPart& part, const JobContext& job);
/// `file` is named in errors. NotThisFormat: no such file, of another version, cut off or changed, or naming
/// rows that it cannot have. Cancelled.
[[nodiscard]] Result<ShardPart> partFromBytes(
    std::string_view bytes, const std::string& file, const JobContext& job);

/// One part of two of which the second begins where the first one ends. InvalidArgument as checkFollows, and
/// when they hold more than `mostPairs` together. Cancelled.
[[nodiscard]] Result<ShardPart> joinParts(
    ShardPart part, ShardPart next, const JobContext& job, std::uint64_t mostPairs = kMostPairs);

/// Parts in any order, joined ones among them. InvalidArgument as checkParts, and for more than `mostPairs`
/// together. Cancelled.
[[nodiscard]] Result<std::vector<BestMatches>> mergeShards(
    std::vector<ShardPart> parts, const JobContext& job, std::uint64_t mostPairs = kMostPairs);

} // namespace heldout::similarity
