// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/border_grip.h"

#include <QCursor>
#include <QGraphicsSceneMouseEvent>
#include <QKeyEvent>
#include <QPainter>

#include <cmath>

#include "style/painting.h"
#include "style/tokens.h"

namespace heldout::ui {

namespace {

constexpr QRectF kBox(-5.5, -9, 11, 18);
constexpr QRectF kTarget(-12, -13, 24, 26); // what the pointer may hit; holds the focus ring
constexpr double kDragDistance = 2;

} // namespace

BorderGrip::BorderGrip(int index, QGraphicsItem* parent)
    : QGraphicsObject(parent)
    , m_index(index)
{
    setFlag(ItemIsFocusable);
    setCursor(Qt::SizeHorCursor);
    setAcceptedMouseButtons(Qt::LeftButton);
}

QRectF BorderGrip::boundingRect() const
{
    return kTarget;
}

void BorderGrip::setRange(const Range& range)
{
    const bool moved = range.value != m_range.value;
    m_range = range;
    if (moved)
        Q_EMIT rangeChanged();
}

void BorderGrip::setName(const QString& name)
{
    m_name = name;
}

void BorderGrip::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    const Tokens& colours = tokens();
    const bool active = hasFocus() || m_dragged;
    painter->setRenderHint(QPainter::Antialiasing);
    if (active) {
        paintBox(*painter, kBox.adjusted(-3, -3, 3, 3), 6, colours.panel, colours.accent, 2);
        paintBox(*painter, kBox, 3, colours.accent, {});
    } else {
        paintBox(*painter, kBox, 3, colours.panel, colours.text2);
    }
    painter->setRenderHint(QPainter::Antialiasing, false);
    const QColor ridge = active ? colours.panel : colours.text2;
    painter->fillRect(QRectF(-2, -4, 1, 8), ridge);
    painter->fillRect(QRectF(1, -4, 1, 8), ridge);
}

void BorderGrip::mousePressEvent(QGraphicsSceneMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    m_pressed = true;
    m_pressedAt = event->scenePos().x();
    m_offset = parentItem()->mapFromScene(event->scenePos()).x() - x();
    event->accept();
}

void BorderGrip::mouseMoveEvent(QGraphicsSceneMouseEvent* event)
{
    if (!m_pressed)
        return;
    if (!m_dragged) {
        if (std::abs(event->scenePos().x() - m_pressedAt) < kDragDistance)
            return;
        m_dragged = true;
        Q_EMIT dragStarted();
    }
    // By the scene: the grip itself moves under the pointer, and its own coordinates with it.
    Q_EMIT dragged(parentItem()->mapFromScene(event->scenePos()).x() - m_offset,
        event->modifiers().testFlag(Qt::ShiftModifier));
}

void BorderGrip::mouseReleaseEvent(QGraphicsSceneMouseEvent* /*event*/)
{
    endDrag(true);
}

void BorderGrip::endDrag(bool keep)
{
    m_pressed = false;
    if (!m_dragged)
        return;
    m_dragged = false;
    update();
    Q_EMIT dragEnded(keep);
}

void BorderGrip::keyPressEvent(QKeyEvent* event)
{
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        Q_EMIT moveAsked(shift ? Move::FiveDown : Move::OneDown);
        break;
    case Qt::Key_Right:
    case Qt::Key_Up:
        Q_EMIT moveAsked(shift ? Move::FiveUp : Move::OneUp);
        break;
    case Qt::Key_Home:
        Q_EMIT moveAsked(Move::First);
        break;
    case Qt::Key_End:
        Q_EMIT moveAsked(Move::Last);
        break;
    case Qt::Key_Escape:
        if (m_dragged) {
            endDrag(false);
            break;
        }
        [[fallthrough]];
    default:
        event->ignore();
        return;
    }
    event->accept();
}

void BorderGrip::focusInEvent(QFocusEvent* event)
{
    QGraphicsObject::focusInEvent(event);
    update();
    Q_EMIT focusChanged();
}

void BorderGrip::focusOutEvent(QFocusEvent* event)
{
    QGraphicsObject::focusOutEvent(event);
    endDrag(true);
    update();
    Q_EMIT focusChanged();
}

} // namespace heldout::ui
