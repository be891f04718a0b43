// SPDX-License-Identifier: GPL-3.0-or-later
// Which part paints which control.
#include <QPainter>
#include <QSplitter>
#include <QStyleOption>

#include "style/heldout_style.h"
#include "style/heldout_style_p.h"
#include "style/icons.h"
#include "style/painting.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

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
