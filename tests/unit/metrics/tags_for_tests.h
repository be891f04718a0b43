// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "base/random.h"
#include "data/instance.h"
#include "metrics/tag_decoder.h"

/// Tags and mentions as tests write them.
namespace heldout::tests {

/// Words between blanks.
inline std::vector<std::string> words(std::string_view text)
{
    std::vector<std::string> found;
    for (std::size_t first = 0; first < text.size();) {
        const std::size_t last = std::min(text.find(' ', first), text.size());
        if (last > first)
            found.emplace_back(text.substr(first, last - first));
        first = last + 1;
    }
    return found;
}

using Spans = std::vector<std::tuple<std::string, std::uint32_t, std::uint32_t>>;

inline Spans spansOf(const std::vector<Mention>& mentions)
{
    Spans spans;
    for (const Mention& mention : mentions)
        spans.emplace_back(mention.type, mention.first, mention.last);
    return spans;
}

inline Mention mention(
    std::uint32_t first, std::uint32_t last, std::string type = "A", std::vector<TextSpan> fragments = {})
{
    return {first, last, std::move(type), {}, std::move(fragments)};
}

/// The mentions of one sentence; empty when the tags are refused.
inline std::vector<Mention> mentionsOf(const std::vector<std::string>& tags, const metrics::TagRules& rules)
{
    std::vector<Mention> mentions;
    if (!metrics::TagDecoder(rules).decode(tags, mentions))
        mentions.clear();
    return mentions;
}

inline metrics::TagRules conlleval()
{
    return {};
}

inline metrics::TagRules strictly(TagScheme scheme)
{
    return {scheme, metrics::InvalidTags::Drop};
}

/// Tags of `letters` and two types, one in four O.
inline std::vector<std::string> randomTags(Random& random, std::string_view letters, std::size_t count)
{
    std::vector<std::string> tags;
    for (std::size_t i = 0; i < count; ++i) {
        if (random.below(4) == 0)
            tags.emplace_back("O");
        else
            tags.push_back(std::string(1, letters[random.below(letters.size())])
                + (random.below(3) == 0 ? "-x-y" : "-A"));
    }
    return tags;
}

/// Mentions that do not share a token, of two types, many of them touching.
inline std::vector<Mention> randomMentions(Random& random, std::uint32_t tokens)
{
    std::vector<Mention> mentions;
    for (std::uint32_t at = static_cast<std::uint32_t>(random.below(3)); at < tokens;) {
        const auto length = static_cast<std::uint32_t>(1 + random.below(3));
        if (at + length > tokens)
            break;
        mentions.push_back(mention(at, at + length, random.below(3) == 0 ? "x-y" : "A"));
        at += length + static_cast<std::uint32_t>(random.below(3) == 0 ? 1 : 0);
    }
    return mentions;
}

} // namespace heldout::tests
