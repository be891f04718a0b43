// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/camera.h"

#include <QAbstractButton>
#include <QAction>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>

#include <array>
#include <utility>

#include "pages/data/data_page.h"
#include "pages/data/import_dialog.h"
#include "session/session.h"
#include "session/settings.h"
#include "shell/main_window.h"
#include "window/application.h"

namespace heldout::app {

namespace {

constexpr int kSettleMs = 400;
constexpr int kPageMs = 100;
constexpr int kPairShown = 9; ///< differs in some words, not in most
constexpr int kLongestMs = 120'000;
constexpr std::array kSizes{QSize(1440, 900), QSize(1280, 720)};

void wait(int ms)
{
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    loop.exec();
}

} // namespace

Camera::Camera(Application& program, const QString& folder, const QString& suffix)
    : m_program(program)
    , m_folder(folder)
    , m_suffix(suffix)
    , m_size(kSizes.front())
{
}

void Camera::inEachMode(const std::function<void()>& walk)
{
    using Appearance = ui::Settings::Appearance;
    for (const auto& [name, appearance] : {std::pair(QStringLiteral("light"), Appearance::Light),
             std::pair(QStringLiteral("dark"), Appearance::Dark)}) {
        m_program.settings().setAppearance(appearance);
        m_mode = name;
        setSize(kSizes.front());
        walk();
    }
}

void Camera::shootPages(const QStringList& pages, const QString& state)
{
    inEachMode([&] {
        for (const QSize size : kSizes) {
            setSize(size);
            for (const QString& page : pages) {
                m_program.window()->showPage(page);
                settle();
                shoot(*m_program.window(), state.isEmpty() ? page : page + QLatin1Char('-') + state);
            }
        }
        setSize(kSizes.front());
    });
}

void Camera::shootWindow(const QString& name)
{
    settle();
    shoot(*m_program.window(), name);
}

void Camera::shootJobs(const QString& name)
{
    auto* jobs = m_program.window()->findChild<QAction*>(QStringLiteral("jobsAction"));
    jobs->trigger();
    shootWindow(name);
    jobs->trigger();
}

void Camera::shootDialog(const char* action, const QString& name)
{
    ui::MainWindow& window = *m_program.window();
    shootOpened([&] { window.findChild<QAction*>(QString::fromLatin1(action))->trigger(); }, name);
}

void Camera::shootOpened(const std::function<void()>& open, const QString& name)
{
    ui::MainWindow& window = *m_program.window();
    open();
    settle();
    for (QDialog* dialog : window.findChildren<QDialog*>()) {
        if (!dialog->isVisible())
            continue;
        shoot(*dialog, name);
        dialog->reject();
    }
    settle();
}

void Camera::shootImport(const QString& file, const QString& name)
{
    ui::MainWindow& window = *m_program.window();
    auto* page = qobject_cast<ui::DataPage*>(window.page(QStringLiteral("data")));
    window.showPage(page->id());
    page->takeFiles({file});
    settle();
    if (page->importDialog()) {
        shoot(*page->importDialog(), name);
        page->importDialog()->reject();
    }
    settle();
}

void Camera::askForPairs(similarity::Measure measure)
{
    ui::Session& session = m_program.session();
    for (const project::ComparisonRun& run : session.comparisons()) {
        if (run.options.n != 1 || run.options.measure != measure)
            continue;
        project::PairFilter filter;
        filter.fromMilli = 50'000;
        filter.notIdentical = true;
        Q_EMIT session.pairsRequested(run.id, filter);
        settle();
        auto* next = m_program.window()->findChild<QAbstractButton*>(QStringLiteral("nextPair"));
        for (int step = 0; next && step < kPairShown; ++step) {
            next->click();
            wait(kPageMs);
        }
        return;
    }
}

bool Camera::settle()
{
    QElapsedTimer clock;
    clock.start();
    do {
        wait(kSettleMs);
    } while (m_program.session().jobs().busy() && clock.elapsed() < kLongestMs);
    return !m_program.session().jobs().busy();
}

void Camera::shoot(QWidget& widget, const QString& name)
{
    QString file = name + QLatin1Char('-') + m_mode + m_suffix;
    if (m_size != kSizes.front())
        file += QStringLiteral("-%1x%2").arg(m_size.width()).arg(m_size.height());
    if (widget.devicePixelRatioF() > 1.0)
        file += QStringLiteral("@%1x").arg(widget.devicePixelRatioF());
    if (!widget.grab().save(QDir(m_folder).filePath(file + QStringLiteral(".png"))))
        m_failed = true;
}

void Camera::setSize(QSize size)
{
    m_size = size;
    m_program.window()->resize(size);
}

} // namespace heldout::app
