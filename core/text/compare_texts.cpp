// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/compare_texts.h"

#include <algorithm>
#include <unordered_map>

#include <unicode/uchar.h>

#include "text/alignment.h"
#include "text/code_points.h"
#include "text/fold.h"
#include "text/word_boundaries.h"

namespace heldout::text {

namespace {

constexpr std::uint32_t kNotAligned = 0xffffffffu;

/// One text with its words, each word as a number that is the same for words equal after case folding.
struct Side
{
    explicit Side(std::string_view sideText)
        : text(sideText)
        , words(displayWords(sideText))
        , borders(sideText)
    {
    }
    std::string_view text;
    std::vector<WordSpan> words;
    std::vector<std::uint32_t> numbers;
    std::vector<std::uint32_t> partner; ///< aligned word of the other side, or kNotAligned
    std::vector<bool> elsewhere; ///< by number: stands in this text
    GraphemeBorders borders;
    std::vector<Mark> marks;
};

void numberWords(Side& left, Side& right)
{
    std::unordered_map<std::string, std::uint32_t> numbers;
    std::string folded;
    for (Side* side : {&left, &right}) {
        for (const WordSpan& word : side->words) {
            foldCase(side->text.substr(word.first, word.last - word.first), folded);
            side->numbers.push_back(
                numbers.try_emplace(folded, static_cast<std::uint32_t>(numbers.size())).first->second);
        }
    }
    for (Side* side : {&left, &right}) {
        side->partner.assign(side->words.size(), kNotAligned);
        side->elsewhere.assign(numbers.size(), false);
        for (const std::uint32_t number : side->numbers)
            side->elsewhere[number] = true;
    }
}

/// The text between word `i - 1` and word `i`; before the first and after the last word too.
std::string_view gapBefore(const Side& side, std::size_t i)
{
    const std::uint32_t first = i == 0 ? 0 : side.words[i - 1].last;
    const auto last
        = i == side.words.size() ? static_cast<std::uint32_t>(side.text.size()) : side.words[i].first;
    return side.text.substr(first, last - first);
}

/// Bytes of a gap up to its first white space, and from behind its last one. A gap without any that joins two
/// words
/// ("wild-type") belongs to neither.
struct GapEdges
{
    std::string_view head;
    std::string_view tail;
};

GapEdges edgesOf(const Side& side, std::size_t i)
{
    const std::string_view gap = gapBefore(side, i);
    std::size_t head = gap.size();
    std::size_t tail = 0;
    for (std::size_t at = 0; at < gap.size();) {
        const std::size_t start = at;
        if (u_isUWhiteSpace(nextCodePoint(gap, at))) {
            head = std::min(head, start);
            tail = at;
        }
    }
    const bool joins = head == gap.size() && i != 0 && i != side.words.size();
    if (joins)
        return {};
    return {i == 0 ? std::string_view{} : gap.substr(0, head),
        i == side.words.size() ? std::string_view{} : gap.substr(tail)};
}

/// Words [first, last) of a side as one mark that takes `before` bytes ahead and `after` bytes behind along.
void addMark(Side& side, std::size_t first, std::size_t last, std::size_t before, std::size_t after,
    MarkKind kind, std::uint32_t pair)
{
    Mark mark;
    mark.first = side.borders.atOrBefore(side.words[first].first - static_cast<std::uint32_t>(before));
    mark.last = side.borders.atOrAfter(side.words[last - 1].last + static_cast<std::uint32_t>(after));
    if (!side.marks.empty())
        mark.first = std::max(mark.first, side.marks.back().last);
    mark.kind = kind;
    mark.pair = pair;
    if (mark.first < mark.last)
        side.marks.push_back(mark);
}

/// Words [begin, end) stand between two aligned runs: those the other text does not have are marked,
/// neighbours as one. True when there were any.
bool markOnlyHere(Side& side, const Side& other, std::size_t begin, std::size_t end, std::uint32_t difference)
{
    const auto missing = [&](std::size_t i) { return !other.elsewhere[side.numbers[i]]; };
    bool any = false;
    for (std::size_t first = begin; first < end;) {
        if (!missing(first)) {
            ++first;
            continue;
        }
        std::size_t last = first + 1;
        while (last < end && missing(last))
            ++last;
        addMark(side, first, last, edgesOf(side, first).tail.size(), edgesOf(side, last).head.size(),
            MarkKind::OnlyHere, difference);
        any = true;
        first = last;
    }
    return any;
}

/// A run of `count` aligned words. Punctuation at its ends belongs to it where it is the same on both sides.
void markShared(Side& left, Side& right, const AlignedPair& start, std::size_t count, std::uint32_t pair)
{
    const std::string_view leftTail = edgesOf(left, start.left).tail;
    const std::string_view leftHead = edgesOf(left, start.left + count).head;
    const std::size_t before = leftTail == edgesOf(right, start.right).tail ? leftTail.size() : 0;
    const std::size_t after = leftHead == edgesOf(right, start.right + count).head ? leftHead.size() : 0;
    addMark(left, start.left, start.left + count, before, after, MarkKind::Shared, pair);
    addMark(right, start.right, start.right + count, before, after, MarkKind::Shared, pair);
}

} // namespace

Comparison compareTexts(std::string_view leftText, std::string_view rightText)
{
    Side left(leftText);
    Side right(rightText);
    numberWords(left, right);
    const Alignment alignment = align(left.numbers, right.numbers);
    Comparison result;
    result.coarse = alignment.coarse;
    std::size_t leftAt = 0;
    std::size_t rightAt = 0;
    std::uint32_t runs = 0;
    const auto markGap = [&](std::size_t leftEnd, std::size_t rightEnd) {
        const bool onLeft = markOnlyHere(left, right, leftAt, leftEnd, result.differences);
        const bool onRight = markOnlyHere(right, left, rightAt, rightEnd, result.differences);
        result.differences += onLeft || onRight ? 1 : 0;
    };
    const std::vector<AlignedPair>& pairs = alignment.pairs;
    for (std::size_t i = 0; i < pairs.size();) {
        std::size_t count = 1;
        while (i + count < pairs.size() && pairs[i + count].left == pairs[i].left + count
            && pairs[i + count].right == pairs[i].right + count)
            ++count;
        markGap(pairs[i].left, pairs[i].right);
        markShared(left, right, pairs[i], count, runs++);
        leftAt = pairs[i].left + count;
        rightAt = pairs[i].right + count;
        i += count;
    }
    markGap(left.words.size(), right.words.size());
    result.left = std::move(left.marks);
    result.right = std::move(right.marks);
    return result;
}

} // namespace heldout::text
