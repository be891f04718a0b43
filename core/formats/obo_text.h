// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/line_reader.h"
#include "formats/rows.h"

/// The parts of a line of OBO.
namespace heldout::formats {

/// A line of OBO: one of the file, or several of which all but the last end with a backslash.
class OboLine
{
public:
    struct Place
    {
        std::uint64_t line = 0; ///< from 1
        std::uint64_t column = 0; ///< byte from 1
    };
    [[nodiscard]] std::string_view text() const { return m_text; }
    /// Of the first of its lines.
    [[nodiscard]] std::uint64_t number() const { return m_pieces.front().line; }
    /// Some of its bytes were repaired.
    [[nodiscard]] bool isRepaired() const { return m_repaired; }
    /// Where a byte of the text stands in the file.
    [[nodiscard]] Place place(std::size_t at) const;

private:
    friend class OboLines;
    struct Piece
    {
        std::size_t at = 0; ///< of the text
        std::uint64_t line = 0;
    };
    std::string_view m_text;
    std::string m_joined; // of several lines
    std::vector<Piece> m_pieces;
    bool m_repaired = false;
};

/// Joins lines that are continued.
class OboLines
{
public:
    /// Faults of bytes are told to `rows`. Both must outlive the object.
    OboLines(ByteSource& source, Rows& rows)
        : m_lines(source)
        , m_rows(rows)
    {
    }
    /// False at the end. The line's text dies with the next call.
    [[nodiscard]] Result<bool> next(OboLine& line);

private:
    LineReader m_lines;
    Rows& m_rows;
};

/// A line "tag: value".
struct OboTag
{
    std::string_view tag; ///< without blanks around it
    std::string_view rest; ///< what stands behind the colon, as written
};
/// Unset when the line has no colon.
[[nodiscard]] std::optional<OboTag> splitTag(std::string_view line);
/// The value in what stands behind the colon: without comment, modifiers and blanks around it, escapes as
/// they are. A part of `rest` even when it is empty.
[[nodiscard]] std::string_view valueOf(std::string_view rest);

/// The name of a stanza's first line "[Name]"; unset when the line does not begin with a bracket.
struct OboStanza
{
    std::string_view name;
    bool closed = false; ///< nothing is wrong with the brackets
};
[[nodiscard]] std::optional<OboStanza> splitStanza(std::string_view line);

/// Takes the first word off a value's front, and the blanks behind it; both stay parts of the value.
[[nodiscard]] std::string_view takeWord(std::string_view& value);
/// The same of an id: modifiers right behind it do not belong to it.
[[nodiscard]] std::string_view takeId(std::string_view& value);

/// Escapes read: \n a line feed, \W a blank, \t a tab, a backslash before a mark that mark; others stay.
[[nodiscard]] std::string unescaped(std::string_view value);

/// Without blanks and tabs around it; a part of `text` even when it is empty.
[[nodiscard]] std::string_view trimmed(std::string_view text);

} // namespace heldout::formats
