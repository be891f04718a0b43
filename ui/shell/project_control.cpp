// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/project_control.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QStandardPaths>

#include <utility>

#include "session/session.h"
#include "session/settings.h"
#include "session/words.h"
#include "shell/sample.h"

namespace heldout::ui {

namespace {

/// Opens for writing, or for reading only when the file, its folder or a full disk does not let us write.
Result<std::shared_ptr<project::Project>> openOrRead(
    const std::string& path, project::OpenMode mode, const project::Environment& environment)
{
    auto opened = project::Project::open(path, mode, environment);
    const bool refusedToWrite = !opened
        && (opened.error().code == Code::ReadOnlyProject || opened.error().code == Code::UnwritableFile
            || opened.error().code == Code::DiskFull);
    if (refusedToWrite && mode == project::OpenMode::ReadWrite)
        return project::Project::open(path, project::OpenMode::ReadOnly, environment);
    return opened;
}

/// No later attempt would open this file as a project of this program.
bool isUnusable(Code code)
{
    return code == Code::DamagedProject || code == Code::ForeignProject || code == Code::NewerProject;
}

} // namespace

bool removeProjectFile(const QString& path)
{
    for (const char* suffix : {"-wal", "-shm", "-journal"})
        QFile::remove(path + QString::fromLatin1(suffix));
    return !QFileInfo::exists(path) || QFile::remove(path);
}

ProjectControl::ProjectControl(Session& session, Settings& settings, QString dataFolder, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_settings(settings)
    , m_dataFolder(std::move(dataFolder))
    , m_watcher(new QFileSystemWatcher(this))
{
    m_session.setOwnFolder(m_dataFolder);
    connect(&m_session, &Session::projectChanged, this, &ProjectControl::watch);
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] {
        // SQLite makes and removes files beside the project all the time.
        if (QFileInfo::exists(projectPath()) == m_gone)
            checkStillThere();
    });
    // Work begun without a name is found again in the list of recent files.
    connect(&m_session, &Session::dataChanged, this, [this] {
        if (isUntitled() && !isSample() && !m_session.datasets().empty())
            m_settings.addRecentFile(fromUtf8(m_session.project()->info().path));
    });
}

ProjectControl::~ProjectControl()
{
    m_session.jobs().stopAll();
    const QString left = emptyUntitled();
    if (left.isEmpty())
        return;
    m_session.setProject(nullptr);
    m_settings.setLastProject({});
    removeProjectFile(left);
}

QString ProjectControl::defaultDataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString ProjectControl::untitledFolder() const
{
    return QDir(m_dataFolder).filePath(QStringLiteral("untitled"));
}

QString ProjectControl::samplePath() const
{
    return QDir(untitledFolder()).filePath(QStringLiteral("bc2gm-sample.heldout"));
}

QString ProjectControl::projectPath() const
{
    return m_session.project() ? fromUtf8(m_session.project()->info().path) : QString();
}

void ProjectControl::watch()
{
    m_gone = false;
    const QStringList before = m_watcher->directories();
    if (!before.isEmpty())
        m_watcher->removePaths(before);
    if (m_session.project()) // a folder that cannot be watched is looked at when the window is turned to
        m_watcher->addPath(QFileInfo(projectPath()).absolutePath());
}

bool ProjectControl::isUntitled() const
{
    return m_session.project()
        && QFileInfo(fromUtf8(m_session.project()->info().path)).absolutePath()
        == QDir(untitledFolder()).absolutePath();
}

bool ProjectControl::isSample() const
{
    return isUntitled()
        && QFileInfo(fromUtf8(m_session.project()->info().path)).fileName()
        == QFileInfo(samplePath()).fileName();
}

QString ProjectControl::emptyUntitled() const
{
    if (!isUntitled() || isSample())
        return {};
    const auto datasets = m_session.project()->datasets();
    return datasets && datasets->empty() ? fromUtf8(m_session.project()->info().path) : QString();
}

void ProjectControl::whenQuiet(std::function<void()> then)
{
    if (!m_session.jobs().busy()) {
        then();
        return;
    }
    connect(
        &m_session.jobs(), &JobRunner::idle, this, [then = std::move(then)] { then(); },
        Qt::SingleShotConnection);
    m_session.jobs().requestStopAll();
}

void ProjectControl::take(const QString& path, const Opened& project, const std::function<void()>& then)
{
    m_busy = false;
    if (!project) {
        if (project.error().code != Code::Cancelled)
            Q_EMIT openFailed(path, project.error());
        return;
    }
    const QString left = emptyUntitled();
    m_session.setProject(*project);
    if (!left.isEmpty() && left != path)
        removeProjectFile(left);
    const project::ProjectInfo info = (*project)->info();
    m_settings.setLastProject(path);
    if (!isUntitled())
        m_settings.addRecentFile(path);
    Q_EMIT opened(path);
    if (then)
        then();
    if (info.readOnly)
        return;
    if (info.uncleanExit) {
        JobSpec spec;
        spec.name = tr("Checking %1").arg(QFileInfo(path).fileName());
        m_session.jobs().start<int>(
            std::move(spec),
            [opened = *project](JobContext& job) -> Result<int> {
                if (const Status whole = opened->check(job); !whole)
                    return fail(whole.error());
                return 0;
            },
            this,
            [this](const Result<int>& whole) {
                if (!whole && whole.error().code != Code::Cancelled)
                    Q_EMIT m_session.failed(whole.error());
            });
    }
    m_session.jobs().start<int>(quietJob(tr("Tidying up")),
        [opened = *project](JobContext& job) -> Result<int> {
            if (const Status tidied = opened->tidy(job); !tidied)
                return fail(tidied.error());
            return 0;
        },
        this, {});
}

void ProjectControl::open(const QString& path, project::OpenMode mode)
{
    if (m_busy)
        return;
    m_busy = true;
    whenQuiet([this, path = QFileInfo(path).absoluteFilePath(), mode] {
        m_session.jobs().start<std::shared_ptr<project::Project>>(
            quietJob(tr("Opening %1").arg(QFileInfo(path).fileName())),
            [file = path.toStdString(), mode, environment = m_session.environment()](
                JobContext&) { return openOrRead(file, mode, environment); },
            this, [this, path](const Opened& project) { take(path, project, {}); });
    });
}

void ProjectControl::openLast()
{
    const QString path = m_settings.lastProject();
    if (QFileInfo(path) == QFileInfo(samplePath()))
        openSample(); // which is made anew when it cannot be opened
    else
        open(path);
}

void ProjectControl::makeAt(const QString& path, std::function<void()> then)
{
    m_session.jobs().start<std::shared_ptr<project::Project>>(
        quietJob(tr("Making %1").arg(QFileInfo(path).fileName())),
        [path, environment = m_session.environment()](JobContext&) -> Opened {
            QDir().mkpath(QFileInfo(path).absolutePath());
            const std::string file = path.toStdString();
            if (QFileInfo::exists(path) && !removeProjectFile(path)) {
                Error error;
                error.code = Code::UnwritableFile;
                error.message = Phrase::of("The file that stands there could not be replaced.");
                error.file = file;
                return fail(error);
            }
            return project::Project::create(file, environment);
        },
        this, [this, path, then = std::move(then)](const Opened& project) { take(path, project, then); });
}

void ProjectControl::create(const QString& path)
{
    if (m_busy)
        return;
    m_busy = true;
    const QString absolute = QFileInfo(path).absoluteFilePath();
    whenQuiet([this, absolute] {
        // The project that is open may be the one to be replaced.
        if (m_session.project() && fromUtf8(m_session.project()->info().path) == absolute)
            m_session.setProject(nullptr);
        makeAt(absolute, {});
    });
}

void ProjectControl::withProject(std::function<void()> then)
{
    if (m_session.project()) {
        then();
        return;
    }
    if (m_busy)
        return;
    m_busy = true;
    const QDir folder(untitledFolder());
    QString path;
    for (int number = 1; path.isEmpty() || QFileInfo::exists(path); ++number)
        path = folder.filePath(QStringLiteral("untitled-%1.heldout").arg(number));
    makeAt(path, std::move(then));
}

void ProjectControl::openSample()
{
    if (m_busy)
        return;
    m_busy = true;
    whenQuiet([this] {
        const QString path = samplePath();
        if (!QFileInfo::exists(path)) {
            makeAt(path, [this] { fillSample(); });
            return;
        }
        m_session.jobs().start<std::shared_ptr<project::Project>>(
            quietJob(tr("Opening %1").arg(QFileInfo(path).fileName())),
            [file = path.toStdString(), environment = m_session.environment()](
                JobContext&) { return openOrRead(file, project::OpenMode::ReadWrite, environment); },
            this,
            [this, path](const Opened& project) {
                if (!project && isUnusable(project.error().code)) {
                    replaceSample(project.error());
                    return;
                }
                take(path, project, [this] {
                    // An import that was cut short is made up for once the data is known.
                    connect(
                        &m_session, &Session::dataChanged, this,
                        [this] {
                            const auto& datasets = m_session.datasets();
                            if (isSample() && (datasets.empty() || datasets.front().splits.size() < 2))
                                fillSample();
                        },
                        Qt::SingleShotConnection);
                });
            });
    });
}

/// The sample comes with the program and can be made anew, but a user may have worked in the one that stands
/// there: it is kept under another name.
void ProjectControl::replaceSample(const Error& error)
{
    const QString path = samplePath();
    const QFileInfo file(path);
    QString kept;
    for (int number = 1; kept.isEmpty() || QFileInfo::exists(kept); ++number)
        kept = QDir(file.absolutePath())
                   .filePath(QStringLiteral("%1-old-%2.heldout").arg(file.completeBaseName()).arg(number));
    if (!QFile::rename(path, kept)) {
        take(path, fail(error), {});
        return;
    }
    for (const char* suffix : {"-wal", "-journal"}) {
        const QString beside = path + QString::fromLatin1(suffix);
        if (QFileInfo::exists(beside))
            QFile::rename(beside, kept + QString::fromLatin1(suffix));
    }
    m_settings.addRecentFile(kept);
    makeAt(path, [this, kept, error] {
        fillSample();
        Q_EMIT sampleReplaced(kept, error);
    });
}

void ProjectControl::fillSample()
{
    using Requests = std::vector<project::ImportRequest>;
    const QString folder = QDir(m_dataFolder).filePath(QStringLiteral("sample"));
    m_session.jobs().start<Requests>(
        quietJob(tr("Unpacking the sample")),
        [folder](JobContext& job) { return sample::unpack(folder, job); }, this,
        [this, folder, project = m_session.project()](const Result<Requests>& requests) {
            if (m_session.project() != project)
                return;
            if (!requests) {
                if (requests.error().code != Code::Cancelled)
                    Q_EMIT m_session.failed(requests.error());
                return;
            }
            auto left = std::make_shared<std::size_t>(requests->size());
            for (const project::ImportRequest& request : *requests) {
                m_session.startImport(
                    request, [this, left, folder](const Result<project::ImportOutcome>& outcome) {
                        if (!outcome || --*left > 0)
                            return;
                        m_session.startComparison(sample::comparison());
                        m_session.loadPredictions(sample::predictions(folder));
                    });
            }
        });
}

void ProjectControl::close()
{
    if (m_busy)
        return;
    whenQuiet([this] {
        const QString left = emptyUntitled();
        m_session.setProject(nullptr);
        m_settings.setLastProject({});
        if (!left.isEmpty())
            removeProjectFile(left);
    });
}

void ProjectControl::checkStillThere()
{
    if (!m_session.project() || m_checking)
        return;
    m_checking = true;
    m_session.jobs().start<int>(
        quietJob(tr("Looking for the project's file")),
        [project = m_session.project()](JobContext&) -> Result<int> {
            if (const Status there = project->stillThere(); !there)
                return fail(there.error());
            return 0;
        },
        this,
        [this, project = m_session.project()](const Result<int>& there) {
            m_checking = false;
            if (m_session.project() != project || (!there && there.error().code == Code::Cancelled))
                return;
            const bool before = std::exchange(m_gone, !there);
            if (!there)
                Q_EMIT moved(there.error());
            else if (before)
                Q_EMIT cameBack();
        });
}

} // namespace heldout::ui
