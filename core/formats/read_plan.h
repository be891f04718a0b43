// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/reading.h"

namespace heldout::formats {

/// What reading the file with these options means, decided from its head.
[[nodiscard]] Result<Plan> makePlan(const Head& head, const ReadOptions& options);

/// Reads the file as planned. `tap` may be empty.
[[nodiscard]] Result<ReadReport> readPlanned(
    const Plan& plan, const ReadOptions& options, RowSink& sink, JobContext& job, const CellTap& tap);

} // namespace heldout::formats
