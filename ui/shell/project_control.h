// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

#include "project/project.h"

class QFileSystemWatcher;

namespace heldout::ui {

class Session;
class Settings;

/// Opens, makes, copies and leaves projects. Every call comes back at once; files are touched on worker
/// threads. Jobs of the project that is left are stopped first.
class ProjectControl : public QObject
{
    Q_OBJECT
public:
    /// `dataFolder` holds untitled projects and the sample's files.
    ProjectControl(Session& session, Settings& settings, QString dataFolder, QObject* parent = nullptr);
    ~ProjectControl() override;

    [[nodiscard]] static QString defaultDataFolder();

    void open(const QString& path, project::OpenMode mode = project::OpenMode::ReadWrite);
    /// Makes a new project at `path`; a project that stands there is replaced.
    void create(const QString& path);
    /// Calls `then` with a project open: the one there is, or a new untitled one.
    void withProject(std::function<void()> then);
    /// The sample as an untitled project: the one made before, or a new one that is filled in the background.
    void openSample();
    /// The project that was open when the program ended.
    void openLast();
    /// Writes the project to `path` and goes on with the one that is open.
    void saveCopy(const QString& path);
    /// Writes the project to `path` and goes on there; an untitled one is removed.
    void saveAs(const QString& path);
    void close();

    [[nodiscard]] bool isUntitled() const;
    [[nodiscard]] bool isSample() const;
    [[nodiscard]] bool busy() const { return m_busy; } ///< a project is being opened or made

    /// Checks in the background that the file is where it was opened; moved() when it is not.
    void checkStillThere();

Q_SIGNALS:
    void opened(const QString& path);
    /// Opening failed; `path` is what was asked for.
    void openFailed(const QString& path, const heldout::Error& error);
    /// The sample could not be opened for `error`: it is kept at `kept`, and a new one stands in its place.
    void sampleReplaced(const QString& kept, const heldout::Error& error);
    void moved(const heldout::Error& error);
    void cameBack(); ///< after moved()

private:
    using Opened = Result<std::shared_ptr<project::Project>>;
    void whenQuiet(std::function<void()> then);
    void take(const QString& path, const Opened& project, const std::function<void()>& then);
    void makeAt(const QString& path, std::function<void()> then);
    void fillSample();
    void replaceSample(const Error& error);
    void watch();
    [[nodiscard]] QString projectPath() const; ///< "" without a project
    void copyTo(const QString& path, std::function<void()> then);
    [[nodiscard]] QString untitledFolder() const;
    /// The path of an untitled project into which nothing was put, which need not be kept; "" for any other.
    [[nodiscard]] QString emptyUntitled() const;
    [[nodiscard]] QString samplePath() const;

    Session& m_session;
    Settings& m_settings;
    QString m_dataFolder;
    bool m_busy = false;
    bool m_checking = false;
    bool m_gone = false; ///< the last check found it moved
    QFileSystemWatcher* m_watcher; ///< the folder of the open project
};

/// Removes a project file with what SQLite keeps beside it; false when it is still there.
bool removeProjectFile(const QString& path);

} // namespace heldout::ui
