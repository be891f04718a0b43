// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <array>
#include <chrono>
#include <cmath>
#include <limits>
#include <stop_token>

#include "metrics/bootstrap.h"
#include "metrics/resampling.h"
#include "patience.h"
#include "unit/metrics/tables_for_tests.h"

using namespace heldout;
using namespace heldout::metrics;
using tests::PlainTable;

namespace {

const Metric kF1{.measure = Measure::F};
const Metric kAccuracy{.measure = Measure::Accuracy};

std::vector<Metric> someMetrics()
{
    return {kF1, kAccuracy, {.measure = Measure::Precision, .average = Average::OneClass, .label = 1},
        {.measure = Measure::Recall, .average = Average::Weighted},
        {.measure = Measure::F, .average = Average::Macro, .beta = 2}, {.measure = Measure::Matthews}};
}

/// Every metric of every cell, and differences between systems and between groups.
std::vector<Quantity> someQuantities(std::uint32_t groups, std::uint32_t systems)
{
    std::vector<Quantity> quantities;
    for (const Metric& metric : someMetrics()) {
        for (std::uint32_t group = 0; group < groups; ++group) {
            for (std::uint32_t system = 0; system < systems; ++system)
                quantities.push_back({metric, {group, system}});
            quantities.push_back({metric, {group, systems - 1}, Cell{group, 0}});
        }
        quantities.push_back({metric, {groups - 1, 0}, Cell{1, 0}});
    }
    return quantities;
}

/// The q-quantile, by its definition once more: between the order statistics around place q (B - 1).
double slowQuantile(const std::vector<double>& sorted, double part)
{
    const double place = part * (static_cast<double>(sorted.size()) - 1);
    for (std::size_t i = 0; i + 1 < sorted.size(); ++i) {
        if (place <= static_cast<double>(i + 1))
            return sorted[i] + (place - static_cast<double>(i)) * (sorted[i + 1] - sorted[i]);
    }
    return sorted.back();
}

/// Item by item, without signatures and sums.
Estimate slowEstimate(
    const PlainTable& plain, const Quantity& quantity, const std::vector<std::vector<std::uint32_t>>& draws)
{
    const auto value = [&](const std::vector<std::uint32_t>& drawn) {
        std::optional<double> result
            = scoreOf(plain.task, plain.tally(quantity.of, drawn), quantity.metric).value;
        if (!quantity.minus)
            return result;
        const std::optional<double> other
            = scoreOf(plain.task, plain.tally(*quantity.minus, drawn), quantity.metric).value;
        return result && other ? std::optional(*result - *other) : std::nullopt;
    };
    Estimate estimate;
    estimate.value = value(plain.all());
    std::vector<double> values;
    for (const std::vector<std::uint32_t>& drawn : draws) {
        if (const std::optional<double> one = value(drawn))
            values.push_back(*one);
        else
            ++estimate.undefinedResamples;
    }
    if (values.empty())
        return estimate;
    std::ranges::sort(values);
    estimate.low = slowQuantile(values, 0.025);
    estimate.high = slowQuantile(values, 0.975);
    if (quantity.minus) {
        const auto below = std::ranges::count_if(values, [](double one) { return one <= 0; });
        const auto above = std::ranges::count_if(values, [](double one) { return one >= 0; });
        estimate.p = std::min(1.0,
            2 * (1 + static_cast<double>(std::min(below, above))) / (static_cast<double>(values.size()) + 1));
    }
    return estimate;
}

bool near(const std::optional<double>& a, const std::optional<double>& b)
{
    return a.has_value() == b.has_value() && (!a || std::abs(*a - *b) < 1e-12);
}

void compareWithPlain(const PlainTable& plain, std::uint64_t seed)
{
    constexpr std::uint32_t kResamples = 60;
    std::vector<std::vector<std::uint32_t>> drawn(kResamples);
    for (std::uint32_t resample = 0; resample < kResamples; ++resample) {
        Draws draws(seed, resample);
        for (std::size_t i = 0; i < plain.items.size(); ++i)
            drawn[resample].push_back(draws.below(static_cast<std::uint32_t>(plain.items.size())));
    }
    const std::vector<Quantity> quantities = someQuantities(plain.groups, plain.systems);
    JobContext job({}, {}, 2);
    const auto estimates = bootstrap(plain.build(), quantities, {.resamples = kResamples, .seed = seed}, job);
    QVERIFY(estimates.has_value());
    QCOMPARE(estimates->size(), quantities.size());
    for (std::size_t i = 0; i < quantities.size(); ++i) {
        const Estimate slow = slowEstimate(plain, quantities[i], drawn);
        const Estimate& fast = (*estimates)[i];
        QVERIFY(near(fast.value, slow.value));
        QVERIFY(near(fast.low, slow.low));
        QVERIFY(near(fast.high, slow.high));
        QCOMPARE(fast.undefinedResamples, slow.undefinedResamples);

        // scoreOf.
        QCOMPARE(fast.p, slow.p);
    }
}

std::vector<Estimate> run(const OutcomeTable& table, const std::vector<Quantity>& quantities,
    const BootstrapOptions& options, unsigned threads = 2)
{
    JobContext job({}, {}, threads);
    return bootstrap(table, quantities, options, job).value();
}

} // namespace

class TestBootstrap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quantilesByHand();
    void drawsAreUniform();
    void drawsOfResamplesDiffer();
    void likeAnOracle();
    void likeTheNormalInterval();
    void threadsDoNotMatter();
    void roundsDoNotMatter();
    void otherSystemsAndGroupsDoNotMatter();
    void equalSystemsDoNotDiffer();
    void aClearDifferenceHasTheLeastP();
    void smallGroupsAreUndefinedAtTimes();
    void undefinedStaysUndefined();
    void settingsOutsideTheirRange_data();
    void settingsOutsideTheirRange();
    void progressIsInResamples();
    void aStopIsObeyedAtOnce();
};

void TestBootstrap::quantilesByHand()
{
    const std::array values{1.0, 2.0, 4.0, 8.0};
    QCOMPARE(quantile(values, 0), 1.0);
    QCOMPARE(quantile(values, 1), 8.0);
    QCOMPARE(quantile(values, 0.5), 3.0);
    QCOMPARE(quantile(values, 0.75), 5.0); // place 2.25
    QCOMPARE(quantile(std::array{7.0}, 0.025), 7.0);
}

void TestBootstrap::drawsAreUniform()
{
    constexpr std::uint32_t kBound = 10;
    std::array<double, kBound> seen{};
    Draws draws(3, 5);
    constexpr int kDraws = 100'000;
    for (int i = 0; i < kDraws; ++i)
        ++seen.at(draws.below(kBound));
    double chiSquare = 0;
    for (const double count : seen)
        chiSquare += (count - kDraws / 10.0) * (count - kDraws / 10.0) / (kDraws / 10.0);
    QVERIFY(chiSquare < 27.9); // 0.1 % of 9 degrees of freedom
    // Where the bound does not divide 2^32, values are drawn again: a third of the range each.
    constexpr std::uint32_t kLarge = 3U << 30U;
    std::array<int, 3> thirds{};
    for (int i = 0; i < 30'000; ++i)
        ++thirds.at(draws.below(kLarge) >> 30U);
    for (const int count : thirds)
        QVERIFY(std::abs(count - 10'000) < 400);
}

void TestBootstrap::drawsOfResamplesDiffer()
{
    const auto first = [](std::uint64_t seed, std::uint64_t resample) {
        Draws draws(seed, resample);
        std::vector<std::uint32_t> values;
        for (int i = 0; i < 8; ++i)
            values.push_back(draws.below(1'000'000));
        return values;
    };
    QCOMPARE(first(1, 2), first(1, 2));
    QVERIFY(first(1, 2) != first(1, 3));
    QVERIFY(first(1, 2) != first(2, 2));
    QVERIFY(first(1, 2) != first(2, 1));
    // No resample is another one moved on by a few draws.
    const std::vector<std::uint32_t> zero = first(0, 0);
    const std::vector<std::uint32_t> one = first(0, 1);
    for (const std::uint32_t value : zero)
        QCOMPARE(std::ranges::count(one, value), 0);
}

void TestBootstrap::likeAnOracle()
{
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        compareWithPlain(tests::randomLabelTable(seed, 40, 2, 4, 3), seed);
        compareWithPlain(tests::randomLabelTable(seed, 40, 3, 4, 2, true), seed);
        compareWithPlain(tests::randomMentionTable(seed, 40, 2, 4), seed);
    }
}

void TestBootstrap::likeTheNormalInterval()
{
    // 2,000 items, 80 % right: the standard error of a share is sqrt(p (1-p) / n).
    PlainTable plain{.task = {.kind = Kind::OneLabel, .classes = 2}, .systems = 1, .groups = 1, .items = {}};
    for (std::uint32_t i = 0; i < 2'000; ++i)
        plain.items.push_back({{{.groups = {}, .outcomes = {outcomeOf(1, i % 5 == 0 ? 0 : 1)}}}});
    const Estimate estimate = run(plain.build(), {{kAccuracy, {}}}, {.resamples = 4'000, .seed = 11}).front();
    const double error = std::sqrt(0.8 * 0.2 / 2'000);
    QCOMPARE(estimate.value, 0.8);
    QVERIFY(std::abs(*estimate.low - (0.8 - 1.96 * error)) < 0.1 * error);
    QVERIFY(std::abs(*estimate.high - (0.8 + 1.96 * error)) < 0.1 * error);
    // A lower level, a narrower interval.
    const Estimate half
        = run(plain.build(), {{kAccuracy, {}}}, {.resamples = 4'000, .level = 0.5, .seed = 11}).front();
    QVERIFY(std::abs(*half.high - (0.8 + 0.6745 * error)) < 0.1 * error);
}

void TestBootstrap::threadsDoNotMatter()
{
    const OutcomeTable table = tests::randomMentionTable(8, 200, 3, 6).build();
    const std::vector<Quantity> quantities = someQuantities(6, 3);
    const std::vector<Estimate> one = run(table, quantities, {.resamples = 97}, 1);
    QCOMPARE(run(table, quantities, {.resamples = 97}, 2), one);
    QCOMPARE(run(table, quantities, {.resamples = 97}, 5), one);
    QVERIFY(run(table, quantities, {.resamples = 97, .seed = 2}, 1) != one);
}

void TestBootstrap::roundsDoNotMatter()
{
    const OutcomeTable table = tests::randomLabelTable(8, 200, 3, 6, 4).build();
    const std::vector<Quantity> quantities = someQuantities(6, 3);
    const std::vector<Estimate> together = run(table, quantities, {.resamples = 50});
    for (const std::size_t bytes : {0U, 1'000U, 5'000U, 20'000U})
        QCOMPARE(run(table, quantities, {.resamples = 50, .mostBytes = bytes}), together);
}

void TestBootstrap::otherSystemsAndGroupsDoNotMatter()
{
    const PlainTable plain = tests::randomLabelTable(8, 120, 3, 4, 3);
    PlainTable turned = plain; // systems and groups the other way round, and a group more
    turned.groups = 6;
    for (PlainTable::Item& item : turned.items) {
        for (PlainTable::Part& part : item.parts) {
            std::ranges::reverse(part.outcomes);
            part.groups = {4 - part.groups.front(), 5};
        }
    }
    PlainTable alone = plain;
    alone.systems = 1;
    for (PlainTable::Item& item : alone.items)
        item.parts.front().outcomes.resize(1);
    for (const Metric& metric : someMetrics()) {
        const BootstrapOptions options{.resamples = 80, .seed = 4};
        const std::vector<Estimate> before
            = run(plain.build(), {{metric, {1, 0}}, {metric, {2, 2}, Cell{3, 0}}}, options);
        const std::vector<Estimate> after
            = run(turned.build(), {{metric, {3, 2}}, {metric, {2, 0}, Cell{1, 2}}}, options);
        QCOMPARE(after, before);
        QCOMPARE(run(alone.build(), {{metric, {1, 0}}}, options).front(), before.front());
    }
}

void TestBootstrap::equalSystemsDoNotDiffer()
{
    PlainTable plain = tests::randomLabelTable(2, 100, 1, 3, 3);
    plain.systems = 2;
    for (PlainTable::Item& item : plain.items)
        item.parts.front().outcomes.push_back(item.parts.front().outcomes.front());
    for (const Estimate& estimate :
        run(plain.build(), {{kF1, {0, 0}, Cell{0, 1}}, {kAccuracy, {1, 0}, Cell{1, 1}}}, {.resamples = 99})) {
        QCOMPARE(estimate.value, 0.0);
        QCOMPARE(estimate.low, 0.0);
        QCOMPARE(estimate.high, 0.0);
        QCOMPARE(estimate.p, 1.0);
    }
}

void TestBootstrap::aClearDifferenceHasTheLeastP()
{
    PlainTable plain{.task = {.kind = Kind::OneLabel, .classes = 2}, .systems = 2, .groups = 1, .items = {}};
    for (int i = 0; i < 50; ++i)
        plain.items.push_back({{{.groups = {}, .outcomes = {outcomeOf(1, 1), outcomeOf(1, 0)}}}});
    const std::vector<Quantity> quantities{
        {kAccuracy, {0, 0}, Cell{0, 1}}, {kAccuracy, {0, 1}, Cell{0, 0}}, {kAccuracy, {0, 0}}};
    const std::vector<Estimate> estimates = run(plain.build(), quantities, {.resamples = 199});
    QCOMPARE(estimates[0].value, 1.0);
    QCOMPARE(estimates[0].p, 2.0 / 200);
    QCOMPARE(estimates[1].low, -1.0);
    QCOMPARE(estimates[1].p, 2.0 / 200);
    QVERIFY(!estimates[2].p); // no difference was asked for
}

void TestBootstrap::smallGroupsAreUndefinedAtTimes()
{
    // One item of 40: it is missing from (1 - 1/40)^40 = 36.3 % of the resamples.
    PlainTable plain = tests::randomLabelTable(6, 40, 1, 2, 2);
    plain.groups = 3;
    plain.items.front().parts.front().groups = {2};
    const Estimate estimate = run(plain.build(), {{kAccuracy, {2, 0}}}, {.resamples = 2'000}).front();
    QVERIFY(std::abs(static_cast<double>(estimate.undefinedResamples) - 726) < 100);
    QCOMPARE(estimate.low, estimate.value); // always the same one
    QCOMPARE(estimate.high, estimate.value);
}

void TestBootstrap::undefinedStaysUndefined()
{
    PlainTable plain = tests::randomLabelTable(6, 40, 2, 2, 2);
    plain.groups = 3; // nothing is in group 2
    const std::vector<Quantity> quantities{{kF1, {2, 0}}, {kF1, {1, 0}, Cell{2, 0}}};
    for (const Estimate& estimate : run(plain.build(), quantities, {.resamples = 20}))
        QCOMPARE(estimate, (Estimate{.value = {}, .low = {}, .high = {}, .undefinedResamples = 20, .p = {}}));
    plain.items.clear();
    QCOMPARE(run(plain.build(), {{kF1, {}}}, {.resamples = 20}).front().undefinedResamples, 20U);
    QVERIFY(run(plain.build(), {}, {.resamples = 20}).empty());
}

void TestBootstrap::settingsOutsideTheirRange_data()
{
    QTest::addColumn<Quantity>("quantity");
    QTest::addColumn<BootstrapOptions>("options");
    const BootstrapOptions usual{.resamples = 5};
    QTest::newRow("no resamples") << Quantity{kF1, {}} << BootstrapOptions{.resamples = 0};
    QTest::newRow("too many resamples") << Quantity{kF1, {}} << BootstrapOptions{.resamples = 1'000'001};
    QTest::newRow("level 0") << Quantity{kF1, {}} << BootstrapOptions{.level = 0};
    QTest::newRow("level 1") << Quantity{kF1, {}} << BootstrapOptions{.level = 1};
    QTest::newRow("level not a number")
        << Quantity{kF1, {}} << BootstrapOptions{.level = std::numeric_limits<double>::quiet_NaN()};
    QTest::newRow("group") << Quantity{kF1, {3, 0}} << usual;
    QTest::newRow("system") << Quantity{kF1, {0, 2}} << usual;
    QTest::newRow("other system") << Quantity{kF1, {}, Cell{0, 2}} << usual;
    QTest::newRow("class") << Quantity{{.average = Average::OneClass, .label = 2}, {}} << usual;
}

void TestBootstrap::settingsOutsideTheirRange()
{
    QFETCH(const Quantity, quantity);
    QFETCH(const BootstrapOptions, options);
    JobContext job;
    const auto estimates
        = bootstrap(tests::randomLabelTable(1, 10, 2, 3, 2).build(), std::array{quantity}, options, job);
    QVERIFY(!estimates);
    QCOMPARE(estimates.error().code, Code::InvalidArgument);
    QVERIFY(!estimates.error().message.empty());
}

void TestBootstrap::progressIsInResamples()
{
    std::vector<Progress> reports;
    JobContext job({}, [&](const Progress& progress) { reports.push_back(progress); }, 1);
    QVERIFY(bootstrap(tests::randomLabelTable(1, 10, 2, 3, 2).build(), std::array{Quantity{kF1, {}}},
        {.resamples = 25}, job));
    QCOMPARE(reports.back().done, std::uint64_t{25});
    QCOMPARE(reports.back().total, std::uint64_t{25});
    QCOMPARE(reports.back().unit, Unit::Resamples);
    QCOMPARE(reports.back().stage, Stage::Resampling);
}

void TestBootstrap::aStopIsObeyedAtOnce()
{
    // 2,000,000 items: one resample alone takes a while.
    OutcomeTable::Builder builder({.kind = Kind::OneLabel, .classes = 2}, 1, 1);
    const std::uint32_t everywhere = builder.membership({});
    const std::array outcomes{builder.outcome(outcomeOf(0, 0)), builder.outcome(outcomeOf(0, 1))};
    for (std::size_t i = 0; i < 2'000'000; ++i)
        builder.item(everywhere, std::span(outcomes).subspan(i % 2, 1));
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
    const auto estimates
        = bootstrap(table, std::array{Quantity{kAccuracy, {}}}, {.resamples = 1'000'000}, job);
    const auto waited = std::chrono::steady_clock::now() - asked;
    QVERIFY(!estimates);
    QCOMPARE(estimates.error().code, Code::Cancelled);
    QVERIFY(waited < std::chrono::milliseconds(tests::patienceMs(200)));
}

QTEST_APPLESS_MAIN(TestBootstrap)
#include "tst_bootstrap.moc"
