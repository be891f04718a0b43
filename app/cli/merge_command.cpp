// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

namespace heldout::cli {

Outcome<void> runMerge(Run& run)
{
    const CommonArguments& common = run.arguments.common;
    const MergeArguments& arguments = run.arguments.merge;
    if (auto checked = checkSides(common.project, arguments.compare.sides); !checked)
        return failed(checked.error(), During::Asking);
    if (auto intervalBorders = borders(arguments.compare.intervals); !intervalBorders)
        return failed(intervalBorders.error(), During::Asking);
    const bool files = hasFiles(arguments.compare.sides);
    auto workspace
        = files ? Workspace::temporary() : Workspace::named(common.project, Workspace::Need::Write);
    if (!workspace)
        return tl::unexpected(workspace.error());
    if (files) {
        auto sides = importSides(*workspace, arguments.compare.sides, run.console, run.job);
        if (!sides)
            return tl::unexpected(sides.error());
    }
    auto runs = workspace->project().mergeParts(arguments.parts, run.job);
    run.console.clearProgress();
    if (!runs)
        return failed(runs.error(), During::ReadingInput);
    return printComparison(run, *workspace, std::move(*runs), arguments.compare);
}

} // namespace heldout::cli
