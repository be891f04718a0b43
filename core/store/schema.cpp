// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/schema.h"

#include "base/numbers.h"
#include "store/database.h"
#include "store/project_file.h"
#include "store/schema_v1.h"

namespace heldout::store {

namespace {

Status fillMeta(Database& database, const std::string& programVersion, const std::string& now)
{
    std::string uuid;
    {
        Query made(database, Sql::MakeUuid);
        while (made.next())
            uuid = made.string(0);
        if (Status status = made.status(); !status)
            return status;
    }
    if (Status status = execute(database, Sql::MetaSet, "project_uuid", uuid); !status)
        return status;
    if (Status status = execute(database, Sql::MetaSet, "created_by", programVersion); !status)
        return status;
    if (Status status = execute(database, Sql::MetaSet, "created_at", now); !status)
        return status;
    for (const char* counter : {"next_object", "next_item"}) {
        if (Status status = execute(database, Sql::MetaSet, counter, 1); !status)
            return status;
    }
    return execute(database, Sql::MetaSet, "session_open", 0);
}

Status applyStep(Database& database, const Migration& step)
{
    Result<Transaction> transaction = Transaction::begin(database);
    if (!transaction)
        return fail(transaction.error());
    if (Status status = step.apply(database); !status)
        return status;
    if (Status status = database.exec("PRAGMA user_version=" + toText(std::int64_t{step.from + 1})); !status)
        return status;
    return transaction->commit();
}

} // namespace

Status createSchema(Database& database, const std::string& programVersion, const std::string& now)
{
    if (Status status = database.exec("PRAGMA page_size=8192; PRAGMA auto_vacuum=INCREMENTAL"); !status)
        return status;
    Result<Transaction> transaction = Transaction::begin(database);
    if (!transaction)
        return fail(transaction.error());
    const std::string marks = "PRAGMA application_id=" + toText(std::int64_t{kApplicationId})
        + "; PRAGMA user_version=" + toText(std::int64_t{kFormat});
    if (Status status = database.exec(marks); !status)
        return status;
    if (Status status = database.exec(kSchemaV1); !status)
        return status;
    if (Status status = fillMeta(database, programVersion, now); !status)
        return status;
    return transaction->commit();
}

std::span<const Migration> migrations()
{
    static_assert(kFormat == 1, "a new format needs its step here");
    return {};
}

Status migrate(
    Database& database, const std::string& path, int from, int to, std::span<const Migration> steps)
{
    if (from == to)
        return {};
    const std::string backup = path + ".v" + toText(std::int64_t{from}) + ".bak";
    if (bytesOf(backup) == 0) {
        Result<std::string> temporary = makeTemporary(backup);
        if (!temporary)
            return fail(temporary.error());
        Status copied = database.exec("VACUUM INTO " + quoted(*temporary));
        if (copied)
            copied = moveIntoPlace(*temporary, backup, true);
        if (!copied) {
            removeFile(*temporary);
            return copied;
        }
    }
    for (int format = from; format < to; ++format) {
        const Migration* step = nullptr;
        for (const Migration& candidate : steps) {
            if (candidate.from == format)
                step = &candidate;
        }
        if (!step)
            return fail(Code::Internal,
                Phrase::of("There is no way from project format %1.", toText(std::int64_t{format})));
        if (Status status = applyStep(database, *step); !status)
            return status;
    }
    // So that the first 100 bytes of the file show the new format.
    return database.value("PRAGMA wal_checkpoint(TRUNCATE)").map([](const std::string&) { });
}

} // namespace heldout::store
