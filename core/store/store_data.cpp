// SPDX-License-Identifier: GPL-3.0-or-later
// Data sets, splits and what was read for them.
#include <utility>

#include "store/dense.h"
#include "store/shared.h"
#include "store/source_rows.h"
#include "store/split_lookup.h"
#include "store/store.h"

namespace heldout::store {

namespace {

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
    return readDense<std::uint64_t>(database, kind, owner, kCountsColumn);
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
    counts->resize(kSetCounts);
    row.mentions = counts->at(kSetMentions);
    row.relations = counts->at(kSetRelations);
    return {};
}

} // namespace

Result<SplitRow> findSplit(Database& database, Id split)
{
    Result<SplitRow> row
        = oneRow<SplitRow>(database, Sql::SplitById, split, [](const Query& query, SplitRow& one) {
              one.id = query.integer(0);
              one.dataset = query.integer(1);
              one.datasetName = query.string(2);
              one.name = query.string(3);
              one.role = roleOf(query.view(4));
              one.firstId = query.integer(5);
              one.items = query.natural(6);
              one.digest = query.string(7);
          });
    if (!row)
        return row;
    if (row->id == 0)
        return fail(Code::NotFound, Phrase::of("The split is not there any more."));
    row->documentOwner = row->id;
    Status filled = fillCounts(database, *row);
    if (filled)
        filled = fillMentions(database, *row);
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
            return readSources(database, "split", split, row->firstId);
        });
}

Result<std::vector<Diagnostic>> Store::diagnostics(Id split)
{
    return readTogether<std::vector<Diagnostic>>(
        *m_shared, [&](Database& database) { return readDiagnostics(database, "split", split); });
}

Result<std::optional<std::string>> Store::objectDigest(const std::string& kind, Id id)
{
    using Digest = std::optional<std::string>;
    return readTogether<Digest>(*m_shared, [&](Database& database) -> Result<Digest> {
        Digest digest;
        if (kind == "mentions" || kind == "alternatives") {
            Result<MentionSet> set
                = findMentionSet(database, id, kind == "mentions" ? "gold" : "alternative");
            if (!set)
                return fail(set.error());
            if (set->id != 0)
                digest = set->digest;
            return digest;
        }
        if (kind != "split" && kind != "predictions")
            return fail(Code::InvalidArgument, Phrase::of("There are no inputs of the kind \"%1\".", kind));
        Query query(database, kind == "split" ? Sql::SplitDigest : Sql::SetDigest, id);
        while (query.next())
            digest = query.string(0);
        if (Status status = query.status(); !status)
            return fail(status.error());
        return digest;
    });
}

} // namespace heldout::store
