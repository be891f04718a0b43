// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with a connection: statements, transactions, stopping.
#include <utility>

#include <sqlite3.h>

#include "store/database.h"

namespace heldout::store {

void Query::prepare(Sql statement)
{
    Result<sqlite3_stmt*> found = m_database->prepared(statement, m_cached);
    if (found)
        m_statement = *found;
    else
        m_error = std::move(found.error());
}

Query::~Query()
{
    if (!m_cached) {
        sqlite3_finalize(m_statement);
        return;
    }
    if (!m_statement) // was not prepared; clearing its bindings would read what is not there
        return;
    sqlite3_reset(m_statement); // repeats the code step() gave
    sqlite3_clear_bindings(m_statement);
}

void Query::check(int code)
{
    if (code != SQLITE_OK && !m_error)
        m_error = m_database->error(code);
}

bool Query::next()
{
    if (m_error)
        return false;
    const int code = sqlite3_step(m_statement);
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        check(code);
    return false;
}

Status Query::status() const
{
    if (m_error)
        return fail(*m_error);
    return {};
}

Status Query::run()
{
    while (next()) { }
    return status();
}

Result<std::string> oneText(Database& database, Sql statement, std::int64_t id)
{
    std::string result;
    Query query(database, statement, id);
    while (query.next())
        result = query.string(0);
    if (Status status = query.status(); !status)
        return fail(status.error());
    return result;
}

std::int64_t Query::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

double Query::real(int column) const
{
    return sqlite3_column_double(m_statement, column);
}

bool Query::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

std::string_view Query::view(int column) const
{
    const unsigned char* bytes = sqlite3_column_text(m_statement, column);
    if (!bytes)
        return {};
    return {reinterpret_cast<const char*>(bytes),
        static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column))};
}

std::span<const std::byte> Query::blob(int column) const
{
    const void* bytes = sqlite3_column_blob(m_statement, column);
    if (!bytes)
        return {};
    return {static_cast<const std::byte*>(bytes),
        static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column))};
}

void Query::bind(int index, std::int64_t value)
{
    if (m_statement)
        check(sqlite3_bind_int64(m_statement, index, value));
}

void Query::bind(int index, double value)
{
    if (m_statement)
        check(sqlite3_bind_double(m_statement, index, value));
}

void Query::bind(int index, std::string_view value)
{
    // An empty view may have no address, which SQLite would take for NULL.
    const char* bytes = value.data() ? value.data() : "";
    if (m_statement)
        check(sqlite3_bind_text64(m_statement, index, bytes, value.size(), SQLITE_STATIC, SQLITE_UTF8));
}

void Query::bind(int index, Blob value)
{
    if (m_statement)
        check(sqlite3_bind_blob64(m_statement, index, value.bytes.data(), value.bytes.size(), SQLITE_STATIC));
}

// --- Transaction

Result<Transaction> Transaction::begin(Database& database)
{
    if (Status still = database.checkNotMoved(); !still)
        return fail(still.error());
    if (Status begun = database.exec("BEGIN IMMEDIATE"); !begun)
        return fail(begun.error());
    return Transaction(database);
}

Result<Transaction> Transaction::beginRead(Database& database)
{
    if (Status begun = database.exec("BEGIN"); !begun)
        return fail(begun.error());
    return Transaction(database);
}

Transaction::~Transaction()
{
    // After a full disk SQLite has rolled back by itself.
    if (m_database && m_database->inTransaction())
        sqlite3_exec(m_database->handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

Status Transaction::commit()
{
    if (!m_database->inTransaction())
        return fail(Code::Internal, Phrase::of("A transaction was rolled back before its end."));
    Status status = m_database->exec("COMMIT");
    if (status)
        m_database = nullptr;
    return status;
}

// --- StoppableWait

StoppableWait::StoppableWait(Database& database, const std::stop_token& stop)
    : m_database(database)
    , m_stop(stop)
{
    sqlite3_busy_handler(m_database.handle(), &StoppableWait::wait, this);
}

StoppableWait::~StoppableWait()
{
    sqlite3_busy_timeout(m_database.handle(), kBusyMs);
}

int StoppableWait::wait(void* self, int before)
{
    constexpr int kStepMs = 10;
    if (static_cast<StoppableWait*>(self)->m_stop.stop_requested() || before >= kBusyMs / kStepMs)
        return 0;
    sqlite3_sleep(kStepMs);
    return 1;
}

// --- StopGuard

StopGuard::StopGuard(Database& database, std::stop_token stop, std::function<void()> tick)
    : m_database(database)
    , m_stop(std::move(stop))
    , m_tick(std::move(tick))
    , m_interrupt(m_stop, [handle = database.handle()] { sqlite3_interrupt(handle); })
{
    constexpr int kOperations = 2000; // well under a millisecond of work
    sqlite3_progress_handler(m_database.handle(), kOperations, &StopGuard::progress, this);
}

StopGuard::~StopGuard()
{
    sqlite3_progress_handler(m_database.handle(), 0, nullptr, nullptr);
}

int StopGuard::progress(void* self)
{
    auto* guard = static_cast<StopGuard*>(self);
    if (guard->m_tick)
        guard->m_tick();
    return guard->m_stop.stop_requested() ? 1 : 0;
}

} // namespace heldout::store
