// SPDX-License-Identifier: GPL-3.0-or-later
// The words and drawings on buttons.
#include <QFont>
#include <QIcon>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

#include "style/heldout_style_p.h"
#include "style/icons.h"
#include "style/metrics.h"
#include "style/tokens.h"

namespace heldout::ui {

namespace {

QColor buttonInk(Kind kind, bool enabled)
{
    const Tokens& t = tokens();
    if (!enabled)
        return t.disabledText;
    switch (kind) {
    case Kind::Primary:
        return t.onPrimary;
    case Kind::Quiet:
    case Kind::Link:
        return t.accent;
    case Kind::Icon:
    case Kind::Normal:
        break;
    }
    return t.text1;
}

} // namespace

void paintIconOf(
    QPainter& painter, const QIcon& icon, const QRect& rect, bool enabled, bool on, const QColor& color)
{
    if (icon.isNull())
        return;
    // The drawings of the house take the ink of the words beside them.
    const QString name = icon.name();
    if (color.isValid() && iconNames().contains(name))
        paintIcon(painter, name, rect, color);
    else
        icon.paint(&painter, rect, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled,
            on ? QIcon::On : QIcon::Off);
}

void paintPushButtonLabel(QPainter& painter, const QStyleOptionButton& button, const QWidget* widget)
{
    const Kind kind = kindOf(widget);
    const bool enabled = button.state.testFlag(QStyle::State_Enabled);
    const QColor ink = buttonInk(kind, enabled);
    painter.save();
    QFont font = widget != nullptr ? widget->font() : painter.font();
    if (kind == Kind::Primary)
        font.setBold(true);
    font.setUnderline(kind == Kind::Link);
    painter.setFont(font);
    painter.setPen(ink);
    const QFontMetrics fm(font);
    const int padding = kind == Kind::Link ? kLinkPadding : kButtonPadding;
    const int iconSide = button.icon.isNull() ? 0 : metrics::scaled(metrics::kIcon);
    const QRect area
        = button.text.isEmpty() ? button.rect : button.rect.adjusted(padding - 4, 0, 4 - padding, 0);
    const int gap = iconSide > 0 && !button.text.isEmpty() ? kButtonIconGap : 0;
    const int textWidth = fm.size(Qt::TextShowMnemonic, button.text).width();
    const int whole = std::min(area.width(), iconSide + gap + textWidth);
    const QRect content(area.left() + (area.width() - whole) / 2, area.top(), whole, area.height());
    const QRect logicalIcon(
        content.left(), content.top() + (content.height() - iconSide) / 2, iconSide, iconSide);
    const QRect logicalText = content.adjusted(iconSide + gap, 0, 0, 0);
    const Qt::LayoutDirection direction = button.direction;
    const bool plain = kind == Kind::Normal || kind == Kind::Icon;
    paintIconOf(painter, button.icon, QStyle::visualRect(direction, content, logicalIcon), enabled,
        button.state.testFlag(QStyle::State_On), plain && enabled ? QColor() : ink);
    const QString text = textWidth > logicalText.width()
        ? fm.elidedText(button.text, Qt::ElideRight, logicalText.width())
        : button.text;
    painter.drawText(QStyle::visualRect(direction, content, logicalText),
        Qt::AlignCenter | Qt::TextHideMnemonic | Qt::TextSingleLine, text);
    painter.restore();
}

void paintToolButtonLabel(QPainter& painter, const QStyleOptionToolButton& button)
{
    const bool enabled = button.state.testFlag(QStyle::State_Enabled);
    const bool on = button.state.testFlag(QStyle::State_On);
    const int side = metrics::scaled(metrics::kIcon);
    painter.save();
    painter.setFont(button.font);
    painter.setPen(enabled ? tokens().text1 : tokens().disabledText);
    const bool words = button.toolButtonStyle != Qt::ToolButtonIconOnly && !button.text.isEmpty();
    if (!words && !button.icon.isNull()) {
        const QRect& whole = button.rect;
        const QRect square(
            whole.left() + (whole.width() - side) / 2, whole.top() + (whole.height() - side) / 2, side, side);
        paintIconOf(painter, button.icon, square, enabled, on, {});
    } else {
        QRect area = button.rect.adjusted(kButtonPadding, 0, -kButtonPadding, 0);
        if (!button.icon.isNull() && button.toolButtonStyle != Qt::ToolButtonTextOnly) {
            const QRect square(area.left(), area.top() + (area.height() - side) / 2, side, side);
            paintIconOf(painter, button.icon, QStyle::visualRect(button.direction, button.rect, square),
                enabled, on, {});
            area.setLeft(area.left() + side + kButtonIconGap);
        }
        painter.drawText(QStyle::visualRect(button.direction, button.rect, area),
            Qt::AlignCenter | Qt::TextHideMnemonic | Qt::TextSingleLine, button.text);
    }
    painter.restore();
}

} // namespace heldout::ui
