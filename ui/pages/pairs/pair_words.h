// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <utility>
#include <vector>

#include "project/types.h"

/// Comparisons, filters and pairs in the words of the page.
namespace heldout::ui {

/// "Unigrams of the text", "Character bigrams of the mentions, Jaccard".
[[nodiscard]] QString runTitle(const project::ComparisonRun& run);

/// "Unigrams 50 or more", "Unigrams 25 to under 50", "Unigrams under 25"; "" without a bound.
[[nodiscard]] QString scoreFilterText(const project::ComparisonRun& run, const project::PairFilter& filter);

/// Why the pair stands in the list: "Found by unigrams 50 or more · closest of 15 000 · same text".
[[nodiscard]] QString whyFound(
    const project::ComparisonRun& run, const project::PairFilter& filter, const project::PairRow& row);

/// "BC2GM · each test sentence with its closest training sentence".
[[nodiscard]] QString comparedWhat(const project::ComparisonRun& run);

/// Scores of the pair by n: those of its detail; where there are none, the run's own.
[[nodiscard]] std::vector<std::pair<int, double>> scoresOfPair(
    const project::ComparisonRun& run, const project::PairDetail& pair);

/// A percentage with one decimal, in the digits of the locale.
[[nodiscard]] QString scoreText(double percent);

/// Thousandths of a percent, without needless decimals: "50", "62.5".
[[nodiscard]] QString boundText(std::int32_t milli);

[[nodiscard]] bool isFiltered(const project::PairFilter& filter);
[[nodiscard]] bool sameFilter(const project::PairFilter& a, const project::PairFilter& b);
/// True when two runs differ in nothing but the state of their inputs.
[[nodiscard]] bool sameComparison(const project::ComparisonRun& a, const project::ComparisonRun& b);

} // namespace heldout::ui
