// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/row_index.h"

#include <algorithm>

#include "base/sorting.h"

namespace heldout::similarity {

namespace {

constexpr std::size_t kCheckEvery = 8'192; // rows between two looks at the stop request
constexpr std::size_t kGramsAStep = std::size_t{1} << 20; // n-grams between two looks

/// Rows of one block differ at most by this factor in their squared norm.
constexpr double kNormStep = 1.6;
constexpr std::size_t kStepRows = 512;

} // namespace

Status RowIndex::build(const TrainRows& rows, bool repeats, std::size_t vocabulary, const JobContext& job)
{
    m_rows = &rows;
    if (Status status = order(repeats, job); !status)
        return status;
    cutBlocks();
    if (Status status = count(repeats, vocabulary, job); !status)
        return status;
    return fill(repeats, job);
}

/// By (norm, row). Norms of texts are small numbers: where none is greater than there are rows, rows are
/// dealt out by them and not compared with each other.
Status RowIndex::order(bool repeats, const JobContext& job)
{
    std::vector<Place> taken;
    std::uint64_t greatest = 0;
    for (std::size_t i = 0; i < m_rows->size(); ++i) {
        const TrainRows::Row& row = (*m_rows)[i];
        if ((row.repeats != 0) != repeats)
            continue;
        taken.push_back({row.norm2, static_cast<std::uint32_t>(i), row.row});
        greatest = std::max<std::uint64_t>(greatest, row.norm2);
    }
    if (greatest <= taken.size()) {
        dealOut(taken, greatest);
        return job.checkStop();
    }
    m_places = std::move(taken);
    return sortInSteps(m_places, job, [](const Place& a, const Place& b) { return a.norm2 < b.norm2; });
}

void RowIndex::dealOut(const std::vector<Place>& taken, std::uint64_t greatest)
{
    std::vector<std::size_t> next(greatest + 2, 0); // by norm, the place of its next row
    for (const Place& place : taken)
        ++next[place.norm2 + 1];
    for (std::size_t norm2 = 1; norm2 < next.size(); ++norm2)
        next[norm2] += next[norm2 - 1];
    m_places.resize(taken.size());
    for (const Place& place : taken)
        m_places[next[place.norm2]++] = place;
}

void RowIndex::cutBlocks()
{
    m_blocks.clear();
    m_windows.clear();
    m_steps.clear();
    std::size_t stepFirst = 0;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const std::uint64_t norm2 = m_places[i].norm2;
        const bool alike = !m_blocks.empty()
            && static_cast<double>(norm2) <= kNormStep * static_cast<double>(m_blocks.back().norm2Min);
        const bool fits = alike && i - m_windows.back().first < kWindowRows;
        if (!fits && (!alike || m_windows.size() - m_blocks.back().firstWindow == kBlockWindows))
            m_blocks.push_back({m_windows.size(), m_windows.size(), 0, norm2, norm2});
        if (!fits)
            m_windows.push_back({i, i, norm2, norm2, m_steps.size(), m_steps.size()});
        if (!fits || (norm2 != m_steps.back().norm2Min && i - stepFirst >= kStepRows)) {
            m_steps.push_back({i, norm2});
            stepFirst = i;
        }
        m_steps.back().last = i + 1;
        Window& window = m_windows.back();
        window.lastStep = m_steps.size();
        window.last = i + 1;
        window.norm2Max = norm2;
        Block& block = m_blocks.back();
        block.lastWindow = m_windows.size();
        block.norm2Max = norm2;
        ++block.rows;
    }
}

Status RowIndex::count(bool repeats, std::size_t vocabulary, const JobContext& job)
{
    m_grams.reserve(vocabulary);
    while (m_grams.size() < vocabulary) {
        if (Status status = job.checkStop(); !status)
            return status;
        m_grams.resize(std::min(m_grams.size() + kGramsAStep, vocabulary));
    }
    for (std::size_t i = 0; i < m_rows->size(); ++i) {
        if (((*m_rows)[i].repeats != 0) == repeats)
            m_rows->forEach(i, [&](std::uint32_t gram, std::uint32_t) { ++m_grams[gram].size; });
        if (i % kCheckEvery == 0) {
            if (Status status = job.checkStop(); !status)
                return status;
        }
    }
    m_frequent.clear();
    std::uint32_t rareRows = 0;
    for (std::uint32_t gram = 0; gram < vocabulary; ++gram) {
        if (gram % kGramsAStep == 0) {
            if (Status status = job.checkStop(); !status)
                return status;
        }
        Gram& its = m_grams[gram];
        if (its.size > kRare) {
            its.kind = Kind::Frequent;
            its.at = static_cast<std::uint32_t>(m_frequent.size());
            m_frequent.push_back(gram);
        } else if (its.size > 0) {
            its.kind = Kind::Rare;
            its.at = rareRows;
            rareRows += its.size;
        }
    }
    m_rareRows.resize(rareRows);
    chooseBits();
    return {};
}

void RowIndex::chooseBits()
{
    std::vector<std::uint32_t> grams = m_frequent;
    const auto bits = std::min<std::size_t>(grams.size(), kNoBit);
    std::ranges::partial_sort(grams, grams.begin() + static_cast<std::ptrdiff_t>(bits), std::greater<>(),
        [&](std::uint32_t gram) { return std::pair(m_grams[gram].size, gram); });
    for (std::size_t bit = 0; bit < bits; ++bit)
        m_grams[grams[bit]].bit = static_cast<std::uint8_t>(bit);
}

Status RowIndex::fill(bool repeats, const JobContext& job)
{
    const std::size_t stride = m_windows.size() + 1;
    m_starts.assign(m_frequent.size() * stride, 0);
    std::uint32_t next = 0;
    for (std::size_t i = 0; i < m_frequent.size(); ++i) {
        m_starts[i * stride] = next;
        m_grams[m_frequent[i]].next = next;
        next += m_grams[m_frequent[i]].size;
    }
    for (std::uint32_t gram = 0; gram < m_grams.size(); ++gram) {
        if (gram % kGramsAStep == 0) {
            if (Status status = job.checkStop(); !status)
                return status;
        }
        if (m_grams[gram].kind == Kind::Rare)
            m_grams[gram].next = m_grams[gram].at;
    }
    m_masks.resize(m_places.size());
    m_locals.resize(next);
    m_counts.assign(repeats ? next : 0, 0);
    m_greatest.assign(repeats ? m_frequent.size() : 0, 0);
    for (std::size_t w = 0; w < m_windows.size(); ++w) {
        for (std::size_t i = m_windows[w].first; i < m_windows[w].last; ++i) {
            m_rows->prefetch(i, m_places.size(), [&](std::size_t at) { return m_places[at].position; });
            fillRow(i, i - m_windows[w].first, repeats);
            if (i % kCheckEvery == 0) {
                if (Status status = job.checkStop(); !status)
                    return status;
            }
        }
        for (std::size_t i = 0; i < m_frequent.size(); ++i)
            m_starts[i * stride + w + 1] = m_grams[m_frequent[i]].next;
    }
    return {};
}

void RowIndex::fillRow(std::size_t rowPlace, std::size_t local, bool repeats)
{
    const std::uint32_t position = m_places[rowPlace].position;
    std::uint64_t mask = 0;
    m_rows->forEach(position, [&](std::uint32_t gram, std::uint32_t count) {
        Gram& its = m_grams[gram];
        const std::uint32_t at = its.next++;
        if (its.kind == Kind::Rare) {
            m_rareRows[at] = position;
            return;
        }
        m_locals[at] = static_cast<std::uint16_t>(local);
        if (its.bit != kNoBit)
            mask |= std::uint64_t{1} << its.bit;
        if (repeats) {
            m_counts[at] = count;
            m_greatest[its.at] = std::max(m_greatest[its.at], count);
        }
    });
    m_masks[rowPlace] = mask;
}

std::span<const std::uint32_t> RowIndex::rare(std::uint32_t gram) const
{
    const Gram& its = m_grams[gram];
    if (its.kind != Kind::Rare)
        return {};
    return std::span(m_rareRows).subspan(its.at, its.size);
}

std::optional<RowIndex::Frequent> RowIndex::frequent(std::uint32_t gram) const
{
    const Gram& its = m_grams[gram];
    if (its.kind != Kind::Frequent)
        return std::nullopt;
    return Frequent{its.at, m_greatest.empty() ? 1 : m_greatest[its.at], its.bit};
}

} // namespace heldout::similarity
