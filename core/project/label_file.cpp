// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/label_file.h"

#include <algorithm>
#include <functional>
#include <string_view>
#include <utility>

#include "base/files.h"
#include "base/numbers.h"

namespace heldout::project {

namespace {

/// Of a text without the blanks around it, which files of the same texts often differ in.
std::size_t hashOf(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos)
        return std::hash<std::string_view>()({});
    return std::hash<std::string_view>()(text.substr(first, text.find_last_not_of(kBlanks) - first + 1));
}

} // namespace

class LabelFile::Sink final : public formats::PredictionSink
{
public:
    explicit Sink(LabelFile& file)
        : m_file(file)
    {
    }
    Status row(Prediction&& prediction) override
    {
        const std::size_t place = m_file.m_entries.size();
        if (m_file.m_join == JoinBy::Position)
            m_file.m_byPosition.emplace(prediction.position, place);
        else
            m_file.m_byKey.emplace(std::move(prediction.key), place);
        const auto text = prediction.text.empty() ? std::nullopt : std::optional(hashOf(prediction.text));
        m_file.m_entries.push_back({std::move(prediction.labels), text, prediction.line, false});
        return {};
    }
    Status diagnostic(const Diagnostic& found) override
    {
        m_file.m_found.push_back(found);
        return {};
    }

private:
    LabelFile& m_file;
};

Result<LabelFile> LabelFile::read(const LabelSource& source, JobContext& job)
{
    LabelFile file;
    file.m_path = source.path;
    file.m_join = source.join;
    Sink sink(file);
    auto report = formats::readPredictions(source.path, source.options, {}, sink, job);
    if (!report)
        return fail(report.error());
    if (report->detection.task != formats::PredictionTask::Labels)
        return failFile(Code::InvalidArgument, source.path,
            Phrase::of("“%1” holds mentions or tags and no labels of whole texts.", baseName(source.path)),
            Phrase::of("Load a file that holds the texts and their mentions."));
    file.m_report = std::move(*report);
    return file;
}

LabelFile::Entry* LabelFile::entryOf(const Instance& item)
{
    if (m_join == JoinBy::Position) {
        const auto found = m_byPosition.find(m_items);
        return found == m_byPosition.end() ? nullptr : &m_entries[found->second];
    }
    const auto found = m_byKey.find(item.key.empty() ? toText(m_items) : item.key);
    return found == m_byKey.end() ? nullptr : &m_entries[found->second];
}

Status LabelFile::label(Instance& item)
{
    Entry* const entry = entryOf(item);
    const std::string id = item.key.empty() ? toText(m_items) : item.key;
    ++m_items;
    item.labels.clear();
    if (entry == nullptr) {
        if (m_items - m_labelled == 1)
            m_firstWithout = id;
        return {};
    }
    if (entry->text && *entry->text != hashOf(item.text)) {
        if (m_join == JoinBy::Position)
            return failFile(Code::NoRows, m_path,
                Phrase::of(
                    "Line %1 has another text than the item “%2”, joined by position.", entry->line, id),
                Phrase::of("Join the labels by id, or choose the file in the order of the texts."));
        if (m_otherTexts++ == 0)
            m_firstOther = id;
    }
    item.labels = entry->labels;
    entry->met = true;
    ++m_labelled;
    return {};
}

Status LabelFile::finish(std::uint64_t refused) const
{
    if (m_join == JoinBy::Position && (m_report.rows != m_items || refused > 0))
        return failFile(Code::NoRows, m_path,
            Phrase::of("There are labels for %1 texts and %2 texts (left out: %3), joined by position.",
                m_report.rows, m_items, refused),
            Phrase::of("Join the labels by id, or give a label for each text."));
    if (m_labelled == 0)
        return failFile(Code::NoRows, m_path, Phrase::of("None of the labels has the id of a text."),
            Phrase::of("Choose the column of the ids, or join by position."));
    return {};
}

std::vector<Diagnostic> LabelFile::diagnostics() const
{
    std::vector<Diagnostic> all = m_found;
    const auto add = [&](DiagnosticCode code, std::uint64_t line, Phrase message, Phrase action) {
        Diagnostic found;
        found.code = code;
        found.file = m_path;
        found.line = line;
        found.message = std::move(message);
        found.action = std::move(action);
        all.push_back(std::move(found));
    };
    if (m_labelled < m_items)
        add(DiagnosticCode::MissingLabel, 0,
            Phrase::of("Texts without a label: %1, such as “%2”", m_items - m_labelled, m_firstWithout),
            Phrase::of("Taken without a label"));
    const auto surplus = std::ranges::count(m_entries, false, &Entry::met);
    if (surplus > 0)
        add(DiagnosticCode::UnknownInstance, std::ranges::find(m_entries, false, &Entry::met)->line,
            Phrase::of("Labels that belong to no text or to one that has one already: %1",
                static_cast<std::uint64_t>(surplus)),
            Phrase::of("Left out"));
    if (m_otherTexts > 0)
        add(DiagnosticCode::TextDiffers, 0,
            Phrase::of(
                "Texts that are others beside their label: %1, such as “%2”", m_otherTexts, m_firstOther),
            Phrase::of("Labels taken all the same"));
    return all;
}

} // namespace heldout::project
