// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/counts.h"

namespace heldout::metrics {

namespace {

std::optional<double> ratio(double part, double whole)
{
    if (whole == 0)
        return std::nullopt;
    return part / whole;
}

} // namespace

std::optional<double> precision(const Counts& counts)
{
    return ratio(counts.tp, counts.predicted());
}

std::optional<double> recall(const Counts& counts)
{
    return ratio(counts.tp, counts.gold());
}

std::optional<double> fScore(const Counts& counts, double beta)
{
    const double weight = beta * beta;
    const double found = (1 + weight) * counts.tp;
    return ratio(found, found + weight * counts.fn + counts.fp);
}

} // namespace heldout::metrics
