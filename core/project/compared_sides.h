// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "project/side_source.h"
#include "project/types.h"
#include "store/store.h"

namespace heldout::project {

/// The files of one side of a comparison of embeddings.
struct VectorSide
{
    std::string path, names; ///< names "" = none
    std::string digest, namesDigest; ///< SHA-256 of the files
};

/// The two splits and, for mentions, the instance of each item; for embeddings, where the vectors are.
struct ComparedSides
{
    store::SplitRow test, train;
    CompareUnit unit = CompareUnit::Text;
    std::vector<std::uint32_t> testItems, trainItems; ///< instance ordinal and n in turn; empty for texts
    VectorSide testVectors, trainVectors;
    std::uint64_t dimensions = 0; ///< of the vectors
};

/// NotFound; InvalidArgument when mentions are asked for and there are none. Files of vectors are left to
/// examineVectors().
[[nodiscard]] Result<ComparedSides> resolveSides(
    store::Store& store, const CompareRequest& request, JobContext& job);

inline constexpr const char* kVectorsInput = "vectors"; ///< kind of an input: a file of vectors
inline constexpr const char* kNamesInput = "names"; ///< the ids of its rows

/// What a run over these sides depends on, by (role, n). For mentions the splits stand behind them: ids,
/// documents and texts are shown beside the mentions.
[[nodiscard]] std::vector<store::RunInput> inputsOf(const ComparedSides& sides);

/// The items of both sides as the engine takes them; of embeddings their texts.
struct BothSources
{
    SideSource test, train;
};
[[nodiscard]] Result<BothSources> sourcesOf(store::Store& store, const ComparedSides& sides, JobContext& job);

/// Instance ordinal and n of every mention of a split, in turn.
[[nodiscard]] Result<std::vector<std::uint32_t>> mentionItems(
    store::Store& store, ObjectId split, JobContext& job);

} // namespace heldout::project
