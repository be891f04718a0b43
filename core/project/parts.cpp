// SPDX-License-Identifier: GPL-3.0-or-later
// One comparison shared by several machines: each compares with a part of the training side, and the parts
// are merged into the runs that one machine would have made.
#include <algorithm>

#include <nlohmann/json.hpp>

#include "embeddings/shards.h"
#include "project/embedding_matches.h"
#include "project/merged_parts.h"
#include "project/project_impl.h"
#include "project/run_output.h"
#include "project/vector_files.h"
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

/// The digest that identityOf() wrote of an input; "" when there is none.
std::string digestIn(const json& inputs, const char* role, const char* kind)
{
    const std::string begin = std::string(role) + ' ' + kind + ' ';
    for (const json& input : inputs) {
        const std::string line = input.get<std::string>();
        if (line.starts_with(begin))
            return line.substr(begin.size());
    }
    return {};
}

/// What the parts are of: which splits and, of embeddings, with which digests. The files themselves need not
/// be here.
struct PartsOf
{
    CompareRequest request;
    VectorSide test, train;
};

Result<PartsOf> partsOf(const std::string& identity)
{
    PartsOf of;
    try {
        const json parsed = json::parse(identity);
        of.request.dataset = parsed.at("dataset").get<std::string>();
        of.request.testSplit = parsed.at("test").get<std::string>();
        of.request.trainSplit = parsed.at("train").get<std::string>();
        of.request.unit = named(parsed.at("unit").get<std::string>(), kUnits);
        const json& inputs = parsed.at("inputs");
        for (const auto& [side, role] : {std::pair(&of.test, "test"), std::pair(&of.train, "train")}) {
            side->digest = digestIn(inputs, role, kVectorsInput);
            side->namesDigest = digestIn(inputs, role, kNamesInput);
        }
    } catch (const json::exception& error) {
        return fail(Code::NotThisFormat, Phrase::of("A part does not say what it is of: %1.", error.what()),
            Phrase::of("Make the part again."));
    }
    return of;
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

} // namespace

Result<std::string> ProjectImpl::comparePart(
    const CompareRequest& request, const Shard& shard, JobContext& job)
{
    if (Status checked = checkRequest(request); !checked)
        return fail(checked.error());
    auto sides = comparedSides(request, job);
    if (!sides)
        return fail(sides.error());
    const std::vector<similarity::Options> options = request.allOptions();
    PartLabel label{identityOf(*sides, options), shard};
    if (sides->unit == CompareUnit::Embeddings)
        return vectorPart(request.vectors, *sides, options.front(), std::move(label), job);
    auto sources = sourcesOf(*m_store, *sides, job);
    if (!sources)
        return fail(sources.error());
    const Began began = now();
    auto found = similarity::searchShard(sources->test, sources->train, options, shard, job);
    if (!found)
        return fail(found.error());
    label.durationMs = since(began);
    return similarity::toBytes({std::move(label), std::move(*found)}, job);
}

Result<std::string> ProjectImpl::vectorPart(const VectorFiles& files, const ComparedSides& sides,
    const similarity::Options& options, PartLabel label, JobContext& job)
{
    auto vectors = vectorsOf(*m_store, sides, job);
    if (!vectors)
        return fail(vectors.error());
    const Began began = now();
    auto found = embeddings::searchShard(
        *vectors->test, *vectors->train, embeddingOptions(options), label.shard, job);
    if (!found)
        return fail(found.error());
    label.durationMs = since(began);
    return embeddings::toBytes(
        {std::move(label), {files.test, files.train, files.testNames, files.trainNames}, std::move(*found)},
        job);
}

std::uint64_t ProjectImpl::since(const Began& began) const
{
    return static_cast<std::uint64_t>(std::max<std::int64_t>(0, m_environment.steadyMs() - began.ms));
}

Result<std::vector<ComparisonRun>> ProjectImpl::mergeParts(
    const std::vector<std::string>& paths, JobContext& job)
{
    const Began began = now();
    if (auto writable = m_store->checkWritable(); !writable)
        return fail(writable.error());
    auto merged = mergeFiles(paths, job);
    return merged ? storeMerged(std::move(*merged), began, job) : fail(merged.error());
}

Result<std::vector<ComparisonRun>> ProjectImpl::storePart(std::string_view whole, JobContext& job)
{
    const Began began = now();
    if (auto writable = m_store->checkWritable(); !writable)
        return fail(writable.error());
    auto merged = mergeWhole(whole, job);
    return merged ? storeMerged(std::move(*merged), began, job) : fail(merged.error());
}

Result<std::vector<ComparisonRun>> ProjectImpl::storeMerged(MergedParts merged, Began began, JobContext& job)
{
    began.ms -= static_cast<std::int64_t>(merged.durationMs);
    auto of = partsOf(merged.identity);
    if (!of)
        return fail(of.error());
    auto sides = resolveSides(*m_store, of->request, job);
    if (!sides && sides.error().code == Code::NotFound)
        return fail(Code::InvalidArgument,
            Phrase::of("The parts are of %1 and %2 of %3, which this project does not hold.",
                of->request.testSplit, of->request.trainSplit, of->request.dataset),
            Phrase::of("Merge them in the project they were made from, or give the data these names."));
    if (!sides)
        return fail(sides.error());
    sides->dimensions = merged.dimensions;
    sides->testVectors = std::move(of->test);
    sides->trainVectors = std::move(of->train);
    if (merged.files.size() == 4) {
        sides->testVectors.path = merged.files[0];
        sides->trainVectors.path = merged.files[1];
        sides->testVectors.names = merged.files[2];
        sides->trainVectors.names = merged.files[3];
    }
    std::vector<similarity::Options> options;
    options.reserve(merged.best.size());
    for (const similarity::BestMatches& one : merged.best)
        options.push_back(one.options);
    if (identityOf(*sides, options) != merged.identity || !fit(*sides, merged.best))
        return fail(Code::InvalidArgument,
            Phrase::of("The parts were not made from %1 and %2 of %3 as they stand in this project.",
                of->request.testSplit, of->request.trainSplit, of->request.dataset),
            Phrase::of("Merge them in the project they were made from, or make them again."));
    auto runs = storeBest(*sides, std::move(merged.best), std::nullopt, began, job);
    return runs ? described(*runs) : fail(runs.error());
}

} // namespace heldout::project
