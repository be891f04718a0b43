// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/job_runner.h"

#include <QElapsedTimer>
#include <QFuture>
#include <QPointer>
#include <QThreadPool>
#include <QTimer>
#include <QtConcurrent>

#include <algorithm>
#include <deque>
#include <mutex>
#include <stop_token>
#include <string>
#include <vector>

namespace heldout::ui {

namespace {

constexpr int kVisibleAtATime = 2;
constexpr int kQuietAtATime = 8;
constexpr int kReportMs = 100;
constexpr qint64 kFirstEstimateMs = 2000;

/// What a worker thread tells the GUI thread while it runs.
struct Reported
{
    std::mutex mutex;
    Progress progress;
    bool news = false;
    QElapsedTimer stageClock;
};

void take(Reported& reported, const Progress& progress)
{
    const std::lock_guard lock(reported.mutex);
    const bool newStage = !reported.stageClock.isValid() || reported.progress.stage != progress.stage
        || reported.progress.total != progress.total;
    if (newStage)
        reported.stageClock.start();
    reported.progress = progress;
    reported.news = true;
}

qint64 estimateRemaining(const Progress& progress, qint64 stageMs, qint64 elapsedMs)
{
    if (elapsedMs < kFirstEstimateMs || progress.total == 0 || progress.done == 0)
        return -1;
    const double share = static_cast<double>(progress.done) / static_cast<double>(progress.total);
    return static_cast<qint64>(static_cast<double>(stageMs) * (1.0 - std::min(share, 1.0)) / share);
}

} // namespace

struct JobRunner::Private
{
    struct Job
    {
        JobInfo info;
        JobSpec spec;
        Work work;
        QPointer<QObject> context;
        std::stop_source stop;
        std::shared_ptr<Reported> reported = std::make_shared<Reported>();
        QElapsedTimer clock;
    };

    std::deque<std::unique_ptr<Job>> jobs; // oldest first; finished quiet ones are dropped
    QThreadPool visiblePool;
    QThreadPool quietPool;
    QTimer timer;
    JobId lastId = 0;
    unsigned threads = 0;

    Job* find(JobId id)
    {
        const auto it = std::ranges::find_if(jobs, [id](const auto& job) { return job->info.id == id; });
        return it == jobs.end() ? nullptr : it->get();
    }

    int runningVisible() const
    {
        return static_cast<int>(std::ranges::count_if(jobs, [](const auto& job) {
            return job->info.visible
                && (job->info.state == JobState::Running || job->info.state == JobState::Stopping);
        }));
    }

    bool anyUnfinished() const
    {
        return std::ranges::any_of(jobs, [](const auto& job) { return !job->info.finished(); });
    }

    std::vector<JobId> unfinished() const
    {
        std::vector<JobId> ids;
        for (const auto& job : jobs)
            if (!job->info.finished())
                ids.push_back(job->info.id);
        return ids;
    }

    /// Brings the job's info up to what its thread reported; true when something is new.
    static bool refresh(Job& job)
    {
        job.info.elapsedMs = job.clock.isValid() ? job.clock.elapsed() : 0;
        const std::lock_guard lock(job.reported->mutex);
        job.info.progress = job.reported->progress;
        job.info.remainingMs = job.reported->stageClock.isValid()
            ? estimateRemaining(job.info.progress, job.reported->stageClock.elapsed(), job.info.elapsedMs)
            : -1;
        return std::exchange(job.reported->news, false);
    }
};

JobRunner::JobRunner(QObject* parent)
    : QObject(parent)
    , m_d(std::make_unique<Private>())
{
    m_d->visiblePool.setMaxThreadCount(kVisibleAtATime);
    m_d->quietPool.setMaxThreadCount(kQuietAtATime);
    m_d->timer.setInterval(kReportMs);
    connect(&m_d->timer, &QTimer::timeout, this, [this] {
        std::vector<JobId> changed;
        for (const auto& job : m_d->jobs) {
            if (job->info.state != JobState::Running && job->info.state != JobState::Stopping)
                continue;
            const qint64 secondsBefore = job->info.elapsedMs / 1000;
            const bool news = Private::refresh(*job);
            if (job->info.visible && (news || job->info.elapsedMs / 1000 != secondsBefore))
                changed.push_back(job->info.id);
        }
        for (const JobId id : changed)
            Q_EMIT jobChanged(id);
    });
}

JobRunner::~JobRunner()
{
    for (const auto& job : m_d->jobs)
        if (!job->spec.mustEnd)
            job->stop.request_stop();
    m_d->visiblePool.waitForDone();
    m_d->quietPool.waitForDone();
}

Error JobRunner::unexpected(const char* what)
{
    Error error;
    error.code = Code::Internal;
    error.message = *what == '\0' ? Phrase::of("A part of the program failed unexpectedly.")
                                  : Phrase::of("A part of the program failed unexpectedly: %1.", what);
    return error;
}

JobId JobRunner::startWork(JobSpec spec, Work work, QObject* context)
{
    auto job = std::make_unique<Private::Job>();
    const JobId id = ++m_d->lastId;
    job->info.id = id;
    job->info.name = spec.name;
    job->info.visible = spec.visible;
    job->info.changesProject = spec.changesProject;
    job->info.canShow = static_cast<bool>(spec.show);
    job->info.canRunAgain = static_cast<bool>(spec.runAgain);
    job->spec = std::move(spec);
    job->work = std::move(work);
    job->context = context;
    const bool visible = job->info.visible;
    m_d->jobs.push_back(std::move(job));
    if (visible)
        Q_EMIT jobAdded(id);
    launchWaiting();
    return id;
}

void JobRunner::launchWaiting()
{
    std::vector<JobId> started;
    for (const auto& job : m_d->jobs) {
        if (job->info.state != JobState::Waiting)
            continue;
        if (job->info.visible && m_d->runningVisible() >= kVisibleAtATime)
            continue;
        job->info.state = JobState::Running;
        job->clock.start();
        QThreadPool* pool = job->info.visible ? &m_d->visiblePool : &m_d->quietPool;
        const JobId id = job->info.id;
        QtConcurrent::run(pool,
            [run = job->work.run, token = job->stop.get_token(), reported = job->reported,
                threads = m_d->threads] {
                JobContext context(
                    token, [reported](const Progress& progress) { take(*reported, progress); }, threads);
                if (!context.stopRequested())
                    run(context);
            })
            // A job that has ended already is continued at once, here in the loop: its end waits for the next
            // turn.
            .then(this, [this, id] {
                QMetaObject::invokeMethod(this, [this, id] { finish(id); }, Qt::QueuedConnection);
            });
        if (job->info.visible)
            started.push_back(id);
    }
    if (m_d->anyUnfinished() && !m_d->timer.isActive())
        m_d->timer.start();
    for (const JobId id : started)
        Q_EMIT jobChanged(id);
}

void JobRunner::finish(JobId id)
{
    Private::Job* job = m_d->find(id);
    if (!job || job->info.finished())
        return;
    Private::refresh(*job);
    const std::optional<Error> error = job->work.error();
    job->info.state = !error             ? JobState::Done
        : error->code == Code::Cancelled ? JobState::Cancelled
                                         : JobState::Failed;
    job->info.finishedAt = QDateTime::currentDateTime();
    job->info.remainingMs = -1;
    if (error)
        job->info.error = *error;

    // The receiver may start, cancel or clear jobs: nothing of `job` is used after it was called.
    const bool visible = job->info.visible;
    const Work work = std::exchange(job->work, {});
    if (job->context)
        work.deliver();
    if (visible)
        Q_EMIT jobChanged(id);
    else
        std::erase_if(m_d->jobs, [id](const auto& other) { return other->info.id == id; });

    launchWaiting();
    if (!m_d->anyUnfinished()) {
        m_d->timer.stop();
        Q_EMIT idle();
    }
}

void JobRunner::cancel(JobId id)
{
    Private::Job* job = m_d->find(id);
    if (!job || job->spec.mustEnd || job->info.finished() || job->info.state == JobState::Stopping)
        return;
    job->stop.request_stop();
    if (job->info.state == JobState::Waiting) {
        finish(id);
        return;
    }
    job->info.state = JobState::Stopping;
    if (job->info.visible)
        Q_EMIT jobChanged(id);
}

void JobRunner::requestStopAll()
{
    // Waiting ones first, or they would begin when a running one makes room.
    const std::vector<JobId> ids = m_d->unfinished();
    for (const JobId id : ids) {
        const Private::Job* job = m_d->find(id);
        if (job && job->info.state == JobState::Waiting)
            cancel(id);
    }
    for (const JobId id : ids)
        cancel(id);
}

void JobRunner::stopAll()
{
    requestStopAll();
    const std::vector<JobId> ids = m_d->unfinished();
    m_d->visiblePool.waitForDone();
    m_d->quietPool.waitForDone();
    for (const JobId id : ids)
        finish(id);
}

void JobRunner::clearFinished()
{
    std::vector<JobId> gone;
    std::erase_if(m_d->jobs, [&gone](const auto& job) {
        if (!job->info.finished())
            return false;
        gone.push_back(job->info.id);
        return true;
    });
    for (const JobId id : gone)
        Q_EMIT jobRemoved(id);
}

void JobRunner::remove(JobId id)
{
    const auto removed = std::erase_if(
        m_d->jobs, [id](const auto& job) { return job->info.id == id && job->info.finished(); });
    if (removed > 0)
        Q_EMIT jobRemoved(id);
}

void JobRunner::setThreads(unsigned threads)
{
    m_d->threads = threads;
}

void JobRunner::setDoneText(JobId id, const QString& text)
{
    if (Private::Job* job = m_d->find(id))
        job->info.doneText = text;
}

QVector<JobInfo> JobRunner::jobs() const
{
    QVector<JobInfo> infos;
    for (const auto& job : m_d->jobs)
        if (job->info.visible)
            infos.push_back(job->info);
    return infos;
}

JobInfo JobRunner::job(JobId id) const
{
    const Private::Job* job = m_d->find(id);
    return job ? job->info : JobInfo{};
}

bool JobRunner::anyRunning() const
{
    return std::ranges::any_of(
        m_d->jobs, [](const auto& job) { return job->info.visible && !job->info.finished(); });
}

bool JobRunner::busy() const
{
    return m_d->anyUnfinished();
}

void JobRunner::show(JobId id)
{
    const Private::Job* job = m_d->find(id);
    if (!job || !job->spec.show)
        return;
    const std::function<void()> show = job->spec.show;
    show();
}

void JobRunner::runAgain(JobId id)
{
    const Private::Job* job = m_d->find(id);
    if (!job || !job->spec.runAgain || !job->info.finished())
        return;
    const std::function<void()> again = job->spec.runAgain;
    remove(id);
    again();
}

} // namespace heldout::ui
