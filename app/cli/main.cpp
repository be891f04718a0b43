// SPDX-License-Identifier: GPL-3.0-or-later
// heldout-cli: whatever the window can compute, in a terminal. No locale is ever set here.
#include "commands.h"
#include "interrupt.h"
#include "large_pages.h"
#include "output_check.h"

namespace {

using namespace heldout;

cli::Outcome<void> dispatch(cli::Run& run)
{
    switch (run.arguments.command) {
    case cli::Command::New:
        return cli::runNew(run);
    case cli::Command::Import:
        return cli::runImport(run);
    case cli::Command::Compare:
        return cli::runCompare(run);
    case cli::Command::Merge:
        return cli::runMerge(run);
    case cli::Command::Matches:
        return cli::runMatches(run);
    case cli::Command::Evaluate:
        return cli::runEvaluate(run);
    case cli::Command::Conflicts:
        return cli::runConflicts(run);
    case cli::Command::Info:
        return cli::runInfo(run);
    }
    return {};
}

} // namespace

int main(int argc, char** argv)
{
    cli::useLargePages(argv);
    const auto arguments = cli::parseArguments(cli::Program::Cli, argc, argv);
    if (!arguments) {
        cli::say(arguments.error());
        return arguments.error().exitStatus;
    }
    const cli::Interrupt interrupt;
    cli::Console console(cli::Program::Cli, arguments->common.quiet);
    JobContext job(interrupt.token(), console.progressSink(), arguments->common.threads);
    cli::Run run{*arguments, console, job};
    const auto outcome = cli::guarded(cli::Program::Cli, [&run] {
        const auto checked = cli::checkOutput(run.arguments);
        return checked ? dispatch(run) : checked;
    });
    console.clearProgress();
    if (outcome)
        return static_cast<int>(cli::Exit::Done);
    console.failure(outcome.error());
    return static_cast<int>(cli::exitFor(outcome.error()));
}
