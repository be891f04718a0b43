// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/job.h"
#include "metrics/outcome_table.h"

namespace heldout::metrics {

/// An item outside the groups of a trend.
inline constexpr std::uint32_t kNoGroup = 0xFFFFFFFF;

/// Intervals, or a few rank parts.
inline constexpr std::uint32_t kMostTrendGroups = 100;

/// Groups in ascending order of similarity, each item in one at most.
struct OrderedGroups
{
    std::span<const std::uint32_t> groupOf; ///< of the table's items: 0 .. positions-1 or kNoGroup
    std::span<const double> positions; ///< where a group stands, ascending: its rank or its mean similarity
};

/// One line to be tested.
struct TrendQuestion
{
    Metric metric;
    std::uint32_t system = 0;
};

struct Trend
{
    std::optional<double> slope; ///< change of the metric for one unit of position; unset = undefined
    /// Whether the score rises with similarity, falls with it, or either: small = shown. Unset with the
    /// slope.
    std::optional<double> pRises, pFalls, p;
    std::uint32_t undefinedPermutations = 0; ///< without a slope; they are in no p value
    friend bool operator==(const Trend&, const Trend&) = default;
};

struct TrendOptions
{
    std::uint32_t permutations = 2'000; ///< 1 .. kMostResamples of bootstrap.h
    std::uint64_t seed = 1;
};

/// Does the score rise with similarity? The statistic is the slope of the line through the scores of the
/// groups by least squares, each group weighed by its number of items:
///   b = sum n_g (x_g - X) s_g / sum n_g (x_g - X)^2, X = sum n_g x_g / sum n_g,
/// over the groups whose score is defined; undefined with less than two positions. For accuracy it is the
/// statistic of the Cochran-Armitage test for trend (Armitage 1955): the sum of position x correctness over
/// items, up to constants. As a function of the groups' scores it serves F1 and Matthews correlation as well,
/// which no sum over items is.
///
/// The null distribution is that of dealing the items anew to groups of the same sizes: under "similarity
/// does not matter" items are exchangeable. With B permutations that have a slope, of which a are at least b,
/// pRises = (1 + a) / (B + 1) (Phipson and Smyth 2010); pFalls likewise of those at most b;
/// p = min(1, 2 min(pRises, pFalls)). Slopes that differ by rounding alone count as equal.
///
/// An item counts as a whole in its group, whatever groups it has in the table. All questions read the same
/// permutations. Permutation r has a generator of its own: threads do not matter. Time: items x systems, a
/// permutation. Memory: 1 byte an item, 8 bytes a group and distinct outcome of a system for each thread; 5
/// bytes an item besides. Progress in resamples. Errors: InvalidArgument, Cancelled.
[[nodiscard]] Result<std::vector<Trend>> trend(const OutcomeTable& table, const OrderedGroups& groups,
    std::span<const TrendQuestion> questions, const TrendOptions& options, JobContext& job);

} // namespace heldout::metrics
