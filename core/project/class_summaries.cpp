// SPDX-License-Identifier: GPL-3.0-or-later
// Similarity of the test items of each class.
#include <algorithm>
#include <map>

#include "project/project_impl.h"

namespace heldout::project {

Result<std::vector<ClassSummary>> ProjectImpl::classSummaries(ObjectId run, JobContext& job)
{
    auto known = facts(run);
    if (!known)
        return fail(known.error());
    std::map<std::int64_t, std::vector<double>> scores; // by label set
    auto read = m_store->readMatches(
        run, 0, (*known)->row.rowCount,
        [&](std::span<const store::MatchRow> rows) -> Status {
            for (const store::MatchRow& row : rows) {
                if (row.labelSet)
                    scores[*row.labelSet].push_back(row.score);
            }
            return {};
        },
        job.stopToken());
    if (!read)
        return fail(read.error());
    std::vector<ClassSummary> classes;
    for (const auto& [labelSet, ofClass] : scores) {
        auto labels = m_store->labels(labelSet);
        if (!labels)
            return fail(labels.error());
        auto summary = leakage::summarize(ofClass, job);
        if (!summary)
            return fail(summary.error());
        classes.push_back({std::move(*labels), *summary});
    }
    std::ranges::sort(classes, {}, &ClassSummary::labels);
    return classes;
}

} // namespace heldout::project
