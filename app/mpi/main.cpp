// SPDX-License-Identifier: GPL-3.0-or-later
// heldout-mpi: heldout-cli compare, shared by the ranks that mpirun started. Each compares with its part of
// the training side; the first one stores and prints what all of them found.
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/large_pages.h"
#include "cli/output_check.h"
#include "ranks.h"
#include "reduction.h"

namespace {

using namespace heldout;
using cli::During;
using cli::failed;
using cli::Outcome;

constexpr cli::Program kProgram = cli::Program::Mpi;

/// A comparison on its way through all ranks. After each step they agree whether to go on; the lowest rank
/// that cannot says why, and all end with its exit status.
class SharedRun
{
public:
    SharedRun(cli::Run& run, const mpi::Ranks& ranks)
        : m_run(run)
        , m_ranks(ranks)
    {
    }
    [[nodiscard]] cli::Exit go();

private:
    /// Whether every rank succeeded.
    template <typename T>
    [[nodiscard]] bool agreed(const Outcome<T>& outcome)
    {
        const int failing = m_ranks.lowestWithout(outcome.has_value());
        if (failing == m_ranks.count())
            return true;
        m_exit = outcome ? cli::Exit::Done : cli::exitFor(outcome.error());
        m_exit = static_cast<cli::Exit>(m_ranks.shared(static_cast<int>(m_exit), failing));
        m_run.console.clearProgress();
        if (failing == m_ranks.rank())
            m_run.console.failure(outcome.error());
        return false;
    }
    [[nodiscard]] Outcome<std::string> comparePart(cli::Comparison& comparison);
    /// On the first rank: what was stored, or what `whole` is stored as.
    [[nodiscard]] Outcome<void> finish(
        cli::Comparison& comparison, std::vector<project::ComparisonRun> stored, const std::string& whole);

    cli::Run& m_run;
    const mpi::Ranks& m_ranks;
    cli::Exit m_exit = cli::Exit::Done;
};

Outcome<std::string> SharedRun::comparePart(cli::Comparison& comparison)
{
    const similarity::Shard shard{
        static_cast<std::uint32_t>(m_ranks.rank() + 1), static_cast<std::uint32_t>(m_ranks.count())};
    auto part = comparison.workspace.project().comparePart(comparison.request, shard, m_run.job);
    if (!part)
        return failed(part.error(), cli::duringComparison(comparison.request, part.error()));
    return std::move(*part);
}

Outcome<void> SharedRun::finish(
    cli::Comparison& comparison, std::vector<project::ComparisonRun> stored, const std::string& whole)
{
    if (!m_ranks.isFirst())
        return {};
    if (stored.empty()) {
        auto runs = comparison.workspace.project().storePart(whole, m_run.job);
        if (!runs)
            return failed(runs.error(), During::Asking);
        stored = std::move(*runs);
    }
    m_run.console.clearProgress();
    return printComparison(m_run, comparison.workspace, std::move(stored), m_run.arguments.compare);
}

cli::Exit SharedRun::go()
{
    auto comparison = cli::guarded(kProgram, [&]() -> Outcome<cli::Comparison> {
        if (auto checked = m_ranks.isFirst() ? cli::checkOutput(m_run.arguments) : Outcome<void>(); !checked)
            return tl::unexpected(checked.error());
        return cli::prepareComparison(m_run);
    });
    if (!agreed(comparison))
        return m_exit;
    // Only the first rank's answer counts: others may stand before or after a change of the project.
    using Runs = std::vector<project::ComparisonRun>;
    auto stored = cli::guarded(kProgram, [&]() -> Outcome<Runs> {
        if (!m_ranks.isFirst())
            return Runs();
        auto runs = comparison->workspace.project().storedRuns(comparison->request, m_run.job);
        if (!runs)
            return failed(runs.error(), cli::duringComparison(comparison->request, runs.error()));
        return std::move(*runs);
    });
    if (!agreed(stored))
        return m_exit;
    std::string whole;
    if (m_ranks.shared(stored->empty() ? 1 : 0, 0) == 1) {
        auto part = cli::guarded(kProgram, [&] { return comparePart(*comparison); });
        if (!agreed(part))
            return m_exit;
        auto reduced = mpi::reduce(std::move(*part), m_ranks, m_run.job);
        const Outcome<void> outcome
            = reduced ? Outcome<void>() : Outcome<void>(failed(reduced.error(), During::Asking));
        if (!agreed(outcome))
            return m_exit;
        whole = std::move(*reduced);
    }
    const auto finished
        = cli::guarded(kProgram, [&] { return finish(*comparison, std::move(*stored), whole); });
    return agreed(finished) ? cli::Exit::Done : m_exit;
}

} // namespace

int main(int argc, char** argv)
{
    cli::useLargePages(argv);
    const cli::Interrupt interrupt; // before MPI starts threads, which inherit which signals are blocked
    const mpi::Ranks ranks(argc, argv);
    auto arguments = cli::parseArguments(kProgram, argc, argv);
    if (!arguments) {
        if (ranks.isFirst())
            cli::say(arguments.error());
        return arguments.error().exitStatus;
    }
    cli::CommonArguments& common = arguments->common;
    common.quiet = common.quiet || !ranks.isFirst();
    common.threads = common.threads == 0 ? ranks.fairThreads() : common.threads;
    cli::Console console(kProgram, common.quiet);
    JobContext job(interrupt.token(), console.progressSink(), common.threads);
    cli::Run run{*arguments, console, job};
    try {
        return static_cast<int>(SharedRun(run, ranks).go());
    } catch (const std::exception& exception) {
        Error error;
        error.message = Phrase::of("%1 failed: %2.", name(kProgram), exception.what());
        console.failure({std::move(error), During::OpeningProject});
        ranks.abort(static_cast<int>(cli::Exit::ProjectTrouble));
    }
}
