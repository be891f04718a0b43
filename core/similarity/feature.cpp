// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/feature.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "base/parallel.h"
#include "base/sorting.h"

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

constexpr double kIdfSteps = 4096;
constexpr std::size_t kItemsAStep = 4096;
constexpr std::uint64_t kMostNorm2 = (std::uint64_t{1} << 63) - 1;

/// The square of the inverse document frequency in steps of 1/4096.
std::uint64_t squaredIdf(std::uint64_t items, std::uint64_t itemsWithIt)
{
    const double idf
        = std::log((1 + static_cast<double>(items)) / (1 + static_cast<double>(itemsWithIt))) + 1;
    const auto steps = static_cast<std::uint64_t>(std::llround(idf * kIdfSteps));
    return steps * steps;
}

/// Adds count^2 weight to `norm2`; false when it does not fit.
bool addSquare(std::uint64_t& norm2, std::uint64_t square, std::uint64_t weight)
{
    std::uint64_t product = 0;
    return !__builtin_mul_overflow(square, weight, &product)
        && !__builtin_add_overflow(norm2, product, &norm2) && norm2 <= kMostNorm2;
}

} // namespace

tl::unexpected<Error> tooLongForWeights()
{
    return fail(Code::InvalidArgument, Phrase::of("A text repeats an n-gram too often for tf-idf weights."),
        Phrase::of("Choose counts or binary weights."));
}

std::optional<std::uint64_t> Feature::gather(const TextCounter& counter, std::vector<GramCount>& grams) const
{
    grams.clear();
    const bool binary = weighting == Weighting::Binary;
    std::uint64_t norm2 = 0;
    std::uint64_t known = 0; // squared counts of the n-grams of the vocabulary
    std::uint64_t all = 0;
    for (int n = level; n <= longest; ++n) {
        const auto turn = static_cast<std::uint32_t>(n - level);
        all += binary ? counter.distinct(n) : counter.norm2(n);
        for (const GramCount& gram : counter.grams(n)) {
            const std::uint32_t id = gram.gram * lengths() + turn;
            grams.push_back({id, binary ? 1 : gram.count});
            if (weights.empty())
                continue;
            const std::uint64_t square = std::uint64_t{gram.count} * gram.count;
            known += square;
            if (!addSquare(norm2, square, weights[id]))
                return std::nullopt;
        }
    }
    if (weights.empty())
        return all;
    return addSquare(norm2, all - known, unknownWeight) ? std::optional(norm2) : std::nullopt;
}

Status Feature::finishTest(const Vocabulary& words, JobContext& job)
{
    std::size_t numbers = 0;
    for (int n = level; n <= longest; ++n) {
        vocabulary += words.size(n);
        numbers = std::max(numbers, words.size(n));
    }
    found.assign(numbers * lengths(), false);
    const bool spelled = std::ranges::any_of(
        searches, [](const Search& search) { return search.options.scoring == Scoring::AsPublished; });
    Status status;
    if (spelled)
        status = test.sortBySpelling(words, level, job);
    if (status && weighting == Weighting::TfIdf)
        status = weigh(job);
    if (!status)
        return status;
    for (std::uint32_t i = 0; i < test.size(); ++i) {
        if (test.norm2[i] > 0)
            queryOrder.push_back(i);
    }
    status = sortInSteps(
        queryOrder, job, [&](std::uint32_t a, std::uint32_t b) { return test.norm2[a] < test.norm2[b]; });
    for (Search& search : searches)
        search.best.resize(test.size());
    return status;
}

Status Feature::weigh(const JobContext& job)
{
    std::vector<std::uint32_t> itemsWith(found.size(), 0);
    for (const GramCount& gram : test.grams)
        ++itemsWith[gram.gram];
    weights.resize(found.size());
    for (std::size_t gram = 0; gram < weights.size(); ++gram)
        weights[gram] = squaredIdf(test.size(), itemsWith[gram]);
    unknownWeight = squaredIdf(test.size(), 0);
    for (std::size_t i = 0; i < test.size(); ++i) {
        std::uint64_t norm2 = 0;
        for (const GramCount& gram : test[i]) {
            if (!addSquare(norm2, std::uint64_t{gram.count} * gram.count, weights[gram.gram]))
                return tooLongForWeights();
        }
        test.norm2[i] = norm2;
        if (i % kItemsAStep == 0) {
            if (Status going = job.checkStop(); !going)
                return going;
        }
    }
    return {};
}

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
