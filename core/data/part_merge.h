// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "data/pair_limit.h"
#include "data/part_file.h"

/// How parts become one, whatever was compared. A Part is a PartLabel with `found`, for whose type its own
/// namespace has fit(), mergeInto(), keptPairs() and finish().
namespace heldout {

/// One part of two. InvalidArgument as checkFollows, and for more than `mostPairs` together. Cancelled.
template <typename Part>
[[nodiscard]] Result<Part> joinTwo(Part part, Part next, const JobContext& job, std::uint64_t mostPairs)
{
    if (!fit(part.found, next.found))
        return differentParts(part, next);
    if (Status follows = checkFollows(part, next); !follows)
        return fail(std::move(follows.error()));
    if (Status merged = mergeInto(part.found, std::move(next.found), job); !merged)
        return fail(std::move(merged.error()));
    if (Status fits = PairLimit(mostPairs).add(keptPairs(part.found)); !fits)
        return fail(std::move(fits.error()));
    joinLabels(part, next);
    return part;
}

/// What all parts, in any order, found together. InvalidArgument as checkParts, and for more than `mostPairs`
/// together. Cancelled.
template <typename Part>
[[nodiscard]] auto mergeAll(std::vector<Part> parts, const JobContext& job, std::uint64_t mostPairs)
    -> decltype(finish(std::move(parts.front().found), job))
{
    std::ranges::stable_sort(parts, {}, [](const Part& part) { return part.shard.number; });
    std::vector<const PartLabel*> labels;
    for (const Part& part : parts) {
        if (!fit(part.found, parts.front().found))
            return differentParts(parts.front(), part);
        labels.push_back(&part);
    }
    if (Status status = checkParts(labels); !status)
        return fail(std::move(status.error()));
    Part whole = std::move(parts.front());
    for (auto part = parts.begin() + 1; part != parts.end(); ++part) {
        auto joined = joinTwo(std::move(whole), std::move(*part), job, mostPairs);
        if (!joined)
            return fail(std::move(joined.error()));
        whole = std::move(*joined);
    }
    return finish(std::move(whole.found), job);
}

} // namespace heldout
