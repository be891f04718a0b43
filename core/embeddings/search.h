// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/part_file.h"
#include "embeddings/partial.h"

namespace heldout::embeddings {

/// Compares all of `test` with the shard's rows of `train`. Errors as findBestMatches; InvalidArgument when
/// there is no such shard.
[[nodiscard]] Result<PartialMatches> search(VectorSource& test, VectorSource& train, const Options& options,
    const Shard& shard, JobContext& job, const Tuning& tuning, std::uint64_t mostPairs = kMostPairs);

} // namespace heldout::embeddings
