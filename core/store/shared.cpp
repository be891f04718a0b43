// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/shared.h"

#include <chrono>
#include <thread>

#include "store/schema.h"

namespace heldout::store {

namespace {

constexpr std::size_t kIdleReaders = 8;

Result<bool> sessionMark(Database& database)
{
    return oneNumber(database, Sql::MetaGet, "session_open").map([](std::int64_t value) {
        return value != 0;
    });
}

Status setSessionMark(Database& database, int value)
{
    Result<Transaction> transaction = Transaction::begin(database);
    if (!transaction)
        return fail(transaction.error());
    if (Status status = execute(database, Sql::MetaSet, "session_open", value); !status)
        return status;
    return transaction->commit();
}

} // namespace

Result<Database> openSame(const std::string& path, FileKey key, Access access, int busyMs)
{
    Result<Database> database = Database::open(path, access, busyMs);
    const Result<FileKey> now = fileKey(path);
    if (now && *now == key)
        return database;
    return failMoved(path);
}

// --- ReaderPool

void ReaderPool::setFile(std::string path, FileKey key, Access access)
{
    m_path = std::move(path);
    m_key = key;
    m_access = access;
}

Result<ReaderPool::Lease> ReaderPool::acquire()
{
    {
        const std::lock_guard lock(m_mutex);
        if (!m_idle.empty()) {
            Database database = std::move(m_idle.back());
            m_idle.pop_back();
            return Lease(*this, std::move(database));
        }
    }
    Result<Database> made = openSame(m_path, m_key, m_access);
    if (!made)
        return fail(made.error());
    return Lease(*this, std::move(*made));
}

void ReaderPool::giveBack(Database database)
{
    const std::lock_guard lock(m_mutex);
    if (m_idle.size() < kIdleReaders)
        m_idle.push_back(std::move(database));
}

void ReaderPool::clear()
{
    const std::lock_guard lock(m_mutex);
    m_idle.clear();
}

// --- opening

Status Store::Shared::connect(const std::string& path, OpenMode mode, bool inUseHere)
{
    file.path = path;
    Header header;
    if (!inUseHere) {
        Result<Header> found = readHeader(path);
        if (!found)
            return fail(found.error());
        header = *found;
    }
    if (mode == OpenMode::ReadOnly) {
        if (Status status = connectReadOnly(path); !status)
            return status;
        return readIdentity();
    }
    if (!canWrite(path)) {
        return failFile(Code::ReadOnlyProject, path,
            Phrase::of("The project file or its folder can only be read."),
            Phrase::of("Open it for reading, or save a copy in a folder where you may write."));
    }
    if (Status status = lookAlone(path, inUseHere ? nullptr : &header); !status)
        return status;
    if (Status status = connectWriters(path); !status)
        return status;
    pool.setFile(path, mark.key(), Access::Query);
    return readIdentity();
}

Result<bool> Store::Shared::connectToRead(const std::string& path, Access access)
{
    pool.setFile(path, mark.key(), access);
    Result<Database> opened = openSame(path, mark.key(), access);
    if (!opened)
        return fail(opened.error());
    side = std::move(*opened);
    return sessionMark(side);
}

Status Store::Shared::connectReadOnly(const std::string& path)
{
    file.readOnly = true;
    // Without a WAL beside it and no right to make one, nobody here can be writing.
    const bool wal = hasWal(path);
    Access access = wal || canWrite(path) ? Access::ReadOnly : Access::Immutable;
    Result<bool> open = connectToRead(path, access);
    if (!open && open.error().code == Code::DiskFull && !wal && access == Access::ReadOnly) {
        access = Access::Immutable; // no room for the files of a WAL either
        open = connectToRead(path, access);
    }
    m_tidies = open && !wal && access == Access::ReadOnly;
    if (open)
        return {};
    Error error = open.error();
    if (error.code == Code::UnreadableFile || error.code == Code::ReadOnlyProject)
        error.hint = Phrase::of(
            "It was not closed properly and its folder cannot be written: copy the file together with the "
            "file ending in -wal into another folder and open it there.");
    return fail(std::move(error));
}

/// A first connection with the exclusive locking mode: nobody else has the file open when it gets its lock.
/// Then rows in `garbage` are leftovers, the session mark tells a crash, and the format may be brought up to
/// date.
Status Store::Shared::lookAlone(const std::string& path, const Header* header)
{
    Result<Database> probe = openSame(path, mark.key(), Access::Alone, 0);
    Result<bool> open = fail(Code::Internal, Phrase());
    if (probe)
        open = sessionMark(*probe);
    else
        open = fail(probe.error());

    if (!open && open.error().code == Code::BusyProject) // somebody else has it open
        return header && header->format < kFormat ? fail(open.error()) : Status();
    if (!open)
        return fail(open.error());
    if (header && header->format < kFormat) {
        if (Status status = migrate(*probe, path, header->format, kFormat, migrations()); !status)
            return status;
    }
    file.uncleanExit = *open;
    // A rollback journal does not show who else has the file open: then only a clean end vouches for the
    // leftovers.
    if (*open && header && !header->wal)
        return {};
    Query rows(*probe, Sql::GarbageAll);
    while (rows.next())
        m_sweepable.insert(rows.integer(0));
    return rows.status();
}

Status Store::Shared::connectWriters(const std::string& path)
{
    for (Database* database : {&bulk, &decision, &side}) {
        Result<Database> opened = openSame(path, mark.key(), Access::Write);
        if (!opened)
            return fail(opened.error());
        *database = std::move(*opened);
    }
    Result<std::string> mode = bulk.value("PRAGMA journal_mode=WAL");
    if (!mode) // a network folder: no shared memory there
        mode = bulk.value("PRAGMA journal_mode=DELETE");
    if (!mode)
        return fail(mode.error());
    // In a new project nothing has read through this connection yet; then its checkpoint at the end would
    // open the log, and wait in vain for the reader it has become itself.
    if (Result<std::int64_t> read = bulk.number("PRAGMA schema_version"); !read)
        return fail(read.error());
    file.journal = *mode != "wal";
    if (Status status = bulk.exec("PRAGMA synchronous=NORMAL"); !status)
        return status;
    if (Status status = decision.exec("PRAGMA synchronous=FULL"); !status)
        return status;
    return setSessionMark(decision, 1);
}

Status Store::Shared::readIdentity()
{
    file.format = kFormat;
    if (Status status = side.checkTables(); !status) // else it would only show where a page reads them
        return status;
    for (const auto& [key, target] :
        {std::pair("project_uuid", &file.uuid), std::pair("created_by", &file.createdBy)}) {
        Query query(side, Sql::MetaGet, key);
        while (query.next())
            *target = query.string(0);
        if (Status status = query.status(); !status)
            return status;
    }
    // The first look at each big table's root: a file of the right head and the wrong inside fails here.
    Query datasets(side, Sql::DatasetsShown);
    return datasets.run();
}

// --- closing

Store::Shared::~Shared()
{
    pool.clear();
    side.close();
    if (m_tidies)
        removeEmptyWal();
    const bool writable = !file.readOnly && bulk.isOpen();
    const bool there = writable && bulk.checkNotMoved().has_value();
    if (there && !file.journal) {
        // An error leaves the WAL beside the file, from where the next opening takes it.
        (void)bulk.value("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    decision.close();
    bulk.close();
    if (there)
        markClosed();
}

void Store::Shared::removeEmptyWal() const
{
    // A connection that only reads makes the WAL's files and may not remove them; one that may write does so
    // when it is the last to close.
    Result<Database> last = openSame(file.path, mark.key(), Access::Write, 0);
    if (last)
        (void)sessionMark(*last);
}

void Store::Shared::markClosed()
{
    // Busy: another program has the file open, and the mark is left to it.
    Result<Database> last = openSame(file.path, mark.key(), file.journal ? Access::Write : Access::Alone, 0);
    if (last)
        (void)setSessionMark(*last, 0);
}

void Store::Shared::shrinkWal(Database& database)
{
    // Without success the room stays taken, and the next write says again that there is none.
    (void)database.value("PRAGMA wal_checkpoint(TRUNCATE)");
}

// --- who owns what

Result<std::unique_lock<std::mutex>> Store::Shared::lockSide(const JobContext& job)
{
    constexpr std::chrono::milliseconds kBetweenLooks{10}; // a check of a large file takes minutes
    std::unique_lock lock(sideMutex, std::try_to_lock);
    while (!lock.owns_lock()) {
        if (Status going = job.checkStop(); !going)
            return fail(going.error());
        std::this_thread::sleep_for(kBetweenLooks);
        static_cast<void>(lock.try_lock());
    }
    return lock;
}

Status Store::Shared::readOnlyError() const
{
    return failFile(Code::ReadOnlyProject, file.path, Phrase::of("The project is open for reading only."),
        Phrase::of("Save a copy in a folder where you may write."));
}

void Store::Shared::releaseGarbage(const std::vector<Id>& rows)
{
    const std::lock_guard lock(m_mutex);
    m_sweepable.insert(rows.begin(), rows.end());
}

std::vector<Id> Store::Shared::sweepable()
{
    const std::lock_guard lock(m_mutex);
    return {m_sweepable.begin(), m_sweepable.end()};
}

void Store::Shared::forgetGarbage(Id row)
{
    const std::lock_guard lock(m_mutex);
    m_sweepable.erase(row);
}

void Store::Shared::holdDataset(Id dataset, int change)
{
    const std::lock_guard lock(m_mutex);
    m_heldDatasets[dataset] += change;
}

bool Store::Shared::datasetHeld(Id dataset)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_heldDatasets.find(dataset);
    return found != m_heldDatasets.end() && found->second > 0;
}

} // namespace heldout::store
