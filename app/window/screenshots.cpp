// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/screenshots.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTextStream>
#include <QToolButton>

#include <optional>

#include "pages/evaluate/evaluate_page.h"
#include "session/session.h"
#include "session/words.h"
#include "shell/main_window.h"
#include "shell/project_control.h"
#include "style/theme.h"
#include "widgets/segmented.h"
#include "window/application.h"
#include "window/camera.h"

namespace heldout::app {

namespace {

/// Lines of which some are taken, some repaired and some left out.
constexpr char kOddLines[] = "id\tsentence\n1\tp53 binds DNA\n1\tp53 binds DNA again\n3\ttoo\tmany\n"
                             "4\tbytes \xff of another encoding\n5\n6\tone more sentence\n";
/// Lines of which none can be taken.
constexpr char kWrongLines[] = "{\"id\": 1, \"sentence\": \n{\"id\": 2, \"sentence\"\n";
constexpr char kOtherTest[] = "id\tsentence\n1\tp53 binds DNA\n2\tthe kinase was purified\n";

QStringList allPages()
{
    return {QStringLiteral("data"), QStringLiteral("similarity"), QStringLiteral("pairs"),
        QStringLiteral("evaluate")};
}

bool writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

void shootDialogs(Camera& camera, ui::MainWindow& window, const QDir& scratch)
{
    camera.inEachMode([&] {
        window.showPage(QStringLiteral("similarity"));
        camera.shootJobs(QStringLiteral("jobs"));
        camera.shootDialog("exportAction", QStringLiteral("figure"));
        camera.shootDialog("compareMoreAction", QStringLiteral("similarity-more"));
        camera.shootDialog("settingsAction", QStringLiteral("settings"));
        camera.shootImport(
            scratch.filePath(QStringLiteral("sample/train_train.in")), QStringLiteral("import"));
        camera.shootImport(
            scratch.filePath(QStringLiteral("odd.train.tsv")), QStringLiteral("import-diagnostics"));
        camera.shootImport(
            scratch.filePath(QStringLiteral("wrong.train.jsonl")), QStringLiteral("import-refused"));
    });
}

/// Crosses the groups by the settings; `within` nothing takes the second grouping back.
void crossGroups(ui::MainWindow& window, std::optional<project::Grouping> within)
{
    window.findChild<QToolButton*>(QStringLiteral("evaluationSettings"))->click();
    auto* settings = window.findChild<QDialog*>(QStringLiteral("evaluationSettingsDialog"));
    auto* crossed = settings->findChild<QComboBox*>(QStringLiteral("settingsCrossed"));
    crossed->setCurrentIndex(within ? crossed->findData(static_cast<int>(*within)) : 0);
    settings->findChild<QPushButton*>(QStringLiteral("settingsApply"))->click();
}

/// The bars and the curve beside the points, and what opens from the Evaluate page.
void shootEvaluate(Camera& camera, ui::MainWindow& window, const QDir& scratch)
{
    auto* page = qobject_cast<ui::EvaluatePage*>(window.page(QStringLiteral("evaluate")));
    const auto trigger
        = [&window](const char* name) { window.findChild<QAction*>(QString::fromLatin1(name))->trigger(); };
    camera.inEachMode([&] {
        window.showPage(page->id());
        for (const char* shape : {"chartBars", "chartCurve", "chartPoints"}) {
            trigger(shape);
            camera.shootWindow(QStringLiteral("evaluate-") + QLatin1String(shape));
        }
        trigger("groupBy_seen");
        camera.shootWindow(QStringLiteral("evaluate-seen"));
        window.findChild<ui::Segmented*>(QStringLiteral("groupings"))->setCurrentIndex(0);
        crossGroups(window, project::Grouping::Length);
        camera.shootWindow(QStringLiteral("evaluate-crossed"));
        crossGroups(window, {});
        camera.settle();
        camera.shootOpened(
            [&] {
                page->openItems(1, 0);
                camera.settle();
                window.findChildren<ui::Segmented*>(QStringLiteral("whichItems")).last()->setCurrentIndex(1);
            },
            QStringLiteral("evaluate-items"));
        camera.shootOpened(
            [page, &scratch] {
                page->loadPredictions({scratch.filePath(QStringLiteral("sample/dictionary.eval"))});
            },
            QStringLiteral("evaluate-predictions"));
        camera.shootOpened(
            [&window] { window.findChild<QToolButton*>(QStringLiteral("evaluationSettings"))->click(); },
            QStringLiteral("evaluate-settings"));
    });
}

void shootCharacters(Camera& camera, ui::Session& session)
{
    const project::ComparisonRun& run = session.comparisons().front();
    project::CompareRequest request;
    request.dataset = run.dataset;
    request.testSplit = run.testSplit;
    request.trainSplit = run.trainSplit;
    request.grams = similarity::GramUnit::Characters;
    request.measure = similarity::Measure::Jaccard;
    request.weighting = similarity::Weighting::Binary;
    request.ngrams.push_back({3, 5});
    session.startComparison(request);
    camera.settle();
    camera.askForPairs(similarity::Measure::Jaccard);
    camera.shootPages({QStringLiteral("similarity"), QStringLiteral("pairs")}, QStringLiteral("characters"));
}

/// An import that fails, and a test split that is not the one compared any more.
void shootTroubles(Camera& camera, ui::Session& session, const QDir& scratch)
{
    project::ImportRequest request;
    request.dataset = session.datasets().front().name;
    request.split = "dev";
    request.paths = {scratch.filePath(QStringLiteral("wrong.train.jsonl")).toStdString()};
    session.startImport(request);
    camera.settle();
    camera.inEachMode([&] { camera.shootJobs(QStringLiteral("jobs-failed")); });

    request.split = session.comparisons().front().testSplit;
    request.paths = {scratch.filePath(QStringLiteral("other.test.tsv")).toStdString()};
    request.replace = true;
    session.startImport(request);
    camera.settle();
    camera.shootPages(allPages(), QStringLiteral("outdated"));
}

} // namespace

int makeScreenshots(
    QApplication& application, const QString& folder, const QString& language, double fontSize)
{
    const QTemporaryDir scratch;
    if (!QDir().mkpath(folder) || !scratch.isValid()
        || !writeFile(scratch.filePath(QStringLiteral("odd.train.tsv")), kOddLines)
        || !writeFile(scratch.filePath(QStringLiteral("wrong.train.jsonl")), kWrongLines)
        || !writeFile(scratch.filePath(QStringLiteral("other.test.tsv")), kOtherTest))
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
    camera.shootPages(allPages(), QStringLiteral("empty"));

    program.control().openSample();
    if (!camera.settle() || program.session().comparisons().empty()) {
        QTextStream(stderr) << "The sample could not be compared.\n";
        return 1;
    }
    camera.askForPairs(similarity::Measure::Cosine);
    camera.shootPages(allPages());
    const QDir files(scratch.path());
    shootDialogs(camera, *program.window(), files);
    shootEvaluate(camera, *program.window(), files);
    shootCharacters(camera, program.session());
    shootTroubles(camera, program.session(), files);
    return camera.failed() ? 1 : 0;
}

} // namespace heldout::app
