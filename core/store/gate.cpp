// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/gate.h"

namespace heldout::store {

Gate::Pass Gate::enter(Turn turn)
{
    const auto lane = static_cast<std::size_t>(turn);
    const bool bulk = turn == Turn::Bulk;
    std::unique_lock lock(m_mutex);
    const std::uint64_t ticket = m_nextTicket[lane]++;
    if (!bulk)
        m_decisions.fetch_add(1, std::memory_order_relaxed);
    m_changed.wait(lock, [&] {
        return !m_taken && m_served[lane] == ticket
            && !(bulk && m_decisions.load(std::memory_order_relaxed) > 0);
    });
    ++m_served[lane];
    m_taken = true;
    if (!bulk)
        m_decisions.fetch_sub(1, std::memory_order_relaxed);
    return Pass(*this);
}

void Gate::leave()
{
    {
        const std::lock_guard lock(m_mutex);
        m_taken = false;
    }
    m_changed.notify_all();
}

} // namespace heldout::store
