// SPDX-License-Identifier: GPL-3.0-or-later
// One pair with everything that is shown beside it.
#include "project/project_impl.h"

#include "project/item_key.h"
#include "project/items.h"
#include "project/side_source.h"

namespace heldout::project {

namespace {

constexpr std::size_t kPartnerBytes = 200; // of a text in the list of other partners

/// The text that was compared: the mention's own when mentions are.
std::string comparedText(const PairSide& side)
{
    return side.compared ? surfaceOf(*side.compared, side.text) : side.text;
}

/// Row of the source file, from 1; 0 when rows were left out, for then it cannot be told.
std::uint64_t fileRow(const std::vector<store::SourceRow>& sources, std::uint64_t ordinal)
{
    for (const store::SourceRow& source : sources) {
        if (source.firstRow && ordinal >= *source.firstRow && ordinal < *source.firstRow + source.taken)
            return source.refused == 0 ? ordinal - *source.firstRow + 1 : 0;
    }
    return 0;
}

/// The same two texts under n = 1, 2, 3.
Result<std::vector<similarity::BestMatches>> scorePair(
    const PairSide& test, const PairSide& train, const similarity::Options& options)
{
    std::vector<similarity::Options> all;
    for (const int n : {1, 2, 3}) {
        similarity::Options one = options;
        one.n = n;
        one.longest = 0;
        one.top = 1;
        one.minScore = 0;
        one.within = false;
        all.push_back(one);
    }
    ListSource left({comparedText(test)});
    ListSource right({comparedText(train)});
    JobContext quiet({}, {}, 1);
    return similarity::findBestMatches(left, right, all, quiet);
}

/// Turns the row of a best match into that of another training item; its flags are left.
void showOther(PairRow& row, const PairSide& train, const store::PartnerRow& partner)
{
    row.trainOrdinal = train.ordinal;
    row.trainKey = train.key;
    row.score = partner.score;
    row.dot = partner.dot;
    row.norm2Train = partner.norm2Train;
    row.ties = 0;
}

} // namespace

Result<PairSide> ProjectImpl::side(const RunFacts& facts, bool test, std::uint32_t item)
{
    const ObjectId split = test ? facts.record.testSplitId : facts.record.trainSplitId;
    const std::vector<std::uint32_t>& mentionItems = test ? facts.testItems : facts.trainItems;
    const bool mentions = facts.record.unit == CompareUnit::Mentions;
    if (item >= (test ? facts.record.testItems : facts.record.trainItems))
        return fail(Code::NotFound, Phrase::of("There is no such item."));
    const std::uint32_t ordinal = mentions ? mentionItems[2 * std::size_t{item}] : item;
    auto rows = m_store->items(split, ordinal, 1, SIZE_MAX);
    if (!rows)
        return fail(rows.error());
    if (rows->empty())
        return fail(Code::NotFound, Phrase::of("A compared text is not there any more."),
            Phrase::of("Run the comparison again."));
    store::ItemRow& row = rows->front();
    PairSide side;
    side.ordinal = row.ordinal;
    side.key = keyOf(row);
    side.text = std::move(row.text);
    side.document = std::move(row.document);
    side.labels = std::move(row.labels);
    if (row.mentions.value_or(0) > 0) {
        auto found = m_store->mentions(split, ordinal);
        if (!found)
            return fail(found.error());
        side.mentions = std::move(*found);
    }
    if (mentions) {
        auto compared = mentionOf(*m_store, split, ordinal, mentionItems[2 * std::size_t{item} + 1]);
        if (!compared)
            return fail(compared.error());
        side.compared = std::move(*compared);
    }
    auto sources = m_store->sources(split);
    if (!sources)
        return fail(sources.error());
    side.line = fileRow(*sources, ordinal);
    return side;
}

Result<PairDetail> ProjectImpl::pair(
    ObjectId run, std::uint64_t pos, std::optional<std::uint64_t> trainOrdinal)
{
    auto known = currentFacts(run);
    if (!known)
        return fail(known.error());
    const RunFacts& facts = **known;
    auto rows = m_store->matches(run, pos, 1);
    if (!rows)
        return fail(rows.error());
    if (rows->empty())
        return fail(Code::NotFound, Phrase::of("There is no such pair."));
    const store::MatchRow match = rows->front();
    auto shown = pairRows(facts, *rows, SIZE_MAX);
    if (!shown)
        return fail(shown.error());
    PairDetail detail;
    detail.row = std::move(shown->front());
    auto test = side(facts, true, match.test);
    if (!test)
        return fail(test.error());
    detail.test = std::move(*test);

    auto partners = m_store->partners(run, match.test);
    if (!partners)
        return fail(partners.error());
    std::vector<std::uint32_t> items;
    for (const store::PartnerRow& partner : *partners)
        items.push_back(partner.train);
    auto texts = loadItems(
        *m_store, facts.record.trainSplitId, facts.trainItems, facts.record.unit, items, kPartnerBytes);
    if (!texts)
        return fail(texts.error());
    for (const store::PartnerRow& partner : *partners) {
        const ItemText& item = texts->at(partner.train);
        detail.others.push_back({partner.rank, partner.train, item.key, item.text, partner.score});
    }

    std::optional<std::uint32_t> other = match.train;
    const store::PartnerRow* chosen = nullptr;
    if (trainOrdinal && trainOrdinal != other) {
        const auto found = std::ranges::find(*partners, *trainOrdinal, &store::PartnerRow::train);
        if (found == partners->end())
            return fail(Code::NotFound, Phrase::of("The comparison kept no such partner of this item."));
        chosen = &*found;
        other = chosen->train;
    }
    if (!other)
        return detail;
    auto train = side(facts, false, *other);
    if (!train)
        return fail(train.error());
    detail.train = std::move(*train);
    detail.marks = text::compareTexts(detail.test.text, detail.train->text);
    const similarity::Options& options = facts.record.options;
    const bool grams = facts.record.unit != CompareUnit::Embeddings;
    const std::string testText = comparedText(detail.test);
    const std::string trainText = comparedText(*detail.train);
    if (grams)
        detail.asCompared
            = text::engineViews(testText, trainText, options.n, options.stopWords, options.unit);
    if (grams && options.weighting != similarity::Weighting::TfIdf) { // those need the whole test side
        auto scores = scorePair(detail.test, *detail.train, options);
        if (!scores)
            return fail(scores.error());
        for (const similarity::BestMatches& one : *scores)
            detail.scores.emplace_back(one.options.n, one.matches.front().score);
    }
    if (chosen != nullptr) {
        showOther(detail.row, *detail.train, *chosen);
        detail.row.flags
            = (detail.row.flags & store::kEmptyVector) | leakage::samenessFlags(testText, trainText);
    }
    return detail;
}

} // namespace heldout::project
