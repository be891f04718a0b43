// SPDX-License-Identifier: GPL-3.0-or-later
// What systems predicted, as lists show it.
#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

#include "project/evaluations_impl.h"

namespace heldout::project {

SystemInfo systemInfo(const store::PredictionRow& row, std::vector<store::SourceRow> sources)
{
    SystemInfo info;
    info.id = row.id;
    info.name = row.name;
    info.task = named(row.task, kTasks);
    info.joinedBy = row.joinedBy == name(JoinBy::Position) ? JoinBy::Position : JoinBy::Id;
    info.counts
        = {row.joined + row.surplus + row.duplicate, row.joined, row.missing, row.surplus, row.duplicate};
    info.mentions = row.mentions;
    info.scores = row.scores;
    info.current = row.current;
    for (store::SourceRow& source : sources) {
        if (info.sources.empty())
            info.loadedAt = source.importedAt;
        info.sources.push_back({std::move(source.path), source.bytes, std::move(source.sha256), source.taken,
            source.repaired, source.refused, source.firstRow});
    }
    return info;
}

Result<std::vector<SystemInfo>> EvaluationsImpl::systems(ObjectId split)
{
    auto rows = m_store->predictions(split);
    if (!rows)
        return fail(rows.error());
    std::vector<SystemInfo> systems;
    for (const store::PredictionRow& row : *rows) {
        auto sources = m_store->predictionSources(row.id);
        if (!sources)
            return fail(sources.error());
        systems.push_back(systemInfo(row, std::move(*sources)));
    }
    return systems;
}

Status EvaluationsImpl::removeSystem(ObjectId system)
{
    return m_store->removePredictions(system);
}

Status EvaluationsImpl::renameSystem(ObjectId system, const std::string& name)
{
    return m_store->renamePredictions(system, name);
}

Result<std::vector<std::string>> EvaluationsImpl::fields(ObjectId split, JobContext& job)
{
    constexpr std::uint64_t kPage = 4096;
    std::set<std::string> names;
    for (std::uint64_t first = 0;; first += kPage) {
        if (auto going = job.checkStop(); !going)
            return fail(going.error());
        auto page = m_store->items(split, first, kPage, 0);
        if (!page)
            return fail(page.error());
        for (const store::ItemRow& item : *page) {
            const auto extra = nlohmann::json::parse(item.extra, nullptr, false);
            if (!extra.is_object())
                continue;
            for (const auto& [field, value] : extra.items())
                names.insert(field);
        }
        if (page->size() < kPage)
            return std::vector<std::string>(names.begin(), names.end());
    }
}

} // namespace heldout::project
