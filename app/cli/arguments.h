// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "program.h"
#include "project/evaluation.h"
#include "project/project.h"
#include "table.h"

namespace heldout::cli {

/// What every command takes.
struct CommonArguments
{
    std::string project;
    std::optional<Format> format; ///< unset = the command's own default
    std::string output;
    unsigned threads = 0;
    std::optional<std::uint64_t> seed;
    bool quiet = false;
};

/// How an input file is to be read.
struct FileArguments
{
    std::string as;
    std::string text, label, id, document;
    std::string documentPattern;
    std::string header; ///< "", "yes", "no"
    std::string separator; ///< "", or the name or character
    std::string mentions, alternatives;
    std::string items, offsets, lineBreak; ///< of BRAT; "" = default
};

/// Gold labels in a file of their own.
struct GoldArguments
{
    std::string file; ///< "" = none
    std::string as, id, label;
    std::string join = "id";
};

struct ImportArguments
{
    std::vector<std::string> paths;
    std::string dataset, split, role;
    FileArguments file;
    GoldArguments gold;
    bool replace = false;
};

/// Which splits are compared: of a project, or given as files.
struct SidesArguments
{
    std::string dataset, test, train;
    std::vector<std::string> testFiles, trainFiles;
    FileArguments both, testFile, trainFile;
    GoldArguments gold; ///< of the test file
};

struct CompareArguments
{
    SidesArguments sides;
    // "" or none: not given
    std::string unit;
    std::vector<std::string> ngrams; ///< "2", "2-4"
    std::string grams, weighting, measure, scoring, stopWords;
    std::vector<std::string> vectors, names; ///< files of the test side, of the training side
    std::uint32_t top = 6;
    bool allPairs = false;
    std::string minScore = "0";
    std::string intervals = "25,50,75";
    std::uint32_t rankParts = 4;
    std::vector<std::string> tables;
    std::string shard; ///< "" = all of it, "2/8"
};

struct MergeArguments
{
    std::vector<std::string> parts;
    CompareArguments compare; ///< sides as files, and what is printed
};

struct MatchesArguments
{
    CompareArguments compare;
    std::int64_t run = 0;
    bool partners = false;
};

/// How files of predictions are read.
struct PredictionArguments
{
    std::vector<std::string> files; ///< a system each
    std::string as, id;
    std::vector<std::string> labels, scores;
    std::vector<std::string> classes; ///< of the columns of scores
    double threshold = 0.5; ///< from this score on a class is a label
    std::string labelSeparator;
    std::string join = "id";
    bool severalLabels = false;
    bool replace = false;
};

struct EvaluateArguments
{
    CompareArguments compare; ///< splits, and where similarity comes from
    PredictionArguments predictions;
    std::vector<std::string> systems; ///< names: of the files in their order, or of those in the project
    std::string by = "interval", cross; ///< "interval", "field:NAME", "overlap:FIELD,FIELD"
    std::string borders = "25,50,75";
    std::uint32_t parts = 4;
    std::vector<std::uint32_t> lengths;
    std::string overlapBorder;
    bool ignoreCase = false;
    bool touched = false;
    std::string metric = "f1", average, positive, match, tags = "conlleval", tagScheme;
    std::string score = "mentions"; ///< "mentions", "relations"
    std::vector<std::string> leftOut; ///< labels
    std::uint32_t resamples = 2000;
    double confidence = 0.95;
    std::vector<std::string> tables;
};

struct ConflictsArguments
{
    CompareArguments compare;
    std::string from = "90";
    std::uint64_t limit = 1000;
};

enum class Command : std::uint8_t { New, Import, Compare, Merge, Matches, Evaluate, Conflicts, Info };

struct Arguments
{
    Command command = Command::Info;
    CommonArguments common;
    ImportArguments import;
    CompareArguments compare;
    MergeArguments merge;
    MatchesArguments matches;
    EvaluateArguments evaluate;
    ConflictsArguments conflicts;
};

/// What there is to say instead of doing something: help and version on standard output with status 0, wrong
/// usage on standard error.
struct Answer
{
    int exitStatus = 0;
    std::string text;
};
void say(const Answer& answer);

/// Reads the command line.
[[nodiscard]] tl::expected<Arguments, Answer> parseArguments(
    Program program, int argc, const char* const* argv);

// --- from words to settings; InvalidArgument says which words there are
// --------------------------------------
[[nodiscard]] Result<formats::ReadOptions> readOptions(const FileArguments& file);
/// `special` where it says something, else `general`.
[[nodiscard]] FileArguments combined(const FileArguments& general, const FileArguments& special);
/// "2/8".
[[nodiscard]] Result<similarity::Shard> shardOf(const std::string& word);
[[nodiscard]] Result<project::CompareRequest> compareRequest(const CompareArguments& arguments);
/// All but the splits.
[[nodiscard]] Result<project::EvaluateRequest> evaluateRequest(
    const EvaluateArguments& arguments, std::optional<std::uint64_t> seed);
[[nodiscard]] project::PredictionRequest predictionRequest(const PredictionArguments& arguments);
[[nodiscard]] project::LabelSource labelSource(const GoldArguments& gold);
/// "12.5" to 12500; unset when it is no percentage of at most three decimals.
[[nodiscard]] std::optional<std::uint32_t> milliPercent(std::string_view text);
/// "25,50,75" to thousandths of a percent, strictly ascending inside (0, 100000); what is wrong is said of
/// `option`. `whole`: 100000 is a border too.
[[nodiscard]] Result<std::vector<std::uint32_t>> borders(
    const std::string& list, const char* option = "--intervals", bool whole = false);

} // namespace heldout::cli
