// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "project/compared_sides.h"
#include "project/match_flags.h"
#include "project/match_order.h"
#include "project/run_records.h"
#include "project/side_source.h"
#include "store/store.h"

/// From what the engine found to runs in the store.
namespace heldout::project {

/// One run on its way into the store. Nothing is visible before it is published.
class RunOutput
{
public:
    RunOutput(store::RunWriter writer, CompareUnit unit, similarity::BestMatches best)
        : m_writer(std::move(writer))
        , m_unit(unit)
        , m_best(std::move(best))
    {
    }

    [[nodiscard]] Status write(const ComparedSides& sides, const MatchFlags& facts, const SideSource& test,
        const SideSource& train, JobContext& job);
    [[nodiscard]] Result<RunRecord> record(
        const ComparedSides& sides, const leakage::IdenticalTexts& identical, const JobContext& job) const;
    [[nodiscard]] const similarity::Options& options() const { return m_best.options; }
    [[nodiscard]] std::uint64_t rows() const { return m_best.matches.size(); }
    [[nodiscard]] store::RunWriter& writer() { return m_writer; }

private:
    [[nodiscard]] Status writeMatches(const std::vector<std::uint32_t>& order, const MatchFlags& facts,
        const std::vector<std::uint32_t>& flags, JobContext& job);
    [[nodiscard]] Status writePartners(JobContext& job);
    [[nodiscard]] Status writeColumns(const ScoreOrder& order, const ComparedSides& sides);

    [[nodiscard]] similarity::ScoreRule rule() const { return ruleOf(m_unit, m_best.options); }
    /// Integers of n-grams; embeddings have none.
    [[nodiscard]] std::optional<std::uint64_t> integer(std::uint64_t value) const
    {
        return m_unit == CompareUnit::Embeddings ? std::nullopt : std::optional(value);
    }

    store::RunWriter m_writer;
    CompareUnit m_unit;
    similarity::BestMatches m_best;
};

/// Writes a run for each of `best`; counts identical texts when that was not done before.
[[nodiscard]] Result<std::vector<RunOutput>> writeRuns(store::Store& store, const ComparedSides& sides,
    std::vector<similarity::BestMatches> best, std::optional<leakage::IdenticalTexts>& identical,
    JobContext& job);

struct PublishedRun
{
    ObjectId id = 0;
    bool stored = false; ///< somebody else's, in the project before this one was ready
};

/// Makes the runs visible, one after the other. When it is stopped or fails between two, those before are
/// taken back: a comparison that did not come to its end leaves the project as it was. A run that another
/// program has published meanwhile is used in place of its like here.
[[nodiscard]] Result<std::vector<PublishedRun>> publishRuns(store::Store& store,
    std::vector<RunOutput>& outputs, const ComparedSides& sides, const leakage::IdenticalTexts& identical,
    const store::RunRow& common, JobContext& job);

} // namespace heldout::project
