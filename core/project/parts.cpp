// SPDX-License-Identifier: GPL-3.0-or-later
// One comparison shared by several machines: each compares with a part of the training side, and the parts
// are merged into the runs that one machine would have made.
#include <algorithm>

#include <nlohmann/json.hpp>

#include "base/files.h"
#include "project/project_impl.h"
#include "project/run_output.h"
#include "similarity/shards.h"

namespace heldout::project {

namespace {

using nlohmann::json;

/// Settings of all runs and digests of what is compared; names only so that merging finds the splits.
std::string identityOf(const ComparedSides& sides, const std::vector<similarity::Options>& options)
{
    json settings = json::array();
    for (const similarity::Options& one : options)
        settings.push_back(settingsJson(sides.unit, one));
    json digests = json::array();
    for (const store::RunInput& input : inputsOf(sides))
        digests.push_back(input.role + ' ' + input.kind + ' ' + input.digest);
    return json{{"settings", settings}, {"inputs", digests}, {"unit", name(sides.unit)},
        {"dataset", sides.test.datasetName}, {"test", sides.test.name}, {"train", sides.train.name}}
        .dump(-1, ' ', false, json::error_handler_t::replace);
}

/// Which splits the parts are of.
Result<CompareRequest> requestOf(const std::string& identity)
{
    CompareRequest request;
    try {
        const json parsed = json::parse(identity);
        request.dataset = parsed.at("dataset").get<std::string>();
        request.testSplit = parsed.at("test").get<std::string>();
        request.trainSplit = parsed.at("train").get<std::string>();
        request.unit = named(parsed.at("unit").get<std::string>(), kUnits);
    } catch (const json::exception& error) {
        return fail(Code::NotThisFormat, Phrase::of("A part does not say what it is of: %1.", error.what()),
            Phrase::of("Make the part again."));
    }
    return request;
}

/// Whether what was merged has an item for each of the sides'.
bool fit(const ComparedSides& sides, const std::vector<similarity::BestMatches>& best)
{
    const bool mentions = sides.unit == CompareUnit::Mentions;
    const std::uint64_t test = mentions ? sides.testItems.size() / 2 : sides.test.items;
    const std::uint64_t train = mentions ? sides.trainItems.size() / 2 : sides.train.items;
    return !best.empty() && std::ranges::all_of(best, [&](const similarity::BestMatches& one) {
        return one.matches.size() == test && one.trainCount == train;
    });
}

/// The bytes of a file that begins like a part; of any other just its begin, however much it holds.
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
        const bool begins
            = content.size() < similarity::kPartMagic.size() || content.starts_with(similarity::kPartMagic);
        if (bytes->empty() || !begins)
            return content;
    }
}

Result<std::vector<similarity::ShardPart>> readParts(
    const std::vector<std::string>& paths, const JobContext& job)
{
    std::vector<similarity::ShardPart> parts;
    for (const std::string& path : paths) {
        auto bytes = readPart(path, job);
        if (!bytes)
            return fail(bytes.error());
        auto part = similarity::partFromBytes(*bytes, path, job);
        if (!part)
            return fail(part.error());
        parts.push_back(std::move(*part));
    }
    return parts;
}

/// Parts that travelled as bytes have no file to be named by.
constexpr const char* kNoFile = "";

} // namespace

Result<std::string> joinParts(std::string_view part, std::string_view next, const JobContext& job)
{
    auto first = similarity::partFromBytes(part, kNoFile, job);
    if (!first)
        return fail(first.error());
    auto second = similarity::partFromBytes(next, kNoFile, job);
    if (!second)
        return fail(second.error());
    auto joined = similarity::joinParts(std::move(*first), std::move(*second), job);
    return joined ? similarity::toBytes(*joined, job) : fail(joined.error());
}

Result<std::string> ProjectImpl::comparePart(
    const CompareRequest& request, const similarity::Shard& shard, JobContext& job)
{
    if (Status checked = checkRequest(request); !checked)
        return fail(checked.error());
    auto sides = resolveSides(*m_store, request, job);
    if (!sides)
        return fail(sides.error());
    auto test = sourceOf(*m_store, sides->test.id, sides->unit, job);
    if (!test)
        return fail(test.error());
    auto train = sourceOf(*m_store, sides->train.id, sides->unit, job);
    if (!train)
        return fail(train.error());
    const std::vector<similarity::Options> options = request.allOptions();
    const Began began = now();
    auto found = similarity::searchShard(*test, *train, options, shard, job);
    if (!found)
        return fail(found.error());
    similarity::ShardPart part;
    part.identity = identityOf(*sides, options);
    part.shard = shard;
    part.durationMs = static_cast<std::uint64_t>(std::max<std::int64_t>(0, now().ms - began.ms));
    part.found = std::move(*found);
    return similarity::toBytes(part, job);
}

Result<std::vector<ComparisonRun>> ProjectImpl::mergeParts(
    const std::vector<std::string>& paths, JobContext& job)
{
    auto parts = readParts(paths, job);
    return parts ? storeParts(std::move(*parts), job) : fail(parts.error());
}

Result<std::vector<ComparisonRun>> ProjectImpl::storePart(std::string_view whole, JobContext& job)
{
    auto part = similarity::partFromBytes(whole, kNoFile, job);
    if (!part)
        return fail(part.error());
    std::vector<similarity::ShardPart> parts;
    parts.push_back(std::move(*part));
    return storeParts(std::move(parts), job);
}

Result<std::vector<ComparisonRun>> ProjectImpl::storeParts(
    std::vector<similarity::ShardPart> parts, JobContext& job)
{
    Began began = now();
    if (auto writable = m_store->checkWritable(); !writable)
        return fail(writable.error());
    std::string identity;
    std::uint64_t longest = 0;
    for (const similarity::ShardPart& part : parts) {
        identity = part.identity; // merging refuses parts of which one has another
        longest = std::max(longest, part.durationMs);
    }
    began.ms -= static_cast<std::int64_t>(longest);
    auto best = similarity::mergeShards(std::move(parts), job);
    if (!best)
        return fail(best.error());
    auto request = requestOf(identity);
    if (!request)
        return fail(request.error());
    auto sides = resolveSides(*m_store, *request, job);
    if (!sides && sides.error().code == Code::NotFound)
        return fail(Code::InvalidArgument,
            Phrase::of("The parts are of %1 and %2 of %3, which this project does not hold.",
                request->testSplit, request->trainSplit, request->dataset),
            Phrase::of("Merge them in the project they were made from, or give the data these names."));
    if (!sides)
        return fail(sides.error());
    std::vector<similarity::Options> options;
    for (const similarity::BestMatches& one : *best)
        options.push_back(one.options);
    if (identityOf(*sides, options) != identity || !fit(*sides, *best))
        return fail(Code::InvalidArgument,
            Phrase::of("The parts were not made from %1 and %2 of %3 as they stand in this project.",
                request->testSplit, request->trainSplit, request->dataset),
            Phrase::of("Merge them in the project they were made from, or make them again."));
    auto runs = storeBest(*sides, std::move(*best), std::nullopt, began, job);
    return runs ? described(*runs) : fail(runs.error());
}

} // namespace heldout::project
