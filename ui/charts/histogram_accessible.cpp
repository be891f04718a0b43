// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/histogram_accessible.h"

#include <QAccessibleObject>
#include <QAccessibleWidget>
#include <QGraphicsScene>
#include <QLocale>

#include "charts/border_grip.h"
#include "charts/histogram_view.h"

namespace heldout::ui {

namespace {

HistogramView* viewOf(const BorderGrip& grip)
{
    const QGraphicsScene* scene = grip.scene();
    return scene == nullptr ? nullptr : qobject_cast<HistogramView*>(scene->parent());
}

/// One border: a slider in percent.
class AccessibleBorder : public QAccessibleObject,
                         public QAccessibleValueInterface,
                         public QAccessibleActionInterface
{
public:
    explicit AccessibleBorder(BorderGrip* grip)
        : QAccessibleObject(grip)
    {
    }

    QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(viewOf(*grip()));
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Slider; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = grip()->hasFocus();
        state.invisible = !grip()->isVisible();
        return state;
    }
    QRect rect() const override
    {
        const HistogramView* view = viewOf(*grip());
        if (view == nullptr)
            return {};
        const QRect local = view->mapFromScene(grip()->sceneBoundingRect()).boundingRect();
        return {view->viewport()->mapToGlobal(local.topLeft()), local.size()};
    }
    QString text(QAccessible::Text kind) const override
    {
        switch (kind) {
        case QAccessible::Name:
            return grip()->name();
        case QAccessible::Value:
            return HistogramView::tr("%1 %").arg(QLocale().toString(grip()->range().value));
        default:
            return {};
        }
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface*>(this);
        return nullptr;
    }

    QVariant currentValue() const override { return grip()->range().value; }
    void setCurrentValue(const QVariant& value) override { Q_EMIT grip()->valueAsked(value.toDouble()); }
    QVariant minimumValue() const override { return grip()->range().lowest; }
    QVariant maximumValue() const override { return grip()->range().highest; }
    QVariant minimumStepSize() const override { return 1.0; }

    QStringList actionNames() const override
    {
        return {increaseAction(), decreaseAction(), setFocusAction()};
    }
    void doAction(const QString& action) override
    {
        if (action == increaseAction())
            Q_EMIT grip()->moveAsked(BorderGrip::Move::OneUp);
        else if (action == decreaseAction())
            Q_EMIT grip()->moveAsked(BorderGrip::Move::OneDown);
        else if (action == setFocusAction())
            grip()->setFocus();
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    BorderGrip* grip() const { return static_cast<BorderGrip*>(object()); }
};

/// The plot; its borders are its children.
class AccessibleHistogram : public QAccessibleWidget
{
public:
    explicit AccessibleHistogram(HistogramView* view)
        : QAccessibleWidget(view, QAccessible::Chart)
    {
    }

    int childCount() const override { return static_cast<int>(view()->intervals().size()) - 1; }
    QAccessibleInterface* child(int index) const override
    {
        return QAccessible::queryAccessibleInterface(view()->grip(index));
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* grip = child == nullptr ? nullptr : qobject_cast<BorderGrip*>(child->object());
        return grip == nullptr ? -1 : grip->index();
    }
    QAccessibleInterface* focusChild() const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (view()->grip(i)->hasFocus())
                return child(i);
        return QAccessibleWidget::focusChild();
    }

private:
    HistogramView* view() const { return static_cast<HistogramView*>(widget()); }
};

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    if (auto* grip = qobject_cast<BorderGrip*>(object))
        return new AccessibleBorder(grip);
    if (auto* view = qobject_cast<HistogramView*>(object))
        return new AccessibleHistogram(view);
    return nullptr;
}

} // namespace

void installHistogramAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed)
}

void announceBorder(BorderGrip* grip)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleValueChangeEvent event(grip, grip->range().value);
    QAccessible::updateAccessibility(&event);
}

void announceBorderFocus(BorderGrip* grip)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(grip, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

} // namespace heldout::ui
