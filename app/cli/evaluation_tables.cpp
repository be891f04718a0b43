// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include <algorithm>

#include "base/numbers.h"
#include "json_writer.h"

namespace heldout::cli {

namespace {

using project::Evaluation;
using project::GroupRow;
using project::Measured;
using project::Metric;
using project::ScoreCell;

constexpr int kPercentDecimals = 2;
constexpr int kRatioDecimals = 4; ///< of correlations, p and slopes
constexpr int kHalfDecimals = 1; ///< of counts with halves

/// Fractions in the forms for machines, percentages in those for people. A correlation is neither.
struct Scale
{
    bool percent = true;

    [[nodiscard]] Cell of(const std::optional<double>& value, Metric metric) const
    {
        if (!value)
            return {};
        return percent && metric != Metric::Mcc ? 100 * *value : *value;
    }
    [[nodiscard]] Cell low(const Measured& measured, Metric metric) const
    {
        return of(measured.bounds ? std::optional(measured.bounds->low) : std::nullopt, metric);
    }
    [[nodiscard]] Cell high(const Measured& measured, Metric metric) const
    {
        return of(measured.bounds ? std::optional(measured.bounds->high) : std::nullopt, metric);
    }
};

const char* headOf(Metric metric)
{
    switch (metric) {
    case Metric::F1:
        return "F1";
    case Metric::Precision:
        return "Precision";
    case Metric::Recall:
        return "Recall";
    case Metric::Accuracy:
        return "Accuracy";
    case Metric::Mcc:
        break;
    }
    return "Matthews";
}

int decimalsOf(Metric metric)
{
    return metric == Metric::Mcc ? kRatioDecimals : kPercentDecimals;
}

/// A whole number, but where overlaps count one half: a column has the same decimals all the way down.
Cell countCell(const Evaluation& evaluation, const std::optional<double>& count)
{
    if (!count)
        return {};
    const bool halves = evaluation.mode == project::MatchMode::Partial;
    return halves ? Cell(*count) : Cell(static_cast<std::uint64_t>(*count));
}

std::string groupsOf(const Evaluation& evaluation)
{
    const auto nameOf = [](const project::GroupBy& group) {
        std::string text = project::name(group.by);
        if (group.by == project::Grouping::Field)
            text += ' ' + group.field;
        return text;
    };
    std::string text = nameOf(evaluation.group);
    return evaluation.crossed ? text + " and " + nameOf(*evaluation.crossed) : text;
}

std::string howScored(const Evaluation& evaluation)
{
    const bool mentions
        = evaluation.task == project::Task::Mentions || evaluation.task == project::Task::Tags;
    if (evaluation.task == project::Task::Relations)
        return "relations";
    std::string text = mentions
        ? std::string("mentions, match ") + project::name(evaluation.mode)
        : std::string(project::name(evaluation.task)) + ", average " + project::name(evaluation.average);
    if (!evaluation.positiveLabel.empty())
        text += " label " + evaluation.positiveLabel;
    for (const std::string& label : evaluation.leftOut)
        text += (&label == evaluation.leftOut.data() ? " without " : ", ") + label;
    if (evaluation.task == project::Task::Tags)
        text += std::string(", tags ") + project::name(evaluation.tagReading)
            + (evaluation.tagScheme.empty() ? "" : ' ' + evaluation.tagScheme);
    return text;
}

std::string captionOf(const Evaluation& evaluation)
{
    std::string text = evaluation.dataset + ": " + evaluation.testSplit + " by " + groupsOf(evaluation);
    if (evaluation.similarityRun != 0)
        text += std::string(" of ") + project::name(evaluation.similarityUnit) + " to "
            + evaluation.trainSplit;
    text += ", " + howScored(evaluation);
    if (evaluation.resamples > 0)
        text += "; " + toFixed(100 * evaluation.confidence, 0) + " % intervals, "
            + toText(std::uint64_t{evaluation.resamples}) + " resamples, seed " + toText(evaluation.seed);
    for (const project::Headline& headline : evaluation.headlines) {
        text += '\n' + headline.sentence.text();
        if (headline.bounds)
            text += " Difference " + toFixed(100 * headline.difference, 1) + " points, "
                + toFixed(100 * headline.bounds->low, 1) + " to " + toFixed(100 * headline.bounds->high, 1)
                + '.';
    }
    return text;
}

std::vector<Column> scoreColumns(const Evaluation& evaluation)
{
    std::vector<Column> columns{{"group", "Group"}};
    if (evaluation.crossed)
        columns.push_back({"crossed", "And"});
    columns.insert(columns.end(),
        {{"from", "From", true}, {"to", "To", true}, {"system", "System"},
            {"count", evaluation.mentionsGrouped ? "Mentions" : "Items", true},
            {"percent", "Share (%)", true, kPercentDecimals}, {"tp", "TP", true, kHalfDecimals},
            {"fp", "FP", true, kHalfDecimals}, {"fn", "FN", true, kHalfDecimals}});
    for (const Metric metric : project::kMetrics) {
        const std::string unit = metric == Metric::Mcc ? "" : " (%)";
        const std::string key = project::name(metric);
        const int decimals = decimalsOf(metric);
        columns.push_back({key, headOf(metric) + unit, true, decimals});
        if (metric == evaluation.metric) {
            columns.push_back({key + "_low", "low", true, decimals});
            columns.push_back({key + "_high", "high", true, decimals});
        }
    }
    columns.push_back({"few", "Few"});
    return columns;
}

/// Intervals end in percent, lengths in words.
Cell borderCell(const Evaluation& evaluation, const std::optional<std::int64_t>& border)
{
    if (!border)
        return {};
    return evaluation.group.by == project::Grouping::Length
        ? Cell(static_cast<std::uint64_t>(*border))
        : Cell(toText(static_cast<double>(*border) / 1000));
}

std::vector<Cell> scoreCells(
    const Evaluation& evaluation, const GroupRow& row, std::size_t system, const Scale& scale)
{
    const ScoreCell& cell = row.cells[system];
    std::vector<Cell> cells{row.title.text()};
    if (evaluation.crossed)
        cells.emplace_back(row.crossedTitle.text());
    cells.insert(cells.end(),
        {borderCell(evaluation, row.from), borderCell(evaluation, row.to), evaluation.systems[system].name,
            row.items, row.percent, countCell(evaluation, cell.tp), countCell(evaluation, cell.fp),
            countCell(evaluation, cell.fn)});
    for (const Metric metric : project::kMetrics) {
        const Measured& measured = cell.of(metric);
        cells.push_back(scale.of(measured.value, metric));
        if (metric == evaluation.metric) {
            cells.push_back(scale.low(measured, metric));
            cells.push_back(scale.high(measured, metric));
        }
    }
    cells.emplace_back(std::string(row.few ? "few" : ""));
    return cells;
}

Table scoreTable(const Evaluation& evaluation, const Scale& scale)
{
    Table table{"scores", captionOf(evaluation), scoreColumns(evaluation), {}};
    const auto add = [&](const GroupRow& row) {
        for (std::size_t system = 0; system < row.cells.size(); ++system)
            table.rows.push_back(scoreCells(evaluation, row, system, scale));
    };
    for (const GroupRow& row : evaluation.rows)
        add(row);
    add(evaluation.all);
    return table;
}

Table systemTable(const Evaluation& evaluation)
{
    Table table{"systems", "Predictions",
        {{"system", "System"}, {"joined", "Items with a prediction", true}, {"missing", "Missing", true},
            {"surplus", "Of no item", true}, {"duplicate", "Duplicate", true}},
        {}};
    for (const project::SystemInfo& system : evaluation.systems)
        table.rows.push_back({system.name, system.counts.joined, system.counts.missing, system.counts.surplus,
            system.counts.duplicate});
    return table;
}

Table trendTable(const Evaluation& evaluation, const Scale& scale)
{
    Table table{"trend", std::string("Does ") + headOf(evaluation.metric) + " rise with similarity?",
        {{"system", "System"}, {"slope", "Change for one percent", true, kRatioDecimals},
            {"p_rises", "p (rises)", true, kRatioDecimals}, {"p_falls", "p (falls)", true, kRatioDecimals},
            {"p", "p", true, kRatioDecimals}},
        {}};
    for (std::size_t system = 0; system < evaluation.trends.size(); ++system) {
        const project::TrendTest& trend = evaluation.trends[system];
        table.rows.push_back({evaluation.systems[system].name, scale.of(trend.slope, evaluation.metric),
            cell(trend.pRises), cell(trend.pFalls), cell(trend.p)});
    }
    return table;
}

const GroupRow& rowOf(const Evaluation& evaluation, std::size_t row)
{
    return row < evaluation.rows.size() ? evaluation.rows[row] : evaluation.all;
}

Table differenceTable(const Evaluation& evaluation, const Scale& scale)
{
    const int decimals = decimalsOf(evaluation.metric);
    Table table{"differences", std::string(headOf(evaluation.metric)) + " of one system beside another",
        {{"group", "Group"}, {"crossed", "And"}, {"system", "System"}, {"beside", "Beside"},
            {"difference", "Difference", true, decimals}, {"low", "low", true, decimals},
            {"high", "high", true, decimals}, {"p", "p", true, kRatioDecimals}},
        {}};
    for (const project::PairedDifference& one : evaluation.differences) {
        const Measured measured{one.difference, one.bounds};
        table.rows.push_back(
            {rowOf(evaluation, one.row).title.text(), rowOf(evaluation, one.row).crossedTitle.text(),
                evaluation.systems[one.b].name, evaluation.systems[one.a].name,
                scale.of(one.difference, evaluation.metric), scale.low(measured, evaluation.metric),
                scale.high(measured, evaluation.metric), cell(one.pValue)});
    }
    return table;
}

std::vector<Table> tablesOf(
    const Evaluation& evaluation, const std::vector<std::string>& wanted, const Scale& scale)
{
    std::vector<Table> tables;
    const auto add = [&](Table table) {
        const bool named = std::ranges::find(wanted, table.name) != wanted.end();
        if (named || (wanted.empty() && !table.rows.empty()))
            tables.push_back(std::move(table));
    };
    add(scoreTable(evaluation, scale));
    add(systemTable(evaluation));
    add(trendTable(evaluation, scale));
    add(differenceTable(evaluation, scale));
    return tables;
}

// --- JSON

void writeBounds(JsonWriter& json, const std::optional<project::Bounds>& bounds, const std::string& prefix)
{
    const auto end = [&](double project::Bounds::* which) {
        return bounds ? std::optional((*bounds).*which) : std::nullopt;
    };
    json.member(prefix + "low", end(&project::Bounds::low));
    json.member(prefix + "high", end(&project::Bounds::high));
}

void writeRow(JsonWriter& json, const Evaluation& evaluation, const GroupRow& row, std::size_t system)
{
    const ScoreCell& cell = row.cells[system];
    json.beginObject(JsonWriter::Line::One).member("group", row.title.text());
    if (evaluation.crossed)
        json.member("crossed", row.crossedTitle.text());
    const auto border = [&](const std::optional<std::int64_t>& value) -> std::optional<double> {
        if (!value)
            return std::nullopt;
        const double number = static_cast<double>(*value);
        return evaluation.group.by == project::Grouping::Length ? number : number / 1000;
    };
    json.member("from", border(row.from)).member("to", border(row.to));
    json.member("system", evaluation.systems[system].name).member("count", row.items);
    json.member("percent", row.percent).member("few", row.few);
    json.member("min", row.least).member("max", row.greatest).member("gold", row.gold);
    json.member("tp", cell.tp).member("fp", cell.fp).member("fn", cell.fn).member("correct", cell.correct);
    for (const Metric metric : project::kMetrics) {
        const Measured& measured = cell.of(metric);
        json.member(project::name(metric), measured.value);
        writeBounds(json, measured.bounds, std::string(project::name(metric)) + '_');
    }
    json.endObject();
}

void writeLines(JsonWriter& json, const Evaluation& evaluation)
{
    json.key("headlines").beginArray();
    for (const project::Headline& one : evaluation.headlines) {
        json.beginObject(JsonWriter::Line::One).member("system", evaluation.systems[one.system].name);
        json.member("nearest", evaluation.rows[one.nearest].title.text());
        json.member("farthest", evaluation.rows[one.farthest].title.text());
        json.member("nearest_value", one.nearestValue).member("farthest_value", one.farthestValue);
        json.member("difference", one.difference);
        writeBounds(json, one.bounds, "");
        json.member("sentence", one.sentence.text()).endObject();
    }
    json.endArray().key("trends").beginArray();
    for (std::size_t system = 0; system < evaluation.trends.size(); ++system) {
        const project::TrendTest& trend = evaluation.trends[system];
        json.beginObject(JsonWriter::Line::One).member("system", evaluation.systems[system].name);
        json.member("slope", trend.slope).member("p_rises", trend.pRises);
        json.member("p_falls", trend.pFalls).member("p", trend.p).endObject();
    }
    json.endArray().key("curves").beginArray();
    for (std::size_t system = 0; system < evaluation.curves.size(); ++system) {
        json.beginObject().member("system", evaluation.systems[system].name).key("points").beginArray();
        for (const project::CurvePoint& point : evaluation.curves[system]) {
            json.beginObject(JsonWriter::Line::One).member("similarity", point.similarity);
            json.member("from", point.from).member("to", point.to).member("value", point.value);
            writeBounds(json, point.bounds, "");
            json.member("count", point.items).endObject();
        }
        json.endArray().endObject();
    }
    json.endArray().key("differences").beginArray();
    for (const project::PairedDifference& one : evaluation.differences) {
        json.beginObject(JsonWriter::Line::One).member("group", rowOf(evaluation, one.row).title.text());
        if (evaluation.crossed)
            json.member("crossed", rowOf(evaluation, one.row).crossedTitle.text());
        json.member("system", evaluation.systems[one.b].name);
        json.member("beside", evaluation.systems[one.a].name).member("difference", one.difference);
        writeBounds(json, one.bounds, "");
        json.member("p", one.pValue).endObject();
    }
    json.endArray();
}

std::string toJson(const Evaluation& evaluation)
{
    std::string text;
    JsonWriter json(text);
    json.beginObject().member("run", evaluation.run);
    json.member("task", project::name(evaluation.task)).member("metric", project::name(evaluation.metric));
    json.member("average", project::name(evaluation.average));
    json.key("positive");
    evaluation.positiveLabel.empty() ? json.null() : json.value(evaluation.positiveLabel);
    json.key("left_out").beginArray();
    for (const std::string& label : evaluation.leftOut)
        json.value(label);
    json.endArray().member("match", project::name(evaluation.mode));
    json.key("tag_scheme");
    evaluation.tagScheme.empty() ? json.null() : json.value(evaluation.tagScheme);
    json.member("mentions_grouped", evaluation.mentionsGrouped);
    json.key("rows").beginArray();
    for (const GroupRow& row : evaluation.rows) {
        for (std::size_t system = 0; system < row.cells.size(); ++system)
            writeRow(json, evaluation, row, system);
    }
    json.endArray().key("all").beginArray();
    for (std::size_t system = 0; system < evaluation.all.cells.size(); ++system)
        writeRow(json, evaluation, evaluation.all, system);
    json.endArray();
    writeLines(json, evaluation);
    json.key("systems").beginArray();
    for (const project::SystemInfo& system : evaluation.systems) {
        json.beginObject(JsonWriter::Line::One).member("system", system.name);
        json.member("joined", system.counts.joined).member("missing", system.counts.missing);
        json.member("surplus", system.counts.surplus).member("duplicate", system.counts.duplicate);
        json.endObject();
    }
    json.endArray().member("dataset", evaluation.dataset).member("test", evaluation.testSplit);
    json.key("train");
    evaluation.trainSplit.empty() ? json.null() : json.value(evaluation.trainSplit);
    json.member("similarity_run", evaluation.similarityRun);
    json.key("settings").raw(evaluation.settings).endObject();
    return text;
}

} // namespace

Outcome<void> printEvaluation(Run& run, const Evaluation& evaluation)
{
    const CommonArguments& common = run.arguments.common;
    const Format format = common.format.value_or(Format::Table);
    const Scale scale{format != Format::Tsv};
    return print(
        common, format, tablesOf(evaluation, run.arguments.evaluate.tables, scale), toJson(evaluation));
}

} // namespace heldout::cli
