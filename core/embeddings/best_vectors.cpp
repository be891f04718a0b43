// SPDX-License-Identifier: GPL-3.0-or-later
#include "embeddings/best_vectors.h"

#include <algorithm>
#include <limits>

namespace heldout::embeddings {

namespace {

bool closer(const Found& a, const Found& b)
{
    return a.score != b.score ? a.score > b.score : a.row < b.row;
}

} // namespace

void BestVectors::add(const Found& found, const Options& options)
{
    if (m_ties > 0 && found.score == m_best.score) {
        ++m_ties;
        m_best.row = std::min(m_best.row, found.row);
    } else if (m_ties == 0 || found.score > m_best.score) {
        m_best = found;
        m_ties = 1;
    }
    if (options.top == 1 || found.score < options.minScore)
        return;
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
    if (m_ties == 0)
        return -std::numeric_limits<double>::infinity();
    if (options.top == 1)
        return m_best.score;
    const double needed = m_kept.size() == options.top ? m_kept.front().score : options.minScore;
    return std::min(m_best.score, needed);
}

std::vector<Found> BestVectors::others() const
{
    std::vector<Found> sorted = m_kept;
    std::sort(sorted.begin(), sorted.end(), closer);
    if (!sorted.empty())
        sorted.erase(sorted.begin()); // the best one
    return sorted;
}

} // namespace heldout::embeddings
