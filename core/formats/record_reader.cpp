// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/record_reader.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "formats/cells.h"

namespace heldout::formats {

namespace {

// A quote that swallows more than this was not meant as one.
constexpr std::size_t kLongestRecord = std::size_t(64) << 20U;

} // namespace

Result<bool> RecordReader::nextLine()
{
    if (!m_again.empty()) {
        m_current = std::move(m_again.front());
        m_again.pop_front();
        m_text = m_current.text;
        m_line = Line{m_text, m_current.ending, m_current.number};
        if (m_current.repaired)
            m_rows.markRepaired();
        return true;
    }
    Result<bool> more = m_lines.next(m_line);
    if (!more || !*more)
        return more;
    Result<std::string_view> text = m_rows.clean(m_line);
    if (!text)
        return fail(std::move(text.error()));
    m_text = *text;
    return true;
}

Result<bool> RecordReader::next(std::vector<std::string_view>& cells, bool keepBlank)
{
    for (;;) {
        m_rows.beginRow(m_line.number + 1);
        Result<bool> more = nextLine();
        if (!more || !*more)
            return more;
        if (m_text.empty() && !keepBlank) {
            if (Status status
                = m_rows.note(DiagnosticCode::BlankLine, 0, Phrase::of("Blank line"), Phrase::of("Skipped"));
                !status)
                return fail(std::move(status.error()));
            continue;
        }
        if (!m_dialect.quotes) {
            splitAt(m_text, m_dialect.separator, cells);
            return true;
        }
        Result<bool> whole = splitQuoted(cells);
        if (!whole || *whole)
            return whole;
    }
}

/// False when the record had to be left out.
Result<bool> RecordReader::splitQuoted(std::vector<std::string_view>& cells)
{
    m_content.clear();
    m_cellEnds.clear();
    m_below.clear();
    std::size_t at = 0;
    for (;;) {
        if (at < m_text.size() && m_text[at] == '"') {
            Result<bool> closed = readQuotedCell(at);
            if (!closed || !*closed)
                return closed;
        }
        const std::size_t end = std::min(m_text.find(m_dialect.separator, at), m_text.size());
        m_content.append(m_text, at, end - at);
        m_cellEnds.push_back(m_content.size());
        if (end == m_text.size())
            break;
        at = end + 1;
    }
    cells.clear();
    std::size_t begin = 0;
    for (const std::size_t end : m_cellEnds) {
        cells.push_back(std::string_view(m_content).substr(begin, end - begin));
        begin = end;
    }
    return true;
}

/// `at` stands on the opening quote and is moved behind the closing one, perhaps lines below. False when
/// there is none.
Result<bool> RecordReader::readQuotedCell(std::size_t& at)
{
    const std::uint64_t openedOn = m_line.number;
    const std::uint64_t column = at + 1;
    ++at;
    for (;;) {
        const std::size_t quote = m_text.find('"', at);
        if (quote == std::string_view::npos) {
            m_content.append(m_text, at).append(m_line.ending);
            Result<bool> more = continueBelow();
            if (!more)
                return more;
            if (!*more)
                return leaveOut(
                    openedOn, column, Phrase::later("The quote opened on line %1 is never closed"));
            if (m_content.size() > kLongestRecord)
                return leaveOut(openedOn, column,
                    Phrase::later("The quote opened on line %1 is not closed within 64 MB"));
            at = 0;
            continue;
        }
        m_content.append(m_text, at, quote - at);
        at = quote + 1;
        if (at >= m_text.size() || m_text[at] != '"')
            break;
        m_content += '"';
        ++at;
    }
    if (at < m_text.size() && m_text[at] != m_dialect.separator) {
        // On a line below, such a quote opens or stands inside another cell: it never meant to close this
        // one.
        if (m_line.number != openedOn)
            return leaveOut(openedOn, column, Phrase::later("The quote opened on line %1 is never closed"));
        Status status = m_rows.repaired(DiagnosticCode::TextAfterQuote, at + 1,
            Phrase::of("Text between a closing quote and the separator"),
            Phrase::of("Taken as part of the cell"));
        if (!status)
            return fail(std::move(status.error()));
    }
    return true;
}

/// The next line of a record, kept in case the quote turns out not to be one.
Result<bool> RecordReader::continueBelow()
{
    const bool before = m_rows.isRepaired();
    m_rows.beginRow(m_rows.line());
    Result<bool> more = nextLine();
    if (more && *more)
        m_below.push_back(
            {std::string(m_text), std::string(m_line.ending), m_line.number, m_rows.isRepaired()});
    if (before)
        m_rows.markRepaired();
    return more;
}

Result<bool> RecordReader::leaveOut(std::uint64_t openedOn, std::uint64_t column, PhrasePattern<1> why)
{
    const std::uint64_t first = m_rows.line();
    Phrase action = first == openedOn ? Phrase::of("Line %1 left out", first)
                                      : Phrase::of("Lines %1 to %2 left out", first, openedOn);
    while (!m_below.empty() && m_below.front().number <= openedOn)
        m_below.pop_front();
    m_again.insert(
        m_again.begin(), std::make_move_iterator(m_below.begin()), std::make_move_iterator(m_below.end()));
    m_below.clear();
    m_line.number = openedOn;
    m_rows.beginRow(openedOn);
    Status status = m_rows.refused(
        DiagnosticCode::QuoteNotClosed, column, Phrase::of(why, openedOn), std::move(action));
    if (!status)
        return fail(std::move(status.error()));
    return false;
}

} // namespace heldout::formats
