// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/dense.h"

#include <algorithm>

namespace heldout::store {

Result<DenseInfo> findDense(Database& database, const char* ownerKind, Id owner, const std::string& name)
{
    DenseInfo info;
    bool found = false;
    Query query(database, Sql::DenseFind, ownerKind, owner, name);
    while (query.next()) {
        info = {query.integer(0), query.string(1), query.natural(2), query.natural(3)};
        found = true;
    }
    if (Status status = query.status(); !status)
        return fail(status.error());
    if (!found)
        return fail(Code::NotFound, Phrase::of("There is no column \"%1\".", name));
    return info;
}

Status checkDenseType(const DenseInfo& column, const char* type, const std::string& name)
{
    if (column.type == type)
        return {};
    return fail(
        Code::InvalidArgument, Phrase::of("Column \"%1\" holds values of type %2.", name, column.type));
}

Status readDenseChunk(
    Database& database, Id column, std::uint64_t chunk, std::span<std::byte> bytes, std::size_t offset)
{
    Query query(database, Sql::DenseChunk, column, chunk);
    bool whole = false;
    while (query.next()) {
        const std::span<const std::byte> data = query.blob(0);
        if (data.size() >= offset + bytes.size()) {
            std::ranges::copy(data.subspan(offset, bytes.size()), bytes.begin());
            whole = true;
        }
    }
    if (Status status = query.status(); !status)
        return status;
    if (!whole)
        return fail(Code::DamagedProject, Phrase::of("A column of the project file has a hole."));
    return {};
}

Status writeCounts(
    Database& database, const char* ownerKind, Id owner, Id column, std::vector<std::uint64_t> values)
{
    if (Status status = execute(
            database, Sql::DenseInsert, column, ownerKind, owner, kCountsColumn, "u64", 1, values.size());
        !status)
        return status;
    swapToLittleEndian(std::span<std::uint64_t>(values));
    return execute(database, Sql::DenseChunkInsert, column, 0, Blob{std::as_bytes(std::span(values))});
}

Status deleteSmallColumns(Database& database, const char* ownerKind, Id owner)
{
    std::vector<Id> columns;
    Query query(database, Sql::DenseOf, ownerKind, owner);
    while (query.next())
        columns.push_back(query.integer(0));
    if (Status status = query.status(); !status)
        return status;
    for (const Id column : columns) {
        if (Status status = execute(database, Sql::DenseErase, column, 0); !status)
            return status;
        if (Status status = execute(database, Sql::DenseDelete, column); !status)
            return status;
    }
    return {};
}

} // namespace heldout::store
