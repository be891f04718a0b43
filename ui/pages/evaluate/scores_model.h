// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "pages/evaluate/evaluation_rows.h"

namespace heldout::ui {

/// The metric by group and system, with its bounds: group, size, a column for each system shown.
class ScoresModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// `shown`: indexes of the systems with a column, ascending.
    void setEvaluation(std::shared_ptr<const project::Evaluation> evaluation, std::vector<std::size_t> shown);
    [[nodiscard]] const EvaluationRows& rows() const { return m_rows; }
    /// The system of a column; the first one shown for the columns before.
    [[nodiscard]] std::size_t systemAt(int column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    [[nodiscard]] QVariant scoreData(int row, std::size_t system, int role) const;

    EvaluationRows m_rows;
    std::vector<std::size_t> m_shown;
};

/// The same rows for copying and saving: group, second group, size, and value, low and high of each system.
class ScoresTextModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    explicit ScoresTextModel(const ScoresModel& shown, QObject* parent = nullptr);

    void setShown(std::vector<std::size_t> shown);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] bool crossed() const;
    [[nodiscard]] int firstScore() const { return crossed() ? 3 : 2; }

    const ScoresModel& m_model;
    std::vector<std::size_t> m_shown;
};

/// Of a group: its square of the ramp where the groups follow similarity, its title, its size with the sign
/// of small groups. For both tables.
[[nodiscard]] QVariant groupCell(const EvaluationRows& rows, int row, int role);
[[nodiscard]] QVariant countCell(std::optional<std::uint64_t> count, bool few, bool bold, int role);

} // namespace heldout::ui
