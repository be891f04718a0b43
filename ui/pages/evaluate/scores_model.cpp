// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/scores_model.h"

#include "pages/evaluate/evaluation_words.h"
#include "session/words.h"
#include "widgets/table_text.h"

namespace heldout::ui {

namespace {

constexpr int kFirstScore = 2;
constexpr int kTextsPerSystem = 3;

} // namespace

void ScoresModel::setEvaluation(
    std::shared_ptr<const project::Evaluation> evaluation, std::vector<std::size_t> shown)
{
    beginResetModel();
    setRows(std::move(evaluation));
    m_shown = std::move(shown);
    endResetModel();
}

std::size_t ScoresModel::systemAt(int column) const
{
    if (m_shown.empty())
        return 0;
    const int at = std::clamp(column - kFirstScore, 0, static_cast<int>(m_shown.size()) - 1);
    return m_shown[static_cast<std::size_t>(at)];
}

int ScoresModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || rows().evaluation() == nullptr
        ? 0
        : kFirstScore + static_cast<int>(m_shown.size());
}

QVariant ScoresModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (index.column() == 0)
        return groupCell(index.row(), role);
    if (rows().at(index.row()).head)
        return {};
    if (index.column() == 1) {
        const project::GroupRow& group = rows().group(index.row());
        if (role == Qt::ToolTipRole && group.few)
            return tr("Fewer than %1 items: read with care.").arg(project::kFewItems);
        return countCell(group.items, group.few, rows().isAll(index.row()), role);
    }
    return scoreData(index.row(), systemAt(index.column()), role);
}

QVariant ScoresModel::scoreData(int row, std::size_t system, int role) const
{
    const project::GroupRow& group = rows().group(row);
    if (system >= group.cells.size())
        return {};
    const project::Measured& measured = group.cells[system].of(evaluation().metric);
    switch (role) {
    case Qt::DisplayRole:
        return percentText(measured.value);
    case RawValueRole:
        return percentValue(measured.value);
    case KindRole:
        return static_cast<int>(CellKind::Interval);
    case SecondLineRole:
        return group.few ? QStringLiteral("–") : boundsText(measured.bounds);
    case MarkRole:
        return QVariant::fromValue(intervalMark(measured, system, group.few));
    case Qt::ToolTipRole:
        return tr("Open the items of this cell");
    case Qt::AccessibleTextRole:
        //: Name of a system, its score, the bounds: "Dictionary 97.3, 91–100"
        return tr("%1 %2, %3")
            .arg(fromUtf8(evaluation().systems[system].name), percentText(measured.value),
                boundsText(measured.bounds));
    default:
        return {};
    }
}

QVariant ScoresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || rows().evaluation() == nullptr)
        return {};
    const bool system = section >= kFirstScore;
    if (role == Qt::TextAlignmentRole)
        return section == 1 ? static_cast<int>(Qt::AlignTrailing | Qt::AlignVCenter)
                            : static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && system)
        return fromUtf8(evaluation().systems[systemAt(section)].name);
    if (role != Qt::DisplayRole)
        return {};
    if (section == 0)
        return groupHead(evaluation());
    return section == 1 ? itemsHead(evaluation()) : fromUtf8(evaluation().systems[systemAt(section)].name);
}

void ScoresTextModel::setEvaluation(
    std::shared_ptr<const project::Evaluation> evaluation, std::vector<std::size_t> shown)
{
    beginResetModel();
    setRows(std::move(evaluation));
    m_shown = std::move(shown);
    endResetModel();
}

bool ScoresTextModel::crossed() const
{
    return rows().evaluation() != nullptr && evaluation().crossed;
}

int ScoresTextModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : firstScore() + kTextsPerSystem * static_cast<int>(m_shown.size());
}

QVariant ScoresTextModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (rows().at(index.row()).head)
        return index.column() == 0 ? groupCell(index.row(), role) : QVariant();
    const project::GroupRow& group = rows().group(index.row());
    if (index.column() == 0)
        return role == KindRole ? QVariant(static_cast<int>(CellKind::Text))
            : role != Qt::DisplayRole && role != RawValueRole
            ? QVariant()
            : QVariant(rows().isAll(index.row()) ? allTitle(evaluation()) : groupTitle(evaluation(), group));
    if (crossed() && index.column() == 1)
        return role == Qt::DisplayRole || role == RawValueRole ? QVariant(phraseText(group.crossedTitle))
                                                               : QVariant();
    if (index.column() == firstScore() - 1)
        return countCell(group.items, false, false, role);
    if (role == KindRole)
        return static_cast<int>(CellKind::Number);
    const int at = index.column() - firstScore();
    const std::size_t system = m_shown[static_cast<std::size_t>(at / kTextsPerSystem)];
    if (system >= group.cells.size())
        return {};
    const project::Measured& measured = group.cells[system].of(evaluation().metric);
    const std::optional<double> value = at % kTextsPerSystem == 0 ? measured.value
        : at % kTextsPerSystem == 1                               ? lowOf(measured.bounds)
                                                                  : highOf(measured.bounds);
    if (role == RawValueRole)
        return percentValue(value);
    return role == Qt::DisplayRole ? QVariant(percentText(value)) : QVariant();
}

QVariant ScoresTextModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || rows().evaluation() == nullptr)
        return {};
    if (section == 0)
        return groupHead(evaluation());
    if (section == firstScore() - 1)
        return itemsHead(evaluation());
    if (section < firstScore())
        return evaluation().crossed ? groupingWord(evaluation().task, evaluation().crossed->by) : QString();
    const int at = section - firstScore();
    const QString name
        = fromUtf8(evaluation().systems[m_shown[static_cast<std::size_t>(at / kTextsPerSystem)]].name);
    const QString metric = metricWord(evaluation().metric);
    switch (at % kTextsPerSystem) {
    case 0:
        //: Heads of a saved table; %1 a system, %2 a metric
        return tr("%1, %2 (%)").arg(name, metric);
    case 1:
        return tr("%1, low (%)").arg(name);
    default:
        return tr("%1, high (%)").arg(name);
    }
}

} // namespace heldout::ui
