// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "pages/evaluate/evaluation_rows.h"

namespace heldout::ui {

/// By how many points the other systems shown are better than one of them, group by group: the difference,
/// its bounds, and how likely it is by chance.
class DifferencesModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setEvaluation(std::shared_ptr<const project::Evaluation> evaluation,
        const std::vector<std::size_t>& shown, std::size_t against);
    [[nodiscard]] const EvaluationRows& rows() const { return m_rows; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Difference
    {
        std::optional<double> points, low, high, p;
    };
    [[nodiscard]] Difference difference(int row, std::size_t other) const;

    EvaluationRows m_rows;
    std::size_t m_against = 0;
    std::vector<std::size_t> m_others;
};

} // namespace heldout::ui
