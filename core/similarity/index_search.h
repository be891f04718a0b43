// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "data/pair_limit.h"
#include "similarity/best_rows.h"
#include "similarity/counter_scan.h"
#include "similarity/row_index.h"

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
/// the processor's cache. In a block the most frequent n-grams are left out of the counting as long as they
/// alone cannot reach the item's floor; rows that might are then scored in full. One object a thread.
class IndexSearch
{
public:
    /// Takes every row of the index that may matter into the queries' BestRows. `queries` should have similar
    /// norms.
    [[nodiscard]] Status run(const RowIndex& index, std::size_t vocabulary, std::span<const Query> queries,
        PairLimit& limit, const JobContext& job);

private:
    struct Term
    {
        RowIndex::Postings postings;
        std::uint64_t weight = 0; ///< count in the test item
        std::uint64_t bound = 0; ///< most that the n-gram can add to the dot product in this block
        std::uint8_t bit = RowIndex::kNoBit;
    };
    /// How one block is searched for one query.
    struct Plan
    {
        std::size_t counted = 0; ///< of m_terms; those after it are left out
        std::uint64_t countedBound = 0;
        std::uint64_t restBound = 0; ///< most that the terms left out can add
        std::uint64_t postings = 0; ///< of the counted terms
        std::uint64_t need = 1; ///< rows of a smaller dot product cannot matter
        std::uint64_t limit = 1; ///< rows counted below it cannot matter
        bool raises = false; ///< the greatest counter tells what others must reach
        std::uint64_t unit = 1; ///< what one in a counter stands for, at most
    };
    /// The terms that were left out of the counting, as a row's mask tells them.
    struct LeftOut
    {
        std::uint64_t mask = 0;
        std::uint64_t otherBound = 0; ///< most that those without a bit can add
        bool single = true; ///< each bit adds one
        std::array<std::uint64_t, RowIndex::kNoBit> bounds{}; ///< by bit, when they do not
        [[nodiscard]] std::uint64_t most(std::uint64_t rowMask) const;
    };
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
    void load(const Query& query);
    void unload(const Query& query);
    [[nodiscard]] Candidate score(std::uint32_t position, const Query& query);
    void searchRare(const Query& query, std::vector<std::uint32_t>& done);
    void searchBlock(
        std::size_t block, const Query& query, const QueryTerms& its, std::span<const std::uint32_t> done);
    void leaveOut(const Plan& plan);
    [[nodiscard]] Plan plan(const RowIndex::Block& block, std::uint64_t need);
    /// Counts the terms of the plan over the rows of a block and puts those that may matter into m_found;
    /// gives their number.
    template <typename Counter>
    [[nodiscard]] std::size_t countBlock(std::vector<Counter>& counters, const ScanOf<Counter>& scan,
        const RowIndex::Block& block, Plan& plan);
    template <typename Counter>
    [[nodiscard]] std::size_t scanSteps(Counter* counters, const ScanOf<Counter>& scan,
        const RowIndex::Block& block, const Plan& plan, Sieve sieve);
    void raiseNeed(Plan& plan, const RowIndex::Block& block, std::uint64_t greatest);
    void sortTerms();
    void countInUnits(Plan& plan);
    void considerFound(const RowIndex::Block& block, const Plan& plan, std::size_t found, const Query& query,
        std::span<const std::uint32_t> done);

    void takeFound(const RowIndex::Block& block, std::size_t found, const Query& query,
        std::span<const std::uint32_t> done);
    void scoreFound(const RowIndex::Block& block, const Plan& plan, std::size_t found, const Query& query,
        std::span<const std::uint32_t> done);
    [[nodiscard]] static bool isAmong(std::span<const std::uint32_t> done, std::uint32_t position);
    void take(const Candidate& candidate, const Query& query);

    const RowIndex* m_index = nullptr;
    const CounterScan* m_scan = &fastestScan();
    std::vector<Found> m_found; // of the block at hand
    std::vector<Likely> m_likely; // of these
    std::vector<std::uint32_t> m_termOf; // by n-gram: place in the loaded query plus one, 0 = not in it
    std::vector<QueryTerm> m_queryTerms;
    std::vector<QueryTerms> m_queries;
    std::vector<Term> m_terms;
    LeftOut m_leftOut;
    std::vector<std::vector<std::uint32_t>> m_done; // by query: positions scored for a rare n-gram, ascending
    std::vector<GramCount> m_matched;
    std::vector<std::size_t> m_blockOrder;
    Floor m_floor;
    // Counters of a block's rows, all zero between two searches; the narrowest that holds the bound is used.
    std::vector<std::uint8_t> m_counters8;
    std::vector<std::uint16_t> m_counters16;
    std::vector<std::uint64_t> m_counters64;
};

} // namespace heldout::similarity
