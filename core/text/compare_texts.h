// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/ngrams.h"

/// What two texts have in common, for the eye.
namespace heldout::text {

enum class MarkKind : std::uint8_t {
    Shared, ///< a run of words that stands on both sides in the same order
    OnlyHere, ///< words that the other side does not have at this place
};

/// Bytes [first, last) of one side's text, on grapheme borders, ascending, not overlapping. Marks of kind
/// Shared that face each other carry the same `pair` (from 0); OnlyHere marks carry the number of their
/// difference.
struct Mark
{
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    MarkKind kind = MarkKind::Shared;
    std::uint32_t pair = 0;
};

struct Comparison
{
    std::vector<Mark> left;
    std::vector<Mark> right;
    std::uint32_t differences = 0; ///< number of differences, each on one or both sides
    bool coarse = false; ///< too long for a full alignment: parts may be left unaligned
};

/// Aligns the words (ICU word boundaries, so that Chinese and emoji count; equal when equal after case
/// folding) by longest common subsequence. A word that is not aligned but stands somewhere on the other side
/// is left unmarked. A mark takes the blanks and punctuation between its words along, and punctuation that
/// touches its ends (a shared mark only where it is the same on both sides). O(words left x words right) up
/// to 4 million cells; longer texts are first cut at words that occur once on either side.
[[nodiscard]] Comparison compareTexts(std::string_view left, std::string_view right);

/// One side as the engine saw it: the words that are left, lower-cased, joined by blanks, or the characters,
/// with the n-grams that count towards the score marked Shared (n words or characters each, the shortest of
/// several lengths, merged where they touch or overlap; `pair` is
/// 0).
struct EngineView
{
    std::string text;
    std::vector<Mark> marks;
};
struct EngineViews
{
    EngineView left;
    EngineView right;
    std::vector<std::string> sharedNgrams; ///< distinct, in the order of the left side
};
[[nodiscard]] EngineViews engineViews(std::string_view left, std::string_view right, int n,
    StopWords stopWords, GramUnit unit = GramUnit::Words);

} // namespace heldout::text
