// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/brat.h"

#include <algorithm>
#include <array>
#include <deque>
#include <filesystem>
#include <map>
#include <set>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "base/files.h"
#include "base/system_file.h"

namespace heldout::formats {

namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
constexpr std::array<std::string_view, 3> kAnnotationEndings{"ann", "a1", "a2"};

bool isTextFile(const std::string& path)
{
    return extension(path) == "txt";
}

/// What lies in a folder under one name.
struct Names
{
    std::string text;
    std::map<std::string, std::string> annotations; ///< by ending
};

BratFiles filesOf(const std::string& name, const Names& names)
{
    BratFiles files{name, names.text, {}};
    for (const std::string_view ending : kAnnotationEndings) {
        const auto found = names.annotations.find(std::string(ending));
        if (found == names.annotations.end())
            continue;
        files.annotations.push_back(found->second);
        if (ending == "ann")
            break; // the parts .a1 and .a2 would tell the same again
    }
    return files;
}

std::string folderOf(const std::string& path)
{
    return path.substr(0, path.rfind('/') + 1); // npos + 1 = 0: no folder
}

bool isFile(const std::string& path)
{
    std::error_code error;
    return std::filesystem::is_regular_file(path, error);
}

std::string firstFile(const std::string& pathWithoutEnding, std::string_view ending)
{
    for (const char* const packed : {"", ".gz"}) {
        std::string path = fmt::format("{}.{}{}", pathWithoutEnding, ending, packed);
        if (isFile(path))
            return path;
    }
    return {};
}

Names namesBeside(const std::string& path)
{
    const std::string without = folderOf(path) + stemOf(path);
    Names names;
    // Whatever is chosen as BRAT and holds no annotations is the text.
    names.text = isAnnotationFile(path) ? firstFile(without, "txt") : path;
    for (const std::string_view ending : kAnnotationEndings) {
        std::string found = extension(path) == ending ? path : firstFile(without, ending);
        if (!found.empty())
            names.annotations.emplace(ending, std::move(found));
    }
    return names;
}

std::uint64_t sizeOf(const std::string& path)
{
    std::error_code error;
    const auto size = path.empty() ? 0 : std::filesystem::file_size(path, error);
    return error ? 0 : size;
}

/// Line breaks at the end belong to the file, not to the text, unless a mention covers them.
void trimEnd(BratItem& item)
{
    std::size_t size = item.text.size();
    for (const Mention& mention : item.mentions) {
        if (mention.last > item.text.find_last_not_of("\r\n") + 1)
            return;
    }
    size = item.text.find_last_not_of("\r\n") + 1; // npos + 1 = 0
    item.text.resize(size);
}

} // namespace

std::string mentionList(const BratItem& item)
{
    std::string list;
    for (const Mention& mention : item.mentions) {
        list += list.empty() ? "" : "; ";
        list += mention.type + ": ";
        list += mention.surface.empty() ? item.text.substr(mention.first, mention.last - mention.first)
                                        : mention.surface;
    }
    return list;
}

bool isAnnotationFile(const std::string& path)
{
    const std::string ending = extension(path);
    return std::find(kAnnotationEndings.begin(), kAnnotationEndings.end(), ending)
        != kAnnotationEndings.end();
}

bool isFolder(const std::string& path)
{
    std::error_code error;
    return std::filesystem::is_directory(path, error);
}

bool looksLikeBrat(const std::string& path)
{
    if (isFolder(path))
        return true;
    if (isAnnotationFile(path))
        return isFile(path);
    return isTextFile(path) && !namesBeside(path).annotations.empty();
}

Result<std::vector<BratFiles>> findBratFiles(const std::string& path)
{
    std::vector<BratFiles> documents;
    if (!isFolder(path)) {
        documents.push_back(filesOf(stemOf(path), namesBeside(path)));
        return documents;
    }
    std::map<std::string, Names> byName; // by their bytes: the same order everywhere
    std::error_code error;
    std::filesystem::directory_iterator entry(path, error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        std::error_code ignored;
        std::string file = entry->path().string();
        if (!entry->is_regular_file(ignored))
            continue;
        if (isTextFile(file))
            byName[stemOf(file)].text = file;
        else if (isAnnotationFile(file))
            byName[stemOf(file)].annotations[extension(file)] = file;
    }
    if (error) {
        return failFile(Code::UnreadableFile, path,
            Phrase::of("The folder “%1” could not be read (%2).", path, systemReason(error.value())));
    }
    for (const auto& [name, names] : byName)
        documents.push_back(filesOf(name, names));
    return documents;
}

Result<Detection> detectBrat(const std::string& path)
{
    const Result<std::vector<BratFiles>> documents = findBratFiles(path);
    if (!documents)
        return fail(documents.error());
    const auto annotated = static_cast<std::size_t>(std::count_if(documents->begin(), documents->end(),
        [](const BratFiles& files) { return !files.annotations.empty(); }));
    Detection detection;
    detection.format = FormatId::Brat;
    detection.separator = 0;
    detection.columnNames = {"id", "text", "mentions"};
    detection.columns = ColumnMapping{"text", {}, "id", {}};
    if (!isFolder(path)) {
        detection.reason = annotated == 0
            ? Phrase::of("Read as BRAT: there are no annotations beside the text.")
            : Phrase::of("Recognised as BRAT: “%1” holds annotations.",
                  baseName(documents->front().annotations.front()));
        return detection;
    }
    if (annotated == 0) {
        return failFile(Code::NoRows, path, Phrase::of("The folder “%1” holds no annotations of BRAT.", path),
            Phrase::of("Choose a folder with files NAME.txt and NAME.ann, or choose a file."));
    }
    detection.reason = Phrase::of("Recognised as BRAT: %1 of %2 documents in the folder have annotations.",
        annotated, documents->size());
    return detection;
}

std::uint64_t bytesOf(const std::vector<BratFiles>& documents)
{
    std::uint64_t bytes = 0;
    for (const BratFiles& files : documents) {
        bytes += sizeOf(files.text);
        for (const std::string& path : files.annotations)
            bytes += sizeOf(path);
    }
    return bytes;
}

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
    if (const std::optional<NotText> what = notText(text.bytes)) {
        const std::string& path = rows.counts().path;
        return failFile(Code::NotThisFormat, path, Phrase::of(what->sentence, baseName(path)),
            what->otherEncoding ? Phrase::of("Save it as UTF-8 and import it again.")
                                : Phrase::of("Choose a text file, plain or gzip."));
    }
    if (text.bytes.starts_with(kByteOrderMark)) {
        text.hadMark = true;
        text.bytes.erase(0, kByteOrderMark.size());
    }
    rows.beginRow(1);
    if (Status status = rows.cleanCounted(text.bytes); !status)
        return fail(std::move(status.error()));
    return text;
}

Result<std::vector<BratItem>> cutIntoLines(
    const std::string& name, const std::string& text, PlacedAnnotations&& placed, std::span<Rows* const> rows)
{
    std::vector<BratItem> items;
    std::vector<TextSpan> lines; // of each item
    std::uint64_t number = 0;
    for (std::size_t at = 0; at < text.size();) {
        ++number;
        const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
        const std::string_view line = std::string_view(text).substr(at, end - at);
        if (line.find_first_not_of(" \t\v\f") != std::string_view::npos) {
            items.push_back({fmt::format("{}:{}", name, number), std::string(line), {}, {}, number});
            lines.push_back({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)});
        }
        at = end + (text.compare(end, 2, "\r\n") == 0 ? 2 : 1);
    }
    std::vector<std::pair<std::size_t, std::uint32_t>> where; // item and place in it, of each mention
    constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);
    std::size_t line = 0;
    for (std::size_t i = 0; i < placed.mentions.size(); ++i) {
        Mention& mention = placed.mentions[i];
        while (line < lines.size() && lines[line].last <= mention.first)
            ++line;
        if (line == lines.size() || mention.first < lines[line].first || mention.last > lines[line].last) {
            Rows& own = *rows[placed.written[i]->file];
            own.beginRow(placed.written[i]->line);
            own.uncount();
            if (Status status = own.refused(DiagnosticCode::AcrossLines, 0,
                    Phrase::of("The mention goes over the end of its line, and each line is an item"),
                    Phrase::of("Mention left out"));
                !status)
                return fail(std::move(status.error()));
            where.emplace_back(kNowhere, 0);
            continue;
        }
        const std::uint32_t first = lines[line].first;
        mention.first -= first;
        mention.last -= first;
        for (TextSpan& piece : mention.fragments)
            piece = {piece.first - first, piece.last - first};
        where.emplace_back(line, static_cast<std::uint32_t>(items[line].mentions.size()));
        items[line].mentions.push_back(std::move(mention));
    }
    for (std::size_t i = 0; i < placed.relations.size(); ++i) {
        Relation& relation = placed.relations[i];
        std::set<std::size_t> itemsOf;
        for (RelationArgument& argument : relation.arguments) {
            itemsOf.insert(where[argument.mention].first);
            argument.mention = where[argument.mention].second;
        }
        if (itemsOf.size() == 1 && *itemsOf.begin() != kNowhere) {
            items[*itemsOf.begin()].relations.push_back(std::move(relation));
            continue;
        }
        Rows& own = *rows[placed.writtenRelations[i]->file];
        own.beginRow(placed.writtenRelations[i]->line);
        own.uncount();
        if (Status status = own.refused(DiagnosticCode::AcrossLines, 0,
                Phrase::of("The relation goes over the end of a line, and each line is an item"),
                Phrase::of("Relation left out"));
            !status)
            return fail(std::move(status.error()));
    }
    return items;
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
    Result<std::string> digest = file.input.sha256();
    if (!digest)
        return fail(std::move(digest.error()));
    SourceReport report = file.rows.counts();
    report.bytes = file.input.bytesRead();
    report.sha256 = std::move(*digest);
    report.firstItem = firstItem;
    m_bytesBefore += file.input.bytesOnDisk();
    m_sources.push_back(std::move(report));
    return {};
}

/// Unset when there is no text anywhere.
Result<std::optional<BratText>> BratDocuments::findText(const BratFiles& files, File* file)
{
    if (file != nullptr) {
        Result<BratText> text = readBratText(file->source, file->rows);
        if (!text)
            return fail(std::move(text.error()));
        return std::optional(std::move(*text));
    }
    if (!m_textOf)
        return std::optional<BratText>{};
    const Result<std::optional<std::string_view>> asked = m_textOf(files.name);
    if (!asked)
        return fail(asked.error());
    if (!*asked)
        return std::optional<BratText>{};
    return std::optional(BratText{std::string(**asked), false});
}

Status BratDocuments::read(const BratFiles& files, const Take& take)
{
    const auto open = [&](const std::string& path, std::deque<File>& into) -> Status {
        Result<InputFile> input = InputFile::open(path);
        if (!input)
            return fail(std::move(input.error()));
        into.emplace_back(std::move(*input), path, m_sink, m_job, m_pattern, m_bytesBefore);
        return {};
    };
    std::deque<File> texts; // one or none
    if (!files.text.empty()) {
        if (Status status = open(files.text, texts); !status)
            return status;
    }
    const Result<std::optional<BratText>> text = findText(files, texts.empty() ? nullptr : &texts.front());
    if (!text)
        return fail(text.error());
    BratAnnotations annotations;
    std::deque<File> others;
    std::vector<Rows*> rows;
    for (const std::string& path : files.annotations) {
        if (Status status = open(path, others); !status)
            return status;
        rows.push_back(&others.back().rows);
        if (Status status
            = readAnnotations(others.back().source, others.back().rows, rows.size() - 1, annotations);
            !status)
            return status;
    }
    const std::uint64_t firstItem = m_items;
    Status status;
    if (*text) {
        Result<PlacedAnnotations> placed
            = rows.empty() ? PlacedAnnotations{} : place(annotations, **text, m_options, rows);
        if (!placed)
            return fail(std::move(placed.error()));
        Result<std::vector<BratItem>> items = std::vector<BratItem>{};
        if (m_options.lineByLine) {
            items = cutIntoLines(files.name, (*text)->bytes, std::move(*placed), rows);
            if (!items)
                return fail(std::move(items.error()));
        } else {
            items->push_back(
                {files.name, (*text)->bytes, std::move(placed->mentions), std::move(placed->relations), 1});
            trimEnd(items->front());
        }
        status = handOver(std::move(*items), texts.empty() ? *rows.front() : texts.front().rows, take);
    } else {
        Rows& first = *rows.front();
        first.beginRow(0);
        status = first.refused(DiagnosticCode::MissingFile, 0,
            Phrase::of("There is no text for the annotations “%1”", baseName(files.annotations.front())),
            Phrase::of("Document left out"));
    }
    for (std::deque<File>* const list : {&texts, &others}) {
        for (File& file : *list) {
            if (status)
                status = report(
                    file, list == &texts && m_items > firstItem ? std::optional(firstItem) : std::nullopt);
        }
    }
    return status;
}

Status BratDocuments::handOver(std::vector<BratItem>&& items, Rows& rows, const Take& take)
{
    for (BratItem& item : items) {
        m_mentions += item.mentions.size();
        m_relations += item.relations.size();
        ++m_items;
        rows.beginRow(item.line);
        if (Status status = take(std::move(item), rows); !status)
            return status;
    }
    return {};
}

Result<ReadReport> readBrat(
    const Plan& plan, DocumentPattern* pattern, RowSink& sink, JobContext& job, const CellTap& tap)
{
    const Result<std::vector<BratFiles>> documents = findBratFiles(plan.path);
    if (!documents)
        return fail(documents.error());
    job.begin(Stage::Reading, Unit::Bytes, bytesOf(*documents));
    BratDocuments reader(sink, job, plan.brat, pattern, {});
    std::uint64_t taken = 0;
    for (const BratFiles& files : *documents) {
        Status status = reader.read(files, [&](BratItem&& item, Rows& rows) -> Status {
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
    }
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
    job.end();
    return report;
}

} // namespace heldout::formats
