// SPDX-License-Identifier: GPL-3.0-or-later
// Columns of small tables: as wide as their words, the room that is left shared.
#include <QHeaderView>

#include <algorithm>
#include <vector>

#include "style/heldout_style_p.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/table_view.h"

namespace heldout::ui {

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

/// What a column may lose without cutting a word: the bar beside a share gets shorter.
int TableView::shareBarRoom(int column) const
{
    const QVariant kind = model()->index(0, column).data(KindRole);
    return kind.isValid() && static_cast<CellKind>(kind.toInt()) == CellKind::ShareBar
        ? metrics::scaled(kShareTrack) - kShortestShareTrack
        : 0;
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
    for (int column = 0; column < count; ++column) {
        widths.push_back(columnWidthFor(column) + std::max(0, free) / count);
        const int loss = std::min(std::max(0, -free), shareBarRoom(column));
        widths.back() -= loss;
        free += loss;
    }
    if (free < 0) {
        // Still too narrow: the widest gives way, so that no number is cut while words have room.
        int& widest = *std::ranges::max_element(widths);
        widest = std::max(horizontalHeader()->minimumSectionSize(), widest + free);
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
