// SPDX-License-Identifier: GPL-3.0-or-later
// Items of a token a line.
#include <optional>
#include <utility>

#include "formats/conll.h"
#include "formats/file_names.h"
#include "formats/json_line.h"

namespace heldout::formats {

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
