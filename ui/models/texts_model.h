// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>
#include <QTimer>

#include <memory>
#include <vector>

#include "project/project.h"

namespace heldout::ui {

class JobRunner;

/// The texts of a split, read from the store a page at a time as they come into view. Memory: some thousand
/// rows, whatever the split holds. A row that is not there yet is empty.
class TextsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Id, Label, Document, Mentions, Text };

    explicit TextsModel(JobRunner& jobs, QObject* parent = nullptr);

    /// Shows a split; null shows nothing. One reset.
    void setSplit(std::shared_ptr<project::Project> project, const project::SplitInfo& split);
    void clear();
    [[nodiscard]] project::ObjectId split() const { return m_split; }
    [[nodiscard]] int columnOf(Column column) const; ///< -1 when the split has no such column

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void failed(const heldout::Error& error);

private:
    using Rows = std::vector<project::TextRow>;
    static constexpr int kPageRows = 128;
    static constexpr int kPagesKept = 48;
    static constexpr std::size_t kMostBytes = 600;

    [[nodiscard]] const project::TextRow* row(int number) const;
    void fetchWanted();
    void takePage(quint64 generation, int page, const Result<Rows>& rows);
    [[nodiscard]] QVariant display(const project::TextRow& row, Column column) const;
    [[nodiscard]] QVariant raw(const project::TextRow& row, Column column) const;

    JobRunner& m_jobs;
    std::shared_ptr<project::Project> m_project;
    project::ObjectId m_split = 0;
    int m_rows = 0;
    std::vector<Column> m_columns;
    QHash<int, Rows> m_pages;
    QList<int> m_pageOrder; // oldest first
    mutable QList<int> m_wanted; // newest last
    QSet<int> m_underway;
    mutable QTimer m_fetch;
    quint64 m_generation = 0;
};

} // namespace heldout::ui
