// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/shards.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "base/numbers.h"
#include "similarity/comparison.h"
#include "similarity/pair_limit.h"

namespace heldout::similarity {

namespace {

/// Rows [first, last) of a source.
class RowRange final : public TextSource
{
public:
    RowRange(TextSource& source, std::uint64_t first, std::uint64_t last)
        : m_source(source)
        , m_first(first)
        , m_last(last)
    {
    }
    [[nodiscard]] std::uint64_t count() const override { return m_last - m_first; }
    [[nodiscard]] Status read(const Chunk& take) override
    {
        std::uint64_t row = 0;
        return m_source.read([&](std::span<const std::string_view> texts) -> Status {
            const std::uint64_t from = std::clamp(m_first, row, row + texts.size());
            const std::uint64_t to = std::clamp(m_last, from, row + texts.size());
            const auto piece = texts.subspan(from - row, to - from);
            row += texts.size();
            return piece.empty() ? Status{} : take(piece);
        });
    }

private:
    TextSource& m_source;
    std::uint64_t m_first;
    std::uint64_t m_last;
};

/// What a part says it is may be made up: these are the sizes that merging relies on.
bool fit(const PartialComparison& a, const PartialComparison& b)
{
    const auto sameSizes = [](const PartialSearch& x, const PartialSearch& y) {
        return x.best.size() == y.best.size() && x.found.size() == y.found.size();
    };
    return a.trainCount == b.trainCount && std::ranges::equal(a.searches, b.searches, sameSizes);
}

tl::unexpected<Error> wrongPart(Phrase message, Phrase hint)
{
    return fail(Code::InvalidArgument, std::move(message), std::move(hint));
}

std::string nameOf(const ShardPart& part)
{
    return part.file.empty()
        ? toText(std::uint64_t{part.shard.number}) + '/' + toText(std::uint64_t{part.shard.of})
        : part.file;
}

Status checkSameComparison(const ShardPart& first, const ShardPart& part)
{
    if (part.identity == first.identity && part.shard.of == first.shard.of && fit(part.found, first.found))
        return {};
    return wrongPart(
        Phrase::of("“%1” and “%2” are not parts of the same comparison.", nameOf(first), nameOf(part)),
        Phrase::of("Give parts that were made with the same files, settings and number of parts."));
}

Status missing(std::uint64_t number, std::uint64_t of)
{
    return wrongPart(
        Phrase::of("Part %1 of %2 is missing.", number, of), Phrase::of("Give the files of all parts."));
}

Status heldTwice(const ShardPart& part, const ShardPart& again)
{
    return wrongPart(Phrase::of("“%1” and “%2” both hold part %3 of %4.", nameOf(part), nameOf(again),
                         std::uint64_t{again.shard.number}, std::uint64_t{again.shard.of}),
        Phrase::of("Give each part once."));
}

/// Every part of one comparison once, in order.
Status checkParts(std::vector<ShardPart>& parts)
{
    if (parts.empty())
        return wrongPart(Phrase::of("No part was given."), Phrase::of("Give the files of all parts."));
    std::ranges::stable_sort(parts, {}, [](const ShardPart& part) { return part.shard.number; });
    const ShardPart& first = parts.front();
    for (const ShardPart& part : parts) {
        if (Status same = checkSameComparison(first, part); !same)
            return same;
    }
    const std::uint64_t of = first.shard.of;
    std::uint64_t expected = 1;
    for (const ShardPart& part : parts) {
        if (part.shard.number > expected)
            return missing(expected, of);
        if (part.shard.number < expected && &part != &first)
            return heldTwice(*std::prev(&part), part);
        expected += part.shards;
    }
    return expected > of ? Status{} : missing(expected, of);
}

} // namespace

Result<PartialComparison> searchShard(TextSource& test, TextSource& train,
    const std::vector<Options>& options, const Shard& shard, JobContext& job)
{
    if (shard.of < 1 || shard.number < 1 || shard.number > shard.of)
        return fail(Code::InvalidArgument,
            Phrase::of("There is no part %1 of %2.", std::uint64_t{shard.number}, std::uint64_t{shard.of}),
            Phrase::of("Parts count from 1."));
    for (const Options& option : options) {
        if (Status status = checkOptions(option); !status)
            return fail(std::move(status.error()));
    }
    const std::uint64_t rows = train.count();
    const std::uint64_t first = shard.firstOf(rows);
    RowRange range(train, first, shard.lastOf(rows));
    try {
        Result<PartialComparison> found = Comparison(options, job).run(test, range, first);
        if (found)
            found->trainCount = rows;
        return found;
    } catch (const std::exception& exception) {
        return fail(Code::Internal, Phrase::of("The comparison failed: %1.", exception.what()));
    }
}

Result<ShardPart> joinParts(ShardPart part, ShardPart next, const JobContext& job, std::uint64_t mostPairs)
{
    if (Status same = checkSameComparison(part, next); !same)
        return fail(std::move(same.error()));
    const std::uint64_t end = std::uint64_t{part.shard.number} + part.shards;
    if (Status follows = next.shard.number < end ? heldTwice(part, next)
            : next.shard.number > end            ? missing(end, part.shard.of)
                                                 : Status{};
        !follows)
        return fail(std::move(follows.error()));
    if (Status merged = mergeInto(part.found, std::move(next.found), job); !merged)
        return fail(std::move(merged.error()));
    if (Status fits = PairLimit(mostPairs).add(keptPairs(part.found)); !fits)
        return fail(std::move(fits.error()));
    part.shards += next.shards;
    part.durationMs = std::max(part.durationMs, next.durationMs);
    return part;
}

Result<std::vector<BestMatches>> mergeShards(
    std::vector<ShardPart> parts, const JobContext& job, std::uint64_t mostPairs)
{
    if (Status status = checkParts(parts); !status)
        return fail(std::move(status.error()));
    ShardPart whole = std::move(parts.front());
    for (ShardPart& part : std::span(parts).subspan(1)) {
        auto joined = joinParts(std::move(whole), std::move(part), job, mostPairs);
        if (!joined)
            return fail(std::move(joined.error()));
        whole = std::move(*joined);
    }
    return finish(std::move(whole.found), job);
}

} // namespace heldout::similarity
