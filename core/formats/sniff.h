// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace heldout::formats {

/// The first 1 MB of a file, unpacked; more when its first line is longer.
struct Head
{
    std::string path;
    std::string bytes;
    bool complete = false; ///< the file ends here
};

/// Fails when the file cannot be read, is empty (NoRows), or is no text (NotThisFormat, saying what it looks
/// like).
[[nodiscard]] Result<Head> readHead(const std::string& path);

/// What the bytes are when they are no text we could read: "a PNG picture", or "" for text.
[[nodiscard]] std::string notText(std::string_view bytes);

/// "a web page" and the like: text, but certainly no data file. "" otherwise.
[[nodiscard]] std::string notData(std::string_view bytes);

/// Extension in lower case without the dot; ".gz" does not count. "" when there is none.
[[nodiscard]] std::string extension(const std::string& path);

} // namespace heldout::formats
