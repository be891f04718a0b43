// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/source_rows.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "store/phrase_json.h"

namespace heldout::store {

namespace {

/// What is wrong and what was done. English alone when somebody changed the row by hand.
std::pair<Phrase, Phrase> phrasesOf(const Query& query)
{
    std::optional<std::vector<Phrase>> phrases = phrasesFromJson(query.string(6));
    if (phrases && phrases->size() == 2)
        return {std::move(phrases->front()), std::move(phrases->back())};
    return {Phrase::asIs(query.string(4)), Phrase::asIs(query.string(5))};
}

Status insertDiagnostic(Database& database, std::int64_t source, std::int64_t n, const Diagnostic& found)
{
    return execute(database, Sql::DiagnosticInsert, source, n, static_cast<int>(found.severity),
        static_cast<int>(found.code), found.line, found.column, found.message.text(), found.action.text(),
        toJson({found.message, found.action}), found.repeats);
}

} // namespace

Status insertSources(Database& database, const char* ownerKind, Id owner, const ReadFiles& files)
{
    // Which source each file's findings belong to; findings of no source stay with the first.
    const std::vector<SourceRow>& sources = files.sources;
    std::vector<std::vector<std::string>> filesOf(sources.size());
    for (const std::string& file : files.log.files()) {
        const auto found = std::ranges::find(sources, file, &SourceRow::path);
        filesOf[found == sources.end() ? 0 : static_cast<std::size_t>(found - sources.begin())].push_back(
            file);
    }
    for (std::size_t s = 0; s < sources.size(); ++s) {
        const SourceRow& source = sources[s];
        std::optional<std::int64_t> firstItem;
        if (source.firstRow)
            firstItem = files.firstId + static_cast<std::int64_t>(*source.firstRow);
        Status status
            = execute(database, Sql::SourceInsert, ownerKind, owner, source.path, source.bytes, source.sha256,
                source.settings, firstItem, source.taken, source.repaired, source.refused, source.importedAt);
        if (!status)
            return status;
        const std::int64_t sourceId = database.lastId();
        std::int64_t n = 0;
        for (const std::string& file : filesOf[s]) {
            for (const Diagnostic& found : files.log.of(file)) {
                if (status = insertDiagnostic(database, sourceId, n++, found); !status)
                    return status;
            }
        }
    }
    return {};
}

Result<std::vector<SourceRow>> readSources(
    Database& database, const char* ownerKind, Id owner, std::int64_t firstId)
{
    std::vector<SourceRow> rows;
    Query query(database, Sql::SourcesOf, ownerKind, owner);
    while (query.next()) {
        SourceRow source;
        source.path = query.string(1);
        source.bytes = query.natural(2);
        source.sha256 = query.string(3);
        source.settings = query.string(4);
        if (!query.isNull(5))
            source.firstRow = static_cast<std::uint64_t>(query.integer(5) - firstId);
        source.taken = query.natural(6);
        source.repaired = query.natural(7);
        source.refused = query.natural(8);
        source.importedAt = query.string(9);
        rows.push_back(std::move(source));
    }
    if (Status status = query.status(); !status)
        return fail(status.error());
    return rows;
}

Result<std::vector<Diagnostic>> readDiagnostics(Database& database, const char* ownerKind, Id owner)
{
    std::vector<Diagnostic> all;
    Query sources(database, Sql::SourcesOf, ownerKind, owner);
    while (sources.next()) {
        Query query(database, Sql::DiagnosticsOf, sources.integer(0));
        while (query.next()) {
            Diagnostic found;
            found.severity = static_cast<Severity>(query.integer(0));
            found.code = static_cast<DiagnosticCode>(query.integer(1));
            found.file = sources.string(1);
            found.line = query.natural(2);
            found.column = query.natural(3);
            std::tie(found.message, found.action) = phrasesOf(query);
            found.repeats = query.natural(7);
            all.push_back(std::move(found));
        }
        if (Status status = query.status(); !status)
            return fail(status.error());
    }
    if (Status status = sources.status(); !status)
        return fail(status.error());
    return all;
}

} // namespace heldout::store
