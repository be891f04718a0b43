// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/removal.h"

#include "store/dense.h"
#include "store/garbage.h"
#include "store/prediction_lookup.h"
#include "store/shared.h"

namespace heldout::store {

namespace {

Result<std::vector<Id>> idsOf(Database& database, Sql statement, Id owner)
{
    std::vector<Id> ids;
    Query query(database, statement, owner);
    while (query.next())
        ids.push_back(query.integer(0));
    if (Status status = query.status(); !status)
        return fail(status.error());
    return ids;
}

Status discard(
    Database& database, const char* kind, Id owner, std::optional<ItemRange> range, std::vector<Id>& garbage)
{
    Result<Id> mark = addGarbage(database, kind, owner, range);
    if (!mark)
        return fail(mark.error());
    garbage.push_back(*mark);
    return {};
}

Status deleteSources(Database& database, const char* ownerKind, Id owner)
{
    Status status = execute(database, Sql::DiagnosticsDelete, ownerKind, owner);
    return status ? execute(database, Sql::SourcesDelete, ownerKind, owner) : status;
}

/// Splits without big rows of their own (made by a plan) have no range.
Status discardItems(Database& database, Id split, std::vector<Id>& garbage)
{
    std::optional<std::int64_t> first;
    std::int64_t items = 0;
    Id owner = split;
    {
        Query query(database, Sql::SplitById, split);
        while (query.next()) {
            if (!query.isNull(5))
                first = query.integer(5);
            items = query.integer(6);
        }
        if (Status status = query.status(); !status)
            return status;
    }
    Result<DenseInfo> counts = findDense(database, "split", split, kCountsColumn);
    if (counts) {
        Result<std::vector<std::uint64_t>> values
            = readDense<std::uint64_t>(database, *counts, 0, kSplitCounts);
        if (!values)
            return fail(values.error());
        if (values->size() > kDocumentOwner)
            owner = static_cast<Id>(values->at(kDocumentOwner));
    } else if (counts.error().code != Code::NotFound) {
        return fail(counts.error());
    }
    if (!first)
        return {};
    return discard(database, "items", owner, ItemRange{*first, *first + items - 1}, garbage);
}

/// A data set is shown through its splits; without one it goes.
Status discardEmptyDataset(Database& database, Id dataset, std::vector<Id>& garbage)
{
    Result<std::int64_t> used = oneNumber(database, Sql::DatasetUsed, dataset);
    if (!used)
        return fail(used.error());
    if (*used != 0)
        return {};
    return discard(database, "dataset", dataset, {}, garbage);
}

Status removeSplitIn(Database& database, Id split, std::vector<Id>& garbage)
{
    Status status = discardContents(database, split, Contents::All, garbage);
    if (status)
        status = execute(database, Sql::SplitDelete, split);
    return status;
}

tl::unexpected<Error> noDataset()
{
    return fail(Code::NotFound, Phrase::of("The data set is not there any more."));
}

} // namespace

Status discardSet(Database& database, Id set, std::vector<Id>& garbage)
{
    Status status = execute(database, Sql::SetDelete, set);
    if (status)
        status = deleteSources(database, "set", set);
    return status ? discard(database, "set", set, {}, garbage) : status;
}

Status discardContents(Database& database, Id split, Contents contents, std::vector<Id>& garbage)
{
    if (Status status = discardItems(database, split, garbage); !status)
        return status;
    Result<std::vector<Id>> sets
        = idsOf(database, contents == Contents::All ? Sql::SetsOf : Sql::SetsOfImport, split);
    if (!sets)
        return fail(sets.error());
    for (const Id set : *sets) {
        if (Status status = discardSet(database, set, garbage); !status)
            return status;
    }
    Status status = deleteSmallColumns(database, "split", split);
    if (status)
        status = deleteSources(database, "split", split);
    return status;
}

Status Store::removeSplit(Id split)
{
    std::vector<Id> garbage;
    Status done = m_shared->decide([&](Database& database) -> Status {
        Id dataset = 0;
        {
            Query query(database, Sql::SplitById, split);
            while (query.next())
                dataset = query.integer(1);
            if (Status status = query.status(); !status)
                return status;
        }
        if (dataset == 0)
            return fail(Code::NotFound, Phrase::of("The split is not there any more."));
        Status status = removeSplitIn(database, split, garbage);
        return status ? discardEmptyDataset(database, dataset, garbage) : status;
    });
    if (done)
        m_shared->releaseGarbage(garbage);
    return done;
}

Status Store::removeDataset(Id dataset)
{
    std::vector<Id> garbage;
    Status done = m_shared->decide([&](Database& database) -> Status {
        Result<std::vector<Id>> splits = idsOf(database, Sql::SplitIdsOf, dataset);
        if (!splits)
            return fail(splits.error());
        if (splits->empty())
            return noDataset();
        for (const Id split : *splits) {
            if (Status status = removeSplitIn(database, split, garbage); !status)
                return status;
        }
        return discardEmptyDataset(database, dataset, garbage);
    });
    if (done)
        m_shared->releaseGarbage(garbage);
    return done;
}

Status Store::removePredictions(Id set)
{
    std::vector<Id> garbage;
    Status done = m_shared->decide([&](Database& database) -> Status {
        Result<std::int64_t> there = oneNumber(database, Sql::PredictionById, set);
        if (!there)
            return fail(there.error());
        if (*there == 0)
            return noPredictions();
        return discardSet(database, set, garbage);
    });
    if (done)
        m_shared->releaseGarbage(garbage);
    return done;
}

Status Store::removeRun(Id run)
{
    std::vector<Id> garbage;
    Status done = m_shared->decide([&](Database& database) -> Status {
        Result<std::int64_t> pinned = oneNumber(database, Sql::RunPinned, run);
        if (!pinned)
            return fail(pinned.error());
        if (*pinned != 0)
            return fail(Code::InvalidArgument, Phrase::of("The run is pinned to the report."),
                Phrase::of("Take it out of the report first."));
        if (Status status = execute(database, Sql::RunDelete, run); !status)
            return status;
        if (database.changes() == 0)
            return fail(Code::NotFound, Phrase::of("The run is not there any more."));
        return discard(database, "run", run, {}, garbage);
    });
    if (done)
        m_shared->releaseGarbage(garbage);
    return done;
}

Status Store::renameDataset(Id dataset, const std::string& name)
{
    if (name.empty())
        return fail(Code::InvalidArgument, Phrase::of("A data set needs a name."));
    return m_shared->decide([&](Database& database) -> Status {
        Status status = execute(database, Sql::DatasetRename, dataset, name);
        if (!status && status.error().code == Code::AlreadyExists)
            return fail(Code::AlreadyExists, Phrase::of("There is a data set named \"%1\" already.", name),
                Phrase::of("Choose another name."));
        return status && database.changes() == 0 ? Status(noDataset()) : status;
    });
}

Status Store::renamePredictions(Id set, const std::string& name)
{
    if (name.empty())
        return fail(Code::InvalidArgument, Phrase::of("A system needs a name."));
    return m_shared->decide([&](Database& database) -> Status {
        Status status = execute(database, Sql::PredictionRename, set, name);
        if (!status && status.error().code == Code::AlreadyExists)
            return fail(Code::AlreadyExists, Phrase::of("There is a system named \"%1\" already.", name),
                Phrase::of("Choose another name."));
        return status && database.changes() == 0 ? Status(noPredictions()) : status;
    });
}

} // namespace heldout::store
