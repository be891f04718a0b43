// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include <algorithm>

#include "base/numbers.h"

namespace heldout::cli {

namespace {

Training trainingFor(const project::EvaluateRequest& request)
{
    const bool needed = project::needsTraining(request.group.by)
        || (request.crossed && project::needsTraining(request.crossed->by));
    return needed ? Training::Needed : Training::Spared;
}

Status checkArguments(const CommonArguments& common, const EvaluateArguments& arguments, Training training)
{
    const std::vector<std::string>& files = arguments.predictions.files;
    if (files.empty() && hasFiles(arguments.compare.sides))
        return fail(Code::InvalidArgument, Phrase::of("No file of predictions was given."),
            Phrase::of("Give --predictions FILE."));
    if (!files.empty() && !arguments.systems.empty() && files.size() != arguments.systems.size())
        return fail(Code::InvalidArgument,
            Phrase::of("There are %1 files of predictions, but %2 names of systems.", files.size(),
                arguments.systems.size()),
            Phrase::of("Give a --system for each, or none."));
    return checkSides(common.project, arguments.compare.sides, training);
}

/// Names the ids that did not meet, the first few.
void sayIds(Console& console, const std::string& system, const char* what, std::uint64_t count,
    const std::vector<std::string>& ids)
{
    constexpr std::size_t kShown = 5;
    if (count == 0)
        return;
    std::string line = system + ": " + toText(count) + ' ' + what + ':';
    for (std::size_t i = 0; i < std::min(kShown, ids.size()); ++i)
        line += (i == 0 ? " " : ", ") + ids[i];
    console.note(count > kShown ? line + " ..." : line);
}

/// Loads the files, a system each; their numbers.
Outcome<std::vector<project::ObjectId>> loadFiles(
    project::Evaluations& evaluations, const Sides& sides, Run& run)
{
    const EvaluateArguments& arguments = run.arguments.evaluate;
    std::vector<project::ObjectId> systems;
    for (std::size_t i = 0; i < arguments.predictions.files.size(); ++i) {
        project::PredictionRequest request = predictionRequest(arguments.predictions);
        request.dataset = sides.dataset;
        request.split = sides.test;
        request.paths = {arguments.predictions.files[i]};
        if (!arguments.systems.empty())
            request.system = arguments.systems[i];
        auto loaded = evaluations.loadPredictions(request, run.job);
        run.console.clearProgress();
        if (!loaded) {
            if (loaded.error().code == Code::AlreadyExists)
                loaded.error().hint
                    = Phrase::of("Give --replace to replace them, or another name with --system.");
            return failed(loaded.error(), During::ReadingInput);
        }
        run.console.diagnostics(loaded->diagnostics);
        const std::string& name = loaded->name;
        sayIds(run.console, name, "items without a prediction", loaded->counts.missing, loaded->missing);
        sayIds(run.console, name, "predictions of no item", loaded->counts.surplus, loaded->surplus);
        sayIds(run.console, name, "predictions of an item that has one", loaded->counts.duplicate,
            loaded->duplicate);
        systems.push_back(loaded->system);
    }
    return systems;
}

Outcome<project::ObjectId> splitId(project::Project& project, const Sides& sides)
{
    auto datasets = project.datasets();
    if (!datasets)
        return failed(datasets.error(), During::OpeningProject);
    for (const project::DatasetInfo& dataset : *datasets) {
        for (const project::SplitInfo& split : dataset.splits) {
            if (dataset.name == sides.dataset && split.name == sides.test)
                return split.id;
        }
    }
    return project::ObjectId{0};
}

/// Systems of the project by their names; none = all.
Outcome<std::vector<project::ObjectId>> namedSystems(
    project::Project& project, const Sides& sides, const std::vector<std::string>& names)
{
    std::vector<project::ObjectId> systems;
    if (names.empty())
        return systems;
    auto split = splitId(project, sides);
    if (!split)
        return tl::unexpected(split.error());
    auto all = project.evaluations().systems(*split);
    if (!all)
        return failed(all.error(), During::OpeningProject);
    for (const std::string& name : names) {
        const auto found = std::ranges::find(*all, name, &project::SystemInfo::name);
        if (found == all->end()) {
            Error error;
            error.code = Code::NotFound;
            error.message = Phrase::of("The split %1 has no predictions of %2.", sides.test, name);
            error.hint = Phrase::of("Load them with --predictions.");
            return failed(std::move(error), During::Asking);
        }
        systems.push_back(found->id);
    }
    return systems;
}

} // namespace

Outcome<void> runEvaluate(Run& run)
{
    const CommonArguments& common = run.arguments.common;
    const EvaluateArguments& arguments = run.arguments.evaluate;
    auto request = evaluateRequest(arguments, common.seed);
    if (!request)
        return failed(request.error(), During::Asking);
    const Training training = trainingFor(*request);
    if (auto checked = checkArguments(common, arguments, training); !checked)
        return failed(checked.error(), During::Asking);
    auto workspace = hasFiles(arguments.compare.sides)
        ? Workspace::temporary()
        : Workspace::named(common.project,
              arguments.predictions.files.empty() ? Workspace::Need::Read : Workspace::Need::Write);
    if (!workspace)
        return tl::unexpected(workspace.error());
    if (auto tidied = workspace->tidy(run.job); !tidied)
        return tidied;
    auto sides = hasFiles(arguments.compare.sides)
        ? importSides(*workspace, arguments.compare.sides, run.console, run.job)
        : chooseSides(*workspace, arguments.compare.sides, training);
    if (!sides)
        return tl::unexpected(sides.error());
    request->dataset = sides->dataset;
    request->testSplit = sides->test;
    request->trainSplit = sides->train;
    project::Evaluations& evaluations = workspace->project().evaluations();
    auto systems = arguments.predictions.files.empty()
        ? namedSystems(workspace->project(), *sides, arguments.systems)
        : loadFiles(evaluations, *sides, run);
    if (!systems)
        return tl::unexpected(systems.error());
    request->systems = std::move(*systems);
    auto evaluation = evaluations.evaluate(*request, run.job);
    run.console.clearProgress();
    if (!evaluation)
        return failed(workspace->explained(evaluation.error()),
            duringComparison(request->similarity, evaluation.error()));
    if (evaluation->stored)
        run.console.note("Stored result of " + evaluation->startedAt + " (run " + toText(evaluation->run)
            + "); nothing was computed again.");
    return printEvaluation(run, *evaluation);
}

} // namespace heldout::cli
