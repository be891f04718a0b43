// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "formats/byte_source.h"

namespace heldout::formats {

inline constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

/// A line without its ending. Both views die with the next call of the reader.
struct Line
{
    std::string_view text;
    std::string_view ending; ///< "\n", "\r\n", "\r", "\r\r\n"; "" at the end of the file
    std::uint64_t number = 0; ///< from 1
};

/// Splits bytes into lines. A byte order mark at the start is left out. Linear, one buffer; a line costs no
/// copy unless it crosses the border of two pieces of the source.
class LineReader
{
public:
    /// Longer lines are refused: nothing that has one item a line has them, and a row must fit into memory.
    static constexpr std::size_t kLongestLine = std::size_t(256) << 20U;

    explicit LineReader(ByteSource& source)
        : m_source(source)
    {
    }
    /// False at the end. Fails when the source fails or a line is longer than kLongestLine.
    [[nodiscard]] Result<bool> next(Line& line);

private:
    [[nodiscard]] Status refill();
    [[nodiscard]] Status skipByteOrderMark();
    /// Where the next line feed or carriage return stands, or the end of the buffer.
    [[nodiscard]] std::size_t findEnding();
    /// Length of the ending at `at`, 0 when bytes of the next piece decide.
    [[nodiscard]] std::size_t endingLength(std::size_t at) const;

    ByteSource& m_source;
    std::vector<char> m_buffer;
    std::size_t m_begin = 0; // of the line being looked for
    std::size_t m_scanned = 0; // no ending stands in [m_begin, m_scanned)
    std::size_t m_nextFeed = 0; // no '\n' stands in [m_scanned, m_nextFeed)
    std::size_t m_nextReturn = 0; // no '\r' stands in [m_scanned, m_nextReturn)
    bool m_endingsKnown = false;
    bool m_started = false;
    bool m_atEnd = false;
    std::uint64_t m_number = 0;
};

} // namespace heldout::formats
