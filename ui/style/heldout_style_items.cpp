// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in rows: heads of columns, lines of menus, tabs.
#include <QHeaderView>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>

#include "style/heldout_style_p.h"
#include "style/icons.h"
#include "style/metrics.h"
#include "style/painting.h"
#include "style/theme.h"
#include "style/tokens.h"

namespace heldout::ui {

void paintHeaderLabel(QPainter& painter, const QStyleOptionHeader& header, const QWidget* widget)
{
    painter.save();
    painter.setFont(fonts::label());
    painter.setPen(tokens().text2);
    QRect area = header.rect.adjusted(kCellPadding, 0, -kCellPadding, 0);
    const bool sorted = header.sortIndicator != QStyleOptionHeader::None;
    const bool atEnd = header.textAlignment.testAnyFlags(Qt::AlignRight | Qt::AlignTrailing);
    const bool rightToLeft = header.direction == Qt::RightToLeft;
    const int mark = metrics::scaled(12);
    const auto* view = qobject_cast<const QHeaderView*>(widget);
    if (sorted && view != nullptr) {
        const QFontMetrics fm(painter.font());
        const int textWidth = std::min(fm.horizontalAdvance(header.text), area.width() - mark - 4);
        const int x = atEnd ? area.right() - textWidth - mark - 3 : area.left() + textWidth + 4;
        const QRect chevron(x, area.center().y() - mark / 2, mark, mark);
        paintIcon(painter,
            header.sortIndicator == QStyleOptionHeader::SortDown ? QStringLiteral("chevron-up")
                                                                 : QStringLiteral("chevron-down"),
            QStyle::visualRect(header.direction, header.rect, chevron), tokens().text2);
        if (!atEnd)
            area.setRight(area.right() - mark - 4);
    }
    paintLine(
        painter, QStyle::visualRect(header.direction, header.rect, area), header.text, rightToLeft, atEnd);
    painter.restore();
}

void paintMenuItem(QPainter& painter, const QStyleOptionMenuItem& item)
{
    const Tokens& t = tokens();
    if (item.menuItemType == QStyleOptionMenuItem::Separator) {
        painter.fillRect(
            QRect(item.rect.left() + 8, item.rect.center().y(), item.rect.width() - 16, 1), t.hairline);
        return;
    }
    const bool enabled = item.state.testFlag(QStyle::State_Enabled);
    const bool rightToLeft = item.direction == Qt::RightToLeft;
    if (item.state.testFlag(QStyle::State_Selected))
        paintBox(painter, item.rect, metrics::kMarkRadius, enabled ? t.selection : t.pointedAt, {});
    const auto visual
        = [&](const QRect& rect) { return QStyle::visualRect(item.direction, item.rect, rect); };
    const int side = metrics::scaled(16);
    const QRect mark(item.rect.left() + 8, item.rect.top() + (item.rect.height() - side) / 2, side, side);
    painter.save();
    painter.setFont(item.font);
    const QColor ink = enabled ? t.text1 : t.disabledText;
    if (item.checkType != QStyleOptionMenuItem::NotCheckable && item.checked) {
        if (item.checkType == QStyleOptionMenuItem::Exclusive)
            paintBox(painter, QRectF(visual(mark)).adjusted(5, 5, -5, -5), side, ink, {});
        else
            paintIcon(painter, QStringLiteral("check"), visual(mark), ink);
    } else if (!item.icon.isNull()) {
        paintIconOf(painter, item.icon, visual(mark), enabled, false, {});
    }
    const QStringList parts = item.text.split(QLatin1Char('\t'));
    const QRect words = item.rect.adjusted(kMenuIconColumn, 0, -24, 0);
    painter.setPen(ink);
    const int align = Qt::AlignAbsolute | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextHideMnemonic;
    painter.drawText(visual(words), align | (rightToLeft ? Qt::AlignRight : Qt::AlignLeft), parts.value(0));
    if (parts.size() > 1) {
        painter.setPen(enabled ? t.text3 : t.disabledText);
        painter.drawText(visual(words.adjusted(0, 0, 12, 0)),
            align | (rightToLeft ? Qt::AlignLeft : Qt::AlignRight), parts.value(1));
    }
    if (item.menuItemType == QStyleOptionMenuItem::SubMenu) {
        const QRect chevron(item.rect.right() - 20, item.rect.center().y() - 7, 14, 14);
        paintIcon(painter, rightToLeft ? QStringLiteral("chevron-left") : QStringLiteral("chevron-right"),
            visual(chevron), ink);
    }
    painter.restore();
}

void paintTab(QPainter& painter, const QStyleOptionTab& tab)
{
    const Tokens& t = tokens();
    const bool current = tab.state.testFlag(QStyle::State_Selected);
    painter.save();
    QFont font = painter.font();
    font.setBold(current);
    painter.setFont(font);
    painter.setPen(
        !tab.state.testFlag(QStyle::State_Enabled) ? t.disabledText : (current ? t.text1 : t.text2));
    painter.drawText(tab.rect, Qt::AlignCenter | Qt::TextHideMnemonic, tab.text);
    if (current)
        painter.fillRect(
            QRect(tab.rect.left() + 8, tab.rect.bottom() - 1, tab.rect.width() - 16, 2), t.accent);
    if (tab.state.testFlag(QStyle::State_HasFocus))
        paintFocusRing(painter, tab.rect, metrics::kControlRadius);
    painter.restore();
}

} // namespace heldout::ui
