// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "data/instance.h"
#include "data/tag_scheme.h"

/// From tags to mentions and back.
namespace heldout::metrics {

/// What becomes of a mention whose tags break the rules of the scheme, such as I after O in IOB2.
enum class InvalidTags : std::uint8_t {
    StartMention, ///< it is a mention all the same, as the lenient rule has it
    Drop, ///< it is none
    Refuse, ///< the tags are not read
};
[[nodiscard]] const char* toText(InvalidTags policy); ///< "start", "drop", "refuse"

/// How tags are read. The two readings of the tables:
///   conlleval  no scheme: every letter is taken, nothing is invalid
///   strict     the scheme, Drop
/// A scheme and StartMention give the mentions of conlleval and count what was repaired.
struct TagRules
{
    std::optional<TagScheme> scheme;
    InvalidTags invalid = InvalidTags::StartMention;
    TagSide side = TagSide::Before;
};

/// Mentions that broke the rules, and were kept or dropped as the rules say.
struct TagRepairs
{
    std::uint64_t mentions = 0;
    std::optional<TagPlace> first; ///< the first tag of the first of them
};

/// Reads sentence after sentence. O(tags).
class TagDecoder
{
public:
    explicit TagDecoder(const TagRules& rules)
        : m_rules(rules)
    {
    }
    /// The mentions of the next sentence, ascending, [first, last) in tokens. What `mentions` held is
    /// replaced. InvalidArgument with the place: a text that is no tag, a letter the scheme does not know, a
    /// broken rule when those are refused.
    [[nodiscard]] Status decode(std::span<const std::string_view> tags, std::vector<Mention>& mentions);
    [[nodiscard]] Status decode(std::span<const std::string> tags, std::vector<Mention>& mentions);
    [[nodiscard]] std::uint64_t sentences() const { return m_sentences; }
    [[nodiscard]] const TagRepairs& repairs() const { return m_repairs; }

private:
    [[nodiscard]] Status parse(std::span<const std::string_view> texts);

    TagRules m_rules;
    std::uint64_t m_sentences = 0;
    TagRepairs m_repairs;
    std::vector<std::string_view> m_views;
    std::vector<Tag> m_tags;
    std::vector<TagChunk> m_chunks;
};

/// Mentions in tokens become mentions in the bytes of the text: from where the first token begins to where
/// the last one ends. InvalidArgument when there are too few tokens.
[[nodiscard]] Status placeInText(std::vector<Mention>& mentions, std::span<const TextSpan> tokens);

/// The tags of a sentence of `tokens` tokens. InvalidArgument: mentions that overlap, are empty, in several
/// fragments, without a type, or outside the sentence. Any order of mentions.
[[nodiscard]] Result<std::vector<std::string>> encodeTags(std::span<const Mention> mentions,
    std::uint64_t tokens, TagScheme scheme, TagSide side = TagSide::Before);

/// One sentence from a scheme to another; `rules` say how it is read.
[[nodiscard]] Result<std::vector<std::string>> convertTags(
    std::span<const std::string_view> tags, const TagRules& rules, TagScheme scheme);

} // namespace heldout::metrics
