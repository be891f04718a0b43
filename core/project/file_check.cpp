// SPDX-License-Identifier: GPL-3.0-or-later
// What an import of a file would take, without a project to take it into.
#include "project/file_check.h"

#include <algorithm>
#include <iterator>

#include "project/project.h"
#include "store/diagnostic_log.h"

namespace heldout::project {

namespace {

/// Counts rows and keeps what is found as the store would keep it.
class CheckSink final : public formats::RowSink
{
public:
    [[nodiscard]] Status row(Instance&& instance) override
    {
        ++m_rows;
        m_withDocument += instance.document.empty() ? 0 : 1;
        return {};
    }
    [[nodiscard]] Status diagnostic(const Diagnostic& found) override
    {
        m_log.add(found);
        return {};
    }
    [[nodiscard]] std::uint64_t rows() const { return m_rows; }
    [[nodiscard]] std::uint64_t withDocument() const { return m_withDocument; }
    [[nodiscard]] const store::DiagnosticLog& log() const { return m_log; }

private:
    store::DiagnosticLog m_log;
    std::uint64_t m_rows = 0;
    std::uint64_t m_withDocument = 0;
};

} // namespace

Result<FileCheck> checkFile(const std::string& path, const formats::ReadOptions& options, JobContext& job)
{
    for (const std::string& file : {path, options.mentionFile, options.alternativeFile}) {
        if (auto data = checkIsData(file); !data)
            return fail(data.error());
    }
    CheckSink sink;
    const auto report = formats::read(path, options, sink, job);
    if (!report)
        return fail(report.error());
    FileCheck check;
    check.taken = sink.rows();
    for (const formats::SourceReport& source : report->sources) {
        // Of further files of a table's kind mentions are told apart; documents of a folder count together.
        if (report->format != formats::FormatId::Brat && &source != &report->sources.front())
            continue;
        check.repaired += source.repaired;
        check.refused += source.refused;
    }
    if (report->hasMentions)
        check.mentions = report->mentions;
    check.withDocument = sink.withDocument();
    // Source by source, as they are stored; findings of no source stay with the first.
    std::vector<std::vector<Diagnostic>> bySource(std::max<std::size_t>(1, report->sources.size()));
    for (const std::string& file : sink.log().files()) {
        const auto source = std::ranges::find(report->sources, file, &formats::SourceReport::path);
        auto& list = bySource[source == report->sources.end()
                ? 0
                : static_cast<std::size_t>(source - report->sources.begin())];
        std::ranges::move(sink.log().of(file), std::back_inserter(list));
    }
    for (std::vector<Diagnostic>& list : bySource)
        std::ranges::move(list, std::back_inserter(check.diagnostics));
    return check;
}

} // namespace heldout::project
