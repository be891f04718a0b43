// SPDX-License-Identifier: GPL-3.0-or-later
// Near-identical texts with different labels.
#include <algorithm>
#include <unordered_set>

#include "leakage/leakage.h"
#include "project/evaluations_impl.h"
#include "project/item_key.h"
#include "project/run_records.h"
#include "project/stored_match.h"

namespace heldout::project {

namespace {

constexpr std::size_t kPage = 4096;
constexpr std::size_t kTextsAtOnce = 256; // pairs whose whole texts are in memory at a time
constexpr std::int32_t kEqualMilli = 100'000;
constexpr std::uint32_t kSame = store::kSameText | store::kSameIgnoringCase | store::kSameIgnoringSpace;

/// A pair whose labels differ.
struct Found
{
    similarity::Match match;
    std::uint64_t pos = 0;
    std::uint32_t rank = 1;
    std::uint32_t flags = 0;
};

/// Goes through the stored pairs of one comparison of texts.
class ConflictSearch
{
public:
    ConflictSearch(
        store::Store& store, const ComparisonRun& run, std::optional<std::int32_t> fromMilli, JobContext& job)
        : m_store(store)
        , m_run(run)
        , m_rule(ruleOf(run.unit, run.options))
        , m_sameText(!fromMilli)
        , m_fromMilli(fromMilli.value_or(kEqualMilli))
        , m_job(job)
    {
    }

    /// All of them, the closest first.
    [[nodiscard]] Result<std::vector<Found>> find()
    {
        if (Status read = readFacts(); !read)
            return fail(read.error());
        if (m_testFacts.empty() || m_trainFacts.empty())
            return std::vector<Found>();
        if (Status walked = walkScores(); !walked)
            return fail(walked.error());
        if (m_sameText) {
            if (Status added = addFlagged(); !added)
                return fail(added.error());
            if (Status kept = keepSameTexts(); !kept)
                return fail(kept.error());
        }
        std::ranges::sort(m_found,
            [this](const Found& a, const Found& b) { return similarity::closer(a.match, b.match, m_rule); });
        if (m_run.options.within)
            dropMirrored();
        return std::move(m_found);
    }

private:
    [[nodiscard]] Status readFacts()
    {
        auto test = m_store.itemFacts(m_run.testSplitId, m_job.stopToken());
        if (!test)
            return fail(test.error());
        m_testFacts = std::move(*test);
        auto train = m_store.itemFacts(m_run.trainSplitId, m_job.stopToken());
        if (!train)
            return fail(train.error());
        m_trainFacts = std::move(*train);
        return {};
    }

    [[nodiscard]] bool labelsDiffer(std::uint32_t test, std::uint32_t train) const
    {
        if (test >= m_testFacts.size() || train >= m_trainFacts.size())
            return false;
        const std::int64_t left = m_testFacts[test].labelSet;
        const std::int64_t right = m_trainFacts[train].labelSet;
        return left != 0 && right != 0 && left != right;
    }

    /// Rows stand by score descending: those from the least score on are a range.
    [[nodiscard]] Status walkScores()
    {
        m_job.begin(Stage::Reading, Unit::Pairs);
        for (bool below = false; !below;) {
            if (auto go = m_job.checkStop(); !go)
                return go;
            auto rows = m_store.matches(m_run.id, m_walked, kPage);
            if (!rows)
                return fail(rows.error());
            for (const store::MatchRow& row : *rows) {
                below = !row.train || !similarity::atLeast(toMatch(row), m_fromMilli, m_rule);
                if (below)
                    break;
                ++m_walked;
                if (Status taken = take(row); !taken)
                    return taken;
            }
            below = below || rows->size() < kPage;
        }
        m_job.end();
        return {};
    }

    [[nodiscard]] Status take(const store::MatchRow& row)
    {
        const similarity::Match best = toMatch(row);
        if (labelsDiffer(best.test, best.train))
            m_found.push_back({best, row.pos, 1, row.flags});
        m_job.advance();
        if (m_run.options.top < 2)
            return {};
        if (auto go = m_job.checkStop(); !go)
            return go;
        auto partners = m_store.partners(m_run.id, row.test);
        if (!partners)
            return fail(partners.error());
        for (const store::PartnerRow& partner : *partners) {
            similarity::Match match = best;
            match.train = partner.train;
            match.score = partner.score;
            match.dot = partner.dot.value_or(0);
            match.norm2Train = partner.norm2Train.value_or(0);
            if (!similarity::atLeast(match, m_fromMilli, m_rule))
                break; // ranks follow the score
            if (labelsDiffer(match.test, match.train))
                m_found.push_back({match, row.pos, partner.rank, row.flags & store::kEmptyVector});
        }
        return {};
    }

    /// Texts that are the same but for case, or of an engine that sees more than words, may score less.
    [[nodiscard]] Status addFlagged()
    {
        for (std::uint64_t next = m_walked;;) {
            if (auto go = m_job.checkStop(); !go)
                return go;
            auto positions = m_store.conflictPositions(m_run.id, next, kPage);
            if (!positions)
                return fail(positions.error());
            auto rows = m_store.matchesAt(m_run.id, *positions);
            if (!rows)
                return fail(rows.error());
            for (const store::MatchRow& row : *rows)
                m_found.push_back({toMatch(row), row.pos, 1, row.flags});
            if (positions->size() < kPage)
                return {};
            next = std::uint64_t{positions->back()} + 1;
        }
    }

    /// The same words are not the same text. Of best matches it is known, of others the texts are looked at.
    [[nodiscard]] Status keepSameTexts()
    {
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < m_found.size(); ++i)
            if (m_found[i].rank > 1)
                open.push_back(i);
        for (std::size_t begin = 0; begin < open.size(); begin += kTextsAtOnce) {
            if (auto go = m_job.checkStop(); !go)
                return go;
            const std::size_t end = std::min(begin + kTextsAtOnce, open.size());
            std::vector<std::uint32_t> testItems, trainItems;
            testItems.reserve(end - begin);
            trainItems.reserve(end - begin);
            for (std::size_t i = begin; i < end; ++i) {
                testItems.push_back(m_found[open[i]].match.test);
                trainItems.push_back(m_found[open[i]].match.train);
            }
            auto tests = m_store.itemsAt(m_run.testSplitId, testItems, SIZE_MAX);
            if (!tests)
                return fail(tests.error());
            auto trains = m_store.itemsAt(m_run.trainSplitId, trainItems, SIZE_MAX);
            if (!trains)
                return fail(trains.error());
            for (std::size_t i = begin; i < end; ++i)
                m_found[open[i]].flags
                    |= leakage::samenessFlags((*tests)[i - begin].text, (*trains)[i - begin].text);
        }
        std::erase_if(m_found, [](const Found& one) { return (one.flags & kSame) == 0; });
        return {};
    }

    /// Within one split each of two items may have kept the other: the pair is one.
    void dropMirrored()
    {
        std::unordered_set<std::uint64_t> seen;
        std::erase_if(m_found, [&seen](const Found& one) {
            const auto [low, high] = std::minmax(one.match.test, one.match.train);
            return !seen.insert(std::uint64_t{low} << 32U | high).second;
        });
    }

    store::Store& m_store;
    const ComparisonRun& m_run;
    similarity::ScoreRule m_rule;
    bool m_sameText;
    std::int32_t m_fromMilli;
    JobContext& m_job;
    std::vector<store::ItemFacts> m_testFacts, m_trainFacts;
    std::vector<Found> m_found;
    std::uint64_t m_walked = 0; ///< rows from the least score on
};

/// The first of `found` with ids, labels and texts.
Result<std::vector<LabelConflict>> describe(
    store::Store& store, const ComparisonRun& run, const std::vector<Found>& found, std::size_t maxBytes)
{
    std::vector<std::uint32_t> testItems, trainItems;
    testItems.reserve(found.size());
    trainItems.reserve(found.size());
    for (const Found& one : found) {
        testItems.push_back(one.match.test);
        trainItems.push_back(one.match.train);
    }
    auto tests = store.itemsAt(run.testSplitId, testItems, maxBytes);
    if (!tests)
        return fail(tests.error());
    auto trains = store.itemsAt(run.trainSplitId, trainItems, maxBytes);
    if (!trains)
        return fail(trains.error());
    std::vector<LabelConflict> list;
    list.reserve(found.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        store::ItemRow& test = (*tests)[i];
        store::ItemRow& train = (*trains)[i];
        LabelConflict one;
        one.pos = found[i].pos;
        one.rank = found[i].rank;
        one.testOrdinal = test.ordinal;
        one.trainOrdinal = train.ordinal;
        one.testKey = keyOf(test);
        one.trainKey = keyOf(train);
        one.testText = std::move(test.text);
        one.trainText = std::move(train.text);
        one.testLabels = std::move(test.labels);
        one.trainLabels = std::move(train.labels);
        one.score = found[i].match.score;
        list.push_back(std::move(one));
    }
    return list;
}

} // namespace

Result<LabelConflicts> EvaluationsImpl::labelConflicts(ObjectId similarityRun,
    std::optional<std::int32_t> fromMilli, std::size_t limit, std::size_t maxBytes, JobContext& job)
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
    auto found = ConflictSearch(*m_store, *run, fromMilli, job).find();
    if (!found)
        return fail(found.error());
    LabelConflicts conflicts;
    conflicts.run = similarityRun;
    conflicts.total = found->size();
    std::unordered_set<std::uint32_t> tests;
    for (const Found& one : *found)
        tests.insert(one.match.test);
    conflicts.testItems = tests.size();
    found->resize(std::min(limit, found->size()));
    auto list = describe(*m_store, *run, *found, maxBytes);
    if (!list)
        return fail(list.error());
    conflicts.list = std::move(*list);
    return conflicts;
}

} // namespace heldout::project
