// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/tag_decoder.h"

#include <algorithm>

#include <fmt/format.h>

namespace heldout::metrics {

namespace {

struct Letters
{
    char begin, inside, end, single;
};

/// Of a mention; `touchesBefore` and `touchesBehind`: a mention of the same type ends or begins there.
Letters lettersOf(TagScheme scheme, bool touchesBefore, bool touchesBehind)
{
    switch (scheme) {
    case TagScheme::Iob1:
        return touchesBefore ? Letters{'B', 'I', 'I', 'B'} : Letters{'I', 'I', 'I', 'I'};
    case TagScheme::Iob2:
        return {'B', 'I', 'I', 'B'};
    case TagScheme::Ioe1:
        return touchesBehind ? Letters{'I', 'I', 'E', 'E'} : Letters{'I', 'I', 'I', 'I'};
    case TagScheme::Ioe2:
        return {'I', 'I', 'E', 'E'};
    case TagScheme::Iobes:
        return {'B', 'I', 'E', 'S'};
    case TagScheme::Bilou:
        break;
    }
    return {'B', 'I', 'L', 'U'};
}

tl::unexpected<Error> failOutside(const Mention& mention, std::uint64_t tokens)
{
    return fail(Code::InvalidArgument,
        Phrase::of("Tokens %1 to %2 are no mention of a sentence whose last token is %3.",
            std::uint64_t{mention.first} + 1, std::uint64_t{mention.last}, tokens));
}

Status checkForTags(std::span<const Mention> sorted, std::uint64_t tokens)
{
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const Mention& mention = sorted[i];
        if (mention.first >= mention.last || mention.last > tokens)
            return failOutside(mention, tokens);
        if (!mention.fragments.empty())
            return fail(
                Code::InvalidArgument, Phrase::of("A mention in several pieces cannot be written as tags."));
        if (mention.type.empty())
            return fail(
                Code::InvalidArgument, Phrase::of("A mention without a type cannot be written as tags."));
        if (i > 0 && sorted[i - 1].last > mention.first)
            return fail(Code::InvalidArgument,
                Phrase::of("Two mentions share token %1: tags cannot tell them apart.",
                    std::uint64_t{mention.first} + 1));
    }
    return {};
}

} // namespace

const char* toText(InvalidTags policy)
{
    switch (policy) {
    case InvalidTags::StartMention:
        return "start";
    case InvalidTags::Drop:
        return "drop";
    case InvalidTags::Refuse:
        break;
    }
    return "refuse";
}

Status TagDecoder::parse(std::span<const std::string_view> texts)
{
    m_tags.clear();
    for (const std::string_view text : texts) {
        const std::optional<Tag> tag = parseTag(text, m_rules.side);
        const TagPlace place{m_sentences, m_tags.size()};
        if (!tag)
            return failTag(place, text);
        if (m_rules.scheme && (tag->schemes & only(*m_rules.scheme)) == 0)
            return fail(Code::InvalidArgument,
                Phrase::of("Sentence %1, token %2: %3 has no tag such as “%4”.", place.sentence + 1,
                    place.token + 1, toText(*m_rules.scheme), text),
                Phrase::of("Choose the scheme that the tags are written in."));
        m_tags.push_back(*tag);
    }
    return {};
}

Status TagDecoder::decode(std::span<const std::string_view> tags, std::vector<Mention>& mentions)
{
    if (Status status = parse(tags); !status)
        return status;
    chunksOf(m_tags, m_chunks);
    std::size_t count = 0; // mentions that stood there are filled anew, for their memory
    for (const TagChunk& chunk : m_chunks) {
        if (m_rules.scheme && (chunk.valid & only(*m_rules.scheme)) == 0) {
            if (m_rules.invalid == InvalidTags::Refuse)
                return fail(Code::InvalidArgument,
                    Phrase::of(
                        "Sentence %1, token %2: the mention that begins with “%3” breaks the rules of %4.",
                        m_sentences + 1, std::uint64_t{chunk.first} + 1, tags[chunk.first],
                        toText(*m_rules.scheme)),
                    Phrase::of("Let such tags start a mention, or leave them out."));
            if (m_repairs.mentions++ == 0)
                m_repairs.first = TagPlace{m_sentences, chunk.first};
            if (m_rules.invalid == InvalidTags::Drop)
                continue;
        }
        if (count == mentions.size())
            mentions.emplace_back();
        Mention& mention = mentions[count++];
        mention.first = chunk.first;
        mention.last = chunk.last;
        mention.type = m_tags[chunk.first].type;
        mention.surface.clear();
        mention.fragments.clear();
    }
    mentions.resize(count);
    ++m_sentences;
    return {};
}

Status TagDecoder::decode(std::span<const std::string> tags, std::vector<Mention>& mentions)
{
    m_views.assign(tags.begin(), tags.end());
    return decode(m_views, mentions);
}

Status placeInText(std::vector<Mention>& mentions, std::span<const TextSpan> tokens)
{
    for (Mention& mention : mentions) {
        if (mention.first >= mention.last || mention.last > tokens.size())
            return failOutside(mention, tokens.size());
        const TextSpan placed{tokens[mention.first].first, tokens[mention.last - 1].last};
        mention.first = placed.first;
        mention.last = placed.last;
    }
    return {};
}

Result<std::vector<std::string>> encodeTags(
    std::span<const Mention> mentions, std::uint64_t tokens, TagScheme scheme, TagSide side)
{
    std::vector<Mention> sorted(mentions.begin(), mentions.end());
    std::ranges::sort(sorted, {}, &Mention::first);
    if (const Status status = checkForTags(sorted, tokens); !status)
        return tl::unexpected(status.error());
    std::vector<std::string> tags(tokens, "O");
    const auto touch = [&](std::size_t a, std::size_t b) {
        return b < sorted.size() && sorted[a].last == sorted[b].first && sorted[a].type == sorted[b].type;
    };
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const Mention& mention = sorted[i];
        const Letters letters = lettersOf(scheme, i > 0 && touch(i - 1, i), touch(i, i + 1));
        for (std::uint32_t at = mention.first; at < mention.last; ++at) {
            char letter = letters.inside;
            if (mention.last - mention.first == 1)
                letter = letters.single;
            else if (at == mention.first)
                letter = letters.begin;
            else if (at + 1 == mention.last)
                letter = letters.end;
            tags[at] = side == TagSide::Before ? fmt::format("{}-{}", letter, mention.type)
                                               : fmt::format("{}-{}", mention.type, letter);
        }
    }
    return tags;
}

Result<std::vector<std::string>> convertTags(
    std::span<const std::string_view> tags, const TagRules& rules, TagScheme scheme)
{
    std::vector<Mention> mentions;
    if (const Status status = TagDecoder(rules).decode(tags, mentions); !status)
        return tl::unexpected(status.error());
    return encodeTags(mentions, tags.size(), scheme, rules.side);
}

} // namespace heldout::metrics
