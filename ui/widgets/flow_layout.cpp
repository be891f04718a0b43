// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace heldout::ui {

namespace {

bool takesPart(QLayoutItem* item)
{
    return item->spacerItem() != nullptr || !item->isEmpty();
}

int leastWidth(const QLayoutItem* item, int most)
{
    return std::min(item->minimumSize().width(), most);
}

} // namespace

FlowLayout::FlowLayout(QWidget* parent, int across, int down)
    : QLayout(parent)
    , m_across(across)
    , m_down(down)
{
}

FlowLayout::~FlowLayout()
{
    // A layout among the items takes itself out of this one as it goes.
    while (!m_items.isEmpty())
        delete m_items.takeLast();
}

void FlowLayout::addItem(QLayoutItem* item)
{
    if (QLayout* inner = item->layout())
        addChildLayout(inner);
    m_items.append(item);
    invalidate();
}

void FlowLayout::addStretch()
{
    addItem(new QSpacerItem(0, 0, QSizePolicy::Expanding, QSizePolicy::Minimum));
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    int parts = 0;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        size = QSize(
            size.width() + item->sizeHint().width(), std::max(size.height(), item->sizeHint().height()));
        ++parts;
    }
    const QMargins margins = contentsMargins();
    return size.grownBy(margins) + QSize(std::max(0, parts - 1) * m_across, 0);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool move) const
{
    const QMargins margins = contentsMargins();
    const QRect room = rect.marginsRemoved(margins);
    QList<QLayoutItem*> line;
    int used = 0;
    int height = 0;
    int y = room.top();
    bool pushed = false; // by a stretch of a line before
    const auto endLine = [&] {
        if (move)
            placeLine(line, QRect(room.left(), y, room.width(), height), height, pushed);
        const auto stretches = [](QLayoutItem* item) { return item->spacerItem() != nullptr; };
        pushed = pushed || std::ranges::any_of(line, stretches);
        y += height;
        line.clear();
        used = 0;
        height = 0;
    };
    for (QLayoutItem* item : m_items) {
        if (!takesPart(item))
            continue;
        const int width = item->spacerItem() != nullptr ? 0 : leastWidth(item, room.width());
        const int gap = used > 0 && width > 0 ? m_across : 0;
        if (used > 0 && used + gap + width > room.width()) {
            endLine();
            y += m_down;
        }
        used += (used > 0 && width > 0 ? m_across : 0) + width;
        height = std::max(height, item->spacerItem() != nullptr ? 0 : item->sizeHint().height());
        line.append(item);
    }
    // One line stands in the middle of a widget that is higher.
    if (y == room.top() && rect.height() > 0)
        height = std::max(height, room.height());
    endLine();
    return y - rect.top() + margins.bottom();
}

void FlowLayout::placeLine(const QList<QLayoutItem*>& line, const QRect& rect, int height, bool atEnd) const
{
    int free = rect.width();
    int stretches = 0;
    int parts = 0;
    int wishes = 0; // beyond what the parts need
    for (QLayoutItem* item : line) {
        if (item->spacerItem() != nullptr) {
            ++stretches;
            continue;
        }
        const int least = leastWidth(item, rect.width());
        free -= least + (parts > 0 ? m_across : 0);
        wishes += std::max(0, item->sizeHint().width() - least);
        ++parts;
    }
    const Qt::LayoutDirection direction
        = parentWidget() != nullptr ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = rect.left() + (atEnd && stretches == 0 ? std::max(0, free - wishes) : 0);
    bool first = true;
    for (QLayoutItem* item : line) {
        if (item->spacerItem() != nullptr) {
            x += std::max(0, free) / stretches;
            continue;
        }
        if (!first)
            x += m_across;
        first = false;
        const int least = leastWidth(item, rect.width());
        const int more = std::clamp(item->sizeHint().width() - least, 0, std::max(0, free));
        free -= more;
        const QSize size(least + more, std::min(height, item->sizeHint().height()));
        const QRect place(QPoint(x, rect.top() + (height - size.height()) / 2), size);
        item->setGeometry(QStyle::visualRect(direction, rect, place));
        x += size.width();
    }
}

} // namespace heldout::ui
