// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "style/heldout_style.h"
#include "style/icons.h"
#include "style/theme.h"
#include "widgets/elided_label.h"

namespace heldout::ui {

Panel::Panel(const QString& title, QWidget* parent)
    : QFrame(parent)
    , m_head(new QWidget(this))
    , m_title(makeLabel(title, FontRole::PanelTitle, Ink::Text1, m_head))
    , m_suffix(new ElidedLabel(QString(), m_head))
    , m_tools(new QHBoxLayout)
    , m_content(new QVBoxLayout)
    , m_outer(new QVBoxLayout(this))
{
    setFrameShape(QFrame::StyledPanel);
    setLineWidth(1);
    setProperty(kKindProperty, QStringLiteral("panel"));
    setTextRole(m_suffix, FontRole::Label, Ink::Text3);
    auto* row = new QHBoxLayout(m_head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metrics::kControlGap);
    row->addWidget(m_title);
    row->addWidget(m_suffix, 1);
    m_tools->setSpacing(metrics::kControlGap);
    row->addLayout(m_tools);
    m_outer->setSpacing(metrics::kControlGap);
    m_outer->addWidget(m_head);
    m_outer->addLayout(m_content, 1);
    m_content->setContentsMargins(0, 0, 0, 0);
    m_content->setSpacing(metrics::kControlGap);
    setFlush(false);
    updateHead();
}

void Panel::setTitle(const QString& title)
{
    m_title->setText(title);
    updateHead();
}

void Panel::setSuffix(const QString& suffix)
{
    m_suffix->setText(suffix);
    updateHead();
}

QString Panel::title() const
{
    return m_title->text();
}

QString Panel::suffix() const
{
    return m_suffix->text();
}

void Panel::addTool(QWidget* widget)
{
    m_tools->addWidget(widget);
    updateHead();
}

QToolButton* Panel::addTool(const QString& icon, const QString& name)
{
    auto* button = new QToolButton(m_head);
    button->setIcon(heldout::ui::icon(icon));
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAutoRaise(true);
    addTool(button);
    return button;
}

void Panel::setFlush(bool flush)
{
    m_flush = flush;
    const int edge = metrics::kPanelMargin;
    const int top = metrics::kControlGap;
    if (flush) {
        m_outer->setContentsMargins(0, top, 0, 0);
        m_head->setContentsMargins(edge, 0, metrics::kControlGap, 0);
    } else {
        m_outer->setContentsMargins(edge, top, edge, edge);
        m_head->setContentsMargins(0, 0, 0, 0);
    }
}

void Panel::updateHead()
{
    m_head->setMinimumHeight(metrics::control());
    m_head->setVisible(!m_title->text().isEmpty() || !m_suffix->text().isEmpty() || m_tools->count() > 0);
    setAccessibleName(m_title->text());
}

void Panel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateHead();
}

} // namespace heldout::ui
