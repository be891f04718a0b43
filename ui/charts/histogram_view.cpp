// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/histogram_view.h"

#include <QAreaSeries>
#include <QCategoryAxis>
#include <QChart>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLineSeries>
#include <QResizeEvent>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

#include "charts/histogram_accessible.h"
#include "charts/histogram_figure.h"
#include "charts/histogram_overlay.h"
#include "charts/number_words.h"
#include "session/words.h"
#include "style/theme.h"
#include "style/tokens.h"

namespace heldout::ui {

namespace {

constexpr int kNamesGap = 6; // between the names and the plot
constexpr double kTickGap = 0.107; // of the plot's height
constexpr double kLabelsApart = 1.35; // of a label's height; nearer ones are dropped by the chart
constexpr int kPlotHeight = 190; // the lowest plot
constexpr int kPercent = 1000; // in thousandths

} // namespace

HistogramView::HistogramView(QWidget* parent)
    : QGraphicsView(parent)
{
    installHistogramAccessibility();
    setObjectName(QStringLiteral("histogram"));
    setScene(new QGraphicsScene(this));
    setFrameShape(QFrame::NoFrame);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setLayoutDirection(Qt::LeftToRight);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setAccessibleName(tr("Histogram of similarity"));
    setAccessibleDescription(
        tr("The same numbers stand in the table of intervals. Tab reaches the borders."));
    buildChart();
    restyle();
}

HistogramView::~HistogramView() = default;

void HistogramView::buildChart()
{
    m_chart = new QChart;
    m_chart->setBackgroundVisible(false);
    m_chart->legend()->hide();
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->setAcceptHoverEvents(false);
    m_scores = new QValueAxis;
    m_scores->setRange(0, 100);
    m_scores->setTickCount(11);
    m_scores->setLabelFormat(QStringLiteral("%.0f"));
    m_scores->setGridLineVisible(false);
    m_scores->setTruncateLabels(false);
    m_chart->addAxis(m_scores, Qt::AlignBottom);
    scene()->addItem(m_chart);
    m_overlay = new HistogramOverlay(m_chart);
    m_overlay->setZValue(100);
    connect(m_chart, &QChart::plotAreaChanged, this, &HistogramView::arrange);
}

void HistogramView::restyle()
{
    const int top = static_cast<int>(HistogramOverlay::namesHeight()) + kNamesGap;
    m_chart->setMargins(QMargins(0, top, 4, 0));
    for (QAbstractAxis* axis : m_chart->axes()) {
        axis->setLabelsFont(fonts::axis());
        axis->setTitleFont(fonts::label());
        axis->setLabelsColor(tokens().text2);
        axis->setTitleBrush(tokens().text2);
        axis->setLinePen(QPen(tokens().border, 1));
        axis->setGridLinePen(QPen(tokens().hairline, 1));
    }
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const int index = static_cast<int>(i);
        const int count = static_cast<int>(m_series.size());
        m_series[i]->setBrush(tokens().ramp(index, count));
        m_series[i]->setPen(QPen(tokens().rampOutline(index, count), 1));
    }
    scene()->update();
}

void HistogramView::setHistogram(
    const Histogram& histogram, project::CompareUnit unit, const similarity::Options& options)
{
    m_histogram = histogram;
    m_unit = unit;
    m_within = options.within;
    m_scores->setTitleText(similarityAxisTitle(unit, options));
    const int start = histogram.start() / kPercent;
    m_scores->setRange(start, 100);
    m_scores->setTickCount((100 - start) / 10 + 1);
    rebuild();
}

void HistogramView::setIntervals(const std::vector<leakage::Interval>& intervals)
{
    m_intervals = intervals;
    rebuild();
}

void HistogramView::setStretched(bool stretched)
{
    if (m_stretched == stretched)
        return;
    m_stretched = stretched;
    rebuild();
}

HistogramView::Borders HistogramView::borders() const
{
    Borders borders;
    for (std::size_t i = 1; i < m_intervals.size(); ++i)
        borders.push_back(static_cast<std::uint32_t>(m_intervals[i].from));
    return borders;
}

BorderGrip* HistogramView::grip(int index) const
{
    return index >= 0 && index < static_cast<int>(m_grips.size()) ? m_grips[static_cast<std::size_t>(index)]
                                                                  : nullptr;
}

void HistogramView::rebuild()
{
    updateAxis();
    if (m_series.size() != m_intervals.size())
        rebuildSeries();
    if (m_grips.size() + 1 != m_intervals.size())
        makeGrips();
    updateBars();
    arrange();
}

void HistogramView::rebuildSeries()
{
    for (QAreaSeries* series : m_series) {
        m_chart->removeSeries(series);
        delete series;
    }
    m_series.clear();
    for (std::size_t i = 0; i < m_intervals.size(); ++i) {
        auto* upper = new QLineSeries;
        auto* lower = new QLineSeries;
        auto* area = new QAreaSeries(upper, lower);
        upper->setParent(area);
        lower->setParent(area);
        m_chart->addSeries(area);
        area->attachAxis(m_scores);
        if (m_counts != nullptr)
            area->attachAxis(m_counts);
        m_series.push_back(area);
    }
    restyle();
}

void HistogramView::updateBars()
{
    const std::vector<HistogramStep> steps = m_histogram.steps(m_intervals);
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        QList<QPointF> upper;
        for (const HistogramStep& step : steps) {
            if (step.interval != static_cast<int>(i))
                continue;
            const double height = m_axis.place(step.height);
            upper << QPointF(step.from / 1000.0, height) << QPointF(step.to / 1000.0, height);
        }
        if (upper.isEmpty())
            upper = {QPointF(std::max(m_intervals[i].from, m_histogram.start()) / 1000.0, 0),
                QPointF(m_intervals[i].to / 1000.0, 0)};
        m_series[i]->upperSeries()->replace(upper);
        m_series[i]->lowerSeries()->replace({QPointF(upper.first().x(), 0), QPointF(upper.last().x(), 0)});
    }
    m_overlay->setIntervals(m_intervals, m_histogram.total());
}

void HistogramView::updateAxis()
{
    const double height = std::max<double>(m_chart->plotArea().height(), kPlotHeight);
    const double label = kLabelsApart * QFontMetricsF(fonts::axis()).height();
    const CountAxis axis
        = countAxis(m_histogram.greatest(), m_stretched, height, std::max(label, height * kTickGap));
    if (m_counts != nullptr && axis.ticks == m_axis.ticks && axis.top == m_axis.top
        && axis.squareRoot == m_axis.squareRoot)
        return;
    m_axis = axis;
    // A category axis cannot take its labels back one by one without leaving gaps, so that a new one is made.
    auto* counts = new QCategoryAxis;
    counts->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    counts->setStartValue(-1);
    counts->setRange(0, 1);
    for (const double tick : axis.ticks)
        counts->append(countText(static_cast<std::uint64_t>(tick)), axis.place(tick));
    counts->setTruncateLabels(false);
    counts->setTitleText(itemsAxisTitle(m_unit, m_within));
    if (m_counts != nullptr) {
        m_chart->removeAxis(m_counts);
        delete m_counts;
    }
    m_counts = counts;
    m_chart->addAxis(counts, Qt::AlignLeft);
    for (QAreaSeries* series : m_series)
        series->attachAxis(counts);
    restyle();
    updateBars();
}

double HistogramView::xOf(std::int32_t milli) const
{
    const QRectF plot = m_chart->plotArea();
    const std::int32_t start = m_histogram.start();
    return plot.left() + plot.width() * (milli - start) / (Histogram::kEnd - start);
}

QRectF HistogramView::plotArea() const
{
    return m_chart->plotArea();
}

std::int32_t HistogramView::milliAt(double x) const
{
    const QRectF plot = m_chart->plotArea();
    const double share = plot.width() > 0 ? (x - plot.left()) / plot.width() : 0;
    const std::int32_t start = m_histogram.start();
    return start
        + static_cast<std::int32_t>(std::lround(std::clamp(share, 0.0, 1.0) * (Histogram::kEnd - start)));
}

void HistogramView::arrange()
{
    const QRectF plot = m_chart->plotArea();
    HistogramOverlay::Place place;
    place.plot = plot;
    place.top = plot.top() - HistogramOverlay::namesHeight() - kNamesGap;
    place.ends.push_back(plot.left());
    for (const leakage::Interval& interval : m_intervals)
        place.ends.push_back(xOf(interval.to));
    m_overlay->setPlace(place);
    for (BorderGrip* grip : m_grips) {
        const std::int32_t border = m_intervals[static_cast<std::size_t>(grip->index()) + 1].from;
        grip->setPos(std::round(xOf(border)) + 0.5, std::round(plot.top()) + 4);
        grip->setRange({border / 1000.0, lowest(grip->index()) / 1000.0, highest(grip->index()) / 1000.0});
    }
    updateActive();
}

void HistogramView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    const QRectF whole(QPointF(0, 0), viewport()->size());
    scene()->setSceneRect(whole);
    m_chart->resize(whole.size());
    updateAxis();
    arrange();
}

void HistogramView::changeEvent(QEvent* event)
{
    QGraphicsView::changeEvent(event);
    if (m_chart != nullptr
        && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
            || event->type() == QEvent::StyleChange)) {
        restyle();
        arrange();
        updateGeometry();
    }
}

QSize HistogramView::sizeHint() const
{
    return {720, 440};
}

QSize HistogramView::minimumSizeHint() const
{
    const int around = static_cast<int>(HistogramOverlay::namesHeight()) + kNamesGap
        + 3 * static_cast<int>(QFontMetricsF(fonts::label()).height());
    return {360, kPlotHeight + around};
}

} // namespace heldout::ui
