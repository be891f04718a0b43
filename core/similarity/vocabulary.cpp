// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/vocabulary.h"

#include "similarity/hashing.h"

namespace heldout::similarity {

namespace {

constexpr std::size_t kFirstSlots = 1024;
constexpr std::uint64_t kTagMask = 0xffffffff00000000u;

/// The slot that holds an item with this hash for which `same` says yes, or the free one where it would go.
template <typename Same>
std::size_t probe(const std::vector<std::uint64_t>& slots, std::uint64_t hash, Same same)
{
    const std::size_t mask = slots.size() - 1;
    std::size_t at = static_cast<std::size_t>(hash) & mask;
    for (;; at = (at + 1) & mask) {
        const std::uint64_t slot = slots[at];
        if (slot == 0)
            return at;
        if (((slot ^ hash) & kTagMask) == 0 && same(static_cast<std::uint32_t>(slot) - 1))
            return at;
    }
}

std::uint32_t idIn(std::uint64_t slot)
{
    return slot == 0 ? kUnknown : static_cast<std::uint32_t>(slot) - 1;
}

std::uint64_t slotFor(std::uint64_t hash, std::size_t id)
{
    return (hash & kTagMask) | (static_cast<std::uint64_t>(id) + 1);
}

} // namespace

WordTable::WordTable()
    : m_slots(kFirstSlots)
{
}

std::uint32_t WordTable::find(std::string_view word, std::uint64_t hash) const
{
    return idIn(m_slots[probe(m_slots, hash, [&](std::uint32_t id) { return (*this)[id] == word; })]);
}

std::uint32_t WordTable::add(std::string_view word, std::uint64_t hash)
{
    if (2 * (size() + 1) > m_slots.size())
        grow();
    const std::size_t at = probe(m_slots, hash, [&](std::uint32_t id) { return (*this)[id] == word; });
    if (m_slots[at] == 0) {
        m_slots[at] = slotFor(hash, size());
        m_bytes += word;
        m_starts.push_back(m_bytes.size());
    }
    return idIn(m_slots[at]);
}

void WordTable::grow()
{
    m_slots.assign(m_slots.size() * 2, 0);
    for (std::uint32_t id = 0; id < size(); ++id) {
        const std::uint64_t hash = hashBytes((*this)[id]);
        m_slots[probe(m_slots, hash, [](std::uint32_t) { return false; })] = slotFor(hash, id);
    }
}

PairTable::PairTable()
    : m_slots(kFirstSlots)
{
}

namespace {

std::uint64_t keyOf(std::uint32_t first, std::uint32_t second)
{
    return (std::uint64_t{first} << 32) | second;
}

} // namespace

std::uint32_t PairTable::find(std::uint32_t first, std::uint32_t second) const
{
    const std::uint64_t key = keyOf(first, second);
    return idIn(m_slots[probe(m_slots, hashKey(key), [&](std::uint32_t id) { return m_keys[id] == key; })]);
}

std::uint32_t PairTable::add(std::uint32_t first, std::uint32_t second)
{
    if (2 * (size() + 1) > m_slots.size())
        grow();
    const std::uint64_t key = keyOf(first, second);
    const std::uint64_t hash = hashKey(key);
    const std::size_t at = probe(m_slots, hash, [&](std::uint32_t id) { return m_keys[id] == key; });
    if (m_slots[at] == 0) {
        m_slots[at] = slotFor(hash, size());
        m_keys.push_back(key);
    }
    return idIn(m_slots[at]);
}

void PairTable::grow()
{
    m_slots.assign(m_slots.size() * 2, 0);
    for (std::uint32_t id = 0; id < size(); ++id) {
        const std::uint64_t hash = hashKey(m_keys[id]);
        m_slots[probe(m_slots, hash, [](std::uint32_t) { return false; })] = slotFor(hash, id);
    }
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
