// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "style/heldout_style.h"
#include "style/icons.h"
#include "style/theme.h"
#include "widgets/elided_label.h"

namespace heldout::ui {

Panel::Panel(const QString& title, QWidget* parent)
    : QFrame(parent)
    , m_head(new QWidget(this))
    , m_title(new ElidedLabel(title, m_head))
    , m_suffix(new ElidedLabel(QString(), m_head))
    , m_headRow(new QBoxLayout(QBoxLayout::LeftToRight, m_head))
    , m_tools(new QHBoxLayout)
    , m_content(new QVBoxLayout)
    , m_outer(new QVBoxLayout(this))
{
    setFrameShape(QFrame::StyledPanel);
    setLineWidth(1);
    setProperty(kKindProperty, QStringLiteral("panel"));
    setTextRole(m_title, FontRole::PanelTitle);
    setTextRole(m_suffix, FontRole::Label, Ink::Text3);
    auto* words = new QHBoxLayout;
    words->setSpacing(metrics::kControlGap);
    words->addWidget(m_title);
    words->addWidget(m_suffix, 1);
    m_tools->setSpacing(metrics::kControlGap);
    m_headRow->setContentsMargins(0, 0, 0, 0);
    m_headRow->setSpacing(metrics::kControlGap);
    m_headRow->addLayout(words, 1);
    m_headRow->addLayout(m_tools);
    m_head->installEventFilter(this);
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
        // The content leaves the border's line free, and its round corners below.
        m_outer->setContentsMargins(lineWidth(), top, lineWidth(), metrics::kSpace4);
        const bool mirrored = isRightToLeft();
        m_head->setContentsMargins(
            mirrored ? metrics::kControlGap : edge, 0, mirrored ? edge : metrics::kControlGap, 0);
    } else {
        m_outer->setContentsMargins(edge, top, edge, edge);
        m_head->setContentsMargins(0, 0, 0, 0);
    }
}

void Panel::updateHead()
{
    m_head->setVisible(!m_title->text().isEmpty() || !m_suffix->text().isEmpty() || m_tools->count() > 0);
    m_suffix->setVisible(!m_suffix->text().isEmpty());
    setAccessibleName(m_title->text());
    arrangeHead();
}

int Panel::titleWidth() const
{
    return m_title->sizeHint().width()
        + (m_suffix->text().isEmpty() ? 0 : metrics::kControlGap + m_suffix->minimumSizeHint().width());
}

int Panel::toolsWidth() const
{
    return m_tools->minimumSize().width();
}

void Panel::arrangeHead()
{
    const QMargins outside = m_outer->contentsMargins() + m_head->contentsMargins();
    const int room = width() - outside.left() - outside.right();
    const int tools = toolsWidth();
    const bool below = tools > 0 && titleWidth() + metrics::kControlGap + tools > room;
    // The suffix gives way before the title does.
    m_title->setMinimumWidth(std::clamp(m_title->sizeHint().width(), 0, std::max(0, room)));
    const auto direction = below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (direction != m_headRow->direction()) {
        m_headRow->setDirection(direction);
        m_headRow->setAlignment(m_tools, below ? Qt::AlignLeading : Qt::Alignment());
    }
    m_head->setMinimumHeight(below ? m_headRow->minimumSize().height() : metrics::control());
}

QSize Panel::minimumSizeHint() const
{
    const QMargins outside = m_outer->contentsMargins() + m_head->contentsMargins();
    const int head
        = std::max(m_title->minimumSizeHint().width(), toolsWidth()) + outside.left() + outside.right();
    const QSize content = m_content->minimumSize();
    const QMargins around = m_outer->contentsMargins();
    return {
        std::max(head, content.width() + around.left() + around.right()), QFrame::minimumSizeHint().height()};
}

void Panel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateHead();
    else if (event->type() == QEvent::LayoutDirectionChange)
        setFlush(m_flush);
}

void Panel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    arrangeHead();
}

bool Panel::eventFilter(QObject* watched, QEvent* event)
{
    // A tool got other words, came or went.
    if (watched == m_head && event->type() == QEvent::LayoutRequest)
        arrangeHead();
    return QFrame::eventFilter(watched, event);
}

} // namespace heldout::ui
