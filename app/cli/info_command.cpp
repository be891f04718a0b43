// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include "json_writer.h"

namespace heldout::cli {

namespace {

struct Contents
{
    project::ProjectInfo info;
    std::vector<project::DatasetInfo> datasets;
    std::vector<project::ComparisonRun> runs;
};

void writeSplit(JsonWriter& json, const project::SplitInfo& split)
{
    json.beginObject().member("name", split.name).member("role", toText(split.role));
    json.member("instances", split.items)
        .member("documents", split.documents)
        .member("mentions", split.mentions)
        .member("relations", split.relations);
    json.member("labels", split.labels).member("format", formats::name(split.format));
    json.member("imported_at", split.importedAt).member("digest", split.digest);
    json.key("sources").beginArray();
    for (const formats::SourceReport& source : split.sources) {
        json.beginObject(JsonWriter::Line::One).member("path", source.path).member("bytes", source.bytes);
        json.member("sha256", source.sha256).member("taken", source.taken);
        json.member("repaired", source.repaired).member("refused", source.refused).endObject();
    }
    json.endArray().endObject();
}

std::string toJson(const Contents& contents)
{
    std::string text;
    JsonWriter json(text);
    json.beginObject().key("project").beginObject();
    json.member("path", contents.info.path).member("uuid", contents.info.uuid);
    json.member("created_by", contents.info.createdBy).member("format", contents.info.format);
    json.member("bytes", contents.info.bytes).member("read_only", contents.info.readOnly).endObject();
    json.key("datasets").beginArray();
    for (const project::DatasetInfo& dataset : contents.datasets) {
        json.beginObject().member("name", dataset.name).key("splits").beginArray();
        for (const project::SplitInfo& split : dataset.splits)
            writeSplit(json, split);
        json.endArray().endObject();
    }
    json.endArray().key("runs").beginArray();
    for (const project::ComparisonRun& run : contents.runs) {
        json.beginObject().member("run", run.id).member("kind", "compare");
        json.member("dataset", run.dataset).member("test", run.testSplit).member("train", run.trainSplit);
        const bool grams = run.unit != project::CompareUnit::Embeddings;
        json.member("of", project::name(run.unit)).key("ngram");
        grams ? json.value(run.options.n) : json.null();
        json.member("count", run.summary.count);
        if (!grams)
            writeVectors(json, run);
        json.member("mean", run.summary.mean).member("outdated", run.outdated);
        json.key("outdated_because");
        run.outdated ? json.value(run.outdatedBecause.text()) : json.null();
        json.member("program_version", run.programVersion).member("started_at", run.startedAt);
        json.member("duration_ms", run.durationMs).key("settings").raw(run.settings).endObject();
    }
    json.endArray().key("settings").beginObject().endObject().endObject();
    return text;
}

/// What only comparisons of n-grams have.
template <typename Setting>
Cell gramWord(const project::ComparisonRun& run, Setting setting)
{
    return run.unit == project::CompareUnit::Embeddings ? Cell() : Cell(std::string(project::name(setting)));
}

std::vector<Table> toTables(const Contents& contents)
{
    Table project{"project", "Project",
        {{"path", "File"}, {"uuid", "UUID"}, {"created_by", "Made by"}, {"format", "Format", true},
            {"bytes", "Bytes", true}},
        {}};
    project.rows.push_back({contents.info.path, contents.info.uuid, contents.info.createdBy,
        static_cast<std::uint64_t>(contents.info.format), contents.info.bytes});
    Table splits{"splits", "Splits",
        {{"dataset", "Data set"}, {"split", "Split"}, {"role", "Role"}, {"instances", "Texts", true},
            {"documents", "Documents", true}, {"mentions", "Mentions", true},
            {"relations", "Relations", true}, {"format", "Format"}, {"imported_at", "Imported"}},
        {}};
    Table files{"files", "Files",
        {{"dataset", "Data set"}, {"split", "Split"}, {"path", "File"}, {"bytes", "Bytes", true},
            {"taken", "Rows taken", true}, {"repaired", "of these repaired", true},
            {"refused", "Left out", true}, {"sha256", "SHA-256"}},
        {}};
    for (const project::DatasetInfo& dataset : contents.datasets) {
        for (const project::SplitInfo& split : dataset.splits) {
            splits.rows.push_back({dataset.name, split.name, std::string(toText(split.role)), split.items,
                split.documents, cell(split.mentions), split.relations,
                std::string(formats::name(split.format)), split.importedAt});
            for (const formats::SourceReport& source : split.sources)
                files.rows.push_back({dataset.name, split.name, source.path, source.bytes, source.taken,
                    source.repaired, source.refused, source.sha256});
        }
    }
    Table runs{"runs", "Comparisons, the newest first",
        {{"run", "Run", true}, {"dataset", "Data set"}, {"test", "Test"}, {"train", "Training"},
            {"of", "Items"}, {"ngram", "n", true}, {"scoring", "Scoring"}, {"stop_words", "Stop words"},
            {"top", "Kept", true}, {"mean", "Mean (%)", true}, {"started_at", "Started"},
            {"duration_ms", "Took (ms)", true}, {"outdated", "Outdated"}},
        {}};
    for (const project::ComparisonRun& run : contents.runs)
        runs.rows.push_back({static_cast<std::uint64_t>(run.id), run.dataset, run.testSplit, run.trainSplit,
            std::string(project::name(run.unit)), sizesOf(run), gramWord(run, run.options.scoring),
            gramWord(run, run.options.stopWords),
            run.options.top == similarity::kAllPartners ? Cell(std::string("all"))
                                                        : Cell(std::uint64_t{run.options.top}),
            cell(run.summary.mean), run.startedAt, static_cast<std::uint64_t>(run.durationMs),
            run.outdated ? run.outdatedBecause.text() : std::string("no")});
    return {project, splits, files, runs};
}

} // namespace

Outcome<void> runInfo(Run& run)
{
    const CommonArguments& common = run.arguments.common;
    auto workspace = Workspace::named(common.project, Workspace::Need::Read);
    if (!workspace)
        return tl::unexpected(workspace.error());
    project::Project& project = workspace->project();
    auto datasets = project.datasets();
    if (!datasets)
        return failed(datasets.error(), During::OpeningProject);
    auto runs = project.comparisons();
    if (!runs)
        return failed(runs.error(), During::OpeningProject);
    const Contents contents{project.info(), std::move(*datasets), std::move(*runs)};
    return print(common, common.format.value_or(Format::Table), toTables(contents), toJson(contents));
}

} // namespace heldout::cli
