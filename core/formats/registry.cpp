// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>
#include <utility>

#include <nlohmann/json.hpp>

#include "formats/formats.h"
#include "formats/read_plan.h"
#include "formats/reading.h"

namespace heldout::formats {

namespace {

/// A format is a row of this table and a function that reads it.
struct Format
{
    FormatId id;
    const char* name;
    Status (*read)(const Reading&);
};

constexpr std::array kFormats{
    Format{FormatId::Tsv, "tsv", readDelimited},
    Format{FormatId::Csv, "csv", readDelimited},
    Format{FormatId::Jsonl, "jsonl", readJsonl},
    Format{FormatId::Lines, "lines", readLines},
    Format{FormatId::Bc2gm, "bc2gm", readBc2gm},
};

const Format& formatOf(FormatId id)
{
    const auto* const found = std::find_if(
        kFormats.begin(), kFormats.end(), [id](const Format& format) { return format.id == id; });
    return found == kFormats.end() ? kFormats.back() : *found;
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

Result<Plan> makePlan(const Head& head, const ReadOptions& options)
{
    Result<Detection> detection = detectIn(head, options);
    if (!detection)
        return fail(std::move(detection.error()));
    if (options.separator != 0 && detection->format != FormatId::Csv)
        return failFile(Code::InvalidArgument, head.path,
            Phrase::of("A separator was given, but “%1” is read as %2, which has none to choose.",
                baseName(head.path), name(detection->format)),
            Phrase::of("Leave the separator out, or read the file as CSV."));
    Plan plan;
    plan.path = head.path;
    plan.documentPattern = options.documentPattern;
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
    Result<InputFile> file = InputFile::open(plan.path);
    if (!file)
        return fail(std::move(file.error()));
    const std::uint64_t before = sizeOf(plan.detection.mentionFile) + sizeOf(plan.detection.alternativeFile);
    job.begin(Stage::Reading, Unit::Bytes, before + file->bytesOnDisk());
    FileSource source(*file, job, before);
    Rows rows(sink, job, plan.path, pattern ? &*pattern : nullptr);
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
    own.bytes = file->bytesRead();
    own.sha256 = std::move(*digest);
    report.sources.insert(report.sources.begin(), std::move(own));
    report.settings = settingsOf(plan);
    job.advanceTo(before + report.sources.front().bytes);
    job.end();
    return report;
}

Result<ReadReport> read(const std::string& path, const ReadOptions& options, RowSink& sink, JobContext& job)
{
    if (Status status = job.checkStop(); !status)
        return fail(std::move(status.error()));
    const Result<Head> head = readHead(path);
    if (!head)
        return fail(head.error());
    const Result<Plan> plan = makePlan(*head, options);
    if (!plan)
        return fail(plan.error());
    return readPlanned(*plan, options, sink, job, {});
}

Result<Detection> detect(const std::string& path)
{
    const Result<Head> head = readHead(path);
    if (!head)
        return fail(head.error());
    return detectIn(*head, {});
}

} // namespace heldout::formats
