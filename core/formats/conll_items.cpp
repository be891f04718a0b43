// SPDX-License-Identifier: GPL-3.0-or-later
// Items of a token a line.
#include <optional>
#include <utility>

#include "formats/conll.h"
#include "formats/file_names.h"
#include "formats/json_line.h"

namespace heldout::formats {

namespace {

/// Not a tag, but meant as one: a letter of the schemes without a type, or behind it.
bool isLikeTag(std::string_view cell)
{
    return parseTag(cell, TagSide::Behind).has_value()
        || (cell.size() == 1 && parseTag(std::string(cell) + "-type").has_value());
}

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
        if (m_taggedSentences > 0)
            return m_tags.finish(m_reading.rows);
        return m_tag && !m_reading.plan.detection.tagsMarkMentions ? noteNoMentions() : Status();
    }

private:
    Status layOut()
    {
        const Plan& plan = m_reading.plan;
        const std::vector<std::string>& names = plan.detection.columnNames;
        m_columns = names.size();
        const auto word = findMapped(plan.columns.text, names, plan.path, plan.lenientColumns);
        if (!word)
            return fail(word.error());
        const auto tag = findMapped(plan.columns.label, names, plan.path, plan.lenientColumns);
        if (!tag)
            return fail(tag.error());
        m_word = word->value_or(0);
        m_tag = *tag == m_word ? std::nullopt : *tag;
        for (std::size_t i = 0; i < m_columns; ++i) {
            if (i != m_word && m_tag != i)
                m_others.emplace_back(i, jsonText(columnNumber(i)) + ':');
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
        for (std::size_t i = 0; m_tag && i < m_sentence.tokens(); ++i) {
            const std::string_view cell = m_sentence.cells[i * m_columns + *m_tag];
            if (!m_reading.plan.detection.tagsMarkMentions)
                count(cell, m_sentence.lines[i]);
            m_item.tags.emplace_back(cell);
        }
        writeOthers();
        m_reading.mentions += m_item.mentions.size();
        rows.beginRow(m_sentence.lines.front());
        if (repaired)
            rows.markRepaired();
        return rows.take(std::move(m_item));
    }

    /// Counts a cell of a column that was not taken for tags of mentions.
    void count(std::string_view cell, std::uint64_t line)
    {
        const std::optional<Tag> tag = parseTag(cell);
        ++m_cells;
        m_valid += tag ? 1U : 0U;
        m_outside += tag && tag->part == TagPart::Outside ? 1U : 0U;
        m_alike += tag || isLikeTag(cell) ? 1U : 0U;
        if (!tag && m_firstOtherLine == 0) {
            m_firstOther = cell;
            m_firstOtherLine = line;
        }
    }

    /// A word on tags that look like those of mentions and are not taken for such; none on parts of speech,
    /// words and the like, of which one or another may be written like a tag.
    Status noteNoMentions()
    {
        if (m_valid == m_cells || m_alike == m_outside || m_alike < m_cells - m_alike)
            return {};
        m_reading.rows.beginRow(m_firstOtherLine);
        return m_reading.rows.note(DiagnosticCode::BadTag, *m_tag + 1,
            Phrase::of(
                "“%1” is no tag: O, or a letter such as B or I, a hyphen and a type (no tags in %2 of the "
                "column's %3 cells)",
                m_firstOther, m_cells - m_valid, m_cells),
            Phrase::of("No mentions taken from the column"));
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
    std::uint64_t m_cells = 0, m_valid = 0, m_outside = 0, m_alike = 0; // of tags that mark no mentions
    std::string m_firstOther; // ... its first cell that is no tag of mentions
    std::uint64_t m_firstOtherLine = 0;
    Instance m_item; // one for all rows: a sink that only reads it costs no memory
};

} // namespace

Status readConll(const Reading& reading)
{
    return ConllReader(reading).run();
}

} // namespace heldout::formats
