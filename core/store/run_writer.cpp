// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/run_writer.h"

#include <utility>

#include "base/digest.h"
#include "store/bulk.h"
#include "store/column_writer.h"
#include "store/garbage.h"
#include "store/run_lookup.h"
#include "store/shared.h"
#include "store/writer_progress.h"

namespace heldout::store {

struct RunWriter::State : WriterProgress
{
    State(std::shared_ptr<Store::Shared> store, JobContext& context)
        : shared(std::move(store))
        , job(context)
    {
    }
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    ~State()
    {
        if (garbage != 0 && !published)
            shared->releaseGarbage({garbage});
    }

    template <typename T>
    Status column(const std::string& name, std::span<const T> values, int width);

    std::shared_ptr<Store::Shared> shared;
    JobContext& job;
    Id run = 0;
    Id garbage = 0;
    std::uint64_t nextPos = 0;
};

template <typename T>
Status RunWriter::State::column(const std::string& name, std::span<const T> values, int width)
{
    if (Status status = usable(); !status)
        return status;
    if (width < 1 || values.size() % static_cast<std::size_t>(width) != 0)
        return fail(Code::InvalidArgument,
            Phrase::of("The values of column \"%1\" are no multiple of its width.", name));
    return keep(writeColumn(*shared, job, {"run", run, name, width}, values));
}

RunWriter::RunWriter(std::unique_ptr<State> state)
    : m_state(std::move(state))
{
}
RunWriter::RunWriter(RunWriter&&) noexcept = default;
RunWriter& RunWriter::operator=(RunWriter&&) noexcept = default;
RunWriter::~RunWriter() = default;

Result<RunWriter> Store::beginRun(JobContext& job)
{
    auto state = std::make_unique<RunWriter::State>(m_shared, job);
    Status begun = m_shared->bulkChunk(job.stopToken(), [&](Database& database) -> Status {
        Result<std::int64_t> id = takeIds(database, "next_object", 1);
        if (!id)
            return fail(id.error());
        state->run = *id;
        Result<Id> mark = addGarbage(database, "run", *id);
        if (!mark)
            return fail(mark.error());
        state->garbage = *mark;
        return {};
    });
    if (!begun) {
        state->garbage = 0;
        return fail(begun.error());
    }
    return RunWriter(std::move(state));
}

Id RunWriter::id() const
{
    return m_state->run;
}

Status RunWriter::addMatches(std::span<const MatchRow> rows)
{
    State& state = *m_state;
    if (Status status = state.usable(); !status)
        return status;
    BulkSteps steps{rows.size(), kLookRows};
    return state.keep(writeInChunks(
        *state.shared, state.job, steps, [&](Database& database, std::size_t i) -> Result<std::size_t> {
            const MatchRow& row = rows[i];
            constexpr std::size_t kRowBytes = 64;
            if (Status status
                = execute(database, Sql::MatchInsert, state.run, state.nextPos + i, row.test, row.train,
                    row.score, row.dot, row.norm2Test, row.norm2Train, row.ties, row.labelSet, row.flags);
                !status)
                return fail(status.error());
            return kRowBytes;
        }).map([&] { state.nextPos += rows.size(); }));
}

Status RunWriter::addPartners(std::span<const PartnerRow> rows)
{
    State& state = *m_state;
    if (Status status = state.usable(); !status)
        return status;
    BulkSteps steps{rows.size(), kLookRows};
    return state.keep(writeInChunks(
        *state.shared, state.job, steps, [&](Database& database, std::size_t i) -> Result<std::size_t> {
            const PartnerRow& row = rows[i];
            constexpr std::size_t kRowBytes = 48;
            if (Status status = execute(database, Sql::PartnerInsert, state.run, row.test, row.rank,
                    row.train, row.score, row.dot, row.norm2Train);
                !status)
                return fail(status.error());
            return kRowBytes;
        }));
}

Status RunWriter::addColumn(const std::string& name, std::span<const std::uint8_t> values, int width)
{
    return m_state->column(name, values, width);
}
Status RunWriter::addColumn(const std::string& name, std::span<const std::uint16_t> values, int width)
{
    return m_state->column(name, values, width);
}
Status RunWriter::addColumn(const std::string& name, std::span<const std::uint32_t> values, int width)
{
    return m_state->column(name, values, width);
}
Status RunWriter::addColumn(const std::string& name, std::span<const std::uint64_t> values, int width)
{
    return m_state->column(name, values, width);
}
Status RunWriter::addColumn(const std::string& name, std::span<const float> values, int width)
{
    return m_state->column(name, values, width);
}
Status RunWriter::addColumn(const std::string& name, std::span<const double> values, int width)
{
    return m_state->column(name, values, width);
}

Result<Id> RunWriter::publish(const RunRow& run, const std::vector<NamedJson>& results)
{
    State& state = *m_state;
    if (Status status = state.usable(); !status)
        return fail(status.error());
    if (Status status = state.keep(state.job.checkStop()); !status)
        return fail(status.error());
    const std::string digest = sha256(run.settings);
    const Id id = state.run;
    Id identical = 0;
    Status done = state.shared->decide([&](Database& database) -> Status {
        auto same = findSameRun(database, run.kind, run.settings, run.inputs);
        if (!same)
            return fail(same.error());
        if (*same) {
            identical = (*same)->id;
            return {};
        }
        const std::optional<std::string> title = run.title.empty() ? std::nullopt : std::optional(run.title);
        Status status = execute(database, Sql::RunInsert, id, run.kind, run.settings, digest,
            run.programVersion, run.startedAt, run.durationMs, run.rowCount, title);
        for (const RunInput& input : run.inputs) {
            if (status)
                status = execute(database, Sql::RunInputInsert, id, input.role, input.n, input.kind, input.id,
                    input.label, input.digest);
        }
        for (const NamedJson& result : results) {
            if (status)
                status = execute(database, Sql::RunResultInsert, id, result.name, result.json);
        }
        return status ? execute(database, Sql::GarbageRemove, state.garbage) : status;
    });
    if (Status kept = state.keep(done); !kept)
        return fail(kept.error());
    if (identical != 0) // the rows of this one stay garbage and are swept
        return identical;
    state.published = true;
    return id;
}

} // namespace heldout::store
