// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "data/diagnostic.h"
#include "data/instance.h"

/// Reading data sets. One reader per format behind one door; ui and app reach it through core/project.
namespace heldout::formats {

enum class FormatId : std::uint8_t {
    Tsv, ///< tab-separated, quotes are plain text
    Csv, ///< RFC 4180; the separator is comma or semicolon
    Jsonl, ///< one JSON object a line
    Lines, ///< one text a line
    Bc2gm, ///< BC2GM's original files: NAME.in with NAME-GENE.eval and NAME-ALTGENE.eval beside it
    Brat, ///< BRAT standoff: NAME.txt with NAME.ann (or NAME.a1, NAME.a2) beside it, or a folder of such
    Conll, ///< a token a line, its tag in a column, a blank line between sentences (CoNLL, IOB)
};

/// Stable names for the command line and the store: "tsv", "csv", "jsonl", "lines", "bc2gm", "brat", "conll".
[[nodiscard]] const char* name(FormatId format);
[[nodiscard]] std::optional<FormatId> formatFromName(const std::string& name);

/// Which column is what. Each is one column: its name or "#N" (from 1); "" = none. For JSONL a name may be a
/// path, "a.b". A label's cell of TSV or CSV is one label as it stands, nothing in it separates; a JSONL
/// label may be a list, which is one label an element. Conll: text is the column of the tokens ("" = the
/// first), label the one of the tags ("" = the last); ids and documents are lines of their own.
struct ColumnMapping
{
    std::string text;
    std::string label;
    std::string id;
    std::string document;
};

/// What offsets in a file of annotations count.
enum class OffsetUnit : std::uint8_t { CodePoints, Utf16, Bytes };

struct BratOptions
{
    /// A document is one item, its name the id; or each of its lines that is not blank is one, with the id
    /// "NAME:LINE", and NAME is the document.
    bool lineByLine = false;
    OffsetUnit offsets = OffsetUnit::CodePoints;
    /// Characters offsets count for CR LF, 1 or 2. Unset: the one under which the mentions read as the file
    /// says they do, document by document.
    std::optional<unsigned> lineBreak;
};

struct ReadOptions
{
    std::optional<FormatId> format; ///< unset = detect
    ColumnMapping columns; ///< none at all = as recognised
    /// Columns left open beside those named are recognised too, but for ones that are named for something
    /// else.
    bool recogniseOthers = false;
    std::optional<bool> header; ///< first line holds column names; unset = detect
    char separator = 0; ///< CSV: 0 = detect; InvalidArgument with a format that has none to choose
    /// BC2GM: mention files; unset = looked for beside the sentence file.
    std::string mentionFile;
    std::string alternativeFile;
    /// Regular expression (ICU) whose first group, found in an item's id, is its document id.
    std::string documentPattern;
    BratOptions brat;
};

/// What a file seems to be, and why, in a sentence for the import dialog.
struct Detection
{
    FormatId format = FormatId::Lines;
    bool header = false;
    char separator = '\t';
    Phrase reason;
    std::vector<std::string> columnNames; ///< as in the first line, or "" each when there is no header
    ColumnMapping columns; ///< proposal, as "#N" or JSON names
    /// Set when the proposal goes against the header (a column called "text" that holds 0, 1, 2 ...).
    Phrase doubt;
    std::string mentionFile; ///< BC2GM, found beside the file
    std::string alternativeFile; ///< BC2GM, found beside the file
    /// Conll: the tags mark mentions (O, and letters such as B and I with a type); else they are kept as they
    /// are and there are no mentions.
    bool tagsMarkMentions = false;
};

/// Looks at the first 1 MB. Refuses with NotThisFormat what is no text (pictures, archives, databases,
/// UTF-16) and says what it looks like.
[[nodiscard]] Result<Detection> detect(const std::string& path);

/// Cells of the first rows for the preview, as the reader splits them.
struct PreviewRow
{
    std::uint64_t line = 0;
    std::vector<std::string> cells;
};
struct Preview
{
    Detection detection; ///< with the options applied
    std::vector<std::string> heads; ///< one a column; "" = no name
    std::vector<PreviewRow> rows;
    std::vector<Diagnostic> diagnostics; ///< of the rows shown
    bool complete = false; ///< the whole file was read
};
[[nodiscard]] Result<Preview> preview(
    const std::string& path, const ReadOptions& options, std::size_t maxRows = 200);

/// What became of a file.
struct SourceReport
{
    std::string path;
    std::uint64_t bytes = 0;
    std::string sha256;
    std::uint64_t taken = 0; ///< rows handed over, the repaired ones among them
    std::uint64_t repaired = 0;
    std::uint64_t refused = 0;
    /// Number of the first item from this file, from 0; unset = it gave none.
    std::optional<std::uint64_t> firstItem = {};
};
struct ReadReport
{
    FormatId format = FormatId::Lines;
    std::vector<SourceReport> sources; ///< the file itself first, then mention files; every file of a folder
    std::uint64_t mentions = 0;
    std::uint64_t relations = 0;
    bool hasMentions = false; ///< the format has gold mentions, even if this file has none
    bool hasAlternatives = false; ///< ... and alternatives
    std::string settings; ///< what was used in the end, canonical JSON
};

/// Takes what a reader finds. Both calls come in file order, from the reader's thread.
class RowSink
{
public:
    virtual ~RowSink() = default;
    [[nodiscard]] virtual Status row(Instance&& instance) = 0;
    [[nodiscard]] virtual Status diagnostic(const Diagnostic& diagnostic) = 0;
};

/// Reads the whole file (plain or gzip). Bad rows are diagnostics; the reader goes on. Fails when the file is
/// not of its format at all, a mapped column does not exist (the message lists those that do), no row could
/// be taken, or the sink fails. Memory: one row, plus a hash of the ids; BC2GM also holds the mention files.
/// BRAT: `path` is a folder, or one of the files of a document.
[[nodiscard]] Result<ReadReport> read(
    const std::string& path, const ReadOptions& options, RowSink& sink, JobContext& job);

} // namespace heldout::formats
