// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/evaluate_choice.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

#include "session/words.h"

namespace heldout::ui {

namespace {

using project::Grouping;

constexpr std::uint32_t kEnd = 100'000;
constexpr qsizetype kMostBorders = 20;
constexpr int kMostParts = 1000;
constexpr int kMostResamples = 100'000;

QLatin1String key(const char* name)
{
    return QLatin1String(name);
}

QJsonArray arrayOf(const std::vector<std::uint32_t>& numbers)
{
    QJsonArray array;
    for (const std::uint32_t number : numbers)
        array.append(static_cast<qint64>(number));
    return array;
}

/// Ascending from 1 to `end`; else nothing.
std::vector<std::uint32_t> ascending(const QJsonArray& array, std::uint32_t end)
{
    std::vector<std::uint32_t> numbers;
    for (const QJsonValue& value : array) {
        const qint64 number = value.toInteger();
        if (number <= 0 || number > end || (!numbers.empty() && number <= numbers.back()))
            return {};
        numbers.push_back(static_cast<std::uint32_t>(number));
    }
    return array.size() <= kMostBorders ? numbers : std::vector<std::uint32_t>();
}

QJsonObject toJson(const project::GroupBy& group)
{
    QJsonArray fields;
    for (const std::string& field : group.fields)
        fields.append(fromUtf8(field));
    return {
        {key("by"), key(project::name(group.by))},
        {key("borders_milli"), arrayOf(group.borders)},
        {key("parts"), static_cast<qint64>(group.parts)},
        {key("lengths"), arrayOf(group.lengths)},
        {key("field"), fromUtf8(group.field)},
        {key("fields"), fields},
        {key("overlap_border_milli"),
            group.overlapBorder ? QJsonValue(static_cast<qint64>(*group.overlapBorder)) : QJsonValue()},
        {key("ignoring_case"), group.ignoringCase},
        {key("as_published"), group.asPublished},
    };
}

project::GroupBy groupFrom(const QJsonObject& object, project::GroupBy group)
{
    const std::string by = object[key("by")].toString().toStdString();
    if (const Grouping known = project::named(by, project::kGroupings); by == project::name(known))
        group.by = known;
    if (const auto borders = ascending(object[key("borders_milli")].toArray(), kEnd); !borders.empty())
        group.borders = borders;
    group.parts = static_cast<std::uint32_t>(
        std::clamp(object[key("parts")].toInt(static_cast<int>(group.parts)), 1, kMostParts));
    group.lengths = ascending(object[key("lengths")].toArray(), 1'000'000);
    group.field = object[key("field")].toString().toStdString();
    for (const QJsonValue& field : object[key("fields")].toArray())
        group.fields.push_back(field.toString().toStdString());
    const int border = object[key("overlap_border_milli")].toInt();
    if (border > 0 && border <= static_cast<int>(kEnd))
        group.overlapBorder = static_cast<std::uint32_t>(border);
    group.ignoringCase = object[key("ignoring_case")].toBool();
    group.asPublished = object[key("as_published")].toBool();
    return group;
}

} // namespace

EvaluateChoice EvaluateChoice::fromJson(const std::string& json)
{
    EvaluateChoice choice;
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
    if (object.isEmpty())
        return choice;
    choice.dataset = object[key("dataset")].toString();
    choice.testSplit = object[key("test")].toString();
    choice.similarityRun = object[key("similarity_run")].toInteger();
    choice.group = groupFrom(object[key("group")].toObject(), choice.group);
    if (object[key("crossed")].isObject())
        choice.crossed = groupFrom(object[key("crossed")].toObject(), {});
    choice.metric = project::named(object[key("metric")].toString().toStdString(), project::kMetrics);
    if (const std::string average = object[key("average")].toString().toStdString(); !average.empty())
        choice.average = project::named(average, project::kAverages);
    choice.positiveLabel = object[key("positive")].toString();
    for (const QJsonValue& label : object[key("left_out")].toArray())
        choice.leftOut.append(label.toString());
    choice.relations = object[key("relations")].toBool();
    if (const std::string mode = object[key("match")].toString().toStdString(); !mode.empty())
        choice.mode = project::named(mode, project::kMatchModes);
    choice.tagReading = project::named(object[key("tags")].toString().toStdString(),
        {project::TagReading::Conlleval, project::TagReading::Strict});
    choice.tagScheme = object[key("tag_scheme")].toString();
    choice.resamples
        = static_cast<std::uint32_t>(std::clamp(object[key("resamples")].toInt(2000), 0, kMostResamples));
    choice.seed = static_cast<std::uint64_t>(std::max<qint64>(0, object[key("seed")].toInteger(1)));
    const double confidence = object[key("confidence")].toDouble(0.95);
    choice.confidence = confidence > 0.5 && confidence < 1 ? confidence : 0.95;
    for (const QJsonValue& name : object[key("hidden")].toArray())
        choice.hidden.append(name.toString());
    choice.counted = object[key("counted")].toString();
    choice.shape = static_cast<ScoreShape>(std::clamp(object[key("shape")].toInt(0), 0, 2));
    choice.table = std::clamp(object[key("table")].toInt(0), 0, 2);
    choice.chartWidth = std::clamp(object[key("chart_width")].toInt(0), 0, 10'000);
    return choice;
}

std::string EvaluateChoice::toJson() const
{
    QJsonObject object{
        {key("dataset"), dataset},
        {key("test"), testSplit},
        {key("similarity_run"), static_cast<qint64>(similarityRun)},
        {key("group"), ui::toJson(group)},
        {key("metric"), key(project::name(metric))},
        {key("average"), average ? QString(key(project::name(*average))) : QString()},
        {key("positive"), positiveLabel},
        {key("left_out"), QJsonArray::fromStringList(leftOut)},
        {key("relations"), relations},
        {key("match"), mode ? QString(key(project::name(*mode))) : QString()},
        {key("tags"), key(project::name(tagReading))},
        {key("tag_scheme"), tagScheme},
        {key("resamples"), static_cast<qint64>(resamples)},
        {key("seed"), static_cast<qint64>(seed)},
        {key("confidence"), confidence},
        {key("hidden"), QJsonArray::fromStringList(hidden)},
        {key("counted"), counted},
        {key("shape"), static_cast<int>(shape)},
        {key("table"), table},
        {key("chart_width"), chartWidth},
    };
    if (crossed)
        object.insert(key("crossed"), ui::toJson(*crossed));
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

bool EvaluateChoice::needsSimilarity() const
{
    return project::needsSimilarity(group.by) || (crossed && project::needsSimilarity(crossed->by));
}

bool EvaluateChoice::needsTraining() const
{
    return project::needsTraining(group.by) || (crossed && project::needsTraining(crossed->by));
}

bool EvaluateChoice::groupsMentions(bool similarityOfMentions) const
{
    const auto mentions = [similarityOfMentions](const project::GroupBy& one) {
        return one.by == Grouping::Seen
            || (project::needsSimilarity(one.by) && similarityOfMentions && !one.asPublished);
    };
    return mentions(group) || (crossed && mentions(*crossed));
}

project::EvaluateRequest EvaluateChoice::request(const QString& trainSplit) const
{
    project::EvaluateRequest request;
    request.dataset = dataset.toStdString();
    request.testSplit = testSplit.toStdString();
    request.trainSplit = trainSplit.toStdString();
    request.similarityRun = similarityRun;
    request.group = group;
    request.crossed = crossed;
    request.metric = metric;
    request.average = average;
    request.positiveLabel = positiveLabel.toStdString();
    for (const QString& label : leftOut)
        request.leftOut.push_back(label.toStdString());
    request.relations = relations;
    request.mode = mode;
    request.tagReading = tagReading;
    request.tagScheme = tagScheme.toStdString();
    request.resamples = resamples;
    request.seed = seed;
    request.confidence = confidence;
    return request;
}

std::vector<project::Metric> metricsOf(project::Task task)
{
    using project::Metric;
    if (task == project::Task::Classification)
        return {Metric::F1, Metric::Precision, Metric::Recall, Metric::Accuracy, Metric::Mcc};
    return {Metric::F1, Metric::Precision, Metric::Recall};
}

std::vector<Grouping> groupingsOf(project::Task task)
{
    if (task == project::Task::Relations)
        return {Grouping::Interval, Grouping::RankPart, Grouping::MentionType, Grouping::Document,
            Grouping::Length, Grouping::Field, Grouping::Overlap, Grouping::None};
    if (project::isMentions(task))
        return {Grouping::Interval, Grouping::RankPart, Grouping::MentionType, Grouping::Document,
            Grouping::Seen, Grouping::Length, Grouping::Field, Grouping::Overlap, Grouping::None};
    return {Grouping::Interval, Grouping::RankPart, Grouping::Class, Grouping::Document, Grouping::Length,
        Grouping::Field, Grouping::Overlap, Grouping::None};
}

} // namespace heldout::ui
