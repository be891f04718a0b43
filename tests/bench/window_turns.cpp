// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window needs to come back to its event loop while it imports and compares:
//   heldout_bench_window TRAIN.tsv TEST.tsv [--pages]
// Both files have a column "text". Prints, for each job, how the turns of the loop are spread, how much of
// the longest ones the window's own thread was computing (the rest it waited for a processor or the disk),
// and what it did then.
// --pages goes round the pages all the while, as a reader would.
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

#include "resources.h"
#include "session/session.h"
#include "shell/main_window.h"
#include "shell/project_control.h"
#include "window/application.h"

using namespace heldout;
using namespace heldout::ui;

namespace {

constexpr double kLimitMs = 50.0;
constexpr double kWorthNamingMs = 20.0;
constexpr int kBeatMs = 5;
constexpr std::size_t kShown = 8;

double threadMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

struct Turn
{
    double ms = 0;
    double computingMs = 0;
    std::string doing;
};

/// Names the events that keep the loop.
class Watched final : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (receiver->thread() != thread())
            return QApplication::notify(receiver, event);
        const std::string name = receiver->metaObject()->className();
        const int type = event->type();
        const bool outer = m_depth++ == 0;
        QElapsedTimer clock;
        clock.start();
        const bool result = QApplication::notify(receiver, event);
        --m_depth;
        const double ms = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        if (ms > kWorthNamingMs)
            m_doing += (outer ? " " : " <") + name + " event " + std::to_string(type) + " "
                + std::to_string(static_cast<int>(ms)) + " ms" + (outer ? ";" : ">");
        return result;
    }

    std::string takeDoing() { return std::exchange(m_doing, {}); }

private:
    int m_depth = 0;
    std::string m_doing;
};

class Turns
{
public:
    explicit Turns(Watched& application)
        : m_application(application)
    {
        m_beat.setInterval(kBeatMs);
        m_beat.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_beat, &QTimer::timeout, [this] { take(); });
    }

    void measure(const char* what, const std::function<bool()>& busy)
    {
        m_turns.clear();
        m_clock.start();
        m_computing = threadMs();
        m_application.takeDoing();
        QElapsedTimer all;
        all.start();
        m_beat.start();
        while (busy() || all.elapsed() < 300)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        m_beat.stop();
        report(what, static_cast<double>(all.elapsed()) / 1e3);
    }

private:
    void take()
    {
        const double ms = static_cast<double>(m_clock.nsecsElapsed()) / 1e6;
        const double computing = threadMs();
        m_turns.push_back({ms, computing - m_computing, m_application.takeDoing()});
        m_clock.start();
        m_computing = computing;
    }

    void report(const char* what, double seconds)
    {
        std::ranges::sort(m_turns, std::greater{}, &Turn::ms);
        const auto over = std::ranges::count_if(m_turns, [](const Turn& turn) { return turn.ms > kLimitMs; });
        const auto own
            = std::ranges::count_if(m_turns, [](const Turn& turn) { return turn.computingMs > kLimitMs; });
        std::printf(
            "%s: %.1f s, %zu turns, longest %.0f ms, 1 in 100 over %.0f ms, %td over %.0f ms, in %td of "
            "them the window itself computed that long\n",
            what, seconds, m_turns.size(), m_turns.front().ms, m_turns[m_turns.size() / 100].ms, over,
            kLimitMs, own);
        for (std::size_t i = 0; i < std::min(kShown, m_turns.size()); ++i)
            std::printf("  %6.1f ms, computing %6.1f ms%s\n", m_turns[i].ms, m_turns[i].computingMs,
                m_turns[i].doing.c_str());
        std::fflush(stdout);
    }

    Watched& m_application;
    QTimer m_beat;
    QElapsedTimer m_clock;
    double m_computing = 0;
    std::vector<Turn> m_turns;
};

project::ImportRequest importOf(const QString& path, const char* split)
{
    project::ImportRequest request;
    request.paths = {path.toStdString()};
    request.dataset = "Measured";
    request.split = split;
    request.options.columns.text = "text";
    return request;
}

} // namespace

int main(int argc, char* argv[])
{
    Watched application(argc, argv);
    initHeldoutResources();
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() < 3) {
        std::fprintf(stderr, "usage: %s TRAIN.tsv TEST.tsv [--pages]\n", argv[0]);
        return 2;
    }
    QTemporaryDir folder(QDir::currentPath() + QStringLiteral("/window-turns-XXXXXX"));
    app::Application program(application,
        {folder.filePath(QStringLiteral("settings.ini")), folder.filePath(QStringLiteral("data"))},
        QString());
    program.makeWindow();
    program.window()->show();
    program.control().create(folder.filePath(QStringLiteral("measured.heldout")));
    Session& session = program.session();
    while (!session.loaded())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);

    QTimer reader;
    int page = 0;
    QObject::connect(&reader, &QTimer::timeout, program.window(), [&] {
        const QStringList pages{
            QStringLiteral("data"), QStringLiteral("similarity"), QStringLiteral("pairs")};
        program.window()->showPage(pages[page++ % pages.size()]);
    });
    if (arguments.contains(QStringLiteral("--pages")))
        reader.start(700);

    Turns turns(application);
    turns.measure("at rest", [] { return false; });
    session.startImport(importOf(arguments[2], "test"));
    turns.measure("import of the test file", [&] { return session.jobs().busy(); });
    session.startImport(importOf(arguments[1], "train"));
    turns.measure("import of the training file", [&] { return session.jobs().busy(); });
    project::CompareRequest request;
    request.dataset = "Measured";
    request.testSplit = "test";
    request.trainSplit = "train";
    session.startComparison(request);
    turns.measure("comparison", [&] { return session.jobs().busy(); });
    turns.measure("afterwards", [&] { return session.jobs().busy(); });
    return 0;
}
