// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "similarity/hashing.h"

namespace heldout::similarity {

inline constexpr std::uint32_t kUnknown = 0xffffffffu;
inline constexpr std::uint32_t kStopWord = 0xfffffffeu;

/// An open hash table of numbers 0, 1, 2 ... A slot holds the upper half of a hash and a number + 1; 0 =
/// free.
class Slots
{
public:
    /// A stop request ends a growth in the middle: the table then stays as it is, a little slower.
    explicit Slots(std::stop_token stop);

    /// The slot that holds an item with this hash for which `same` says yes, or the free one where it would
    /// go.
    template <typename Same>
    [[nodiscard]] std::size_t find(std::uint64_t hash, const Same& same) const;
    /// The number in a slot, or kUnknown.
    [[nodiscard]] std::uint32_t number(std::size_t slot) const
    {
        return m_slots[slot] == 0 ? kUnknown : static_cast<std::uint32_t>(m_slots[slot]) - 1;
    }
    void fill(std::size_t slot, std::uint64_t hash, std::size_t number);
    /// Makes room for one more than `count` numbers; `hashOf(number)` gives their hashes.
    template <typename HashOf>
    void makeRoom(std::size_t count, const HashOf& hashOf);

private:
    std::vector<std::uint64_t> m_slots;
    std::stop_token m_stop;
};

/// Words by number. Numbers follow the order of arrival. Stop words are known as such and have none: one
/// look tells all there is to know of a word.
class WordTable
{
public:
    WordTable(std::span<const std::string_view> stopWords, std::stop_token stop);

    /// Ahead of find().
    void prefetch(const WordKey& key) const { __builtin_prefetch(&m_slots[slotOf(key)]); }
    /// kUnknown when the word is not there, kStopWord. `key` is keyOf(word).
    [[nodiscard]] std::uint32_t find(std::string_view word, const WordKey& key) const
    {
        return m_slots[place(word, key)].number;
    }
    std::uint32_t add(std::string_view word, const WordKey& key);
    [[nodiscard]] std::size_t size() const { return m_starts.size() - 1; }
    [[nodiscard]] std::string_view operator[](std::uint32_t id) const
    {
        return std::string_view(m_bytes).substr(m_starts[id], m_starts[id + 1U] - m_starts[id]);
    }

private:
    struct Slot
    {
        std::uint64_t key = 0; ///< WordKey::value
        std::uint32_t number = kUnknown; ///< that: a free slot
        std::uint32_t stopWord = 0; ///< which, when it is one
    };

    [[nodiscard]] std::size_t slotOf(const WordKey& key) const
    {
        return static_cast<std::size_t>(key.hash) & (m_slots.size() - 1);
    }
    /// The slot that holds the word, or the free one where it would go.
    [[nodiscard]] std::size_t place(std::string_view word, const WordKey& key) const
    {
        for (std::size_t at = slotOf(key);; at = (at + 1) & (m_slots.size() - 1)) {
            const Slot& slot = m_slots[at];
            if (slot.number == kUnknown
                || (slot.key == key.value && (key.isWhole() || spelled(slot) == word)))
                return at;
        }
    }
    [[nodiscard]] std::string_view spelled(const Slot& slot) const
    {
        return slot.number == kStopWord ? m_stopWords[slot.stopWord] : (*this)[slot.number];
    }
    void makeRoom();

    std::vector<Slot> m_slots;
    std::size_t m_used = 0;
    std::string m_bytes;
    std::vector<std::size_t> m_starts{0};
    std::span<const std::string_view> m_stopWords;
    std::stop_token m_stop;
};

/// Pairs of numbers by number, in the order of arrival.
class PairTable
{
public:
    explicit PairTable(std::stop_token stop)
        : m_slots(std::move(stop))
    {
    }
    [[nodiscard]] std::uint32_t find(std::uint32_t first, std::uint32_t second) const;
    std::uint32_t add(std::uint32_t first, std::uint32_t second);
    [[nodiscard]] std::size_t size() const { return m_keys.size(); }
    [[nodiscard]] std::uint32_t first(std::uint32_t id) const
    {
        return static_cast<std::uint32_t>(m_keys[id] >> 32);
    }
    [[nodiscard]] std::uint32_t second(std::uint32_t id) const
    {
        return static_cast<std::uint32_t>(m_keys[id]);
    }

private:
    std::vector<std::uint64_t> m_keys;
    Slots m_slots;
};

/// The n-grams of the test side up to a length: an n-gram is an (n-1)-gram and a word, so that looking one up
/// compares numbers and is exact.
class Vocabulary
{
public:
    /// n-grams of one length that fit: 32 bits less one for the marks of TrainRows.
    static constexpr std::size_t kMost = std::size_t{1} << 31;

    /// `levels` >= 1: the longest n-gram. `stopWords` must outlive the vocabulary.
    Vocabulary(int levels, std::span<const std::string_view> stopWords, const std::stop_token& stop)
        : m_words(stopWords, stop)
        , m_longer(static_cast<std::size_t>(levels - 1), PairTable(stop))
    {
    }
    [[nodiscard]] int levels() const { return static_cast<int>(m_longer.size()) + 1; }
    [[nodiscard]] WordTable& words() { return m_words; }
    [[nodiscard]] const WordTable& words() const { return m_words; }
    /// Level >= 2.
    [[nodiscard]] PairTable& pairs(int level) { return m_longer[static_cast<std::size_t>(level - 2)]; }
    [[nodiscard]] const PairTable& pairs(int level) const
    {
        return m_longer[static_cast<std::size_t>(level - 2)];
    }
    [[nodiscard]] std::size_t size(int level) const
    {
        return level == 1 ? m_words.size() : pairs(level).size();
    }
    /// False when there are more n-grams of some length than there are numbers for, `turns` a number.
    [[nodiscard]] bool fits(std::size_t turns) const;
    /// The words of an n-gram, in order, into `out`.
    void spell(int level, std::uint32_t id, std::vector<std::uint32_t>& out) const;

private:
    WordTable m_words;
    std::vector<PairTable> m_longer;
};

} // namespace heldout::similarity
