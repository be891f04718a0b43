// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "metrics/mention_scorer.h"

/// Who finds whom within one item. Private to the scorer.
namespace heldout::metrics {

/// Numbers for names of types, in the order they come.
class TypeNames
{
public:
    std::uint32_t numberOf(std::string_view name);
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }

private:
    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view name) const { return std::hash<std::string_view>()(name); }
    };
    std::vector<std::string> m_names;
    std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>> m_numbers;
    std::uint32_t m_last = 0; // neighbours mostly share their type
};

/// The mentions of a list in an order that does not depend on the list's: by span, then type.
class OrderedMentions
{
public:
    struct Entry
    {
        std::uint32_t first = 0;
        std::uint32_t last = 0;
        std::uint32_t firstPiece = 0;
        std::uint32_t pieces = 0; ///< 0 = all of [first, last)
        std::uint32_t type = 0;
        std::uint32_t place = 0; ///< in the list
        std::string_view typeName;
    };

    void assign(std::span<const Mention> mentions, TypeNames& types);
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    [[nodiscard]] const Entry& operator[](std::size_t i) const { return m_entries[i]; }
    [[nodiscard]] std::span<const TextSpan> pieces(const Entry& entry) const
    {
        return std::span(m_pieces).subspan(entry.firstPiece, entry.pieces);
    }

    /// Calls take(i) for those whose hull meets [first, last), ascending.
    template <typename Take>
    void meeting(std::uint32_t first, std::uint32_t last, Take&& take) const
    {
        const auto from = std::ranges::upper_bound(m_reach, first) - m_reach.begin();
        for (auto i = static_cast<std::size_t>(from); i < m_entries.size() && m_entries[i].first < last;
            ++i) {
            if (m_entries[i].last > first)
                take(i);
        }
    }

private:
    void addPieces(const Mention& mention, Entry& entry);

    std::vector<Entry> m_entries;
    std::vector<TextSpan> m_pieces;
    std::vector<std::uint32_t> m_reach; // the greatest end up to each entry
};

/// Order of what two mentions cover.
[[nodiscard]] std::strong_ordering compareSpans(const OrderedMentions& a, const OrderedMentions::Entry& ofA,
    const OrderedMentions& b, const OrderedMentions::Entry& ofB);
/// What both cover, in bytes.
[[nodiscard]] std::uint32_t overlapOf(const OrderedMentions& a, const OrderedMentions::Entry& ofA,
    const OrderedMentions& b, const OrderedMentions::Entry& ofB);

/// All modes but Alternatives.
class OneToOneMatching
{
public:
    /// `outcome.gold` and `outcome.predicted` have their sizes and no match yet.
    void match(MentionMode mode, const OrderedMentions& gold, const OrderedMentions& predicted,
        MentionOutcome& outcome);

private:
    void matchEqual(bool sameType);
    void matchOverlapping();
    void join(std::size_t gold, std::size_t predicted, Match how);

    struct Pair
    {
        std::uint32_t overlap = 0;
        bool sameType = false;
        std::uint32_t gold = 0;
        std::uint32_t predicted = 0;
    };
    MentionMode m_mode = MentionMode::Strict;
    const OrderedMentions* m_gold = nullptr;
    const OrderedMentions* m_predicted = nullptr;
    MentionOutcome* m_outcome = nullptr;
    std::vector<Pair> m_pairs;
};

void matchWithAlternatives(const OrderedMentions& gold, const OrderedMentions& predicted,
    const OrderedMentions& alternatives, MentionOutcome& outcome);

} // namespace heldout::metrics
