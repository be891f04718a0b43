// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <cmath>
#include <limits>
#include <map>
#include <string>
#include <string_view>

#include "base/random.h"
#include "metrics/classification.h"

using namespace heldout;
using namespace heldout::metrics;

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

using Labels = std::vector<std::uint32_t>;

/// A digit a label; 9 = none was predicted.
Labels labelsOf(std::string_view digits)
{
    Labels labels;
    for (const char digit : digits)
        labels.push_back(digit == '9' ? kNoLabel : static_cast<std::uint32_t>(digit - '0'));
    return labels;
}

/// Sets of digits between blanks; - = the empty set.
std::vector<Labels> setsOf(std::string_view text)
{
    std::vector<Labels> sets(1);
    for (const char c : text) {
        if (c == ' ')
            sets.emplace_back();
        else if (c != '-')
            sets.back().push_back(static_cast<std::uint32_t>(c - '0'));
    }
    return sets;
}

/// Four random labels an item and what was predicted, some of it nothing.
std::pair<Labels, Labels> randomLabels(std::uint64_t seed, std::size_t items, std::uint32_t classes)
{
    Random random(seed);
    Labels gold;
    Labels predicted;
    for (std::size_t i = 0; i < items; ++i) {
        gold.push_back(static_cast<std::uint32_t>(random.below(classes)));
        const auto guess = static_cast<std::uint32_t>(random.below(classes + 1));
        const std::uint32_t other = guess == classes ? kNoLabel : guess;
        predicted.push_back(random.below(2) == 0 ? gold.back() : other);
    }
    return {gold, predicted};
}

/// Matthews correlation from the whole table, term by term as Gorodkin writes it: covariances of indicators.
std::optional<double> slowMatthews(const Labels& gold, const Labels& predicted, std::uint32_t classes)
{
    const auto items = static_cast<double>(gold.size());
    double together = 0;
    double ofGold = 0;
    double ofPredicted = 0;
    for (std::uint32_t label = 0; label <= classes; ++label) { // the last one is "none"
        const std::uint32_t wanted = label == classes ? kNoLabel : label;
        const auto g = static_cast<double>(std::ranges::count(gold, wanted)) / items;
        const auto p = static_cast<double>(std::ranges::count(predicted, wanted)) / items;
        for (std::size_t i = 0; i < gold.size(); ++i) {
            const double x = (gold[i] == wanted ? 1 : 0) - g;
            const double y = (predicted[i] == wanted ? 1 : 0) - p;
            together += x * y;
            ofGold += x * x;
            ofPredicted += y * y;
        }
    }
    if (ofGold < 1e-9 || ofPredicted < 1e-9)
        return std::nullopt;
    return together / std::sqrt(ofGold * ofPredicted);
}

bool near(std::optional<double> found, double wanted)
{
    if (found && std::abs(*found - wanted) < 1e-12)
        return true;
    qWarning("found %.17g, wanted %.17g", found.value_or(kNaN), wanted);
    return false;
}

} // namespace

class TestScores : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsByHand();
    void undefinedIsNotZero();
    void halvesAddUpExactly();
    void likeScikitLearn_data();
    void likeScikitLearn();
    void rowsLikeScikitLearn();
    void setsLikeScikitLearn();
    void aClassIsLeftAside();
    void aMissingPredictionIsAClassOfItsOwn();
    void classesWithoutAValueAreNamed();
    void matthewsOfRandomTables();
    void matthewsIsUndefinedForOneClass();
    void matthewsReachesItsEndsExactly();
    void matthewsWithoutPredictions();
    void mentionsHaveNoTrueNegatives();
    void rowsAddUpToMicro();
    void outcomesAddUpToTheTally();
    void outcomeOfSets();
    void labelsFromScores();
    void metricsOfClassesThatAreNotThere();
};

void TestScores::countsByHand()
{
    const Counts counts{.tp = 3122, .fp = 567, .fn = 3209}; // BC2GM, dictionary of training mentions
    QVERIFY(near(precision(counts), 3122.0 / 3689));
    QVERIFY(near(recall(counts), 3122.0 / 6331));
    QVERIFY(near(fScore(counts), 6244.0 / 10020));
    // beta 2: 5 tp / (5 tp + 4 fn + fp)
    QVERIFY(near(fScore({.tp = 2, .fp = 1, .fn = 3}, 2), 10.0 / 23));
    QVERIFY(near(fScore({.tp = 2, .fp = 1, .fn = 3}, 0.5), 2.5 / (2.5 + 0.75 + 1)));
}

void TestScores::undefinedIsNotZero()
{
    QVERIFY(!precision({.fn = 2}));
    QVERIFY(!recall({.fp = 2}));
    QVERIFY(!fScore({}));
    QVERIFY(near(fScore({.fn = 2}), 0)); // something was gold and none of it was found
    QVERIFY(near(recall({.fn = 2}), 0));
    QVERIFY(!scoreOf({.classes = 1}, Tally({.classes = 1}), {.measure = Measure::Accuracy}).value);
    for (const Average average : {Average::Micro, Average::Macro, Average::Weighted, Average::OneClass}) {
        const Score score = scoreOf({.classes = 1}, Tally({.classes = 1}), {.average = average});
        QVERIFY(!score.value);
        QCOMPARE(score.leftOut, 0U);
    }
}

void TestScores::halvesAddUpExactly()
{
    // One prediction overlaps each gold mention: half found, half missed, half wrong.
    const Counts half{.tp = 0.5, .fp = 0.5, .fn = 0.5};
    Counts sum;
    for (int i = 0; i < 100'001; ++i)
        sum += half;
    QCOMPARE(sum, (Counts{.tp = 50'000.5, .fp = 50'000.5, .fn = 50'000.5}));
    QVERIFY(near(fScore(sum), 0.5));
    QCOMPARE(sum.gold(), 100'001.0);
    QCOMPARE(sum.predicted(), 100'001.0);
}

void TestScores::likeScikitLearn_data()
{
    // precision_recall_fscore_support(zero_division=0), accuracy_score, matthews_corrcoef of
    // scikit-learn 1.2.1
    QTest::addColumn<QString>("gold");
    QTest::addColumn<QString>("predicted");
    QTest::addColumn<std::vector<double>>("macro"); // precision, recall, F1, F2
    QTest::addColumn<double>("micro"); // all of them, and accuracy
    QTest::addColumn<std::vector<double>>("weighted"); // precision, recall, F1
    QTest::addColumn<double>("matthews");
    QTest::newRow("two classes") << "0001001001010000000010010011101100001000"
                                 << "0000001001010000001010001001111100100000"
                                 << std::vector{0.7619047619047619, 0.7619047619047619, 0.7619047619047619,
                                        0.7619047619047619}
                                 << 0.8 << std::vector{0.8, 0.8, 0.8} << 0.5238095238095238;
    QTest::newRow("four classes") << "112311011320010100020002001222000230000110000131111022220001"
                                  << "112311011323010103020200021222020221310103020221111002001002"
                                  << std::vector{0.6046918767507002, 0.6456971677559913, 0.615406162464986,
                                         0.6308074762674626}
                                  << 0.6666666666666666
                                  << std::vector{0.6984126984126984, 0.6666666666666666, 0.6742857142857144}
                                  << 0.5314587345762701;
    QTest::newRow("a class that is never predicted")
        << "031120030111111301021020302001"
        << "101112012111001021220020202002"
        << std::vector{0.39469696969696966, 0.4829545454545454, 0.4184149184149184, 0.4484006734006734}
        << 0.5333333333333333 << std::vector{0.5011111111111111, 0.5333333333333333, 0.505982905982906}
        << 0.3481303164261881;
}

void TestScores::likeScikitLearn()
{
    QFETCH(const QString, gold);
    QFETCH(const QString, predicted);
    QFETCH(const std::vector<double>, macro);
    QFETCH(const double, micro);
    QFETCH(const std::vector<double>, weighted);
    QFETCH(const double, matthews);
    const Task task{.kind = Kind::OneLabel, .classes = gold.contains(u'2') ? 4U : 2U};
    const Tally tally = tallyOf(task, labelsOf(gold.toStdString()), labelsOf(predicted.toStdString()));
    const auto value = [&](Measure measure, Average average, double beta = 1) {
        return scoreOf(
            task, tally, {.measure = measure, .average = average, .undefined = Undefined::Zero, .beta = beta})
            .value;
    };
    const std::array measures{Measure::Precision, Measure::Recall, Measure::F};
    for (std::size_t i = 0; i < measures.size(); ++i) {
        QVERIFY(near(value(measures.at(i), Average::Macro), macro[i]));
        QVERIFY(near(value(measures.at(i), Average::Micro), micro));
        QVERIFY(near(value(measures.at(i), Average::Weighted), weighted[i]));
    }
    QVERIFY(near(value(Measure::F, Average::Macro, 2), macro[3]));
    QVERIFY(near(value(Measure::Accuracy, Average::Micro), micro));
    QVERIFY(near(value(Measure::Matthews, Average::Micro), matthews));
}

void TestScores::rowsLikeScikitLearn()
{
    const Task task{.kind = Kind::OneLabel, .classes = 4};
    const Tally tally
        = tallyOf(task, labelsOf("112311011320010100020002001222000230000110000131111022220001"),
            labelsOf("112311011323010103020200021222020221310103020221111002001002"));
    const std::array<std::array<double, 4>, 4> rows{{
        {0.7619047619047619, 0.5925925925925926, 0.6666666666666666, 27},
        {0.8235294117647058, 0.8235294117647058, 0.8235294117647058, 17},
        {0.5, 0.6666666666666666, 0.5714285714285715, 12},
        {0.3333333333333333, 0.5, 0.4, 4},
    }};
    for (std::uint32_t label = 0; label < 4; ++label) {
        const auto value = [&](Measure measure) {
            return scoreOf(task, tally, {.measure = measure, .average = Average::OneClass, .label = label})
                .value;
        };
        QVERIFY(near(value(Measure::Precision), rows.at(label)[0]));
        QVERIFY(near(value(Measure::Recall), rows.at(label)[1]));
        QVERIFY(near(value(Measure::F), rows.at(label)[2]));
        QCOMPARE(tally.classes[label].gold(), rows.at(label)[3]);
    }
}

void TestScores::setsLikeScikitLearn()
{
    const Task task{.kind = Kind::LabelSets, .classes = 4};
    const std::vector<Labels> gold = setsOf("- 3 0 123 012 0 - 02 1 3 - - 123 01 - 0 2 012 0 0 23 0 012 2");
    const std::vector<Labels> predicted
        = setsOf("3 123 012 13 0123 013 2 02 1 0 13 3 123 012 0 023 03 012 0 01 2 0 012 023");
    Tally tally(task);
    for (std::size_t i = 0; i < gold.size(); ++i)
        tally.add(outcomeOf(gold[i], predicted[i]));
    const auto value = [&](Measure measure, Average average, std::uint32_t label = 0) {
        return scoreOf(task, tally, {.measure = measure, .average = average, .label = label}).value;
    };
    QVERIFY(near(value(Measure::Precision, Average::Macro), 0.5431818181818182));
    QVERIFY(near(value(Measure::Recall, Average::Macro), 0.8444444444444444));
    QVERIFY(near(value(Measure::F, Average::Macro), 0.6561656545209176));
    QVERIFY(near(value(Measure::Precision, Average::Micro), 0.56));
    QVERIFY(near(value(Measure::Recall, Average::Micro), 0.875));
    QVERIFY(near(value(Measure::F, Average::Micro), 0.6829268292682927));
    QVERIFY(near(value(Measure::Precision, Average::Weighted), 0.5863636363636363));
    QVERIFY(near(value(Measure::Recall, Average::Weighted), 0.875));
    QVERIFY(near(value(Measure::F, Average::Weighted), 0.6981433451417004));
    QVERIFY(near(value(Measure::Accuracy, Average::Micro), 0.2916666666666667)); // whole sets
    const std::array matthews{
        0.7125253031944252, 0.641688947919748, 0.43033148291193524, 0.14585425389314682};
    for (std::uint32_t label = 0; label < 4; ++label)
        QVERIFY(near(value(Measure::Matthews, Average::OneClass, label), matthews.at(label)));
    QVERIFY(near(value(Measure::Matthews, Average::Micro), 0.5013026509266503)); // of the raveled matrices
}

void TestScores::aClassIsLeftAside()
{
    const Task task{.kind = Kind::OneLabel, .classes = 4, .outside = {0}}; // "no relation"
    const Tally tally
        = tallyOf(task, labelsOf("100121012332000001000023100012020101300000011010303020020222"),
            labelsOf("200121012300103032000023100212020111303321011010323032000222"));
    const auto value = [&](Measure measure, Average average) {
        return scoreOf(task, tally, {.measure = measure, .average = average}).value;
    };
    // scikit-learn with labels=[1, 2, 3]
    QVERIFY(near(value(Measure::Precision, Average::Macro), 0.6135531135531136));
    QVERIFY(near(value(Measure::Recall, Average::Macro), 0.797979797979798));
    QVERIFY(near(value(Measure::F, Average::Macro), 0.6883333333333334));
    QVERIFY(near(value(Measure::Precision, Average::Micro), 0.6216216216216216));
    QVERIFY(near(value(Measure::Recall, Average::Micro), 0.7931034482758621));
    QVERIFY(near(value(Measure::F, Average::Micro), 0.696969696969697));
    QVERIFY(near(value(Measure::F, Average::Weighted), 0.7031034482758621));
    QCOMPARE(tally.trials, 60.0); // accuracy keeps the class
}

void TestScores::aMissingPredictionIsAClassOfItsOwn()
{
    const Task task{.kind = Kind::OneLabel, .classes = 3};
    const Tally tally = tallyOf(
        task, labelsOf("110200001201011200211122011101"), labelsOf("110221129991011002001999011029"));
    QVERIFY(near(scoreOf(task, tally, {.measure = Measure::Matthews}).value, 0.23035805526684983));
    QVERIFY(near(scoreOf(task, tally, {.measure = Measure::Accuracy}).value, 0.43333333333333335));
    QCOMPARE(tally.micro(task).gold(), 30.0);
    QCOMPARE(tally.micro(task).predicted(), 23.0);
}

void TestScores::classesWithoutAValueAreNamed()
{
    // Class 0: P 1, R 1/2; class 1: P 1/2, R 1; class 2 gold only; class 3 nowhere.
    const Task task{.kind = Kind::OneLabel, .classes = 4};
    const Tally tally = tallyOf(task, labelsOf("0012"), labelsOf("0119"));
    const auto score = [&](Measure measure, Average average, Undefined undefined) {
        return scoreOf(task, tally, {.measure = measure, .average = average, .undefined = undefined});
    };
    QCOMPARE(score(Measure::Precision, Average::Macro, Undefined::LeftOut), (Score{0.75, 1}));
    QCOMPARE(score(Measure::Precision, Average::Macro, Undefined::Zero), (Score{0.5, 0}));
    QCOMPARE(score(Measure::Recall, Average::Macro, Undefined::LeftOut), (Score{0.5, 0}));
    QCOMPARE(score(Measure::Precision, Average::Weighted, Undefined::LeftOut), (Score{2.5 / 3, 1}));
    QCOMPARE(score(Measure::Precision, Average::Weighted, Undefined::Zero), (Score{2.5 / 4, 0}));
    // A class that is predicted only is in the macro mean of precision, and without recall.
    const Tally wrong = tallyOf(task, labelsOf("0"), labelsOf("3"));
    QCOMPARE(scoreOf(task, wrong, {.measure = Measure::Recall, .average = Average::Macro}), (Score{0.0, 1}));
    QCOMPARE(
        scoreOf(task, wrong, {.measure = Measure::Recall, .average = Average::Weighted}), (Score{0.0, 0}));
}

void TestScores::matthewsOfRandomTables()
{
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const std::uint32_t classes = 2 + static_cast<std::uint32_t>(seed % 5);
        const auto [gold, predicted] = randomLabels(seed, 1 + seed % 41, classes);
        const Task task{.kind = Kind::OneLabel, .classes = classes};
        const Score score = scoreOf(task, tallyOf(task, gold, predicted), {.measure = Measure::Matthews});
        const std::optional<double> slow = slowMatthews(gold, predicted, classes);
        QCOMPARE(score.value.has_value(), slow.has_value());
        if (slow)
            QVERIFY(near(score.value, *slow));
    }
}

void TestScores::matthewsIsUndefinedForOneClass()
{
    const Task task{.kind = Kind::OneLabel, .classes = 2};
    const Metric metric{.measure = Measure::Matthews};
    QVERIFY(!scoreOf(task, tallyOf(task, labelsOf("000"), labelsOf("010")), metric).value);
    QVERIFY(!scoreOf(task, tallyOf(task, labelsOf("010"), labelsOf("000")), metric).value);
    QVERIFY(near(scoreOf(task, tallyOf(task, labelsOf("01"), labelsOf("10")), metric).value, -1));
}

void TestScores::matthewsReachesItsEndsExactly()
{
    const Metric metric{.measure = Measure::Matthews};
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const std::uint32_t classes = 2 + static_cast<std::uint32_t>(seed % 5);
        const Labels gold = randomLabels(seed, 10 + seed % 41, classes).first;
        const Task task{.kind = Kind::OneLabel, .classes = classes};
        QCOMPARE(scoreOf(task, tallyOf(task, gold, gold), metric).value, std::optional(1.0));
        const Metric oneClass{
            .measure = Measure::Matthews, .average = Average::OneClass, .label = gold.front()};
        QCOMPARE(scoreOf(task, tallyOf(task, gold, gold), oneClass).value, std::optional(1.0));
        if (classes != 2)
            continue;
        Labels other = gold;
        for (std::uint32_t& label : other)
            label = 1 - label;
        QCOMPARE(scoreOf(task, tallyOf(task, gold, other), metric).value, std::optional(-1.0));
    }
}

void TestScores::matthewsWithoutPredictions()
{
    const Task task{.kind = Kind::OneLabel, .classes = 2};
    const Metric metric{.measure = Measure::Matthews};
    const Labels none(4, kNoLabel);
    QVERIFY(!scoreOf(task, tallyOf(task, labelsOf("0101"), none), metric).value);
    QVERIFY(!scoreOf(task, Tally(task), metric).value);
    // One item answered: "none" is a class of its own. (1*4 - 2*1) / sqrt((16 - 10) (16 - 8)).
    const Labels one{0, kNoLabel, kNoLabel, kNoLabel};
    QVERIFY(near(scoreOf(task, tallyOf(task, labelsOf("0101"), one), metric).value, 2 / std::sqrt(48.0)));
}

void TestScores::mentionsHaveNoTrueNegatives()
{
    const Task task{.kind = Kind::Mentions, .classes = 1};
    Tally tally(task);
    tally.add(
        {.trials = 14, .correct = 12, .classes = {{.label = 0, .counts = {.tp = 1, .fp = 1, .fn = 2}}}});
    for (const Average average : {Average::Micro, Average::Macro, Average::Weighted, Average::OneClass})
        QVERIFY(!scoreOf(task, tally, {.measure = Measure::Matthews, .average = average}).value);
    QVERIFY(near(scoreOf(task, tally, {.measure = Measure::Accuracy}).value, 12.0 / 14)); // of tokens
}

void TestScores::rowsAddUpToMicro()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto [gold, predicted] = randomLabels(seed, 200, 6);
        const Task task{.kind = Kind::OneLabel, .classes = 6, .outside = {1, 4}};
        const Tally tally = tallyOf(task, gold, predicted);
        Counts sum;
        for (const std::uint32_t label : {0U, 2U, 3U, 5U})
            sum += tally.classes[label];
        QCOMPARE(tally.micro(task), sum);
    }
}

void TestScores::outcomesAddUpToTheTally()
{
    const auto [gold, predicted] = randomLabels(3, 300, 5);
    const Task task{.kind = Kind::OneLabel, .classes = 5};
    Tally tally(task);
    for (std::size_t i = 0; i < gold.size(); ++i)
        tally.add(outcomeOf(gold[i], predicted[i]));
    QCOMPARE(tally, tallyOf(task, gold, predicted));
    Tally twice(task);
    twice.add(outcomeOf(2, 1), 2);
    Tally both = tallyOf(task, labelsOf("2"), labelsOf("1"));
    both += both;
    QCOMPARE(twice, both);
}

void TestScores::outcomeOfSets()
{
    const Outcome outcome = outcomeOf(Labels{0, 2, 5}, Labels{1, 2});
    QCOMPARE(outcome.correct, 0.0);
    QCOMPARE(outcome.classes,
        (std::vector<ClassCounts>{{0, {.fn = 1}}, {1, {.fp = 1}}, {2, {.tp = 1}}, {5, {.fn = 1}}}));
    QCOMPARE(outcomeOf(Labels{}, Labels{}), (Outcome{.trials = 1, .correct = 1, .classes = {}}));
    QCOMPARE(outcomeOf(Labels{3}, Labels{3}).correct, 1.0);
    QCOMPARE(outcomeOf(Labels{3}, Labels{}).correct, 0.0);
}

void TestScores::labelsFromScores()
{
    const auto label = [](std::vector<double> scores) { return labelOfScores(scores); };
    QCOMPARE(label({0.2, 0.5, 0.5}), 1U); // the lowest of equal ones
    QCOMPARE(label({-3, -2, -9}), 1U);
    QCOMPARE(label({kNaN, 0.1, 0.3}), 2U);
    QCOMPARE(label({kNaN, kNaN}), kNoLabel);
    QCOMPARE(label({}), kNoLabel);
    QCOMPARE(labelOfScore(0.5), 1U);
    QCOMPARE(labelOfScore(std::nextafter(0.5, 0.0)), 0U);
    QCOMPARE(labelOfScore(0.7, 0.8), 0U);
    QCOMPARE(labelOfScore(kNaN), kNoLabel);
    QCOMPARE(labelsOfScores(std::vector{0.5, 0.49, kNaN, 0.9}), (Labels{0, 3}));
}

void TestScores::metricsOfClassesThatAreNotThere()
{
    const Task task{.kind = Kind::OneLabel, .classes = 2};
    QVERIFY(validMetric(task, {.average = Average::OneClass, .label = 1}));
    QVERIFY(!validMetric(task, {.average = Average::OneClass, .label = 2}));
    QVERIFY(validMetric(task, {.average = Average::Micro, .label = 2})); // ignored there
    QVERIFY(!validMetric(task, {.beta = 0}));
    QVERIFY(!validMetric(task, {.beta = kNaN}));
}

QTEST_APPLESS_MAIN(TestScores)
#include "tst_scores.moc"
