// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "ontology/information.h"

/// Predicted terms with their scores, and thresholds to cut them at.
namespace heldout::ontology {

/// Scored terms of the proteins of a truth set, in its order. Scores > 0; greater is surer.
struct Predictions
{
    Lists terms; ///< by protein
    std::vector<double> scores; ///< beside terms.values
};

/// How a term that has predicted descendants gets its score.
enum class Propagation : std::uint8_t {
    Max, ///< the greatest of its own and its descendants'
    Fill, ///< its own where it has one, else the greatest of its children's
};

/// Adds to each protein's terms their ancestors; a term named twice has its greater score. Terms come out
/// ascending. Linear in the terms and their edges, but for sorting. Cancelled.
[[nodiscard]] Result<Predictions> propagated(
    const TermGraph& graph, const Predictions& predictions, Propagation how, JobContext& job);

/// Every score there is, ascending, each once.
[[nodiscard]] std::vector<double> everyScore(const Predictions& predictions);
/// 1/steps, 2/steps .. (steps-1)/steps.
[[nodiscard]] std::vector<double> decimalGrid(std::uint32_t steps);
/// 0.01 + i * 0.01 for i = 0 .. 98 in floating point: some lie above their decimal. As CAFA-evaluator has it.
[[nodiscard]] std::vector<double> cafaGrid();

} // namespace heldout::ontology
