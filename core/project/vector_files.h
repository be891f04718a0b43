// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "data/vector_source.h"
#include "project/compared_sides.h"

/// Embeddings of the items of a split. The files stay outside the project, which keeps their digests.
namespace heldout::project {

/// Looks at the files of both sides: that they hold vectors of the same number of dimensions and, where there
/// is no file of names, one for each item; notes dimensions and digests in `sides`. Reads all of them once.
/// Progress: Reading, bytes. NotFound, UnreadableFile, NotThisFormat, InvalidArgument, Cancelled.
[[nodiscard]] Status examineVectors(const VectorFiles& files, ComparedSides& sides, JobContext& job);

/// The vectors of both sides as the engine takes them, each with its item: by the file of names where there
/// is one, else row by row. InvalidArgument names ids that are missing, that are of no item of the split, or
/// that stand twice.
struct BothVectors
{
    std::unique_ptr<VectorSource> test, train;
};
[[nodiscard]] Result<BothVectors> vectorsOf(store::Store& store, const ComparedSides& sides, JobContext& job);

} // namespace heldout::project
