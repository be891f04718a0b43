// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/random.h"
#include "charts/count_axis.h"
#include "charts/histogram.h"
#include "charts/histogram_view.h"
#include "charts/number_words.h"
#include "style/theme.h"

using namespace heldout;
using namespace heldout::ui;

namespace {

std::vector<std::uint32_t> randomTenths(std::uint64_t seed)
{
    Random random(seed);
    std::vector<std::uint32_t> tenths(leakage::kHistogramSteps);
    for (std::uint32_t& count : tenths)
        count = static_cast<std::uint32_t>(random.below(9));
    return tenths;
}

/// Adds up the steps one by one.
std::uint64_t countBetween(const std::vector<std::uint32_t>& tenths, std::int32_t from, std::int32_t to)
{
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < tenths.size(); ++i) {
        const auto milli = static_cast<std::int32_t>(i) * Histogram::kTenth;
        if (milli >= from && (milli < to || to == Histogram::kEnd))
            count += tenths[i];
    }
    return count;
}

using Borders = std::vector<std::uint32_t>;

} // namespace

class HistogramTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }
    void cleanupTestCase() { m_theme.reset(); }
    void init();
    void cleanup() { m_view.reset(); }
    void intervalsAreSums();
    void barsAddUpToTheirIntervals();
    void scoresBelowZeroWidenTheAxis();
    void barsAreNeverSlivers();
    void exactCountsAtABorderBetweenTenthsAreKept();
    void axisTicksAreTrueCountsApart_data();
    void axisTicksAreTrueCountsApart();
    void wordsNameTheEnds();
    void keysMoveAGripAndCount_data();
    void keysMoveAGripAndCount();
    void aDragRecountsOnItsWayAndIsOneMove();
    void escapePutsADraggedBorderBack();
    void gripsStopAtTheirNeighbours();
    void tabGoesThroughTheGripsAndOn();
    void bordersAreSlidersForAssistiveTechnology();
    void aClickOnABarAsksForItsPairs();
    void aClickAboveTheBarsAsksForTheInterval();
    void emptyHistogramsDraw();

private:
    [[nodiscard]] QPoint gripPoint(int index) const
    {
        return m_view->mapFromScene(m_view->grip(index)->scenePos());
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<HistogramView> m_view;
    std::vector<std::uint32_t> m_tenths;
};

void HistogramTest::init()
{
    m_tenths = randomTenths(7);
    m_view = std::make_unique<HistogramView>();
    m_view->resize(900, 450);
    const Histogram histogram(m_tenths);
    m_view->setHistogram(histogram, project::CompareUnit::Text);
    m_view->setIntervals(histogram.intervals({25000, 50000, 75000}));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void HistogramTest::intervalsAreSums()
{
    Random random(11);
    for (int round = 0; round < 200; ++round) {
        const auto tenths = randomTenths(static_cast<std::uint64_t>(round));
        Borders borders;
        for (std::uint64_t i = 0; i < random.below(8); ++i)
            borders.push_back(static_cast<std::uint32_t>(1 + random.below(999)) * Histogram::kTenth);
        std::ranges::sort(borders);
        borders.erase(std::unique(borders.begin(), borders.end()), borders.end());
        QVERIFY(Histogram::countsExactly(borders));
        for (const leakage::Interval& interval : Histogram(tenths).intervals(borders))
            QCOMPARE(interval.count, countBetween(tenths, interval.from, interval.to));
    }
    QVERIFY(!Histogram::countsExactly({33333}));
}

void HistogramTest::barsAddUpToTheirIntervals()
{
    Random random(3);
    for (int round = 0; round < 200; ++round) {
        const Histogram histogram(randomTenths(static_cast<std::uint64_t>(round)));
        Borders borders{static_cast<std::uint32_t>(1 + random.below(49999)),
            static_cast<std::uint32_t>(50000 + random.below(49999))};
        const auto intervals = histogram.intervals(borders);
        std::vector<double> sums(intervals.size());
        std::int32_t end = 0;
        for (const HistogramStep& step : histogram.steps(intervals)) {
            QCOMPARE(step.from, end);
            QVERIFY(step.from < step.to);
            end = step.to;
            sums[static_cast<std::size_t>(step.interval)] += step.count;
            const leakage::Interval& interval = intervals[static_cast<std::size_t>(step.interval)];
            QVERIFY(step.from >= interval.from && step.to <= interval.to);
        }
        QCOMPARE(end, Histogram::kEnd);
        for (std::size_t i = 0; i < sums.size(); ++i)
            QVERIFY(std::abs(sums[i] - static_cast<double>(intervals[i].count)) < 1e-6);
    }
}

void HistogramTest::scoresBelowZeroWidenTheAxis()
{
    std::vector<std::uint32_t> tenths(leakage::kStepsBelowZero + leakage::kHistogramSteps);
    tenths[1000 - 155] = 3; // from -15.5 %
    tenths[1000 - 1] = 2; // just below 0
    tenths[1000] = 4;
    tenths[1000 + 310] = 5;
    tenths.back() = 6;
    const Histogram histogram(tenths);
    QCOMPARE(histogram.start(), -20'000);
    QCOMPARE(histogram.total(), std::uint64_t(20));
    const auto intervals = histogram.intervals({25'000, 50'000});
    QCOMPARE(intervals.front().from, -100'000);
    QCOMPARE(intervals[0].count, std::uint64_t(9));
    QCOMPARE(intervals[1].count, std::uint64_t(5));
    QCOMPARE(intervals[2].count, std::uint64_t(6));
    const auto steps = histogram.steps(intervals);
    QCOMPARE(steps.front().from, -20'000);
    double first = 0;
    for (const HistogramStep& step : steps)
        first += step.interval == 0 ? step.count : 0;
    QCOMPARE(first, 9.0);
    QCOMPARE(intervalWords(intervals[0].from, intervals[0].to), QStringLiteral("under 25"));
    QCOMPARE(borderWords(-15'500), QLocale().toString(-15.5, 'f', 1));

    m_view->setHistogram(histogram, project::CompareUnit::Embeddings);
    m_view->setIntervals(intervals);
    QCOMPARE(m_view->xOf(-20'000), m_view->plotArea().left());
    QVERIFY(std::abs(m_view->xOf(40'000) - m_view->plotArea().center().x()) < 1);
    // Back among scores from 0 on, the axis is as it was.
    m_view->setHistogram(Histogram(m_tenths), project::CompareUnit::Text);
    QCOMPARE(m_view->xOf(0), m_view->plotArea().left());
}

void HistogramTest::barsAreNeverSlivers()
{
    const Histogram histogram(m_tenths);
    for (std::uint32_t border = 2100; border < 98000; border += 100)
        for (const HistogramStep& step : histogram.steps(histogram.intervals({border})))
            QVERIFY2(step.to - step.from >= Histogram::kBarWidth / 2, qPrintable(QString::number(border)));
}

void HistogramTest::exactCountsAtABorderBetweenTenthsAreKept()
{
    const Histogram histogram(m_tenths);
    auto intervals = histogram.intervals({33333});
    intervals[0].count += 2;
    intervals[1].count -= 2;
    double below = 0;
    for (const HistogramStep& step : histogram.steps(intervals))
        if (step.interval == 0)
            below += step.count;
    QVERIFY(std::abs(below - static_cast<double>(intervals[0].count)) < 1e-6);
}

void HistogramTest::axisTicksAreTrueCountsApart_data()
{
    QTest::addColumn<double>("greatest");
    QTest::addColumn<bool>("squareRoot");
    QTest::addColumn<QList<double>>("expected");
    QTest::newRow("as in the picture") << 527.0 << true << QList<double>{0, 10, 50, 100, 200, 400, 600};
    QTest::newRow("straight") << 527.0 << false << QList<double>();
    QTest::newRow("one") << 1.0 << true << QList<double>();
    QTest::newRow("none") << 0.0 << false << QList<double>();
    QTest::newRow("a million") << 1e6 << true << QList<double>();
}

void HistogramTest::axisTicksAreTrueCountsApart()
{
    QFETCH(double, greatest);
    QFETCH(bool, squareRoot);
    QFETCH(QList<double>, expected);
    const double length = 390;
    const double gap = 41;
    const CountAxis axis = countAxis(greatest, squareRoot, length, gap);
    QVERIFY(axis.top > greatest);
    QVERIFY(axis.ticks.size() >= 2);
    QCOMPARE(axis.ticks.front(), 0.0);
    for (std::size_t i = 1; i < axis.ticks.size(); ++i) {
        QCOMPARE(axis.ticks[i], std::round(axis.ticks[i]));
        QVERIFY((axis.place(axis.ticks[i]) - axis.place(axis.ticks[i - 1])) * length >= gap - 0.5);
    }
    QVERIFY(axis.ticks.back() <= axis.top);
    if (!expected.isEmpty())
        QCOMPARE(QList<double>(axis.ticks.begin(), axis.ticks.end()), expected);
}

void HistogramTest::wordsNameTheEnds()
{
    QLocale::setDefault(QLocale::c());
    QCOMPARE(intervalWords(0, 25000), QStringLiteral("0 to under 25"));
    QCOMPARE(intervalWords(75000, 100000), QStringLiteral("75 to 100"));
    QCOMPARE(borderWords(33300), QStringLiteral("33.3"));
    QCOMPARE(borderWords(33333), QStringLiteral("33.333"));
    QCOMPARE(borderWords(500), QStringLiteral("0.5"));
}

void HistogramTest::keysMoveAGripAndCount_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("shift");
    QTest::addColumn<uint>("expected");
    QTest::newRow("right one") << int(Qt::Key_Right) << false << 51000u;
    QTest::newRow("left one") << int(Qt::Key_Left) << false << 49000u;
    QTest::newRow("right five") << int(Qt::Key_Right) << true << 55000u;
    QTest::newRow("left five") << int(Qt::Key_Left) << true << 45000u;
    QTest::newRow("home: beside the neighbour") << int(Qt::Key_Home) << false << 26000u;
    QTest::newRow("end: beside the neighbour") << int(Qt::Key_End) << false << 74000u;
}

void HistogramTest::keysMoveAGripAndCount()
{
    QFETCH(int, key);
    QFETCH(bool, shift);
    QFETCH(uint, expected);
    QSignalSpy moved(m_view.get(), &HistogramView::bordersMoved);
    m_view->setFocus();
    m_view->grip(1)->setFocus();
    QTest::keyClick(
        m_view->viewport(), static_cast<Qt::Key>(key), shift ? Qt::ShiftModifier : Qt::NoModifier);
    QCOMPARE(moved.size(), 1);
    QCOMPARE(moved[0][0].value<Borders>(), (Borders{25000, 50000, 75000}));
    QCOMPARE(m_view->borders(), (Borders{25000, expected, 75000}));
    for (const leakage::Interval& interval : m_view->intervals())
        QCOMPARE(interval.count, countBetween(m_tenths, interval.from, interval.to));
    QVERIFY(m_view->accessibleName().contains(borderWords(expected)));
}

void HistogramTest::aDragRecountsOnItsWayAndIsOneMove()
{
    QSignalSpy changing(m_view.get(), &HistogramView::bordersChanging);
    QSignalSpy moved(m_view.get(), &HistogramView::bordersMoved);
    const QPoint from = gripPoint(1);
    const auto to = [&](std::int32_t milli) {
        return QPoint(static_cast<int>(std::lround(m_view->xOf(milli))), from.y());
    };
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(m_view->viewport(), to(55000));
    QTest::mouseMove(m_view->viewport(), to(60000));
    QTest::mouseMove(m_view->viewport(), to(62000));
    QVERIFY(changing.size() >= 2);
    QCOMPARE(moved.size(), 0);
    QCOMPARE(m_view->borders(), (Borders{25000, 62000, 75000}));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, to(62000));
    QCOMPARE(moved.size(), 1);
    QCOMPARE(moved[0][1].value<Borders>(), (Borders{25000, 62000, 75000}));
    QCOMPARE(m_view->intervals()[2].count, countBetween(m_tenths, 62000, 75000));
}

void HistogramTest::escapePutsADraggedBorderBack()
{
    QSignalSpy moved(m_view.get(), &HistogramView::bordersMoved);
    const QPoint from = gripPoint(0);
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(m_view->viewport(), from + QPoint(60, 0));
    QTest::mouseMove(m_view->viewport(), from + QPoint(70, 0));
    QVERIFY(m_view->borders()[0] > 25000);
    QTest::keyClick(m_view->viewport(), Qt::Key_Escape);
    QCOMPARE(m_view->borders(), (Borders{25000, 50000, 75000}));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, from + QPoint(70, 0));
    QCOMPARE(moved.size(), 0);
}

void HistogramTest::gripsStopAtTheirNeighbours()
{
    const QPoint from = gripPoint(1);
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(m_view->viewport(), QPoint(m_view->width() - 1, from.y()));
    QTest::mouseMove(m_view->viewport(), QPoint(m_view->width() - 2, from.y()));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, QPoint(m_view->width() - 2, from.y()));
    QCOMPARE(m_view->borders(), (Borders{25000, 74000, 75000}));
}

void HistogramTest::tabGoesThroughTheGripsAndOn()
{
    m_view->setFocus();
    m_view->grip(0)->setFocus();
    for (int index = 1; index < 3; ++index) {
        QTest::keyClick(m_view.get(), Qt::Key_Tab);
        QVERIFY(m_view->grip(index)->hasFocus());
    }
    QTest::keyClick(m_view.get(), Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(m_view->grip(1)->hasFocus());
}

void HistogramTest::bordersAreSlidersForAssistiveTechnology()
{
    QAccessibleInterface* chart = QAccessible::queryAccessibleInterface(m_view.get());
    QVERIFY(chart);
    QCOMPARE(chart->role(), QAccessible::Chart);
    QCOMPARE(chart->childCount(), 3);
    QAccessibleInterface* border = chart->child(1);
    QVERIFY(border);
    QCOMPARE(border->role(), QAccessible::Slider);
    QCOMPARE(border->text(QAccessible::Name), QStringLiteral("Border 2 of 3"));
    QCOMPARE(chart->indexOfChild(border), 1);
    QCOMPARE(border->parent()->object(), static_cast<QObject*>(m_view.get()));
    QVERIFY(border->rect().contains(m_view->viewport()->mapToGlobal(gripPoint(1))));

    QAccessibleValueInterface* value = border->valueInterface();
    QVERIFY(value);
    QCOMPARE(value->currentValue().toDouble(), 50.0);
    QCOMPARE(value->minimumValue().toDouble(), 26.0);
    QCOMPARE(value->maximumValue().toDouble(), 74.0);
    QSignalSpy moved(m_view.get(), &HistogramView::bordersMoved);
    value->setCurrentValue(60.0);
    QCOMPARE(m_view->borders(), (Borders{25000, 60000, 75000}));
    value->setCurrentValue(-5.0); // stops at its neighbour
    QCOMPARE(value->currentValue().toDouble(), 26.0);
    QCOMPARE(moved.size(), 2);

    QAccessibleActionInterface* actions = border->actionInterface();
    QVERIFY(actions);
    actions->doAction(QAccessibleActionInterface::increaseAction());
    QCOMPARE(m_view->borders(), (Borders{25000, 27000, 75000}));
    actions->doAction(QAccessibleActionInterface::setFocusAction());
    QVERIFY(m_view->grip(1)->hasFocus());
    QVERIFY(border->state().focused);
    QCOMPARE(chart->focusChild()->object(), border->object());
}

void HistogramTest::aClickOnABarAsksForItsPairs()
{
    QSignalSpy activated(m_view.get(), &HistogramView::rangeActivated);
    const QPoint bar(static_cast<int>(m_view->xOf(31000)), static_cast<int>(m_view->plotArea().bottom()) - 5);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, bar);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated[0][0].toUInt(), 30000u);
    QCOMPARE(activated[0][1].toUInt(), 32000u);
    QTest::mouseClick(m_view->viewport(), Qt::RightButton, {}, bar);
    QCOMPARE(activated.size(), 1);
}

void HistogramTest::aClickAboveTheBarsAsksForTheInterval()
{
    QSignalSpy activated(m_view.get(), &HistogramView::rangeActivated);
    QTest::mouseClick(
        m_view->viewport(), Qt::LeftButton, {}, QPoint(static_cast<int>(m_view->xOf(90000)), 8));
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated[0][0].toUInt(), 75000u);
    QCOMPARE(activated[0][1].toUInt(), 100000u);
}

void HistogramTest::emptyHistogramsDraw()
{
    m_view->setHistogram(
        Histogram(std::vector<std::uint32_t>(leakage::kHistogramSteps)), project::CompareUnit::Mentions);
    m_view->setStretched(false);
    QVERIFY(!m_view->grab().isNull());
    HistogramView bare;
    bare.resize(400, 300);
    QVERIFY(!bare.grab().isNull());
}

QTEST_MAIN(HistogramTest)
#include "tst_histogram.moc"
