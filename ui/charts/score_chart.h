// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "charts/score_content.h"

namespace heldout::ui {

/// Scores by group, or against similarity. Pointing at a group points it out, a click or Left and Right
/// choose it; Enter or a double click opens it. The numbers stand in the table beside it.
class ScoreChart : public QWidget
{
    Q_OBJECT
public:
    explicit ScoreChart(QWidget* parent = nullptr);

    void setContent(ScoreContent content);
    [[nodiscard]] const ScoreContent& content() const { return m_content; }
    void setShape(ScoreShape shape);
    [[nodiscard]] ScoreShape shape() const { return m_shape; }
    /// The group chosen; -1 = none. Without a signal.
    void setChosen(int group);
    [[nodiscard]] int chosen() const { return m_chosen; }
    /// The group pointed out: the one below the pointer, else the one chosen.
    [[nodiscard]] int active() const { return m_below >= 0 ? m_below : m_chosen; }
    /// Text 3 while something else is being read.
    void setDimmed(bool dimmed);
    /// Where a group stands, for pointing at it.
    [[nodiscard]] QRect groupRect(int group) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void activeChanged(int group);
    void groupChosen(int group); ///< by a click or a key
    void activated(int group);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] int groupAt(QPoint position) const;
    void point(int group);
    void choose(int group);
    void describe();

    ScoreContent m_content;
    ScoreShape m_shape = ScoreShape::Points;
    int m_chosen = -1;
    int m_below = -1; ///< the pointer
    bool m_dimmed = false;
};

} // namespace heldout::ui
