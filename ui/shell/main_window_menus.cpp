// SPDX-License-Identifier: GPL-3.0-or-later
// The menus and their shortcuts.
#include "shell/main_window.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QUndoStack>

#include "pages/page.h"
#include "session/session.h"
#include "session/settings.h"
#include "session/words.h"
#include "shell/about_dialog.h"
#include "shell/manual_dialog.h"
#include "shell/project_control.h"
#include "shell/settings_dialog.h"
#include "style/theme.h"
#include "widgets/help_keys_dialog.h"

namespace heldout::ui {

namespace {
QKeySequence keys(const char* text)
{
    return QKeySequence(QString::fromLatin1(text));
}
} // namespace

void MainWindow::makeMenus()
{
    menuBar()->setNativeMenuBar(false);
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    m_runMenu = menuBar()->addMenu(tr("&Run"));
    m_runMenu->setObjectName(QStringLiteral("runMenu"));
    connect(m_runMenu, &QMenu::aboutToShow, this, &MainWindow::fillRunMenu);
    makeGoMenu();
    makeHelpMenu();
}

void MainWindow::makeFileMenu()
{
    m_fileMenu = menuBar()->addMenu(tr("&File"));
    m_fileMenu->addAction(tr("&New project…"), keys("Ctrl+N"), this, &MainWindow::chooseNewProject);
    m_fileMenu->addAction(tr("&Open…"), keys("Ctrl+O"), this, &MainWindow::chooseProject);
    m_recentMenu = m_fileMenu->addMenu(tr("Open &recent"));
    m_recentMenu->setObjectName(QStringLiteral("recentMenu"));
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    QAction* sample = m_fileMenu->addAction(tr("Open the &sample"), this, [this] {
        if (mayStopJobs())
            m_control.openSample();
    });
    sample->setObjectName(QStringLiteral("openSample"));
    m_fileMenu->addSeparator();
    m_saveAs = m_fileMenu->addAction(tr("Save &as…"), keys("Ctrl+S"), this, [this] { chooseCopy(true); });
    m_saveCopy = m_fileMenu->addAction(
        tr("Save a &copy…"), keys("Ctrl+Shift+S"), this, [this] { chooseCopy(false); });
    m_closeProject = m_fileMenu->addAction(tr("C&lose the project"), keys("Ctrl+W"), this, [this] {
        if (mayStopJobs())
            m_control.close();
    });
    m_fileMenu->addSeparator();
    m_fileMenu->addAction(tr("&Import…"), keys("Ctrl+I"), this, &MainWindow::chooseData);
    m_export = m_fileMenu->addAction(tr("&Export…"));
    m_fileMenu->addSeparator();
    m_settingsAction = m_fileMenu->addAction(tr("Se&ttings…"), keys("Ctrl+,"), this, [this] {
        // Not on the stack: saving another language replaces this window.
        auto* dialog = new SettingsDialog(m_settings, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    m_settingsAction->setObjectName(QStringLiteral("settingsAction"));
    m_settingsAction->setMenuRole(QAction::PreferencesRole);
    QAction* quit = m_fileMenu->addAction(tr("&Quit"), keys("Ctrl+Q"), this, &QWidget::close);
    quit->setMenuRole(QAction::QuitRole);
}

void MainWindow::makeEditMenu()
{
    m_editMenu = menuBar()->addMenu(tr("&Edit"));
    QAction* undo = m_session.undoStack().createUndoAction(this);
    undo->setShortcut(keys("Ctrl+Z"));
    QAction* redo = m_session.undoStack().createRedoAction(this);
    redo->setShortcut(keys("Ctrl+Shift+Z"));
    m_editMenu->addAction(undo);
    m_editMenu->addAction(redo);
    m_editMenu->addSeparator();
    // The key belongs to the table or field that has the focus; the entry only says so and does the same.
    m_editMenu->addAction(
        tr("&Copy") + QLatin1Char('\t') + keyText(keys("Ctrl+C")), this, &MainWindow::copyFromFocus);
    m_find = m_editMenu->addAction(tr("&Find…"));
}

void MainWindow::makeViewMenu()
{
    m_viewMenu = menuBar()->addMenu(tr("&View"));
    QMenu* appearance = m_viewMenu->addMenu(tr("&Appearance"));
    auto* group = new QActionGroup(this);
    const auto add = [&](const QString& text, Settings::Appearance value) {
        QAction* action = appearance->addAction(text);
        action->setCheckable(true);
        action->setChecked(m_settings.appearance() == value);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, value] { m_settings.setAppearance(value); });
        connect(&m_settings, &Settings::changed, action,
            [this, action, value] { action->setChecked(m_settings.appearance() == value); });
    };
    add(tr("As the &desktop"), Settings::Appearance::Desktop);
    add(tr("&Light"), Settings::Appearance::Light);
    add(tr("&Dark"), Settings::Appearance::Dark);
    m_pagesMenu = m_viewMenu->addMenu(tr("&Pages"));
    m_pageGroup = new QActionGroup(this);
    m_jobs = m_viewMenu->addAction(tr("&Jobs"), keys("Ctrl+J"), this, &MainWindow::togglePanel);
    m_jobs->setCheckable(true);
    m_jobs->setObjectName(QStringLiteral("jobsAction"));
}

void MainWindow::makeGoMenu()
{
    QMenu* go = menuBar()->addMenu(tr("&Go"));
    go->addAction(tr("&Next page"), keys("Ctrl+PgDown"), this, [this] { stepPage(1); });
    go->addAction(tr("&Previous page"), keys("Ctrl+PgUp"), this, [this] { stepPage(-1); });
    go->addSeparator();
    go->addAction(tr("Next p&anel"), keys("F6"), this, [this] { stepFocus(1); });
    go->addAction(tr("Previous pane&l"), keys("Shift+F6"), this, [this] { stepFocus(-1); });
}

void MainWindow::makeHelpMenu()
{
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(tr("&Keys"), keys("?"), this, &MainWindow::showKeys);
    if (ManualDialog::available()) {
        help->addAction(tr("&Manual"), keys("F1"), this, [this] {
            if (!m_manual)
                m_manual = new ManualDialog(this);
            m_manual->showPage(currentPage() ? currentPage()->id() : QString());
            m_manual->show();
            m_manual->raise();
            m_manual->activateWindow();
        });
    }
    help->addSeparator();
    QAction* about = help->addAction(tr("&About Heldout"), this, [this] {
        AboutDialog dialog(this);
        dialog.exec();
    });
    about->setMenuRole(QAction::AboutRole);
}

void MainWindow::fillRecentMenu()
{
    m_recentMenu->clear();
    const QStringList files = m_settings.recentFiles();
    for (const QString& path : files) {
        const QFileInfo file(path);
        QString name = file.fileName();
        name.replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction* action = m_recentMenu->addAction(name);
        action->setToolTip(path);
        action->setStatusTip(path);
        if (file.exists()) {
            connect(action, &QAction::triggered, this, [this, path] { openRecent(path); });
            continue;
        }
        action->setEnabled(false);
        QAction* locate = m_recentMenu->addAction(tr("Locate %1…").arg(name));
        connect(locate, &QAction::triggered, this, [this, path] { locateRecent(path); });
    }
    if (files.isEmpty()) {
        m_recentMenu->addAction(tr("No projects yet"))->setEnabled(false);
        return;
    }
    m_recentMenu->addSeparator();
    m_recentMenu->addAction(tr("Clear the list"), &m_settings, &Settings::clearRecentFiles);
}

void MainWindow::fillRunMenu()
{
    m_runMenu->clear();
    if (Page* shown = currentPage())
        m_runMenu->addActions(shown->runActions());
    if (m_runMenu->isEmpty())
        m_runMenu->addAction(tr("Nothing to run on this page"))->setEnabled(false);
}

void MainWindow::refreshPageActions()
{
    Page* shown = currentPage();
    fillRunMenu();
    for (QAction* action : std::as_const(m_pageOwned)) {
        m_fileMenu->removeAction(action);
        m_editMenu->removeAction(action);
    }
    m_pageOwned.clear();
    // The page's own action stands in the menu, so that its key is bound once.
    QAction* exporting = shown ? shown->exportAction() : nullptr;
    m_export->setVisible(!exporting);
    m_export->setEnabled(false);
    if (exporting) {
        m_fileMenu->insertAction(m_export, exporting);
        m_pageOwned.push_back(exporting);
    }
    QAction* finding = shown ? shown->findAction() : nullptr;
    m_find->setVisible(!finding);
    m_find->setEnabled(false);
    if (finding) {
        m_editMenu->insertAction(m_find, finding);
        m_pageOwned.push_back(finding);
    }
}

void MainWindow::refreshProjectActions()
{
    const bool open = m_session.project() != nullptr;
    m_saveAs->setEnabled(open);
    m_saveCopy->setEnabled(open);
    m_closeProject->setEnabled(open);
}

void MainWindow::copyFromFocus()
{
    QWidget* target = focusWidget();
    if (!target)
        return;
    QKeyEvent press(QEvent::KeyPress, Qt::Key_C, Qt::ControlModifier);
    QApplication::sendEvent(target, &press);
    QKeyEvent release(QEvent::KeyRelease, Qt::Key_C, Qt::ControlModifier);
    QApplication::sendEvent(target, &release);
}

void MainWindow::showKeys()
{
    QList<HelpKeysDialog::Group> groups;
    HelpKeysDialog::Group everywhere;
    everywhere.title = tr("Everywhere");
    everywhere.entries = {
        {keyText(keys("Ctrl+O")), tr("Open a project")},
        {keyText(keys("Ctrl+I")), tr("Import files")},
        {keyText(keys("Ctrl+S")), tr("Save the project under another name")},
        {keyText(keys("Ctrl+Z")), tr("Undo")},
        {keyText(keys("Ctrl+Shift+Z")), tr("Redo")},
        {keyText(keys("Ctrl+C")), tr("Copy, tables with their heads")},
        {keyText(keys("Ctrl+J")), tr("Jobs")},
        {keyText(keys("Ctrl+PgDown")), tr("Next page")},
        {keyText(keys("Ctrl+PgUp")), tr("Previous page")},
        {keyText(keys("F6")), tr("Next panel")},
        {keyText(keys("Shift+F6")), tr("Previous panel")},
        {QStringLiteral("?"), tr("This list")},
    };
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        everywhere.entries.push_back(
            {keyText(QKeySequence(QStringLiteral("Alt+%1").arg(i + 1))), m_pages[i]->title()});
    groups.push_back(everywhere);
    for (const Page* shown : m_pages) {
        HelpKeysDialog::Group group;
        group.title = shown->title();
        for (const KeyHelp& key : shown->keys())
            group.entries.push_back({key.keys, key.what});
        if (!group.entries.isEmpty())
            groups.push_back(group);
    }
    HelpKeysDialog dialog(groups, this);
    dialog.setObjectName(QStringLiteral("keysDialog"));
    dialog.exec();
}

} // namespace heldout::ui
