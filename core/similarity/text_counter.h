// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "similarity/vocabulary.h"
#include "text/ngrams.h"

namespace heldout::similarity {

/// How often an n-gram of the vocabulary stands in a text.
struct GramCount
{
    std::uint32_t gram = 0;
    std::uint32_t count = 0;
};

/// A text's words on their way to the counter.
struct KeyedWords
{
    text::Words words;
    std::vector<WordKey> keys; // by word

    /// The words are there: makes their keys, and asks for their places in the vocabulary, so that these are
    /// there when another text has been counted in between.
    void lookAhead(const Vocabulary& vocabulary)
    {
        keys.resize(words.size());
        for (std::size_t i = 0; i < keys.size(); ++i) {
            keys[i] = keyOf(words[i]);
            vocabulary.words().prefetch(keys[i]);
        }
    }
};

/// Counts the n-grams of one text after the other, all lengths up to the vocabulary's at once; scratch memory
/// is reused. Linear in the number of words. Repeats inside a text are found by comparing bytes and numbers.
/// Stop words of the vocabulary are passed over, as if they did not stand in the text.
class TextCounter
{
public:
    /// Counts n-grams that the vocabulary has; the others only add to the norm.
    void count(const KeyedWords& text, const Vocabulary& vocabulary);
    /// The same, adding n-grams that the vocabulary does not have yet.
    void countAdding(const KeyedWords& text, Vocabulary& vocabulary);

    /// By first occurrence in the text.
    [[nodiscard]] std::span<const GramCount> grams(int level) const
    {
        return m_levels[static_cast<std::size_t>(level - 1)].grams;
    }
    /// Distinct n-grams of the text, those outside the vocabulary included.
    [[nodiscard]] std::uint64_t distinct(int level) const
    {
        return m_levels[static_cast<std::size_t>(level - 1)].distinct;
    }
    /// Sum of squared counts over all n-grams of the text; 0 when it has none.
    [[nodiscard]] std::uint64_t norm2(int level) const
    {
        return m_levels[static_cast<std::size_t>(level - 1)].norm2;
    }

private:
    struct Level
    {
        std::vector<GramCount> grams;
        std::uint64_t norm2 = 0;
        std::uint64_t distinct = 0;
    };
    /// A table of what stands in the text.
    struct Slot
    {
        std::uint64_t key = 0;
        std::uint32_t text = 0; ///< slots of earlier texts count as free
        std::uint32_t local = 0;
    };
    /// A distinct n-gram of this text. Numbers run by first occurrence.
    struct Local
    {
        std::uint32_t gram = kUnknown;
        std::uint32_t count = 0;
    };

    template <typename Lookup>
    void run(const KeyedWords& text, int levels, const Lookup& lookup);
    template <typename Lookup>
    std::size_t lookUpWords(const KeyedWords& text, const Lookup& lookup);
    template <typename Lookup>
    void numberWords(const KeyedWords& text, const Lookup& lookup);
    template <typename Lookup>
    void lengthen(int level, const Lookup& lookup);
    void beginTable(std::size_t items);
    template <typename Same>
    Slot& slotOf(std::uint64_t hash, std::uint64_t key, Same same);
    void store(Level& level) const;

    /// A word that is no stop word.
    struct Looked
    {
        std::uint32_t id = kUnknown; ///< in the vocabulary
        std::uint32_t at = 0; ///< which of the text's words
    };

    std::vector<Level> m_levels;
    std::vector<Looked> m_looked;
    std::vector<Slot> m_slots;
    std::size_t m_mask = 0;
    std::uint32_t m_text = 0;
    std::vector<std::uint32_t> m_wordAt; // local number of the word at each position, stop words left out
    std::vector<std::uint32_t> m_words; // vocabulary number by local number
    std::vector<std::uint32_t> m_firstAt; // position of the first occurrence by local number
    std::vector<std::uint32_t> m_gramAt; // local number of the n-gram at each position
    std::vector<Local> m_locals; // the n-grams of the level at hand
    std::vector<Local> m_shorter; // those of the level before
};

} // namespace heldout::similarity
