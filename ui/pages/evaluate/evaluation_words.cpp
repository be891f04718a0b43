// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/evaluation_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

#include "charts/number_words.h"
#include "pages/evaluate/evaluate_choice.h"
#include "session/ngram_words.h"
#include "session/words.h"

namespace heldout::ui {

namespace {

using project::Average;
using project::Evaluation;
using project::Grouping;
using project::GroupRow;
using project::MatchMode;
using project::Metric;
using project::Task;

/// The context of these strings for translators.
struct EvaluationWords
{
    Q_DECLARE_TR_FUNCTIONS(Evaluation)
};

const QString kUndefined = QStringLiteral("–");
constexpr std::int64_t kEnd = 100'000;

} // namespace

QString metricWord(Metric metric)
{
    switch (metric) {
    case Metric::F1:
        return EvaluationWords::tr("F1");
    case Metric::Precision:
        return EvaluationWords::tr("Precision");
    case Metric::Recall:
        return EvaluationWords::tr("Recall");
    case Metric::Accuracy:
        return EvaluationWords::tr("Accuracy");
    case Metric::Mcc:
        break;
    }
    return EvaluationWords::tr("Matthews correlation");
}

QString averageWord(Average average)
{
    switch (average) {
    case Average::Positive:
        return EvaluationWords::tr("Of one class");
    case Average::Macro:
        return EvaluationWords::tr("Macro: every class counts the same");
    case Average::Micro:
        return EvaluationWords::tr("Micro: every label counts the same");
    case Average::Weighted:
        break;
    }
    return EvaluationWords::tr("Weighted by the size of the class");
}

QString matchWord(MatchMode mode)
{
    switch (mode) {
    case MatchMode::Strict:
        return EvaluationWords::tr("Same span and type");
    case MatchMode::Exact:
        return EvaluationWords::tr("Same span");
    case MatchMode::Partial:
        return EvaluationWords::tr("Overlaps count one half");
    case MatchMode::Type:
        return EvaluationWords::tr("Overlap of the same type");
    case MatchMode::Left:
        return EvaluationWords::tr("Same begin and type");
    case MatchMode::Right:
        return EvaluationWords::tr("Same end and type");
    case MatchMode::Alternatives:
        break;
    }
    return EvaluationWords::tr("Same span, alternatives accepted");
}

QString taskWord(Task task)
{
    switch (task) {
    case Task::Classification:
        return EvaluationWords::tr("Labels");
    case Task::MultiLabel:
        return EvaluationWords::tr("Several labels");
    case Task::Mentions:
        return EvaluationWords::tr("Mentions");
    case Task::Tags:
        break;
    }
    return EvaluationWords::tr("Tags");
}

QString groupingWord(Grouping grouping)
{
    switch (grouping) {
    case Grouping::None:
        return EvaluationWords::tr("No groups");
    case Grouping::Interval:
        return EvaluationWords::tr("Interval");
    case Grouping::RankPart:
        return EvaluationWords::tr("Rank part");
    case Grouping::Class:
        return EvaluationWords::tr("Class");
    case Grouping::Document:
        return EvaluationWords::tr("Document");
    case Grouping::MentionType:
        return EvaluationWords::tr("Mention type");
    case Grouping::Seen:
        return EvaluationWords::tr("Seen in training");
    case Grouping::Length:
        return EvaluationWords::tr("Length");
    case Grouping::Field:
        return EvaluationWords::tr("Field");
    case Grouping::Overlap:
        break;
    }
    return EvaluationWords::tr("Overlap by field");
}

QString scoresTitle(Metric metric, Grouping grouping)
{
    QString title;
    switch (grouping) {
    case Grouping::None:
        return metricWord(metric);
    case Grouping::Interval:
        title = EvaluationWords::tr("%1 by interval");
        break;
    case Grouping::RankPart:
        title = EvaluationWords::tr("%1 by rank part");
        break;
    case Grouping::Class:
        title = EvaluationWords::tr("%1 by class");
        break;
    case Grouping::Document:
        title = EvaluationWords::tr("%1 by document");
        break;
    case Grouping::MentionType:
        title = EvaluationWords::tr("%1 by mention type");
        break;
    case Grouping::Seen:
        title = EvaluationWords::tr("%1 of seen and unseen mentions");
        break;
    case Grouping::Length:
        title = EvaluationWords::tr("%1 by length");
        break;
    case Grouping::Field:
        title = EvaluationWords::tr("%1 by field");
        break;
    case Grouping::Overlap:
        title = EvaluationWords::tr("%1 by overlap with training");
        break;
    }
    return title.arg(metricWord(metric));
}

QString groupHead(const Evaluation& evaluation)
{
    switch (evaluation.group.by) {
    case Grouping::None:
        return EvaluationWords::tr("Group");
    case Grouping::Interval:
    case Grouping::RankPart:
        return scoreHead(evaluation.similarityOptions.measure);
    case Grouping::Class:
        return EvaluationWords::tr("Class");
    case Grouping::Document:
        return EvaluationWords::tr("Document");
    case Grouping::MentionType:
        return EvaluationWords::tr("Mention type");
    case Grouping::Seen:
        return EvaluationWords::tr("Mentions");
    case Grouping::Length:
        return EvaluationWords::tr("Words");
    case Grouping::Field:
        return fromUtf8(evaluation.group.field);
    case Grouping::Overlap:
        break;
    }
    return EvaluationWords::tr("Seen in training");
}

QString itemsHead(const Evaluation& evaluation)
{
    return evaluation.mentionsGrouped ? EvaluationWords::tr("Mentions") : EvaluationWords::tr("Sentences");
}

QString allTitle(const Evaluation& evaluation)
{
    return evaluation.mentionsGrouped ? EvaluationWords::tr("All mentions")
                                      : EvaluationWords::tr("All sentences");
}

QString similarityWords(const project::ComparisonRun& run)
{
    const QString method = withMethod(methodTitle(run), run.options);
    if (run.unit == project::CompareUnit::Embeddings)
        return method;
    //: %1 is "Unigrams", "Bigrams, Jaccard"
    return run.unit == project::CompareUnit::Mentions ? EvaluationWords::tr("%1 of the mentions").arg(method)
                                                      : EvaluationWords::tr("%1 of the text").arg(method);
}

bool bySimilarity(Grouping grouping)
{
    return grouping == Grouping::Interval || grouping == Grouping::RankPart;
}

bool isOrdered(Grouping grouping)
{
    return bySimilarity(grouping) || grouping == Grouping::Length;
}

std::size_t groupCount(const Evaluation& evaluation)
{
    std::size_t count = 0;
    for (const GroupRow& row : evaluation.rows)
        count = std::max(count, row.group + 1);
    return count;
}

QString groupTitle(const Evaluation& evaluation, const GroupRow& row)
{
    const bool interval = evaluation.group.by == Grouping::Interval && row.from && row.to;
    if (!interval)
        return phraseText(row.title);
    if (*row.from >= kEnd)
        return borderWords(static_cast<std::int32_t>(kEnd));
    const auto from = static_cast<std::int32_t>(*row.from);
    const auto to = static_cast<std::int32_t>(*row.to);
    const bool open
        = to >= kEnd && !evaluation.group.borders.empty() && evaluation.group.borders.back() >= kEnd;
    //: A range of scores in percent, "75 to under 100"
    return open ? EvaluationWords::tr("%1 to under %2").arg(borderWords(from), borderWords(to))
                : intervalWords(from, to);
}

QString groupTick(const Evaluation& evaluation, const GroupRow& row)
{
    const bool interval = evaluation.group.by == Grouping::Interval && row.from && row.to;
    if (evaluation.group.by == Grouping::RankPart)
        return QLocale().toString(static_cast<qulonglong>(row.group + 1));
    if (!interval)
        return groupTitle(evaluation, row);
    if (*row.from >= kEnd)
        return borderWords(static_cast<std::int32_t>(kEnd));
    const auto from = static_cast<std::int32_t>(std::max<std::int64_t>(*row.from, -kEnd));
    const auto to = static_cast<std::int32_t>(*row.to);
    const bool open
        = to >= kEnd && !evaluation.group.borders.empty() && evaluation.group.borders.back() >= kEnd;
    if (from <= -kEnd)
        return QStringLiteral("<") + borderWords(to);
    return borderWords(from) + (open ? QStringLiteral("–<") : QStringLiteral("–")) + borderWords(to);
}

QString percentText(std::optional<double> share)
{
    return share ? decimalWords(*share * 100, 1) : kUndefined;
}

QString boundsText(const std::optional<project::Bounds>& bounds)
{
    if (!bounds)
        return kUndefined;
    return decimalWords(bounds->low * 100, 0) + QStringLiteral("–") + decimalWords(bounds->high * 100, 0);
}

QString halvesText(std::optional<double> count)
{
    if (!count)
        return kUndefined;
    const double whole = std::floor(*count);
    const QString words = countText(static_cast<std::uint64_t>(whole));
    return *count == whole ? words : words + QLocale().decimalPoint() + QLatin1Char('5');
}

QString confidenceText(double confidence)
{
    return QLocale().toString(confidence * 100, 'g', 4);
}

QString subtitle(const Evaluation& evaluation)
{
    QString how;
    if (isOfMentions(evaluation.task)) {
        how = matchWord(evaluation.mode);
        how[0] = how.at(0).toLower();
        how = evaluation.task == Task::Tags
            //: %1 is "same span and type"
            ? EvaluationWords::tr("tags, %1").arg(how)
            //: %1 is "same span and type"
            : EvaluationWords::tr("mentions, %1").arg(how);
    } else if (evaluation.average == Average::Positive) {
        //: %1 is the name of a class
        how = EvaluationWords::tr("labels, class “%1”").arg(fromUtf8(evaluation.positiveLabel));
    } else {
        how = evaluation.average == Average::Macro ? EvaluationWords::tr("labels, macro average")
            : evaluation.average == Average::Micro ? EvaluationWords::tr("labels, micro average")
                                                   : EvaluationWords::tr("labels, weighted average");
    }
    if (!evaluation.leftOut.empty()) {
        QStringList labels;
        for (const std::string& label : evaluation.leftOut)
            labels.append(fromUtf8(label));
        //: %1 is "labels, macro average", %2 names of labels
        how = EvaluationWords::tr("%1 without “%2”").arg(how, labels.join(QStringLiteral("”, “")));
    }
    //: "BC2GM · test · mentions, same span"
    return EvaluationWords::tr("%1 · %2 · %3")
        .arg(fromUtf8(evaluation.dataset), fromUtf8(evaluation.testSplit), how);
}

QString fileStem(const Evaluation& evaluation)
{
    static const QRegularExpression notPlain(QStringLiteral("[^\\p{L}\\p{N}]+"));
    QString stem = fromUtf8(evaluation.dataset).toLower();
    stem.replace(notPlain, QStringLiteral(" "));
    return QStringLiteral("%1-%2-by-%3")
        .arg(stem.trimmed().replace(QLatin1Char(' '), QLatin1Char('-')),
            QLatin1String(project::name(evaluation.metric)),
            QLatin1String(project::name(evaluation.group.by)));
}

} // namespace heldout::ui
