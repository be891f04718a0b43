// SPDX-License-Identifier: GPL-3.0-or-later
// Data sets, splits and their items.
#include "project/project_impl.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "project/item_key.h"

namespace heldout::project {

namespace {

formats::FormatId formatOf(const std::string& settings)
{
    const auto json = nlohmann::json::parse(settings, nullptr, false);
    if (json.is_object()) {
        const auto format = json.find("format");
        if (format != json.end() && format->is_string())
            return formats::formatFromName(format->get<std::string>()).value_or(formats::FormatId::Lines);
    }
    return formats::FormatId::Lines;
}

TextRow toTextRow(store::ItemRow&& item)
{
    TextRow row;
    row.ordinal = item.ordinal;
    row.key = keyOf(item);
    row.text = std::move(item.text);
    row.cut = item.cut;
    row.document = std::move(item.document);
    row.labels = std::move(item.labels);
    row.mentions = item.mentions;
    return row;
}

} // namespace

Result<SplitInfo> ProjectImpl::splitInfo(const store::SplitRow& row)
{
    auto sources = m_store->sources(row.id);
    if (!sources)
        return fail(sources.error());
    SplitInfo info;
    info.id = row.id;
    info.name = row.name;
    info.role = row.role;
    info.items = row.items;
    info.documents = row.documents;
    info.mentions = row.mentions;
    info.relations = row.relations;
    info.labels = row.labelled > 0;
    info.digest = row.digest;
    info.notes = row.notes;
    for (const store::SourceRow& source : *sources) {
        if (info.sources.empty()) {
            info.format = formatOf(source.settings);
            info.importedAt = source.importedAt;
        }
        info.sources.push_back(
            {source.path, source.bytes, source.sha256, source.taken, source.repaired, source.refused});
    }
    return info;
}

Result<std::vector<DatasetInfo>> ProjectImpl::datasets()
{
    auto rows = m_store->datasets();
    if (!rows)
        return fail(rows.error());
    std::vector<DatasetInfo> result;
    for (const store::DatasetRow& row : *rows) {
        DatasetInfo dataset{row.id, row.name, {}};
        auto splits = m_store->splits(row.id);
        if (!splits)
            return fail(splits.error());
        for (const store::SplitRow& split : *splits) {
            auto info = splitInfo(split);
            if (!info)
                return fail(info.error());
            dataset.splits.push_back(std::move(*info));
        }
        std::ranges::stable_sort(dataset.splits, {}, &SplitInfo::role);
        result.push_back(std::move(dataset));
    }
    return result;
}

Status ProjectImpl::renameDataset(ObjectId dataset, const std::string& name)
{
    if (name.find_first_not_of(" \t\r\n") == std::string::npos)
        return fail(Code::InvalidArgument, Phrase::of("The name of the data set is empty."),
            Phrase::of("Give it a name."));
    return m_store->renameDataset(dataset, name);
}

Status ProjectImpl::removeSplit(ObjectId split)
{
    return m_store->removeSplit(split);
}

Result<std::vector<TextRow>> ProjectImpl::texts(
    ObjectId split, std::uint64_t first, std::uint64_t count, std::size_t maxBytes)
{
    auto items = m_store->items(split, first, count, maxBytes);
    if (!items)
        return fail(items.error());
    std::vector<TextRow> rows;
    rows.reserve(items->size());
    for (store::ItemRow& item : *items)
        rows.push_back(toTextRow(std::move(item)));
    return rows;
}

Result<std::vector<Diagnostic>> ProjectImpl::diagnostics(ObjectId split)
{
    return m_store->diagnostics(split);
}

Result<std::vector<DocumentOnBothSides>> ProjectImpl::documentsOnBothSides(
    ObjectId testSplit, ObjectId trainSplit, std::size_t limit, std::uint64_t& total)
{
    auto shared = m_store->documentsOnBothSides(testSplit, trainSplit, limit, total);
    if (!shared)
        return fail(shared.error());
    std::vector<DocumentOnBothSides> result;
    result.reserve(shared->size());
    for (store::SharedDocument& document : *shared)
        result.push_back({std::move(document.document), document.testItems, document.trainItems});
    return result;
}

Result<Project::SeenMentions> ProjectImpl::seenMentions(
    ObjectId testSplit, ObjectId trainSplit, JobContext& job)
{
    auto test = m_store->mentionTexts(testSplit, job.stopToken());
    if (!test)
        return fail(test.error());
    auto train = m_store->mentionTexts(trainSplit, job.stopToken());
    if (!train)
        return fail(train.error());
    auto identical = leakage::countIdenticalTexts(**test, **train, job);
    if (!identical)
        return fail(identical.error());
    return SeenMentions{(*test)->count(), identical->exact, identical->ignoringCase};
}

} // namespace heldout::project
