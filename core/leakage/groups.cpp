// SPDX-License-Identifier: GPL-3.0-or-later
#include "leakage/groups.h"

#include <algorithm>
#include <map>
#include <utility>

#include "leakage/ranking.h"
#include "text/fold.h"
#include "text/word_boundaries.h"

namespace heldout::leakage {

void Memberships::add(std::vector<std::uint32_t>& ofItem)
{
    std::ranges::sort(ofItem);
    ofItem.erase(std::ranges::unique(ofItem).begin(), ofItem.end());
    groups.insert(groups.end(), ofItem.begin(), ofItem.end());
    first.push_back(groups.size());
}

Memberships asMemberships(const Groups& groups)
{
    Memberships result;
    result.count = groups.count;
    result.first.reserve(groups.of.size() + 1);
    for (const std::uint32_t group : groups.of) {
        if (group != kNoGroup)
            result.groups.push_back(group);
        result.first.push_back(result.groups.size());
    }
    return result;
}

std::uint32_t intervalOf(
    const similarity::Match& match, std::span<const std::uint32_t> borders, similarity::ScoreRule rule)
{
    const auto above = std::ranges::partition_point(borders, [&](std::uint32_t border) {
        return similarity::atLeast(match, static_cast<std::int32_t>(border), rule);
    });
    return static_cast<std::uint32_t>(above - borders.begin());
}

Groups intervalGroups(std::span<const similarity::Match> matches, std::span<const std::uint32_t> borders,
    similarity::ScoreRule rule)
{
    Groups groups{
        static_cast<std::uint32_t>(borders.size() + 1), std::vector<std::uint32_t>(matches.size(), kNoGroup)};
    for (const similarity::Match& match : matches)
        groups.of[match.test] = intervalOf(match, borders, rule);
    return groups;
}

Result<Groups> rankGroups(std::span<const similarity::Match> matches, std::uint32_t k,
    similarity::ScoreRule rule, const JobContext& job)
{
    Groups groups{k, std::vector<std::uint32_t>(matches.size(), kNoGroup)};
    if (matches.empty() || k == 0)
        return groups;
    auto ranked = ranking(matches, rule, job);
    if (!ranked)
        return fail(ranked.error());
    const std::size_t size = (matches.size() + k - 1) / k;
    for (std::size_t rank = 0; rank < ranked->size(); ++rank)
        groups.of[(*ranked)[rank]->test] = static_cast<std::uint32_t>(rank / size);
    return groups;
}

Groups lengthGroups(std::span<const std::uint32_t> lengths, std::span<const std::uint32_t> begins)
{
    Groups groups{static_cast<std::uint32_t>(begins.size() + 1), {}};
    groups.of.reserve(lengths.size());
    for (const std::uint32_t length : lengths)
        groups.of.push_back(
            static_cast<std::uint32_t>(std::ranges::upper_bound(begins, length) - begins.begin()));
    return groups;
}

std::vector<std::uint32_t> lengthBegins(std::span<const std::uint32_t> lengths, std::uint32_t k)
{
    std::vector<std::uint32_t> sorted(lengths.begin(), lengths.end());
    std::ranges::sort(sorted);
    std::vector<std::uint32_t> begins;
    for (std::uint32_t i = 1; i < k && !sorted.empty(); ++i) {
        const std::size_t place = (std::size_t{i} * sorted.size() + k - 1) / k;
        const std::uint32_t begin = sorted[std::min(place, sorted.size() - 1)];
        if (begin > (begins.empty() ? sorted.front() : begins.back()))
            begins.push_back(begin);
    }
    return begins;
}

std::uint32_t wordsOf(std::string_view text)
{
    return static_cast<std::uint32_t>(text::displayWords(text).size());
}

Groups valueGroups(std::span<const std::string> values, std::vector<std::string>& names)
{
    std::map<std::string_view, std::uint32_t> numbers;
    for (const std::string& value : values)
        numbers.emplace(value, 0);
    names.clear();
    for (auto& [value, number] : numbers) {
        number = static_cast<std::uint32_t>(names.size());
        names.emplace_back(value);
    }
    Groups groups{static_cast<std::uint32_t>(names.size()), {}};
    groups.of.reserve(values.size());
    for (const std::string& value : values)
        groups.of.push_back(numbers.find(value)->second);
    return groups;
}

Groups overlapGroups(std::span<const std::vector<bool>> seenFields)
{
    const std::size_t items = seenFields.empty() ? 0 : seenFields.front().size();
    const auto none = static_cast<std::uint32_t>(seenFields.size());
    Groups groups{none + 1, std::vector<std::uint32_t>(items, none)};
    for (std::size_t item = 0; item < items; ++item) {
        const auto seen
            = std::ranges::find_if(seenFields, [&](const std::vector<bool>& field) { return field[item]; });
        groups.of[item] = static_cast<std::uint32_t>(seen - seenFields.begin());
    }
    return groups;
}

Groups crossedGroups(const Groups& a, const Groups& b)
{
    Groups groups{a.count * b.count, {}};
    groups.of.reserve(a.of.size());
    for (std::size_t item = 0; item < a.of.size(); ++item) {
        const bool both = a.of[item] != kNoGroup && b.of[item] != kNoGroup;
        groups.of.push_back(both ? a.of[item] * b.count + b.of[item] : kNoGroup);
    }
    return groups;
}

Memberships crossedMemberships(const Memberships& a, const Memberships& b)
{
    Memberships result;
    result.count = a.count * b.count;
    std::vector<std::uint32_t> ofItem;
    for (std::size_t item = 0; item < a.items(); ++item) {
        ofItem.clear();
        for (const std::uint32_t first : a.of(item)) {
            for (const std::uint32_t second : b.of(item))
                ofItem.push_back(first * b.count + second);
        }
        result.add(ofItem);
    }
    return result;
}

Memberships touchedItems(const Groups& ofMentions, std::span<const std::uint32_t> itemOf, std::size_t items)
{
    Memberships result;
    result.count = ofMentions.count;
    std::vector<std::uint32_t> ofItem;
    std::size_t mention = 0;
    for (std::size_t item = 0; item < items; ++item) {
        ofItem.clear();
        for (; mention < itemOf.size() && itemOf[mention] == item; ++mention) {
            if (ofMentions.of[mention] != kNoGroup)
                ofItem.push_back(ofMentions.of[mention]);
        }
        result.add(ofItem);
    }
    return result;
}

void SeenTexts::add(std::string_view text)
{
    if (m_case == Case::Matters) {
        m_texts.emplace(text);
        return;
    }
    std::string folded;
    text::foldCase(text, folded);
    m_texts.insert(std::move(folded));
}

Status SeenTexts::read(TextSource& training, const JobContext& job)
{
    return training.read([&](std::span<const std::string_view> texts) -> Status {
        for (const std::string_view text : texts)
            add(text);
        return job.checkStop();
    });
}

bool SeenTexts::contains(std::string_view text) const
{
    if (m_case == Case::Matters)
        return m_texts.contains(text);
    std::string folded;
    text::foldCase(text, folded);
    return m_texts.contains(folded);
}

} // namespace heldout::leakage
