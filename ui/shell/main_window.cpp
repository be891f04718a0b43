// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

#include "pages/line_dialog.h"
#include "pages/page.h"
#include "session/session.h"
#include "session/settings.h"
#include "session/words.h"
#include "shell/job_panel.h"
#include "shell/manual_dialog.h"
#include "shell/project_control.h"
#include "shell/status_line.h"
#include "style/icons.h"
#include "style/metrics.h"
#include "widgets/banner.h"
#include "widgets/navigation_list.h"
#include "widgets/panel.h"

namespace heldout::ui {

namespace {
constexpr QSize kFirstSize(1440, 900);
/// Kept for the frame of the window manager, whose size is not known before the window is shown.
constexpr QSize kFrameRoom(8, 40);
constexpr QSize kSmallestSize(1180, 640);
} // namespace

MainWindow::MainWindow(Session& session, Settings& settings, ProjectControl& control, QWidget* parent)
    : QMainWindow(parent)
    , m_session(session)
    , m_settings(settings)
    , m_control(control)
    , m_navigation(new NavigationList(this))
    , m_stack(new QStackedWidget(this))
    , m_banner(new Banner(this))
    , m_bannerArea(new QWidget(this))
    , m_jobPanel(new JobPanel(session.jobs(), this))
    , m_status(new StatusLine(session.jobs(), this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(applicationIcon());
    setAcceptDrops(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    m_navigation->setObjectName(QStringLiteral("navigation"));
    m_navigation->setAccessibleName(tr("Pages"));
    m_banner->setObjectName(QStringLiteral("errorBanner"));
    m_banner->setClosable(true);

    auto* bannerColumn = new QVBoxLayout(m_bannerArea);
    bannerColumn->setContentsMargins(metrics::kPageMargin, metrics::kSpace12, metrics::kPageMargin, 0);
    bannerColumn->addWidget(m_banner);
    m_bannerArea->hide();

    auto* pageColumn = new QVBoxLayout;
    pageColumn->setContentsMargins(0, 0, 0, 0);
    pageColumn->setSpacing(0);
    pageColumn->addWidget(m_bannerArea);
    pageColumn->addWidget(m_stack, 1);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_navigation);
    row->addLayout(pageColumn, 1);
    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row, 1);
    column->addWidget(m_jobPanel);
    column->addWidget(m_status);
    setCentralWidget(centre);
    m_jobPanel->hide();

    makeMenus();
    connect(m_navigation, &NavigationList::pageChosen, this, &MainWindow::showPage);
    connect(m_jobPanel, &JobPanel::closeRequested, this, &MainWindow::togglePanel);
    connect(m_jobPanel, &JobPanel::lineRequested, this, &MainWindow::showLine);
    connect(m_status, &StatusLine::panelToggled, this, &MainWindow::togglePanel);
    connect(m_banner, &Banner::actionTriggered, this, &MainWindow::runBannerAction);
    connect(m_banner, &Banner::closed, m_bannerArea, &QWidget::hide);
    connectSession();
    qApp->installEventFilter(this);
    loadWindowState();
    refreshSaved();
    refreshProjectActions();
}

MainWindow::~MainWindow()
{
    qApp->removeEventFilter(this);
}

void MainWindow::loadWindowState()
{
    setMinimumSize(kSmallestSize);
    const QByteArray geometry = m_settings.windowGeometry();
    if (!geometry.isEmpty() && restoreGeometry(geometry))
        return;
    const QSize room = screen() ? screen()->availableSize() - kFrameRoom : kFirstSize;
    resize(kFirstSize.boundedTo(room).expandedTo(kSmallestSize));
}

QSize MainWindow::minimumSizeHint() const
{
    return kSmallestSize;
}

void MainWindow::connectSession()
{
    connect(&m_session, &Session::projectChanged, this, [this] {
        m_bannerArea->hide();
        m_moved = false;
        refreshSaved();
        refreshProjectActions();
    });
    connect(&m_session, &Session::failed, this, [this](const Error& error) {
        const bool copyHelps = error.code == Code::ReadOnlyProject || error.code == Code::MovedProject
            || error.code == Code::DamagedProject;
        if (hasLine(error)) {
            m_bannerPath = fromUtf8(error.file);
            m_bannerLine = error.line;
        }
        if (error.code == Code::MovedProject)
            setMoved(true);
        showError(error,
            copyHelps            ? BannerAction::SaveCopy
                : hasLine(error) ? BannerAction::ShowLine
                                 : BannerAction::None);
    });
    connect(&m_session, &Session::notice, m_status, qOverload<const QString&>(&StatusLine::showNotice));
    connect(&m_session, &Session::pageRequested, this, &MainWindow::showPage);
    connect(&m_session, &Session::pairsRequested, this, [this] { showPage(QStringLiteral("pairs")); });
    connect(&m_session, &Session::importRequested, this, [this](const QStringList& paths) {
        if (paths.isEmpty())
            chooseData();
        else
            importFiles(paths);
    });
    connect(&m_session, &Session::sampleRequested, &m_control, &ProjectControl::openSample);
    connect(&m_control, &ProjectControl::openFailed, this, [this](const QString& path, const Error& error) {
        m_bannerPath = path;
        showError(error, error.code == Code::BusyProject ? BannerAction::OpenReadOnly : BannerAction::None);
    });
    connect(&m_control, &ProjectControl::moved, this, [this](const Error& error) {
        setMoved(true);
        showError(error, BannerAction::SaveCopy);
    });
    connect(&m_control, &ProjectControl::cameBack, this, [this] {
        setMoved(false);
        m_bannerArea->hide();
    });
    connect(
        &m_control, &ProjectControl::sampleReplaced, this, [this](const QString& kept, const Error& error) {
            showError(error, BannerAction::None,
                tr("It was kept as “%1”, and the sample was made anew.").arg(QFileInfo(kept).fileName()));
        });
}

void MainWindow::addPage(Page* page, const QString& group)
{
    if (group != m_lastGroup)
        m_navigation->addGroup(group);
    m_lastGroup = group;
    m_navigation->addPage(page->id(), page->iconName(), page->title());
    m_navigation->setCount(page->id(), page->count());
    m_stack->addWidget(page);
    m_pages.push_back(page);
    connect(
        page, &Page::countChanged, this, [this, page] { m_navigation->setCount(page->id(), page->count()); });

    auto* action = m_pagesMenu->addAction(page->title());
    action->setCheckable(true);
    action->setData(page->id());
    action->setShortcut(QKeySequence(QStringLiteral("Alt+%1").arg(m_pages.size())));
    m_pageGroup->addAction(action);
    connect(action, &QAction::triggered, this, [this, id = page->id()] { showPage(id); });
    if (m_pages.size() == 1)
        showPage(page->id());
}

Page* MainWindow::page(const QString& id) const
{
    const auto it = std::ranges::find_if(m_pages, [&id](const Page* page) { return page->id() == id; });
    return it == m_pages.end() ? nullptr : *it;
}

Page* MainWindow::currentPage() const
{
    return qobject_cast<Page*>(m_stack->currentWidget());
}

void MainWindow::showPage(const QString& id)
{
    Page* wanted = page(id);
    if (!wanted)
        return;
    m_stack->setCurrentWidget(wanted);
    m_navigation->setCurrent(id);
    for (QAction* action : m_pageGroup->actions())
        action->setChecked(action->data().toString() == id);
    refreshPageActions();
    wanted->activated();
}

void MainWindow::stepPage(int by)
{
    const auto count = static_cast<int>(m_pages.size());
    if (count > 0)
        showPage(m_pages[static_cast<std::size_t>((m_stack->currentIndex() + by + count) % count)]->id());
}

void MainWindow::stepFocus(int by)
{
    std::vector<QWidget*> stops{m_navigation};
    if (m_bannerArea->isVisible())
        stops.push_back(m_bannerArea);
    if (Page* shown = currentPage()) {
        QList<Panel*> panels;
        for (Panel* panel : shown->findChildren<Panel*>())
            if (panel->isVisible())
                panels.push_back(panel);
        std::ranges::stable_sort(panels, [shown](const Panel* a, const Panel* b) {
            const QPoint first = a->mapTo(shown, QPoint());
            const QPoint second = b->mapTo(shown, QPoint());
            return first.y() != second.y() ? first.y() < second.y() : first.x() < second.x();
        });
        for (Panel* panel : panels)
            stops.push_back(panel);
        if (panels.isEmpty())
            stops.push_back(shown);
    }
    if (m_jobPanel->isVisible())
        stops.push_back(m_jobPanel);

    const auto firstControl = [](QWidget* stop) -> QWidget* {
        if (stop->focusPolicy() & Qt::TabFocus)
            return stop;
        for (QWidget* child : stop->findChildren<QWidget*>())
            if ((child->focusPolicy() & Qt::TabFocus) && child->isVisibleTo(stop) && child->isEnabled())
                return child;
        return nullptr;
    };
    std::erase_if(stops, [&](QWidget* stop) { return firstControl(stop) == nullptr; });
    if (stops.empty())
        return;
    QWidget* focused = focusWidget();
    const auto now = std::ranges::find_if(stops,
        [focused](QWidget* stop) { return focused && (stop == focused || stop->isAncestorOf(focused)); });
    const auto count = static_cast<std::ptrdiff_t>(stops.size());
    const std::ptrdiff_t from = now == stops.end() ? (by > 0 ? -1 : count) : now - stops.begin();
    firstControl(stops[static_cast<std::size_t>((from + by + count) % count)])->setFocus(Qt::TabFocusReason);
}

void MainWindow::togglePanel()
{
    const bool open = !m_jobPanel->isVisible();
    m_jobPanel->setVisible(open);
    m_status->setPanelOpen(open);
    m_jobs->setChecked(open);
}

void MainWindow::setMoved(bool moved)
{
    m_moved = moved;
    refreshSaved();
}

void MainWindow::refreshSaved()
{
    const auto project = m_session.project();
    if (!project) {
        setWindowTitle(tr("Heldout"));
        m_status->setSaved(StatusLine::Saved::NoProject, tr("No project open"));
        return;
    }
    const project::ProjectInfo info = project->info();
    const QString file = m_control.isSample() ? tr("BC2GM sample")
        : m_control.isUntitled()              ? tr("Untitled project")
                                              : QFileInfo(fromUtf8(info.path)).fileName();
    setWindowTitle(tr("%1 – Heldout").arg(file));
    if (m_moved)
        m_status->setSaved(
            StatusLine::Saved::Trouble, tr("The project's file is no longer where it was opened"));
    else if (info.readOnly)
        m_status->setSaved(StatusLine::Saved::ReadOnly, tr("%1 — can only be read").arg(file));
    else
        m_status->setSaved(StatusLine::Saved::Saved, tr("%1 — every change is saved").arg(file));
}

void MainWindow::showError(const Error& error, BannerAction action, const QString& further)
{
    m_bannerAction = action;
    const QString word = action == BannerAction::SaveCopy ? tr("Save a copy…")
        : action == BannerAction::OpenReadOnly            ? tr("Open to read only")
        : action == BannerAction::ShowLine                ? tr("Show line")
                                                          : QString();
    const QString sentence
        = further.isEmpty() ? errorSentence(error) : errorSentence(error) + QLatin1Char(' ') + further;
    m_banner->display(Banner::Level::Error, sentence, word);
    m_bannerArea->show();
}

void MainWindow::runBannerAction()
{
    const BannerAction action = m_bannerAction;
    m_bannerArea->hide();
    if (action == BannerAction::SaveCopy)
        chooseCopy(true);
    else if (action == BannerAction::OpenReadOnly)
        m_control.open(m_bannerPath, project::OpenMode::ReadOnly);
    else if (action == BannerAction::ShowLine)
        showLine(m_bannerPath, m_bannerLine);
}

void MainWindow::showLine(const QString& file, quint64 line)
{
    auto* dialog = new LineDialog(file, line, m_session.jobs(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_settings.setWindowGeometry(saveGeometry());
    if (currentPage())
        m_settings.setLastPage(currentPage()->id());
    for (Page* page : m_pages) // else it would be written while the program ends
        page->rememberNow();
    if (!m_session.jobs().busy()) {
        event->accept();
        Q_EMIT closed();
        return;
    }
    // The window stays until the jobs have ended: it may not freeze, and nothing may be cut off.
    event->ignore();
    if (m_closing)
        return;
    m_closing = true;
    m_status->showNotice(tr("Stopping…"));
    centralWidget()->setEnabled(false);
    menuBar()->setEnabled(false);
    connect(&m_session.jobs(), &JobRunner::idle, this, [this] { close(); }, Qt::QueuedConnection);
    m_session.jobs().requestStopAll();
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_navigation->setRail(width() < metrics::kRailBelowWidth);
    m_jobPanel->updateGeometry();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_control.checkStillThere();
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    // Files that the desktop hands to a running program.
    if (watched == qApp && event->type() == QEvent::FileOpen) {
        takePaths({static_cast<QFileOpenEvent*>(event)->file()});
        return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace heldout::ui
