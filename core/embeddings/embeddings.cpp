// SPDX-License-Identifier: GPL-3.0-or-later
#include "embeddings/embeddings.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <limits>
#include <utility>

#include "base/files.h"
#include "base/parallel.h"
#include "data/pair_limit.h"
#include "embeddings/partial.h"
#include "embeddings/product.h"
#include "embeddings/rows.h"
#include "embeddings/search.h"

namespace heldout::embeddings {

namespace {

constexpr std::uint32_t kMostPartners = 10'000;

/// A pair that may be worth the sum in double.
struct Candidate
{
    float product = 0;
    std::uint32_t column = 0; // of the block
};

/// What one thread works with.
struct Scratch
{
    std::vector<float> products;
    std::vector<float> greatest;
    std::vector<Candidate> candidates;
};

class Search
{
public:
    Search(const Options& options, const Tuning& tuning, JobContext& job, std::uint64_t mostPairs)
        : m_options(options)
        , m_tuning(tuning)
        , m_product(productBy(tuning.kernel))
        , m_job(job)
        , m_limit(mostPairs)
        , m_scratch(job.threads())
    {
    }

    /// Compares all of `test` with the rows of the shard.
    Result<PartialMatches> run(VectorSource& test, VectorSource& train, const Shard& shard);

private:
    [[nodiscard]] Status readTest();
    [[nodiscard]] Status compareChunk();
    [[nodiscard]] Status compareTests(const Piece& piece);
    [[nodiscard]] Status compareBlock(std::size_t test, const float* products, std::size_t first,
        std::size_t count, std::vector<Candidate>& candidates);
    [[nodiscard]] bool passesOver(std::uint32_t test, std::uint32_t train) const;
    [[nodiscard]] float leastProduct(std::size_t test) const;
    [[nodiscard]] PartialMatches result();

    Options m_options;
    Tuning m_tuning;
    Product m_product;
    JobContext& m_job;
    PairLimit m_limit;
    VectorSource* m_testSource = nullptr;
    VectorSource* m_trainSource = nullptr;
    Blocks m_blocks;
    Rows m_test;
    std::vector<BestVectors> m_best; // by test row
    Rows m_chunk;
    std::vector<float> m_unit; // the chunk, divided by norms
    std::uint64_t m_chunkFirst = 0; // its first row on the training side
    std::uint64_t m_zeroTrain = 0;
    std::vector<Scratch> m_scratch; // by slot
};

Result<PartialMatches> Search::run(VectorSource& test, VectorSource& train, const Shard& shard)
{
    m_testSource = &test;
    m_trainSource = &train;
    if (Status status = readTest(); !status)
        return fail(std::move(status.error()));
    const std::size_t d = m_test.d;
    m_blocks = blocksFor(d, m_test.size(), m_job.threads());
    constexpr std::size_t kChunkNumbers = std::size_t{1} << 22U; // 16 MB
    const std::size_t wholeBlocks
        = std::max<std::size_t>(kChunkNumbers / d / m_blocks.trains, 1) * m_blocks.trains;
    const std::size_t chunkRows = m_tuning.chunkRows > 0 ? m_tuning.chunkRows : wholeBlocks;

    const std::uint64_t end = shard.lastOf(train.rows());
    m_chunkFirst = shard.firstOf(train.rows());
    m_job.begin(Stage::Comparing, Unit::Pairs, m_test.size() * (end - m_chunkFirst));
    m_chunk.d = d;
    for (; m_chunkFirst < end; m_chunkFirst += m_chunk.size()) {
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(chunkRows, end - m_chunkFirst));
        m_chunk.scaled.resize(count * d);
        Status status = train.read(m_chunkFirst, count, m_chunk.scaled, m_job);
        if (status)
            status = scaleRows(m_chunk, m_chunkFirst, train.name(), m_job);
        if (status)
            status = divideByNorms(m_chunk, m_unit, m_job);
        if (status)
            status = compareChunk();
        if (!status)
            return fail(std::move(status.error()));
        m_zeroTrain += m_chunk.zeros();
    }
    m_job.end();
    return result();
}

Status Search::readTest()
{
    VectorSource& test = *m_testSource;
    constexpr std::size_t kReadNumbers = std::size_t{1} << 22U;
    const std::size_t d = test.columns();
    m_test.d = d;
    m_test.scaled.resize(static_cast<std::size_t>(test.rows()) * d);
    m_best.resize(static_cast<std::size_t>(test.rows()));
    m_job.begin(Stage::Reading, Unit::Rows, test.rows());
    const std::size_t step = std::max<std::size_t>(kReadNumbers / d, 1);
    for (std::size_t first = 0; first < m_best.size(); first += step) {
        const std::size_t count = std::min(step, m_best.size() - first);
        const std::span<float> rows = std::span(m_test.scaled).subspan(first * d, count * d);
        if (Status status = test.read(first, count, rows, m_job); !status)
            return status;
        m_job.advance(count);
    }
    m_job.end();
    return scaleRows(m_test, 0, test.name(), m_job);
}

Status Search::compareChunk()
{
    return parallelPieces(
        m_test.size(), m_blocks.tests, m_job, [&](const Piece& piece) { return compareTests(piece); });
}

Status Search::compareTests(const Piece& piece)
{
    Scratch& scratch = m_scratch[piece.slot];
    const std::size_t tests = piece.end - piece.begin;
    scratch.greatest.resize(tests);
    for (std::size_t first = 0; first < m_chunk.size(); first += m_blocks.trains) {
        if (Status status = m_job.checkStop(); !status)
            return status;
        const std::size_t trains = std::min(m_blocks.trains, m_chunk.size() - first);
        scratch.products.resize(tests * trains);
        m_product.multiply(m_test[piece.begin], tests, m_unit.data() + first * m_test.d, trains, m_test.d,
            scratch.products.data());
        m_product.greatest(scratch.products.data(), tests, trains, scratch.greatest.data());
        for (std::size_t i = 0; i < tests; ++i) {
            const std::size_t test = piece.begin + i;
            if (m_test.norm2[test] <= 0 || scratch.greatest[i] < leastProduct(test))
                continue;
            if (Status status
                = compareBlock(test, scratch.products.data() + i * trains, first, trains, scratch.candidates);
                !status)
                return status;
        }
        m_job.advance(tests * trains);
    }
    return {};
}

/// A row whose product stays below this cannot reach the floor, see productError.
float Search::leastProduct(std::size_t test) const
{
    const double reach = m_best[test].floor(m_options) / 100 - productError(m_test.d);
    return std::nextafter(
        static_cast<float>(reach * std::sqrt(m_test.norm2[test])), -std::numeric_limits<float>::infinity());
}

bool Search::passesOver(std::uint32_t test, std::uint32_t train) const
{
    return m_options.within && (m_options.top == kAllPartners ? train <= test : train == test);
}

Status Search::compareBlock(std::size_t test, const float* products, std::size_t first, std::size_t count,
    std::vector<Candidate>& candidates)
{
    const float least = leastProduct(test);
    candidates.clear();
    for (std::size_t column = 0; column < count; ++column) {
        if (products[column] >= least && m_chunk.norm2[first + column] > 0)
            candidates.push_back({products[column], static_cast<std::uint32_t>(column)});
    }
    // The greatest first: it raises the floor for the others. Most are never looked at, so no sorting.
    const auto smaller = [](const Candidate& a, const Candidate& b) { return a.product < b.product; };
    std::make_heap(candidates.begin(), candidates.end(), smaller);
    BestVectors& best = m_best[test];
    const std::uint32_t testItem = m_testSource->item(test);
    const std::size_t keptBefore = best.kept().size();
    while (!candidates.empty()) {
        std::pop_heap(candidates.begin(), candidates.end(), smaller);
        const Candidate candidate = candidates.back();
        candidates.pop_back();
        if (candidate.product < leastProduct(test))
            break;
        const std::size_t row = first + candidate.column;
        const std::uint32_t train = m_trainSource->item(m_chunkFirst + row);
        if (passesOver(testItem, train))
            continue;
        const double dot = dotProduct(m_test[test], m_chunk[row], m_test.d);
        best.add({train, score(dot, m_test.norm2[test], m_chunk.norm2[row])}, m_options);
    }
    return m_limit.add(best.kept().size() - keptBefore);
}

PartialMatches Search::result()
{
    PartialMatches out;
    out.options = m_options;
    out.trainCount = m_trainSource->rows();
    out.dimensions = m_test.d;
    out.zeroTrain = m_zeroTrain;
    out.zeroTest.resize(m_best.size());
    out.best.resize(m_best.size());
    for (std::size_t row = 0; row < m_best.size(); ++row) {
        const std::uint32_t item = m_testSource->item(row);
        out.zeroTest[item] = m_test.norm2[row] <= 0;
        out.best[item] = std::move(m_best[row]);
    }
    return out;
}

/// What the containers throw when there is no memory becomes an error; nothing else throws.
template <typename Work>
auto withinMemory(const VectorSource& test, const Work& work) -> decltype(work())
{
    try {
        return work();
    } catch (const std::exception&) {
        return fail(Code::Internal,
            Phrase::of("There is not enough memory for the vectors of “%1”.", baseName(test.name())),
            Phrase::of("Compare the test side in parts."));
    }
}

} // namespace

Status checkOptions(const Options& options)
{
    if (options.top < 1 || (options.top > kMostPartners && options.top != kAllPartners))
        return fail(
            Code::InvalidArgument, Phrase::of("The number of partners kept must be between 1 and 10,000."));
    if (!(options.minScore >= -100 && options.minScore <= 100))
        return fail(
            Code::InvalidArgument, Phrase::of("The least score must be between -100 and 100 percent."));
    if (options.top == kAllPartners && options.minScore <= 0)
        return fail(Code::InvalidArgument, Phrase::of("All pairs need a least score above 0."));
    return {};
}

Status checkDimensions(const VectorSource& test, const VectorSource& train)
{
    if (test.columns() != train.columns())
        return fail(Code::InvalidArgument,
            Phrase::of("The vectors do not go together: numbers a row are %2 in “%1” and %4 in “%3”.",
                baseName(test.name()), test.columns(), baseName(train.name()), train.columns()),
            Phrase::of("Compare vectors that one model made."));
    if (test.columns() == 0 || test.columns() > kMostDimensions)
        return fail(Code::InvalidArgument,
            Phrase::of("Vectors of %1 numbers cannot be compared, only those of 1 to %2.", test.columns(),
                kMostDimensions));
    if (test.rows() >= kNoRow || train.rows() >= kNoRow)
        return fail(
            Code::InvalidArgument, Phrase::of("More than %1 vectors cannot be compared.", kNoRow - 1));
    return {};
}

Result<PartialMatches> search(VectorSource& test, VectorSource& train, const Options& options,
    const Shard& shard, JobContext& job, const Tuning& tuning, std::uint64_t mostPairs)
{
    Status status = checkOptions(options);
    if (status)
        status = checkShard(shard);
    if (status)
        status = checkDimensions(test, train);
    if (!status)
        return fail(std::move(status.error()));
    return withinMemory(
        test, [&] { return Search(options, tuning, job, mostPairs).run(test, train, shard); });
}

Result<BestMatches> findBestMatches(
    VectorSource& test, VectorSource& train, const Options& options, JobContext& job, const Tuning& tuning)
{
    Result<PartialMatches> found = search(test, train, options, {}, job, tuning);
    if (!found)
        return fail(std::move(found.error()));
    return withinMemory(test, [&] { return finish(std::move(*found), job); });
}

} // namespace heldout::embeddings
