// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/screenshots.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <array>

#include "pages/data/data_page.h"
#include "pages/data/import_dialog.h"
#include "session/session.h"
#include "session/settings.h"
#include "shell/main_window.h"
#include "shell/project_control.h"
#include "style/theme.h"
#include "window/application.h"

namespace heldout::app {

namespace {

constexpr int kSettleMs = 400;
constexpr int kPageMs = 100;
constexpr int kPairShown = 9; ///< differs in some words, not in most
constexpr int kLongestMs = 120'000;
constexpr std::array kSizes{QSize(1440, 900), QSize(1280, 720)};

void settle(int ms)
{
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Waits until no job runs and all that was read is drawn.
bool settleJobs(ui::Session& session)
{
    QElapsedTimer clock;
    clock.start();
    do {
        settle(kSettleMs);
    } while (session.jobs().busy() && clock.elapsed() < kLongestMs);
    return !session.jobs().busy();
}

class Camera
{
public:
    Camera(Application& program, const QString& folder, const QString& suffix)
        : m_program(program)
        , m_folder(folder)
        , m_suffix(suffix)
    {
    }

    void shoot(QWidget& widget, const QString& name)
    {
        QString file = name + QLatin1Char('-') + m_mode + m_suffix;
        if (m_size != kSizes.front())
            file += QStringLiteral("-%1x%2").arg(m_size.width()).arg(m_size.height());
        if (widget.devicePixelRatioF() > 1.0)
            file += QStringLiteral("@%1x").arg(widget.devicePixelRatioF());
        if (!widget.grab().save(QDir(m_folder).filePath(file + QStringLiteral(".png"))))
            m_failed = true;
    }

    void shootPages()
    {
        ui::MainWindow& window = *m_program.window();
        window.resize(m_size);
        for (const char* page : {"data", "similarity", "pairs"}) {
            if (qstrcmp(page, "pairs") == 0)
                askForPairs();
            window.showPage(QString::fromLatin1(page));
            settleJobs(m_program.session());
            shoot(window, QString::fromLatin1(page));
        }
    }

    /// Pairs worth looking at: close ones that are not the same.
    void askForPairs()
    {
        ui::Session& session = m_program.session();
        for (const project::ComparisonRun& run : session.comparisons()) {
            if (run.options.n != 1)
                continue;
            project::PairFilter filter;
            filter.fromMilli = 50'000;
            filter.notIdentical = true;
            Q_EMIT session.pairsRequested(run.id, filter);
            settleJobs(session);
            auto* next = m_program.window()->findChild<QAbstractButton*>(QStringLiteral("nextPair"));
            for (int step = 0; next && step < kPairShown; ++step) {
                next->click();
                settle(kPageMs);
            }
            return;
        }
    }

    void shootJobs()
    {
        ui::MainWindow& window = *m_program.window();
        window.showPage(QStringLiteral("similarity"));
        auto* jobs = window.findChild<QAction*>(QStringLiteral("jobsAction"));
        jobs->trigger();
        settle(kSettleMs);
        shoot(window, QStringLiteral("jobs"));
        jobs->trigger();
    }

    void shootImport(const QString& file)
    {
        ui::MainWindow& window = *m_program.window();
        auto* page = qobject_cast<ui::DataPage*>(window.page(QStringLiteral("data")));
        window.showPage(page->id());
        page->takeFiles({file});
        settleJobs(m_program.session());
        if (page->importDialog()) {
            shoot(*page->importDialog(), QStringLiteral("import"));
            page->importDialog()->reject();
        }
        settle(kSettleMs);
    }

    void setMode(const QString& mode) { m_mode = mode; }
    void setSize(QSize size) { m_size = size; }
    [[nodiscard]] bool failed() const { return m_failed; }

private:
    Application& m_program;
    QString m_folder;
    QString m_suffix; ///< language and size of the font
    QString m_mode;
    QSize m_size = kSizes.front();
    bool m_failed = false;
};

} // namespace

int makeScreenshots(
    QApplication& application, const QString& folder, const QString& language, double fontSize)
{
    const QTemporaryDir scratch;
    if (!QDir().mkpath(folder) || !scratch.isValid())
        return 1;
    Application program(application, {scratch.filePath(QStringLiteral("settings.ini")), scratch.path()},
        language.isEmpty() ? QStringLiteral("en") : language);
    QString suffix = language.isEmpty() ? QString() : QLatin1Char('-') + language;
    if (fontSize > 0) {
        program.theme().setBaseFontSize(fontSize);
        suffix += QStringLiteral("-%1px").arg(fontSize);
    }
    program.makeWindow();
    program.window()->show();
    Camera camera(program, folder, suffix);

    const std::array modes{std::pair(QStringLiteral("light"), ui::Settings::Appearance::Light),
        std::pair(QStringLiteral("dark"), ui::Settings::Appearance::Dark)};
    for (const auto& [name, appearance] : modes) {
        program.settings().setAppearance(appearance);
        camera.setMode(name);
        program.window()->resize(kSizes.front());
        program.window()->showPage(QStringLiteral("data"));
        settle(kSettleMs);
        camera.shoot(*program.window(), QStringLiteral("empty"));
    }
    program.control().openSample();
    if (!settleJobs(program.session()) || program.session().comparisons().empty()) {
        QTextStream(stderr) << "The sample could not be compared.\n";
        return 1;
    }
    for (const auto& [name, appearance] : modes) {
        program.settings().setAppearance(appearance);
        camera.setMode(name);
        for (const QSize size : kSizes) {
            camera.setSize(size);
            camera.shootPages();
        }
        camera.setSize(kSizes.front());
        program.window()->resize(kSizes.front());
        camera.shootJobs();
        camera.shootImport(scratch.filePath(QStringLiteral("sample/train_train.in")));
    }
    return camera.failed() ? 1 : 0;
}

} // namespace heldout::app
