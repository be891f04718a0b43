// SPDX-License-Identifier: GPL-3.0-or-later
// Data sets, splits and what was read for them.
#include <tuple>
#include <utility>

#include "store/dense.h"
#include "store/phrase_json.h"
#include "store/shared.h"
#include "store/split_lookup.h"
#include "store/store.h"

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

SplitRole roleOf(std::string_view text)
{
    for (const SplitRole role : {SplitRole::Train, SplitRole::Dev, SplitRole::Test}) {
        if (text == toText(role))
            return role;
    }
    return SplitRole::Other;
}

Result<std::vector<std::uint64_t>> countsOf(Database& database, const char* kind, Id owner)
{
    Result<DenseInfo> column = findDense(database, kind, owner, kCountsColumn);
    if (!column)
        return fail(column.error());
    return readDense<std::uint64_t>(database, *column, 0, column->items);
}

Status fillCounts(Database& database, SplitRow& row)
{
    Result<std::vector<std::uint64_t>> counts = countsOf(database, "split", row.id);
    if (!counts)
        return counts.error().code == Code::NotFound ? Status() : fail(counts.error());
    counts->resize(kSplitCounts);
    row.documents = counts->at(kDocuments);
    row.labelled = counts->at(kLabelled);
    row.notes = counts->at(kNotes);
    row.documentOwner = static_cast<Id>(counts->at(kDocumentOwner));
    return {};
}

Status fillMentions(Database& database, SplitRow& row)
{
    Result<MentionSet> gold = findMentionSet(database, row.id, "gold");
    if (!gold)
        return fail(gold.error());
    if (gold->id == 0)
        return {};
    row.mentionDigest = gold->digest;
    Result<std::vector<std::uint64_t>> counts = countsOf(database, "set", gold->id);
    if (!counts)
        return fail(counts.error());
    row.mentions = counts->empty() ? 0 : counts->front();
    return {};
}

} // namespace

Result<SplitRow> findSplit(Database& database, Id split)
{
    SplitRow row;
    {
        Query query(database, Sql::SplitById, split);
        while (query.next()) {
            row.id = query.integer(0);
            row.dataset = query.integer(1);
            row.datasetName = query.string(2);
            row.name = query.string(3);
            row.role = roleOf(query.view(4));
            row.firstId = query.integer(5);
            row.items = query.natural(6);
            row.digest = query.string(7);
        }
        if (Status status = query.status(); !status)
            return fail(status.error());
    }
    if (row.id == 0)
        return fail(Code::NotFound, Phrase::of("The split is not there any more."));
    row.documentOwner = row.id;
    Status filled = fillCounts(database, row);
    if (filled)
        filled = fillMentions(database, row);
    if (!filled)
        return fail(filled.error());
    return row;
}

Result<MentionSet> findMentionSet(Database& database, Id split, const char* kind)
{
    MentionSet set;
    Query query(database, Sql::SetFind, split, kind, kind);
    while (query.next()) {
        set.id = query.integer(0);
        set.digest = query.string(1);
    }
    if (Status status = query.status(); !status)
        return fail(status.error());
    return set;
}

Result<std::vector<DatasetRow>> Store::datasets()
{
    Result<ReaderPool::Lease> reader = m_shared->reader();
    if (!reader)
        return fail(reader.error());
    std::vector<DatasetRow> rows;
    Query query(**reader, Sql::DatasetsShown);
    while (query.next())
        rows.push_back({query.integer(0), query.string(1), query.string(2)});
    if (Status status = query.status(); !status)
        return fail(status.error());
    return rows;
}

Result<std::vector<SplitRow>> Store::splits(Id dataset)
{
    return readEach<SplitRow>(*m_shared, Sql::SplitIdsOf, dataset, findSplit);
}

Result<SplitRow> Store::split(Id split)
{
    return readTogether<SplitRow>(*m_shared, [&](Database& database) { return findSplit(database, split); });
}

Result<SplitRow> Store::split(const std::string& dataset, const std::string& name)
{
    return readTogether<SplitRow>(*m_shared, [&](Database& database) -> Result<SplitRow> {
        Result<std::int64_t> id = oneNumber(database, Sql::SplitIdByName, dataset, name);
        if (!id)
            return fail(id.error());
        if (*id == 0)
            return fail(
                Code::NotFound, Phrase::of("There is no split \"%1\" in a data set \"%2\".", name, dataset));
        return findSplit(database, *id);
    });
}

Result<std::vector<SourceRow>> Store::sources(Id split)
{
    return readTogether<std::vector<SourceRow>>(
        *m_shared, [&](Database& database) -> Result<std::vector<SourceRow>> {
            Result<SplitRow> row = findSplit(database, split);
            if (!row)
                return fail(row.error());
            std::vector<SourceRow> rows;
            Query query(database, Sql::SourcesOf, split);
            while (query.next()) {
                SourceRow source;
                source.path = query.string(1);
                source.bytes = query.natural(2);
                source.sha256 = query.string(3);
                source.settings = query.string(4);
                if (!query.isNull(5))
                    source.firstRow = static_cast<std::uint64_t>(query.integer(5) - row->firstId);
                source.taken = query.natural(6);
                source.repaired = query.natural(7);
                source.refused = query.natural(8);
                source.importedAt = query.string(9);
                rows.push_back(std::move(source));
            }
            if (Status status = query.status(); !status)
                return fail(status.error());
            return rows;
        });
}

Result<std::vector<Diagnostic>> Store::diagnostics(Id split)
{
    return readTogether<std::vector<Diagnostic>>(
        *m_shared, [&](Database& database) -> Result<std::vector<Diagnostic>> {
            std::vector<Diagnostic> all;
            Query sources(database, Sql::SourcesOf, split);
            while (sources.next()) {
                Query query(database, Sql::DiagnosticsOf, sources.integer(0));
                while (query.next()) {
                    Diagnostic d;
                    d.severity = static_cast<Severity>(query.integer(0));
                    d.code = static_cast<DiagnosticCode>(query.integer(1));
                    d.file = sources.string(1);
                    d.line = query.natural(2);
                    d.column = query.natural(3);
                    std::tie(d.message, d.action) = phrasesOf(query);
                    d.repeats = query.natural(7);
                    all.push_back(std::move(d));
                }
                if (Status status = query.status(); !status)
                    return fail(status.error());
            }
            if (Status status = sources.status(); !status)
                return fail(status.error());
            return all;
        });
}

Result<std::optional<std::string>> Store::objectDigest(const std::string& kind, Id id)
{
    using Digest = std::optional<std::string>;
    return readTogether<Digest>(*m_shared, [&](Database& database) -> Result<Digest> {
        Digest digest;
        if (kind == "mentions") {
            Result<MentionSet> set = findMentionSet(database, id, "gold");
            if (!set)
                return fail(set.error());
            if (set->id != 0)
                digest = set->digest;
            return digest;
        }
        if (kind != "split")
            return fail(Code::InvalidArgument, Phrase::of("There are no inputs of the kind \"%1\".", kind));
        Query query(database, Sql::SplitDigest, id);
        while (query.next())
            digest = query.string(0);
        if (Status status = query.status(); !status)
            return fail(status.error());
        return digest;
    });
}

} // namespace heldout::store
