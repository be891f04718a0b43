// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFrame>
#include <QMenu>
#include <QPainter>
#include <QRadioButton>
#include <QStyleOption>
#include <QWidget>

#include "style/heldout_style.h"
#include "style/heldout_style_p.h"
#include "style/icons.h"
#include "style/painting.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

struct ButtonColors
{
    QColor fill;
    QColor line;
};

ButtonColors buttonColors(Kind kind, bool enabled, bool pressed, bool pointedAt)
{
    const Tokens& t = tokens();
    if (!enabled) {
        const bool framed = kind == Kind::Normal || kind == Kind::Primary;
        return {QColor(), framed ? t.hairline : QColor()};
    }
    if (kind == Kind::Primary) {
        const QColor pushed = mixed(t.primary, QColor(Qt::black), 0.18);
        const QColor hovered
            = t.isDark ? mixed(t.primary, QColor(Qt::white), 0.05) : mixed(t.primary, QColor(Qt::black), 0.1);
        return {pressed ? pushed : (pointedAt ? hovered : t.primary), QColor()};
    }
    const QColor rest = kind == Kind::Normal ? t.panel : QColor();
    return {
        pressed ? t.selection : (pointedAt ? t.pointedAt : rest), kind == Kind::Normal ? t.border : QColor()};
}

void paintButton(QPainter& painter, const QStyleOption& option, const QWidget* widget)
{
    const Kind kind = kindOf(widget);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool pressed
        = option.state.testFlag(QStyle::State_Sunken) || option.state.testFlag(QStyle::State_On);
    const bool focused = enabled && option.state.testFlag(QStyle::State_HasFocus);
    ButtonColors colors
        = buttonColors(kind, enabled, pressed, option.state.testFlag(QStyle::State_MouseOver));
    const QRectF rect = option.rect;
    if (kind == Kind::Link) {
        if (focused)
            paintFocusRing(painter, rect, metrics::kMarkRadius);
        return;
    }
    if (kind == Kind::Primary && focused) {
        // The ring, a gap of one pixel, then the fill.
        paintFocusRing(painter, rect, metrics::kControlRadius);
        paintBox(painter, rect.adjusted(3, 3, -3, -3), metrics::kMarkRadius, colors.fill, {});
        return;
    }
    if (focused)
        paintBox(painter, rect, metrics::kControlRadius, colors.fill, tokens().accent, metrics::kFocusWidth);
    else
        paintBox(painter, rect, metrics::kControlRadius, colors.fill, colors.line);
}

void paintCheck(QPainter& painter, const QStyleOption& option)
{
    const Tokens& t = tokens();
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool on = option.state.testFlag(QStyle::State_On);
    const bool partly = option.state.testFlag(QStyle::State_NoChange);
    const QRectF rect = option.rect;
    const QColor ground = option.state.testFlag(QStyle::State_MouseOver) && enabled ? t.pointedAt : t.panel;
    if (!enabled)
        paintBox(painter, rect, metrics::kMarkRadius, t.sunken, t.disabledText);
    else if (on || partly)
        paintBox(painter, rect, metrics::kMarkRadius, t.primary, {});
    else
        paintBox(painter, rect, metrics::kMarkRadius, ground, t.border);
    if (!on && !partly)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = rect.width() / 16.0;
    painter.setPen(
        QPen(enabled ? t.onPrimary : t.disabledText, 1.8 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at
        = [&](double x, double y) { return QPointF(rect.left() + x * unit, rect.top() + y * unit); };
    if (partly) {
        painter.drawLine(at(4, 8), at(12, 8));
    } else {
        const QPolygonF tick{at(3.8, 8.4), at(6.7, 11.2), at(12.2, 5)};
        painter.drawPolyline(tick);
    }
    painter.restore();
}

void paintRadio(QPainter& painter, const QStyleOption& option)
{
    const Tokens& t = tokens();
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const QRectF rect = option.rect;
    const bool on = option.state.testFlag(QStyle::State_On);
    const QColor ground = option.state.testFlag(QStyle::State_MouseOver) && enabled ? t.pointedAt : t.panel;
    if (!on) {
        paintBox(painter, rect, rect.width() / 2, enabled ? ground : t.sunken,
            enabled ? t.border : t.disabledText);
        return;
    }
    paintBox(painter, rect, rect.width() / 2, enabled ? t.primary : t.disabledText, {});
    const double inset = rect.width() * 5.0 / 16.0;
    const QRectF dot = rect.adjusted(inset, inset, -inset, -inset);
    paintBox(painter, dot, dot.width() / 2, t.panel, {});
}

void paintItemGround(QPainter& painter, const QStyleOption& option)
{
    const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(&option);
    if (item == nullptr)
        return;
    if (item->backgroundBrush.style() != Qt::NoBrush)
        painter.fillRect(item->rect, item->backgroundBrush);
    if (item->state.testFlag(QStyle::State_Selected))
        painter.fillRect(item->rect, tokens().selection);
    else if (item->state.testFlag(QStyle::State_MouseOver) && item->state.testFlag(QStyle::State_Enabled))
        painter.fillRect(item->rect, tokens().pointedAt);
}

bool drawsOwnFocus(const QWidget* widget)
{
    return qobject_cast<const QCheckBox*>(widget) == nullptr
        && qobject_cast<const QRadioButton*>(widget) == nullptr;
}

const char* arrowName(QStyle::PrimitiveElement element)
{
    switch (element) {
    case QStyle::PE_IndicatorArrowUp:
        return "chevron-up";
    case QStyle::PE_IndicatorArrowLeft:
        return "chevron-left";
    case QStyle::PE_IndicatorArrowRight:
        return "chevron-right";
    default:
        return "chevron-down";
    }
}

void paintFrame(QPainter& painter, const QStyleOption& option, const QWidget* widget)
{
    const Tokens& t = tokens();
    const QString kind = widget != nullptr ? widget->property(kKindProperty).toString() : QString();
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
    if (kind == QLatin1String("panel")
        || (widget != nullptr && widget->objectName() == QLatin1String("panel"))) {
        paintBox(painter, option.rect, metrics::kPanelRadius, t.panel, t.hairline);
    } else if (kind == QLatin1String("sunken")) {
        paintBox(painter, option.rect, metrics::kPanelRadius, t.sunken, t.hairline);
    } else if (frame != nullptr && frame->lineWidth > 0) {
        const FieldColors colors = fieldColors(&option, widget);
        paintBox(painter, option.rect, metrics::kControlRadius, colors.ground, colors.line, colors.width);
    }
}

} // namespace

void HeldoutStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const Tokens& t = tokens();
    switch (element) {
    case PE_Widget:
        if (qobject_cast<const QDialog*>(widget) != nullptr)
            painter->fillRect(option->rect, t.panel);
        return;
    case PE_PanelButtonCommand:
    case PE_PanelButtonBevel:
    case PE_PanelButtonTool:
        paintButton(*painter, *option, widget);
        return;
    case PE_FrameDefaultButton:
    case PE_FrameStatusBarItem:
    case PE_PanelItemViewRow:
        return;
    case PE_PanelLineEdit:
    case PE_FrameLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (isPartOfField(widget) || (frame != nullptr && frame->lineWidth <= 0))
            return;
        const FieldColors colors = fieldColors(option, widget);
        paintBox(*painter, option->rect, metrics::kControlRadius, colors.ground, colors.line, colors.width);
        return;
    }
    case PE_Frame:
    case PE_FrameWindow:
        paintFrame(*painter, *option, widget);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        paintCheck(*painter, *option);
        return;
    case PE_IndicatorRadioButton:
        paintRadio(*painter, *option);
        return;
    case PE_FrameFocusRect:
        if (!drawsOwnFocus(widget))
            paintFocusRing(*painter, option->rect, metrics::kMarkRadius);
        return;
    case PE_PanelItemViewItem:
        paintItemGround(*painter, *option);
        return;
    case PE_PanelMenu:
    case PE_FrameMenu:
        painter->fillRect(option->rect, t.panel);
        paintBox(*painter, option->rect, 0, {}, t.headLine);
        return;
    case PE_PanelMenuBar:
    case PE_PanelStatusBar:
        painter->fillRect(option->rect, t.window);
        painter->fillRect(
            QRect(option->rect.left(), option->rect.top(), option->rect.width(), 1), t.hairline);
        return;
    case PE_PanelTipLabel:
        painter->fillRect(option->rect, t.tooltipGround);
        return;
    case PE_IndicatorArrowUp:
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowLeft:
    case PE_IndicatorArrowRight:
        paintIcon(*painter, QString::fromLatin1(arrowName(element)), option->rect,
            option->state.testFlag(State_Enabled) ? t.text2 : t.disabledText);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

} // namespace heldout::ui
