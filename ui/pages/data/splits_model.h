// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <vector>

#include "project/types.h"
#include "widgets/status_sign.h"

namespace heldout::ui {

/// What there is to say of a split's import, in a few words.
struct SplitState
{
    Sign sign = Sign::Done;
    QString text;
};
/// `documentsElsewhere` = another split of the data set has document ids.
[[nodiscard]] SplitState splitState(const project::SplitInfo& split, bool documentsElsewhere);

/// Data sets as group rows over their splits.
class SplitsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Split, Texts, Documents, Mentions, Format, State, ColumnCount };

    explicit SplitsModel(QObject* parent = nullptr);
    void setDatasets(const std::vector<project::DatasetInfo>& datasets);

    /// Null for a group row or a row that is not there.
    [[nodiscard]] const project::SplitInfo* splitAt(int row) const;
    /// Null for a row that is not there.
    [[nodiscard]] const project::DatasetInfo* datasetAt(int row) const;
    [[nodiscard]] int rowOf(project::ObjectId split) const; ///< -1 when it is not there

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row
    {
        std::size_t dataset = 0;
        int split = -1; ///< -1 = the group row
    };
    [[nodiscard]] QVariant splitData(const Row& row, int column, int role) const;

    std::vector<project::DatasetInfo> m_datasets;
    std::vector<Row> m_rows;
};

} // namespace heldout::ui
