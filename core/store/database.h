// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

#include "base/result.h"
#include "store/statements.h"

struct sqlite3;
struct sqlite3_stmt;

namespace heldout::store {

inline constexpr int kBusyMs = 5000; ///< how long another program's lock is waited for

/// What kind of connection is made.
enum class Access : std::uint8_t {
    Create, ///< an empty file that is there already
    Write, ///< the gate's connections
    Alone, ///< Write, and BusyProject at the first look when anybody else has the file open
    Query, ///< reads of a file that others write: may bring the WAL in order, changes no row
    ReadOnly, ///< mode=ro
    Immutable, ///< immutable=1: nobody else writes, no WAL lies beside it
};

/// One connection. Used by one thread at a time. Every return code of SQLite passes error(), which maps it:
/// FULL (and a write that failed for lack of room) to DiskFull, BUSY and LOCKED to BusyProject, READONLY to
/// ReadOnlyProject or MovedProject, CORRUPT and NOTADB to DamagedProject, INTERRUPT to Cancelled, a taken
/// unique key to AlreadyExists, a missing parent to NotFound, IOERR and CANTOPEN to UnreadableFile or
/// UnwritableFile.
class Database
{
public:
    Database() = default;
    /// `busyMs` is set before anything else touches the file.
    [[nodiscard]] static Result<Database> open(const std::string& path, Access access, int busyMs = kBusyMs);
    Database(Database&& other) noexcept;
    Database& operator=(Database&& other) noexcept;
    ~Database();

    void close();
    [[nodiscard]] bool isOpen() const { return m_handle != nullptr; }
    [[nodiscard]] sqlite3* handle() const { return m_handle; }
    [[nodiscard]] const std::string& path() const { return m_path; }

    /// Runs statements that give no rows of interest (schema, pragmas).
    [[nodiscard]] Status exec(const std::string& sql);
    /// First column of the first row of a statement that is not in the list (pragmas).
    [[nodiscard]] Result<std::string> value(const std::string& sql);
    [[nodiscard]] Result<std::int64_t> number(const std::string& sql);

    [[nodiscard]] Error error(int code) const;
    [[nodiscard]] std::int64_t changes() const;
    [[nodiscard]] std::int64_t lastId() const;
    [[nodiscard]] bool inTransaction() const;
    /// DamagedProject when the tables are not those the statements of this program are made for.
    [[nodiscard]] Status checkTables() const;
    /// MovedProject when the file is not where it was opened.
    [[nodiscard]] Status checkNotMoved() const;

private:
    friend class Query;
    friend class StopGuard;
    [[nodiscard]] Result<sqlite3_stmt*> prepared(Sql statement, bool& cached);
    [[nodiscard]] Phrase withReason(Phrase message, int code) const;
    [[nodiscard]] bool lacksRoom() const;

    sqlite3* m_handle = nullptr;
    std::string m_path;
    std::array<sqlite3_stmt*, kStatementCount> m_statements{};
};

/// MovedProject: the path names another file than the one that is open, or none.
[[nodiscard]] tl::unexpected<Error> failMoved(const std::string& path);

/// A string literal of SQL.
[[nodiscard]] std::string quoted(const std::string& text);

/// Bytes to bind as a blob.
struct Blob
{
    std::span<const std::byte> bytes;
};

/// One execution of a statement. Strings and blobs that are bound must outlive it. Ends (reset) when it dies.
class Query
{
public:
    template <typename... Args>
    Query(Database& database, Sql statement, const Args&... args)
        : m_database(&database)
    {
        prepare(statement);
        int index = 0;
        (bind(++index, args), ...);
    }
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;
    ~Query();

    /// True when there is a row; false at the end or after an error.
    [[nodiscard]] bool next();
    /// Error of anything so far.
    [[nodiscard]] Status status() const;
    /// Steps to the end.
    [[nodiscard]] Status run();

    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] std::uint64_t natural(int column) const
    {
        return static_cast<std::uint64_t>(integer(column));
    }
    [[nodiscard]] std::optional<std::uint64_t> maybeNatural(int column) const
    {
        return isNull(column) ? std::nullopt : std::optional(natural(column));
    }
    [[nodiscard]] double real(int column) const;
    [[nodiscard]] bool isNull(int column) const;
    /// Valid until the next step.
    [[nodiscard]] std::string_view view(int column) const;
    [[nodiscard]] std::string string(int column) const { return std::string(view(column)); }
    [[nodiscard]] std::span<const std::byte> blob(int column) const;

private:
    void prepare(Sql statement);
    void bind(int index, std::int64_t value);
    void bind(int index, std::uint64_t value) { bind(index, static_cast<std::int64_t>(value)); }
    void bind(int index, int value) { bind(index, std::int64_t{value}); }
    void bind(int index, std::uint32_t value) { bind(index, std::int64_t{value}); }
    void bind(int index, double value);
    void bind(int index, std::string_view value);
    void bind(int index, const std::string& value) { bind(index, std::string_view(value)); }
    void bind(int index, const char* value) { bind(index, std::string_view(value)); }
    void bind(int index, Blob value);
    void bind(int, std::nullopt_t) { } // parameters begin as NULL
    template <typename T>
    void bind(int index, const std::optional<T>& value)
    {
        if (value)
            bind(index, *value);
    }
    void check(int code);

    Database* m_database;
    sqlite3_stmt* m_statement = nullptr;
    bool m_cached = false;
    std::optional<Error> m_error;
};

/// Runs a statement that gives no rows.
template <typename... Args>
[[nodiscard]] Status execute(Database& database, Sql statement, const Args&... args)
{
    Query query(database, statement, args...);
    return query.run();
}

/// The first column of the one row a statement gives.
template <typename... Args>
[[nodiscard]] Result<std::int64_t> oneNumber(Database& database, Sql statement, const Args&... args)
{
    Query query(database, statement, args...);
    std::int64_t result = 0;
    while (query.next())
        result = query.integer(0);
    if (Status status = query.status(); !status)
        return fail(status.error());
    return result;
}

/// The same of a text; "" without a row.
[[nodiscard]] Result<std::string> oneText(Database& database, Sql statement, std::int64_t id);

/// The row that a statement gives for an id, filled by `fill(query, row)`; as it is made without one.
template <typename Row, typename Fill>
[[nodiscard]] Result<Row> oneRow(Database& database, Sql statement, std::int64_t id, const Fill& fill)
{
    Row row;
    Query query(database, statement, id);
    while (query.next())
        fill(query, row);
    if (Status status = query.status(); !status)
        return fail(status.error());
    return row;
}

/// BEGIN IMMEDIATE after a look whether the file has moved. Rolls back when it dies before commit().
class Transaction
{
public:
    [[nodiscard]] static Result<Transaction> begin(Database& database);
    /// A transaction for reading: one state of the file over several statements.
    [[nodiscard]] static Result<Transaction> beginRead(Database& database);
    Transaction(Transaction&& other) noexcept
        : m_database(other.m_database)
    {
        other.m_database = nullptr;
    }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();
    [[nodiscard]] Status commit();

private:
    explicit Transaction(Database& database)
        : m_database(&database)
    {
    }
    Database* m_database;
};

/// While it lives, a stop request ends the wait for another program's lock too.
class StoppableWait
{
public:
    StoppableWait(Database& database, const std::stop_token& stop);
    StoppableWait(const StoppableWait&) = delete;
    StoppableWait& operator=(const StoppableWait&) = delete;
    ~StoppableWait();

private:
    static int wait(void* self, int before);

    Database& m_database;
    const std::stop_token& m_stop;
};

/// While it lives, a stop request ends whatever the connection runs (Cancelled). `tick` is called now and
/// then during long statements.
class StopGuard
{
public:
    StopGuard(Database& database, std::stop_token stop, std::function<void()> tick = {});
    StopGuard(const StopGuard&) = delete;
    StopGuard& operator=(const StopGuard&) = delete;
    ~StopGuard();

private:
    static int progress(void* self);

    Database& m_database;
    std::stop_token m_stop;
    std::function<void()> m_tick;
    // Some checks of SQLite look at the interrupt flag only, never at the progress handler.
    std::stop_callback<std::function<void()>> m_interrupt;
};

} // namespace heldout::store
