// SPDX-License-Identifier: GPL-3.0-or-later
// Scores of systems by groups: the stored evaluation is shown, else it is computed and stored.
#include <algorithm>

#include "base/numbers.h"
#include "project/evaluation_plan.h"
#include "project/evaluation_record.h"
#include "project/evaluation_scores.h"
#include "project/evaluations_impl.h"
#include "project/outdated_input.h"

namespace heldout::project {

namespace {

/// The positive label: the one asked for, else the greater one of two; and what is averaged.
Status settleAverage(const EvaluationPlan& plan, const Answers& answers, Evaluation& evaluation)
{
    if (answers.task().kind == metrics::Kind::Mentions) {
        evaluation.average = Average::Micro;
        return {};
    }
    const std::vector<std::string>& classes = answers.classes();
    const bool two = classes.size() == 2 && plan.task == Task::Classification;
    const bool named = !plan.request.positiveLabel.empty();
    const bool one = named || (two && plan.request.leftOut.empty());
    evaluation.average = plan.request.average.value_or(one ? Average::Positive : Average::Macro);
    if (evaluation.average != Average::Positive) {
        evaluation.leftOut = plan.request.leftOut;
        return {};
    }
    if (named && std::ranges::find(classes, plan.request.positiveLabel) == classes.end())
        return fail(Code::InvalidArgument,
            Phrase::of("No item has the positive label %1.", plan.request.positiveLabel),
            Phrase::of("Choose one of the labels."));
    if (!named && classes.size() > 2)
        return fail(Code::InvalidArgument,
            Phrase::of("There are %1 labels, and none was named as the positive one.", classes.size()),
            Phrase::of("Name it, or average over the labels."));
    if (named || classes.empty())
        evaluation.positiveLabel = plan.request.positiveLabel;
    else
        evaluation.positiveLabel = greaterLabel(classes);
    return {};
}

Evaluation prepared(const EvaluationPlan& plan)
{
    Evaluation evaluation;
    evaluation.dataset = plan.test.datasetName;
    evaluation.testSplit = plan.test.name;
    evaluation.trainSplit = plan.train ? plan.train->name : std::string();
    evaluation.testSplitId = plan.test.id;
    evaluation.similarityRun = plan.similarity ? plan.similarity->id : 0;
    evaluation.task = plan.task;
    evaluation.group = plan.request.group;
    evaluation.crossed = plan.request.crossed;
    evaluation.metric = plan.request.metric;
    evaluation.mode = plan.mode;
    evaluation.tagReading = plan.request.tagReading;
    evaluation.resamples = plan.request.resamples;
    evaluation.seed = plan.request.seed;
    evaluation.confidence = plan.request.confidence;
    for (const store::PredictionRow& row : plan.systems)
        evaluation.systems.push_back(systemInfo(row, {}));
    return evaluation;
}

Result<std::unique_ptr<Answers>> answersOf(
    store::Store& store, const EvaluationPlan& plan, Evaluation& evaluation, JobContext& job)
{
    std::vector<ObjectId> systems;
    systems.reserve(plan.systems.size());
    for (const store::PredictionRow& row : plan.systems)
        systems.push_back(row.id);
    if (!isMentions(plan.task))
        return labelAnswers(store, plan.test, plan.task, plan.request.leftOut, systems, job);
    if (plan.task == Task::Relations)
        return relationAnswers(store, plan.test, systems, job);
    const MentionRules rules{plan.mode, plan.request.tagReading, plan.request.tagScheme};
    auto answers = mentionAnswers(store, plan.test, plan.task, rules, systems, job);
    if (!answers)
        return fail(answers.error());
    evaluation.tagScheme = answers->tagScheme;
    evaluation.tagRepairs = answers->tagRepairs;
    return std::move(answers->answers);
}

/// The comparison that similarity comes from.
CompareRequest similarityOf(const EvaluateRequest& request)
{
    CompareRequest compared = request.similarity;
    compared.dataset = request.dataset;
    compared.testSplit = request.testSplit;
    compared.trainSplit = request.trainSplit;
    if (compared.ngrams.size() > 1)
        compared.ngrams.erase(compared.ngrams.begin() + 1, compared.ngrams.end());
    return compared;
}

Result<std::optional<ComparisonRun>> firstOf(Result<std::vector<ComparisonRun>> runs)
{
    if (!runs)
        return fail(runs.error());
    return runs->empty() ? std::nullopt : std::optional(std::move(runs->front()));
}

Result<std::optional<ComparisonRun>> chosenRun(Project& project, ObjectId run)
{
    auto chosen = project.comparison(run);
    if (!chosen)
        return fail(chosen.error());
    return std::move(*chosen);
}

Status writeEntries(store::RunWriter& writer, const RowEntries& entries)
{
    std::vector<std::uint32_t> pairs;
    pairs.reserve(2 * entries.entries.size());
    for (const RowEntry& entry : entries.entries) {
        pairs.push_back(entry.item);
        pairs.push_back(entry.row);
    }
    Status status = writer.addColumn(kEntryColumn, pairs, 2);
    if (status)
        status = writer.addColumn(kEntryRightColumn, entries.right);
    return status ? writer.addColumn(kItemRightColumn, entries.itemRight) : status;
}

Result<ObjectId> storeEvaluation(store::Store& store, const store::RunRow& row, const Evaluation& evaluation,
    const RowEntries& entries, JobContext& job)
{
    auto writer = store.beginRun(job);
    if (!writer)
        return fail(writer.error());
    if (auto written = writeEntries(*writer, entries); !written)
        return fail(written.error());
    return writer->publish(row, {{kEvaluationResult, evaluationJson(evaluation)}});
}

/// The groupings of a request, and the two crossed.
struct BuiltGroups
{
    ItemGroups first;
    std::optional<ItemGroups> second;
    std::optional<ItemGroups> both; ///< unset where one of the two has no groups of items

    [[nodiscard]] const ItemGroups& all() const
    {
        if (both)
            return *both;
        return second && first.labels ? *second : first;
    }
};

Result<BuiltGroups> buildGroups(const EvaluationPlan& plan, const GroupContext& context, JobContext& job)
{
    BuiltGroups built;
    auto first = itemGroups(plan.request.group, context, job);
    if (!first)
        return fail(first.error());
    built.first = std::move(*first);
    if (!plan.request.crossed)
        return built;
    auto second = itemGroups(*plan.request.crossed, context, job);
    if (!second)
        return fail(second.error());
    built.second = std::move(*second);
    if (built.first.labels || built.second->labels)
        return built;
    auto both = crossedGroups(built.first, *built.second, context, job);
    if (!both)
        return fail(both.error());
    built.both = std::move(*both);
    return built;
}

} // namespace

std::string greaterLabel(const std::vector<std::string>& labels)
{
    return std::ranges::max(labels, [](const std::string& a, const std::string& b) {
        const auto numberA = parseDouble(a);
        const auto numberB = parseDouble(b);
        return numberA && numberB && *numberA != *numberB ? *numberA < *numberB : a < b;
    });
}

Result<Evaluation> EvaluationsImpl::compute(const EvaluationPlan& plan, JobContext& job)
{
    const std::string startedAt = m_environment.utcNow();
    const std::int64_t startedMs = m_environment.steadyMs();
    Evaluation evaluation = prepared(plan);
    auto answers = answersOf(*m_store, plan, evaluation, job);
    if (!answers)
        return fail(answers.error());
    if (auto settled = settleAverage(plan, **answers, evaluation); !settled)
        return fail(settled.error());
    std::optional<ItemSimilarity> similarity;
    if (plan.similarity) {
        auto loaded = loadSimilarity(*m_store, *plan.similarity, job);
        if (!loaded)
            return fail(loaded.error());
        similarity = std::move(*loaded);
    }
    auto built
        = buildGroups(plan, {*m_store, plan.test, plan.train, similarity, plan.request.similarity}, job);
    if (!built)
        return fail(built.error());
    const GroupedItems groups{built->first, built->second ? &*built->second : nullptr, built->all()};
    evaluation.mentionsGrouped = groups.all.mentions;
    auto order = settledOrder(*m_store, plan.test, job);
    if (!order)
        return fail(order.error());
    auto table = makeTable(**answers, static_cast<std::uint32_t>(plan.systems.size()), groups, *order, job);
    if (!table)
        return fail(table.error());
    const std::vector<std::string>& classes = (*answers)->classes();
    const auto positive = std::ranges::find(classes, evaluation.positiveLabel) - classes.begin();
    const ScoreContext context{*table, groups, classes, similarity,
        positive < std::ssize(classes) ? static_cast<std::uint32_t>(positive) : 0U};
    if (auto filled = fillScores(context, evaluation, job); !filled)
        return fail(filled.error());

    store::RunRow row;
    row.kind = kEvaluationKind;
    row.settings = plan.settings;
    row.programVersion = m_environment.programVersion;
    row.startedAt = startedAt;
    row.durationMs = m_environment.steadyMs() - startedMs;
    row.rowCount = evaluation.rows.size();
    row.inputs = plan.inputs;
    auto id = storeEvaluation(*m_store, row, evaluation, table->entries, job);
    if (!id)
        return fail(id.error());
    return this->evaluation(*id);
}

Result<std::optional<EvaluationPlan>> EvaluationsImpl::plan(
    const EvaluateRequest& request, FindRuns findRuns, JobContext& job)
{
    return planEvaluation(*m_store, request, [&]() -> Result<std::optional<ComparisonRun>> {
        return request.similarityRun != 0 ? chosenRun(m_project, request.similarityRun)
                                          : firstOf((m_project.*findRuns)(similarityOf(request), job));
    });
}

Result<std::optional<Evaluation>> EvaluationsImpl::stored(const EvaluationPlan& plan)
{
    auto known = m_store->sameRun(kEvaluationKind, plan.settings, plan.inputs);
    if (!known)
        return fail(known.error());
    if (!*known)
        return std::nullopt;
    auto evaluation = described(**known);
    if (!evaluation)
        return fail(evaluation.error());
    evaluation->stored = true;
    return std::move(*evaluation);
}

Result<Evaluation> EvaluationsImpl::evaluate(const EvaluateRequest& request, JobContext& job)
{
    auto wanted = plan(request, &Project::compare, job);
    if (!wanted)
        return fail(wanted.error());
    auto known = stored(**wanted);
    if (!known)
        return fail(known.error());
    if (*known)
        return std::move(**known);
    if (auto writable = m_store->checkWritable(); !writable) // before the work is done for nothing
        return fail(writable.error());
    return compute(**wanted, job);
}

Result<std::optional<Evaluation>> EvaluationsImpl::storedEvaluation(
    const EvaluateRequest& request, JobContext& job)
{
    auto wanted = plan(request, &Project::storedRuns, job);
    if (!wanted)
        return fail(wanted.error());
    return *wanted ? stored(**wanted) : std::nullopt;
}

Result<Evaluation> EvaluationsImpl::described(const store::RunRow& row)
{
    auto result = m_store->runResult(row.id, kEvaluationResult);
    if (!result)
        return fail(result.error());
    auto evaluation = readEvaluation(*result);
    if (!evaluation)
        return evaluation;
    evaluation->run = row.id;
    evaluation->programVersion = row.programVersion;
    evaluation->startedAt = row.startedAt;
    evaluation->durationMs = row.durationMs;
    evaluation->settings = row.settings;
    auto changed = outdatedInput(*m_store, row.inputs);
    if (!changed)
        return fail(changed.error());
    evaluation->outdated = !changed->label.empty();
    evaluation->outdatedBecause = changed->sentence();
    // The names of today where there still are any.
    if (auto split = m_store->split(evaluation->testSplitId); split) {
        evaluation->dataset = split->datasetName;
        evaluation->testSplit = split->name;
    }
    for (SystemInfo& system : evaluation->systems) {
        if (auto now = m_store->predictions(0, system.id); now)
            system = systemInfo(*now, {});
        else
            system.current = false;
    }
    if (evaluation->similarityRun == 0)
        return evaluation;
    if (auto run = m_project.comparison(evaluation->similarityRun); run) {
        evaluation->similarityUnit = run->unit;
        evaluation->similarityOptions = run->options;
    }
    return evaluation;
}

Result<std::vector<Evaluation>> EvaluationsImpl::evaluations()
{
    auto rows = m_store->runs(kEvaluationKind);
    if (!rows)
        return fail(rows.error());
    std::vector<Evaluation> all;
    for (const store::RunRow& row : *rows) {
        auto one = described(row);
        if (!one && one.error().code == Code::NotFound)
            continue; // removed since the list was read
        if (!one)
            return fail(one.error());
        all.push_back(std::move(*one));
    }
    return all;
}

Result<Evaluation> EvaluationsImpl::evaluation(ObjectId run)
{
    auto row = m_store->run(run);
    if (!row)
        return fail(row.error());
    if (row->kind != kEvaluationKind)
        return fail(Code::NotFound, Phrase::of("There is no evaluation with this number."),
            Phrase::of("Choose one of the stored evaluations."));
    return described(*row);
}

} // namespace heldout::project
