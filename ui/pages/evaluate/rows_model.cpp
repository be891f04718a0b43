// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/rows_model.h"

#include <QPoint>

#include "pages/evaluate/evaluation_words.h"
#include "session/words.h"
#include "widgets/status_sign.h"
#include "widgets/table_text.h"

namespace heldout::ui {

void RowsModel::setRows(std::shared_ptr<const project::Evaluation> evaluation)
{
    m_rows = EvaluationRows(std::move(evaluation));
}

int RowsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows.count();
}

Qt::ItemFlags RowsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return m_rows.at(index.row()).head ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QVariant RowsModel::groupCell(int row, int role) const
{
    const bool head = m_rows.at(row).head;
    const bool all = m_rows.isAll(row);
    switch (role) {
    case Qt::DisplayRole:
    case RawValueRole:
        if (all)
            return allTitle(evaluation());
        if (head || !evaluation().crossed)
            return groupTitle(evaluation(), m_rows.group(row));
        return phraseText(m_rows.group(row).crossedTitle);
    case KindRole:
        if (head)
            return static_cast<int>(CellKind::GroupRow);
        if (all)
            return static_cast<int>(CellKind::BoldText);
        return static_cast<int>(project::needsSimilarity(evaluation().group.by) && !evaluation().crossed
                ? CellKind::RampSwatch
                : CellKind::Text);
    case RampRole:
        return QPoint(static_cast<int>(m_rows.group(row).group), static_cast<int>(groupCount(evaluation())));
    default:
        return {};
    }
}

QVariant RowsModel::countCell(std::optional<std::uint64_t> count, bool few, bool bold, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return count ? countText(*count) : QStringLiteral("–");
    case RawValueRole:
        return count ? QVariant(static_cast<qulonglong>(*count)) : QVariant();
    case KindRole:
        return static_cast<int>(bold ? CellKind::BoldNumber : CellKind::Number);
    case SignRole:
        return few ? QVariant(static_cast<int>(Sign::Warning)) : QVariant();
    default:
        return {};
    }
}

} // namespace heldout::ui
