// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/line_reader.h"

#include <algorithm>
#include <cstring>
#include <string>

namespace heldout::formats {

Status LineReader::refill()
{
    m_buffer.erase(m_buffer.begin(), m_buffer.begin() + static_cast<std::ptrdiff_t>(m_begin));
    m_scanned -= m_begin;
    m_begin = 0;
    m_endingsKnown = false;
    if (m_buffer.size() > kLongestLine) {
        Error error;
        error.code = Code::NotThisFormat;
        error.line = m_number + 1;
        error.message = Phrase::of("Line %1 is longer than 256 MB.", m_number + 1);
        error.hint = Phrase::of("Check that the file holds one item a line.");
        return fail(std::move(error));
    }
    Result<std::span<const char>> bytes = m_source.next();
    if (!bytes)
        return fail(std::move(bytes.error()));
    m_atEnd = bytes->empty();
    m_buffer.insert(m_buffer.end(), bytes->begin(), bytes->end());
    return {};
}

Status LineReader::skipByteOrderMark()
{
    m_started = true;
    while (!m_atEnd && m_buffer.size() < kByteOrderMark.size()) {
        if (Status status = refill(); !status)
            return status;
    }
    if (std::string_view(m_buffer.data(), m_buffer.size()).starts_with(kByteOrderMark))
        m_begin = m_scanned = kByteOrderMark.size();
    return {};
}

std::size_t LineReader::findEnding()
{
    const char* const data = m_buffer.data();
    const std::size_t end = m_buffer.size();
    const auto find = [&](char wanted) {
        const void* const found
            = end > m_scanned ? std::memchr(data + m_scanned, wanted, end - m_scanned) : nullptr;
        return found == nullptr ? end : static_cast<std::size_t>(static_cast<const char*>(found) - data);
    };
    // Each is looked for once, not once a line: a file may hold only one of the two.
    if (!m_endingsKnown || m_nextReturn < m_scanned)
        m_nextReturn = find('\r');
    if (!m_endingsKnown || m_nextFeed < m_scanned)
        m_nextFeed = find('\n');
    m_endingsKnown = true;
    return std::min(m_nextFeed, m_nextReturn);
}

std::size_t LineReader::endingLength(std::size_t at) const
{
    if (m_buffer[at] == '\n')
        return 1;
    const std::size_t left = m_buffer.size() - at;
    if (left < 2)
        return m_atEnd ? 1 : 0;
    if (m_buffer[at + 1] == '\n')
        return 2;
    if (m_buffer[at + 1] != '\r')
        return 1;
    if (left < 3)
        return m_atEnd ? 1 : 0;
    return m_buffer[at + 2] == '\n' ? 3 : 1;
}

Result<bool> LineReader::next(Line& line)
{
    if (!m_started) {
        if (Status status = skipByteOrderMark(); !status)
            return fail(std::move(status.error()));
    }
    for (;;) {
        const std::size_t at = findEnding();
        m_scanned = at;
        const std::size_t length = at < m_buffer.size() ? endingLength(at) : 0;
        if (length > 0 || (m_atEnd && m_begin < m_buffer.size())) {
            line.text = std::string_view(m_buffer.data() + m_begin, at - m_begin);
            line.ending = std::string_view(m_buffer.data() + at, length);
            line.number = ++m_number;
            m_begin = m_scanned = at + length;
            return true;
        }
        if (m_atEnd)
            return false;
        if (Status status = refill(); !status)
            return fail(std::move(status.error()));
    }
}

} // namespace heldout::formats
