// SPDX-License-Identifier: GPL-3.0-or-later
// Near-identical texts with different labels.
#include <algorithm>

#include "base/numbers.h"
#include "project/evaluations_impl.h"
#include "project/run_records.h"
#include "project/stored_match.h"

namespace heldout::project {

namespace {

constexpr std::size_t kPage = 4096;

/// Texts and labels of one side, in the order asked for.
Result<std::vector<store::ItemRow>> sideOf(store::Store& store, ObjectId split,
    const std::vector<store::MatchRow>& rows, bool test, std::size_t maxBytes)
{
    std::vector<std::uint32_t> ordinals;
    ordinals.reserve(rows.size());
    for (const store::MatchRow& row : rows)
        ordinals.push_back(test ? row.test : row.train.value_or(0));
    return store.itemsAt(split, ordinals, maxBytes);
}

std::string keyOf(store::ItemRow& item)
{
    return item.key.empty() ? toText(item.ordinal) : std::move(item.key);
}

} // namespace

Result<LabelConflicts> EvaluationsImpl::labelConflicts(
    ObjectId similarityRun, std::int32_t fromMilli, std::size_t limit, std::size_t maxBytes)
{
    auto run = m_project.comparison(similarityRun);
    if (!run)
        return fail(run.error());
    if (run->unit == CompareUnit::Mentions)
        return fail(Code::InvalidArgument, Phrase::of("Mentions have no labels that could differ."),
            Phrase::of("Compare the texts."));
    if (run->outdated)
        return fail(Code::NotFound,
            Phrase::joined(Phrase::of("The pairs of this comparison cannot be shown."), run->outdatedBecause),
            Phrase::of("Run the comparison again."));
    const similarity::ScoreRule rule = ruleOf(run->unit, run->options);
    LabelConflicts conflicts;
    conflicts.run = similarityRun;
    std::vector<store::MatchRow> shown;
    for (std::uint64_t next = 0;;) {
        auto positions = m_store->conflictPositions(similarityRun, next, kPage);
        if (!positions)
            return fail(positions.error());
        auto rows = m_store->matchesAt(similarityRun, *positions);
        if (!rows)
            return fail(rows.error());
        bool below = false;
        for (const store::MatchRow& row : *rows) {
            below = !similarity::atLeast(toMatch(row), fromMilli, rule);
            if (below)
                break; // scores descend
            ++conflicts.total;
            if (shown.size() < limit)
                shown.push_back(row);
        }
        if (below || positions->size() < kPage)
            break;
        next = std::uint64_t{positions->back()} + 1;
    }
    auto tests = sideOf(*m_store, run->testSplitId, shown, true, maxBytes);
    if (!tests)
        return fail(tests.error());
    auto trains = sideOf(*m_store, run->trainSplitId, shown, false, maxBytes);
    if (!trains)
        return fail(trains.error());
    for (std::size_t i = 0; i < shown.size(); ++i) {
        store::ItemRow& test = (*tests)[i];
        store::ItemRow& train = (*trains)[i];
        LabelConflict one;
        one.testOrdinal = test.ordinal;
        one.trainOrdinal = train.ordinal;
        one.testKey = keyOf(test);
        one.trainKey = keyOf(train);
        one.testText = std::move(test.text);
        one.trainText = std::move(train.text);
        one.testLabels = std::move(test.labels);
        one.trainLabels = std::move(train.labels);
        one.score = shown[i].score;
        one.flags = shown[i].flags;
        conflicts.list.push_back(std::move(one));
    }
    return conflicts;
}

} // namespace heldout::project
