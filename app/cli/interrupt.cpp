// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"

#include <csignal>

#include <pthread.h>

namespace heldout::cli {

namespace {

// Wakes the waiting thread at the end; no user sends it.
constexpr int kEnd = SIGUSR2;

sigset_t watchedSignals()
{
    sigset_t set;
    sigemptyset(&set);
    for (const int number : {SIGINT, SIGTERM, SIGHUP, kEnd})
        sigaddset(&set, number);
    return set;
}

} // namespace

Interrupt::Interrupt()
{
    const sigset_t set = watchedSignals();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    std::signal(SIGPIPE, SIG_IGN);
    m_waiter = std::thread([source = m_source, set]() mutable {
        int number = 0;
        while (sigwait(&set, &number) == 0 && number != kEnd)
            source.request_stop();
    });
}

Interrupt::~Interrupt()
{
    pthread_kill(m_waiter.native_handle(), kEnd);
    m_waiter.join();
}

} // namespace heldout::cli
