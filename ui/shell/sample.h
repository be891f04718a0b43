// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

#include "base/job.h"
#include "project/evaluation.h"

/// The sample the program brings: BC2GM, compiled in as compressed files.
namespace heldout::ui::sample {

[[nodiscard]] QString datasetName();

/// Unpacks the sample's files into `folder` under the names the format expects; files that are there already
/// are kept. Errors: UnreadableFile (built without the sample), UnwritableFile, DiskFull, Cancelled.
[[nodiscard]] Result<std::vector<project::ImportRequest>> unpack(const QString& folder, JobContext& job);

[[nodiscard]] project::CompareRequest comparison();
/// Three systems that look up the names of the training mentions, as unpacked into `folder`.
[[nodiscard]] std::vector<project::PredictionRequest> predictions(const QString& folder);

} // namespace heldout::ui::sample
