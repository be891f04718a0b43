// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
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

/// Why a file is refused, as a sentence about its name.
struct NotText
{
    PhrasePattern<1> sentence; ///< “%1” is a PNG picture, not a text file.
    bool otherEncoding = false; ///< text, but not in UTF-8
};

/// What the bytes are when they are no text we could read; unset for text.
[[nodiscard]] std::optional<NotText> notText(std::string_view bytes);
/// NotThisFormat with what notText() says of the file's bytes.
[[nodiscard]] Status checkText(std::string_view bytes, const std::string& path);

/// “%1” is a web page, and the like: text, but certainly no data file. Unset otherwise.
[[nodiscard]] std::optional<PhrasePattern<1>> notData(std::string_view bytes);

} // namespace heldout::formats
