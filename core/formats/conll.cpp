// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/conll.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "formats/json_line.h"

namespace heldout::formats {

using namespace std::string_view_literals;

namespace {

constexpr std::string_view kBlanks = " \t";
constexpr std::string_view kDocumentLine = "-DOCSTART-"sv;
constexpr std::string_view kMedlineLine = "###MEDLINE:"sv;

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

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

/// Whether a line is one of the file and no token.
bool isDocumentLine(std::string_view line)
{
    return line.starts_with(kDocumentLine) || line.starts_with(kMedlineLine);
}

} // namespace

void splitTokenLine(std::string_view line, char separator, std::vector<std::string_view>& cells)
{
    cells.clear();
    if (separator == ' ') {
        for (std::size_t at = line.find_first_not_of(kBlanks); at != std::string_view::npos;) {
            const std::size_t end = std::min(line.find_first_of(kBlanks, at), line.size());
            cells.push_back(line.substr(at, end - at));
            at = line.find_first_not_of(kBlanks, end);
        }
        return;
    }
    for (std::size_t at = line.find(separator); at != std::string_view::npos; at = line.find(separator)) {
        cells.push_back(line.substr(0, at));
        line.remove_prefix(at + 1);
    }
    cells.push_back(line);
}

SentenceReader::Kind SentenceReader::kindOf(std::string_view text)
{
    if (text.find_first_not_of(kBlanks) == std::string_view::npos)
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
    sentence.cells.clear();
    sentence.lines.clear();
    m_bad = false;
    m_repaired = false;
    const auto finished = [&] { return !sentence.lines.empty() && !std::exchange(m_bad, false); };
    const auto close = [&] {
        sentence.key = std::exchange(m_sentenceId, {});
        sentence.document = m_document;
        m_rows.beginRow(sentence.lines.front());
        if (m_repaired)
            m_rows.markRepaired();
    };
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
        sentence.cells.clear();
        sentence.lines.clear();
        m_repaired = false;
    }
}

Status SentenceReader::takeToken(TokenSentence& sentence)
{
    m_repaired = m_repaired || m_rows.isRepaired();
    if (m_tap)
        m_tap(m_line.number, m_cells);
    if (!m_bad && m_cells.size() != m_shape.columns) {
        return refuse(DiagnosticCode::ColumnCount,
            m_cells.size() == 1
                ? Phrase::of("%1 column found, %2 expected", m_cells.size(), m_shape.columns)
                : Phrase::of("%1 columns found, %2 expected", m_cells.size(), m_shape.columns));
    }
    if (!m_bad && m_wordColumn && trimmed(m_cells[*m_wordColumn]).empty())
        return refuse(DiagnosticCode::MissingField, Phrase::of("The token is empty"));
    if (m_bad)
        return {};
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

Result<bool> TagColumn::parse(
    Rows& rows, const TokenSentence& sentence, std::size_t columns, std::size_t column)
{
    m_tags.clear();
    for (std::size_t i = 0; i < sentence.tokens(); ++i) {
        const std::string_view cell = sentence.cells[i * columns + column];
        const std::optional<Tag> tag = parseTag(cell);
        if (!tag) {
            rows.beginRow(sentence.lines[i]);
            if (Status status = rows.refused(DiagnosticCode::BadTag, column + 1,
                    Phrase::of("“%1” is no tag: O, or a letter such as B or I, a hyphen and a type", cell),
                    Phrase::of("Sentence left out"));
                !status)
                return fail(std::move(status.error()));
            return false;
        }
        m_tags.push_back(*tag);
    }
    chunksOf(m_tags, m_chunks);
    m_detector.add(m_tags, m_chunks);
    m_lines.push_back(sentence.lines.front());
    return true;
}

void TagColumn::mentions(const std::vector<TextSpan>& tokens, std::vector<Mention>& mentions)
{
    mentions.clear();
    for (const TagChunk& chunk : m_chunks) {
        Mention mention;
        mention.first = tokens[chunk.first].first;
        mention.last = tokens[chunk.last - 1].last;
        mention.type = m_tags[chunk.first].type;
        mentions.push_back(std::move(mention));
    }
}

Status TagColumn::finish(Rows& rows)
{
    const Result<DetectedScheme> found = m_detector.result();
    if (!found) { // letters of several schemes: each mention is read by its own
        rows.beginRow(m_lines.front());
        return rows.note(
            DiagnosticCode::TagSequence, 0, found.error().message, Phrase::of("Every letter taken as it is"));
    }
    if (found->invalid == 0)
        return {};
    rows.beginRow(m_lines[found->firstInvalid->sentence] + found->firstInvalid->token);
    return rows.note(
        DiagnosticCode::TagSequence, 0, found->why, Phrase::of("Taken as mentions all the same"));
}

bool TagFacts::markMentions() const
{
    constexpr std::size_t kOneIn = 50; // a broken tag is told of, and makes no other file of it
    return typed > 0 && (tags - valid) * kOneIn <= tags;
}

TokenFile lookAtTokens(const Head& head, std::size_t mostLines)
{
    TokenFile best;
    for (const char separator : {'\t', ' '}) {
        TokenFile file;
        file.shape.separator = separator;
        MemorySource source(head.bytes);
        LineReader lines(source);
        Line line;
        std::map<std::size_t, std::size_t> counts;
        std::vector<std::vector<std::string>> rows;
        std::vector<std::string_view> cells;
        bool open = false;
        for (Result<bool> more = lines.next(line); more && *more; more = lines.next(line)) {
            const bool cut = !head.complete && line.ending.empty() && line.number > 1;
            if (cut || file.lines >= mostLines)
                break;
            const bool blank = line.text.find_first_not_of(kBlanks) == std::string_view::npos;
            if (blank || isDocumentLine(line.text)) {
                file.breaks += std::exchange(open, false) || !blank ? 1U : 0U;
                continue;
            }
            splitTokenLine(line.text, separator, cells);
            if (line.text.starts_with('#') && (cells.size() < 2 || !parseTag(cells.back())))
                continue;
            open = true;
            ++file.lines;
            ++counts[cells.size()];
            rows.emplace_back(cells.begin(), cells.end());
        }
        for (const auto& [columns, count] : counts) {
            if (count > file.regular) {
                file.shape.columns = columns;
                file.regular = count;
            }
        }
        file.columns.resize(file.shape.columns);
        for (const std::vector<std::string>& row : rows) {
            for (std::size_t i = 0; row.size() == file.shape.columns && i < row.size(); ++i) {
                const std::optional<Tag> tag = parseTag(row[i]);
                ++file.columns[i].tags;
                file.columns[i].valid += tag ? 1U : 0U;
                file.columns[i].typed += tag && tag->part != TagPart::Outside ? 1U : 0U;
            }
        }
        // Tabs where they give columns; else blanks.
        if (separator == '\t' || (best.shape.columns < 2 && file.shape.columns > 1))
            best = std::move(file);
    }
    return best;
}

namespace {

class ConllReader
{
public:
    explicit ConllReader(const Reading& reading)
        : m_reading(reading)
    {
    }

    Status run()
    {
        if (Status status = layOut(); !status)
            return status;
        SentenceReader sentences(m_reading.source, m_reading.rows, m_reading.tap,
            {m_reading.plan.detection.separator, m_columns}, stemOf(m_reading.plan.path), m_word);
        for (;;) {
            const Result<bool> more = sentences.next(m_sentence);
            if (!more)
                return fail(more.error());
            if (!*more)
                break;
            if (Status status = take(); !status)
                return status;
        }
        return m_taggedSentences > 0 ? m_tags.finish(m_reading.rows) : Status();
    }

private:
    Status layOut()
    {
        const Plan& plan = m_reading.plan;
        const std::vector<std::string>& names = plan.detection.columnNames;
        m_columns = names.size();
        const auto place = [&](const std::string& wanted) -> Result<std::optional<std::size_t>> {
            if (wanted.empty())
                return std::optional<std::size_t>{};
            Result<std::size_t> found = findColumn(wanted, names, plan.path);
            if (!found && plan.lenientColumns)
                return std::optional<std::size_t>{};
            if (!found)
                return fail(std::move(found.error()));
            return std::optional<std::size_t>{*found};
        };
        const auto word = place(plan.columns.text);
        if (!word)
            return fail(word.error());
        const auto tag = place(plan.columns.label);
        if (!tag)
            return fail(tag.error());
        m_word = word->value_or(0);
        m_tag = *tag == m_word ? std::nullopt : *tag;
        for (std::size_t i = 0; i < m_columns; ++i) {
            if (i != m_word && m_tag != i)
                m_others.emplace_back(i, jsonText(fmt::format("#{}", i + 1)) + ':');
        }
        return {};
    }

    Status take()
    {
        Rows& rows = m_reading.rows;
        const bool repaired = rows.isRepaired();
        if (Status status = joinTokens(m_sentence, m_columns, m_word, m_item.text, m_item.tokens); !status)
            return status;
        m_item.key = m_sentence.key;
        m_item.document = m_sentence.document;
        m_item.tags.clear();
        m_item.mentions.clear();
        if (m_tag && m_reading.plan.detection.tagsMarkMentions) {
            const Result<bool> good = m_tags.parse(rows, m_sentence, m_columns, *m_tag);
            if (!good)
                return fail(good.error());
            if (!*good)
                return {};
            ++m_taggedSentences;
            m_tags.mentions(m_item.tokens, m_item.mentions);
        }
        for (std::size_t i = 0; m_tag && i < m_sentence.tokens(); ++i)
            m_item.tags.emplace_back(m_sentence.cells[i * m_columns + *m_tag]);
        writeOthers();
        m_reading.mentions += m_item.mentions.size();
        rows.beginRow(m_sentence.lines.front());
        if (repaired)
            rows.markRepaired();
        return rows.take(std::move(m_item));
    }

    /// Further columns, each a list of a value a token.
    void writeOthers()
    {
        m_item.extra.clear();
        for (const auto& [place, name] : m_others) {
            m_item.extra += m_item.extra.empty() ? '{' : ',';
            m_item.extra += name;
            for (std::size_t i = 0; i < m_sentence.tokens(); ++i) {
                m_item.extra += i == 0 ? '[' : ',';
                m_item.extra += jsonText(m_sentence.cells[i * m_columns + place]);
            }
            m_item.extra += ']';
        }
        if (!m_item.extra.empty())
            m_item.extra += '}';
    }

    const Reading& m_reading;
    std::size_t m_columns = 0;
    std::size_t m_word = 0;
    std::optional<std::size_t> m_tag;
    std::vector<std::pair<std::size_t, std::string>> m_others; // place and name, as JSON with the colon
    TokenSentence m_sentence;
    TagColumn m_tags;
    std::uint64_t m_taggedSentences = 0;
    Instance m_item; // one for all rows: a sink that only reads it costs no memory
};

} // namespace

Status readConll(const Reading& reading)
{
    return ConllReader(reading).run();
}

} // namespace heldout::formats
