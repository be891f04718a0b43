// SPDX-License-Identifier: GPL-3.0-or-later
// Embeddings on the pages Similarity and Pairs.
#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <cmath>

#include "charts/histogram_figure.h"
#include "charts/histogram_view.h"
#include "gui/choose.h"
#include "gui/similarity/similarity_fixture.h"
#include "gui/whole_parts.h"
#include "pages/pairs/pairs_page.h"
#include "pages/similarity/similarity_page.h"
#include "session/session.h"
#include "style/theme.h"
#include "unit/formats/npy_for_tests.h"
#include "widgets/field.h"
#include "widgets/file_field.h"
#include "widgets/score_bar.h"
#include "widgets/segmented.h"
#include "widgets/table_view.h"

using namespace heldout;
using namespace heldout::ui;
using testing::choose;

namespace {

constexpr int kWait = 20000; // a busy machine, a build without optimisation

/// Unit vectors in a plane, one a row, from `from` to `to` degrees.
std::string fan(std::size_t rows, double from, double to)
{
    std::vector<double> numbers;
    for (std::size_t i = 0; i < rows; ++i) {
        const double degrees = from + (to - from) * static_cast<double>(i) / static_cast<double>(rows);
        numbers.push_back(std::cos(degrees * M_PI / 180));
        numbers.push_back(std::sin(degrees * M_PI / 180));
    }
    return formats::npyOf({"<f4", false, 1, rows, 2}, numbers);
}

} // namespace

class SimilarityEmbeddingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_compared = m_folder.filePath(QStringLiteral("compared.heldout"));
        testing::makeCompared(m_compared);
        const auto datasets = testing::openOrCreate(m_compared)->datasets();
        for (const project::SplitInfo& split : datasets->front().splits)
            (split.name == "test" ? m_tests : m_trains) = split.items;
    }
    void cleanupTestCase() { m_theme.reset(); }
    void init()
    {
        QVERIFY(testing::copyFresh(m_compared, m_folder.filePath(QStringLiteral("work.heldout"))));
    }
    void cleanup()
    {
        m_page.reset();
        m_session.reset();
    }

    void filesAreTypedAndDropped()
    {
        const QString test = write("test.npy", fan(m_tests, 0, 90));
        const QString train = write("train.npy", fan(m_trains, 0, 90));
        openPage();
        choose(part("unit"), QStringLiteral("Embeddings"));
        QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("notCompared")->isVisible(), kWait);
        QVERIFY(!part<QPushButton>("compareFirst")->isEnabled());
        QVERIFY(!part("measure")->isVisible());
        QVERIFY(!part<QWidget>("stopWords")->isVisible());
        // By keys alone: from the choice to the first file, and on.
        part("unit")->setFocus();
        QTest::keyClick(m_page.get(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), edit("testVectors"));
        QTest::keyClicks(edit("testVectors"), test);
        QTest::keyClick(edit("testVectors"), Qt::Key_Return);
        QVERIFY(!part<QPushButton>("compareButton")->isEnabled());
        drop(part<FileField>("trainVectors"), train);
        QCOMPARE(edit("trainVectors")->text(), train);
        QVERIFY(part<QPushButton>("compareButton")->isEnabled());
        QTest::mouseClick(part<QPushButton>("compareFirst"), Qt::LeftButton);
        waitForRun();

        const project::ComparisonRun& run = *m_page->run();
        QCOMPARE(run.unit, project::CompareUnit::Embeddings);
        QCOMPARE(QString::fromStdString(run.vectors.train), train);
        QVERIFY(!part<Segmented>("ngrams")->isVisible());
        QCOMPARE(part<QLabel>("vocabularyName")->text(), QStringLiteral("Numbers in a vector"));
        QCOMPARE(part<QLabel>("vocabulary")->text(), QStringLiteral("2"));
        QVERIFY(!part<QLabel>("unseen")->isVisible());
        QCOMPARE(part<TableView>("summaryTable")->model()->rowCount(), 1);
        QCOMPARE(part<TableView>("summaryTable")->model()->headerData(0, Qt::Horizontal).toString(),
            QStringLiteral("Embeddings"));
        QTRY_COMPARE_WITH_TIMEOUT(testing::cutParts(*m_page), QString(), kWait);
        const HistogramContent content = *m_page->content();
        QCOMPARE(histogramFigure(content).fileStem, QStringLiteral("bc2gm-embedding-similarity"));
        QVERIFY(histogramFigure(content).title.contains(QStringLiteral("Embeddings")));

        // Asked again it is stored; back at words, their run is found again, and the files are kept.
        const auto id = run.id;
        QSignalSpy ready(m_session.get(), &Session::comparisonReady);
        QTest::mouseClick(part<QPushButton>("compareButton"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(ready.size(), 1, kWait);
        QCOMPARE(m_page->run()->id, id);
        choose(part("unit"), QStringLiteral("Whole texts"));
        QTRY_VERIFY_WITH_TIMEOUT(m_page->run() && m_page->run()->unit == project::CompareUnit::Text, kWait);
        QVERIFY(part<Segmented>("ngrams")->isVisible());
        choose(part("unit"), QStringLiteral("Embeddings"));
        QTRY_VERIFY_WITH_TIMEOUT(m_page->run() && m_page->run()->id == id, kWait);
        m_page->rememberNow();
        m_page.reset();
        m_session.reset();
        openPage();
        QTRY_COMPARE_WITH_TIMEOUT(m_page->run()->id, id, kWait);
        QCOMPARE(edit("testVectors")->text(), test);
    }

    void scoresBelowZeroWidenTheAxis()
    {
        compareFiles(write("test.npy", fan(m_tests, 0, 180)), write("train.npy", fan(m_trains, 0, 30)));
        auto* view = m_page->findChild<HistogramView*>();
        QCOMPARE(*m_page->run()->summary.min < -85, true);
        QCOMPARE(view->histogram().start(), -90'000);
        QCOMPARE(view->intervals().front().from, -100'000);
        auto* intervals = part<TableView>("intervalsTable");
        QCOMPARE(intervals->model()->index(0, 0).data().toString(), QStringLiteral("under 25"));
        std::uint64_t sum = 0;
        for (const leakage::Interval& interval : view->intervals())
            sum += interval.count;
        QCOMPARE(sum, m_tests);
        // What is drawn left of 0 and of the first border adds up to the first interval.
        double drawn = 0;
        for (const HistogramStep& step : view->histogram().steps(view->intervals()))
            drawn += step.to <= 25'000 ? step.count : 0;
        QCOMPARE(drawn, static_cast<double>(view->intervals().front().count));
        QVERIFY(view->xOf(-90'000) < view->xOf(0));
        QCOMPARE(view->xOf(-90'000), view->plotArea().left());

        QSignalSpy asked(m_session.get(), &Session::pairsRequested);
        QTest::mouseClick(intervals->viewport(), Qt::LeftButton, {},
            intervals->visualRect(intervals->model()->index(0, 0)).center());
        QTest::keyClick(intervals, Qt::Key_Return);
        QTRY_VERIFY(!asked.isEmpty());
        const auto filter = asked.first().at(1).value<project::PairFilter>();
        QVERIFY(!filter.fromMilli);
        QCOMPARE(*filter.toMilli, 25'000);
        // A bar of scores below 0.
        QSignalSpy range(view, &HistogramView::rangeActivated);
        const QRectF plot = view->plotArea();
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
            QPoint(static_cast<int>(view->xOf(-41'000)), static_cast<int>(plot.bottom()) - 2));
        QCOMPARE(range.size(), 1);
        QCOMPARE(range.first().at(0).toInt(), -42'000);
        QCOMPARE(range.first().at(1).toInt(), -40'000);
        // The first border goes down to 1, not below 0.
        view->grip(0)->setFocus();
        QTest::keyClick(view, Qt::Key_Home);
        QCOMPARE(view->borders().front(), 1000U);
    }

    void whatIsWrongStandsAtItsField_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("words");
        QTest::newRow("too few rows") << "testVectors" << QStringLiteral("Vectors in “test.npy”");
        QTest::newRow("no vectors") << "trainVectors" << QStringLiteral("train.npy");
        QTest::newRow("ids") << "testNames" << QStringLiteral("ids.txt");
    }
    void whatIsWrongStandsAtItsField()
    {
        QFETCH(QString, field);
        QFETCH(QString, words);
        const bool few = field == QLatin1String("testVectors");
        const bool none = field == QLatin1String("trainVectors");
        const QString test = write("test.npy", fan(few ? m_tests - 1 : m_tests, 0, 90));
        const QString train = write("train.npy", none ? std::string("text") : fan(m_trains, 0, 90));
        openPage();
        choose(part("unit"), QStringLiteral("Embeddings"));
        enter("testVectors", test);
        enter("trainVectors", train);
        QVERIFY(!edit("testNames")->isVisible());
        if (field == QLatin1String("testNames")) {
            auto* byId = part<QCheckBox>("rowIds");
            QTest::mouseClick(byId, Qt::LeftButton, {}, QPoint(8, byId->height() / 2));
            enter("testNames", write("ids.txt", "one\ntwo\n"));
        }
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>("compareFirst")->isEnabled(), kWait);
        QTest::mouseClick(part<QPushButton>("compareFirst"), Qt::LeftButton);
        auto* at = qobject_cast<Field*>(part<FileField>(field.toLatin1().constData())->parentWidget());
        QTRY_VERIFY_WITH_TIMEOUT(!at->problem().isEmpty(), kWait);
        QVERIFY2(at->problem().contains(words), qPrintable(at->problem()));
        QVERIFY(part<QWidget>("notCompared")->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(testing::cutParts(*m_page), QString(), kWait);
        // Another file takes it away.
        if (field == QLatin1String("testNames"))
            QTest::keyClick(part<QCheckBox>("rowIds"), Qt::Key_Space);
        else
            enter(field.toLatin1().constData(), write("other.npy", fan(few ? m_tests : m_trains, 0, 90)));
        QCOMPARE(at->problem(), QString());
        QVERIFY(part<QPushButton>("compareFirst")->isEnabled());
        QTest::mouseClick(part<QPushButton>("compareFirst"), Qt::LeftButton);
        waitForRun();
        QCOMPARE(m_page->run()->vectors.testNames, std::string());
    }

    void aSplitWithinItselfHasOneFile()
    {
        const QString test = write("test.npy", fan(m_tests, 0, 90));
        openPage();
        choose(part("unit"), QStringLiteral("Embeddings"));
        auto* sides = part("sides");
        for (int row = 0; row < sides->count(); ++row) {
            if (sides->itemText(row).contains(QStringLiteral("within"))
                && sides->itemText(row).contains(QStringLiteral("test")))
                choose(sides, sides->itemText(row));
        }
        QVERIFY(!part<QWidget>("trainVectors")->isVisible());
        enter("testVectors", test);
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>("compareFirst")->isEnabled(), kWait);
        QTest::mouseClick(part<QPushButton>("compareFirst"), Qt::LeftButton);
        waitForRun();
        QVERIFY(m_page->run()->options.within);
        QCOMPARE(m_page->run()->vectors.train, test.toStdString());
        QVERIFY(*m_page->run()->summary.max < 100);
    }

    void pairsShowTheCosineAlone()
    {
        compareFiles(write("test.npy", fan(m_tests, 0, 180)), write("train.npy", fan(m_trains, 0, 30)));
        PairsPage pairs(*m_session, nullptr);
        pairs.resize(1272, 842);
        pairs.show();
        Q_EMIT m_session->pairsRequested(m_page->run()->id, {}, 0);
        pairs.showPairs(m_page->run()->id, {}, 0);
        QTRY_VERIFY_WITH_TIMEOUT(pairs.shownPair() && !pairs.isReading(), kWait);
        QVERIFY(!pairs.findChild<QWidget*>(QStringLiteral("textMode"))->isVisible());
        int bars = 0;
        for (const ScoreBar* bar : pairs.findChildren<ScoreBar*>())
            bars += bar->isVisible() ? 1 : 0;
        QCOMPARE(bars, 1);
        QCOMPARE(*pairs.findChild<ScoreBar*>()->score(), pairs.shownPair()->row.score);
        QVERIFY(pairs.findChild<QComboBox*>(QStringLiteral("runChooser"))
                ->currentText()
                .startsWith(QStringLiteral("Embeddings of the text, ")));
        QTRY_COMPARE_WITH_TIMEOUT(testing::cutParts(pairs), QString(), kWait);
        // And words again: three scores, both ways to show the texts.
        for (const project::ComparisonRun& run : m_session->comparisons()) {
            if (run.unit == project::CompareUnit::Text)
                pairs.showPairs(run.id, {}, 0);
        }
        QTRY_VERIFY_WITH_TIMEOUT(pairs.findChild<QWidget*>(QStringLiteral("textMode"))->isVisible(), kWait);
    }

    void pictures()
    {
        const QString folder = qEnvironmentVariable("HELDOUT_TEST_PICTURES");
        if (folder.isEmpty())
            return; // only for those who want to look
        compareFiles(write("test.npy", fan(m_tests, 0, 110)), write("train.npy", fan(m_trains, 0, 20)));
        PairsPage pairs(*m_session, nullptr);
        pairs.show();
        pairs.showPairs(m_page->run()->id, {}, 0);
        QTRY_VERIFY_WITH_TIMEOUT(pairs.shownPair() && !pairs.isReading(), kWait);
        for (const auto appearance : {Appearance::Light, Appearance::Dark}) {
            m_theme->setAppearance(appearance);
            const QString look
                = appearance == Appearance::Light ? QStringLiteral("light") : QStringLiteral("dark");
            for (const QSize size : {QSize(1272, 842), QSize(1228, 662)}) {
                for (QWidget* page : {static_cast<QWidget*>(m_page.get()), static_cast<QWidget*>(&pairs)}) {
                    page->resize(size);
                    QTest::qWait(200);
                    QVERIFY(page->grab().save(QStringLiteral("%1/%2-%3-%4.png")
                            .arg(folder, page->objectName(), look)
                            .arg(size.width())));
                }
            }
        }
    }

private:
    QString write(const char* name, const std::string& bytes)
    {
        const QString path = m_folder.filePath(QString::fromUtf8(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) < 0)
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }
    void openPage()
    {
        m_session = std::make_unique<Session>(testing::environment());
        m_page = std::make_unique<SimilarityPage>(*m_session);
        m_page->resize(1272, 842);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_session->setProject(testing::openOrCreate(m_folder.filePath(QStringLiteral("work.heldout"))));
        waitForRun();
    }
    void waitForRun() { QTRY_VERIFY_WITH_TIMEOUT(m_page->run().has_value(), kWait); }
    template <typename T = QComboBox>
    T* part(const char* name) const
    {
        return m_page->findChild<T*>(QString::fromLatin1(name));
    }
    QLineEdit* edit(const char* field) const { return part<FileField>(field)->edit(); }
    void enter(const char* field, const QString& path)
    {
        edit(field)->setFocus();
        edit(field)->selectAll();
        QTest::keyClicks(edit(field), path);
        QTest::keyClick(edit(field), Qt::Key_Return);
    }
    static void drop(QWidget* on, const QString& path)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(on->rect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(on, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(on->rect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(on, &drop);
        QVERIFY(drop.isAccepted());
    }
    void compareFiles(const QString& test, const QString& train)
    {
        openPage();
        choose(part("unit"), QStringLiteral("Embeddings"));
        enter("testVectors", test);
        enter("trainVectors", train);
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>("compareFirst")->isEnabled(), kWait);
        QTest::mouseClick(part<QPushButton>("compareFirst"), Qt::LeftButton);
        waitForRun();
    }

    std::unique_ptr<Theme> m_theme;
    QTemporaryDir m_folder;
    QString m_compared;
    std::uint64_t m_tests = 0;
    std::uint64_t m_trains = 0;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<SimilarityPage> m_page;
};

QTEST_MAIN(SimilarityEmbeddingsTest)
#include "tst_similarity_embeddings.moc"
