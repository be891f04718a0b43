// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "similarity/feature.h"
#include "similarity/index_search.h"
#include "similarity/partial.h"
#include "similarity/similarity.h"

namespace heldout::similarity {

/// What a comparison is at.
enum class Phase : std::uint8_t { ReadingTest, ReadingTrain, Indexing, Searching };

/// Told on the caller's thread when a phase begins; who measures brings the clock.
using PhaseObserver = std::function<void(Phase)>;

/// One pass: reads the test side, then the training side chunk by chunk, and keeps the
/// best rows.
class Comparison
{
public:
    /// `mostPairs`: that may be kept.
    Comparison(const std::vector<Options>& options, JobContext& job, std::uint64_t mostPairs = kMostPairs,
        PhaseObserver observer = {});
    /// `firstRow`: the number of the training side's first row.
    [[nodiscard]] Result<PartialComparison> run(TextSource& test, TextSource& train, std::uint64_t firstRow);

private:
    /// What a thread keeps between texts.
    struct Worker
    {
        std::vector<KeyedWords> texts; // by reading: the one that is counted
        std::vector<KeyedWords> next; // and the one after it
        std::vector<TextCounter> counters; // by reading
        std::vector<GramCount> grams;
        IndexSearch search;
    };
    /// Rows that came out of one piece of a batch of texts, by feature.
    struct PieceRows
    {
        std::vector<TrainRows> rows;
        std::vector<std::uint64_t> empty;
    };

    Status readTest(TextSource& test);
    Status addTest(std::string_view text);
    Status readTrain(TextSource& train);
    Status takeTrain(std::span<const std::string_view> texts);
    void readAhead(std::string_view text, Worker& worker) const;
    Status countTrain(std::uint32_t row, Worker& worker, PieceRows& out) const;
    [[nodiscard]] bool chunkIsFull() const;
    Status searchChunk();
    Status searchFeature(Feature& feature);
    Status searchIndex(const Feature& feature, Search& search, const RowIndex& index);
    void advanceSearch(std::uint64_t queries);
    void begin(Phase phase) const;

    JobContext& m_job;
    PairLimit m_limit;
    PhaseObserver m_observer;
    std::vector<Reading> m_readings;
    std::vector<Feature> m_features;
    /// By option: its feature and its search there.
    struct Where
    {
        std::size_t feature = 0;
        std::size_t search = 0;
    };
    std::vector<Where> m_where;
    std::vector<Worker> m_workers;
    std::vector<PieceRows> m_pieces;
    std::uint64_t m_testCount = 0;
    std::uint64_t m_firstRow = 0;
    std::uint64_t m_trainCount = 0;
    std::uint64_t m_chunkFirst = 0; // first training row of the chunk
    // Progress: a training text counts half when it is read, half when it is compared.
    std::uint64_t m_searchTotal = 0; // searches x indices x queries of the chunk
    std::atomic<std::uint64_t> m_searched{0};
};

} // namespace heldout::similarity
