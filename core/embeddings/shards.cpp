// SPDX-License-Identifier: GPL-3.0-or-later
#include "embeddings/shards.h"

#include <algorithm>
#include <utility>

#include "data/part_merge.h"
#include "embeddings/search.h"

namespace heldout::embeddings {

namespace {

constexpr std::string_view kKind = "vectors 1\n";
constexpr std::string_view kKindOfAnyVersion = "vectors ";

void writeFound(ByteWriter& writer, const Found& found)
{
    writer.number(found.item);
    writer.number(found.score);
}

Found readFound(ByteReader& reader)
{
    Found found;
    found.item = reader.number<std::uint32_t>();
    found.score = reader.number<double>();
    return found;
}

Status readItems(ByteReader& reader, PartialMatches& found, const JobContext& job)
{
    constexpr std::size_t kFoundBytes = 12;
    constexpr std::size_t kItemBytes = 4 + kFoundBytes + 8;
    const std::size_t items = reader.count(kItemBytes);
    found.best.reserve(items);
    for (std::size_t item = 0; item < items; ++item) {
        const auto ties = reader.number<std::uint32_t>();
        const Found best = readFound(reader);
        std::vector<Found> kept(reader.count(kFoundBytes));
        for (Found& one : kept)
            one = readFound(reader);
        found.best.emplace_back(best, ties, std::move(kept));
        if (Status going = job.checkStop(); !going)
            return going;
    }
    return {};
}

/// The digest tells that bytes were changed, not that they were made up.
bool isSound(const PartialMatches& found)
{
    const auto isFound = [&](const Found& one) {
        return one.item < found.trainCount && one.score >= -100 && one.score <= 100; // NaN is neither
    };
    const auto holdsFound = [&](const BestVectors& best) {
        return best.ties() == 0 ? best.kept().empty()
                                : isFound(best.best()) && std::ranges::all_of(best.kept(), isFound);
    };
    return found.trainCount < kNoRow && found.zeroTest.size() == found.best.size()
        && checkOptions(found.options).has_value() && std::ranges::all_of(found.best, holdsFound);
}

} // namespace

bool isVectorPart(std::string_view bytes)
{
    return isPartOf(bytes, kKindOfAnyVersion);
}

Result<PartialMatches> searchShard(VectorSource& test, VectorSource& train, const Options& options,
    const Shard& shard, JobContext& job, const Tuning& tuning)
{
    return search(test, train, options, shard, job, tuning);
}

Result<std::string> toBytes(const VectorPart& part, const JobContext& job)
{
    const PartialMatches& found = part.found;
    ByteWriter writer = beginPart(kKind, part);
    writer.number(std::uint64_t{part.files.size()});
    for (const std::string& file : part.files)
        writer.text(file);
    writer.number(found.options.top);
    writer.number(found.options.minScore);
    writer.number(std::uint8_t{found.options.within});
    writer.number(found.trainCount);
    writer.number(found.dimensions);
    writer.number(found.zeroTrain);
    writer.bits(found.zeroTest);
    writer.number(std::uint64_t{found.best.size()});
    for (const BestVectors& best : found.best) {
        writer.number(best.ties());
        writeFound(writer, best.best());
        writer.number(std::uint64_t{best.kept().size()});
        for (const Found& one : best.kept())
            writeFound(writer, one);
        if (Status going = job.checkStop(); !going)
            return fail(std::move(going.error()));
    }
    return sealPart(std::move(writer), job);
}

Result<VectorPart> partFromBytes(std::string_view bytes, const std::string& file, const JobContext& job)
{
    Result<OpenedPart> opened = openPart(bytes, kKind, file, job);
    if (!opened)
        return fail(std::move(opened.error()));
    ByteReader& reader = opened->rest;
    VectorPart part{std::move(opened->label), {}, {}};
    for (std::size_t files = reader.count(sizeof(std::uint64_t)); files > 0; --files)
        part.files.push_back(reader.text());
    PartialMatches& found = part.found;
    found.options.top = reader.number<std::uint32_t>();
    found.options.minScore = reader.number<double>();
    found.options.within = reader.number<std::uint8_t>() != 0;
    found.trainCount = reader.number<std::uint64_t>();
    found.dimensions = reader.number<std::uint64_t>();
    found.zeroTrain = reader.number<std::uint64_t>();
    found.zeroTest = reader.bits();
    if (Status status = readItems(reader, found, job); !status)
        return fail(std::move(status.error()));
    if (!reader.isWhole() || !isSound(found))
        return cutOffPart(file);
    return part;
}

Result<VectorPart> joinParts(VectorPart part, VectorPart next, const JobContext& job, std::uint64_t mostPairs)
{
    return joinTwo(std::move(part), std::move(next), job, mostPairs);
}

Result<BestMatches> mergeShards(std::vector<VectorPart> parts, const JobContext& job, std::uint64_t mostPairs)
{
    return mergeAll(std::move(parts), job, mostPairs);
}

} // namespace heldout::embeddings
