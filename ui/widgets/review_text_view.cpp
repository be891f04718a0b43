// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review_text_view.h"

#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

#include "session/words.h"
#include "style/heldout_style.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/review_text_accessible.h"

namespace heldout::ui {

namespace {

// Room for the ground, the box of the current difference and the focus ring beside the letters.
constexpr int kInset = 6;
constexpr int kLinesSeen = 4; // at least
// What is read or laid out at once; the rest follows piece by piece, so that the window goes on answering.
constexpr int kPieceMs = 12;
constexpr std::size_t kPieceBytes = 32'768;

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
    m_makeTimer.setInterval(0);
    connect(&m_makeTimer, &QTimer::timeout, this, &ReviewTextView::makeSome);
    applyFonts();
    clear();
}

ReviewTextView::~ReviewTextView() = default;

void ReviewTextView::setText(std::string text, std::vector<text::Mark> marks, std::vector<Mention> mentions,
    std::optional<Mention> compared)
{
    m_makeTimer.stop();
    m_maker.reset();
    m_bytes = std::move(text);
    m_marks = std::move(marks);
    m_mentions = std::move(mentions);
    m_compared = std::move(compared);
    m_currentDifference = -1;
    m_anchor = 0;
    m_caret = 0;
    takeText(makeReviewText(input(), kReviewTextLimit));
    verticalScrollBar()->setValue(0);
    Q_EMIT selectionChanged();
}

void ReviewTextView::clear()
{
    setText({}, {});
}

void ReviewTextView::showAll()
{
    if (!isCut() || m_maker)
        return;
    m_maker = std::make_unique<ReviewTextMaker>(input());
    m_makeTimer.start();
    makeSome();
}

void ReviewTextView::makeSome()
{
    QElapsedTimer clock;
    clock.start();
    bool complete = false;
    while (!complete && clock.elapsed() < kPieceMs)
        complete = m_maker->goOn(kPieceBytes);
    if (!complete)
        return;
    m_makeTimer.stop();
    const bool hadFocus = m_showAll->hasFocus();
    takeText(std::exchange(m_maker, nullptr)->take());
    if (hadFocus)
        setFocus(Qt::OtherFocusReason);
}

ReviewTextInput ReviewTextView::input() const
{
    return {m_bytes, &m_marks, &m_mentions, m_compared};
}

void ReviewTextView::takeText(ReviewText text)
{
    m_layout.setText(std::make_shared<const ReviewText>(std::move(text)));
    m_cutLabel->setText(tr("%1 characters, the first %2 are shown")
            .arg(countText(static_cast<quint64>(reviewText().characters)), countText(kReviewTextLimit)));
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
    const bool complete = m_layout.layOut(kPieceMs);
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
        m_layout.layOut(kPieceMs);
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

QSize ReviewTextView::sizeHint() const
{
    return {420, 8 * metrics::reviewLineStep()};
}

QSize ReviewTextView::minimumSizeHint() const
{
    return {200, kLinesSeen * metrics::reviewLineStep() + 2 * metrics::kSpace4};
}

bool ReviewTextView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::LayoutDirectionChange)
        viewport()->update();
    return QAbstractScrollArea::viewportEvent(event);
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

} // namespace heldout::ui
