// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/ngrams.h"

#include <array>

#include <unicode/uchar.h>

#include "base/utf8.h"
#include "text/code_points.h"

namespace heldout::text {

namespace {

constexpr CodePoint kCapitalIWithDot = 0x0130;
constexpr CodePoint kCapitalSigma = 0x03A3;
constexpr CodePoint kSmallSigma = 0x03C3;
constexpr CodePoint kFinalSigma = 0x03C2;

constexpr bool isAsciiUpper(unsigned char c)
{
    return c >= 'A' && c <= 'Z';
}

constexpr bool isAsciiWord(unsigned char c)
{
    return (c >= '0' && c <= '9') || isAsciiUpper(c) || (c >= 'a' && c <= 'z') || c == '_';
}

/// Lower case of every ASCII byte; the top bit says that it is a word character.
constexpr std::uint8_t kWordBit = 0x80;
constexpr auto kAscii = [] {
    std::array<std::uint8_t, 128> table{};
    for (unsigned c = 0; c < table.size(); ++c) {
        const auto byte = static_cast<unsigned char>(c);
        const unsigned lower = isAsciiUpper(byte) ? c + ('a' - 'A') : c;
        table[c] = static_cast<std::uint8_t>(isAsciiWord(byte) ? lower | kWordBit : lower);
    }
    return table;
}();

bool isWordCharacter(CodePoint c)
{
    return c == '_' || (U_GET_GC_MASK(c) & (U_GC_L_MASK | U_GC_N_MASK)) != 0;
}

/// Keeps the words of Words::lowered that are no stop words.
class WordTaker
{
public:
    WordTaker(StopWords stopWords, Words& out)
        : m_dropStopWords(stopWords == StopWords::English)
        , m_out(out)
    {
    }

    void operator()(std::size_t first, std::size_t last) const
    {
        if (m_dropStopWords && isStopWord(std::string_view(m_out.lowered).substr(first, last - first)))
            return;
        m_out.spans.push_back({static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(last)});
    }

private:
    bool m_dropStopWords;
    Words& m_out;
};

void splitAscii(std::string_view text, StopWords stopWords, Words& out)
{
    out.lowered.resize(text.size());
    const WordTaker taker(stopWords, out);
    char* lowered = out.lowered.data();
    std::size_t i = 0;
    // Whole runs at a time: the branch is taken once a run, not once a byte. What follows the current run is
    // lowered later, so a word is complete in `lowered` when its end is told.
    while (i < text.size()) {
        std::uint8_t entry = kAscii[static_cast<unsigned char>(text[i])];
        if ((entry & kWordBit) == 0) {
            lowered[i++] = static_cast<char>(entry);
            continue;
        }
        const std::size_t first = i;
        do {
            lowered[i++] = static_cast<char>(entry & ~kWordBit);
        } while (i < text.size() && ((entry = kAscii[static_cast<unsigned char>(text[i])]) & kWordBit) != 0);
        if (i - first >= 2)
            taker(first, i);
    }
}

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

/// Calls put(code point) for each character of the lower-cased text.
template <typename Put>
void lowerCodePoints(std::string_view text, const Put& put)
{
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t start = i;
        const CodePoint c = nextCodePoint(text, i);
        if (c == kCapitalIWithDot) { // the one letter whose lower case is two characters
            put('i');
            put(0x0307);
        } else if (c == kCapitalSigma) {
            put(casedBefore(text, start) && !casedAfter(text, i) ? kFinalSigma : kSmallSigma);
        } else {
            put(u_tolower(c));
        }
    }
}

void splitUnicode(std::string_view text, StopWords stopWords, Words& out)
{
    const WordTaker taker(stopWords, out);
    std::size_t first = 0;
    std::size_t length = 0; // code points of the word so far
    const auto endWord = [&] {
        if (length >= 2)
            taker(first, out.lowered.size());
        length = 0;
    };
    lowerCodePoints(text, [&](CodePoint c) {
        if (!isWordCharacter(c))
            endWord();
        else if (length++ == 0)
            first = out.lowered.size();
        appendCodePoint(out.lowered, c);
    });
    endWord();
}

} // namespace

void splitWords(std::string_view text, StopWords stopWords, Words& out)
{
    out.lowered.clear();
    out.spans.clear();
    if (isAscii(text))
        splitAscii(text, stopWords, out);
    else
        splitUnicode(text, stopWords, out);
}

void splitCharacters(std::string_view text, Words& out)
{
    out.lowered.clear();
    out.spans.clear();
    bool afterSpace = false;
    lowerCodePoints(text, [&](CodePoint c) {
        const bool space = u_isUWhiteSpace(c) != 0;
        if (space && afterSpace)
            return;
        afterSpace = space;
        const auto first = static_cast<std::uint32_t>(out.lowered.size());
        appendCodePoint(out.lowered, space ? CodePoint{' '} : c);
        out.spans.push_back({first, static_cast<std::uint32_t>(out.lowered.size())});
    });
}

void splitUnits(std::string_view text, GramUnit unit, StopWords stopWords, Words& out)
{
    if (unit == GramUnit::Characters)
        splitCharacters(text, out);
    else
        splitWords(text, stopWords, out);
}

} // namespace heldout::text
