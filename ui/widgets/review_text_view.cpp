// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review_text_view.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "style/heldout_style.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/review_text_accessible.h"

namespace heldout::ui {

namespace {

// Room for the ground, the box of the current difference and the focus ring beside the letters.
constexpr int kInset = 6;
// What is laid out at once; the rest follows piece by piece, so that the window goes on answering.
constexpr int kLayoutBudgetMs = 12;

} // namespace

ReviewTextView::ReviewTextView(QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_cutBar(new QWidget(this))
    , m_cutLabel(new QLabel(m_cutBar))
    , m_showAll(new QPushButton(tr("Show all"), m_cutBar))
{
    installReviewTextAccessibility();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setAutoFillBackground(false);
    viewport()->setBackgroundRole(QPalette::Base);

    setTextRole(m_cutLabel, FontRole::Label, Ink::Text3);
    setKind(m_showAll, Kind::Quiet);
    m_showAll->setObjectName(QStringLiteral("showAllText"));
    auto* row = new QHBoxLayout(m_cutBar);
    row->setContentsMargins(kInset, metrics::kSpace4, kInset, 0);
    row->setSpacing(metrics::kControlGap);
    row->addWidget(m_cutLabel);
    row->addWidget(m_showAll);
    row->addStretch(1);
    m_cutBar->hide();
    connect(m_showAll, &QPushButton::clicked, this, &ReviewTextView::showAll);

    m_layoutTimer.setInterval(0);
    connect(&m_layoutTimer, &QTimer::timeout, this, &ReviewTextView::layOutSome);
    applyFonts();
    clear();
}

ReviewTextView::~ReviewTextView() = default;

void ReviewTextView::setText(std::string text, std::vector<text::Mark> marks, std::vector<Mention> mentions,
    std::optional<Mention> compared)
{
    m_bytes = std::move(text);
    m_marks = std::move(marks);
    m_mentions = std::move(mentions);
    m_compared = std::move(compared);
    m_currentDifference = -1;
    m_anchor = 0;
    m_caret = 0;
    makeText(kReviewTextLimit);
    verticalScrollBar()->setValue(0);
    Q_EMIT selectionChanged();
}

void ReviewTextView::clear()
{
    setText({}, {});
}

void ReviewTextView::showAll()
{
    if (!isCut())
        return;
    const bool hadFocus = m_showAll->hasFocus();
    makeText(0);
    if (hadFocus)
        setFocus(Qt::OtherFocusReason);
}

void ReviewTextView::makeText(qsizetype limit)
{
    const ReviewTextInput input{m_bytes, &m_marks, &m_mentions, m_compared};
    m_layout.setText(std::make_shared<const ReviewText>(makeReviewText(input, limit)));
    const QLocale locale;
    m_cutLabel->setText(tr("%1 characters, the first %2 are shown")
            .arg(locale.toString(reviewText().characters), locale.toString(kReviewTextLimit)));
    placeCutBar();
    applyFonts();
    announceReviewText(this);
}

void ReviewTextView::placeCutBar()
{
    m_cutBar->setVisible(isCut());
    const int height = isCut() ? m_cutBar->sizeHint().height() : 0;
    setViewportMargins(0, 0, 0, height);
    m_cutBar->setGeometry(0, this->height() - height, width(), height);
}

void ReviewTextView::applyFonts()
{
    const bool typed = m_mentionsShown && std::ranges::any_of(reviewText().mentions, [](const auto& mention) {
        return !mention.type.isEmpty();
    });
    ReviewTextLayout::Fonts fontSet;
    fontSet.text = fonts::review();
    fontSet.small = fonts::axis();
    fontSet.step = metrics::reviewLineStep();
    fontSet.above = typed ? QFontMetrics(fontSet.small).height() : 0;
    m_layout.setFonts(fontSet);
    m_layout.setWidth(viewport()->width() - 2 * kInset);
    layOutSome();
}

void ReviewTextView::layOutSome()
{
    const bool complete = m_layout.layOut(kLayoutBudgetMs);
    if (complete)
        m_layoutTimer.stop();
    else if (!m_layoutTimer.isActive())
        m_layoutTimer.start();
    updateScrollBar();
    viewport()->update();
}

void ReviewTextView::updateScrollBar()
{
    const int height = static_cast<int>(std::min(1e9, std::ceil(m_layout.height()))) + 2 * metrics::kSpace4;
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(metrics::reviewLineStep());
}

QPointF ReviewTextView::origin() const
{
    return {kInset, static_cast<qreal>(metrics::kSpace4 - verticalScrollBar()->value())};
}

void ReviewTextView::setSharedShown(bool shown)
{
    m_sharedShown = shown;
    viewport()->update();
}

void ReviewTextView::setMentionsShown(bool shown)
{
    if (shown == m_mentionsShown)
        return;
    m_mentionsShown = shown;
    applyFonts();
}

void ReviewTextView::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    viewport()->update();
}

void ReviewTextView::setCurrentDifference(int number)
{
    m_currentDifference = number;
    viewport()->update();
    if (number < 0)
        return;
    const auto& marks = reviewText().marks;
    const auto found = std::ranges::find_if(marks, [&](const auto& mark) {
        return mark.kind == text::MarkKind::OnlyHere && mark.pair == static_cast<quint32>(number);
    });
    if (found != marks.end())
        ensureVisible(found->first, found->last);
}

void ReviewTextView::ensureVisible(qsizetype first, qsizetype last)
{
    // A place that is not laid out yet is worth the wait: the user asked for it.
    while (!m_layout.isComplete() && m_layout.lineOf(first).top + 1 > m_layout.height())
        m_layout.layOut(kLayoutBudgetMs);
    updateScrollBar();
    const int top = static_cast<int>(m_layout.lineOf(first).top);
    const int bottom = static_cast<int>(m_layout.lineOf(std::max(first, last - 1)).top + m_layout.lineStep())
        + 2 * metrics::kSpace4;
    QScrollBar* bar = verticalScrollBar();
    if (bottom > bar->value() + viewport()->height())
        bar->setValue(bottom - viewport()->height());
    if (top < bar->value())
        bar->setValue(top);
}

QVector<QRectF> ReviewTextView::rectanglesOf(qsizetype first, qsizetype last) const
{
    QVector<QRectF> out;
    const qreal top = m_layout.lineOf(first).top;
    const qreal bottom = m_layout.lineOf(std::max(first, last - 1)).top + 1;
    for (const auto& line : m_layout.linesBetween(top, bottom)) {
        for (const auto& extent : m_layout.extents(line, first, last))
            out.append(groundOf(line, extent).translated(origin()));
    }
    return out;
}

qsizetype ReviewTextView::placeAt(QPoint viewportPoint) const
{
    return m_layout.placeAt(QPointF(viewportPoint) - origin());
}

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

QSize ReviewTextView::sizeHint() const
{
    return {420, 8 * metrics::reviewLineStep()};
}

QSize ReviewTextView::minimumSizeHint() const
{
    return {200, 2 * metrics::reviewLineStep() + 2 * metrics::kSpace4};
}

bool ReviewTextView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::LayoutDirectionChange)
        viewport()->update();
    return QAbstractScrollArea::viewportEvent(event);
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

void ReviewTextView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    m_cutBar->setGeometry(0, height() - m_cutBar->height(), width(), m_cutBar->height());
    m_layout.setWidth(viewport()->width() - 2 * kInset);
    layOutSome();
}

void ReviewTextView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        applyFonts();
    else if (event->type() == QEvent::PaletteChange)
        viewport()->update();
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

void ReviewTextView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void ReviewTextView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
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
