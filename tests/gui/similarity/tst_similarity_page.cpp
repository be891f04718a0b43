// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

#include "charts/figure_dialog.h"
#include "charts/histogram_view.h"
#include "gui/similarity/similarity_fixture.h"
#include "gui/whole_parts.h"
#include "pages/similarity/similarity_page.h"
#include "pages/similarity/similarity_tables.h"
#include "patience.h"
#include "session/session.h"
#include "style/theme.h"
#include "widgets/banner.h"
#include "widgets/interval_editor.h"
#include "widgets/segmented.h"
#include "widgets/table_view.h"

using namespace heldout;
using namespace heldout::ui;

namespace {

constexpr int kWait = 60000; // a busy machine, a build without optimisation

QString dataFile(const QString& name)
{
    return QStringLiteral(HELDOUT_TEST_DATA "/leakage/") + name;
}

std::vector<std::uint64_t> counts(const HistogramView& view)
{
    std::vector<std::uint64_t> result;
    for (const leakage::Interval& interval : view.intervals())
        result.push_back(interval.count);
    return result;
}

using Borders = std::vector<std::uint32_t>;
using Counts = std::vector<std::uint64_t>;

} // namespace

/// Works the page by keys and clicks on 256 test and 1 506 training sentences of BC2GM, whose figures are
/// known from an independent program.
class SimilarityPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { m_theme.reset(); }
    void init();
    void cleanup();

    void withoutDataItSaysWhatToDo();
    void comparesFromThePage();
    void showsTheKnownFigures();
    void otherNgramsByClickAndByRow();
    void bordersByKeyAreUndoneAndRemembered();
    void bordersByFieldCountExactly();
    void tabGoesAsOneReads();
    void intervalRowsOpenTheirPairs();
    void barsOpenTheirPairs();
    void closestPairsOpen();
    void otherSettingsAreNotComparedYet();
    void outdatedResultsSaySo();
    void settingsOrPairsWhereBothFindNoRoom();
    void tablesCopyAsText();
    void exportsTheFigure();
    void answersWhileAJobRuns();
    void survivesAnotherProjectWhileReading();
    void fitsASmallWindow();
    void fitsTwiceTheFont();
    void choicesSurviveStrangeText();

private:
    void openPage(const QString& file);
    void waitForRun() { QTRY_VERIFY_WITH_TIMEOUT(m_page->run().has_value(), kWait); }
    template <typename T>
    T* part(const char* name) const
    {
        return m_page->findChild<T*>(QString::fromLatin1(name));
    }

    std::unique_ptr<Theme> m_theme;
    QTemporaryDir m_folder;
    QString m_compared; ///< a project with stored results, copied for each test
    std::unique_ptr<Session> m_session;
    std::unique_ptr<SimilarityPage> m_page;
    HistogramView* m_view = nullptr;
};

void SimilarityPageTest::initTestCase()
{
    m_theme = std::make_unique<Theme>(*qApp);
    m_compared = m_folder.filePath(QStringLiteral("compared.heldout"));
    testing::makeCompared(m_compared);
}

void SimilarityPageTest::init()
{
    QVERIFY(testing::copyFresh(m_compared, m_folder.filePath(QStringLiteral("work.heldout"))));
}

void SimilarityPageTest::cleanup()
{
    m_page.reset();
    m_session.reset();
}

void SimilarityPageTest::openPage(const QString& file)
{
    m_session = std::make_unique<Session>(testing::environment());
    m_page = std::make_unique<SimilarityPage>(*m_session);
    m_view = m_page->findChild<HistogramView*>();
    m_page->resize(1272, 842);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    if (!file.isEmpty())
        m_session->setProject(testing::openOrCreate(m_folder.filePath(file)));
}

void SimilarityPageTest::withoutDataItSaysWhatToDo()
{
    openPage({});
    QSignalSpy import(m_session.get(), &Session::importRequested);
    QSignalSpy sample(m_session.get(), &Session::sampleRequested);
    QVERIFY(part<QWidget>("noData")->isVisible());
    QVERIFY(!part<QPushButton>("exportButton")->isVisible());
    for (auto* button : part<QWidget>("noData")->findChildren<QPushButton*>())
        if (button->isVisible())
            QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(import.size(), 1);
    QCOMPARE(sample.size(), 1);
}

void SimilarityPageTest::comparesFromThePage()
{
    const QString file = m_folder.filePath(QStringLiteral("fresh.heldout"));
    {
        auto project = testing::openOrCreate(file);
        testing::import(
            *project, dataFile(QStringLiteral("test.txt")), QStringLiteral("BC2GM"), QStringLiteral("test"));
        testing::import(*project, dataFile(QStringLiteral("train.txt")), QStringLiteral("BC2GM"),
            QStringLiteral("train"));
    }
    openPage(QStringLiteral("fresh.heldout"));
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("notCompared")->isVisible(), kWait);
    // The fields stand together at the top, whatever room there is.
    constexpr int kMostGap = 24;
    int below = -1;
    for (const char* name : {"sides", "unit", "measure", "scoring", "borders", "stopWords"}) {
        auto* field = part<QWidget>(name);
        const int top = field->mapTo(field->window(), QPoint()).y();
        const int words = 2 * field->fontMetrics().height(); // the field's name above it
        QVERIFY2(below < 0 || top - below < words + kMostGap, name);
        below = top + field->height();
    }
    auto* first = part<QPushButton>("compareFirst");
    QVERIFY(first->isEnabled());
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Space);
    QVERIFY(!part<QPushButton>("compareButton")->isEnabled());
    waitForRun();
    QCOMPARE(counts(*m_view), (Counts{147, 102, 4, 3}));
    QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>("compareButton")->isEnabled(), kWait);

    // The second time it is there already.
    QSignalSpy notice(m_session.get(), &Session::notice);
    QSignalSpy ready(m_session.get(), &Session::comparisonReady);
    const auto id = m_page->run()->id;
    QTest::mouseClick(part<QPushButton>("compareButton"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(ready.size(), 1, kWait);
    QCOMPARE(ready[0][0].toLongLong(), static_cast<qlonglong>(id));
    QCOMPARE(notice.size(), 1);
}

void SimilarityPageTest::showsTheKnownFigures()
{
    openPage(QStringLiteral("work.heldout"));
    waitForRun();
    QCOMPARE(counts(*m_view), (Counts{147, 102, 4, 3}));
    auto* summary = part<TableView>("summaryTable")->model();
    const QAbstractItemModelTester tester(summary, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(summary->rowCount(), 3);
    const double means[] = {25.15924623678687, 7.520835865693812, 1.809912520073971};
    for (int row = 0; row < 3; ++row)
        QVERIFY(std::abs(summary->index(row, 1).data(RawValueRole).toDouble() - means[row]) < 1e-9);
    QCOMPARE(summary->index(0, 2).data().toString(), QStringLiteral("12.91"));
    auto* intervals = part<TableView>("intervalsTable")->model();
    const QAbstractItemModelTester intervalTester(
        intervals, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(intervals->index(0, 0).data().toString(), QStringLiteral("0 to under 25"));
    QCOMPARE(intervals->index(3, 1).data(RawValueRole).toInt(), 3);
    QCOMPARE(part<QLabel>("result")->text(), QStringLiteral("Stored, up to date"));
    QVERIFY(!part<QWidget>("similarityBanner")->isVisible());
}

void SimilarityPageTest::otherNgramsByClickAndByRow()
{
    openPage(QStringLiteral("work.heldout"));
    waitForRun();
    QTest::mouseClick(part<Segmented>("ngrams")->button(1), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(m_page->run()->options.n, 2, kWait);
    QCOMPARE(counts(*m_view), (Counts{243, 9, 1, 3}));
    auto* summary = part<TableView>("summaryTable");
    QCOMPARE(summary->currentIndex().row(), 1);
    summary->setFocus();
    QTest::keyClick(summary, Qt::Key_Down);
    QTRY_COMPARE_WITH_TIMEOUT(m_page->run()->options.n, 3, kWait);
    QCOMPARE(counts(*m_view), (Counts{253, 1, 1, 1}));
    QCOMPARE(part<Segmented>("ngrams")->currentIndex(), 2);
}

void SimilarityPageTest::bordersByKeyAreUndoneAndRemembered()
{
    openPage(QStringLiteral("work.heldout"));
    waitForRun();
    m_view->setFocus();
    m_view->grip(0)->setFocus();
    QTest::keyClick(m_view->viewport(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(m_view->viewport(), Qt::Key_Right);
    QCOMPARE(m_page->choice().borders, (Borders{31000, 50000, 75000}));
    const auto exact = m_session->project()->intervals(m_page->run()->id, {31000, 50000, 75000});
    QVERIFY(exact);
    Counts expected;
    for (const leakage::Interval& interval : *exact)
        expected.push_back(interval.count);
    QCOMPARE(counts(*m_view), expected);
    QCOMPARE(part<TableView>("intervalsTable")->model()->index(0, 1).data(RawValueRole).toULongLong(),
        expected[0]);
    QCOMPARE(part<IntervalEditor>("borders")->borders(), (std::vector<double>{31, 50, 75}));

    // Two keys on one border are one step.
    QCOMPARE(m_session->undoStack().count(), 1);
    m_session->undoStack().undo();
    QCOMPARE(m_view->borders(), (Borders{25000, 50000, 75000}));
    QCOMPARE(counts(*m_view), (Counts{147, 102, 4, 3}));
    m_session->undoStack().redo();
    QCOMPARE(m_view->borders(), (Borders{31000, 50000, 75000}));

    QTest::mouseClick(part<Segmented>("ngrams")->button(2), Qt::LeftButton);
    part<QCheckBox>("stretch")->setFocus();
    QTest::keyClick(part<QCheckBox>("stretch"), Qt::Key_Space);
    const auto kept = [this] {
        const auto state = m_session->project()->pageState("similarity");
        return state ? SimilarityChoice::fromJson(*state) : SimilarityChoice();
    };
    QTRY_COMPARE_WITH_TIMEOUT(kept().shown, project::NgramSizes(3), kWait);
    QTRY_COMPARE_WITH_TIMEOUT(kept().stretch, false, kWait);
    // The window closes before the delay is over.
    QTest::mouseClick(part<Segmented>("ngrams")->button(1), Qt::LeftButton);
    m_page->rememberNow();
    m_session->jobs().stopAll();
    QCOMPARE(kept().shown, project::NgramSizes(2));
    QTest::mouseClick(part<Segmented>("ngrams")->button(2), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(kept().shown, project::NgramSizes(3), kWait);
    cleanup();
    openPage(QStringLiteral("work.heldout"));
    waitForRun();
    QCOMPARE(m_page->run()->options.n, 3);
    QCOMPARE(m_view->borders(), (Borders{31000, 50000, 75000}));
    QVERIFY(!part<QCheckBox>("stretch")->isChecked());
}

void SimilarityPageTest::bordersByFieldCountExactly()
{
    openPage(QStringLiteral("work.heldout"));
    waitForRun();
    QLineEdit* field = part<IntervalEditor>("borders")->field(0);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("18.257"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(m_view->borders(), (Borders{18257, 50000, 75000}), kWait);
    const auto exact = m_session->project()->intervals(m_page->run()->id, {18257, 50000, 75000});
    QVERIFY(exact);
    QTRY_COMPARE_WITH_TIMEOUT(m_view->intervals()[0].count, (*exact)[0].count, kWait);
    QTRY_COMPARE_WITH_TIMEOUT(m_view->intervals()[1].count, (*exact)[1].count, kWait);
}

void SimilarityPageTest::tabGoesAsOneReads()
{
    openPage(QStringLiteral("work.heldout"));
    waitForRun();
    const QWidget* at = part<QWidget>("scoring");
    for (const char* next : {"border1", "border2", "border3", "stopWords"}) {
        do
            at = at->nextInFocusChain();
        while (!(at->focusPolicy() & Qt::TabFocus) || !at->isVisible());
        QCOMPARE(at->objectName(), QString::fromLatin1(next));
    }
}

void SimilarityPageTest::intervalRowsOpenTheirPairs()
{
    openPage(QStringLiteral("work.heldout"));
    waitForRun();
    QSignalSpy pairs(m_session.get(), &Session::pairsRequested);
    auto* table = part<TableView>("intervalsTable");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(2, 0));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(pairs.size(), 1);
    auto filter = pairs[0][1].value<project::PairFilter>();
    QCOMPARE(pairs[0][0].toLongLong(), static_cast<qlonglong>(m_page->run()->id));
    QCOMPARE(filter.fromMilli.value_or(0), 50000u);
    QCOMPARE(filter.toMilli.value_or(0), 75000u);
    QTest::mouseClick(
        table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(3, 0)).center());
    QCOMPARE(pairs.size(), 2);
    filter = pairs[1][1].value<project::PairFilter>();
    QCOMPARE(filter.fromMilli.value_or(0), 75000u);
    QVERIFY(!filter.toMilli);
}

void SimilarityPageTest::barsOpenTheirPairs()
{
    openPage(QStringLiteral("work.heldout"));
    waitForRun();
    QSignalSpy pairs(m_session.get(), &Session::pairsRequested);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {},
        QPoint(static_cast<int>(m_view->xOf(99000)), static_cast<int>(m_view->plotArea().bottom()) - 3));
    QCOMPARE(pairs.size(), 1);
    QCOMPARE(pairs[0][1].value<project::PairFilter>().fromMilli.value_or(0), 98000u);
}

void SimilarityPageTest::closestPairsOpen()
{
    openPage(QStringLiteral("work.heldout"));
    waitForRun();
    auto* list = part<QListView>("closestPairsList");
    QTRY_VERIFY_WITH_TIMEOUT(list->model()->rowCount() > 2, kWait);
    const QAbstractItemModelTester tester(
        list->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    QSignalSpy pairs(m_session.get(), &Session::pairsRequested);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(pairs.size(), 1);
    const auto pos = pairs[0][2].toLongLong();
    const auto pair = m_session->project()->pair(m_page->run()->id, static_cast<std::uint64_t>(pos));
    QVERIFY(pair);
    QVERIFY(QString::fromStdString(pair->test.text).startsWith(list->currentIndex().data().toString()));
    QVERIFY(pairs[0][1].value<project::PairFilter>().notIdentical);
    QTest::mouseClick(part<QPushButton>("showAllPairs"), Qt::LeftButton);
    QCOMPARE(pairs.size(), 2);
    QCOMPARE(pairs[1][2].toLongLong(), -1);
}

void SimilarityPageTest::otherSettingsAreNotComparedYet()
{
    openPage(QStringLiteral("work.heldout"));
    waitForRun();
    auto* stop = part<QCheckBox>("stopWords");
    stop->setFocus();
    QTest::keyClick(stop, Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("notCompared")->isVisible(), kWait);
    QVERIFY(!m_page->run());
    QVERIFY(!part<QPushButton>("exportButton")->isEnabled());
    QTest::keyClick(stop, Qt::Key_Space);
    waitForRun();
    QCOMPARE(counts(*m_view), (Counts{147, 102, 4, 3}));
    auto* scoring = part<QComboBox>("scoring");
    scoring->setFocus();
    QTest::keyClick(scoring, Qt::Key_Down);
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("notCompared")->isVisible(), kWait);
    QTest::mouseClick(part<QPushButton>("compareFirst"), Qt::LeftButton);
    waitForRun();
    QCOMPARE(m_page->run()->options.scoring, similarity::Scoring::AsPublished);
}

void SimilarityPageTest::outdatedResultsSaySo()
{
    {
        auto project = testing::openOrCreate(m_folder.filePath(QStringLiteral("work.heldout")));
        testing::import(*project, dataFile(QStringLiteral("test_mentions.txt")), QStringLiteral("BC2GM"),
            QStringLiteral("test"), true);
    }
    openPage(QStringLiteral("work.heldout"));
    QSignalSpy failures(m_session.get(), &Session::failed);
    waitForRun();
    auto* banner = part<Banner>("similarityBanner");
    QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), kWait);
    QCOMPARE(banner->level(), Banner::Level::Outdated);
    QVERIFY(m_view->isVisible());
    // Its pairs cannot be read; the banner says enough.
    QTRY_VERIFY_WITH_TIMEOUT(!m_session->jobs().busy(), kWait);
    QVERIFY(!part<QWidget>("closestPairs")->isVisible());
    QCOMPARE(failures.size(), 0);
    // In a low window the histogram gets lower, the page is not scrolled.
    m_page->resize(1212, 660);
    QTRY_COMPARE(part<QScrollArea>("pageScroll")->verticalScrollBar()->maximum(), 0);
    QTest::mouseClick(banner->actionButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(m_page->run() && !m_page->run()->outdated, kWait);
    QVERIFY(!banner->isVisible());
    QCOMPARE(m_page->run()->testItems, std::uint64_t(293));
}

void SimilarityPageTest::settingsOrPairsWhereBothFindNoRoom()
{
    openPage(QStringLiteral("work.heldout"));
    waitForRun();
    auto* choice = part<Segmented>("settingsOrPairs");
    auto* settings = part<QWidget>("runSettings");
    auto* pairs = part<QWidget>("closestPairs");
    QTRY_VERIFY_WITH_TIMEOUT(settings->isVisible() && pairs->isVisible(), kWait);
    QVERIFY(!choice->isVisible());
    m_page->resize(1212, 640);
    QTRY_VERIFY(choice->isVisible());
    QVERIFY(settings->isVisible());
    QVERIFY(!pairs->isVisible());
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Right);
    QTRY_VERIFY(pairs->isVisible());
    QVERIFY(!settings->isVisible());
    QTRY_COMPARE(part<QScrollArea>("side")->verticalScrollBar()->maximum(), 0);
    QVERIFY(SimilarityChoice::fromJson(m_page->choice().toJson()).side == 1);
    m_page->resize(1272, 900);
    QTRY_VERIFY(settings->isVisible() && pairs->isVisible());
    QVERIFY(!choice->isVisible());
}

void SimilarityPageTest::tablesCopyAsText()
{
    openPage(QStringLiteral("work.heldout"));
    waitForRun();
    QTest::mouseClick(m_page->findChild<QWidget*>(QStringLiteral("intervalsTableCopy")), Qt::LeftButton);
    const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
    QCOMPARE(lines[0], QStringLiteral("Similarity (%)\tSentences\tShare (%)"));
    QVERIFY2(lines[1].startsWith(QStringLiteral("0 to under 25\t147\t57.42")), qPrintable(lines[1]));
    auto* summary = part<TableView>("summaryTable");
    summary->setFocus();
    QTest::keyClick(summary, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("25.1592462367868")));
}

void SimilarityPageTest::exportsTheFigure()
{
    openPage(QStringLiteral("work.heldout"));
    waitForRun();
    QTest::keyClick(m_page.get(), Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(m_page->findChild<FigureDialog*>() != nullptr);
    auto* dialog = m_page->findChild<FigureDialog*>();
    QTRY_VERIFY(dialog->isVisible());
    QCOMPARE(dialog->path(), m_folder.filePath(QStringLiteral("bc2gm-unigram-similarity.pdf")));
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(QFile::exists(m_folder.filePath(QStringLiteral("bc2gm-unigram-similarity.pdf"))));
    QFile numbers(m_folder.filePath(QStringLiteral("bc2gm-unigram-similarity.tsv")));
    QVERIFY(numbers.open(QIODevice::ReadOnly));
    QVERIFY(numbers.readAll().contains("interval\t0\t25\t147\t57.4219\n"));
}

void SimilarityPageTest::answersWhileAJobRuns()
{
    openPage(QStringLiteral("work.heldout"));
    waitForRun();
    QTest::keyClick(part<QCheckBox>("stopWords"), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("notCompared")->isVisible(), kWait);
    QTest::mouseClick(part<QPushButton>("compareFirst"), Qt::LeftButton);
    QVERIFY(m_session->jobs().anyRunning());
    QElapsedTimer clock;
    qint64 slowest = 0;
    while (m_session->jobs().anyRunning()) {
        clock.start();
        QCoreApplication::processEvents();
        slowest = std::max(slowest, clock.elapsed());
        QTest::qSleep(1);
    }
    qInfo("slowest turn of the event loop: %lld ms", static_cast<long long>(slowest));
    waitForRun();
    QVERIFY2(slowest < tests::patienceMs(500), "the page blocked while a job ran");
}

void SimilarityPageTest::survivesAnotherProjectWhileReading()
{
    openPage(QStringLiteral("work.heldout"));
    for (int round = 0; round < 5; ++round) {
        QTest::qWait(round * 10);
        m_session->setProject(nullptr);
        QVERIFY(part<QWidget>("noData")->isVisible());
        m_session->setProject(testing::openOrCreate(m_folder.filePath(QStringLiteral("work.heldout"))));
    }
    waitForRun();
    m_page.reset();
    QTest::qWait(20);
}

void SimilarityPageTest::fitsASmallWindow()
{
    openPage(QStringLiteral("work.heldout"));
    waitForRun();
    QVERIFY(m_page->minimumSizeHint().width() <= 1180 - 52);
    QVERIFY(m_page->minimumSizeHint().height() <= 640 - 58);
    // The tables and the side give way after a first step, the title's line after a second one.
    m_page->resize(1180, 590);
    const auto shrink = [this] {
        m_page->resize(1128, 582);
        return m_page->size() == QSize(1128, 582);
    };
    QTRY_VERIFY(shrink());
    QCoreApplication::processEvents();
    QVERIFY2(m_view->plotArea().height() >= 190, qPrintable(QString::number(m_view->plotArea().height())));
    QVERIFY(part<QWidget>("summaryTable")->isVisible() != part<QWidget>("intervalsTable")->isVisible());
    m_page->resize(1228, 662);
    QTRY_VERIFY(part<QWidget>("summaryTable")->isVisible() && part<QWidget>("intervalsTable")->isVisible());
    QVERIFY(m_view->plotArea().height() >= 190);
}

void SimilarityPageTest::fitsTwiceTheFont()
{
    openPage(QStringLiteral("work.heldout"));
    waitForRun();
    const auto normal = qScopeGuard([this] { m_theme->setBaseFontSize(13); });
    m_theme->setBaseFontSize(26);
    for (const QSize size : {QSize(1228, 572), QSize(1210, 780)}) {
        m_page->resize(size);
        QTRY_COMPARE(testing::cutParts(*m_page), QString());
        QVERIFY(m_view->plotArea().height() >= 150);
        // The side stands below; the page scrolls down to it, never across.
        auto* side = part<QScrollArea>("side");
        QTRY_VERIFY(side->y() > 0);
        QTRY_COMPARE(side->verticalScrollBar()->maximum(), 0);
        auto* scroll = part<QScrollArea>("pageScroll");
        QVERIFY(scroll->verticalScrollBar()->maximum() > 0);
        QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
    }
    m_theme->setBaseFontSize(13);
    m_page->resize(1440, 842);
    QTRY_COMPARE(part<QScrollArea>("pageScroll")->verticalScrollBar()->maximum(), 0);
    QCOMPARE(testing::cutParts(*m_page), QString());
    QTRY_COMPARE(part<QScrollArea>("side")->y(), 0);
}

void SimilarityPageTest::choicesSurviveStrangeText()
{
    for (const char* json : {"", "{", "[]", R"({"ngram":"9-2","borders_milli":[5,4]})", R"({"ngram":-4})",
             R"({"borders_milli":["a",-1]})", R"({"table":7,"tables_height":-3})"}) {
        const SimilarityChoice choice = SimilarityChoice::fromJson(json);
        QCOMPARE(choice.shown, project::NgramSizes(1));
        QCOMPARE(choice.borders, (Borders{25000, 50000, 75000}));
        QCOMPARE(SimilarityChoice::fromJson(choice.toJson()), choice);
    }
}

QTEST_MAIN(SimilarityPageTest)
#include "tst_similarity_page.moc"
