// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/sequences.h"

#include <algorithm>

namespace heldout::metrics {

namespace {

constexpr std::uint32_t kFree = 0xFFFFFFFF;

std::size_t hashOf(std::span<const std::uint32_t> words)
{
    std::uint64_t hash = words.size();
    for (const std::uint32_t word : words) {
        hash = (hash ^ word) * 0x9e3779b97f4a7c15U;
        hash ^= hash >> 32U;
    }
    return static_cast<std::size_t>(hash);
}

} // namespace

Sequences::Sequences()
    : m_slots(64, kFree)
{
}

std::uint32_t Sequences::number(std::span<const std::uint32_t> words)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = hashOf(words) & mask;
    for (; m_slots[slot] != kFree; slot = (slot + 1) & mask) {
        if (std::ranges::equal(at(m_slots[slot]), words))
            return m_slots[slot];
    }
    const auto number = static_cast<std::uint32_t>(size());
    m_slots[slot] = number;
    m_words.insert(m_words.end(), words.begin(), words.end());
    m_first.push_back(m_words.size());
    if (2 * size() > m_slots.size())
        grow();
    return number;
}

void Sequences::grow()
{
    m_slots.assign(2 * m_slots.size(), kFree);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t number = 0; number < size(); ++number) {
        std::size_t slot = hashOf(at(number)) & mask;
        while (m_slots[slot] != kFree)
            slot = (slot + 1) & mask;
        m_slots[slot] = static_cast<std::uint32_t>(number);
    }
}

} // namespace heldout::metrics
