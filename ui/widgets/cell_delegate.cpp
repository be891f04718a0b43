// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHeaderView>
#include <QPainter>

#include <algorithm>

#include "style/heldout_style_p.h"
#include "style/painting.h"
#include "style/theme.h"
#include "widgets/interval_mark.h"
#include "widgets/status_sign.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {

constexpr int kIndent = 14;
constexpr int kMarkGap = 6;
constexpr int kNumberSign = 16;
constexpr int kLongestTrack = 92;
constexpr int kShortestTrack = 40;

CellKind kindOf(const QModelIndex& index)
{
    const QVariant kind = index.data(KindRole);
    return kind.isValid() ? static_cast<CellKind>(kind.toInt()) : CellKind::Text;
}

QFont fontOf(CellKind kind, const QModelIndex& index)
{
    switch (kind) {
    case CellKind::BoldNumber:
    case CellKind::BoldText:
    case CellKind::GroupRow:
    case CellKind::Interval:
        return fonts::bodyBold();
    case CellKind::SmallText:
        return fonts::label();
    default:
        break;
    }
    const QVariant own = index.data(Qt::FontRole);
    return own.isValid() ? own.value<QFont>().resolve(fonts::body()) : fonts::body();
}

QColor inkOf(CellKind kind, const QModelIndex& index, bool enabled)
{
    const Tokens& t = tokens();
    if (!enabled)
        return t.disabledText;
    if (kind == CellKind::SmallText)
        return t.text3;
    if (kind == CellKind::Link)
        return t.accent;
    if (kind == CellKind::State)
        return signColor(static_cast<Sign>(index.data(SignRole).toInt()));
    return t.text1;
}

bool standsAtEnd(CellKind kind)
{
    return kind == CellKind::Number || kind == CellKind::BoldNumber || kind == CellKind::ShareBar;
}

QColor groundOf(
    const QStyleOptionViewItem& option, const QModelIndex& index, CellKind kind, const TableView* view)
{
    const Tokens& t = tokens();
    if (kind == CellKind::GroupRow)
        return t.sunken;
    if (option.state.testFlag(QStyle::State_Selected))
        return t.selection;
    if (view != nullptr && view->pointedRow() == index.row() && view->isEnabled())
        return t.pointedAt;
    return {};
}

bool isFirstShown(const TableView* view, const QModelIndex& index)
{
    if (view == nullptr)
        return index.column() == 0;
    const QHeaderView* head = view->horizontalHeader();
    for (int visual = 0; visual < head->count(); ++visual) {
        const int logical = head->logicalIndex(visual);
        if (!head->isSectionHidden(logical))
            return logical == index.column();
    }
    return false;
}

struct RampColors
{
    QColor fill;
    QColor outline;
};

RampColors rampOf(const QModelIndex& index)
{
    const QPoint place = index.data(RampRole).toPoint();
    if (place.y() <= 0)
        return {tokens().primary, QColor()};
    return {tokens().ramp(place.x(), place.y()), tokens().rampOutline(place.x(), place.y())};
}

/// Two lines, the second one small.
void paintTwoLines(QPainter& painter, const QRect& rect, const QString& text, const QString& second,
    bool rightToLeft, bool atEnd, const QColor& secondInk)
{
    const int line = painter.fontMetrics().height();
    const QFont small = fonts::axis();
    const int lower = QFontMetrics(small).height();
    const int top = rect.top() + (rect.height() - line - lower) / 2;
    paintLine(painter, QRect(rect.left(), top, rect.width(), line), text, rightToLeft, atEnd);
    painter.setFont(small);
    painter.setPen(secondInk);
    paintLine(painter, QRect(rect.left(), top + line, rect.width(), lower), second, rightToLeft, atEnd);
}

} // namespace

CellDelegate::CellDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
{
}

int CellDelegate::intervalWords()
{
    return std::max(QFontMetrics(fonts::bodyBold()).horizontalAdvance(QStringLiteral("100.0")),
        QFontMetrics(fonts::axis()).horizontalAdvance(QStringLiteral("100–100")));
}

void CellDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Tokens& t = tokens();
    const CellKind kind = kindOf(index);
    const auto* view = qobject_cast<const TableView*>(option.widget);
    const bool rightToLeft = option.direction == Qt::RightToLeft;
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const QRect cell = option.rect;
    const auto visual = [&](const QRect& rect) { return QStyle::visualRect(option.direction, cell, rect); };
    painter->save();
    if (const QColor ground = groundOf(option, index, kind, view); ground.isValid())
        painter->fillRect(cell, ground);
    painter->fillRect(QRect(cell.left(), cell.bottom(), cell.width(), 1), t.hairline);
    if (option.state.testFlag(QStyle::State_Selected) && isFirstShown(view, index))
        painter->fillRect(
            visual(QRect(cell.left(), cell.top(), metrics::kAccentBar, cell.height())), t.accent);

    QRect content = cell.adjusted(kCellPadding, 0, -kCellPadding, -1);
    const bool indented
        = view != nullptr && view->hasGroups() && kind != CellKind::GroupRow && isFirstShown(view, index);
    if (indented)
        content.setLeft(content.left() + kIndent);
    painter->setFont(fontOf(kind, index));
    painter->setPen(inkOf(kind, index, enabled));
    const QString text = index.data(Qt::DisplayRole).toString();
    const QString second = index.data(SecondLineRole).toString();

    if (kind == CellKind::RampSwatch) {
        const RampColors colors = rampOf(index);
        paintSwatch(*painter, visual(QRect(content.left(), content.top(), 12, content.height())), colors.fill,
            colors.outline);
        content.setLeft(content.left() + 12 + kMarkGap);
    } else if (kind == CellKind::State) {
        const int side = metrics::scaled(16);
        const QRect mark(content.left(), content.top() + (content.height() - side) / 2, side, side);
        paintSign(*painter, static_cast<Sign>(index.data(SignRole).toInt()), visual(mark));
        content.setLeft(content.left() + side + kMarkGap);
    } else if (kind == CellKind::ShareBar && index.data(ShareRole).isValid()) {
        const RampColors colors = rampOf(index);
        const int number = painter->fontMetrics().horizontalAdvance(QStringLiteral("100.00"));
        const int width = std::min(metrics::scaled(kShareTrack), content.width() - number - kMarkGap);
        if (width >= kShortestShareTrack) {
            const QRect track(
                content.right() + 1 - number - kMarkGap - width, content.top(), width, content.height());
            paintShareBar(*painter, visual(track), index.data(ShareRole).toDouble(), colors.fill,
                colors.outline, rightToLeft);
        }
        content.setLeft(content.right() - number);
    } else if (kind == CellKind::Interval) {
        const int words = intervalWords();
        const int track = std::min(metrics::scaled(kLongestTrack), content.width() - words - kCellPadding);
        if (track >= kShortestTrack)
            paintIntervalMark(*painter,
                visual(QRect(content.left() + words + kCellPadding, content.top(), track, content.height())),
                index.data(MarkRole).value<IntervalMark>());
        content.setWidth(words);
    } else if (kind == CellKind::Number && index.data(SignRole).isValid()) {
        const int side = metrics::scaled(kNumberSign);
        const int number = painter->fontMetrics().horizontalAdvance(text);
        const QRect mark(content.right() + 1 - number - kMarkGap - side,
            content.top() + (content.height() - side) / 2, side, side);
        paintSign(*painter, static_cast<Sign>(index.data(SignRole).toInt()), visual(mark));
    }
    if (second.isEmpty()) {
        paintLine(*painter, visual(content), text, rightToLeft, standsAtEnd(kind));
    } else {
        paintTwoLines(*painter, visual(content), text, second, rightToLeft,
            standsAtEnd(kind) || kind == CellKind::Interval, enabled ? t.text3 : t.disabledText);
    }
    painter->restore();
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const CellKind kind = kindOf(index);
    const auto* view = qobject_cast<const TableView*>(option.widget);
    const QFontMetrics fm(fontOf(kind, index));
    int width = fm.horizontalAdvance(index.data(Qt::DisplayRole).toString()) + 2 * kCellPadding + 2;
    if (kind == CellKind::RampSwatch)
        width += 12 + kMarkGap;
    else if (kind == CellKind::State)
        width += metrics::scaled(16) + kMarkGap;
    else if (kind == CellKind::Number && index.data(SignRole).isValid())
        width += metrics::scaled(kNumberSign) + kMarkGap;
    else if (kind == CellKind::Interval)
        width = intervalWords() + kCellPadding + metrics::scaled(kLongestTrack) + 2 * kCellPadding;
    else if (kind == CellKind::ShareBar)
        width = fm.horizontalAdvance(QStringLiteral("100.00")) + kMarkGap + metrics::scaled(kShareTrack)
            + 2 * kCellPadding;
    else if (kind == CellKind::GroupRow)
        width = 0; // it spans the row
    if (view != nullptr && view->hasGroups() && kind != CellKind::GroupRow && index.column() == 0)
        width += kIndent;
    const bool two = !index.data(SecondLineRole).toString().isEmpty();
    return {width, two ? metrics::twoLineRow() : metrics::row()};
}

} // namespace heldout::ui
