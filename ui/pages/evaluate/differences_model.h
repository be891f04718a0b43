// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/evaluate/rows_model.h"

namespace heldout::ui {

/// By how many points the other systems shown are better than one of them, group by group: the difference,
/// its bounds, and how likely it is by chance.
class DifferencesModel : public RowsModel
{
    Q_OBJECT
public:
    using RowsModel::RowsModel;

    void setEvaluation(std::shared_ptr<const project::Evaluation> evaluation,
        const std::vector<std::size_t>& shown, std::size_t against);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::size_t m_against = 0;
    std::vector<std::size_t> m_others;
};

} // namespace heldout::ui
