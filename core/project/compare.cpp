// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing two splits: what is stored is shown, the rest computed in one go and written.
#include "project/project_impl.h"

#include <algorithm>

#include "project/match_flags.h"
#include "project/match_order.h"

namespace heldout::project {

namespace {

constexpr std::size_t kChunk = 8192;
constexpr std::uint32_t kRankParts = 4;

Status checkRequest(const CompareRequest& request)
{
    if (request.ngrams.empty())
        return fail(Code::InvalidArgument, Phrase::of("No n-gram size was chosen."),
            Phrase::of("Choose at least one."));
    for (const NgramSizes& sizes : request.ngrams) {
        if (Status status = similarity::checkOptions(request.optionsFor(sizes)); !status)
            return status;
    }
    return {};
}

store::RunInput inputOf(
    const char* role, int n, const char* kind, const store::SplitRow& split, const std::string& digest)
{
    return {role, n, kind, split.id, split.datasetName + " / " + split.name, digest};
}

/// By (role, n). For mentions the splits stand behind them: ids, documents and texts are shown beside the
/// mentions.
std::vector<store::RunInput> inputsOf(const ComparedSides& sides)
{
    std::vector<store::RunInput> inputs;
    const auto add = [&](const char* role, const store::SplitRow& split) {
        int n = 0;
        if (sides.unit == CompareUnit::Mentions)
            inputs.push_back(inputOf(role, n++, "mentions", split, split.mentionDigest));
        inputs.push_back(inputOf(role, n, "split", split, split.digest));
    };
    add("test", sides.test);
    add("train", sides.train);
    return inputs;
}

Status checkMentions(const store::SplitRow& split)
{
    if (split.mentions)
        return {};
    return fail(Code::InvalidArgument,
        Phrase::of("The split %1 of %2 has no mentions to compare.", split.name, split.datasetName),
        Phrase::of("Compare texts, or load the split with its mentions."));
}

/// One run on its way into the store.
class RunOutput
{
public:
    RunOutput(store::RunWriter writer, similarity::BestMatches best)
        : m_writer(std::move(writer))
        , m_best(std::move(best))
    {
    }

    [[nodiscard]] Status write(const ComparedSides& sides, const MatchFlags& facts, const SideSource& test,
        const SideSource& train, JobContext& job);
    [[nodiscard]] Result<RunRecord> record(
        const ComparedSides& sides, const leakage::IdenticalTexts& identical, const JobContext& job) const;
    [[nodiscard]] const similarity::Options& options() const { return m_best.options; }
    [[nodiscard]] std::uint64_t rows() const { return m_best.matches.size(); }
    [[nodiscard]] store::RunWriter& writer() { return m_writer; }

private:
    [[nodiscard]] Status writeMatches(const std::vector<std::uint32_t>& order, const MatchFlags& facts,
        const std::vector<std::uint32_t>& flags, JobContext& job);
    [[nodiscard]] Status writePartners(JobContext& job);
    [[nodiscard]] Status writeColumns(const ScoreOrder& order, const ComparedSides& sides);

    store::RunWriter m_writer;
    similarity::BestMatches m_best;
};

Status RunOutput::write(const ComparedSides& sides, const MatchFlags& facts, const SideSource& test,
    const SideSource& train, JobContext& job)
{
    auto order = orderByScore(m_best.matches, m_best.options.rule(), job);
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
            row.dot = match.dot;
            row.norm2Test = match.norm2Test;
            row.norm2Train = match.norm2Train;
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
            rows.push_back(
                {partner.test, partner.rank, partner.train, partner.score, partner.dot, partner.norm2Train});
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
    auto parts = leakage::rankParts(m_best.matches, kRankParts, m_best.options.rule(), job);
    if (!parts)
        return fail(parts.error());
    record.rankParts = std::move(*parts);
    record.identical = identical;
    record.emptyTest = m_best.emptyTest;
    record.emptyTrain = m_best.emptyTrain;
    record.testVocabulary = m_best.testVocabulary;
    record.sharedVocabulary = m_best.sharedVocabulary;
    return record;
}

Result<ComparedSides> resolveSides(store::Store& store, const CompareRequest& request, JobContext& job)
{
    ComparedSides sides;
    sides.unit = request.unit;
    auto test = store.split(request.dataset, request.testSplit);
    if (!test)
        return fail(test.error());
    auto train = store.split(request.dataset, request.trainSplit);
    if (!train)
        return fail(train.error());
    sides.test = std::move(*test);
    sides.train = std::move(*train);
    if (request.unit == CompareUnit::Text)
        return sides;
    for (const store::SplitRow* split : {&sides.test, &sides.train}) {
        if (auto checked = checkMentions(*split); !checked)
            return fail(checked.error());
    }
    auto testItems = mentionItems(store, sides.test.id, job);
    if (!testItems)
        return fail(testItems.error());
    auto trainItems = mentionItems(store, sides.train.id, job);
    if (!trainItems)
        return fail(trainItems.error());
    sides.testItems = std::move(*testItems);
    sides.trainItems = std::move(*trainItems);
    return sides;
}

Result<SideSource> sourceOf(store::Store& store, ObjectId split, CompareUnit unit, JobContext& job)
{
    auto source = unit == CompareUnit::Text ? store.texts(split, job.stopToken())
                                            : store.mentionTexts(split, job.stopToken());
    if (!source)
        return fail(source.error());
    return SideSource(std::move(*source));
}

/// Runs the engine for all `missing` settings at once. Nothing is visible before the runs are published.
Result<std::vector<RunOutput>> computeRuns(store::Store& store, const ComparedSides& sides,
    const std::vector<similarity::Options>& missing, std::optional<leakage::IdenticalTexts>& identical,
    JobContext& job)
{
    auto test = sourceOf(store, sides.test.id, sides.unit, job);
    if (!test)
        return fail(test.error());
    auto train = sourceOf(store, sides.train.id, sides.unit, job);
    if (!train)
        return fail(train.error());
    auto best = similarity::findBestMatches(*test, *train, missing, job);
    if (!best)
        return fail(best.error());
    if (!identical) {
        auto counted = leakage::countIdenticalTexts(*test, *train, job);
        if (!counted)
            return fail(counted.error());
        identical = *counted;
    }
    auto flags = MatchFlags::load(store, sides, job);
    if (!flags)
        return fail(flags.error());
    job.begin(Stage::Writing, Unit::Pairs, test->count() * missing.size());
    std::vector<RunOutput> outputs;
    for (similarity::BestMatches& one : *best) {
        auto writer = store.beginRun(job);
        if (!writer)
            return fail(writer.error());
        outputs.emplace_back(std::move(*writer), std::move(one));
        if (auto written = outputs.back().write(sides, *flags, *test, *train, job); !written)
            return fail(written.error());
    }
    job.end();
    return outputs;
}

struct PublishedRun
{
    ObjectId id = 0;
    bool stored = false; ///< somebody else's, in the project before this one was ready
};

/// Makes the runs visible, one after the other. When it is stopped or fails between two, those before are
/// taken back: a comparison that did not come to its end leaves the project as it was. A run that another
/// program has published meanwhile is used in place of its like here.
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

} // namespace

similarity::Options CompareRequest::optionsFor(const NgramSizes& sizes) const
{
    similarity::Options options;
    options.n = sizes.n;
    options.longest = sizes.longest;
    options.unit = grams;
    options.stopWords = stopWords;
    options.weighting = weighting;
    options.measure = measure;
    options.scoring = scoring;
    options.top = top;
    options.minScore = minScore;
    options.within = testSplit == trainSplit;
    return options;
}

Result<std::vector<ComparisonRun>> ProjectImpl::compare(const CompareRequest& request, JobContext& job)
{
    if (auto checked = checkRequest(request); !checked)
        return fail(checked.error());
    const std::string startedAt = m_environment.utcNow();
    const std::int64_t started = m_environment.steadyMs();
    auto sides = resolveSides(*m_store, request, job);
    if (!sides)
        return fail(sides.error());
    const std::vector<store::RunInput> inputs = inputsOf(*sides);

    std::vector<NgramSizes> ngrams;
    std::vector<PublishedRun> known; // one for each of ngrams; id 0 = to be computed
    std::vector<similarity::Options> missing;
    std::optional<leakage::IdenticalTexts> identical;
    for (const NgramSizes& sizes : request.ngrams) {
        if (std::ranges::find(ngrams, sizes) != ngrams.end())
            continue;
        const similarity::Options options = request.optionsFor(sizes);
        auto same = m_store->sameRun(kSimilarityKind, settingsJson(request.unit, options), inputs);
        if (!same)
            return fail(same.error());
        ngrams.push_back(sizes);
        known.push_back({*same ? (*same)->id : 0, true});
        if (!*same) {
            missing.push_back(options);
            continue;
        }
        auto stored = facts((*same)->id);
        if (!stored)
            return fail(stored.error());
        identical = (*stored)->record.identical;
    }
    std::vector<PublishedRun> computed;
    if (!missing.empty()) {
        if (auto writable = m_store->checkWritable(); !writable) // before the work is done for nothing
            return fail(writable.error());
        auto outputs = computeRuns(*m_store, *sides, missing, identical, job);
        if (!outputs)
            return fail(outputs.error());
        store::RunRow common;
        common.kind = kSimilarityKind;
        common.programVersion = m_environment.programVersion;
        common.startedAt = startedAt;
        common.durationMs = m_environment.steadyMs() - started;
        common.inputs = inputs;
        auto published = publishRuns(*m_store, *outputs, *sides, *identical, common, job);
        if (!published)
            return fail(published.error());
        computed = std::move(*published);
    }
    std::vector<ComparisonRun> runs;
    auto next = computed.begin();
    for (const PublishedRun& one : known) {
        const PublishedRun& shown = one.id != 0 ? one : *next++;
        auto run = comparison(shown.id);
        if (!run)
            return fail(run.error());
        run->stored = shown.stored;
        runs.push_back(std::move(*run));
    }
    return runs;
}

} // namespace heldout::project
