// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/tag_scheme.h"

#include <algorithm>
#include <string>

namespace heldout {

namespace {

constexpr TagSchemes kIob = only(TagScheme::Iob1) | only(TagScheme::Iob2);
constexpr TagSchemes kIoe = only(TagScheme::Ioe1) | only(TagScheme::Ioe2);
constexpr TagSchemes kIobes = only(TagScheme::Iobes);
constexpr TagSchemes kBilou = only(TagScheme::Bilou);

struct Letter
{
    char letter;
    TagPart part;
    TagSchemes schemes;
};
constexpr std::array kLetters{
    Letter{'B', TagPart::Begin, kIob | kIobes | kBilou},
    Letter{'I', TagPart::Inside, kAllTagSchemes},
    Letter{'E', TagPart::End, kIoe | kIobes},
    Letter{'S', TagPart::Single, kIobes},
    Letter{'L', TagPart::End, kBilou},
    Letter{'U', TagPart::Single, kBilou},
    Letter{'M', TagPart::Inside, kIobes},
    Letter{'W', TagPart::Single, kIobes},
};

struct SchemeName
{
    std::string_view name;
    TagScheme scheme;
};
// The first name of a scheme is the one that is shown.
constexpr std::array kNames{
    SchemeName{"IOB1", TagScheme::Iob1},
    SchemeName{"IOB", TagScheme::Iob1},
    SchemeName{"BIO1", TagScheme::Iob1},
    SchemeName{"IOB2", TagScheme::Iob2},
    SchemeName{"BIO", TagScheme::Iob2},
    SchemeName{"BIO2", TagScheme::Iob2},
    SchemeName{"IOE1", TagScheme::Ioe1},
    SchemeName{"IOE2", TagScheme::Ioe2},
    SchemeName{"IOBES", TagScheme::Iobes},
    SchemeName{"BIOES", TagScheme::Iobes},
    SchemeName{"BMES", TagScheme::Iobes},
    SchemeName{"BMEWO", TagScheme::Iobes},
    SchemeName{"BILOU", TagScheme::Bilou},
    SchemeName{"BIOLU", TagScheme::Bilou},
};

bool touchesSameType(const Tag& a, const Tag& b)
{
    return a.part != TagPart::Outside && b.part != TagPart::Outside && a.type == b.type;
}

bool begins(const Tag& tag, const Tag& before)
{
    return !touchesSameType(before, tag) || tag.part == TagPart::Begin || tag.part == TagPart::Single
        || before.part == TagPart::End || before.part == TagPart::Single;
}

/// A chunk is one begin, inside or end, insides, and an end or inside; or a single.
TagSchemes validSchemes(std::span<const Tag> tags, std::size_t first, std::size_t last)
{
    TagSchemes known = kAllTagSchemes;
    for (std::size_t i = first; i < last; ++i)
        known &= tags[i].schemes;
    const TagPart begin = tags[first].part;
    const TagPart end = tags[last - 1].part;
    TagSchemes valid = 0;
    if (begin == TagPart::Single)
        return known & (kIobes | kBilou);
    if (begin == TagPart::Begin) {
        valid |= only(TagScheme::Iob2);
        if (first > 0 && touchesSameType(tags[first - 1], tags[first]))
            valid |= only(TagScheme::Iob1);
        if (end == TagPart::End)
            valid |= kIobes | kBilou;
    } else {
        valid |= only(TagScheme::Iob1);
    }
    if (end == TagPart::End) {
        valid |= only(TagScheme::Ioe2);
        if (last < tags.size() && touchesSameType(tags[last - 1], tags[last]))
            valid |= only(TagScheme::Ioe1);
    } else {
        valid |= only(TagScheme::Ioe1);
    }
    return known & valid;
}

Phrase whyOf(TagScheme scheme)
{
    switch (scheme) {
    case TagScheme::Iob1:
        return Phrase::of(
            "Every mention begins with I, or with B where it touches another one of its type: IOB1.");
    case TagScheme::Iob2:
        return Phrase::of("Every mention begins with B and goes on with I: IOB2.");
    case TagScheme::Ioe1:
        return Phrase::of(
            "Every mention ends with I, or with E where it touches another one of its type: IOE1.");
    case TagScheme::Ioe2:
        return Phrase::of("Every mention ends with E: IOE2.");
    case TagScheme::Iobes:
        return Phrase::of("Every mention begins with B and ends with E, or is one S: IOBES.");
    case TagScheme::Bilou:
        break;
    }
    return Phrase::of("Every mention begins with B and ends with L, or is one U: BILOU.");
}

} // namespace

const char* toText(TagScheme scheme)
{
    constexpr std::array kShown{"IOB1", "IOB2", "IOE1", "IOE2", "IOBES", "BILOU"};
    return kShown.at(static_cast<std::size_t>(scheme));
}

std::optional<TagScheme> tagSchemeFromText(std::string_view name)
{
    std::string upper(name);
    for (char& c : upper)
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    const auto* const found = std::ranges::find(kNames, upper, &SchemeName::name);
    if (found == kNames.end())
        return std::nullopt;
    return found->scheme;
}

std::optional<Tag> parseTag(std::string_view text, TagSide side)
{
    if (text == "O")
        return Tag{};
    if (text.size() < 3)
        return std::nullopt;
    const bool before = side == TagSide::Before;
    const char letter = before ? text.front() : text.back();
    const char hyphen = before ? text[1] : text[text.size() - 2];
    const auto* const found = std::ranges::find(kLetters, letter, &Letter::letter);
    if (found == kLetters.end() || hyphen != '-')
        return std::nullopt;
    return Tag{found->part, found->schemes, before ? text.substr(2) : text.substr(0, text.size() - 2)};
}

tl::unexpected<Error> failTag(TagPlace place, std::string_view text)
{
    return fail(Code::InvalidArgument,
        Phrase::of("Sentence %1, token %2: “%3” is no tag.", place.sentence + 1, place.token + 1, text),
        Phrase::of("A tag is O, or a letter such as B or I, a hyphen and a type."));
}

void chunksOf(std::span<const Tag> tags, std::vector<TagChunk>& chunks)
{
    chunks.clear();
    for (std::size_t first = 0; first < tags.size();) {
        if (tags[first].part == TagPart::Outside) {
            ++first;
            continue;
        }
        std::size_t last = first + 1;
        while (
            last < tags.size() && tags[last].part != TagPart::Outside && !begins(tags[last], tags[last - 1]))
            ++last;
        chunks.push_back({static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(last),
            validSchemes(tags, first, last)});
        first = last;
    }
}

Status TagSchemeDetector::add(std::span<const std::string_view> tags)
{
    m_tags.clear();
    for (const std::string_view text : tags) {
        const std::optional<Tag> tag = parseTag(text, m_side);
        if (!tag)
            return failTag({m_sentences, m_tags.size()}, text);
        m_tags.push_back(*tag);
    }
    chunksOf(m_tags, m_chunks);
    add(m_tags, m_chunks);
    return {};
}

void TagSchemeDetector::add(std::span<const Tag> tags, std::span<const TagChunk> chunks)
{
    for (const Tag& tag : tags)
        m_known &= tag.schemes;
    for (const TagChunk& chunk : chunks) {
        for (const TagScheme scheme : kTagSchemes) {
            const auto i = static_cast<std::size_t>(scheme);
            if ((chunk.valid & only(scheme)) != 0)
                continue;
            ++m_invalid[i];
            if (!m_first[i])
                m_first[i] = TagPlace{m_sentences, chunk.first};
        }
    }
    m_mentions += chunks.size();
    ++m_sentences;
}

Status TagSchemeDetector::add(std::span<const std::string> tags)
{
    m_views.assign(tags.begin(), tags.end());
    return add(m_views);
}

Result<DetectedScheme> TagSchemeDetector::result() const
{
    constexpr std::array kByPreference{TagScheme::Iob2, TagScheme::Iob1, TagScheme::Ioe2, TagScheme::Ioe1,
        TagScheme::Iobes, TagScheme::Bilou};
    std::optional<TagScheme> best;
    const auto invalidIn = [&](TagScheme scheme) { return m_invalid[static_cast<std::size_t>(scheme)]; };
    for (const TagScheme scheme : kByPreference) {
        if ((m_known & only(scheme)) != 0 && (!best || invalidIn(scheme) < invalidIn(*best)))
            best = scheme;
    }
    if (!best)
        return fail(Code::InvalidArgument, Phrase::of("No tag scheme has all the letters of these tags."),
            Phrase::of("Two files in different schemes may have been put together."));
    DetectedScheme found{*best, m_mentions, invalidIn(*best), m_first[static_cast<std::size_t>(*best)], {}};
    if (m_mentions == 0)
        found.why = Phrase::of("No tag but O was seen: taken as %1.", toText(*best));
    else if (found.invalid == 0)
        found.why = whyOf(*best);
    else if (found.invalid == 1)
        found.why
            = Phrase::of("%1 fits best. Of %2 mentions 1 breaks its rules: in sentence %3, at token %4.",
                toText(*best), m_mentions, found.firstInvalid->sentence + 1, found.firstInvalid->token + 1);
    else
        found.why
            = Phrase::of("%1 fits best. Of %2 mentions %3 break its rules, the first in sentence %4, at "
                         "token %5.",
                toText(*best), m_mentions, found.invalid, found.firstInvalid->sentence + 1,
                found.firstInvalid->token + 1);
    return found;
}

} // namespace heldout
