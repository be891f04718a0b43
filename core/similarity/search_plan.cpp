// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/search_plan.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace heldout::similarity {

namespace {

/// What it costs to look at a row that reached the limit, in postings counted. Measured; it only steers the
/// speed.
constexpr double kFoundCost = 12;

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

std::uint64_t LeftOut::most(std::uint64_t rowMask) const
{
    std::uint64_t bits = rowMask & mask;
    if (single)
        return otherBound + static_cast<std::uint64_t>(std::popcount(bits));
    std::uint64_t sum = otherBound;
    for (; bits != 0; bits &= bits - 1)
        sum += bounds[static_cast<std::size_t>(std::countr_zero(bits))];
    return sum;
}

void SearchPlan::clear()
{
    m_terms.clear();
    m_madeFor = 0;
}

/// Terms are few.
void SearchPlan::sort()
{
    constexpr std::size_t kFew = 32;
    if (m_terms.size() > kFew) {
        std::ranges::stable_sort(m_terms, {}, &SearchTerm::postings);
        return;
    }
    for (std::size_t i = 1; i < m_terms.size(); ++i) {
        const SearchTerm term = m_terms[i];
        std::size_t at = i;
        for (; at > 0 && m_terms[at - 1].postings > term.postings; --at)
            m_terms[at] = m_terms[at - 1];
        m_terms[at] = term;
    }
}

void SearchPlan::make(std::uint64_t need, std::size_t rows)
{
    m_madeFor = need;
    m_need = need;
    chooseCounted(rows);
    leaveOut();
    m_unit = 1;
    if (m_greatest > std::numeric_limits<std::uint16_t>::max()) {
        countInUnits();
        return;
    }
    for (SearchTerm& term : std::span(m_terms).first(m_counted))
        term.added = term.weight;
}

void SearchPlan::chooseCounted(std::size_t rows)
{
    std::uint64_t bound = 0;
    std::uint64_t postings = 0;
    for (const SearchTerm& term : m_terms) {
        bound += term.bound;
        postings += term.postings;
    }
    m_counted = m_terms.size();
    m_greatest = bound;
    m_rest = 0;
    const auto all = static_cast<double>(rows);
    m_expected = expectedReaching(m_need, static_cast<double>(postings), all);
    auto bestCost = static_cast<double>(postings);
    std::uint64_t rest = 0;
    for (std::size_t counted = m_terms.size(); counted > 0;) {
        const SearchTerm& term = m_terms[--counted];
        rest += term.bound;
        if (rest >= m_need)
            break;
        bound -= term.bound;
        postings -= term.postings;
        const double expected = expectedReaching(m_need - rest, static_cast<double>(postings), all);
        const double cost = static_cast<double>(postings) + kFoundCost * expected;
        if (cost < bestCost) {
            bestCost = cost;
            m_counted = counted;
            m_greatest = bound;
            m_rest = rest;
            m_expected = expected;
        }
    }
}

void SearchPlan::raise(std::uint64_t need)
{
    m_need = std::max(m_need, need);
}

std::uint64_t SearchPlan::limit(std::uint64_t need) const
{
    const std::uint64_t counted = need - std::min(m_rest, need - 1);
    return (counted + m_unit - 1) / m_unit;
}

/// Weights too great for narrow counters are counted in units, rounded up: what is counted stays an upper
/// bound.
void SearchPlan::countInUnits()
{
    constexpr std::uint64_t kUnits = 60'000;
    m_unit = m_greatest / kUnits + 1;
    m_greatest = 0;
    for (SearchTerm& term : std::span(m_terms).first(m_counted)) {
        term.added = (term.weight + m_unit - 1) / m_unit;
        m_greatest += term.added * (term.bound / term.weight);
    }
}

void SearchPlan::leaveOut()
{
    m_leftOut.mask = 0;
    m_leftOut.otherBound = 0;
    m_leftOut.single = true;
    for (const SearchTerm& term : std::span(m_terms).subspan(m_counted)) {
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
