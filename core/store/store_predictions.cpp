// SPDX-License-Identifier: GPL-3.0-or-later
// What systems predicted, read back.
#include <algorithm>
#include <utility>

#include "store/column_reader.h"
#include "store/item_parts.h"
#include "store/prediction_lookup.h"
#include "store/shared.h"
#include "store/source_rows.h"
#include "store/split_lookup.h"
#include "store/store.h"

namespace heldout::store {

namespace {

constexpr std::size_t kPageSpans = 8192;

struct FoundPredictions
{
    PredictionRow row;
    std::int64_t firstItem = 0; ///< instance id of ordinal 0 when they were joined
};

Result<FoundPredictions> findPredictions(Database& database, Id set)
{
    const auto fill = [](const Query& query, PredictionRow& row) {
        row.id = query.integer(0);
        row.split = query.integer(1);
        row.task = query.string(2);
        row.name = query.string(3);
        row.joinedBy = query.string(4);
        row.missing = query.natural(5);
        row.surplus = query.natural(6);
        row.duplicate = query.natural(7);
        row.digest = query.string(8);
    };
    auto read = oneRow<PredictionRow>(database, Sql::PredictionById, set, fill);
    if (!read)
        return fail(read.error());
    if (read->id == 0)
        return noPredictions();
    auto counts = readDense<std::uint64_t>(database, "set", set, kCountsColumn);
    if (!counts)
        return fail(counts.error());
    counts->resize(kSetCounts);
    FoundPredictions found{std::move(*read), static_cast<std::int64_t>(counts->at(kSetFirstItem))};
    PredictionRow& row = found.row;
    row.mentions = counts->at(kSetMentions);
    row.relations = counts->at(kSetRelations);
    row.joined = counts->at(kSetJoined);
    Result<DenseInfo> scores = findDense(database, "set", row.id, kScoreColumn);
    if (!scores && scores.error().code != Code::NotFound)
        return fail(scores.error());
    row.scores = scores.has_value();
    Result<SplitRow> split = findSplit(database, row.split);
    if (!split)
        return fail(split.error());
    row.current = split->firstId == found.firstItem;
    return found;
}

} // namespace

Result<SpanOwner> spanOwner(Database& database, Id split, Store::SpansOf kind, Id predictions)
{
    if (kind == Store::SpansOf::Predictions) {
        Result<FoundPredictions> found = findPredictions(database, predictions);
        if (!found)
            return fail(found.error());
        return SpanOwner{predictions, found->firstItem};
    }
    Result<SplitRow> row = findSplit(database, split);
    if (!row)
        return fail(row.error());
    Result<MentionSet> set
        = findMentionSet(database, split, kind == Store::SpansOf::Gold ? "gold" : "alternative");
    if (!set)
        return fail(set.error());
    return SpanOwner{set->id, row->firstId};
}

tl::unexpected<Error> noPredictions()
{
    return fail(Code::NotFound, Phrase::of("The predictions are not there any more."));
}

Result<std::vector<PredictionRow>> Store::predictions(Id split)
{
    return readEach<PredictionRow>(
        *m_shared, Sql::PredictionsOf, split, [](Database& database, Id set) -> Result<PredictionRow> {
            Result<FoundPredictions> found = findPredictions(database, set);
            if (!found)
                return fail(found.error());
            return std::move(found->row);
        });
}

Result<PredictionRow> Store::predictions(Id split, Id set)
{
    return readTogether<PredictionRow>(*m_shared, [&](Database& database) -> Result<PredictionRow> {
        Result<FoundPredictions> found = findPredictions(database, set);
        if (!found)
            return fail(found.error());
        if (split != 0 && found->row.split != split)
            return noPredictions();
        return std::move(found->row);
    });
}

Result<std::vector<SourceRow>> Store::predictionSources(Id set)
{
    return readTogether<std::vector<SourceRow>>(
        *m_shared, [&](Database& database) -> Result<std::vector<SourceRow>> {
            Result<FoundPredictions> found = findPredictions(database, set);
            if (!found)
                return fail(found.error());
            return readSources(database, "set", set, found->firstItem);
        });
}

Result<std::vector<Diagnostic>> Store::predictionDiagnostics(Id set)
{
    return readTogether<std::vector<Diagnostic>>(
        *m_shared, [&](Database& database) { return readDiagnostics(database, "set", set); });
}

Result<std::vector<std::uint32_t>> Store::predictedLabels(Id set, std::uint64_t first, std::uint64_t count)
{
    return readColumn<std::uint32_t>(*m_shared, "set", set, kLabelColumn, first, count);
}

Result<std::vector<double>> Store::predictedScores(Id set, std::uint64_t first, std::uint64_t count)
{
    return readColumn<double>(*m_shared, "set", set, kScoreColumn, first, count);
}

Result<std::vector<std::uint8_t>> Store::predictedItems(Id set, std::uint64_t first, std::uint64_t count)
{
    return readColumn<std::uint8_t>(*m_shared, "set", set, kJoinedColumn, first, count);
}

Status Store::readSpans(
    Id split, SpansOf kind, Id predictions, const TakeSpans& take, const std::stop_token& stop)
{
    Result<SpanOwner> owner = readTogether<SpanOwner>(
        *m_shared, [&](Database& database) { return spanOwner(database, split, kind, predictions); });
    if (!owner)
        return fail(owner.error());
    if (owner->set == 0)
        return {};
    std::int64_t instance = 0;
    std::int64_t n = -1;
    const auto read = [&](Database& database, std::vector<SpanView>& page) -> Result<bool> {
        Query query(database, Sql::SpanPage, owner->set, instance, n, kPageSpans);
        while (query.next()) {
            instance = query.integer(0);
            n = query.integer(1);
            page.push_back({static_cast<std::uint64_t>(instance - owner->firstItem),
                static_cast<std::uint32_t>(n), static_cast<std::uint32_t>(query.integer(3)),
                static_cast<std::uint32_t>(query.integer(4)), query.integer(2),
                query.isNull(5) ? std::nullopt : std::optional(query.real(5)), {}});
        }
        Status status = query.status();
        if (status)
            status = fillFragments(database, owner->set, owner->firstItem, page);
        if (!status)
            return fail(status.error());
        return page.size() == kPageSpans;
    };
    return readPages<SpanView>(*m_shared, stop, read, take);
}

Result<std::vector<PredictedMention>> Store::predictedMentions(Id set, std::uint64_t ordinal)
{
    return readTogether<std::vector<PredictedMention>>(
        *m_shared, [&](Database& database) -> Result<std::vector<PredictedMention>> {
            Result<FoundPredictions> found = findPredictions(database, set);
            if (!found)
                return fail(found.error());
            return store::readMentions(database, set, found->firstItem + static_cast<std::int64_t>(ordinal));
        });
}

Status Store::readTokens(Id split, const TakeTokens& take, const std::stop_token& stop)
{
    constexpr std::size_t kPageItems = 2048;
    Result<SplitRow> row = this->split(split);
    if (!row)
        return fail(row.error());
    std::int64_t next = row->firstId;
    const std::int64_t end = row->firstId + static_cast<std::int64_t>(row->items);
    const auto read = [&](Database& database, std::vector<TokensView>& page) -> Result<bool> {
        Query query(database, Sql::TokensPage, next, end, kPageItems);
        while (query.next()) {
            Result<TokensView> view = store::readTokens(query, row->firstId);
            if (!view)
                return fail(view.error());
            next = query.integer(0) + 1;
            page.push_back(std::move(*view));
        }
        if (Status status = query.status(); !status)
            return fail(status.error());
        return page.size() == kPageItems;
    };
    return readPages<TokensView>(*m_shared, stop, read, take);
}

Result<TokensView> Store::tokens(Id split, std::uint64_t ordinal)
{
    return readTogether<TokensView>(*m_shared, [&](Database& database) -> Result<TokensView> {
        Result<SplitRow> row = findSplit(database, split);
        if (!row)
            return fail(row.error());
        TokensView view;
        view.ordinal = ordinal;
        const std::int64_t instance = row->firstId + static_cast<std::int64_t>(ordinal);
        Query query(database, Sql::TokensPage, instance, instance + 1, 1);
        while (query.next()) {
            Result<TokensView> read = store::readTokens(query, row->firstId);
            if (!read)
                return read;
            view = std::move(*read);
        }
        if (Status status = query.status(); !status)
            return fail(status.error());
        return view;
    });
}

Result<std::string> Store::typeName(std::int64_t type)
{
    Result<ReaderPool::Lease> reader = m_shared->reader();
    if (!reader)
        return fail(reader.error());
    return oneText(**reader, Sql::NameText, type);
}

} // namespace heldout::store
