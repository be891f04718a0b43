// SPDX-License-Identifier: GPL-3.0-or-later
// Choosing files, drag and drop.
#include "shell/main_window.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

#include "pages/page.h"
#include "session/session.h"
#include "session/settings.h"
#include "session/words.h"
#include "shell/project_control.h"

namespace heldout::ui {

namespace {

const QString& suffix()
{
    static const QString kSuffix = QStringLiteral(".heldout");
    return kSuffix;
}

QString withSuffix(const QString& path)
{
    return QFileInfo(path).suffix().isEmpty() ? path + suffix() : path;
}

QStringList localPaths(const QMimeData* mime)
{
    QStringList paths;
    for (const QUrl& url : mime->urls())
        if (url.isLocalFile())
            paths.push_back(url.toLocalFile());
    return paths;
}

} // namespace

bool MainWindow::mayStopJobs()
{
    if (!m_session.jobs().anyRunning())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Stop the running jobs?"),
        tr("Jobs of this project are still running. They stop when another project is opened; what is "
           "stored already stays."),
        QMessageBox::NoButton, this);
    QPushButton* stop = box.addButton(tr("Stop and open"), QMessageBox::AcceptRole);
    box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    box.exec();
    return box.clickedButton() == stop;
}

void MainWindow::chooseNewProject()
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("New project"), m_settings.lastFolder(), tr("Heldout projects (*.heldout)"));
    if (path.isEmpty() || !mayStopJobs())
        return;
    m_settings.setLastFolder(QFileInfo(path).absolutePath());
    m_control.create(withSuffix(path));
}

void MainWindow::chooseProject()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a project"), m_settings.lastFolder(),
        tr("Heldout projects (*.heldout)") + QStringLiteral(";;") + tr("All files (*)"));
    if (path.isEmpty() || !mayStopJobs())
        return;
    m_settings.setLastFolder(QFileInfo(path).absolutePath());
    m_control.open(path);
}

/// A name that is free: the project's or, while it has none, its data set's.
QString MainWindow::suggestedFile() const
{
    const auto& datasets = m_session.datasets();
    QString name = QFileInfo(fromUtf8(m_session.project()->info().path)).completeBaseName();
    if (m_control.isUntitled() && !datasets.empty())
        name = fromUtf8(datasets.front().name);
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    const QDir folder(m_session.outputFolder());
    QString path = folder.filePath(name + suffix());
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = folder.filePath(QStringLiteral("%1-%2%3").arg(name).arg(number).arg(suffix()));
    return path;
}

void MainWindow::chooseCopy(bool goOnThere)
{
    if (!m_session.project())
        return;
    const QString path
        = QFileDialog::getSaveFileName(this, goOnThere ? tr("Save the project as") : tr("Save a copy"),
            suggestedFile(), tr("Heldout projects (*.heldout)"));
    if (path.isEmpty())
        return;
    m_settings.setLastFolder(QFileInfo(path).absolutePath());
    if (goOnThere)
        m_control.saveAs(withSuffix(path));
    else
        m_control.saveCopy(withSuffix(path));
}

void MainWindow::chooseData()
{
    const QStringList paths = QFileDialog::getOpenFileNames(this, tr("Import files"), m_settings.lastFolder(),
        tr("Data files (*.tsv *.csv *.jsonl *.json *.txt *.in *.gz)") + QStringLiteral(";;")
            + tr("All files (*)"));
    if (paths.isEmpty())
        return;
    m_settings.setLastFolder(QFileInfo(paths.front()).absolutePath());
    importFiles(paths);
}

void MainWindow::importFiles(const QStringList& paths)
{
    if (m_session.project() && m_session.readOnly()) {
        Error error;
        error.code = Code::ReadOnlyProject;
        error.message = Phrase::of("This project can only be read.");
        showError(error, BannerAction::SaveCopy);
        return;
    }
    m_control.withProject([this, paths] {
        for (Page* page : m_pages) {
            if (page->takeFiles(paths)) {
                showPage(page->id());
                return;
            }
        }
    });
}

void MainWindow::openRecent(const QString& path)
{
    if (mayStopJobs())
        m_control.open(path);
}

void MainWindow::locateRecent(const QString& missing)
{
    const QString path = QFileDialog::getOpenFileName(this,
        tr("Where is %1 now?").arg(QFileInfo(missing).fileName()), QFileInfo(missing).absolutePath(),
        tr("Heldout projects (*.heldout)") + QStringLiteral(";;") + tr("All files (*)"));
    if (path.isEmpty() || !mayStopJobs())
        return;
    m_settings.replaceRecentFile(missing, path);
    m_control.open(path);
}

void MainWindow::takePaths(const QStringList& paths)
{
    QStringList dataPaths;
    for (const QString& path : paths) {
        const QFileInfo file(path);
        if (file.isFile() && project::looksLikeProject(path.toStdString())) {
            if (mayStopJobs())
                m_control.open(path);
            return;
        }
        dataPaths.push_back(path);
    }
    // A file that only has the name of a project is opened too, so that its refusal is explained.
    if (dataPaths.size() == 1 && dataPaths.front().endsWith(suffix(), Qt::CaseInsensitive)) {
        if (mayStopJobs())
            m_control.open(dataPaths.front());
        return;
    }
    if (!dataPaths.isEmpty())
        importFiles(dataPaths);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localPaths(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QStringList paths = localPaths(event->mimeData());
    event->acceptProposedAction();
    // The source of the drag waits for the drop to end; dialogs come after.
    QMetaObject::invokeMethod(this, [this, paths] { takePaths(paths); }, Qt::QueuedConnection);
}

} // namespace heldout::ui
