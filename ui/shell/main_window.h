// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QMainWindow>
#include <QPointer>
#include <QString>

#include <vector>

#include "base/result.h"

class QAction;
class QActionGroup;
class QMenu;
class QStackedWidget;

namespace heldout::ui {

class Banner;
class JobPanel;
class ManualDialog;
class NavigationList;
class Page;
class ProjectControl;
class Session;
class Settings;
class StatusLine;

/// The window around the pages: menus, navigation, banner, job panel, status line. It owns the pages that are
/// added. Closing while a job runs asks it to stop, waits for it and then closes.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    MainWindow(Session& session, Settings& settings, ProjectControl& control, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Adds a page at the end of the navigation. Pages of one group are added one after the other.
    void addPage(Page* page, const QString& group);
    void showPage(const QString& id); ///< an unknown id is ignored
    [[nodiscard]] Page* page(const QString& id) const;
    [[nodiscard]] Page* currentPage() const;

    /// Projects are opened, other files and folders imported.
    void takePaths(const QStringList& paths);

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class BannerAction { None, SaveCopy, OpenReadOnly, ShowLine };

    // main_window_menus.cpp
    void makeMenus();
    void makeFileMenu();
    void makeEditMenu();
    void makeViewMenu();
    void makeGoMenu();
    void makeHelpMenu();
    void fillRecentMenu();
    void fillRunMenu();
    void refreshPageActions();
    void refreshProjectActions();
    void showKeys();
    void copyFromFocus();

    // main_window_files.cpp
    void chooseNewProject();
    void chooseProject();
    [[nodiscard]] QString suggestedFile() const;
    void chooseCopy(bool goOnThere);
    void chooseData();
    void locateRecent(const QString& missing);
    void openRecent(const QString& path);
    [[nodiscard]] bool mayStopJobs();
    void importFiles(const QStringList& paths);

    void connectSession();
    void refreshSaved();
    void setMoved(bool moved);
    void showError(const Error& error, BannerAction action = BannerAction::None, const QString& further = {});
    void runBannerAction();
    void showLine(const QString& file, quint64 line);
    void togglePanel();
    void stepPage(int by);
    void stepFocus(int by);
    void loadWindowState();

    Session& m_session;
    Settings& m_settings;
    ProjectControl& m_control;
    NavigationList* m_navigation;
    QStackedWidget* m_stack;
    Banner* m_banner;
    QWidget* m_bannerArea;
    JobPanel* m_jobPanel;
    StatusLine* m_status;
    std::vector<Page*> m_pages;
    QString m_lastGroup;

    QMenu* m_fileMenu = nullptr;
    QMenu* m_recentMenu = nullptr;
    QMenu* m_editMenu = nullptr;
    QMenu* m_viewMenu = nullptr;
    QMenu* m_pagesMenu = nullptr;
    QMenu* m_runMenu = nullptr;
    QAction* m_saveAs = nullptr;
    QAction* m_saveCopy = nullptr;
    QAction* m_closeProject = nullptr;
    QAction* m_export = nullptr;
    QAction* m_find = nullptr;
    QAction* m_jobs = nullptr;
    QAction* m_settingsAction = nullptr;
    QActionGroup* m_pageGroup = nullptr;
    QList<QAction*> m_pageOwned;

    QPointer<ManualDialog> m_manual;
    BannerAction m_bannerAction = BannerAction::None;
    bool m_moved = false; ///< the project's file is not where it was opened
    QString m_bannerPath;
    quint64 m_bannerLine = 0;
    bool m_closing = false;
};

} // namespace heldout::ui
