// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/compared_sides.h"

#include <utility>

namespace heldout::project {

namespace {

store::RunInput inputOf(
    const char* role, int n, const char* kind, const store::SplitRow& split, const std::string& digest)
{
    return {role, n, kind, split.id, split.datasetName + " / " + split.name, digest};
}

Status checkMentions(const store::SplitRow& split)
{
    if (split.mentions)
        return {};
    return fail(Code::InvalidArgument,
        Phrase::of("The split %1 of %2 has no mentions to compare.", split.name, split.datasetName),
        Phrase::of("Compare texts, or load the split with its mentions."));
}

} // namespace

std::vector<store::RunInput> inputsOf(const ComparedSides& sides)
{
    std::vector<store::RunInput> inputs;
    const auto add = [&](const char* role, const store::SplitRow& split, const VectorSide& vectors) {
        int n = 0;
        if (sides.unit == CompareUnit::Mentions)
            inputs.push_back(inputOf(role, n++, "mentions", split, split.mentionDigest));
        inputs.push_back(inputOf(role, n++, "split", split, split.digest));
        if (sides.unit != CompareUnit::Embeddings)
            return;
        inputs.push_back({role, n++, kVectorsInput, 0, vectors.path, vectors.digest});
        if (!vectors.namesDigest.empty())
            inputs.push_back({role, n, kNamesInput, 0, vectors.names, vectors.namesDigest});
    };
    add("test", sides.test, sides.testVectors);
    add("train", sides.train, sides.trainVectors);
    return inputs;
}

Result<ComparedSides> resolveSides(store::Store& store, const CompareRequest& request, JobContext& job)
{
    ComparedSides sides;
    sides.unit = request.unit;
    auto test = store.split(request.dataset, request.testSplit);
    if (!test)
        return fail(test.error());
    auto train = store.split(request.dataset, request.trainSplit);
    if (!train)
        return fail(train.error());
    sides.test = std::move(*test);
    sides.train = std::move(*train);
    if (request.unit != CompareUnit::Mentions)
        return sides;
    for (const store::SplitRow* split : {&sides.test, &sides.train}) {
        if (auto checked = checkMentions(*split); !checked)
            return fail(checked.error());
    }
    auto testItems = mentionItems(store, sides.test.id, job);
    if (!testItems)
        return fail(testItems.error());
    auto trainItems = mentionItems(store, sides.train.id, job);
    if (!trainItems)
        return fail(trainItems.error());
    sides.testItems = std::move(*testItems);
    sides.trainItems = std::move(*trainItems);
    return sides;
}

Result<BothSources> sourcesOf(store::Store& store, const ComparedSides& sides, JobContext& job)
{
    const auto open = [&](ObjectId split) {
        return sides.unit == CompareUnit::Mentions ? store.mentionTexts(split, job.stopToken())
                                                   : store.texts(split, job.stopToken());
    };
    auto test = open(sides.test.id);
    if (!test)
        return fail(test.error());
    auto train = open(sides.train.id);
    if (!train)
        return fail(train.error());
    return BothSources{SideSource(std::move(*test)), SideSource(std::move(*train))};
}

Result<std::vector<std::uint32_t>> mentionItems(store::Store& store, ObjectId split, JobContext& job)
{
    std::vector<std::uint32_t> items;
    auto read = store.readMentions(
        split,
        [&](std::span<const store::MentionView> chunk) -> Status {
            for (const store::MentionView& mention : chunk) {
                items.push_back(static_cast<std::uint32_t>(mention.ordinal));
                items.push_back(mention.n);
            }
            return {};
        },
        job.stopToken());
    if (!read)
        return fail(read.error());
    return items;
}

} // namespace heldout::project
