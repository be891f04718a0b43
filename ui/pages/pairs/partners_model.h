// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <vector>

#include "project/types.h"

namespace heldout::ui {

/// Other training items close to a test item: score, id, text.
class PartnersModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { ScoreColumn, KeyColumn, TextColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// `run` names the score's column.
    void setPartners(std::vector<project::OtherPartner> partners, const project::ComparisonRun& run);
    [[nodiscard]] const project::OtherPartner* partner(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<project::OtherPartner> m_partners;
    QString m_method;
    QString m_methodTip;
};

} // namespace heldout::ui
