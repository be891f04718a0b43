// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/kept_diagnostics.h"

namespace heldout::formats {

namespace {

constexpr std::uint64_t kMostOfACode = 10'000;

} // namespace

Status KeptDiagnostics::diagnostic(const Diagnostic& found)
{
    Tally& tally = m_tallies[found.code];
    if (tally.found == 0)
        tally.first = found;
    if (tally.found++ < kMostOfACode)
        m_kept.push_back(found);
    return {};
}

void KeptDiagnostics::addRest()
{
    for (const auto& [code, tally] : m_tallies) {
        if (tally.found <= kMostOfACode)
            continue;
        const std::uint64_t rest = tally.found - kMostOfACode;
        Diagnostic others;
        others.severity = tally.first.severity;
        others.code = DiagnosticCode::OtherCodes;
        others.file = tally.first.file;
        others.message = rest == 1 ? Phrase::of("One more like this: %1", tally.first.message)
                                   : Phrase::of("%1 more like this: %2", rest, tally.first.message);
        others.action = tally.first.action;
        others.repeats = rest;
        m_kept.push_back(std::move(others));
    }
}

} // namespace heldout::formats
