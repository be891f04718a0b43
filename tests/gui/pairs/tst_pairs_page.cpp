// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include "fake_project.h"
#include "gui/whole_parts.h"
#include "models/pairs_model.h"
#include "pages/pairs/pair_list_view.h"
#include "pages/pairs/pairs_page.h"
#include "pages/pairs/pairs_state.h"
#include "patience.h"
#include "session/session.h"
#include "style/theme.h"
#include "widgets/pair_diff_view.h"
#include "widgets/review_text_view.h"

using namespace heldout;
using namespace heldout::ui;
using heldout::test::FakeProject;

namespace {

constexpr const char* kTestText
    = "In gel mobility shift assays, high binding activities of ATPC-2 were observed";
constexpr const char* kTrainText
    = "In gel mobility shift assays, low binding activity of CBF was observed again";

/// A window with the page over a made-up project.
struct Window
{
    explicit Window(std::shared_ptr<FakeProject> fakeProject, QSize size = {1272, 842})
        : fake(std::move(fakeProject))
        , session(project::Environment{})
        , page(std::make_unique<PairsPage>(session, nullptr))
    {
        page->resize(size);
        page->show();
        QApplication::setActiveWindow(page.get());
        if (fake)
            session.setProject(fake);
    }

    template <typename T>
    T* find(const char* name) const
    {
        return page->findChild<T*>(QString::fromLatin1(name));
    }
    PairListView* list() const { return find<PairListView>("pairList"); }
    int row() const { return list()->currentIndex().row(); }
    bool ready() const { return page->model().rowCount() > 0 && page->shownPair() && !page->isReading(); }
    std::string shownKey() const
    {
        return page->shownPair() ? page->shownPair()->row.testKey : std::string();
    }
    QString count() const { return find<QLabel>("pairCount")->text(); }

    std::shared_ptr<FakeProject> fake;
    Session session;
    std::unique_ptr<PairsPage> page;
};

std::shared_ptr<FakeProject> fakeOf(std::uint64_t pairs)
{
    auto fake = std::make_shared<FakeProject>(pairs);
    fake->addRun(11, 1);
    return fake;
}

} // namespace

class PairsPageTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }
    void cleanupTestCase() { m_theme.reset(); }

    void showsTheClosestPairFirst()
    {
        Window window(fakeOf(310));
        QTRY_VERIFY(window.ready());
        QCOMPARE(window.shownKey(), std::string("T0"));
        QVERIFY(window.count().startsWith(QStringLiteral("310")));
        QCOMPARE(window.page->count(), QStringLiteral("310"));
        QCOMPARE(window.find<QAbstractButton>("pairPlace")->text(), QStringLiteral("Pair 1 of 310"));
    }

    void keysMoveThroughTheList()
    {
        Window window(fakeOf(310));
        QTRY_VERIFY(window.ready());
        window.page->activated();
        QTRY_VERIFY(window.list()->hasFocus());
        QTest::keyClick(window.list(), Qt::Key_J);
        QTest::keyClick(window.list(), Qt::Key_J);
        QCOMPARE(window.row(), 2);
        QTest::keyClick(window.list(), Qt::Key_K);
        QCOMPARE(window.row(), 1);
        QTest::keyClick(window.list(), Qt::Key_Down);
        QCOMPARE(window.row(), 2);
        QTest::keyClick(window.list(), Qt::Key_End);
        QCOMPARE(window.row(), 309);
        QTRY_COMPARE(window.shownKey(), std::string("T309"));
        QTest::keyClick(window.list(), Qt::Key_Down);
        QCOMPARE(window.row(), 309);
        QTest::keyClick(window.list(), Qt::Key_PageUp);
        QVERIFY(window.row() < 309);
        QTest::keyClick(window.list(), Qt::Key_Home);
        QCOMPARE(window.row(), 0);
        QTest::mouseClick(window.find<QAbstractButton>("nextPair"), Qt::LeftButton);
        QCOMPARE(window.row(), 1);
        QTest::mouseClick(window.find<QAbstractButton>("previousPair"), Qt::LeftButton);
        QCOMPARE(window.row(), 0);
        QVERIFY(!window.find<QAbstractButton>("previousPair")->isEnabled());
        QTRY_COMPARE(window.shownKey(), std::string("T0"));
    }

    void theRowChosenStaysInSightWhenTheListGetsLower()
    {
        Window window(fakeOf(310));
        QTRY_VERIFY(window.ready());
        PairListView* list = window.list();
        const int lowest = list->indexAt(QPoint(1, list->viewport()->height() - 1)).row() - 1;
        QVERIFY(lowest > 4);
        list->setCurrentIndex(list->model()->index(lowest, 0));
        const QSize before = window.page->size();
        window.page->resize(before - QSize(0, 200));
        QTRY_VERIFY(list->viewport()->rect().contains(list->visualRect(list->currentIndex())));
        // One that was scrolled away stays away.
        list->verticalScrollBar()->setValue(list->verticalScrollBar()->maximum());
        window.page->resize(before - QSize(0, 240));
        QTRY_COMPARE(window.page->height(), before.height() - 240);
        QVERIFY(!list->viewport()->rect().intersects(list->visualRect(list->currentIndex())));
    }

    void lettersWriteInTheSearchField()
    {
        Window window(fakeOf(310));
        QTRY_VERIFY(window.ready());
        QTest::keyClick(window.list(), Qt::Key_F, Qt::ControlModifier);
        auto* search = window.find<QLineEdit>("pairSearch");
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, QStringLiteral("jk"));
        QCOMPARE(search->text(), QStringLiteral("jk"));
        QCOMPARE(window.row(), 0);
        QTest::keyClick(search, Qt::Key_Escape);
        QTRY_VERIFY(window.list()->hasFocus());
    }

    void searchFindsWordsAndIds()
    {
        Window window(fakeOf(310));
        QTRY_VERIFY(window.ready());
        auto* search = window.find<QLineEdit>("pairSearch");
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("number 30"));
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_COMPARE(window.page->model().rowCount(), 11); // 30 and 300 to 309
        QTRY_COMPARE(window.shownKey(), std::string("T30"));
        auto* chip = window.find<QAbstractButton>("wordsChip");
        QVERIFY(chip && chip->text().contains(QStringLiteral("number 30")));
        QTest::keyClick(chip, Qt::Key_Delete);
        QTRY_COMPARE(window.page->model().rowCount(), 310);
        QCOMPARE(search->text(), QString());
        // The pair chosen stays chosen.
        QCOMPARE(window.row(), 30);
    }

    void filtersNarrowTheList()
    {
        Window window(fakeOf(1000));
        QTRY_VERIFY(window.ready());
        project::PairFilter filter;
        filter.fromMilli = 50'000;
        filter.notIdentical = true;
        Q_EMIT window.session.pairsRequested(11, filter);
        QTRY_COMPARE(window.page->model().rowCount(), 495);
        QTRY_COMPARE(window.shownKey(), std::string("T5"));
        auto* score = window.find<QAbstractButton>("scoreChip");
        QCOMPARE(score->text(), QStringLiteral("Unigrams 50 or more"));
        QVERIFY(window.find<QAbstractButton>("notIdenticalChip"));

        QTest::mouseClick(score, Qt::LeftButton, {}, QPoint(10, score->height() / 2));
        auto* from = window.find<QDoubleSpinBox>("scoreFrom");
        QTRY_VERIFY(from->isVisible());
        from->setValue(62.5);
        QTest::keyClick(from, Qt::Key_Return);
        QTRY_COMPARE(window.page->model().rowCount(), 370);
        QVERIFY(window.find<QAbstractButton>("scoreChip")->text().contains(QLocale().toString(62.5, 'f', 1)));

        QTest::keyClick(window.find<QAbstractButton>("notIdenticalChip"), Qt::Key_Delete);
        QTRY_COMPARE(window.page->model().rowCount(), 375);
    }

    void theMenuAddsFilters()
    {
        Window window(fakeOf(1000));
        QTRY_VERIFY(window.ready());
        QTest::mouseClick(window.find<QAbstractButton>("addFilter"), Qt::LeftButton);
        auto* menu = window.find<QMenu>("filterMenu");
        QTRY_VERIFY(menu->isVisible());
        QCOMPARE(menu->actions().size(), 3);
        menu->actions().at(1)->trigger();
        menu->hide();
        QTRY_COMPARE(window.page->model().rowCount(), 995);
    }

    void nothingFitsSaysWhatToTakeAway()
    {
        Window window(fakeOf(310));
        QTRY_VERIFY(window.ready());
        project::PairFilter filter;
        filter.words = "nowhere";
        filter.notIdentical = true;
        Q_EMIT window.session.pairsRequested(11, filter);
        auto* remove = window.find<QPushButton>("removeFilter");
        QTRY_VERIFY(remove->isVisible());
        QTRY_VERIFY(window.find<QLabel>("noPairText")->text().contains(QStringLiteral("305")));
        QVERIFY(!window.page->shownPair());
        // Every key of the page is safe without a pair.
        for (const int key : {Qt::Key_J, Qt::Key_K, Qt::Key_F8, Qt::Key_Down, Qt::Key_End, Qt::Key_Escape})
            QTest::keyClick(window.page.get(), static_cast<Qt::Key>(key));
        QTest::mouseClick(remove, Qt::LeftButton);
        QTRY_COMPARE(window.page->model().rowCount(), 305);
        QTRY_VERIFY(window.page->shownPair());
    }

    void contextMenuOnAnEmptyList()
    {
        Window window(fakeOf(0));
        QTRY_VERIFY(!window.page->isReading());
        QTest::mouseClick(window.list()->viewport(), Qt::RightButton, {}, {20, 20});
        QContextMenuEvent event(
            QContextMenuEvent::Mouse, {20, 20}, window.list()->viewport()->mapToGlobal(QPoint(20, 20)));
        QApplication::sendEvent(window.list()->viewport(), &event);
        auto* table = window.find<QTableView>("otherPartners");
        QContextMenuEvent onTable(
            QContextMenuEvent::Mouse, {20, 40}, table->viewport()->mapToGlobal(QPoint(20, 40)));
        QTimer::singleShot(50, qApp, [] {
            if (QWidget* popup = QApplication::activePopupWidget())
                popup->close();
        });
        QApplication::sendEvent(table->viewport(), &onTable);
        QVERIFY(!window.page->shownPair());
    }

    void goesToANumber()
    {
        Window window(fakeOf(310));
        QTRY_VERIFY(window.ready());
        window.page->activated();
        QTest::keyClick(window.list(), Qt::Key_G, Qt::ControlModifier);
        auto* number = window.find<QSpinBox>("goToNumber");
        QTRY_VERIFY(number->isVisible());
        QCOMPARE(number->maximum(), 310);
        number->selectAll();
        QTest::keyClicks(number, QStringLiteral("44"));
        QTest::keyClick(number, Qt::Key_Return);
        QCOMPARE(window.row(), 43);
        QTRY_COMPARE(window.shownKey(), std::string("T43"));
        QCOMPARE(window.find<QAbstractButton>("pairPlace")->text(), QStringLiteral("Pair 44 of 310"));
    }

    void stepsThroughDifferences()
    {
        auto fake = fakeOf(3);
        fake->texts_ = {{kTestText, kTrainText}};
        Window window(fake);
        QTRY_VERIFY(window.ready());
        window.page->activated();
        auto* diff = window.page->findChild<PairDiffView*>();
        const int differences = static_cast<int>(window.page->shownPair()->marks.differences);
        QVERIFY(differences >= 3);
        QCOMPARE(diff->currentDifference(), 0);
        QTest::keyClick(window.list(), Qt::Key_F8);
        QCOMPARE(diff->currentDifference(), 1);
        QCOMPARE(window.find<QLabel>("differenceLabel")->text(),
            QStringLiteral("Difference 2 of %1").arg(differences));
        QTest::mouseClick(window.find<QAbstractButton>("nextDifference"), Qt::LeftButton);
        QCOMPARE(diff->currentDifference(), 2);
        QTest::keyClick(window.list(), Qt::Key_F8, Qt::ShiftModifier);
        QTest::keyClick(window.list(), Qt::Key_F8, Qt::ShiftModifier);
        QTest::keyClick(window.list(), Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(diff->currentDifference(), 0);
        // As compared there are n-grams, no differences.
        diff->setMode(PairDiffView::Mode::AsCompared);
        QCOMPARE(diff->differences(), 0);
        QVERIFY(diff->testView()->reviewText().shown.contains(QStringLiteral("gel mobility shift assays")));
    }

    void anotherTrainingSentenceAndBack()
    {
        Window window(fakeOf(310));
        QTRY_VERIFY(window.ready());
        auto* table = window.find<QTableView>("otherPartners");
        QCOMPARE(table->model()->rowCount(), 5);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(1, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(window.page->shownPair()->train->key.starts_with("P-other"));
        auto* back = window.find<QPushButton>("backToClosest");
        QVERIFY(back->isVisible());
        QTest::keyClick(table, Qt::Key_Escape);
        QTRY_COMPARE(window.page->shownPair()->train->key, std::string("P0"));
        QVERIFY(!back->isVisible());
        QVERIFY(window.list()->hasFocus());
    }

    void asksForAnotherTrainingSentence()
    {
        Window window(fakeOf(310));
        QTRY_VERIFY(window.ready());
        const auto trainKey = [&window] { return window.page->shownPair()->train->key; };
        auto* back = window.find<QPushButton>("backToClosest");
        // Another pair, the one on screen, and the one on screen without a partner.
        Q_EMIT window.session.pairsRequested(11, {}, 30, 32);
        QTRY_COMPARE(window.shownKey(), std::string("T30"));
        QTRY_VERIFY(trainKey().starts_with("P-other"));
        QVERIFY(back->isVisible());
        Q_EMIT window.session.pairsRequested(11, {}, 30);
        QTRY_COMPARE(trainKey(), std::string("P30"));
        Q_EMIT window.session.pairsRequested(11, {}, 30, 33);
        QTRY_VERIFY(trainKey().starts_with("P-other"));
        // It is asked for once: back is back, and the next pair is shown as usual.
        QTest::mouseClick(back, Qt::LeftButton);
        QTRY_COMPARE(trainKey(), std::string("P30"));
        QTest::keyClick(window.list(), Qt::Key_J);
        QTRY_COMPARE(trainKey(), std::string("P31"));
        QTest::keyClick(window.list(), Qt::Key_K);
        QTRY_COMPARE(trainKey(), std::string("P30"));
        // Of a list by another filter.
        project::PairFilter filter;
        filter.fromMilli = 50'000;
        Q_EMIT window.session.pairsRequested(11, filter, 40, 41);
        QTRY_COMPARE(window.shownKey(), std::string("T40"));
        QTRY_VERIFY(trainKey().starts_with("P-other"));
    }

    void latePairsAreDropped()
    {
        Window window(fakeOf(310));
        QTRY_VERIFY(window.ready());
        const int before = window.fake->detailsRead;
        window.fake->holdDetails = true;
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(window.list(), Qt::Key_J);
        QCOMPARE(window.row(), 20);
        QCOMPARE(window.shownKey(), std::string("T0"));
        QTest::qWait(250); // long enough to be dimmed
        window.fake->holdDetails = false;
        QTRY_COMPARE(window.shownKey(), std::string("T20"));
        // The one on its way and the newest; none between.
        QCOMPARE(window.fake->detailsRead - before, 2);
    }

    void searchIsCancelled()
    {
        Window window(fakeOf(310));
        QTRY_VERIFY(window.ready());
        window.fake->holdSelections = true;
        auto* search = window.find<QLineEdit>("pairSearch");
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("number 30"));
        QTest::keyClick(search, Qt::Key_Return);
        auto* cancel = window.find<QPushButton>("cancelSearch");
        QTRY_VERIFY(cancel->isVisible());
        QVERIFY(window.list()->isDimmed());
        QCOMPARE(window.page->model().rowCount(), 310);
        window.fake->holdSelections = false;
        window.fake->holdSelections = true;
        QTest::mouseClick(cancel, Qt::LeftButton);
        window.fake->holdSelections = false;
        QTRY_VERIFY(!window.page->isReading());
        QCOMPARE(window.page->model().rowCount(), 310);
        QVERIFY(!window.list()->isDimmed());
        QVERIFY(!window.find<QAbstractButton>("wordsChip")
            || !window.find<QAbstractButton>("wordsChip")->isVisible());
    }

    void closesWhileSearching_data()
    {
        QTest::addColumn<int>("after");
        QTest::newRow("at once") << 0;
        QTest::newRow("after 50 ms") << 50;
        QTest::newRow("after 200 ms") << 200;
    }

    void closesWhileSearching()
    {
        QFETCH(int, after);
        auto fake = fakeOf(100'000);
        {
            Window window(fake);
            QTRY_VERIFY(window.ready());
            fake->holdSelections = true;
            fake->holdDetails = true;
            project::PairFilter filter;
            filter.words = "9";
            Q_EMIT window.session.pairsRequested(11, filter);
            window.list()->setCurrentIndex(window.page->model().index(7));
            QTest::qWait(after);
            fake->holdDetails = false;
        }
        QCOMPARE(fake.use_count(), 1L);
    }

    void anotherProjectWhileReading()
    {
        auto slow = fakeOf(310);
        Window window(slow);
        QTRY_VERIFY(window.ready());
        auto next = fakeOf(20);
        window.list()->setCurrentIndex(window.page->model().index(5));
        window.session.setProject(next);
        QTRY_COMPARE(window.page->model().rowCount(), 20);
        QTRY_COMPARE(window.shownKey(), std::string("T0"));
        window.session.setProject(nullptr);
        QCOMPARE(window.page->model().rowCount(), 0);
        QVERIFY(!window.page->shownPair());
        QTRY_COMPARE(slow.use_count(), 1L + 1L); // this and the window's
    }

    void aMillionPairsAreQuick()
    {
        auto fake = fakeOf(1'000'000);
        QElapsedTimer clock;
        clock.start();
        Window window(fake);
        QTRY_VERIFY(window.ready());
        qInfo("first pair of a million after %lld ms", clock.restart());
        window.page->activated();
        QTest::keyClick(window.list(), Qt::Key_End);
        const qint64 moved = clock.elapsed();
        QVERIFY2(moved < tests::patienceMs(200), qPrintable(QString::number(moved)));
        QTRY_COMPARE(window.shownKey(), std::string("T999999"));
        qInfo("last pair after %lld ms", clock.restart());
        window.list()->verticalScrollBar()->setValue(window.list()->verticalScrollBar()->maximum() / 2);
        window.list()->viewport()->grab();
        const qint64 scrolled = clock.elapsed();
        QVERIFY2(scrolled < tests::patienceMs(200), qPrintable(QString::number(scrolled)));
        QVERIFY(fake->rowsRead < 2'000);
    }

    void remembersItsState()
    {
        auto fake = fakeOf(1000);
        fake->addRun(12, 2);
        {
            Window window(fake);
            QTRY_VERIFY(window.ready());
            project::PairFilter filter;
            filter.fromMilli = 50'000;
            Q_EMIT window.session.pairsRequested(12, filter);
            QTRY_COMPARE(window.page->model().rowCount(), 500);
            window.list()->setCurrentIndex(window.page->model().index(43));
            QTRY_COMPARE(window.shownKey(), std::string("T43"));
            window.page->findChild<PairDiffView*>()->setMentionsShown(true);
            window.page->hide();
            QTRY_VERIFY(fake->state().find("\"mentions\":true") != std::string::npos);
        }
        Window window(fake);
        QTRY_VERIFY(window.ready());
        QCOMPARE(window.page->model().rowCount(), 500);
        QCOMPARE(window.row(), 43);
        QVERIFY(window.page->findChild<PairDiffView*>()->mentionsShown());
        QCOMPARE(window.find<QComboBox>("runChooser")->currentData().toLongLong(), 12LL);
    }

    void stateSurvivesNonsense()
    {
        const PairsState fresh = pairsStateFrom("{\"filter\":[1],\"pos\":-4,\"columns\":\"x\",");
        QCOMPARE(fresh.pos, std::uint64_t{0});
        PairsState state;
        state.run = 7;
        state.filter.fromMilli = 62'500;
        state.filter.words = reinterpret_cast<const char*>(u8"“x” \\ 结合");
        state.pos = 43;
        state.columns = {352, 900};
        const PairsState again = pairsStateFrom(toJson(state));
        QCOMPARE(again.run, state.run);
        QVERIFY(again.filter.fromMilli == state.filter.fromMilli);
        QCOMPARE(again.filter.words, state.filter.words);
        QCOMPARE(again.columns, state.columns);
    }

    void choosesBetweenRuns()
    {
        auto fake = fakeOf(310);
        fake->addRun(12, 2);
        fake->addRun(13, 1, project::CompareUnit::Mentions);
        Window window(fake);
        QTRY_VERIFY(window.ready());
        auto* chooser = window.find<QComboBox>("runChooser");
        QVERIFY(chooser->isVisible());
        QCOMPARE(chooser->count(), 3);
        QCOMPARE(chooser->currentData().toLongLong(), 11LL);
        chooser->setFocus();
        QTest::keyClick(chooser, Qt::Key_Down);
        QTRY_COMPARE(window.page->shownPair() && window.ready(), true);
        QCOMPARE(chooser->currentData().toLongLong(), 12LL);
    }

    void outdatedIsSaidAndRunAgain()
    {
        auto fake = fakeOf(310);
        fake->runs.front().outdated = true;
        fake->runs.front().outdatedBecause = Phrase::of("%1 was loaded again and differs.", "BC2GM test");
        Window window(fake);
        auto* banner = window.page->findChild<QWidget*>(QStringLiteral("outdatedBanner"));
        QTRY_VERIFY(banner->isVisible());
        // Texts that are not there any more are not asked for.
        QTRY_VERIFY(!window.session.jobs().busy());
        QCOMPARE(int(fake->selections), 0);
        QVERIFY(!window.page->shownPair());
        auto* again = banner->findChild<QPushButton*>();
        QVERIFY(again);
        fake->addRun(21, 1);
        QTest::mouseClick(again, Qt::LeftButton);
        QTRY_COMPARE(int(fake->compared), 1);
        QTRY_VERIFY(!banner->isVisible());
        QTRY_VERIFY(window.ready());
    }

    void emptyBeforeAnyComparison()
    {
        Window window(std::make_shared<FakeProject>(0));
        QSignalSpy imports(&window.session, &Session::importRequested);
        QPushButton* primary = nullptr;
        const auto visiblePrimary = [&] {
            for (auto* button : window.page->findChildren<QPushButton*>()) {
                if (button->isVisible() && button->text().contains(QStringLiteral("Import")))
                    primary = button;
            }
            return primary != nullptr;
        };
        QTRY_VERIFY(visiblePrimary());
        QTest::mouseClick(primary, Qt::LeftButton);
        QCOMPARE(imports.size(), 1);
    }

    void lowWindowsFoldTheOthers()
    {
        Window window(fakeOf(310), {1228, 662});
        QTRY_VERIFY(window.ready());
        auto* disclosure = window.find<QAbstractButton>("othersDisclosure");
        auto* table = window.find<QTableView>("otherPartners");
        QVERIFY(disclosure->isVisible());
        QVERIFY(!table->isVisible());
        QVERIFY(disclosure->text().contains(QLatin1Char('5')));
        QTest::mouseClick(disclosure, Qt::LeftButton);
        QVERIFY(table->isVisible());
        window.page->resize(1272, 842);
        QVERIFY(!disclosure->isVisible());
        QVERIFY(table->isVisible());
    }

    void smallestSizeFits()
    {
        Window window(fakeOf(3));
        QTRY_VERIFY(window.ready());
        const QSize smallest
            = window.page->minimumSizeHint().expandedTo(window.page->layout()->minimumSize());
        QVERIFY2(smallest.width() <= 1180 - 52 && smallest.height() <= 640 - 58,
            qPrintable(QStringLiteral("%1 x %2").arg(smallest.width()).arg(smallest.height())));
    }

    void fitsTwiceTheFont()
    {
        Window window(fakeOf(310));
        QTRY_VERIFY(window.ready());
        const auto normal = qScopeGuard([this] { m_theme->setBaseFontSize(13); });
        m_theme->setBaseFontSize(26);
        for (const QSize size : {QSize(1228, 572), QSize(1210, 780)}) {
            window.page->resize(size);
            QTRY_COMPARE(testing::cutParts(*window.page), QString());
            const auto* text = window.find<QWidget>("testText");
            QVERIFY(text->height() >= 4 * metrics::reviewLineStep());
            const auto* scroll = window.find<QScrollArea>("pairScroll");
            QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
        }
        m_theme->setBaseFontSize(13);
        window.page->resize(1272, 842);
        QTRY_COMPARE(window.find<QScrollArea>("pairScroll")->verticalScrollBar()->maximum(), 0);
        QCOMPARE(testing::cutParts(*window.page), QString());
    }

    void copiesTextAsInTheFile()
    {
        auto fake = fakeOf(3);
        fake->texts_ = {{"a\u202Eb", kTrainText}};
        Window window(fake);
        QTRY_VERIFY(window.ready());
        window.page->findChild<PairDiffView*>()->testView()->copyAll();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("a\u202Eb"));
    }

    void aMegabyteOnOneSide()
    {
        auto fake = fakeOf(3);
        std::string huge;
        while (huge.size() < 1'000'000)
            huge += "expression ";
        fake->texts_ = {{huge, kTrainText}};
        Window window(fake);
        QTRY_VERIFY_WITH_TIMEOUT(window.ready(), 30'000);
        QElapsedTimer clock;
        clock.start();
        window.page->findChild<PairDiffView*>()->grab();
        QVERIFY(clock.elapsed() < tests::patienceMs(400));
        QVERIFY(window.page->findChild<PairDiffView*>()->testView()->isCut());
    }
};

QTEST_MAIN(PairsPageTest)
#include "tst_pairs_page.moc"
