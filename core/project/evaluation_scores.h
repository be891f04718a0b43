// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "metrics/bootstrap.h"
#include "project/evaluation_table.h"

namespace heldout::project {

/// The metric of an evaluation for a row, as core/metrics has it.
[[nodiscard]] metrics::Metric metricOf(
    Metric metric, Average average, std::uint32_t positive, const RowPlace& row);

/// Unset unless both ends are known.
[[nodiscard]] std::optional<Bounds> boundsOf(const metrics::Estimate& estimate);

struct ScoreContext
{
    const EvaluationTable& table;
    const GroupedItems& groups;
    const std::vector<std::string>& classes;
    const std::optional<ItemSimilarity>& similarity;
    std::uint32_t positive = 0; ///< class of the positive label
};

/// Fills rows, headlines, trends, curves and differences of `evaluation`, whose settings are set.
[[nodiscard]] Status fillScores(const ScoreContext& context, Evaluation& evaluation, JobContext& job);

/// Trends and curves alone, where items are grouped by similarity and nothing is crossed.
[[nodiscard]] Status fillLines(const ScoreContext& context, Evaluation& evaluation, JobContext& job);

/// The sentence over two values of one system, percent of a metric.
[[nodiscard]] Phrase headlineSentence(const Evaluation& evaluation, const Headline& headline);

} // namespace heldout::project
