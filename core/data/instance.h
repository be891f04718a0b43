// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace heldout {

/// A mention in an instance's text: [first, last) in bytes of the text.
struct Mention
{
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    std::string type; ///< "" when the format has one kind only
    std::string surface; ///< as the file writes it; "" when it is the covered text
};

/// One item of a data set as a reader hands it over.
struct Instance
{
    std::string key; ///< id in the file; "" = the row number is the id
    std::string text; ///< UTF-8
    std::vector<std::string> labels; ///< none, one or several
    std::string document; ///< document id; "" = none
    std::vector<Mention> mentions; ///< gold, by (first, last)
    std::vector<Mention> alternatives; ///< accepted besides the gold ones (BC2GM)
    std::string extra; ///< further columns as a JSON object; "" = none
    std::uint64_t line = 0; ///< line in the source file, from 1
};

/// What a split is for.
enum class SplitRole : std::uint8_t { Train, Dev, Test, Other };

[[nodiscard]] const char* toText(SplitRole role); ///< "train", "dev", "test", "other"
[[nodiscard]] SplitRole roleFromName(
    const std::string& splitName); ///< by the words people use (valid, eval ...)

} // namespace heldout
