// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/differences_model.h"

#include "charts/number_words.h"
#include "pages/evaluate/evaluation_words.h"
#include "session/words.h"
#include "widgets/table_text.h"

namespace heldout::ui {

namespace {

constexpr int kColumnsPerSystem = 4;

QString pointsText(const std::optional<double>& share)
{
    return (share && *share > 0 ? QStringLiteral("+") : QString()) + percentText(share);
}

} // namespace

void DifferencesModel::setEvaluation(std::shared_ptr<const project::Evaluation> evaluation,
    const std::vector<std::size_t>& shown, std::size_t against)
{
    beginResetModel();
    setRows(std::move(evaluation));
    m_against = against;
    m_others.clear();
    for (const std::size_t system : shown)
        if (system != against)
            m_others.push_back(system);
    endResetModel();
}

int DifferencesModel::rowCount(const QModelIndex& parent) const
{
    return m_others.empty() ? 0 : RowsModel::rowCount(parent);
}

int DifferencesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_others.empty() ? 0
                                                : 1 + kColumnsPerSystem * static_cast<int>(m_others.size());
}

QVariant DifferencesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (index.column() == 0)
        return groupCell(index.row(), role);
    if (rows().at(index.row()).head)
        return {};
    const int at = index.column() - 1;
    const int part = at % kColumnsPerSystem;
    if (role == KindRole)
        return static_cast<int>(part == 0 ? CellKind::BoldNumber : CellKind::Number);
    if (role != Qt::DisplayRole && role != RawValueRole)
        return {};
    const auto found = evaluation().differenceOf(
        rows().at(index.row()).row, m_against, m_others[static_cast<std::size_t>(at / kColumnsPerSystem)]);
    if (!found)
        return role == Qt::DisplayRole ? QVariant(QStringLiteral("–")) : QVariant();
    if (part == 3)
        return role == Qt::DisplayRole ? QVariant(decimalWords(found->pValue, 4))
            : found->pValue            ? QVariant(*found->pValue)
                                       : QVariant();
    const std::optional<double> share = part == 0 ? std::optional(found->difference)
        : part == 1                               ? lowOf(found->bounds)
                                                  : highOf(found->bounds);
    return role == Qt::DisplayRole ? QVariant(pointsText(share)) : percentValue(share);
}

QVariant DifferencesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == 0 ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    if (section == 0)
        return role == Qt::DisplayRole ? QVariant(groupHead(evaluation())) : QVariant();
    const int at = section - 1;
    const QString other
        = fromUtf8(evaluation().systems[m_others[static_cast<std::size_t>(at / kColumnsPerSystem)]].name);
    if (role == Qt::ToolTipRole)
        return at % kColumnsPerSystem == 3
            ? tr("How likely a difference as large is by chance, by a paired bootstrap")
            //: Systems; points of percent
            : tr("%1 minus %2, in points").arg(other, fromUtf8(evaluation().systems[m_against].name));
    if (role != Qt::DisplayRole)
        return {};
    switch (at % kColumnsPerSystem) {
    case 0:
        return other;
    case 1:
        return tr("low");
    case 2:
        return tr("high");
    default:
        return tr("p");
    }
}

} // namespace heldout::ui
