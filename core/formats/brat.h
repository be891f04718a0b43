// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/brat_offsets.h"

/// BRAT standoff: a text, and annotations that refer to it by offsets.
namespace heldout::formats {

/// The files of a document.
struct BratFiles
{
    std::string name; ///< of the document
    std::string text; ///< path; "" = there is none
    std::vector<std::string> annotations; ///< NAME.ann, or else NAME.a1 and NAME.a2; plain or gzip
};

/// Documents of a folder, by name; of one of a document's files, that one. UnreadableFile when the folder
/// cannot be read.
[[nodiscard]] Result<std::vector<BratFiles>> findBratFiles(const std::string& path);

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
/// A document as one item. Line breaks at the end of the text belong to the file, unless a mention covers
/// them.
[[nodiscard]] BratItem wholeItem(const std::string& name, std::string&& text, PlacedAnnotations&& placed);
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
    using Take = std::function<Status(const BratFiles& files, BratItem&& item, Rows& rows)>;
    /// All documents that findBratFiles() finds, a stage of the job.
    [[nodiscard]] Status readAll(const std::string& path, const Take& take);

    /// Of all files so far.
    [[nodiscard]] std::vector<SourceReport>& sources() { return m_sources; }
    [[nodiscard]] std::uint64_t mentions() const { return m_mentions; }
    [[nodiscard]] std::uint64_t relations() const { return m_relations; }

private:
    struct File;
    [[nodiscard]] Status read(const BratFiles& files, const Take& take);
    [[nodiscard]] Status open(const std::string& path, std::deque<File>& into);
    [[nodiscard]] Result<std::optional<BratText>> findText(const std::string& name, std::deque<File>& texts);
    [[nodiscard]] Status readAnnotationFiles(const BratFiles& files, std::deque<File>& opened,
        std::vector<Rows*>& rows, BratAnnotations& annotations);
    [[nodiscard]] Result<std::vector<BratItem>> itemsOf(const std::string& name, BratText&& text,
        const BratAnnotations& annotations, std::span<Rows* const> rows) const;
    [[nodiscard]] Status handOver(
        const BratFiles& files, std::vector<BratItem>&& items, Rows& rows, const Take& take);
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

/// Whether the path is a folder, or by its name and what lies beside it a file of BRAT.
[[nodiscard]] bool looksLikeBrat(const std::string& path);
/// What is said of such a path. NoRows when there are no documents in the folder.
[[nodiscard]] Result<Detection> detectBrat(const std::string& path);

/// All documents of the plan's path; `settings` are left to the caller.
[[nodiscard]] Result<ReadReport> readBrat(
    const Plan& plan, DocumentPattern* pattern, RowSink& sink, JobContext& job, const CellTap& tap);

} // namespace heldout::formats
