// SPDX-License-Identifier: GPL-3.0-or-later
// Loading files into a split.
#include "project/project_impl.h"

#include "base/files.h"
#include "formats/seen_ids.h"
#include "project/label_file.h"

namespace heldout::project {

namespace {

/// Hands what a reader finds to the writer of the import. Readers note ids that stand twice in their file;
/// those that stand in several files of the split are noted here.
class ImportSink final : public formats::RowSink
{
public:
    /// `labels`: where they are in a file of their own.
    ImportSink(store::ImportWriter& writer, const std::vector<std::string>& paths, LabelFile* labels)
        : m_writer(writer)
        , m_paths(paths)
        , m_labels(labels)
    {
    }
    /// The rows that follow are of this file.
    void beginFile(std::size_t file) { m_file = file; }
    [[nodiscard]] Status row(Instance&& instance) override
    {
        if (m_paths.size() > 1 && !instance.key.empty()) {
            if (auto noted = noteEarlierFile(instance); !noted)
                return noted;
        }
        if (m_labels != nullptr) {
            if (auto labelled = m_labels->label(instance); !labelled)
                return labelled;
        }
        return m_writer.add(std::move(instance));
    }
    [[nodiscard]] Status diagnostic(const Diagnostic& found) override { return m_writer.diagnostic(found); }

private:
    [[nodiscard]] Status noteEarlierFile(const Instance& instance)
    {
        constexpr unsigned kLineBits = 40; // a million million lines a file
        const std::uint64_t earlier
            = m_ids.insert(instance.key, std::uint64_t{m_file} << kLineBits | instance.line);
        const std::uint64_t file = earlier >> kLineBits;
        if (earlier == 0 || file == m_file)
            return {};
        Diagnostic found;
        found.severity = Severity::Note;
        found.code = DiagnosticCode::DuplicateKey;
        found.file = m_paths[m_file];
        found.line = instance.line;
        found.message = Phrase::of("The id “%1” stands on line %2 of “%3” already", instance.key,
            earlier & ((std::uint64_t{1} << kLineBits) - 1), baseName(m_paths[file]));
        found.action = Phrase::of("Taken all the same");
        return m_writer.diagnostic(found);
    }

    store::ImportWriter& m_writer;
    const std::vector<std::string>& m_paths;
    LabelFile* m_labels;
    std::size_t m_file = 0;
    formats::SeenIds m_ids;
};

Status checkRequest(const ImportRequest& request)
{
    if (request.paths.empty())
        return fail(Code::InvalidArgument, Phrase::of("No file was given to load."),
            Phrase::of("Choose at least one file."));
    const auto blank
        = [](const std::string& name) { return name.find_first_not_of(" \t\r\n") == std::string::npos; };
    if (blank(request.dataset))
        return fail(
            Code::InvalidArgument, Phrase::of("The data set has no name."), Phrase::of("Give it a name."));
    if (blank(request.split))
        return fail(Code::InvalidArgument, Phrase::of("The split has no name."),
            Phrase::of("Give it a name such as train or test."));
    const formats::ReadOptions& options = request.options;
    for (const std::string& path : request.paths) {
        if (auto data = checkIsData(path); !data)
            return data;
    }
    for (const std::string& path : {options.mentionFile, options.alternativeFile, request.labels.path}) {
        if (auto data = checkIsData(path); !data)
            return data;
    }
    if (request.paths.size() > 1 && (!options.mentionFile.empty() || !options.alternativeFile.empty()))
        return fail(Code::InvalidArgument,
            Phrase::of("A mention file belongs to one file, but several files were given."),
            Phrase::of("Load the files as splits of their own, or leave the mention files to be found beside "
                       "them."));
    return {};
}

/// What the files brought and the labels make of it: what did not meet is told.
Status finishLabels(const LabelFile& labels, ImportOutcome& outcome, store::ImportWriter& writer)
{
    std::uint64_t refused = 0;
    for (const formats::SourceReport& source : outcome.sources)
        refused += source.refused;
    if (auto met = labels.finish(refused); !met)
        return met;
    for (const Diagnostic& found : labels.diagnostics()) {
        if (auto kept = writer.diagnostic(found); !kept)
            return kept;
    }
    outcome.sources.push_back(labels.report());
    return {};
}

} // namespace

Result<ImportOutcome> ProjectImpl::importSplit(const ImportRequest& request, JobContext& job)
{
    if (auto checked = checkRequest(request); !checked)
        return fail(checked.error());
    store::ImportTarget target;
    target.dataset = request.dataset;
    target.split = request.split;
    target.role = request.role.value_or(roleFromName(request.split));
    target.replace = request.replace;
    target.now = m_environment.utcNow();
    std::optional<LabelFile> labels;
    if (!request.labels.path.empty()) {
        auto read = LabelFile::read(request.labels, job);
        if (!read)
            return fail(read.error());
        labels = std::move(*read);
    }
    auto writer = m_store->beginImport(target, job);
    if (!writer)
        return fail(writer.error());

    ImportSink sink(*writer, request.paths, labels ? &*labels : nullptr);
    store::ImportFacts facts;
    ImportOutcome outcome;
    for (std::size_t file = 0; file < request.paths.size(); ++file) {
        sink.beginFile(file);
        const std::uint64_t firstRow = writer->rows();
        auto report = formats::read(request.paths[file], request.options, sink, job);
        if (!report)
            return fail(report.error());
        facts.mentions = facts.mentions || report->hasMentions;
        facts.alternatives = facts.alternatives || report->hasAlternatives;
        for (const formats::SourceReport& source : report->sources) {
            store::SourceRow row{source.path, source.bytes, source.sha256, report->settings, {}, source.taken,
                source.repaired, source.refused, target.now};
            if (source.firstItem && writer->rows() > firstRow)
                row.firstRow = firstRow + *source.firstItem;
            facts.sources.push_back(std::move(row));
            outcome.sources.push_back(source);
        }
    }
    if (labels) {
        if (auto met = finishLabels(*labels, outcome, *writer); !met)
            return fail(met.error());
        const formats::SourceReport& source = labels->report();
        facts.sources.push_back({source.path, source.bytes, source.sha256, labels->settings(), {},
            source.taken, source.repaired, source.refused, target.now});
    }
    auto split = writer->publish(facts);
    if (!split)
        return fail(split.error());
    outcome.splitId = split->id;
    outcome.instances = split->items;
    outcome.documents = split->documents;
    outcome.mentions = split->mentions;
    auto found = m_store->diagnostics(split->id);
    if (!found)
        return fail(found.error());
    outcome.diagnostics = std::move(*found);
    return outcome;
}

Status checkIsData(const std::string& path)
{
    std::string project = path;
    for (const std::string_view suffix : {"-wal", "-shm", "-journal"}) { // what lies beside an open project
        if (path.ends_with(suffix))
            project = path.substr(0, path.size() - suffix.size());
    }
    if (!store::looksLikeProject(project))
        return {};
    return failFile(Code::NotThisFormat, path,
        Phrase::of("“%1” belongs to a Heldout project and is no file of texts.", baseName(path)),
        Phrase::of("Open it as a project, or choose the file the texts come from."));
}

Result<formats::Preview> previewFile(const std::string& path, const formats::ReadOptions& options)
{
    for (const std::string& file : {path, options.mentionFile, options.alternativeFile}) {
        if (auto data = checkIsData(file); !data)
            return fail(data.error());
    }
    return formats::preview(path, options);
}

} // namespace heldout::project
