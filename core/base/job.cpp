// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/job.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace heldout {

namespace {

constexpr std::chrono::milliseconds kReportEvery{100};

} // namespace

JobContext::JobContext(std::stop_token stop, Sink sink, unsigned threads)
    : m_stop(std::move(stop))
    , m_sink(std::move(sink))
    , m_threads(threads > 0 ? threads : std::max(1U, std::thread::hardware_concurrency()))
{
}

Status JobContext::checkStop() const
{
    if (m_stop.stop_requested())
        return fail(Code::Cancelled, Phrase::of("The job was stopped."));
    return {};
}

void JobContext::begin(Stage stage, Unit unit, std::uint64_t total)
{
    {
        const std::lock_guard lock(m_mutex);
        m_done.store(0, std::memory_order_relaxed);
        m_progress = Progress{stage, unit, 0, total};
    }
    report(true);
}

void JobContext::advance(std::uint64_t count)
{
    m_done.fetch_add(count, std::memory_order_relaxed);
    report(false);
}

void JobContext::advanceTo(std::uint64_t done)
{
    std::uint64_t now = m_done.load(std::memory_order_relaxed);
    while (now < done && !m_done.compare_exchange_weak(now, done, std::memory_order_relaxed)) { }
    report(false);
}

void JobContext::end()
{
    report(true);
}

void JobContext::report(bool always)
{
    if (!m_sink)
        return;
    std::unique_lock lock(m_mutex, std::defer_lock);
    // A thread that only advances never waits for another one's report: that one carries its count, or the
    // next.
    if (always)
        lock.lock();
    else if (!lock.try_lock())
        return;
    const auto now = std::chrono::steady_clock::now();
    if (!always && now - m_lastReport < kReportEvery)
        return;
    m_lastReport = now;
    m_progress.done = m_done.load(std::memory_order_relaxed);
    m_sink(m_progress);
}

} // namespace heldout
