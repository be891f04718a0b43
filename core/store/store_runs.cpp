// SPDX-License-Identifier: GPL-3.0-or-later
// Stored runs, their rows and columns.
#include <algorithm>
#include <tuple>

#include "base/digest.h"
#include "store/column_reader.h"
#include "store/run_lookup.h"
#include "store/shared.h"
#include "store/store.h"

namespace heldout::store {

namespace {

constexpr std::uint64_t kPageMatches = 4096;

Result<RunRow> findRun(Database& database, Id id)
{
    Result<RunRow> row = oneRow<RunRow>(database, Sql::RunById, id, [](const Query& query, RunRow& run) {
        run.id = query.integer(0);
        run.kind = query.string(1);
        run.settings = query.string(2);
        run.programVersion = query.string(3);
        run.startedAt = query.string(4);
        run.durationMs = query.integer(5);
        run.rowCount = query.natural(6);
        run.title = query.string(7);
    });
    if (!row)
        return row;
    if (row->id == 0)
        return fail(Code::NotFound, Phrase::of("The run is not there any more."));
    Query query(database, Sql::RunInputs, id);
    while (query.next()) {
        row->inputs.push_back({query.string(0), static_cast<int>(query.integer(1)), query.string(2),
            query.integer(3), query.string(4), query.string(5)});
    }
    if (Status status = query.status(); !status)
        return fail(status.error());
    return row;
}

bool sameInputs(std::vector<RunInput> a, std::vector<RunInput> b)
{
    const auto key = [](const RunInput& input) {
        return std::tie(input.role, input.n, input.kind, input.id, input.digest);
    };
    const auto before = [&](const RunInput& x, const RunInput& y) { return key(x) < key(y); };
    std::ranges::sort(a, before);
    std::ranges::sort(b, before);
    return std::ranges::equal(a, b, [&](const RunInput& x, const RunInput& y) { return key(x) == key(y); });
}

MatchRow matchOf(const Query& query)
{
    MatchRow row;
    row.pos = query.natural(0);
    row.test = static_cast<std::uint32_t>(query.integer(1));
    if (!query.isNull(2))
        row.train = static_cast<std::uint32_t>(query.integer(2));
    row.score = query.real(3);
    row.dot = query.maybeNatural(4);
    row.norm2Test = query.maybeNatural(5);
    row.norm2Train = query.maybeNatural(6);
    row.ties = static_cast<std::uint32_t>(query.integer(7));
    if (!query.isNull(8))
        row.labelSet = query.integer(8);
    row.flags = static_cast<std::uint32_t>(query.integer(9));
    return row;
}

Status appendMatches(
    Database& database, Id run, std::uint64_t first, std::uint64_t count, std::vector<MatchRow>& rows)
{
    constexpr std::uint64_t kLast = std::uint64_t{1} << 62U;
    const std::uint64_t from = std::min(first, kLast);
    Query query(database, Sql::MatchPage, run, from, from + std::min(count, kLast));
    while (query.next())
        rows.push_back(matchOf(query));
    return query.status();
}

} // namespace

Result<std::optional<RunRow>> findSameRun(Database& database, const std::string& kind,
    const std::string& settings, const std::vector<RunInput>& inputs)
{
    const std::string digest = sha256(settings);
    Query ids(database, Sql::RunIdsSame, kind, digest);
    while (ids.next()) {
        Result<RunRow> row = findRun(database, ids.integer(0));
        if (!row)
            return fail(row.error());
        if (row->settings == settings && sameInputs(row->inputs, inputs))
            return std::optional(std::move(*row));
    }
    if (Status status = ids.status(); !status)
        return fail(status.error());
    return std::optional<RunRow>();
}

Result<std::vector<RunRow>> Store::runs(const std::string& kind)
{
    return readEach<RunRow>(*m_shared, Sql::RunIdsOfKind, kind, findRun);
}

Result<RunRow> Store::run(Id run)
{
    return readTogether<RunRow>(
        *m_shared, [&](Database& database) -> Result<RunRow> { return findRun(database, run); });
}

Result<std::optional<RunRow>> Store::sameRun(
    const std::string& kind, const std::string& settings, const std::vector<RunInput>& inputs)
{
    return readTogether<std::optional<RunRow>>(
        *m_shared, [&](Database& database) { return findSameRun(database, kind, settings, inputs); });
}

Result<std::string> Store::runResult(Id run, const std::string& name)
{
    Result<ReaderPool::Lease> reader = m_shared->reader();
    if (!reader)
        return fail(reader.error());
    std::optional<std::string> json;
    Query query(**reader, Sql::RunResult, run, name);
    while (query.next())
        json = query.string(0);
    if (Status status = query.status(); !status)
        return fail(status.error());
    if (!json)
        return fail(Code::NotFound, Phrase::of("The run has no result \"%1\".", name));
    return std::move(*json);
}

Result<std::vector<MatchRow>> Store::matches(Id run, std::uint64_t firstPos, std::uint64_t count)
{
    Result<ReaderPool::Lease> reader = m_shared->reader();
    if (!reader)
        return fail(reader.error());
    std::vector<MatchRow> rows;
    if (Status status = appendMatches(**reader, run, firstPos, count, rows); !status)
        return fail(status.error());
    return rows;
}

Result<std::vector<MatchRow>> Store::matchesAt(Id run, std::span<const std::uint32_t> positions)
{
    return readTogether<std::vector<MatchRow>>(
        *m_shared, [&](Database& database) -> Result<std::vector<MatchRow>> {
            std::vector<MatchRow> rows;
            rows.reserve(positions.size());
            for (const std::uint32_t pos : positions) {
                const std::size_t before = rows.size();
                if (Status status = appendMatches(database, run, pos, 1, rows); !status)
                    return fail(status.error());
                if (rows.size() == before)
                    return fail(Code::NotFound, Phrase::of("The run does not have that many rows."));
            }
            return rows;
        });
}

Status Store::readMatches(
    Id run, std::uint64_t firstPos, std::uint64_t count, const TakeMatches& take, const std::stop_token& stop)
{
    std::uint64_t done = 0;
    const auto read = [&](Database& database, std::vector<MatchRow>& rows) -> Result<bool> {
        const std::uint64_t page = std::min(kPageMatches, count - done);
        if (Status status = appendMatches(database, run, firstPos + done, page, rows); !status)
            return fail(status.error());
        done += page;
        return rows.size() == page && done < count;
    };
    return readPages<MatchRow>(*m_shared, stop, read, take);
}

Result<std::vector<std::uint32_t>> Store::conflictPositions(Id run, std::uint64_t firstPos, std::size_t limit)
{
    Result<ReaderPool::Lease> reader = m_shared->reader();
    if (!reader)
        return fail(reader.error());
    std::vector<std::uint32_t> positions;
    Query query(**reader, Sql::ConflictPage, run, firstPos, limit);
    while (query.next())
        positions.push_back(static_cast<std::uint32_t>(query.integer(0)));
    if (Status status = query.status(); !status)
        return fail(status.error());
    return positions;
}

Result<std::vector<PartnerRow>> Store::partners(Id run, std::uint32_t test)
{
    Result<ReaderPool::Lease> reader = m_shared->reader();
    if (!reader)
        return fail(reader.error());
    std::vector<PartnerRow> rows;
    Query query(**reader, Sql::PartnersOf, run, test);
    while (query.next()) {
        rows.push_back(
            {test, static_cast<std::uint32_t>(query.integer(0)), static_cast<std::uint32_t>(query.integer(1)),
                query.real(2), query.maybeNatural(3), query.maybeNatural(4)});
    }
    if (Status status = query.status(); !status)
        return fail(status.error());
    return rows;
}

Result<std::vector<PartnerRow>> Store::partnersAfter(
    Id run, std::uint32_t test, std::uint32_t rank, std::uint64_t count)
{
    Result<ReaderPool::Lease> reader = m_shared->reader();
    if (!reader)
        return fail(reader.error());
    std::vector<PartnerRow> rows;
    Query query(**reader, Sql::PartnersAfter, run, test, rank, count);
    while (query.next()) {
        rows.push_back({static_cast<std::uint32_t>(query.integer(0)),
            static_cast<std::uint32_t>(query.integer(1)), static_cast<std::uint32_t>(query.integer(2)),
            query.real(3), query.maybeNatural(4), query.maybeNatural(5)});
    }
    if (Status status = query.status(); !status)
        return fail(status.error());
    return rows;
}

Result<std::vector<std::uint32_t>> Store::columnU32(
    Id run, const std::string& name, std::uint64_t first, std::uint64_t count)
{
    return readColumn<std::uint32_t>(*m_shared, "run", run, name, first, count);
}

Result<std::vector<std::uint8_t>> Store::columnU8(
    Id run, const std::string& name, std::uint64_t first, std::uint64_t count)
{
    return readColumn<std::uint8_t>(*m_shared, "run", run, name, first, count);
}

Result<std::vector<double>> Store::columnF64(
    Id run, const std::string& name, std::uint64_t first, std::uint64_t count)
{
    return readColumn<double>(*m_shared, "run", run, name, first, count);
}

} // namespace heldout::store
