// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Words and n-grams as definitions of the 2021 study have them: lower-cased first (Unicode, the locale-free
/// mapping with the context rule of the final sigma), a word is a run of at least two word characters
/// (general categories L and N, and '_'; combining marks are none), length in code points; stop words go
/// before n-grams are built.
namespace heldout::text {

/// What n-grams are made of. Characters: those of the lower-cased text, a run of white space counting as one
/// blank; no stop words.
enum class GramUnit : std::uint8_t { Words, Characters };

enum class StopWords : std::uint8_t { None, English /*scikit-learn's 318*/ };

/// A word of a lower-cased text: bytes [first, last) of Words::lowered().
struct WordSpan
{
    std::uint32_t first = 0;
    std::uint32_t last = 0;
};

/// Reused between calls so that no memory is taken per text.
class Words
{
public:
    /// Bytes behind the lower-cased text that may be read, whatever they are.
    static constexpr std::size_t kPadding = 64;

    [[nodiscard]] std::string_view lowered() const { return {m_bytes.data(), m_length}; }
    [[nodiscard]] std::string_view operator[](std::size_t i) const
    {
        return {m_bytes.data() + m_spans[i].first, std::size_t{m_spans[i].last} - m_spans[i].first};
    }
    [[nodiscard]] const WordSpan& span(std::size_t i) const { return m_spans[i]; }
    [[nodiscard]] std::size_t size() const { return m_count; }

    /// For those who fill it: room for so many bytes, and kPadding more, and for so many words; then what of
    /// it was used.
    char* roomForText(std::size_t bytes)
    {
        if (m_bytes.size() < bytes + kPadding)
            m_bytes.resize(bytes + kPadding);
        return m_bytes.data();
    }
    WordSpan* roomForWords(std::size_t count)
    {
        if (m_spans.size() < count)
            m_spans.resize(count);
        return m_spans.data();
    }
    void used(std::size_t bytes, std::size_t words)
    {
        m_length = bytes;
        m_count = words;
    }

private:
    std::string m_bytes;
    std::vector<WordSpan> m_spans;
    std::size_t m_length = 0;
    std::size_t m_count = 0;
};

/// Splits `text` (valid UTF-8, under 2 GB) into `out`. Linear; ASCII takes a fast path.
void splitWords(std::string_view text, StopWords stopWords, Words& out);

/// Splits `text` (valid UTF-8, under 2 GB) into its lower-cased characters (code points), each a word of
/// `out`; a run of white space is one blank. Linear.
void splitCharacters(std::string_view text, Words& out);

/// The one or the other; `stopWords` goes for words.
void splitUnits(std::string_view text, GramUnit unit, StopWords stopWords, Words& out);

[[nodiscard]] bool isStopWord(std::string_view loweredWord);
/// Sorted; none for StopWords::None.
[[nodiscard]] std::span<const std::string_view> stopWordList(StopWords stopWords);
[[nodiscard]] std::size_t stopWordCount(StopWords stopWords);

} // namespace heldout::text
