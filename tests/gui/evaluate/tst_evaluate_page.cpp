// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "charts/figure_dialog.h"
#include "charts/score_chart.h"
#include "gui/choose.h"
#include "gui/evaluate/evaluate_fixture.h"
#include "gui/evaluate/evaluate_page_driver.h"
#include "gui/whole_parts.h"
#include "pages/evaluate/evaluate_bar.h"
#include "pages/evaluate/evaluation_tables.h"
#include "pages/evaluate/evaluation_words.h"
#include "pages/evaluate/items_dialog.h"
#include "pages/evaluate/marked_text_view.h"
#include "pages/evaluate/predictions_dialog.h"
#include "widgets/banner.h"
#include "widgets/chip.h"
#include "widgets/segmented.h"

using namespace heldout;
using namespace heldout::ui;

/// Works the page by keys and clicks on sentences made by hand, of which half stand in training word for
/// word.
class EvaluatePageTest : public QObject, private testing::EvaluatePageDriver
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { m_theme.reset(); }
    void init() { makePage(); }
    void cleanup() { dropPage(); }

    void withoutDataItSaysWhatToDo();
    void withoutPredictionsItSaysWhatToDo();
    void loadsPredictionsByKeys();
    void predictionsThatDoNotMeetAreListed();
    void countsAreCheckedByPosition();
    void severalFilesAreSeveralSystems();
    void scoresByClassBecomeLabels();
    void saysWhatMemoryIs();
    void comparesFromThePage();
    void groupingsAndScoresByKeys();
    void systemsHideAndCount();
    void systemsDiffer();
    void seenMentionsHaveRecall();
    void cellsOpenTheirItems();
    void mentionsAreMarked();
    void splitsSideBySide();
    void settingsByFields();
    void aLabelLeftOutOfTheAverage();
    void relationsByKeys();
    void tablesAndFiguresGoOut();
    void rememberedInTheProject();
    void outdatedResultsStayReadable();
    void readOnlyProjectsAreShown();
    void fitsASmallWindow();
    void fitsTwiceTheFont();
    void dialogsFitTwiceTheFont();
    void itemsAreMirrored();
    void survivesAnotherProject();
};

void EvaluatePageTest::initTestCase()
{
    m_theme = std::make_unique<Theme>(*qApp);
    testing::makeLabelled(file("bare.heldout"), m_folder.path());
    QVERIFY(testing::copyFresh(file("bare.heldout"), file("scored.heldout")));
    {
        const auto project = testing::openOrCreate(file("scored.heldout"));
        testing::compareText(*project, QStringLiteral("Labels"));
        testing::loadSystem(*project, QStringLiteral("Labels"), QStringLiteral("test"), file("memory.tsv"),
            QStringLiteral("Memory"));
        testing::loadSystem(*project, QStringLiteral("Labels"), QStringLiteral("test"), file("steady.tsv"),
            QStringLiteral("Steady"));
    }
    const QString mentions = m_folder.filePath(QStringLiteral("mentions"));
    QVERIFY(QDir().mkpath(mentions));
    testing::makeMentions(file("mentions.heldout"), mentions);
    const QString relations = m_folder.filePath(QStringLiteral("relations"));
    QVERIFY(QDir().mkpath(relations));
    testing::makeRelations(file("relations.heldout"), relations);
    {
        const auto related = testing::openOrCreate(file("relations.heldout"));
        testing::compareText(*related, QStringLiteral("Binding"));
        testing::loadSystem(*related, QStringLiteral("Binding"), QStringLiteral("test"),
            relations + QStringLiteral("/predicted"), QStringLiteral("Turned"));
    }
    const auto project = testing::openOrCreate(file("mentions.heldout"));
    testing::compareText(*project, QStringLiteral("Genes"));
    testing::loadSystem(*project, QStringLiteral("Genes"), QStringLiteral("test"),
        mentions + QStringLiteral("/mentions.eval"), QStringLiteral("Memory"));
}

void EvaluatePageTest::withoutDataItSaysWhatToDo()
{
    QSignalSpy import(m_session.get(), &Session::importRequested);
    QSignalSpy sample(m_session.get(), &Session::sampleRequested);
    auto* nothing = part<QWidget>("nothingToEvaluate");
    QVERIFY(nothing->isVisible());
    for (QPushButton* button : nothing->findChildren<QPushButton*>())
        if (button->isVisible())
            QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(import.count() + sample.count(), 2);
}

void EvaluatePageTest::withoutPredictionsItSaysWhatToDo()
{
    openPage(QStringLiteral("bare.heldout"));
    auto* nothing = part<QWidget>("nothingToEvaluate");
    QTRY_VERIFY(nothing->isVisible());
    QPushButton* primary = nullptr;
    for (QPushButton* button : nothing->findChildren<QPushButton*>())
        if (button->isVisible() && primary == nullptr)
            primary = button;
    QVERIFY(primary != nullptr && primary->text().contains(QStringLiteral("Load predictions")));
    QTest::mouseClick(primary, Qt::LeftButton);
    QTRY_VERIFY(dialog<PredictionsDialog>() != nullptr);
    QTest::keyClick(dialog<PredictionsDialog>(), Qt::Key_Escape);
    QTRY_VERIFY(dialog<PredictionsDialog>() == nullptr);
}

void EvaluatePageTest::loadsPredictionsByKeys()
{
    openPage(QStringLiteral("bare.heldout"));
    QTRY_VERIFY(part<QWidget>("nothingToEvaluate")->isVisible());
    QTest::keyClick(m_page.get(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(dialog<PredictionsDialog>() != nullptr);
    auto* load = dialog<PredictionsDialog>();
    auto* button = load->findChild<QPushButton*>(QStringLiteral("predictionsLoad"));
    QVERIFY(!button->isEnabled());
    QTest::keyClicks(load->findChild<QLineEdit*>(QStringLiteral("predictionsFile")), file("memory.tsv"));
    QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled(), kWait);
    auto* name = load->findChild<QLineEdit*>(QStringLiteral("predictionsSystem"));
    QCOMPARE(name->text(), QStringLiteral("memory"));
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Memory"));
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(dialog<PredictionsDialog>() == nullptr, kWait);
    // Not compared yet: the page offers to do it.
    QTRY_VERIFY(part<QWidget>("evaluateNotCompared")->isVisible());
}

void EvaluatePageTest::predictionsThatDoNotMeetAreListed()
{
    openPage(QStringLiteral("bare.heldout"));
    QVERIFY(m_page->takeFiles({file("short.tsv")}));
    auto* load = dialog<PredictionsDialog>();
    QVERIFY(load != nullptr);
    auto* button = load->findChild<QPushButton*>(QStringLiteral("predictionsLoad"));
    QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled(), kWait);
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(button->text(), QStringLiteral("Keep"), kWait);
    auto* ids = load->findChild<TableView*>(QStringLiteral("joinIds"));
    QCOMPARE(ids->model()->rowCount(), 2);
    QCOMPARE(ids->model()->index(0, 0).data().toString(), QStringLiteral("t118"));
    auto* parts = load->findChild<Segmented*>(QStringLiteral("joinParts"));
    parts->setCurrentIndex(1);
    QCOMPARE(ids->model()->index(0, 0).data().toString(), QStringLiteral("nobody"));
    // Taken back: there is no system again.
    QTest::mouseClick(load->findChild<QPushButton*>(QStringLiteral("predictionsCancel")), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(button->text(), QStringLiteral("Load"), kWait);
    QTest::keyClick(load, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("nothingToEvaluate")->isVisible() && !busy(), kWait);
}

void EvaluatePageTest::countsAreCheckedByPosition()
{
    openPage(QStringLiteral("bare.heldout"));
    QVERIFY(m_page->takeFiles({file("short.tsv")}));
    auto* load = dialog<PredictionsDialog>();
    auto* button = load->findChild<QPushButton*>(QStringLiteral("predictionsLoad"));
    QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled(), kWait);
    load->findChild<Segmented*>(QStringLiteral("predictionsJoin"))->setCurrentIndex(1);
    QTest::mouseClick(button, Qt::LeftButton);
    auto* banner = load->findChild<Banner*>(QStringLiteral("predictionsBanner"));
    QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), kWait);
    QVERIFY2(banner->sentence().contains(QStringLiteral("119"))
            && banner->sentence().contains(QStringLiteral("120")),
        qPrintable(banner->sentence()));
    // A file without ids joins by position from the start.
    auto* path = load->findChild<QLineEdit*>(QStringLiteral("predictionsFile"));
    path->clear();
    QTest::keyClicks(path, file("lines.txt"));
    QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled() && !banner->isVisible(), kWait);
    QCOMPARE(load->findChild<Segmented*>(QStringLiteral("predictionsJoin"))->currentIndex(), 1);
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(dialog<PredictionsDialog>() == nullptr, kWait);
}

void EvaluatePageTest::severalFilesAreSeveralSystems()
{
    openPage(QStringLiteral("scored.heldout"));
    waitForScores();
    QVERIFY(m_page->takeFiles({file("memory.tsv"), file("steady.tsv")}));
    auto* load = dialog<PredictionsDialog>();
    auto* button = load->findChild<QPushButton*>(QStringLiteral("predictionsLoad"));
    QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled(), kWait);
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(dialog<PredictionsDialog>() == nullptr, kWait);
    QTRY_COMPARE_WITH_TIMEOUT(m_page->evaluation()->systems.size(), std::size_t{4}, kWait);
}

void EvaluatePageTest::scoresByClassBecomeLabels()
{
    openPage(QStringLiteral("scored.heldout"));
    waitForScores();
    QByteArray byClass = "id\t0\t1\n"; // called as the labels of the items
    QByteArray positive = "id\tscore\n";
    for (int i = 0; i < 120; ++i) {
        const QByteArray id = 't' + QByteArray::number(i);
        byClass += id + (i % 2 == 0 ? "\t0.25\t0.125\n" : "\t-2\t-1\n");
        positive += id + (i % 2 == 0 ? "\t0.125\n" : "\t0.25\n");
    }
    for (const auto& [name, content] :
        {std::pair("classes.tsv", byClass), std::pair("positive.tsv", positive)}) {
        QFile out(file(name));
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(content) == content.size());
        out.close();
        QVERIFY(m_page->takeFiles({file(name)}));
        auto* load = dialog<PredictionsDialog>();
        auto* button = load->findChild<QPushButton*>(QStringLiteral("predictionsLoad"));
        QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled(), kWait);
        QCOMPARE(load->findChild<QComboBox*>(QStringLiteral("predictionsLabel"))->currentIndex(), 0); // none
        auto* threshold = load->findChild<QDoubleSpinBox*>(QStringLiteral("predictionsThreshold"));
        QVERIFY(threshold->isEnabled());
        threshold->selectAll();
        QTest::keyClicks(threshold, threshold->locale().toString(0.25));
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(dialog<PredictionsDialog>() == nullptr, kWait);
    }
    QTRY_COMPARE_WITH_TIMEOUT(m_page->evaluation()->systems.size(), std::size_t{4}, kWait);
    for (std::size_t i = 0; i < 4; ++i) {
        const project::Evaluation& evaluation = *m_page->evaluation();
        const std::string& system = evaluation.systems[i].name;
        if (system == "classes" || system == "positive")
            QCOMPARE(evaluation.all.cells[i].accuracy.value.value_or(-1), 1.0);
    }
    // A label that is given needs no threshold.
    QVERIFY(m_page->takeFiles({file("memory.tsv")}));
    auto* load = dialog<PredictionsDialog>();
    QTRY_VERIFY_WITH_TIMEOUT(
        load->findChild<QPushButton*>(QStringLiteral("predictionsLoad"))->isEnabled(), kWait);
    QVERIFY(!load->findChild<QDoubleSpinBox*>(QStringLiteral("predictionsThreshold"))->isEnabled());
    load->reject();
}

void EvaluatePageTest::saysWhatMemoryIs()
{
    openPage(QStringLiteral("scored.heldout"));
    waitForScores();
    QCOMPARE(scores(0, 0), QStringLiteral("100"));
    QCOMPARE(scores(0, 1), QStringLiteral("60"));
    QCOMPARE(scores(0, 2), QStringLiteral("100.0"));
    const QString headline = part<QLabel>("headline")->accessibleName();
    QVERIFY2(headline.startsWith(QStringLiteral("F1 of Memory falls from 100.0")), qPrintable(headline));
    const auto model = part<TableView>("countsTable")->model();
    QCOMPARE(model->rowCount(), part<TableView>("scoresTable")->model()->rowCount());
}

void EvaluatePageTest::comparesFromThePage()
{
    openPage(QStringLiteral("bare.heldout"));
    testing::loadSystem(*m_session->project(), QStringLiteral("Labels"), QStringLiteral("test"),
        file("memory.tsv"), QStringLiteral("Memory"));
    m_session->reloadData();
    auto* compare = part<QPushButton>("compareForGroups");
    QTRY_VERIFY_WITH_TIMEOUT(
        (compare = part<QPushButton>("compareForGroups")) && compare->isVisible(), kWait);
    QTest::mouseClick(compare, Qt::LeftButton);
    waitForScores();
    QCOMPARE(scores(0, 2), QStringLiteral("100.0"));
}

void EvaluatePageTest::groupingsAndScoresByKeys()
{
    openPage(QStringLiteral("scored.heldout"));
    waitForScores();
    auto* groupings = part<Segmented>("groupings");
    groupings->setFocus();
    QTest::keyClick(groupings, Qt::Key_Right);
    QTRY_VERIFY_WITH_TIMEOUT(m_page->evaluation()->group.by == project::Grouping::RankPart && !busy(), kWait);
    QCOMPARE(part<TableView>("scoresTable")->model()->rowCount(), 5);
    QTest::keyClick(groupings, Qt::Key_Right);
    QTRY_VERIFY_WITH_TIMEOUT(m_page->evaluation()->group.by == project::Grouping::Class && !busy(), kWait);
    QCOMPARE(part<TableView>("scoresTable")->model()->rowCount(), 3);
    part<QAction>("groupBy_none")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(m_page->evaluation()->group.by == project::Grouping::None && !busy(), kWait);
    auto* metric = part<QComboBox>("metricBox");
    metric->setFocus();
    QTest::keyClick(metric, Qt::Key_A); // Accuracy
    QTRY_VERIFY_WITH_TIMEOUT(m_page->evaluation()->metric == project::Metric::Accuracy && !busy(), kWait);
    const auto* table = part<TableView>("scoresTable")->model();
    QCOMPARE(table->index(table->rowCount() - 1, 3).data().toString(), QStringLiteral("75.0")); // Steady
}

void EvaluatePageTest::systemsHideAndCount()
{
    openPage(QStringLiteral("scored.heldout"));
    waitForScores();
    auto* table = part<TableView>("scoresTable");
    QCOMPARE(table->model()->columnCount(), 4);
    auto* bar = m_page->findChild<EvaluateBar*>();
    QTest::mouseClick(bar->chips()[0], Qt::LeftButton);
    QCOMPARE(table->model()->columnCount(), 3);
    QCOMPARE(table->model()->headerData(2, Qt::Horizontal).toString(), QStringLiteral("Steady"));
    QVERIFY(part<QLabel>("headline")->accessibleName().contains(QStringLiteral("Steady")));
    auto* counted = part<QComboBox>("countsSystem");
    counted->setFocus();
    QTest::keyClick(counted, Qt::Key_M); // Memory
    QTRY_VERIFY(part<QLabel>("headline")->accessibleName().contains(QStringLiteral("Memory")));
}

void EvaluatePageTest::systemsDiffer()
{
    openPage(QStringLiteral("scored.heldout"));
    waitForScores();
    auto* choice = part<Segmented>("countsOrScores");
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Right);
    const auto* table = part<TableView>("countsTable")->model();
    QCOMPARE(table->headerData(1, Qt::Horizontal).toString(), QStringLiteral("Steady"));
    const double memory = *m_page->evaluation()->rows.back().cells[0].f1.value;
    const double steady = *m_page->evaluation()->rows.back().cells[1].f1.value;
    QCOMPARE(table->index(0, 1).data(RawValueRole).toDouble(), (steady - memory) * 100);
    QVERIFY(table->index(0, 2).data(RawValueRole).toDouble() <= (steady - memory) * 100);
    // Against the other one the sign turns.
    auto* counted = part<QComboBox>("countsSystem");
    counted->setFocus();
    QTest::keyClick(counted, Qt::Key_S);
    QCOMPARE(table->index(0, 1).data(RawValueRole).toDouble(), (memory - steady) * 100);
}

void EvaluatePageTest::seenMentionsHaveRecall()
{
    openPage(QStringLiteral("mentions.heldout"));
    waitForScores();
    part<QAction>("groupBy_seen")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(m_page->evaluation()->mentionsGrouped && !busy(), kWait);
    QVERIFY(m_page->evaluation()->metric == project::Metric::Recall);
    QCOMPARE(scores(0, 1), QStringLiteral("120")); // two of each seen sentence
    QCOMPARE(scores(0, 2), QStringLiteral("50.0"));
    QCOMPARE(scores(1, 2), QStringLiteral("0.0"));
}

void EvaluatePageTest::cellsOpenTheirItems()
{
    openPage(QStringLiteral("scored.heldout"));
    waitForScores();
    auto* table = part<TableView>("scoresTable");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 3)); // Steady on what was seen
    QTest::keyClick(table, Qt::Key_Return);
    QTRY_VERIFY(dialog<ItemsDialog>() != nullptr);
    auto* items = dialog<ItemsDialog>();
    QTRY_VERIFY_WITH_TIMEOUT(items->item().has_value(), kWait);
    QCOMPARE(items->items()->size(), std::size_t{60});
    QTest::keyClick(items, Qt::Key_J);
    QTRY_VERIFY_WITH_TIMEOUT(items->item() && items->item()->ordinal == 1, kWait);
    QTest::keyClick(items, Qt::Key_K);
    QTRY_VERIFY_WITH_TIMEOUT(items->item() && items->item()->ordinal == 0, kWait);
    auto* which = items->findChild<Segmented*>(QStringLiteral("whichItems"));
    which->setFocus();
    QTest::keyClick(which, Qt::Key_Right); // not right
    QTRY_VERIFY_WITH_TIMEOUT(items->items()->size() < 60 && !busy(), kWait);
    QVERIFY(!items->item()->systems[1].right);
    QVERIFY(items->findChild<QLabel*>(QStringLiteral("goldLabels"))->text().contains(QStringLiteral("Gold")));
    QVERIFY(!items->findChild<QLabel*>(QStringLiteral("closestText"))->text().isEmpty());
    QTest::keyClick(items, Qt::Key_Escape);
    QTRY_VERIFY(dialog<ItemsDialog>() == nullptr);
}

void EvaluatePageTest::mentionsAreMarked()
{
    openPage(QStringLiteral("mentions.heldout"));
    waitForScores();
    m_page->openItems(project::kAllRows, 0);
    auto* items = dialog<ItemsDialog>();
    QTRY_VERIFY_WITH_TIMEOUT(items->item().has_value(), kWait);
    auto* text = items->findChild<MarkedTextView*>();
    const QString marks = text->marksText();
    QVERIFY2(marks.contains(QStringLiteral("“near” wrong")), qPrintable(marks));
    QCOMPARE(marks.count(QStringLiteral("found")), 1);
    QCOMPARE(marks.count(QStringLiteral("missed")), 1);
    QVERIFY(items->findChild<QWidget*>(QStringLiteral("outcomeLegend"))
            ->accessibleName()
            .contains(QStringLiteral("1 wrong")));
}

void EvaluatePageTest::splitsSideBySide()
{
    openPage(QStringLiteral("scored.heldout"));
    waitForScores();
    QVERIFY(!part<QPushButton>("sideBySideButton")->isVisible());
    testing::loadSystem(*m_session->project(), QStringLiteral("Labels"), QStringLiteral("other"),
        file("memory.tsv"), QStringLiteral("Memory"));
    m_session->reloadData();
    QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>("sideBySideButton")->isVisible() && !busy(), kWait);
    QTest::mouseClick(part<QPushButton>("sideBySideButton"), Qt::LeftButton);
    auto* table = m_page->findChild<TableView*>(QStringLiteral("sideBySideTable"));
    QVERIFY(table != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() > 1 && !busy(), kWait);
    QCOMPARE(table->model()->index(1, 0).data().toString(), QStringLiteral("Memory"));
    QVERIFY(table->model()->index(1, 3).data(RawValueRole).toDouble() < -10);
    QVERIFY(table->selectionText(TableFormat::Tsv).contains(QStringLiteral("All sentences\tMemory")));
}

void EvaluatePageTest::settingsByFields()
{
    openPage(QStringLiteral("scored.heldout"));
    waitForScores();
    QTest::mouseClick(part<QToolButton>("evaluationSettings"), Qt::LeftButton);
    auto* settings = m_page->findChild<QDialog*>(QStringLiteral("evaluationSettingsDialog"));
    QVERIFY(settings != nullptr);
    auto* crossed = settings->findChild<QComboBox*>(QStringLiteral("settingsCrossed"));
    crossed->setCurrentIndex(crossed->findText(QStringLiteral("Length")));
    auto* resamples = settings->findChild<QAbstractSpinBox*>(QStringLiteral("settingsResamples"));
    resamples->setFocus();
    resamples->selectAll();
    QTest::keyClicks(resamples, QStringLiteral("0"));
    QTest::keyClick(resamples, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(m_page->evaluation()->crossed.has_value() && !busy(), kWait);
    QCOMPARE(m_page->evaluation()->resamples, 0U);
    // The chart holds out without bounds.
    QVERIFY(!m_page->findChild<ScoreChart*>()->grab().isNull());
}

void EvaluatePageTest::aLabelLeftOutOfTheAverage()
{
    openPage(QStringLiteral("scored.heldout"));
    waitForScores();
    QTest::mouseClick(part<QToolButton>("evaluationSettings"), Qt::LeftButton);
    auto* settings = m_page->findChild<QDialog*>(QStringLiteral("evaluationSettingsDialog"));
    QVERIFY(settings != nullptr);
    auto* average = settings->findChild<QComboBox*>(QStringLiteral("settingsAverage"));
    auto* leftOut = settings->findChild<QLineEdit*>(QStringLiteral("settingsLeftOut"));
    testing::choose(average, averageWord(project::Average::Micro));
    QVERIFY(leftOut->isVisible());
    leftOut->setFocus();
    QTest::keyClicks(leftOut, QStringLiteral("0"));
    QTest::keyClick(leftOut, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->evaluation()->leftOut.empty() && !busy(), kWait);
    QCOMPARE(m_page->evaluation()->leftOut, std::vector<std::string>{"0"});
    QCOMPARE(m_page->evaluation()->average, project::Average::Micro);
    QCOMPARE(m_page->evaluation()->all.gold, 60U); // every second item is 1
    // Remembered with the page.
    QCOMPARE(EvaluateChoice::fromJson(m_page->choice().toJson()).leftOut, QStringList{QStringLiteral("0")});
}

void EvaluatePageTest::relationsByKeys()
{
    openPage(QStringLiteral("relations.heldout"));
    waitForScores();
    QCOMPARE(m_page->evaluation()->task, project::Task::Mentions);
    const auto third = [this] { return part<Segmented>("groupings")->button(2)->text(); };
    QCOMPARE(third(), QStringLiteral("Mention type"));
    QTest::mouseClick(part<QToolButton>("evaluationSettings"), Qt::LeftButton);
    auto* settings = m_page->findChild<QDialog*>(QStringLiteral("evaluationSettingsDialog"));
    QVERIFY(settings != nullptr);
    auto* by = settings->findChild<QComboBox*>(QStringLiteral("settingsGroupBy"));
    QVERIFY(by->findText(QStringLiteral("Seen in training")) >= 0);
    QVERIFY(settings->findChild<QComboBox*>(QStringLiteral("settingsMatch"))->isVisible());
    auto* scored = settings->findChild<QComboBox*>(QStringLiteral("settingsScored"));
    testing::choose(scored, QStringLiteral("Relations"));
    QCOMPARE(by->findText(QStringLiteral("Seen in training")), -1);
    QVERIFY(!settings->findChild<QComboBox*>(QStringLiteral("settingsMatch"))->isVisible());
    QTest::keyClick(settings, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(m_page->evaluation()->task == project::Task::Relations && !busy(), kWait);
    const project::ScoreCell& all = m_page->evaluation()->all.cells.front();
    QCOMPARE(all.tp.value_or(-1), 60.0);
    QCOMPARE(all.fp.value_or(-1), 60.0);
    QCOMPARE(all.fn.value_or(-1), 60.0);
    QCOMPARE(third(), QStringLiteral("Relation type"));
    QVERIFY(m_page->choice().relations);
    m_page->openItems(project::kAllRows, 0);
    QTRY_VERIFY(dialog<ItemsDialog>() != nullptr);
    auto* lines = dialog<ItemsDialog>()->findChild<QLabel*>(QStringLiteral("goldLabels"));
    QTRY_VERIFY_WITH_TIMEOUT(lines->text().startsWith(QStringLiteral("Found: Binds: “")), kWait);
    QTest::keyClick(dialog<ItemsDialog>(), Qt::Key_J);
    QTRY_VERIFY_WITH_TIMEOUT(lines->text().startsWith(QStringLiteral("Missed: Binds: “")), kWait);
    QVERIFY(lines->text().contains(QStringLiteral("\nWrong: Binds: “")));
    QVERIFY(lines->text().contains(QStringLiteral("” (Arg1)")));
}

void EvaluatePageTest::tablesAndFiguresGoOut()
{
    openPage(QStringLiteral("scored.heldout"));
    waitForScores();
    QTest::mouseClick(part<QToolButton>("scoresTableCopy"), Qt::LeftButton);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("Memory, low (%)")));
    QTest::mouseClick(part<QToolButton>("copyHeadline"), Qt::LeftButton);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("F1 of Memory")));
    QTest::keyClick(m_page.get(), Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(dialog<FigureDialog>() != nullptr);
    dialog<FigureDialog>()->reject();
}

void EvaluatePageTest::rememberedInTheProject()
{
    openPage(QStringLiteral("scored.heldout"));
    waitForScores();
    auto* bar = m_page->findChild<EvaluateBar*>();
    QTest::mouseClick(bar->chips()[0], Qt::LeftButton);
    part<QAction>("groupBy_length")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(m_page->evaluation()->group.by == project::Grouping::Length && !busy(), kWait);
    m_page->rememberNow();
    QTRY_VERIFY_WITH_TIMEOUT(!busy(), kWait);
    const auto project = m_session->project();
    m_session->setProject(nullptr);
    m_session->setProject(project);
    waitForScores();
    QVERIFY(m_page->evaluation()->group.by == project::Grouping::Length);
    QVERIFY(!m_page->findChild<EvaluateBar*>()->chips()[0]->isChecked());
}

void EvaluatePageTest::outdatedResultsStayReadable()
{
    openPage(QStringLiteral("scored.heldout"));
    waitForScores();
    const auto run = m_page->evaluation()->run;
    testing::import(
        *m_session->project(), file("other.tsv"), QStringLiteral("Labels"), QStringLiteral("test"), true);
    m_session->reloadData();
    auto* banner = part<Banner>("evaluateBanner");
    QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible() && !busy(), kWait);
    QVERIFY(banner->level() == Banner::Level::Outdated);
    QCOMPARE(m_page->evaluation()->run, run);
    QCOMPARE(scores(0, 2), QStringLiteral("100.0"));
    QTest::mouseClick(banner->actionButton(), Qt::LeftButton);
    QTRY_VERIFY(dialog<PredictionsDialog>() != nullptr);
    dialog<PredictionsDialog>()->reject();
    // Nothing was stored by another grouping: what to do stands in its place.
    part<QAction>("groupBy_length")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("evaluateNotCompared")->isVisible() && !busy(), kWait);
}

void EvaluatePageTest::readOnlyProjectsAreShown()
{
    openPage(QStringLiteral("scored.heldout"));
    waitForScores(); // stored now
    m_session->setProject(nullptr);
    auto project = project::Project::open(
        file("work.heldout").toStdString(), project::OpenMode::ReadOnly, testing::environment());
    QVERIFY(project.has_value());
    m_session->setProject(*project);
    waitForScores();
    QVERIFY(!part<QPushButton>("loadPredictionsButton")->isEnabled());
}

void EvaluatePageTest::fitsASmallWindow()
{
    QVERIFY(m_page->minimumSizeHint().width() <= 1128 && m_page->minimumSizeHint().height() <= 560);
    openPage(QStringLiteral("scored.heldout"));
    waitForScores();
    m_page->resize(1128, 560);
    auto* scores = part<TableView>("scoresTable");
    QTRY_VERIFY(part<QWidget>("scoresOrCounts")->isVisible());
    QVERIFY(scores->isVisible() && !part<TableView>("countsTable")->isVisible());
    QTRY_COMPARE(testing::cutParts(*m_page), QString());
    auto* choice = part<Segmented>("scoresOrCounts");
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Right);
    QVERIFY(!scores->isVisible() && part<TableView>("countsTable")->isVisible());
}

void EvaluatePageTest::fitsTwiceTheFont()
{
    m_theme->setBaseFontSize(26);
    const auto usual = qScopeGuard([this] { m_theme->setBaseFontSize(13); });
    openPage(QStringLiteral("scored.heldout"));
    waitForScores();
    m_page->resize(1128, 560);
    QTest::qWait(50);
    QTRY_COMPARE(testing::cutParts(*m_page), QString());
    auto* area = part<QScrollArea>("evaluateScroll");
    area->ensureWidgetVisible(m_page->findChild<ScoreChart*>());
    QVERIFY(!m_page->findChild<ScoreChart*>()->visibleRegion().isEmpty());
}

void EvaluatePageTest::dialogsFitTwiceTheFont()
{
    m_theme->setBaseFontSize(26);
    const auto usual = qScopeGuard([this] { m_theme->setBaseFontSize(13); });
    openPage(QStringLiteral("mentions.heldout"));
    waitForScores();
    m_page->openItems(0, 0);
    auto* items = dialog<ItemsDialog>();
    QTRY_VERIFY_WITH_TIMEOUT(items->item().has_value(), kWait);
    items->resize(940, 680);
    QTRY_COMPARE(testing::cutParts(*items), QString());
    QVERIFY(items->findChild<MarkedTextView*>()->height() >= items->fontMetrics().height() * 4);
    items->reject();
    QTest::mouseClick(part<QToolButton>("evaluationSettings"), Qt::LeftButton);
    auto* settings = m_page->findChild<QDialog*>(QStringLiteral("evaluationSettingsDialog"));
    QVERIFY(settings != nullptr);
    QTRY_COMPARE(testing::cutParts(*settings), QString());
    const auto cutFields = [settings] {
        QStringList cut;
        for (const QWidget* field : settings->findChildren<QComboBox*>()) {
            const QRect seen = field->visibleRegion().boundingRect();
            if (!seen.isEmpty() && seen.width() < field->width())
                cut.append(field->objectName());
        }
        return cut;
    };
    QTRY_COMPARE(cutFields(), QStringList());
}

void EvaluatePageTest::itemsAreMirrored()
{
    qApp->setLayoutDirection(Qt::RightToLeft);
    const auto usual = qScopeGuard([] { qApp->setLayoutDirection(Qt::LeftToRight); });
    openPage(QStringLiteral("scored.heldout"));
    waitForScores();
    m_page->openItems(project::kAllRows, 1);
    auto* items = dialog<ItemsDialog>();
    QTRY_VERIFY_WITH_TIMEOUT(items->item().has_value(), kWait);
    auto* systems = items->findChild<TableView*>(QStringLiteral("itemSystems"));
    QTRY_COMPARE(systems->selectionModel()->selectedRows().size(), 1);
    QCOMPARE(systems->currentIndex().row(), 1);
}

void EvaluatePageTest::survivesAnotherProject()
{
    openPage(QStringLiteral("scored.heldout"));
    waitForScores();
    part<Segmented>("groupings")->setCurrentIndex(1); // reads while the project goes
    m_session->setProject(nullptr);
    QVERIFY(m_page->evaluation() == nullptr);
    QVERIFY(part<QWidget>("nothingToEvaluate")->isVisible());
    openPage(QStringLiteral("mentions.heldout"));
    waitForScores();
    QVERIFY(m_page->evaluation()->task == project::Task::Mentions);
}

QTEST_MAIN(EvaluatePageTest)
#include "tst_evaluate_page.moc"
