// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <optional>
#include <string>

#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

namespace heldout {

namespace {

/// Hands out pieces in ascending order. A piece is left out only when a lower one failed before, so the
/// lowest failing piece always runs whatever the number of threads.
class Loop
{
public:
    Loop(std::size_t count, std::size_t grain, JobContext& job,
        const std::function<Status(const Piece&)>& body)
        : m_count(count)
        , m_grain(grain)
        , m_job(job)
        , m_body(body)
    {
        const std::lock_guard lock(m_mutex); // what the caller wrote is seen by run()
    }

    void run(unsigned slot)
    {
        {
            const std::lock_guard lock(m_mutex);
        }
        for (;;) {
            const std::size_t piece = m_next.fetch_add(1, std::memory_order_relaxed);
            if (piece >= pieces() || piece > m_lowestFailed.load(std::memory_order_relaxed))
                break;
            Status status = m_job.checkStop();
            if (status)
                status = runPiece(piece, slot);
            if (!status)
                failed(piece, std::move(status.error()));
        }
        const std::lock_guard lock(m_mutex); // what was written here is seen by the caller
    }

    [[nodiscard]] std::size_t pieces() const { return (m_count - 1) / m_grain + 1; }

    [[nodiscard]] Status result()
    {
        const std::lock_guard lock(m_mutex);
        if (m_error)
            return fail(std::move(*m_error));
        return {};
    }

private:
    Status runPiece(std::size_t piece, unsigned slot)
    {
        const std::size_t begin = piece * m_grain;
        const std::size_t end = begin + std::min(m_grain, m_count - begin);
        try {
            return m_body(Piece{begin, end, slot});
        } catch (const std::exception& exception) {
            return fail(Code::Internal, Phrase::of("A computation failed: %1.", exception.what()));
        } catch (...) {
            return fail(Code::Internal, Phrase::of("A computation failed for an unknown reason."));
        }
    }

    void failed(std::size_t piece, Error&& error)
    {
        const std::lock_guard lock(m_mutex);
        if (piece >= m_lowestFailed.load(std::memory_order_relaxed))
            return;
        m_lowestFailed.store(piece, std::memory_order_relaxed);
        m_error = std::move(error);
    }

    const std::size_t m_count;
    const std::size_t m_grain;
    JobContext& m_job;
    const std::function<Status(const Piece&)>& m_body;
    std::atomic<std::size_t> m_next{0};
    std::atomic<std::size_t> m_lowestFailed{static_cast<std::size_t>(-1)};
    std::mutex m_mutex;
    std::optional<Error> m_error; // of m_lowestFailed
};

} // namespace

Status parallelPieces(
    std::size_t count, std::size_t grain, JobContext& job, const std::function<Status(const Piece&)>& body)
{
    if (count == 0)
        return job.checkStop();
    Loop loop(count, std::max<std::size_t>(grain, 1), job, body);
    const auto threads = static_cast<unsigned>(std::min<std::size_t>(job.threads(), loop.pieces()));
    if (threads <= 1) {
        loop.run(0);
        return loop.result();
    }
    try {
        tbb::task_arena arena(static_cast<int>(threads));
        // One task a slot: a slot is then never in use twice, even when a body runs a loop of its own.
        arena.execute([&] {
            tbb::parallel_for(0U, threads, [&](unsigned slot) { loop.run(slot); }, tbb::simple_partitioner{});
        });
    } catch (const std::exception& exception) {
        return fail(Code::Internal, Phrase::of("The threads could not be started: %1.", exception.what()));
    }
    return loop.result();
}

} // namespace heldout
