// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/predictions.h"

#include <array>
#include <utility>

#include <nlohmann/json.hpp>

#include "base/files.h"
#include "formats/bc2gm.h"
#include "formats/brat.h"
#include "formats/prediction_reading.h"

namespace heldout::formats {

namespace {

/// Keys in alphabetical order, no blanks: the same settings give the same bytes.
std::string settingsOf(const PredictionPlan& plan)
{
    const PredictionOptions& options = plan.options;
    nlohmann::json json{
        {"columns",
            {{"gold", plan.columns.gold}, {"id", plan.columns.id}, {"labels", plan.columns.labels},
                {"scores", plan.columns.scores}, {"text", plan.columns.text}}},
        {"format", name(plan.detection.format)}, {"header", plan.detection.header}};
    if (plan.detection.task == PredictionTask::Labels) {
        json["classes"] = options.classes;
        json["label_separator"] = options.labelSeparator;
        json["negative"] = options.negative;
        json["positive"] = options.positive;
        json["several_labels"] = options.severalLabels;
        json["threshold"] = options.threshold;
    }
    if (plan.detection.format != FormatId::Brat && plan.detection.separator != 0)
        json["separator"] = std::string(1, plan.detection.separator);
    if (plan.detection.format == FormatId::Brat) {
        constexpr std::array kUnits{"characters", "utf16", "bytes"};
        json["items"] = options.brat.lineByLine ? "lines" : "documents";
        json["line_break"] = options.brat.lineBreak.value_or(0);
        json["offsets"] = kUnits.at(static_cast<std::size_t>(options.brat.offsets));
    }
    return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Result<PredictionPlan> planFor(const std::string& path, const PredictionOptions& options)
{
    if (isFolder(path) && options.format && *options.format != FormatId::Brat) {
        return failFile(Code::InvalidArgument, path,
            Phrase::of("“%1” is a folder, which cannot be read as %2.", path, name(*options.format)),
            Phrase::of("Choose a file, or BRAT, of which a folder holds the documents."));
    }
    if (options.format ? *options.format != FormatId::Brat : !looksLikeBrat(path)) {
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

Result<PredictionReport> emptyOf(const std::string& path)
{
    return failFile(Code::NoRows, path, Phrase::of("“%1” holds no predictions.", baseName(path)),
        Phrase::of("Choose another file."));
}

/// Mentions of BC2GM, item by item in the order the file names them.
Status readMentionPredictions(const PredictionReading& reading, RowSink& diagnostics)
{
    MentionFile mentions(diagnostics, reading.job, reading.plan.path);
    if (Status status = mentions.load(reading.source, reading.tap); !status)
        return status;
    std::vector<CharacterSpan> spans;
    std::uint64_t position = 0;
    for (const auto& [id, line] : mentions.ids()) {
        Prediction prediction;
        prediction.key = id;
        prediction.position = position++;
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
        reading.rows.count();
        if (Status status
            = takePrediction(reading.rows, reading.job, reading.sink, reading.report, std::move(prediction));
            !status)
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
    const Result<std::vector<BratFiles>> documents = findBratFiles(plan.path);
    if (!documents)
        return fail(documents.error());
    job.begin(Stage::Reading, Unit::Bytes, bytesOf(*documents));
    DiagnosticsOnly diagnostics(sink);
    BratDocuments reader(diagnostics, job, plan.options.brat, nullptr, textOf);
    PredictionReport report;
    for (const BratFiles& files : *documents) {
        Status status = reader.read(files, [&](BratItem&& item, Rows& rows) {
            if (tap)
                tap(item.line, {item.key, item.text, mentionList(item)});
            Prediction prediction;
            prediction.position = report.predictions;
            prediction.key = std::move(item.key);
            prediction.document = files.name;
            if (!files.text.empty())
                prediction.text = std::move(item.text);
            prediction.mentions = std::move(item.mentions);
            prediction.relations = std::move(item.relations);
            if (!files.text.empty())
                rows.count();
            return takePrediction(rows, job, sink, report, std::move(prediction));
        });
        if (!status)
            return fail(std::move(status.error()));
    }
    if (report.predictions == 0)
        return emptyOf(plan.path);
    report.sources = std::move(reader.sources());
    report.rows = report.predictions;
    job.end();
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
    if (Status status = readPredictionsFrom(reading, diagnostics); !status) {
        if (status.error().file.empty() && status.error().code == Code::NotThisFormat)
            status.error().file = plan.path;
        return fail(std::move(status.error()));
    }
    if (report.predictions == 0) {
        if (Status status = rows.checkAnyTaken(); !status)
            return fail(std::move(status.error()));
    }
    Result<std::string> digest = file->sha256();
    if (!digest)
        return fail(std::move(digest.error()));
    if (report.sources.empty())
        report.sources.push_back(rows.counts());
    report.rows = rows.counts().taken + rows.counts().refused;
    report.sources.front().bytes = file->bytesRead();
    report.sources.front().sha256 = std::move(*digest);
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

/// Keeps the first rows and then ends the reading.
class PreviewSink final : public PredictionSink
{
public:
    PreviewSink(PredictionPreview& preview, std::size_t maxRows)
        : m_preview(preview)
        , m_maxRows(maxRows)
    {
    }
    void cells(std::uint64_t line, const std::vector<std::string_view>& cells)
    {
        if (m_preview.rows.size() < m_maxRows)
            m_preview.rows.push_back({line, std::vector<std::string>(cells.begin(), cells.end())});
        else
            m_full = true;
    }
    Status row(Prediction&& /*prediction*/) override { return goOn(); }
    Status diagnostic(const Diagnostic& diagnostic) override
    {
        constexpr std::size_t kMostDiagnostics = 1000;
        m_full = m_full || m_preview.diagnostics.size() >= kMostDiagnostics;
        if (!m_full)
            m_preview.diagnostics.push_back(diagnostic);
        return goOn();
    }
    [[nodiscard]] bool full() const { return m_full; }

private:
    [[nodiscard]] Status goOn() const
    {
        if (m_full)
            return fail(Code::Cancelled, Phrase::of("The preview is full."));
        return {};
    }

    PredictionPreview& m_preview;
    std::size_t m_maxRows;
    bool m_full = false;
};

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
    Result<PredictionPlan> plan = planFor(path, {});
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
    PredictionPreview preview;
    PreviewSink sink(preview, maxRows);
    JobContext job;
    const Result<PredictionReport> report = readPlanned(*plan, {}, sink, job,
        [&](std::uint64_t line, const std::vector<std::string_view>& cells) { sink.cells(line, cells); });
    // A file of which nothing can be taken is shown all the same: that is what a preview is for.
    if (!report && !sink.full() && report.error().code != Code::NoRows)
        return fail(report.error());
    preview.complete = !sink.full();
    preview.detection = std::move(plan->detection);
    preview.heads = preview.detection.columnNames;
    return preview;
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
