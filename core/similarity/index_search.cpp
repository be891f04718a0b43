// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/index_search.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace heldout::similarity {

namespace {

/// A closest row tends to have this part of the item's own squared norm. Measured; steers the order of
/// blocks.
constexpr double kLikelyNorm = 0.7;
constexpr std::size_t kDensePart = 48; // one posting in so many rows, and reading all counters is cheaper
/// So many rows expected to be found, and it pays to look for the greatest counter first.
constexpr double kManyFound = 64;

/// Four rows are read at once: a counter that is written might else be the next row, for all the compiler
/// knows.
template <typename Counter>
void addToEach(Counter* counters, std::span<const std::uint16_t> rows, Counter weight)
{
    constexpr std::size_t kTogether = 4;
    const auto add = [&](std::uint16_t row) { counters[row] = static_cast<Counter>(counters[row] + weight); };
    std::size_t i = 0;
    for (; i + kTogether <= rows.size(); i += kTogether) {
        std::array<std::uint16_t, kTogether> four{};
        std::memcpy(four.data(), rows.data() + i, sizeof four);
        for (const std::uint16_t row : four)
            add(row);
    }
    for (; i < rows.size(); ++i)
        add(rows[i]);
}

} // namespace

Status IndexSearch::run(const RowIndex& index, std::size_t vocabulary, std::span<const Query> queries,
    PairLimit& limit, const JobContext& job)
{
    m_index = &index;
    if (m_termOf.size() < vocabulary)
        m_termOf.resize(vocabulary, 0);
    if (m_done.size() < queries.size())
        m_done.resize(queries.size());
    const std::span<const RowIndex::Block> blocks = index.blocks();
    if (blocks.empty() || queries.empty())
        return {};
    const auto searched = [&](const Query& query, const auto& search) -> Status {
        const std::size_t before = query.best->kept().size();
        search();
        Status status = limit.add(query.best->kept().size() - before);
        return status ? job.checkStop() : status;
    };
    for (std::size_t i = 0; i < queries.size(); ++i) {
        if (Status status = searched(queries[i], [&] { searchRare(queries[i], m_done[i]); }); !status)
            return status;
    }
    prepare(queries);
    orderBlocks(queries[queries.size() / 2]);
    for (const std::size_t block : m_blockOrder) {
        for (std::size_t i = 0; i < queries.size(); ++i) {
            prefetch(blocks[block], i);
            const auto search = [&] { searchBlock(blocks[block], queries[i], m_queries[i], m_done[i]); };
            if (Status status = searched(queries[i], search); !status)
                return status;
        }
    }
    return {};
}

void IndexSearch::orderBlocks(const Query& typical)
{
    const std::span<const RowIndex::Block> blocks = m_index->blocks();
    const auto likely = kLikelyNorm * static_cast<double>(typical.rules.norm2);
    const auto distance = [&](std::size_t block) {
        const auto least = static_cast<double>(blocks[block].norm2Min);
        const auto most = static_cast<double>(blocks[block].norm2Max);
        return std::abs(std::log(std::sqrt(least * most) / likely));
    };
    m_blockOrder.resize(blocks.size());
    for (std::size_t i = 0; i < blocks.size(); ++i)
        m_blockOrder[i] = i;
    std::ranges::stable_sort(m_blockOrder, {}, distance);
}

void IndexSearch::load(const Query& query)
{
    for (std::size_t i = 0; i < query.grams.size(); ++i)
        m_termOf[query.grams[i].gram] = static_cast<std::uint32_t>(i + 1);
}

void IndexSearch::unload(const Query& query)
{
    for (const GramCount& gram : query.grams)
        m_termOf[gram.gram] = 0;
}

/// The query must be loaded.
Candidate IndexSearch::score(std::uint32_t position, const Query& query)
{
    const TrainRows::Row& row = m_index->rows()[position];
    Candidate candidate{row.row, 0, row.norm2, 0};
    const bool published = query.rules.rule.scoring == Scoring::AsPublished;
    m_matched.clear();
    m_index->rows().forEach(position, [&](std::uint32_t gram, std::uint32_t count) {
        const std::uint32_t term = m_termOf[gram];
        if (term == 0)
            return;
        candidate.dot += std::uint64_t{query.grams[term - 1].count} * count * query.weightOf(gram);
        if (published)
            m_matched.push_back({term - 1, count});
    });
    if (published) {
        std::ranges::sort(m_matched, {}, &GramCount::gram);
        const double lengthTest = std::sqrt(static_cast<double>(query.rules.norm2));
        const double lengthTrain = std::sqrt(static_cast<double>(candidate.norm2));
        for (const GramCount& match : m_matched)
            candidate.cosine += query.grams[match.gram].count / lengthTest * (match.count / lengthTrain);
    }
    return candidate;
}

void IndexSearch::searchRare(const Query& query, std::vector<std::uint32_t>& done)
{
    done.clear();
    for (const GramCount& gram : query.grams) {
        const std::span<const std::uint32_t> rows = m_index->rare(gram.gram);
        done.insert(done.end(), rows.begin(), rows.end());
    }
    if (done.empty())
        return;
    std::ranges::sort(done);
    done.erase(std::ranges::unique(done).begin(), done.end());
    load(query);
    constexpr std::size_t kTogether = 64; // rows asked for before the first of them is read
    for (std::size_t first = 0; first < done.size(); first += kTogether) {
        const auto some = std::span(done).subspan(first, std::min(kTogether, done.size() - first));
        for (const std::uint32_t position : some)
            m_index->rows().prefetchRow(position);
        for (const std::uint32_t position : some)
            m_index->rows().prefetchNumbers(position);
        for (const std::uint32_t position : some)
            query.best->add(score(position, query), query.rules);
    }
    unload(query);
}

void IndexSearch::prepare(std::span<const Query> queries)
{
    m_queryTerms.clear();
    m_queries.clear();
    for (const Query& query : queries) {
        QueryTerms its{m_queryTerms.size(), 0, 0};
        for (const GramCount& gram : query.grams) {
            const std::optional<RowIndex::Frequent> frequent = m_index->frequent(gram.gram);
            if (!frequent)
                continue;
            const std::uint64_t weight = gram.count * query.weightOf(gram.gram);
            const std::uint64_t bound = weight * frequent->greatestCount;
            m_queryTerms.push_back(
                {frequent->number, frequent->bit, weight, bound, static_cast<double>(weight) * gram.count});
            its.bound += bound;
        }
        its.last = m_queryTerms.size();
        m_queries.push_back(its);
    }
}

/// What the queries after the i-th will read of the block. Where the postings of a term start must be there
/// before they can be asked for.
void IndexSearch::prefetch(const RowIndex::Block& block, std::size_t i) const
{
    constexpr std::size_t kNear = 1;
    constexpr std::size_t kFar = 3;
    constexpr std::uint8_t kFrequentBits = 12; // terms as frequent as these are seldom counted
    const auto terms = [&](std::size_t query) {
        const QueryTerms its = query < m_queries.size() ? m_queries[query] : QueryTerms{};
        return std::span(m_queryTerms).subspan(its.first, its.last - its.first);
    };
    for (const QueryTerm& term : terms(i + kFar))
        __builtin_prefetch(m_index->starts(term.number, block));
    for (const QueryTerm& term : terms(i + kNear)) {
        if (term.bit >= kFrequentBits)
            m_index->prefetchPostings(m_index->starts(term.number, block));
    }
}

std::uint64_t IndexSearch::leastDot(std::uint64_t norm2) const
{
    const double least = std::ceil(m_floor.leastDot(static_cast<double>(norm2)));
    return std::max<std::uint64_t>(1, static_cast<std::uint64_t>(least));
}

/// Rows of later windows have greater norms, and must reach more.
void IndexSearch::searchBlock(const RowIndex::Block& block, const Query& query, const QueryTerms& its,
    std::span<const std::uint32_t> done)
{
    m_floor = query.best->floor(query.rules);
    if (its.bound < leastDot(block.norm2Min))
        return;
    const std::uint64_t bound = collectTerms(block, its);
    const std::span<const RowIndex::Window> windows = m_index->windowsOf(block);
    m_windows = windows.size();
    for (std::size_t i = 0; i < windows.size(); ++i) {
        const std::uint64_t need = leastDot(windows[i].norm2Min);
        if (bound < need)
            return;
        if (need > m_plan.madeFor())
            m_plan.make(need, block.rows);
        searchWindow(i, windows[i], query, done);
    }
}

/// The n-grams of the query that stand in the block, and most that they can add: 0 where rows with nothing
/// but them cannot matter.
std::uint64_t IndexSearch::collectTerms(const RowIndex::Block& block, const QueryTerms& its)
{
    const std::size_t windows = block.lastWindow - block.firstWindow;
    std::uint64_t bound = 0;
    double squares = 0; // the part of the item's squared norm that stands in the block
    m_plan.clear();
    for (const QueryTerm& term : std::span(m_queryTerms).subspan(its.first, its.last - its.first)) {
        const std::uint32_t* const starts = m_index->starts(term.number, block);
        const std::uint32_t postings = starts[windows] - starts[0];
        if (postings == 0)
            continue;
        m_plan.add({starts, postings, term.weight, term.bound, 0, term.bit});
        bound += term.bound;
        squares += term.square;
    }
    // By Cauchy-Schwarz dot^2 / norm2 is at most `squares`.
    if (m_floor.measure == Measure::Cosine && squares < m_floor.value)
        return 0;
    m_plan.sort();
    return bound;
}

void IndexSearch::searchWindow(std::size_t number, const RowIndex::Window& window, const Query& query,
    std::span<const std::uint32_t> done)
{
    std::size_t found = 0;
    if (m_plan.greatest() <= std::numeric_limits<std::uint8_t>::max())
        found = countWindow(m_counters8, m_scan->bytes, number, window, query);
    else if (m_plan.greatest() <= std::numeric_limits<std::uint16_t>::max())
        found = countWindow(m_counters16, m_scan->words, number, window, query);
    else
        found = countWindow(m_counters64, m_scan->wide, number, window, query);
    if (found == 0)
        return;
    for (const Found& one : std::span(m_found).first(found))
        m_index->prefetchPlace(window.first + one.local);
    const bool summed = m_plan.unit() == 1 && m_plan.leftOut().otherBound == 0 && !m_index->hasCounts();
    if (summed && query.rules.rule.scoring == Scoring::Exact)
        takeFound(window, found, query, done);
    else
        scoreFound(window, found, query, done);
}

template <typename Counter>
std::size_t IndexSearch::countWindow(std::vector<Counter>& counters, const ScanOf<Counter>& scan,
    std::size_t number, const RowIndex::Window& window, const Query& query)
{
    if (counters.empty())
        counters.assign(RowIndex::kWindowRows, 0);
    m_found.resize(RowIndex::kWindowRows);
    Counter* const at = counters.data();
    std::size_t postings = 0;
    const bool isLast = number + 1 == m_windows;
    for (const SearchTerm& term : m_plan.counted()) {
        const auto [rows, counts] = m_index->postings(term.starts + number);
        postings += rows.size();
        if (!isLast)
            m_index->prefetchPostings(term.starts + number + 1);
        if (counts == nullptr) {
            addToEach(at, rows, static_cast<Counter>(term.added));
        } else {
            for (std::size_t i = 0; i < rows.size(); ++i)
                at[rows[i]] = static_cast<Counter>(at[rows[i]] + term.added * counts[i]);
        }
    }
    if (postings == 0)
        return 0;
    const std::size_t size = window.last - window.first;
    const bool dense = postings > size / kDensePart;
    const bool raises = query.rules.top == 1 && query.rules.self == kNoRow && m_plan.expected() > kManyFound;
    if (dense && raises)
        raiseNeed(window, scan.greatest(at, size));
    Sieve sieve;
    sieve.limit = m_plan.limit(m_plan.need());
    const LeftOut& leftOut = m_plan.leftOut();
    if (leftOut.mask != 0 && leftOut.single && m_plan.unit() == 1) {
        sieve.masks = m_index->masksAt(window.first);
        sieve.mask = leftOut.mask;
        sieve.need = m_plan.need() - std::min(leftOut.otherBound, m_plan.need());
    }
    if (dense)
        return scanSteps(at, scan, window, sieve);
    std::size_t found = 0;
    for (const SearchTerm& term : m_plan.counted()) {
        const std::span<const std::uint16_t> rows = m_index->postings(term.starts + number).rows;
        found += scan.some(at, rows.data(), rows.size(), sieve, m_found.data() + found);
    }
    return found;
}

/// Rows of a greater norm must reach more. What lies across the border of two steps goes with the first.
template <typename Counter>
std::size_t IndexSearch::scanSteps(
    Counter* counters, const ScanOf<Counter>& scan, const RowIndex::Window& window, Sieve sieve)
{
    constexpr std::size_t kStride = 64;
    std::size_t found = 0;
    std::size_t from = 0;
    for (const RowIndex::Step& step : m_index->stepsOf(window)) {
        const std::size_t rows = step.last - window.first;
        const std::size_t to = std::min((rows + kStride - 1) / kStride * kStride, window.last - window.first);
        const std::uint64_t need = std::max(m_plan.need(), leastDot(step.norm2Min));
        sieve.limit = m_plan.limit(need);
        sieve.need = need - std::min(m_plan.leftOut().otherBound, need);
        found += scan.all(counters, from, to, sieve, m_found.data() + found);
        from = to;
    }
    return found;
}

/// Some row of the window has a dot product of `greatest` at least, and a norm in the window's range: others
/// must reach that.
void IndexSearch::raiseNeed(const RowIndex::Window& window, std::uint64_t greatest)
{
    if (greatest == 0 || m_plan.unit() != 1)
        return;
    m_floor.raise(static_cast<double>(greatest), static_cast<double>(window.norm2Max));
    m_plan.raise(leastDot(window.norm2Min));
}

bool IndexSearch::isAmong(std::span<const std::uint32_t> done, std::uint32_t position)
{
    return !done.empty() && std::ranges::binary_search(done, position);
}

/// What was counted, with the bits of the row's mask, is the dot product.
void IndexSearch::takeFound(const RowIndex::Window& window, std::size_t found, const Query& query,
    std::span<const std::uint32_t> done)
{
    const std::uint64_t* const masks = m_index->masksAt(window.first);
    for (const Found& one : std::span(m_found).first(found)) {
        const RowIndex::Place& place = m_index->at(window.first + one.local);
        const std::uint64_t dot = one.counted + m_plan.leftOut().most(masks[one.local]);
        if (m_floor.isReached(static_cast<double>(dot), static_cast<double>(place.norm2))
            && !isAmong(done, place.position))
            take({place.row, dot, place.norm2, 0}, query);
    }
}

/// What was counted only tells which rows may matter. These lie far apart: they are asked for one after the
/// other, and are there by the time the last was asked for.
void IndexSearch::scoreFound(const RowIndex::Window& window, std::size_t found, const Query& query,
    std::span<const std::uint32_t> done)
{
    const std::uint64_t* const masks = m_index->masksAt(window.first);
    m_likely.clear();
    for (const Found& one : std::span(m_found).first(found)) {
        const RowIndex::Place& place = m_index->at(window.first + one.local);
        const std::uint64_t rest = m_plan.leftOut().most(masks[one.local]);
        const auto most = static_cast<double>(one.counted * m_plan.unit() + rest);
        const auto norm2 = static_cast<double>(place.norm2);
        if (!m_floor.isReached(most, norm2) || isAmong(done, place.position))
            continue;
        m_likely.push_back({place.position, most, norm2});
        m_index->rows().prefetchRow(place.position);
    }
    for (const Likely& likely : m_likely)
        m_index->rows().prefetchNumbers(likely.position);
    load(query);
    for (const Likely& likely : m_likely) {
        if (!m_floor.isReached(likely.most, likely.norm2))
            continue;
        const Candidate candidate = score(likely.position, query);
        if (m_floor.isReached(static_cast<double>(candidate.dot), likely.norm2))
            take(candidate, query);
    }
    unload(query);
}

void IndexSearch::take(const Candidate& candidate, const Query& query)
{
    query.best->add(candidate, query.rules);
    m_floor = query.best->floor(query.rules);
}

} // namespace heldout::similarity
