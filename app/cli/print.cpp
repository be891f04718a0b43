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

void sayStored(Console& console, const project::ComparisonRun& run)
{
    if (!run.stored)
        return;
    console.note("n = " + toText(std::int64_t{run.options.n}) + ": stored result of " + run.startedAt
        + " (run " + toText(run.id) + "); nothing was computed again.");
}

} // namespace heldout::cli
