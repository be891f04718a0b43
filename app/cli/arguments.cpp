// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <sstream>
#include <utility>

namespace heldout::cli {

namespace {

constexpr const char* kFooter
    = "Exit status: 0 done, 2 wrong usage, 3 input refused, 4 project or output file trouble, "
      "130 interrupted.";

void addCommon(CLI::App& command, CommonArguments& common, std::string& format, const char* defaultFormat)
{
    const char* group = "Every command";
    command
        .add_option("--format", format,
            std::string("How to print: table, tsv, json, markdown, latex (default ") + defaultFormat + ')')
        ->type_name("FORMAT")
        ->check(CLI::IsMember({"table", "tsv", "json", "markdown", "latex"}))
        ->group(group);
    command
        .add_option(
            "--output", common.output, "Write to this file, whole or not at all; - is standard output")
        ->type_name("FILE")
        ->group(group);
    command
        .add_option("--threads", common.threads,
            "Threads to use; 0 takes one for each processor. Results never depend on it")
        ->type_name("N")
        ->check(CLI::Range(0, 1024))
        ->group(group);
    command.add_option("--seed", common.seed, "Seed of random choices, for commands that make any")
        ->type_name("N")
        ->group(group);
    command.add_flag("--quiet", common.quiet, "Print nothing but the result and errors")->group(group);
    command.footer(kFooter);
}

void addProject(CLI::App& command, CommonArguments& common, const char* help)
{
    command.add_option("--project,-p", common.project, help)->type_name("FILE");
}

/// `prefix` is "", "test-" or "train-".
void addFileOptions(CLI::App& command, FileArguments& file, const std::string& prefix, const char* group)
{
    const auto add = [&](const char* option, std::string& value, const char* type, const char* help) {
        return command.add_option("--" + prefix + option, value, help)->type_name(type)->group(group);
    };
    add("as", file.as, "FORMAT", "Format of the file: tsv, csv, jsonl, lines, bc2gm (default: recognised)")
        ->check(CLI::IsMember({"tsv", "csv", "jsonl", "lines", "bc2gm"}));
    add("text", file.text, "COLUMN", "Column of the text: its name or #N, from #1");
    add("label", file.label, "COLUMN", "Column of the label");
    add("id", file.id, "COLUMN", "Column of the id (default: the row number, from 0)");
    add("document", file.document, "COLUMN", "Column of the document id");
    if (!prefix.empty())
        return;
    add("document-pattern", file.documentPattern, "REGEX",
        "Regular expression whose first group, found in an item's id, is its document id");
    add("header", file.header, "yes|no", "Whether the first line holds column names (default: recognised)")
        ->check(CLI::IsMember({"yes", "no"}));
    add("separator", file.separator, "CHAR", "CSV: the separator, comma or semicolon (default: recognised)");
}

void addSides(CLI::App& command, SidesArguments& sides)
{
    const char* project = "Splits of a project";
    command.add_option("--dataset", sides.dataset, "Data set (default: the only one)")
        ->type_name("NAME")
        ->group(project);
    command.add_option("--test", sides.test, "Test split (default: the only one of that role)")
        ->type_name("NAME")
        ->group(project);
    command.add_option("--train", sides.train, "Training split (default: the only one of that role)")
        ->type_name("NAME")
        ->group(project);
    const char* files = "Files instead of a project";
    command.add_option("--test-file", sides.testFiles, "Test file; several are read in order")
        ->type_name("FILE")
        ->group(files);
    command.add_option("--train-file", sides.trainFiles, "Training file; several are read in order")
        ->type_name("FILE")
        ->group(files);
    addFileOptions(command, sides.both, "", "Reading both files");
    addFileOptions(command, sides.testFile, "test-", "Reading the test file, where it differs");
    addFileOptions(command, sides.trainFile, "train-", "Reading the training file, where it differs");
}

void addGramOptions(CLI::App& command, CompareArguments& compare, const char* ngramHelp)
{
    const char* group = "How n-grams are compared";
    const auto add = [&](const char* option, std::string& value, const char* type, const char* help,
                         const std::vector<std::string>& words) {
        command.add_option(option, value, help)->type_name(type)->check(CLI::IsMember(words))->group(group);
    };
    command.add_option("--ngram,-n", compare.ngrams, ngramHelp)->type_name("N")->delimiter(',')->group(group);
    add("--grams", compare.grams, "WORD", "What n-grams are made of: words, characters (default words)",
        {"words", "characters"});
    add("--measure", compare.measure, "WORD",
        "cosine; of sets of n-grams: jaccard, containment (share of the test item's) (default cosine)",
        {"cosine", "jaccard", "containment"});
    add("--weighting", compare.weighting, "WORD",
        "counts, binary, tf-idf (default counts for cosine, binary for the others)",
        {"counts", "binary", "tf-idf"});
    add("--scoring", compare.scoring, "WORD", "exact, as-published (default exact)",
        {"exact", "as-published"});
    add("--stop-words", compare.stopWords, "LIST", "Words left out: english, none (default english)",
        {"english", "none"});
}

void addVectorOptions(CLI::App& command, CompareArguments& compare)
{
    const char* group = "How embeddings are compared";
    command
        .add_option("--vectors", compare.vectors,
            "The .npy files with a vector for each item: of the test side, of the training side")
        ->type_name("TEST TRAIN")
        ->expected(1, 2)
        ->group(group);
    command
        .add_option("--names", compare.names,
            "Files with the id of each row of the vectors, one a line (default: rows in the order of the "
            "items)")
        ->type_name("TEST TRAIN")
        ->expected(1, 2)
        ->group(group);
}

void addCompareOptions(CLI::App& command, CompareArguments& compare, const char* ngramHelp)
{
    const char* group = "What is compared";
    command
        .add_option("--of", compare.unit,
            "What an item is: text, mentions, or embeddings of the texts (default text, with --vectors "
            "embeddings)")
        ->type_name("UNIT")
        ->check(CLI::IsMember({"text", "mentions", "embeddings"}))
        ->group(group);
    command.add_option("--top", compare.top, "Training items kept for each test item (default 6)")
        ->type_name("K")
        ->check(CLI::Range(1, 1000))
        ->group(group);
    command
        .add_flag("--all-pairs", compare.allPairs, "Keep every pair of at least --min-score, and no other")
        ->group(group);
    command
        .add_option(
            "--min-score", compare.minScore, "Percent that a kept item after the best needs (default 0)")
        ->type_name("PERCENT")
        ->group(group);
    addGramOptions(command, compare, ngramHelp);
    addVectorOptions(command, compare);
}

Format formatFrom(const std::string& word)
{
    if (word == "tsv")
        return Format::Tsv;
    if (word == "json")
        return Format::Json;
    if (word == "markdown")
        return Format::Markdown;
    if (word == "latex")
        return Format::Latex;
    return Format::Table;
}

void addImport(CLI::App& command, ImportArguments& import)
{
    command.add_option("paths", import.paths, "Files, read in order into one split; .gz is unpacked")
        ->type_name("PATH")
        ->required();
    command.add_option("--dataset", import.dataset, "Data set; made when it is new (default: data)")
        ->type_name("NAME");
    command.add_option("--split", import.split, "Split (default: the first file's name without its ending)")
        ->type_name("NAME");
    command
        .add_option(
            "--role", import.role, "What the split is for: train, dev, test, other (default: by its name)")
        ->type_name("ROLE")
        ->check(CLI::IsMember({"train", "dev", "test", "other"}));
    command.add_flag("--replace", import.replace, "Replace a split of this name");
    addFileOptions(command, import.file, "", "Reading the files");
    const char* group = "BC2GM";
    command
        .add_option("--mentions", import.file.mentions,
            "Gold mentions (default: NAME_GENE.eval and the like beside the file)")
        ->type_name("FILE")
        ->group(group);
    command
        .add_option(
            "--alternatives", import.file.alternatives, "Alternative mentions (default: as --mentions)")
        ->type_name("FILE")
        ->group(group);
}

void addPrinted(CLI::App& command, CompareArguments& compare)
{
    const char* group = "What is printed";
    command.add_option("--intervals", compare.intervals, "Borders in percent, ascending (default 25,50,75)")
        ->type_name("LIST")
        ->group(group);
    command.add_option("--rank-parts", compare.rankParts, "Equal parts by rank (default 4)")
        ->type_name("K")
        ->check(CLI::Range(1, 1000))
        ->group(group);
    command
        .add_option("--table", compare.tables,
            "Only these tables: summary, intervals, rank-parts, identical (not for json)")
        ->type_name("NAME")
        ->delimiter(',')
        ->check(CLI::IsMember({"summary", "intervals", "rank-parts", "identical"}))
        ->group(group);
}

void addCompare(CLI::App& command, CompareArguments& compare)
{
    addSides(command, compare.sides);
    addCompareOptions(
        command, compare, "Units in an n-gram, 2 or from 2-4; several may be given (default 1 2 3)");
    addPrinted(command, compare);
}

void addShard(CLI::App& command, CompareArguments& compare)
{
    command
        .add_option("--shard", compare.shard,
            "Do only this part of the comparison, for example 2/8, and write it to --output; merge puts the "
            "parts together")
        ->type_name("I/N")
        ->group("Shared by several machines");
}

void addMerge(CLI::App& command, MergeArguments& merge)
{
    command.add_option("parts", merge.parts, "Files that compare --shard wrote, in any order")
        ->type_name("PART")
        ->required();
    addSides(command, merge.compare.sides);
    addPrinted(command, merge.compare);
}

/// What is missing is only told where nothing was misspelt: a file "-x.tsv" is taken for an option first.
std::string whatIsWrong(const CLI::App& app, const CLI::ParseError& error)
{
    const std::vector<CLI::App*> commands = app.get_subcommands();
    const std::vector<std::string> unknown = app.remaining(true);
    if (commands.empty())
        return unknown.empty() ? std::string("No command was given.")
                               : "There is no command " + unknown.front() + '.';
    if (error.get_exit_code() != static_cast<int>(CLI::ExitCodes::RequiredError))
        return error.what();
    if (!unknown.empty() && unknown.front().starts_with('-'))
        return "There is no option " + unknown.front() + ". A file of this name is given as ./"
            + unknown.front() + '.';
    const std::string command = commands.front()->get_name();
    return command == "import" ? "No file to import was given."
        : command == "merge"   ? "No part to merge was given."
                               : "No project file was given.";
}

/// A variable that a script forgot to set would choose what the option's absence does.
void refuseEmptyValues(const CLI::App& app)
{
    for (const CLI::App* command : app.get_subcommands()) {
        for (const CLI::Option* option : command->get_options()) {
            for (const std::string& value : option->results()) {
                if (value.empty() && option->nonpositional())
                    throw CLI::ArgumentMismatch(option->get_name() + " was given without a value.");
            }
        }
    }
}

/// Errors get our prefix and a way on.
Answer answerTo(Program program, const CLI::App& app, const CLI::ParseError& error)
{
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
        std::ostringstream out;
        app.exit(error, out, out);
        return {0, out.str()};
    }
    std::string command = name(program);
    for (const CLI::App* sub : app.get_subcommands())
        command += ' ' + sub->get_name();
    return {
        2, std::string(name(program)) + ": " + whatIsWrong(app, error) + "\nSee " + command + " --help.\n"};
}

/// The commands of a program, and what they were given.
class CommandLine
{
public:
    explicit CommandLine(Program program)
        : m_app("Measures how much of a test score is memory: how close every test item is to something the "
                "model has already seen.",
              name(program))
        , m_program(program)
    {
        m_app.set_version_flag("--version", std::string(name(program)) + ' ' + HELDOUT_VERSION);
        m_app.require_subcommand(1);
        m_app.footer(std::string(name(program)) + " COMMAND --help says more about a command.\n" + kFooter);
        if (program == Program::Mpi) {
            addCompareCommand();
            return;
        }
        addProjectCommands();
        addCompareCommand();
        addMergeCommand();
        addListCommands();
    }
    [[nodiscard]] tl::expected<Arguments, Answer> parse(int argc, const char* const* argv);

private:
    CLI::App* addCommand(Command command, const char* word, const char* help)
    {
        CLI::App* added = m_app.add_subcommand(word, help);
        m_commands.emplace_back(added, command);
        return added;
    }
    void addProjectCommands();
    void addCompareCommand();
    void addMergeCommand();
    void addListCommands();

    CLI::App m_app;
    Program m_program;
    Arguments m_arguments;
    std::string m_format;
    std::vector<std::pair<const CLI::App*, Command>> m_commands;
};

void CommandLine::addProjectCommands()
{
    CLI::App* create = addCommand(Command::New, "new", "Make an empty project file");
    create->add_option("file,--project,-p", m_arguments.common.project, "The project file to make")
        ->type_name("FILE")
        ->required();
    addCommon(*create, m_arguments.common, m_format, "table");

    CLI::App* import = addCommand(Command::Import, "import", "Load a split into a project");
    addProject(*import, m_arguments.common,
        "Project file; made when there is none. Without it the files are only checked");
    addImport(*import, m_arguments.import);
    addCommon(*import, m_arguments.common, m_format, "table");
}

void CommandLine::addCompareCommand()
{
    CLI::App* compare = addCommand(Command::Compare, "compare",
        "Find the closest training item of every test item, and print the tables");
    addProject(*compare, m_arguments.common, "Project file");
    addCompare(*compare, m_arguments.compare);
    if (m_program == Program::Cli)
        addShard(*compare, m_arguments.compare);
    addCommon(*compare, m_arguments.common, m_format, "table");
}

void CommandLine::addMergeCommand()
{
    CLI::App* merge
        = addCommand(Command::Merge, "merge", "Put the parts of a comparison together, and print its tables");
    addProject(*merge, m_arguments.common,
        "Project file, the one the parts were made from or one with the same data");
    addMerge(*merge, m_arguments.merge);
    addCommon(*merge, m_arguments.common, m_format, "table");
}

void CommandLine::addListCommands()
{
    MatchesArguments& matches = m_arguments.matches;
    CLI::App* list = addCommand(Command::Matches, "matches",
        "Print the result of a comparison item by item, in the order of the test file");
    addProject(*list, m_arguments.common, "Project file");
    list->add_option(
            "--run", matches.run, "Number of the run, as info shows it (default: the newest that fits)")
        ->type_name("ID")
        ->check(CLI::PositiveNumber);
    list->add_flag("--partners", matches.partners,
        "Print every training item that the comparison kept for a test item, by rank");
    addSides(*list, matches.compare.sides);
    addCompareOptions(*list, matches.compare, "Units in an n-gram, 2 or from 2-4 (with files: default 1)");
    addCommon(*list, m_arguments.common, m_format, "tsv");

    CLI::App* info = addCommand(Command::Info, "info", "Show a project: data sets, splits, files, runs");
    info->add_option("file,--project,-p", m_arguments.common.project, "Project file")
        ->type_name("FILE")
        ->required();
    addCommon(*info, m_arguments.common, m_format, "table");
}

tl::expected<Arguments, Answer> CommandLine::parse(int argc, const char* const* argv)
{
    try {
        m_app.parse(argc, argv);
        refuseEmptyValues(m_app);
    } catch (const CLI::ParseError& error) {
        return tl::unexpected(answerTo(m_program, m_app, error));
    }
    if (!m_format.empty())
        m_arguments.common.format = formatFrom(m_format);
    for (const auto& [command, meant] : m_commands) {
        if (command->parsed())
            m_arguments.command = meant;
    }
    return m_arguments;
}

} // namespace

void say(const Answer& answer)
{
    std::fwrite(answer.text.data(), 1, answer.text.size(), answer.exitStatus == 0 ? stdout : stderr);
}

tl::expected<Arguments, Answer> parseArguments(Program program, int argc, const char* const* argv)
{
    return CommandLine(program).parse(argc, argv);
}

} // namespace heldout::cli
