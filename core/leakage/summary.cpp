// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <utility>

#include "base/sorting.h"
#include "leakage/leakage.h"

namespace heldout::leakage {

namespace {

/// Sum with Neumaier's compensation: the result does not drift with the number of items.
template <typename Value>
double sum(std::span<const double> scores, const Value& value)
{
    double total = 0;
    double lost = 0;
    for (const double score : scores) {
        const double term = value(score);
        const double next = total + term;
        lost += std::abs(total) >= std::abs(term) ? (total - next) + term : (term - next) + total;
        total = next;
    }
    return total + lost;
}

/// The value at `part` of the way through sorted scores, between two neighbours by straight line.
double quantile(const std::vector<double>& sorted, double part)
{
    const double place = part * static_cast<double>(sorted.size() - 1);
    const double below = std::floor(place);
    const auto i = static_cast<std::size_t>(below);
    if (i + 1 >= sorted.size())
        return sorted.back();
    return sorted[i] + (sorted[i + 1] - sorted[i]) * (place - below);
}

} // namespace

Result<Summary> summarize(std::span<const double> scores, const JobContext& job)
{
    Summary summary;
    summary.count = scores.size();
    if (scores.empty())
        return summary;
    const auto count = static_cast<double>(scores.size());
    const double mean = sum(scores, [](double score) { return score; }) / count;
    summary.mean = mean;
    if (scores.size() > 1) {
        const double squares = sum(scores, [mean](double score) { return (score - mean) * (score - mean); });
        summary.std = std::sqrt(squares / (count - 1));
    }
    std::vector<double> sorted(scores.begin(), scores.end());
    if (Status status = sortInSteps(sorted, job); !status)
        return fail(std::move(status.error()));
    summary.min = sorted.front();
    summary.q1 = quantile(sorted, 0.25);
    summary.median = quantile(sorted, 0.5);
    summary.q3 = quantile(sorted, 0.75);
    summary.max = sorted.back();
    return summary;
}

} // namespace heldout::leakage
