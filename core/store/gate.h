// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace heldout::store {

/// Lets one writer of the process write at a time. Decisions (short, a person waits) go before bulk, which
/// looks at decisionWaits() and leaves early; within a class first come, first served.
class Gate
{
public:
    enum class Turn : std::uint8_t { Decision, Bulk };

    class Pass
    {
    public:
        explicit Pass(Gate& gate)
            : m_gate(&gate)
        {
        }
        Pass(Pass&& other) noexcept
            : m_gate(other.m_gate)
        {
            other.m_gate = nullptr;
        }
        Pass(const Pass&) = delete;
        Pass& operator=(const Pass&) = delete;
        Pass& operator=(Pass&&) = delete;
        ~Pass()
        {
            if (m_gate)
                m_gate->leave();
        }

    private:
        Gate* m_gate;
    };

    /// Waits for the turn; never call it while holding a pass of the same gate.
    [[nodiscard]] Pass enter(Turn turn);
    [[nodiscard]] bool decisionWaits() const { return m_decisions.load(std::memory_order_relaxed) > 0; }

private:
    void leave();

    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_taken = false;
    std::array<std::uint64_t, 2> m_nextTicket{};
    std::array<std::uint64_t, 2> m_served{};
    std::atomic<int> m_decisions{0};
};

} // namespace heldout::store
