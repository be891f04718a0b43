// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "data/diagnostic.h"
#include "program.h"

namespace heldout::cli {

/// Exit states; stable, documented in the manual.
enum class Exit : int {
    Done = 0,
    WrongUsage = 2,
    InputRefused = 3,
    ProjectTrouble = 4, ///< also an output file that cannot be written
    Interrupted = 130,
};

/// What was being done when an error came: it decides what a missing name or file means.
enum class During : std::uint8_t { OpeningProject, ReadingInput, Asking, WritingOutput };

/// A failed command: the error and where it came.
struct Failure
{
    Error error;
    During during = During::Asking;
};
[[nodiscard]] Exit exitFor(const Failure& failure);

/// Standard error. Progress is drawn on one line when it is a terminal; nothing but errors when quiet.
class Console
{
public:
    Console(Program program, bool quiet);

    void failure(const Failure& failure);
    /// A sentence for the user; silent when quiet.
    void note(std::string_view line);
    /// The first 20, then one sentence with the number of the rest.
    void diagnostics(const std::vector<Diagnostic>& list);
    [[nodiscard]] JobContext::Sink progressSink();
    void clearProgress();

private:
    void error(std::string_view line);
    void show(const Progress& progress);
    void clearLine();

    Program m_program;
    bool m_quiet;
    bool m_terminal;
    std::mutex m_mutex;
    std::size_t m_lineLength = 0;
};

[[nodiscard]] const char* name(Severity severity); ///< "note", "repaired", "refused"

} // namespace heldout::cli
