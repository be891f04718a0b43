// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "store/types.h"

namespace heldout::store {

/// The rows and columns of one run; invisible until publish(). Otherwise as ImportWriter.
class RunWriter
{
public:
    struct State;
    explicit RunWriter(std::unique_ptr<State> state);
    RunWriter(RunWriter&&) noexcept;
    RunWriter& operator=(RunWriter&&) noexcept;
    ~RunWriter();

    [[nodiscard]] Id id() const;

    /// Matches in pos order: greatest score first. May be called several times; pos goes on counting.
    [[nodiscard]] Status addMatches(std::span<const MatchRow> rows);
    /// Partners of rank 2 and more by (test, rank); may be called several times.
    [[nodiscard]] Status addPartners(std::span<const PartnerRow> rows);
    /// A dense column of the run; `values.size()` is a multiple of `width`, the number of values an item.
    [[nodiscard]] Status addColumn(
        const std::string& name, std::span<const std::uint8_t> values, int width = 1);
    [[nodiscard]] Status addColumn(
        const std::string& name, std::span<const std::uint16_t> values, int width = 1);
    [[nodiscard]] Status addColumn(
        const std::string& name, std::span<const std::uint32_t> values, int width = 1);
    [[nodiscard]] Status addColumn(
        const std::string& name, std::span<const std::uint64_t> values, int width = 1);
    [[nodiscard]] Status addColumn(const std::string& name, std::span<const float> values, int width = 1);
    [[nodiscard]] Status addColumn(const std::string& name, std::span<const double> values, int width = 1);

    /// Makes the run visible with its inputs and results. `run.id` is ignored; the settings digest is made
    /// here. When somebody else has published a run of the same kind, settings and inputs meanwhile, that one
    /// is used: the result is its id instead of id(), and what was written here is swept.
    [[nodiscard]] Result<Id> publish(const RunRow& run, const std::vector<NamedJson>& results);

private:
    std::unique_ptr<State> m_state;
};

} // namespace heldout::store
