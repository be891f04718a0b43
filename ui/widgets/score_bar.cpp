// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/score_bar.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>

#include "style/painting.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

constexpr int kSmallestBar = 40; // a shorter one is left out; the number says it
constexpr int kWishedBar = 140;
constexpr int kGap = 9;

} // namespace

int intervalOf(double percent, const std::vector<double>& borders)
{
    return static_cast<int>(std::upper_bound(borders.begin(), borders.end(), percent) - borders.begin());
}

ScoreBar::ScoreBar(const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_name(name)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    refreshAccessible();
}

void ScoreBar::setScore(std::optional<double> percent)
{
    m_score = percent;
    refreshAccessible();
    update();
}

void ScoreBar::setBorders(std::vector<double> borders)
{
    m_borders = std::move(borders);
    update();
}

void ScoreBar::setName(const QString& name)
{
    m_name = name;
    refreshAccessible();
    updateGeometry();
    update();
}

void ScoreBar::refreshAccessible()
{
    setAccessibleName(m_score ? tr("%1: %2 %").arg(m_name, QLocale().toString(*m_score, 'f', 1))
                              : tr("%1: undefined").arg(m_name));
}

QSize ScoreBar::sizeHint() const
{
    const QSize least = minimumSizeHint();
    return {least.width() + kGap + kWishedBar, least.height()};
}

QSize ScoreBar::minimumSizeHint() const
{
    const int name = QFontMetrics(fonts::label()).horizontalAdvance(m_name);
    const int value = QFontMetrics(fonts::bodyBold()).horizontalAdvance(QStringLiteral("100.0"));
    return {name + value + kGap, metrics::scaled(24)};
}

void ScoreBar::paintEvent(QPaintEvent*)
{
    const Tokens& t = tokens();
    QPainter painter(this);
    const bool rightToLeft = layoutDirection() == Qt::RightToLeft;
    const auto visual = [&](const QRect& r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
    const int nameWidth = QFontMetrics(fonts::label()).horizontalAdvance(m_name) + 1;
    const int valueWidth = QFontMetrics(fonts::bodyBold()).horizontalAdvance(QStringLiteral("100.0"));
    painter.setFont(fonts::label());
    painter.setPen(t.text2);
    paintLine(painter, visual(QRect(0, 0, nameWidth, height())), m_name, rightToLeft);
    painter.setFont(fonts::bodyBold());
    painter.setPen(t.text1);
    const QString value = m_score ? QLocale().toString(*m_score, 'f', 1) : QStringLiteral("–");
    paintLine(painter, visual(QRect(nameWidth + kGap, 0, valueWidth, height())), value, rightToLeft, true);
    const int start = nameWidth + valueWidth + 2 * kGap;
    const QRectF bar = visual(QRect(start, 0, std::max(0, width() - start), height()));
    if (bar.width() < kSmallestBar)
        return;
    const int count = static_cast<int>(m_borders.size()) + 1;
    const int interval = m_score ? intervalOf(*m_score, m_borders) : 0;
    paintShareBar(painter, bar, m_score.value_or(0.0) / 100.0, t.ramp(interval, count),
        t.rampOutline(interval, count), rightToLeft);
    painter.setPen(QPen(t.border, 1.0));
    for (const double border : m_borders) {
        const double along = bar.width() * border / 100.0;
        const double x = rightToLeft ? bar.right() - along : bar.left() + along;
        painter.drawLine(QPointF(x, bar.center().y() + 5.0), QPointF(x, bar.center().y() + 8.0));
    }
}

} // namespace heldout::ui
