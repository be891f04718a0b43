// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/merged_parts.h"

#include <algorithm>
#include <optional>
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

template <typename Part>
using ReadPart = Result<Part> (&)(std::string_view bytes, const std::string& file, const JobContext& job);

/// A part among those that are merged.
struct PartFile
{
    std::string path;
    bool ofVectors = false;
    std::optional<PartLabel> label; ///< none: it is no part, or was cut off
};

/// The bytes of a file that begins like a part until `enough` of them are there; of any other just its begin,
/// however much it holds.
template <typename Enough>
Result<std::string> readPart(const std::string& path, const JobContext& job, const Enough& enough)
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
        if (bytes->empty() || !begins || enough(content))
            return content;
    }
}

Result<PartFile> beginOf(const std::string& path, const JobContext& job)
{
    PartFile file{path, false, {}};
    const auto begin = readPart(path, job, [&](const std::string& bytes) {
        file.label = labelIn(bytes);
        return file.label.has_value();
    });
    if (!begin)
        return fail(begin.error());
    file.ofVectors = embeddings::isVectorPart(*begin);
    if (file.label)
        file.label->file = path;
    return file;
}

/// With one of the two partFromBytes().
template <typename Part>
Result<Part> readFrom(const PartFile& file, const JobContext& job, ReadPart<Part> read)
{
    const auto bytes = readPart(file.path, job, [](const std::string&) { return false; });
    return bytes ? read(*bytes, file.path, job) : fail(bytes.error());
}

/// What is wrong with a part is to be told before how it goes with others: its label may be what was changed.
Status checkEach(const std::vector<PartFile>& files, const JobContext& job)
{
    for (const PartFile& file : files) {
        Status sound;
        if (file.ofVectors) {
            if (auto part = readFrom<embeddings::VectorPart>(file, job, embeddings::partFromBytes); !part)
                sound = fail(part.error());
        } else if (auto part = readFrom<similarity::ShardPart>(file, job, similarity::partFromBytes); !part) {
            sound = fail(part.error());
        }
        if (!sound)
            return sound;
    }
    return {};
}

/// Puts them in order by shard.
Status checkTogether(std::vector<PartFile>& files)
{
    for (const PartFile& file : files) {
        if (!file.label)
            return cutOffPart(file.path);
    }
    const auto vectors = std::ranges::find_if(files, &PartFile::ofVectors);
    const auto texts = std::ranges::find_if_not(files, &PartFile::ofVectors);
    if (vectors != files.end() && texts != files.end())
        return differentParts(*vectors->label, *texts->label);
    std::ranges::stable_sort(files, {}, [](const PartFile& file) { return file.label->shard.number; });
    std::vector<const PartLabel*> labels;
    labels.reserve(files.size());
    for (const PartFile& file : files)
        labels.push_back(&*file.label);
    return checkParts(labels);
}

/// All parts as one. Each is given back as soon as it was joined.
template <typename Part>
Result<Part> joined(const std::vector<PartFile>& files, const JobContext& job, ReadPart<Part> read)
{
    auto whole = readFrom(files.front(), job, read);
    for (auto file = files.begin() + 1; whole && file != files.end(); ++file) {
        auto part = readFrom(*file, job, read);
        if (!part)
            return part;
        whole = joinParts(std::move(*whole), std::move(*part), job);
    }
    return whole;
}

/// What the whole part says.
MergedParts labelled(const PartLabel& label)
{
    MergedParts merged;
    merged.identity = label.identity;
    merged.durationMs = label.durationMs;
    return merged;
}

template <typename Part>
std::vector<Part> only(Part part)
{
    std::vector<Part> parts;
    parts.push_back(std::move(part));
    return parts;
}

Result<MergedParts> mergedGrams(Result<similarity::ShardPart> whole, const JobContext& job)
{
    if (!whole)
        return fail(whole.error());
    MergedParts merged = labelled(*whole);
    auto best = similarity::mergeShards(only(std::move(*whole)), job);
    if (!best)
        return fail(best.error());
    merged.best = std::move(*best);
    return merged;
}

Result<MergedParts> mergedVectors(Result<embeddings::VectorPart> whole, const JobContext& job)
{
    if (!whole)
        return fail(whole.error());
    MergedParts merged = labelled(*whole);
    merged.files = whole->files;
    auto best = embeddings::mergeShards(only(std::move(*whole)), job);
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

Result<MergedParts> mergeFiles(const std::vector<std::string>& paths, const JobContext& job)
{
    std::vector<PartFile> files;
    for (const std::string& path : paths) {
        auto file = beginOf(path, job);
        if (!file)
            return fail(file.error());
        files.push_back(std::move(*file));
    }
    if (Status together = checkTogether(files); !together) {
        const Status sound = checkEach(files, job);
        return fail(sound ? together.error() : sound.error());
    }
    return files.front().ofVectors
        ? mergedVectors(joined<embeddings::VectorPart>(files, job, embeddings::partFromBytes), job)
        : mergedGrams(joined<similarity::ShardPart>(files, job, similarity::partFromBytes), job);
}

Result<MergedParts> mergeWhole(std::string_view part, const JobContext& job)
{
    return embeddings::isVectorPart(part) ? mergedVectors(embeddings::partFromBytes(part, kNoFile, job), job)
                                          : mergedGrams(similarity::partFromBytes(part, kNoFile, job), job);
}

Result<std::string> joinParts(std::string_view part, std::string_view next, const JobContext& job)
{
    return embeddings::isVectorPart(part) ? joinWith(part, next, job, embeddings::partFromBytes)
                                          : joinWith(part, next, job, similarity::partFromBytes);
}

} // namespace heldout::project
