// SPDX-License-Identifier: GPL-3.0-or-later
#include "embeddings/best_vectors.h"

#include <algorithm>
#include <limits>

#include "base/sorting.h"

namespace heldout::embeddings {

namespace {

bool closer(const Found& a, const Found& b)
{
    return a.score != b.score ? a.score > b.score : a.item < b.item;
}

} // namespace

void BestVectors::add(const Found& found, const Options& options)
{
    const bool reaches = found.score >= options.minScore;
    if (options.top == kAllPartners && !reaches)
        return;
    takeBest(found, 1);
    if (options.top > 1 && reaches)
        keep(found, options);
}

void BestVectors::merge(const BestVectors& other, const Options& options)
{
    if (other.m_ties == 0)
        return;
    takeBest(other.m_best, other.m_ties);
    for (const Found& found : other.m_kept)
        keep(found, options);
}

void BestVectors::takeBest(const Found& found, std::uint32_t ties)
{
    if (m_ties > 0 && found.score == m_best.score) {
        m_ties += ties;
        m_best.item = std::min(m_best.item, found.item);
    } else if (m_ties == 0 || found.score > m_best.score) {
        m_best = found;
        m_ties = ties;
    }
}

void BestVectors::keep(const Found& found, const Options& options)
{
    if (options.top == kAllPartners) {
        m_kept.push_back(found);
        return;
    }
    if (m_kept.size() == options.top) {
        if (!closer(found, m_kept.front()))
            return;
        std::pop_heap(m_kept.begin(), m_kept.end(), closer);
        m_kept.back() = found;
    } else {
        m_kept.push_back(found);
    }
    std::push_heap(m_kept.begin(), m_kept.end(), closer);
}

double BestVectors::floor(const Options& options) const
{
    if (options.top == kAllPartners)
        return options.minScore;
    if (m_ties == 0)
        return -std::numeric_limits<double>::infinity();
    if (options.top == 1)
        return m_best.score;
    const double needed = m_kept.size() == options.top ? m_kept.front().score : options.minScore;
    return std::min(m_best.score, needed);
}

Result<std::vector<Found>> BestVectors::others(const JobContext& job) const
{
    std::vector<Found> sorted = m_kept;
    std::erase_if(sorted, [this](const Found& found) { return found.item == m_best.item; });
    if (Status status = sortInSteps(sorted, job, closer); !status)
        return fail(std::move(status.error()));
    return sorted;
}

} // namespace heldout::embeddings
