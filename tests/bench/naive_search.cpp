// SPDX-License-Identifier: GPL-3.0-or-later
#include "naive_search.h"

#include <string>
#include <unordered_map>

namespace heldout::bench {

namespace {

std::unordered_map<std::string_view, std::uint32_t> countsOf(const text::Words& words)
{
    std::unordered_map<std::string_view, std::uint32_t> counts;
    for (std::size_t i = 0; i < words.size(); ++i)
        ++counts[words[i]];
    return counts;
}

} // namespace

NaiveSearch::NaiveSearch(const std::vector<std::string_view>& test,
    const std::vector<std::string_view>& train, text::StopWords stopWords)
    : m_dots(train.size(), 0)
{
    std::unordered_map<std::string, std::uint32_t> vocabulary;
    text::Words words;
    for (const std::string_view line : test) {
        text::splitWords(line, stopWords, words);
        std::vector<Term>& item = m_test.emplace_back();
        for (const auto& [word, count] : countsOf(words)) {
            const auto next = static_cast<std::uint32_t>(vocabulary.size());
            item.push_back({vocabulary.try_emplace(std::string(word), next).first->second, count});
        }
    }
    m_postings.resize(vocabulary.size());
    for (std::uint32_t row = 0; row < train.size(); ++row) {
        text::splitWords(train[row], stopWords, words);
        std::uint32_t norm2 = 0;
        for (const auto& [word, count] : countsOf(words)) {
            norm2 += count * count;
            if (const auto known = vocabulary.find(std::string(word)); known != vocabulary.end())
                m_postings[known->second].push_back({row, count});
        }
        m_norm2.push_back(norm2);
    }
}

std::vector<NaiveSearch::Best> NaiveSearch::run()
{
    std::vector<Best> results;
    results.reserve(m_test.size());
    for (const std::vector<Term>& item : m_test)
        results.push_back(bestOf(item));
    return results;
}

NaiveSearch::Best NaiveSearch::bestOf(const std::vector<Term>& item)
{
    m_touched.clear();
    for (const Term& term : item) {
        for (const Posting& posting : m_postings[term.word]) {
            if (m_dots[posting.row] == 0)
                m_touched.push_back(posting.row);
            m_dots[posting.row] += term.count * posting.count;
        }
    }
    Best best;
    for (const std::uint32_t row : m_touched) {
        const std::uint64_t dot = m_dots[row];
        m_dots[row] = 0;
        // Products of texts of a few hundred words fit 64 bits.
        const std::uint64_t mine = dot * dot * best.norm2Train;
        const std::uint64_t its = best.dot * best.dot * m_norm2[row];
        if (best.ties == 0 || mine > its)
            best = {row, dot, m_norm2[row], 1};
        else if (mine == its) {
            ++best.ties;
            if (row < best.train)
                best = {row, dot, m_norm2[row], best.ties};
        }
    }
    return best;
}

} // namespace heldout::bench
