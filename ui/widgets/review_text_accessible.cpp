// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review_text_accessible.h"

#include <QAccessibleWidget>

#include <algorithm>

#include "widgets/review_text_view.h"

namespace heldout::ui {

namespace {

/// The text as it is shown, in UTF-16 places of it.
class AccessibleReviewText : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit AccessibleReviewText(ReviewTextView* view)
        : QAccessibleWidget(view, QAccessible::EditableText)
    {
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        state.multiLine = true;
        state.selectableText = true;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? shown() : QAccessibleWidget::text(kind);
    }

    void selection(int index, int* first, int* last) const override
    {
        const bool has = index == 0 && view()->hasSelection();
        *first = has ? static_cast<int>(std::min(view()->anchor(), view()->caret())) : 0;
        *last = has ? static_cast<int>(std::max(view()->anchor(), view()->caret())) : 0;
    }
    int selectionCount() const override { return view()->hasSelection() ? 1 : 0; }
    void addSelection(int first, int last) override { view()->select(first, last); }
    void removeSelection(int) override { view()->select(view()->caret(), view()->caret()); }
    void setSelection(int index, int first, int last) override
    {
        if (index == 0)
            view()->select(first, last);
    }
    int cursorPosition() const override { return static_cast<int>(view()->caret()); }
    void setCursorPosition(int place) override { view()->select(place, place); }
    QString text(int first, int last) const override { return shown().mid(first, last - first); }
    int characterCount() const override { return static_cast<int>(shown().size()); }
    QRect characterRect(int place) const override
    {
        const auto rectangles = view()->rectanglesOf(place, place + 1);
        if (rectangles.isEmpty())
            return {};
        const QRect local = rectangles.first().toAlignedRect();
        return {view()->viewport()->mapToGlobal(local.topLeft()), local.size()};
    }
    int offsetAtPoint(const QPoint& point) const override
    {
        return static_cast<int>(view()->placeAt(view()->viewport()->mapFromGlobal(point)));
    }
    void scrollToSubstring(int first, int last) override { view()->select(first, last); }
    QString attributes(int place, int* first, int* last) const override
    {
        *first = 0;
        *last = characterCount();
        for (const auto& mark : view()->reviewText().marks) {
            if (place < mark.first) {
                *last = static_cast<int>(mark.first);
                return {};
            }
            if (place < mark.last) {
                *first = static_cast<int>(mark.first);
                *last = static_cast<int>(mark.last);
                return mark.kind == text::MarkKind::Shared ? QStringLiteral("text-underline-type:single")
                                                           : QStringLiteral("text-underline-style:dash");
            }
            *first = static_cast<int>(mark.last);
        }
        return {};
    }

private:
    ReviewTextView* view() const { return static_cast<ReviewTextView*>(widget()); }
    const QString& shown() const { return view()->reviewText().shown; }
};

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    if (auto* view = qobject_cast<ReviewTextView*>(object))
        return new AccessibleReviewText(view);
    return nullptr;
}

} // namespace

void installReviewTextAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed)
}

void announceReviewText(ReviewTextView* view)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleTextInsertEvent event(view, 0, view->reviewText().shown);
    QAccessible::updateAccessibility(&event);
}

void announceReviewSelection(ReviewTextView* view)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleTextSelectionEvent event(view, static_cast<int>(std::min(view->anchor(), view->caret())),
        static_cast<int>(std::max(view->anchor(), view->caret())));
    event.setCursorPosition(static_cast<int>(view->caret()));
    QAccessible::updateAccessibility(&event);
}

} // namespace heldout::ui
