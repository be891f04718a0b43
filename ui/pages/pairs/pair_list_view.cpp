// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/pairs/pair_list_view.h"

#include <QLocale>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

#include "models/pairs_model.h"
#include "style/metrics.h"
#include "style/painting.h"
#include "style/theme.h"
#include "style/tokens.h"
#include "widgets/score_bar.h"

namespace heldout::ui {

namespace {

// Places in a row of 52, drawn for the base font of 13 px.
constexpr int kScoreEnd = 56;
constexpr int kBarStart = 16;
constexpr int kBarHeight = 5;
constexpr int kTextStart = 68;
constexpr int kLineHeight = 20;
constexpr int kFirstLine = 6;
constexpr int kSecondLine = 26;

} // namespace

void PairListDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Tokens& colours = tokens();
    const QRect row = option.rect;
    const bool mirrored = option.direction == Qt::RightToLeft;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool dimmed = !option.state.testFlag(QStyle::State_Enabled);
    const auto placed = [&](int x, int y, int width, int height) {
        return QStyle::visualRect(option.direction, row, QRect(row.left() + x, row.top() + y, width, height));
    };
    painter->save();
    painter->setLayoutDirection(Qt::LeftToRight);
    if (selected)
        painter->fillRect(row, colours.selection);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(row, colours.pointedAt);
    painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), colours.hairline);
    if (selected)
        painter->fillRect(placed(0, 0, metrics::kAccentBar, row.height()), colours.accent);

    const int line = metrics::scaled(kLineHeight);
    const int textStart = metrics::scaled(kTextStart);
    const int textWidth = row.width() - textStart - metrics::kPanelMargin;
    if (index.data(PairsModel::LoadedRole).toBool()) {
        const double score = index.data(PairsModel::ScoreRole).toDouble();
        painter->setFont(fonts::bodyBold());
        painter->setPen(dimmed ? colours.text3 : colours.text1);
        paintLine(*painter,
            placed(metrics::kSpace4, metrics::scaled(kFirstLine),
                metrics::scaled(kScoreEnd) - metrics::kSpace4, line),
            QLocale().toString(score, 'f', 1), mirrored, true);
        const int interval = intervalOf(score, {25, 50, 75});
        paintShareBar(*painter,
            placed(metrics::scaled(kBarStart), metrics::scaled(kSecondLine + 6),
                metrics::scaled(kScoreEnd - kBarStart), kBarHeight),
            score / 100, colours.ramp(interval, 4), colours.rampOutline(interval, 4), mirrored, kBarHeight);
        painter->setFont(fonts::label());
        painter->setPen(dimmed ? colours.text3 : colours.text2);
        paintLine(*painter, placed(textStart, metrics::scaled(kFirstLine), textWidth, line),
            index.data(PairsModel::KeyRole).toString(), mirrored);
        painter->setFont(fonts::body());
        painter->setPen(dimmed ? colours.text3 : colours.text1);
        paintLine(*painter, placed(textStart, metrics::scaled(kSecondLine), textWidth, line),
            index.data(PairsModel::TextRole).toString(), mirrored);
    } else {
        painter->setFont(fonts::body());
        painter->setPen(colours.text3);
        paintLine(*painter, placed(textStart, metrics::scaled(kSecondLine), textWidth, line),
            QStringLiteral("…"), mirrored);
    }
    if (option.state.testFlag(QStyle::State_HasFocus))
        paintFocusRing(*painter, QRectF(row), metrics::kMarkRadius);
    painter->restore();
}

QSize PairListDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {metrics::scaled(300), metrics::listRow()};
}

PairListView::PairListView(QWidget* parent)
    : QAbstractItemView(parent)
{
    setItemDelegate(new PairListDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    setTabKeyNavigation(false);
}

int PairListView::rows() const
{
    return model() ? model()->rowCount(rootIndex()) : 0;
}

QModelIndex PairListView::rowIndex(int row) const
{
    return row >= 0 && row < rows() ? model()->index(row, 0, rootIndex()) : QModelIndex();
}

int PairListView::verticalOffset() const
{
    return verticalScrollBar()->value();
}

QRect PairListView::visualRect(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const int height = metrics::listRow();
    return {0, index.row() * height - verticalOffset(), viewport()->width(), height};
}

QModelIndex PairListView::indexAt(const QPoint& point) const
{
    const int y = point.y() + verticalOffset();
    return y < 0 ? QModelIndex() : rowIndex(y / metrics::listRow());
}

void PairListView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    if (!index.isValid())
        return;
    const int height = metrics::listRow();
    const int top = index.row() * height;
    const int room = viewport()->height();
    const int offset = verticalOffset();
    if (hint == PositionAtTop || (hint == EnsureVisible && top < offset))
        verticalScrollBar()->setValue(top);
    else if (hint == PositionAtBottom || (hint == EnsureVisible && top + height > offset + room))
        verticalScrollBar()->setValue(top + height - room);
    else if (hint == PositionAtCenter)
        verticalScrollBar()->setValue(top - (room - height) / 2);
}

void PairListView::keyboardSearch(const QString&) { }

void PairListView::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    viewport()->update();
}

QSize PairListView::minimumSizeHint() const
{
    return {metrics::scaled(150), 2 * metrics::listRow()};
}

QModelIndex PairListView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    if (rows() == 0)
        return {};
    const int row = currentIndex().isValid() ? currentIndex().row() : 0;
    const int page = std::max(1, viewport()->height() / metrics::listRow() - 1);
    const bool none = !currentIndex().isValid();
    const auto at = [this](int wanted) { return rowIndex(std::clamp(wanted, 0, rows() - 1)); };
    switch (action) {
    case MoveUp:
    case MovePrevious:
        return at(row - 1);
    case MoveDown:
    case MoveNext:
        return at(none ? 0 : row + 1);
    case MoveHome:
        return at(0);
    case MoveEnd:
        return at(rows() - 1);
    case MovePageUp:
        return at(row - page);
    case MovePageDown:
        return at(row + page);
    case MoveLeft:
    case MoveRight:
        break;
    }
    return currentIndex();
}

void PairListView::setSelection(const QRect& rectangle, QItemSelectionModel::SelectionFlags command)
{
    const QModelIndex index = indexAt(rectangle.center());
    selectionModel()->select(index.isValid() ? QItemSelection(index, index) : QItemSelection(), command);
}

QRegion PairListView::visualRegionForSelection(const QItemSelection& selection) const
{
    QRegion region;
    for (const QItemSelectionRange& range : selection)
        region += visualRect(range.topLeft()).united(visualRect(range.bottomRight()));
    return region;
}

void PairListView::updateGeometries()
{
    const int height = rows() * metrics::listRow();
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(metrics::listRow());
    QAbstractItemView::updateGeometries();
}

void PairListView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), tokens().panel);
    const int height = metrics::listRow();
    const int first = std::max(0, (event->rect().top() + verticalOffset()) / height);
    const int last = std::min(rows() - 1, (event->rect().bottom() + verticalOffset()) / height);
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const QModelIndex pointedAt = indexAt(viewport()->mapFromGlobal(QCursor::pos()));
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = rowIndex(row);
        option.rect = visualRect(index);
        option.state = m_dimmed ? QStyle::State_None : QStyle::State_Enabled;
        if (selectionModel()->isSelected(index))
            option.state |= QStyle::State_Selected;
        if (hasFocus() && index == currentIndex())
            option.state |= QStyle::State_HasFocus;
        if (viewport()->underMouse() && index == pointedAt)
            option.state |= QStyle::State_MouseOver;
        itemDelegate()->paint(&painter, option, index);
    }
}

void PairListView::resizeEvent(QResizeEvent* event)
{
    const QRect row = visualRect(currentIndex());
    const bool seen = QRect(QPoint(), event->oldSize()).intersects(row);
    QAbstractItemView::resizeEvent(event);
    updateGeometries();
    if (seen) // what is read stays in sight when the list gets lower
        scrollTo(currentIndex(), EnsureVisible);
}

void PairListView::changeEvent(QEvent* event)
{
    QAbstractItemView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometries();
    viewport()->update();
}

} // namespace heldout::ui
