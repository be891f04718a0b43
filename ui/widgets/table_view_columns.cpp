// SPDX-License-Identifier: GPL-3.0-or-later
// Columns of small tables: as wide as their words, the room that is left shared.
#include <QHeaderView>

#include <algorithm>
#include <numeric>
#include <vector>

#include "style/heldout_style_p.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {

constexpr int kLeastWords = 88;

} // namespace

void TableView::setColumnsShared(bool shared)
{
    m_columnsShared = shared;
    horizontalHeader()->setSectionResizeMode(shared ? QHeaderView::Fixed : QHeaderView::Interactive);
    shareColumns();
}

int TableView::columnWidthFor(int column) const
{
    const QString head = model()->headerData(column, Qt::Horizontal).toString();
    const int headWidth = QFontMetrics(fonts::label()).horizontalAdvance(head) + 2 * kCellPadding + 1;
    return std::max({sizeHintForColumn(column), headWidth, horizontalHeader()->minimumSectionSize()});
}

/// What a column may lose without cutting a value: the bar beside a share gets shorter, the track beside an
/// interval goes at last, and its head gives way.
int TableView::roomOf(int column) const
{
    const QVariant kind = model()->index(0, column).data(KindRole);
    if (!kind.isValid())
        return 0;
    if (static_cast<CellKind>(kind.toInt()) == CellKind::ShareBar)
        return metrics::scaled(kShareTrack) - kShortestShareTrack;
    if (static_cast<CellKind>(kind.toInt()) == CellKind::Interval)
        return columnWidthFor(column) - CellDelegate::intervalWords() - 2 * kCellPadding - 1;
    return 0;
}

int TableView::columnsWidth() const
{
    int width = 0;
    for (int column = 0; model() != nullptr && column < horizontalHeader()->count(); ++column)
        width += columnWidthFor(column);
    return width;
}

void TableView::shareColumns()
{
    const int count = horizontalHeader()->count();
    if (!m_columnsShared || count == 0 || model() == nullptr)
        return;
    int free = viewport()->width() - columnsWidth();
    std::vector<int> widths;
    std::vector<int> rooms;
    for (int column = 0; column < count; ++column) {
        widths.push_back(columnWidthFor(column) + std::max(0, free) / count);
        rooms.push_back(free < 0 ? roomOf(column) : 0);
    }
    for (int column = 0, room = std::accumulate(rooms.begin(), rooms.end(), 0); column < count; ++column) {
        const auto at = static_cast<std::size_t>(column);
        if (room == 0 || free >= 0)
            break;
        const int loss = std::min(rooms[at], (-free * rooms[at] + room - 1) / room);
        room -= rooms[at];
        widths[at] -= loss;
        free += loss;
    }
    if (free < 0) {
        // Still too narrow: the widest gives way, so that no number is cut while words have room. What then
        // is left of its words can still be told apart; the rest is scrolled to.
        int& widest = *std::ranges::max_element(widths);
        widest = std::max(std::min(widest, metrics::scaled(kLeastWords)), widest + free);
    } else {
        widths.front() += free % count;
    }
    for (int column = 0; column < count; ++column)
        horizontalHeader()->resizeSection(column, widths[static_cast<std::size_t>(column)]);
}

void TableView::widenColumns()
{
    // Columns stay where they are while numbers change, unless one is cut.
    for (int column = 0; m_columnsShared && column < horizontalHeader()->count(); ++column) {
        if (columnWidthFor(column) > columnWidth(column)) {
            shareColumns();
            return;
        }
    }
}

} // namespace heldout::ui
