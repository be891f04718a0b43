// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/best_rows.h"

#include <algorithm>
#include <cmath>

#include "similarity/wide.h"

namespace heldout::similarity {

namespace {

/// Far more than the rounding of the few operations between a score and a floor.
constexpr double kRoomForRounding = 1e-9;

/// Sign of score(a) - score(b) for the same test item.
int compareScores(const Candidate& a, const Candidate& b, Scoring scoring)
{
    if (scoring == Scoring::AsPublished)
        return a.cosine < b.cosine ? -1 : a.cosine > b.cosine ? 1 : 0;
    return compareProducts({a.dot, a.dot, b.norm2, 1}, {b.dot, b.dot, a.norm2, 1});
}

bool isBetter(const Candidate& a, const Candidate& b, Scoring scoring)
{
    const int sign = compareScores(a, b, scoring);
    return sign > 0 || (sign == 0 && a.row < b.row);
}

bool meetsMinimum(const Candidate& candidate, const RankingRules& rules)
{
    if (rules.minScore <= 0)
        return true;
    if (rules.scoring == Scoring::AsPublished)
        return candidate.cosine * 100 >= rules.minScore;
    const auto milli = static_cast<std::uint64_t>(std::llround(rules.minScore * 1000));
    return compareProducts(
               {candidate.dot, candidate.dot, 100'000, 100'000}, {milli, milli, rules.norm2, candidate.norm2})
        >= 0;
}

double ratio2(const Candidate& candidate, const RankingRules& rules)
{
    if (rules.scoring == Scoring::AsPublished)
        return candidate.cosine * candidate.cosine * static_cast<double>(rules.norm2);
    const auto dot = static_cast<double>(candidate.dot);
    return dot * dot / static_cast<double>(candidate.norm2);
}

} // namespace

void BestRows::add(const Candidate& candidate, const RankingRules& rules)
{
    const int sign = m_ties == 0 ? 1 : compareScores(candidate, m_best, rules.scoring);
    if (sign > 0) {
        m_best = candidate;
        m_ties = 1;
    } else if (sign == 0) {
        ++m_ties;
        m_best = candidate.row < m_best.row ? candidate : m_best;
    }
    if (rules.top <= 1 || !meetsMinimum(candidate, rules))
        return;
    const auto worstOnTop
        = [&](const Candidate& a, const Candidate& b) { return isBetter(a, b, rules.scoring); };
    if (m_kept.size() < rules.top) {
        m_kept.push_back(candidate);
        std::ranges::push_heap(m_kept, worstOnTop);
    } else if (isBetter(candidate, m_kept.front(), rules.scoring)) {
        std::ranges::pop_heap(m_kept, worstOnTop);
        m_kept.back() = candidate;
        std::ranges::push_heap(m_kept, worstOnTop);
    }
}

double BestRows::floor2(const RankingRules& rules) const
{
    if (m_ties == 0)
        return 0;
    double floor = ratio2(m_best, rules);
    if (rules.top > 1 && m_kept.size() == rules.top) {
        floor = ratio2(m_kept.front(), rules);
    } else if (rules.top > 1) {
        const double minimum = std::max(0.0, rules.minScore - 0.001) / 100;
        floor = std::min(floor, minimum * minimum * static_cast<double>(rules.norm2));
    }
    return floor * (1 - kRoomForRounding);
}

std::vector<Candidate> BestRows::others(const RankingRules& rules) const
{
    std::vector<Candidate> rows = m_kept;
    std::erase_if(rows, [&](const Candidate& row) { return row.row == m_best.row; });
    std::ranges::sort(
        rows, [&](const Candidate& a, const Candidate& b) { return isBetter(a, b, rules.scoring); });
    return rows;
}

double exactScore(std::uint64_t dot, std::uint64_t norm2Test, std::uint64_t norm2Train)
{
    const int sign = compareProducts({dot, dot, 1, 1}, {norm2Test, norm2Train, 1, 1});
    if (sign == 0)
        return 100;
    const double length = std::sqrt(static_cast<double>(norm2Test) * static_cast<double>(norm2Train));
    return std::min(100 * static_cast<double>(dot) / length, std::nextafter(100.0, 0.0));
}

} // namespace heldout::similarity
