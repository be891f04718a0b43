// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/best_rows.h"

#include <algorithm>
#include <cmath>

#include "base/sorting.h"
#include "similarity/wide.h"

namespace heldout::similarity {

namespace {

/// Far more than the rounding of the few operations between a score and a floor.
constexpr double kRoomForRounding = 1e-9;

/// Sign of score(a) - score(b) for the same test item.
int compareScores(const Candidate& a, const Candidate& b, const RankingRules& rules)
{
    if (rules.rule.scoring == Scoring::AsPublished)
        return a.cosine < b.cosine ? -1 : a.cosine > b.cosine ? 1 : 0;
    switch (rules.rule.measure) {
    case Measure::Cosine:
        return compareProducts({a.dot, a.dot, b.norm2, 1}, {b.dot, b.dot, a.norm2, 1});
    case Measure::Jaccard: // common / either grows with common / (both sizes added)
        return compareProducts({a.dot, rules.norm2 + b.norm2, 1, 1}, {b.dot, rules.norm2 + a.norm2, 1, 1});
    case Measure::Containment:
        break;
    }
    return a.dot < b.dot ? -1 : a.dot > b.dot ? 1 : 0;
}

bool isBetter(const Candidate& a, const Candidate& b, const RankingRules& rules)
{
    const int sign = compareScores(a, b, rules);
    return sign > 0 || (sign == 0 && a.row < b.row);
}

bool meetsMinimum(const Candidate& candidate, const RankingRules& rules)
{
    if (rules.minScore <= 0)
        return true;
    if (rules.rule.scoring == Scoring::AsPublished)
        return candidate.cosine * 100 >= rules.minScore;
    Match match;
    match.dot = candidate.dot;
    match.norm2Test = rules.norm2;
    match.norm2Train = candidate.norm2;
    return atLeast(match, static_cast<std::int32_t>(std::llround(rules.minScore * 1000)), rules.rule);
}

/// The value of a Floor that the candidate just reaches.
double valueOf(const Candidate& candidate, const RankingRules& rules)
{
    const auto dot = static_cast<double>(candidate.dot);
    const auto norm2 = static_cast<double>(candidate.norm2);
    const auto norm2Test = static_cast<double>(rules.norm2);
    if (rules.rule.scoring == Scoring::AsPublished)
        return candidate.cosine * candidate.cosine * norm2Test;
    switch (rules.rule.measure) {
    case Measure::Cosine:
        return dot * dot / norm2;
    case Measure::Jaccard:
        return dot / (norm2Test + norm2);
    case Measure::Containment:
        break;
    }
    return dot;
}

double valueOfMinimum(const RankingRules& rules)
{
    const double minimum = std::max(0.0, rules.minScore - 0.001) / 100;
    const auto norm2Test = static_cast<double>(rules.norm2);
    switch (rules.rule.measure) {
    case Measure::Cosine:
        return minimum * minimum * norm2Test;
    case Measure::Jaccard:
        return minimum / (1 + minimum);
    case Measure::Containment:
        break;
    }
    return minimum * norm2Test;
}

} // namespace

RankingRules rulesOf(const Options& options, std::uint64_t norm2Test, std::uint32_t item)
{
    return {options.rule(), options.top, options.minScore, norm2Test, options.within ? item : kNoRow};
}

void Floor::raise(double dot, double norm2)
{
    double reached = dot;
    if (measure == Measure::Cosine)
        reached = dot * dot / norm2;
    else if (measure == Measure::Jaccard)
        reached = dot / (norm2Test + norm2);
    value = std::max(value, reached * (1 - kRoomForRounding));
}

double Floor::leastDot(double norm2) const
{
    switch (measure) {
    case Measure::Cosine:
        return std::sqrt(value * norm2);
    case Measure::Jaccard:
        return value * (norm2Test + norm2);
    case Measure::Containment:
        break;
    }
    return value;
}

void BestRows::add(const Candidate& candidate, const RankingRules& rules)
{
    if (rules.passesOver(candidate.row))
        return;
    const bool all = rules.top == kAllPartners;
    if (all && !meetsMinimum(candidate, rules))
        return;
    const int sign = m_ties == 0 ? 1 : compareScores(candidate, m_best, rules);
    if (sign > 0) {
        m_best = candidate;
        m_ties = 1;
    } else if (sign == 0) {
        ++m_ties;
        m_best = candidate.row < m_best.row ? candidate : m_best;
    }
    if (all || (rules.top > 1 && meetsMinimum(candidate, rules)))
        keep(candidate, rules);
}

void BestRows::keep(const Candidate& candidate, const RankingRules& rules)
{
    if (rules.top == kAllPartners) {
        m_kept.push_back(candidate);
        return;
    }
    const auto worstOnTop = [&](const Candidate& a, const Candidate& b) { return isBetter(a, b, rules); };
    if (m_kept.size() < rules.top) {
        m_kept.push_back(candidate);
        std::ranges::push_heap(m_kept, worstOnTop);
    } else if (isBetter(candidate, m_kept.front(), rules)) {
        std::ranges::pop_heap(m_kept, worstOnTop);
        m_kept.back() = candidate;
        std::ranges::push_heap(m_kept, worstOnTop);
    }
}

void BestRows::merge(const BestRows& other, const RankingRules& rules)
{
    if (other.m_ties == 0)
        return;
    const int sign = m_ties == 0 ? 1 : compareScores(other.m_best, m_best, rules);
    if (sign > 0) {
        m_best = other.m_best;
        m_ties = other.m_ties;
    } else if (sign == 0) {
        m_best = other.m_best.row < m_best.row ? other.m_best : m_best;
        m_ties += other.m_ties;
    }
    for (const Candidate& candidate : other.m_kept)
        keep(candidate, rules);
}

Floor BestRows::floor(const RankingRules& rules) const
{
    Floor floor{rules.rule.measure, 0, static_cast<double>(rules.norm2)};
    if (rules.top == kAllPartners)
        floor.value = valueOfMinimum(rules);
    else if (m_ties == 0)
        return floor;
    else if (rules.top > 1 && m_kept.size() == rules.top)
        floor.value = valueOf(m_kept.front(), rules);
    else if (rules.top > 1)
        floor.value = std::min(valueOf(m_best, rules), valueOfMinimum(rules));
    else
        floor.value = valueOf(m_best, rules);
    floor.value *= 1 - kRoomForRounding;
    return floor;
}

Result<std::vector<Candidate>> BestRows::others(const RankingRules& rules, const JobContext& job) const
{
    std::vector<Candidate> rows = m_kept;
    std::erase_if(rows, [&](const Candidate& row) { return row.row == m_best.row; });
    const auto better = [&](const Candidate& a, const Candidate& b) { return isBetter(a, b, rules); };
    if (Status sorted = sortInSteps(rows, job, better); !sorted)
        return fail(std::move(sorted.error()));
    return rows;
}

double exactScore(std::uint64_t dot, std::uint64_t norm2Test, std::uint64_t norm2Train, Measure measure)
{
    const auto percent = [](std::uint64_t part, std::uint64_t whole) {
        return 100 * static_cast<double>(part) / static_cast<double>(whole);
    };
    if (measure == Measure::Jaccard)
        return percent(dot, norm2Test + norm2Train - dot);
    if (measure == Measure::Containment)
        return percent(dot, norm2Test);
    const int sign = compareProducts({dot, dot, 1, 1}, {norm2Test, norm2Train, 1, 1});
    if (sign == 0)
        return 100;
    const double length = std::sqrt(static_cast<double>(norm2Test) * static_cast<double>(norm2Train));
    return std::min(100 * static_cast<double>(dot) / length, std::nextafter(100.0, 0.0));
}

} // namespace heldout::similarity
