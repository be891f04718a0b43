// SPDX-License-Identifier: GPL-3.0-or-later
// What systems predicted, as lists show it.
#include "project/evaluations_impl.h"
#include "project/group_fields.h"

namespace heldout::project {

tl::unexpected<Error> outdatedSystem(const store::PredictionRow& row, Code code)
{
    return fail(code,
        Phrase::of("The predictions of %1 were joined to a split that was loaded again since.", row.name),
        Phrase::of("Load the predictions again."));
}

SystemInfo systemInfo(const store::PredictionRow& row, std::vector<store::SourceRow> sources)
{
    SystemInfo info;
    info.id = row.id;
    info.name = row.name;
    info.task = named(row.task, kTasks);
    info.joinedBy = named(row.joinedBy, kJoins);
    info.counts
        = {row.joined + row.surplus + row.duplicate, row.joined, row.missing, row.surplus, row.duplicate};
    info.mentions = row.mentions;
    info.relations = row.relations;
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
    return fieldNames(*m_store, split, job);
}

} // namespace heldout::project
