// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "metrics/metric.h"

/// Labels into outcomes, scores into labels.
namespace heldout::metrics {

/// No label was predicted: nothing found for the gold class, a wrong item for accuracy.
inline constexpr std::uint32_t kNoLabel = 0xFFFFFFFF;

/// One item of Kind::OneLabel. gold < classes; predicted < classes or kNoLabel.
[[nodiscard]] Outcome outcomeOf(std::uint32_t gold, std::uint32_t predicted);

/// One item of Kind::LabelSets: both ascending, each label once; either may be empty. Correct = the sets are
/// equal.
[[nodiscard]] Outcome outcomeOf(
    std::span<const std::uint32_t> gold, std::span<const std::uint32_t> predicted);

/// All items at once; gold and predicted have the same length.
[[nodiscard]] Tally tallyOf(
    const Task& task, std::span<const std::uint32_t> gold, std::span<const std::uint32_t> predicted);

/// The class of the greatest score, the lowest class of equal ones; scores that are not numbers are passed
/// over. kNoLabel when none is a number.
[[nodiscard]] std::uint32_t labelOfScores(std::span<const double> scores);

/// Binary: 1 for a score of at least `threshold`, else 0; kNoLabel for what is not a number.
[[nodiscard]] std::uint32_t labelOfScore(double score, double threshold = 0.5);

/// Multi-label: all classes whose score is at least `threshold`, ascending.
[[nodiscard]] std::vector<std::uint32_t> labelsOfScores(
    std::span<const double> scores, double threshold = 0.5);

} // namespace heldout::metrics
