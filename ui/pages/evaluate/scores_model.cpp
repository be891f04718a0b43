// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/scores_model.h"

#include <QPoint>

#include "charts/number_words.h"
#include "pages/evaluate/evaluation_words.h"
#include "session/words.h"
#include "widgets/interval_mark.h"
#include "widgets/status_sign.h"
#include "widgets/table_text.h"

namespace heldout::ui {

namespace {

constexpr int kFirstScore = 2;
constexpr int kTextsPerSystem = 3;

} // namespace

QVariant groupCell(const EvaluationRows& rows, int row, int role)
{
    const project::Evaluation& evaluation = *rows.evaluation();
    const bool head = rows.at(row).head;
    const bool all = rows.isAll(row);
    switch (role) {
    case Qt::DisplayRole:
    case RawValueRole:
        if (all)
            return allTitle(evaluation);
        if (head || !evaluation.crossed)
            return groupTitle(evaluation, rows.group(row));
        return phraseText(rows.group(row).crossedTitle);
    case KindRole:
        if (head)
            return static_cast<int>(CellKind::GroupRow);
        if (all)
            return static_cast<int>(CellKind::BoldText);
        return static_cast<int>(
            bySimilarity(evaluation.group.by) && !evaluation.crossed ? CellKind::RampSwatch : CellKind::Text);
    case RampRole:
        return QPoint(static_cast<int>(rows.group(row).group), static_cast<int>(groupCount(evaluation)));
    default:
        return {};
    }
}

QVariant countCell(std::optional<std::uint64_t> count, bool few, bool bold, int role)
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

void ScoresModel::setEvaluation(
    std::shared_ptr<const project::Evaluation> evaluation, std::vector<std::size_t> shown)
{
    beginResetModel();
    m_rows = EvaluationRows(std::move(evaluation));
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

int ScoresModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows.count();
}

int ScoresModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_rows.evaluation() == nullptr
        ? 0
        : kFirstScore + static_cast<int>(m_shown.size());
}

Qt::ItemFlags ScoresModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return m_rows.at(index.row()).head ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QVariant ScoresModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (index.column() == 0)
        return groupCell(m_rows, index.row(), role);
    if (m_rows.at(index.row()).head)
        return {};
    if (index.column() == 1) {
        const project::GroupRow& group = m_rows.group(index.row());
        if (role == Qt::ToolTipRole && group.few)
            return tr("Fewer than %1 items: read with care.").arg(project::kFewItems);
        return countCell(group.items, group.few, m_rows.isAll(index.row()), role);
    }
    return scoreData(index.row(), systemAt(index.column()), role);
}

QVariant ScoresModel::scoreData(int row, std::size_t system, int role) const
{
    const project::Evaluation& evaluation = *m_rows.evaluation();
    const project::GroupRow& group = m_rows.group(row);
    if (system >= group.cells.size())
        return {};
    const project::Measured& measured = group.cells[system].of(evaluation.metric);
    switch (role) {
    case Qt::DisplayRole:
        return percentText(measured.value);
    case RawValueRole:
        return measured.value ? QVariant(*measured.value * 100) : QVariant();
    case KindRole:
        return static_cast<int>(CellKind::Interval);
    case SecondLineRole:
        return group.few ? QStringLiteral("–") : boundsText(measured.bounds);
    case MarkRole: {
        IntervalMark mark;
        mark.system = static_cast<int>(system);
        mark.value = measured.value;
        mark.hollow = group.few;
        if (measured.bounds) {
            mark.low = measured.bounds->low;
            mark.high = measured.bounds->high;
        }
        return QVariant::fromValue(mark);
    }
    case Qt::ToolTipRole:
        return tr("Open the items of this cell");
    case Qt::AccessibleTextRole:
        //: Name of a system, its score, the bounds: "Dictionary 97.3, 91–100"
        return tr("%1 %2, %3")
            .arg(fromUtf8(evaluation.systems[system].name), percentText(measured.value),
                boundsText(measured.bounds));
    default:
        return {};
    }
}

QVariant ScoresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || m_rows.evaluation() == nullptr)
        return {};
    const project::Evaluation& evaluation = *m_rows.evaluation();
    const bool system = section >= kFirstScore;
    if (role == Qt::TextAlignmentRole)
        return section == 1 ? static_cast<int>(Qt::AlignTrailing | Qt::AlignVCenter)
                            : static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && system)
        return fromUtf8(evaluation.systems[systemAt(section)].name);
    if (role != Qt::DisplayRole)
        return {};
    if (section == 0)
        return groupHead(evaluation);
    return section == 1 ? itemsHead(evaluation) : fromUtf8(evaluation.systems[systemAt(section)].name);
}

ScoresTextModel::ScoresTextModel(const ScoresModel& shown, QObject* parent)
    : QAbstractTableModel(parent)
    , m_model(shown)
{
    connect(&shown, &QAbstractItemModel::modelAboutToBeReset, this, [this] { beginResetModel(); });
    connect(&shown, &QAbstractItemModel::modelReset, this, [this] { endResetModel(); });
}

void ScoresTextModel::setShown(std::vector<std::size_t> shown)
{
    beginResetModel();
    m_shown = std::move(shown);
    endResetModel();
}

bool ScoresTextModel::crossed() const
{
    return m_model.rows().evaluation() != nullptr && m_model.rows().evaluation()->crossed;
}

int ScoresTextModel::rowCount(const QModelIndex& parent) const
{
    return m_model.rowCount(parent);
}

int ScoresTextModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : firstScore() + kTextsPerSystem * static_cast<int>(m_shown.size());
}

QVariant ScoresTextModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const EvaluationRows& rows = m_model.rows();
    if (rows.at(index.row()).head)
        return index.column() == 0 ? groupCell(rows, index.row(), role) : QVariant();
    const project::GroupRow& group = rows.group(index.row());
    if (index.column() == 0)
        return role == KindRole ? QVariant(static_cast<int>(CellKind::Text))
            : role != Qt::DisplayRole && role != RawValueRole
            ? QVariant()
            : QVariant(rows.isAll(index.row()) ? allTitle(*rows.evaluation())
                                               : groupTitle(*rows.evaluation(), group));
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
    const project::Measured& measured = group.cells[system].of(rows.evaluation()->metric);
    std::optional<double> value = measured.value;
    if (at % kTextsPerSystem != 0)
        value = !measured.bounds
            ? std::nullopt
            : std::optional(at % kTextsPerSystem == 1 ? measured.bounds->low : measured.bounds->high);
    if (role == RawValueRole)
        return value ? QVariant(*value * 100) : QVariant();
    return role == Qt::DisplayRole ? QVariant(percentText(value)) : QVariant();
}

QVariant ScoresTextModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || m_model.rows().evaluation() == nullptr)
        return {};
    const project::Evaluation& evaluation = *m_model.rows().evaluation();
    if (section == 0)
        return groupHead(evaluation);
    if (section == firstScore() - 1)
        return itemsHead(evaluation);
    if (section < firstScore())
        return evaluation.crossed ? groupingWord(evaluation.crossed->by) : QString();
    const int at = section - firstScore();
    const QString name
        = fromUtf8(evaluation.systems[m_shown[static_cast<std::size_t>(at / kTextsPerSystem)]].name);
    const QString metric = metricWord(evaluation.metric);
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
