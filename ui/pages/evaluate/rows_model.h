// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "pages/evaluate/evaluation_rows.h"

namespace heldout::ui {

/// A table by group: its rows, the cells that name them and their sizes. What stands beside them is added.
class RowsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] const EvaluationRows& rows() const { return m_rows; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

protected:
    /// Between beginResetModel() and endResetModel().
    void setRows(std::shared_ptr<const project::Evaluation> evaluation);
    [[nodiscard]] const project::Evaluation& evaluation() const { return *m_rows.evaluation(); }
    /// The title of a row, with its square of the ramp where the groups follow similarity.
    [[nodiscard]] QVariant groupCell(int row, int role) const;
    /// A size, with the sign of small groups.
    [[nodiscard]] static QVariant countCell(
        std::optional<std::uint64_t> count, bool few, bool bold, int role);

private:
    EvaluationRows m_rows;
};

} // namespace heldout::ui
