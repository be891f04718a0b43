// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/tag_scheme.h"
#include "data/text_list.h"
#include "formats/reading.h"

/// Files of one token a line.
namespace heldout::formats {

/// How the lines are cut into cells.
struct TokenShape
{
    char separator = '\t'; ///< ' ' = runs of blanks and tabs
    std::size_t columns = 0; ///< cells a line must have
};
/// Whether the line belongs to the file and is no token.
[[nodiscard]] bool isDocumentLine(std::string_view line);
void splitTokenLine(std::string_view line, char separator, std::vector<std::string_view>& cells);

/// A sentence as the file has it.
struct TokenSentence
{
    std::string key; ///< of a line "# sent_id = "; "" = none
    std::string document; ///< "" = none
    TextList cells; ///< row by row
    std::vector<std::uint64_t> lines; ///< of every token

    [[nodiscard]] std::size_t tokens() const { return lines.size(); }
};

/// Splits a file into sentences at blank lines and at lines that begin a document: "-DOCSTART-",
/// "###MEDLINE:ID" (JNLPBA) and "# newdoc id = ID". Other lines that begin with "#" and are no tokens are
/// comments. A sentence with a line that cannot be cut into `columns` cells, or with an empty token, is
/// refused as a whole: tokens that are left out would shift what is told by their number.
class SentenceReader
{
public:
    /// `name` names the documents that have no id of their own: "NAME:1". `wordColumn`: of the tokens, which
    /// may not be empty.
    SentenceReader(ByteSource& source, Rows& rows, const CellTap& tap, TokenShape shape, std::string name,
        std::optional<std::size_t> wordColumn)
        : m_lines(source)
        , m_rows(rows)
        , m_tap(tap)
        , m_shape(shape)
        , m_name(std::move(name))
        , m_wordColumn(wordColumn)
    {
    }
    /// The next sentence; false at the end. Rows stands at its first line, marked when a line was repaired.
    [[nodiscard]] Result<bool> next(TokenSentence& sentence);

private:
    /// What a line is.
    enum class Kind : std::uint8_t { Blank, Document, SentenceId, Comment, Token };
    [[nodiscard]] Kind kindOf(std::string_view text);
    [[nodiscard]] Status takeToken(TokenSentence& sentence);
    [[nodiscard]] Status refuse(DiagnosticCode code, Phrase message);

    LineReader m_lines;
    Rows& m_rows;
    const CellTap& m_tap;
    TokenShape m_shape;
    std::string m_name;
    std::optional<std::size_t> m_wordColumn;
    Line m_line;
    std::vector<std::string_view> m_cells;
    std::string m_id; // of the document or sentence line just read
    std::string m_document;
    std::string m_sentenceId;
    std::uint64_t m_documents = 0;
    bool m_bad = false; // the sentence being read was refused
    bool m_repaired = false; // ... holds a repaired line
};

/// The text of a sentence, its tokens joined by one blank, and where they stand in it. Refuses with
/// NotThisFormat what is longer than 32 bits can tell.
[[nodiscard]] Status joinTokens(const TokenSentence& sentence, std::size_t columns, std::size_t wordColumn,
    std::string& text, std::vector<TextSpan>& spans);

/// Turns tags into mentions by the lenient rule (chunksOf) and keeps count of what breaks the rules of the
/// scheme they are written in.
class TagColumn
{
public:
    /// False when a tag is none: it was refused through `rows`, at its line.
    [[nodiscard]] Result<bool> parse(
        Rows& rows, const TokenSentence& sentence, std::size_t columns, std::size_t column);
    /// Mentions of the sentence parsed last.
    void mentions(const std::vector<TextSpan>& tokens, std::vector<Mention>& mentions);
    /// A note on the tags that break the rules, at the line of the first of them.
    [[nodiscard]] Status finish(Rows& rows);

private:
    std::vector<Tag> m_tags;
    std::vector<TagChunk> m_chunks;
    std::vector<std::uint64_t> m_lines; // first lines of the sentences the detector has seen
    TagSchemeDetector m_detector;
};

/// What a column's tags are, by the head of the file.
struct TagFacts
{
    std::size_t tags = 0; ///< cells
    std::size_t valid = 0; ///< O, or a letter with a type
    std::size_t typed = 0; ///< a letter with a type

    /// They mark mentions: nearly all are such tags, and one at least says more than O.
    [[nodiscard]] bool markMentions() const;
    /// Nothing speaks against it: all are O.
    [[nodiscard]] bool allOutside() const { return tags > 0 && typed == 0 && valid == tags; }
};

/// The head of a file of tokens.
struct TokenFile
{
    TokenShape shape;
    std::size_t lines = 0; ///< of tokens
    std::size_t regular = 0; ///< ... that have the columns most lines have
    std::size_t breaks = 0; ///< blank lines between tokens, and lines that begin documents
    std::vector<TagFacts> columns; ///< of the regular lines

    /// Whether the tags of this column mark mentions, or nothing speaks against it. False without the column.
    [[nodiscard]] bool marksMentions(std::size_t column) const;
};
/// Reads at most 100,000 tokens.
[[nodiscard]] TokenFile lookAtTokens(const Head& head);
/// Whether the extension of a file's name says that it holds a token a line.
[[nodiscard]] bool isTokenExtension(std::string_view extension);

} // namespace heldout::formats
