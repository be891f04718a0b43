// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "unit/metrics/tags_for_tests.h"

/// Mentions of tags, by definition and slowly.
namespace heldout::tests {

/// The tables of the script conlleval, with the one pair it lacks: an end, then a begin.
inline Spans conllevalOracle(const std::vector<std::string>& tags)
{
    const auto letter = [&](std::size_t i) { return i < tags.size() ? tags[i][0] : 'O'; };
    const auto type = [&](std::size_t i) {
        return i < tags.size() && tags[i] != "O" ? tags[i].substr(2) : std::string();
    };
    const auto in = [](const std::vector<std::string>& pairs, char a, char b) {
        return std::ranges::find(pairs, std::string{a, b}) != pairs.end();
    };
    Spans spans;
    std::optional<std::uint32_t> open;
    std::string openType;
    for (std::size_t i = 0; i <= tags.size(); ++i) {
        const char before = i == 0 ? 'O' : letter(i - 1);
        const char now = letter(i);
        const std::string typeBefore = i == 0 ? "" : type(i - 1);
        if (open
            && (in({"BB", "BO", "IB", "IO", "EE", "EI", "EO", "EB"}, before, now) || typeBefore != type(i))) {
            spans.emplace_back(openType, *open, static_cast<std::uint32_t>(i));
            open.reset();
        }
        if (now != 'O'
            && (in({"BB", "IB", "OB", "OI", "EE", "EI", "OE", "EB"}, before, now) || typeBefore != type(i))) {
            open = static_cast<std::uint32_t>(i);
            openType = type(i);
        }
    }
    return spans;
}

/// Whether the interval alone is a mention of the scheme, asked of every interval.
inline bool isMention(
    TagScheme scheme, const std::vector<std::string>& tags, std::size_t first, std::size_t last)
{
    const std::string type = tags[first] == "O" ? "" : tags[first].substr(1);
    const auto letter = [&](std::size_t i) {
        return i < tags.size() && tags[i] != "O" && tags[i].substr(1) == type ? tags[i][0] : 'O';
    };
    std::string letters;
    for (std::size_t i = first; i < last; ++i)
        letters += letter(i);
    const char before = first == 0 ? 'O' : letter(first - 1);
    const char behind = letter(last);
    const auto allInside = [&](std::size_t from, std::size_t to) {
        return from >= to || letters.substr(from, to - from).find_first_not_of('I') == std::string::npos;
    };
    const std::size_t end = letters.size() - 1;
    if (type.empty() || letters.find('O') != std::string::npos)
        return false;
    switch (scheme) {
    case TagScheme::Iob1:
        return behind != 'I' && allInside(1, end + 1) && (letters[0] == 'I' ? before == 'O' : before != 'O');
    case TagScheme::Iob2:
        return letters[0] == 'B' && allInside(1, end + 1) && behind != 'I';
    case TagScheme::Ioe1:
        return before != 'I' && allInside(0, end) && (letters[end] == 'I' ? behind == 'O' : behind != 'O');
    case TagScheme::Ioe2:
        return letters[end] == 'E' && allInside(0, end) && before != 'I';
    case TagScheme::Iobes:
        return letters == "S" || (end > 0 && letters[0] == 'B' && allInside(1, end) && letters[end] == 'E');
    case TagScheme::Bilou:
        return letters == "U" || (end > 0 && letters[0] == 'B' && allInside(1, end) && letters[end] == 'L');
    }
    return false;
}

/// All intervals that are mentions.
inline Spans strictOracle(TagScheme scheme, const std::vector<std::string>& tags)
{
    Spans spans;
    for (std::size_t first = 0; first < tags.size(); ++first) {
        for (std::size_t last = first + 1; last <= tags.size(); ++last) {
            if (isMention(scheme, tags, first, last))
                spans.emplace_back(tags[first].substr(2), first, last);
        }
    }
    return spans;
}

} // namespace heldout::tests
