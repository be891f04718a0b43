// SPDX-License-Identifier: GPL-3.0-or-later
// What is compared and how, and what is printed of it.
#include "options.h"

#include <string>
#include <vector>

namespace heldout::cli {

namespace {

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
            "Only these tables: summary, intervals, rank-parts, classes, identical (not for json)")
        ->type_name("NAME")
        ->delimiter(',')
        ->check(CLI::IsMember({"summary", "intervals", "rank-parts", "classes", "identical"}))
        ->group(group);
}

} // namespace

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

} // namespace heldout::cli
