// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/garbage.h"

namespace heldout::store {

Result<std::int64_t> takeIds(Database& database, const char* counter, std::int64_t count)
{
    return oneNumber(database, Sql::MetaTake, counter, count);
}

Result<Id> addGarbage(Database& database, const char* kind, Id owner, std::optional<ItemRange> range)
{
    Result<Id> id = takeIds(database, "next_object", 1);
    if (!id)
        return id;
    std::optional<std::int64_t> first;
    std::optional<std::int64_t> last;
    if (range) {
        first = range->first;
        last = range->last;
    }
    if (Status status = execute(database, Sql::GarbageAdd, *id, kind, owner, first, last); !status)
        return fail(status.error());
    return id;
}

} // namespace heldout::store
