// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/match_order.h"

#include <algorithm>

#include "base/sorting.h"
#include "leakage/leakage.h"

namespace heldout::project {

namespace {

constexpr std::size_t kLookEvery = 8192; // matches between two looks at the stop request

} // namespace

Result<ScoreOrder> orderByScore(
    std::span<const similarity::Match> matches, similarity::ScoreRule rule, JobContext& job)
{
    ScoreOrder order;
    const bool below = std::ranges::any_of(matches, [](const auto& match) { return match.score < 0; });
    const int lowest = below ? -static_cast<int>(leakage::kStepsBelowZero) : 0;
    const std::size_t count = leakage::kHistogramSteps + (below ? leakage::kStepsBelowZero : 0);
    order.histogram.assign(count, 0);
    std::vector<std::uint16_t> steps(matches.size());
    for (std::size_t i = 0; i < matches.size(); ++i) {
        if (i % kLookEvery == 0) {
            if (auto go = job.checkStop(); !go)
                return fail(go.error());
        }
        steps[i] = static_cast<std::uint16_t>(leakage::stepOf(matches[i], rule) - lowest);
        ++order.histogram[steps[i]];
    }
    std::vector<std::uint32_t> next(count, 0);
    for (std::size_t step = count - 1; step > 0; --step)
        next[step - 1] = next[step] + order.histogram[step];
    order.places.resize(matches.size());
    for (std::size_t i = 0; i < matches.size(); ++i) {
        if (i % kLookEvery == 0) {
            if (auto go = job.checkStop(); !go)
                return fail(go.error());
        }
        order.places[next[steps[i]]++] = static_cast<std::uint32_t>(i);
    }

    auto begin = order.places.begin();
    std::vector<std::uint32_t> one;
    for (std::size_t step = count; step-- > 0;) {
        const auto end = begin + order.histogram[step];
        one.assign(begin, end);
        auto sorted = sortInSteps(one, job, [&](std::uint32_t a, std::uint32_t b) {
            return similarity::closer(matches[a], matches[b], rule);
        });
        if (!sorted)
            return fail(sorted.error());
        begin = std::ranges::copy(one, begin).out;
    }
    return order;
}

} // namespace heldout::project
