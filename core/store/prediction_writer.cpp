// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/prediction_writer.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/digest.h"
#include "store/bulk.h"
#include "store/column_writer.h"
#include "store/diagnostic_log.h"
#include "store/interner.h"
#include "store/item_parts.h"
#include "store/relations.h"
#include "store/removal.h"
#include "store/source_rows.h"
#include "store/split_lookup.h"
#include "store/writer_progress.h"

namespace heldout::store {

namespace {

constexpr std::size_t kPendingMentions = 8192;

tl::unexpected<Error> splitChanged()
{
    return fail(Code::NotFound,
        Phrase::of("The split was removed or replaced while predictions were loaded."),
        Phrase::of("Load them again."));
}

tl::unexpected<Error> nameTaken(const std::string& name)
{
    return fail(Code::AlreadyExists,
        Phrase::of("There are predictions of \"%1\" for this split already.", name),
        Phrase::of("Replace them, or choose another name."));
}

} // namespace

struct PredictionWriter::State : WriterProgress
{
    State(std::shared_ptr<Store::Shared> store, PredictionTarget into, SplitRow row, JobContext& context)
        : shared(std::move(store))
        , target(std::move(into))
        , split(std::move(row))
        , job(context)
        , interner(split.dataset)
    {
        digest.add(target.task);
        digest.add(split.digest);
    }
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    ~State()
    {
        if (!begun)
            return;
        shared->holdDataset(split.dataset, -1);
        if (!published)
            shared->releaseGarbage({garbage});
    }

    [[nodiscard]] Status begin(Database& database);
    [[nodiscard]] Status flush();
    [[nodiscard]] Status flushRelations();
    [[nodiscard]] Status publishIn(Database& database, const PredictionFacts& facts, const std::string& hash);
    [[nodiscard]] Status removeOld(Database& database);

    template <typename T>
    Status column(const char* name, std::span<const T> values)
    {
        if (Status status = usable(); !status)
            return status;
        if (values.size() != split.items)
            return keep(fail(Code::InvalidArgument,
                Phrase::of("Column \"%1\" does not have a value for each item.", name)));
        digest.add(name);
        digestValues(values);
        return keep(writeColumn(*shared, job, {"set", set, name, 1}, values));
    }
    template <typename T>
    void digestValues(std::span<const T> values)
    {
        std::vector<T> copy(values.begin(), values.end());
        swapToLittleEndian(std::span<T>(copy));
        digest.addBytes({reinterpret_cast<const char*>(copy.data()), copy.size() * sizeof(T)});
    }

    struct Pending
    {
        std::uint64_t ordinal = 0;
        std::uint32_t n = 0;
        PredictedMention predicted;
    };

    std::shared_ptr<Store::Shared> shared;
    PredictionTarget target;
    SplitRow split;
    JobContext& job;
    Interner interner;
    Id set = 0;
    Id garbage = 0;
    bool begun = false;
    std::vector<Pending> pending;
    std::vector<std::pair<std::uint64_t, std::vector<Relation>>> pendingRelations; ///< by ordinal
    std::optional<std::uint64_t> lastOrdinal;
    std::uint64_t mentions = 0;
    std::uint64_t relations = 0;
    DiagnosticLog log;
    Digest digest;
    std::vector<Id> oldGarbage; ///< what replaced predictions left
};

Status PredictionWriter::State::begin(Database& database)
{
    Result<std::int64_t> id = takeIds(database, "next_object", 1);
    if (!id)
        return fail(id.error());
    set = *id;
    Result<Id> mark = addGarbage(database, "set", set);
    if (!mark)
        return fail(mark.error());
    garbage = *mark;
    shared->holdDataset(split.dataset, 1); // under the gate, as the sweeper's look is
    return {};
}

Status PredictionWriter::State::flush()
{
    BulkSteps steps{pending.size(), kLookRows};
    Status status
        = writeInChunks(*shared, job, steps, [&](Database& database, std::size_t i) -> Result<std::size_t> {
              const Pending& row = pending[i];
              const Mention& mention = row.predicted.mention;
              Result<std::int64_t> type = interner.name(database, "mention", mention.type);
              if (!type)
                  return fail(type.error());
              const std::optional<std::string> surface
                  = mention.surface.empty() ? std::nullopt : std::optional(mention.surface);
              constexpr std::size_t kRowBytes = 32;
              if (Status inserted = insertMention(database,
                      {set, split.firstId + static_cast<std::int64_t>(row.ordinal), row.n, *type, surface,
                          row.predicted.score},
                      mention);
                  !inserted)
                  return fail(inserted.error());
              return kRowBytes + mention.surface.size();
          });
    pending.clear();
    return status ? flushRelations() : status;
}

Status PredictionWriter::State::flushRelations()
{
    BulkSteps steps{pendingRelations.size(), kLookRows};
    Status status
        = writeInChunks(*shared, job, steps, [&](Database& database, std::size_t i) -> Result<std::size_t> {
              const auto& [ordinal, ofItem] = pendingRelations[i];
              const std::int64_t instance = split.firstId + static_cast<std::int64_t>(ordinal);
              if (Status inserted = insertRelations(database, interner, set, instance, ofItem); !inserted)
                  return fail(inserted.error());
              constexpr std::size_t kRowBytes = 32;
              return kRowBytes * ofItem.size();
          });
    pendingRelations.clear();
    return status;
}

Status PredictionWriter::State::removeOld(Database& database)
{
    Result<std::int64_t> old = oneNumber(database, Sql::PredictionFind, split.id, target.task, target.name);
    if (!old)
        return fail(old.error());
    if (*old == 0)
        return {};
    if (!target.replace)
        return nameTaken(target.name);
    return discardSet(database, *old, oldGarbage);
}

Status PredictionWriter::State::publishIn(
    Database& database, const PredictionFacts& facts, const std::string& hash)
{
    Result<SplitRow> now = findSplit(database, split.id);
    if (!now || now->firstId != split.firstId || now->items != split.items)
        return splitChanged();
    Status status = removeOld(database);
    Result<std::int64_t> column = takeIds(database, "next_object", 1);
    if (!column)
        return fail(column.error());
    if (status)
        status = execute(database, Sql::PredictionInsert, set, split.id, target.task, target.name,
            target.joinedBy, facts.missing, facts.surplus, facts.duplicate, hash);
    std::vector<std::uint64_t> counts(kSetCounts);
    counts[kSetMentions] = mentions;
    counts[kSetRelations] = relations;
    counts[kSetJoined] = facts.joined;
    counts[kSetFirstItem] = static_cast<std::uint64_t>(split.firstId);
    if (status)
        status = writeCounts(database, "set", set, *column, counts);
    if (status)
        status = insertSources(database, "set", set, {facts.sources, log, split.firstId});
    return status ? execute(database, Sql::GarbageRemove, garbage) : status;
}

PredictionWriter::PredictionWriter(std::unique_ptr<State> state)
    : m_state(std::move(state))
{
}
PredictionWriter::PredictionWriter(PredictionWriter&&) noexcept = default;
PredictionWriter& PredictionWriter::operator=(PredictionWriter&&) noexcept = default;
PredictionWriter::~PredictionWriter() = default;

Result<PredictionWriter> Store::beginPredictions(const PredictionTarget& target, JobContext& job)
{
    if (target.name.empty() || target.task.empty())
        return fail(Code::InvalidArgument, Phrase::of("A system needs a name and a task."));
    Result<SplitRow> row = split(target.split);
    if (!row)
        return fail(row.error());
    if (!target.replace && !m_shared->file.readOnly) { // before the work is done for nothing
        Result<std::vector<PredictionRow>> there = predictions(target.split);
        if (!there)
            return fail(there.error());
        for (const PredictionRow& one : *there) {
            if (one.name == target.name && one.task == target.task)
                return nameTaken(target.name);
        }
    }
    auto state = std::make_unique<PredictionWriter::State>(m_shared, target, std::move(*row), job);
    Status begun
        = m_shared->bulkChunk(job.stopToken(), [&](Database& database) { return state->begin(database); });
    if (!begun)
        return fail(begun.error());
    state->begun = true;
    return PredictionWriter(std::move(state));
}

Result<std::vector<std::uint32_t>> PredictionWriter::labelSets(
    std::span<const std::vector<std::string>> combinations)
{
    State& state = *m_state;
    if (Status status = state.usable(); !status)
        return fail(status.error());
    std::vector<std::uint32_t> ids;
    BulkSteps steps{combinations.size(), kLookRows};
    Status done = state.keep(writeInChunks(
        *state.shared, state.job, steps, [&](Database& database, std::size_t i) -> Result<std::size_t> {
            Result<std::int64_t> id = state.interner.labelSet(database, combinations[i]);
            if (!id)
                return fail(id.error());
            if (*id > INT64_C(0xffffffff))
                return fail(Code::Internal, Phrase::of("There are too many combinations of labels."));
            ids.push_back(static_cast<std::uint32_t>(*id));
            return sizeof(std::uint32_t);
        }));
    if (!done)
        return fail(done.error());
    return ids;
}

Status PredictionWriter::setLabels(std::span<const std::uint32_t> labelSets)
{
    return m_state->column(kLabelColumn, labelSets);
}

Status PredictionWriter::setScores(std::span<const double> scores)
{
    return m_state->column(kScoreColumn, scores);
}

Status PredictionWriter::setJoined(std::span<const std::uint8_t> joined)
{
    return m_state->column(kJoinedColumn, joined);
}

Status PredictionWriter::addMentions(
    std::uint64_t ordinal, std::vector<PredictedMention> mentions, std::vector<Relation> relations)
{
    State& state = *m_state;
    if (Status status = state.usable(); !status)
        return status;
    if (ordinal >= state.split.items || (state.lastOrdinal && ordinal <= *state.lastOrdinal))
        return state.keep(
            fail(Code::InvalidArgument, Phrase::of("Predictions are not in the order of the items.")));
    state.lastOrdinal = ordinal;
    const auto place = [](const PredictedMention& p) {
        return std::tuple(p.mention.first, p.mention.last, std::string_view(p.mention.type));
    };
    if (Status status = state.keep(checkRelations(relations, mentions.size())); !status)
        return status;
    sortWithRelations(mentions, relations, [&](const auto& a, const auto& b) { return place(a) < place(b); });
    std::uint32_t n = 0;
    for (PredictedMention& predicted : mentions) {
        const std::uint64_t numbers[] = {ordinal, predicted.mention.first, predicted.mention.last,
            predicted.score ? std::bit_cast<std::uint64_t>(*predicted.score) : 0};
        state.digestValues(std::span<const std::uint64_t>(numbers));
        state.digest.add(predicted.mention.type);
        for (const TextSpan& piece : predicted.mention.fragments) {
            const std::uint64_t ends[] = {piece.first, piece.last};
            state.digestValues(std::span<const std::uint64_t>(ends));
        }
        state.pending.push_back({ordinal, n++, std::move(predicted)});
        ++state.mentions;
    }
    if (!relations.empty()) {
        const auto number
            = [&](std::uint64_t value) { state.digestValues(std::span<const std::uint64_t>(&value, 1)); };
        number(ordinal);
        describeRelations(relations, number, [&](const std::string& name) { state.digest.add(name); });
        state.relations += relations.size();
        state.pendingRelations.emplace_back(ordinal, std::move(relations));
    }
    return state.pending.size() < kPendingMentions ? Status() : state.keep(state.flush());
}

Status PredictionWriter::diagnostic(const Diagnostic& diagnostic)
{
    if (Status status = m_state->usable(); !status)
        return status;
    m_state->log.add(diagnostic);
    return {};
}

Result<PredictionRow> PredictionWriter::publish(const PredictionFacts& facts)
{
    State& state = *m_state;
    if (Status status = state.usable(); !status)
        return fail(status.error());
    if (facts.sources.empty())
        return fail(Code::InvalidArgument, Phrase::of("Predictions need at least one source."));
    Status written = state.keep(state.flush());
    if (written)
        written = state.keep(state.job.checkStop());
    if (!written)
        return fail(written.error());
    const std::string hash = state.digest.finish();
    Status done = state.keep(
        state.shared->decide([&](Database& database) { return state.publishIn(database, facts, hash); }));
    if (!done)
        return fail(done.error());
    state.published = true;
    state.shared->releaseGarbage(state.oldGarbage);
    return Store(state.shared).predictions(state.split.id, state.set);
}

} // namespace heldout::store
