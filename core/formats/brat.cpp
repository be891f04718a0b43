// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/brat.h"

#include <utility>

#include "base/files.h"
#include "formats/file_names.h"

namespace heldout::formats {

namespace {

std::uint64_t bytesOf(const std::vector<BratFiles>& documents)
{
    std::uint64_t bytes = 0;
    for (const BratFiles& files : documents) {
        bytes += sizeOnDisk(files.text);
        for (const std::string& path : files.annotations)
            bytes += sizeOnDisk(path);
    }
    return bytes;
}

} // namespace

Result<BratText> readBratText(ByteSource& source, Rows& rows)
{
    BratText text;
    for (;;) {
        const Result<std::span<const char>> piece = source.next();
        if (!piece)
            return fail(piece.error());
        if (piece->empty())
            break;
        text.bytes.append(piece->data(), piece->size());
        if (text.bytes.size() > LineReader::kLongestLine) {
            return fail(Code::NotThisFormat, Phrase::of("A document is longer than 256 MB."),
                Phrase::of("Check that the file is a text."));
        }
    }
    if (Status status = checkText(text.bytes, rows.counts().path); !status)
        return fail(std::move(status.error()));
    if (text.bytes.starts_with(kByteOrderMark)) {
        text.hadMark = true;
        text.bytes.erase(0, kByteOrderMark.size());
    }
    rows.beginRow(1);
    if (Status status = rows.cleanCounted(text.bytes); !status)
        return fail(std::move(status.error()));
    return text;
}

/// An open file with its counts.
struct BratDocuments::File
{
    InputFile input;
    FileSource source;
    std::string path; // m_rows refers to it
    Rows rows;

    File(InputFile&& opened, std::string path_, RowSink& sink, JobContext& job, DocumentPattern* pattern,
        std::uint64_t before)
        : input(std::move(opened))
        , source(input, job, before)
        , path(std::move(path_))
        , rows(sink, job, path, pattern)
    {
    }
};

Status BratDocuments::report(File& file, std::optional<std::uint64_t> firstItem)
{
    SourceReport report = file.rows.counts();
    if (Status status = addFileFacts(file.input, report); !status)
        return status;
    report.firstItem = firstItem;
    m_bytesBefore += file.input.bytesOnDisk();
    m_sources.push_back(std::move(report));
    return {};
}

Status BratDocuments::open(const std::string& path, std::deque<File>& into)
{
    Result<InputFile> input = InputFile::open(path);
    if (!input)
        return fail(std::move(input.error()));
    into.emplace_back(std::move(*input), path, m_sink, m_job, m_pattern, m_bytesBefore);
    return {};
}

/// Of the file, or else of whoever may know it; unset when there is no text anywhere.
Result<std::optional<BratText>> BratDocuments::findText(const std::string& name, std::deque<File>& texts)
{
    if (!texts.empty()) {
        Result<BratText> text = readBratText(texts.front().source, texts.front().rows);
        if (!text)
            return fail(std::move(text.error()));
        return std::optional(std::move(*text));
    }
    if (!m_textOf)
        return std::optional<BratText>{};
    const Result<std::optional<std::string_view>> asked = m_textOf(name);
    if (!asked)
        return fail(asked.error());
    if (!*asked)
        return std::optional<BratText>{};
    return std::optional(BratText{std::string(**asked), false});
}

Status BratDocuments::readAnnotationFiles(
    const BratFiles& files, std::deque<File>& opened, std::vector<Rows*>& rows, BratAnnotations& annotations)
{
    for (const std::string& path : files.annotations) {
        if (Status status = open(path, opened); !status)
            return status;
        File& file = opened.back();
        rows.push_back(&file.rows);
        if (Status status = readAnnotations(file.source, file.rows, rows.size() - 1, annotations); !status)
            return status;
    }
    return {};
}

Result<std::vector<BratItem>> BratDocuments::itemsOf(const std::string& name, BratText&& text,
    const BratAnnotations& annotations, std::span<Rows* const> rows) const
{
    Result<PlacedAnnotations> placed
        = rows.empty() ? PlacedAnnotations{} : place(annotations, text, m_options, rows);
    if (!placed)
        return fail(std::move(placed.error()));
    if (m_options.lineByLine)
        return cutIntoLines(name, text.bytes, std::move(*placed), rows);
    std::vector<BratItem> items;
    items.push_back(wholeItem(name, std::move(text.bytes), std::move(*placed)));
    return items;
}

Status BratDocuments::read(const BratFiles& files, const Take& take)
{
    std::deque<File> texts; // one or none
    if (!files.text.empty()) {
        if (Status status = open(files.text, texts); !status)
            return status;
    }
    Result<std::optional<BratText>> text = findText(files.name, texts);
    if (!text)
        return fail(std::move(text.error()));
    std::deque<File> others;
    std::vector<Rows*> rows; // of the others
    BratAnnotations annotations;
    if (Status status = readAnnotationFiles(files, others, rows, annotations); !status)
        return status;
    const std::uint64_t firstItem = m_items;
    if (*text) {
        Result<std::vector<BratItem>> items = itemsOf(files.name, std::move(**text), annotations, rows);
        if (!items)
            return fail(std::move(items.error()));
        Rows& own = texts.empty() ? *rows.front() : texts.front().rows;
        if (Status status = handOver(files, std::move(*items), own, take); !status)
            return status;
    } else {
        rows.front()->beginRow(0);
        if (Status status = rows.front()->refused(DiagnosticCode::MissingFile, 0,
                Phrase::of("There is no text for the annotations “%1”", baseName(files.annotations.front())),
                Phrase::of("Document left out"));
            !status)
            return status;
    }
    for (File& file : texts) {
        if (Status status = report(file, m_items > firstItem ? std::optional(firstItem) : std::nullopt);
            !status)
            return status;
    }
    for (File& file : others) {
        if (Status status = report(file, std::nullopt); !status)
            return status;
    }
    return {};
}

Status BratDocuments::handOver(
    const BratFiles& files, std::vector<BratItem>&& items, Rows& rows, const Take& take)
{
    for (BratItem& item : items) {
        m_mentions += item.mentions.size();
        m_relations += item.relations.size();
        ++m_items;
        rows.beginRow(item.line);
        if (Status status = take(files, std::move(item), rows); !status)
            return status;
    }
    return {};
}

Status BratDocuments::readAll(const std::string& path, const Take& take)
{
    const Result<std::vector<BratFiles>> documents = findBratFiles(path);
    if (!documents)
        return fail(documents.error());
    m_job.begin(Stage::Reading, Unit::Bytes, bytesOf(*documents));
    for (const BratFiles& files : *documents) {
        if (Status status = read(files, take); !status)
            return status;
    }
    m_job.end();
    return {};
}

Result<ReadReport> readBrat(
    const Plan& plan, DocumentPattern* pattern, RowSink& sink, JobContext& job, const CellTap& tap)
{
    BratDocuments reader(sink, job, plan.brat, pattern, {});
    std::uint64_t taken = 0;
    Status status
        = reader.readAll(plan.path, [&](const BratFiles& files, BratItem&& item, Rows& rows) -> Status {
              if (tap) {
                  const std::string mentions = mentionList(item);
                  tap(item.line, {item.key, item.text, mentions});
              }
              ++taken;
              Instance instance;
              instance.key = std::move(item.key);
              instance.text = std::move(item.text);
              instance.document = files.name;
              instance.mentions = std::move(item.mentions);
              instance.relations = std::move(item.relations);
              return rows.take(std::move(instance));
          });
    if (!status)
        return fail(std::move(status.error()));
    if (taken == 0) {
        return failFile(Code::NoRows, plan.path,
            Phrase::of("“%1” holds no documents of BRAT.", baseName(plan.path)),
            Phrase::of("Each document needs its text in NAME.txt beside NAME.ann."));
    }
    ReadReport report;
    report.format = FormatId::Brat;
    report.sources = std::move(reader.sources());
    report.mentions = reader.mentions();
    report.relations = reader.relations();
    return report;
}

} // namespace heldout::formats
