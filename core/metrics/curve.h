// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/job.h"
#include "metrics/bootstrap.h"
#include "metrics/outcome_table.h"

namespace heldout::metrics {

struct CurveOptions
{
    std::uint32_t points = 60; ///< 2 .. 100, at most so many come out
    double share = 0.1; ///< of the items, in a window; inside (0, 1]
    std::uint32_t leastItems = 30; ///< in a window, as far as there are
    BootstrapOptions bootstrap = {.resamples = 500};
};

/// The items around one similarity.
struct CurvePoint
{
    double mean = 0; ///< similarity of the window's items on average: where the point is drawn
    double from = 0, to = 0; ///< least and greatest similarity in the window
    std::uint64_t items = 0;
    std::vector<Estimate> scores; ///< as the questions; low and high are the band at this point
};

/// One line of a chart.
struct CurveLine
{
    Metric metric;
    std::uint32_t system = 0;
};

struct Curve
{
    std::uint64_t window = 0; ///< items a window holds at least
    std::vector<CurvePoint> points; ///< by mean, ascending
};

/// The score against similarity as a moving window: the metric of the items whose similarity is nearest to a
/// value (the nearest-neighbour span of Cleveland 1979, all items weighed alike since a metric needs counts).
/// The values are `points` items spread evenly over the items sorted by similarity; a window holds
/// max(leastItems, share of the items) of the nearest, and all that are as far as the last of them, so that
/// the order of items does not matter. Equal windows are one point. The band is the percentile bootstrap over
/// items (bootstrap.h) at each point, not for the line as a whole.
///
/// `similarity` has one value for each of the table's items; those that are not numbers are left out. No
/// points when none is left. Errors: InvalidArgument, Cancelled.
[[nodiscard]] Result<Curve> curve(const OutcomeTable& table, std::span<const double> similarity,
    std::span<const CurveLine> lines, const CurveOptions& options, JobContext& job);

} // namespace heldout::metrics
