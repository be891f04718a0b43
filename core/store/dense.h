// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/byte_order.h"
#include "base/result.h"
#include "store/database.h"
#include "store/types.h"

/// Dense columns: value i of a column is in chunk i / 8,192, little-endian.
namespace heldout::store {

inline constexpr std::size_t kChunkValues = 8192;

struct DenseInfo
{
    Id id = 0;
    std::string type;
    std::uint64_t width = 1;
    std::uint64_t items = 0;
};

template <typename T>
constexpr const char* denseType();
template <>
constexpr const char* denseType<std::uint8_t>()
{
    return "u8";
}
template <>
constexpr const char* denseType<std::uint16_t>()
{
    return "u16";
}
template <>
constexpr const char* denseType<std::uint32_t>()
{
    return "u32";
}
template <>
constexpr const char* denseType<std::uint64_t>()
{
    return "u64";
}
template <>
constexpr const char* denseType<float>()
{
    return "f32";
}
template <>
constexpr const char* denseType<double>()
{
    return "f64";
}

/// Turns values of the machine's order into little-endian ones and back.
template <typename T>
void swapToLittleEndian(std::span<T> values)
{
    std::ranges::transform(values, values.begin(), littleEndian<T>);
}

/// NotFound when the owner has no such column.
[[nodiscard]] Result<DenseInfo> findDense(
    Database& database, const char* ownerKind, Id owner, const std::string& name);
/// InvalidArgument when the column does not hold `type`.
[[nodiscard]] Status checkDenseType(const DenseInfo& column, const char* type, const std::string& name);

/// Bytes of one chunk; DamagedProject when it is not there or shorter than `bytes`.
[[nodiscard]] Status readDenseChunk(
    Database& database, Id column, std::uint64_t chunk, std::span<std::byte> bytes, std::size_t offset);

/// Items first .. first+count-1, cut to what there is.
template <typename T>
[[nodiscard]] Result<std::vector<T>> readDense(
    Database& database, const DenseInfo& column, std::uint64_t first, std::uint64_t count)
{
    const std::uint64_t from = std::min(first, column.items);
    const std::uint64_t items = std::min(count, column.items - from);
    std::vector<T> values(static_cast<std::size_t>(items * column.width));
    std::uint64_t at = from * column.width;
    std::size_t done = 0;
    while (done < values.size()) {
        const auto inChunk = static_cast<std::size_t>(at % kChunkValues);
        const std::size_t take = std::min(kChunkValues - inChunk, values.size() - done);
        const std::span<T> target(values.data() + done, take);
        if (Status status = readDenseChunk(
                database, column.id, at / kChunkValues, std::as_writable_bytes(target), inChunk * sizeof(T));
            !status)
            return fail(status.error());
        done += take;
        at += take;
    }
    swapToLittleEndian(std::span<T>(values));
    return values;
}

/// The same of a column by its name. NotFound, InvalidArgument when it does not hold T.
template <typename T>
[[nodiscard]] Result<std::vector<T>> readDense(Database& database, const char* ownerKind, Id owner,
    const std::string& name, std::uint64_t first = 0, std::uint64_t count = UINT64_MAX)
{
    Result<DenseInfo> column = findDense(database, ownerKind, owner, name);
    if (!column)
        return fail(column.error());
    if (Status status = checkDenseType(*column, denseType<T>(), name); !status)
        return fail(status.error());
    return readDense<T>(database, *column, first, count);
}

/// Writes a column of at most one chunk within the caller's transaction (small facts of an object).
[[nodiscard]] Status writeCounts(
    Database& database, const char* ownerKind, Id owner, Id column, std::vector<std::uint64_t> values);
/// Deletes a small column within the caller's transaction.
[[nodiscard]] Status deleteSmallColumns(Database& database, const char* ownerKind, Id owner);

/// Column "counts" (u64) of a split and of an annotation set: what the tables cannot tell without a scan.
inline constexpr const char* kCountsColumn = "counts";
enum SetCount : std::size_t { kSetMentions, kSetJoined, kSetFirstItem, kSetRelations, kSetCounts };
enum SplitCount : std::size_t { kDocuments, kLabelled, kNotes, kDocumentOwner, kSplitCounts };

} // namespace heldout::store
