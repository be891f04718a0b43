// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/similarity/closest_pairs_model.h"

#include <QPoint>

#include <algorithm>

#include "charts/number_words.h"
#include "session/words.h"

namespace heldout::ui {

void ClosestPairsModel::setPairs(const std::vector<project::PairRow>& rows)
{
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

void ClosestPairsModel::setBorders(const std::vector<std::uint32_t>& borders)
{
    m_borders = borders;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int ClosestPairsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ClosestPairsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const project::PairRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return fromUtf8(row.testText);
    case Qt::AccessibleTextRole:
        //: score, then the text
        return tr("%1 %: %2").arg(decimalWords(row.score, 1), fromUtf8(row.testText));
    case ScoreRole:
        return row.score;
    case PosRole:
        return static_cast<qulonglong>(row.pos);
    case RampRole: {
        const auto interval = std::ranges::count_if(
            m_borders, [&row](std::uint32_t border) { return row.score * 1000 >= border; });
        return QPoint(static_cast<int>(interval), static_cast<int>(m_borders.size()) + 1);
    }
    default:
        return {};
    }
}

} // namespace heldout::ui
