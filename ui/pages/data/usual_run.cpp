// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/data/usual_run.h"

#include <algorithm>

#include "session/ngram_words.h"
#include "session/session.h"

namespace heldout::ui {

const project::ComparisonRun* usualRun(
    const Session& session, project::CompareUnit unit, project::ObjectId test, project::ObjectId train)
{
    similarity::Options usual; // unigrams of words
    usual.within = test == train;
    const auto& runs = session.comparisons();
    const auto it = std::ranges::find_if(runs, [&](const project::ComparisonRun& run) {
        return !run.outdated && run.unit == unit && run.testSplitId == test && run.trainSplitId == train
            && sameSizes(run.options, usual) && sameMethod(run.options, usual);
    });
    return it == runs.end() ? nullptr : &*it;
}

} // namespace heldout::ui
