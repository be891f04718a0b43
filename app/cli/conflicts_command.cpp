// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include "json_writer.h"

namespace heldout::cli {

namespace {

constexpr std::size_t kTableText = 60; // bytes of a text in the forms for people

std::string joined(const std::vector<std::string>& labels)
{
    std::string text;
    for (const std::string& label : labels)
        text += (text.empty() ? "" : ", ") + label;
    return text;
}

Table toTable(const project::LabelConflicts& conflicts)
{
    Table table{"conflicts", toText(conflicts.total) + " pairs of near-identical texts with different labels",
        {{"test_id", "Test id"}, {"train_id", "Training id"}, {"score", "Score (%)", true},
            {"test_label", "Test label"}, {"train_label", "Training label"}, {"test_text", "Test text"},
            {"train_text", "Training text"}},
        {}};
    for (const project::LabelConflict& one : conflicts.list)
        table.rows.push_back({one.testKey, one.trainKey, one.score, joined(one.testLabels),
            joined(one.trainLabels), one.testText, one.trainText});
    return table;
}

void writeLabels(JsonWriter& json, const char* key, const std::vector<std::string>& labels)
{
    json.key(key).beginArray(JsonWriter::Line::One);
    for (const std::string& label : labels)
        json.value(label);
    json.endArray();
}

std::string toJson(const project::LabelConflicts& conflicts, const project::ComparisonRun& run)
{
    std::string text;
    JsonWriter json(text);
    json.beginObject().member("total", conflicts.total).key("rows").beginArray();
    for (const project::LabelConflict& one : conflicts.list) {
        json.beginObject(JsonWriter::Line::One).member("test_id", one.testKey);
        json.member("train_id", one.trainKey).member("score", one.score);
        writeLabels(json, "test_labels", one.testLabels);
        writeLabels(json, "train_labels", one.trainLabels);
        json.member("test_text", one.testText).member("train_text", one.trainText).endObject();
    }
    json.endArray().member("run", conflicts.run).key("settings").raw(run.settings).endObject();
    return text;
}

} // namespace

Outcome<void> runConflicts(Run& run)
{
    const CommonArguments& common = run.arguments.common;
    const ConflictsArguments& arguments = run.arguments.conflicts;
    const auto from = milliPercent(arguments.from);
    if (!from) {
        Error error;
        error.code = Code::InvalidArgument;
        error.message = Phrase::of("--from %1 is not a percentage.", arguments.from);
        error.hint = Phrase::of("Give a number from 0 to 100, with a point for decimals.");
        return failed(std::move(error), During::Asking);
    }
    CompareArguments compare = arguments.compare;
    if (compare.ngrams.empty() && compare.vectors.empty())
        compare.ngrams = {"1"};
    auto comparison = prepareComparison(run, compare);
    if (!comparison)
        return tl::unexpected(comparison.error());
    project::Project& project = comparison->workspace.project();
    auto runs = project.compare(comparison->request, run.job);
    run.console.clearProgress();
    if (!runs)
        return failed(comparison->workspace.explained(runs.error()),
            duringComparison(comparison->request, runs.error()));
    sayStored(run.console, runs->front());
    const Format format = common.format.value_or(Format::Table);
    const bool whole = format == Format::Json || format == Format::Tsv;
    auto conflicts = project.evaluations().labelConflicts(runs->front().id, static_cast<std::int32_t>(*from),
        static_cast<std::size_t>(arguments.limit), whole ? SIZE_MAX : kTableText, run.job);
    run.console.clearProgress();
    if (!conflicts)
        return failed(conflicts.error(), During::Asking);
    return print(common, format, {toTable(*conflicts)}, toJson(*conflicts, runs->front()));
}

} // namespace heldout::cli
