// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/differences_model.h"

#include <algorithm>

#include "charts/number_words.h"
#include "pages/evaluate/evaluation_words.h"
#include "pages/evaluate/scores_model.h"
#include "session/words.h"
#include "widgets/table_text.h"

namespace heldout::ui {

namespace {

constexpr int kColumnsPerSystem = 4;

QString pointsText(const std::optional<double>& points)
{
    if (!points)
        return QStringLiteral("–");
    return (*points > 0 ? QStringLiteral("+") : QString()) + decimalWords(*points, 1);
}

} // namespace

void DifferencesModel::setEvaluation(std::shared_ptr<const project::Evaluation> evaluation,
    const std::vector<std::size_t>& shown, std::size_t against)
{
    beginResetModel();
    m_rows = EvaluationRows(std::move(evaluation));
    m_against = against;
    m_others.clear();
    for (const std::size_t system : shown)
        if (system != against)
            m_others.push_back(system);
    endResetModel();
}

int DifferencesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_others.empty() ? 0 : m_rows.count();
}

int DifferencesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_others.empty() ? 0
                                                : 1 + kColumnsPerSystem * static_cast<int>(m_others.size());
}

Qt::ItemFlags DifferencesModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return m_rows.at(index.row()).head ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

DifferencesModel::Difference DifferencesModel::difference(int row, std::size_t other) const
{
    const project::Evaluation& evaluation = *m_rows.evaluation();
    const std::size_t wanted = m_rows.isAll(row) ? evaluation.rows.size() : m_rows.at(row).row;
    for (const project::PairedDifference& one : evaluation.differences) {
        const bool same = one.a == m_against && one.b == other;
        const bool turned = one.a == other && one.b == m_against;
        if (one.row != wanted || (!same && !turned))
            continue;
        Difference difference;
        difference.points = one.difference * (turned ? -100 : 100);
        if (one.bounds) {
            difference.low = turned ? -100 * one.bounds->high : 100 * one.bounds->low;
            difference.high = turned ? -100 * one.bounds->low : 100 * one.bounds->high;
        }
        difference.p = one.pValue;
        return difference;
    }
    return {};
}

QVariant DifferencesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (index.column() == 0)
        return groupCell(m_rows, index.row(), role);
    if (m_rows.at(index.row()).head)
        return {};
    const int at = index.column() - 1;
    const int part = at % kColumnsPerSystem;
    if (role == KindRole)
        return static_cast<int>(part == 0 ? CellKind::BoldNumber : CellKind::Number);
    if (role != Qt::DisplayRole && role != RawValueRole)
        return {};
    const Difference found
        = difference(index.row(), m_others[static_cast<std::size_t>(at / kColumnsPerSystem)]);
    const std::optional<double> value = part == 0 ? found.points
        : part == 1                               ? found.low
        : part == 2                               ? found.high
                                                  : found.p;
    if (role == RawValueRole)
        return value ? QVariant(*value) : QVariant();
    if (part < 3)
        return pointsText(value);
    return value ? decimalWords(*value, 4) : QStringLiteral("–");
}

QVariant DifferencesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == 0 ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    const project::Evaluation& evaluation = *m_rows.evaluation();
    if (section == 0)
        return role == Qt::DisplayRole ? QVariant(groupHead(evaluation)) : QVariant();
    const int at = section - 1;
    const QString other
        = fromUtf8(evaluation.systems[m_others[static_cast<std::size_t>(at / kColumnsPerSystem)]].name);
    if (role == Qt::ToolTipRole)
        return at % kColumnsPerSystem == 3
            ? tr("How likely a difference as large is by chance, by a paired bootstrap")
            //: Systems; points of percent
            : tr("%1 minus %2, in points").arg(other, fromUtf8(evaluation.systems[m_against].name));
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
