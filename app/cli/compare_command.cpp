// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/atomic_file.h"
#include "commands.h"

namespace heldout::cli {

namespace {

Status checkShard(const CommonArguments& common, const CompareArguments& arguments)
{
    if (arguments.shard.empty())
        return {};
    if (auto shard = shardOf(arguments.shard); !shard)
        return fail(shard.error());
    if (common.output.empty() || common.output == "-")
        return fail(Code::InvalidArgument,
            Phrase::of("A part of a comparison needs a file to be written to."),
            Phrase::of("Give --output FILE."));
    if (!arguments.tables.empty())
        return fail(Code::InvalidArgument, Phrase::of("A part of a comparison has no tables."),
            Phrase::of("Give --table to heldout-cli merge."));
    return {};
}

/// The command's wishes that no project is needed to refuse.
Outcome<project::CompareRequest> checkedRequest(
    const CommonArguments& common, const CompareArguments& arguments)
{
    if (auto checked = checkSides(common.project, arguments.sides); !checked)
        return failed(checked.error(), During::Asking);
    auto request = compareRequest(arguments);
    if (!request)
        return failed(request.error(), During::Asking);
    if (auto intervalBorders = borders(arguments.intervals); !intervalBorders)
        return failed(intervalBorders.error(), During::Asking);
    if (auto checked = project::checkRequest(*request); !checked)
        return failed(checked.error(), During::Asking);
    if (auto checked = checkShard(common, arguments); !checked)
        return failed(checked.error(), During::Asking);
    return *request;
}

Outcome<void> writePart(Run& run, Comparison& comparison)
{
    auto shard = shardOf(run.arguments.compare.shard);
    if (!shard)
        return failed(shard.error(), During::Asking);
    auto bytes = comparison.workspace.project().comparePart(comparison.request, *shard, run.job);
    run.console.clearProgress();
    if (!bytes)
        return failed(bytes.error(), duringComparison(comparison.request, bytes.error()));
    if (Status written = writeFileAtomically(run.arguments.common.output, *bytes); !written)
        return failed(written.error(), During::WritingOutput);
    return {};
}

} // namespace

Outcome<Comparison> prepareComparison(Run& run)
{
    return prepareComparison(run, run.arguments.compare);
}

Outcome<Comparison> prepareComparison(Run& run, const CompareArguments& arguments)
{
    const CommonArguments& common = run.arguments.common;
    auto request = checkedRequest(common, arguments);
    if (!request)
        return tl::unexpected(request.error());
    const bool files = hasFiles(arguments.sides);
    auto workspace = files ? Workspace::temporary() : Workspace::named(common.project, Workspace::Need::Read);
    if (!workspace)
        return tl::unexpected(workspace.error());
    if (auto tidied = workspace->tidy(run.job); !tidied)
        return tl::unexpected(tidied.error());
    auto sides = files ? importSides(*workspace, arguments.sides, run.console, run.job)
                       : chooseSides(*workspace, arguments.sides);
    if (!sides)
        return tl::unexpected(sides.error());
    request->dataset = sides->dataset;
    request->testSplit = sides->test;
    request->trainSplit = sides->train;
    return Comparison{std::move(*request), std::move(*workspace)};
}

Outcome<void> runCompare(Run& run)
{
    auto comparison = prepareComparison(run);
    if (!comparison)
        return tl::unexpected(comparison.error());
    if (!run.arguments.compare.shard.empty())
        return writePart(run, *comparison);
    auto runs = comparison->workspace.project().compare(comparison->request, run.job);
    run.console.clearProgress();
    if (!runs)
        return failed(comparison->workspace.explained(runs.error()),
            duringComparison(comparison->request, runs.error()));
    return printComparison(run, comparison->workspace, std::move(*runs), run.arguments.compare);
}

} // namespace heldout::cli
