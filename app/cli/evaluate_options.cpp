// SPDX-License-Identifier: GPL-3.0-or-later
// What is scored, by which groups and how; and the list of label conflicts.
#include "options.h"

#include <string>
#include <vector>

namespace heldout::cli {

namespace {

void addPredictions(CLI::App& command, EvaluateArguments& evaluate)
{
    const char* group = "Predictions";
    PredictionArguments& predictions = evaluate.predictions;
    command
        .add_option("--predictions", predictions.files,
            "Files of predictions, a system each; with --project they are kept there (default: the systems "
            "of the project)")
        ->type_name("FILE")
        ->group(group);
    command
        .add_option("--system", evaluate.systems,
            "Names of the systems, in the order of the files (default: the files'); without files the "
            "systems of the project to score (default: all)")
        ->type_name("NAME")
        ->group(group);
    command
        .add_option("--join", predictions.join, "How predictions meet items: by id, by position (default id)")
        ->type_name("WORD")
        ->check(CLI::IsMember({"id", "position"}))
        ->group(group);
    command
        .add_option("--predictions-as", predictions.as,
            "Format: tsv, csv, jsonl, lines, bc2gm, brat, conll (default: recognised)")
        ->type_name("FORMAT")
        ->check(CLI::IsMember({"tsv", "csv", "jsonl", "lines", "bc2gm", "brat", "conll"}))
        ->group(group);
    command.add_option("--prediction-id", predictions.id, "Column of the ids (default: recognised)")
        ->type_name("COLUMN")
        ->group(group);
    command
        .add_option("--prediction-label", predictions.labels,
            "Column of the predicted label or tag; several for several labels (default: recognised)")
        ->type_name("COLUMN")
        ->group(group);
    command
        .add_option("--prediction-score", predictions.scores,
            "Columns of scores: one a class, or one alone of the positive class")
        ->type_name("COLUMN")
        ->group(group);
    command
        .add_option("--score-classes", predictions.classes,
            "Classes of the columns of scores, in their order (default: from their names)")
        ->type_name("LABEL")
        ->group(group);
    command
        .add_option("--threshold", predictions.threshold,
            "Score from which a class is a label, where there are several labels or one column of scores "
            "(default 0.5)")
        ->type_name("NUMBER")
        ->group(group);
    command
        .add_option("--label-separator", predictions.labelSeparator, "What separates the labels of one cell")
        ->type_name("TEXT")
        ->group(group);
    command
        .add_flag("--several-labels", predictions.severalLabels,
            "Every class with a score of --threshold and more is a label (default: where items have several)")
        ->group(group);
    command.add_flag("--replace", predictions.replace, "Replace systems of these names")->group(group);
}

void addGroups(CLI::App& command, EvaluateArguments& evaluate)
{
    const char* group = "Groups";
    const char* words = "interval, rank, class, document, type, seen, length, field:NAME, "
                        "overlap:FIELD,FIELD, none";
    command.add_option("--by", evaluate.by, std::string("Groups of items: ") + words + " (default interval)")
        ->type_name("GROUPS")
        ->group(group);
    command.add_option("--cross", evaluate.cross, "Further groups, crossed with the first")
        ->type_name("GROUPS")
        ->group(group);
    command
        .add_option("--borders", evaluate.borders,
            "Borders of the intervals in percent, ascending; 100 sets apart what is exactly 100 (default "
            "25,50,75)")
        ->type_name("LIST")
        ->group(group);
    command.add_option("--parts", evaluate.parts, "Equal parts of rank and length (default 4)")
        ->type_name("K")
        ->check(CLI::Range(1, 1000))
        ->group(group);
    command.add_option("--lengths", evaluate.lengths, "Words at which groups of length begin, ascending")
        ->type_name("LIST")
        ->delimiter(',')
        ->group(group);
    command
        .add_option("--overlap-border", evaluate.overlapBorder,
            "Percent of similarity from which a field counts as seen (default: the same text)")
        ->type_name("PERCENT")
        ->group(group);
    command.add_flag("--ignore-case", evaluate.ignoreCase, "Seen whatever the case of its letters")
        ->group(group);
    command
        .add_flag("--touched-sentences", evaluate.touched,
            "With --of mentions, as published: all mentions of every sentence that has one in the group; "
            "such groups overlap")
        ->group(group);
}

void addScores(CLI::App& command, EvaluateArguments& evaluate)
{
    const char* group = "Scores";
    const auto add = [&](const char* option, std::string& value, const char* help,
                         const std::vector<std::string>& words) {
        command.add_option(option, value, help)->type_name("WORD")->check(CLI::IsMember(words))->group(group);
    };
    add("--score", evaluate.score,
        "Of systems that predict mentions and relations between them: mentions, relations (default mentions)",
        {"mentions", "relations"});
    add("--metric", evaluate.metric,
        "Of the headline, the trend and the differences: f1, precision, recall, accuracy, mcc (default f1)",
        {"f1", "precision", "recall", "accuracy", "mcc"});
    add("--average", evaluate.average,
        "Over labels: positive, macro, micro, weighted (default positive of two labels, else macro)",
        {"positive", "macro", "micro", "weighted"});
    command
        .add_option("--positive", evaluate.positive,
            "The positive label (default: of two the one that is greater, 1 of 0 and 1)")
        ->type_name("LABEL")
        ->group(group);
    command
        .add_option("--leave-out", evaluate.leftOut,
            "Labels that macro, micro and weighted averages leave aside, such as one for no relation; "
            "accuracy "
            "and Matthews correlation keep them")
        ->type_name("LABEL")
        ->group(group);
    add("--match", evaluate.match,
        "When a mention is found: strict, exact, partial, type, left, right, alternatives (default "
        "alternatives where there are any, else strict)",
        {"strict", "exact", "partial", "type", "left", "right", "alternatives"});
    add("--tags", evaluate.tags, "How tags are read: conlleval, strict (default conlleval)",
        {"conlleval", "strict"});
    command
        .add_option("--tag-scheme", evaluate.tagScheme,
            "Scheme of strict tags: IOB1, IOB2, IOE1, IOE2, IOBES, BILOU (default: recognised)")
        ->type_name("SCHEME")
        ->group(group);
    command
        .add_option("--resamples", evaluate.resamples,
            "Resamples of the intervals of scores; 0 = none (default 2000)")
        ->type_name("N")
        ->check(CLI::Range(0, 1'000'000))
        ->group(group);
    command.add_option("--confidence", evaluate.confidence, "Of the intervals of scores (default 0.95)")
        ->type_name("X")
        ->check(CLI::Range(0.0, 1.0))
        ->group(group);
    command
        .add_option("--table", evaluate.tables,
            "Only these tables: scores, systems, trend, differences (not for json)")
        ->type_name("NAME")
        ->delimiter(',')
        ->check(CLI::IsMember({"scores", "systems", "trend", "differences"}))
        ->group("What is printed");
}

} // namespace

void addEvaluate(CLI::App& command, EvaluateArguments& evaluate)
{
    addPredictions(command, evaluate);
    addGroups(command, evaluate);
    addScores(command, evaluate);
    addSides(command, evaluate.compare.sides);
    addGold(command, evaluate.compare.sides.gold, "the test file's texts");
    addCompareOptions(command, evaluate.compare, "Units in an n-gram, 2 or from 2-4 (default 1)");
}

void addConflicts(CLI::App& command, ConflictsArguments& conflicts)
{
    command.add_option("--from", conflicts.from, "Least similarity of a pair in percent (default 90)")
        ->type_name("PERCENT");
    command
        .add_option(
            "--limit", conflicts.limit, "Pairs to list at most, the most similar first (default 1000)")
        ->type_name("N");
    addSides(command, conflicts.compare.sides);
    addCompareOptions(command, conflicts.compare, "Units in an n-gram, 2 or from 2-4 (default 1)");
}

} // namespace heldout::cli
