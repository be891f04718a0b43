// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/histogram_overlay.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

#include "charts/number_words.h"
#include "session/words.h"
#include "style/painting.h"
#include "style/theme.h"
#include "style/tokens.h"

namespace heldout::ui {

namespace {

/// The context of these strings for translators.
struct HistogramNames
{
    Q_DECLARE_TR_FUNCTIONS(Histogram)
};

constexpr double kSwatch = 12;
constexpr double kInset = 4; // from a border to its swatch
constexpr double kSwatchGap = 5; // from the swatch to the count
constexpr double kShareGap = 7; // from the count to the share

QFont countFont()
{
    QFont font = fonts::review();
    font.setBold(true);
    return font;
}

} // namespace

HistogramOverlay::HistogramOverlay(QGraphicsItem* parent)
    : QGraphicsItem(parent)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

double HistogramOverlay::namesHeight()
{
    return std::ceil(QFontMetricsF(countFont()).height() + QFontMetricsF(fonts::label()).height());
}

void HistogramOverlay::setPlace(const Place& place)
{
    prepareGeometryChange();
    m_place = place;
    m_bounds = place.plot.adjusted(-16, 0, 16, 2);
    m_bounds.setTop(place.top);
    update();
}

void HistogramOverlay::setIntervals(const std::vector<leakage::Interval>& intervals, std::uint64_t total)
{
    m_intervals = intervals;
    m_total = total;
    update();
}

void HistogramOverlay::setActive(int border, const QString& words)
{
    m_active = border;
    m_words = words;
    update();
}

void HistogramOverlay::paint(
    QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    if (m_place.ends.size() != m_intervals.size() + 1)
        return;
    for (std::size_t i = 0; i < m_intervals.size(); ++i)
        paintNames(*painter, i);
    paintBorders(*painter);
    if (!m_words.isEmpty() && m_active >= 0)
        paintWords(*painter);
}

void HistogramOverlay::paintBorders(QPainter& painter) const
{
    for (std::size_t i = 1; i + 1 < m_place.ends.size(); ++i) {
        const bool active = static_cast<int>(i) - 1 == m_active;
        const double width = active ? 2 : 1;
        painter.fillRect(QRectF(std::round(m_place.ends[i]) - (active ? 1 : 0), m_place.top, width,
                             m_place.plot.bottom() - m_place.top),
            active ? tokens().accent : tokens().text2);
    }
}

void HistogramOverlay::paintNames(QPainter& painter, std::size_t interval) const
{
    const leakage::Interval& part = m_intervals[interval];
    const int index = static_cast<int>(interval);
    const int count = static_cast<int>(m_intervals.size());
    const double left = m_place.ends[interval] + kInset;
    const double room = m_place.ends[interval + 1] - left - 2;
    const QFontMetricsF large(countFont());
    const QFontMetricsF small(fonts::label());
    const QString number = countText(part.count);
    const double words = left + kSwatch + kSwatchGap;
    const double numberWidth = large.horizontalAdvance(number);
    if (kSwatch + kSwatchGap + numberWidth > room) {
        // Narrow: the square alone tells where the interval is; its numbers stand in the table.
        if (kSwatch <= room)
            paintSwatch(painter, QRectF(left, m_place.top, kSwatch, large.height()),
                tokens().ramp(index, count), tokens().rampOutline(index, count));
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintSwatch(painter, QRectF(left, m_place.top, kSwatch, large.height()), tokens().ramp(index, count),
        tokens().rampOutline(index, count));
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double baseLine = m_place.top + large.ascent();
    painter.setFont(countFont());
    painter.setPen(tokens().text1);
    painter.drawText(QPointF(words, baseLine), number);

    const double percent
        = m_total == 0 ? 0 : 100.0 * static_cast<double>(part.count) / static_cast<double>(m_total);
    //: Share of an interval; %1 is a number
    const QString share = HistogramNames::tr("%1 %").arg(decimalWords(percent, 2));
    painter.setFont(fonts::label());
    painter.setPen(tokens().text2);
    if (words + numberWidth + kShareGap + small.horizontalAdvance(share) <= left + room)
        painter.drawText(QPointF(words + numberWidth + kShareGap, baseLine), share);
    const QString range = intervalWords(part.from, part.to);
    if (words + small.horizontalAdvance(range) <= left + room)
        painter.drawText(QPointF(words, m_place.top + large.height() + small.ascent()), range);
}

void HistogramOverlay::paintWords(QPainter& painter) const
{
    const QFontMetricsF metrics(fonts::label());
    const double x = m_place.ends[static_cast<std::size_t>(m_active) + 1];
    QRectF box(x + 14, m_place.plot.top() + 1, std::ceil(metrics.horizontalAdvance(m_words)) + 12,
        metrics.height() + 7);
    if (box.right() > m_place.plot.right())
        box.moveRight(x - 14);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBox(painter, box, 3, tokens().tooltipGround, {});
    painter.setFont(fonts::label());
    painter.setPen(tokens().tooltipText);
    painter.drawText(box, Qt::AlignCenter, m_words);
}

} // namespace heldout::ui
