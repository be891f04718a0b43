// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace heldout {

/// A piece of a text: [first, last) in its bytes.
struct TextSpan
{
    std::uint32_t first = 0;
    std::uint32_t last = 0;

    friend bool operator==(const TextSpan&, const TextSpan&) = default;
};

/// A mention in an instance's text: [first, last) in bytes of the text.
struct Mention
{
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    std::string type; ///< "" when the format has one kind only
    std::string surface; ///< as the file writes it; "" when it is the covered text
    /// The pieces of a mention that is not contiguous: two or more, in order, with something between them;
    /// the first begins at `first`, the last one ends at `last`. Empty: the mention is all of [first, last).
    std::vector<TextSpan> fragments = {};
};

/// One end of a relation: a mention of the same instance and what it does there.
struct RelationArgument
{
    std::uint32_t mention = 0; ///< place in the list of mentions the relation stands beside
    std::string role; ///< "" when the format has none
};

/// Mentions that stand in a relation. Two arguments, or more where a format has such (equivalences of BRAT).
struct Relation
{
    std::string type;
    std::vector<RelationArgument> arguments;
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
    std::vector<Relation> relations; ///< gold; arguments are places in `mentions`
    std::vector<TextSpan> tokens; ///< formats of one token a line: where each stands in the text
    std::vector<std::string> tags; ///< ... and its tag as the file writes it; one a token
    std::string extra; ///< further columns as a JSON object; "" = none
    std::uint64_t line = 0; ///< line in the source file, from 1
};

/// What a split is for.
enum class SplitRole : std::uint8_t { Train, Dev, Test, Other };

[[nodiscard]] const char* toText(SplitRole role); ///< "train", "dev", "test", "other"
[[nodiscard]] SplitRole roleFromName(
    const std::string& splitName); ///< by the words people use (valid, eval ...)

} // namespace heldout
