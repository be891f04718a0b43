// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/index_search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace heldout::similarity {

namespace {

/// What it costs to score a row in full, in postings counted. Measured; it only steers the speed.
constexpr double kScoringCost = 6;
/// A closest row tends to have this part of the item's own squared norm. Measured; steers the order of
/// blocks.
constexpr double kLikelyNorm = 0.7;
constexpr std::size_t kDensePart = 24; // one posting in so many rows, and reading all counters is cheaper

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
            const auto search = [&] { searchBlock(block, queries[i], m_done[i]); };
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

void IndexSearch::searchBlock(std::size_t block, const Query& query, std::span<const std::uint32_t> done)
{
    m_terms.clear();
    std::uint64_t total = 0;
    double squares = 0; // the part of the item's squared norm that stands in the block
    for (const GramCount& gram : query.grams) {
        const RowIndex::Postings postings = m_index->postings(gram.gram, block);
        if (postings.rows.empty())
            continue;
        const std::uint64_t weight = gram.count * query.weightOf(gram.gram);
        const std::uint64_t bound = weight * m_index->greatestCount(gram.gram);
        m_terms.push_back({postings, weight, bound, m_index->bitOf(gram.gram)});
        total += bound;
        squares += static_cast<double>(weight) * gram.count;
    }
    m_floor = query.best->floor(query.rules);
    // By Cauchy-Schwarz dot^2 / norm2 is at most `squares`.
    if (m_terms.empty() || (m_floor.measure == Measure::Cosine && squares < m_floor.value))
        return;
    const RowIndex::Block& rows = m_index->blocks()[block];
    const double least = std::ceil(m_floor.leastDot(static_cast<double>(rows.norm2Min)));
    if (static_cast<double>(total) < least)
        return;
    Plan how = plan(rows, std::max<std::uint64_t>(1, static_cast<std::uint64_t>(least)));
    leaveOut(how);
    if (how.countedBound > std::numeric_limits<std::uint16_t>::max())
        countInUnits(how);
    if (how.countedBound <= std::numeric_limits<std::uint8_t>::max())
        countBlock(m_counters8, m_scan->bytes, rows, how);
    else if (how.countedBound <= std::numeric_limits<std::uint16_t>::max())
        countBlock(m_counters16, m_scan->words, rows, how);
    else
        countBlock(m_counters64, m_scan->wide, rows, how);
    if (!m_found.empty())
        considerFound(rows, how, query, done);
}

IndexSearch::Plan IndexSearch::plan(const RowIndex::Block& block, std::uint64_t need)
{
    Plan best;
    best.limit = need;
    best.counted = m_terms.size();
    for (const Term& term : m_terms) {
        best.countedBound += term.bound;
        best.postings += term.postings.rows.size();
    }
    std::ranges::stable_sort(m_terms, {}, [](const Term& term) { return term.postings.rows.size(); });
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
void IndexSearch::countBlock(
    std::vector<Counter>& counters, Scan<Counter> scan, const RowIndex::Block& block, const Plan& plan)
{
    if (counters.empty())
        counters.assign(RowIndex::kBlockRows, 0);
    Counter* at = counters.data();
    const std::span<const Term> terms = std::span(m_terms).first(plan.counted);
    for (const Term& term : terms) {
        const std::span<const std::uint16_t> rows = term.postings.rows;
        if (term.postings.counts == nullptr) {
            const auto weight = static_cast<Counter>(term.weight);
            for (const std::uint16_t row : rows)
                at[row] = static_cast<Counter>(at[row] + weight);
        } else {
            for (std::size_t i = 0; i < rows.size(); ++i)
                at[rows[i]] = static_cast<Counter>(at[rows[i]] + term.weight * term.postings.counts[i]);
        }
    }
    m_found.clear();
    const std::size_t size = block.last - block.first;
    if (plan.postings > size / kDensePart) {
        scan(at, size, plan.limit, m_found);
        return;
    }
    for (const Term& term : terms) {
        for (const std::uint16_t row : term.postings.rows) {
            if (at[row] >= plan.limit)
                m_found.push_back({row, at[row]});
            at[row] = 0;
        }
    }
}

/// Looks at the rows that were found; what is known of them is fetched ahead.
void IndexSearch::considerFound(
    const RowIndex::Block& block, const Plan& plan, const Query& query, std::span<const std::uint32_t> done)
{
    constexpr std::size_t kAhead = 12;
    load(query);
    const std::size_t count = m_found.size();
    for (std::size_t i = 0; i < std::min(kAhead, count); ++i)
        __builtin_prefetch(&m_index->factsAt(block.first + m_found[i].local));
    for (std::size_t i = 0; i < count; ++i) {
        if (i + kAhead < count)
            __builtin_prefetch(&m_index->factsAt(block.first + m_found[i + kAhead].local));
        consider(block.first + m_found[i].local, m_found[i].counted * plan.unit, plan.unit == 1, query, done);
    }
    unload(query);
}

void IndexSearch::consider(std::size_t place, std::uint64_t counted, bool exact, const Query& query,
    std::span<const std::uint32_t> done)
{
    const RowIndex::Facts& facts = m_index->factsAt(place);
    const auto norm2 = static_cast<double>(facts.norm2);
    const std::uint64_t most = counted + m_leftOut.most(facts.mask);
    if (!m_floor.isReached(static_cast<double>(most), norm2))
        return;
    const std::uint32_t position = m_index->rowAt(place);
    if (std::ranges::binary_search(done, position))
        return;
    const bool complete = exact && m_leftOut.otherBound == 0 && !m_index->hasCounts()
        && query.rules.rule.scoring == Scoring::Exact;
    const Candidate candidate
        = complete ? Candidate{m_index->rows()[position].row, most, facts.norm2, 0} : score(position, query);
    if (!m_floor.isReached(static_cast<double>(candidate.dot), norm2))
        return;
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
