// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "project/types.h"
#include "similarity/shards.h"

/// The one door for app and ui. Everything a window or a terminal can do with a project file goes through
/// here.
namespace heldout::project {

class Evaluations;

/// What core may not read for itself.
struct Environment
{
    std::string programVersion;
    std::function<std::string()> utcNow; ///< ISO 8601, seconds, "2026-01-31T12:00:00Z"
    std::function<std::int64_t()> steadyMs; ///< milliseconds of a steady clock
};

enum class OpenMode : std::uint8_t { ReadWrite, ReadOnly };

struct ProjectInfo
{
    std::string path;
    std::string uuid;
    std::string createdBy;
    int format = 0; ///< user_version
    bool readOnly = false;
    bool uncleanExit = false; ///< was not closed the last time: check() is worth running
    std::uint64_t bytes = 0;
};

/// Thread rule: all methods may be called from any thread at the same time; they share one store, in which
/// writers wait for each other and readers do not wait. Short calls (paging, information) take milliseconds.
/// Those that take a JobContext& are jobs for a worker thread. Hold a Project by shared_ptr while a job runs.
class Project
{
public:
    /// Creates a new file; AlreadyExists when there is one.
    [[nodiscard]] static Result<std::shared_ptr<Project>> create(
        const std::string& path, Environment environment);
    [[nodiscard]] static Result<std::shared_ptr<Project>> open(
        const std::string& path, OpenMode mode, Environment environment);
    virtual ~Project() = default; ///< closes: checkpoint, session mark

    [[nodiscard]] virtual ProjectInfo info() const = 0;

    // --- data
    // -------------------------------------------------------------------------------------------------
    [[nodiscard]] virtual Result<std::vector<DatasetInfo>> datasets() = 0;
    [[nodiscard]] virtual Result<ImportOutcome> importSplit(const ImportRequest& request, JobContext& job)
        = 0;
    [[nodiscard]] virtual Status renameDataset(ObjectId dataset, const std::string& name) = 0;
    [[nodiscard]] virtual Status removeSplit(ObjectId split) = 0;
    /// Rows first .. first+count-1; texts cut to `maxBytes`.
    [[nodiscard]] virtual Result<std::vector<TextRow>> texts(
        ObjectId split, std::uint64_t first, std::uint64_t count, std::size_t maxBytes)
        = 0;
    [[nodiscard]] virtual Result<std::vector<Diagnostic>> diagnostics(ObjectId split) = 0;
    /// Greatest first; `total` gets the number of such documents, the list at most `limit` of them.
    [[nodiscard]] virtual Result<std::vector<DocumentOnBothSides>> documentsOnBothSides(
        ObjectId testSplit, ObjectId trainSplit, std::size_t limit, std::uint64_t& total)
        = 0;
    /// Test mentions whose surface occurs among the training mentions: exact, and ignoring case.
    struct SeenMentions
    {
        std::uint64_t mentions = 0, exact = 0, ignoringCase = 0;
    };
    [[nodiscard]] virtual Result<SeenMentions> seenMentions(
        ObjectId testSplit, ObjectId trainSplit, JobContext& job)
        = 0;

    // --- comparisons
    // ------------------------------------------------------------------------------------------
    /// One run for each n; runs that are stored and up to date are returned at once with `stored` set.
    [[nodiscard]] virtual Result<std::vector<ComparisonRun>> compare(
        const CompareRequest& request, JobContext& job)
        = 0;
    /// The part of a comparison that goes over one shard of the training side, as bytes for a file. Changes
    /// nothing in the project.
    [[nodiscard]] virtual Result<std::string> comparePart(
        const CompareRequest& request, const similarity::Shard& shard, JobContext& job)
        = 0;
    /// joinParts() of all parts of a comparison, as mergeParts().
    [[nodiscard]] virtual Result<std::vector<ComparisonRun>> storePart(
        std::string_view whole, JobContext& job)
        = 0;
    /// The runs of a comparison when all of them are stored and up to date, else none.
    [[nodiscard]] virtual Result<std::vector<ComparisonRun>> storedRuns(
        const CompareRequest& request, JobContext& job)
        = 0;
    /// Merges the files of all parts, in any order, into the runs that compare() would have made: the same
    /// rows byte for byte. NotThisFormat, InvalidArgument (a part is missing or given twice, of another
    /// comparison, or of other data than the project's).
    [[nodiscard]] virtual Result<std::vector<ComparisonRun>> mergeParts(
        const std::vector<std::string>& paths, JobContext& job)
        = 0;
    /// All stored comparisons, newest first.
    [[nodiscard]] virtual Result<std::vector<ComparisonRun>> comparisons() = 0;
    [[nodiscard]] virtual Result<ComparisonRun> comparison(ObjectId run) = 0;
    [[nodiscard]] virtual Status removeRun(ObjectId run) = 0;
    /// Steps of 0.1 % (leakage::kHistogramSteps values; with scores below 0 leakage::kStepsBelowZero before
    /// them).
    [[nodiscard]] virtual Result<std::vector<std::uint32_t>> histogram(ObjectId run) = 0;
    /// Counts between borders, exact at the borders, the first from -100 % where there are scores below 0.
    /// Milliseconds for any number of rows.
    [[nodiscard]] virtual Result<std::vector<leakage::Interval>> intervals(
        ObjectId run, const std::vector<std::uint32_t>& bordersMilli)
        = 0;
    /// Equal parts by rank, 1 <= k <= 1000, the least similar first. Milliseconds for any number of rows.
    [[nodiscard]] virtual Result<std::vector<leakage::RankPart>> rankParts(ObjectId run, std::uint32_t k) = 0;

    /// By label; empty where the test items have none. A scan of the pairs.
    [[nodiscard]] virtual Result<std::vector<ClassSummary>> classSummaries(ObjectId run, JobContext& job) = 0;

    // --- pairs
    // ------------------------------------------------------------------------------------------------
    /// Places (pos) of the pairs that pass the filter, by score descending. Without `words` and
    /// `notIdentical` the filter is arithmetic and instant: then the result is a range.
    struct PairSelection
    {
        std::uint64_t first = 0; ///< used when `positions` is empty
        std::uint64_t count = 0;
        std::vector<std::uint32_t> positions; ///< ascending; empty = the range first .. first+count-1
    };
    [[nodiscard]] virtual Result<PairSelection> selectPairs(
        ObjectId run, const PairFilter& filter, JobContext& job)
        = 0;
    [[nodiscard]] virtual Result<std::vector<PairRow>> pairs(
        ObjectId run, std::uint64_t firstPos, std::uint64_t count, std::size_t maxBytes)
        = 0;
    [[nodiscard]] virtual Result<std::vector<PairRow>> pairsAt(
        ObjectId run, const std::vector<std::uint32_t>& positions, std::size_t maxBytes)
        = 0;
    /// `trainOrdinal` set: the test item against that other of its partners (training item of the run)
    /// instead of its best match; NotFound when the run did not keep it.
    [[nodiscard]] virtual Result<PairDetail> pair(
        ObjectId run, std::uint64_t pos, std::optional<std::uint64_t> trainOrdinal = {})
        = 0;
    /// Every test item in file order.
    [[nodiscard]] virtual Status matches(
        ObjectId run, Listed listed, const std::function<Status(const MatchLine&)>& take, JobContext& job)
        = 0;

    // --- systems and their scores
    // -----------------------------------------------------------------------------
    /// Lives as long as the project.
    [[nodiscard]] virtual Evaluations& evaluations() = 0;

    // --- the file
    // ---------------------------------------------------------------------------------------------
    /// What a page remembers, as JSON; "" = nothing yet. Silently kept in memory when the project is
    /// read-only.
    [[nodiscard]] virtual Result<std::string> pageState(const std::string& page) = 0;
    [[nodiscard]] virtual Status setPageState(const std::string& page, const std::string& json) = 0;
    [[nodiscard]] virtual Status saveCopy(const std::string& path, JobContext& job) = 0;
    /// Deletes what is no longer visible and gives room back. Called after a removal and on opening.
    [[nodiscard]] virtual Status tidy(JobContext& job) = 0;
    /// quick_check and orphan counts.
    [[nodiscard]] virtual Status check(JobContext& job) = 0;
    /// Success while the file is where it was opened; MovedProject otherwise.
    [[nodiscard]] virtual Status stillThere() = 0;
};

/// NotThisFormat for a project file and for what lies beside an open one. Such a file must not be opened as
/// data: closing it again would drop the locks on the project.
[[nodiscard]] Status checkIsData(const std::string& path);

/// One part of two comparePart() gave, as similarity::joinParts().
[[nodiscard]] Result<std::string> joinParts(
    std::string_view part, std::string_view next, const JobContext& job);

/// Looks at a data file without a project, for the import dialog. NotThisFormat for a project file.
[[nodiscard]] Result<formats::Preview> previewFile(
    const std::string& path, const formats::ReadOptions& options);

/// True when the first 100 bytes are a Heldout project's (drag and drop, file manager).
[[nodiscard]] bool looksLikeProject(const std::string& path);

} // namespace heldout::project
