// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/json_line.h"
#include "formats/reading.h"

/// What reading JSON Lines has in common, whatever the fields mean.
namespace heldout::formats {

/// Replaces "#N" by the name of the field. A name is good when the first lines have it, or fields below it;
/// another one fails as findColumn(), or becomes "" when `lenient`.
[[nodiscard]] Status resolveField(
    std::string& name, const std::vector<std::string>& names, const std::string& path, bool lenient);

/// Parses a line. False for a blank one, which is told of, and for one that is no object, which is refused.
[[nodiscard]] Result<bool> parseObject(std::string_view text, JsonLine& json, Rows& rows);

/// Shows the fields of the line to the tap.
void tapFields(JsonLine& json, const std::vector<std::string>& names, std::uint64_t line, const CellTap& tap);

/// The sentence about a field whose kind is none that can be taken.
[[nodiscard]] Phrase wrongType(const std::string& name, JsonLine::Kind kind);
/// ... and about a list that holds lists or objects.
[[nodiscard]] Phrase wrongList(const std::string& name);

} // namespace heldout::formats
