// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/evaluation_plan.h"

#include <algorithm>

#include "project/evaluation_groups.h"
#include "project/evaluation_record.h"
#include "project/evaluations_impl.h"

namespace heldout::project {

namespace {

/// The systems asked for in their order; without any those of the first one's task, by name, where relations
/// are scored of the first one that predicts mentions.
Result<std::vector<store::PredictionRow>> chosenSystems(
    store::Store& store, const store::SplitRow& split, const EvaluateRequest& request)
{
    auto all = store.predictions(split.id);
    if (!all)
        return fail(all.error());
    if (all->empty())
        return fail(Code::NotFound, Phrase::of("There are no predictions for the split %1.", split.name),
            Phrase::of("Load some first."));
    std::vector<store::PredictionRow> chosen;
    if (request.systems.empty()) {
        const bool mentions = request.relations || isMentions(named(all->front().task, kTasks));
        for (store::PredictionRow& row : *all) {
            const Task task = named(row.task, kTasks);
            const bool fits = request.relations ? task == Task::Mentions : isMentions(task) == mentions;
            if (fits && row.current)
                chosen.push_back(std::move(row));
        }
        return chosen.empty() ? Result<std::vector<store::PredictionRow>>(outdatedSystem(all->front()))
                              : std::move(chosen);
    }
    for (const ObjectId id : request.systems) {
        auto row = store.predictions(split.id, id);
        if (!row)
            return fail(row.error());
        if (!row->current)
            return outdatedSystem(*row);
        chosen.push_back(std::move(*row));
    }
    return chosen;
}

/// What all systems predict together.
Result<Task> taskOf(const std::vector<store::PredictionRow>& systems)
{
    Task task = named(systems.front().task, kTasks);
    for (const store::PredictionRow& row : systems) {
        const Task other = named(row.task, kTasks);
        if (other == task)
            continue;
        if (isMentions(other) || isMentions(task))
            return fail(Code::InvalidArgument,
                Phrase::of("%1 and %2 predict different things and cannot stand beside each other.",
                    systems.front().name, row.name),
                Phrase::of("Choose systems of one kind."));
        task = Task::MultiLabel;
    }
    return task;
}

Result<Task> scoredTask(const EvaluationPlan& plan)
{
    auto task = taskOf(plan.systems);
    if (!task || !plan.request.relations)
        return task;
    if (*task != Task::Mentions)
        return fail(Code::InvalidArgument,
            Phrase::of(
                "%1 predicts no mentions, and so no relations between them.", plan.systems.front().name),
            Phrase::of("Choose systems of one kind."));
    if (plan.test.relations == 0)
        return fail(Code::InvalidArgument,
            Phrase::of("The split %1 has no relations to compare predictions with.", plan.test.name),
            Phrase::of("Load the split with its gold annotations first."));
    return Task::Relations;
}

Status checkNumbers(const EvaluateRequest& request)
{
    if (!(request.confidence > 0 && request.confidence < 1))
        return fail(Code::InvalidArgument, Phrase::of("The confidence must lie between 0 and 1."));
    return {};
}

/// The labels left out each once, in an order of their own: the same request is the same run.
Status settleLeftOut(Task task, std::vector<std::string>& labels)
{
    if (isMentions(task) && !labels.empty())
        return fail(Code::InvalidArgument, Phrase::of("Only labels can be left out of the averages."));
    std::ranges::sort(labels);
    const auto repeated = std::ranges::unique(labels);
    labels.erase(repeated.begin(), repeated.end());
    return {};
}

Status checkCrossed(const EvaluateRequest& request)
{
    if (!request.crossed)
        return {};
    const auto labels = [](const GroupBy& group) {
        return group.by == Grouping::Class || group.by == Grouping::MentionType;
    };
    if (labels(request.group) && labels(*request.crossed))
        return fail(Code::InvalidArgument, Phrase::of("Classes cannot be crossed with classes."));
    if (request.group.by == Grouping::None || request.crossed->by == Grouping::None)
        return fail(Code::InvalidArgument, Phrase::of("There is nothing to cross."));
    return {};
}

store::RunInput inputOf(
    const char* role, int n, const char* kind, const store::SplitRow& split, const std::string& digest)
{
    return {role, n, kind, split.id, split.datasetName + " / " + split.name, digest};
}

Result<std::vector<store::RunInput>> inputsOf(store::Store& store, const EvaluationPlan& plan)
{
    std::vector<store::RunInput> inputs{inputOf("test", 0, "split", plan.test, plan.test.digest)};
    if (isMentions(plan.task))
        inputs.push_back(inputOf("test", 1, "mentions", plan.test, plan.test.mentionDigest));
    if (plan.mode == MatchMode::Alternatives) {
        auto digest = store.objectDigest("alternatives", plan.test.id);
        if (!digest)
            return fail(digest.error());
        inputs.push_back(inputOf("test", 2, "alternatives", plan.test, digest->value_or("")));
    }
    if (plan.train) {
        inputs.push_back(inputOf("train", 0, "split", *plan.train, plan.train->digest));
        if (plan.train->mentions)
            inputs.push_back(inputOf("train", 1, "mentions", *plan.train, plan.train->mentionDigest));
    }
    int n = 0;
    for (const store::PredictionRow& row : plan.systems)
        inputs.push_back({"system", n++, "predictions", row.id, row.name, row.digest});
    if (!plan.similarity)
        return inputs;
    // What stays outside the project (vectors) is known by what the comparison read.
    auto run = store.run(plan.similarity->id);
    if (!run)
        return fail(run.error());
    for (const store::RunInput& input : run->inputs) {
        if (input.id == 0)
            inputs.push_back({"similarity " + input.role, input.n, input.kind, 0, input.label, input.digest});
    }
    return inputs;
}

Result<MatchMode> modeOf(store::Store& store, const EvaluateRequest& request, const EvaluationPlan& plan)
{
    if (!isMentions(plan.task) || plan.task == Task::Relations)
        return MatchMode::Strict;
    auto alternatives = store.objectDigest("alternatives", plan.test.id);
    if (!alternatives)
        return fail(alternatives.error());
    if (!request.mode)
        return *alternatives && plan.task == Task::Mentions ? MatchMode::Alternatives : MatchMode::Strict;
    if (*request.mode == MatchMode::Alternatives && !*alternatives)
        return fail(Code::InvalidArgument,
            Phrase::of("The split %1 has no alternative mentions.", plan.test.name),
            Phrase::of("Choose another way of matching."));
    return *request.mode;
}

Status checkSimilarity(const EvaluationPlan& plan)
{
    const ComparisonRun& run = *plan.similarity;
    if (run.outdated || run.testSplitId != plan.test.id || !plan.train || run.trainSplitId != plan.train->id)
        return fail(Code::InvalidArgument,
            Phrase::of("The comparison chosen is not one of these splits as they are now."),
            Phrase::of("Run the comparison again."));
    if (run.unit == CompareUnit::Mentions && plan.task != Task::Mentions)
        return fail(Code::InvalidArgument,
            Phrase::of("Only predicted mentions can be grouped by the similarity of mentions."),
            Phrase::of("Group by the similarity of texts."));
    return {};
}

} // namespace

Result<std::optional<EvaluationPlan>> planEvaluation(
    store::Store& store, const EvaluateRequest& request, const FindSimilarity& findSimilarity)
{
    EvaluationPlan plan;
    plan.request = request;
    auto test = store.split(request.dataset, request.testSplit);
    if (!test)
        return fail(test.error());
    plan.test = std::move(*test);
    auto systems = chosenSystems(store, plan.test, request);
    if (!systems)
        return fail(systems.error());
    plan.systems = std::move(*systems);
    auto task = scoredTask(plan);
    if (!task)
        return fail(task.error());
    plan.task = *task;
    Status checked = checkNumbers(request);
    if (checked)
        checked = settleLeftOut(plan.task, plan.request.leftOut);
    if (checked)
        checked = checkCrossed(request);
    if (checked)
        checked = checkGroup(request.group, plan.task);
    if (checked && request.crossed)
        checked = checkGroup(*request.crossed, plan.task);
    if (!checked)
        return fail(checked.error());
    auto mode = modeOf(store, request, plan);
    if (!mode)
        return fail(mode.error());
    plan.mode = *mode;
    const auto either = [&](bool (*asks)(Grouping)) {
        return asks(request.group.by) || (request.crossed && asks(request.crossed->by));
    };
    if (either(needsTraining)) {
        auto train = store.split(request.dataset, request.trainSplit);
        if (!train)
            return fail(train.error());
        plan.train = std::move(*train);
    }
    if (either(needsSimilarity)) {
        auto similarity = findSimilarity();
        if (!similarity)
            return fail(similarity.error());
        if (!*similarity)
            return std::nullopt;
        plan.similarity = std::move(**similarity);
        if (auto fits = checkSimilarity(plan); !fits)
            return fail(fits.error());
    }
    plan.settings = evaluationSettings(
        plan.request, plan.mode, plan.similarity ? plan.similarity->settings : std::string());
    auto inputs = inputsOf(store, plan);
    if (!inputs)
        return fail(inputs.error());
    plan.inputs = std::move(*inputs);
    return plan;
}

} // namespace heldout::project
