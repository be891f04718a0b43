// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/train_rows.h"

namespace heldout::similarity {

namespace {

constexpr std::uint64_t kNorm2Mask
    = (std::uint64_t{1} << 63) - 1; // no text is long enough to use the last bit

} // namespace

void TrainRows::add(std::uint32_t row, std::uint64_t norm2, std::span<const GramCount> grams)
{
    if (grams.empty())
        return;
    Row entry;
    entry.row = row;
    entry.start = static_cast<std::uint32_t>(m_stream.size());
    entry.norm2 = norm2 & kNorm2Mask;
    for (const GramCount& gram : grams) {
        if (gram.count == 1) {
            m_stream.push_back(gram.gram);
        } else {
            m_stream.push_back(gram.gram | kCountFollows);
            m_stream.push_back(gram.count);
            entry.repeats = 1;
        }
    }
    m_rows.push_back(entry);
}

void TrainRows::append(const TrainRows& other, std::uint32_t firstRow)
{
    const auto shift = static_cast<std::uint32_t>(m_stream.size());
    m_stream.insert(m_stream.end(), other.m_stream.begin(), other.m_stream.end());
    for (Row row : other.m_rows) {
        row.row += firstRow;
        row.start += shift;
        m_rows.push_back(row);
    }
}

void TrainRows::clear()
{
    m_rows.clear();
    m_stream.clear();
}

} // namespace heldout::similarity
