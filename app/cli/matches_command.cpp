// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include <algorithm>

#include "json_writer.h"

namespace heldout::cli {

namespace {

using project::Listed;

const std::vector<Column> kColumns{{"test_id", "Test id"}, {"train_id", "Training id"},
    {"score", "Score (%)", true}, {"dot", "Dot product", true}, {"norm2_test", "Norm² test", true},
    {"norm2_train", "Norm² training", true}, {"ties", "Ties", true}};

std::vector<Column> columnsOf(Listed listed)
{
    std::vector<Column> columns = kColumns;
    if (listed == Listed::Partners)
        columns.insert(columns.begin() + 1, {"rank", "Rank", true});
    return columns;
}

/// Only the best match has a rank, ties or a partner when there is none.
std::vector<Cell> cellsOf(const project::MatchLine& line, Listed listed)
{
    std::vector<Cell> cells{line.testId, line.trainId, line.score, cell(line.dot), cell(line.norm2Test),
        cell(line.norm2Train), std::uint64_t{line.ties}};
    if (listed == Listed::Best)
        return cells;
    const auto known
        = [](bool is, std::uint32_t number) { return is ? Cell(std::uint64_t{number}) : Cell(); };
    cells.back() = known(line.rank < 2, line.ties);
    cells.insert(cells.begin() + 1, known(line.rank > 0, line.rank));
    return cells;
}

bool fits(const project::ComparisonRun& run, const MatchesArguments& arguments,
    const project::CompareRequest& request)
{
    const CompareArguments& wanted = arguments.compare;
    const auto isOrOpen
        = [](const std::string& word, const std::string& is) { return word.empty() || word == is; };
    const auto asGiven
        = [](const std::string& word, auto asked, auto is) { return word.empty() || asked == is; };
    const bool grams = run.unit != project::CompareUnit::Embeddings;
    const project::NgramSizes sizes = project::sizesOf(run.options);
    const bool sizesFit = wanted.ngrams.empty()
        || (grams && std::ranges::find(request.ngrams, sizes) != request.ngrams.end());
    return isOrOpen(wanted.sides.dataset, run.dataset) && isOrOpen(wanted.sides.test, run.testSplit)
        && isOrOpen(wanted.sides.train, run.trainSplit) && isOrOpen(wanted.unit, project::name(run.unit))
        && sizesFit && (wanted.vectors.empty() || request.vectors == run.vectors)
        && asGiven(wanted.grams, request.grams, run.options.unit)
        && asGiven(wanted.weighting, request.weighting, run.options.weighting)
        && asGiven(wanted.measure, request.measure, run.options.measure)
        && asGiven(wanted.scoring, request.scoring, run.options.scoring)
        && asGiven(wanted.stopWords, request.stopWords, run.options.stopWords);
}

Outcome<project::ComparisonRun> storedRun(
    Workspace& workspace, const MatchesArguments& arguments, const project::CompareRequest& request)
{
    if (arguments.run > 0) {
        auto run = workspace.project().comparison(arguments.run);
        if (!run)
            return failed(run.error(), During::Asking);
        return *run;
    }
    auto runs = workspace.project().comparisons();
    if (!runs)
        return failed(runs.error(), During::OpeningProject);
    const auto found = std::ranges::find_if(
        *runs, [&](const project::ComparisonRun& run) { return fits(run, arguments, request); });
    if (found != runs->end())
        return *found;
    Error error;
    error.code = Code::NotFound;
    error.message = runs->empty() ? Phrase::of("The project holds no comparison.")
                                  : Phrase::of("No stored comparison fits these options.");
    error.hint = Phrase::of("Run heldout-cli compare first; heldout-cli info lists what is stored.");
    return failed(std::move(error), During::Asking);
}

Outcome<project::ComparisonRun> runOfFiles(
    Workspace& workspace, const MatchesArguments& arguments, project::CompareRequest request, Run& run)
{
    auto sides = importSides(workspace, arguments.compare.sides, run.console, run.job);
    if (!sides)
        return tl::unexpected(sides.error());
    if (arguments.compare.ngrams.empty())
        request.ngrams = {1};
    if (request.ngrams.size() != 1) {
        Error error;
        error.code = Code::InvalidArgument;
        error.message = Phrase::of("matches prints one comparison, but several --ngram were given.");
        return failed(std::move(error), During::Asking);
    }
    request.dataset = sides->dataset;
    request.testSplit = sides->test;
    request.trainSplit = sides->train;
    auto runs = workspace.project().compare(request, run.job);
    if (!runs)
        return failed(runs.error(), duringComparison(request, runs.error()));
    return runs->front();
}

Outcome<void> writeRows(Workspace& workspace, const project::ComparisonRun& chosen, Listed listed,
    const CommonArguments& common, JobContext& job)
{
    const Format format = common.format.value_or(Format::Tsv);
    Output output(common.output);
    TableWriter writer(output, format, columnsOf(listed));
    Status status;
    if (format == Format::Json)
        status = output.write("{\n  \"rows\": ");
    if (status)
        status = writer.begin();
    bool writing = true;
    if (status) {
        status = workspace.project().matches(
            chosen.id, listed,
            [&](const project::MatchLine& line) {
                auto written = writer.row(cellsOf(line, listed));
                writing = written.has_value();
                return written;
            },
            job);
        if (!status && writing)
            return failed(status.error(), During::Asking);
    }
    if (status)
        status = writer.end();
    if (status && format == Format::Json)
        status = output.write(",\n  \"settings\": " + chosen.settings + "\n}\n");
    if (status)
        status = output.finish();
    if (!status && !output.readerGone())
        return failed(status.error(), During::WritingOutput);
    return {};
}

} // namespace

Outcome<void> runMatches(Run& run)
{
    const CommonArguments& common = run.arguments.common;
    const MatchesArguments& arguments = run.arguments.matches;
    if (auto checked = checkSides(common.project, arguments.compare.sides); !checked)
        return failed(checked.error(), During::Asking);
    auto request = compareRequest(arguments.compare);
    if (!request)
        return failed(request.error(), During::Asking);
    const bool files = hasFiles(arguments.compare.sides);
    auto workspace = files ? Workspace::temporary() : Workspace::named(common.project, Workspace::Need::Read);
    if (!workspace)
        return tl::unexpected(workspace.error());
    auto chosen = files ? runOfFiles(*workspace, arguments, *request, run)
                        : storedRun(*workspace, arguments, *request);
    run.console.clearProgress();
    if (!chosen)
        return tl::unexpected(chosen.error());
    if (chosen->outdated)
        run.console.note("This comparison is outdated: " + chosen->outdatedBecause.text());
    return writeRows(
        *workspace, *chosen, arguments.partners ? Listed::Partners : Listed::Best, common, run.job);
}

} // namespace heldout::cli
