// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of pairs.
#include "project/project_impl.h"

#include <algorithm>

#include "project/item_key.h"
#include "project/items.h"

namespace heldout::project {

namespace {

/// The partners of rows, each once, ascending.
std::vector<std::uint32_t> partnerItems(const std::vector<store::MatchRow>& rows)
{
    std::vector<std::uint32_t> items;
    for (const store::MatchRow& row : rows) {
        if (row.train)
            items.push_back(*row.train);
    }
    std::ranges::sort(items);
    const auto [first, last] = std::ranges::unique(items);
    items.erase(first, last);
    return items;
}

} // namespace

Result<ItemPage> loadItems(store::Store& store, ObjectId split,
    const std::vector<std::uint32_t>& mentionItems, CompareUnit unit, std::vector<std::uint32_t> items,
    std::size_t maxBytes)
{
    std::ranges::sort(items);
    const auto [first, last] = std::ranges::unique(items);
    items.erase(first, last);
    if (unit == CompareUnit::Mentions && !items.empty()
        && 2 * std::size_t{items.back()} >= mentionItems.size())
        return fail(Code::DamagedProject, Phrase::of("A stored pair names a mention that is not there."),
            Phrase::of("Check the project file, or remove the comparison."));
    std::vector<std::uint32_t> ordinals;
    for (const std::uint32_t item : items) {
        const std::uint32_t ordinal
            = unit == CompareUnit::Mentions ? mentionItems[2 * std::size_t{item}] : item;
        if (ordinals.empty() || ordinals.back() != ordinal)
            ordinals.push_back(ordinal);
    }
    // A mention is cut out of its whole sentence.
    const bool whole = unit == CompareUnit::Mentions && maxBytes > 0;
    auto rows = store.itemsAt(split, ordinals, whole ? SIZE_MAX : maxBytes);
    if (!rows)
        return fail(rows.error());
    ItemPage page;
    std::size_t r = 0;
    for (const std::uint32_t item : items) {
        const std::uint32_t ordinal
            = unit == CompareUnit::Mentions ? mentionItems[2 * std::size_t{item}] : item;
        while (ordinals[r] != ordinal)
            ++r;
        const store::ItemRow& row = (*rows)[r];
        ItemText text;
        text.ordinal = ordinal;
        text.key = keyOf(row);
        if (unit != CompareUnit::Mentions) {
            text.text = row.text;
        } else if (whole) {
            auto mention = mentionOf(store, split, ordinal, mentionItems[2 * std::size_t{item} + 1]);
            if (!mention)
                return fail(mention.error());
            text.text = surfaceOf(*mention, row.text).substr(0, maxBytes);
        }
        page.emplace(item, std::move(text));
    }
    return page;
}

Result<Mention> mentionOf(store::Store& store, ObjectId split, std::uint64_t ordinal, std::uint32_t n)
{
    auto mentions = store.mentions(split, ordinal);
    if (!mentions)
        return fail(mentions.error());
    if (n >= mentions->size())
        return fail(Code::NotFound, Phrase::of("A compared mention is not there any more."),
            Phrase::of("Run the comparison again."));
    return (*mentions)[n];
}

std::string surfaceOf(const Mention& mention, const std::string& text)
{
    if (!mention.surface.empty())
        return mention.surface;
    const std::size_t first = std::min<std::size_t>(mention.first, text.size());
    return text.substr(first, mention.last - first);
}

Result<std::vector<PairRow>> ProjectImpl::pairRows(
    const RunFacts& facts, const std::vector<store::MatchRow>& rows, std::size_t maxBytes)
{
    const RunRecord& record = facts.record;
    std::vector<std::uint32_t> testItems;
    testItems.reserve(rows.size());
    for (const store::MatchRow& row : rows)
        testItems.push_back(row.test);
    auto tests = loadItems(*m_store, record.testSplitId, facts.testItems, record.unit, testItems, maxBytes);
    if (!tests)
        return fail(tests.error());
    auto trains
        = loadItems(*m_store, record.trainSplitId, facts.trainItems, record.unit, partnerItems(rows), 0);
    if (!trains)
        return fail(trains.error());
    std::vector<PairRow> result;
    result.reserve(rows.size());
    for (const store::MatchRow& row : rows) {
        const ItemText& test = tests->at(row.test);
        PairRow pair;
        pair.pos = row.pos;
        pair.testOrdinal = test.ordinal;
        pair.testKey = test.key;
        pair.testText = test.text;
        if (row.train) {
            const ItemText& train = trains->at(*row.train);
            pair.trainOrdinal = train.ordinal;
            pair.trainKey = train.key;
        }
        pair.score = row.score;
        pair.dot = row.dot;
        pair.norm2Test = row.norm2Test;
        pair.norm2Train = row.norm2Train;
        pair.ties = row.ties;
        pair.flags = row.flags;
        result.push_back(std::move(pair));
    }
    return result;
}

Result<std::vector<PairRow>> ProjectImpl::pairs(
    ObjectId run, std::uint64_t firstPos, std::uint64_t count, std::size_t maxBytes)
{
    auto known = currentFacts(run);
    if (!known)
        return fail(known.error());
    auto rows = m_store->matches(run, firstPos, count);
    if (!rows)
        return fail(rows.error());
    return pairRows(**known, *rows, maxBytes);
}

Result<std::vector<PairRow>> ProjectImpl::pairsAt(
    ObjectId run, const std::vector<std::uint32_t>& positions, std::size_t maxBytes)
{
    auto known = currentFacts(run);
    if (!known)
        return fail(known.error());
    auto rows = m_store->matchesAt(run, positions);
    if (!rows)
        return fail(rows.error());
    return pairRows(**known, *rows, maxBytes);
}

} // namespace heldout::project
