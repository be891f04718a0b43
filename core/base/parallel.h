// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

#include "base/job.h"

namespace heldout {

/// A half-open piece of a loop. `slot` numbers the thread that runs it, 0 .. threads-1, for scratch memory.
struct Piece
{
    std::size_t begin = 0;
    std::size_t end = 0;
    unsigned slot = 0;
};

/// Runs `body` over 0 .. count-1 in pieces of at most `grain` on at most `job.threads()` threads of oneTBB.
/// Stops at the first failure or stop request; of several failures the one of the lowest piece is returned,
/// so that the result does not depend on threads. Exceptions of `body` become Code::Internal.
[[nodiscard]] Status parallelPieces(
    std::size_t count, std::size_t grain, JobContext& job, const std::function<Status(const Piece&)>& body);

} // namespace heldout
