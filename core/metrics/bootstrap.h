// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/job.h"
#include "metrics/outcome_table.h"

namespace heldout::metrics {

/// A number with an interval: the metric of a cell, or the difference of two.
struct Quantity
{
    Metric metric;
    Cell of;
    /// The metric of this cell is taken off: another system in the same group (paired comparison), another
    /// group of the same system ("F1 falls by"), or both.
    std::optional<Cell> minus = {};
};

struct Estimate
{
    std::optional<double> value; ///< of all items, not of the resamples; unset = undefined
    std::optional<double> low, high; ///< unset when no resample has a value
    std::uint32_t undefinedResamples = 0; ///< they are in no interval and no p value
    /// Differences only: two-sided, for "there is no difference". Unset when no resample has a value.
    std::optional<double> p;
    friend bool operator==(const Estimate&, const Estimate&) = default;
};

struct BootstrapOptions
{
    std::uint32_t resamples = 2'000; ///< 1 .. kMostResamples
    double level = 0.95; ///< inside (0, 1)
    std::uint64_t seed = 1;
    /// Room for the values of resamples and for the sums of threads; more quantities are taken in several
    /// rounds over the same draws, with the same result.
    std::size_t mostBytes = std::size_t{256} << 20U;
};
inline constexpr std::uint32_t kMostResamples = 1'000'000;

/// Percentile bootstrap over test items (Efron and Tibshirani 1993, chapter 13). A resample draws as many
/// items as there are, with replacement, from the whole test set, once: all systems, groups and metrics read
/// that draw, so that differences are paired, and a group's size varies as it would in another test set.
/// Resample r draws with a generator of its own, made of the seed and r: threads and rounds do not matter.
///
/// With B resamples that have a value, low and high are the (1-level)/2 and (1+level)/2 quantiles of the
/// values, between two neighbours by straight line: the q-quantile lies at place q (B-1) of the sorted
/// values, from 0.
///
/// p of a difference d: with a values at most 0 and b values at least 0 among B,
///   p = min(1, 2 (1 + min(a, b)) / (B + 1)),
/// the level at which the percentile interval begins to contain 0, with one added so that it is never 0
/// (Davison and Hinkley 1997, section 4.2; Phipson and Smyth 2010).
///
/// Time: items + signatures x systems + sums, a resample. Memory: mostBytes; for each thread 4 bytes a
/// signature and 8 bytes a distinct (outcome, groups, system); 4 bytes a signature and system besides.
/// Progress in resamples. Errors: InvalidArgument (resamples, level, a cell or a class that is not in the
/// table), Cancelled.
[[nodiscard]] Result<std::vector<Estimate>> bootstrap(const OutcomeTable& table,
    std::span<const Quantity> quantities, const BootstrapOptions& options, JobContext& job);

} // namespace heldout::metrics
