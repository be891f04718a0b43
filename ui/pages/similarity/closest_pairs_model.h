// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

#include <vector>

#include "project/types.h"

namespace heldout::ui {

/// Score and text of pairs, nearest first.
class ClosestPairsModel : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    enum Role {
        ScoreRole = Qt::UserRole, ///< percent
        PosRole, ///< place in the run
        RampRole, ///< QPoint(index, count)
    };

    void setPairs(const std::vector<project::PairRow>& rows);
    void setBorders(const std::vector<std::uint32_t>& borders);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<project::PairRow> m_rows;
    std::vector<std::uint32_t> m_borders;
};

} // namespace heldout::ui
