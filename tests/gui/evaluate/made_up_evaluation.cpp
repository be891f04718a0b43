// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/evaluate/made_up_evaluation.h"

#include <array>

namespace heldout::testing {

namespace {

using project::Bounds;
using project::Evaluation;
using project::GroupRow;
using project::Measured;
using project::ScoreCell;

struct Score
{
    double value, low, high;
};

ScoreCell cell(const Score& score, double tp, double fp, double fn)
{
    ScoreCell cell;
    cell.tp = tp;
    cell.fp = fp;
    cell.fn = fn;
    cell.precision.value = tp / (tp + fp);
    cell.recall.value = tp / (tp + fn);
    cell.f1.value = score.value / 100;
    if (score.low < score.high)
        cell.f1.bounds = Bounds{score.low / 100, score.high / 100};
    return cell;
}

GroupRow row(std::size_t group, std::int64_t from, std::int64_t to, std::uint64_t items, std::uint64_t gold)
{
    GroupRow row;
    row.group = group;
    row.from = from;
    row.to = to;
    row.items = items;
    row.gold = gold;
    row.few = items < project::kFewItems;
    return row;
}

project::SystemInfo system(const char* name, project::Task task)
{
    project::SystemInfo info;
    info.name = name;
    info.task = task;
    return info;
}

std::vector<project::CurvePoint> curve(double from, double to)
{
    std::vector<project::CurvePoint> points;
    for (int i = 0; i <= 20; ++i) {
        project::CurvePoint point;
        point.similarity = 5 + 4.5 * i;
        const double share = i / 20.0;
        point.value = from + (to - from) * share * share;
        point.bounds = Bounds{*point.value - 0.02 - 0.03 * share, *point.value + 0.02 + 0.03 * share};
        points.push_back(point);
    }
    return points;
}

} // namespace

Evaluation madeUpEvaluation()
{
    Evaluation evaluation;
    evaluation.run = 7;
    evaluation.dataset = "BC2GM";
    evaluation.testSplit = "test";
    evaluation.trainSplit = "train";
    evaluation.similarityRun = 1;
    evaluation.task = project::Task::Mentions;
    evaluation.group.borders = {25'000, 50'000, 75'000, 100'000};
    evaluation.mode = project::MatchMode::Alternatives;
    evaluation.resamples = 2000;
    evaluation.seed = 1;
    evaluation.confidence = 0.95;
    for (const char* name : {"Dictionary", "Dictionary, any case", "Long names only"})
        evaluation.systems.push_back(system(name, project::Task::Mentions));

    evaluation.rows = {row(0, 0, 25'000, 974, 713), row(1, 25'000, 50'000, 3716, 5205),
        row(2, 50'000, 75'000, 263, 373), row(3, 75'000, 100'000, 6, 2), row(4, 100'000, 100'000, 41, 38)};
    const std::array<std::array<Score, 3>, 5> scores{{{{{49.5, 44, 54}, {52.3, 47, 57}, {17.5, 14, 22}}},
        {{{62.7, 61, 64}, {66.0, 64, 68}, {33.2, 31, 35}}},
        {{{72.9, 67, 78}, {74.5, 69, 79}, {48.5, 42, 55}}}, {{{100, 0, 0}, {100, 0, 0}, {100, 0, 0}}},
        {{{97.3, 91, 100}, {98.7, 95, 100}, {75.4, 58, 89}}}}};
    const std::array<std::array<double, 3>, 5> counts{
        {{252, 54, 461}, {2593, 469, 2612}, {239, 44, 134}, {2, 0, 0}, {36, 0, 2}}};
    for (std::size_t i = 0; i < evaluation.rows.size(); ++i)
        for (std::size_t s = 0; s < 3; ++s)
            evaluation.rows[i].cells.push_back(cell(scores[i][s], counts[i][0], counts[i][1], counts[i][2]));
    evaluation.all.items = 5000;
    evaluation.all.gold = 6331;
    evaluation.all.cells = {cell({62.3, 61, 64}, 3122, 567, 3209), cell({65.3, 64, 67}, 3300, 600, 3031),
        cell({33.0, 31, 35}, 1300, 100, 5031)};
    const std::array<std::array<double, 3>, 3> heads{
        {{0.973, 0.495, 0}, {0.987, 0.523, 0}, {0.754, 0.175, 0}}};
    for (std::size_t s = 0; s < 3; ++s) {
        project::Headline headline;
        headline.system = s;
        headline.nearest = 4;
        headline.farthest = 0;
        headline.nearestValue = heads[s][0];
        headline.farthestValue = heads[s][1];
        headline.difference = heads[s][0] - heads[s][1];
        headline.bounds = Bounds{headline.difference - 0.078, headline.difference + 0.068};
        evaluation.headlines.push_back(headline);
    }
    evaluation.curves = {curve(0.49, 0.97), curve(0.52, 0.98), curve(0.17, 0.75)};
    evaluation.settings = "{}";
    evaluation.startedAt = "2026-01-31T12:00:00Z";
    return evaluation;
}

Evaluation madeUpClassification()
{
    Evaluation evaluation;
    evaluation.run = 8;
    evaluation.dataset = "SST-2";
    evaluation.testSplit = "test";
    evaluation.task = project::Task::Classification;
    evaluation.group.by = project::Grouping::Class;
    evaluation.metric = project::Metric::Accuracy;
    evaluation.average = project::Average::Positive;
    evaluation.positiveLabel = "1";
    evaluation.confidence = 0.95;
    for (const char* name : {"1-NN", "<b>majority</b>"})
        evaluation.systems.push_back(system(name, project::Task::Classification));
    for (std::size_t i = 0; i < 2; ++i) {
        GroupRow group;
        group.title = Phrase::asIs(i == 0 ? "0" : "1");
        group.group = i;
        group.items = i == 0 ? 912 : 909;
        group.gold = group.items;
        for (std::size_t s = 0; s < 2; ++s) {
            ScoreCell one;
            one.correct = s == 0 ? 600 : (i == 0 ? 0 : 909);
            one.accuracy.value = static_cast<double>(one.correct) / static_cast<double>(group.items);
            one.mcc.value = s == 0 ? std::optional(0.32) : std::nullopt;
            group.cells.push_back(one);
        }
        evaluation.rows.push_back(group);
    }
    evaluation.all.items = 1821;
    evaluation.all.gold = 1821;
    for (std::size_t s = 0; s < 2; ++s) {
        ScoreCell one;
        one.correct = s == 0 ? 1201 : 909;
        one.accuracy.value = static_cast<double>(one.correct) / 1821.0;
        evaluation.all.cells.push_back(one);
    }
    return evaluation;
}

} // namespace heldout::testing
