// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace heldout::similarity {

inline constexpr std::uint32_t kUnknown = 0xffffffffu;

/// Words by number. Numbers follow the order of arrival.
class WordTable
{
public:
    WordTable();
    /// kUnknown when the word is not there. `hash` is hashBytes(word).
    [[nodiscard]] std::uint32_t find(std::string_view word, std::uint64_t hash) const;
    std::uint32_t add(std::string_view word, std::uint64_t hash);
    [[nodiscard]] std::size_t size() const { return m_starts.size() - 1; }
    [[nodiscard]] std::string_view operator[](std::uint32_t id) const
    {
        return std::string_view(m_bytes).substr(m_starts[id], m_starts[id + 1U] - m_starts[id]);
    }

private:
    void grow();

    std::string m_bytes;
    std::vector<std::size_t> m_starts{0};
    std::vector<std::uint64_t> m_slots; // upper half of the hash, number + 1; 0 = free
};

/// Pairs of numbers by number, in the order of arrival.
class PairTable
{
public:
    PairTable();
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
    void grow();

    std::vector<std::uint64_t> m_keys;
    std::vector<std::uint64_t> m_slots; // as in WordTable
};

/// The n-grams of the test side up to a length: an n-gram is an (n-1)-gram and a word, so that looking one up
/// compares numbers and is exact.
class Vocabulary
{
public:
    /// `levels` >= 1: the longest n-gram.
    explicit Vocabulary(int levels)
        : m_longer(static_cast<std::size_t>(levels - 1))
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
    /// The words of an n-gram, in order, into `out`.
    void spell(int level, std::uint32_t id, std::vector<std::uint32_t>& out) const;

private:
    WordTable m_words;
    std::vector<PairTable> m_longer;
};

} // namespace heldout::similarity
