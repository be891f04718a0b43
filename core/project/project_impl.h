// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "project/evaluations_impl.h"
#include "project/project.h"
#include "project/run_records.h"
#include "store/store.h"

namespace heldout::project {

struct ComparedSides;
struct MergedParts;
struct PublishedRun;

/// A Project over the store. Split over several files by subject; holds nothing but the store, what pages of
/// a read-only project remember, and what never changes of the runs that were looked at.
class ProjectImpl final : public Project
{
public:
    ProjectImpl(std::shared_ptr<store::Store> store, Environment environment);

    [[nodiscard]] ProjectInfo info() const override;

    // data.cpp
    [[nodiscard]] Result<std::vector<DatasetInfo>> datasets() override;
    [[nodiscard]] Status renameDataset(ObjectId dataset, const std::string& name) override;
    [[nodiscard]] Status removeSplit(ObjectId split) override;
    [[nodiscard]] Result<std::vector<TextRow>> texts(
        ObjectId split, std::uint64_t first, std::uint64_t count, std::size_t maxBytes) override;
    [[nodiscard]] Result<std::vector<Diagnostic>> diagnostics(ObjectId split) override;
    [[nodiscard]] Result<std::vector<DocumentOnBothSides>> documentsOnBothSides(
        ObjectId testSplit, ObjectId trainSplit, std::size_t limit, std::uint64_t& total) override;
    [[nodiscard]] Result<SeenMentions> seenMentions(
        ObjectId testSplit, ObjectId trainSplit, JobContext& job) override;

    // import.cpp
    [[nodiscard]] Result<ImportOutcome> importSplit(const ImportRequest& request, JobContext& job) override;

    // compare.cpp
    [[nodiscard]] Result<std::vector<ComparisonRun>> compare(
        const CompareRequest& request, JobContext& job) override;
    [[nodiscard]] Result<std::vector<ComparisonRun>> storedRuns(
        const CompareRequest& request, JobContext& job) override;

    // parts.cpp
    [[nodiscard]] Result<std::string> comparePart(
        const CompareRequest& request, const similarity::Shard& shard, JobContext& job) override;
    [[nodiscard]] Result<std::vector<ComparisonRun>> mergeParts(
        const std::vector<std::string>& paths, JobContext& job) override;
    [[nodiscard]] Result<std::vector<ComparisonRun>> storePart(
        std::string_view whole, JobContext& job) override;

    // runs.cpp
    [[nodiscard]] Result<std::vector<ComparisonRun>> comparisons() override;
    [[nodiscard]] Result<ComparisonRun> comparison(ObjectId run) override;
    [[nodiscard]] Status removeRun(ObjectId run) override;
    [[nodiscard]] Result<std::vector<std::uint32_t>> histogram(ObjectId run) override;
    [[nodiscard]] Result<std::vector<leakage::Interval>> intervals(
        ObjectId run, const std::vector<std::uint32_t>& bordersMilli) override;
    [[nodiscard]] Result<std::vector<leakage::RankPart>> rankParts(ObjectId run, std::uint32_t k) override;

    // class_summaries.cpp
    [[nodiscard]] Result<std::vector<ClassSummary>> classSummaries(ObjectId run, JobContext& job) override;

    // select.cpp
    [[nodiscard]] Result<PairSelection> selectPairs(
        ObjectId run, const PairFilter& filter, JobContext& job) override;

    // pairs.cpp
    [[nodiscard]] Result<std::vector<PairRow>> pairs(
        ObjectId run, std::uint64_t firstPos, std::uint64_t count, std::size_t maxBytes) override;
    [[nodiscard]] Result<std::vector<PairRow>> pairsAt(
        ObjectId run, const std::vector<std::uint32_t>& positions, std::size_t maxBytes) override;

    // match_lines.cpp
    [[nodiscard]] Status matches(ObjectId run, Listed listed,
        const std::function<Status(const MatchLine&)>& take, JobContext& job) override;

    // pair_detail.cpp
    [[nodiscard]] Result<PairDetail> pair(
        ObjectId run, std::uint64_t pos, std::optional<std::uint64_t> trainOrdinal) override;

    [[nodiscard]] Evaluations& evaluations() override { return m_evaluations; }

    // maintenance.cpp
    [[nodiscard]] Result<std::string> pageState(const std::string& page) override;
    [[nodiscard]] Status setPageState(const std::string& page, const std::string& json) override;
    [[nodiscard]] Status saveCopy(const std::string& path, JobContext& job) override;
    [[nodiscard]] Status tidy(JobContext& job) override;
    [[nodiscard]] Status check(JobContext& job) override;
    [[nodiscard]] Status stillThere() override;

private:
    /// What never changes of a run. The items of its sides, when they are mentions, only where pairs are
    /// asked for.
    struct RunFacts
    {
        store::RunRow row;
        RunRecord record;
        std::vector<std::uint32_t> testItems; ///< instance ordinal and n of each mention, in turn
        std::vector<std::uint32_t> trainItems;
    };
    using Facts = std::shared_ptr<const RunFacts>;

    /// When a comparison began, by both clocks.
    struct Began
    {
        std::string at;
        std::int64_t ms = 0;
    };

    [[nodiscard]] Began now() const;
    [[nodiscard]] std::uint64_t since(const Began& began) const; ///< milliseconds
    /// The sides of a comparison; of embeddings with what is known of their files.
    [[nodiscard]] Result<ComparedSides> comparedSides(const CompareRequest& request, JobContext& job);
    /// Which of the runs that are asked for are stored and up to date.
    struct Known;
    [[nodiscard]] Result<Known> knownRuns(const ComparedSides& sides, const CompareRequest& request);
    [[nodiscard]] Result<std::vector<PublishedRun>> computeRuns(const ComparedSides& sides,
        const std::vector<similarity::Options>& missing,
        const std::optional<leakage::IdenticalTexts>& identical, const Began& began, JobContext& job);
    /// All parts of one comparison.
    [[nodiscard]] Result<std::vector<ComparisonRun>> storeMerged(
        MergedParts merged, Began began, JobContext& job);
    /// The part of a comparison of embeddings.
    [[nodiscard]] Result<std::string> vectorPart(const VectorFiles& files, const ComparedSides& sides,
        const similarity::Options& options, PartLabel label, JobContext& job);
    /// compute.cpp: what the engine of the unit finds, in the form in which runs are written.
    [[nodiscard]] Result<std::vector<similarity::BestMatches>> findBest(
        const ComparedSides& sides, const std::vector<similarity::Options>& options, JobContext& job);
    /// Writes and publishes a run for each of `best`.
    [[nodiscard]] Result<std::vector<PublishedRun>> storeBest(const ComparedSides& sides,
        std::vector<similarity::BestMatches> best, std::optional<leakage::IdenticalTexts> identical,
        const Began& began, JobContext& job);
    [[nodiscard]] Result<std::vector<ComparisonRun>> described(const std::vector<PublishedRun>& published);
    [[nodiscard]] Result<SplitInfo> splitInfo(const store::SplitRow& row);
    [[nodiscard]] Result<Facts> facts(ObjectId run);
    /// The same with the items; of mentions those of one run are kept, for they take 16 bytes a pair and
    /// more.
    [[nodiscard]] Result<Facts> withItems(const Facts& known);
    /// withItems(), but only while the splits are those that were compared: an ordinal means nothing
    /// otherwise.
    [[nodiscard]] Result<Facts> currentFacts(ObjectId run);
    [[nodiscard]] Result<ComparisonRun> describeRun(const RunFacts& facts);
    /// Number of items whose score is at least `milli` thousandths of a percent: the first pos that is below.
    [[nodiscard]] Result<std::uint64_t> itemsFrom(const RunFacts& facts, std::int32_t milli);
    /// Score of the item at a rank from 0: by score ascending, ties by test row.
    [[nodiscard]] Result<double> scoreOfRank(const RunFacts& facts, std::uint64_t rank);
    [[nodiscard]] Result<std::vector<PairRow>> pairRows(
        const RunFacts& facts, const std::vector<store::MatchRow>& rows, std::size_t maxBytes);
    [[nodiscard]] Result<PairSide> side(const RunFacts& facts, bool test, std::uint32_t item);

    std::shared_ptr<store::Store> m_store;
    Environment m_environment;
    EvaluationsImpl m_evaluations;
    std::mutex m_mutex; // guards what follows
    std::map<std::string, std::string> m_pageStates; // of a read-only project
    std::map<ObjectId, Facts> m_facts;
    Facts m_shown; // the run of mentions whose pairs were asked for last
};

} // namespace heldout::project
