// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "formats/preview_sink.h"
#include "formats/read_plan.h"

namespace heldout::formats {

Result<Preview> preview(const std::string& path, const ReadOptions& options, std::size_t maxRows)
{
    Result<Plan> plan = planFor(path, options);
    if (!plan)
        return fail(std::move(plan.error()));
    plan->lenientColumns = true;
    if (plan->columns.id.empty())
        plan->documentPattern.clear();
    return fillPreview<Preview, RowSink, Instance>(
        maxRows, plan->detection, [&](RowSink& sink, JobContext& job, const CellTap& tap) {
            return readPlanned(*plan, options, sink, job, tap);
        });
}

} // namespace heldout::formats
