// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <clocale>
#include <numeric>

#include "base/numbers.h"
#include "base/random.h"
#include "similarity/similarity.h"
#include "unit/similarity/engine_for_tests.h"
#include "unit/similarity/oracle.h"
#include "unit/similarity/texts_for_tests.h"

using namespace heldout;
using similarity::BestMatches;
using similarity::Options;
using similarity::Scoring;
using tests::find;
using tests::ListSource;
using tests::manyOptions;
using tests::randomTexts;
using tests::withN;

class TestSimilarity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void smallGoldens();
    void randomTextsAgainstAllPairs_data();
    void randomTextsAgainstAllPairs();
    void longTexts();
    void manyRows();
    void threadsAndChunksDoNotMatter();
    void orderOfRows();
    void localeDoesNotMatter();
    void specialCases_data();
    void specialCases();
    void equalVectorsGiveExactly100();
    void borders();
    void hugeNumbers();
};

void TestSimilarity::smallGoldens()
{
    const std::string folder = HELDOUT_TEST_DATA "/leakage/";
    std::map<std::pair<std::string, int>, std::vector<BestMatches>> results;
    for (const std::string unit : {"text", "mentions"}) {
        const std::string ending = unit == "text" ? ".txt" : "_mentions.txt";
        std::vector<Options> options;
        for (const int n : {1, 2, 3}) {
            options.push_back(withN(n));
            options.push_back(withN(n));
            options.back().scoring = Scoring::AsPublished;
        }
        const auto found = find(
            tests::readLines(folder + "test" + ending), tests::readLines(folder + "train" + ending), options);
        QCOMPARE(found.size(), options.size());
        for (std::size_t i = 0; i < options.size(); ++i)
            results[{unit, options[i].n}].push_back(found[i]);
    }
    const auto lines = tests::readLines(folder + "goldens.tsv");
    QVERIFY(lines.size() > 1500);
    for (std::size_t line = 1; line < lines.size(); ++line) {
        // unit, n, row, train, ties, dot, norm2_test, norm2_train, train_published, score_published
        const auto golden = tests::splitAt(lines[line], '\t');
        const auto number = [&](std::size_t field) { return parseInteger(golden.at(field)).value(); };
        const auto& pair = results[{golden[0], static_cast<int>(number(1))}];
        const auto row = static_cast<std::size_t>(number(2));
        const similarity::Match& match = pair[0].matches.at(row);
        const similarity::Match& published = pair[1].matches.at(row);
        const auto partner = [](std::int64_t value) {
            return value < 0 ? similarity::kNoRow : static_cast<std::uint32_t>(value);
        };
        QCOMPARE(match.train, partner(number(3)));
        QCOMPARE(std::int64_t{match.ties}, number(4));
        QCOMPARE(static_cast<std::int64_t>(match.dot), number(5));
        QCOMPARE(static_cast<std::int64_t>(match.norm2Test), number(6));
        QCOMPARE(static_cast<std::int64_t>(match.norm2Train), number(7));
        QCOMPARE(published.train, partner(number(8)));
        QCOMPARE(toText(published.score), toText(parseDouble(golden.at(9)).value()));
    }
}

void TestSimilarity::randomTextsAgainstAllPairs_data()
{
    tests::addKindsOfTexts(0, 1);
}

void TestSimilarity::randomTextsAgainstAllPairs()
{
    const auto [test, train] = tests::fetchTexts(40);
    const auto options = manyOptions();
    const auto results = find(test, train, options, 2, 37);
    QCOMPARE(tests::differenceFromAllPairs(results, test, train, options), std::string());
}

/// Dot products and counts beyond 8 and 16 bits.
void TestSimilarity::longTexts()
{
    Random random(8);
    auto train = randomTexts(random, 12, 900, 10'000);
    auto test = randomTexts(random, 4, 900, 10'000);
    const auto repeat = [](const std::string& text, int times) {
        std::string repeated;
        for (int i = 0; i < times; ++i)
            repeated += text;
        return repeated;
    };
    for (const int times : {1, 254, 255, 256, 300, 700}) {
        train.push_back(repeat("w7 ", times) + "w9 ");
        train.push_back(repeat("w7 w8 ", times));
        test.push_back(repeat("w7 ", times));
        test.push_back(repeat("w8 ", times / 2) + "w7 w9 ");
    }
    // So often that no unit makes it fit 16 bits.
    train.push_back(repeat("w7 ", 70'000));
    test.push_back(repeat("w7 ", 66'000) + "w9 ");
    const std::vector<Options> options{
        withN(1), withN(2), {1, text::StopWords::None, Scoring::AsPublished, 3, 0}};
    const auto results = find(test, train, options, 2);
    QCOMPARE(tests::differenceFromAllPairs(results, test, train, options), std::string());
}

/// More rows than a chunk of the engine takes, and more of one norm than a block. The rows repeat with a
/// period, so the answer follows from a small comparison.
void TestSimilarity::manyRows()
{
    Random random(9);
    constexpr std::size_t kPeriod = 150;
    constexpr std::size_t kTimes = 3600;
    std::vector<std::string> pattern = randomTexts(random, kPeriod, 40, 5);
    std::vector<std::string> train;
    for (std::size_t i = 0; i < kTimes; ++i)
        train.insert(train.end(), pattern.begin(), pattern.end());
    const auto test = randomTexts(random, 12, 40, 6);
    const auto found = find(test, train, {withN(1)}, 2, 10'000);
    BestMatches expected = tests::compareAllPairs(test, pattern, withN(1));
    for (similarity::Match& match : expected.matches)
        match.ties *= kTimes;
    expected.trainCount *= kTimes;
    expected.emptyTrain *= kTimes;
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(tests::firstDifference(found[0], expected), std::string());
}

void TestSimilarity::threadsAndChunksDoNotMatter()
{
    Random random(10);
    const auto train = randomTexts(random, 1500, 60, 9);
    const auto test = randomTexts(random, 200, 60, 9);
    const auto options = manyOptions();
    const auto expected = find(test, train, options);
    for (const unsigned threads : {1u, 2u, 3u}) {
        for (const std::size_t chunk : {std::size_t{1}, std::size_t{129}, std::size_t{5000}}) {
            const auto results = find(test, train, options, threads, chunk);
            QCOMPARE(results.size(), expected.size());
            for (std::size_t i = 0; i < options.size(); ++i)
                QCOMPARE(tests::firstDifference(results[i], expected[i]), std::string());
        }
    }
}

void TestSimilarity::orderOfRows()
{
    Random random(12);
    const auto train = randomTexts(random, 500, 30, 7);
    const auto test = randomTexts(random, 100, 30, 7);
    const auto shuffled = [&](std::size_t count) {
        std::vector<std::size_t> order(count);
        std::iota(order.begin(), order.end(), std::size_t{0});
        for (std::size_t i = count; i > 1; --i)
            std::swap(order[i - 1], order[static_cast<std::size_t>(random.below(i))]);
        return order;
    };
    const auto trainOrder = shuffled(train.size());
    const auto testOrder = shuffled(test.size());
    std::vector<std::string> otherTrain;
    for (const std::size_t row : trainOrder)
        otherTrain.push_back(train[row]);
    std::vector<std::string> otherTest;
    for (const std::size_t row : testOrder)
        otherTest.push_back(test[row]);
    const auto before = find(test, train, {withN(1)});
    const auto after = find(otherTest, otherTrain, {withN(1)});
    for (std::size_t i = 0; i < testOrder.size(); ++i) {
        const similarity::Match& was = before[0].matches[testOrder[i]];
        const similarity::Match& is = after[0].matches[i];
        QCOMPARE(is.score, was.score);
        QCOMPARE(is.ties, was.ties);
        QVERIFY(was.train != similarity::kNoRow || is.train == similarity::kNoRow);
        if (was.ties == 1)
            QCOMPARE(trainOrder[is.train], std::size_t{was.train});
    }
}

void TestSimilarity::localeDoesNotMatter()
{
    Random random(13);
    const auto train = randomTexts(random, 200, 30, 7);
    const auto test = randomTexts(random, 50, 30, 7);
    const auto options = manyOptions();
    const auto before = find(test, train, options);
    const std::string old = std::setlocale(LC_ALL, nullptr);
    for (const char* name : {"de_DE.UTF-8", "tr_TR.UTF-8", "C"}) {
        std::setlocale(LC_ALL, name); // left as it was where the system does not have it
        const auto after = find(test, train, options);
        std::setlocale(LC_ALL, old.c_str());
        for (std::size_t i = 0; i < options.size(); ++i)
            QCOMPARE(tests::firstDifference(after[i], before[i]), std::string());
    }
}

void TestSimilarity::specialCases_data()
{
    QTest::addColumn<QString>("test");
    QTest::addColumn<QString>("train");
    QTest::addColumn<double>("score");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("ties");
    QTest::newRow("equal texts without words score 0") << "A I" << "A I" << 0.0 << -1 << 0;
    QTest::newRow("the lowest of equal rows") << "xx yy" << "zz|xx yy|yy xx" << 100.0 << 1 << 2;
    QTest::newRow("nothing shared") << "xx yy" << "zz|" << 0.0 << -1 << 0;
    QTest::newRow("exactly a half") << "aa bb cc dd" << "ee|aa" << 50.0 << 1 << 1;
    QTest::newRow("counts make the vector, not the text") << "xx xx yy yy" << "yy xx" << 100.0 << 0 << 1;
    QTest::newRow("case and stop words are gone first") << "The Gene" << "GENE of" << 100.0 << 0 << 1;
    QTest::newRow("words unknown to the test side count in the norm")
        << "aa" << "aa bb bb" << 100 / std::sqrt(5.0) << 0 << 1;
    QTest::newRow("other scripts") << QStringLiteral("\u0130ki \u4e2d\u6587")
                                   << QStringLiteral("\u4e2d\u6587") << 100 / std::sqrt(2.0) << 0 << 1;
}

void TestSimilarity::specialCases()
{
    QFETCH(QString, test);
    QFETCH(QString, train);
    QFETCH(double, score);
    QFETCH(int, row);
    QFETCH(int, ties);
    std::vector<std::string> rows;
    for (const QString& text : train.split(QLatin1Char('|')))
        rows.push_back(text.toStdString());
    const auto found = find({test.toStdString()}, rows, {withN(1)});
    const similarity::Match& match = found.at(0).matches.at(0);
    QCOMPARE(match.score, score);
    QCOMPARE(match.train, static_cast<std::uint32_t>(row));
    QCOMPARE(match.ties, static_cast<std::uint32_t>(ties));
}

void TestSimilarity::equalVectorsGiveExactly100()
{
    Random random(14);
    for (const std::string& text : randomTexts(random, 200, 50, 30)) {
        const auto found = find({text + " end"}, {text + " end"}, {withN(1)});
        QCOMPARE(found.at(0).matches.at(0).score, 100.0);
    }
}

void TestSimilarity::borders()
{
    similarity::Match half;
    half.dot = 3;
    half.norm2Test = 4;
    half.norm2Train = 9;
    half.score = 49.99999999999999; // what doubles may make of it
    QVERIFY(similarity::atLeast(half, 50'000, Scoring::Exact));
    QVERIFY(!similarity::atLeast(half, 50'001, Scoring::Exact));
    QVERIFY(!similarity::atLeast(half, 50'000, Scoring::AsPublished));
    similarity::Match nothing;
    QVERIFY(similarity::atLeast(nothing, 0, Scoring::Exact));
    QVERIFY(!similarity::atLeast(nothing, 1, Scoring::Exact));
    similarity::Match other = half;
    other.test = 1;
    QVERIFY(similarity::closer(half, other, Scoring::Exact));
    other.dot = 4;
    QVERIFY(similarity::closer(other, half, Scoring::Exact));
    QCOMPARE(similarity::compareScores(half, half, Scoring::Exact), 0);
}

/// Norms so large that products of three pass 128 bits.
void TestSimilarity::hugeNumbers()
{
    constexpr std::uint64_t kNorm2 = std::uint64_t{1} << 62;
    similarity::Match half;
    half.norm2Test = kNorm2;
    half.norm2Train = kNorm2;
    half.dot = kNorm2 / 2;
    QVERIFY(similarity::atLeast(half, 50'000, Scoring::Exact));
    similarity::Match less = half;
    less.dot -= 1;
    QVERIFY(!similarity::atLeast(less, 50'000, Scoring::Exact));
    QVERIFY(similarity::atLeast(less, 49'999, Scoring::Exact));
    QCOMPARE(similarity::compareScores(half, less, Scoring::Exact), 1);
    less.dot = half.dot;
    less.norm2Train += 1;
    QCOMPARE(similarity::compareScores(less, half, Scoring::Exact), -1);
}

QTEST_APPLESS_MAIN(TestSimilarity)
#include "tst_similarity.moc"
