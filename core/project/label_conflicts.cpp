// SPDX-License-Identifier: GPL-3.0-or-later
// Near-identical texts with different labels.
#include <algorithm>
#include <set>

#include "base/numbers.h"
#include "project/evaluations_impl.h"
#include "project/run_records.h"
#include "project/stored_match.h"

namespace heldout::project {

namespace {

constexpr std::uint64_t kPage = 4096;

/// Pairs of a comparison whose labels differ: of the best matches, and of the other partners it kept.
class ConflictSearch
{
public:
    ConflictSearch(store::Store& store, const ComparisonRun& run, std::int32_t fromMilli)
        : m_store(store)
        , m_run(run)
        , m_rule(ruleOf(run.unit, run.options))
        , m_fromMilli(fromMilli)
    {
    }
    /// By score descending.
    [[nodiscard]] Result<std::vector<similarity::Match>> find()
    {
        auto test = m_store.itemFacts(m_run.testSplitId);
        if (!test)
            return fail(test.error());
        auto train = m_store.itemFacts(m_run.trainSplitId);
        if (!train)
            return fail(train.error());
        m_test = std::move(*test);
        m_train = std::move(*train);
        m_norms.resize(m_test.size());
        Status searched = searchBest();
        if (searched)
            searched = searchPartners();
        if (!searched)
            return fail(searched.error());
        std::ranges::sort(m_found, [this](const similarity::Match& a, const similarity::Match& b) {
            return similarity::closer(a, b, m_rule);
        });
        return std::move(m_found);
    }

private:
    Status searchBest()
    {
        return m_store.readMatches(
            m_run.id, 0, m_run.testItems, [&](std::span<const store::MatchRow> rows) -> Status {
                for (const store::MatchRow& row : rows) {
                    const similarity::Match match = toMatch(row);
                    m_norms[match.test] = match.norm2Test;
                    take(match);
                }
                return {};
            });
    }
    Status searchPartners()
    {
        store::PartnerRow last;
        for (;;) {
            auto rows = m_store.partnersAfter(m_run.id, last.test, last.rank, kPage);
            if (!rows)
                return fail(rows.error());
            for (const store::PartnerRow& row : *rows) {
                similarity::Match match;
                match.test = row.test;
                match.train = row.train;
                match.score = row.score;
                match.dot = row.dot.value_or(0);
                match.norm2Test = m_norms[row.test];
                match.norm2Train = row.norm2Train.value_or(0);
                take(match);
            }
            if (rows->size() < kPage)
                return {};
            last = rows->back();
        }
    }
    void take(const similarity::Match& match)
    {
        if (match.train == similarity::kNoRow || !similarity::atLeast(match, m_fromMilli, m_rule))
            return;
        const std::int64_t test = m_test[match.test].labelSet;
        const std::int64_t train = m_train[match.train].labelSet;
        if (test == 0 || train == 0 || test == train)
            return;
        // Within one split a pair may stand there from both of its ends.
        if (m_run.options.within && !m_pairs.insert(std::minmax(match.test, match.train)).second)
            return;
        m_found.push_back(match);
    }

    store::Store& m_store;
    const ComparisonRun& m_run;
    similarity::ScoreRule m_rule;
    std::int32_t m_fromMilli;
    std::vector<store::ItemFacts> m_test, m_train;
    std::vector<std::uint64_t> m_norms; ///< by test item
    std::set<std::pair<std::uint32_t, std::uint32_t>> m_pairs;
    std::vector<similarity::Match> m_found;
};

/// Texts and labels of one side, in the order asked for.
Result<std::vector<store::ItemRow>> sideOf(store::Store& store, ObjectId split,
    const std::vector<similarity::Match>& rows, bool test, std::size_t maxBytes)
{
    std::vector<std::uint32_t> ordinals;
    ordinals.reserve(rows.size());
    for (const similarity::Match& row : rows)
        ordinals.push_back(test ? row.test : row.train);
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
    auto found = ConflictSearch(*m_store, *run, fromMilli).find();
    if (!found)
        return fail(found.error());
    LabelConflicts conflicts;
    conflicts.run = similarityRun;
    conflicts.total = found->size();
    std::vector<similarity::Match> shown = std::move(*found);
    shown.resize(std::min(shown.size(), limit));
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
        conflicts.list.push_back(std::move(one));
    }
    return conflicts;
}

} // namespace heldout::project
