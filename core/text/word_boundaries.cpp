// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/word_boundaries.h"

#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>

#include "base/utf8.h"
#include "text/code_points.h"

namespace heldout::text {

namespace {

/// A break iterator over UTF-8; offsets are bytes.
class Breaks
{
public:
    using Make = icu::BreakIterator* (*)(const icu::Locale&, UErrorCode&);

    Breaks(std::string_view text, Make make)
        : m_size(static_cast<std::int32_t>(text.size()))
    {
        UErrorCode status = U_ZERO_ERROR;
        m_iterator.reset(make(icu::Locale::getRoot(), status));
        utext_openUTF8(&m_text, text.data(), static_cast<std::int64_t>(text.size()), &status);
        if (U_SUCCESS(status))
            m_iterator->setText(&m_text, status);
        if (U_FAILURE(status))
            m_iterator.reset();
    }
    Breaks(const Breaks&) = delete;
    Breaks& operator=(const Breaks&) = delete;
    ~Breaks()
    {
        m_iterator.reset();
        utext_close(&m_text);
    }

    /// None when ICU has no data; the text then counts as one piece.
    [[nodiscard]] icu::BreakIterator* iterator() const { return m_iterator.get(); }
    [[nodiscard]] std::int32_t size() const { return m_size; }

private:
    UText m_text = UTEXT_INITIALIZER;
    std::unique_ptr<icu::BreakIterator> m_iterator;
    std::int32_t m_size;
};

constexpr CodePoint kEmojiVariation = 0xFE0F; // asks for the coloured form of the character before it

bool hasEmoji(std::string_view piece)
{
    for (std::size_t i = 0; i < piece.size();) {
        const CodePoint c = nextCodePoint(piece, i);
        // Copyright and trade mark signs may be drawn as emoji too, but stand in texts as punctuation.
        if (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION)
            || u_hasBinaryProperty(c, UCHAR_REGIONAL_INDICATOR) || c == kEmojiVariation)
            return true;
    }
    return false;
}

} // namespace

std::vector<WordSpan> displayWords(std::string_view text)
{
    std::vector<WordSpan> words;
    const Breaks breaks(text, &icu::BreakIterator::createWordInstance);
    icu::BreakIterator* iterator = breaks.iterator();
    if (iterator == nullptr)
        return words;
    std::int32_t first = iterator->first();
    for (std::int32_t last = iterator->next(); last != icu::BreakIterator::DONE; last = iterator->next()) {
        const std::string_view piece
            = text.substr(static_cast<std::size_t>(first), static_cast<std::size_t>(last - first));
        if (iterator->getRuleStatus() >= UBRK_WORD_NONE_LIMIT || hasEmoji(piece))
            words.push_back({static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(last)});
        first = last;
    }
    return words;
}

struct GraphemeBorders::State
{
    explicit State(std::string_view text)
        : breaks(text, &icu::BreakIterator::createCharacterInstance)
    {
    }
    Breaks breaks;
};

GraphemeBorders::GraphemeBorders(std::string_view text)
{
    if (!isAscii(text))
        m_state = std::make_unique<State>(text);
}

GraphemeBorders::~GraphemeBorders() = default;

std::uint32_t GraphemeBorders::atOrBefore(std::uint32_t offset) const
{
    if (!m_state || m_state->breaks.iterator() == nullptr)
        return offset;
    const auto at = static_cast<std::int32_t>(offset);
    icu::BreakIterator& iterator = *m_state->breaks.iterator();
    return at == 0 || iterator.isBoundary(at) ? offset : static_cast<std::uint32_t>(iterator.preceding(at));
}

std::uint32_t GraphemeBorders::atOrAfter(std::uint32_t offset) const
{
    if (!m_state || m_state->breaks.iterator() == nullptr)
        return offset;
    const auto at = static_cast<std::int32_t>(offset);
    icu::BreakIterator& iterator = *m_state->breaks.iterator();
    const bool border = at >= m_state->breaks.size() || iterator.isBoundary(at);
    return border ? offset : static_cast<std::uint32_t>(iterator.following(at));
}

} // namespace heldout::text
