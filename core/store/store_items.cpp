// SPDX-License-Identifier: GPL-3.0-or-later
// Items page by page.
#include <algorithm>
#include <unordered_map>

#include "store/interner.h"
#include "store/item_parts.h"
#include "store/shared.h"
#include "store/split_lookup.h"
#include "store/store.h"

namespace heldout::store {

namespace {

/// At most `maxBytes` bytes, never ending inside a code point.
std::string_view cutText(std::string_view text, std::size_t maxBytes)
{
    if (text.size() <= maxBytes)
        return text;
    std::size_t end = maxBytes;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U)
        --end;
    return text.substr(0, end);
}

Result<std::vector<std::string>> labelsOf(Database& database, std::int64_t labelSet)
{
    Result<std::string> names = oneText(database, Sql::LabelSetNames, labelSet);
    if (!names)
        return fail(names.error());
    std::vector<std::string> labels;
    for (const std::int64_t id : parseIdList(*names)) {
        Result<std::string> label = oneText(database, Sql::NameText, id);
        if (!label)
            return fail(label.error());
        labels.push_back(std::move(*label));
    }
    std::ranges::sort(labels);
    return labels;
}

/// Reads items of one split; looks up each document and label set once.
class ItemPage
{
public:
    ItemPage(Database& database, const SplitRow& split, Id goldSet, std::size_t maxBytes)
        : m_database(database)
        , m_split(split)
        , m_goldSet(goldSet)
        , m_maxBytes(maxBytes)
    {
    }

    Status read(std::uint64_t first, std::uint64_t count, std::vector<ItemRow>& rows)
    {
        const std::int64_t begin = m_split.firstId + static_cast<std::int64_t>(first);
        Query query(m_database, Sql::ItemRows, begin, begin + static_cast<std::int64_t>(count));
        while (query.next()) {
            rows.emplace_back();
            if (Status status = fill(query, rows.back()); !status)
                return status;
        }
        return query.status();
    }

private:
    Status fill(const Query& query, ItemRow& row)
    {
        row.ordinal = static_cast<std::uint64_t>(query.integer(0) - m_split.firstId);
        row.key = query.string(1);
        const std::string_view text = query.view(2);
        row.text = cutText(text, m_maxBytes);
        row.cut = row.text.size() < text.size();
        row.bytes = query.natural(3);
        row.extra = query.string(6);
        if (!query.isNull(4)) {
            Result<std::string> key = document(query.integer(4));
            if (!key)
                return fail(key.error());
            row.document = std::move(*key);
        }
        if (!query.isNull(5)) {
            Result<std::vector<std::string>> found = labels(query.integer(5));
            if (!found)
                return fail(found.error());
            row.labels = std::move(*found);
        }
        if (m_goldSet == 0)
            return {};
        Result<std::int64_t> mentions
            = oneNumber(m_database, Sql::MentionCountOf, m_goldSet, query.integer(0));
        if (!mentions)
            return fail(mentions.error());
        row.mentions = static_cast<std::uint64_t>(*mentions);
        return {};
    }

    Result<std::string> document(std::int64_t id)
    {
        if (const auto found = m_documents.find(id); found != m_documents.end())
            return found->second;
        Result<std::string> key = oneText(m_database, Sql::DocumentKey, id);
        if (key)
            m_documents.emplace(id, *key);
        return key;
    }

    Result<std::vector<std::string>> labels(std::int64_t set)
    {
        if (const auto found = m_labels.find(set); found != m_labels.end())
            return found->second;
        Result<std::vector<std::string>> all = labelsOf(m_database, set);
        if (all)
            m_labels.emplace(set, *all);
        return all;
    }

    Database& m_database;
    const SplitRow& m_split;
    Id m_goldSet;
    std::size_t m_maxBytes;
    std::unordered_map<std::int64_t, std::string> m_documents;
    std::unordered_map<std::int64_t, std::vector<std::string>> m_labels;
};

/// Opens a read of one split: `body(page, split)` fills the rows.
template <typename Body>
Result<std::vector<ItemRow>> readPage(Store::Shared& shared, Id split, std::size_t maxBytes, const Body& body)
{
    return readTogether<std::vector<ItemRow>>(
        shared, [&](Database& database) -> Result<std::vector<ItemRow>> {
            Result<SplitRow> row = findSplit(database, split);
            if (!row)
                return fail(row.error());
            Result<MentionSet> gold = findMentionSet(database, split, "gold");
            if (!gold)
                return fail(gold.error());
            ItemPage page(database, *row, gold->id, maxBytes);
            std::vector<ItemRow> rows;
            if (Status status = body(page, *row, rows); !status)
                return fail(status.error());
            return rows;
        });
}

Result<std::vector<Mention>> mentionsOf(
    Store::Shared& shared, Id split, std::uint64_t ordinal, const char* kind)
{
    return readTogether<std::vector<Mention>>(
        shared, [&](Database& database) -> Result<std::vector<Mention>> {
            Result<SplitRow> row = findSplit(database, split);
            if (!row)
                return fail(row.error());
            Result<MentionSet> set = findMentionSet(database, split, kind);
            if (!set)
                return fail(set.error());
            auto scored = readMentions(database, set->id, row->firstId + static_cast<std::int64_t>(ordinal));
            if (!scored)
                return fail(scored.error());
            std::vector<Mention> mentions;
            mentions.reserve(scored->size());
            for (PredictedMention& one : *scored)
                mentions.push_back(std::move(one.mention));
            return mentions;
        });
}

} // namespace

Result<std::vector<ItemRow>> Store::items(
    Id split, std::uint64_t first, std::uint64_t count, std::size_t maxBytes)
{
    return readPage(
        *m_shared, split, maxBytes, [&](ItemPage& page, const SplitRow& row, std::vector<ItemRow>& rows) {
            const std::uint64_t from = std::min(first, row.items);
            return page.read(from, std::min(count, row.items - from), rows);
        });
}

Result<std::vector<ItemRow>> Store::itemsAt(
    Id split, std::span<const std::uint32_t> ordinals, std::size_t maxBytes)
{
    return readPage(*m_shared, split, maxBytes,
        [&](ItemPage& page, const SplitRow&, std::vector<ItemRow>& rows) -> Status {
            for (const std::uint32_t ordinal : ordinals) {
                const std::size_t before = rows.size();
                if (Status status = page.read(ordinal, 1, rows); !status)
                    return status;
                if (rows.size() == before)
                    return fail(Code::NotFound, Phrase::of("The split does not have that many items."));
            }
            return {};
        });
}

Result<std::vector<Mention>> Store::mentions(Id split, std::uint64_t ordinal)
{
    return mentionsOf(*m_shared, split, ordinal, "gold");
}

Result<std::vector<Mention>> Store::alternatives(Id split, std::uint64_t ordinal)
{
    return mentionsOf(*m_shared, split, ordinal, "alternative");
}

Result<std::vector<std::string>> Store::labels(std::int64_t labelSet)
{
    Result<ReaderPool::Lease> reader = m_shared->reader();
    if (!reader)
        return fail(reader.error());
    return labelsOf(**reader, labelSet);
}

Result<std::vector<SharedDocument>> Store::documentsOnBothSides(
    Id testSplit, Id trainSplit, std::size_t limit, std::uint64_t& total)
{
    return readTogether<std::vector<SharedDocument>>(
        *m_shared, [&](Database& database) -> Result<std::vector<SharedDocument>> {
            const Result<SplitRow> test = findSplit(database, testSplit);
            const Result<SplitRow> train = findSplit(database, trainSplit);
            if (!test || !train)
                return fail(test ? train.error() : test.error());
            struct Row
            {
                std::int64_t document;
                std::uint64_t test, train;
            };
            std::vector<Row> rows;
            const auto take = [&](Query& query) {
                while (query.next())
                    rows.push_back({query.integer(0), query.natural(1), query.natural(2)});
                return query.status();
            };
            Status read;
            if (test->dataset == train->dataset) {
                Query query(database, Sql::SharedDocuments, test->documentOwner, train->documentOwner);
                read = take(query);
            } else {
                Query query(database, Sql::SharedDocumentsByKey, test->documentOwner, train->documentOwner,
                    train->dataset);
                read = take(query);
            }
            if (!read)
                return fail(read.error());
            total = rows.size();
            const auto greater = [](const Row& a, const Row& b) {
                return a.test != b.test ? a.test > b.test
                                        : (a.train != b.train ? a.train > b.train : a.document < b.document);
            };
            std::ranges::partial_sort(
                rows, rows.begin() + static_cast<std::ptrdiff_t>(std::min(limit, rows.size())), greater);
            rows.resize(std::min(limit, rows.size()));
            std::vector<SharedDocument> documents;
            for (const Row& row : rows) {
                Result<std::string> key = oneText(database, Sql::DocumentKey, row.document);
                if (!key)
                    return fail(key.error());
                documents.push_back({std::move(*key), row.test, row.train});
            }
            return documents;
        });
}

} // namespace heldout::store
