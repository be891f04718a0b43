// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/feature.h"

#include <algorithm>
#include <string_view>

#include "base/parallel.h"

namespace heldout::similarity {

namespace {

/// Sorts n-grams by spelling. Joined by blanks they sort as their lists of words do, for a blank sorts before
/// every character of a word; the order of UTF-8 bytes is that of code points.
class SpellingSorter
{
public:
    void sort(std::span<GramCount> grams, const Vocabulary& vocabulary, int level)
    {
        const auto length = static_cast<std::size_t>(level);
        m_words.clear();
        m_order.clear();
        for (std::size_t i = 0; i < grams.size(); ++i) {
            vocabulary.spell(level, grams[i].gram, m_spelled);
            for (const std::uint32_t word : m_spelled)
                m_words.push_back(vocabulary.words()[word]);
            m_order.push_back(i);
        }
        const auto spelled = [&](std::size_t i) { return std::span(m_words).subspan(i * length, length); };
        std::ranges::sort(m_order, [&](std::size_t a, std::size_t b) {
            return std::ranges::lexicographical_compare(spelled(a), spelled(b));
        });
        m_sorted.clear();
        for (const std::size_t i : m_order)
            m_sorted.push_back(grams[i]);
        std::ranges::copy(m_sorted, grams.begin());
    }

private:
    std::vector<std::uint32_t> m_spelled;
    std::vector<std::string_view> m_words;
    std::vector<std::size_t> m_order;
    std::vector<GramCount> m_sorted;
};

} // namespace

void TestVectors::add(std::span<const GramCount> counts, std::uint64_t squaredNorm)
{
    grams.insert(grams.end(), counts.begin(), counts.end());
    starts.push_back(grams.size());
    norm2.push_back(squaredNorm);
}

Status TestVectors::sortBySpelling(const Vocabulary& vocabulary, int level, JobContext& job)
{
    constexpr std::size_t kGrain = 256;
    std::vector<SpellingSorter> sorters(job.threads());
    return parallelPieces(size(), kGrain, job, [&](const Piece& piece) -> Status {
        for (std::size_t i = piece.begin; i < piece.end; ++i) {
            sorters[piece.slot].sort(
                std::span(grams).subspan(starts[i], starts[i + 1] - starts[i]), vocabulary, level);
            if (Status status = job.checkStop(); !status)
                return status;
        }
        return {};
    });
}

} // namespace heldout::similarity
