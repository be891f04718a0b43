// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace heldout::metrics {

/// Numbers sequences of words as they first come, equal ones alike. 4 bytes a word and about 20 a sequence.
class Sequences
{
public:
    Sequences();
    /// Expected O(words). At most 2^32 - 2 sequences.
    [[nodiscard]] std::uint32_t number(std::span<const std::uint32_t> words);
    [[nodiscard]] std::size_t size() const { return m_first.size() - 1; }
    [[nodiscard]] std::span<const std::uint32_t> at(std::size_t number) const
    {
        return std::span(m_words).subspan(m_first[number], m_first[number + 1] - m_first[number]);
    }
    /// All words one after the other; sequence i is [firsts()[i], firsts()[i + 1]).
    [[nodiscard]] std::vector<std::uint32_t>& words() { return m_words; }
    [[nodiscard]] std::vector<std::size_t>& firsts() { return m_first; }

private:
    void grow();

    std::vector<std::uint32_t> m_words;
    std::vector<std::size_t> m_first{0};
    std::vector<std::uint32_t> m_slots; // numbers of sequences, open addressing
};

} // namespace heldout::metrics
