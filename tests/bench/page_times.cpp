// SPDX-License-Identifier: GPL-3.0-or-later
// How soon the pages show the first rows of a project, and the last:
//   heldout_bench_pages PROJECT
// Times are from the wish to rows that can be read, in milliseconds; the project's newest comparison is
// shown.
#include <QAbstractItemView>
#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <functional>

#include "models/pairs_model.h"
#include "pages/pairs/pairs_page.h"
#include "pages/similarity/similarity_page.h"
#include "resources.h"
#include "session/session.h"
#include "shell/main_window.h"
#include "shell/project_control.h"
#include "window/application.h"

using namespace heldout;
using namespace heldout::ui;

namespace {

constexpr double kTooLongMs = 60'000;

/// Goes on with events until `seen`; says how long that took.
void measure(const char* what, const std::function<void()>& wish, const std::function<bool()>& seen)
{
    QElapsedTimer clock;
    clock.start();
    wish();
    const auto ms = [&clock] { return static_cast<double>(clock.nsecsElapsed()) / 1e6; };
    while (!seen() && ms() < kTooLongMs)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    std::printf("%-36s %8.1f ms%s\n", what, ms(), seen() ? "" : " and not there yet");
    std::fflush(stdout);
}

/// The row at hand of a list of pairs can be read.
bool currentIsRead(const QAbstractItemView& list)
{
    return list.currentIndex().isValid() && list.currentIndex().data(PairsModel::LoadedRole).toBool();
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    initHeldoutResources();
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() != 2) {
        std::fprintf(stderr, "usage: %s PROJECT\n", argv[0]);
        return 2;
    }
    const QTemporaryDir folder;
    app::Application program(application,
        {folder.filePath(QStringLiteral("settings.ini")), folder.filePath(QStringLiteral("data"))},
        QString());
    program.makeWindow();
    MainWindow& window = *program.window();
    window.resize(1440, 900);
    window.show();
    Session& session = program.session();

    const auto idle = [&session] { return session.loaded() && !session.jobs().busy(); };
    measure(
        "open, all that runs by itself ended",
        [&] { program.control().open(QFileInfo(arguments[1]).absoluteFilePath()); }, idle);
    auto* texts = window.findChild<QTableView*>(QStringLiteral("texts"));
    measure(
        "Data: first texts", [&] { window.showPage(QStringLiteral("data")); },
        [texts] {
            const auto* model = texts->model();
            return model->rowCount() > 0
                && !model->index(0, model->columnCount() - 1).data().toString().isEmpty();
        });
    auto* similarity = qobject_cast<SimilarityPage*>(window.page(QStringLiteral("similarity")));
    measure(
        "Similarity: histogram and tables", [&] { window.showPage(QStringLiteral("similarity")); },
        [&] { return similarity->run().has_value() && !session.jobs().busy(); });
    auto* pairs = qobject_cast<PairsPage*>(window.page(QStringLiteral("pairs")));
    auto* list = pairs->findChild<QAbstractItemView*>(QStringLiteral("pairList"));
    measure(
        "Pairs: first rows", [&] { window.showPage(QStringLiteral("pairs")); },
        [list] { return currentIsRead(*list); });
    measure(
        "Pairs: the last row by key", [&] { QTest::keyClick(list, Qt::Key_End); },
        [list] { return list->currentIndex().row() > 0 && currentIsRead(*list); });
    measure(
        "Pairs: and the first again", [&] { QTest::keyClick(list, Qt::Key_Home); },
        [list] { return list->currentIndex().row() == 0 && currentIsRead(*list); });
    std::printf("%d pairs\n", list->model()->rowCount());
    return 0;
}
