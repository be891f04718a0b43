// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/similarity/similarity_choice.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

#include "session/words.h"

namespace heldout::ui {

namespace {

constexpr std::uint32_t kEnd = 100000;
constexpr int kMostBorders = 9;

std::vector<std::uint32_t> bordersOf(const QJsonArray& array)
{
    std::vector<std::uint32_t> borders;
    for (const QJsonValue& value : array) {
        const int milli = value.toInt();
        if (milli <= 0 || milli >= static_cast<int>(kEnd))
            return {};
        const auto border = static_cast<std::uint32_t>(milli);
        if (!borders.empty() && border <= borders.back())
            return {};
        borders.push_back(border);
    }
    return static_cast<int>(borders.size()) <= kMostBorders ? borders : std::vector<std::uint32_t>();
}

} // namespace

SimilarityChoice SimilarityChoice::fromJson(const std::string& json)
{
    SimilarityChoice choice;
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
    choice.dataset = object[QStringLiteral("dataset")].toString();
    choice.testSplit = object[QStringLiteral("test")].toString();
    choice.trainSplit = object[QStringLiteral("train")].toString();
    if (object[QStringLiteral("of")].toString()
        == QLatin1String(project::name(project::CompareUnit::Mentions)))
        choice.unit = project::CompareUnit::Mentions;
    if (object[QStringLiteral("scoring")].toString()
        == QLatin1String(project::name(similarity::Scoring::AsPublished)))
        choice.scoring = similarity::Scoring::AsPublished;
    if (object[QStringLiteral("stop_words")].toString() == QLatin1String("none"))
        choice.stopWords = text::StopWords::None;
    choice.ngram = std::clamp(object[QStringLiteral("ngram")].toInt(1), 1, 3);
    choice.stretch = object[QStringLiteral("stretch")].toBool(true);
    choice.table = std::clamp(object[QStringLiteral("table")].toInt(0), 0, 1);
    choice.tablesHeight
        = std::clamp(object[QStringLiteral("tables_height")].toInt(choice.tablesHeight), 100, 1000);
    const std::vector<std::uint32_t> borders = bordersOf(object[QStringLiteral("borders_milli")].toArray());
    if (!borders.empty())
        choice.borders = borders;
    return choice;
}

std::string SimilarityChoice::toJson() const
{
    QJsonArray milli;
    for (const std::uint32_t border : borders)
        milli.append(static_cast<int>(border));
    const QJsonObject object{
        {QStringLiteral("dataset"), dataset},
        {QStringLiteral("test"), testSplit},
        {QStringLiteral("train"), trainSplit},
        {QStringLiteral("of"), QLatin1String(project::name(unit))},
        {QStringLiteral("scoring"), QLatin1String(project::name(scoring))},
        {QStringLiteral("stop_words"),
            stopWords == text::StopWords::English ? QStringLiteral("english") : QStringLiteral("none")},
        {QStringLiteral("ngram"), ngram},
        {QStringLiteral("stretch"), stretch},
        {QStringLiteral("table"), table},
        {QStringLiteral("tables_height"), tablesHeight},
        {QStringLiteral("borders_milli"), milli},
    };
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

project::CompareRequest SimilarityChoice::request() const
{
    project::CompareRequest request;
    request.dataset = dataset.toStdString();
    request.testSplit = testSplit.toStdString();
    request.trainSplit = trainSplit.toStdString();
    request.unit = unit;
    request.scoring = scoring;
    request.stopWords = stopWords;
    return request;
}

bool SimilarityChoice::asks(const project::ComparisonRun& run) const
{
    return fromUtf8(run.dataset) == dataset && fromUtf8(run.testSplit) == testSplit
        && fromUtf8(run.trainSplit) == trainSplit && run.unit == unit && run.options.scoring == scoring
        && run.options.stopWords == stopWords;
}

void SimilarityChoice::take(const project::ComparisonRun& run)
{
    dataset = fromUtf8(run.dataset);
    testSplit = fromUtf8(run.testSplit);
    trainSplit = fromUtf8(run.trainSplit);
    unit = run.unit;
    scoring = run.options.scoring;
    stopWords = run.options.stopWords;
}

std::vector<SplitPair> splitPairs(const std::vector<project::DatasetInfo>& datasets)
{
    std::vector<SplitPair> pairs;
    for (const project::DatasetInfo& dataset : datasets) {
        const auto isTrain = [](const project::SplitInfo& split) { return split.role == SplitRole::Train; };
        const bool anyTrain = std::ranges::any_of(dataset.splits, isTrain);
        // Test splits come first, development and other ones after them.
        std::vector<const project::SplitInfo*> tests;
        for (const project::SplitInfo& split : dataset.splits)
            if (!anyTrain || !isTrain(split))
                tests.push_back(&split);
        std::ranges::stable_partition(
            tests, [](const auto* split) { return split->role == SplitRole::Test; });
        for (const project::SplitInfo* test : tests)
            for (const project::SplitInfo& train : dataset.splits)
                if (train.id != test->id && (!anyTrain || isTrain(train)))
                    pairs.push_back({fromUtf8(dataset.name), fromUtf8(test->name), fromUtf8(train.name),
                        test->mentions.value_or(0) > 0 && train.mentions.value_or(0) > 0});
    }
    return pairs;
}

} // namespace heldout::ui
