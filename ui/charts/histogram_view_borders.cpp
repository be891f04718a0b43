// SPDX-License-Identifier: GPL-3.0-or-later
// The borders between intervals and how they move.
#include "charts/histogram_view.h"

#include <QChart>

#include <algorithm>
#include <cmath>

#include "charts/histogram_accessible.h"
#include "charts/histogram_overlay.h"
#include "charts/number_words.h"
#include "session/words.h"

namespace heldout::ui {

namespace {

constexpr std::int32_t kPercent = 1000;
constexpr std::int32_t kFive = 5000;

} // namespace

void HistogramView::makeGrips()
{
    const int focused = focusedGrip();
    qDeleteAll(m_grips);
    m_grips.clear();
    const int count = static_cast<int>(m_intervals.size()) - 1;
    for (int i = 0; i < count; ++i) {
        auto* grip = new BorderGrip(i, m_chart);
        grip->setZValue(200);
        connect(grip, &BorderGrip::moveAsked, this, [this, i](BorderGrip::Move move) { moveByKey(i, move); });
        grip->setName(tr("Border %1 of %2").arg(i + 1).arg(count));
        connect(
            grip, &BorderGrip::valueAsked, this, [this, i](double percent) { moveTo(i, percent * 1000); });
        connect(grip, &BorderGrip::rangeChanged, this, [grip] { announceBorder(grip); });
        connect(grip, &BorderGrip::focusChanged, this, [this, grip] {
            updateActive();
            if (grip->hasFocus())
                announceBorderFocus(grip);
        });
        connect(grip, &BorderGrip::dragStarted, this, [this] { m_beforeDrag = borders(); });
        connect(grip, &BorderGrip::dragged, this, [this, i](double x, bool fine) {
            moveBorder(i, milliAt(x), fine ? Histogram::kTenth : kPercent);
        });
        connect(grip, &BorderGrip::dragEnded, this, [this](bool kept) {
            if (!kept) {
                setIntervals(m_histogram.intervals(m_beforeDrag));
                Q_EMIT bordersChanging();
            } else if (m_beforeDrag != borders()) {
                Q_EMIT bordersMoved(m_beforeDrag, borders());
            }
            updateActive();
        });
        m_grips.push_back(grip);
    }
    if (BorderGrip* again = grip(focused))
        again->setFocus();
}

int HistogramView::focusedGrip() const
{
    for (const BorderGrip* grip : m_grips)
        if (grip->hasFocus())
            return grip->index();
    return -1;
}

void HistogramView::updateActive()
{
    const int active = focusedGrip();
    if (active < 0 || active + 1 >= static_cast<int>(m_intervals.size())) {
        m_overlay->setActive(-1, {});
        setAccessibleName(tr("Histogram of similarity"));
        return;
    }
    const auto place = static_cast<std::size_t>(active);
    const QString border = borderWords(m_intervals[place + 1].from);
    //: %1 is a number; beside the border that is dragged
    m_overlay->setActive(active,
        grip(active)->isDragged() ? tr("%1 %").arg(border) : tr("%1 %. Arrow keys move it").arg(border));
    setAccessibleName(tr("Border %1 of %2 at %3 %, %4 below and %5 above")
            .arg(active + 1)
            .arg(m_grips.size())
            .arg(border, countText(m_intervals[place].count), countText(m_intervals[place + 1].count)));
}

std::int32_t HistogramView::lowest(int index) const
{
    // A percent from the neighbour, or where the border is when it is nearer already.
    const auto& interval = m_intervals[static_cast<std::size_t>(index)];
    return std::min(std::max(interval.from, 0) + kPercent, interval.to);
}

std::int32_t HistogramView::highest(int index) const
{
    const auto& interval = m_intervals[static_cast<std::size_t>(index) + 1];
    return std::max(interval.to - kPercent, interval.from);
}

void HistogramView::moveBorder(int index, double milli, std::int32_t grid)
{
    const auto snapped = static_cast<std::int32_t>(std::lround(milli / grid)) * grid;
    const auto border = static_cast<std::uint32_t>(std::clamp(snapped, lowest(index), highest(index)));
    Borders moved = borders();
    if (moved[static_cast<std::size_t>(index)] == border) {
        updateActive();
        return;
    }
    moved[static_cast<std::size_t>(index)] = border;
    setIntervals(m_histogram.intervals(moved));
    Q_EMIT bordersChanging();
}

void HistogramView::moveByKey(int index, BorderGrip::Move move)
{
    const auto now = static_cast<std::int32_t>(borders()[static_cast<std::size_t>(index)]);
    // From between two percents a step goes to the next whole one.
    const std::int32_t down = (now - 1) / kPercent * kPercent;
    const std::int32_t up = (now / kPercent + 1) * kPercent;
    double wanted = now;
    switch (move) {
    case BorderGrip::Move::OneDown:
        wanted = down;
        break;
    case BorderGrip::Move::OneUp:
        wanted = up;
        break;
    case BorderGrip::Move::FiveDown:
        wanted = now > kFive ? now - kFive : 0;
        break;
    case BorderGrip::Move::FiveUp:
        wanted = now + kFive;
        break;
    case BorderGrip::Move::First:
        wanted = lowest(index);
        break;
    case BorderGrip::Move::Last:
        wanted = highest(index);
        break;
    }
    moveTo(index, wanted);
}

void HistogramView::moveTo(int index, double milli)
{
    const Borders before = borders();
    moveBorder(index, std::clamp(milli, 0.0, double(Histogram::kEnd)), 1);
    if (borders() != before)
        Q_EMIT bordersMoved(before, borders());
}

} // namespace heldout::ui
