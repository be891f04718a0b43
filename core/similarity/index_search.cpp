// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/index_search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

namespace heldout::similarity {

namespace {

/// What it costs to score a row in full, in postings counted. Measured; it only steers the speed.
constexpr double kScoringCost = 12;
/// A closest row tends to have this part of the item's own squared norm. Measured; steers the order of
/// blocks.
constexpr double kLikelyNorm = 0.7;
constexpr std::size_t kDensePart = 48; // one posting in so many rows, and reading all counters is cheaper

/// Rows of a block of `rows` expected to reach `limit` when `postings` fall on them at random.
double expectedReaching(std::uint64_t limit, double postings, double rows)
{
    constexpr std::uint64_t kHopeless = 40;
    if (limit > kHopeless)
        return 0;
    double expected = rows;
    for (std::uint64_t i = 1; i <= limit; ++i)
        expected *= postings / rows / static_cast<double>(i);
    return expected;
}

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
    const std::size_t middle = queries.size() / 2;
    const auto likely = kLikelyNorm * static_cast<double>(queries[middle].rules.norm2);
    const auto distance = [&](std::size_t block) {
        const auto least = static_cast<double>(blocks[block].norm2Min);
        const auto most = static_cast<double>(blocks[block].norm2Max);
        return std::abs(std::log(std::sqrt(least * most) / likely));
    };
    m_blockOrder.resize(blocks.size());
    for (std::size_t i = 0; i < blocks.size(); ++i)
        m_blockOrder[i] = i;
    std::ranges::stable_sort(m_blockOrder, {}, distance);
    for (const std::size_t block : m_blockOrder) {
        for (std::size_t i = 0; i < queries.size(); ++i) {
            const auto search = [&] { searchBlock(block, queries[i], m_queries[i], m_done[i]); };
            if (Status status = searched(queries[i], search); !status)
                return status;
        }
    }
    return {};
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
    for (std::size_t i = 0; i < done.size(); ++i) {
        m_index->rows().prefetch(i, done.size(), [&](std::size_t at) { return done[at]; });
        query.best->add(score(done[i], query), query.rules);
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

void IndexSearch::searchBlock(
    std::size_t block, const Query& query, const QueryTerms& its, std::span<const std::uint32_t> done)
{
    m_floor = query.best->floor(query.rules);
    const RowIndex::Block& rows = m_index->blocks()[block];
    const double least = std::ceil(m_floor.leastDot(static_cast<double>(rows.norm2Min)));
    if (its.bound == 0 || static_cast<double>(its.bound) < least)
        return;
    m_terms.clear();
    std::uint64_t total = 0;
    double squares = 0; // the part of the item's squared norm that stands in the block
    for (std::size_t i = its.first; i < its.last; ++i) {
        const QueryTerm& term = m_queryTerms[i];
        const RowIndex::Postings postings = m_index->postings(term.number, block);
        if (postings.rows.empty())
            continue;
        m_terms.push_back({postings, term.weight, term.bound, term.bit});
        total += term.bound;
        squares += term.square;
    }
    // By Cauchy-Schwarz dot^2 / norm2 is at most `squares`.
    const bool hopeless = m_floor.measure == Measure::Cosine && squares < m_floor.value;
    if (m_terms.empty() || hopeless || static_cast<double>(total) < least)
        return;
    Plan how = plan(rows, std::max<std::uint64_t>(1, static_cast<std::uint64_t>(least)));
    leaveOut(how);
    how.raises = query.rules.top == 1 && query.best->ties() == 0 && query.rules.self == kNoRow;
    if (how.countedBound > std::numeric_limits<std::uint16_t>::max())
        countInUnits(how);
    std::size_t found = 0;
    if (how.countedBound <= std::numeric_limits<std::uint8_t>::max())
        found = countBlock(m_counters8, m_scan->bytes, rows, how);
    else if (how.countedBound <= std::numeric_limits<std::uint16_t>::max())
        found = countBlock(m_counters16, m_scan->words, rows, how);
    else
        found = countBlock(m_counters64, m_scan->wide, rows, how);
    if (found > 0)
        considerFound(rows, how, found, query, done);
}

/// By ascending frequency in the block. Terms are few.
void IndexSearch::sortTerms()
{
    constexpr std::size_t kFew = 32;
    const auto size = [](const Term& term) { return term.postings.rows.size(); };
    if (m_terms.size() > kFew) {
        std::ranges::stable_sort(m_terms, {}, size);
        return;
    }
    for (std::size_t i = 1; i < m_terms.size(); ++i) {
        const Term term = m_terms[i];
        std::size_t at = i;
        for (; at > 0 && size(m_terms[at - 1]) > size(term); --at)
            m_terms[at] = m_terms[at - 1];
        m_terms[at] = term;
    }
}

IndexSearch::Plan IndexSearch::plan(const RowIndex::Block& block, std::uint64_t need)
{
    Plan best;
    best.need = need;
    best.limit = need;
    best.counted = m_terms.size();
    for (const Term& term : m_terms) {
        best.countedBound += term.bound;
        best.postings += term.postings.rows.size();
    }
    sortTerms();
    const auto rows = static_cast<double>(block.last - block.first);
    auto bestCost = static_cast<double>(best.postings);
    Plan next = best;
    while (next.counted > 0 && next.restBound + m_terms[next.counted - 1].bound < need) {
        const Term& term = m_terms[--next.counted];
        next.restBound += term.bound;
        next.countedBound -= term.bound;
        next.postings -= term.postings.rows.size();
        next.limit = need - next.restBound;
        const auto postings = static_cast<double>(next.postings);
        const double cost = postings + kScoringCost * expectedReaching(next.limit, postings, rows);
        if (cost < bestCost) {
            bestCost = cost;
            best = next;
        }
    }
    return best;
}

/// Weights too great for narrow counters are counted in units, rounded up: what is counted stays an upper
/// bound.
void IndexSearch::countInUnits(Plan& plan)
{
    constexpr std::uint64_t kUnits = 60'000;
    plan.unit = plan.countedBound / kUnits + 1;
    plan.limit = (plan.limit + plan.unit - 1) / plan.unit;
    plan.countedBound = 0;
    for (Term& term : std::span(m_terms).first(plan.counted)) {
        const std::uint64_t greatest = term.bound / term.weight;
        term.weight = (term.weight + plan.unit - 1) / plan.unit;
        plan.countedBound += term.weight * greatest;
    }
}

template <typename Counter>
std::size_t IndexSearch::countBlock(
    std::vector<Counter>& counters, const ScanOf<Counter>& scan, const RowIndex::Block& block, Plan& plan)
{
    if (counters.empty())
        counters.assign(RowIndex::kBlockRows, 0);
    m_found.resize(RowIndex::kBlockRows);
    Counter* const at = counters.data();
    const std::span<const Term> terms = std::span(m_terms).first(plan.counted);
    for (const Term& term : terms) {
        const std::span<const std::uint16_t> rows = term.postings.rows;
        if (term.postings.counts == nullptr) {
            addToEach(at, rows, static_cast<Counter>(term.weight));
        } else {
            for (std::size_t i = 0; i < rows.size(); ++i)
                at[rows[i]] = static_cast<Counter>(at[rows[i]] + term.weight * term.postings.counts[i]);
        }
    }
    const std::size_t size = block.last - block.first;
    const bool dense = plan.postings > size / kDensePart;
    if (dense && plan.raises)
        raiseNeed(plan, block, scan.greatest(at, size));
    Sieve sieve;
    sieve.limit = plan.limit;
    if (m_leftOut.mask != 0 && m_leftOut.single && plan.unit == 1) {
        sieve.masks = m_index->masksAt(block.first);
        sieve.mask = m_leftOut.mask;
        sieve.need = plan.need - m_leftOut.otherBound;
    }
    if (dense)
        return scanSteps(at, scan, block, plan, sieve);
    std::size_t found = 0;
    for (const Term& term : terms) {
        const std::span<const std::uint16_t> rows = term.postings.rows;
        found += scan.some(at, rows.data(), rows.size(), sieve, m_found.data() + found);
    }
    return found;
}

/// Rows of a greater norm must reach more. What lies across the border of two steps goes with the first.
template <typename Counter>
std::size_t IndexSearch::scanSteps(Counter* counters, const ScanOf<Counter>& scan,
    const RowIndex::Block& block, const Plan& plan, Sieve sieve)
{
    constexpr std::size_t kStride = 64;
    std::size_t found = 0;
    std::size_t from = 0;
    for (const RowIndex::Step& step : m_index->stepsOf(block)) {
        const std::size_t rows = step.last - block.first;
        const std::size_t to = std::min((rows + kStride - 1) / kStride * kStride, block.last - block.first);
        if (plan.unit == 1) {
            const double least = std::ceil(m_floor.leastDot(static_cast<double>(step.norm2Min)));
            const std::uint64_t need = std::max(plan.need, static_cast<std::uint64_t>(least));
            sieve.limit = std::max(plan.limit, need - plan.restBound);
            sieve.need = need - m_leftOut.otherBound;
        }
        found += scan.all(counters, from, to, sieve, m_found.data() + found);
        from = to;
    }
    return found;
}

/// Some row of the block has a dot product of `greatest` at least, and a norm in the block's range: others
/// must reach that.
void IndexSearch::raiseNeed(Plan& plan, const RowIndex::Block& block, std::uint64_t greatest)
{
    if (greatest == 0 || plan.unit != 1)
        return;
    m_floor.raise(static_cast<double>(greatest), static_cast<double>(block.norm2Max));
    const double least = std::ceil(m_floor.leastDot(static_cast<double>(block.norm2Min)));
    plan.need = std::max(plan.need, static_cast<std::uint64_t>(least));
    const std::uint64_t rest = std::min(plan.restBound, plan.need - 1);
    plan.limit = std::max(plan.limit, plan.need - rest);
}

void IndexSearch::considerFound(const RowIndex::Block& block, const Plan& plan, std::size_t found,
    const Query& query, std::span<const std::uint32_t> done)
{
    const bool summed = plan.unit == 1 && m_leftOut.otherBound == 0 && !m_index->hasCounts();
    if (summed && query.rules.rule.scoring == Scoring::Exact)
        takeFound(block, found, query, done);
    else
        scoreFound(block, plan, found, query, done);
}

bool IndexSearch::isAmong(std::span<const std::uint32_t> done, std::uint32_t position)
{
    return !done.empty() && std::ranges::binary_search(done, position);
}

/// What was counted, with the bits of the row's mask, is the dot product.
void IndexSearch::takeFound(
    const RowIndex::Block& block, std::size_t found, const Query& query, std::span<const std::uint32_t> done)
{
    const std::uint64_t* const masks = m_index->masksAt(block.first);
    for (const Found& one : std::span(m_found).first(found)) {
        const std::size_t place = block.first + one.local;
        const std::uint64_t norm2 = m_index->norm2At(place);
        const std::uint64_t dot = one.counted + m_leftOut.most(masks[one.local]);
        if (!m_floor.isReached(static_cast<double>(dot), static_cast<double>(norm2)))
            continue;
        const std::uint32_t position = m_index->rowAt(place);
        if (!isAmong(done, position))
            take({m_index->rows()[position].row, dot, norm2, 0}, query);
    }
}

/// What was counted only tells which rows may matter. These lie far apart: they are asked for one after the
/// other, and are there by the time the last was asked for.
void IndexSearch::scoreFound(const RowIndex::Block& block, const Plan& plan, std::size_t found,
    const Query& query, std::span<const std::uint32_t> done)
{
    m_likely.clear();
    for (const Found& one : std::span(m_found).first(found)) {
        const std::size_t place = block.first + one.local;
        const auto most
            = static_cast<double>(one.counted * plan.unit + m_leftOut.most(*m_index->masksAt(place)));
        const auto norm2 = static_cast<double>(m_index->norm2At(place));
        const std::uint32_t position = m_index->rowAt(place);
        if (!m_floor.isReached(most, norm2) || isAmong(done, position))
            continue;
        m_likely.push_back({position, most, norm2});
        m_index->rows().prefetchRow(position);
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

std::uint64_t IndexSearch::LeftOut::most(std::uint64_t rowMask) const
{
    std::uint64_t bits = rowMask & mask;
    if (single)
        return otherBound + static_cast<std::uint64_t>(std::popcount(bits));
    std::uint64_t sum = otherBound;
    for (; bits != 0; bits &= bits - 1)
        sum += bounds[static_cast<std::size_t>(std::countr_zero(bits))];
    return sum;
}

void IndexSearch::leaveOut(const Plan& plan)
{
    m_leftOut.mask = 0;
    m_leftOut.otherBound = 0;
    m_leftOut.single = true;
    for (const Term& term : std::span(m_terms).subspan(plan.counted)) {
        if (term.bit == RowIndex::kNoBit) {
            m_leftOut.otherBound += term.bound;
            continue;
        }
        m_leftOut.mask |= std::uint64_t{1} << term.bit;
        m_leftOut.bounds[term.bit] = term.bound;
        m_leftOut.single = m_leftOut.single && term.bound == 1;
    }
}

} // namespace heldout::similarity
