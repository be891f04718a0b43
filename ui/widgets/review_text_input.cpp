// SPDX-License-Identifier: GPL-3.0-or-later
// How ReviewTextView is worked with mouse and keyboard: the caret, the selection, copying.
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <functional>

#include "style/metrics.h"
#include "widgets/review_text_accessible.h"
#include "widgets/review_text_view.h"

namespace heldout::ui {

QString ReviewTextView::selectedText() const
{
    return reviewText().sourceBetween(std::min(m_anchor, m_caret), std::max(m_anchor, m_caret));
}

void ReviewTextView::select(qsizetype anchor, qsizetype caret)
{
    const qsizetype size = reviewText().shown.size();
    m_anchor = std::clamp<qsizetype>(anchor, 0, size);
    m_caret = std::clamp<qsizetype>(caret, 0, size);
    viewport()->update();
    announceReviewSelection(this);
    Q_EMIT selectionChanged();
}

void ReviewTextView::selectAll()
{
    select(0, reviewText().shown.size());
}

void ReviewTextView::copy() const
{
    if (hasSelection())
        QGuiApplication::clipboard()->setText(selectedText());
    else
        copyAll();
}

void ReviewTextView::copyAll() const
{
    QGuiApplication::clipboard()->setText(
        QString::fromUtf8(m_bytes.data(), static_cast<qsizetype>(m_bytes.size())));
}

void ReviewTextView::moveCaret(qsizetype place, bool extend)
{
    select(extend ? m_anchor : place, place);
    ensureVisible(m_caret, m_caret + 1);
}

void ReviewTextView::selectWordAt(qsizetype place)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, reviewText().shown);
    finder.setPosition(place);
    if (!finder.isAtBoundary() || place == reviewText().shown.size())
        finder.toPreviousBoundary();
    const qsizetype first = std::max<qsizetype>(0, finder.position());
    const qsizetype last = finder.toNextBoundary();
    select(first, last < 0 ? reviewText().shown.size() : last);
}

bool ReviewTextView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::SelectAll)) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void ReviewTextView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_selecting = true;
    const qsizetype place = placeAt(event->position().toPoint());
    select(event->modifiers() & Qt::ShiftModifier ? m_anchor : place, place);
}

void ReviewTextView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_selecting)
        moveCaret(placeAt(event->position().toPoint()), true);
}

void ReviewTextView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_selecting)
        return;
    m_selecting = false;
    QClipboard* clipboard = QGuiApplication::clipboard();
    if (hasSelection() && clipboard->supportsSelection())
        clipboard->setText(selectedText(), QClipboard::Selection);
}

void ReviewTextView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        selectWordAt(placeAt(event->position().toPoint()));
}

void ReviewTextView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (!moveByKey(event))
        event->ignore();
}

qsizetype ReviewTextView::movedByLine(int lines) const
{
    const Line line = m_layout.lineOf(m_caret);
    const qreal middle = line.top + (lines + 0.5) * m_layout.lineStep();
    return m_layout.placeAt({m_layout.caretX(line, m_caret), middle});
}

qsizetype ReviewTextView::lineEnd(bool end) const
{
    const Line line = m_layout.lineOf(m_caret);
    if (!end)
        return line.first;
    // Behind the last character of a wrapped line is the start of the next one.
    const bool wrapped = line.last > line.first && line.last < reviewText().shown.size()
        && reviewText().shown.at(line.last - 1).isSpace();
    return wrapped ? line.last - 1 : line.last;
}

bool ReviewTextView::moveByKey(QKeyEvent* event)
{
    const Line line = m_layout.lineOf(m_caret);
    const auto& paragraphs = reviewText().paragraphs;
    const auto paragraph
        = std::ranges::upper_bound(paragraphs, line.first, {}, &ReviewText::Paragraph::first);
    // The right arrow goes right on the screen: towards the start in a right-to-left text.
    const bool mirrored = paragraph != paragraphs.begin() && std::prev(paragraph)->rightToLeft;
    struct Move
    {
        QKeySequence::StandardKey plain;
        QKeySequence::StandardKey extending;
        std::function<qsizetype()> target;
    };
    const int page = std::max(1, viewport()->height() / metrics::reviewLineStep());
    const auto step = [this](bool forward, bool word) { return m_layout.movedPlace(m_caret, forward, word); };
    const Move moves[] = {
        {QKeySequence::MoveToNextChar, QKeySequence::SelectNextChar, [&] { return step(!mirrored, false); }},
        {QKeySequence::MoveToPreviousChar, QKeySequence::SelectPreviousChar,
            [&] { return step(mirrored, false); }},
        {QKeySequence::MoveToNextWord, QKeySequence::SelectNextWord, [&] { return step(!mirrored, true); }},
        {QKeySequence::MoveToPreviousWord, QKeySequence::SelectPreviousWord,
            [&] { return step(mirrored, true); }},
        {QKeySequence::MoveToNextLine, QKeySequence::SelectNextLine, [&] { return movedByLine(1); }},
        {QKeySequence::MoveToPreviousLine, QKeySequence::SelectPreviousLine, [&] { return movedByLine(-1); }},
        {QKeySequence::MoveToNextPage, QKeySequence::SelectNextPage, [&] { return movedByLine(page); }},
        {QKeySequence::MoveToPreviousPage, QKeySequence::SelectPreviousPage,
            [&] { return movedByLine(-page); }},
        {QKeySequence::MoveToStartOfLine, QKeySequence::SelectStartOfLine, [&] { return lineEnd(false); }},
        {QKeySequence::MoveToEndOfLine, QKeySequence::SelectEndOfLine, [&] { return lineEnd(true); }},
        {QKeySequence::MoveToStartOfDocument, QKeySequence::SelectStartOfDocument,
            [] { return qsizetype(0); }},
        {QKeySequence::MoveToEndOfDocument, QKeySequence::SelectEndOfDocument,
            [&] { return reviewText().shown.size(); }},
    };
    for (const Move& move : moves) {
        const bool extend = event->matches(move.extending);
        if (extend || event->matches(move.plain)) {
            moveCaret(move.target(), extend);
            return true;
        }
    }
    return false;
}

void ReviewTextView::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* copyAction = menu->addAction(
        hasSelection() ? tr("Copy selection") : tr("Copy text"), this, &ReviewTextView::copy);
    copyAction->setEnabled(!reviewText().isEmpty());
    QAction* allAction = menu->addAction(tr("Select all"), this, &ReviewTextView::selectAll);
    allAction->setEnabled(!reviewText().isEmpty());
    menu->popup(event->globalPos());
}

} // namespace heldout::ui
