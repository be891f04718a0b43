// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "similarity/text_counter.h"

namespace heldout::similarity {

/// Training rows that share n-grams of one length with the test side, one after the other. An n-gram that
/// stands once in its text takes one number; the top bit says that its count follows.
class TrainRows
{
public:
    struct Row
    {
        std::uint32_t row = 0; ///< in the training side
        std::uint32_t start = 0;
        std::uint64_t norm2 : 63 = 0;
        std::uint64_t repeats : 1 = 0; ///< has an n-gram of the vocabulary more than once
    };

    /// At most 2^32 numbers in all.
    void add(std::uint32_t row, std::uint64_t norm2, std::span<const GramCount> grams);
    /// Rows of `other` count from `firstRow`.
    void append(const TrainRows& other, std::uint32_t firstRow);
    void clear();

    [[nodiscard]] std::size_t size() const { return m_rows.size(); }
    [[nodiscard]] const Row& operator[](std::size_t i) const { return m_rows[i]; }
    /// Numbers in all rows; grows with memory.
    [[nodiscard]] std::size_t numbers() const { return m_stream.size(); }

    /// Before rows are read in an order of their own: `order(i)` is the row read i-th, of `count`. Fetches
    /// those that are read soon after the i-th.
    template <typename Order>
    void prefetch(std::size_t i, std::size_t count, const Order& order) const
    {
        constexpr std::size_t kNear = 8;
        constexpr std::size_t kFar = 16;
        if (i + kFar < count)
            __builtin_prefetch(&m_rows[order(i + kFar)]);
        if (i + kNear < count)
            __builtin_prefetch(&m_stream[m_rows[order(i + kNear)].start]);
    }

    void prefetchRow(std::size_t i) const { __builtin_prefetch(&m_rows[i]); }
    void prefetchNumbers(std::size_t i) const { __builtin_prefetch(&m_stream[m_rows[i].start]); }

    /// Calls take(gram, count) for every n-gram of row `i`.
    template <typename Take>
    void forEach(std::size_t i, const Take& take) const
    {
        const std::size_t end = i + 1 < m_rows.size() ? m_rows[i + 1].start : m_stream.size();
        for (std::size_t at = m_rows[i].start; at < end; ++at) {
            const std::uint32_t gram = m_stream[at];
            if ((gram & kCountFollows) == 0)
                take(gram, std::uint32_t{1});
            else
                take(gram & ~kCountFollows, m_stream[++at]);
        }
    }

private:
    static constexpr std::uint32_t kCountFollows = 0x80000000u;

    std::vector<Row> m_rows;
    std::vector<std::uint32_t> m_stream;
};

} // namespace heldout::similarity
