// SPDX-License-Identifier: GPL-3.0-or-later
// Stored comparisons and the counts over them.
#include "project/outdated_input.h"
#include "project/project_impl.h"
#include "project/stored_match.h"

#include <algorithm>
#include <numeric>

namespace heldout::project {

namespace {

constexpr std::int32_t kAllMilli = 100000;
constexpr std::int32_t kStepMilli = 100;

/// Where a histogram begins.
std::int32_t lowestMilli(const std::vector<std::uint32_t>& steps)
{
    return steps.size() > leakage::kHistogramSteps ? -kAllMilli : 0;
}

tl::unexpected<Error> shortRun()
{
    return fail(Code::DamagedProject, Phrase::of("A stored comparison has fewer rows than it says."),
        Phrase::of("Check the project file, or remove the comparison."));
}

} // namespace

Result<ProjectImpl::Facts> ProjectImpl::facts(ObjectId run)
{
    {
        const std::lock_guard lock(m_mutex);
        const auto known = m_facts.find(run);
        if (known != m_facts.end())
            return known->second;
    }
    auto row = m_store->run(run);
    if (!row)
        return fail(row.error());
    if (row->kind != kSimilarityKind)
        return fail(Code::NotFound, Phrase::of("There is no comparison with this number."),
            Phrase::of("Choose one of the stored comparisons."));
    auto result = m_store->runResult(run, kSummaryResult);
    if (!result)
        return fail(result.error());
    auto record = readRecord(row->settings, *result);
    if (!record)
        return fail(record.error());
    auto made = std::make_shared<RunFacts>();
    made->row = std::move(*row);
    made->record = std::move(*record);
    const std::lock_guard lock(m_mutex);
    return m_facts.emplace(run, std::move(made)).first->second;
}

Result<ProjectImpl::Facts> ProjectImpl::withItems(const Facts& known)
{
    const RunRecord& record = known->record;
    if (record.unit != CompareUnit::Mentions)
        return known;
    {
        const std::lock_guard lock(m_mutex);
        if (m_shown && m_shown->row.id == known->row.id)
            return m_shown;
    }
    auto made = std::make_shared<RunFacts>(*known);
    auto testItems = m_store->columnU32(known->row.id, kTestItemColumn);
    if (!testItems)
        return fail(testItems.error());
    auto trainItems = m_store->columnU32(known->row.id, kTrainItemColumn);
    if (!trainItems)
        return fail(trainItems.error());
    if (testItems->size() != 2 * record.testItems || trainItems->size() != 2 * record.trainItems)
        return shortRun();
    made->testItems = std::move(*testItems);
    made->trainItems = std::move(*trainItems);
    const std::lock_guard lock(m_mutex);
    m_shown = std::move(made);
    return m_shown;
}

Result<ProjectImpl::Facts> ProjectImpl::currentFacts(ObjectId run)
{
    auto known = facts(run);
    if (!known)
        return known;
    auto changed = outdatedInput(*m_store, (*known)->row.inputs);
    if (!changed)
        return fail(changed.error());
    if (!changed->label.empty())
        return fail(Code::NotFound,
            changed->removed
                ? Phrase::of("The pairs of this comparison cannot be shown: %1 was removed.", changed->label)
                : Phrase::of("The pairs of this comparison cannot be shown: %1 was loaded again and differs.",
                      changed->label),
            Phrase::of("Run the comparison again."));
    return withItems(*known);
}

Result<ComparisonRun> ProjectImpl::describeRun(const RunFacts& facts)
{
    const RunRecord& record = facts.record;
    ComparisonRun run;
    run.id = facts.row.id;
    auto changed = outdatedInput(*m_store, facts.row.inputs);
    if (!changed)
        return fail(changed.error());
    run.outdated = !changed->label.empty();
    run.outdatedBecause = changed->sentence();
    // The names of today where there still are any.
    auto test = m_store->split(record.testSplitId);
    auto train = m_store->split(record.trainSplitId);
    run.dataset = test ? test->datasetName : record.dataset;
    run.testSplit = test ? test->name : record.testSplit;
    run.trainSplit = train ? train->name : record.trainSplit;
    run.testSplitId = record.testSplitId;
    run.trainSplitId = record.trainSplitId;
    run.testItems = record.testItems;
    run.trainItems = record.trainItems;
    run.unit = record.unit;
    run.options = record.options;
    run.vectors = record.vectors;
    run.dimensions = record.dimensions;
    run.summary = record.summary;
    run.rankParts = record.rankParts;
    run.identical = record.identical;
    run.emptyTest = record.emptyTest;
    run.emptyTrain = record.emptyTrain;
    run.testVocabulary = record.testVocabulary;
    run.sharedVocabulary = record.sharedVocabulary;
    run.programVersion = facts.row.programVersion;
    run.startedAt = facts.row.startedAt;
    run.durationMs = facts.row.durationMs;
    run.settings = facts.row.settings;
    return run;
}

Result<std::vector<ComparisonRun>> ProjectImpl::comparisons()
{
    auto rows = m_store->runs(kSimilarityKind);
    if (!rows)
        return fail(rows.error());
    std::vector<ComparisonRun> runs;
    for (const store::RunRow& row : *rows) {
        auto run = comparison(row.id);
        if (!run && run.error().code == Code::NotFound)
            continue; // removed since the list was read
        if (!run)
            return fail(run.error());
        runs.push_back(std::move(*run));
    }
    return runs;
}

Result<ComparisonRun> ProjectImpl::comparison(ObjectId run)
{
    auto known = facts(run);
    if (!known)
        return fail(known.error());
    return describeRun(**known);
}

Status ProjectImpl::removeRun(ObjectId run)
{
    auto removed = m_store->removeRun(run);
    if (removed) {
        const std::lock_guard lock(m_mutex);
        m_facts.erase(run);
        if (m_shown && m_shown->row.id == run)
            m_shown.reset();
    }
    return removed;
}

Result<std::vector<std::uint32_t>> ProjectImpl::histogram(ObjectId run)
{
    return m_store->columnU32(run, kHistogramColumn);
}

Result<std::uint64_t> ProjectImpl::itemsFrom(const RunFacts& facts, std::int32_t milli)
{
    auto steps = m_store->columnU32(facts.row.id, kHistogramColumn);
    if (!steps)
        return fail(steps.error());
    const std::int32_t lowest = lowestMilli(*steps);
    if (milli <= lowest)
        return facts.row.rowCount;
    const auto above = [&](std::int32_t step) {
        return std::accumulate(steps->begin() + std::min<std::ptrdiff_t>(step, std::ssize(*steps)),
            steps->end(), std::uint64_t{0});
    };
    const std::int32_t step = (std::min(milli, kAllMilli) - lowest) / kStepMilli;
    if (milli % kStepMilli == 0)
        return above(step);
    // Inside a step: the first pos of the step that is below the border.
    std::uint64_t low = above(step + 1);
    std::uint64_t high = above(step);
    while (low < high) {
        const std::uint64_t middle = low + (high - low) / 2;
        auto rows = m_store->matches(facts.row.id, middle, 1);
        if (!rows)
            return fail(rows.error());
        if (rows->empty())
            return shortRun();
        if (similarity::atLeast(toMatch(rows->front()), milli, facts.record.rule()))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

Result<std::vector<leakage::Interval>> ProjectImpl::intervals(
    ObjectId run, const std::vector<std::uint32_t>& bordersMilli)
{
    std::uint32_t last = 0;
    for (const std::uint32_t border : bordersMilli) {
        if (border <= last || border >= std::uint32_t{kAllMilli})
            return fail(Code::InvalidArgument,
                Phrase::of("The borders of the intervals are not ascending between 0 and 100."),
                Phrase::of("Give each border once, the smallest first."));
        last = border;
    }
    auto known = facts(run);
    if (!known)
        return fail(known.error());
    auto steps = m_store->columnU32(run, kHistogramColumn);
    if (!steps)
        return fail(steps.error());
    std::vector<leakage::Interval> result;
    std::uint64_t from = (*known)->row.rowCount;
    std::int32_t lower = lowestMilli(*steps);
    for (const std::uint32_t milli : bordersMilli) {
        const auto border = static_cast<std::int32_t>(milli);
        auto above = itemsFrom(**known, border);
        if (!above)
            return fail(above.error());
        result.push_back({lower, border, from - *above});
        from = *above;
        lower = border;
    }
    result.push_back({lower, kAllMilli, from});
    return result;
}

Result<double> ProjectImpl::scoreOfRank(const RunFacts& facts, std::uint64_t rank)
{
    const std::uint64_t count = facts.row.rowCount;
    const auto at = [&](std::uint64_t pos) -> Result<similarity::Match> {
        auto rows = m_store->matches(facts.row.id, pos, 1);
        if (!rows)
            return fail(rows.error());
        if (rows->empty())
            return shortRun();
        return toMatch(rows->front());
    };
    const std::uint64_t inside = count - 1 - rank;
    auto own = at(inside);
    if (!own)
        return fail(own.error());
    // The tie [first, end) around it: scores that are equal although their doubles may differ in the last
    // digit.
    const auto border = [&](std::uint64_t low, std::uint64_t high, bool before) -> Result<std::uint64_t> {
        while (low < high) {
            const std::uint64_t middle = low + (high - low) / 2;
            auto other = at(middle);
            if (!other)
                return fail(other.error());
            if ((similarity::compareScores(*own, *other, facts.record.rule()) == 0) == before)
                high = middle;
            else
                low = middle + 1;
        }
        return low;
    };
    auto first = border(0, inside, true);
    if (!first)
        return fail(first.error());
    auto end = border(inside + 1, count, false);
    if (!end)
        return fail(end.error());
    // Ranks ascend from the lowest score, but ties stand by row in both orders.
    auto match = at(*first + (rank - (count - *end)));
    if (!match)
        return fail(match.error());
    return match->score;
}

Result<std::vector<leakage::RankPart>> ProjectImpl::rankParts(ObjectId run, std::uint32_t k)
{
    if (k < 1 || k > 1000)
        return fail(Code::InvalidArgument, Phrase::of("The number of rank parts is not between 1 and 1000."));
    auto known = facts(run);
    if (!known)
        return fail(known.error());
    const std::uint64_t count = (*known)->row.rowCount;
    const std::uint64_t size = (count + k - 1) / k;
    std::vector<leakage::RankPart> parts;
    const auto scoreAt = [&](std::uint64_t rank) { return scoreOfRank(**known, rank); };
    for (std::uint64_t first = 0; first < count; first += size) {
        const std::uint64_t end = std::min(first + size, count);
        auto least = scoreAt(first);
        if (!least)
            return fail(least.error());
        auto greatest = scoreAt(end - 1);
        if (!greatest)
            return fail(greatest.error());
        parts.push_back({static_cast<std::uint32_t>(parts.size() + 1), *least, *greatest, end - first});
    }
    return parts;
}

} // namespace heldout::project
