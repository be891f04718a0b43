// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "formats/line_reader.h"
#include "formats/rows.h"

namespace heldout::formats {

/// How a table is cut into cells.
struct Dialect
{
    char separator = '\t';
    bool quotes = false; ///< RFC 4180; else a quote is a letter like any other
};

/// Cuts a table into records of cells. A quote that is never closed costs the line it stands on and no other:
/// the lines below are cut anew. Tells of repaired lines and of quotes through Rows, which gets a beginRow()
/// for every record.
class RecordReader
{
public:
    RecordReader(ByteSource& source, Dialect dialect, Rows& rows)
        : m_lines(source)
        , m_dialect(dialect)
        , m_rows(rows)
    {
    }
    /// The next record that is not blank; false at the end. A line without anything is a record when
    /// `keepBlank`. The cells die with the next call.
    [[nodiscard]] Result<bool> next(std::vector<std::string_view>& cells, bool keepBlank);

private:
    [[nodiscard]] Result<bool> nextLine();
    [[nodiscard]] Result<bool> splitQuoted(std::vector<std::string_view>& cells);
    [[nodiscard]] Result<bool> readQuotedCell(std::size_t& at);
    [[nodiscard]] Result<bool> continueBelow();
    [[nodiscard]] Result<bool> leaveOut(std::uint64_t openedOn, std::uint64_t column, PhrasePattern<1> why);

    /// A line that a quoted cell went over, cleaned.
    struct KeptLine
    {
        std::string text;
        std::string ending;
        std::uint64_t number = 0;
        bool repaired = false;
    };

    LineReader m_lines;
    Dialect m_dialect;
    Rows& m_rows;
    Line m_line;
    std::string_view m_text; // the line, cleaned
    std::deque<KeptLine> m_below; // the record's lines behind its first one
    std::deque<KeptLine> m_again; // lines to be read once more
    KeptLine m_current; // what m_line and m_text look at when it is read again
    std::string m_content; // CSV: the cells one behind the other
    std::vector<std::size_t> m_cellEnds; // in m_content
};

} // namespace heldout::formats
