// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of tokens, and the sentences they make up.
#include "formats/conll.h"

#include <optional>
#include <utility>

#include <fmt/format.h>

#include "formats/cells.h"

namespace heldout::formats {

using namespace std::string_view_literals;

namespace {

constexpr std::string_view kDocumentLine = "-DOCSTART-"sv;
constexpr std::string_view kMedlineLine = "###MEDLINE:"sv;

/// What stands behind "# name =" or "# name "; unset when the line is another one.
std::optional<std::string_view> commentValue(std::string_view line, std::string_view name)
{
    line = trimmed(line.substr(1));
    if (!line.starts_with(name))
        return std::nullopt;
    line = trimmed(line.substr(name.size()));
    if (line.starts_with('='))
        return trimmed(line.substr(1));
    return line.empty() ? std::optional(line) : std::nullopt;
}

/// The id a line "-DOCSTART-" holds in brackets, as "-DOCSTART- (1234)".
std::string_view documentIdIn(std::string_view line)
{
    const std::size_t open = line.find('(');
    const std::size_t close = line.rfind(')');
    if (open == std::string_view::npos || close == std::string_view::npos || close < open)
        return {};
    return trimmed(line.substr(open + 1, close - open - 1));
}

} // namespace

bool isDocumentLine(std::string_view line)
{
    return line.starts_with(kDocumentLine) || line.starts_with(kMedlineLine);
}

void splitTokenLine(std::string_view line, char separator, std::vector<std::string_view>& cells)
{
    if (separator == ' ')
        splitAtBlanks(line, cells);
    else
        splitAt(line, separator, cells);
}

SentenceReader::Kind SentenceReader::kindOf(std::string_view text)
{
    if (isBlank(text))
        return Kind::Blank;
    if (isDocumentLine(text)) {
        m_id
            = text.starts_with(kMedlineLine) ? trimmed(text.substr(kMedlineLine.size())) : documentIdIn(text);
        return Kind::Document;
    }
    splitTokenLine(text, m_shape.separator, m_cells);
    if (!text.starts_with('#'))
        return Kind::Token;
    if (const auto id = commentValue(text, "newdoc id")) {
        m_id = *id;
        return Kind::Document;
    }
    if (commentValue(text, "newdoc")) {
        m_id.clear();
        return Kind::Document;
    }
    if (const auto id = commentValue(text, "sent_id")) {
        m_id = *id;
        return Kind::SentenceId;
    }
    // "#" is a word too: what has the columns of a token and a tag in the last one is a token.
    const bool token = m_cells.size() == m_shape.columns && parseTag(m_cells.back()).has_value();
    return token ? Kind::Token : Kind::Comment;
}

Result<bool> SentenceReader::next(TokenSentence& sentence)
{
    const auto begin = [&] {
        sentence.cells.clear();
        sentence.lines.clear();
        m_bad = false;
        m_repaired = false;
    };
    const auto finished = [&] { return !sentence.lines.empty() && !m_bad; };
    const auto close = [&] {
        sentence.key = std::exchange(m_sentenceId, {});
        sentence.document = m_document;
        m_rows.beginRow(sentence.lines.front());
        if (m_repaired)
            m_rows.markRepaired();
    };
    begin();
    for (;;) {
        m_rows.beginRow(m_line.number + 1);
        const Result<bool> more = m_lines.next(m_line);
        if (!more)
            return fail(more.error());
        if (!*more) {
            if (!finished())
                return false;
            close();
            return true;
        }
        const Result<std::string_view> text = m_rows.clean(m_line);
        if (!text)
            return fail(text.error());
        const Kind kind = kindOf(*text);
        if (kind == Kind::Token) {
            if (Status status = takeToken(sentence); !status)
                return fail(std::move(status.error()));
            continue;
        }
        if (kind == Kind::Comment)
            continue;
        const bool whole = finished();
        if (whole)
            close();
        if (kind == Kind::Document) {
            ++m_documents;
            m_document = m_id.empty() ? fmt::format("{}:{}", m_name, m_documents) : m_id;
        }
        m_sentenceId = kind == Kind::SentenceId ? m_id : std::string();
        if (whole)
            return true;
        begin();
    }
}

Status SentenceReader::takeToken(TokenSentence& sentence)
{
    m_repaired = m_repaired || m_rows.isRepaired();
    if (m_tap)
        m_tap(m_line.number, m_cells);
    if (m_bad)
        return {};
    if (m_cells.size() != m_shape.columns)
        return refuse(DiagnosticCode::ColumnCount, columnsFound(m_cells.size(), m_shape.columns));
    if (m_wordColumn && isBlank(m_cells[*m_wordColumn]))
        return refuse(DiagnosticCode::MissingField, Phrase::of("The token is empty"));
    for (const std::string_view cell : m_cells)
        sentence.cells.add(cell);
    sentence.lines.push_back(m_line.number);
    return {};
}

Status SentenceReader::refuse(DiagnosticCode code, Phrase message)
{
    m_bad = true;
    return m_rows.refused(code, 0, std::move(message), Phrase::of("Sentence left out"));
}

Status joinTokens(const TokenSentence& sentence, std::size_t columns, std::size_t wordColumn,
    std::string& text, std::vector<TextSpan>& spans)
{
    if (sentence.cells.bytes() + sentence.tokens() > LineReader::kLongestLine) {
        return fail(Code::NotThisFormat,
            Phrase::of("The sentence on line %1 is longer than 256 MB.", sentence.lines.front()),
            Phrase::of("Check that a blank line ends each sentence."));
    }
    text.clear();
    spans.clear();
    for (std::size_t i = 0; i < sentence.tokens(); ++i) {
        if (i > 0)
            text += ' ';
        const auto first = static_cast<std::uint32_t>(text.size());
        text += sentence.cells[i * columns + wordColumn];
        spans.push_back({first, static_cast<std::uint32_t>(text.size())});
    }
    return {};
}

} // namespace heldout::formats
