// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "base/job.h"
#include "base/result.h"
#include "store/shared.h"

namespace heldout::store {

inline constexpr std::size_t kChunkRows = 8192; ///< rows a bulk transaction
inline constexpr std::size_t kChunkBytes = 1U << 20U; ///< bytes a bulk transaction
inline constexpr std::size_t kLookRows = 64; ///< rows between two looks whether a decision waits

struct BulkSteps
{
    std::size_t count = 0; ///< rows in all
    std::size_t lookEvery = 1; ///< rows between two looks
};

/// Calls `row(database, i)`, which returns the bytes it wrote, for i = 0 .. count-1 in bulk transactions of
/// at most 8,192 rows or 1 MB. Commits at once when a decision waits. Cancelled between transactions.
template <typename Row>
[[nodiscard]] Status writeInChunks(Store::Shared& shared, JobContext& job, BulkSteps steps, const Row& row)
{
    constexpr std::size_t kLookBytes = kChunkBytes / 16; // long rows count for several short ones
    std::size_t done = 0;
    while (done < steps.count) {
        if (Status stop = job.checkStop(); !stop)
            return stop;
        Status chunk = shared.bulkChunk(job.stopToken(), [&](Database& database) -> Status {
            std::size_t i = done;
            std::size_t bytes = 0;
            std::size_t sinceLook = 0;
            std::size_t rowsSinceLook = 0;
            while (i < steps.count && i - done < kChunkRows && bytes < kChunkBytes) {
                Result<std::size_t> wrote = row(database, i);
                if (!wrote)
                    return fail(wrote.error());
                ++i;
                bytes += *wrote;
                sinceLook += *wrote;
                if (++rowsSinceLook < steps.lookEvery && sinceLook < kLookBytes)
                    continue;
                if (shared.gate.decisionWaits() || job.stopRequested())
                    break;
                sinceLook = 0;
                rowsSinceLook = 0;
            }
            done = i;
            return {};
        });
        if (!chunk)
            return chunk;
    }
    return {};
}

} // namespace heldout::store
