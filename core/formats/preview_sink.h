// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "formats/reading.h"

namespace heldout::formats {

/// Keeps the first rows and then ends the reading. Previews of items and of predictions differ in the `Sink`
/// that is read into and in the `Row` it takes.
template <typename Preview, typename Sink, typename Row>
class PreviewSink final : public Sink
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
    Status row(Row&& /*row*/) override { return goOn(); }
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

/// A preview of at most `maxRows` rows of what `read(sink, job, tap)` reads.
template <typename Preview, typename Sink, typename Row, typename Found, typename Read>
[[nodiscard]] Result<Preview> fillPreview(std::size_t maxRows, const Found& detection, const Read& read)
{
    Preview preview;
    PreviewSink<Preview, Sink, Row> sink(preview, maxRows);
    JobContext job;
    const CellTap tap = [&sink](std::uint64_t line, const std::vector<std::string_view>& cells) {
        sink.cells(line, cells);
    };
    const auto report = read(sink, job, tap);
    // A file of which nothing can be taken is shown all the same: that is what a preview is for.
    if (!report && !sink.full() && report.error().code != Code::NoRows)
        return fail(report.error());
    preview.complete = !sink.full();
    preview.detection = detection;
    preview.heads = detection.columnNames;
    return preview;
}

} // namespace heldout::formats
