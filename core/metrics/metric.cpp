// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/metric.h"

#include <algorithm>
#include <cmath>

namespace heldout::metrics {

namespace {

/// The binary coefficient (Matthews 1975) of a class among `decisions`.
std::optional<double> binaryMatthews(const Counts& counts, double decisions)
{
    const double tn = decisions - counts.tp - counts.fp - counts.fn;
    const double gold = counts.gold() * (decisions - counts.gold());
    const double predicted = counts.predicted() * (decisions - counts.predicted());
    if (gold <= 0 || predicted <= 0)
        return std::nullopt;
    const double value = (counts.tp * tn - counts.fp * counts.fn) / std::sqrt(gold * predicted);
    return std::clamp(value, -1.0, 1.0);
}

/// R_K from the margins alone: the numerator needs no more of the table than its diagonal.
std::optional<double> multiClassMatthews(const Tally& tally)
{
    const double items = tally.trials;
    double right = 0;
    double predicted = 0;
    double together = 0;
    double goldSquares = 0;
    double predictedSquares = 0;
    for (const Counts& counts : tally.classes) {
        right += counts.tp;
        predicted += counts.predicted();
        together += counts.gold() * counts.predicted();
        goldSquares += counts.gold() * counts.gold();
        predictedSquares += counts.predicted() * counts.predicted();
    }
    const double without = items - predicted; // a class of its own that is never gold
    predictedSquares += without * without;
    const double gold = items * items - goldSquares;
    const double other = items * items - predictedSquares;
    if (gold <= 0 || other <= 0)
        return std::nullopt;
    return std::clamp((right * items - together) / std::sqrt(gold * other), -1.0, 1.0);
}

std::optional<double> ofCounts(const Task& task, const Counts& counts, double decisions, const Metric& metric)
{
    switch (metric.measure) {
    case Measure::Precision:
        return precision(counts);
    case Measure::Recall:
        return recall(counts);
    case Measure::F:
        return fScore(counts, metric.beta);
    case Measure::Matthews:
        return task.kind == Kind::Mentions ? std::nullopt : binaryMatthews(counts, decisions);
    case Measure::Accuracy:
        break; // has no classes
    }
    return std::nullopt;
}

/// Macro and weighted.
Score meanOf(const Task& task, const Tally& tally, const Metric& metric)
{
    Score score;
    double sum = 0;
    double weights = 0;
    for (std::uint32_t label = 0; label < task.classes; ++label) {
        const Counts& counts = tally.classes[label];
        const bool weighted = metric.average == Average::Weighted;
        const bool occurs = counts.gold() > 0 || counts.predicted() > 0;
        if (!(weighted ? counts.gold() > 0 : occurs) || !task.averaged(label))
            continue;
        std::optional<double> value = ofCounts(task, counts, tally.trials, metric);
        if (!value && metric.undefined == Undefined::Zero)
            value = 0;
        if (!value) {
            ++score.leftOut;
            continue;
        }
        const double weight = weighted ? counts.gold() : 1;
        sum += weight * *value;
        weights += weight;
    }
    if (weights > 0)
        score.value = sum / weights;
    return score;
}

Score microOf(const Task& task, const Tally& tally, const Metric& metric)
{
    if (metric.measure != Measure::Matthews)
        return {.value = ofCounts(task, tally.micro(task), 0, metric)};
    if (task.kind == Kind::OneLabel)
        return {.value = multiClassMatthews(tally)};
    Counts all;
    for (const Counts& counts : tally.classes)
        all += counts;
    return {.value = ofCounts(task, all, tally.trials * static_cast<double>(task.classes), metric)};
}

} // namespace

bool Task::averaged(std::uint32_t label) const
{
    return !std::ranges::binary_search(outside, label);
}

void Tally::add(const Outcome& outcome, double times)
{
    trials += times * outcome.trials;
    correct += times * outcome.correct;
    for (const ClassCounts& found : outcome.classes) {
        Counts& counts = classes[found.label];
        counts.tp += times * found.counts.tp;
        counts.fp += times * found.counts.fp;
        counts.fn += times * found.counts.fn;
    }
}

Tally& Tally::operator+=(const Tally& other)
{
    trials += other.trials;
    correct += other.correct;
    for (std::size_t label = 0; label < classes.size(); ++label)
        classes[label] += other.classes[label];
    return *this;
}

Counts Tally::micro(const Task& task) const
{
    Counts sum;
    for (std::uint32_t label = 0; label < task.classes; ++label) {
        if (task.averaged(label))
            sum += classes[label];
    }
    return sum;
}

bool validMetric(const Task& task, const Metric& metric)
{
    const bool known = metric.average != Average::OneClass || metric.measure == Measure::Accuracy
        || metric.label < task.classes;
    return known && (metric.measure != Measure::F || metric.beta > 0);
}

Score scoreOf(const Task& task, const Tally& tally, const Metric& metric)
{
    if (metric.measure == Measure::Accuracy) {
        if (tally.trials == 0)
            return {};
        return {.value = tally.correct / tally.trials};
    }
    switch (metric.average) {
    case Average::OneClass:
        return {.value = ofCounts(task, tally.classes[metric.label], tally.trials, metric)};
    case Average::Micro:
        return microOf(task, tally, metric);
    case Average::Macro:
    case Average::Weighted:
        break;
    }
    return meanOf(task, tally, metric);
}

} // namespace heldout::metrics
