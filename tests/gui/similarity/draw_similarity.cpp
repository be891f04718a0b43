// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QPushButton>

#include <cstdio>

#include "charts/figure_dialog.h"
#include "charts/histogram_view.h"
#include "gui/similarity/similarity_fixture.h"
#include "pages/similarity/similarity_page.h"
#include "session/session.h"
#include "style/theme.h"

using namespace heldout;
using namespace heldout::ui;

namespace {

void settle(int ms)
{
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < ms)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
}

} // namespace

/// draw_similarity PROJECT TEST TRAIN OUT: fills the project from the two files when it is new, then draws
/// the page.
int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 5) {
        std::fputs("draw_similarity PROJECT TEST TRAIN OUT\n", stderr);
        return 2;
    }
    Theme theme(application);
    auto project = testing::openOrCreate(arguments[1]);
    if (project->datasets()->empty()) {
        testing::import(*project, arguments[2], QStringLiteral("BC2GM"), QStringLiteral("test"));
        testing::import(*project, arguments[3], QStringLiteral("BC2GM"), QStringLiteral("train"));
    }
    const QDir out(arguments[4]);
    const QString scale = application.devicePixelRatio() > 1 ? QStringLiteral("-2x") : QString();
    Session session(testing::environment());
    SimilarityPage page(session, nullptr);
    const auto draw = [&](const QString& name, QSize size) {
        for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
            theme.setAppearance(appearance);
            page.resize(size);
            settle(150);
            page.grab().save(out.filePath(name
                + (appearance == Appearance::Dark ? QStringLiteral("-dark") : QStringLiteral("-light"))
                + scale + QStringLiteral(".png")));
        }
        theme.setAppearance(Appearance::Light);
    };
    page.resize(1272, 842);
    page.show();
    draw(QStringLiteral("empty"), {1272, 842});
    session.setProject(project);
    settle(500);
    if (session.comparisons().empty()) {
        draw(QStringLiteral("not-compared"), {1272, 842});
        page.compare();
        for (int i = 0; i < 600 && !page.run(); ++i)
            settle(100);
    }
    settle(500);
    auto* view = page.findChild<HistogramView*>();
    view->setFocus();
    view->grip(1)->setFocus();
    draw(QStringLiteral("wide"), {1272, 842});
    draw(QStringLiteral("low"), {1228, 662});
    page.resize(1180, 590); // what gives way does so first
    settle(100);
    draw(QStringLiteral("smallest"), {1128, 582});
    page.resize(1272, 842);
    page.exportFigure();
    settle(300);
    if (auto* dialog = page.findChild<FigureDialog*>())
        dialog->grab().save(out.filePath(QStringLiteral("export") + scale + QStringLiteral(".png")));
    return 0;
}
