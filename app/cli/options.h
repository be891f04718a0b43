// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include "arguments.h"

/// The options of commands by subject; each writes to the values that it was added with.
namespace heldout::cli {

// --- input_options.cpp
// --------------------------------------------------------------------------------------
/// Splits of a project, or files instead of one.
void addSides(CLI::App& command, SidesArguments& sides);
void addImport(CLI::App& command, ImportArguments& import);
/// Gold labels in a file of their own; `whose`: the texts they belong to.
void addGold(CLI::App& command, GoldArguments& gold, const std::string& whose);

// --- compare_options.cpp
// ------------------------------------------------------------------------------------
/// `ngramHelp`: of --ngram, whose default differs.
void addCompareOptions(CLI::App& command, CompareArguments& compare, const char* ngramHelp);
/// Sides, how they are compared, and what is printed.
void addCompare(CLI::App& command, CompareArguments& compare);
void addShard(CLI::App& command, CompareArguments& compare);
void addMerge(CLI::App& command, MergeArguments& merge);

// --- evaluate_options.cpp
// -----------------------------------------------------------------------------------
void addEvaluate(CLI::App& command, EvaluateArguments& evaluate);
void addConflicts(CLI::App& command, ConflictsArguments& conflicts);

} // namespace heldout::cli
