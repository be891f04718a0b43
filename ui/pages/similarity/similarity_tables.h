// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <vector>

#include "project/types.h"

namespace heldout::ui {

/// Mean, spread and quartiles of the best-match scores, one row an n-gram size. Percent.
class SummaryModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// By size, ascending.
    void setRuns(const std::vector<project::ComparisonRun>& runs);
    [[nodiscard]] int rowOf(const project::NgramSizes& sizes) const; ///< -1 = none
    [[nodiscard]] project::NgramSizes sizesAt(int row) const; ///< of a row that is there

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        similarity::Options options;
        bool embeddings = false;
        leakage::Summary summary;
    };
    std::vector<Row> m_rows;
};

/// How many test items lie between the borders.
class IntervalsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Keeps the rows when there are as many as before.
    void setIntervals(const std::vector<leakage::Interval>& intervals, project::CompareUnit unit,
        similarity::Measure measure);
    [[nodiscard]] const std::vector<leakage::Interval>& intervals() const { return m_intervals; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<leakage::Interval> m_intervals;
    std::uint64_t m_total = 0;
    project::CompareUnit m_unit = project::CompareUnit::Text;
    similarity::Measure m_measure = similarity::Measure::Cosine;
};

} // namespace heldout::ui
