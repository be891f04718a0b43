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
    order.histogram.assign(leakage::kHistogramSteps, 0);
    std::vector<std::uint16_t> steps(matches.size());
    for (std::size_t i = 0; i < matches.size(); ++i) {
        if (i % kLookEvery == 0) {
            if (auto go = job.checkStop(); !go)
                return fail(go.error());
        }
        steps[i] = static_cast<std::uint16_t>(leakage::stepOf(matches[i], rule));
        ++order.histogram[steps[i]];
    }
    std::vector<std::uint32_t> next(leakage::kHistogramSteps, 0);
    for (std::size_t step = leakage::kHistogramSteps - 1; step > 0; --step)
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
    for (std::size_t step = leakage::kHistogramSteps; step-- > 0;) {
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
