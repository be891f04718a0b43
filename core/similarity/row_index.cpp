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
    std::vector<std::uint32_t> taken;
    std::uint64_t greatest = 0;
    for (std::size_t i = 0; i < m_rows->size(); ++i) {
        const TrainRows::Row& row = (*m_rows)[i];
        if ((row.repeats != 0) != repeats)
            continue;
        taken.push_back(static_cast<std::uint32_t>(i));
        greatest = std::max<std::uint64_t>(greatest, row.norm2);
    }
    if (greatest <= taken.size()) {
        dealOut(taken, greatest);
        return job.checkStop();
    }
    m_order = std::move(taken);
    Status sorted = sortInSteps(m_order, job,
        [&](std::uint32_t a, std::uint32_t b) { return (*m_rows)[a].norm2 < (*m_rows)[b].norm2; });
    m_norm2.clear();
    for (const std::uint32_t position : m_order)
        m_norm2.push_back((*m_rows)[position].norm2);
    return sorted;
}

void RowIndex::dealOut(const std::vector<std::uint32_t>& taken, std::uint64_t greatest)
{
    std::vector<std::size_t> next(greatest + 2, 0); // by norm, the place of its next row
    for (const std::uint32_t position : taken)
        ++next[(*m_rows)[position].norm2 + 1];
    for (std::size_t norm2 = 1; norm2 < next.size(); ++norm2)
        next[norm2] += next[norm2 - 1];
    m_order.resize(taken.size());
    m_norm2.resize(taken.size());
    for (const std::uint32_t position : taken) {
        const std::uint64_t norm2 = (*m_rows)[position].norm2;
        const std::size_t place = next[norm2]++;
        m_order[place] = position;
        m_norm2[place] = norm2;
    }
}

void RowIndex::cutBlocks()
{
    m_blocks.clear();
    m_steps.clear();
    std::size_t stepFirst = 0;
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        const std::uint64_t norm2 = m_norm2[i];
        const bool fits = !m_blocks.empty() && i - m_blocks.back().first < kBlockRows
            && static_cast<double>(norm2) <= kNormStep * static_cast<double>(m_blocks.back().norm2Min);
        if (!fits)
            m_blocks.push_back({i, i, norm2, norm2, m_steps.size(), m_steps.size()});
        if (!fits || (norm2 != m_steps.back().norm2Min && i - stepFirst >= kStepRows)) {
            m_steps.push_back({i, norm2});
            stepFirst = i;
        }
        m_steps.back().last = i + 1;
        m_blocks.back().lastStep = m_steps.size();
        m_blocks.back().last = i + 1;
        m_blocks.back().norm2Max = norm2;
    }
}

Status RowIndex::count(bool repeats, std::size_t vocabulary, const JobContext& job)
{
    m_place.reserve(vocabulary);
    while (m_place.size() < vocabulary) {
        if (Status status = job.checkStop(); !status)
            return status;
        m_place.resize(std::min(m_place.size() + kGramsAStep, vocabulary));
    }
    for (std::size_t i = 0; i < m_rows->size(); ++i) {
        if (((*m_rows)[i].repeats != 0) == repeats)
            m_rows->forEach(i, [&](std::uint32_t gram, std::uint32_t) { ++m_place[gram].size; });
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
        Place& place = m_place[gram];
        if (place.size > kRare) {
            place.kind = Kind::Frequent;
            place.at = static_cast<std::uint32_t>(m_frequent.size());
            m_frequent.push_back(gram);
        } else if (place.size > 0) {
            place.kind = Kind::Rare;
            place.at = rareRows;
            rareRows += place.size;
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
        [&](std::uint32_t gram) { return std::pair(m_place[gram].size, gram); });
    for (std::size_t bit = 0; bit < bits; ++bit)
        m_place[grams[bit]].bit = static_cast<std::uint8_t>(bit);
}

Status RowIndex::fill(bool repeats, const JobContext& job)
{
    const std::size_t stride = m_blocks.size() + 1;
    m_starts.assign(m_frequent.size() * stride, 0);
    std::uint32_t next = 0;
    for (std::size_t i = 0; i < m_frequent.size(); ++i) {
        m_starts[i * stride] = next;
        m_place[m_frequent[i]].next = next;
        next += m_place[m_frequent[i]].size;
    }
    for (std::uint32_t gram = 0; gram < m_place.size(); ++gram) {
        if (gram % kGramsAStep == 0) {
            if (Status status = job.checkStop(); !status)
                return status;
        }
        if (m_place[gram].kind == Kind::Rare)
            m_place[gram].next = m_place[gram].at;
    }
    m_masks.resize(m_order.size());
    m_locals.resize(next);
    m_counts.assign(repeats ? next : 0, 0);
    m_greatest.assign(repeats ? m_frequent.size() : 0, 0);
    for (std::size_t b = 0; b < m_blocks.size(); ++b) {
        for (std::size_t i = m_blocks[b].first; i < m_blocks[b].last; ++i) {
            m_rows->prefetch(i, m_order.size(), [&](std::size_t at) { return m_order[at]; });
            fillRow(i, i - m_blocks[b].first, repeats);
            if (i % kCheckEvery == 0) {
                if (Status status = job.checkStop(); !status)
                    return status;
            }
        }
        for (std::size_t i = 0; i < m_frequent.size(); ++i)
            m_starts[i * stride + b + 1] = m_place[m_frequent[i]].next;
    }
    return {};
}

void RowIndex::fillRow(std::size_t rowPlace, std::size_t local, bool repeats)
{
    const std::uint32_t position = m_order[rowPlace];
    std::uint64_t mask = 0;
    m_rows->forEach(position, [&](std::uint32_t gram, std::uint32_t count) {
        Place& place = m_place[gram];
        const std::uint32_t at = place.next++;
        if (place.kind == Kind::Rare) {
            m_rareRows[at] = position;
            return;
        }
        m_locals[at] = static_cast<std::uint16_t>(local);
        if (place.bit != kNoBit)
            mask |= std::uint64_t{1} << place.bit;
        if (repeats) {
            m_counts[at] = count;
            m_greatest[place.at] = std::max(m_greatest[place.at], count);
        }
    });
    m_masks[rowPlace] = mask;
}

std::span<const std::uint32_t> RowIndex::rare(std::uint32_t gram) const
{
    const Place& place = m_place[gram];
    if (place.kind != Kind::Rare)
        return {};
    return std::span(m_rareRows).subspan(place.at, place.size);
}

std::optional<RowIndex::Frequent> RowIndex::frequent(std::uint32_t gram) const
{
    const Place& place = m_place[gram];
    if (place.kind != Kind::Frequent)
        return std::nullopt;
    return Frequent{place.at, m_greatest.empty() ? 1 : m_greatest[place.at], place.bit};
}

} // namespace heldout::similarity
