// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <array>
#include <chrono>
#include <cmath>
#include <limits>
#include <stop_token>

#include "metrics/bootstrap.h"
#include "metrics/trend.h"
#include "patience.h"
#include "unit/metrics/tables_for_tests.h"

using namespace heldout;
using namespace heldout::metrics;
using tests::PlainTable;

namespace {

using GroupOf = std::vector<std::uint32_t>;

const Metric kF1{.measure = Measure::F};
const Metric kAccuracy{.measure = Measure::Accuracy};

/// Items of one system that are right (1) or wrong (0).
PlainTable ofCorrectness(const std::vector<int>& right)
{
    PlainTable plain{.task = {.kind = Kind::OneLabel, .classes = 2}, .systems = 1, .groups = 1, .items = {}};
    for (const int one : right)
        plain.items.push_back({{{.groups = {}, .outcomes = {outcomeOf(1, one == 1 ? 1 : 0)}}}});
    return plain;
}

std::vector<Trend> run(const OutcomeTable& table, const GroupOf& groupOf,
    const std::vector<double>& positions, const std::vector<TrendQuestion>& questions,
    const TrendOptions& options, unsigned threads = 2)
{
    JobContext job({}, {}, threads);
    return trend(table, {.groupOf = groupOf, .positions = positions}, questions, options, job).value();
}

/// The slope by its definition, item by item.
std::optional<double> slowSlope(const PlainTable& plain, const GroupOf& groupOf,
    const std::vector<double>& positions, const TrendQuestion& question)
{
    double items = 0;
    double sum = 0;
    std::vector<std::array<double, 3>> points; // position, score, items
    for (std::uint32_t group = 0; group < positions.size(); ++group) {
        std::vector<std::uint32_t> inside;
        for (std::uint32_t item = 0; item < groupOf.size(); ++item) {
            if (groupOf[item] == group)
                inside.push_back(item);
        }
        const Tally tally = plain.tally({kAllItems, question.system}, inside);
        const std::optional<double> score = scoreOf(plain.task, tally, question.metric).value;
        if (!score)
            continue;
        const auto count = static_cast<double>(inside.size());
        points.push_back({positions[group], *score, count});
        items += count;
        sum += count * positions[group];
    }
    double above = 0;
    double below = 0;
    for (const auto& [position, score, count] : points) {
        above += count * (position - sum / items) * score;
        below += count * (position - sum / items) * (position - sum / items);
    }
    return below > 0 ? std::optional(above / below) : std::nullopt;
}

/// Share of all orders of the items whose slope is at least, at most the observed one.
std::pair<double, double> exactShares(const PlainTable& plain, const GroupOf& groupOf,
    const std::vector<double>& positions, const TrendQuestion& question)
{
    const double observed = *slowSlope(plain, groupOf, positions, question);
    GroupOf dealt = groupOf;
    std::ranges::sort(dealt);
    double all = 0;
    double atLeast = 0;
    double atMost = 0;
    do {
        const std::optional<double> slope = slowSlope(plain, dealt, positions, question);
        if (!slope)
            continue;
        all += 1;
        atLeast += *slope >= observed - 1e-9 ? 1 : 0;
        atMost += *slope <= observed + 1e-9 ? 1 : 0;
    } while (std::next_permutation(dealt.begin(), dealt.end()));
    return {atLeast / all, atMost / all};
}

} // namespace

class TestTrend : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void slopeByHand();
    void itemsOutsideAreLeftOut();
    void twoItemsChangePlacesHalfTheTime();
    void likeAllPermutations_data();
    void likeAllPermutations();
    void slopesLikeAnOracle();
    void accuracyIsCochranAndArmitage();
    void directionsAreTold();
    void turnedRoundTheDirectionsChange();
    void chanceIsSeldomTakenForATrend();
    void aLineNeedsTwoPositions();
    void threadsAndQuestionsDoNotMatter();
    void settingsOutsideTheirRange();
    void aStopIsObeyedAtOnce();
};

void TestTrend::slopeByHand()
{
    // Accuracy 1/2 of two items at 0, 1 of two at 1, 3/4 of four at 3: X = 14/8,
    // sum n (x - X) s = -1.75 - 1.5 + 3.75 = 0.5, sum n (x - X)^2 = 6.125 + 1.125 + 6.25 = 13.5.
    const PlainTable plain = ofCorrectness({1, 0, 1, 1, 1, 1, 1, 0});
    const Trend trend
        = run(plain.build(), {0, 0, 1, 1, 2, 2, 2, 2}, {0, 1, 3}, {{kAccuracy, 0}}, {.permutations = 9})
              .front();
    QVERIFY(std::abs(*trend.slope - 0.5 / 13.5) < 1e-15);
    QCOMPARE(trend.undefinedPermutations, 0U);
}

void TestTrend::itemsOutsideAreLeftOut()
{
    const PlainTable plain = ofCorrectness({0, 1, 0, 1, 0, 0});
    const Trend some
        = run(plain.build(), {0, 1, 0, 1, kNoGroup, kNoGroup}, {0, 1}, {{kAccuracy, 0}}, {}).front();
    const PlainTable fewer = ofCorrectness({0, 1, 0, 1});
    QCOMPARE(some, run(fewer.build(), {0, 1, 0, 1}, {0, 1}, {{kAccuracy, 0}}, {}).front());
    QCOMPARE(some.slope, 1.0);
}

void TestTrend::twoItemsChangePlacesHalfTheTime()
{
    const OutcomeTable table = ofCorrectness({0, 1}).build();
    const Trend trend = run(table, {0, 1}, {0, 1}, {{kAccuracy, 0}}, {.permutations = 9'999}).front();
    QCOMPARE(trend.slope, 1.0);
    QVERIFY(std::abs(*trend.pRises - 0.5) < 0.02); // 4 standard deviations
    QCOMPARE(trend.pFalls, 1.0);
}

void TestTrend::likeAllPermutations_data()
{
    QTest::addColumn<PlainTable>("plain");
    QTest::addColumn<Metric>("metric");
    const PlainTable labels = tests::randomLabelTable(3, 9, 1, 3, 3);
    QTest::newRow("accuracy") << ofCorrectness({0, 0, 1, 0, 1, 1, 1, 0, 1}) << kAccuracy;
    QTest::newRow("accuracy, falling") << ofCorrectness({1, 1, 0, 1, 0, 0, 0, 0, 0}) << kAccuracy;
    QTest::newRow("macro F1") << labels << Metric{.average = Average::Macro};
    QTest::newRow("F1 of a class, at times undefined")
        << labels << Metric{.average = Average::OneClass, .label = 1};
    QTest::newRow("F1 of mentions") << tests::randomMentionTable(5, 9, 1, 3) << kF1;
}

void TestTrend::likeAllPermutations()
{
    QFETCH(const PlainTable, plain);
    QFETCH(const Metric, metric);
    const GroupOf groupOf{0, 0, 0, 1, 1, 2, 2, 2, 2};
    const std::vector<double> positions{0, 1, 2};
    const TrendQuestion question{metric, 0};
    const auto [rises, falls] = exactShares(plain, groupOf, positions, question);
    constexpr std::uint32_t kPermutations = 20'000;
    const Trend trend
        = run(plain.build(), groupOf, positions, {question}, {.permutations = kPermutations}).front();
    const auto close = [](double found, double exact) {
        return std::abs(found - exact) < 4 * std::sqrt(exact * (1 - exact) / kPermutations) + 1e-4;
    };
    QVERIFY(close(*trend.pRises, rises));
    QVERIFY(close(*trend.pFalls, falls));
    QCOMPARE(trend.p, std::min(1.0, 2 * std::min(*trend.pRises, *trend.pFalls)));
}

void TestTrend::slopesLikeAnOracle()
{
    const std::vector<double> positions{12.5, 40, 55.25, 91};
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const PlainTable plain = seed % 2 == 0 ? tests::randomMentionTable(seed, 60, 2, 3)
                                               : tests::randomLabelTable(seed, 60, 2, 3, 4);
        Random random(seed);
        GroupOf groupOf;
        for (std::size_t i = 0; i < plain.items.size(); ++i)
            groupOf.push_back(random.below(5) == 0 ? kNoGroup : static_cast<std::uint32_t>(random.below(4)));
        const std::vector<TrendQuestion> questions{
            {kF1, 0}, {kF1, 1}, {{.average = Average::Macro}, 1}, {{.measure = Measure::Recall}, 0}};
        const std::vector<Trend> trends
            = run(plain.build(), groupOf, positions, questions, {.permutations = 3});
        for (std::size_t i = 0; i < questions.size(); ++i)
            QVERIFY(std::abs(*trends[i].slope - *slowSlope(plain, groupOf, positions, questions[i])) < 1e-12);
    }
}

void TestTrend::accuracyIsCochranAndArmitage()
{
    // For accuracy the slope orders permutations as the sum of position x correctness does.
    Random random(2);
    const GroupOf groupOf{0, 1, 1, 2, 2, 2, 3, 0, 1, 3};
    const std::vector<double> positions{0, 1, 2, 3};
    std::vector<std::pair<double, double>> pairs;
    for (int round = 0; round < 50; ++round) {
        std::vector<int> right(groupOf.size(), 0);
        std::fill_n(right.begin(), 6, 1); // as many right ones each time, as in a permutation
        for (std::size_t left = right.size(); left > 1; --left)
            std::swap(right[left - 1], right[random.below(left)]);
        double sum = 0;
        for (std::size_t i = 0; i < right.size(); ++i)
            sum += positions[groupOf[i]] * right[i];
        const Trend trend
            = run(ofCorrectness(right).build(), groupOf, positions, {{kAccuracy, 0}}, {.permutations = 1})
                  .front();
        pairs.emplace_back(sum, *trend.slope);
    }
    for (const auto& [sum, slope] : pairs) {
        for (const auto& [otherSum, otherSlope] : pairs) {
            QCOMPARE(slope > otherSlope + 1e-12, sum > otherSum);
            QCOMPARE(slope < otherSlope - 1e-12, sum < otherSum);
        }
    }
}

void TestTrend::directionsAreTold()
{
    std::vector<int> right;
    GroupOf groupOf;
    for (std::uint32_t i = 0; i < 200; ++i) {
        groupOf.push_back(i / 50);
        right.push_back(i % 5 < 1 + i / 50 ? 1 : 0); // 20, 40, 60, 80 % right
    }
    const Trend trend
        = run(ofCorrectness(right).build(), groupOf, {0, 1, 2, 3}, {{kAccuracy, 0}}, {.permutations = 999})
              .front();
    QVERIFY(std::abs(*trend.slope - 0.2) < 1e-12);
    QCOMPARE(trend.pRises, 1.0 / 1000); // never 0
    QCOMPARE(trend.pFalls, 1.0);
    QCOMPARE(trend.p, 2.0 / 1000);
}

void TestTrend::turnedRoundTheDirectionsChange()
{
    const OutcomeTable table = tests::randomLabelTable(4, 80, 1, 3, 3).build();
    GroupOf groupOf;
    for (std::uint32_t i = 0; i < 80; ++i)
        groupOf.push_back(i % 3);
    const std::vector<TrendQuestion> questions{{{.average = Average::Macro}, 0}};
    const Trend trend = run(table, groupOf, {1, 2, 3}, questions, {}).front();
    const Trend turned = run(table, groupOf, {-1, -2, -3}, questions, {}).front();
    QCOMPARE(*turned.slope, -*trend.slope);
    QCOMPARE(turned.pRises, trend.pFalls);
    QCOMPARE(turned.pFalls, trend.pRises);
    QCOMPARE(turned.p, trend.p);
}

void TestTrend::chanceIsSeldomTakenForATrend()
{
    // 300 times nothing to find, at 5 %: 15 are expected, 4 standard deviations more are 30.
    const std::vector<double> positions{0, 1, 2, 3};
    GroupOf groupOf;
    for (std::uint32_t i = 0; i < 40; ++i)
        groupOf.push_back(i % 4);
    int rises = 0;
    int either = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const Trend trend = run(tests::randomMentionTable(seed, 40, 1, 2).build(), groupOf, positions,
            {{kF1, 0}}, {.permutations = 99, .seed = seed})
                                .front();
        rises += *trend.pRises <= 0.05 ? 1 : 0;
        either += *trend.p <= 0.05 ? 1 : 0;
    }
    QVERIFY(rises >= 3 && rises <= 30);
    QVERIFY(either >= 3 && either <= 30);
}

void TestTrend::aLineNeedsTwoPositions()
{
    const OutcomeTable table = ofCorrectness({0, 1, 1}).build();
    const TrendOptions few{.permutations = 10};
    const Trend none{};
    QCOMPARE(run(table, {0, 0, 0}, {1, 2}, {{kAccuracy, 0}}, few).front(), none);
    QCOMPARE(run(table, {0, 1, 1}, {2, 2}, {{kAccuracy, 0}}, few).front(), none);
    QCOMPARE(run(table, {kNoGroup, kNoGroup, kNoGroup}, {}, {{kAccuracy, 0}}, few).front(), none);
    QVERIFY(run(table, {0, 1, 1}, {1, 2}, {}, few).empty());
}

void TestTrend::threadsAndQuestionsDoNotMatter()
{
    const OutcomeTable table = tests::randomMentionTable(4, 100, 3, 3).build();
    GroupOf groupOf;
    for (std::uint32_t i = 0; i < 100; ++i)
        groupOf.push_back(i % 7 == 0 ? kNoGroup : i % 5);
    const std::vector<double> positions{0, 1, 2, 3, 4};
    const std::vector<TrendQuestion> questions{{kF1, 2}, {{.measure = Measure::Precision}, 0}};
    const TrendOptions options{.permutations = 150, .seed = 6};
    const std::vector<Trend> one = run(table, groupOf, positions, questions, options, 1);
    QCOMPARE(run(table, groupOf, positions, questions, options, 2), one);
    QCOMPARE(run(table, groupOf, positions, questions, options, 5), one);
    QCOMPARE(run(table, groupOf, positions, {questions[1]}, options).front(), one[1]);
    QVERIFY(run(table, groupOf, positions, questions, {.permutations = 150, .seed = 7}) != one);
}

void TestTrend::settingsOutsideTheirRange()
{
    const OutcomeTable table = ofCorrectness({0, 1, 1}).build();
    const auto code = [&](const GroupOf& groupOf, const TrendQuestion& question, std::uint32_t permutations) {
        JobContext job;
        const auto result = trend(table, {.groupOf = groupOf, .positions = std::array{0.0, 1.0}},
            std::array{question}, {.permutations = permutations}, job);
        return result ? std::nullopt : std::optional(result.error().code);
    };
    QVERIFY(!code({0, 1, 1}, {kF1, 0}, 5));
    QCOMPARE(code({0, 1, 1}, {kF1, 0}, 0), Code::InvalidArgument);
    QCOMPARE(code({0, 1, 1}, {kF1, 0}, kMostResamples + 1), Code::InvalidArgument);
    QCOMPARE(code({0, 1, 2}, {kF1, 0}, 5), Code::InvalidArgument);
    QCOMPARE(code({0, 1}, {kF1, 0}, 5), Code::InvalidArgument);
    JobContext job;
    const std::vector<double> many(kMostTrendGroups + 1, 0);
    QVERIFY(!trend(table, {.groupOf = std::array{0U, 1U, 1U}, .positions = many}, {}, {}, job));
    QCOMPARE(code({0, 1, 1}, {kF1, 1}, 5), Code::InvalidArgument);
    QCOMPARE(code({0, 1, 1}, {{.average = Average::OneClass, .label = 2}, 0}, 5), Code::InvalidArgument);
}

void TestTrend::aStopIsObeyedAtOnce()
{
    OutcomeTable::Builder builder({.kind = Kind::OneLabel, .classes = 2}, 1, 1);
    const std::uint32_t everywhere = builder.membership({});
    const std::array outcomes{builder.outcome(outcomeOf(0, 0)), builder.outcome(outcomeOf(0, 1))};
    GroupOf groupOf;
    for (std::uint32_t i = 0; i < 1'000'000; ++i) {
        builder.item(everywhere, std::span(outcomes).subspan(i % 2, 1));
        groupOf.push_back(i % 3);
    }
    const OutcomeTable table = std::move(builder).finish(JobContext()).value();
    std::stop_source stop;
    std::chrono::steady_clock::time_point asked;
    JobContext job(
        stop.get_token(),
        [&](const Progress& progress) {
            if (progress.done > 0 && stop.request_stop())
                asked = std::chrono::steady_clock::now();
        },
        2);
    const auto result = trend(table, {.groupOf = groupOf, .positions = std::array{0.0, 1.0, 2.0}},
        std::array{TrendQuestion{kAccuracy, 0}}, {.permutations = 1'000'000}, job);
    const auto waited = std::chrono::steady_clock::now() - asked;
    QVERIFY(!result);
    QCOMPARE(result.error().code, Code::Cancelled);
    QVERIFY(waited < std::chrono::milliseconds(tests::patienceMs(200)));
}

QTEST_APPLESS_MAIN(TestTrend)
#include "tst_trend.moc"
