// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QBoxLayout;
class QFrame;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace heldout::ui {

/// What a page shows before it has data: a line drawing of what will be here, what is missing, one sentence
/// of gain, a primary and a second button, the steps already done ticked, and a hint that files can be
/// dropped.
class EmptyState : public QWidget
{
    Q_OBJECT
public:
    enum class Drawing { None, Table, Histogram, Pairs, Points, Project };
    enum class StepState { Done, Next, Later };
    struct Step
    {
        StepState state = StepState::Later;
        QString text;
        QString detail;
        QString icon; ///< for Next; of style/icons.h
    };

    explicit EmptyState(QWidget* parent = nullptr);

    void setDrawing(Drawing drawing);
    void setTitle(const QString& title);
    void setSentence(const QString& sentence);
    /// Empty text hides the button.
    void setPrimary(const QString& text, const QString& icon = {});
    void setSecond(const QString& text, const QString& icon = {});
    void setSteps(const QList<Step>& steps);
    void setDropHint(const QString& hint);

    [[nodiscard]] QPushButton* primaryButton() const { return m_primary; }
    [[nodiscard]] QPushButton* secondButton() const { return m_second; }

Q_SIGNALS:
    void primaryTriggered();
    void secondTriggered();

private:
    class DrawingWidget;

    DrawingWidget* m_drawing;
    QLabel* m_title;
    QLabel* m_sentence;
    QPushButton* m_primary;
    QPushButton* m_second;
    QFrame* m_stepsFrame;
    QVBoxLayout* m_steps;
    QLabel* m_dropHint;
};

} // namespace heldout::ui
