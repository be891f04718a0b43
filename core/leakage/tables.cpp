// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "leakage/groups.h"
#include "leakage/leakage.h"
#include "leakage/ranking.h"

namespace heldout::leakage {

namespace {

using similarity::Match;
using similarity::ScoreRule;

constexpr std::int32_t kWhole = 100'000; // 100 % in thousandths
constexpr std::int32_t kStep = 100; // 0.1 %

} // namespace

int stepOf(const Match& match, ScoreRule rule)
{
    constexpr int kLowest = -static_cast<int>(kStepsBelowZero);
    constexpr int kHighest = static_cast<int>(kHistogramSteps) - 1;
    const auto reaches = [&](int step) { return similarity::atLeast(match, step * kStep, rule); };
    // The double only tells where to look.
    int step = static_cast<int>(std::clamp<double>(match.score * 10, kLowest, kHighest));
    while (step > kLowest && !reaches(step))
        --step;
    while (step < kHighest && reaches(step + 1))
        ++step;
    return step;
}

std::vector<Interval> countIntervals(
    std::span<const Match> matches, std::span<const std::uint32_t> borders, ScoreRule rule)
{
    std::vector<Interval> intervals(borders.size() + 1);
    for (std::size_t i = 0; i < borders.size(); ++i)
        intervals[i].to = intervals[i + 1].from = static_cast<std::int32_t>(borders[i]);
    intervals.back().to = kWhole;
    if (std::ranges::any_of(matches, [](const Match& match) { return match.score < 0; }))
        intervals.front().from = -kWhole;
    for (const Match& match : matches)
        ++intervals[intervalOf(match, borders, rule)].count;
    return intervals;
}

Result<std::vector<RankPart>> rankParts(
    std::span<const Match> matches, std::uint32_t k, ScoreRule rule, const JobContext& job)
{
    std::vector<RankPart> parts;
    if (matches.empty() || k == 0)
        return parts;
    auto order = ranking(matches, rule, job);
    if (!order)
        return fail(order.error());
    const std::vector<const Match*>& ranked = *order;
    const std::size_t size = (matches.size() + k - 1) / k;
    for (std::size_t first = 0; first < ranked.size(); first += size) {
        const std::size_t last = std::min(first + size, ranked.size());
        parts.push_back({static_cast<std::uint32_t>(parts.size() + 1), ranked[first]->score,
            ranked[last - 1]->score, last - first});
    }
    return parts;
}

} // namespace heldout::leakage
