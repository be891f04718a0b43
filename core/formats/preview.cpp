// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "formats/formats.h"
#include "formats/read_plan.h"

namespace heldout::formats {

namespace {

/// Keeps the first rows and then ends the reading.
class PreviewSink final : public RowSink
{
public:
    PreviewSink(Preview& preview, std::size_t maxRows)
        : m_preview(preview)
        , m_maxRows(maxRows)
    {
    }

    void cells(std::uint64_t line, const std::vector<std::string_view>& cells)
    {
        if (m_preview.rows.size() < m_maxRows)
            m_preview.rows.push_back({line, std::vector<std::string>(cells.begin(), cells.end())});
        else
            m_full = true;
    }
    Status row(Instance&& /*instance*/) override { return goOn(); }
    Status diagnostic(const Diagnostic& diagnostic) override
    {
        // Lines without cells (blank, broken JSON) fill no row and must not let a preview read a whole file.
        constexpr std::size_t kMostDiagnostics = 1000;
        m_full = m_full || m_preview.diagnostics.size() >= kMostDiagnostics;
        if (!m_full)
            m_preview.diagnostics.push_back(diagnostic);
        return goOn();
    }
    [[nodiscard]] bool full() const { return m_full; }

private:
    [[nodiscard]] Status goOn() const
    {
        if (m_full)
            return fail(Code::Cancelled, Phrase::of("The preview is full."));
        return {};
    }

    Preview& m_preview;
    std::size_t m_maxRows;
    bool m_full = false;
};

} // namespace

Result<Preview> preview(const std::string& path, const ReadOptions& options, std::size_t maxRows)
{
    Result<Plan> plan = planFor(path, options);
    if (!plan)
        return fail(std::move(plan.error()));
    plan->lenientColumns = true;
    Preview preview;
    PreviewSink sink(preview, maxRows);
    JobContext job;
    if (plan->columns.id.empty())
        plan->documentPattern.clear();
    const Result<ReadReport> report = readPlanned(*plan, options, sink, job,
        [&](std::uint64_t line, const std::vector<std::string_view>& cells) { sink.cells(line, cells); });
    // A file of which nothing can be taken is shown all the same: that is what a preview is for.
    if (!report && !sink.full() && report.error().code != Code::NoRows)
        return fail(report.error());
    preview.complete = !sink.full();
    preview.detection = std::move(plan->detection);
    preview.heads = preview.detection.columnNames;
    return preview;
}

} // namespace heldout::formats
