// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QTimer>

#include <cstdint>
#include <list>
#include <memory>
#include <optional>
#include <vector>

#include "jobs/job_runner.h"
#include "project/project.h"

namespace heldout::ui {

/// The pairs of a comparison that pass a filter, closest first. Rows cost nothing until they are looked at:
/// pages of kPageRows are read by quiet jobs, the newest wish first, and kPages of them are kept. A row that
/// is not read yet has LoadedRole false and no text. The model outlives no JobRunner.
class PairsModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role : int {
        LoadedRole = Qt::UserRole, ///< bool
        PosRole, ///< quint64: place by score among all pairs of the comparison; known at once
        ScoreRole, ///< double, percent
        KeyRole, ///< id of the test item
        TextRole, ///< its text, cut, on one line
        TrainKeyRole, ///< id of the partner; empty without one
        FlagsRole, ///< uint, bits of PairRow::flags
    };
    static constexpr int kPageRows = 64;
    static constexpr int kPages = 24;
    static constexpr int kRunningReads = 2;
    static constexpr std::size_t kTextBytes = 320;

    explicit PairsModel(JobRunner& jobs, QObject* parent = nullptr);

    /// Shows other pairs: one reset. Reads that are on their way are dropped when they come.
    void setPairs(std::shared_ptr<project::Project> project, project::ObjectId run,
        project::Project::PairSelection selection);
    /// Shows none and lets go of the project.
    void clear();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// Place among all pairs; the row must exist.
    [[nodiscard]] std::uint64_t posOfRow(int row) const;
    /// The row of a place, or -1 when it is not among those shown.
    [[nodiscard]] int rowOfPos(std::uint64_t pos) const;
    /// The first row at or after a place; the last row when there is none; -1 without rows.
    [[nodiscard]] int rowNear(std::uint64_t pos) const;
    /// The row as read, or null.
    [[nodiscard]] const project::PairRow* pairAt(int row) const;

    [[nodiscard]] int pagesKept() const { return static_cast<int>(m_pages.size()); }

Q_SIGNALS:
    /// A page could not be read. Not for cancelled reads.
    void readFailed(const heldout::Error& error);

private:
    struct Page
    {
        int number = 0;
        std::vector<project::PairRow> rows;
    };

    void want(int page) const;
    void readWanted();
    void startRead(int page);
    void take(int page, std::vector<project::PairRow> rows);
    [[nodiscard]] std::uint64_t count() const { return m_selection ? m_selection->count : 0; }

    JobRunner& m_jobs;
    std::shared_ptr<project::Project> m_project;
    project::ObjectId m_run = 0;
    std::shared_ptr<const project::Project::PairSelection> m_selection;
    mutable std::list<Page> m_pages; ///< used last at the front
    mutable std::vector<int> m_wanted; ///< the newest wish last
    std::vector<int> m_reading;
    mutable QTimer m_wishTimer; ///< collects the wishes of one paint
    quint64 m_generation = 0;
    int m_running = 0;
};

} // namespace heldout::ui
