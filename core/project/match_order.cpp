// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/match_order.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "leakage/leakage.h"

namespace heldout::project {

namespace {

constexpr std::uint32_t kStepMilli = 100;
constexpr std::uint32_t kLastStep = leakage::kHistogramSteps - 1;
constexpr std::size_t kStopEvery = 8192;

/// The step of 0.1 % a match lies in, by exact comparison: a rounded double must not put it over a border.
std::uint32_t stepOf(const similarity::Match& match, similarity::Scoring scoring)
{
    const double guess = std::clamp(std::floor(match.score * 10), 0.0, static_cast<double>(kLastStep));
    auto step = static_cast<std::uint32_t>(guess);
    while (step < kLastStep && similarity::atLeast(match, (step + 1) * kStepMilli, scoring))
        ++step;
    while (step > 0 && !similarity::atLeast(match, step * kStepMilli, scoring))
        --step;
    return step;
}

} // namespace

Result<std::vector<std::uint32_t>> orderByScore(
    std::span<const similarity::Match> matches, similarity::Scoring scoring, JobContext& job)
{
    std::vector<std::uint16_t> steps(matches.size());
    std::array<std::uint32_t, leakage::kHistogramSteps> counts{};
    for (std::size_t i = 0; i < matches.size(); ++i) {
        if (i % kStopEvery == 0) {
            if (auto go = job.checkStop(); !go)
                return fail(go.error());
        }
        steps[i] = static_cast<std::uint16_t>(stepOf(matches[i], scoring));
        ++counts[steps[i]];
    }
    std::array<std::uint32_t, leakage::kHistogramSteps> next{};
    for (std::uint32_t step = kLastStep; step > 0; --step)
        next[step - 1] = next[step] + counts[step];
    std::vector<std::uint32_t> order(matches.size());
    for (std::size_t i = 0; i < matches.size(); ++i)
        order[next[steps[i]]++] = static_cast<std::uint32_t>(i);

    auto begin = order.begin();
    for (std::size_t step = leakage::kHistogramSteps; step-- > 0;) {
        if (auto go = job.checkStop(); !go)
            return fail(go.error());
        const auto end = begin + counts[step];
        const auto closer = [&](std::uint32_t a, std::uint32_t b) {
            return similarity::closer(matches[a], matches[b], scoring);
        };
        // Items without a partner stand in order already, and there may be millions of them.
        if (!std::is_sorted(begin, end, closer))
            std::sort(begin, end, closer);
        begin = end;
    }
    return order;
}

} // namespace heldout::project
