// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/vocabulary.h"

#include <algorithm>

#include "similarity/hashing.h"
#include "text/ngrams.h"

namespace heldout::similarity {

namespace {

constexpr std::size_t kFirstSlots = 1024;
constexpr std::size_t kStep = std::size_t{1} << 18; // slots between two looks: a few milliseconds of work
constexpr std::uint64_t kTagMask = 0xffffffff00000000u;

std::uint64_t keyOf(std::uint32_t first, std::uint32_t second)
{
    return (std::uint64_t{first} << 32) | second;
}

} // namespace

Slots::Slots(std::stop_token stop)
    : m_slots(kFirstSlots)
    , m_stop(std::move(stop))
{
}

template <typename Same>
std::size_t Slots::find(std::uint64_t hash, const Same& same) const
{
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t at = static_cast<std::size_t>(hash) & mask;; at = (at + 1) & mask) {
        const std::uint64_t slot = m_slots[at];
        if (slot == 0)
            return at;
        if (((slot ^ hash) & kTagMask) == 0 && same(static_cast<std::uint32_t>(slot) - 1))
            return at;
    }
}

void Slots::fill(std::size_t slot, std::uint64_t hash, std::size_t number)
{
    m_slots[slot] = (hash & kTagMask) | (static_cast<std::uint64_t>(number) + 1);
}

template <typename HashOf>
void Slots::makeRoom(std::size_t count, const HashOf& hashOf)
{
    if (2 * (count + 1) <= m_slots.size())
        return;
    const std::size_t size = 2 * m_slots.size();
    const bool mustGrow = count + 2 >= m_slots.size(); // a search needs a free slot to end at
    Slots grown(m_stop);
    grown.m_slots.clear();
    grown.m_slots.reserve(size);
    while (grown.m_slots.size() < size) {
        if (m_stop.stop_requested() && !mustGrow)
            return;
        grown.m_slots.resize(std::min(grown.m_slots.size() + kStep, size));
    }
    for (std::size_t number = 0; number < count; ++number) {
        if (number % kStep == 0 && m_stop.stop_requested() && !mustGrow)
            return;
        const std::uint64_t hash = hashOf(static_cast<std::uint32_t>(number));
        grown.fill(grown.find(hash, [](std::uint32_t) { return false; }), hash, number);
    }
    m_slots.swap(grown.m_slots);
}

WordTable::WordTable(std::span<const std::string_view> stopWords, std::stop_token stop)
    : m_slots(kFirstSlots)
    , m_stopWords(stopWords)
    , m_stop(std::move(stop))
{
    text::Words padded;
    for (std::uint32_t i = 0; i < stopWords.size(); ++i) {
        char* const bytes = padded.roomForText(stopWords[i].size());
        std::ranges::copy(stopWords[i], bytes);
        const WordKey key = keyOf({bytes, stopWords[i].size()});
        makeRoom();
        m_slots[place(stopWords[i], key)] = {key.value, kStopWord, i};
        ++m_used;
    }
}

std::uint32_t WordTable::add(std::string_view word, const WordKey& key)
{
    makeRoom();
    Slot& slot = m_slots[place(word, key)];
    if (slot.number == kUnknown) {
        slot = {key.value, static_cast<std::uint32_t>(size()), 0};
        ++m_used;
        m_bytes += word;
        m_starts.push_back(m_bytes.size());
    }
    return slot.number;
}

/// For one more word. Keys tell where words go, so that none of them is read again.
void WordTable::makeRoom()
{
    if (2 * (m_used + 1) <= m_slots.size())
        return;
    const std::size_t size = 2 * m_slots.size();
    const bool mustGrow = m_used + 2 >= m_slots.size(); // a search needs a free slot to end at
    std::vector<Slot> grown;
    grown.reserve(size);
    while (grown.size() < size) {
        if (m_stop.stop_requested() && !mustGrow)
            return;
        grown.resize(std::min(grown.size() + kStep, size));
    }
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        if (i % kStep == 0 && m_stop.stop_requested() && !mustGrow)
            return;
        const Slot& slot = m_slots[i];
        if (slot.number == kUnknown)
            continue;
        std::size_t at = static_cast<std::size_t>(hashKey(slot.key)) & (size - 1);
        while (grown[at].number != kUnknown)
            at = (at + 1) & (size - 1);
        grown[at] = slot;
    }
    m_slots.swap(grown);
}

std::uint32_t PairTable::find(std::uint32_t first, std::uint32_t second) const
{
    const std::uint64_t key = keyOf(first, second);
    return m_slots.number(m_slots.find(hashKey(key), [&](std::uint32_t id) { return m_keys[id] == key; }));
}

std::uint32_t PairTable::add(std::uint32_t first, std::uint32_t second)
{
    m_slots.makeRoom(size(), [&](std::uint32_t id) { return hashKey(m_keys[id]); });
    const std::uint64_t key = keyOf(first, second);
    const std::uint64_t hash = hashKey(key);
    const std::size_t at = m_slots.find(hash, [&](std::uint32_t id) { return m_keys[id] == key; });
    if (m_slots.number(at) == kUnknown) {
        m_slots.fill(at, hash, size());
        m_keys.push_back(key);
    }
    return m_slots.number(at);
}

bool Vocabulary::fits(std::size_t turns) const
{
    const std::size_t most = kMost / turns;
    return m_words.size() < most
        && std::ranges::all_of(m_longer, [&](const PairTable& table) { return table.size() < most; });
}

void Vocabulary::spell(int level, std::uint32_t id, std::vector<std::uint32_t>& out) const
{
    out.resize(static_cast<std::size_t>(level));
    for (; level > 1; --level) {
        out[static_cast<std::size_t>(level - 1)] = pairs(level).second(id);
        id = pairs(level).first(id);
    }
    out[0] = id;
}

} // namespace heldout::similarity
