// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "text/ngrams.h"

namespace heldout::bench {

/// The plain exact search: a list of training rows by word, sums of products for every row that shares one,
/// then a look at each of these. Counts, cosine, one word at a time. For measuring and checking.
class NaiveSearch
{
public:
    struct Best
    {
        std::uint32_t train = 0xffffffffu; ///< none
        std::uint64_t dot = 0;
        std::uint64_t norm2Train = 0;
        std::uint32_t ties = 0;
    };

    NaiveSearch(const std::vector<std::string_view>& test, const std::vector<std::string_view>& train,
        text::StopWords stopWords);
    /// One a test item.
    [[nodiscard]] std::vector<Best> run();

private:
    struct Term
    {
        std::uint32_t word = 0;
        std::uint32_t count = 0;
    };
    struct Posting
    {
        std::uint32_t row = 0;
        std::uint32_t count = 0;
    };

    [[nodiscard]] Best bestOf(const std::vector<Term>& item);

    std::vector<std::vector<Term>> m_test;
    std::vector<std::vector<Posting>> m_postings; // by word
    std::vector<std::uint32_t> m_norm2; // by training row
    std::vector<std::uint32_t> m_dots; // by training row, 0 between two searches
    std::vector<std::uint32_t> m_touched;
};

} // namespace heldout::bench
