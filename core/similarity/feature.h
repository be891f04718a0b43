// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "base/job.h"
#include "similarity/best_rows.h"
#include "similarity/row_index.h"
#include "similarity/similarity.h"
#include "similarity/text_counter.h"

namespace heldout::similarity {

/// The test side as counts of n-grams of one length.
struct TestVectors
{
    std::vector<std::size_t> starts{0};
    std::vector<GramCount> grams;
    std::vector<std::uint64_t> norm2;

    [[nodiscard]] std::size_t size() const { return norm2.size(); }
    [[nodiscard]] std::span<const GramCount> operator[](std::size_t i) const
    {
        return std::span(grams).subspan(starts[i], starts[i + 1] - starts[i]);
    }
    void add(std::span<const GramCount> counts, std::uint64_t squaredNorm);
    /// Sorts the n-grams of every item by their text in code-point order.
    [[nodiscard]] Status sortBySpelling(const Vocabulary& vocabulary, int level, JobContext& job);
};

/// One set of options on its way: the best rows so far.
struct Search
{
    Options options;
    std::vector<BestRows> best;
};

/// What all options with the same n-grams and weights share. Where there are several lengths, the numbers of
/// the n-grams of each take turns.
struct Feature
{
    int level = 1; ///< of the shortest n-gram
    int longest = 1;
    std::size_t reading = 0; ///< number of the Reading that feeds it
    Weighting weighting = Weighting::Counts;
    TestVectors test;
    std::vector<std::uint64_t> weights; ///< by n-gram; empty = 1
    std::uint64_t unknownWeight = 1; ///< of n-grams that no test item has
    std::vector<std::uint32_t> queryOrder; ///< test items by squared norm; without empty ones
    std::uint64_t vocabulary = 0; ///< distinct n-grams of the test side
    std::vector<bool> found; ///< n-grams that stand in the training side
    TrainRows chunk;
    std::uint64_t emptyTrain = 0;
    std::vector<Search> searches;

    [[nodiscard]] std::uint32_t lengths() const { return static_cast<std::uint32_t>(longest - level + 1); }
    /// The n-grams of the text that was counted last, numbered and weighted as here, and its squared norm
    /// (without weights as long as there are none yet). Unset when the norm does not fit 63 bits.
    [[nodiscard]] std::optional<std::uint64_t> gather(
        const TextCounter& counter, std::vector<GramCount>& grams) const;
    /// Once, when the test side is complete: weights, norms, order of search.
    [[nodiscard]] Status finishTest(const Vocabulary& vocabulary, JobContext& job);

private:
    [[nodiscard]] Status weigh(const JobContext& job);
};

/// What all options with the same stop words and unit share: texts are split once for all lengths.
struct Reading
{
    Reading(text::StopWords dropped, GramUnit its, int levels, const std::stop_token& stop)
        : stopWords(dropped)
        , unit(its)
        , vocabulary(
              levels, text::stopWordList(its == GramUnit::Words ? dropped : text::StopWords::None), stop)
    {
    }

    text::StopWords stopWords;
    GramUnit unit;
    Vocabulary vocabulary; ///< knows the stop words

    void split(std::string_view text, KeyedWords& out) const
    {
        text::splitUnits(text, unit, text::StopWords::None, out.words);
        out.lookAhead(vocabulary);
    }
};

/// InvalidArgument.
[[nodiscard]] tl::unexpected<Error> tooLongForWeights();

} // namespace heldout::similarity
