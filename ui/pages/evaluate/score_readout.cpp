// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/score_readout.h"

#include <QPainter>

#include <algorithm>

#include "style/painting.h"
#include "style/theme.h"
#include "widgets/system_marker.h"

namespace heldout::ui {

namespace {

constexpr int kMarker = 8;
constexpr int kGap = 5;
constexpr int kBetween = 10;

} // namespace

ScoreReadout::ScoreReadout(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("scoreReadout"));
    setTextRole(this, FontRole::Label, Ink::Text2);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void ScoreReadout::setValues(const QString& title, std::vector<Value> values)
{
    m_title = title;
    m_values = std::move(values);
    setAccessibleName(text());
    updateGeometry();
    update();
}

QString ScoreReadout::text() const
{
    QStringList words{m_title};
    for (const Value& value : m_values)
        words.append(value.text);
    return words.join(QLatin1Char(' ')).trimmed();
}

QSize ScoreReadout::sizeHint() const
{
    const QFontMetrics fm = fontMetrics();
    int width = fm.horizontalAdvance(m_title);
    for (const Value& value : m_values)
        width += kBetween + kMarker + kGap + fm.horizontalAdvance(value.text);
    return {m_values.empty() ? 0 : width, std::max(fm.height(), kMarker + 2)};
}

QSize ScoreReadout::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

void ScoreReadout::paintEvent(QPaintEvent*)
{
    if (m_values.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    const QFontMetrics fm = fontMetrics();
    // The values come first in importance: a title that finds no room gives way.
    int values = 0;
    for (const Value& value : m_values)
        values += kBetween + kMarker + kGap + fm.horizontalAdvance(value.text);
    int x = std::max(0, width() - values);
    painter.setPen(tokens().text2);
    paintLine(painter, QRect(0, 0, x, height()), m_title, false, true);
    for (const Value& value : m_values) {
        x += kBetween;
        paintSystemMarker(
            painter, value.system, QPointF(x + kMarker / 2.0, height() / 2.0), kMarker, value.hollow);
        x += kMarker + kGap;
        const int room = fm.horizontalAdvance(value.text);
        painter.setPen(tokens().text1);
        paintLine(painter, QRect(x, 0, room + 1, height()), value.text, false);
        x += room;
    }
}

} // namespace heldout::ui
