// SPDX-License-Identifier: GPL-3.0-or-later
// heldout-cli: whatever the window can compute, in a terminal. No locale is ever set here.
#include <exception>
#include <new>

#include "commands.h"
#include "interrupt.h"

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
    case cli::Command::Info:
        return cli::runInfo(run);
    }
    return {};
}

/// Memory that runs out is said in a sentence too.
cli::Outcome<void> runCommand(cli::Run& run)
{
    Error error;
    try {
        return dispatch(run);
    } catch (const std::bad_alloc&) {
        error.message = Phrase::of("There is not enough memory for this.");
        error.hint = Phrase::of("Close other programs, or work on a part of the data.");
    } catch (const std::exception& exception) {
        error.message = Phrase::of("heldout-cli failed: %1.", exception.what());
        error.hint = Phrase::of("Please report this.");
    }
    return cli::failed(std::move(error), cli::During::OpeningProject);
}

} // namespace

int main(int argc, char** argv)
{
    int exitStatus = 0;
    const auto arguments = cli::parseArguments(argc, argv, exitStatus);
    if (!arguments)
        return exitStatus;

    const cli::Interrupt interrupt;
    cli::Console console(arguments->common.quiet);
    JobContext job(interrupt.token(), console.progressSink(), arguments->common.threads);
    cli::Run run{*arguments, console, job};
    const auto outcome = runCommand(run);
    console.clearProgress();
    if (outcome)
        return static_cast<int>(cli::Exit::Done);
    const cli::Failure& failure = outcome.error();
    const cli::Exit exit = cli::exitFor(failure.error, failure.during);
    if (exit == cli::Exit::Interrupted)
        console.error("Interrupted. Nothing was changed.");
    else
        console.error(describe(failure.error));
    return static_cast<int>(exit);
}
