// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "jobs/job_runner.h"
#include "project/evaluation.h"
#include "project/project.h"

class QUndoStack;

namespace heldout::ui {

/// The open project as all pages share it: the project, the jobs, the undo stack and what changed. Pages
/// never talk to each other but through the session's signals.
class Session : public QObject
{
    Q_OBJECT
public:
    explicit Session(project::Environment environment, QObject* parent = nullptr);
    ~Session() override;

    /// Null = none open.
    [[nodiscard]] std::shared_ptr<project::Project> project() const { return m_project; }
    [[nodiscard]] const project::Environment& environment() const { return m_environment; }
    [[nodiscard]] JobRunner& jobs() { return *m_jobs; }
    [[nodiscard]] QUndoStack& undoStack() { return *m_undoStack; }
    [[nodiscard]] bool readOnly() const; ///< true without a project

    /// Where files made from the project go unless another place is chosen: beside it, or among the user's
    /// documents while it lies in the program's own folder, where nobody would look for them.
    [[nodiscard]] QString outputFolder() const;
    void setOwnFolder(const QString& folder); ///< the program's own folder

    /// Stops all jobs, closes the project that was open, shows the new one. Null closes. Call it only when no
    /// job runs (JobRunner::requestStopAll() and idle()), else it waits for them.
    void setProject(std::shared_ptr<project::Project> project);

    /// Data sets as last read; refreshed by reloadData().
    [[nodiscard]] const std::vector<project::DatasetInfo>& datasets() const { return m_datasets; }
    /// Comparisons as last read, newest first; refreshed by reloadRuns().
    [[nodiscard]] const std::vector<project::ComparisonRun>& comparisons() const { return m_comparisons; }
    /// False until the data sets and the comparisons of the project were read for the first time.
    [[nodiscard]] bool loaded() const { return m_loaded; }
    void reloadData(); ///< reads in the background, then dataChanged(), then reloads runs
    void reloadRuns(); ///< reads in the background, then runsChanged()

    using ImportDone = std::function<void(const Result<project::ImportOutcome>&)>;
    /// Starts an import as a visible job; reloads when done. `done` comes after the reload was started.
    JobId startImport(const project::ImportRequest& request, ImportDone done = {});
    /// Starts a comparison as a visible job; reloads, then comparisonReady(first run).
    JobId startComparison(const project::CompareRequest& request);
    /// Loads predictions one after the other in the background, then systemsChanged(). Stops at the first
    /// that fails, and tells it.
    void loadPredictions(std::vector<project::PredictionRequest> requests);

Q_SIGNALS:
    void projectChanged(); ///< another project, or none
    void dataChanged();
    void runsChanged();
    void comparisonReady(qint64 run); ///< also when it was stored already
    void importFinished(qint64 split);
    void systemsChanged(); ///< predictions were loaded or removed
    /// Asks the shell for a page: "data", "similarity", "pairs".
    void pageRequested(const QString& page);
    /// Asks the shell to import these files (none = let the user choose), making a project first when none is
    /// open.
    void importRequested(const QStringList& paths);
    void sampleRequested(); ///< asks the shell to open the sample project
    /// Asks for the pairs that pass the filter; `pos` is the place of the one to begin with, -1 = the first.
    /// It is shown beside the training item `partner` that the comparison kept, -1 = the closest one.
    void pairsRequested(
        qint64 run, const heldout::project::PairFilter& filter, qint64 pos = -1, qint64 partner = -1);
    /// A sentence for the status line, or an error for the banner over the page.
    void notice(const QString& sentence);
    void failed(const heldout::Error& error);

private:
    void comparisonEnded(JobId id, const Result<std::vector<project::ComparisonRun>>& runs);

    project::Environment m_environment;
    std::shared_ptr<project::Project> m_project;
    QString m_ownFolder;
    JobRunner* m_jobs;
    QUndoStack* m_undoStack;
    std::vector<project::DatasetInfo> m_datasets;
    std::vector<project::ComparisonRun> m_comparisons;
    quint64 m_projectGeneration = 0;
    quint64 m_dataGeneration = 0;
    quint64 m_runsGeneration = 0;
    bool m_loaded = false;
    std::optional<qint64> m_readyRun; // announced once the list that holds it was read
};

} // namespace heldout::ui

Q_DECLARE_METATYPE(heldout::project::PairFilter)
Q_DECLARE_METATYPE(heldout::Error)
