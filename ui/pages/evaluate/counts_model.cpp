// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/counts_model.h"

#include "pages/evaluate/evaluate_choice.h"
#include "pages/evaluate/evaluation_words.h"
#include "session/words.h"
#include "widgets/table_text.h"

namespace heldout::ui {

namespace {

using project::Metric;

QVariant halvesCell(std::optional<double> count, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return halvesText(count);
    case RawValueRole:
        return count ? QVariant(*count) : QVariant();
    case KindRole:
        return static_cast<int>(CellKind::Number);
    default:
        return {};
    }
}

} // namespace

std::optional<Metric> CountsModel::metricOf(Column column)
{
    switch (column) {
    case Column::Precision:
        return Metric::Precision;
    case Column::Recall:
        return Metric::Recall;
    case Column::F1:
        return Metric::F1;
    case Column::Accuracy:
        return Metric::Accuracy;
    case Column::Mcc:
        return Metric::Mcc;
    default:
        return std::nullopt;
    }
}

void CountsModel::setEvaluation(std::shared_ptr<const project::Evaluation> evaluation, std::size_t system)
{
    beginResetModel();
    setRows(std::move(evaluation));
    m_system = system;
    m_columns.clear();
    if (const project::Evaluation* shown = rows().evaluation()) {
        if (shown->task == project::Task::Classification)
            m_columns = {Column::Group, Column::Items, Column::Right, Column::WrongItems, Column::Precision,
                Column::Recall, Column::F1, Column::Accuracy, Column::Mcc};
        else if (shown->mentionsGrouped)
            m_columns = {Column::Group, Column::Gold, Column::Found, Column::Missed, Column::Recall};
        else
            m_columns = {Column::Group, Column::Gold, Column::Found, Column::Wrong, Column::Missed,
                Column::Precision, Column::Recall, Column::F1};
    }
    endResetModel();
}

int CountsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant CountsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (index.column() == 0)
        return groupCell(index.row(), role);
    if (rows().at(index.row()).head || m_system >= rows().group(index.row()).cells.size())
        return {};
    const Column column = m_columns[static_cast<std::size_t>(index.column())];
    if (const auto metric = metricOf(column))
        return ratioData(rows().group(index.row()).cells[m_system].of(*metric), *metric, role);
    return countData(column, index.row(), role);
}

QVariant CountsModel::countData(Column column, int row, int role) const
{
    const project::GroupRow& group = rows().group(row);
    const project::ScoreCell& cell = group.cells[m_system];
    const bool bold = rows().isAll(row);
    switch (column) {
    case Column::Items:
        return countCell(group.items, group.few, bold, role);
    case Column::Gold:
        return countCell(group.gold, group.few, bold, role);
    case Column::Right:
        return countCell(cell.correct, false, false, role);
    case Column::WrongItems:
        return countCell(group.items - std::min(group.items, cell.correct), false, false, role);
    case Column::Found:
        return halvesCell(cell.tp, role);
    case Column::Wrong:
        return halvesCell(cell.fp, role);
    case Column::Missed:
        return halvesCell(cell.fn, role);
    default:
        return {};
    }
}

QVariant CountsModel::ratioData(const project::Measured& measured, Metric metric, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return percentText(measured.value);
    case RawValueRole:
        return percentValue(measured.value);
    case KindRole:
        return static_cast<int>(metric == evaluation().metric ? CellKind::BoldNumber : CellKind::Number);
    case Qt::ToolTipRole:
        return measured.bounds ? QVariant(boundsText(measured.bounds)) : QVariant();
    default:
        return {};
    }
}

QVariant CountsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == 0 ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    const Column column = m_columns[static_cast<std::size_t>(section)];
    if (role == Qt::ToolTipRole) {
        if (column == Column::Found)
            return tr("True positives");
        if (column == Column::Wrong)
            return tr("False positives");
        if (column == Column::Missed)
            return tr("False negatives");
        if (column == Column::Mcc)
            return metricWord(Metric::Mcc);
        return {};
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Column::Group:
        return groupHead(evaluation());
    case Column::Items:
        return itemsHead(evaluation());
    case Column::Gold:
        return evaluation().task == project::Task::Relations ? tr("Gold relations")
            : project::isMentions(evaluation().task)         ? tr("Gold mentions")
                                                             : tr("Gold labels");
    case Column::Right:
        return tr("Right");
    case Column::Found:
        return tr("Found");
    case Column::WrongItems:
    case Column::Wrong:
        return tr("Wrong");
    case Column::Missed:
        return tr("Missed");
    case Column::Precision:
        return tr("Precision (%)");
    case Column::Recall:
        return tr("Recall (%)");
    case Column::F1:
        return tr("F1 (%)");
    case Column::Accuracy:
        return tr("Accuracy (%)");
    case Column::Mcc:
        return tr("MCC (%)");
    }
    return {};
}

} // namespace heldout::ui
