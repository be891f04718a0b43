// SPDX-License-Identifier: GPL-3.0-or-later
// How ReviewTextView draws a line: grounds first, then boxes, then the letters over them.
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

#include "style/metrics.h"
#include "style/painting.h"
#include "style/theme.h"
#include "style/tokens.h"
#include "widgets/review_text_view.h"
#include "widgets/text_mark.h"

namespace heldout::ui {

void ReviewTextView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(event->rect(), tokens().panel);
    painter.translate(origin());
    const QRectF clip = QRectF(event->rect()).translated(-origin());
    const auto lines = m_layout.linesBetween(clip.top() - metrics::kSpace4, clip.bottom() + metrics::kSpace4);
    for (const Line& line : lines)
        paintMarks(painter, line);
    for (const Line& line : lines) {
        paintSelection(painter, line);
        paintMentions(painter, line);
        paintCurrentDifference(painter, line);
        paintControls(painter, line);
    }
    painter.setPen(m_dimmed ? tokens().text3 : tokens().text1);
    for (const Line& line : lines)
        m_layout.drawLine(painter, line);
    if (hasFocus()) {
        for (const Line& line : lines) {
            if (m_layout.lineOf(m_caret).top == line.top) {
                const qreal x = std::round(m_layout.caretX(line, m_caret));
                painter.fillRect(
                    QRectF(x, line.baseline - m_layout.ascent(), 1, m_layout.ascent() + m_layout.descent()),
                    tokens().text1);
            }
        }
        painter.resetTransform();
        paintFocusRing(painter, viewport()->rect(), metrics::kMarkRadius);
    }
}

QRectF ReviewTextView::groundOf(const Line& line, const ReviewTextLayout::Extent& extent) const
{
    const qreal top = std::round(line.baseline - m_layout.ascent()) - 2;
    const qreal bottom = std::round(line.baseline + m_layout.descent()) + 1;
    return {extent.left - 2, top, extent.right - extent.left + 4, bottom - top};
}

void ReviewTextView::paintMarks(QPainter& painter, const Line& line) const
{
    const auto& marks = reviewText().marks;
    for (auto mark = std::ranges::upper_bound(marks, line.first, {}, &ReviewText::Mark::last);
        mark != marks.end() && mark->first < line.last; ++mark) {
        if (mark->kind == text::MarkKind::Shared && !m_sharedShown)
            continue;
        for (const auto& extent : m_layout.extents(line, mark->first, mark->last))
            paintTextMark(painter, groundOf(line, extent), mark->kind);
    }
}

void ReviewTextView::paintCurrentDifference(QPainter& painter, const Line& line) const
{
    if (m_currentDifference < 0)
        return;
    const auto& marks = reviewText().marks;
    for (auto mark = std::ranges::upper_bound(marks, line.first, {}, &ReviewText::Mark::last);
        mark != marks.end() && mark->first < line.last; ++mark) {
        if (mark->kind != text::MarkKind::OnlyHere || mark->pair != static_cast<quint32>(m_currentDifference))
            continue;
        for (const auto& extent : m_layout.extents(line, mark->first, mark->last))
            paintBox(painter, groundOf(line, extent).adjusted(-2, -2, 2, 2), metrics::kControlRadius, {},
                tokens().difference, metrics::kFocusWidth);
    }
}

void ReviewTextView::paintMentions(QPainter& painter, const Line& line) const
{
    const Tokens& colours = tokens();
    for (const auto& mention : reviewText().mentions) {
        if (mention.first >= line.last)
            break;
        if (mention.last <= line.first || !(m_mentionsShown || mention.compared))
            continue;
        const auto extents = m_layout.extents(line, mention.first, mention.last);
        for (const auto& extent : extents)
            paintBox(painter, groundOf(line, extent), metrics::kMarkRadius, {},
                mention.compared ? colours.accent : colours.border,
                mention.compared ? metrics::kFocusWidth : 1);
        if (!m_mentionsShown || mention.type.isEmpty() || extents.isEmpty() || mention.first < line.first)
            continue;
        painter.setFont(fonts::axis());
        painter.setPen(colours.text2);
        const QFontMetricsF font(painter.font());
        const qreal baseline = groundOf(line, extents.first()).top() - font.descent() + 1;
        painter.drawText(QPointF(extents.first().left, baseline), mention.type);
    }
}

void ReviewTextView::paintSelection(QPainter& painter, const Line& line) const
{
    if (!hasSelection())
        return;
    for (const auto& extent :
        m_layout.extents(line, std::min(m_anchor, m_caret), std::max(m_anchor, m_caret))) {
        QRectF rectangle = groundOf(line, extent).adjusted(2, 0, -2, -2);
        painter.fillRect(rectangle, tokens().selection);
    }
}

void ReviewTextView::paintControls(QPainter& painter, const Line& line) const
{
    const auto& controls = reviewText().controls;
    for (auto control = std::ranges::upper_bound(controls, line.first, {}, &ReviewText::Span::last);
        control != controls.end() && control->first < line.last; ++control) {
        for (const auto& extent : m_layout.extents(line, control->first, control->last))
            paintBox(painter, groundOf(line, extent).adjusted(2, 2, -2, -2), metrics::kMarkRadius,
                tokens().sunken, tokens().border);
    }
}

} // namespace heldout::ui
