// SPDX-License-Identifier: GPL-3.0-or-later
// Deletes what nobody sees, in small steps between which decisions and other writers pass.
#include <algorithm>
#include <span>

#include "store/bulk.h"
#include "store/dense.h"
#include "store/shared.h"
#include "store/store.h"

namespace heldout::store {

namespace {

struct Garbage
{
    Id id = 0;
    std::string kind;
    Id owner = 0;
    std::int64_t first = 0;
    std::int64_t last = 0;
};

/// A table whose rows are found by an owner: where its last rows begin, and their end.
struct OwnedTable
{
    Sql tail;
    Sql erase;
};

constexpr OwnedTable kSetTables[] = {
    {Sql::MentionTail, Sql::MentionErase},
    {Sql::FragmentTail, Sql::FragmentErase},
    {Sql::RelationTail, Sql::RelationErase},
    {Sql::RelationArgTail, Sql::RelationArgErase},
    {Sql::AttributeTail, Sql::AttributeErase},
};
constexpr OwnedTable kRunTables[] = {
    {Sql::MatchTail, Sql::MatchErase},
    {Sql::PartnerTail, Sql::PartnerErase},
    {Sql::ClusterTail, Sql::ClusterErase},
    {Sql::ClusterMemberTail, Sql::ClusterMemberErase},
    {Sql::ClusterEdgeTail, Sql::ClusterEdgeErase},
};
constexpr OwnedTable kTermTables[] = {{Sql::TermsTail, Sql::TermsErase}};
constexpr OwnedTable kDenseTable{Sql::DenseTail, Sql::DenseErase};
constexpr OwnedTable kDocumentTable{Sql::SplitDocumentTail, Sql::SplitDocumentErase};
constexpr std::size_t kDenseChunks = 16; // of 64 KB

/// NULL (nothing left) is 0 rows.
Result<std::optional<std::int64_t>> optionalNumber(Query& query)
{
    std::optional<std::int64_t> value;
    while (query.next()) {
        if (!query.isNull(0))
            value = query.integer(0);
    }
    if (Status status = query.status(); !status)
        return fail(status.error());
    return value;
}

class Sweeper
{
public:
    Sweeper(Store::Shared& shared, JobContext& job)
        : m_shared(shared)
        , m_job(job)
    {
    }

    Status sweep(const Garbage& row)
    {
        if (row.kind == "dataset")
            return sweepDataset(row);
        Status status;
        if (row.kind == "items")
            status = sweepItems(row);
        else if (row.kind == "set")
            status = sweepOwned(kSetTables, "set", row.owner);
        else if (row.kind == "run")
            status = sweepOwned(kRunTables, "run", row.owner);
        else if (row.kind == "terms")
            status = sweepOwned(kTermTables, "terms", row.owner);
        else if (row.kind == "dense")
            status = sweepColumn(row.owner);
        else
            return {}; // of a later program; it stays until that one sweeps it
        return status ? finish(row) : status;
    }

    Status giveBackRoom()
    {
        constexpr std::int64_t kKeptBytes = std::int64_t{64} << 20U;
        std::int64_t before = INT64_MAX;
        for (;;) {
            if (Status stop = m_job.checkStop(); !stop)
                return stop;
            const Gate::Pass pass = m_shared.gate.enter(Gate::Turn::Bulk);
            Database& database = m_shared.bulk;
            const Result<std::int64_t> pages = database.number("PRAGMA freelist_count");
            const Result<std::int64_t> size = database.number("PRAGMA page_size");
            if (!pages || !size)
                return fail(pages ? size.error() : pages.error());
            if (*pages * *size <= kKeptBytes
                || *pages >= before) // a file made without vacuum gives none back
                return {};
            before = *pages;
            if (Status there = database.checkNotMoved(); !there)
                return there;
            if (Status status = database.exec("PRAGMA incremental_vacuum(128)"); !status)
                return status;
        }
    }

private:
    /// Runs `step` in transactions of its own until it deletes nothing; it returns the rows it deleted.
    template <typename Step>
    Status repeat(const Step& step)
    {
        constexpr std::size_t kFewRows = 16;
        bool progressed = false;
        for (;;) {
            if (Status stop = m_job.checkStop(); !stop)
                return stop;
            std::int64_t deleted = 0;
            Status status = m_shared.bulkChunk(m_job.stopToken(), [&](Database& database) -> Status {
                Result<std::int64_t> rows = step(database);
                if (!rows)
                    return fail(rows.error());
                deleted = *rows;
                return {};
            });

            if (!status && status.error().code == Code::DiskFull && (m_rows > kFewRows || progressed)) {
                // A deletion needs room in the WAL first: smaller steps need less, and the failed write has
                // emptied it.
                m_rows = std::max(m_rows / 8, kFewRows);
                progressed = false;
                continue;
            }
            if (!status)
                return status;
            if (deleted == 0)
                return {};
            progressed = true;
            m_job.advance(static_cast<std::uint64_t>(deleted));
        }
    }

    Status sweepTable(const OwnedTable& table, Id owner, std::size_t mostRows = kChunkRows)
    {
        return repeat([&](Database& database) -> Result<std::int64_t> {
            std::optional<std::int64_t> from;
            {
                Query tail(database, table.tail, owner, std::min(m_rows, mostRows));
                Result<std::optional<std::int64_t>> found = optionalNumber(tail);
                if (!found)
                    return fail(found.error());
                from = *found;
            }
            if (!from)
                return 0;
            if (Status status = execute(database, table.erase, owner, *from); !status)
                return fail(status.error());
            return database.changes();
        });
    }

    Status sweepOwned(std::span<const OwnedTable> tables, const char* kind, Id owner)
    {
        for (const OwnedTable& table : tables) {
            if (Status status = sweepTable(table, owner); !status)
                return status;
        }
        std::vector<Id> columns;
        {
            Result<ReaderPool::Lease> reader = m_shared.reader();
            if (!reader)
                return fail(reader.error());
            Query query(**reader, Sql::DenseOf, kind, owner);
            while (query.next())
                columns.push_back(query.integer(0));
            if (Status status = query.status(); !status)
                return status;
        }
        for (const Id column : columns) {
            if (Status status = sweepColumn(column); !status)
                return status;
        }
        return {};
    }

    Status sweepColumn(Id column)
    {
        Status status = sweepTable(kDenseTable, column, kDenseChunks);
        if (!status)
            return status;
        return m_shared.bulkChunk(m_job.stopToken(),
            [&](Database& database) { return execute(database, Sql::DenseDelete, column); });
    }

    Status sweepItems(const Garbage& row)
    {
        Status status = repeat([&](Database& database) -> Result<std::int64_t> {
            Query tail(database, Sql::ItemsTail, row.first, row.last, m_rows);
            Result<std::optional<std::int64_t>> from = optionalNumber(tail);
            if (!from)
                return fail(from.error());
            if (!*from)
                return 0;
            for (const Sql erase : {Sql::SetAsideErase, Sql::TokensErase, Sql::TextsErase, Sql::ItemsErase}) {
                if (Status erased = execute(database, erase, **from, row.last); !erased)
                    return fail(erased.error());
            }
            return database.changes();
        });
        return status ? sweepTable(kDocumentTable, row.owner) : status;
    }

    /// Names, label sets and documents, then the data set; not while an import or a split needs them.
    Status sweepDataset(const Garbage& row)
    {
        bool needed = false;
        Status status = repeat([&](Database& database) -> Result<std::int64_t> {
            Result<std::int64_t> used = oneNumber(database, Sql::DatasetUsed, row.owner);
            if (!used)
                return used;
            needed = *used != 0 || m_shared.datasetHeld(row.owner);
            if (needed)
                return 0;
            for (const Sql erase :
                {Sql::DatasetDocumentsErase, Sql::DatasetLabelSetsErase, Sql::DatasetNamesErase}) {
                if (Status erased = execute(database, erase, row.owner, m_rows); !erased)
                    return fail(erased.error());
                if (database.changes() > 0)
                    return database.changes();
            }
            Status last = execute(database, Sql::DatasetRulesErase, row.owner);
            if (last)
                last = execute(database, Sql::DatasetDelete, row.owner);
            if (last)
                last = execute(database, Sql::GarbageRemove, row.id);
            if (!last)
                return fail(last.error());
            return 0;
        });
        if (status && !needed)
            m_shared.forgetGarbage(row.id);
        return status;
    }

    Status finish(const Garbage& row)
    {
        Status status = m_shared.bulkChunk(m_job.stopToken(),
            [&](Database& database) { return execute(database, Sql::GarbageRemove, row.id); });
        if (status)
            m_shared.forgetGarbage(row.id);
        return status;
    }

    Store::Shared& m_shared;
    JobContext& m_job;
    std::size_t m_rows = kChunkRows;
};

Result<std::optional<Garbage>> findGarbage(Store::Shared& shared, Id id)
{
    Result<ReaderPool::Lease> reader = shared.reader();
    if (!reader)
        return fail(reader.error());
    std::optional<Garbage> found;
    Query query(**reader, Sql::GarbageById, id);
    while (query.next())
        found = Garbage{
            query.integer(0), query.string(1), query.integer(2), query.integer(3), query.integer(4)};
    if (Status status = query.status(); !status)
        return fail(status.error());
    return found;
}

} // namespace

Result<bool> Store::hasGarbage()
{
    return !m_shared->sweepable().empty();
}

Status Store::sweep(JobContext& job)
{
    job.begin(Stage::Deleting, Unit::Rows);
    Sweeper sweeper(*m_shared, job);
    for (const Id id : m_shared->sweepable()) {
        Result<std::optional<Garbage>> row = findGarbage(*m_shared, id);
        if (!row)
            return fail(row.error());
        if (!*row) {
            m_shared->forgetGarbage(id);
            continue;
        }
        if (Status status = sweeper.sweep(**row); !status)
            return status;
    }
    if (Status status = sweeper.giveBackRoom(); !status)
        return status;
    job.end();
    return {};
}

} // namespace heldout::store
