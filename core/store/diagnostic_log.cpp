// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/diagnostic_log.h"

namespace heldout::store {

void DiagnosticLog::add(const Diagnostic& diagnostic)
{
    if (diagnostic.severity == Severity::Note)
        m_notes += diagnostic.repeats;
    File& file = m_files[diagnostic.file];
    if (file.first.size() < kInFull) {
        file.first.push_back(diagnostic);
        return;
    }
    const auto [line, fresh] = file.rest.try_emplace({diagnostic.code, diagnostic.severity}, diagnostic);
    if (!fresh) {
        line->second.repeats += diagnostic.repeats;
        return;
    }
    line->second.line = 0; // stands for many lines
    line->second.column = 0;
    line->second.message = Phrase::of("Further rows of this kind, the first: %1", diagnostic.message);
}

std::vector<std::string> DiagnosticLog::files() const
{
    std::vector<std::string> names;
    names.reserve(m_files.size());
    for (const auto& [name, file] : m_files)
        names.push_back(name);
    return names;
}

std::vector<Diagnostic> DiagnosticLog::of(const std::string& file) const
{
    const auto found = m_files.find(file);
    if (found == m_files.end())
        return {};
    std::vector<Diagnostic> all = found->second.first;
    for (const auto& [code, line] : found->second.rest)
        all.push_back(line);
    return all;
}

} // namespace heldout::store
