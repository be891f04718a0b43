// SPDX-License-Identifier: GPL-3.0-or-later
// The end of an import: from rows nobody sees to a split.
#include <algorithm>

#include "store/bulk.h"
#include "store/dense.h"
#include "store/garbage.h"
#include "store/import_state.h"
#include "store/removal.h"
#include "store/source_rows.h"

namespace heldout::store {

Status ImportWriter::State::writeDocuments()
{
    std::vector<std::pair<std::int64_t, Span>> sorted(documents.begin(), documents.end());
    std::ranges::sort(sorted, {}, &std::pair<std::int64_t, Span>::first);
    BulkSteps steps{sorted.size(), kLookRows};
    return writeInChunks(*shared, job, steps, [&](Database& database, std::size_t i) -> Result<std::size_t> {
        const auto& [document, span] = sorted[i];
        constexpr std::size_t kRowBytes = 24;
        if (Status status = execute(
                database, Sql::SplitDocumentInsert, import, document, span.items, span.first, span.last);
            !status)
            return fail(status.error());
        return kRowBytes;
    });
}

/// The old rows of the split become garbage; the split keeps its id and names the new ones.
Status ImportWriter::State::replaceOld(Database& database, Id split, const std::string& digest)
{
    Status status = discardContents(database, split, Contents::OfImport, oldGarbage);
    if (status)
        status = execute(database, Sql::SplitSwap, split, toText(target.role), firstId, rows, digest);
    return status;
}

Status ImportWriter::State::insertSets(Database& database, Id split, const ImportFacts& facts)
{
    struct Set
    {
        Id id;
        const char* kind;
        bool there;
        std::uint64_t count, relations;
        const std::string& hash;
        Id garbageRow;
    };
    const Set sets[] = {
        {goldSet, "gold", facts.mentions || goldCount > 0, goldCount, relationCount, goldHash, garbage.at(1)},
        {alternativeSet, "alternative", facts.alternatives || alternativeCount > 0, alternativeCount, 0,
            alternativeHash, garbage.at(2)},
    };
    for (const Set& set : sets) {
        Status status = execute(database, Sql::GarbageRemove, set.garbageRow);
        if (status && set.there) {
            status = execute(database, Sql::SetInsert, set.id, split, set.kind, set.hash);
            Result<std::int64_t> column = takeIds(database, "next_object", 1);
            if (!column)
                return fail(column.error());
            std::vector<std::uint64_t> counts(kSetCounts);
            counts[kSetMentions] = set.count;
            counts[kSetRelations] = set.relations;
            if (status)
                status = writeCounts(database, "set", set.id, *column, std::move(counts));
        }
        if (!status)
            return status;
    }
    return {};
}

Result<Id> ImportWriter::State::publishIn(Database& database, const ImportFacts& facts)
{
    Id split = 0;
    {
        Query found(database, Sql::SplitIdInDataset, dataset, target.split);
        while (found.next())
            split = found.integer(0);
        if (Status status = found.status(); !status)
            return fail(status.error());
    }
    Status status;
    if (split != 0 && !target.replace) {
        status = fail(Code::AlreadyExists, Phrase::of("Split \"%1\" is there already.", target.split),
            Phrase::of("Replace it, or choose another name."));
    } else if (split != 0) {
        status = replaceOld(database, split, itemHash);
    } else {
        split = import;
        status = execute(database, Sql::SplitInsert, split, dataset, target.split, toText(target.role),
            firstId, rows, itemHash);
    }
    Result<std::int64_t> column = takeIds(database, "next_object", 1);
    if (!column)
        return fail(column.error());
    std::vector<std::uint64_t> counts(kSplitCounts);
    counts[kDocuments] = documents.size();
    counts[kLabelled] = labelled;
    counts[kNotes] = log.notes();
    counts[kDocumentOwner] = static_cast<std::uint64_t>(import);
    if (status)
        status = writeCounts(database, "split", split, *column, counts);
    if (status)
        status = insertSets(database, split, facts);
    if (status)
        status = insertSources(database, "split", split, {facts.sources, log, firstId});
    if (status)
        status = execute(database, Sql::GarbageRemove, garbage.at(0));
    if (status)
        status = execute(database, Sql::GarbageRemoveDataset, dataset);
    if (status) {
        status = execute(database, Sql::MetaGiveBack, "next_item", firstId + static_cast<std::int64_t>(rows),
            firstId + kReservedItems);
    }
    if (!status)
        return fail(status.error());
    return split;
}

Result<SplitRow> ImportWriter::publish(const ImportFacts& facts)
{
    State& state = *m_state;
    if (Status status = state.usable(); !status)
        return fail(status.error());
    if (facts.sources.empty())
        return fail(Code::InvalidArgument, Phrase::of("An import needs at least one source."));
    Status written = state.keep(state.flush());
    if (written)
        written = state.keep(state.writeDocuments());
    if (written)
        written = state.keep(state.job.checkStop());
    if (!written)
        return fail(written.error());
    state.itemHash = state.itemDigest.finish();
    state.goldHash = state.goldDigest.finish();
    state.alternativeHash = state.alternativeDigest.finish();
    Id split = 0;
    Status done = state.shared->decide([&](Database& database) -> Status {
        Result<Id> made = state.publishIn(database, facts);
        if (!made)
            return fail(made.error());
        split = *made;
        return {};
    });
    if (Status kept = state.keep(done); !kept)
        return fail(kept.error());
    state.published = true;
    state.shared->releaseGarbage(state.oldGarbage);
    return Store(state.shared).split(split);
}

} // namespace heldout::store
