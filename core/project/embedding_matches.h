// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "embeddings/embeddings.h"
#include "similarity/similarity.h"

namespace heldout::project {

[[nodiscard]] embeddings::Options embeddingOptions(const similarity::Options& options);

/// What the engine of embeddings found, in the form in which all runs are written. There are no integers to
/// it: a norm is 1 where a vector has a direction, 0 where it has none.
[[nodiscard]] similarity::BestMatches asBestMatches(
    embeddings::BestMatches found, const similarity::Options& options);

} // namespace heldout::project
