// SPDX-License-Identifier: GPL-3.0-or-later
// Pointer, focus and tooltips of the histogram.
#include "charts/histogram_view.h"

#include <QChart>
#include <QGraphicsScene>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <cmath>

#include "charts/number_words.h"
#include "session/words.h"

namespace heldout::ui {

BorderGrip* HistogramView::gripAt(const QPoint& position) const
{
    const QPointF point = mapToScene(position);
    for (BorderGrip* grip : m_grips)
        if (grip->sceneBoundingRect().contains(point))
            return grip;
    return nullptr;
}

std::optional<HistogramView::Range> HistogramView::rangeAt(const QPoint& position) const
{
    const QPointF point = mapToScene(position);
    const QRectF plot = m_chart->plotArea();
    if (point.x() < plot.left() || point.x() > plot.right() || point.y() > plot.bottom())
        return std::nullopt;
    const std::int32_t milli = std::min(milliAt(point.x()), Histogram::kEnd - 1);
    if (point.y() < plot.top()) {
        for (const leakage::Interval& interval : m_intervals)
            if (milli >= interval.from && milli < interval.to)
                return Range{interval.from, interval.to, interval.count};
        return std::nullopt;
    }
    for (const HistogramStep& step : m_histogram.steps(m_intervals))
        if (milli >= step.from && milli < step.to)
            return Range{step.from, step.to, static_cast<std::uint64_t>(std::llround(step.count))};
    return std::nullopt;
}

QString HistogramView::toolTipAt(const QPoint& position) const
{
    if (gripAt(position) != nullptr)
        return tr("Drag the border, or move it with the arrow keys. Shift drags by tenths.");
    const std::optional<Range> range = rangeAt(position);
    if (!range)
        return {};
    //: "50 to under 52 %: 89"; the second is a count
    return tr("%1 %: %2").arg(intervalWords(range->from, range->to), countText(range->count));
}

// Clicks and pointing are handled here and only grips see them: Qt Charts 6.4 can crash on a press.
void HistogramView::mousePressEvent(QMouseEvent* event)
{
    m_pressed.reset();
    if (event->button() != Qt::LeftButton)
        return;
    if (gripAt(event->pos()) != nullptr) {
        QGraphicsView::mousePressEvent(event);
        return;
    }
    m_pressed = rangeAt(event->pos());
}

void HistogramView::mouseMoveEvent(QMouseEvent* event)
{
    if (scene()->mouseGrabberItem() != nullptr) {
        QGraphicsView::mouseMoveEvent(event);
        return;
    }
    const std::optional<Range> range = rangeAt(event->pos());
    if (gripAt(event->pos()) != nullptr)
        viewport()->setCursor(Qt::SizeHorCursor);
    else if (range && range->count > 0)
        viewport()->setCursor(Qt::PointingHandCursor);
    else
        viewport()->unsetCursor();
}

void HistogramView::mouseReleaseEvent(QMouseEvent* event)
{
    if (scene()->mouseGrabberItem() != nullptr) {
        QGraphicsView::mouseReleaseEvent(event);
        return;
    }
    const std::optional<Range> range = rangeAt(event->pos());
    if (m_pressed && range && range->from == m_pressed->from && range->to == m_pressed->to
        && range->count > 0)
        Q_EMIT rangeActivated(range->from, range->to);
    m_pressed.reset();
}

void HistogramView::focusInEvent(QFocusEvent* event)
{
    QGraphicsView::focusInEvent(event);
    if (m_grips.empty())
        return;
    if (event->reason() == Qt::TabFocusReason)
        m_grips.front()->setFocus(Qt::TabFocusReason);
    else if (event->reason() == Qt::BacktabFocusReason)
        m_grips.back()->setFocus(Qt::BacktabFocusReason);
}

bool HistogramView::focusNextPrevChild(bool next)
{
    const int focused = focusedGrip();
    if (BorderGrip* neighbour = focused < 0 ? nullptr : grip(focused + (next ? 1 : -1))) {
        neighbour->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        return true;
    }
    return QWidget::focusNextPrevChild(next);
}

bool HistogramView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString words = toolTipAt(help->pos());
        if (words.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), words, viewport());
        return true;
    }
    return QGraphicsView::viewportEvent(event);
}

} // namespace heldout::ui
