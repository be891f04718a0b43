// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/similarity/similarity_choice.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

#include "session/ngram_words.h"
#include "session/words.h"

namespace heldout::ui {

namespace {

constexpr std::uint32_t kEnd = 100000;
constexpr int kMostBorders = 9;
constexpr double kMostPartners = 1000;
// The usual one first.
constexpr std::array kItems{
    project::CompareUnit::Text, project::CompareUnit::Mentions, project::CompareUnit::Embeddings};
constexpr std::array kUnits{similarity::GramUnit::Words, similarity::GramUnit::Characters};
constexpr std::array kMeasures{
    similarity::Measure::Cosine, similarity::Measure::Jaccard, similarity::Measure::Containment};
constexpr std::array kWeightings{
    similarity::Weighting::Counts, similarity::Weighting::Binary, similarity::Weighting::TfIdf};

/// The value of that name; else the usual one.
template <typename Values>
typename Values::value_type oneOf(const QJsonValue& word, const Values& values)
{
    const QString name = word.toString();
    const auto found = std::ranges::find_if(
        values, [&name](auto value) { return name == QLatin1String(project::name(value)); });
    return found == values.end() ? values.front() : *found;
}

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
    choice.unit = oneOf(object[QStringLiteral("of")], kItems);
    const QJsonObject vectors = object[QStringLiteral("vectors")].toObject();
    const auto path
        = [&vectors](const char* key) { return vectors[QLatin1String(key)].toString().toStdString(); };
    choice.vectors = {path("test"), path("train"), path("test_names"), path("train_names")};
    choice.grams = oneOf(object[QStringLiteral("grams")], kUnits);
    choice.measure = oneOf(object[QStringLiteral("measure")], kMeasures);
    choice.weighting = oneOf(object[QStringLiteral("weighting")], kWeightings);
    if (object[QStringLiteral("scoring")].toString()
        == QLatin1String(project::name(similarity::Scoring::AsPublished)))
        choice.scoring = similarity::Scoring::AsPublished;
    if (object[QStringLiteral("stop_words")].toString() == QLatin1String("none"))
        choice.stopWords = text::StopWords::None;
    const QJsonValue shown = object[QStringLiteral("ngram")]; // a number in projects of before
    choice.shown = project::ngramSizes(shown.toVariant().toString().toStdString()).value_or(1);
    const QJsonObject more = object[QStringLiteral("more")].toObject();
    choice.moreSizes = more[QStringLiteral("ngrams")].toString(fromUtf8(choice.moreSizes)).toStdString();
    choice.moreTop = static_cast<std::uint32_t>(
        std::clamp(more[QStringLiteral("top")].toDouble(choice.moreTop), 1.0, kMostPartners));
    choice.everyFrom
        = std::clamp(more[QStringLiteral("every_from")].toDouble(choice.everyFrom), -100.0, 100.0);
    choice.stretch = object[QStringLiteral("stretch")].toBool(true);
    choice.table = std::clamp(object[QStringLiteral("table")].toInt(0), 0, 1);
    choice.side = std::clamp(object[QStringLiteral("side")].toInt(0), 0, 1);
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
        {QStringLiteral("vectors"),
            QJsonObject{{QStringLiteral("test"), fromUtf8(vectors.test)},
                {QStringLiteral("train"), fromUtf8(vectors.train)},
                {QStringLiteral("test_names"), fromUtf8(vectors.testNames)},
                {QStringLiteral("train_names"), fromUtf8(vectors.trainNames)}}},
        {QStringLiteral("grams"), QLatin1String(project::name(grams))},
        {QStringLiteral("measure"), QLatin1String(project::name(measure))},
        {QStringLiteral("weighting"), QLatin1String(project::name(weighting))},
        {QStringLiteral("scoring"), QLatin1String(project::name(scoring))},
        {QStringLiteral("stop_words"),
            stopWords == text::StopWords::English ? QStringLiteral("english") : QStringLiteral("none")},
        {QStringLiteral("ngram"), fromUtf8(project::name(shown))},
        {QStringLiteral("more"),
            QJsonObject{{QStringLiteral("ngrams"), fromUtf8(moreSizes)},
                {QStringLiteral("top"), static_cast<int>(moreTop)},
                {QStringLiteral("every_from"), everyFrom}}},
        {QStringLiteral("stretch"), stretch},
        {QStringLiteral("table"), table},
        {QStringLiteral("side"), side},
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
    request.grams = grams;
    request.measure = measure;
    request.weighting = askedWeighting();
    request.scoring = askedScoring();
    request.stopWords = stopWords;
    request.vectors = askedVectors();
    return request;
}

project::VectorFiles SimilarityChoice::askedVectors() const
{
    return within() ? project::VectorFiles{vectors.test, vectors.test, vectors.testNames, vectors.testNames}
                    : vectors;
}

bool SimilarityChoice::publishedFits() const
{
    return grams == similarity::GramUnit::Words && measure == similarity::Measure::Cosine
        && weighting == similarity::Weighting::Counts;
}

similarity::Weighting SimilarityChoice::askedWeighting() const
{
    return weightsFit() ? weighting : similarity::Weighting::Binary;
}

similarity::Scoring SimilarityChoice::askedScoring() const
{
    return publishedFits() ? scoring : similarity::Scoring::Exact;
}

bool SimilarityChoice::canShow(const project::ComparisonRun& run)
{
    const similarity::Options& options = run.options;
    const bool words = options.unit == similarity::GramUnit::Words;
    return !everyPair(options)
        && (ui::ofEmbeddings(run) || words || options.scoring == similarity::Scoring::Exact);
}

bool SimilarityChoice::asks(const project::ComparisonRun& run) const
{
    return fromUtf8(run.dataset) == dataset && fromUtf8(run.testSplit) == testSplit
        && fromUtf8(run.trainSplit) == trainSplit && run.unit == unit && canShow(run)
        && (ofEmbeddings() ? run.vectors == askedVectors()
                           : sameMethod(request().optionsFor(project::sizesOf(run.options)), run.options));
}

void SimilarityChoice::take(const project::ComparisonRun& run)
{
    dataset = fromUtf8(run.dataset);
    testSplit = fromUtf8(run.testSplit);
    trainSplit = fromUtf8(run.trainSplit);
    unit = run.unit;
    if (ofEmbeddings()) {
        vectors = run.vectors;
        return;
    }
    grams = run.options.unit;
    measure = run.options.measure;
    if (weightsFit())
        weighting = run.options.weighting;
    if (publishedFits())
        scoring = run.options.scoring;
    if (grams == similarity::GramUnit::Words)
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
    for (const project::DatasetInfo& dataset : datasets)
        for (const project::SplitInfo& split : dataset.splits)
            pairs.push_back({fromUtf8(dataset.name), fromUtf8(split.name), fromUtf8(split.name),
                split.mentions.value_or(0) > 0});
    return pairs;
}

} // namespace heldout::ui
