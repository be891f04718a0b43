// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/heldout_style.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSlider>
#include <QSplitter>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>
#include <QVariant>

#include <algorithm>

#include "style/heldout_style_p.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

QString kindText(Kind kind)
{
    switch (kind) {
    case Kind::Primary:
        return QStringLiteral("primary");
    case Kind::Quiet:
        return QStringLiteral("quiet");
    case Kind::Link:
        return QStringLiteral("link");
    case Kind::Icon:
        return QStringLiteral("icon");
    case Kind::Normal:
        break;
    }
    return {};
}

QSize buttonSize(const QStyleOption* option, const QWidget* widget)
{
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (button == nullptr)
        return {};
    const Kind kind = kindOf(widget);
    const QFontMetrics fm(kind == Kind::Primary ? bolder(widget->font()) : widget->font());
    const int icon = button->icon.isNull() ? 0 : metrics::scaled(metrics::kIcon);
    if (kind == Kind::Icon || (button->text.isEmpty() && icon > 0))
        return {metrics::control(), metrics::control()};
    int width = fm.size(Qt::TextShowMnemonic, button->text).width();
    if (icon > 0)
        width += icon + kButtonIconGap;
    if (button->features.testFlag(QStyleOptionButton::HasMenu))
        width += metrics::scaled(16);
    if (kind == Kind::Link)
        return {width + 2 * kLinkPadding, std::max(metrics::scaled(24), fm.height() + 4)};
    return {width + 2 * kButtonPadding, metrics::control()};
}

} // namespace

void setKind(QWidget* widget, Kind kind)
{
    widget->setProperty(kKindProperty, kindText(kind));
    if (qobject_cast<QAbstractButton*>(widget)) { // it keeps its size hint, but words of some kinds are bold
        QEvent change(QEvent::StyleChange);
        QCoreApplication::sendEvent(widget, &change);
    }
    widget->updateGeometry();
    const QWidget* parent = widget->parentWidget();
    if (parent != nullptr && parent->layout() != nullptr && widget->isVisible())
        parent->layout()->activate(); // else it is drawn once with its words cut
    widget->update();
}

void setWrong(QWidget* field, bool wrong)
{
    field->setProperty(kWrongProperty, wrong);
    field->update();
}

bool isWrong(const QWidget* field)
{
    return field != nullptr && field->property(kWrongProperty).toBool();
}

void setStopped(QProgressBar* bar, bool stopped)
{
    bar->setProperty(kKindProperty, stopped ? QStringLiteral("stopped") : QString());
    bar->update();
}

Kind kindOf(const QWidget* widget)
{
    const QString kind = widget != nullptr ? widget->property(kKindProperty).toString() : QString();
    if (kind == QLatin1String("primary"))
        return Kind::Primary;
    if (kind == QLatin1String("quiet"))
        return Kind::Quiet;
    if (kind == QLatin1String("link"))
        return Kind::Link;
    if (kind == QLatin1String("icon"))
        return Kind::Icon;
    return Kind::Normal;
}

bool isPartOfField(const QWidget* widget)
{
    const QWidget* parent = widget != nullptr ? widget->parentWidget() : nullptr;
    return qobject_cast<const QAbstractSpinBox*>(parent) != nullptr
        || qobject_cast<const QComboBox*>(parent) != nullptr;
}

QFont bolder(QFont font)
{
    font.setBold(true);
    return font;
}

FieldColors fieldColors(const QStyleOption* option, const QWidget* widget)
{
    const Tokens& t = tokens();
    if (!option->state.testFlag(QStyle::State_Enabled))
        return {t.sunken, t.hairline, 1.0};
    if (isWrong(widget))
        return {t.panel, t.errorText, 2.0};
    if (option->state.testFlag(QStyle::State_HasFocus))
        return {t.panel, t.accent, 2.0};
    return {t.panel, t.border, 1.0};
}

HeldoutStyle::HeldoutStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

void HeldoutStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget) != nullptr || qobject_cast<QComboBox*>(widget) != nullptr
        || qobject_cast<QAbstractSpinBox*>(widget) != nullptr || qobject_cast<QScrollBar*>(widget) != nullptr
        || qobject_cast<QSlider*>(widget) != nullptr || qobject_cast<QSplitterHandle*>(widget) != nullptr
        || qobject_cast<QHeaderView*>(widget) != nullptr)
        widget->setAttribute(Qt::WA_Hover);
    // A scroll bar is a handle on whatever lies beneath it.
    if (qobject_cast<QScrollBar*>(widget) != nullptr)
        widget->setAttribute(Qt::WA_OpaquePaintEvent, false);
    if (qobject_cast<QDialog*>(widget) != nullptr)
        widget->setAttribute(Qt::WA_StyledBackground);
    if (qobject_cast<QHeaderView*>(widget) != nullptr)
        setTextRole(widget, FontRole::Label, Ink::Text2);
}

void HeldoutStyle::unpolish(QWidget* widget)
{
    if (qobject_cast<QScrollBar*>(widget) != nullptr)
        widget->setAttribute(Qt::WA_OpaquePaintEvent);
    QProxyStyle::unpolish(widget);
}

void HeldoutStyle::polish(QPalette& palette)
{
    palette = paletteFor(tokens());
}

int HeldoutStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_DefaultFrameWidth:
        if (qobject_cast<const QMenu*>(widget) != nullptr)
            return 5;
        if (qobject_cast<const QAbstractScrollArea*>(widget) != nullptr
            || qobject_cast<const QLineEdit*>(widget) != nullptr)
            return 2;
        return 1;
    case PM_ComboBoxFrameWidth:
    case PM_SpinBoxFrameWidth:
        return 2;
    case PM_MenuPanelWidth:
        return 1;
    case PM_MenuHMargin:
    case PM_MenuVMargin:
        return 4;
    case PM_MenuBarPanelWidth:
    case PM_MenuBarVMargin:
    case PM_MenuBarItemSpacing:
        return 0;
    case PM_MenuBarHMargin:
        return 2;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return metrics::scaled(16);
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 6;
    case PM_ScrollBarExtent:
        return kScrollBarExtent;
    case PM_ScrollBarSliderMin:
        return 32;
    case PM_ScrollView_ScrollBarSpacing:
    case PM_ScrollView_ScrollBarOverlap:
        return 0;
    case PM_SliderThickness:
    case PM_SliderControlThickness:
        return metrics::scaled(24);
    case PM_SliderLength:
        return metrics::scaled(16);
    case PM_SplitterWidth:
        return metrics::kSplitter;
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
    case PM_ToolBarIconSize:
        return metrics::scaled(metrics::kIcon);
    case PM_ToolTipLabelFrameWidth:
        return 5;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return metrics::kControlGap;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return metrics::kPanelMargin;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_HeaderMarkSize:
        return metrics::scaled(12);
    case PM_HeaderMargin:
        return kCellPadding;
    case PM_FocusFrameHMargin:
        return 3;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize HeldoutStyle::sizeFromContents(
    ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    switch (type) {
    case CT_PushButton:
        if (widget != nullptr)
            return buttonSize(option, widget);
        break;
    case CT_ToolButton: {
        const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        if (button == nullptr || button->toolButtonStyle == Qt::ToolButtonIconOnly)
            return {metrics::control(), metrics::control()};
        return {size.width() + 2 * kButtonPadding, metrics::control()};
    }
    case CT_LineEdit:
        return {size.width() + 16, metrics::control()};
    case CT_ComboBox: {
        const int content = std::max(size.width(), 0);
        return {content + kFieldPadding + metrics::scaled(30), metrics::control()};
    }
    case CT_SpinBox:
        return {size.width() + 2, metrics::control()};
    case CT_CheckBox:
    case CT_RadioButton: {
        const QSize base = QProxyStyle::sizeFromContents(type, option, size, widget);
        return {base.width() + 4, std::max(base.height(), metrics::scaled(24))};
    }
    case CT_ProgressBar:
        return {size.width(), metrics::scaled(16)};
    case CT_HeaderSection: {
        const QSize base = QProxyStyle::sizeFromContents(type, option, size, widget);
        return {base.width() + kCellPadding, metrics::columnHead()};
    }
    case CT_ItemViewItem: {
        const QSize base = QProxyStyle::sizeFromContents(type, option, size, widget);
        return {base.width() + 8, std::max(base.height(), metrics::row())};
    }
    case CT_MenuBarItem:
        return {size.width() + 16, metrics::scaled(28)};
    case CT_MenuItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (item != nullptr && item->menuItemType == QStyleOptionMenuItem::Separator)
            return {size.width(), 9};
        const QSize base = QProxyStyle::sizeFromContents(type, option, size, widget);
        return {base.width() + kMenuIconColumn + 12, metrics::row()};
    }
    case CT_TabBarTab:
        return {size.width() + 24, metrics::control()};
    default:
        break;
    }
    return QProxyStyle::sizeFromContents(type, option, size, widget);
}

int HeldoutStyle::styleHint(
    StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_UnderlineShortcut:
    case SH_ComboBox_Popup:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ScrollBar_Transient:
    case SH_Widget_Animation_Duration:
        return 0;
    case SH_ToolTipLabel_Opacity:
        return 255;
    case SH_ToolTip_WakeUpDelay:
        return 600;
    case SH_DialogButtonLayout:
        return QDialogButtonBox::GnomeLayout;
    case SH_ItemView_ShowDecorationSelected:
    case SH_MenuBar_MouseTracking:
    case SH_Menu_MouseTracking:
    case SH_ComboBox_ListMouseTracking:
        return 1;
    case SH_Table_GridLineColor:
        return static_cast<int>(tokens().hairline.rgba());
    case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton | Qt::MiddleButton;
    case SH_ScrollView_FrameOnlyAroundContents:
        return 0;
    case SH_FormLayoutLabelAlignment:
        return Qt::AlignLeading;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

} // namespace heldout::ui
