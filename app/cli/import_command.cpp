// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

#include "json_writer.h"

namespace heldout::cli {

namespace {

SplitRole roleFromWord(const std::string& word)
{
    for (const SplitRole role : {SplitRole::Train, SplitRole::Dev, SplitRole::Test})
        if (word == toText(role))
            return role;
    return SplitRole::Other;
}

/// "corpus/test.tsv.gz" to "test".
std::string splitNameOf(const std::string& path)
{
    std::filesystem::path whole(path);
    if (!whole.has_filename()) // a folder with a slash at its end
        whole = whole.parent_path();
    std::filesystem::path name = whole.filename();
    if (name.extension() == ".gz")
        name = name.stem();
    return name.stem().string();
}

Result<project::ImportRequest> importRequest(const ImportArguments& arguments)
{
    project::ImportRequest request;
    request.paths = arguments.paths;
    request.dataset = arguments.dataset.empty() ? "data" : arguments.dataset;
    request.split = arguments.split.empty() ? splitNameOf(arguments.paths.front()) : arguments.split;
    if (!arguments.role.empty())
        request.role = roleFromWord(arguments.role);
    request.replace = arguments.replace;
    auto options = readOptions(arguments.file);
    if (!options)
        return fail(options.error());
    request.options = *options;
    return request;
}

std::optional<std::string> given(const std::string& option)
{
    return option.empty() ? std::nullopt : std::optional(option);
}

std::string toJson(const project::ImportRequest& request, const project::ImportOutcome& outcome)
{
    std::string text;
    JsonWriter json(text);
    json.beginObject();
    json.member("instances", outcome.instances).member("documents", outcome.documents);
    json.member("mentions", outcome.mentions);
    json.key("sources").beginArray();
    for (const formats::SourceReport& source : outcome.sources) {
        json.beginObject(JsonWriter::Line::One).member("path", source.path).member("bytes", source.bytes);
        json.member("sha256", source.sha256).member("taken", source.taken);
        json.member("repaired", source.repaired).member("refused", source.refused).endObject();
    }
    json.endArray().key("diagnostics").beginArray();
    for (const Diagnostic& diagnostic : outcome.diagnostics) {
        json.beginObject(JsonWriter::Line::One).member("severity", name(diagnostic.severity));
        json.member("code", static_cast<unsigned>(diagnostic.code)).member("file", diagnostic.file);
        json.member("line", diagnostic.line).member("column", diagnostic.column);
        json.member("message", diagnostic.message.text()).member("action", diagnostic.action.text());
        json.member("repeats", diagnostic.repeats).endObject();
    }
    json.endArray().key("settings").beginObject();
    json.member("dataset", request.dataset).member("split", request.split);
    const formats::ReadOptions& options = request.options;
    json.key("as");
    options.format ? json.value(formats::name(*options.format)) : json.null();
    const formats::ColumnMapping& columns = options.columns;
    json.member("text", given(columns.text)).member("label", given(columns.label));
    json.member("id", given(columns.id)).member("document", given(columns.document));
    json.member("document_pattern", given(options.documentPattern));
    json.member("header", options.header).member("gold", given(request.labels.path));
    json.endObject().endObject();
    return text;
}

std::vector<Table> toTables(const project::ImportRequest& request, const project::ImportOutcome& outcome)
{
    Table split{"split", "Loaded",
        {{"dataset", "Data set"}, {"split", "Split"}, {"instances", "Texts", true},
            {"documents", "Documents", true}, {"mentions", "Mentions", true}},
        {}};
    split.rows.push_back(
        {request.dataset, request.split, outcome.instances, outcome.documents, cell(outcome.mentions)});
    Table files{"files", "Files",
        {{"path", "File"}, {"taken", "Rows taken", true}, {"repaired", "of these repaired", true},
            {"refused", "Left out", true}, {"sha256", "SHA-256"}},
        {}};
    for (const formats::SourceReport& source : outcome.sources)
        files.rows.push_back({source.path, source.taken, source.repaired, source.refused, source.sha256});
    return {split, files};
}

} // namespace

Outcome<void> runImport(Run& run)
{
    const CommonArguments& common = run.arguments.common;
    auto request = importRequest(run.arguments.import);
    if (!request)
        return failed(request.error(), During::Asking);
    request->labels = labelSource(run.arguments.import.gold);
    auto workspace = common.project.empty() ? Workspace::temporary()
                                            : Workspace::named(common.project, Workspace::Need::Create);
    if (!workspace)
        return tl::unexpected(workspace.error());
    if (auto tidied = workspace->tidy(run.job); !tidied)
        return tidied;
    auto outcome = workspace->project().importSplit(*request, run.job);
    run.console.clearProgress();
    if (!outcome) {
        workspace->discardNew();
        if (outcome.error().code == Code::AlreadyExists)
            outcome.error().hint = Phrase::of("Give --replace to replace it, or another name with --split.");
        return failed(outcome.error(), During::ReadingInput);
    }
    run.console.diagnostics(outcome->diagnostics);
    if (workspace->isTemporary())
        run.console.note("The files were only checked. Give --project FILE to keep them.");
    return print(common, common.format.value_or(Format::Table), toTables(*request, *outcome),
        toJson(*request, *outcome));
}

} // namespace heldout::cli
