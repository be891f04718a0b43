// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/match_flags.h"

#include <algorithm>
#include <numeric>

namespace heldout::project {

namespace {

constexpr std::size_t kBlock = 4096; // pairs whose texts are in memory at a time
constexpr std::size_t kLookEvery = 8192; // matches between two looks at the stop request

/// Texts that are equal but for case (within ASCII) or white space have the same words, so dot^2 = n2 n2'.
bool sameVectors(const similarity::Match& match)
{
    __extension__ using Wide = unsigned __int128;
    return Wide(match.dot) * match.dot == Wide(match.norm2Test) * match.norm2Train;
}

std::uint32_t instanceOf(const std::vector<std::uint32_t>& items, std::uint32_t item)
{
    return items.empty() ? item : items[2 * std::size_t{item}];
}

} // namespace

Result<MatchFlags> MatchFlags::load(store::Store& store, const ComparedSides& sides, JobContext& job)
{
    MatchFlags flags(store, sides);
    if (sides.test.labelled > 0 || sides.test.documents > 0) {
        auto facts = store.itemFacts(sides.test.id, job.stopToken());
        if (!facts)
            return fail(facts.error());
        flags.m_test = std::move(*facts);
    }
    const bool documents = sides.test.documents > 0 && sides.train.documents > 0;
    const bool labels = sides.test.labelled > 0 && sides.train.labelled > 0;
    // Ids of documents and labels belong to a data set.
    if (sides.test.dataset == sides.train.dataset && (documents || labels)) {
        auto facts = store.itemFacts(sides.train.id, job.stopToken());
        if (!facts)
            return fail(facts.error());
        flags.m_train = std::move(*facts);
    }
    return flags;
}

std::optional<std::int64_t> MatchFlags::labelSet(const similarity::Match& match) const
{
    if (m_test.empty())
        return std::nullopt;
    const std::int64_t set = m_test[instanceOf(m_sides.testItems, match.test)].labelSet;
    return set == 0 ? std::nullopt : std::optional(set);
}

std::uint32_t MatchFlags::documentFlag(const similarity::Match& match) const
{
    if (match.train == similarity::kNoRow || m_test.empty() || m_train.empty())
        return 0;
    const store::ItemFacts& test = m_test[instanceOf(m_sides.testItems, match.test)];
    const store::ItemFacts& train = m_train[instanceOf(m_sides.trainItems, match.train)];
    return test.document != 0 && test.document == train.document ? store::kSameDocument : 0U;
}

Result<std::vector<std::uint32_t>> MatchFlags::flags(const std::vector<similarity::Match>& matches,
    const SideSource& test, const SideSource& train, JobContext& job) const
{
    std::vector<std::uint32_t> flags(matches.size(), 0);
    std::vector<std::uint32_t> candidates;
    for (std::size_t i = 0; i < matches.size(); ++i) {
        if (i % kLookEvery == 0) {
            if (auto go = job.checkStop(); !go)
                return fail(go.error());
        }
        const similarity::Match& match = matches[i];
        flags[i] = documentFlag(match);
        if (match.norm2Test == 0)
            flags[i] |= store::kEmptyVector;
        if (match.train == similarity::kNoRow)
            continue;
        // What embeddings make of equal texts is theirs: all pairs are looked at.
        if (m_sides.unit == CompareUnit::Embeddings || sameVectors(match) || test.beyondAscii(match.test)
            || train.beyondAscii(match.train))
            candidates.push_back(static_cast<std::uint32_t>(i));
    }
    if (auto added = addSameness(matches, candidates, flags, job); !added)
        return fail(added.error());
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const std::uint32_t same = store::kSameText | store::kSameIgnoringCase | store::kSameIgnoringSpace;
        // A conflict is the same text under another label, however the text is the same.
        if ((flags[i] & same) == 0 || m_test.empty() || m_train.empty())
            continue;
        const std::int64_t testLabels = m_test[instanceOf(m_sides.testItems, matches[i].test)].labelSet;
        const std::int64_t trainLabels = m_train[instanceOf(m_sides.trainItems, matches[i].train)].labelSet;
        if (testLabels != 0 && trainLabels != 0 && testLabels != trainLabels)
            flags[i] |= store::kLabelConflict;
    }
    return flags;
}

Status MatchFlags::addSameness(const std::vector<similarity::Match>& matches,
    const std::vector<std::uint32_t>& candidates, std::vector<std::uint32_t>& flags, JobContext& job) const
{
    for (std::size_t begin = 0; begin < candidates.size(); begin += kBlock) {
        if (auto go = job.checkStop(); !go)
            return go;
        const std::size_t end = std::min(begin + kBlock, candidates.size());
        std::vector<std::uint32_t> testItems;
        std::vector<std::uint32_t> trainItems;
        for (std::size_t i = begin; i < end; ++i) {
            testItems.push_back(matches[candidates[i]].test);
            trainItems.push_back(matches[candidates[i]].train);
        }
        auto testTexts = itemTexts(true, testItems, job);
        if (!testTexts)
            return fail(testTexts.error());
        auto trainTexts = itemTexts(false, trainItems, job);
        if (!trainTexts)
            return fail(trainTexts.error());
        for (std::size_t i = begin; i < end; ++i)
            flags[candidates[i]] |= leakage::samenessFlags((*testTexts)[i - begin], (*trainTexts)[i - begin]);
    }
    return {};
}

Result<std::vector<std::string>> MatchFlags::itemTexts(
    bool test, const std::vector<std::uint32_t>& items, JobContext& job) const
{
    const ObjectId split = test ? m_sides.test.id : m_sides.train.id;
    std::vector<std::uint32_t> order(items.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, {}, [&](std::uint32_t i) { return items[i]; });
    std::vector<std::string> texts(items.size());

    if (m_sides.unit != CompareUnit::Mentions) {
        std::vector<std::uint32_t> ascending;
        ascending.reserve(order.size());
        for (const std::uint32_t i : order)
            ascending.push_back(items[i]);
        auto rows = m_store.itemsAt(split, ascending, SIZE_MAX);
        if (!rows)
            return fail(rows.error());
        for (std::size_t i = 0; i < order.size(); ++i)
            texts[order[i]] = std::move((*rows)[i].text);
        return texts;
    }
    auto source = m_store.mentionTexts(split, job.stopToken());
    if (!source)
        return fail(source.error());
    std::uint32_t item = 0;
    auto wanted = order.begin();
    auto read = (*source)->read([&](std::span<const std::string_view> chunk) -> Status {
        for (const std::string_view text : chunk) {
            for (; wanted != order.end() && items[*wanted] == item; ++wanted)
                texts[*wanted] = text;
            ++item;
        }
        return {};
    });
    if (!read)
        return fail(read.error());
    return texts;
}

} // namespace heldout::project
