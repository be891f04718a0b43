// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/ngrams.h"

#include <cstring>

#include <unicode/uchar.h>

#include "text/ascii_words.h"
#include "text/case_table.h"
#include "text/code_points.h"

namespace heldout::text {

namespace {

/// Whether a cased letter stands before (or after) `at`, case-ignorable characters passed over: the
/// Final_Sigma condition of the Unicode standard, section 3.13.
bool casedBefore(std::string_view text, std::size_t at)
{
    while (at > 0) {
        const CodePoint c = previousCodePoint(text, at);
        if (!u_hasBinaryProperty(c, UCHAR_CASE_IGNORABLE))
            return u_hasBinaryProperty(c, UCHAR_CASED) != 0;
    }
    return false;
}

bool casedAfter(std::string_view text, std::size_t at)
{
    while (at < text.size()) {
        const CodePoint c = nextCodePoint(text, at);
        if (!u_hasBinaryProperty(c, UCHAR_CASE_IGNORABLE))
            return u_hasBinaryProperty(c, UCHAR_CASED) != 0;
    }
    return false;
}

/// Writes a text in lower case, character by character.
class Lowering
{
public:
    Lowering(std::string_view text, Words& out)
        : m_text(text)
        // A byte that is no UTF-8 becomes three; all else grows less.
        , m_lowered(out.roomForText(3 * text.size()))
    {
    }

    /// Calls put(point, first byte) for each character of the lower-cased text. Gives its bytes.
    template <typename Put>
    std::size_t run(const Put& put)
    {
        for (std::size_t i = 0; i < m_text.size();) {
            const std::size_t start = i;
            const CodePoint c = nextCodePoint(m_text, i);
            const LoweredPoint& point = loweredPoint(c);
            if (!point.depends) [[likely]]
                write(point, put);
            else if (c == kCapitalSigma)
                write(loweredPoint(isFinal(start, i) ? kFinalSigma : kSmallSigma), put);
            else { // the one letter whose lower case is two characters
                write(loweredPoint('i'), put);
                write(loweredPoint(kDotAbove), put);
            }
        }
        return m_size;
    }
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_size); }
    /// What was written from `first` on becomes something else.
    void replace(std::size_t first, std::string_view with)
    {
        std::memcpy(m_lowered + first, with.data(), with.size());
        m_size = first + with.size();
    }

private:
    static constexpr CodePoint kDotAbove = 0x0307;

    template <typename Put>
    void write(const LoweredPoint& point, const Put& put)
    {
        std::memcpy(m_lowered + m_size, point.utf8.data(), point.utf8.size());
        const std::size_t first = m_size;
        m_size += point.length;
        put(point, first);
    }
    [[nodiscard]] bool isFinal(std::size_t start, std::size_t end) const
    {
        return casedBefore(m_text, start) && !casedAfter(m_text, end);
    }

    std::string_view m_text;
    char* m_lowered;
    std::size_t m_size = 0;
};

void splitUnicode(std::string_view text, Words& out)
{
    Lowering lowering(text, out);
    WordSpan* const words = out.roomForWords(text.size() / 2 + 1);
    std::size_t count = 0;
    std::size_t first = 0;
    std::size_t length = 0; // code points of the word so far
    const auto endWord = [&](std::size_t last) {
        if (length >= 2)
            words[count++] = {static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(last)};
        length = 0;
    };
    const std::size_t size = lowering.run([&](const LoweredPoint& point, std::size_t at) {
        if (!point.isWord)
            endWord(at);
        else if (length++ == 0)
            first = at;
    });
    endWord(size);
    out.used(size, count);
}

void dropStopWords(Words& words)
{
    WordSpan* const spans = words.roomForWords(0);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!isStopWord(words[i]))
            spans[kept++] = spans[i];
    }
    words.used(words.lowered().size(), kept);
}

} // namespace

void splitWords(std::string_view text, StopWords stopWords, Words& out)
{
    static const AsciiSplitter& ascii = fastestSplitter();
    char* const lowered = out.roomForText(text.size());
    const std::size_t count
        = ascii.split(text.data(), text.size(), lowered, out.roomForWords(text.size() / 2 + 1));
    if (count == AsciiSplitter::kNotAscii)
        splitUnicode(text, out);
    else
        out.used(text.size(), count);
    if (stopWords == StopWords::English)
        dropStopWords(out);
}

void splitCharacters(std::string_view text, Words& out)
{
    Lowering lowering(text, out);
    WordSpan* const characters = out.roomForWords(text.size());
    std::size_t count = 0;
    bool afterSpace = false;
    const std::size_t size = lowering.run([&](const LoweredPoint& point, std::size_t first) {
        const bool again = point.isSpace && afterSpace;
        if (point.isSpace)
            lowering.replace(first, again ? "" : " ");
        afterSpace = point.isSpace;
        if (!again)
            characters[count++] = {static_cast<std::uint32_t>(first), lowering.size()};
    });
    out.used(size, count);
}

void splitUnits(std::string_view text, GramUnit unit, StopWords stopWords, Words& out)
{
    if (unit == GramUnit::Characters)
        splitCharacters(text, out);
    else
        splitWords(text, stopWords, out);
}

} // namespace heldout::text
