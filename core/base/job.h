// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <stop_token>

#include "base/result.h"

namespace heldout {

/// What a job is doing now; ui and app put it into words.
enum class Stage : std::uint8_t {
    Reading,
    Indexing,
    Comparing,
    Counting,
    Writing,
    Deleting,
    Copying,
    Checking,
    Resampling
};

/// What a count in a Progress counts.
enum class Unit : std::uint8_t { Texts, Mentions, Rows, Bytes, Pairs, Resamples };

struct Progress
{
    Stage stage = Stage::Reading;
    Unit unit = Unit::Rows;
    std::uint64_t done = 0;
    std::uint64_t total = 0; ///< 0 = not known
};

/// The thread an engine runs on, seen from inside the engine: it reports progress and asks whether to stop.
/// Thread-safe. Progress within a stage is monotone and reaches the sink at most ten times a second, plus
/// once at the start and end of each stage.
class JobContext
{
public:
    using Sink = std::function<void(const Progress&)>;

    /// `threads` = 0 takes the number of processors. The sink is called from whatever thread reports.
    explicit JobContext(std::stop_token stop = {}, Sink sink = {}, unsigned threads = 0);

    JobContext(const JobContext&) = delete;
    JobContext& operator=(const JobContext&) = delete;

    [[nodiscard]] bool stopRequested() const { return m_stop.stop_requested(); }
    /// Cancelled when a stop was asked for, else success. Poll every few milliseconds of work.
    [[nodiscard]] Status checkStop() const;
    [[nodiscard]] std::stop_token stopToken() const { return m_stop; }
    [[nodiscard]] unsigned threads() const { return m_threads; }

    /// Begins a stage with `total` units of work (0 = not known).
    void begin(Stage stage, Unit unit, std::uint64_t total = 0);
    void advance(std::uint64_t count = 1);
    /// Sets the count to `done` when it is further than now.
    void advanceTo(std::uint64_t done);
    /// Ends the stage: reports its final count.
    void end();

private:
    void report(bool always);

    std::stop_token m_stop;
    Sink m_sink;
    unsigned m_threads;
    std::atomic<std::uint64_t> m_done{0};
    std::mutex m_mutex; // guards what follows, and the sink
    Progress m_progress;
    std::chrono::steady_clock::time_point m_lastReport;
};

} // namespace heldout
