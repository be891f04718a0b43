// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QVector>

#include <any>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>

#include "base/job.h"
#include "base/result.h"

namespace heldout::ui {

using JobId = quint64;

enum class JobState { Waiting, Running, Stopping, Done, Failed, Cancelled };

/// What the job panel shows of a job. A plain value.
struct JobInfo {
    JobId id = 0;
    QString name;               ///< "Comparing trigrams, BC2GM"
    JobState state = JobState::Waiting;
    Progress progress;
    qint64 elapsedMs = 0;
    qint64 remainingMs = -1;    ///< -1 = not known (always so for the first 2 s)
    QDateTime finishedAt;
    Error error;                ///< when Failed
    QString doneText;           ///< "5 000 texts in 0.9 s"
    bool visible = true;        ///< quiet reads for a page are not listed
    bool changesProject = false;///< closing asks to wait for these to stop
};

struct JobSpec {
    QString name;
    bool visible = true;
    bool changesProject = false;
    std::function<void()> show;      ///< "Show" of a finished job; may be empty
    std::function<void()> runAgain;  ///< "Run again" of a cancelled or failed job; may be empty
};

/// Runs project use cases on worker threads: at most two visible jobs at a time, others wait; quiet ones go at once.
/// The body captures values only (never `this` or a widget); it gets a JobContext and returns a Result. The result is
/// delivered in the GUI thread if `context` still lives. The destructor and stopAll() ask every job to stop and wait.
class JobRunner : public QObject
{
    Q_OBJECT
public:
    explicit JobRunner(QObject* parent = nullptr);
    ~JobRunner() override;

    template <typename T>
    JobId start(JobSpec spec, std::function<Result<T>(JobContext&)> body, QObject* context,
                std::function<void(const Result<T>&)> done)
    {
        return startErased(
            std::move(spec),
            [body = std::move(body)](JobContext& job) -> Outcome {
                auto result = std::make_shared<Result<T>>(body(job));
                if (*result)
                    return {std::any(result), {}};
                return {std::any(result), result->error()};
            },
            context,
            [done = std::move(done)](const std::any& value) {
                done(*std::any_cast<const std::shared_ptr<Result<T>>&>(value));
            });
    }

    void cancel(JobId id);
    /// Asks every job to stop and waits for them. Waiting ones are dropped.
    void stopAll();
    void clearFinished();
    void setThreads(unsigned threads); ///< for engines; 0 = number of processors

    [[nodiscard]] QVector<JobInfo> jobs() const; ///< visible ones, oldest first
    [[nodiscard]] JobInfo job(JobId id) const;
    [[nodiscard]] bool anyRunning() const;       ///< visible ones, waiting ones included
    void show(JobId id);
    void runAgain(JobId id);

Q_SIGNALS:
    void jobAdded(quint64 id);
    void jobChanged(quint64 id); ///< at most ten times a second a job
    void jobRemoved(quint64 id);

private:
    struct Outcome {
        std::any value;
        std::optional<Error> error;
    };
    JobId startErased(JobSpec spec, std::function<Outcome(JobContext&)> body, QObject* context,
                      std::function<void(const std::any&)> done);
    struct Private;
    std::unique_ptr<Private> m_d;
};

} // namespace heldout::ui
