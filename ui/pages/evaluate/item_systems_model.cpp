// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/item_systems_model.h"

#include <algorithm>

#include "charts/number_words.h"
#include "pages/evaluate/evaluate_choice.h"
#include "session/words.h"
#include "widgets/status_sign.h"
#include "widgets/table_text.h"

namespace heldout::ui {

namespace {

using OfSystem = project::EvaluatedItem::OfSystem;
using project::Outcome;

constexpr int kMentionColumns = 5;
constexpr int kLabelColumns = 4;

/// Of mentions or relations.
template <typename Marked>
std::uint64_t with(const std::vector<Marked>& all, std::initializer_list<Outcome> outcomes)
{
    return static_cast<std::uint64_t>(std::ranges::count_if(all, [outcomes](const auto& marked) {
        return std::ranges::find(outcomes, marked.outcome) != outcomes.end();
    }));
}

} // namespace

ItemSystemsModel::ItemSystemsModel(std::shared_ptr<const project::Evaluation> evaluation, QObject* parent)
    : QAbstractTableModel(parent)
    , m_evaluation(std::move(evaluation))
{
}

void ItemSystemsModel::setItem(const project::EvaluatedItem& item)
{
    beginResetModel();
    m_item = item;
    endResetModel();
}

bool ItemSystemsModel::ofMentions() const
{
    return project::isMentions(m_evaluation->task);
}

int ItemSystemsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_item ? 0 : static_cast<int>(m_item->systems.size());
}

int ItemSystemsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ofMentions() ? kMentionColumns : kLabelColumns;
}

QVariant ItemSystemsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const OfSystem& system = m_item->systems[row];
    if (index.column() == 0)
        return role == Qt::DisplayRole || role == RawValueRole
            ? QVariant(fromUtf8(m_evaluation->systems[row].name))
            : QVariant();
    if (index.column() == 1) {
        switch (role) {
        case Qt::DisplayRole:
        case RawValueRole:
            return !system.predicted ? tr("no prediction") : system.right ? tr("right") : tr("not right");
        case KindRole:
            return static_cast<int>(CellKind::State);
        case SignRole:
            return static_cast<int>(!system.predicted ? Sign::Undecided
                    : system.right                    ? Sign::Done
                                                      : Sign::Warning);
        default:
            return {};
        }
    }
    if (ofMentions())
        return countOf(system, index.column(), role);
    if (index.column() == 2) {
        return role == Qt::DisplayRole || role == RawValueRole
            ? QVariant(system.labels.empty() ? QStringLiteral("–") : labelsText(system.labels))
            : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        return decimalWords(system.score, 4);
    case RawValueRole:
        return system.score ? QVariant(*system.score) : QVariant();
    case KindRole:
        return static_cast<int>(CellKind::Number);
    default:
        return {};
    }
}

QVariant ItemSystemsModel::countOf(const OfSystem& system, int column, int role) const
{
    if (role == KindRole)
        return static_cast<int>(CellKind::Number);
    std::uint64_t count = 0;
    if (m_evaluation->task == project::Task::Relations)
        count = column == 2 ? with(system.goldRelations, {Outcome::Found})
            : column == 3   ? with(system.relations, {Outcome::Wrong})
                            : with(system.goldRelations, {Outcome::Missed});
    else if (column == 2)
        count = with(system.gold, {Outcome::Found, Outcome::Alternative, Outcome::Partly});
    else if (column == 3)
        count = with(system.mentions, {Outcome::Wrong});
    else
        count = with(system.gold, {Outcome::Missed});
    if (role == RawValueRole)
        return static_cast<qulonglong>(count);
    return role == Qt::DisplayRole ? QVariant(countText(count)) : QVariant();
}

QVariant ItemSystemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section == 0)
        return tr("System");
    if (section == 1)
        return tr("Result");
    if (ofMentions())
        return section == 2 ? tr("Found") : section == 3 ? tr("Wrong") : tr("Missed");
    return section == 2 ? tr("Predicted") : tr("Score");
}

} // namespace heldout::ui
