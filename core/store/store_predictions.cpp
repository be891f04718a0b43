// SPDX-License-Identifier: GPL-3.0-or-later
// What systems predicted, read back.
#include <algorithm>
#include <utility>

#include "store/dense.h"
#include "store/item_parts.h"
#include "store/shared.h"
#include "store/source_rows.h"
#include "store/split_lookup.h"
#include "store/store.h"

namespace heldout::store {

namespace {

constexpr std::size_t kPageSpans = 8192;

tl::unexpected<Error> noPredictions()
{
    return fail(Code::NotFound, Phrase::of("The predictions are not there any more."));
}

Status fillCounts(Database& database, PredictionRow& row, std::int64_t& firstItem)
{
    Result<DenseInfo> column = findDense(database, "set", row.id, kCountsColumn);
    if (!column)
        return fail(column.error());
    Result<std::vector<std::uint64_t>> counts = readDense<std::uint64_t>(database, *column, 0, column->items);
    if (!counts)
        return fail(counts.error());
    counts->resize(kSetCounts);
    row.mentions = counts->at(kSetMentions);
    row.joined = counts->at(kSetJoined);
    firstItem = static_cast<std::int64_t>(counts->at(kSetFirstItem));
    return {};
}

struct FoundPredictions
{
    PredictionRow row;
    std::int64_t firstItem = 0; ///< instance id of ordinal 0 when they were joined
};

Result<FoundPredictions> findPredictions(Database& database, Id set)
{
    FoundPredictions found;
    PredictionRow& row = found.row;
    {
        Query query(database, Sql::PredictionById, set);
        while (query.next()) {
            row.id = query.integer(0);
            row.split = query.integer(1);
            row.task = query.string(2);
            row.name = query.string(3);
            row.joinedBy = query.string(4);
            row.missing = query.natural(5);
            row.surplus = query.natural(6);
            row.duplicate = query.natural(7);
            row.digest = query.string(8);
        }
        if (Status status = query.status(); !status)
            return fail(status.error());
    }
    if (row.id == 0)
        return noPredictions();
    if (Status filled = fillCounts(database, row, found.firstItem); !filled)
        return fail(filled.error());
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

template <typename T>
Result<std::vector<T>> setColumn(Store::Shared& shared, Id set, const char* name)
{
    return readTogether<std::vector<T>>(shared, [&](Database& database) -> Result<std::vector<T>> {
        Result<DenseInfo> column = findDense(database, "set", set, name);
        if (!column)
            return fail(column.error());
        if (Status status = checkDenseType(*column, denseType<T>(), name); !status)
            return fail(status.error());
        return readDense<T>(database, *column, 0, column->items);
    });
}

/// The set whose spans are read, and the instance id of its ordinal 0.
struct SpanOwner
{
    Id set = 0;
    std::int64_t firstItem = 0;
};

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

} // namespace

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

Result<std::vector<std::uint32_t>> Store::predictedLabels(Id set)
{
    return setColumn<std::uint32_t>(*m_shared, set, kLabelColumn);
}

Result<std::vector<double>> Store::predictedScores(Id set)
{
    return setColumn<double>(*m_shared, set, kScoreColumn);
}

Result<std::vector<std::uint8_t>> Store::predictedItems(Id set)
{
    return setColumn<std::uint8_t>(*m_shared, set, kJoinedColumn);
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
    std::vector<SpanView> page;
    do {
        if (stop.stop_requested())
            return fail(Code::Cancelled, Phrase::of("Stopped."));
        page.clear();
        {
            Result<ReaderPool::Lease> reader = m_shared->reader();
            if (!reader)
                return fail(reader.error());
            const StopGuard guard(**reader, stop);
            Query query(**reader, Sql::SpanPage, owner->set, instance, n, kPageSpans);
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
                status = fillFragments(**reader, owner->set, owner->firstItem, page);
            if (!status)
                return status;
        }
        if (!page.empty()) {
            if (Status status = take(std::span<const SpanView>(page)); !status)
                return status;
        }
    } while (page.size() == kPageSpans);
    return {};
}

Result<std::vector<PredictedMention>> Store::predictedMentions(Id set, std::uint64_t ordinal)
{
    return readTogether<std::vector<PredictedMention>>(
        *m_shared, [&](Database& database) -> Result<std::vector<PredictedMention>> {
            Result<FoundPredictions> found = findPredictions(database, set);
            if (!found)
                return fail(found.error());
            std::vector<PredictedMention> mentions;
            std::vector<Mention> spans;
            const std::int64_t instance = found->firstItem + static_cast<std::int64_t>(ordinal);
            Query query(database, Sql::SpansOfItem, set, instance);
            while (query.next()) {
                PredictedMention one;
                one.mention.first = static_cast<std::uint32_t>(query.integer(0));
                one.mention.last = static_cast<std::uint32_t>(query.integer(1));
                one.mention.surface = query.string(2);
                Query type(database, Sql::NameText, query.integer(3));
                while (type.next())
                    one.mention.type = type.string(0);
                if (Status status = type.status(); !status)
                    return fail(status.error());
                if (!query.isNull(4))
                    one.score = query.real(4);
                spans.push_back(one.mention);
                mentions.push_back(std::move(one));
            }
            Status status = query.status();
            if (status)
                status = fillFragments(database, set, instance, spans);
            if (!status)
                return fail(status.error());
            for (std::size_t n = 0; n < spans.size(); ++n)
                mentions[n].mention.fragments = std::move(spans[n].fragments);
            return mentions;
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
    std::vector<TokensView> page;
    do {
        if (stop.stop_requested())
            return fail(Code::Cancelled, Phrase::of("Stopped."));
        page.clear();
        {
            Result<ReaderPool::Lease> reader = m_shared->reader();
            if (!reader)
                return fail(reader.error());
            const StopGuard guard(**reader, stop);
            Query query(**reader, Sql::TokensPage, next, end, kPageItems);
            while (query.next()) {
                Result<TokensView> view = store::readTokens(query, row->firstId);
                if (!view)
                    return fail(view.error());
                next = query.integer(0) + 1;
                page.push_back(std::move(*view));
            }
            if (Status status = query.status(); !status)
                return status;
        }
        if (!page.empty()) {
            if (Status status = take(std::span<const TokensView>(page)); !status)
                return status;
        }
    } while (page.size() == kPageItems);
    return {};
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
    std::string name;
    Query query(**reader, Sql::NameText, type);
    while (query.next())
        name = query.string(0);
    if (Status status = query.status(); !status)
        return fail(status.error());
    return name;
}

} // namespace heldout::store
