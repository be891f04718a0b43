// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsObject>

namespace heldout::ui {

/// The handle of one interval border at the top of a histogram. Takes focus; says where it is asked to go and
/// leaves the deciding to its view.
class BorderGrip : public QGraphicsObject
{
    Q_OBJECT
public:
    enum class Move { OneDown, OneUp, FiveDown, FiveUp, First, Last };
    Q_ENUM(Move)

    BorderGrip(int index, QGraphicsItem* parent);

    [[nodiscard]] int index() const { return m_index; }
    /// Where its border stands and may go, in percent.
    struct Range
    {
        double value = 0;
        double lowest = 0;
        double highest = 0;
    };
    void setRange(const Range& range);
    [[nodiscard]] const Range& range() const { return m_range; }
    /// What assistive technology calls it: "Border 2 of 3".
    void setName(const QString& name);
    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] bool isDragged() const { return m_dragged; }
    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

Q_SIGNALS:
    void moveAsked(heldout::ui::BorderGrip::Move move);
    void valueAsked(double percent); ///< by assistive technology
    void rangeChanged();
    void dragStarted();
    /// Where the pointer wants the middle of the grip, in the chart's coordinates; `fine` = Shift is down.
    void dragged(double x, bool fine);
    void dragEnded(bool kept);
    void focusChanged();

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void endDrag(bool keep);

    int m_index;
    Range m_range;
    QString m_name;
    bool m_pressed = false;
    bool m_dragged = false;
    double m_pressedAt = 0; // in the scene
    double m_offset = 0; // pointer to middle
};

} // namespace heldout::ui
