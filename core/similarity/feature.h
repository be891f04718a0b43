// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
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

/// What all options with the same n-gram length and stop words share.
struct Feature
{
    int level = 1;
    std::size_t reading = 0; ///< number of the Reading that feeds it
    TestVectors test;
    std::vector<std::uint32_t> queryOrder; ///< test items by squared norm; without empty ones
    std::vector<bool> found; ///< n-grams that stand in the training side
    std::uint64_t shared = 0; ///< number of those
    TrainRows chunk;
    std::uint64_t emptyTrain = 0;
    std::vector<Search> searches;
};

/// What all options with the same stop words share: texts are split once for all lengths.
struct Reading
{
    text::StopWords stopWords;
    Vocabulary vocabulary;
};

} // namespace heldout::similarity
