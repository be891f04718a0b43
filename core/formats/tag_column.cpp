// SPDX-License-Identifier: GPL-3.0-or-later
// Tags of a column, and the mentions they mark.
#include <optional>
#include <utility>

#include "formats/conll.h"

namespace heldout::formats {

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

} // namespace heldout::formats
