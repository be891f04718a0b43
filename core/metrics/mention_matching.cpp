// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/mention_matching.h"

#include <tuple>

namespace heldout::metrics {

namespace {

using Entry = OrderedMentions::Entry;

/// What an entry covers, one piece when it is contiguous.
std::span<const TextSpan> coverOf(const OrderedMentions& list, const Entry& entry, TextSpan& whole)
{
    if (entry.pieces != 0)
        return list.pieces(entry);
    whole = {entry.first, entry.last};
    return {&whole, 1};
}

/// Mentions without a type have every type.
bool fits(const Entry& a, const Entry& b)
{
    return a.typeName == b.typeName || a.typeName.empty() || b.typeName.empty();
}

/// The entries of `list` that cover what `entry` of `other` does.
std::pair<std::size_t, std::size_t> equalTo(
    const OrderedMentions& list, const OrderedMentions& other, const Entry& entry)
{
    std::size_t first = 0;
    for (std::size_t count = list.size(); count > 0;) {
        const std::size_t half = count / 2;
        if (compareSpans(list, list[first + half], other, entry) < 0) {
            first += half + 1;
            count -= half + 1;
        } else {
            count = half;
        }
    }
    std::size_t last = first;
    while (last < list.size() && compareSpans(list, list[last], other, entry) == 0)
        ++last;
    return {first, last};
}

/// The first entry of `list` that covers what `entry` does and fits its type; list.size() when there is none.
std::size_t fittingEqual(const OrderedMentions& list, const OrderedMentions& other, const Entry& entry)
{
    const auto [first, last] = equalTo(list, other, entry);
    for (std::size_t i = first; i < last; ++i) {
        if (fits(list[i], entry))
            return i;
    }
    return list.size();
}

} // namespace

std::uint32_t TypeNames::numberOf(std::string_view name)
{
    if (m_last < m_names.size() && m_names[m_last] == name)
        return m_last;
    auto found = m_numbers.find(name);
    if (found == m_numbers.end()) {
        found = m_numbers.emplace(std::string(name), static_cast<std::uint32_t>(m_names.size())).first;
        m_names.emplace_back(name);
    }
    m_last = found->second;
    return m_last;
}

void OrderedMentions::addPieces(const Mention& mention, Entry& entry)
{
    const auto begin = static_cast<std::ptrdiff_t>(m_pieces.size());
    m_pieces.insert(m_pieces.end(), mention.fragments.begin(), mention.fragments.end());
    std::ranges::sort(m_pieces.begin() + begin, m_pieces.end(), {}, &TextSpan::first);
    // Pieces that touch are one.
    auto last = m_pieces.begin() + begin;
    for (auto piece = last + 1; piece != m_pieces.end(); ++piece) {
        if (piece->first <= last->last)
            last->last = std::max(last->last, piece->last);
        else
            *++last = *piece;
    }
    m_pieces.erase(last + 1, m_pieces.end());
    const auto count = static_cast<std::uint32_t>(static_cast<std::ptrdiff_t>(m_pieces.size()) - begin);
    entry.first = m_pieces[static_cast<std::size_t>(begin)].first;
    entry.last = m_pieces.back().last;
    entry.firstPiece = static_cast<std::uint32_t>(begin);
    entry.pieces = count;
    if (count == 1) {
        entry.pieces = 0;
        m_pieces.pop_back();
    }
}

void OrderedMentions::assign(std::span<const Mention> mentions, TypeNames& types)
{
    m_entries.clear();
    m_pieces.clear();
    for (const Mention& mention : mentions) {
        Entry entry{mention.first, mention.last, 0, 0, types.numberOf(mention.type),
            static_cast<std::uint32_t>(m_entries.size()), mention.type};
        if (!mention.fragments.empty())
            addPieces(mention, entry);
        m_entries.push_back(entry);
    }
    const auto before = [this](const Entry& a, const Entry& b) {
        if (const auto order = compareSpans(*this, a, *this, b); order != 0)
            return order < 0;
        return std::tie(a.typeName, a.place) < std::tie(b.typeName, b.place);
    };
    if (!std::ranges::is_sorted(m_entries, before))
        std::ranges::sort(m_entries, before);
    m_reach.clear();
    for (const Entry& entry : m_entries)
        m_reach.push_back(m_reach.empty() ? entry.last : std::max(m_reach.back(), entry.last));
}

std::strong_ordering compareSpans(
    const OrderedMentions& a, const Entry& ofA, const OrderedMentions& b, const Entry& ofB)
{
    if (const auto order = std::tie(ofA.first, ofA.last) <=> std::tie(ofB.first, ofB.last); order != 0)
        return order;
    const auto key = [](const TextSpan& piece) { return std::pair(piece.first, piece.last); };
    const std::span<const TextSpan> piecesA = a.pieces(ofA);
    const std::span<const TextSpan> piecesB = b.pieces(ofB);
    return std::lexicographical_compare_three_way(piecesA.begin(), piecesA.end(), piecesB.begin(),
        piecesB.end(), [&](const TextSpan& x, const TextSpan& y) { return key(x) <=> key(y); });
}

std::uint32_t overlapOf(
    const OrderedMentions& a, const Entry& ofA, const OrderedMentions& b, const Entry& ofB)
{
    TextSpan wholeA;
    TextSpan wholeB;
    const std::span<const TextSpan> coverA = coverOf(a, ofA, wholeA);
    const std::span<const TextSpan> coverB = coverOf(b, ofB, wholeB);
    std::uint32_t common = 0;
    for (auto x = coverA.begin(), y = coverB.begin(); x != coverA.end() && y != coverB.end();) {
        const std::uint32_t first = std::max(x->first, y->first);
        const std::uint32_t last = std::min(x->last, y->last);
        common += last > first ? last - first : 0;
        if (x->last < y->last)
            ++x;
        else
            ++y;
    }
    return common;
}

void OneToOneMatching::match(
    MentionMode mode, const OrderedMentions& gold, const OrderedMentions& predicted, MentionOutcome& outcome)
{
    m_mode = mode;
    m_gold = &gold;
    m_predicted = &predicted;
    m_outcome = &outcome;
    matchEqual(true);
    if (mode == MentionMode::Exact || mode == MentionMode::Partial)
        matchEqual(false);
    if (mode != MentionMode::Strict && mode != MentionMode::Exact)
        matchOverlapping();
}

void OneToOneMatching::join(std::size_t gold, std::size_t predicted, Match how)
{
    const std::uint32_t g = (*m_gold)[gold].place;
    const std::uint32_t p = (*m_predicted)[predicted].place;
    m_outcome->gold[g] = {how, p};
    m_outcome->predicted[p] = {how, g};
}

void OneToOneMatching::matchEqual(bool sameType)
{
    // Both are in the same order: one walk along them meets all that are equal. What has a match is stepped
    // over.
    for (std::size_t g = 0, p = 0; g < m_gold->size() && p < m_predicted->size();) {
        const Entry& gold = (*m_gold)[g];
        const Entry& predicted = (*m_predicted)[p];
        if (m_outcome->gold[gold.place].how != Match::None) {
            ++g;
            continue;
        }
        if (m_outcome->predicted[predicted.place].how != Match::None) {
            ++p;
            continue;
        }
        auto order = compareSpans(*m_gold, gold, *m_predicted, predicted);
        if (order == 0 && sameType)
            order = gold.type == predicted.type ? std::strong_ordering::equal
                                                : gold.typeName <=> predicted.typeName;
        if (order == 0)
            join(g, p, Match::Found);
        g += order <= 0 ? 1U : 0U;
        p += order >= 0 ? 1U : 0U;
    }
}

void OneToOneMatching::matchOverlapping()
{
    m_pairs.clear();
    for (std::size_t g = 0; g < m_gold->size(); ++g) {
        const Entry& gold = (*m_gold)[g];
        if (m_outcome->gold[gold.place].how != Match::None)
            continue;
        m_predicted->meeting(gold.first, gold.last, [&](std::size_t p) {
            const Entry& predicted = (*m_predicted)[p];
            const bool sameType = gold.type == predicted.type;
            if (m_outcome->predicted[predicted.place].how != Match::None
                || (!sameType && m_mode != MentionMode::Partial)
                || (m_mode == MentionMode::Left && gold.first != predicted.first)
                || (m_mode == MentionMode::Right && gold.last != predicted.last))
                return;
            const std::uint32_t overlap = overlapOf(*m_gold, gold, *m_predicted, predicted);
            if (overlap > 0)
                m_pairs.push_back(
                    {overlap, sameType, static_cast<std::uint32_t>(g), static_cast<std::uint32_t>(p)});
        });
    }
    std::ranges::sort(m_pairs, [](const Pair& a, const Pair& b) {
        return std::tuple(b.overlap, b.sameType, a.gold, a.predicted)
            < std::tuple(a.overlap, a.sameType, b.gold, b.predicted);
    });
    const Match how = m_mode == MentionMode::Partial ? Match::Overlap : Match::Found;
    for (const Pair& pair : m_pairs) {
        if (m_outcome->gold[(*m_gold)[pair.gold].place].how == Match::None
            && m_outcome->predicted[(*m_predicted)[pair.predicted].place].how == Match::None)
            join(pair.gold, pair.predicted, how);
    }
}

void matchWithAlternatives(const OrderedMentions& gold, const OrderedMentions& predicted,
    const OrderedMentions& alternatives, MentionOutcome& outcome)
{
    for (std::size_t p = 0; p < predicted.size(); ++p) {
        MentionMatch& match = outcome.predicted[predicted[p].place];
        if (const std::size_t g = fittingEqual(gold, predicted, predicted[p]); g < gold.size())
            match = {Match::Found, gold[g].place};
        else if (fittingEqual(alternatives, predicted, predicted[p]) < alternatives.size())
            match.how = Match::Alternative;
    }
    for (std::size_t g = 0; g < gold.size(); ++g) {
        MentionMatch& match = outcome.gold[gold[g].place];
        if (const std::size_t p = fittingEqual(predicted, gold, gold[g]); p < predicted.size()) {
            match = {Match::Found, predicted[p].place};
            continue;
        }
        std::uint32_t most = 0;
        predicted.meeting(gold[g].first, gold[g].last, [&](std::size_t p) {
            const std::uint32_t overlap = overlapOf(gold, gold[g], predicted, predicted[p]);
            if (overlap > most && fits(gold[g], predicted[p])
                && fittingEqual(alternatives, predicted, predicted[p]) < alternatives.size()) {
                most = overlap;
                match = {Match::Alternative, predicted[p].place};
            }
        });
        if (match.with != kNoMention && outcome.predicted[match.with].with == kNoMention)
            outcome.predicted[match.with].with = gold[g].place;
    }
}

} // namespace heldout::metrics
