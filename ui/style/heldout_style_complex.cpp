// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractSpinBox>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

#include "style/heldout_style.h"
#include "style/heldout_style_p.h"
#include "style/icons.h"
#include "style/painting.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

void paintComboBox(
    const HeldoutStyle& style, QPainter& painter, const QStyleOptionComboBox& combo, const QWidget* widget)
{
    const Tokens& t = tokens();
    FieldColors colors = fieldColors(&combo, widget);
    const bool enabled = combo.state.testFlag(QStyle::State_Enabled);
    if (enabled && !combo.editable && combo.state.testFlag(QStyle::State_MouseOver))
        colors.ground = t.pointedAt;
    if (combo.frame)
        paintBox(painter, combo.rect, metrics::kControlRadius, colors.ground, colors.line, colors.width);
    const QRect arrow = style.subControlRect(QStyle::CC_ComboBox, &combo, QStyle::SC_ComboBoxArrow, widget);
    const int side = metrics::scaled(14);
    QRect chevron(0, 0, side, side);
    chevron.moveCenter(arrow.center());
    paintIcon(painter, QStringLiteral("chevron-down"), chevron, enabled ? t.text2 : t.disabledText);
}

void paintSpinBox(
    const HeldoutStyle& style, QPainter& painter, const QStyleOptionSpinBox& spin, const QWidget* widget)
{
    const Tokens& t = tokens();
    const FieldColors colors = fieldColors(&spin, widget);
    if (spin.frame)
        paintBox(painter, spin.rect, metrics::kControlRadius, colors.ground, colors.line, colors.width);
    if (spin.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto step = [&](QStyle::SubControl part, const QString& name,
                          QAbstractSpinBox::StepEnabledFlag flag) {
        const QRect rect = style.subControlRect(QStyle::CC_SpinBox, &spin, part, widget);
        const bool usable = spin.state.testFlag(QStyle::State_Enabled) && spin.stepEnabled.testFlag(flag);
        const bool active = usable && spin.activeSubControls == part
            && (spin.state.testFlag(QStyle::State_Sunken) || spin.state.testFlag(QStyle::State_MouseOver));
        const int side = metrics::scaled(12);
        QRect chevron(0, 0, side, side);
        chevron.moveCenter(rect.center());
        paintIcon(painter, name, chevron, !usable ? t.disabledText : (active ? t.accent : t.text2));
    };
    step(QStyle::SC_SpinBoxUp, QStringLiteral("chevron-up"), QAbstractSpinBox::StepUpEnabled);
    step(QStyle::SC_SpinBoxDown, QStringLiteral("chevron-down"), QAbstractSpinBox::StepDownEnabled);
}

void paintSlider(
    const HeldoutStyle& style, QPainter& painter, const QStyleOptionSlider& slider, const QWidget* widget)
{
    const Tokens& t = tokens();
    const bool enabled = slider.state.testFlag(QStyle::State_Enabled);
    const QRectF groove = style.subControlRect(QStyle::CC_Slider, &slider, QStyle::SC_SliderGroove, widget);
    const QRectF handle = style.subControlRect(QStyle::CC_Slider, &slider, QStyle::SC_SliderHandle, widget);
    const bool horizontal = slider.orientation == Qt::Horizontal;
    QRectF track = horizontal ? QRectF(groove.left(), groove.center().y() - 2, groove.width(), 4)
                              : QRectF(groove.center().x() - 2, groove.top(), 4, groove.height());
    paintBox(painter, track, 2, t.track, {});
    if (horizontal && slider.upsideDown)
        track.setLeft(handle.center().x());
    else if (horizontal)
        track.setRight(handle.center().x());
    else if (slider.upsideDown)
        track.setTop(handle.center().y());
    else
        track.setBottom(handle.center().y());
    paintBox(painter, track, 2, enabled ? t.primary : t.border, {});
    const double side = std::min(handle.width(), handle.height());
    const QRectF knob(handle.center().x() - side / 2, handle.center().y() - side / 2, side, side);
    const bool focused = slider.state.testFlag(QStyle::State_HasFocus);
    paintBox(painter, knob, side / 2, t.panel, focused ? t.accent : (enabled ? t.border : t.disabledText),
        focused ? metrics::kFocusWidth : 1.0);
}

void paintScrollBar(
    const HeldoutStyle& style, QPainter& painter, const QStyleOptionSlider& bar, const QWidget* widget)
{
    if (bar.maximum <= bar.minimum)
        return;
    const Tokens& t = tokens();
    QRectF handle = style.subControlRect(QStyle::CC_ScrollBar, &bar, QStyle::SC_ScrollBarSlider, widget);
    const double thin = bar.state.testFlag(QStyle::State_MouseOver) ? 2.0 : 3.0;
    handle = bar.orientation == Qt::Horizontal ? handle.adjusted(2, thin, -2, -thin)
                                               : handle.adjusted(thin, 2, -thin, -2);
    const bool held = bar.state.testFlag(QStyle::State_Sunken)
        && bar.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider);
    paintBox(painter, handle, std::min(handle.width(), handle.height()) / 2, held ? t.text3 : t.border, {});
}

QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part)
{
    const bool horizontal = bar.orientation == Qt::Horizontal;
    const int length = horizontal ? bar.rect.width() : bar.rect.height();
    const qint64 range = static_cast<qint64>(bar.maximum) - bar.minimum;
    int slider = length;
    if (range > 0) {
        slider = static_cast<int>(static_cast<qint64>(bar.pageStep) * length / (range + bar.pageStep));
        slider = std::min(length, std::max(slider, 32));
    }
    const int start = QStyle::sliderPositionFromValue(
        bar.minimum, bar.maximum, bar.sliderPosition, length - slider, bar.upsideDown);
    const auto along = [&](int from, int size) {
        return horizontal ? QRect(from, 0, size, bar.rect.height()) : QRect(0, from, bar.rect.width(), size);
    };
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return along(0, length);
    case QStyle::SC_ScrollBarSlider:
        return along(start, slider);
    case QStyle::SC_ScrollBarSubPage:
        return along(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return along(start + slider, length - start - slider);
    default:
        return {};
    }
}

QRect spinBoxPart(const QStyleOptionSpinBox& spin, QStyle::SubControl part)
{
    const int buttons = spin.buttonSymbols == QAbstractSpinBox::NoButtons ? 0 : metrics::scaled(24);
    const QRect r = spin.rect;
    const int middle = r.height() / 2;
    switch (part) {
    case QStyle::SC_SpinBoxUp:
        return buttons > 0 ? QRect(r.right() - buttons + 1, r.top() + 2, buttons, middle - 2) : QRect();
    case QStyle::SC_SpinBoxDown:
        return buttons > 0
            ? QRect(r.right() - buttons + 1, r.top() + middle, buttons, r.height() - middle - 2)
            : QRect();
    case QStyle::SC_SpinBoxEditField:
        return r.adjusted(2, 2, -(buttons > 0 ? buttons : 2), -2);
    default:
        return r;
    }
}

} // namespace

void HeldoutStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    switch (control) {
    case CC_ComboBox:
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            paintComboBox(*this, *painter, *combo, widget);
            return;
        }
        break;
    case CC_SpinBox:
        if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option)) {
            paintSpinBox(*this, *painter, *spin, widget);
            return;
        }
        break;
    case CC_Slider:
        if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            paintSlider(*this, *painter, *slider, widget);
            return;
        }
        break;
    case CC_ScrollBar:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            paintScrollBar(*this, *painter, *bar, widget);
            return;
        }
        break;
    case CC_ToolButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            const bool framed = kindOf(widget) == Kind::Normal && !button->state.testFlag(State_AutoRaise)
                && button->toolButtonStyle != Qt::ToolButtonIconOnly;
            const bool active = button->state & (State_MouseOver | State_Sunken | State_On | State_HasFocus);
            QStyleOptionToolButton panel = *button;
            panel.rect = button->rect;
            if (framed) {
                drawPrimitive(PE_PanelButtonTool, &panel, painter, widget);
            } else if (active) {
                const bool on = button->state & (State_Sunken | State_On);
                const bool usable = button->state.testFlag(State_Enabled);
                const Tokens& t = tokens();
                const QColor fill
                    = on ? t.selection : (button->state.testFlag(State_MouseOver) ? t.pointedAt : QColor());
                const bool focused = button->state.testFlag(State_HasFocus);
                paintBox(*painter, button->rect, metrics::kControlRadius, usable ? fill : QColor(),
                    focused ? t.accent : QColor(), metrics::kFocusWidth);
            }
            drawControl(CE_ToolButtonLabel, &panel, painter, widget);
            return;
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect HeldoutStyle::subControlRect(
    ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const
{
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            return visualRect(bar->direction, bar->rect, scrollBarPart(*bar, part));
    }
    if (control == CC_SpinBox) {
        if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option))
            return visualRect(spin->direction, spin->rect, spinBoxPart(*spin, part));
    }
    if (control == CC_ComboBox) {
        const QRect r = option->rect;
        const int arrow = metrics::scaled(28);
        switch (part) {
        case SC_ComboBoxArrow:
            return visualRect(option->direction, r, QRect(r.right() - arrow + 1, r.top(), arrow, r.height()));
        case SC_ComboBoxEditField:
            return visualRect(option->direction, r, r.adjusted(kFieldPadding, 1, -arrow, -1));
        case SC_ComboBoxListBoxPopup:
            return r.adjusted(0, 0, 0, 0);
        default:
            break;
        }
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect HeldoutStyle::subElementRect(
    SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    switch (element) {
    case SE_LineEditContents:
        if (isPartOfField(widget)) {
            const bool combo = qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()) == nullptr;
            return option->rect.adjusted(combo ? 0 : 6, 0, 0, 0);
        }
        return option->rect.adjusted(8, 1, -8, -1);
    case SE_PushButtonContents:
        return option->rect;
    case SE_CheckBoxFocusRect:
    case SE_RadioButtonFocusRect: {
        const SubElement words
            = element == SE_CheckBoxFocusRect ? SE_CheckBoxContents : SE_RadioButtonContents;
        const QRect rect = QProxyStyle::subElementRect(words, option, widget);
        return rect.adjusted(-3, 0, 0, 0) & option->rect;
    }
    case SE_ProgressBarGroove:
    case SE_ProgressBarContents:
    case SE_ProgressBarLabel:
        return option->rect;
    default:
        return QProxyStyle::subElementRect(element, option, widget);
    }
}

} // namespace heldout::ui
