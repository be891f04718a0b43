// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/obo_text.h"

#include <algorithm>

namespace heldout::formats {

namespace {

constexpr std::string_view kBlanks = " \t\v\f";

bool isBlank(char c)
{
    return kBlanks.find(c) != std::string_view::npos;
}

/// The backslash at the end is not itself escaped.
bool isContinued(std::string_view text)
{
    std::size_t slashes = 0;
    while (slashes < text.size() && text[text.size() - 1 - slashes] == '\\')
        ++slashes;
    return slashes % 2 == 1;
}

/// Where the quote that opens at `at` is closed; npos when it never is.
std::size_t closingQuote(std::string_view text, std::size_t at)
{
    for (++at; at < text.size(); ++at) {
        if (text[at] == '\\')
            ++at;
        else if (text[at] == '"')
            return at;
    }
    return std::string_view::npos;
}

/// A value cut where its comment begins, and where the last brace that may open modifiers stands.
struct Cut
{
    std::string_view value;
    std::size_t brace = std::string_view::npos;
};

/// Marks count outside quotes and behind a blank alone: names such as X!Tandem and poly{A} have them inside.
/// A quote that is not closed is a character like others.
Cut withoutComment(std::string_view value)
{
    Cut cut{value, std::string_view::npos};
    bool quotes = true;
    for (std::size_t at = 0; at < value.size(); ++at) {
        const char c = value[at];
        const bool apart = at == 0 || isBlank(value[at - 1]);
        if (c == '\\') {
            ++at;
        } else if (c == '"' && quotes) {
            const std::size_t end = closingQuote(value, at);
            quotes = end != std::string_view::npos;
            at = quotes ? end : at;
        } else if (c == '{' && apart) {
            cut.brace = at;
        } else if (c == '!' && apart) {
            cut.value = value.substr(0, at);
            break;
        }
    }
    cut.value = trimmed(cut.value);
    return cut;
}

std::string_view takeUpTo(std::string_view& value, std::size_t end)
{
    const std::string_view front = value.substr(0, end);
    value = trimmed(value.substr(front.size()));
    return front;
}

} // namespace

OboLine::Place OboLine::place(std::size_t at) const
{
    const auto after = std::find_if(
        m_pieces.begin() + 1, m_pieces.end(), [at](const Piece& piece) { return piece.at > at; });
    const Piece& piece = *(after - 1);
    return {piece.line, at - piece.at + 1};
}

Result<bool> OboLines::next(OboLine& line)
{
    line.m_pieces.clear();
    line.m_joined.clear();
    line.m_repaired = false;
    Line read;
    for (;;) {
        const Result<bool> more = m_lines.next(read);
        if (!more)
            return fail(more.error());
        if (!*more) {
            line.m_text = line.m_joined;
            return !line.m_pieces.empty();
        }
        m_rows.beginRow(read.number);
        const Result<std::string_view> text = m_rows.clean(read);
        if (!text)
            return fail(text.error());
        line.m_repaired = line.m_repaired || m_rows.isRepaired();
        line.m_pieces.push_back({line.m_joined.size(), read.number});
        const bool continued = isContinued(*text);
        if (line.m_pieces.size() == 1 && !continued) {
            line.m_text = *text;
            return true;
        }
        line.m_joined.append(*text, 0, text->size() - (continued ? 1 : 0));
        if (!continued) {
            line.m_text = line.m_joined;
            return true;
        }
    }
}

std::optional<OboTag> splitTag(std::string_view line)
{
    std::size_t colon = 0;
    while (colon < line.size() && line[colon] != ':')
        colon += line[colon] == '\\' ? 2U : 1U;
    if (colon >= line.size())
        return std::nullopt;
    return OboTag{trimmed(line.substr(0, colon)), line.substr(colon + 1)};
}

std::string_view valueOf(std::string_view rest)
{
    const Cut cut = withoutComment(trimmed(rest));
    if (cut.brace == std::string_view::npos || !cut.value.ends_with('}'))
        return cut.value;
    // Modifiers are {name="value"}; other braces are text.
    const std::string_view inside
        = trimmed(cut.value.substr(cut.brace + 1, cut.value.size() - cut.brace - 2));
    if (!inside.empty() && inside.find('=') == std::string_view::npos)
        return cut.value;
    return trimmed(cut.value.substr(0, cut.brace));
}

std::optional<OboStanza> splitStanza(std::string_view line)
{
    const std::string_view text = trimmed(line);
    if (!text.starts_with('['))
        return std::nullopt;
    const std::size_t end = text.find(']');
    OboStanza stanza;
    stanza.name = trimmed(text.substr(1, std::min(end, text.size()) - 1));
    if (end != std::string_view::npos) {
        const std::string_view rest = trimmed(text.substr(end + 1));
        stanza.closed = rest.empty() || rest.starts_with('!');
    }
    return stanza;
}

std::string_view takeWord(std::string_view& value)
{
    return takeUpTo(value, std::min(value.find_first_of(kBlanks), value.size()));
}

std::string_view takeId(std::string_view& value)
{
    std::size_t end = 0;
    while (end < value.size() && value[end] != '{' && !isBlank(value[end]))
        end += value[end] == '\\' ? 2U : 1U;
    return takeUpTo(value, std::min(end, value.size()));
}

std::string unescaped(std::string_view value)
{
    std::string text;
    text.reserve(value.size());
    for (std::size_t at = 0; at < value.size(); ++at) {
        if (value[at] != '\\' || at + 1 == value.size()) {
            text += value[at];
            continue;
        }
        const char c = value[++at];
        const bool isMark = c > ' ' && c < '\x7f' && !(c >= '0' && c <= '9') && !(c >= 'A' && c <= 'Z')
            && !(c >= 'a' && c <= 'z');
        if (c == 'n')
            text += '\n';
        else if (c == 't')
            text += '\t';
        else if (c == 'W')
            text += ' ';
        else if (isMark)
            text += c;
        else
            text.append({'\\', c});
    }
    return text;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos)
        return text.substr(0, 0);
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

} // namespace heldout::formats
