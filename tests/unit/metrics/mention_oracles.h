// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "metrics/mention_scorer.h"

/// Who finds whom, by definition and slowly.
namespace heldout::tests {

using metrics::Match;
using metrics::MentionMatch;
using metrics::MentionMode;

inline std::set<std::uint32_t> covered(const Mention& of)
{
    std::set<std::uint32_t> bytes;
    if (of.fragments.empty()) {
        for (std::uint32_t at = of.first; at < of.last; ++at)
            bytes.insert(at);
    }
    for (const TextSpan& piece : of.fragments) {
        for (std::uint32_t at = piece.first; at < piece.last; ++at)
            bytes.insert(at);
    }
    return bytes;
}

inline std::size_t common(const Mention& a, const Mention& b)
{
    const auto ofB = covered(b);
    const auto ofA = covered(a);
    return static_cast<std::size_t>(
        std::ranges::count_if(ofA, [&](std::uint32_t byte) { return ofB.contains(byte); }));
}

inline bool sameSpan(const Mention& a, const Mention& b)
{
    return covered(a) == covered(b);
}

/// Place in the order of the text.
inline std::tuple<std::uint32_t, std::uint32_t, std::vector<std::pair<std::uint32_t, std::uint32_t>>,
    std::string>
orderOf(const Mention& of)
{
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pieces;
    for (const TextSpan& piece : of.fragments)
        pieces.emplace_back(piece.first, piece.last);
    return {of.first, of.last, pieces, of.type};
}

/// How good a pair is in a mode, the lower the better; unset = none. The definition, pair by pair.
inline std::optional<std::tuple<int, std::size_t, int>> rankOf(
    MentionMode mode, const Mention& g, const Mention& p)
{
    const bool sameType = g.type == p.type;
    const std::size_t overlap = common(g, p);
    const bool blind = mode == MentionMode::Exact || mode == MentionMode::Partial;
    if (!sameType && !blind)
        return std::nullopt;
    if (sameSpan(g, p))
        return std::tuple(sameType ? 0 : 1, std::size_t{0}, 0);
    const bool allowed = mode == MentionMode::Partial || mode == MentionMode::Type
        || (mode == MentionMode::Left && g.first == p.first)
        || (mode == MentionMode::Right && g.last == p.last);
    if (!allowed || overlap == 0)
        return std::nullopt;
    return std::tuple(2, std::size_t{1000} - overlap, sameType ? 0 : 1);
}

using Matches = std::pair<std::vector<MentionMatch>, std::vector<MentionMatch>>;

/// Takes the best pair of all that are left, again and again.
inline Matches oneToOneOracle(
    MentionMode mode, const std::vector<Mention>& gold, const std::vector<Mention>& predicted)
{
    Matches found{std::vector<MentionMatch>(gold.size()), std::vector<MentionMatch>(predicted.size())};
    for (;;) {
        using Key = std::tuple<std::tuple<int, std::size_t, int>, decltype(orderOf(gold[0])),
            decltype(orderOf(gold[0])), std::size_t, std::size_t>;
        std::optional<Key> best;
        for (std::size_t g = 0; g < gold.size(); ++g) {
            for (std::size_t p = 0; p < predicted.size(); ++p) {
                const auto rank = rankOf(mode, gold[g], predicted[p]);
                if (!rank || found.first[g].how != Match::None || found.second[p].how != Match::None)
                    continue;
                const Key key{*rank, orderOf(gold[g]), orderOf(predicted[p]), g, p};
                if (!best || key < *best)
                    best = key;
            }
        }
        if (!best)
            return found;
        const Match how = mode == MentionMode::Partial && std::get<0>(std::get<0>(*best)) == 2
            ? Match::Overlap
            : Match::Found;
        const std::size_t g = std::get<3>(*best);
        const std::size_t p = std::get<4>(*best);
        found.first[g] = {how, static_cast<std::uint32_t>(p)};
        found.second[p] = {how, static_cast<std::uint32_t>(g)};
    }
}

/// Without saying which mention found which.
inline Matches alternativesOracle(const std::vector<Mention>& gold, const std::vector<Mention>& predicted,
    const std::vector<Mention>& alternatives)
{
    const auto same = [](const Mention& a, const Mention& b) {
        return sameSpan(a, b) && (a.type == b.type || a.type.empty() || b.type.empty());
    };
    const auto isOneOf = [&](const std::vector<Mention>& list, const Mention& of) {
        return std::ranges::any_of(list, [&](const Mention& other) { return same(other, of); });
    };
    Matches found;
    for (const Mention& g : gold) {
        const bool byAlternative = std::ranges::any_of(predicted, [&](const Mention& p) {
            return isOneOf(alternatives, p) && common(g, p) > 0
                && (g.type == p.type || g.type.empty() || p.type.empty());
        });
        Match how = byAlternative ? Match::Alternative : Match::None;
        if (isOneOf(predicted, g))
            how = Match::Found;
        found.first.push_back({how});
    }
    for (const Mention& p : predicted) {
        Match how = isOneOf(alternatives, p) ? Match::Alternative : Match::None;
        if (isOneOf(gold, p))
            how = Match::Found;
        found.second.push_back({how});
    }
    return found;
}

} // namespace heldout::tests
