// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStyleOption>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

#include "style/heldout_style.h"
#include "style/heldout_style_p.h"
#include "style/icons.h"
#include "style/painting.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

constexpr int kBusyFrameMs = 40;
constexpr int kBusyRoundMs = 1600;
constexpr char kBusyProperty[] = "heldoutBusy";

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

/// Where the block of a bar of unknown length stands, 0 to 1; asks for the next picture while the bar may
/// move.
double busyPlace(const QWidget* widget)
{
    const Theme* theme = Theme::instance();
    if (widget == nullptr || theme == nullptr || !theme->animated())
        return 0.35;
    static QElapsedTimer clock;
    if (!clock.isValid())
        clock.start();
    auto* target = const_cast<QWidget*>(widget);
    if (!target->property(kBusyProperty).toBool()) {
        target->setProperty(kBusyProperty, true);
        QTimer::singleShot(kBusyFrameMs, target, [target] {
            target->setProperty(kBusyProperty, false);
            target->update();
        });
    }
    return static_cast<double>(clock.elapsed() % kBusyRoundMs) / kBusyRoundMs;
}

void paintProgress(QPainter& painter, const QStyleOptionProgressBar& bar, const QWidget* widget)
{
    const Tokens& t = tokens();
    const double height = 5.0;
    const QRectF track(bar.rect.left(), bar.rect.center().y() + 0.5 - height / 2, bar.rect.width(), height);
    const bool rightToLeft = (bar.direction == Qt::RightToLeft) != bar.invertedAppearance;
    paintBox(painter, track, height / 2, t.track, {});
    const bool stopped
        = widget != nullptr && widget->property(kKindProperty).toString() == QLatin1String("stopped");
    const QColor fill = stopped || !bar.state.testFlag(QStyle::State_Enabled) ? t.border : t.primary;
    QRectF part = track;
    if (bar.maximum <= bar.minimum) {
        const double width = track.width() / 4;
        const double start = stopped ? 0.0 : busyPlace(widget) * (track.width() + width) - width;
        part = QRectF(track.left() + start, track.top(), width, height).intersected(track);
    } else {
        const double share = static_cast<double>(bar.progress - bar.minimum) / (bar.maximum - bar.minimum);
        part.setWidth(track.width() * std::clamp(share, 0.0, 1.0));
    }
    if (rightToLeft)
        part.moveRight(track.right() - (part.left() - track.left()));
    if (part.width() > 0)
        paintBox(painter, part, std::min(height / 2, part.width() / 2), fill, {});
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

void paintSplitter(QPainter& painter, const QStyleOption& option, const QWidget* widget)
{
    const bool shown = option.state.testFlag(QStyle::State_MouseOver)
        || option.state.testFlag(QStyle::State_Sunken) || (widget != nullptr && widget->hasFocus());
    if (!shown)
        return;
    QRect line = option.rect;
    if (option.state.testFlag(QStyle::State_Horizontal))
        line = QRect(line.center().x(), line.top(), 2, line.height());
    else
        line = QRect(line.left(), line.center().y(), line.width(), 2);
    painter.fillRect(line, tokens().accent);
}

void paintShapedFrame(QPainter& painter, const QStyleOptionFrame& frame)
{
    const QRect r = frame.rect;
    if (frame.frameShape == QFrame::HLine)
        painter.fillRect(QRect(r.left(), r.center().y(), r.width(), 1), tokens().hairline);
    else
        painter.fillRect(QRect(r.center().x(), r.top(), 1, r.height()), tokens().hairline);
}

} // namespace

void HeldoutStyle::drawControl(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const Tokens& t = tokens();
    switch (element) {
    case CE_PushButtonBevel:
        drawPrimitive(PE_PanelButtonCommand, option, painter, widget);
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
            button != nullptr && button->features.testFlag(QStyleOptionButton::HasMenu)) {
            const int side = metrics::scaled(12);
            const QRect chevron(
                button->rect.right() - side - 8, button->rect.center().y() - side / 2, side, side);
            paintIcon(*painter, QStringLiteral("chevron-down"),
                visualRect(button->direction, button->rect, chevron), t.text2);
        }
        return;
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            QStyleOptionButton copy = *button;
            if (copy.features.testFlag(QStyleOptionButton::HasMenu))
                copy.rect = visualRect(
                    copy.direction, copy.rect, copy.rect.adjusted(0, 0, -metrics::scaled(14), 0));
            paintPushButtonLabel(*painter, copy, widget);
            return;
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            paintToolButtonLabel(*painter, *button);
            return;
        }
        break;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, t.panel);
        painter->fillRect(
            QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), t.headLine);
        return;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            paintHeaderLabel(*painter, *header, widget);
            return;
        }
        break;
    case CE_Header:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            drawControl(CE_HeaderSection, option, painter, widget);
            paintHeaderLabel(*painter, *header, widget);
            return;
        }
        break;
    case CE_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            paintMenuItem(*painter, *item);
            return;
        }
        break;
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            painter->fillRect(option->rect, t.window);
            if (item->state.testFlag(State_Selected))
                paintBox(*painter, QRectF(item->rect).adjusted(0, 3, 0, -3), metrics::kMarkRadius,
                    t.selection, {});
            painter->setPen(item->state.testFlag(State_Enabled) ? t.text1 : t.disabledText);
            painter->drawText(
                item->rect, Qt::AlignCenter | Qt::TextHideMnemonic | Qt::TextSingleLine, item->text);
            return;
        }
        break;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, t.window);
        return;
    case CE_MenuEmptyArea:
        return;
    case CE_ProgressBarGroove:
    case CE_ProgressBarLabel:
        return;
    case CE_ProgressBarContents:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option)) {
            QStyleOptionProgressBar whole = *bar;
            if (widget != nullptr)
                whole.rect = widget->rect();
            paintProgress(*painter, whole, widget);
            return;
        }
        break;
    case CE_Splitter:
        paintSplitter(*painter, *option, widget);
        return;
    case CE_TabBarTabShape:
        return;
    case CE_TabBarTabLabel:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            paintTab(*painter, *tab);
            return;
        }
        break;
    case CE_ShapedFrame:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option)) {
            if (frame->frameShape == QFrame::HLine || frame->frameShape == QFrame::VLine) {
                paintShapedFrame(*painter, *frame);
                return;
            }
            if (frame->frameShape == QFrame::NoFrame)
                return;
            drawPrimitive(PE_Frame, option, painter, widget);
            return;
        }
        break;
    case CE_ComboBoxLabel:
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            if (combo->editable)
                return;
            const QRect area = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget);
            painter->save();
            painter->setPen(combo->state.testFlag(State_Enabled) ? t.text1 : t.disabledText);
            paintLine(*painter, area, combo->currentText, combo->direction == Qt::RightToLeft);
            painter->restore();
            return;
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

} // namespace heldout::ui
