// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "data/diagnostic.h"

namespace heldout::store {

/// Findings of an import, file by file: the first 10,000 of a file in full, then one line for the rest of
/// each code with its count.
class DiagnosticLog
{
public:
    static constexpr std::size_t kInFull = 10'000;

    void add(const Diagnostic& diagnostic);
    /// Of severity Note, repeats counted.
    [[nodiscard]] std::uint64_t notes() const { return m_notes; }
    [[nodiscard]] std::vector<std::string> files() const;
    [[nodiscard]] std::vector<Diagnostic> of(const std::string& file) const;

private:
    struct File
    {
        std::vector<Diagnostic> first;
        std::map<std::pair<DiagnosticCode, Severity>, Diagnostic> rest;
    };
    std::map<std::string, File> m_files;
    std::uint64_t m_notes = 0;
};

} // namespace heldout::store
