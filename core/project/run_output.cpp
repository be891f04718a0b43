// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/run_output.h"

#include <algorithm>
#include <utility>

namespace heldout::project {

namespace {

constexpr std::size_t kChunk = 8192;
constexpr std::uint32_t kRankParts = 4;

/// Texts that stand on both sides; within one split, those that stand there more than once.
Result<leakage::IdenticalTexts> identicalTexts(
    const ComparedSides& sides, SideSource& test, SideSource& train, JobContext& job)
{
    return sides.test.id == sides.train.id ? leakage::countRepeatedTexts(test, job)
                                           : leakage::countIdenticalTexts(test, train, job);
}

} // namespace

Status RunOutput::write(const ComparedSides& sides, const MatchFlags& facts, const SideSource& test,
    const SideSource& train, JobContext& job)
{
    auto order = orderByScore(m_best.matches, rule(), job);
    if (!order)
        return fail(order.error());
    auto flags = facts.flags(m_best.matches, test, train, job);
    if (!flags)
        return fail(flags.error());
    Status status = writeMatches(order->places, facts, *flags, job);
    if (status)
        status = writePartners(job);
    if (status)
        status = writeColumns(*order, sides);
    return status;
}

Status RunOutput::writeMatches(const std::vector<std::uint32_t>& order, const MatchFlags& facts,
    const std::vector<std::uint32_t>& flags, JobContext& job)
{
    std::vector<store::MatchRow> rows;
    for (std::size_t begin = 0; begin < order.size(); begin += kChunk) {
        if (auto go = job.checkStop(); !go)
            return go;
        const std::size_t end = std::min(begin + kChunk, order.size());
        rows.clear();
        for (std::size_t pos = begin; pos < end; ++pos) {
            const similarity::Match& match = m_best.matches[order[pos]];
            store::MatchRow row;
            row.test = match.test;
            if (match.train != similarity::kNoRow)
                row.train = match.train;
            row.score = match.score;
            row.dot = integer(match.dot);
            row.norm2Test = integer(match.norm2Test);
            row.norm2Train = integer(match.norm2Train);
            row.ties = match.ties;
            row.labelSet = facts.labelSet(match);
            row.flags = flags[order[pos]];
            rows.push_back(row);
        }
        if (auto written = m_writer.addMatches(rows); !written)
            return written;
        job.advance(rows.size());
    }
    return {};
}

Status RunOutput::writePartners(JobContext& job)
{
    std::vector<store::PartnerRow> rows;
    const auto& partners = m_best.partners;
    for (std::size_t begin = 0; begin < partners.size(); begin += kChunk) {
        if (auto go = job.checkStop(); !go)
            return go;
        const std::size_t end = std::min(begin + kChunk, partners.size());
        rows.clear();
        for (std::size_t i = begin; i < end; ++i) {
            const similarity::Partner& partner = partners[i];
            rows.push_back({partner.test, partner.rank, partner.train, partner.score, integer(partner.dot),
                integer(partner.norm2Train)});
        }
        if (auto written = m_writer.addPartners(rows); !written)
            return written;
    }
    return {};
}

Status RunOutput::writeColumns(const ScoreOrder& order, const ComparedSides& sides)
{
    std::vector<std::uint32_t> positions(order.places.size());
    for (std::size_t pos = 0; pos < order.places.size(); ++pos)
        positions[order.places[pos]] = static_cast<std::uint32_t>(pos);
    Status status = m_writer.addColumn(kPosColumn, positions);
    if (status)
        status = m_writer.addColumn(kHistogramColumn, order.histogram);
    if (sides.unit == CompareUnit::Mentions) {
        if (status)
            status = m_writer.addColumn(kTestItemColumn, sides.testItems, 2);
        if (status)
            status = m_writer.addColumn(kTrainItemColumn, sides.trainItems, 2);
    }
    return status;
}

Result<RunRecord> RunOutput::record(
    const ComparedSides& sides, const leakage::IdenticalTexts& identical, const JobContext& job) const
{
    RunRecord record;
    record.unit = sides.unit;
    record.options = m_best.options;
    record.dataset = sides.test.datasetName;
    record.testSplit = sides.test.name;
    record.trainSplit = sides.train.name;
    record.testSplitId = sides.test.id;
    record.trainSplitId = sides.train.id;
    record.testItems = m_best.matches.size();
    record.trainItems = m_best.trainCount;
    std::vector<double> scores(m_best.matches.size());
    std::ranges::transform(m_best.matches, scores.begin(), &similarity::Match::score);
    auto summary = leakage::summarize(scores, job);
    if (!summary)
        return fail(summary.error());
    record.summary = *summary;
    auto parts = leakage::rankParts(m_best.matches, kRankParts, rule(), job);
    if (!parts)
        return fail(parts.error());
    record.rankParts = std::move(*parts);
    record.identical = identical;
    record.emptyTest = m_best.emptyTest;
    record.emptyTrain = m_best.emptyTrain;
    record.testVocabulary = m_best.testVocabulary;
    record.sharedVocabulary = m_best.sharedVocabulary;
    const VectorSide& test = sides.testVectors;
    const VectorSide& train = sides.trainVectors;
    record.vectors = {test.path, train.path, test.names, train.names};
    record.dimensions = sides.dimensions;
    return record;
}

Result<std::vector<RunOutput>> writeRuns(store::Store& store, const ComparedSides& sides,
    std::vector<similarity::BestMatches> best, std::optional<leakage::IdenticalTexts>& identical,
    JobContext& job)
{
    auto sources = sourcesOf(store, sides, job);
    if (!sources)
        return fail(sources.error());
    auto& [test, train] = *sources;
    if (!identical) {
        auto counted = identicalTexts(sides, test, train, job);
        if (!counted)
            return fail(counted.error());
        identical = *counted;
    }
    auto flags = MatchFlags::load(store, sides, job);
    if (!flags)
        return fail(flags.error());
    job.begin(Stage::Writing, Unit::Pairs, test.count() * best.size());
    std::vector<RunOutput> outputs;
    for (similarity::BestMatches& one : best) {
        auto writer = store.beginRun(job);
        if (!writer)
            return fail(writer.error());
        outputs.emplace_back(std::move(*writer), sides.unit, std::move(one));
        if (auto written = outputs.back().write(sides, *flags, test, train, job); !written)
            return fail(written.error());
    }
    job.end();
    return outputs;
}

Result<std::vector<PublishedRun>> publishRuns(store::Store& store, std::vector<RunOutput>& outputs,
    const ComparedSides& sides, const leakage::IdenticalTexts& identical, const store::RunRow& common,
    JobContext& job)
{
    std::vector<std::string> results;
    for (const RunOutput& output : outputs) {
        auto record = output.record(sides, identical, job);
        if (!record)
            return fail(record.error());
        results.push_back(resultJson(*record));
    }
    std::vector<PublishedRun> runs;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        store::RunRow row = common;
        row.settings = settingsJson(sides.unit, outputs[i].options());
        row.rowCount = outputs[i].rows();
        auto id = outputs[i].writer().publish(row, {{kSummaryResult, results[i]}});
        if (!id) {
            for (const PublishedRun& before : runs) {
                if (!before.stored)
                    static_cast<void>(store.removeRun(before.id)); // the first failure is the one to tell
            }
            return fail(id.error());
        }
        runs.push_back({*id, *id != outputs[i].writer().id()});
    }
    return runs;
}

} // namespace heldout::project
