// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/seen_ids.h"

#include <algorithm>
#include <functional>

namespace heldout::formats {

std::uint64_t SeenIds::insert(std::string_view id, std::uint64_t place)
{
    if (2 * (m_used + 1) > m_slots.size())
        grow();
    const std::uint64_t hash = std::hash<std::string_view>{}(id);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t at = hash & mask;; at = (at + 1) & mask) {
        Slot& slot = m_slots[at];
        if (slot.place == 0) {
            slot = Slot{hash, place};
            ++m_used;
            return 0;
        }
        if (slot.hash == hash)
            return slot.place;
    }
}

void SeenIds::grow()
{
    constexpr std::size_t kFirstSize = 1024;
    std::vector<Slot> old(std::max(kFirstSize, 2 * m_slots.size()));
    old.swap(m_slots);
    const std::size_t mask = m_slots.size() - 1;
    for (const Slot& slot : old) {
        if (slot.place == 0)
            continue;
        std::size_t at = slot.hash & mask;
        while (m_slots[at].place != 0)
            at = (at + 1) & mask;
        m_slots[at] = slot;
    }
}

} // namespace heldout::formats
