// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include "base/numbers.h"

namespace heldout::cli {

Outcome<void> print(
    const CommonArguments& common, Format format, const std::vector<Table>& tables, const std::string& json)
{
    Output output(common.output);
    Status status = format == Format::Json ? output.write(json) : writeTables(output, format, tables);
    if (status)
        status = output.finish();
    if (!status && !output.readerGone())
        return failed(status.error(), During::WritingOutput);
    return {};
}

Cell sizesOf(const similarity::Options& options)
{
    if (options.longestN() == options.n)
        return static_cast<std::uint64_t>(options.n);
    return project::name(project::NgramSizes(options.n, options.longest));
}

void sayStored(Console& console, const project::ComparisonRun& run)
{
    if (!run.stored)
        return;
    console.note("n = " + project::name(project::NgramSizes(run.options.n, run.options.longest))
        + ": stored result of " + run.startedAt + " (run " + toText(run.id)
        + "); nothing was computed again.");
}

} // namespace heldout::cli
