// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <unordered_set>

#include "text/compare_texts.h"

namespace heldout::text {

namespace {

/// Words joined by blanks, or characters, and where each one lies.
struct JoinedWords
{
    std::string text;
    std::vector<WordSpan> spans;

    [[nodiscard]] std::size_t ngrams(std::size_t n) const
    {
        return spans.size() < n ? 0 : spans.size() - n + 1;
    }
    [[nodiscard]] std::string_view ngram(std::size_t i, std::size_t n) const
    {
        return std::string_view(text).substr(spans[i].first, spans[i + n - 1].last - spans[i].first);
    }
};

JoinedWords joinWords(std::string_view text, StopWords stopWords, GramUnit unit)
{
    Words words;
    splitUnits(text, unit, stopWords, words);
    JoinedWords joined;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0 && unit == GramUnit::Words)
            joined.text += ' ';
        const auto first = static_cast<std::uint32_t>(joined.text.size());
        joined.text += words[i];
        joined.spans.push_back({first, static_cast<std::uint32_t>(joined.text.size())});
    }
    return joined;
}

std::unordered_set<std::string_view> ngramsOf(const JoinedWords& words, std::size_t n)
{
    std::unordered_set<std::string_view> ngrams;
    for (std::size_t i = 0; i < words.ngrams(n); ++i)
        ngrams.insert(words.ngram(i, n));
    return ngrams;
}

std::vector<Mark> markShared(
    const JoinedWords& words, const std::unordered_set<std::string_view>& other, std::size_t n)
{
    std::vector<Mark> marks;
    std::size_t marked = 0; // words before this one are inside the last mark
    for (std::size_t i = 0; i < words.ngrams(n); ++i) {
        if (!other.contains(words.ngram(i, n)))
            continue;
        const std::uint32_t last = words.spans[i + n - 1].last;
        if (!marks.empty() && i <= marked)
            marks.back().last = last;
        else
            marks.push_back({words.spans[i].first, last, MarkKind::Shared, 0});
        marked = i + n;
    }
    return marks;
}

} // namespace

EngineViews engineViews(
    std::string_view left, std::string_view right, int n, StopWords stopWords, GramUnit unit)
{
    const auto size = static_cast<std::size_t>(std::max(n, 1));
    JoinedWords leftWords = joinWords(left, stopWords, unit);
    JoinedWords rightWords = joinWords(right, stopWords, unit);
    EngineViews views;
    {
        const auto onLeft = ngramsOf(leftWords, size);
        const auto onRight = ngramsOf(rightWords, size);
        std::unordered_set<std::string_view> listed;
        for (std::size_t i = 0; i < leftWords.ngrams(size); ++i) {
            const std::string_view ngram = leftWords.ngram(i, size);
            if (onRight.contains(ngram) && listed.insert(ngram).second)
                views.sharedNgrams.emplace_back(ngram);
        }
        views.left.marks = markShared(leftWords, onRight, size);
        views.right.marks = markShared(rightWords, onLeft, size);
    }
    views.left.text = std::move(leftWords.text);
    views.right.text = std::move(rightWords.text);
    return views;
}

} // namespace heldout::text
