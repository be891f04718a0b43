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

constexpr std::int32_t kEnd = 100'000;

template <typename T>
struct Word
{
    T value;
    const char* text;
};

/// What a table calls a value; each value stands in its table.
template <typename Table, typename T>
const auto& rowOf(const Table& table, T value)
{
    return *std::ranges::find_if(table, [value](const auto& row) { return row.value == value; });
}

constexpr Word<Metric> kMetricWords[] = {
    {Metric::F1, QT_TRANSLATE_NOOP("Evaluation", "F1")},
    {Metric::Precision, QT_TRANSLATE_NOOP("Evaluation", "Precision")},
    {Metric::Recall, QT_TRANSLATE_NOOP("Evaluation", "Recall")},
    {Metric::Accuracy, QT_TRANSLATE_NOOP("Evaluation", "Accuracy")},
    {Metric::Mcc, QT_TRANSLATE_NOOP("Evaluation", "Matthews correlation")},
};
static_assert(std::size(kMetricWords) == project::kMetrics.size());

struct AverageWords
{
    Average value;
    const char* choice;
    const char* how;
};
constexpr AverageWords kAverageWords[] = {
    {Average::Positive, QT_TRANSLATE_NOOP("Evaluation", "Of one class"),
        //: %1 is the name of a class
        QT_TRANSLATE_NOOP("Evaluation", "labels, class “%1”")},
    {Average::Macro, QT_TRANSLATE_NOOP("Evaluation", "Macro: every class counts the same"),
        QT_TRANSLATE_NOOP("Evaluation", "labels, macro average")},
    {Average::Micro, QT_TRANSLATE_NOOP("Evaluation", "Micro: every label counts the same"),
        QT_TRANSLATE_NOOP("Evaluation", "labels, micro average")},
    {Average::Weighted, QT_TRANSLATE_NOOP("Evaluation", "Weighted by the size of the class"),
        QT_TRANSLATE_NOOP("Evaluation", "labels, weighted average")},
};
static_assert(std::size(kAverageWords) == project::kAverages.size());

constexpr Word<MatchMode> kMatchWords[] = {
    {MatchMode::Strict, QT_TRANSLATE_NOOP("Evaluation", "Same span and type")},
    {MatchMode::Exact, QT_TRANSLATE_NOOP("Evaluation", "Same span")},
    {MatchMode::Partial, QT_TRANSLATE_NOOP("Evaluation", "Overlaps count one half")},
    {MatchMode::Type, QT_TRANSLATE_NOOP("Evaluation", "Overlap of the same type")},
    {MatchMode::Left, QT_TRANSLATE_NOOP("Evaluation", "Same begin and type")},
    {MatchMode::Right, QT_TRANSLATE_NOOP("Evaluation", "Same end and type")},
    {MatchMode::Alternatives, QT_TRANSLATE_NOOP("Evaluation", "Same span, alternatives accepted")},
};
static_assert(std::size(kMatchWords) == project::kMatchModes.size());

constexpr Word<Task> kTaskWords[] = {
    {Task::Classification, QT_TRANSLATE_NOOP("Evaluation", "Labels")},
    {Task::MultiLabel, QT_TRANSLATE_NOOP("Evaluation", "Several labels")},
    {Task::Mentions, QT_TRANSLATE_NOOP("Evaluation", "Mentions")},
    {Task::Tags, QT_TRANSLATE_NOOP("Evaluation", "Tags")},
    {Task::Relations, QT_TRANSLATE_NOOP("Evaluation", "Relations")},
};
static_assert(std::size(kTaskWords) == project::kTasks.size());

struct GroupingWords
{
    Grouping value;
    const char* choice;
    const char* title; ///< %1 is a metric
    const char* head; ///< of its groups; null = by the data
};
constexpr GroupingWords kGroupingWords[] = {
    {Grouping::None, QT_TRANSLATE_NOOP("Evaluation", "No groups"), "%1",
        QT_TRANSLATE_NOOP("Evaluation", "Group")},
    {Grouping::Interval, QT_TRANSLATE_NOOP("Evaluation", "Interval"),
        QT_TRANSLATE_NOOP("Evaluation", "%1 by interval"), nullptr},
    {Grouping::RankPart, QT_TRANSLATE_NOOP("Evaluation", "Rank part"),
        QT_TRANSLATE_NOOP("Evaluation", "%1 by rank part"), nullptr},
    {Grouping::Class, QT_TRANSLATE_NOOP("Evaluation", "Class"),
        QT_TRANSLATE_NOOP("Evaluation", "%1 by class"), QT_TRANSLATE_NOOP("Evaluation", "Class")},
    {Grouping::Document, QT_TRANSLATE_NOOP("Evaluation", "Document"),
        QT_TRANSLATE_NOOP("Evaluation", "%1 by document"), QT_TRANSLATE_NOOP("Evaluation", "Document")},
    {Grouping::MentionType, QT_TRANSLATE_NOOP("Evaluation", "Mention type"),
        QT_TRANSLATE_NOOP("Evaluation", "%1 by mention type"),
        QT_TRANSLATE_NOOP("Evaluation", "Mention type")},
    {Grouping::Seen, QT_TRANSLATE_NOOP("Evaluation", "Seen in training"),
        QT_TRANSLATE_NOOP("Evaluation", "%1 of seen and unseen mentions"),
        QT_TRANSLATE_NOOP("Evaluation", "Group")},
    {Grouping::Length, QT_TRANSLATE_NOOP("Evaluation", "Length"),
        QT_TRANSLATE_NOOP("Evaluation", "%1 by length"), QT_TRANSLATE_NOOP("Evaluation", "Words")},
    {Grouping::Field, QT_TRANSLATE_NOOP("Evaluation", "Field"),
        QT_TRANSLATE_NOOP("Evaluation", "%1 by field"), nullptr},
    {Grouping::Overlap, QT_TRANSLATE_NOOP("Evaluation", "Overlap by field"),
        QT_TRANSLATE_NOOP("Evaluation", "%1 by overlap with training"),
        QT_TRANSLATE_NOOP("Evaluation", "Seen in training")},
};
static_assert(std::size(kGroupingWords) == project::kGroupings.size());

/// Of a group by interval, in thousandths of a percent.
struct Range
{
    std::int32_t from = 0;
    std::int32_t to = 0;
    bool open = false; ///< 100 is a group of its own and not in this one
};
std::optional<Range> rangeOf(const Evaluation& evaluation, const GroupRow& row)
{
    if (evaluation.group.by != Grouping::Interval || !row.from || !row.to)
        return std::nullopt;
    const std::vector<std::uint32_t>& borders = evaluation.group.borders;
    return Range{static_cast<std::int32_t>(std::clamp<std::int64_t>(*row.from, -kEnd, kEnd)),
        static_cast<std::int32_t>(*row.to), *row.to >= kEnd && !borders.empty() && borders.back() >= kEnd};
}

} // namespace

QString metricWord(Metric metric)
{
    return EvaluationWords::tr(rowOf(kMetricWords, metric).text);
}

QString averageWord(Average average)
{
    return EvaluationWords::tr(rowOf(kAverageWords, average).choice);
}

QString matchWord(MatchMode mode)
{
    return EvaluationWords::tr(rowOf(kMatchWords, mode).text);
}

QString taskWord(Task task)
{
    return EvaluationWords::tr(rowOf(kTaskWords, task).text);
}

QString relationWords(
    const Relation& relation, const std::vector<project::MarkedMention>& mentions, const std::string& text)
{
    QStringList arguments;
    for (const RelationArgument& argument : relation.arguments) {
        const Mention& mention = mentions[argument.mention].mention;
        const QString words = fromUtf8(text.substr(mention.first, mention.last - mention.first));
        arguments.append(argument.role.empty()
                ? EvaluationWords::tr("“%1”", "words of a mention").arg(words)
                //: Words of a mention and its role in a relation
                : EvaluationWords::tr("“%1” (%2)").arg(words, fromUtf8(argument.role)));
    }
    //: Type of a relation and the mentions it is between
    return EvaluationWords::tr("%1: %2").arg(fromUtf8(relation.type), arguments.join(QStringLiteral(", ")));
}

QString groupingWord(Task task, Grouping grouping)
{
    if (task == Task::Relations && grouping == Grouping::MentionType)
        return EvaluationWords::tr("Relation type");
    return EvaluationWords::tr(rowOf(kGroupingWords, grouping).choice);
}

QString scoresTitle(const Evaluation& evaluation)
{
    const QString metric = metricWord(evaluation.metric);
    if (evaluation.task == Task::Relations && evaluation.group.by == Grouping::MentionType)
        return EvaluationWords::tr("%1 by relation type").arg(metric);
    return EvaluationWords::tr(rowOf(kGroupingWords, evaluation.group.by).title).arg(metric);
}

QString groupHead(const Evaluation& evaluation)
{
    if (project::needsSimilarity(evaluation.group.by))
        return scoreHead(evaluation.similarityOptions.measure);
    if (evaluation.group.by == Grouping::MentionType)
        return groupingWord(evaluation.task, evaluation.group.by);
    if (evaluation.group.by == Grouping::Field)
        return fromUtf8(evaluation.group.field);
    return EvaluationWords::tr(rowOf(kGroupingWords, evaluation.group.by).head);
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

bool isOrdered(Grouping grouping)
{
    return project::needsSimilarity(grouping) || grouping == Grouping::Length;
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
    const auto range = rangeOf(evaluation, row);
    if (!range)
        return phraseText(row.title);
    if (range->from >= kEnd)
        return borderWords(kEnd);
    //: A range of scores in percent, "75 to under 100"
    return range->open
        ? EvaluationWords::tr("%1 to under %2").arg(borderWords(range->from), borderWords(range->to))
        : intervalWords(range->from, range->to);
}

QString groupTick(const Evaluation& evaluation, const GroupRow& row)
{
    if (evaluation.group.by == Grouping::RankPart)
        return QLocale().toString(static_cast<qulonglong>(row.group + 1));
    const auto range = rangeOf(evaluation, row);
    if (!range || range->from >= kEnd)
        return groupTitle(evaluation, row);
    if (range->from <= -kEnd)
        return QStringLiteral("<") + borderWords(range->to);
    return borderWords(range->from) + (range->open ? QStringLiteral("–<") : QStringLiteral("–"))
        + borderWords(range->to);
}

std::optional<double> lowOf(const std::optional<project::Bounds>& bounds)
{
    return bounds ? std::optional(bounds->low) : std::nullopt;
}

std::optional<double> highOf(const std::optional<project::Bounds>& bounds)
{
    return bounds ? std::optional(bounds->high) : std::nullopt;
}

std::optional<double> percentOf(std::optional<double> share)
{
    return share ? std::optional(*share * 100) : std::nullopt;
}

QVariant percentValue(std::optional<double> share)
{
    return share ? QVariant(*share * 100) : QVariant();
}

IntervalMark intervalMark(const project::Measured& measured, std::size_t system, bool few)
{
    return {static_cast<int>(system), measured.value, lowOf(measured.bounds), highOf(measured.bounds), few};
}

QString percentText(std::optional<double> share)
{
    return decimalWords(percentOf(share), 1);
}

QString boundsText(const std::optional<project::Bounds>& bounds)
{
    if (!bounds)
        return QStringLiteral("–");
    const double low = bounds->low * 100, high = bounds->high * 100;
    const bool narrow = std::round(low) == std::round(high) && low != high; // "87–87" would say nothing
    const int decimals = narrow ? 1 : 0;
    return decimalWords(low, decimals) + QStringLiteral("–") + decimalWords(high, decimals);
}

QString halvesText(std::optional<double> count)
{
    if (!count)
        return QStringLiteral("–");
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
    if (evaluation.task == Task::Relations) {
        how = EvaluationWords::tr("relations, same type and arguments");
    } else if (project::isMentions(evaluation.task)) {
        how = matchWord(evaluation.mode);
        how[0] = how.at(0).toLower();
        how = evaluation.task == Task::Tags
            //: %1 is "same span and type"
            ? EvaluationWords::tr("tags, %1").arg(how)
            //: %1 is "same span and type"
            : EvaluationWords::tr("mentions, %1").arg(how);
    } else {
        how = EvaluationWords::tr(rowOf(kAverageWords, evaluation.average).how);
        if (evaluation.average == Average::Positive)
            how = how.arg(fromUtf8(evaluation.positiveLabel));
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
