// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

/// Tags that mark mentions token by token: `B-cell-line`, `I-cell-line`, `O`.
namespace heldout {

/// How a scheme writes a mention of one, two and three tokens, alone:
///   IOB1   I | I I | I I I   B begins a mention only when the one before it touches and has the same type
///   IOB2   B | B I | B I I
///   IOE1   I | I I | I I I   E ends a mention only when the next one touches and has the same type
///   IOE2   E | I E | I I E
///   IOBES  S | B E | B I E   also written BIOES, BMES (M = I) and BMEWO (W = S)
///   BILOU  U | B L | B I L
enum class TagScheme : std::uint8_t { Iob1, Iob2, Ioe1, Ioe2, Iobes, Bilou };
inline constexpr std::array kTagSchemes{
    TagScheme::Iob1, TagScheme::Iob2, TagScheme::Ioe1, TagScheme::Ioe2, TagScheme::Iobes, TagScheme::Bilou};

[[nodiscard]] const char* toText(TagScheme scheme); ///< "IOB1" ...
/// By these names or others people use (BIO, IOB, BIOES, BMES ...), in any case.
[[nodiscard]] std::optional<TagScheme> tagSchemeFromText(std::string_view name);

/// Where the letter stands: `B-protein` or `protein-B`.
enum class TagSide : std::uint8_t { Before, Behind };

enum class TagPart : std::uint8_t { Outside, Begin, Inside, End, Single };

/// A set of schemes, bit i = kTagSchemes[i].
using TagSchemes = std::uint8_t;
[[nodiscard]] constexpr TagSchemes only(TagScheme scheme)
{
    return static_cast<TagSchemes>(1U << static_cast<unsigned>(scheme));
}
inline constexpr TagSchemes kAllTagSchemes = 63;

struct Tag
{
    TagPart part = TagPart::Outside;
    TagSchemes schemes = kAllTagSchemes; ///< those that know the letter
    std::string_view type; ///< "" outside; may hold hyphens
};

/// `O`, or one of the letters B I M E L S U W, a hyphen and a type that is not empty. Anything else is no
/// tag: neither `ORGANIZATION` nor a bare `B` is taken for another one.
[[nodiscard]] std::optional<Tag> parseTag(std::string_view text, TagSide side = TagSide::Before);

/// From 0.
struct TagPlace
{
    std::uint64_t sentence = 0;
    std::uint64_t token = 0;
    friend bool operator==(const TagPlace&, const TagPlace&) = default;
};

/// InvalidArgument naming sentence and token, from 1.
[[nodiscard]] tl::unexpected<Error> failTag(TagPlace place, std::string_view text);

/// A run of tags that is one mention by the lenient rule: a mention begins at a tag that is not O when the
/// tag before it is O, of another type, an end or a single, or when it is itself a begin or a single. On B, I
/// and O these are the chunks of the script conlleval of the CoNLL shared tasks; where that script leaves `E
/// B` in one chunk, this rule splits it.
struct TagChunk
{
    std::uint32_t first = 0;
    std::uint32_t last = 0; ///< [first, last) in tokens
    TagSchemes valid = 0; ///< the schemes in which it is well formed
};
void chunksOf(std::span<const Tag> tags, std::vector<TagChunk>& chunks);

struct DetectedScheme
{
    TagScheme scheme = TagScheme::Iob2;
    std::uint64_t mentions = 0;
    std::uint64_t invalid = 0; ///< mentions that break the scheme's rules
    std::optional<TagPlace> firstInvalid;
    Phrase why; ///< a sentence
};

/// Finds the scheme that tags are written in: the one that knows every letter seen and whose rules the fewest
/// mentions break; among equals IOB2, IOB1, IOE2, IOE1, IOBES, BILOU in this order. O(tags).
class TagSchemeDetector
{
public:
    explicit TagSchemeDetector(TagSide side = TagSide::Before)
        : m_side(side)
    {
    }
    /// The next sentence. InvalidArgument at what is no tag.
    [[nodiscard]] Status add(std::span<const std::string_view> tags);
    /// The next sentence, parsed, and its chunks.
    void add(std::span<const Tag> tags, std::span<const TagChunk> chunks);
    [[nodiscard]] Status add(std::span<const std::string> tags);
    /// InvalidArgument when no scheme knows all letters.
    [[nodiscard]] Result<DetectedScheme> result() const;

private:
    TagSide m_side;
    std::uint64_t m_sentences = 0;
    std::uint64_t m_mentions = 0;
    TagSchemes m_known = kAllTagSchemes;
    std::array<std::uint64_t, kTagSchemes.size()> m_invalid{};
    std::array<std::optional<TagPlace>, kTagSchemes.size()> m_first;
    std::vector<std::string_view> m_views;
    std::vector<Tag> m_tags;
    std::vector<TagChunk> m_chunks;
};

} // namespace heldout
