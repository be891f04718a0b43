// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "store/database.h"
#include "store/gate.h"
#include "store/project_file.h"
#include "store/store.h"

namespace heldout::store {

/// Connections for reading, one a thread at a time; made when none is free.
class ReaderPool
{
public:
    class Lease
    {
    public:
        Lease(ReaderPool& pool, Database database)
            : m_pool(&pool)
            , m_database(std::move(database))
        {
        }
        Lease(Lease&&) noexcept = default;
        Lease& operator=(Lease&&) = delete;
        ~Lease()
        {
            if (m_database.isOpen())
                m_pool->giveBack(std::move(m_database));
        }
        [[nodiscard]] Database& operator*() { return m_database; }

    private:
        ReaderPool* m_pool;
        Database m_database;
    };

    void setFile(std::string path, FileKey key, Access access);
    [[nodiscard]] Result<Lease> acquire();
    void clear();

private:
    void giveBack(Database database);

    std::string m_path;
    FileKey m_key;
    Access m_access = Access::Query;
    std::mutex m_mutex;
    std::vector<Database> m_idle;
};

/// Opens a connection and refuses it when the path names another file by now.
[[nodiscard]] Result<Database> openSame(
    const std::string& path, FileKey key, Access access, int busyMs = kBusyMs);

/// What a Store, its writers and its text sources have in common: they keep the file open together.
struct Store::Shared
{
    explicit Shared(FileKey key)
        : mark(key)
    {
    }
    Shared(const Shared&) = delete;
    Shared& operator=(const Shared&) = delete;
    ~Shared();

    [[nodiscard]] Status connect(const std::string& path, OpenMode mode, bool inUseHere);
    [[nodiscard]] Result<ReaderPool::Lease> reader() { return pool.acquire(); }

    /// One short write transaction of the decision class.
    template <typename Body>
    [[nodiscard]] Status decide(const Body& body)
    {
        return write(Gate::Turn::Decision, decision, body);
    }
    /// One write transaction of the bulk class; the body looks at gate.decisionWaits() and ends early. A stop
    /// request ends the wait for another program's lock.
    template <typename Body>
    [[nodiscard]] Status bulkChunk(const std::stop_token& stop, const Body& body)
    {
        return write(Gate::Turn::Bulk, bulk, body, stop);
    }

    /// The connection for copies and checks, once nobody else uses it. Cancelled.
    [[nodiscard]] Result<std::unique_lock<std::mutex>> lockSide(const JobContext& job);

    /// Nobody writes under this garbage row any more: sweep() may have it.
    void releaseGarbage(const std::vector<Id>& rows);
    [[nodiscard]] std::vector<Id> sweepable();
    void forgetGarbage(Id row);
    /// An import of this process goes into the data set: its names are not swept.
    void holdDataset(Id dataset, int change);
    [[nodiscard]] bool datasetHeld(Id dataset);

    OpenMark mark;
    FileInfo file;
    Gate gate;
    Database bulk; ///< under the gate; synchronous=NORMAL
    Database decision; ///< under the gate; synchronous=FULL
    ReaderPool pool;
    std::mutex sideMutex;
    Database side; ///< for copies and checks, open from the start because a moved file cannot be opened again
    std::mutex memoryMutex;
    std::map<std::string, std::string> pageStates; ///< of a read-only project

    [[nodiscard]] Status readOnlyError() const;

private:
    template <typename Body>
    Status write(Gate::Turn turn, Database& database, const Body& body, const std::stop_token& stop = {})
    {
        if (file.readOnly)
            return readOnlyError();
        const Gate::Pass pass = gate.enter(turn);
        const StoppableWait wait(database, stop);
        Status status = writeInside(database, body);
        if (!status && status.error().code == Code::BusyProject && stop.stop_requested())
            return fail(Code::Cancelled, Phrase::of("Stopped."));
        if (!status && status.error().code == Code::DiskFull)
            shrinkWal(database);
        return status;
    }
    template <typename Body>
    static Status writeInside(Database& database, const Body& body)
    {
        Result<Transaction> transaction = Transaction::begin(database);
        if (!transaction)
            return fail(transaction.error());
        if (Status status = body(database); !status)
            return status;
        return transaction->commit();
    }
    /// What a failed write left in the WAL takes room that the next one needs.
    static void shrinkWal(Database& database);

    [[nodiscard]] Status connectReadOnly(const std::string& path);
    /// The session mark.
    [[nodiscard]] Result<bool> connectToRead(const std::string& path, Access access);
    [[nodiscard]] Status lookAlone(const std::string& path, const Header* header);
    [[nodiscard]] Status connectWriters(const std::string& path);
    [[nodiscard]] Status readIdentity();
    void markClosed();
    void removeEmptyWal() const;

    std::mutex m_mutex;
    std::set<Id> m_sweepable;
    bool m_tidies = false; ///< no WAL lay beside a project opened for reading, and one may be removed
    std::map<Id, int> m_heldDatasets;
};

/// One state of the file for several statements of a read.
template <typename Value, typename Body>
[[nodiscard]] Result<Value> readTogether(Store::Shared& shared, const Body& body)
{
    Result<ReaderPool::Lease> reader = shared.reader();
    if (!reader)
        return fail(reader.error());
    Result<Transaction> transaction = Transaction::beginRead(**reader);
    if (!transaction)
        return fail(transaction.error());
    return body(**reader);
}

/// Page by page, each its own short read: `read(database, page)` fills a page and tells whether there may be
/// more, `take(rows)` gets it when it holds anything. Cancelled.
template <typename Row, typename Read, typename Take>
[[nodiscard]] Status readPages(
    Store::Shared& shared, const std::stop_token& stop, const Read& read, const Take& take)
{
    std::vector<Row> page;
    for (bool more = true; more;) {
        if (stop.stop_requested())
            return fail(Code::Cancelled, Phrase::of("Stopped."));
        page.clear();
        {
            Result<ReaderPool::Lease> reader = shared.reader();
            if (!reader)
                return fail(reader.error());
            const StopGuard guard(**reader, stop);
            const Result<bool> further = read(**reader, page);
            if (!further)
                return fail(further.error());
            more = *further;
        }
        if (page.empty())
            continue;
        if (Status status = take(std::span<const Row>(page)); !status)
            return status;
    }
    return {};
}

/// The rows that `find` gives for each id of the statement, all of one state of the file.
template <typename Row, typename Key, typename Find>
[[nodiscard]] Result<std::vector<Row>> readEach(
    Store::Shared& shared, Sql idsOf, const Key& key, const Find& find)
{
    return readTogether<std::vector<Row>>(shared, [&](Database& database) -> Result<std::vector<Row>> {
        std::vector<Row> rows;
        Query ids(database, idsOf, key);
        while (ids.next()) {
            Result<Row> row = find(database, ids.integer(0));
            if (!row)
                return fail(row.error());
            rows.push_back(std::move(*row));
        }
        if (Status status = ids.status(); !status)
            return fail(status.error());
        return rows;
    });
}

} // namespace heldout::store
