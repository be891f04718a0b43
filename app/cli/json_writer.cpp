// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_writer.h"

#include "base/utf8.h"

namespace heldout::cli {

namespace {

void appendEscaped(std::string& out, std::string_view text)
{
    constexpr char kHex[] = "0123456789abcdef";
    for (const char c : text) {
        switch (c) {
        case '"':
            out += "\\\"";
            break;
        case '\\':
            out += "\\\\";
            break;
        case '\n':
            out += "\\n";
            break;
        case '\r':
            out += "\\r";
            break;
        case '\t':
            out += "\\t";
            break;
        default:
            if (static_cast<unsigned char>(c) < 0x20U) {
                out += "\\u00";
                out += kHex[static_cast<unsigned char>(c) >> 4U];
                out += kHex[static_cast<unsigned char>(c) & 15U];
            } else {
                out += c;
            }
        }
    }
}

} // namespace

JsonWriter& JsonWriter::key(std::string_view name)
{
    beforeValue();
    m_out += '"';
    appendEscaped(m_out, name);
    m_out += "\": ";
    m_afterKey = true;
    return *this;
}

JsonWriter& JsonWriter::value(std::string_view text)
{
    beforeValue();
    m_out += '"';
    // Only file names can hold other bytes; JSON cannot.
    if (firstInvalidUtf8(text) == kValid)
        appendEscaped(m_out, text);
    else
        appendEscaped(m_out, repairUtf8(text));
    m_out += '"';
    return *this;
}

JsonWriter& JsonWriter::raw(std::string_view json)
{
    beforeValue();
    m_out += json.empty() ? "null" : json;
    return *this;
}

JsonWriter& JsonWriter::open(char bracket, Line line)
{
    beforeValue();
    const bool oneLine = line == Line::One || (!m_levels.empty() && m_levels.back().oneLine);
    m_out += bracket;
    m_levels.push_back({oneLine, false});
    return *this;
}

JsonWriter& JsonWriter::close(char bracket)
{
    const Level level = m_levels.back();
    m_levels.pop_back();
    if (level.any && !level.oneLine)
        newLine();
    m_out += bracket;
    if (m_levels.empty())
        m_out += '\n';
    return *this;
}

void JsonWriter::beforeValue()
{
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_levels.empty())
        return;
    Level& level = m_levels.back();
    if (level.any)
        m_out += level.oneLine ? ", " : ",";
    if (!level.oneLine)
        newLine();
    level.any = true;
}

void JsonWriter::newLine()
{
    m_out += '\n';
    m_out.append(2 * m_levels.size(), ' ');
}

} // namespace heldout::cli
