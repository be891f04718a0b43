// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <numeric>

#include "base/numbers.h"
#include "base/random.h"
#include "leakage/leakage.h"
#include "unit/similarity/texts_for_tests.h"

using namespace heldout;
using similarity::Match;
using similarity::Scoring;
using tests::ListSource;

namespace {

const std::string kShared = HELDOUT_SHARED_DATA;
const std::vector<std::uint32_t> kQuarters{25'000, 50'000, 75'000};

Match matchOf(std::uint32_t test, std::uint64_t dot, std::uint64_t norm2Test, std::uint64_t norm2Train)
{
    Match match;
    match.test = test;
    match.train = dot == 0 ? similarity::kNoRow : 0;
    match.dot = dot;
    match.norm2Test = norm2Test;
    match.norm2Train = norm2Train;
    const double length = std::sqrt(static_cast<double>(norm2Test) * static_cast<double>(norm2Train));
    match.score = dot == 0 ? 0 : 100 * static_cast<double>(dot) / length;
    return match;
}

std::vector<Match> randomMatches(std::uint64_t seed, std::size_t count)
{
    Random random(seed);
    std::vector<Match> matches;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint64_t test = 1 + random.below(20);
        const std::uint64_t train = 1 + random.below(20);
        const auto most = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(test * train)));
        matches.push_back(matchOf(i, random.below(most + 1), test, train));
    }
    return matches;
}

std::vector<double> scoresOf(const std::vector<Match>& matches)
{
    std::vector<double> scores;
    for (const Match& match : matches)
        scores.push_back(match.score);
    return scores;
}

similarity::BestMatches bestMatches(const std::string& test, const std::string& train, int n, Scoring scoring)
{
    ListSource testSource(tests::readLines(test));
    ListSource trainSource(tests::readLines(train));
    JobContext job;
    similarity::Options options;
    options.n = n;
    options.scoring = scoring;
    auto result = similarity::findBestMatches(testSource, trainSource, {options}, job);
    return result ? result->front() : similarity::BestMatches{};
}

std::vector<std::uint64_t> counts(const std::vector<leakage::Interval>& intervals)
{
    std::vector<std::uint64_t> values;
    for (const leakage::Interval& interval : intervals)
        values.push_back(interval.count);
    return values;
}

leakage::Summary summaryOf(const std::vector<double>& scores)
{
    return leakage::summarize(scores, JobContext{}).value();
}

std::vector<leakage::RankPart> rankPartsOf(
    const std::vector<Match>& matches, std::uint32_t k, Scoring scoring)
{
    return leakage::rankParts(matches, k, scoring, JobContext{}).value();
}

std::vector<std::uint32_t> histogramOf(const std::vector<Match>& matches, Scoring scoring)
{
    std::vector<std::uint32_t> steps(leakage::kHistogramSteps);
    for (const Match& match : matches)
        ++steps.at(leakage::stepOf(match, scoring));
    return steps;
}

} // namespace

class TestLeakage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figuresOfASmallCorpus();
    void summaryOfFew();
    void summaryDoesNotDrift();
    void intervalsAtTheBorders();
    void publishedIntervalsTakeTheDouble();
    void intervalsAgainstCounting();
    void histogramAgainstIntervals();
    void histogramEnds();
    void rankPartsBySize_data();
    void rankPartsBySize();
    void rankPartsTakeTheLowestRowFirst();
    void publishedRankParts_data();
    void publishedRankParts();
    void sameness_data();
    void sameness();
    void identicalTexts();
    void identicalTextsOfPublishedSets();
    void countingStops();
};

void TestLeakage::figuresOfASmallCorpus()
{
    const std::string folder = HELDOUT_TEST_DATA "/leakage/";
    const auto lines = tests::readLines(folder + "figures.tsv");
    QCOMPARE(lines.size(), std::size_t{7});
    for (std::size_t line = 1; line < lines.size(); ++line) {
        // unit, n, count, mean, std, min, q1, median, q3, max, four exact intervals, four published ones
        const auto golden = tests::splitAt(lines[line], '\t');
        const std::string ending = golden.at(0) == "text" ? ".txt" : "_mentions.txt";
        const auto n = static_cast<int>(parseInteger(golden.at(1)).value());
        const auto exact
            = bestMatches(folder + "test" + ending, folder + "train" + ending, n, Scoring::Exact);
        const auto summary = summaryOf(scoresOf(exact.matches));
        QCOMPARE(summary.count, parseUnsigned(golden.at(2)).value());
        const std::vector<double> values{*summary.mean, *summary.std, *summary.min, *summary.q1,
            *summary.median, *summary.q3, *summary.max};
        for (std::size_t i = 0; i < values.size(); ++i)
            QVERIFY(std::abs(values[i] - parseDouble(golden.at(3 + i)).value()) < 1e-9);
        const auto published
            = bestMatches(folder + "test" + ending, folder + "train" + ending, n, Scoring::AsPublished);
        const auto exactCounts = counts(leakage::countIntervals(exact.matches, kQuarters, Scoring::Exact));
        const auto publishedCounts
            = counts(leakage::countIntervals(published.matches, kQuarters, Scoring::AsPublished));
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(exactCounts[i], parseUnsigned(golden.at(10 + i)).value());
            QCOMPARE(publishedCounts[i], parseUnsigned(golden.at(14 + i)).value());
        }
    }
}

void TestLeakage::summaryOfFew()
{
    const leakage::Summary none = summaryOf({});
    QCOMPARE(none.count, std::uint64_t{0});
    QVERIFY(!none.mean && !none.std && !none.min && !none.q1 && !none.median && !none.q3 && !none.max);
    const std::vector<double> one{40};
    const leakage::Summary single = summaryOf(one);
    QCOMPARE(single.mean.value(), 40.0);
    QVERIFY(!single.std);
    QCOMPARE(single.q1.value(), 40.0);
    QCOMPARE(single.max.value(), 40.0);
    const std::vector<double> four{4, 1, 3, 2};
    const leakage::Summary some = summaryOf(four);
    QCOMPARE(some.mean.value(), 2.5);
    QCOMPARE(some.std.value(), std::sqrt(5.0 / 3));
    QCOMPARE(some.q1.value(), 1.75);
    QCOMPARE(some.median.value(), 2.5);
    QCOMPARE(some.q3.value(), 3.25);
}

void TestLeakage::summaryDoesNotDrift()
{
    const std::vector<double> scores(1'000'000, 0.1);
    QCOMPARE(summaryOf(scores).mean.value(), 0.1);
}

void TestLeakage::intervalsAtTheBorders()
{
    // 25, 50, 75 and 100 % exactly, in forms whose doubles may fall short.
    std::vector<Match> matches{matchOf(0, 1, 16, 1), matchOf(1, 3, 4, 9), matchOf(2, 9, 16, 9),
        matchOf(3, 7, 7, 7), matchOf(4, 0, 3, 0)};
    for (Match& match : matches)
        match.score = std::nextafter(match.score, 0.0);
    const auto intervals = leakage::countIntervals(matches, kQuarters, Scoring::Exact);
    QCOMPARE(counts(intervals), (std::vector<std::uint64_t>{1, 1, 1, 2}));
    QCOMPARE(intervals.front().from, 0u);
    QCOMPARE(intervals.front().to, 25'000u);
    QCOMPARE(intervals.back().from, 75'000u);
    QCOMPARE(intervals.back().to, 100'000u);
    const auto whole = leakage::countIntervals(matches, {}, Scoring::Exact);
    QCOMPARE(counts(whole), (std::vector<std::uint64_t>{5}));
}

void TestLeakage::publishedIntervalsTakeTheDouble()
{
    Match match = matchOf(0, 3, 4, 9);
    match.score = 49.99999999999999;
    const std::vector<Match> matches{match};
    QCOMPARE(counts(leakage::countIntervals(matches, kQuarters, Scoring::AsPublished)),
        (std::vector<std::uint64_t>{0, 1, 0, 0}));
    QCOMPARE(counts(leakage::countIntervals(matches, kQuarters, Scoring::Exact)),
        (std::vector<std::uint64_t>{0, 0, 1, 0}));
}

void TestLeakage::intervalsAgainstCounting()
{
    const auto matches = randomMatches(3, 2000);
    const std::vector<std::uint32_t> borders{1, 10'000, 33'333, 50'000, 70'711, 99'999};
    const auto intervals = leakage::countIntervals(matches, borders, Scoring::Exact);
    QCOMPARE(intervals.size(), std::size_t{7});
    for (const leakage::Interval& interval : intervals) {
        std::uint64_t expected = 0;
        for (const Match& match : matches) {
            // Products stay far below 2^63 here: norms up to 400.
            const std::uint64_t dot2 = match.dot * match.dot * 10'000'000'000u;
            const std::uint64_t norms = match.norm2Test * std::max<std::uint64_t>(match.norm2Train, 1);
            const auto reaches = [&](std::uint64_t milli) { return dot2 >= milli * milli * norms; };
            expected += reaches(interval.from) && (interval.to == 100'000 || !reaches(interval.to)) ? 1 : 0;
        }
        QCOMPARE(interval.count, expected);
    }
}

void TestLeakage::histogramAgainstIntervals()
{
    for (const Scoring scoring : {Scoring::Exact, Scoring::AsPublished}) {
        const auto matches = randomMatches(4, 3000);
        const auto steps = histogramOf(matches, scoring);
        QCOMPARE(steps.size(), leakage::kHistogramSteps);
        std::vector<std::uint32_t> borders;
        for (std::uint32_t border = 100; border < 100'000; border += 100)
            borders.push_back(border);
        const auto intervals = leakage::countIntervals(matches, borders, scoring);
        for (std::size_t i = 0; i + 1 < intervals.size(); ++i)
            QCOMPARE(std::uint64_t{steps[i]}, intervals[i].count);
        QCOMPARE(std::uint64_t{steps[999]} + steps[1000], intervals.back().count);
        QCOMPARE(std::accumulate(steps.begin(), steps.end(), 0u), 3000u);
    }
}

void TestLeakage::histogramEnds()
{
    std::vector<Match> matches{matchOf(0, 5, 5, 5), matchOf(1, 0, 5, 0), matchOf(2, 999, 1000, 1000)};
    matches[0].score = 100.00000000000003;
    auto steps = histogramOf(matches, Scoring::Exact);
    QCOMPARE(steps[1000], 1u);
    QCOMPARE(steps[0], 1u);
    QCOMPARE(steps[999], 1u);
    matches[0].score = 99.99999999999997;
    steps = histogramOf(matches, Scoring::AsPublished);
    QCOMPARE(steps[1000], 0u);
    QCOMPARE(steps[999], 2u);
}

void TestLeakage::rankPartsBySize_data()
{
    QTest::addColumn<int>("items");
    QTest::addColumn<int>("parts");
    QTest::addColumn<QString>("sizes");
    QTest::newRow("even") << 8 << 4 << "2 2 2 2";
    QTest::newRow("the last is shorter") << 1821 << 4 << "456 456 456 453";
    QTest::newRow("one part") << 5 << 1 << "5";
    QTest::newRow("fewer items than parts") << 3 << 4 << "1 1 1";
    QTest::newRow("parts that stay empty are left out") << 5 << 4 << "2 2 1";
    QTest::newRow("no items") << 0 << 4 << "";
    QTest::newRow("no parts") << 4 << 0 << "";
}

void TestLeakage::rankPartsBySize()
{
    QFETCH(int, items);
    QFETCH(int, parts);
    QFETCH(QString, sizes);
    const auto matches = randomMatches(5, static_cast<std::size_t>(items));
    auto scores = scoresOf(matches);
    std::ranges::sort(scores);
    QStringList found;
    std::size_t at = 0;
    for (const auto& part : rankPartsOf(matches, static_cast<std::uint32_t>(parts), Scoring::Exact)) {
        found.append(QString::number(part.count));
        QCOMPARE(part.part, static_cast<std::uint32_t>(found.size()));
        QCOMPARE(part.min, scores[at]);
        at += part.count;
        QCOMPARE(part.max, scores[at - 1]);
    }
    QCOMPARE(found.join(QLatin1Char(' ')), sizes);
}

void TestLeakage::rankPartsTakeTheLowestRowFirst()
{
    // Equal by integers; the doubles, made to differ, must not decide: the two lowest rows make the first
    // part.
    std::vector<Match> matches{
        matchOf(0, 3, 4, 9), matchOf(1, 1, 4, 1), matchOf(2, 2, 16, 1), matchOf(3, 4, 8, 8)};
    matches[0].score = 50.3;
    matches[1].score = 50.2;
    matches[2].score = 50.1;
    const auto parts = rankPartsOf(matches, 2, Scoring::Exact);
    QCOMPARE(parts.at(0).min, 50.3);
    QCOMPARE(parts.at(0).max, 50.2);
    const auto published = rankPartsOf(matches, 2, Scoring::AsPublished);
    QCOMPARE(published.at(0).min, 50.0);
    QCOMPARE(published.at(0).max, 50.1);
}

void TestLeakage::publishedRankParts_data()
{
    QTest::addColumn<int>("n");
    QTest::addColumn<QString>("parts");
    // From an independent program; the second and third parts of unigrams meet at scores that doubles tell
    // apart.
    QTest::newRow("unigrams")
        << 1 << "0.000000-26.311741 26.311741-31.622777 31.622777-38.332594 38.348249-100.000000";
    QTest::newRow("bigrams")
        << 2 << "0.000000-8.058230 8.058230-12.171612 12.171612-17.320508 17.320508-100.000000";
}

void TestLeakage::publishedRankParts()
{
    if (!std::filesystem::exists(kShared))
        return;
    QFETCH(int, n);
    QFETCH(QString, parts);
    ListSource test(tests::readSentences(kShared + "/data/bc2gm/test_test.in"));
    ListSource train(tests::readSentences(kShared + "/data/bc2gm/train_train.in"));
    JobContext job;
    similarity::Options options;
    options.n = n;
    const auto result = similarity::findBestMatches(test, train, {options}, job);
    QVERIFY(result);
    QStringList found;
    for (const auto& part : rankPartsOf(result->front().matches, 4, Scoring::Exact))
        found.append(QString::fromStdString(toFixed(part.min, 6) + "-" + toFixed(part.max, 6)));
    QCOMPARE(found.join(QLatin1Char(' ')), parts);
}

void TestLeakage::sameness_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<int>("flags");
    QTest::newRow("same bytes") << "a b" << "a b" << 28;
    QTest::newRow("case") << "A b" << "a B" << 8;
    QTest::newRow("blanks") << " a\t b" << "a b " << 16;
    QTest::newRow("both at once are neither") << "A  b" << "a b" << 0;
    QTest::newRow("other words") << "a" << "b" << 0;
    QTest::newRow("sharp s") << QStringLiteral("Stra\u00dfe") << "STRASSE" << 8;
    QTest::newRow("both empty") << "" << "" << 28;
    QTest::newRow("empty and blank") << "" << " " << 16;
}

void TestLeakage::sameness()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(int, flags);
    QCOMPARE(int{leakage::samenessFlags(a.toStdString(), b.toStdString())}, flags);
    QCOMPARE(int{leakage::samenessFlags(b.toStdString(), a.toStdString())}, flags);
}

void TestLeakage::identicalTexts()
{
    ListSource test({"J.", "Same text", "same  text", "SAME TEXT", "Same text", "other", ""}, 2);
    ListSource train({"Same text", "Same text", "j.", "OTHER", "  other "}, 3);
    JobContext job;
    const auto found = leakage::countIdenticalTexts(test, train, job);
    QVERIFY(found);
    QCOMPARE(found->exact, std::uint64_t{2});
    QCOMPARE(found->ignoringCase, std::uint64_t{5});
    QCOMPARE(found->ignoringSpace, std::uint64_t{3});
}

void TestLeakage::identicalTextsOfPublishedSets()
{
    if (!std::filesystem::exists(kShared))
        return;
    const std::string folder = kShared + "/data/bc2gm/";
    JobContext job;
    ListSource test(tests::readSentences(folder + "test_test.in"));
    ListSource train(tests::readSentences(folder + "train_train.in"));
    const auto sentences = leakage::countIdenticalTexts(test, train, job);
    QVERIFY(sentences);
    QCOMPARE(sentences->exact, std::uint64_t{58});
    QCOMPARE(sentences->ignoringCase, std::uint64_t{58});
    ListSource testMentions(tests::readMentions(folder + "test_GENE.eval"));
    ListSource trainMentions(tests::readMentions(folder + "train_GENE.eval"));
    const auto mentions = leakage::countIdenticalTexts(testMentions, trainMentions, job);
    QVERIFY(mentions);
    QCOMPARE(mentions->exact, std::uint64_t{2548});
    QCOMPARE(mentions->ignoringCase, std::uint64_t{2710});
}

void TestLeakage::countingStops()
{
    std::stop_source stop;
    stop.request_stop();
    JobContext job(stop.get_token());
    ListSource source({"a"});
    const auto found = leakage::countIdenticalTexts(source, source, job);
    QVERIFY(!found);
    QCOMPARE(found.error().code, Code::Cancelled);
}

QTEST_APPLESS_MAIN(TestLeakage)
#include "tst_leakage.moc"
