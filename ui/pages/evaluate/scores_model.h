// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/evaluate/rows_model.h"

namespace heldout::ui {

/// The metric by group and system, with its bounds: group, size, a column for each system shown.
class ScoresModel : public RowsModel
{
    Q_OBJECT
public:
    using RowsModel::RowsModel;

    /// `shown`: indexes of the systems with a column, ascending.
    void setEvaluation(std::shared_ptr<const project::Evaluation> evaluation, std::vector<std::size_t> shown);
    /// The system of a column; the first one shown for the columns before.
    [[nodiscard]] std::size_t systemAt(int column) const;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QVariant scoreData(int row, std::size_t system, int role) const;

    std::vector<std::size_t> m_shown;
};

/// The same rows for copying and saving: group, second group, size, and value, low and high of each system.
class ScoresTextModel : public RowsModel
{
    Q_OBJECT
public:
    using RowsModel::RowsModel;

    void setEvaluation(std::shared_ptr<const project::Evaluation> evaluation, std::vector<std::size_t> shown);

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] bool crossed() const;
    [[nodiscard]] int firstScore() const { return crossed() ? 3 : 2; }

    std::vector<std::size_t> m_shown;
};

} // namespace heldout::ui
