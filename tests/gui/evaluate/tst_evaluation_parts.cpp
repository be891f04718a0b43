// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <random>

#include "charts/name_places.h"
#include "charts/score_chart.h"
#include "charts/score_figure.h"
#include "gui/evaluate/made_up_evaluation.h"
#include "pages/evaluate/chart_panel.h"
#include "pages/evaluate/counts_model.h"
#include "pages/evaluate/evaluate_bar.h"
#include "pages/evaluate/evaluate_choice.h"
#include "pages/evaluate/evaluation_tables.h"
#include "pages/evaluate/evaluation_words.h"
#include "pages/evaluate/headline_panel.h"
#include "pages/evaluate/item_systems_model.h"
#include "pages/evaluate/marked_text_view.h"
#include "pages/evaluate/scores_model.h"
#include "style/theme.h"
#include "widgets/chip.h"
#include "widgets/interval_mark.h"
#include "widgets/segmented.h"
#include "widgets/status_sign.h"
#include "widgets/table_view.h"

using namespace heldout;
using namespace heldout::ui;

namespace {

std::shared_ptr<const project::Evaluation> shared(project::Evaluation evaluation)
{
    return std::make_shared<const project::Evaluation>(std::move(evaluation));
}

project::Evaluation crossed()
{
    project::Evaluation evaluation = testing::madeUpEvaluation();
    evaluation.crossed.emplace().by = project::Grouping::Seen;
    std::vector<project::GroupRow> rows;
    for (const project::GroupRow& row : evaluation.rows) {
        for (std::size_t second = 0; second < 2; ++second) {
            rows.push_back(row);
            rows.back().crossedGroup = second;
            rows.back().crossedTitle = Phrase::asIs(second == 0 ? "seen" : "unseen");
        }
    }
    evaluation.rows = rows;
    evaluation.headlines.clear();
    return evaluation;
}

QVariant cell(const QAbstractItemModel& model, int row, int column, int role = Qt::DisplayRole)
{
    return model.index(row, column).data(role);
}

} // namespace

/// Tables, chart, bar and marked text of the Evaluate page, on values made by hand.
class EvaluationPartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }
    void cleanupTestCase() { m_theme.reset(); }

    void choiceIsRemembered();
    void choiceSurvivesStrangeText();
    void groupsInWords();
    void headlineInWords();
    void scoresTable();
    void scoresAsText();
    void crossedGroupsStandUnderHeads();
    void countsOfMentions();
    void countsOfLabels();
    void chipsHideAndShowAlone();
    void groupingsOfTheBar();
    void tablesFollowEachOther();
    void chartByKeysAndClicks();
    void chartShapes();
    void namesTouchNothing();
    void figureForPaper();
    void marksOfAText();

private:
    std::unique_ptr<Theme> m_theme;
};

void EvaluationPartsTest::choiceIsRemembered()
{
    EvaluateChoice choice;
    choice.dataset = QStringLiteral("Sätze");
    choice.testSplit = QStringLiteral("test");
    choice.similarityRun = 12;
    choice.group.by = project::Grouping::Overlap;
    choice.group.borders = {33'300, 100'000};
    choice.group.fields = {"answer", "text"};
    choice.group.overlapBorder = 80'000;
    choice.crossed.emplace().by = project::Grouping::Length;
    choice.crossed->parts = 3;
    choice.metric = project::Metric::Mcc;
    choice.average = project::Average::Weighted;
    choice.mode = project::MatchMode::Partial;
    choice.tagReading = project::TagReading::Strict;
    choice.resamples = 500;
    choice.seed = 9;
    choice.confidence = 0.9;
    choice.hidden = {QStringLiteral("a"), QStringLiteral("b")};
    choice.counted = QStringLiteral("c");
    choice.shape = ScoreShape::Curve;
    choice.table = 1;
    const EvaluateChoice read = EvaluateChoice::fromJson(choice.toJson());
    QCOMPARE(read.toJson(), choice.toJson());
    QCOMPARE(read.group.borders, choice.group.borders);
    QCOMPARE(read.crossed->parts, 3U);
    QVERIFY(read.mode == project::MatchMode::Partial);
    QVERIFY(read.hidden == choice.hidden);
}

void EvaluationPartsTest::choiceSurvivesStrangeText()
{
    const EvaluateChoice usual;
    for (const char* text : {"", "{", "[]", "{\"group\":{\"by\":\"moon\",\"borders_milli\":[50000,20000]}}",
             "{\"confidence\":7,\"resamples\":-3,\"shape\":99,\"metric\":5}"}) {
        const EvaluateChoice read = EvaluateChoice::fromJson(text);
        QCOMPARE(read.group.borders, usual.group.borders);
        QVERIFY(read.group.by == usual.group.by);
        QCOMPARE(read.confidence, usual.confidence);
        QVERIFY(static_cast<int>(read.shape) <= 2);
    }
}

void EvaluationPartsTest::groupsInWords()
{
    const project::Evaluation evaluation = testing::madeUpEvaluation();
    QStringList ticks;
    QStringList titles;
    for (const project::GroupRow& row : evaluation.rows) {
        ticks.append(groupTick(evaluation, row));
        titles.append(groupTitle(evaluation, row));
    }
    QCOMPARE(ticks.join(QLatin1Char(' ')), QStringLiteral("0–25 25–50 50–75 75–<100 100"));
    QCOMPARE(titles.value(3), QStringLiteral("75 to under 100"));
    QCOMPARE(titles.value(4), QStringLiteral("100"));
    QCOMPARE(percentText(std::nullopt), QStringLiteral("–"));
    QCOMPARE(boundsText(std::nullopt), QStringLiteral("–"));
    QCOMPARE(boundsText(project::Bounds{0.834, 0.911}), QStringLiteral("83–91"));
    QCOMPARE(boundsText(project::Bounds{0.8661, 0.8672}), QStringLiteral("86.6–86.7"));
    QCOMPARE(boundsText(project::Bounds{1, 1}), QStringLiteral("100–100"));
    QCOMPARE(halvesText(12.5), QStringLiteral("12.5"));
    QCOMPARE(halvesText(12.0), QStringLiteral("12"));
}

void EvaluationPartsTest::headlineInWords()
{
    project::Evaluation evaluation = testing::madeUpEvaluation();
    evaluation.systems[0].name = "<i>Dictionary</i>";
    const HeadlineWords words = headlineWords(evaluation, 0);
    QCOMPARE(words.plain,
        QStringLiteral(
            "F1 of <i>Dictionary</i> falls from 97.3 on the sentences most like training to 49.5 on "
            "those least like it."));
    QVERIFY(words.sentence.contains(QStringLiteral("<b>&lt;i&gt;Dictionary&lt;/i&gt;</b>")));
    QVERIFY(words.details.startsWith(QStringLiteral("Difference 47.8 points, 95 % interval 40.0 to 54.6")));
    HeadlinePanel panel;
    panel.setWords(words);
    panel.findChild<QToolButton*>(QStringLiteral("copyHeadline"))->click();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(words.plain));

    evaluation.headlines.clear();
    QCOMPARE(headlineWords(evaluation, 1).plain,
        QStringLiteral("F1 of Dictionary, any case is 65.3 on all sentences."));
    QVERIFY(headlineWords(evaluation, 9).plain.isEmpty());
}

void EvaluationPartsTest::scoresTable()
{
    ScoresModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setEvaluation(shared(testing::madeUpEvaluation()), {0, 2});
    QCOMPARE(model.rowCount(), 6);
    QCOMPARE(model.columnCount(), 4);
    QCOMPARE(cell(model, 0, 0).toString(), QStringLiteral("100")); // the most similar first
    QCOMPARE(cell(model, 5, 0).toString(), QStringLiteral("All sentences"));
    QCOMPARE(cell(model, 0, 3).toString(), QStringLiteral("75.4")); // of the third system
    QCOMPARE(cell(model, 0, 3, SecondLineRole).toString(), QStringLiteral("58–89"));
    QCOMPARE(cell(model, 0, 0, RampRole).toPoint(), QPoint(4, 5));
    // Six sentences: signed, hollow, no bounds.
    QCOMPARE(cell(model, 1, 1, SignRole).toInt(), static_cast<int>(Sign::Warning));
    QCOMPARE(cell(model, 1, 2, SecondLineRole).toString(), QStringLiteral("–"));
    QVERIFY(cell(model, 1, 2, MarkRole).value<IntervalMark>().hollow);
    QVERIFY(!cell(model, 0, 1, SignRole).isValid());
    QCOMPARE(model.systemAt(3), std::size_t{2});
    model.setEvaluation(nullptr, {});
    QCOMPARE(model.rowCount(), 0);
}

void EvaluationPartsTest::scoresAsText()
{
    EvaluationTables tables;
    tables.setEvaluation(shared(testing::madeUpEvaluation()), {0}, 0);
    const QStringList lines = tables.scores()->selectionText(TableFormat::Tsv).split(QLatin1Char('\n'));
    QCOMPARE(lines.value(0),
        QStringLiteral(
            "Similarity (%)\tSentences\tDictionary, F1 (%)\tDictionary, low (%)\tDictionary, high (%)"));
    QCOMPARE(lines.value(1), QStringLiteral("100\t41\t97.3\t91\t100"));
    QCOMPARE(lines.value(2), QStringLiteral("75 to under 100\t6\t100\t\t"));
    QVERIFY(tables.scores()->selectionText(TableFormat::Latex).contains(QStringLiteral("\\toprule")));
}

void EvaluationPartsTest::crossedGroupsStandUnderHeads()
{
    ScoresModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setEvaluation(shared(crossed()), {0, 1, 2});
    QCOMPARE(model.rowCount(), 5 * 3 + 1);
    QCOMPARE(cell(model, 0, 0, KindRole).toInt(), static_cast<int>(CellKind::GroupRow));
    QVERIFY(!model.flags(model.index(0, 0)).testFlag(Qt::ItemIsSelectable));
    QCOMPARE(cell(model, 1, 0).toString(), QStringLiteral("seen"));
    QCOMPARE(cell(model, 2, 0).toString(), QStringLiteral("unseen"));

    ChartPanel chart;
    chart.setEvaluation(shared(crossed()), {0});
    QCOMPARE(chart.chart()->content().groups.size(), std::size_t{5});
    QCOMPARE(chart.findChild<QComboBox*>(QStringLiteral("crossedGroup"))->count(), 2);
}

void EvaluationPartsTest::countsOfMentions()
{
    CountsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setEvaluation(shared(testing::madeUpEvaluation()), 0);
    QStringList row;
    for (int column = 0; column < model.columnCount(); ++column)
        row.append(cell(model, 4, column).toString());
    QCOMPARE(row.join(QLatin1Char('|')), QStringLiteral("0 to under 25|713|252|54|461|82.4|35.3|49.5"));
    QCOMPARE(cell(model, 4, 7, KindRole).toInt(), static_cast<int>(CellKind::BoldNumber));
}

void EvaluationPartsTest::countsOfLabels()
{
    CountsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setEvaluation(shared(testing::madeUpClassification()), 1);
    QStringList row;
    for (int column = 0; column < model.columnCount(); ++column)
        row.append(cell(model, 0, column).toString());
    // Undefined is a dash, never a nought.
    QCOMPARE(row.join(QLatin1Char('|')), QStringLiteral("0|912|0|912|–|–|–|0.0|–"));
    QVERIFY(!cell(model, 0, 8, RawValueRole).isValid());
}

void EvaluationPartsTest::chipsHideAndShowAlone()
{
    EvaluateBar bar;
    bar.setSystems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}, {true, true, true});
    bar.resize(900, 40);
    bar.show();
    QSignalSpy spy(&bar, &EvaluateBar::shownChanged);
    const auto last = [&spy] { return spy.last().first().value<std::vector<bool>>(); };
    QTest::mouseClick(bar.chips()[1], Qt::LeftButton);
    QCOMPARE(last(), (std::vector{true, false, true}));
    QTest::mouseDClick(bar.chips()[2], Qt::LeftButton);
    QCOMPARE(last(), (std::vector{false, false, true}));
    QTest::keyClick(bar.chips()[0], Qt::Key_Return);
    QCOMPARE(last(), (std::vector{true, false, false}));
    QTest::keyClick(bar.chips()[0], Qt::Key_Space); // the last one: all come back
    QCOMPARE(last(), (std::vector{true, true, true}));
}

void EvaluationPartsTest::groupingsOfTheBar()
{
    EvaluateBar bar;
    const auto groupings = groupingsOf(project::Task::Mentions);
    bar.setGroupings(project::Task::Mentions, groupings, project::Grouping::Interval);
    QCOMPARE(bar.groupings()->count(), 4);
    QSignalSpy spy(&bar, &EvaluateBar::groupingChosen);
    bar.show();
    bar.groupings()->setFocus();
    QTest::keyClick(bar.groupings(), Qt::Key_Right);
    QVERIFY(spy.last().first().value<project::Grouping>() == project::Grouping::RankPart);
    auto* seen = bar.findChild<QAction*>(QStringLiteral("groupBy_seen"));
    QVERIFY(seen != nullptr);
    seen->trigger();
    QVERIFY(spy.last().first().value<project::Grouping>() == project::Grouping::Seen);
    bar.setGroupings(project::Task::Mentions, groupings, project::Grouping::Seen);
    QCOMPARE(bar.groupings()->count(), 5);
    QCOMPARE(bar.groupings()->currentIndex(), 4);
    bar.setGroupings(project::Task::Mentions, groupings, project::Grouping::Document);
    QCOMPARE(bar.groupings()->count(), 4);
    QCOMPARE(bar.groupings()->currentIndex(), 3);
}

void EvaluationPartsTest::tablesFollowEachOther()
{
    EvaluationTables tables;
    tables.resize(740, 620);
    tables.setEvaluation(shared(testing::madeUpEvaluation()), {0, 1, 2}, 1);
    tables.show();
    QSignalSpy opened(&tables, &EvaluationTables::cellActivated);
    tables.scores()->setFocus();
    tables.scores()->setCurrentIndex(tables.scores()->model()->index(0, 4));
    QTest::keyClick(tables.scores(), Qt::Key_Down);
    QCOMPARE(tables.counts()->currentIndex().row(), 1);
    QTest::keyClick(tables.scores(), Qt::Key_Return);
    QCOMPARE(opened.last().at(0).toULongLong(), 3ULL); // 75 to under 100
    QCOMPARE(opened.last().at(1).toULongLong(), 2ULL);
    tables.counts()->setFocus();
    QTest::keyClick(tables.counts(), Qt::Key_End, Qt::ControlModifier);
    QTest::keyClick(tables.counts(), Qt::Key_Return);
    QCOMPARE(static_cast<std::size_t>(opened.last().at(0).toULongLong()), project::kAllRows);
    QCOMPARE(opened.last().at(1).toULongLong(), 1ULL);
}

void EvaluationPartsTest::chartByKeysAndClicks()
{
    ChartPanel panel;
    panel.resize(460, 600);
    panel.setEvaluation(shared(testing::madeUpEvaluation()), {0, 1, 2});
    panel.show();
    ScoreChart* chart = panel.chart();
    chart->setFocus();
    QSignalSpy chosen(&panel, &ChartPanel::rowChosen);
    QSignalSpy opened(&panel, &ChartPanel::rowActivated);
    QTest::keyClick(chart, Qt::Key_Right);
    QCOMPARE(chosen.last().first().toULongLong(), 0ULL);
    QTest::keyClick(chart, Qt::Key_End);
    QCOMPARE(chosen.last().first().toULongLong(), 4ULL);
    QVERIFY(chart->accessibleDescription().contains(QStringLiteral("Dictionary 97.3")));
    QTest::keyClick(chart, Qt::Key_Return);
    QCOMPARE(opened.last().first().toULongLong(), 4ULL);
    QTest::mouseClick(chart, Qt::LeftButton, {}, chart->groupRect(1).center());
    QCOMPARE(chosen.last().first().toULongLong(), 1ULL);
    // Pointing shows values and changes no choice.
    QTest::mouseMove(chart, chart->groupRect(3).center());
    QCOMPARE(chart->active(), 3);
    QCOMPARE(chart->chosen(), 1);
    QVERIFY(panel.findChild<QWidget*>(QStringLiteral("scoreReadout"))
            ->accessibleName()
            .contains(QStringLiteral("100.0")));
}

void EvaluationPartsTest::chartShapes()
{
    ChartPanel panel;
    panel.setShape(ScoreShape::Curve);
    panel.setEvaluation(shared(testing::madeUpClassification()), {0, 1});
    QVERIFY(panel.shape() == ScoreShape::Points); // there is no curve
    panel.setEvaluation(shared(testing::madeUpEvaluation()), {0});
    QVERIFY(panel.shape() == ScoreShape::Curve);
    QSignalSpy chosen(&panel, &ChartPanel::shapeChosen);
    panel.findChild<QAction*>(QStringLiteral("chartBars"))->trigger();
    QVERIFY(panel.shape() == ScoreShape::Bars);
    QCOMPARE(chosen.count(), 1);
}

void EvaluationPartsTest::namesTouchNothing()
{
    std::mt19937 random(4);
    std::uniform_real_distribution<double> y(10, 390);
    const QRectF plot(0, 0, 500, 400);
    int placed = 0;
    for (int round = 0; round < 50; ++round) {
        std::vector<QPolygonF> lines;
        std::vector<QSizeF> names;
        for (int line = 0; line < 3; ++line) {
            QPolygonF points;
            for (int i = 0; i < 5; ++i)
                points.append(QPointF(50 + 100 * i, y(random)));
            lines.push_back(points);
            names.emplace_back(60 + 20 * line, 14);
        }
        const auto places = namePlaces(lines, names, {QRectF(0, 380, 500, 20)}, plot, 4);
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (!places[i])
                continue;
            ++placed;
            QVERIFY(plot.contains(*places[i]));
            QVERIFY(!places[i]->intersects(QRectF(0, 380, 500, 20)));
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(!places[k] || !places[k]->intersects(*places[i]));
            for (const QPolygonF& line : lines)
                for (int step = 0; step <= 400; ++step) {
                    const int segment = std::min(3, step / 100);
                    const QPointF at
                        = QLineF(line[segment], line[segment + 1]).pointAt((step - 100 * segment) / 100.0);
                    QVERIFY(!places[i]->contains(at));
                }
        }
    }
    QVERIFY(placed > 75);
}

void EvaluationPartsTest::figureForPaper()
{
    const project::Evaluation evaluation = testing::madeUpEvaluation();
    const ScoreContent content = scoreContent(evaluation, {0, 1, 2}, drawnRows(evaluation));
    QCOMPARE(content.fileStem, QStringLiteral("bc2gm-f1-by-interval"));
    for (const ScoreShape shape : {ScoreShape::Points, ScoreShape::Bars, ScoreShape::Curve}) {
        const Figure figure = scoreFigure(content, shape);
        FigureSettings settings;
        settings.options = figure.defaultOptions();
        settings.file = FigureFile::Svg;
        const auto svg = renderFigure(figure, settings);
        QVERIFY(svg.has_value());
        QVERIFY(svg->contains("Dictionary"));
        QCOMPARE(*renderFigure(figure, settings), *svg);
    }
    const std::string numbers = scoreNumbers(content, ScoreShape::Points);
    QVERIFY(numbers.find("75 to under 100\t6\tDictionary\t100.0000\t\t\n") != std::string::npos);
    QCOMPARE(std::ranges::count(numbers, '\n'), std::ptrdiff_t{1 + 15});
    QCOMPARE(std::ranges::count(scoreNumbers(content, ScoreShape::Curve), '\n'), std::ptrdiff_t{1 + 63});
}

void EvaluationPartsTest::marksOfAText()
{
    using project::MarkedMention;
    using project::Outcome;
    MarkedTextView view;
    view.resize(400, 200);
    // Bytes, not characters: the first word has one of two bytes.
    const std::string text = "β-actin binds BRCA1 and p53.";
    const auto mention = [](std::uint32_t first, std::uint32_t last, Outcome outcome) {
        return MarkedMention{Mention{first, last, "GENE", {}}, outcome};
    };
    view.setText(text, {mention(0, 8, Outcome::Found), mention(25, 28, Outcome::Missed)},
        {mention(0, 8, Outcome::Found), mention(15, 20, Outcome::Wrong)});
    view.show();
    QCOMPARE(view.marksText(), QStringLiteral("“β-actin” found, “BRCA1” wrong, “p53” missed"));
    QCOMPARE(view.accessibleDescription(), view.marksText());
    QVERIFY(!view.grab().isNull());
    QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromStdString(text));
}

QTEST_MAIN(EvaluationPartsTest)
#include "tst_evaluation_parts.moc"
