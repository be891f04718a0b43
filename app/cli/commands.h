// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <new>

#include "arguments.h"
#include "console.h"
#include "json_writer.h"
#include "workspace.h"

namespace heldout::cli {

/// `command` is done; memory that runs out is said in a sentence too.
template <typename Command>
[[nodiscard]] auto guarded(Program program, const Command& command) -> decltype(command())
{
    Error error;
    try {
        return command();
    } catch (const std::bad_alloc&) {
        error.message = Phrase::of("There is not enough memory for this.");
        error.hint = Phrase::of("Close other programs, or work on a part of the data.");
    } catch (const std::exception& exception) {
        error.message = Phrase::of("%1 failed: %2.", name(program), exception.what());
        error.hint = Phrase::of("Please report this.");
    }
    return failed(std::move(error), During::OpeningProject);
}

/// What a command works with.
struct Run
{
    const Arguments& arguments;
    Console& console;
    JobContext& job;
};

/// A comparison that may begin.
struct Comparison
{
    project::CompareRequest request;
    Workspace workspace;
};
/// What was being done when a comparison failed: a file of vectors is an input.
[[nodiscard]] inline During duringComparison(const project::CompareRequest& request, const Error& error)
{
    const bool ofFile = request.unit == project::CompareUnit::Embeddings && !error.file.empty();
    return ofFile ? During::ReadingInput : During::Asking;
}
/// Checks what was asked for, then opens the project or imports the files.
[[nodiscard]] Outcome<Comparison> prepareComparison(Run& run); ///< what compare was given
[[nodiscard]] Outcome<Comparison> prepareComparison(Run& run, const CompareArguments& arguments);

[[nodiscard]] Outcome<void> runNew(Run& run);
[[nodiscard]] Outcome<void> runImport(Run& run);
[[nodiscard]] Outcome<void> runCompare(Run& run);
[[nodiscard]] Outcome<void> runMerge(Run& run);
[[nodiscard]] Outcome<void> runMatches(Run& run);
[[nodiscard]] Outcome<void> runEvaluate(Run& run);
[[nodiscard]] Outcome<void> runConflicts(Run& run);
[[nodiscard]] Outcome<void> runInfo(Run& run);
/// The tables of an evaluation, or its JSON.
[[nodiscard]] Outcome<void> printEvaluation(Run& run, const project::Evaluation& evaluation);

/// Prints tables or, for JSON, the text `json` makes, to where --output says.
[[nodiscard]] Outcome<void> print(
    const CommonArguments& common, Format format, const std::vector<Table>& tables, const std::string& json);
/// The sizes of a run's n-grams as a table shows them: 2, or 2-4; embeddings have none.
[[nodiscard]] Cell sizesOf(const project::ComparisonRun& run);
/// The files of a run's vectors, and the numbers a vector; for embeddings only.
void writeVectors(JsonWriter& json, const project::ComparisonRun& run);
/// Tells that a result was there before, with its run number and time.
void sayStored(Console& console, const project::ComparisonRun& run);

/// The tables of the runs of one comparison, or their JSON.
[[nodiscard]] Outcome<void> printComparison(Run& run, Workspace& workspace,
    std::vector<project::ComparisonRun> runs, const CompareArguments& arguments);

} // namespace heldout::cli
