// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

#include "formats/brat.h"
#include "formats/conll.h"
#include "formats/file_names.h"
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

ColumnMapping chosenColumns(const ReadOptions& options, const Detection& detection)
{
    ColumnMapping columns = options.columns;
    const ColumnMapping& proposal = detection.columns;
    const bool untouched
        = columns.text.empty() && columns.label.empty() && columns.id.empty() && columns.document.empty();
    if (untouched)
        return proposal;
    if (columns.text.empty())
        columns.text = proposal.text;
    if (!options.recogniseOthers)
        return columns;
    const std::vector<std::string> named{columns.text, columns.label, columns.id, columns.document};
    const auto complete = [&](std::string ColumnMapping::* column) {
        if ((columns.*column).empty() && !isNamed(proposal.*column, named, detection.columnNames))
            columns.*column = proposal.*column;
    };
    complete(&ColumnMapping::label);
    complete(&ColumnMapping::id);
    complete(&ColumnMapping::document);
    return columns;
}

Result<Plan> planAs(Result<Detection> detection, const std::string& path, const ReadOptions& options)
{
    if (!detection)
        return fail(std::move(detection.error()));
    if (Status status = checkSeparator(options.separator, detection->format, path); !status)
        return fail(std::move(status.error()));
    Plan plan;
    plan.path = path;
    plan.documentPattern = options.documentPattern;
    plan.brat = options.brat;
    plan.columns = chosenColumns(options, *detection);
    plan.detection = std::move(*detection);
    return plan;
}

Result<ReadReport> readFile(const Plan& plan, const ReadOptions& options, DocumentPattern* pattern,
    RowSink& sink, JobContext& job, const CellTap& tap);

} // namespace

Result<bool> isReadAsBrat(const std::string& path, std::optional<FormatId> format)
{
    if (isFolder(path) && format && *format != FormatId::Brat) {
        return failFile(Code::InvalidArgument, path,
            Phrase::of("“%1” is a folder, which cannot be read as %2.", path, name(*format)),
            Phrase::of("Choose a file, or BRAT, of which a folder holds the documents."));
    }
    return format ? *format == FormatId::Brat : looksLikeBrat(path);
}

Status checkSeparator(char separator, FormatId format, const std::string& path)
{
    if (separator == 0 || format == FormatId::Csv)
        return {};
    return failFile(Code::InvalidArgument, path,
        Phrase::of("A separator was given, but “%1” is read as %2, which has none to choose.", baseName(path),
            name(format)),
        Phrase::of("Leave the separator out, or read the file as CSV."));
}

bool tagsMarkMentions(const Head& head, const std::string& column, const std::vector<std::string>& names)
{
    const Result<std::size_t> place = findColumn(column, names, head.path);
    return place && lookAtTokens(head).marksMentions(*place);
}

Result<Plan> makePlan(const Head& head, const ReadOptions& options)
{
    Result<Plan> plan = planAs(detectIn(head, options), head.path, options);
    if (plan && plan->detection.format == FormatId::Conll
        && plan->columns.label != plan->detection.columns.label) {
        Detection& detection = plan->detection;
        detection.tagsMarkMentions = tagsMarkMentions(head, plan->columns.label, detection.columnNames);
    }
    return plan;
}

Result<Plan> planFor(const std::string& path, const ReadOptions& options)
{
    const Result<bool> brat = isReadAsBrat(path, options.format);
    if (!brat)
        return fail(brat.error());
    if (*brat)
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
    const std::uint64_t before
        = sizeOnDisk(plan.detection.mentionFile) + sizeOnDisk(plan.detection.alternativeFile);
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
    status = withFile(std::move(status), plan.path);
    if (!status)
        return fail(std::move(status.error()));
    SourceReport own = rows.counts();
    if (Status facts = addFileFacts(*file, own); !facts)
        return fail(std::move(facts.error()));
    own.firstItem = 0;
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
