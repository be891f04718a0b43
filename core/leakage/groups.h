// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "base/job.h"
#include "data/text_source.h"
#include "similarity/similarity.h"

/// Test items put into groups, whose scores are then told apart. Items are mentions where those are grouped.
namespace heldout::leakage {

inline constexpr std::uint32_t kNoGroup = 0xffffffff;

/// A group for each item, by row; kNoGroup = the item is in none.
struct Groups
{
    std::uint32_t count = 0;
    std::vector<std::uint32_t> of;

    friend bool operator==(const Groups&, const Groups&) = default;
};

/// Any number of groups an item.
struct Memberships
{
    std::uint32_t count = 0; ///< of groups
    std::vector<std::size_t> first{0}; ///< of items, and the end
    std::vector<std::uint32_t> groups; ///< ascending within an item

    [[nodiscard]] std::size_t items() const { return first.size() - 1; }
    [[nodiscard]] std::span<const std::uint32_t> of(std::size_t item) const
    {
        return std::span(groups).subspan(first[item], first[item + 1] - first[item]);
    }
    /// The next item; sorts its groups and leaves out what is there twice.
    void add(std::vector<std::uint32_t>& ofItem);
};
[[nodiscard]] Memberships asMemberships(const Groups& groups);

/// The interval of a score: `borders` ascending inside (0, 100000], the i-th interval reaches up to the i-th
/// border (excluded). Exact at the borders (similarity::atLeast).
[[nodiscard]] std::uint32_t intervalOf(
    const similarity::Match& match, std::span<const std::uint32_t> borders, similarity::ScoreRule rule);
/// Matches by row of their test item; every item has one.
[[nodiscard]] Groups intervalGroups(std::span<const similarity::Match> matches,
    std::span<const std::uint32_t> borders, similarity::ScoreRule rule);
/// As rankParts(): parts of ceil(n/k), the least similar first, among equal scores the lowest row first. With
/// k > n the last parts are empty. Cancelled.
[[nodiscard]] Result<Groups> rankGroups(std::span<const similarity::Match> matches, std::uint32_t k,
    similarity::ScoreRule rule, const JobContext& job);

/// Group i begins at `begins[i-1]`, ascending; group 0 at 0.
[[nodiscard]] Groups lengthGroups(
    std::span<const std::uint32_t> lengths, std::span<const std::uint32_t> begins);
/// Where k parts of about equal size begin: the length at place ceil(i n / k) of the sorted ones, i = 1 ..
/// k-1. Lengths that would begin two groups begin one; items of one length stay together.
[[nodiscard]] std::vector<std::uint32_t> lengthBegins(
    std::span<const std::uint32_t> lengths, std::uint32_t k);
/// Words of a text as a reader sees them (text::displayWords).
[[nodiscard]] std::uint32_t wordsOf(std::string_view text);

/// A group for each distinct value, in the order of the bytes. `names` gets the values. "" is a value.
[[nodiscard]] Groups valueGroups(std::span<const std::string> values, std::vector<std::string>& names);

/// Group of the first field of an item that is seen; the last group = none is. One list of flags a field, as
/// long as there are items.
[[nodiscard]] Groups overlapGroups(std::span<const std::vector<bool>> seenFields);

/// Every pair of groups: group a * b.count + b; kNoGroup where one of the two is.
[[nodiscard]] Groups crossedGroups(const Groups& a, const Groups& b);
[[nodiscard]] Memberships crossedMemberships(const Memberships& a, const Memberships& b);

/// The as-published way: an item is in the group of each of its mentions. `itemOf` tells the item of each
/// mention, ascending.
[[nodiscard]] Memberships touchedItems(
    const Groups& ofMentions, std::span<const std::uint32_t> itemOf, std::size_t items);

/// Texts that stand on the training side, whole ones. Memory: each distinct text once.
class SeenTexts
{
public:
    enum class Case : std::uint8_t { Matters, Ignored };
    explicit SeenTexts(Case letters)
        : m_case(letters)
    {
    }
    void add(std::string_view text);
    [[nodiscard]] Status read(TextSource& training, const JobContext& job);
    [[nodiscard]] bool contains(std::string_view text) const;

private:
    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    Case m_case;
    std::unordered_set<std::string, Hash, std::equal_to<>> m_texts;
};

} // namespace heldout::leakage
