// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/database.h"

#include <cerrno>
#include <memory>
#include <utility>

#include <sqlite3.h>

#include "base/numbers.h"

namespace heldout::store {

namespace {

/// A path as a file: URI, for immutable=1 and mode=ro; everything but plain characters is escaped. A relative
/// one begins with "./": the bare name ":memory:" would be no file at all.
std::string fileUri(const std::string& path, std::string_view parameters)
{
    constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-";
    constexpr std::string_view kHex = "0123456789ABCDEF";
    std::string uri = path.starts_with('/') ? "file://" : "file:./";
    for (const char c : path) {
        if (kPlain.find(c) != std::string_view::npos) {
            uri += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        uri += '%';
        uri += kHex[byte >> 4U];
        uri += kHex[byte & 15U];
    }
    uri += '?';
    uri += parameters;
    return uri;
}

bool meansNoRoom(int systemError)
{
    return systemError == ENOSPC || systemError == EDQUOT || systemError == EFBIG;
}

/// errno of the last failure on one file of a connection.
int lastErrno(sqlite3_file* file)
{
    int number = 0;
    if (file && file->pMethods)
        file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &number);
    return number;
}

bool isWriteFault(int code)
{
    switch (code) {
    case SQLITE_IOERR_WRITE:
    case SQLITE_IOERR_FSYNC:
    case SQLITE_IOERR_DIR_FSYNC:
    case SQLITE_IOERR_TRUNCATE:
    case SQLITE_IOERR_DELETE:
    case SQLITE_IOERR_SHMOPEN:
    case SQLITE_IOERR_SHMSIZE:
    case SQLITE_IOERR_SHMMAP:
        return true;
    default:
        return false;
    }
}

Code codeOf(int code, bool noRoom)
{
    switch (code & 0xff) {
    case SQLITE_FULL:
        return Code::DiskFull;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL:
        return Code::BusyProject;
    case SQLITE_READONLY:
        return code == SQLITE_READONLY_DBMOVED ? Code::MovedProject : Code::ReadOnlyProject;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return Code::DamagedProject;
    case SQLITE_INTERRUPT:
        return Code::Cancelled;
    case SQLITE_IOERR:
        if (isWriteFault(code))
            return noRoom ? Code::DiskFull : Code::UnwritableFile;
        return code == SQLITE_IOERR_SHORT_READ ? Code::DamagedProject : Code::UnreadableFile;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return noRoom ? Code::DiskFull : Code::UnreadableFile;
    case SQLITE_CONSTRAINT:
        if (code == SQLITE_CONSTRAINT_UNIQUE || code == SQLITE_CONSTRAINT_PRIMARYKEY
            || code == SQLITE_CONSTRAINT_ROWID)
            return Code::AlreadyExists;
        return code == SQLITE_CONSTRAINT_FOREIGNKEY ? Code::NotFound : Code::Internal;
    case SQLITE_TOOBIG:
        return Code::InvalidArgument;
    default:
        return Code::Internal;
    }
}

struct Words
{
    Phrase message;
    Phrase hint;
};

Words wordsFor(Code code)
{
    switch (code) {
    case Code::DiskFull:
        return {Phrase::of("There is no room left for the project file."),
            Phrase::of("Make room on the disk and try again.")};
    case Code::BusyProject:
        return {Phrase::of("Another program is writing to the project file."),
            Phrase::of("Wait until it has finished and try again.")};
    case Code::ReadOnlyProject:
        return {Phrase::of("The project file can only be read."),
            Phrase::of("Save a copy in a folder where you may write.")};
    case Code::MovedProject:
        return {Phrase::of("The project file was moved, renamed or replaced while it was open."),
            Phrase::of("Save a copy of the project.")};
    case Code::DamagedProject:
        return {Phrase::of("The project file is damaged."), Phrase::of("Use a copy of it if you have one.")};
    case Code::Cancelled:
        return {Phrase::of("Stopped."), Phrase()};
    case Code::UnreadableFile:
        return {Phrase::of("The project file could not be read."),
            Phrase::of("Check the file, its folder and the disk.")};
    case Code::UnwritableFile:
        return {Phrase::of("The project file could not be written."),
            Phrase::of("Check the folder and the disk.")};
    case Code::AlreadyExists:
        return {Phrase::of("The name is taken already."), Phrase::of("Choose another name.")};
    case Code::NotFound:
        return {Phrase::of("What the new rows belong to is not there any more."), Phrase()};
    case Code::InvalidArgument:
        return {Phrase::of("A text is too long for the project file."), Phrase()};
    default:
        return {Phrase::of("The project file refused a statement."), Phrase()};
    }
}

int openFlags(Access access)
{
    // One thread at a time uses a connection, so SQLite needs no lock of its own around it.
    const int common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_URI;
    const bool readOnly = access == Access::ReadOnly || access == Access::Immutable;
    return common | (readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE);
}

} // namespace

std::string quoted(const std::string& text)
{
    std::string result = "'";
    for (const char c : text) {
        result += c;
        if (c == '\'')
            result += c;
    }
    return result + "'";
}

Result<Database> Database::open(const std::string& path, Access access, int busyMs)
{
    Database database;
    database.m_path = path;
    const std::string uri = fileUri(path, access == Access::Immutable ? "immutable=1" : "cache=private");
    const int code = sqlite3_open_v2(uri.c_str(), &database.m_handle, openFlags(access), nullptr);
    if (code != SQLITE_OK)
        return fail(database.error(code));
    sqlite3_busy_timeout(database.m_handle, busyMs);
    const bool queryOnly = access != Access::Create && access != Access::Write && access != Access::Alone;
    // Before the first look at the file, which the others take.
    Status status = access == Access::Alone ? database.exec("PRAGMA locking_mode=EXCLUSIVE") : Status();
    if (status)
        status = database.exec("PRAGMA foreign_keys=ON; PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON;"
                               "PRAGMA cache_size=-16384; PRAGMA mmap_size=0; PRAGMA temp_store=FILE;");
    if (status && queryOnly)
        status = database.exec("PRAGMA query_only=ON");
    if (!status)
        return fail(status.error());
    return database;
}

Database::Database(Database&& other) noexcept
    : m_handle(std::exchange(other.m_handle, nullptr))
    , m_path(std::move(other.m_path))
    , m_statements(std::exchange(other.m_statements, {}))
{
}

Database& Database::operator=(Database&& other) noexcept
{
    if (this != &other) {
        close();
        m_handle = std::exchange(other.m_handle, nullptr);
        m_path = std::move(other.m_path);
        m_statements = std::exchange(other.m_statements, {});
    }
    return *this;
}

Database::~Database()
{
    close();
}

void Database::close()
{
    for (sqlite3_stmt*& statement : m_statements) {
        sqlite3_finalize(statement); // reports what step() reported before
        statement = nullptr;
    }
    sqlite3_close_v2(m_handle); // fails only for a handle that is not one
    m_handle = nullptr;
}

Phrase Database::withReason(Phrase message, int code) const
{
    return Phrase::of("%1 (SQLite: %2, %3)", std::move(message),
        m_handle ? sqlite3_errmsg(m_handle) : sqlite3_errstr(code), toText(std::int64_t{code}));
}

bool Database::lacksRoom() const
{
    if (!m_handle)
        return false;
    if (meansNoRoom(sqlite3_system_errno(m_handle)))
        return true;
    // What SQLite did after the failed write may have overwritten errno; its files remember theirs.
    for (const int which : {SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER}) {
        sqlite3_file* file = nullptr;
        if (sqlite3_file_control(m_handle, "main", which, static_cast<void*>(&file)) == SQLITE_OK
            && meansNoRoom(lastErrno(file)))
            return true;
    }
    return false;
}

Error Database::error(int code) const
{
    Error result;
    result.code = codeOf(code, lacksRoom());
    Words words = wordsFor(result.code);
    result.message = result.code == Code::Cancelled ? std::move(words.message)
                                                    : withReason(std::move(words.message), code);
    result.file = m_path;
    result.hint = std::move(words.hint);
    return result;
}

Status Database::exec(const std::string& sql)
{
    const int code = sqlite3_exec(m_handle, sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK)
        return fail(error(code));
    return {};
}

Result<std::string> Database::value(const std::string& sql)
{
    sqlite3_stmt* raw = nullptr;
    int code = sqlite3_prepare_v3(m_handle, sql.c_str(), -1, 0, &raw, nullptr);
    const std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> statement(raw, &sqlite3_finalize);
    std::string result;
    if (code == SQLITE_OK)
        code = sqlite3_step(raw);
    if (code == SQLITE_ROW) {
        if (const unsigned char* bytes = sqlite3_column_text(raw, 0))
            result.assign(
                reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(sqlite3_column_bytes(raw, 0)));
        while (code == SQLITE_ROW)
            code = sqlite3_step(raw);
    }
    if (code != SQLITE_DONE && code != SQLITE_OK)
        return fail(error(code));
    return result;
}

Result<std::int64_t> Database::number(const std::string& sql)
{
    return value(sql).map([](const std::string& found) { return parseInteger(found).value_or(0); });
}

std::int64_t Database::changes() const
{
    return sqlite3_changes64(m_handle);
}

std::int64_t Database::lastId() const
{
    return sqlite3_last_insert_rowid(m_handle);
}

bool Database::inTransaction() const
{
    return sqlite3_get_autocommit(m_handle) == 0;
}

Status Database::checkTables() const
{
    for (std::size_t i = 0; i < kStatementCount; ++i) {
        sqlite3_stmt* made = nullptr;
        const int code = sqlite3_prepare_v3(m_handle, text(static_cast<Sql>(i)), -1, 0, &made, nullptr);
        sqlite3_finalize(made);
        if (code != SQLITE_OK)
            return fail(error(code == SQLITE_ERROR ? SQLITE_CORRUPT : code));
    }
    return {};
}

Status Database::checkNotMoved() const
{
    int moved = 0;
    const int code = sqlite3_file_control(m_handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    if (code == SQLITE_OK && moved == 0)
        return {};
    return failMoved(m_path);
}

tl::unexpected<Error> failMoved(const std::string& path)
{
    Words words = wordsFor(Code::MovedProject);
    return failFile(Code::MovedProject, path, std::move(words.message), std::move(words.hint));
}

Result<sqlite3_stmt*> Database::prepared(Sql statement, bool& cached)
{
    sqlite3_stmt*& slot = m_statements.at(static_cast<std::size_t>(statement));
    cached = true;
    if (slot && sqlite3_stmt_busy(slot) == 0)
        return slot;
    // The cached one is in the middle of its rows (a nested use): a second one lives for this use alone.
    sqlite3_stmt* made = nullptr;
    const int code
        = sqlite3_prepare_v3(m_handle, text(statement), -1, SQLITE_PREPARE_PERSISTENT, &made, nullptr);
    if (code == SQLITE_ERROR) // our statements fit our tables, so these tables are not as we made them
        return fail(error(SQLITE_CORRUPT));
    if (code != SQLITE_OK)
        return fail(error(code));
    if (slot)
        cached = false;
    else
        slot = made;
    return made;
}

} // namespace heldout::store
