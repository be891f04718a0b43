// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page_head.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "style/heldout_style.h"
#include "style/icons.h"
#include "style/theme.h"
#include "widgets/elided_label.h"

namespace heldout::ui {

PageHead::PageHead(const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_title(makeLabel(title, FontRole::PageTitle, Ink::Text1, this))
    , m_subtitle(new ElidedLabel(QString(), this))
    , m_actions(new QHBoxLayout)
{
    setObjectName(QStringLiteral("pageHead"));
    setTextRole(m_subtitle, FontRole::Body, Ink::Text2);
    m_title->setObjectName(QStringLiteral("pageTitle"));
    m_subtitle->setObjectName(QStringLiteral("pageSubtitle"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metrics::kSpace12);
    row->addWidget(m_title);
    row->addWidget(m_subtitle, 1);
    m_actions->setSpacing(metrics::kControlGap);
    row->addLayout(m_actions);
    setLow(false);
}

void PageHead::setTitle(const QString& title)
{
    m_title->setText(title);
}

void PageHead::setSubtitle(const QString& subtitle)
{
    m_subtitle->setText(subtitle);
}

QString PageHead::title() const
{
    return m_title->text();
}

QString PageHead::subtitle() const
{
    return m_subtitle->text();
}

void PageHead::addWidget(QWidget* widget)
{
    m_actions->addWidget(widget);
}

QPushButton* PageHead::addButton(const QString& icon, const QString& text, bool primary)
{
    auto* button = new QPushButton(text, this);
    if (!icon.isEmpty())
        button->setIcon(heldout::ui::icon(icon));
    if (primary)
        setKind(button, Kind::Primary);
    addWidget(button);
    return button;
}

void PageHead::setLow(bool low)
{
    m_low = low;
    setFixedHeight(low ? metrics::pageHeadLow() : metrics::pageHead());
}

void PageHead::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setLow(m_low);
}

} // namespace heldout::ui
