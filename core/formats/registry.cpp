// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>
#include <utility>

#include <nlohmann/json.hpp>

#include "formats/brat.h"
#include "formats/conll.h"
#include "formats/formats.h"
#include "formats/read_plan.h"
#include "formats/reading.h"

namespace heldout::formats {

namespace {

/// A format is a row of this table and a function that reads one file of it.
struct Format
{
    FormatId id;
    const char* name;
    Status (*read)(const Reading&); ///< null: the format is no single file
};

constexpr std::array kFormats{
    Format{FormatId::Tsv, "tsv", readDelimited},
    Format{FormatId::Csv, "csv", readDelimited},
    Format{FormatId::Jsonl, "jsonl", readJsonl},
    Format{FormatId::Lines, "lines", readLines},
    Format{FormatId::Bc2gm, "bc2gm", readBc2gm},
    Format{FormatId::Brat, "brat", nullptr},
    Format{FormatId::Conll, "conll", readConll},
};

const Format& formatOf(FormatId id)
{
    const auto* const found = std::find_if(
        kFormats.begin(), kFormats.end(), [id](const Format& format) { return format.id == id; });
    return found == kFormats.end() ? kFormats.front() : *found;
}

std::uint64_t sizeOf(const std::string& path)
{
    std::error_code error;
    const auto size = path.empty() ? 0 : std::filesystem::file_size(path, error);
    return error ? 0 : size;
}

/// Keys in alphabetical order, no blanks: the same settings give the same bytes.
std::string settingsOf(const Plan& plan)
{
    const Detection& detection = plan.detection;
    nlohmann::json json{{"columns",
                            {{"document", plan.columns.document}, {"id", plan.columns.id},
                                {"label", plan.columns.label}, {"text", plan.columns.text}}},
        {"document_pattern", plan.documentPattern}, {"format", name(detection.format)},
        {"header", detection.header}};
    if (detection.format == FormatId::Tsv || detection.format == FormatId::Csv)
        json["separator"] = std::string(1, detection.separator);
    if (detection.format == FormatId::Bc2gm) {
        json["alternative_file"] = baseName(detection.alternativeFile);
        json["mention_file"] = baseName(detection.mentionFile);
    }
    if (detection.format == FormatId::Brat) {
        constexpr std::array kUnits{"characters", "utf16", "bytes"};
        json["items"] = plan.brat.lineByLine ? "lines" : "documents";
        json["line_break"] = plan.brat.lineBreak.value_or(0);
        json["offsets"] = kUnits.at(static_cast<std::size_t>(plan.brat.offsets));
    }
    if (detection.format == FormatId::Conll) {
        json["separator"] = std::string(1, detection.separator);
        json["mentions"] = detection.tagsMarkMentions;
    }
    return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// The doubt belongs to what is read when nobody chose the text column, or chose the one in doubt.
bool doubtMatters(const Plan& plan, const ReadOptions& options)
{
    return !plan.detection.doubt.empty()
        && (options.columns.text.empty() || plan.columns.text != plan.detection.columns.text);
}

} // namespace

const char* name(FormatId format)
{
    return formatOf(format).name;
}

std::optional<FormatId> formatFromName(const std::string& name)
{
    for (const Format& format : kFormats) {
        if (name == format.name)
            return format.id;
    }
    return std::nullopt;
}

namespace {

Result<Plan> planAs(Result<Detection> detection, const std::string& path, const ReadOptions& options)
{
    if (!detection)
        return fail(std::move(detection.error()));
    if (options.separator != 0 && detection->format != FormatId::Csv)
        return failFile(Code::InvalidArgument, path,
            Phrase::of("A separator was given, but “%1” is read as %2, which has none to choose.",
                baseName(path), name(detection->format)),
            Phrase::of("Leave the separator out, or read the file as CSV."));
    Plan plan;
    plan.path = path;
    plan.documentPattern = options.documentPattern;
    plan.brat = options.brat;
    plan.columns = options.columns;
    const ColumnMapping& proposal = detection->columns;
    const bool untouched = options.columns.text.empty() && options.columns.label.empty()
        && options.columns.id.empty() && options.columns.document.empty();
    if (untouched)
        plan.columns = proposal;
    else if (options.columns.text.empty())
        plan.columns.text = proposal.text;
    plan.detection = std::move(*detection);
    return plan;
}

/// The facts of the tag column that is used, whichever was chosen.
void lookAtTags(const Head& head, Plan& plan)
{
    constexpr std::size_t kMostLines = 100'000;
    const Result<std::size_t> column = findColumn(plan.columns.label, plan.detection.columnNames, plan.path);
    const TokenFile file = lookAtTokens(head, kMostLines);
    plan.detection.tagsMarkMentions = column && *column < file.columns.size()
        && (file.columns[*column].markMentions() || file.columns[*column].allOutside());
}

Result<ReadReport> readFile(const Plan& plan, const ReadOptions& options, DocumentPattern* pattern,
    RowSink& sink, JobContext& job, const CellTap& tap);

} // namespace

Result<Plan> makePlan(const Head& head, const ReadOptions& options)
{
    Result<Plan> plan = planAs(detectIn(head, options), head.path, options);
    if (plan && plan->detection.format == FormatId::Conll)
        lookAtTags(head, *plan);
    return plan;
}

Result<Plan> planFor(const std::string& path, const ReadOptions& options)
{
    if (isFolder(path) && options.format && *options.format != FormatId::Brat) {
        return failFile(Code::InvalidArgument, path,
            Phrase::of("“%1” is a folder, which cannot be read as %2.", path, name(*options.format)),
            Phrase::of("Choose a file, or BRAT, of which a folder holds the documents."));
    }
    if (options.format ? *options.format == FormatId::Brat : looksLikeBrat(path))
        return planAs(detectBrat(path), path, options);
    const Result<Head> head = readHead(path);
    if (!head)
        return fail(head.error());
    return makePlan(*head, options);
}

Result<ReadReport> readPlanned(
    const Plan& plan, const ReadOptions& options, RowSink& sink, JobContext& job, const CellTap& tap)
{
    std::optional<DocumentPattern> pattern;
    if (!plan.documentPattern.empty()) {
        if (plan.columns.id.empty()) {
            return fail(Code::InvalidArgument,
                Phrase::of("A document pattern is applied to ids, but no column is the id."),
                Phrase::of("Choose an id column or remove the pattern."));
        }
        Result<DocumentPattern> compiled = DocumentPattern::compile(plan.documentPattern);
        if (!compiled)
            return fail(std::move(compiled.error()));
        pattern = std::move(*compiled);
    }
    Result<ReadReport> report = plan.detection.format == FormatId::Brat
        ? readBrat(plan, pattern ? &*pattern : nullptr, sink, job, tap)
        : readFile(plan, options, pattern ? &*pattern : nullptr, sink, job, tap);
    if (!report)
        return report;
    report->settings = settingsOf(plan);
    const bool mentions = report->format == FormatId::Brat
        || (report->format == FormatId::Conll && plan.detection.tagsMarkMentions)
        || !plan.detection.mentionFile.empty() || !plan.detection.alternativeFile.empty();
    report->hasMentions = mentions;
    report->hasAlternatives = !plan.detection.alternativeFile.empty();
    return report;
}

namespace {

Result<ReadReport> readFile(const Plan& plan, const ReadOptions& options, DocumentPattern* pattern,
    RowSink& sink, JobContext& job, const CellTap& tap)
{
    Result<InputFile> file = InputFile::open(plan.path);
    if (!file)
        return fail(std::move(file.error()));
    const std::uint64_t before = sizeOf(plan.detection.mentionFile) + sizeOf(plan.detection.alternativeFile);
    job.begin(Stage::Reading, Unit::Bytes, before + file->bytesOnDisk());
    FileSource source(*file, job, before);
    Rows rows(sink, job, plan.path, pattern);
    if (doubtMatters(plan, options)) {
        rows.beginRow(1);
        if (Status status = rows.note(
                DiagnosticCode::HeaderIsData, 0, plan.detection.doubt, Phrase::of("Check the columns"));
            !status)
            return fail(std::move(status.error()));
    }
    ReadReport report;
    report.format = plan.detection.format;
    const Reading reading{plan, source, rows, sink, job, tap, report.sources, report.mentions};
    Status status = formatOf(report.format).read(reading);
    if (status)
        status = rows.checkAnyTaken();
    if (!status) {
        if (status.error().file.empty() && status.error().code == Code::NotThisFormat)
            status.error().file = plan.path;
        return fail(std::move(status.error()));
    }
    Result<std::string> digest = file->sha256();
    if (!digest)
        return fail(std::move(digest.error()));
    SourceReport own = rows.counts();
    own.firstItem = 0;
    own.bytes = file->bytesRead();
    own.sha256 = std::move(*digest);
    report.sources.insert(report.sources.begin(), std::move(own));
    job.advanceTo(before + report.sources.front().bytes);
    job.end();
    return report;
}

} // namespace

Result<ReadReport> read(const std::string& path, const ReadOptions& options, RowSink& sink, JobContext& job)
{
    if (Status status = job.checkStop(); !status)
        return fail(std::move(status.error()));
    const Result<Plan> plan = planFor(path, options);
    if (!plan)
        return fail(plan.error());
    return readPlanned(*plan, options, sink, job, {});
}

Result<Detection> detect(const std::string& path)
{
    const Result<Plan> plan = planFor(path, {});
    if (!plan)
        return fail(plan.error());
    return plan->detection;
}

} // namespace heldout::formats
