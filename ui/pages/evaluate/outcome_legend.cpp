// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/outcome_legend.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>

#include "pages/evaluate/marked_text_view.h"
#include "style/painting.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

constexpr int kSign = 14;
constexpr int kGap = 5;
constexpr int kBetween = 16;

} // namespace

OutcomeLegend::OutcomeLegend(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("outcomeLegend"));
    setTextRole(this, FontRole::Label, Ink::Text2);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QString OutcomeLegend::words(const Entry& entry)
{
    return QLocale().toString(entry.count) + QLatin1Char(' ') + outcomeWord(entry.outcome);
}

void OutcomeLegend::setEntries(std::vector<Entry> entries)
{
    m_entries = std::move(entries);
    setAccessibleName(text());
    updateGeometry();
    update();
}

QString OutcomeLegend::text() const
{
    QStringList list;
    for (const Entry& entry : m_entries)
        list.append(words(entry));
    return list.join(QStringLiteral(", "));
}

QSize OutcomeLegend::sizeHint() const
{
    int width = 0;
    for (const Entry& entry : m_entries)
        width += kSign + kGap + fontMetrics().horizontalAdvance(words(entry)) + kBetween;
    return {width, std::max(kSign, fontMetrics().height()) + metrics::kSpace4};
}

void OutcomeLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(font());
    int x = 0;
    for (const Entry& entry : m_entries) {
        const int width = fontMetrics().horizontalAdvance(words(entry));
        const auto visual
            = [this](const QRect& rect) { return QStyle::visualRect(layoutDirection(), this->rect(), rect); };
        paintOutcome(painter, entry.outcome, visual(QRect(x, (height() - kSign) / 2, kSign, kSign)));
        x += kSign + kGap;
        painter.setPen(outcomeInk(entry.outcome));
        paintLine(painter, visual(QRect(x, 0, width + 1, height())), words(entry),
            layoutDirection() == Qt::RightToLeft);
        x += width + kBetween;
    }
}

} // namespace heldout::ui
