// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsView>
#include <QWheelEvent>

#include <cstdint>
#include <optional>
#include <vector>

#include "charts/border_grip.h"
#include "charts/count_axis.h"
#include "charts/histogram.h"
#include "project/types.h"

class QAreaSeries;
class QCategoryAxis;
class QChart;
class QValueAxis;

namespace heldout::ui {

class HistogramOverlay;

/// A histogram of best-match scores with movable interval borders. A drag or a key moves a border and
/// recounts at once; what stands on a tenth of a percent is exact. The plot does not mirror.
class HistogramView : public QGraphicsView
{
    Q_OBJECT
public:
    using Borders = std::vector<std::uint32_t>; ///< thousandths of a percent, ascending, inside 0 and 100 %

    explicit HistogramView(QWidget* parent = nullptr);
    ~HistogramView() override;

    /// `options`: what the scores are, for the titles of the axes.
    void setHistogram(
        const Histogram& histogram, project::CompareUnit unit, const similarity::Options& options = {});
    /// Intervals with counts; their inner ends are the borders.
    void setIntervals(const std::vector<leakage::Interval>& intervals);
    /// Square-root axis.
    void setStretched(bool stretched);

    [[nodiscard]] const Histogram& histogram() const { return m_histogram; }
    [[nodiscard]] const std::vector<leakage::Interval>& intervals() const { return m_intervals; }
    [[nodiscard]] Borders borders() const;
    [[nodiscard]] BorderGrip* grip(int index) const; ///< null when there is none
    /// Where a score lies on the axis, in the viewport's pixels.
    [[nodiscard]] double xOf(std::int32_t milli) const;
    [[nodiscard]] QRectF plotArea() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A border is on its way; intervals() are counted already.
    void bordersChanging();
    /// A border was put down by the user.
    void bordersMoved(const std::vector<std::uint32_t>& before, const std::vector<std::uint32_t>& after);
    /// A bar or the name of an interval was clicked: scores from `fromMilli` to under `toMilli`.
    void rangeActivated(qint32 fromMilli, qint32 toMilli);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override { mousePressEvent(event); }
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
    void focusInEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    bool viewportEvent(QEvent* event) override;

private:
    struct Range
    {
        std::int32_t from = 0;
        std::int32_t to = 0;
        std::uint64_t count = 0;
    };

    void buildChart();
    void restyle();
    void rebuild();
    void rebuildSeries();
    void updateBars();
    void updateAxis();
    void arrange();
    void updateActive();
    void makeGrips();
    void moveBorder(int index, double milli, std::int32_t grid);
    void moveByKey(int index, BorderGrip::Move move);
    void moveTo(int index, double milli);
    [[nodiscard]] std::int32_t lowest(int index) const;
    [[nodiscard]] std::int32_t highest(int index) const;
    [[nodiscard]] int focusedGrip() const;
    [[nodiscard]] BorderGrip* gripAt(const QPoint& position) const;
    [[nodiscard]] std::int32_t milliAt(double x) const;
    [[nodiscard]] std::optional<Range> rangeAt(const QPoint& position) const;
    [[nodiscard]] QString toolTipAt(const QPoint& position) const;

    QChart* m_chart = nullptr;
    QValueAxis* m_scores = nullptr;
    QCategoryAxis* m_counts = nullptr;
    HistogramOverlay* m_overlay = nullptr;
    std::vector<QAreaSeries*> m_series;
    std::vector<BorderGrip*> m_grips;
    Histogram m_histogram;
    project::CompareUnit m_unit = project::CompareUnit::Text;
    bool m_within = false;
    std::vector<leakage::Interval> m_intervals;
    CountAxis m_axis;
    bool m_stretched = true;
    Borders m_beforeDrag;
    std::optional<Range> m_pressed;
};

} // namespace heldout::ui
