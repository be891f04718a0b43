// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments.h"

#include <cstdio>
#include <sstream>
#include <utility>

#include "options.h"

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
        addEvaluateCommands();
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
    void addEvaluateCommands();

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

void CommandLine::addEvaluateCommands()
{
    CLI::App* evaluate = addCommand(Command::Evaluate, "evaluate",
        "Score predictions by how close the test items are to the training data, and by other groups");
    addProject(*evaluate, m_arguments.common, "Project file");
    addEvaluate(*evaluate, m_arguments.evaluate);
    addCommon(*evaluate, m_arguments.common, m_format, "table");

    CLI::App* conflicts
        = addCommand(Command::Conflicts, "conflicts", "List near-identical texts that have different labels");
    addProject(*conflicts, m_arguments.common, "Project file");
    addConflicts(*conflicts, m_arguments.conflicts);
    addCommon(*conflicts, m_arguments.common, m_format, "table");
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
