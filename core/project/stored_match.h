// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "similarity/similarity.h"
#include "store/types.h"

namespace heldout::project {

[[nodiscard]] inline similarity::Match toMatch(const store::MatchRow& row)
{
    similarity::Match match;
    match.test = row.test;
    match.train = row.train.value_or(similarity::kNoRow);
    match.score = row.score;
    match.dot = row.dot.value_or(0);
    match.norm2Test = row.norm2Test.value_or(0);
    match.norm2Train = row.norm2Train.value_or(0);
    match.ties = row.ties;
    return match;
}

} // namespace heldout::project
