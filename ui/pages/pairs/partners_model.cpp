// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/pairs/partners_model.h"

#include <utility>

#include "pages/pairs/pair_words.h"
#include "session/ngram_words.h"
#include "session/words.h"
#include "widgets/table_text.h"

namespace heldout::ui {

void PartnersModel::setPartners(
    std::vector<project::OtherPartner> partners, const project::ComparisonRun& run)
{
    beginResetModel();
    m_partners = std::move(partners);
    const bool usual = !ofEmbeddings(run) && run.options.unit == similarity::GramUnit::Words
        && run.options.longestN() == run.options.n;
    m_method = usual ? ngramTitle(run.options) : tr("Score");
    m_methodTip = withMethod(methodTitle(run), run.options);
    endResetModel();
}

const project::OtherPartner* PartnersModel::partner(int row) const
{
    return row >= 0 && row < rowCount() ? &m_partners[static_cast<std::size_t>(row)] : nullptr;
}

int PartnersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_partners.size());
}

int PartnersModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant PartnersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto& row = m_partners[static_cast<std::size_t>(index.row())];
    if (role == KindRole && index.column() == ScoreColumn)
        return static_cast<int>(CellKind::BoldNumber);
    if (role == Qt::ToolTipRole && index.column() == TextColumn)
        return fromUtf8(row.trainText);
    if (role != Qt::DisplayRole && role != RawValueRole)
        return {};
    switch (index.column()) {
    case ScoreColumn:
        return role == RawValueRole ? QVariant(row.score) : QVariant(scoreText(row.score));
    case KeyColumn:
        return fromUtf8(row.trainKey);
    case TextColumn:
        return role == RawValueRole ? fromUtf8(row.trainText) : fromUtf8(row.trainText).simplified();
    default:
        return {};
    }
}

QVariant PartnersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == KindRole && section == ScoreColumn)
        return static_cast<int>(CellKind::BoldNumber);
    if (role == Qt::ToolTipRole && section == ScoreColumn)
        return m_methodTip;
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ScoreColumn: // as narrow as its numbers: the longer names do not fit
        return m_method;
    case KeyColumn:
        return tr("Id");
    case TextColumn:
        return tr("Sentence");
    default:
        return {};
    }
}

} // namespace heldout::ui
