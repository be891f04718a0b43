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

    /// Its rows of `rows` are [firstOf, lastOf).
    [[nodiscard]] std::uint64_t firstOf(std::uint64_t rows) const { return rows * (number - 1) / of; }
    [[nodiscard]] std::uint64_t lastOf(std::uint64_t rows) const { return rows * number / of; }
};

/// What one machine found, as it travels.
struct ShardPart
{
    std::string identity; ///< of the whole comparison: settings and digests of what is compared
    Shard shard;
    std::uint32_t shards = 1; ///< that were joined in it, from `shard` on
    std::uint64_t durationMs = 0; ///< of the longest search in it
    PartialComparison found;
    std::string file = {}; ///< it was read from, for messages; "" = it comes from no file
};

/// Compares all of `test` with the shard's rows of `train`, which is read once. Errors as findBestMatches;
/// InvalidArgument when there is no such shard.
[[nodiscard]] Result<PartialComparison> searchShard(TextSource& test, TextSource& train,
    const std::vector<Options>& options, const Shard& shard, JobContext& job);

/// What every part begins with, whatever version wrote it.
inline constexpr std::string_view kPartMagic = "heldout part ";

/// Little-endian, closed by its SHA-256. Linear in test items and partners. Cancelled.
[[nodiscard]] Result<std::string> toBytes(const ShardPart& part, const JobContext& job);
/// `file` is named in errors. NotThisFormat: no such file, of another version, cut off or changed, or naming
/// rows that it cannot have. Cancelled.
[[nodiscard]] Result<ShardPart> partFromBytes(
    std::string_view bytes, const std::string& file, const JobContext& job);

/// One part of two of which the second begins where the first one ends. InvalidArgument: they do not, are of
/// different comparisons, or hold more than `mostPairs` together. Cancelled.
[[nodiscard]] Result<ShardPart> joinParts(
    ShardPart part, ShardPart next, const JobContext& job, std::uint64_t mostPairs = kMostPairs);

/// Parts in any order, joined ones among them. InvalidArgument, naming which: parts of different comparisons,
/// a missing part, one given twice, more than `mostPairs` together. Cancelled.
[[nodiscard]] Result<std::vector<BestMatches>> mergeShards(
    std::vector<ShardPart> parts, const JobContext& job, std::uint64_t mostPairs = kMostPairs);

} // namespace heldout::similarity
