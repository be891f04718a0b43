// SPDX-License-Identifier: GPL-3.0-or-later
// Loading what systems predict.
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>

#include "base/files.h"
#include "base/numbers.h"
#include "project/evaluations_impl.h"
#include "project/prediction_join.h"

namespace heldout::project {

namespace {

Status checkRequest(const PredictionRequest& request)
{
    if (request.paths.empty())
        return fail(Code::InvalidArgument, Phrase::of("No file of predictions was given."),
            Phrase::of("Choose at least one file."));
    for (const std::string& path : request.paths) {
        if (auto data = checkIsData(path); !data)
            return data;
    }
    return {};
}

/// "runs/dictionary.eval.gz" to "dictionary".
std::string systemNameOf(const PredictionRequest& request)
{
    if (request.system.find_first_not_of(" \t\r\n") != std::string::npos)
        return request.system;
    std::filesystem::path name = std::filesystem::path(request.paths.front()).filename();
    if (name.extension() == ".gz")
        name = name.stem();
    return name.stem().string();
}

/// The gold side the predictions can be compared with.
Status checkGold(const store::SplitRow& split, formats::PredictionTask task)
{
    const auto refused = [](Phrase message) {
        return fail(Code::InvalidArgument, std::move(message),
            Phrase::of("Load the split with its gold annotations first."));
    };
    if (task == formats::PredictionTask::Labels && split.labelled == 0)
        return refused(Phrase::of("The split %1 has no labels to compare predictions with.", split.name));
    if (task != formats::PredictionTask::Labels && !split.mentions)
        return refused(Phrase::of("The split %1 has no mentions to compare predictions with.", split.name));
    return {};
}

Status checkCounts(const PredictionRequest& request, const PredictionJoin& join, const store::SplitRow& split)
{
    if (request.join == JoinBy::Position && join.positions() != split.items)
        return failFile(Code::NoRows, request.paths.front(),
            Phrase::of("There are %1 predictions for the %2 items of %3, joined by position.",
                join.positions(), split.items, split.name),
            Phrase::of("Join them by id, or give a prediction for each item."));
    if (join.joined() == 0)
        return failFile(Code::NoRows, request.paths.front(),
            Phrase::of("None of the predictions has the id of an item of %1.", split.name),
            Phrase::of("Choose the column of the ids, or join by position."));
    return {};
}

/// The gold side of labels; nothing where there is none.
Result<formats::ItemLabels> goldLabels(store::Store& store, const store::SplitRow& split, JobContext& job)
{
    formats::ItemLabels gold;
    if (split.labelled == 0)
        return gold;
    auto facts = store.itemFacts(split.id, job.stopToken());
    if (!facts)
        return fail(facts.error());
    std::vector<std::int64_t> sets;
    for (const store::ItemFacts& item : *facts)
        sets.push_back(item.labelSet);
    std::ranges::sort(sets);
    sets.erase(std::ranges::unique(sets).begin(), sets.end());
    for (const std::int64_t set : sets) {
        if (set == 0) // without a gold answer
            continue;
        auto labels = store.labels(set);
        if (!labels)
            return fail(labels.error());
        gold.several = gold.several || labels->size() != 1;
        gold.names.insert(labels->begin(), labels->end());
    }
    if (gold.names.size() == 2)
        gold.positive = greaterLabel({gold.names.begin(), gold.names.end()});
    return gold;
}

Task taskOf(formats::PredictionTask found, const formats::ItemLabels& gold, const PredictionJoin& join)
{
    if (found != formats::PredictionTask::Labels)
        return found == formats::PredictionTask::Tags ? Task::Tags : Task::Mentions;
    return gold.several || join.severalLabels() ? Task::MultiLabel : Task::Classification;
}

} // namespace

Result<PredictionOutcome> EvaluationsImpl::loadPredictions(const PredictionRequest& request, JobContext& job)
{
    if (auto checked = checkRequest(request); !checked)
        return fail(checked.error());
    if (auto writable = m_store->checkWritable(); !writable)
        return fail(writable.error());
    auto split = m_store->split(request.dataset, request.split);
    if (!split)
        return fail(split.error());
    auto gold = goldLabels(*m_store, *split, job);
    if (!gold)
        return fail(gold.error());
    formats::PredictionOptions options = request.options;
    options.itemLabels = *gold;
    PredictionJoin join(*m_store, *split, request.join);
    if (auto begun = join.begin(job); !begun)
        return fail(begun.error());
    store::PredictionFacts facts;
    PredictionOutcome outcome;
    std::optional<formats::PredictionTask> task;
    const std::string now = m_environment.utcNow();
    for (const std::string& path : request.paths) {
        join.beginFile(path);
        auto report = formats::readPredictions(path, options, join.textOf(), join, job);
        if (!report)
            return fail(report.error());
        if (auto comparable = checkGold(*split, report->detection.task); !comparable)
            return fail(comparable.error());
        if (task && *task != report->detection.task)
            return failFile(Code::InvalidArgument, path,
                Phrase::of(
                    "“%1” holds another kind of predictions than the file before it.", baseName(path)));
        task = report->detection.task;
        join.endFile(report->rows, report->detection.absentIsEmpty);
        for (formats::SourceReport& source : report->sources) {
            facts.sources.push_back({source.path, source.bytes, source.sha256, report->settings,
                source.firstItem, source.taken, source.repaired, source.refused, now});
            outcome.sources.push_back(std::move(source));
        }
    }
    if (auto counts = checkCounts(request, join, *split); !counts)
        return fail(counts.error());
    if (*task == formats::PredictionTask::Labels)
        join.compareLabels(gold->names);
    const Task kind = taskOf(*task, *gold, join);
    outcome.name = systemNameOf(request);
    outcome.task = kind;
    store::PredictionTarget target{split->id, name(kind), outcome.name, name(request.join), request.replace};
    auto writer = m_store->beginPredictions(target, job);
    if (!writer)
        return fail(writer.error());
    if (auto written = join.write(*writer, kind, job); !written)
        return fail(written.error());
    join.countInto(facts, outcome);
    auto published = writer->publish(facts);
    if (!published)
        return fail(published.error());
    outcome.system = published->id;
    outcome.mentions = published->mentions;
    outcome.relations = published->relations;
    auto found = m_store->predictionDiagnostics(published->id);
    if (!found)
        return fail(found.error());
    outcome.diagnostics = std::move(*found);
    return outcome;
}

Result<formats::ItemLabels> EvaluationsImpl::itemLabels(
    const std::string& dataset, const std::string& split, JobContext& job)
{
    auto found = m_store->split(dataset, split);
    if (!found)
        return fail(found.error());
    return goldLabels(*m_store, *found, job);
}

Result<formats::PredictionPreview> previewPredictions(
    const std::string& path, const formats::PredictionOptions& options)
{
    if (auto data = checkIsData(path); !data)
        return fail(data.error());
    return formats::previewPredictions(path, options);
}

} // namespace heldout::project
