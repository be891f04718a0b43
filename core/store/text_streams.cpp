// SPDX-License-Identifier: GPL-3.0-or-later
// Items and mentions from front to back, as engines take them.
#include <algorithm>
#include <utility>

#include "data/text_list.h"
#include "store/dense.h"
#include "store/shared.h"
#include "store/split_lookup.h"
#include "store/store.h"

namespace heldout::store {

namespace {

constexpr std::size_t kPageItems = 4096;
constexpr std::size_t kPageBytes = std::size_t{4} << 20U;

tl::unexpected<Error> changedMeanwhile()
{
    return fail(Code::NotFound, Phrase::of("The split was removed or replaced while it was being read."),
        Phrase::of("Start again."));
}

/// Reads the items of a range page by page: each page its own short read.
class ItemStream
{
public:
    ItemStream(std::shared_ptr<Store::Shared> shared, std::int64_t firstId, std::uint64_t count,
        std::stop_token stop)
        : m_shared(std::move(shared))
        , m_firstId(firstId)
        , m_count(count)
        , m_stop(std::move(stop))
    {
    }
    [[nodiscard]] std::uint64_t count() const { return m_count; }

    /// `take(views)` for each page.
    template <typename Take>
    Status read(const Take& take) const
    {
        TextList page;
        std::vector<ItemView> views;
        std::uint64_t next = 0;
        while (next < m_count) {
            if (m_stop.stop_requested())
                return fail(Code::Cancelled, Phrase::of("Stopped."));
            Result<std::size_t> rows = readPage(next, page);
            if (!rows)
                return fail(rows.error());
            if (*rows == 0)
                return changedMeanwhile();
            views.clear();
            for (std::size_t i = 0; i < *rows; ++i)
                views.push_back({next + i, page[2 * i], page[2 * i + 1]});
            if (Status status = take(std::span<const ItemView>(views)); !status)
                return status;
            next += *rows;
        }
        return {};
    }

private:
    Result<std::size_t> readPage(std::uint64_t first, TextList& page) const
    {
        page.clear();
        Result<ReaderPool::Lease> reader = m_shared->reader();
        if (!reader)
            return fail(reader.error());
        const StopGuard guard(**reader, m_stop);
        const std::int64_t begin = m_firstId + static_cast<std::int64_t>(first);
        Query query(
            **reader, Sql::ItemPage, begin, m_firstId + static_cast<std::int64_t>(m_count), kPageItems);
        std::size_t rows = 0;
        while (page.bytes() < kPageBytes && query.next()) {
            if (query.integer(0) != begin + static_cast<std::int64_t>(rows))
                return changedMeanwhile();
            page.add(query.view(1));
            page.add(query.view(2));
            ++rows;
        }
        if (Status status = query.status(); !status)
            return fail(status.error());
        return rows;
    }

    std::shared_ptr<Store::Shared> m_shared;
    std::int64_t m_firstId;
    std::uint64_t m_count;
    std::stop_token m_stop;
};

/// Mentions of a set by (instance, n), with what they cover.
class MentionStream
{
public:
    MentionStream(std::shared_ptr<Store::Shared> shared, Id set, std::int64_t firstId, std::uint64_t count,
        std::stop_token stop)
        : m_shared(std::move(shared))
        , m_set(set)
        , m_firstId(firstId)
        , m_count(count)
        , m_stop(std::move(stop))
    {
    }
    [[nodiscard]] std::uint64_t count() const { return m_count; }

    template <typename Take>
    Status read(const Take& take) const
    {
        Page page;
        std::uint64_t done = 0;
        while (done < m_count) {
            if (m_stop.stop_requested())
                return fail(Code::Cancelled, Phrase::of("Stopped."));
            if (Status status = readPage(page); !status)
                return status;
            if (page.views.empty())
                return changedMeanwhile();
            for (std::size_t i = 0; i < page.views.size(); ++i)
                page.views[i].surface = page.surfaces[i];
            if (Status status = take(std::span<const MentionView>(page.views)); !status)
                return status;
            done += page.views.size();
        }
        return {};
    }

private:
    struct Page
    {
        std::vector<MentionView> views;
        TextList surfaces;
        std::int64_t lastInstance = 0;
        std::int64_t lastN = -1;
        std::int64_t textOf = 0; ///< instance whose text is in `text`
        std::string text;
    };

    Status readPage(Page& page) const
    {
        page.views.clear();
        page.surfaces.clear();
        Result<ReaderPool::Lease> reader = m_shared->reader();
        if (!reader)
            return fail(reader.error());
        Database& database = **reader;
        const StopGuard guard(database, m_stop);
        Query query(database, Sql::MentionPage, m_set, page.lastInstance, page.lastN, kPageItems);
        while (page.surfaces.bytes() < kPageBytes && query.next()) {
            page.lastInstance = query.integer(0);
            page.lastN = query.integer(1);
            const auto first = static_cast<std::uint32_t>(query.integer(2));
            const auto last = static_cast<std::uint32_t>(query.integer(3));
            page.views.push_back({static_cast<std::uint64_t>(page.lastInstance - m_firstId),
                static_cast<std::uint32_t>(page.lastN), first, last, {}});
            if (!query.isNull(4)) {
                page.surfaces.add(query.view(4));
                continue;
            }
            if (Status status = loadText(database, page); !status)
                return status;
            if (last > page.text.size() || first > last)
                return fail(Code::DamagedProject, Phrase::of("A mention lies outside its text."));
            page.surfaces.add(std::string_view(page.text).substr(first, last - first));
        }
        return query.status();
    }

    static Status loadText(Database& database, Page& page)
    {
        if (page.textOf == page.lastInstance)
            return {};
        page.textOf = 0;
        Query query(database, Sql::TextOf, page.lastInstance);
        while (query.next()) {
            page.text = query.view(0);
            page.textOf = page.lastInstance;
        }
        if (Status status = query.status(); !status)
            return status;
        return page.textOf == page.lastInstance ? Status() : Status(changedMeanwhile());
    }

    std::shared_ptr<Store::Shared> m_shared;
    Id m_set;
    std::int64_t m_firstId;
    std::uint64_t m_count;
    std::stop_token m_stop;
};

template <typename Stream, typename View, std::string_view View::* kText>
class StreamSource final : public TextSource
{
public:
    explicit StreamSource(Stream stream)
        : m_stream(std::move(stream))
    {
    }
    [[nodiscard]] std::uint64_t count() const override { return m_stream.count(); }
    [[nodiscard]] Status read(const Chunk& take) override
    {
        std::vector<std::string_view> texts;
        return m_stream.read([&](std::span<const View> views) {
            texts.clear();
            for (const View& view : views)
                texts.push_back(view.*kText);
            return take(std::span<const std::string_view>(texts));
        });
    }

private:
    Stream m_stream;
};

Result<MentionStream> mentionStream(
    const std::shared_ptr<Store::Shared>& shared, const SplitRow& split, std::stop_token stop)
{
    Result<ReaderPool::Lease> reader = shared->reader();
    if (!reader)
        return fail(reader.error());
    Result<MentionSet> set = findMentionSet(**reader, split.id, "gold");
    if (!set)
        return fail(set.error());
    return MentionStream(shared, set->id, split.firstId, split.mentions.value_or(0), std::move(stop));
}

} // namespace

Status Store::readItems(Id split, const TakeItems& take, std::stop_token stop)
{
    Result<SplitRow> row = this->split(split);
    if (!row)
        return fail(row.error());
    return ItemStream(m_shared, row->firstId, row->items, std::move(stop)).read(take);
}

Status Store::readMentions(Id split, const TakeMentions& take, std::stop_token stop)
{
    Result<SplitRow> row = this->split(split);
    if (!row)
        return fail(row.error());
    Result<MentionStream> stream = mentionStream(m_shared, *row, std::move(stop));
    if (!stream)
        return fail(stream.error());
    return stream->read(take);
}

Result<std::unique_ptr<TextSource>> Store::texts(Id split, std::stop_token stop)
{
    Result<SplitRow> row = this->split(split);
    if (!row)
        return fail(row.error());
    using Source = StreamSource<ItemStream, ItemView, &ItemView::text>;
    return std::make_unique<Source>(ItemStream(m_shared, row->firstId, row->items, std::move(stop)));
}

Result<std::unique_ptr<TextSource>> Store::mentionTexts(Id split, std::stop_token stop)
{
    Result<SplitRow> row = this->split(split);
    if (!row)
        return fail(row.error());
    if (!row->mentions)
        return fail(Code::NotFound, Phrase::of("Split \"%1\" has no mentions.", row->name));
    Result<MentionStream> stream = mentionStream(m_shared, *row, std::move(stop));
    if (!stream)
        return fail(stream.error());
    using Source = StreamSource<MentionStream, MentionView, &MentionView::surface>;
    return std::make_unique<Source>(std::move(*stream));
}

Result<std::vector<ItemFacts>> Store::itemFacts(Id split, std::stop_token stop)
{
    Result<SplitRow> row = this->split(split);
    if (!row)
        return fail(row.error());
    Result<ReaderPool::Lease> reader = m_shared->reader();
    if (!reader)
        return fail(reader.error());
    const StopGuard guard(**reader, std::move(stop));
    std::vector<ItemFacts> facts;
    facts.reserve(static_cast<std::size_t>(row->items));
    Query query(**reader, Sql::FactsPage, row->firstId, row->firstId + static_cast<std::int64_t>(row->items));
    while (query.next())
        facts.push_back({query.integer(0), query.integer(1)});
    if (Status status = query.status(); !status)
        return fail(status.error());
    if (facts.size() != row->items)
        return changedMeanwhile();
    return facts;
}

} // namespace heldout::store
