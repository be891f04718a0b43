// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/brat_annotations.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/numbers.h"
#include "formats/cells.h"
#include "formats/reading.h"

namespace heldout::formats {

namespace {

using Cells = std::vector<std::string_view>;

Cells split(std::string_view text, char separator)
{
    Cells cells;
    splitAt(text, separator, cells);
    return cells;
}

/// Lines of a kind that is not kept.
struct Kind
{
    std::string_view letters;
    PhrasePattern<1> several;
    PhrasePattern<0> one;
};
constexpr std::array kNotKept{
    Kind{"E", Phrase::later("%1 lines hold events (E), which are not kept"),
        Phrase::later("A line holds an event (E), which is not kept")},
    Kind{"AM", Phrase::later("%1 lines hold attributes (A, M), which are not kept"),
        Phrase::later("A line holds an attribute (A, M), which is not kept")},
    Kind{"N", Phrase::later("%1 lines hold links to other collections (N), which are not kept"),
        Phrase::later("A line holds a link to another collection (N), which is not kept")},
    Kind{"#", Phrase::later("%1 lines hold notes (#), which are not kept"),
        Phrase::later("A line holds a note (#), which is not kept")},
};

class AnnotationReader
{
public:
    AnnotationReader(Rows& rows, std::size_t file, BratAnnotations& annotations)
        : m_rows(rows)
        , m_file(file)
        , m_annotations(annotations)
    {
    }

    Status readLine(std::string_view text)
    {
        if (isBlank(text))
            return m_rows.note(DiagnosticCode::BlankLine, 0, Phrase::of("Blank line"), Phrase::of("Skipped"));
        switch (text.front()) {
        case 'T':
            return readMention(text);
        case 'R':
        case '*':
            return readRelation(text);
        default:
            break;
        }
        for (std::size_t i = 0; i < kNotKept.size(); ++i) {
            if (kNotKept.at(i).letters.find(text.front()) != std::string_view::npos) {
                if (m_notKept.at(i).second++ == 0)
                    m_notKept.at(i).first = m_rows.line();
                return {};
            }
        }
        return m_rows.refused(DiagnosticCode::ColumnCount, 1,
            Phrase::of("The line is no annotation: it begins with “%1”", text.substr(0, text.find('\t'))),
            Phrase::of("Line left out"));
    }

    Status finish()
    {
        for (std::size_t i = 0; i < kNotKept.size(); ++i) {
            const auto& [line, count] = m_notKept.at(i);
            if (count == 0)
                continue;
            m_rows.beginRow(line);
            const Kind& kind = kNotKept.at(i);
            if (Status status = m_rows.note(DiagnosticCode::NotKept, 0,
                    count == 1 ? Phrase::of(kind.one) : Phrase::of(kind.several, count),
                    Phrase::of("Left out"));
                !status)
                return status;
        }
        return {};
    }

private:
    Status readMention(std::string_view text)
    {
        const Cells cells = split(text, '\t');
        BratMention mention;
        mention.line = m_rows.line();
        mention.file = m_file;
        mention.key = cells[0];
        if (cells.size() < 2) {
            return m_rows.refused(DiagnosticCode::ColumnCount, 0,
                Phrase::of("Tabs expected between id, type with offsets, and text"),
                Phrase::of("Mention left out"));
        }
        const std::size_t blank = std::min(cells[1].find(' '), cells[1].size());
        mention.type = cells[1].substr(0, blank);
        const std::size_t column = cells[0].size() + blank + 3; // of the first offset
        if (!readPieces(cells[1].substr(std::min(blank + 1, cells[1].size())), mention)) {
            return m_rows.refused(DiagnosticCode::BadOffsets, column,
                Phrase::of("Two offsets expected after the type: “0 5”, or “0 5;12 17” for several pieces"),
                Phrase::of("Mention left out"));
        }
        if (cells.size() > 2) // a tab in the text itself belongs to it
            mention.surface = text.substr(static_cast<std::size_t>(cells[2].data() - text.data()));
        m_annotations.mentions.push_back(std::move(mention));
        return {};
    }

    static bool readPieces(std::string_view text, BratMention& mention)
    {
        for (const std::string_view piece : split(text, ';')) {
            const Cells ends = split(piece, ' ');
            if (ends.size() != 2)
                return false;
            const auto first = parseUnsigned(ends[0]);
            const auto last = parseUnsigned(ends[1]);
            if (!first || !last)
                return false;
            mention.pieces.emplace_back(*first, *last);
        }
        return true;
    }

    Status readRelation(std::string_view text)
    {
        Cells words;
        const std::size_t tab = text.find('\t');
        BratRelation relation;
        relation.line = m_rows.line();
        relation.file = m_file;
        relation.key = text.substr(0, tab);
        if (tab != std::string_view::npos)
            splitAtBlanks(text.substr(tab + 1), words);
        const bool equivalence = text.front() == '*';
        bool good = words.size() >= 3;
        for (std::size_t i = 1; good && i < words.size(); ++i) {
            const std::size_t colon = words[i].find(':');
            good = equivalence || (colon != std::string_view::npos && colon + 1 < words[i].size());
            if (equivalence)
                relation.arguments.emplace_back(std::string(), words[i]);
            else if (good)
                relation.arguments.emplace_back(words[i].substr(0, colon), words[i].substr(colon + 1));
        }
        if (!good) {
            return m_rows.refused(DiagnosticCode::ColumnCount, 0,
                Phrase::of("A type and two arguments expected: R1, a tab, Type Arg1:T1 Arg2:T2"),
                Phrase::of("Relation left out"));
        }
        relation.type = words[0];
        m_annotations.relations.push_back(std::move(relation));
        return {};
    }

    Rows& m_rows;
    std::size_t m_file;
    BratAnnotations& m_annotations;
    std::array<std::pair<std::uint64_t, std::uint64_t>, kNotKept.size()> m_notKept{}; // first line and count
};

} // namespace

Status readAnnotations(ByteSource& source, Rows& rows, std::size_t file, BratAnnotations& annotations)
{
    LineReader lines(source);
    AnnotationReader reader(rows, file, annotations);
    if (Status status
        = eachLine(rows, lines, [&](std::string_view text, std::uint64_t) { return reader.readLine(text); });
        !status)
        return status;
    return reader.finish();
}

} // namespace heldout::formats
