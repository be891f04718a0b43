// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "store/bulk.h"
#include "store/dense.h"
#include "store/garbage.h"

namespace heldout::store {

struct ColumnPlace
{
    const char* ownerKind;
    Id owner;
    std::string name;
    int width = 1;
};

/// Writes a dense column of any length in bulk transactions; `values` are a multiple of its width.
template <typename T>
[[nodiscard]] Status writeColumn(
    Store::Shared& shared, JobContext& job, const ColumnPlace& place, std::span<const T> values)
{
    Id id = 0;
    Status made = shared.bulkChunk(job.stopToken(), [&](Database& database) -> Status {
        Result<std::int64_t> taken = takeIds(database, "next_object", 1);
        if (!taken)
            return fail(taken.error());
        id = *taken;
        return execute(database, Sql::DenseInsert, id, place.ownerKind, place.owner, place.name,
            denseType<T>(), place.width, values.size() / static_cast<std::size_t>(place.width));
    });
    if (!made)
        return made;
    const std::size_t chunks = (values.size() + kChunkValues - 1) / kChunkValues;
    BulkSteps steps{chunks, 1};
    return writeInChunks(
        shared, job, steps, [&](Database& database, std::size_t chunk) -> Result<std::size_t> {
            std::vector<T> copy(values.begin() + static_cast<std::ptrdiff_t>(chunk * kChunkValues),
                values.begin()
                    + static_cast<std::ptrdiff_t>(std::min(values.size(), (chunk + 1) * kChunkValues)));
            swapToLittleEndian(std::span<T>(copy));
            const std::span<const std::byte> bytes = std::as_bytes(std::span<const T>(copy));
            if (Status status = execute(database, Sql::DenseChunkInsert, id, chunk, Blob{bytes}); !status)
                return fail(status.error());
            return bytes.size();
        });
}

} // namespace heldout::store
