// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

/// Lines cut into cells.
namespace heldout::formats {

/// Nothing but blanks and tabs.
[[nodiscard]] bool isBlank(std::string_view line);
/// Without the blanks and tabs at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);
/// Sets `cells` to what stands between the separators, one more than there are of them.
void splitAt(std::string_view line, char separator, std::vector<std::string_view>& cells);
/// Sets `cells` to the words between runs of blanks and tabs.
void splitAtBlanks(std::string_view line, std::vector<std::string_view>& cells);

} // namespace heldout::formats
