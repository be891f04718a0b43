// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QVector>

#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "base/job.h"
#include "base/result.h"

namespace heldout::ui {

using JobId = quint64;

enum class JobState { Waiting, Running, Stopping, Done, Failed, Cancelled };

/// What the job panel shows of a job. A plain value.
struct JobInfo
{
    JobId id = 0;
    QString name; ///< "Comparing trigrams, BC2GM"
    JobState state = JobState::Waiting;
    Progress progress;
    qint64 elapsedMs = 0;
    qint64 remainingMs = -1; ///< -1 = not known (always so for the first 2 s)
    QDateTime finishedAt;
    Error error; ///< when Failed
    QString doneText; ///< "5 000 texts in 0.9 s"; "" = say it by progress and elapsedMs
    bool visible = true; ///< quiet reads for a page are not listed
    bool changesProject = false; ///< closing asks to wait for these to stop
    bool canShow = false;
    bool canRunAgain = false;

    [[nodiscard]] bool finished() const
    {
        return state == JobState::Done || state == JobState::Failed || state == JobState::Cancelled;
    }
};

struct JobSpec
{
    QString name;
    bool visible = true;
    bool changesProject = false;
    bool mustEnd = false; ///< short, and lost if it were stopped: it is waited for instead. Quiet ones only
    std::function<void()> show; ///< "Show" of a finished job; may be empty
    std::function<void()> runAgain; ///< "Run again" of a cancelled or failed job; may be empty
};

/// A read for a page: it runs at once and is not listed.
[[nodiscard]] inline JobSpec quietJob(const QString& name)
{
    JobSpec spec;
    spec.name = name;
    spec.visible = false;
    return spec;
}

/// Something to remember: like a quiet job, but it is not stopped when the window closes.
[[nodiscard]] inline JobSpec savingJob(const QString& name)
{
    JobSpec spec = quietJob(name);
    spec.mustEnd = true;
    return spec;
}

/// Runs project use cases on worker threads: at most two visible jobs at a time, others wait; quiet ones go
/// at once. The body captures values only (never `this` or a widget); it gets a JobContext and returns a
/// Result; an exception becomes Code::Internal. `done` is called exactly once, in the GUI thread, if
/// `context` still lives then: also for a job that was cancelled before it began (Code::Cancelled). The
/// destructor and stopAll() ask every job to stop, those apart that must end, and wait; the destructor
/// delivers nothing.
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
        auto result = std::make_shared<std::optional<Result<T>>>();
        Work work;
        work.run = [body = std::move(body), result](JobContext& job) {
            try {
                *result = body(job);
            } catch (const std::exception& thrown) {
                *result = fail(unexpected(thrown.what()));
            } catch (...) {
                *result = fail(unexpected(""));
            }
        };
        work.error = [result]() -> std::optional<Error> {
            if (!*result)
                return Error{Code::Cancelled, {}, {}, 0, 0, {}};
            if (**result)
                return {};
            return (*result)->error();
        };
        work.deliver = [done = std::move(done), result] {
            if (!*result)
                *result = fail(Code::Cancelled, {});
            if (done)
                done(**result);
        };
        return startWork(std::move(spec), std::move(work), context);
    }

    /// Asks a job to stop; a waiting one is dropped at once. Unknown or finished ids are ignored.
    void cancel(JobId id);
    /// Asks every job to stop and comes back at once; idle() follows when the last one has ended.
    void requestStopAll();
    /// Asks every job to stop, waits for them and delivers what they ended with. Waiting ones are dropped.
    void stopAll();
    void clearFinished();
    void remove(JobId id); ///< takes a finished job off the list
    void setThreads(unsigned threads); ///< for engines; 0 = number of processors
    /// What a job's row says when it is done; call from its `done`.
    void setDoneText(JobId id, const QString& text);

    [[nodiscard]] QVector<JobInfo> jobs() const; ///< visible ones, oldest first
    [[nodiscard]] JobInfo job(JobId id) const; ///< id 0 when it is not known
    [[nodiscard]] bool anyRunning() const; ///< visible ones, waiting ones included
    [[nodiscard]] bool busy() const; ///< any at all, quiet ones included
    void show(JobId id);
    void runAgain(JobId id);

Q_SIGNALS:
    void jobAdded(quint64 id);
    void jobChanged(quint64 id); ///< at most ten times a second a job, plus once for each change of its state
    void jobRemoved(quint64 id);
    void idle(); ///< the last job, quiet ones included, has ended

private:
    struct Work
    {
        std::function<void(JobContext&)> run; // worker thread
        std::function<std::optional<Error>()> error; // GUI thread, after run
        std::function<void()> deliver; // GUI thread, after run or instead of it
    };
    struct Private;

    [[nodiscard]] static Error unexpected(const char* what);
    JobId startWork(JobSpec spec, Work work, QObject* context);
    void launchWaiting();
    void finish(JobId id);

    std::unique_ptr<Private> m_d;
};

} // namespace heldout::ui
