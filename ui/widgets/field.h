// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace heldout::ui {

/// A control under its label, with a place for the sentence when it is wrong. The label is the control's
/// buddy and accessible name.
class Field : public QWidget
{
    Q_OBJECT
public:
    Field(const QString& label, QWidget* control, QWidget* parent = nullptr);

    [[nodiscard]] QWidget* control() const { return m_control; }
    void setLabel(const QString& label);
    /// Red border and sentence; empty takes both away.
    void setProblem(const QString& sentence);
    [[nodiscard]] QString problem() const;

private:
    QLabel* m_label;
    QWidget* m_control;
    QLabel* m_problem;
};

} // namespace heldout::ui
