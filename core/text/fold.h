// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// Two ways of looking past differences that do not matter to a reader.
namespace heldout::text {

/// Full Unicode case folding (ß folds to ss), independent of locale. `out` is replaced. Linear.
void foldCase(std::string_view text, std::string& out);

/// Runs of white space (Unicode property White_Space) become one blank; none is left at either end. `out` is
/// replaced. Linear.
void foldSpace(std::string_view text, std::string& out);

} // namespace heldout::text
