// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/numbers.h"
#include "project/evaluation_scores.h"

namespace heldout::project {

namespace {

Phrase metricName(Metric metric)
{
    switch (metric) {
    case Metric::F1:
        return Phrase::of("F1");
    case Metric::Precision:
        return Phrase::of("Precision");
    case Metric::Recall:
        return Phrase::of("Recall");
    case Metric::Accuracy:
        return Phrase::of("Accuracy");
    case Metric::Mcc:
        break;
    }
    return Phrase::of("Matthews correlation");
}

/// One decimal; a correlation three.
std::string shown(Metric metric, double value)
{
    return metric == Metric::Mcc ? toFixed(value, 3) : toFixed(100 * value, 1);
}

} // namespace

Phrase headlineSentence(const Evaluation& evaluation, const Headline& headline)
{
    const Phrase metric = metricName(evaluation.metric);
    const std::string& system = evaluation.systems[headline.system].name;
    const std::string near = shown(evaluation.metric, headline.nearestValue);
    const std::string far = shown(evaluation.metric, headline.farthestValue);
    const bool quarters = evaluation.group.by == Grouping::RankPart && evaluation.group.parts == 4;
    if (near == far)
        return Phrase::of(
            "%1 of %2 is %3 both on what is most like the training data and on what is least like it.",
            metric, system, near);
    if (headline.difference > 0)
        return quarters
            ? Phrase::of("%1 of %2 falls from %3 on the most similar quarter to %4 on the least similar one.",
                  metric, system, near, far)
            : Phrase::of("%1 of %2 falls from %3 on what is most like the training data to %4 on what is "
                         "least like it.",
                  metric, system, near, far);
    return quarters
        ? Phrase::of("%1 of %2 rises from %3 on the most similar quarter to %4 on the least similar one.",
              metric, system, near, far)
        : Phrase::of("%1 of %2 rises from %3 on what is most like the training data to %4 on what is least "
                     "like it.",
              metric, system, near, far);
}

} // namespace heldout::project
