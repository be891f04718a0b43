// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "data/part_file.h"
#include "embeddings/partial.h"

/// A comparison of embeddings cut along the rows of the training file, so that several machines can share it.
/// Merged parts equal the single run byte for byte.
namespace heldout::embeddings {

/// What one machine found, as it travels.
struct VectorPart : PartLabel
{
    std::vector<std::string> files; ///< as they were called there, for people
    PartialMatches found;
};

/// True for the bytes of a part of a comparison of embeddings, whatever version wrote it.
[[nodiscard]] bool isVectorPart(std::string_view bytes);

/// Compares all of `test` with the shard's rows of `train`, which are read once. Errors as findBestMatches;
/// InvalidArgument when there is no such shard.
[[nodiscard]] Result<PartialMatches> searchShard(VectorSource& test, VectorSource& train,
    const Options& options, const Shard& shard, JobContext& job, const Tuning& tuning = {});

/// Linear in test items and pairs. Cancelled.
[[nodiscard]] Result<std::string> toBytes(const VectorPart& part, const JobContext& job);
/// As openPart; NotThisFormat also when it names items or scores that there cannot be.
[[nodiscard]] Result<VectorPart> partFromBytes(
    std::string_view bytes, const std::string& file, const JobContext& job);

/// One part of two of which the second begins where the first one ends. InvalidArgument as checkFollows, and
/// when they hold more than `mostPairs` together. Cancelled.
[[nodiscard]] Result<VectorPart> joinParts(
    VectorPart part, VectorPart next, const JobContext& job, std::uint64_t mostPairs = kMostPairs);

/// Parts in any order, joined ones among them. InvalidArgument as checkParts, and for more than `mostPairs`
/// together. Cancelled.
[[nodiscard]] Result<BestMatches> mergeShards(
    std::vector<VectorPart> parts, const JobContext& job, std::uint64_t mostPairs = kMostPairs);

} // namespace heldout::embeddings
