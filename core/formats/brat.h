// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/reading.h"

/// BRAT standoff: a text, and annotations that refer to it by offsets.
namespace heldout::formats {

/// The files of a document.
struct BratFiles
{
    std::string name; ///< of the document
    std::string text; ///< path; "" = there is none
    std::vector<std::string> annotations; ///< NAME.ann, or else NAME.a1 and NAME.a2; plain or gzip
};

/// Whether the file's name says that it holds annotations.
[[nodiscard]] bool isAnnotationFile(const std::string& path);
/// Documents of a folder, by name; of one of a document's files, that one. UnreadableFile when the folder
/// cannot be read.
[[nodiscard]] Result<std::vector<BratFiles>> findBratFiles(const std::string& path);

/// A mention as the file writes it.
struct BratMention
{
    std::string key; ///< T1
    std::string type;
    std::string surface; ///< third column; "" = not written
    std::vector<std::pair<std::uint64_t, std::uint64_t>> pieces; ///< [first, last) in the file's unit
    std::uint64_t line = 0;
    std::size_t file = 0; ///< of the document's annotation files
};
struct BratRelation
{
    std::string key; ///< R1, or * for an equivalence
    std::string type;
    std::vector<std::pair<std::string, std::string>> arguments; ///< role and key of the mention
    std::uint64_t line = 0;
    std::size_t file = 0;
};
struct BratAnnotations
{
    std::vector<BratMention> mentions;
    std::vector<BratRelation> relations;
};

/// Reads the lines of annotation file number `file` of a document; what is no mention and no relation is told
/// of once a kind.
[[nodiscard]] Status readAnnotations(
    ByteSource& source, Rows& rows, std::size_t file, BratAnnotations& annotations);

/// What offsets count in a text.
struct OffsetRule
{
    OffsetUnit unit = OffsetUnit::CodePoints;
    unsigned lineBreak = 2; ///< for CR LF
    bool countsMark = false; ///< a byte order mark at the start of the file is a character

    friend bool operator==(const OffsetRule&, const OffsetRule&) = default;
};

/// From offsets of a rule to bytes of the text.
class OffsetMap
{
public:
    static constexpr std::uint32_t kNowhere = 0xffffffff;

    /// `text` without its mark.
    OffsetMap(std::string_view text, const OffsetRule& rule);
    /// The byte at which unit `offset` begins, or the end of the text; kNowhere behind it or inside a
    /// character.
    [[nodiscard]] std::uint32_t byteAt(std::uint64_t offset) const
    {
        return offset < m_bytes.size() ? m_bytes[static_cast<std::size_t>(offset)] : kNowhere;
    }
    [[nodiscard]] std::uint64_t size() const { return m_bytes.size() - 1; }

private:
    std::vector<std::uint32_t> m_bytes; // of every unit, and the end
};

/// A document's text as its file has it.
struct BratText
{
    std::string bytes; ///< without a byte order mark at the start
    bool hadMark = false;
};

/// Mentions and relations of one document, in bytes of its text.
struct PlacedAnnotations
{
    std::vector<Mention> mentions; ///< by (first, last)
    std::vector<const BratMention*> written; ///< of each mention
    std::vector<Relation> relations;
    std::vector<const BratRelation*> writtenRelations;
};

/// Places annotations on their text. Faults are told of, and what could be placed is counted, through the
/// Rows of the file they stand in. `annotations` must outlive the result.
[[nodiscard]] Result<PlacedAnnotations> place(const BratAnnotations& annotations, const BratText& text,
    const BratOptions& options, std::span<Rows* const> rows);

/// A document, or a line of it.
struct BratItem
{
    std::string key;
    std::string text;
    std::vector<Mention> mentions;
    std::vector<Relation> relations;
    std::uint64_t line = 1;
};
/// Mentions of an item for a preview: "protein: NF-kappa B; DNA: ...".
[[nodiscard]] std::string mentionList(const BratItem& item);
/// Cuts a document into its lines that are not blank. Mentions that go over the end of a line, and relations
/// between lines, are refused.
[[nodiscard]] Result<std::vector<BratItem>> cutIntoLines(const std::string& name, const std::string& text,
    PlacedAnnotations&& placed, std::span<Rows* const> rows);

/// Reads a text whole and repairs what is no UTF-8 without changing what offsets count.
[[nodiscard]] Result<BratText> readBratText(ByteSource& source, Rows& rows);

/// The text of a document, asked for by its name.
using BratTextOf = std::function<Result<std::optional<std::string_view>>(std::string_view name)>;

/// Reads documents one after the other.
class BratDocuments
{
public:
    /// `textOf` is asked when there is no text beside the annotations; it and `pattern` may be empty.
    BratDocuments(RowSink& sink, JobContext& job, const BratOptions& options, DocumentPattern* pattern,
        BratTextOf textOf)
        : m_sink(sink)
        , m_job(job)
        , m_options(options)
        , m_pattern(pattern)
        , m_textOf(std::move(textOf))
    {
    }
    /// Takes the items of a document. `rows` stands at the item's line in its text, or in its first
    /// annotations when the text is not a file.
    using Take = std::function<Status(BratItem&& item, Rows& rows)>;
    [[nodiscard]] Status read(const BratFiles& files, const Take& take);

    /// Of all files so far.
    [[nodiscard]] std::vector<SourceReport>& sources() { return m_sources; }
    [[nodiscard]] std::uint64_t mentions() const { return m_mentions; }
    [[nodiscard]] std::uint64_t relations() const { return m_relations; }

private:
    struct File;
    [[nodiscard]] Result<std::optional<BratText>> findText(const BratFiles& files, File* file);
    [[nodiscard]] Status handOver(std::vector<BratItem>&& items, Rows& rows, const Take& take);
    [[nodiscard]] Status report(File& file, std::optional<std::uint64_t> firstItem);

    RowSink& m_sink;
    JobContext& m_job;
    const BratOptions& m_options;
    DocumentPattern* m_pattern;
    BratTextOf m_textOf;
    std::vector<SourceReport> m_sources;
    std::uint64_t m_bytesBefore = 0; // on disk, of files read
    std::uint64_t m_items = 0;
    std::uint64_t m_mentions = 0;
    std::uint64_t m_relations = 0;
};

/// Bytes on disk, for progress.
[[nodiscard]] std::uint64_t bytesOf(const std::vector<BratFiles>& documents);

/// Whether the path is a folder, or by its name and what lies beside it a file of BRAT.
[[nodiscard]] bool looksLikeBrat(const std::string& path);
[[nodiscard]] bool isFolder(const std::string& path);
/// What is said of such a path. NoRows when there are no documents in the folder.
[[nodiscard]] Result<Detection> detectBrat(const std::string& path);

/// All documents of the plan's path; `settings` are left to the caller.
[[nodiscard]] Result<ReadReport> readBrat(
    const Plan& plan, DocumentPattern* pattern, RowSink& sink, JobContext& job, const CellTap& tap);

} // namespace heldout::formats
