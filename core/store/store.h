// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "data/diagnostic.h"
#include "data/text_source.h"
#include "store/import_writer.h"
#include "store/prediction_writer.h"
#include "store/run_writer.h"
#include "store/types.h"

/// The project file (SQLite).
namespace heldout::store {

/// True when the first 100 bytes are a Heldout project's, of this format or a newer one. Opens nothing that
/// this process already has open.
[[nodiscard]] bool looksLikeProject(const std::string& path);

/// An open project file. All methods may be called from any thread at the same time. Writers pass one gate,
/// in which short writes (names, removals, page states, decisions) go before bulk writes; readers never wait.
/// Hold it by shared_ptr; the destructor checkpoints and marks the session as closed. Writers and text
/// sources keep it open.
///
/// Errors of every method: what Store::open says, DiskFull, BusyProject (another program held the lock for
/// five seconds), ReadOnlyProject, MovedProject (checked before each write), DamagedProject; Cancelled on a
/// stop request. NotFound when the id is not there.
class Store
{
public:
    /// AlreadyExists when there is a file of the name; UnwritableFile; DiskFull.
    [[nodiscard]] static Result<std::shared_ptr<Store>> create(
        const std::string& path, const std::string& programVersion, const std::string& now);
    /// NotFound, UnreadableFile, ForeignProject, NewerProject, DamagedProject, ReadOnlyProject (ReadWrite was
    /// asked of a file or folder that cannot be written), BusyProject.
    [[nodiscard]] static Result<std::shared_ptr<Store>> open(const std::string& path, OpenMode mode);
    struct Shared;
    explicit Store(std::shared_ptr<Shared> shared);
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    ~Store();

    [[nodiscard]] FileInfo info() const;

    // --- data sets and splits
    // ---------------------------------------------------------------------------------
    [[nodiscard]] Result<std::vector<DatasetRow>> datasets(); ///< with at least one split, by name
    [[nodiscard]] Result<std::vector<SplitRow>> splits(Id dataset); ///< by name
    [[nodiscard]] Result<SplitRow> split(Id split);
    [[nodiscard]] Result<SplitRow> split(const std::string& dataset, const std::string& name);
    [[nodiscard]] Result<std::vector<SourceRow>> sources(Id split); ///< in the order of reading
    [[nodiscard]] Result<std::vector<Diagnostic>> diagnostics(Id split); ///< as stored, source by source
    [[nodiscard]] Status renameDataset(Id dataset, const std::string& name); ///< AlreadyExists
    /// Instant: the rows are swept later. Runs that used it become outdated.
    [[nodiscard]] Status removeSplit(Id split);
    [[nodiscard]] Status removeDataset(Id dataset);
    /// `job` must outlive the writer: its stop request ends writes.
    [[nodiscard]] Result<ImportWriter> beginImport(const ImportTarget& target, JobContext& job);

    // --- items
    // ------------------------------------------------------------------------------------------------
    /// Rows first .. first+count-1 as far as there are any; texts cut to `maxBytes`. A page of 100 takes
    /// about 1 ms.
    [[nodiscard]] Result<std::vector<ItemRow>> items(
        Id split, std::uint64_t first, std::uint64_t count, std::size_t maxBytes);
    /// In the order asked for; an ordinal outside the split is NotFound.
    [[nodiscard]] Result<std::vector<ItemRow>> itemsAt(
        Id split, std::span<const std::uint32_t> ordinals, std::size_t maxBytes);
    [[nodiscard]] Result<std::vector<Mention>> mentions(Id split, std::uint64_t ordinal);
    [[nodiscard]] Result<std::vector<Mention>> alternatives(Id split, std::uint64_t ordinal);

    /// Streams: items in order, page by page; no transaction is open during a call of `take`, so it may call
    /// the store. NotFound when the split is removed or replaced meanwhile.
    using TakeItems = std::function<Status(std::span<const ItemView>)>;
    [[nodiscard]] Status readItems(Id split, const TakeItems& take, std::stop_token stop = {});
    using TakeMentions = std::function<Status(std::span<const MentionView>)>;
    [[nodiscard]] Status readMentions(Id split, const TakeMentions& take, std::stop_token stop = {});
    /// Items that have tokens, in order.
    using TakeTokens = std::function<Status(std::span<const TokensView>)>;
    [[nodiscard]] Status readTokens(Id split, const TakeTokens& take, const std::stop_token& stop = {});
    /// Of one item; empty when it has none.
    [[nodiscard]] Result<TokensView> tokens(Id split, std::uint64_t ordinal);
    /// One entry an item: 16 bytes each.
    [[nodiscard]] Result<std::vector<ItemFacts>> itemFacts(Id split, std::stop_token stop = {});
    /// The same streams as engines take them. A source keeps the file open and reads the range the split had
    /// when it was made.
    [[nodiscard]] Result<std::unique_ptr<TextSource>> texts(Id split, std::stop_token stop = {});
    [[nodiscard]] Result<std::unique_ptr<TextSource>> mentionTexts(Id split, std::stop_token stop = {});

    /// Labels of a label set, sorted by name.
    [[nodiscard]] Result<std::vector<std::string>> labels(std::int64_t labelSet);
    /// Greatest testItems first, then trainItems, then in order of first appearance; `total` gets the number
    /// of all. The two splits may be of two data sets.
    [[nodiscard]] Result<std::vector<SharedDocument>> documentsOnBothSides(
        Id testSplit, Id trainSplit, std::size_t limit, std::uint64_t& total);

    // --- predictions
    // ------------------------------------------------------------------------------------------
    /// As beginImport().
    [[nodiscard]] Result<PredictionWriter> beginPredictions(const PredictionTarget& target, JobContext& job);
    [[nodiscard]] Result<std::vector<PredictionRow>> predictions(Id split); ///< by name, then task
    /// NotFound unless the set belongs to the split; split 0 = any.
    [[nodiscard]] Result<PredictionRow> predictions(Id split, Id set);
    [[nodiscard]] Result<std::vector<SourceRow>> predictionSources(Id set); ///< in the order of reading
    [[nodiscard]] Result<std::vector<Diagnostic>> predictionDiagnostics(Id set);
    [[nodiscard]] Status renamePredictions(Id set, const std::string& name); ///< AlreadyExists
    /// Instant, as removeSplit().
    [[nodiscard]] Status removePredictions(Id set);
    /// A column of a set of predictions: one value an item, `count` of them from `first`, cut to what there
    /// is. NotFound without it.
    [[nodiscard]] Result<std::vector<std::uint32_t>> predictedLabels(
        Id set, std::uint64_t first = 0, std::uint64_t count = UINT64_MAX);
    [[nodiscard]] Result<std::vector<double>> predictedScores(
        Id set, std::uint64_t first = 0, std::uint64_t count = UINT64_MAX);
    [[nodiscard]] Result<std::vector<std::uint8_t>> predictedItems(
        Id set, std::uint64_t first = 0, std::uint64_t count = UINT64_MAX);
    /// Streams spans by (ordinal, n): of predictions, of the gold mentions or of their alternatives.
    using TakeSpans = std::function<Status(std::span<const SpanView>)>;
    enum class SpansOf : std::uint8_t { Gold, Alternatives, Predictions };
    [[nodiscard]] Status readSpans(
        Id split, SpansOf kind, Id predictions, const TakeSpans& take, const std::stop_token& stop = {});
    /// Predicted mentions of one item.
    [[nodiscard]] Result<std::vector<PredictedMention>> predictedMentions(Id set, std::uint64_t ordinal);
    /// The same of relations.
    using TakeRelations = std::function<Status(std::span<const RelationView>)>;
    [[nodiscard]] Status readRelations(
        Id split, SpansOf kind, Id predictions, const TakeRelations& take, const std::stop_token& stop = {});
    /// Of one item; arguments are places among its mentions of that kind.
    [[nodiscard]] Result<std::vector<Relation>> relations(
        Id split, SpansOf kind, Id predictions, std::uint64_t ordinal);
    [[nodiscard]] Result<std::string> typeName(std::int64_t type); ///< of mentions

    // --- runs
    // -------------------------------------------------------------------------------------------------
    [[nodiscard]] Result<RunWriter> beginRun(JobContext& job);
    [[nodiscard]] Result<std::vector<RunRow>> runs(const std::string& kind); ///< newest first
    [[nodiscard]] Result<RunRow> run(Id run);
    /// The newest run of the same kind, settings and inputs (role, n, kind, id, digest), if there is one.
    [[nodiscard]] Result<std::optional<RunRow>> sameRun(
        const std::string& kind, const std::string& settings, const std::vector<RunInput>& inputs);
    /// Digest of an object as it is now; unset when it is gone. Kinds as in RunInput.
    [[nodiscard]] Result<std::optional<std::string>> objectDigest(const std::string& kind, Id id);
    [[nodiscard]] Result<std::string> runResult(Id run, const std::string& name); ///< JSON
    /// Instant. InvalidArgument when the run is pinned to the report.
    [[nodiscard]] Status removeRun(Id run);

    [[nodiscard]] Result<std::vector<MatchRow>> matches(Id run, std::uint64_t firstPos, std::uint64_t count);
    /// In the order asked for.
    [[nodiscard]] Result<std::vector<MatchRow>> matchesAt(Id run, std::span<const std::uint32_t> positions);
    using TakeMatches = std::function<Status(std::span<const MatchRow>)>;
    /// Positions firstPos .. firstPos+count-1 in pages; `take` may call the store.
    [[nodiscard]] Status readMatches(Id run, std::uint64_t firstPos, std::uint64_t count,
        const TakeMatches& take, const std::stop_token& stop = {});
    /// Positions of pairs whose labels differ, ascending, from `firstPos` on.
    [[nodiscard]] Result<std::vector<std::uint32_t>> conflictPositions(
        Id run, std::uint64_t firstPos, std::size_t limit);
    [[nodiscard]] Result<std::vector<PartnerRow>> partners(Id run, std::uint32_t test); ///< by rank
    /// The next `count` by (test, rank); rank 0 begins with the test item itself.
    [[nodiscard]] Result<std::vector<PartnerRow>> partnersAfter(
        Id run, std::uint32_t test, std::uint32_t rank, std::uint64_t count);

    /// Dense columns of a run. NotFound without the column, InvalidArgument when it has another type.
    /// `first` and `count` in items (each `width` values); count is cut to what there is.
    [[nodiscard]] Result<std::vector<std::uint32_t>> columnU32(
        Id run, const std::string& name, std::uint64_t first = 0, std::uint64_t count = UINT64_MAX);
    [[nodiscard]] Result<std::vector<std::uint8_t>> columnU8(
        Id run, const std::string& name, std::uint64_t first = 0, std::uint64_t count = UINT64_MAX);
    [[nodiscard]] Result<std::vector<double>> columnF64(
        Id run, const std::string& name, std::uint64_t first = 0, std::uint64_t count = UINT64_MAX);

    // --- the file
    // ---------------------------------------------------------------------------------------------
    [[nodiscard]] Result<std::string> pageState(const std::string& page); ///< "" = none
    [[nodiscard]] Status setPageState(const std::string& page, const std::string& json);
    /// ReadOnlyProject when every write would be refused, for those who would first compute what they write.
    [[nodiscard]] Status checkWritable() const;
    /// Success while the file is where it was opened; MovedProject otherwise.
    [[nodiscard]] Status stillThere();
    /// One snapshot as one file, written beside `path` and renamed; others may write meanwhile. Works also
    /// after the project file was moved. Progress: Copying, bytes.
    [[nodiscard]] Status saveCopy(const std::string& path, JobContext& job);
    [[nodiscard]] Result<bool> hasGarbage();
    /// Deletes rows that nobody sees or owns, 8,192 at a time, and gives room back. Progress: Deleting, rows.
    [[nodiscard]] Status sweep(JobContext& job);
    /// quick_check and orphans; DamagedProject lists what is wrong. Progress: Checking.
    [[nodiscard]] Status check(JobContext& job);

private:
    std::shared_ptr<Shared> m_shared;
};

} // namespace heldout::store
