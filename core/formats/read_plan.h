// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/reading.h"

namespace heldout::formats {

/// What reading a path with these options means, decided from the head of the file.
[[nodiscard]] Result<Plan> planFor(const std::string& path, const ReadOptions& options);
/// The same from a head that is at hand; not for BRAT.
[[nodiscard]] Result<Plan> makePlan(const Head& head, const ReadOptions& options);

/// Whether the path is read as BRAT, which alone is no single file. InvalidArgument for a folder that is to
/// be read as anything else.
[[nodiscard]] Result<bool> isReadAsBrat(const std::string& path, std::optional<FormatId> format);
/// InvalidArgument for a separator with a format that has none to choose.
[[nodiscard]] Status checkSeparator(char separator, FormatId format, const std::string& path);
/// Conll: whether the tags of a column other than the proposed one mark mentions.
[[nodiscard]] bool tagsMarkMentions(
    const Head& head, const std::string& column, const std::vector<std::string>& names);

/// What was used, as canonical JSON.
[[nodiscard]] std::string settingsOf(const Plan& plan);

/// Reads the file as planned. `tap` may be empty.
[[nodiscard]] Result<ReadReport> readPlanned(
    const Plan& plan, const ReadOptions& options, RowSink& sink, JobContext& job, const CellTap& tap);

} // namespace heldout::formats
