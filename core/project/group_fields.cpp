// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/group_fields.h"

#include <algorithm>
#include <set>
#include <unordered_map>

#include <nlohmann/json.hpp>

#include "project/side_source.h"

namespace heldout::project {

namespace {

constexpr std::uint64_t kPage = 4096;
constexpr const char* kText = "text";

/// Goes through the items, with at most `maxBytes` of their texts.
template <typename Take>
Status eachItem(
    store::Store& store, ObjectId split, std::size_t maxBytes, const JobContext& job, const Take& take)
{
    for (std::uint64_t first = 0;; first += kPage) {
        if (auto going = job.checkStop(); !going)
            return going;
        auto page = store.items(split, first, kPage, maxBytes);
        if (!page)
            return fail(page.error());
        std::ranges::for_each(*page, take);
        if (page->size() < kPage)
            return {};
    }
}

/// The fields beside text, label, id and document; an empty object where there are none.
nlohmann::json fieldsOf(const store::ItemRow& item)
{
    auto fields = nlohmann::json::parse(item.extra, nullptr, false);
    return fields.is_object() ? fields : nlohmann::json::object();
}

Result<std::vector<bool>> sameTexts(
    const std::vector<std::string>& test, const std::vector<std::string>& train, bool ignoringCase)
{
    leakage::SeenTexts seen(
        ignoringCase ? leakage::SeenTexts::Case::Ignored : leakage::SeenTexts::Case::Matters);
    for (const std::string& text : train) {
        if (!text.empty()) // no text is not the same text
            seen.add(text);
    }
    std::vector<bool> flags;
    flags.reserve(test.size());
    for (const std::string& text : test)
        flags.push_back(seen.contains(text));
    return flags;
}

Result<std::vector<bool>> similarTexts(std::vector<std::string> test, std::vector<std::string> train,
    const GroupContext& context, std::uint32_t border, JobContext& job)
{
    similarity::Options options = context.compared.optionsFor(context.compared.ngrams.front());
    options.top = 1;
    options.within = false;
    ListSource testSource(std::move(test));
    ListSource trainSource(std::move(train));
    auto best = similarity::findBestMatches(testSource, trainSource, {options}, job);
    if (!best)
        return fail(best.error());
    std::vector<bool> flags(best->front().matches.size());
    for (const similarity::Match& match : best->front().matches)
        flags[match.test] = similarity::atLeast(match, static_cast<std::int32_t>(border), options.rule());
    return flags;
}

std::vector<GroupHead> overlapHeads(const std::vector<std::string>& fields)
{
    std::vector<GroupHead> heads;
    heads.reserve(fields.size() + 1);
    for (const std::string& field : fields)
        heads.push_back({Phrase::of("%1 seen", field), {}, {}});
    heads.push_back({fields.size() == 2 ? Phrase::of("Neither seen") : Phrase::of("Nothing seen"), {}, {}});
    return heads;
}

} // namespace

Result<std::vector<std::string>> documentsOf(
    store::Store& store, const store::SplitRow& split, JobContext& job)
{
    auto facts = store.itemFacts(split.id, job.stopToken());
    if (!facts)
        return fail(facts.error());
    std::unordered_map<std::int64_t, std::string> names{{0, {}}};
    std::vector<std::string> documents;
    documents.reserve(facts->size());
    for (std::size_t item = 0; item < facts->size(); ++item) {
        const auto [found, isNew] = names.try_emplace((*facts)[item].document);
        if (isNew) {
            const auto ordinal = static_cast<std::uint32_t>(item);
            auto row = store.itemsAt(split.id, std::span(&ordinal, 1), 0);
            if (!row)
                return fail(row.error());
            found->second = std::move(row->front().document);
        }
        documents.push_back(found->second);
    }
    return documents;
}

Result<std::vector<std::string>> fieldOf(
    store::Store& store, ObjectId split, const std::string& field, JobContext& job)
{
    std::vector<std::string> values;
    bool there = false;
    const auto take = [&](store::ItemRow& item) {
        std::string& value = values.emplace_back();
        const auto fields = fieldsOf(item);
        const auto found = fields.find(field);
        if (found == fields.end() || found->is_null())
            return;
        there = true;
        value = found->is_string() ? found->get<std::string>() : found->dump();
    };
    const auto takeText = [&](store::ItemRow& item) { values.push_back(std::move(item.text)); };
    const bool text = field == kText;
    Status read
        = text ? eachItem(store, split, SIZE_MAX, job, takeText) : eachItem(store, split, 0, job, take);
    if (!read)
        return fail(read.error());
    if (!there && !text)
        return fail(Code::NotFound, Phrase::of("No item has a field %1.", field),
            Phrase::of("Choose one of the columns that the file of the split has."));
    return values;
}

Result<std::vector<std::string>> fieldNames(store::Store& store, ObjectId split, JobContext& job)
{
    std::set<std::string> names;
    auto read = eachItem(store, split, 0, job, [&](const store::ItemRow& item) {
        const auto fields = fieldsOf(item);
        for (const auto& field : fields.items())
            names.insert(field.key());
    });
    if (!read)
        return fail(read.error());
    return std::vector<std::string>(names.begin(), names.end());
}

ItemGroups byValue(const std::vector<std::string>& values, const Phrase& nothing)
{
    std::vector<std::string> names;
    ItemGroups result;
    result.of = leakage::asMemberships(leakage::valueGroups(values, names));
    for (std::string& value : names)
        result.heads.push_back({value.empty() ? nothing : Phrase::asIs(std::move(value)), {}, {}});
    return result;
}

Result<ItemGroups> byOverlap(const GroupBy& group, const GroupContext& context, JobContext& job)
{
    std::vector<std::vector<bool>> seen;
    for (const std::string& field : group.fields) {
        auto test = fieldOf(context.store, context.test.id, field, job);
        if (!test)
            return fail(test.error());
        auto train = fieldOf(context.store, context.train->id, field, job);
        if (!train)
            return fail(train.error());
        auto flags = group.overlapBorder
            ? similarTexts(std::move(*test), std::move(*train), context, *group.overlapBorder, job)
            : sameTexts(*test, *train, group.ignoringCase);
        if (!flags)
            return fail(flags.error());
        seen.push_back(std::move(*flags));
    }
    ItemGroups result;
    result.heads = overlapHeads(group.fields);
    result.of = leakage::asMemberships(leakage::overlapGroups(seen));
    return result;
}

} // namespace heldout::project
