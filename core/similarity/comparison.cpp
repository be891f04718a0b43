// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/comparison.h"

#include <algorithm>
#include <utility>

#include "base/parallel.h"
#include "base/sorting.h"

namespace heldout::similarity {

namespace {

// A chunk of the training side is searched when it has so many texts, or so many n-grams.
constexpr std::uint64_t kChunkTexts = std::uint64_t{1} << 20;
constexpr std::size_t kChunkNumbers = std::size_t{1} << 24;
constexpr std::size_t kTextsAPiece = 128;
constexpr std::size_t kQueriesAPiece = 256;
constexpr std::uint32_t kGramsAStep = 1U << 20; // n-grams between two looks at the stop request
constexpr std::uint64_t kMostItems = kNoRow - 1ull;

tl::unexpected<Error> tooMany(Phrase message)
{
    return fail(Code::InvalidArgument, std::move(message), Phrase::of("Compare a part of it."));
}

tl::unexpected<Error> tooManyNgrams()
{
    return fail(Code::InvalidArgument,
        Phrase::of("The test side has more than 2,147,483,648 different n-grams of one length."),
        Phrase::of("Compare a part of it, or shorter n-grams."));
}

} // namespace

Comparison::Comparison(
    const std::vector<Options>& options, JobContext& job, std::uint64_t mostPairs, PhaseObserver observer)
    : m_job(job)
    , m_limit(mostPairs)
    , m_observer(std::move(observer))
    , m_workers(job.threads())
{
    for (const Options& option : options) {
        const auto sameReading = [&](const auto& other) {
            return other.unit == option.unit
                && (option.unit == GramUnit::Characters || other.stopWords == option.stopWords);
        };
        auto reading = std::ranges::find_if(m_readings, sameReading);
        if (reading == m_readings.end()) {
            int levels = 1;
            for (const Options& other : options)
                levels = sameReading(other) ? std::max(levels, other.longestN()) : levels;
            reading = m_readings.insert(
                m_readings.end(), Reading(option.stopWords, option.unit, levels, job.stopToken()));
        }
        const auto number = static_cast<std::size_t>(reading - m_readings.begin());
        auto feature = std::ranges::find_if(m_features, [&](const Feature& known) {
            return known.level == option.n && known.longest == option.longestN() && known.reading == number
                && known.weighting == option.weighting;
        });
        if (feature == m_features.end()) {
            feature = m_features.emplace(m_features.end());
            feature->level = option.n;
            feature->longest = option.longestN();
            feature->reading = number;
            feature->weighting = option.weighting;
        }
        feature->searches.push_back({option, {}});
        m_where.push_back(
            {static_cast<std::size_t>(feature - m_features.begin()), feature->searches.size() - 1});
    }
    for (Worker& worker : m_workers) {
        worker.texts.resize(m_readings.size());
        worker.next.resize(m_readings.size());
        worker.counters.resize(m_readings.size());
    }
}

Result<PartialComparison> Comparison::run(TextSource& test, TextSource& train, std::uint64_t firstRow)
{
    m_firstRow = firstRow;
    if (test.count() > kMostItems)
        return tooMany(Phrase::of("The test side has more than 4,294,967,294 items."));
    if (train.count() > kMostItems)
        return tooMany(Phrase::of("The training side has more than 4,294,967,294 items."));
    m_job.begin(Stage::Comparing, Unit::Texts, test.count() + train.count());
    begin(Phase::ReadingTest);
    Status status = readTest(test);
    if (status)
        status = readTrain(train);
    if (status)
        status = m_job.checkStop();
    if (!status)
        return fail(std::move(status.error()));
    PartialComparison result;
    result.trainCount = m_trainCount;
    result.searches.reserve(m_where.size());
    for (const Where& where : m_where) {
        Feature& feature = m_features[where.feature];
        Search& search = feature.searches[where.search];
        result.searches.push_back({search.options, feature.test.norm2, std::move(search.best), feature.found,
            feature.vocabulary, feature.emptyTrain});
    }
    m_job.end();
    return result;
}

Status Comparison::readTest(TextSource& test)
{
    Status status = test.read([&](std::span<const std::string_view> texts) -> Status {
        for (const std::string_view text : texts) {
            Status added = addTest(text);
            if (!added)
                return added;
        }
        m_job.advanceTo(m_testCount);
        return {};
    });
    if (!status)
        return status;
    for (Feature& feature : m_features) {
        status = feature.finishTest(m_readings[feature.reading].vocabulary, m_job);
        if (!status)
            return status;
    }
    return m_job.checkStop();
}

Status Comparison::addTest(std::string_view text)
{
    if (m_testCount == kMostItems)
        return tooMany(Phrase::of("The test side has more than 4,294,967,294 items."));
    Worker& worker = m_workers.front();
    for (std::size_t i = 0; i < m_readings.size(); ++i) {
        m_readings[i].split(text, worker.texts[i]);
        TextCounter& counter = worker.counters[i];
        counter.countAdding(worker.texts[i], m_readings[i].vocabulary);
        for (Feature& feature : m_features) {
            if (feature.reading != i)
                continue;
            if (!m_readings[i].vocabulary.fits(feature.lengths()))
                return tooManyNgrams();
            const std::uint64_t norm2 = feature.gather(counter, worker.grams).value_or(0); // no weights yet
            feature.test.add(worker.grams, norm2);
        }
    }
    ++m_testCount;
    return m_job.checkStop();
}

Status Comparison::readTrain(TextSource& train)
{
    begin(Phase::ReadingTrain);
    Status status = train.read([&](std::span<const std::string_view> texts) { return takeTrain(texts); });
    return status ? searchChunk() : status;
}

Status Comparison::takeTrain(std::span<const std::string_view> texts)
{
    if (texts.size() > kMostItems - m_firstRow - m_trainCount)
        return tooMany(Phrase::of("The training side has more than 4,294,967,294 items."));
    const std::size_t pieces = (texts.size() + kTextsAPiece - 1) / kTextsAPiece;
    if (m_pieces.size() < pieces)
        m_pieces.resize(pieces);
    Status status = parallelPieces(texts.size(), kTextsAPiece, m_job, [&](const Piece& piece) -> Status {
        PieceRows& out = m_pieces[piece.begin / kTextsAPiece];
        out.rows.resize(m_features.size());
        for (TrainRows& rows : out.rows)
            rows.clear();
        out.empty.assign(m_features.size(), 0);
        Worker& worker = m_workers[piece.slot];
        readAhead(texts[piece.begin], worker);
        for (std::size_t i = piece.begin; i < piece.end; ++i) {
            std::swap(worker.texts, worker.next);
            if (i + 1 < piece.end)
                readAhead(texts[i + 1], worker);
            Status counted = countTrain(static_cast<std::uint32_t>(i), worker, out);
            if (counted)
                counted = m_job.checkStop();
            if (!counted)
                return counted;
        }
        return {};
    });
    if (!status)
        return status;
    for (std::size_t i = 0; i < pieces; ++i) {
        for (std::size_t f = 0; f < m_features.size(); ++f) {
            m_features[f].chunk.append(
                m_pieces[i].rows[f], static_cast<std::uint32_t>(m_firstRow + m_trainCount));
            m_features[f].emptyTrain += m_pieces[i].empty[f];
        }
    }
    m_trainCount += texts.size();
    m_job.advanceTo(m_testCount + m_chunkFirst + (m_trainCount - m_chunkFirst) / 2);
    return chunkIsFull() ? searchChunk() : Status{};
}

void Comparison::readAhead(std::string_view text, Worker& worker) const
{
    for (std::size_t i = 0; i < m_readings.size(); ++i)
        m_readings[i].split(text, worker.next[i]);
}

Status Comparison::countTrain(std::uint32_t row, Worker& worker, PieceRows& out) const
{
    for (std::size_t i = 0; i < m_readings.size(); ++i)
        worker.counters[i].count(worker.texts[i], m_readings[i].vocabulary);
    for (std::size_t f = 0; f < m_features.size(); ++f) {
        const TextCounter& counter = worker.counters[m_features[f].reading];
        const std::optional<std::uint64_t> norm2 = m_features[f].gather(counter, worker.grams);
        if (!norm2)
            return tooLongForWeights();
        out.empty[f] += *norm2 == 0 ? 1 : 0;
        out.rows[f].add(row, *norm2, worker.grams);
    }
    return {};
}

bool Comparison::chunkIsFull() const
{
    std::size_t numbers = 0;
    for (const Feature& feature : m_features)
        numbers += feature.chunk.numbers();
    return m_trainCount - m_chunkFirst >= kChunkTexts || numbers >= kChunkNumbers;
}

Status Comparison::searchChunk()
{
    m_searched = 0;
    m_searchTotal = 0;
    for (const Feature& feature : m_features)
        m_searchTotal += 2 * feature.searches.size() * feature.queryOrder.size();
    for (Feature& feature : m_features) {
        if (Status status = searchFeature(feature); !status)
            return status;
        feature.chunk.clear();
    }
    begin(Phase::ReadingTrain);
    m_chunkFirst = m_trainCount;
    m_job.advanceTo(m_testCount + m_trainCount);
    return {};
}

/// Rows with repeated n-grams have an index of their own, so that the others need no counts.
Status Comparison::searchFeature(Feature& feature)
{
    for (const bool repeats : {false, true}) {
        RowIndex index;
        begin(Phase::Indexing);
        if (Status status = index.build(feature.chunk, repeats, feature.found.size(), m_job); !status)
            return status;
        for (std::uint32_t gram = 0; gram < feature.found.size(); ++gram) {
            if (gram % kGramsAStep == 0) {
                if (Status going = m_job.checkStop(); !going)
                    return going;
            }
            if (index.has(gram))
                feature.found[gram] = true;
        }
        begin(Phase::Searching);
        for (Search& search : feature.searches) {
            if (Status status = searchIndex(feature, search, index); !status)
                return status;
        }
    }
    return {};
}

Status Comparison::searchIndex(const Feature& feature, Search& search, const RowIndex& index)
{
    const std::vector<std::uint32_t>& order = feature.queryOrder;
    return parallelPieces(order.size(), kQueriesAPiece, m_job, [&](const Piece& piece) -> Status {
        std::vector<Query> queries;
        queries.reserve(piece.end - piece.begin);
        for (std::size_t i = piece.begin; i < piece.end; ++i) {
            const std::uint32_t item = order[i];
            queries.push_back({feature.test[item], feature.weights,
                rulesOf(search.options, feature.test.norm2[item], item), &search.best[item]});
        }
        Status status
            = m_workers[piece.slot].search.run(index, feature.found.size(), queries, m_limit, m_job);
        advanceSearch(queries.size());
        return status;
    });
}

void Comparison::begin(Phase phase) const
{
    if (m_observer)
        m_observer(phase);
}

void Comparison::advanceSearch(std::uint64_t queries)
{
    const std::uint64_t searched = m_searched += queries;
    const std::uint64_t half = (m_trainCount - m_chunkFirst) / 2;
    const auto part = static_cast<double>(searched) / static_cast<double>(m_searchTotal);
    m_job.advanceTo(
        m_testCount + m_chunkFirst + half + static_cast<std::uint64_t>(part * static_cast<double>(half)));
}

} // namespace heldout::similarity
