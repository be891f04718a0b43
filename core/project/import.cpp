// SPDX-License-Identifier: GPL-3.0-or-later
// Loading files into a split.
#include "project/project_impl.h"

namespace heldout::project {

namespace {

/// Hands what a reader finds to the writer of the import.
class ImportSink final : public formats::RowSink
{
public:
    explicit ImportSink(store::ImportWriter& writer)
        : m_writer(writer)
    {
    }
    [[nodiscard]] Status row(Instance&& instance) override { return m_writer.add(std::move(instance)); }
    [[nodiscard]] Status diagnostic(const Diagnostic& found) override { return m_writer.diagnostic(found); }

private:
    store::ImportWriter& m_writer;
};

Status checkRequest(const ImportRequest& request)
{
    if (request.paths.empty())
        return fail(Code::InvalidArgument, "No file was given to load.", "Choose at least one file.");
    const auto blank
        = [](const std::string& name) { return name.find_first_not_of(" \t\r\n") == std::string::npos; };
    if (blank(request.dataset))
        return fail(Code::InvalidArgument, "The data set has no name.", "Give it a name.");
    if (blank(request.split))
        return fail(Code::InvalidArgument, "The split has no name.", "Give it a name such as train or test.");
    const formats::ReadOptions& options = request.options;
    if (request.paths.size() > 1 && (!options.mentionFile.empty() || !options.alternativeFile.empty()))
        return fail(Code::InvalidArgument,
            "A mention file belongs to one file, but several files were given.",
            "Load the files as splits of their own, or leave the mention files to be found beside them.");
    return {};
}

/// A file with mentions reports them as further sources: sentences, mentions, alternatives.
void noteMentionFiles(const formats::ReadReport& report, store::ImportFacts& facts)
{
    if (report.format != formats::FormatId::Bc2gm)
        return;
    facts.mentions = facts.mentions || report.sources.size() > 1;
    facts.alternatives = facts.alternatives || report.sources.size() > 2;
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
    auto writer = m_store->beginImport(target, job);
    if (!writer)
        return fail(writer.error());

    ImportSink sink(*writer);
    store::ImportFacts facts;
    ImportOutcome outcome;
    for (const std::string& path : request.paths) {
        const std::uint64_t firstRow = writer->rows();
        auto report = formats::read(path, request.options, sink, job);
        if (!report)
            return fail(report.error());
        noteMentionFiles(*report, facts);
        for (const formats::SourceReport& source : report->sources) {
            store::SourceRow row{source.path, source.bytes, source.sha256, report->settings, {}, source.taken,
                source.repaired, source.refused, target.now};
            if (&source == &report->sources.front() && writer->rows() > firstRow)
                row.firstRow = firstRow;
            facts.sources.push_back(std::move(row));
            outcome.sources.push_back(source);
        }
    }
    outcome.mentions = writer->mentions();
    auto split = writer->publish(facts);
    if (!split)
        return fail(split.error());
    outcome.splitId = split->id;
    outcome.instances = split->items;
    outcome.documents = split->documents;
    auto found = m_store->diagnostics(split->id);
    if (!found)
        return fail(found.error());
    outcome.diagnostics = std::move(*found);
    return outcome;
}

} // namespace heldout::project
