// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "data/pair_limit.h"
#include "similarity/best_rows.h"
#include "similarity/counter_scan.h"
#include "similarity/row_index.h"
#include "similarity/search_plan.h"

namespace heldout::similarity {

/// A test item on its way through an index.
struct Query
{
    std::span<const GramCount> grams; ///< for Scoring::AsPublished in code-point order
    std::span<const std::uint64_t> weights; ///< by n-gram; empty = 1
    RankingRules rules;
    BestRows* best = nullptr;

    [[nodiscard]] std::uint64_t weightOf(std::uint32_t gram) const
    {
        return weights.empty() ? 1 : weights[gram];
    }
};

/// Looks up test items in a RowIndex. Works block by block with a group of items, so that a block stays in
/// the processor's cache, and in a block window by window: rows found in one raise what those of the next
/// must reach. One object a thread.
class IndexSearch
{
public:
    /// Takes every row of the index that may matter into the queries' BestRows. `queries` should have similar
    /// norms.
    [[nodiscard]] Status run(const RowIndex& index, std::size_t vocabulary, std::span<const Query> queries,
        PairLimit& limit, const JobContext& job);

private:
    /// A row that may matter.
    struct Likely
    {
        std::uint32_t position = 0;
        double most = 0; ///< its dot product at most
        double norm2 = 0;
    };

    /// A frequent n-gram of a query.
    struct QueryTerm
    {
        std::uint32_t number = 0; ///< among the frequent
        std::uint8_t bit = RowIndex::kNoBit;
        std::uint64_t weight = 0; ///< count in the test item, times its weight
        std::uint64_t bound = 0; ///< most that it can add to the dot product
        double square = 0; ///< its part of the item's squared norm
    };
    /// Those of a query, from `first` on in m_queryTerms.
    struct QueryTerms
    {
        std::size_t first = 0;
        std::size_t last = 0;
        std::uint64_t bound = 0; ///< of all together
    };

    void prepare(std::span<const Query> queries);
    void orderBlocks(const Query& typical);
    void load(const Query& query);
    void unload(const Query& query);
    [[nodiscard]] Candidate score(std::uint32_t position, const Query& query);
    void searchRare(const Query& query, std::vector<std::uint32_t>& done);
    void searchBlock(const RowIndex::Block& block, const Query& query, const QueryTerms& its,
        std::span<const std::uint32_t> done);
    void prefetch(const RowIndex::Block& block, std::size_t i) const;
    [[nodiscard]] std::uint64_t collectTerms(const RowIndex::Block& block, const QueryTerms& its);
    void searchWindow(std::size_t number, const RowIndex::Window& window, const Query& query,
        std::span<const std::uint32_t> done);
    /// Counts the terms of the plan over the rows of a window and puts those that may matter into m_found;
    /// gives their number.
    template <typename Counter>
    [[nodiscard]] std::size_t countWindow(std::vector<Counter>& counters, const ScanOf<Counter>& scan,
        std::size_t number, const RowIndex::Window& window, const Query& query);
    template <typename Counter>
    [[nodiscard]] std::size_t scanSteps(
        Counter* counters, const ScanOf<Counter>& scan, const RowIndex::Window& window, Sieve sieve);
    void raiseNeed(const RowIndex::Window& window, std::uint64_t greatest);
    /// Least dot product that matters with this norm or a greater one, at least 1.
    [[nodiscard]] std::uint64_t leastDot(std::uint64_t norm2) const;

    void takeFound(const RowIndex::Window& window, std::size_t found, const Query& query,
        std::span<const std::uint32_t> done);
    void scoreFound(const RowIndex::Window& window, std::size_t found, const Query& query,
        std::span<const std::uint32_t> done);
    [[nodiscard]] static bool isAmong(std::span<const std::uint32_t> done, std::uint32_t position);
    void take(const Candidate& candidate, const Query& query);

    const RowIndex* m_index = nullptr;
    const CounterScan* m_scan = &fastestScan();
    std::vector<Found> m_found; // of the window at hand
    std::vector<Likely> m_likely; // of these
    std::vector<std::uint32_t> m_termOf; // by n-gram: place in the loaded query plus one, 0 = not in it
    std::vector<QueryTerm> m_queryTerms;
    std::vector<QueryTerms> m_queries;
    SearchPlan m_plan; // of the block at hand
    std::size_t m_windows = 0; // of the block at hand
    std::vector<std::vector<std::uint32_t>> m_done; // by query: positions scored for a rare n-gram, ascending
    std::vector<GramCount> m_matched;
    std::vector<std::size_t> m_blockOrder;
    Floor m_floor;
    // Counters of a window's rows, all zero between two searches; the narrowest that holds the bound is used.
    std::vector<std::uint8_t> m_counters8;
    std::vector<std::uint16_t> m_counters16;
    std::vector<std::uint64_t> m_counters64;
};

} // namespace heldout::similarity
