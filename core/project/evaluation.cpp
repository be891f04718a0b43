// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/evaluation.h"

namespace heldout::project {

const char* name(Task task)
{
    switch (task) {
    case Task::Classification:
        return "classification";
    case Task::MultiLabel:
        return "multi-label";
    case Task::Mentions:
        return "mentions";
    case Task::Tags:
        return "tags";
    case Task::Relations:
        break;
    }
    return "relations";
}

const char* name(JoinBy join)
{
    return join == JoinBy::Id ? "id" : "position";
}

const char* name(Grouping grouping)
{
    switch (grouping) {
    case Grouping::None:
        return "none";
    case Grouping::Interval:
        return "interval";
    case Grouping::RankPart:
        return "rank";
    case Grouping::Class:
        return "class";
    case Grouping::Document:
        return "document";
    case Grouping::MentionType:
        return "type";
    case Grouping::Seen:
        return "seen";
    case Grouping::Length:
        return "length";
    case Grouping::Field:
        return "field";
    case Grouping::Overlap:
        break;
    }
    return "overlap";
}

const char* name(Metric metric)
{
    switch (metric) {
    case Metric::F1:
        return "f1";
    case Metric::Precision:
        return "precision";
    case Metric::Recall:
        return "recall";
    case Metric::Accuracy:
        return "accuracy";
    case Metric::Mcc:
        break;
    }
    return "mcc";
}

const char* name(Average average)
{
    switch (average) {
    case Average::Positive:
        return "positive";
    case Average::Macro:
        return "macro";
    case Average::Micro:
        return "micro";
    case Average::Weighted:
        break;
    }
    return "weighted";
}

const char* name(MatchMode mode)
{
    switch (mode) {
    case MatchMode::Strict:
        return "strict";
    case MatchMode::Exact:
        return "exact";
    case MatchMode::Partial:
        return "partial";
    case MatchMode::Type:
        return "type";
    case MatchMode::Left:
        return "left";
    case MatchMode::Right:
        return "right";
    case MatchMode::Alternatives:
        break;
    }
    return "alternatives";
}

const char* name(TagReading reading)
{
    return reading == TagReading::Conlleval ? "conlleval" : "strict";
}

Measured& ScoreCell::of(Metric metric)
{
    switch (metric) {
    case Metric::F1:
        return f1;
    case Metric::Precision:
        return precision;
    case Metric::Recall:
        return recall;
    case Metric::Accuracy:
        return accuracy;
    case Metric::Mcc:
        break;
    }
    return mcc;
}

const Measured& ScoreCell::of(Metric metric) const
{
    return const_cast<ScoreCell&>(*this).of(metric); // which only chooses
}

std::optional<double> difference(const Measured& a, const Measured& b)
{
    return a.value && b.value ? std::optional(*b.value - *a.value) : std::nullopt;
}

std::optional<PairedDifference> Evaluation::differenceOf(std::size_t row, std::size_t a, std::size_t b) const
{
    const std::size_t wanted = row == kAllRows ? rows.size() : row;
    for (PairedDifference found : differences) {
        if (found.row != wanted)
            continue;
        if (found.a == a && found.b == b)
            return found;
        if (found.a == b && found.b == a) {
            found.a = a;
            found.b = b;
            found.difference = -found.difference;
            if (found.bounds)
                found.bounds = Bounds{-found.bounds->high, -found.bounds->low};
            return found;
        }
    }
    return std::nullopt;
}

} // namespace heldout::project
