// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/phrase.h"

namespace heldout::store {

/// Phrases as a project keeps them: an array for each, its pattern first, then the values of its places; a
/// text is a string, a number a number, a phrase an array of its own.
[[nodiscard]] std::string toJson(const std::vector<Phrase>& phrases);

/// The same back. Unset when `json` holds anything else.
[[nodiscard]] std::optional<std::vector<Phrase>> phrasesFromJson(const std::string& json);

} // namespace heldout::store
