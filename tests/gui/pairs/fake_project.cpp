// SPDX-License-Identifier: GPL-3.0-or-later
#include "fake_project.h"

#include <algorithm>

namespace heldout::test {

void FakeProject::addRun(project::ObjectId id, int n, project::CompareUnit unit)
{
    project::ComparisonRun run;
    run.id = id;
    run.dataset = "Made up";
    run.testSplit = "test";
    run.trainSplit = "train";
    run.testSplitId = 1;
    run.trainSplitId = 2;
    run.testItems = m_pairs;
    run.trainItems = 15'000;
    run.unit = unit;
    run.options.n = n;
    runs.push_back(run);
}

void FakeProject::waitAtGate(const std::atomic<bool>& held, JobContext* job)
{
    while (held && !gate.tryAcquire(1, 5)) {
        if (job && job->stopRequested())
            return;
    }
}

project::PairRow FakeProject::row(std::uint64_t pos) const
{
    project::PairRow row;
    row.pos = pos;
    row.testOrdinal = (pos * 7919) % std::max<std::uint64_t>(1, m_pairs);
    row.testKey = "T" + std::to_string(pos);
    row.testText = "Text number " + std::to_string(pos) + " of the test side";
    row.trainOrdinal = pos % 15'000;
    row.trainKey = "P" + std::to_string(pos);
    row.score
        = 100.0 - 100.0 * static_cast<double>(pos) / static_cast<double>(std::max<std::uint64_t>(1, m_pairs));
    row.ties = 1;
    row.flags = pos < 5 ? 4 : 0;
    return row;
}

Result<project::Project::PairSelection> FakeProject::selectPairs(
    project::ObjectId, const project::PairFilter& filter, JobContext& job)
{
    ++selections;
    waitAtGate(holdSelections, &job);
    if (auto stop = job.checkStop(); !stop)
        return fail(stop.error());
    PairSelection selection;
    // Scores fall evenly, so that bounds are places.
    const auto placeOf
        = [&](std::int32_t milli) { return m_pairs - m_pairs * static_cast<std::uint64_t>(milli) / 100'000; };
    std::uint64_t first = 0;
    std::uint64_t last = m_pairs;
    if (filter.toMilli && *filter.toMilli < 100'000)
        first = placeOf(*filter.toMilli);
    if (filter.fromMilli)
        last = placeOf(*filter.fromMilli);
    if (filter.notIdentical)
        first = std::max<std::uint64_t>(first, 5);
    last = std::max(first, last);
    if (filter.words.empty()) {
        selection.first = first;
        selection.count = last - first;
        return selection;
    }
    for (std::uint64_t pos = first; pos < last; ++pos) {
        if (row(pos).testText.find(filter.words) != std::string::npos || row(pos).testKey == filter.words)
            selection.positions.push_back(static_cast<std::uint32_t>(pos));
    }
    selection.count = selection.positions.size();
    return selection;
}

Result<std::vector<project::PairRow>> FakeProject::pairs(
    project::ObjectId, std::uint64_t first, std::uint64_t count, std::size_t)
{
    waitAtGate(holdPairs);
    std::vector<project::PairRow> rows;
    for (std::uint64_t pos = first; pos < std::min(m_pairs, first + count); ++pos)
        rows.push_back(row(pos));
    rowsRead += static_cast<int>(rows.size());
    return rows;
}

Result<std::vector<project::PairRow>> FakeProject::pairsAt(
    project::ObjectId, const std::vector<std::uint32_t>& positions, std::size_t)
{
    waitAtGate(holdPairs);
    std::vector<project::PairRow> rows;
    for (const std::uint32_t pos : positions)
        rows.push_back(row(pos));
    rowsRead += static_cast<int>(rows.size());
    return rows;
}

Result<project::PairDetail> FakeProject::pair(
    project::ObjectId, std::uint64_t pos, std::optional<std::uint64_t> trainOrdinal)
{
    waitAtGate(holdDetails);
    ++detailsRead;
    project::PairDetail detail;
    detail.row = row(pos);
    detail.test.key = detail.row.testKey;
    detail.test.text = texts_ ? texts_->first : detail.row.testText + ", which one reads twice";
    detail.test.line = pos + 1;
    detail.test.mentions = testMentions;
    project::PairSide train;
    train.key = trainOrdinal ? "P-other-" + std::to_string(*trainOrdinal) : detail.row.trainKey;
    train.text = texts_ ? texts_->second
                        : "Text number " + std::to_string(pos) + " of the training side, which nobody reads";
    train.ordinal = trainOrdinal.value_or(*detail.row.trainOrdinal);
    if (trainOrdinal)
        detail.row.score = 31.3;
    detail.train = train;
    for (std::uint32_t rank = 2; rank <= 6; ++rank)
        detail.others.push_back({rank, pos + rank, "P" + std::to_string(pos + rank),
            "Another text, rank " + std::to_string(rank), 40.0 - rank});
    detail.marks = text::compareTexts(detail.test.text, train.text);
    detail.asCompared = text::engineViews(detail.test.text, train.text, 1, text::StopWords::English);
    detail.scores = {{1, detail.row.score}, {2, detail.row.score / 2}, {3, 0.0}};
    return detail;
}

} // namespace heldout::test
