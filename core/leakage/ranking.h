// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "base/sorting.h"
#include "similarity/similarity.h"

namespace heldout::leakage {

/// Matches from the lowest score to the greatest; among equal scores the lowest row first. Cancelled.
[[nodiscard]] inline Result<std::vector<const similarity::Match*>> ranking(
    std::span<const similarity::Match> matches, similarity::ScoreRule rule, const JobContext& job)
{
    std::vector<const similarity::Match*> ranked;
    ranked.reserve(matches.size());
    for (const similarity::Match& match : matches)
        ranked.push_back(&match);
    Status sorted = sortInSteps(ranked, job, [&](const similarity::Match* a, const similarity::Match* b) {
        const int sign = similarity::compareScores(*a, *b, rule);
        return sign != 0 ? sign < 0 : a->test < b->test;
    });
    if (!sorted)
        return fail(sorted.error());
    return ranked;
}

} // namespace heldout::leakage
