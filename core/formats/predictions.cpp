// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/predictions.h"

#include <utility>

#include "base/files.h"
#include "formats/bc2gm.h"
#include "formats/brat.h"
#include "formats/prediction_reading.h"
#include "formats/preview_sink.h"
#include "formats/read_plan.h"

namespace heldout::formats {

namespace {

Result<PredictionPlan> planFor(const std::string& path, const PredictionOptions& options)
{
    const Result<bool> isBrat = isReadAsBrat(path, options.format);
    if (!isBrat)
        return fail(isBrat.error());
    if (!*isBrat) {
        const Result<Head> head = readHead(path);
        if (!head)
            return fail(head.error());
        return predictionPlan(*head, options);
    }
    Result<Detection> brat = detectBrat(path);
    if (!brat)
        return fail(std::move(brat.error()));
    PredictionPlan plan;
    plan.path = path;
    plan.options = options;
    plan.detection.format = FormatId::Brat;
    plan.detection.task = PredictionTask::Mentions;
    plan.detection.separator = 0;
    plan.detection.hasIds = true;
    plan.detection.reason = std::move(brat->reason);
    plan.detection.columnNames = std::move(brat->columnNames);
    plan.detection.columns.id = "id";
    plan.columns = plan.detection.columns;
    return plan;
}

/// Mentions of BC2GM, item by item in the order the file names them.
Status readMentionPredictions(const PredictionReading& reading, RowSink& diagnostics)
{
    MentionFile mentions(diagnostics, reading.job, reading.plan.path);
    if (Status status = mentions.load(reading.source, reading.tap); !status)
        return status;
    std::vector<CharacterSpan> spans;
    for (const auto& [id, line] : mentions.ids()) {
        Prediction prediction;
        prediction.key = id;
        if (reading.textOf) {
            const Result<std::optional<std::string_view>> text = reading.textOf(id);
            if (!text)
                return fail(text.error());
            if (*text) {
                spansOfCharacters(**text, spans);
                if (Status status = mentions.place(id, **text, spans, prediction.mentions); !status)
                    return status;
            }
        }
        reading.rows.beginRow(line);
        if (Status status = takeRow(reading, prediction); !status)
            return status;
    }
    if (!reading.textOf && reading.tap) // a preview has no texts to place the mentions on
        return {};
    if (Status status = mentions.finish(); !status)
        return status;
    reading.report.sources.push_back(mentions.report());
    return {};
}

Result<PredictionReport> readFolder(const PredictionPlan& plan, const TextOf& textOf, PredictionSink& sink,
    JobContext& job, const CellTap& tap)
{
    DiagnosticsOnly diagnostics(sink);
    BratDocuments reader(diagnostics, job, plan.options.brat, nullptr, textOf);
    PredictionReport report;
    Status status = reader.readAll(plan.path, [&](const BratFiles& files, BratItem&& item, Rows& rows) {
        if (tap)
            tap(item.line, {item.key, item.text, mentionList(item)});
        Prediction prediction;
        prediction.position = report.predictions;
        prediction.key = std::move(item.key);
        prediction.document = files.name;
        prediction.mentions = std::move(item.mentions);
        prediction.relations = std::move(item.relations);
        if (!files.text.empty()) {
            prediction.text = std::move(item.text);
            rows.count();
        }
        return takePrediction(rows, job, sink, report, std::move(prediction));
    });
    if (!status)
        return fail(std::move(status.error()));
    if (report.predictions == 0) {
        return failFile(Code::NoRows, plan.path,
            Phrase::of("“%1” holds no predictions.", baseName(plan.path)),
            Phrase::of("Choose another file."));
    }
    report.sources = std::move(reader.sources());
    report.rows = report.predictions;
    return report;
}

Result<PredictionReport> readFile(const PredictionPlan& plan, const TextOf& textOf, PredictionSink& sink,
    JobContext& job, const CellTap& tap)
{
    Result<InputFile> file = InputFile::open(plan.path);
    if (!file)
        return fail(std::move(file.error()));
    job.begin(Stage::Reading, Unit::Bytes, file->bytesOnDisk());
    FileSource source(*file, job, 0);
    DiagnosticsOnly diagnostics(sink);
    Rows rows(diagnostics, job, plan.path, nullptr);
    PredictionReport report;
    const PredictionReading reading{plan, source, rows, sink, job, textOf, tap, report};
    if (Status status = withFile(readPredictionsFrom(reading, diagnostics), plan.path); !status)
        return fail(std::move(status.error()));
    if (report.predictions == 0) {
        if (Status status = rows.checkAnyTaken(); !status)
            return fail(std::move(status.error()));
    }
    if (report.sources.empty())
        report.sources.push_back(rows.counts());
    report.rows = rows.counts().taken + rows.counts().refused;
    if (Status status = addFileFacts(*file, report.sources.front()); !status)
        return fail(std::move(status.error()));
    job.advanceTo(file->bytesRead());
    job.end();
    return report;
}

Result<PredictionReport> readPlanned(const PredictionPlan& plan, const TextOf& textOf, PredictionSink& sink,
    JobContext& job, const CellTap& tap)
{
    Result<PredictionReport> report = plan.detection.format == FormatId::Brat
        ? readFolder(plan, textOf, sink, job, tap)
        : readFile(plan, textOf, sink, job, tap);
    if (!report)
        return report;
    report->detection = plan.detection;
    report->detection.columns = plan.columns;
    report->settings = settingsOf(plan);
    return report;
}

} // namespace

Status readPredictionsFrom(const PredictionReading& reading, RowSink& diagnostics)
{
    switch (reading.plan.detection.format) {
    case FormatId::Jsonl:
        return readPredictionJson(reading);
    case FormatId::Lines:
        return readPredictionLines(reading);
    case FormatId::Bc2gm:
        return readMentionPredictions(reading, diagnostics);
    case FormatId::Conll:
        return readPredictionTags(reading);
    case FormatId::Tsv:
    case FormatId::Csv:
    case FormatId::Brat: // not from one source: readFolder()
        break;
    }
    return readPredictionTable(reading);
}

Result<PredictionDetection> detectPredictions(const std::string& path)
{
    Result<PredictionPlan> plan = planFor(path, PredictionOptions{});
    if (!plan)
        return fail(std::move(plan.error()));
    return std::move(plan->detection);
}

Result<PredictionPreview> previewPredictions(
    const std::string& path, const PredictionOptions& options, std::size_t maxRows)
{
    Result<PredictionPlan> plan = planFor(path, options);
    if (!plan)
        return fail(std::move(plan.error()));
    plan->lenientColumns = true;
    return fillPreview<PredictionPreview, PredictionSink, Prediction>(
        maxRows, plan->detection, [&](PredictionSink& sink, JobContext& job, const CellTap& tap) {
            return readPlanned(*plan, {}, sink, job, tap);
        });
}

Result<PredictionReport> readPredictions(const std::string& path, const PredictionOptions& options,
    const TextOf& textOf, PredictionSink& sink, JobContext& job)
{
    if (Status status = job.checkStop(); !status)
        return fail(std::move(status.error()));
    const Result<PredictionPlan> plan = planFor(path, options);
    if (!plan)
        return fail(plan.error());
    return readPlanned(*plan, textOf, sink, job, {});
}

} // namespace heldout::formats
