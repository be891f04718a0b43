// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <thread>

namespace heldout::cli {

/// Turns SIGINT, SIGTERM and SIGHUP into a stop request. Make it before any other thread: the signals are
/// blocked for the process and taken by one thread of its own, so no code runs inside a signal handler.
/// Further signals ask again and do no harm. Writing to a closed pipe becomes an error of the write.
class Interrupt
{
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    std::thread m_waiter;
};

} // namespace heldout::cli
