// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/data/splits_model.h"

#include <algorithm>

#include "session/words.h"
#include "widgets/table_text.h"

namespace heldout::ui {

namespace {

QString undefined()
{
    return QStringLiteral("–");
}

} // namespace

SplitState splitState(const project::SplitInfo& split, bool documentsElsewhere)
{
    std::uint64_t refused = 0;
    std::uint64_t repaired = 0;
    for (const formats::SourceReport& source : split.sources) {
        refused += source.refused;
        repaired += source.repaired;
    }
    if (refused > 0)
        return {Sign::Error, narrowGroups(SplitsModel::tr("%Ln row(s) refused", nullptr, pluralOf(refused)))};
    if (repaired > 0)
        return {
            Sign::Warning, narrowGroups(SplitsModel::tr("%Ln row(s) repaired", nullptr, pluralOf(repaired)))};
    if (split.documents == 0 && documentsElsewhere)
        return {Sign::Warning, SplitsModel::tr("No document ids")};
    if (split.notes > 0)
        return {Sign::Info, narrowGroups(SplitsModel::tr("%Ln note(s)", nullptr, pluralOf(split.notes)))};
    return {Sign::Done, SplitsModel::tr("Nothing to repair")};
}

SplitsModel::SplitsModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void SplitsModel::setDatasets(const std::vector<project::DatasetInfo>& datasets)
{
    beginResetModel();
    m_datasets = datasets;
    m_rows.clear();
    for (std::size_t i = 0; i < m_datasets.size(); ++i) {
        m_rows.push_back({i, -1});
        for (std::size_t k = 0; k < m_datasets[i].splits.size(); ++k)
            m_rows.push_back({i, static_cast<int>(k)});
    }
    endResetModel();
}

const project::SplitInfo* SplitsModel::splitAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return nullptr;
    const Row& place = m_rows[static_cast<std::size_t>(row)];
    return place.split < 0 ? nullptr
                           : &m_datasets[place.dataset].splits[static_cast<std::size_t>(place.split)];
}

const project::DatasetInfo* SplitsModel::datasetAt(int row) const
{
    return row < 0 || row >= rowCount() ? nullptr
                                        : &m_datasets[m_rows[static_cast<std::size_t>(row)].dataset];
}

int SplitsModel::rowOf(project::ObjectId split) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const project::SplitInfo* info = splitAt(row);
        if (info && info->id == split)
            return row;
    }
    return -1;
}

int SplitsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SplitsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant SplitsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (row.split >= 0)
        return splitData(row, index.column(), role);
    if (index.column() != 0)
        return {};
    if (role == KindRole)
        return static_cast<int>(CellKind::GroupRow);
    if (role == Qt::DisplayRole || role == RawValueRole)
        return fromUtf8(m_datasets[row.dataset].name);
    return {};
}

QVariant SplitsModel::splitData(const Row& row, int column, int role) const
{
    const project::DatasetInfo& dataset = m_datasets[row.dataset];
    const project::SplitInfo& split = dataset.splits[static_cast<std::size_t>(row.split)];
    const bool documentsElsewhere = std::ranges::any_of(
        dataset.splits, [](const project::SplitInfo& other) { return other.documents > 0; });
    const SplitState state = splitState(split, documentsElsewhere);
    if (role == KindRole) {
        if (column == Texts || column == Documents || column == Mentions)
            return static_cast<int>(CellKind::Number);
        return static_cast<int>(column == State ? CellKind::State : CellKind::Text);
    }
    if (role == SignRole && column == State)
        return static_cast<int>(state.sign);
    if (role == Qt::ToolTipRole && column == Split && !split.sources.empty())
        return fromUtf8(split.sources.front().path);
    const bool shown = role == Qt::DisplayRole;
    if (!shown && role != RawValueRole)
        return {};
    switch (column) {
    case Split:
        return shown ? QStringLiteral("   ") + fromUtf8(split.name) : fromUtf8(split.name);
    case Texts:
        return shown ? QVariant(countText(split.items)) : QVariant(static_cast<qulonglong>(split.items));
    case Documents:
        if (split.documents == 0)
            return shown ? QVariant(undefined()) : QVariant();
        return shown ? QVariant(countText(split.documents))
                     : QVariant(static_cast<qulonglong>(split.documents));
    case Mentions:
        if (!split.mentions)
            return shown ? QVariant(undefined()) : QVariant();
        return shown ? QVariant(countText(*split.mentions))
                     : QVariant(static_cast<qulonglong>(*split.mentions));
    case Format:
        return formatName(split.format);
    case State:
        return state.text;
    default:
        return {};
    }
}

QVariant SplitsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Split:
        return tr("Split");
    case Texts:
        return tr("Texts");
    case Documents:
        return tr("Documents");
    case Mentions:
        return tr("Mentions");
    case Format:
        return tr("Format");
    case State:
        return tr("State");
    default:
        return {};
    }
}

Qt::ItemFlags SplitsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return splitAt(index.row()) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemIsEnabled;
}

} // namespace heldout::ui
