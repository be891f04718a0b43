// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/merged_parts.h"

#include <algorithm>
#include <utility>

#include "base/files.h"
#include "embeddings/shards.h"
#include "project/embedding_matches.h"
#include "project/project.h"
#include "similarity/shards.h"

namespace heldout::project {

namespace {

/// Parts that travelled as bytes have no file to be named by.
constexpr const char* kNoFile = "";

Result<std::string> readPart(const std::string& path, const JobContext& job)
{
    auto file = InputFile::open(path);
    if (!file)
        return fail(file.error());
    std::string content;
    for (;;) {
        if (Status going = job.checkStop(); !going)
            return fail(going.error());
        auto bytes = file->next();
        if (!bytes)
            return fail(bytes.error());
        content.append(bytes->data(), bytes->size());
        const bool begins = content.size() < kPartMagic.size() || content.starts_with(kPartMagic);
        if (bytes->empty() || !begins)
            return content;
    }
}

bool isOfVectors(const PartBytes& part)
{
    return embeddings::isVectorPart(part.bytes);
}

/// Reads parts with one of the two partFromBytes(); gives the bytes back as it goes.
template <typename Part, typename Read>
Result<std::vector<Part>> opened(std::vector<PartBytes> files, const JobContext& job, const Read& read)
{
    std::vector<Part> parts;
    for (PartBytes& file : files) {
        const std::string bytes = std::exchange(file.bytes, {});
        Result<Part> part = read(bytes, file.path, job);
        if (!part)
            return fail(std::move(part.error()));
        parts.push_back(std::move(*part));
    }
    return parts;
}

/// What all parts say alike; merging refuses those that do not.
void takeLabels(MergedParts& merged, const PartLabel& label)
{
    merged.identity = label.identity;
    merged.durationMs = std::max(merged.durationMs, label.durationMs);
}

Result<MergedParts> mergeGrams(std::vector<PartBytes> files, const JobContext& job)
{
    auto parts = opened<similarity::ShardPart>(std::move(files), job, similarity::partFromBytes);
    if (!parts)
        return fail(parts.error());
    MergedParts merged;
    for (const similarity::ShardPart& part : *parts)
        takeLabels(merged, part);
    auto best = similarity::mergeShards(std::move(*parts), job);
    if (!best)
        return fail(best.error());
    merged.best = std::move(*best);
    return merged;
}

Result<MergedParts> mergeVectors(std::vector<PartBytes> files, const JobContext& job)
{
    auto parts = opened<embeddings::VectorPart>(std::move(files), job, embeddings::partFromBytes);
    if (!parts)
        return fail(parts.error());
    MergedParts merged;
    for (const embeddings::VectorPart& part : *parts) {
        takeLabels(merged, part);
        if (part.shard.number == 1)
            merged.files = part.files;
    }
    auto best = embeddings::mergeShards(std::move(*parts), job);
    if (!best)
        return fail(best.error());
    merged.dimensions = best->dimensions;
    similarity::Options options;
    options.top = best->options.top;
    options.minScore = best->options.minScore;
    options.within = best->options.within;
    merged.best.push_back(asBestMatches(std::move(*best), options));
    return merged;
}

/// Both parts read, joined, and written again.
template <typename Read>
Result<std::string> joinWith(
    std::string_view part, std::string_view next, const JobContext& job, const Read& read)
{
    auto first = read(part, kNoFile, job);
    if (!first)
        return fail(first.error());
    auto second = read(next, kNoFile, job);
    if (!second)
        return fail(second.error());
    auto joined = joinParts(std::move(*first), std::move(*second), job);
    return joined ? toBytes(*joined, job) : fail(joined.error());
}

} // namespace

Result<std::vector<PartBytes>> readParts(const std::vector<std::string>& paths, const JobContext& job)
{
    std::vector<PartBytes> parts;
    for (const std::string& path : paths) {
        auto bytes = readPart(path, job);
        if (!bytes)
            return fail(bytes.error());
        parts.push_back({path, std::move(*bytes)});
    }
    return parts;
}

Result<MergedParts> mergeAll(std::vector<PartBytes> parts, const JobContext& job)
{
    const auto isPart = [](const PartBytes& part) { return part.bytes.starts_with(kPartMagic); };
    if (std::ranges::none_of(parts, isOfVectors))
        return mergeGrams(std::move(parts), job);
    const auto other = std::ranges::find_if_not(parts, isOfVectors);
    if (other != parts.end() && isPart(*other)) {
        PartLabel first;
        PartLabel second;
        first.file = std::ranges::find_if(parts, isOfVectors)->path;
        second.file = other->path;
        return differentParts(first, second);
    }
    return mergeVectors(std::move(parts), job);
}

Result<std::string> joinParts(std::string_view part, std::string_view next, const JobContext& job)
{
    return embeddings::isVectorPart(part) ? joinWith(part, next, job, embeddings::partFromBytes)
                                          : joinWith(part, next, job, similarity::partFromBytes);
}

} // namespace heldout::project
