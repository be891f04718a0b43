// SPDX-License-Identifier: GPL-3.0-or-later
#include "reduction.h"

#include <utility>

#include "project/project.h"

namespace heldout::mpi {

Result<std::string> reduce(std::string part, const Ranks& ranks, const JobContext& job)
{
    Status joined;
    for (int step = 1; step < ranks.count(); step *= 2) {
        if (ranks.rank() % (2 * step) != 0) {
            ranks.send(part, ranks.rank() - step);
            part.clear();
            break;
        }
        if (ranks.rank() + step >= ranks.count())
            continue;
        const std::string next = ranks.receive(ranks.rank() + step);
        if (part.empty() || next.empty()) {
            part.clear();
            continue;
        }
        auto both = project::joinParts(part, next, job);
        part = both ? std::move(*both) : std::string();
        if (!both)
            joined = fail(both.error());
    }
    return joined ? Result<std::string>(std::move(part)) : fail(joined.error());
}

} // namespace heldout::mpi
