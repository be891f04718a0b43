// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/field.h"

#include <QLabel>
#include <QVBoxLayout>

#include "style/heldout_style.h"
#include "style/theme.h"

namespace heldout::ui {

Field::Field(const QString& label, QWidget* control, QWidget* parent)
    : QWidget(parent)
    , m_label(makeLabel(label, FontRole::Label, Ink::Text2, this))
    , m_control(control)
    , m_problem(makeLabel(QString(), FontRole::Label, Ink::Error, this))
{
    m_label->setBuddy(control);
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kLabelGap);
    column->addWidget(m_label);
    column->addWidget(control);
    column->addWidget(m_problem);
    setFocusProxy(control);
    setLabel(label);
}

void Field::setLabel(const QString& label)
{
    m_label->setText(label);
    m_control->setAccessibleName(label);
}

void Field::setProblem(const QString& sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    // Of a control made of several, the one that is typed into.
    QWidget* edited = m_control->focusProxy() != nullptr ? m_control->focusProxy() : m_control;
    edited->setAccessibleDescription(sentence);
    setWrong(edited, !sentence.isEmpty());
}

QString Field::problem() const
{
    return m_problem->text();
}

} // namespace heldout::ui
