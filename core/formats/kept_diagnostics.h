// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "formats/formats.h"

namespace heldout::formats {

/// Keeps what a reader finds wrong, of each code the first 10,000: a file may be wrong in every line.
class KeptDiagnostics final : public RowSink
{
public:
    explicit KeptDiagnostics(std::vector<Diagnostic>& kept)
        : m_kept(kept)
    {
    }
    Status row(Instance&& /*instance*/) override { return {}; }
    Status diagnostic(const Diagnostic& found) override;
    /// Adds an OtherCodes for every code of which some were left out. Call at the end.
    void addRest();

private:
    struct Tally
    {
        std::uint64_t found = 0;
        Diagnostic first;
    };
    std::vector<Diagnostic>& m_kept;
    std::map<DiagnosticCode, Tally> m_tallies;
};

} // namespace heldout::formats
