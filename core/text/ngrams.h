// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
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

/// A word of a lower-cased text: bytes [first, last) of Words::lowered.
struct WordSpan
{
    std::uint32_t first = 0;
    std::uint32_t last = 0;
};

/// Reused between calls so that no memory is taken per text.
struct Words
{
    std::string lowered;
    std::vector<WordSpan> spans;
    [[nodiscard]] std::string_view operator[](std::size_t i) const
    {
        return std::string_view(lowered).substr(spans[i].first, spans[i].last - spans[i].first);
    }
    [[nodiscard]] std::size_t size() const { return spans.size(); }
};

/// Splits `text` (valid UTF-8, under 2 GB) into `out`. Linear; ASCII takes a fast path.
void splitWords(std::string_view text, StopWords stopWords, Words& out);

/// Splits `text` (valid UTF-8, under 2 GB) into its lower-cased characters (code points), each a word of
/// `out`; a run of white space is one blank. Linear.
void splitCharacters(std::string_view text, Words& out);

/// The one or the other; `stopWords` goes for words.
void splitUnits(std::string_view text, GramUnit unit, StopWords stopWords, Words& out);

[[nodiscard]] bool isStopWord(std::string_view loweredWord);
[[nodiscard]] std::size_t stopWordCount(StopWords stopWords);

} // namespace heldout::text
