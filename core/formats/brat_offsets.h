// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "formats/brat_annotations.h"
#include "formats/reading.h"

/// From what a file's offsets count to bytes of the text.
namespace heldout::formats {

/// What offsets count in a text.
struct OffsetRule
{
    OffsetUnit unit = OffsetUnit::CodePoints;
    unsigned lineBreak = 2; ///< for CR LF
    bool countsMark = false; ///< a byte order mark at the start of the file is a character

    friend bool operator==(const OffsetRule&, const OffsetRule&) = default;
};

/// From offsets of a rule to bytes of the text.
class OffsetMap
{
public:
    static constexpr std::uint32_t kNowhere = 0xffffffff;

    /// `text` without its mark.
    OffsetMap(std::string_view text, const OffsetRule& rule);
    /// The byte at which unit `offset` begins, or the end of the text; kNowhere behind it or inside a
    /// character.
    [[nodiscard]] std::uint32_t byteAt(std::uint64_t offset) const
    {
        return offset < m_bytes.size() ? m_bytes[static_cast<std::size_t>(offset)] : kNowhere;
    }
    [[nodiscard]] std::uint64_t size() const { return m_bytes.size() - 1; }

private:
    std::vector<std::uint32_t> m_bytes; // of every unit, and the end
};

/// A document's text as its file has it.
struct BratText
{
    std::string bytes; ///< without a byte order mark at the start
    bool hadMark = false;
};

/// The map by which the offsets are read: of the chosen unit, and of the rules left open the one under which
/// most mentions read as the file says they do. What was found out, and another unit that fits better, are
/// told of through `rows`.
[[nodiscard]] Result<OffsetMap> mapOffsets(
    const BratAnnotations& annotations, const BratText& text, const BratOptions& options, Rows& rows);

/// The pieces in bytes, by their begin; empty when one of them lies outside the text, inside a character, or
/// covers nothing.
[[nodiscard]] std::vector<TextSpan> piecesOf(const BratMention& mention, const OffsetMap& map);
/// What the pieces cover, with a blank between them.
[[nodiscard]] std::string joined(std::string_view text, const std::vector<TextSpan>& pieces);
/// Runs of white space become one blank; none at either end.
[[nodiscard]] std::string collapsed(std::string_view text);

} // namespace heldout::formats
