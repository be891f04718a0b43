// SPDX-License-Identifier: GPL-3.0-or-later
// The sentence above the tables, and what the chart is made of.
#include <QCoreApplication>

#include <algorithm>
#include <cmath>

#include "charts/number_words.h"
#include "pages/evaluate/evaluation_words.h"
#include "session/ngram_words.h"
#include "session/words.h"

namespace heldout::ui {

namespace {

using project::Evaluation;
using project::Grouping;
using project::GroupRow;
using project::Headline;

struct EvaluationHeadline
{
    Q_DECLARE_TR_FUNCTIONS(EvaluationHeadline)
};

QString sentencePattern(const Evaluation& evaluation, double difference)
{
    const bool mentions = evaluation.mentionsGrouped;
    if (std::abs(difference) * 100 < 0.05)
        return mentions
            //: %1 metric, %2 system, %3 and %4 percent
            ? EvaluationHeadline::tr(
                  "%1 of %2 is %3 on the mentions most like training and %4 on those least like it.")
            : EvaluationHeadline::tr(
                  "%1 of %2 is %3 on the sentences most like training and %4 on those least like it.");
    if (difference > 0)
        return mentions
            ? EvaluationHeadline::tr(
                  "%1 of %2 falls from %3 on the mentions most like training to %4 on those least like it.")
            : EvaluationHeadline::tr(
                  "%1 of %2 falls from %3 on the sentences most like training to %4 on those least like it.");
    return mentions
        ? EvaluationHeadline::tr(
              "%1 of %2 rises from %3 on the mentions most like training to %4 on those least like it.")
        : EvaluationHeadline::tr(
              "%1 of %2 rises from %3 on the sentences most like training to %4 on those least like it.");
}

QString groupWithCount(const Evaluation& evaluation, std::size_t row)
{
    const GroupRow& group = evaluation.rows[row];
    const int count = pluralOf(group.items);
    const QString items = narrowGroups(evaluation.mentionsGrouped
            ? EvaluationHeadline::tr("%Ln mention(s)", nullptr, count)
            : EvaluationHeadline::tr("%Ln sentence(s)", nullptr, count));
    //: A group and its size: "25 to under 50 (974 sentences)"
    return EvaluationHeadline::tr("%1 (%2)").arg(groupTitle(evaluation, group), items);
}

QString details(const Evaluation& evaluation, const Headline& headline)
{
    const QString pattern = evaluation.group.by == Grouping::Interval
        //: Two intervals with their sizes: "100 (41 sentences)"
        ? EvaluationHeadline::tr("Compared: similarity %1 and %2.")
        : EvaluationHeadline::tr("Compared: %1 and %2.");
    const QString compared = pattern.arg(
        groupWithCount(evaluation, headline.nearest), groupWithCount(evaluation, headline.farthest));
    const QString points = decimalWords(std::abs(headline.difference) * 100, 1);
    const bool tested = headline.system < evaluation.trends.size() && evaluation.trends[headline.system].p;
    const QString trend = tested
        //: %1 is a probability
        ? EvaluationHeadline::tr("Trend with similarity: p = %1.")
              .arg(decimalWords(*evaluation.trends[headline.system].p, 4))
              .replace(QStringLiteral(" = "), QStringLiteral("\u00A0=\u00A0")) // stays on one line
        : QString();
    const auto complete = [&trend](const QString& sentence) {
        return trend.isEmpty() ? sentence : sentence + QLatin1Char(' ') + trend;
    };
    if (!headline.bounds)
        return complete(EvaluationHeadline::tr("Difference %1 points. %2").arg(points, compared));
    const double sign = headline.difference < 0 ? -1 : 1;
    const double one = headline.bounds->low * sign * 100;
    const double other = headline.bounds->high * sign * 100;
    //: %1 points, %2 percent of confidence, %3 to %4 points, %5 resamples, %6 seed, %7 "Compared: …"
    return complete(
        EvaluationHeadline::tr("Difference %1 points, %2 % interval %3 to %4 (%5 resamples, seed %6). %7")
            .arg(points, confidenceText(evaluation.confidence), decimalWords(std::min(one, other), 1),
                decimalWords(std::max(one, other), 1), countText(evaluation.resamples),
                countText(evaluation.seed), compared));
}

HeadlineWords withoutGroups(const Evaluation& evaluation, std::size_t system)
{
    HeadlineWords words;
    const project::Measured& all = evaluation.all.cells[system].of(evaluation.metric);
    const auto sentence = [&](const QString& name, const QString& value) {
        return evaluation.mentionsGrouped ? EvaluationHeadline::tr("%1 of %2 is %3 on all mentions.")
                                                .arg(metricWord(evaluation.metric), name, value)
                                          : EvaluationHeadline::tr("%1 of %2 is %3 on all sentences.")
                                                .arg(metricWord(evaluation.metric), name, value);
    };
    const QString name = fromUtf8(evaluation.systems[system].name);
    words.plain = sentence(name, percentText(all.value));
    words.sentence = sentence(QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped()),
        QStringLiteral("<b>%1</b>").arg(percentText(all.value)));
    if (project::needsSimilarity(evaluation.group.by) && !evaluation.crossed)
        words.details = EvaluationHeadline::tr(
            "No two groups are large enough to compare; a group of fewer than %1 says little.")
                            .arg(project::kFewItems);
    else if (all.bounds)
        words.details
            = EvaluationHeadline::tr("%1 % interval %2 to %3 (%4 resamples, seed %5).")
                  .arg(confidenceText(evaluation.confidence), decimalWords(all.bounds->low * 100, 1),
                      decimalWords(all.bounds->high * 100, 1), countText(evaluation.resamples),
                      countText(evaluation.seed));
    return words;
}

ScoreValue scoreOf(std::optional<double> value, const std::optional<project::Bounds>& bounds)
{
    return {percentOf(value), percentOf(lowOf(bounds)), percentOf(highOf(bounds))};
}

QString groupAxis(const Evaluation& evaluation)
{
    switch (evaluation.group.by) {
    case Grouping::RankPart:
        return EvaluationHeadline::tr("Rank part, 1 is least like training");
    case Grouping::Interval:
        return evaluation.similarityUnit == project::CompareUnit::Mentions
            ? EvaluationHeadline::tr("Similarity to the closest training mention (%)")
            : EvaluationHeadline::tr("Similarity to the closest training sentence (%)");
    case Grouping::Length:
        return EvaluationHeadline::tr("Words of the sentence");
    case Grouping::Seen:
        return itemsHead(evaluation);
    default:
        return groupHead(evaluation);
    }
}

} // namespace

HeadlineWords headlineWords(const Evaluation& evaluation, std::size_t system)
{
    if (system >= evaluation.systems.size() || system >= evaluation.all.cells.size())
        return {};
    const auto found = std::ranges::find(evaluation.headlines, system, &Headline::system);
    if (found == evaluation.headlines.end() || found->nearest >= evaluation.rows.size()
        || found->farthest >= evaluation.rows.size())
        return withoutGroups(evaluation, system);
    const QString name = fromUtf8(evaluation.systems[system].name);
    const QString metric = metricWord(evaluation.metric);
    const QString sentence = sentencePattern(evaluation, found->difference);
    const QString nearest = percentText(found->nearestValue);
    const QString farthest = percentText(found->farthestValue);
    const auto bold
        = [](const QString& text) { return QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped()); };
    return {sentence.toHtmlEscaped().arg(metric.toHtmlEscaped(), bold(name), bold(nearest), bold(farthest)),
        sentence.arg(metric, name, nearest, farthest), details(evaluation, *found)};
}

std::vector<std::size_t> drawnRows(const Evaluation& evaluation, std::size_t crossedGroup)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < evaluation.rows.size(); ++row)
        if (!evaluation.crossed || evaluation.rows[row].crossedGroup == crossedGroup)
            rows.push_back(row);
    return rows;
}

ScoreContent scoreContent(
    const Evaluation& evaluation, const std::vector<std::size_t>& shown, const std::vector<std::size_t>& rows)
{
    ScoreContent content;
    //: Title of a figure: "BC2GM: F1 by interval"
    content.title
        = EvaluationHeadline::tr("%1: %2").arg(fromUtf8(evaluation.dataset), scoresTitle(evaluation));
    content.fileStem = fileStem(evaluation);
    //: Title of an axis; %1 is a metric
    content.valueTitle = EvaluationHeadline::tr("%1 (%)").arg(metricWord(evaluation.metric));
    content.groupTitle = groupAxis(evaluation);
    content.curveTitle = evaluation.similarityUnit == project::CompareUnit::Mentions
        ? EvaluationHeadline::tr("Similarity to the closest training mention (%)")
        : EvaluationHeadline::tr("Similarity to the closest training sentence (%)");
    content.ordered = isOrdered(evaluation.group.by);
    content.settings = evaluation.settings;
    content.madeAt = fromUtf8(evaluation.startedAt);
    for (const std::size_t index : rows) {
        const GroupRow& row = evaluation.rows[index];
        content.groups.push_back(
            {groupTitle(evaluation, row), groupTick(evaluation, row), row.items, row.few});
    }
    bool below = false;
    for (const std::size_t index : shown) {
        ScoreSystem system;
        system.number = static_cast<int>(index);
        system.name = fromUtf8(evaluation.systems[index].name);
        for (const std::size_t row : rows) {
            const project::Measured& measured = evaluation.rows[row].cells[index].of(evaluation.metric);
            system.values.push_back(scoreOf(measured.value, measured.bounds));
            below = below || system.values.back().value.value_or(0) < 0;
        }
        if (index < evaluation.curves.size()) {
            for (const project::CurvePoint& point : evaluation.curves[index]) {
                system.curve.push_back({point.similarity, scoreOf(point.value, point.bounds)});
                below = below || point.value.value_or(0) < 0;
            }
        }
        content.systems.push_back(std::move(system));
    }
    content.least = below ? -100 : 0;
    return content;
}

} // namespace heldout::ui
