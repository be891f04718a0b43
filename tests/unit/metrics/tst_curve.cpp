// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <array>
#include <cmath>
#include <limits>
#include <stop_token>

#include "metrics/curve.h"
#include "unit/metrics/tables_for_tests.h"

using namespace heldout;
using namespace heldout::metrics;
using tests::PlainTable;

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

const Metric kF1{.measure = Measure::F};
const Metric kAccuracy{.measure = Measure::Accuracy};

/// Percent in steps of 5, so that many are equal; some are not known.
std::vector<double> randomSimilarity(std::uint64_t seed, std::size_t items)
{
    Random random(seed);
    std::vector<double> similarity;
    for (std::size_t i = 0; i < items; ++i)
        similarity.push_back(random.below(10) == 0 ? kNaN : 5.0 * static_cast<double>(random.below(21)));
    return similarity;
}

Curve run(const OutcomeTable& table, const std::vector<double>& similarity,
    const std::vector<CurveLine>& lines, const CurveOptions& options, unsigned threads = 2)
{
    JobContext job({}, {}, threads);
    return curve(table, similarity, lines, options, job).value();
}

/// Windows as the header says, by sorting all distances anew for each point: least and greatest similarity.
std::vector<std::pair<double, double>> slowWindows(
    const std::vector<double>& similarity, std::size_t points, std::size_t least)
{
    std::vector<double> sorted;
    for (const double value : similarity) {
        if (!std::isnan(value))
            sorted.push_back(value);
    }
    std::ranges::sort(sorted);
    points = std::min(points, sorted.size());
    std::vector<std::pair<double, double>> windows;
    for (std::size_t i = 0; i < points; ++i) {
        const double middle = sorted[i * (sorted.size() - 1) / (points - 1)];
        std::vector<double> distances;
        for (const double value : sorted)
            distances.push_back(std::abs(value - middle));
        std::ranges::sort(distances);
        const double reach = distances[std::min(least, sorted.size()) - 1];
        std::pair<double, double> window{kNaN, kNaN};
        for (const double value : sorted) {
            if (std::abs(value - middle) > reach)
                continue;
            window.first = std::isnan(window.first) ? value : window.first;
            window.second = value;
        }
        if (windows.empty() || windows.back() != window)
            windows.push_back(window);
    }
    return windows;
}

} // namespace

class TestCurve : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void byHand();
    void likeAnOracle();
    void theBandIsThatOfGroups();
    void theOrderOfItemsDoesNotMatter();
    void threadsDoNotMatter();
    void equalSimilaritiesAreOnePoint();
    void noSimilarityIsNoPoint();
    void settingsOutsideTheirRange();
    void aStopIsObeyed();
};

void TestCurve::byHand()
{
    // Six items, windows of three: 10 20 30 | 20 30 40 | 30 40 80? No: 80 is 40 away from 40, 20 is 20.
    PlainTable plain{.task = {.kind = Kind::OneLabel, .classes = 2}, .systems = 1, .groups = 1, .items = {}};
    for (const std::uint32_t predicted : {0U, 0U, 1U, 1U, 1U, 1U})
        plain.items.push_back({{{.groups = {}, .outcomes = {outcomeOf(1, predicted)}}}});
    const Curve curve = run(plain.build(), {10, 20, 30, 40, 80, 100}, {{kAccuracy, 0}},
        {.points = 6, .share = 0.5, .leastItems = 1, .bootstrap = {.resamples = 10}});
    QCOMPARE(curve.window, std::uint64_t{3});
    std::vector<std::array<double, 4>> found; // from, to, mean, accuracy
    for (const CurvePoint& point : curve.points)
        found.push_back({point.from, point.to, point.mean, point.scores.front().value.value()});
    const std::vector<std::array<double, 4>> wanted{
        {10, 30, 20, 1.0 / 3}, // around 10 and 20
        {20, 40, 30, 2.0 / 3}, // around 30 and 40
        {40, 100, 220.0 / 3, 1}, // around 80 and 100
    };
    QCOMPARE(found, wanted);
}

void TestCurve::likeAnOracle()
{
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const PlainTable plain = seed % 2 == 0 ? tests::randomMentionTable(seed, 90, 2, 3)
                                               : tests::randomLabelTable(seed, 90, 2, 3, 3);
        const std::vector<double> similarity = randomSimilarity(seed, 90);
        const Curve curve = run(plain.build(), similarity, {{kF1, 0}, {{.average = Average::Macro}, 1}},
            {.points = 12, .share = 0.05, .leastItems = 7, .bootstrap = {.resamples = 3}});
        const auto windows = slowWindows(similarity, 12, 7);
        QCOMPARE(curve.window, std::uint64_t{7});
        QCOMPARE(curve.points.size(), windows.size());
        for (std::size_t i = 0; i < windows.size(); ++i) {
            const CurvePoint& point = curve.points[i];
            QCOMPARE(std::pair(point.from, point.to), windows[i]);
            std::vector<std::uint32_t> inside;
            double sum = 0;
            for (std::uint32_t item = 0; item < similarity.size(); ++item) {
                if (similarity[item] >= point.from && similarity[item] <= point.to) {
                    inside.push_back(item);
                    sum += similarity[item];
                }
            }
            QCOMPARE(point.items, inside.size());
            QVERIFY(std::abs(point.mean - sum / static_cast<double>(inside.size())) < 1e-9);
            QCOMPARE(point.scores[0].value, scoreOf(plain.task, plain.tally({0, 0}, inside), kF1).value);
            QCOMPARE(point.scores[1].value,
                scoreOf(plain.task, plain.tally({0, 1}, inside), {.average = Average::Macro}).value);
        }
    }
}

void TestCurve::theBandIsThatOfGroups()
{
    PlainTable plain = tests::randomLabelTable(3, 80, 1, 2, 2);
    const std::vector<double> similarity = randomSimilarity(3, 80);
    const BootstrapOptions options{.resamples = 120, .seed = 8};
    const Curve curve = run(plain.build(), similarity, {{kF1, 0}},
        {.points = 5, .share = 0.2, .leastItems = 1, .bootstrap = options});
    const auto points = static_cast<std::uint32_t>(curve.points.size());
    plain.groups = points + 1;
    std::vector<Quantity> quantities;
    for (std::uint32_t point = 0; point < points; ++point)
        quantities.push_back({kF1, {point + 1, 0}});
    for (std::size_t item = 0; item < similarity.size(); ++item) {
        std::vector<std::uint32_t>& groups = plain.items[item].parts.front().groups;
        groups.clear();
        for (std::uint32_t point = 0; point < points; ++point) {
            if (similarity[item] >= curve.points[point].from && similarity[item] <= curve.points[point].to)
                groups.push_back(point + 1);
        }
    }
    JobContext job;
    const auto estimates = bootstrap(plain.build(), quantities, options, job);
    for (std::size_t point = 0; point < points; ++point)
        QCOMPARE(curve.points[point].scores.front(), (*estimates)[point]);
}

void TestCurve::theOrderOfItemsDoesNotMatter()
{
    PlainTable plain = tests::randomLabelTable(3, 150, 1, 2, 2);
    std::vector<double> similarity = randomSimilarity(5, 150);
    const CurveOptions options{.points = 20, .share = 0.1, .leastItems = 5, .bootstrap = {.resamples = 2}};
    const Curve before = run(plain.build(), similarity, {{kF1, 0}}, options);
    std::ranges::reverse(plain.items);
    std::ranges::reverse(similarity);
    const Curve after = run(plain.build(), similarity, {{kF1, 0}}, options);
    QCOMPARE(after.points.size(), before.points.size());
    for (std::size_t i = 0; i < before.points.size(); ++i) {
        QCOMPARE(after.points[i].mean, before.points[i].mean);
        QCOMPARE(after.points[i].items, before.points[i].items);
        QCOMPARE(after.points[i].scores.front().value, before.points[i].scores.front().value);
    }
}

void TestCurve::threadsDoNotMatter()
{
    const OutcomeTable table = tests::randomMentionTable(3, 150, 2, 2).build();
    const std::vector<double> similarity = randomSimilarity(5, 150);
    const std::vector<CurveLine> lines{{kF1, 0}, {kF1, 1}};
    const Curve one = run(table, similarity, lines, {.bootstrap = {.resamples = 60}}, 1);
    const Curve two = run(table, similarity, lines, {.bootstrap = {.resamples = 60}}, 3);
    QVERIFY(!one.points.empty());
    QCOMPARE(two.points.size(), one.points.size());
    for (std::size_t i = 0; i < one.points.size(); ++i) {
        QCOMPARE(two.points[i].scores, one.points[i].scores);
        QVERIFY(one.points[i].scores.front().low <= one.points[i].scores.front().value);
        QVERIFY(one.points[i].scores.front().high >= one.points[i].scores.front().value);
    }
}

void TestCurve::equalSimilaritiesAreOnePoint()
{
    const OutcomeTable table = tests::randomLabelTable(3, 100, 1, 2, 2).build();
    const Curve curve
        = run(table, std::vector<double>(100, 100.0), {{kAccuracy, 0}}, {.bootstrap = {.resamples = 5}});
    QCOMPARE(curve.points.size(), std::size_t{1});
    QCOMPARE(curve.points.front().items, std::uint64_t{100});
    QCOMPARE(curve.points.front().mean, 100.0);
    QCOMPARE(curve.points.front().scores.front().value, table.score({}, kAccuracy).value);
    QCOMPARE(curve.window, std::uint64_t{30});
}

void TestCurve::noSimilarityIsNoPoint()
{
    const OutcomeTable table = tests::randomLabelTable(3, 4, 1, 2, 2).build();
    QVERIFY(run(table, {kNaN, kNaN, kNaN, kNaN}, {{kF1, 0}}, {}).points.empty());
    QVERIFY(run(tests::PlainTable{.task = {.classes = 2}, .items = {}}.build(), {}, {{kF1, 0}}, {})
            .points.empty());
    const Curve one = run(table, {kNaN, 50, kNaN, kNaN}, {{kAccuracy, 0}}, {.bootstrap = {.resamples = 5}});
    QCOMPARE(one.points.size(), std::size_t{1});
    QCOMPARE(one.points.front().items, std::uint64_t{1});
}

void TestCurve::settingsOutsideTheirRange()
{
    const OutcomeTable table = tests::randomLabelTable(3, 4, 1, 2, 2).build();
    const auto code
        = [&](const std::vector<double>& similarity, const CurveOptions& options, std::uint32_t system) {
              JobContext job;
              const auto result = curve(table, similarity, std::array{CurveLine{kF1, system}}, options, job);
              return result ? std::nullopt : std::optional(result.error().code);
          };
    const std::vector<double> four{1, 2, 3, 4};
    QVERIFY(!code(four, {.bootstrap = {.resamples = 2}}, 0));
    QCOMPARE(code({1, 2, 3}, {}, 0), Code::InvalidArgument);
    QCOMPARE(code(four, {.points = 1}, 0), Code::InvalidArgument);
    QCOMPARE(code(four, {.points = 101}, 0), Code::InvalidArgument);
    QCOMPARE(code(four, {.share = 0}, 0), Code::InvalidArgument);
    QCOMPARE(code(four, {.share = 1.5}, 0), Code::InvalidArgument);
    QCOMPARE(code(four, {.share = kNaN}, 0), Code::InvalidArgument);
    QCOMPARE(code(four, {.bootstrap = {.resamples = 0}}, 0), Code::InvalidArgument);
    QCOMPARE(code(four, {}, 1), Code::InvalidArgument);
}

void TestCurve::aStopIsObeyed()
{
    std::stop_source stop;
    JobContext job(
        stop.get_token(),
        [&](const Progress& progress) {
            if (progress.done > 0)
                stop.request_stop();
        },
        2);
    const OutcomeTable table = tests::randomLabelTable(3, 400, 1, 2, 2).build();
    const auto result = curve(table, randomSimilarity(1, 400), std::array{CurveLine{kF1, 0}},
        {.bootstrap = {.resamples = 1'000'000}}, job);
    QVERIFY(!result);
    QCOMPARE(result.error().code, Code::Cancelled);
}

QTEST_APPLESS_MAIN(TestCurve)
#include "tst_curve.moc"
