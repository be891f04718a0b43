// SPDX-License-Identifier: GPL-3.0-or-later
// Which files and splits a command works on, and how files are read.
#include "options.h"

#include <string>

namespace heldout::cli {

namespace {

/// `prefix` is "", "test-" or "train-".
void addFileOptions(CLI::App& command, FileArguments& file, const std::string& prefix, const char* group)
{
    const auto add = [&](const char* option, std::string& value, const char* type, const char* help) {
        return command.add_option("--" + prefix + option, value, help)->type_name(type)->group(group);
    };
    add("as", file.as, "FORMAT",
        "Format of the file: tsv, csv, jsonl, lines, bc2gm, brat, conll (default: recognised)")
        ->check(CLI::IsMember({"tsv", "csv", "jsonl", "lines", "bc2gm", "brat", "conll"}));
    add("text", file.text, "COLUMN", "Column of the text: its name or #N, from #1 (default: recognised)");
    add("label", file.label, "COLUMN", "Column of the label (default: recognised)");
    add("id", file.id, "COLUMN", "Column of the id (default: recognised, else the row number, from 0)");
    add("document", file.document, "COLUMN", "Column of the document id (default: recognised)");
    if (!prefix.empty())
        return;
    add("document-pattern", file.documentPattern, "REGEX",
        "Regular expression whose first group, found in an item's id, is its document id");
    add("header", file.header, "yes|no", "Whether the first line holds column names (default: recognised)")
        ->check(CLI::IsMember({"yes", "no"}));
    add("separator", file.separator, "CHAR", "CSV: the separator, comma or semicolon (default: recognised)");
}

} // namespace

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

void addGold(CLI::App& command, GoldArguments& gold, const std::string& whose)
{
    const char* group = "Labels in a file of their own";
    CLI::Option* file = command.add_option("--gold", gold.file, "Gold labels of " + whose);
    file->type_name("FILE")->group(group);
    const auto add = [&](const char* option, std::string& value, const char* type, const char* help) {
        return command.add_option(option, value, help)->type_name(type)->group(group)->needs(file);
    };
    add("--gold-join", gold.join, "WORD", "How labels meet texts: by id, by position (default id)")
        ->check(CLI::IsMember({"id", "position"}));
    add("--gold-as", gold.as, "FORMAT", "Format: tsv, csv, jsonl, lines (default: recognised)")
        ->check(CLI::IsMember({"tsv", "csv", "jsonl", "lines"}));
    add("--gold-id", gold.id, "COLUMN", "Column of the ids (default: recognised)");
    add("--gold-label", gold.label, "COLUMN", "Column of the label (default: recognised)");
}

void addImport(CLI::App& command, ImportArguments& import)
{
    command
        .add_option("paths", import.paths,
            "Files, or a folder of BRAT, read in order into one split; .gz is unpacked")
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
    addGold(command, import.gold, "the texts; those of the texts' own file are left out");
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
    group = "BRAT";
    command
        .add_option("--items", import.file.items,
            "What is an item: documents, or each line of them: lines (default documents)")
        ->type_name("WORD")
        ->check(CLI::IsMember({"documents", "lines"}))
        ->group(group);
    command
        .add_option("--offsets", import.file.offsets,
            "What offsets count: characters, utf16, bytes (default characters)")
        ->type_name("WORD")
        ->check(CLI::IsMember({"characters", "utf16", "bytes"}))
        ->group(group);
    command
        .add_option("--line-break", import.file.lineBreak,
            "Characters a line break CR LF counts: 1, 2 (default: what fits the text of the mentions)")
        ->type_name("N")
        ->check(CLI::IsMember({"1", "2"}))
        ->group(group);
}

} // namespace heldout::cli
