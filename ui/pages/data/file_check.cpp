// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/data/file_check.h"

namespace heldout::ui {

namespace {

class Counter final : public formats::RowSink
{
public:
    explicit Counter(FileCheck& check)
        : m_check(check)
    {
    }

    Status row(Instance&& instance) override
    {
        m_check.withDocument += instance.document.empty() ? 0 : 1;
        return {};
    }

    Status diagnostic(const Diagnostic& diagnostic) override
    {
        if (m_check.diagnostics.size() < FileCheck::kMostDiagnostics)
            m_check.diagnostics.push_back(diagnostic);
        return {};
    }

private:
    FileCheck& m_check;
};

} // namespace

Result<FileCheck> checkFile(const std::string& path, const formats::ReadOptions& options, JobContext& job)
{
    FileCheck check;
    Counter counter(check);
    const Result<formats::ReadReport> report = formats::read(path, options, counter, job);
    if (!report)
        return fail(report.error());
    if (!report->sources.empty()) {
        check.taken = report->sources.front().taken;
        check.repaired = report->sources.front().repaired;
        check.refused = report->sources.front().refused;
    }
    check.mentions = report->mentions;
    return check;
}

} // namespace heldout::ui
