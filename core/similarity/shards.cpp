// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/shards.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "data/part_merge.h"
#include "similarity/comparison.h"

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

} // namespace

Result<PartialComparison> searchShard(TextSource& test, TextSource& train,
    const std::vector<Options>& options, const Shard& shard, JobContext& job)
{
    if (Status status = checkShard(shard); !status)
        return fail(std::move(status.error()));
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
    return joinTwo(std::move(part), std::move(next), job, mostPairs);
}

Result<std::vector<BestMatches>> mergeShards(
    std::vector<ShardPart> parts, const JobContext& job, std::uint64_t mostPairs)
{
    return mergeAll(std::move(parts), job, mostPairs);
}

} // namespace heldout::similarity
