// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/classification.h"

#include <cmath>

namespace heldout::metrics {

Outcome outcomeOf(std::uint32_t gold, std::uint32_t predicted)
{
    Outcome outcome;
    outcome.trials = 1;
    if (gold == predicted) {
        outcome.correct = 1;
        outcome.classes = {{.label = gold, .counts = {.tp = 1}}};
        return outcome;
    }
    outcome.classes = {{.label = gold, .counts = {.fn = 1}}};
    if (predicted != kNoLabel) {
        const ClassCounts wrong{.label = predicted, .counts = {.fp = 1}};
        outcome.classes.insert(predicted < gold ? outcome.classes.begin() : outcome.classes.end(), wrong);
    }
    return outcome;
}

Outcome outcomeOf(std::span<const std::uint32_t> gold, std::span<const std::uint32_t> predicted)
{
    Outcome outcome;
    outcome.trials = 1;
    bool equal = true;
    std::size_t g = 0;
    std::size_t p = 0;
    while (g < gold.size() || p < predicted.size()) {
        const bool noGold = g == gold.size() || (p < predicted.size() && predicted[p] < gold[g]);
        const bool noPrediction = p == predicted.size() || (g < gold.size() && gold[g] < predicted[p]);
        if (noGold)
            outcome.classes.push_back({.label = predicted[p++], .counts = {.fp = 1}});
        else if (noPrediction)
            outcome.classes.push_back({.label = gold[g++], .counts = {.fn = 1}});
        else {
            outcome.classes.push_back({.label = gold[g++], .counts = {.tp = 1}});
            ++p;
        }
        equal = equal && !noGold && !noPrediction;
    }
    outcome.correct = equal ? 1 : 0;
    return outcome;
}

Tally tallyOf(const Task& task, std::span<const std::uint32_t> gold, std::span<const std::uint32_t> predicted)
{
    Tally tally(task);
    for (std::size_t i = 0; i < gold.size(); ++i) {
        tally.trials += 1;
        if (gold[i] == predicted[i]) {
            tally.correct += 1;
            tally.classes[gold[i]].tp += 1;
            continue;
        }
        tally.classes[gold[i]].fn += 1;
        if (predicted[i] != kNoLabel)
            tally.classes[predicted[i]].fp += 1;
    }
    return tally;
}

std::uint32_t labelOfScores(std::span<const double> scores)
{
    std::uint32_t best = kNoLabel;
    for (std::uint32_t label = 0; label < scores.size(); ++label) {
        if (std::isnan(scores[label]))
            continue;
        if (best == kNoLabel || scores[label] > scores[best])
            best = label;
    }
    return best;
}

std::uint32_t labelOfScore(double score, double threshold)
{
    if (std::isnan(score))
        return kNoLabel;
    return score >= threshold ? 1 : 0;
}

std::vector<std::uint32_t> labelsOfScores(std::span<const double> scores, double threshold)
{
    std::vector<std::uint32_t> labels;
    for (std::uint32_t label = 0; label < scores.size(); ++label) {
        if (scores[label] >= threshold)
            labels.push_back(label);
    }
    return labels;
}

} // namespace heldout::metrics
