// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/reading.h"

namespace heldout::formats {

/// What reading a path with these options means, decided from the head of the file.
[[nodiscard]] Result<Plan> planFor(const std::string& path, const ReadOptions& options);
/// The same from a head that is at hand; not for BRAT.
[[nodiscard]] Result<Plan> makePlan(const Head& head, const ReadOptions& options);

/// Reads the file as planned. `tap` may be empty.
[[nodiscard]] Result<ReadReport> readPlanned(
    const Plan& plan, const ReadOptions& options, RowSink& sink, JobContext& job, const CellTap& tap);

} // namespace heldout::formats
