// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/evaluate/rows_model.h"

namespace heldout::ui {

/// What one system got by group: gold, found, wrong, missed and the ratios made of them; of one label an item
/// right, wrong and its ratios.
class CountsModel : public RowsModel
{
    Q_OBJECT
public:
    using RowsModel::RowsModel;

    void setEvaluation(std::shared_ptr<const project::Evaluation> evaluation, std::size_t system);

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    enum class Column {
        Group,
        Items,
        Gold,
        Right,
        WrongItems,
        Found,
        Wrong,
        Missed,
        Precision,
        Recall,
        F1,
        Accuracy,
        Mcc
    };

    [[nodiscard]] static std::optional<project::Metric> metricOf(Column column);
    [[nodiscard]] QVariant countData(Column column, int row, int role) const;
    [[nodiscard]] QVariant ratioData(
        const project::Measured& measured, project::Metric metric, int role) const;

    std::size_t m_system = 0;
    std::vector<Column> m_columns;
};

} // namespace heldout::ui
