// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pair_diff_parts.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

#include "style/metrics.h"
#include "style/painting.h"
#include "style/theme.h"
#include "style/tokens.h"
#include "widgets/text_mark.h"

namespace heldout::ui {

namespace {

QFont tagFont()
{
    QFont font = fonts::label();
    font.setBold(true);
    return font;
}

} // namespace

SplitTag::SplitTag(QWidget* parent)
    : QWidget(parent)
{
    setTextRole(this, FontRole::Label);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SplitTag::setText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize SplitTag::sizeHint() const
{
    const int words = QFontMetrics(tagFont()).horizontalAdvance(m_text);
    return {std::max(metrics::scaled(46), words + 2 * metrics::kSpace8), metrics::scaled(22)};
}

void SplitTag::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintBox(painter, rect(), metrics::kSpace4, tokens().sunken, tokens().border);
    painter.setFont(tagFont());
    painter.setPen(tokens().text1);
    painter.drawText(rect(), Qt::AlignCenter, m_text);
}

MarkSample::MarkSample(text::MarkKind kind, QWidget* parent)
    : QWidget(parent)
    , m_kind(kind)
{
    setTextRole(this, FontRole::Label);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void MarkSample::setText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize MarkSample::sizeHint() const
{
    const QFontMetrics words(fonts::label());
    return {words.horizontalAdvance(m_text) + 2 * 5, words.height() + 3};
}

void MarkSample::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintTextMark(painter, rect(), m_kind);
    painter.setFont(fonts::label());
    painter.setPen(tokens().text1);
    painter.drawText(rect().adjusted(0, 0, 0, -2), Qt::AlignCenter, m_text);
}

} // namespace heldout::ui
