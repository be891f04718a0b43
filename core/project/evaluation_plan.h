// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "project/evaluation.h"
#include "store/store.h"

namespace heldout::project {

/// A request with everything it names found: what decides an evaluation.
struct EvaluationPlan
{
    EvaluateRequest request;
    store::SplitRow test;
    std::optional<store::SplitRow> train; ///< where a grouping asks for training items
    std::vector<store::PredictionRow> systems;
    Task task = Task::Classification;
    MatchMode mode = MatchMode::Strict;
    std::optional<ComparisonRun> similarity; ///< where a grouping asks for it
    std::string settings; ///< canonical JSON
    std::vector<store::RunInput> inputs;
};

/// Where the comparison comes from when a grouping asks for similarity: none when there is none yet.
using FindSimilarity = std::function<Result<std::optional<ComparisonRun>>()>;

/// None when the similarity is not there. NotFound, InvalidArgument.
[[nodiscard]] Result<std::optional<EvaluationPlan>> planEvaluation(
    store::Store& store, const EvaluateRequest& request, const FindSimilarity& findSimilarity);

} // namespace heldout::project
