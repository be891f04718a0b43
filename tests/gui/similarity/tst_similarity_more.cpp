// SPDX-License-Identifier: GPL-3.0-or-later
// N-grams of other sizes, more partners and every pair, asked for from the page.
#include <QApplication>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>

#include "gui/similarity/similarity_page_driver.h"
#include "gui/whole_parts.h"
#include "pages/similarity/compare_more_dialog.h"
#include "widgets/segmented.h"
#include "widgets/table_view.h"

using namespace heldout;
using namespace heldout::ui;

constexpr int kWait = testing::SimilarityPageDriver::kWait;

class SimilarityMoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { m_on.reset(); }
    void init();
    void cleanup();

    void sizesStandBesideTheUsualOnes();
    void morePartnersOfEachItem();
    void everyPairOpensItsList();
    void wrongSizesAreNotCompared_data();
    void wrongSizesAreNotCompared();
    void escapeComparesNothing();
    void embeddingsHaveNoSizes();

private:
    CompareMoreDialog* openDialog();
    template <typename T>
    T* part(const char* name) const
    {
        return m_on->page->findChild<T*>(QString::fromLatin1(name));
    }
    /// The words of the choice of n-grams.
    QStringList offered() const
    {
        QStringList words;
        const auto* ngrams = part<Segmented>("ngrams");
        for (int i = 0; i < ngrams->count(); ++i)
            words.push_back(ngrams->button(i)->text());
        return words;
    }
    std::size_t runs() const { return m_on->session->comparisons().size(); }

    std::unique_ptr<testing::SimilarityPageDriver> m_on;
};

void SimilarityMoreTest::initTestCase()
{
    m_on = std::make_unique<testing::SimilarityPageDriver>();
}

void SimilarityMoreTest::init()
{
    QVERIFY(m_on->copyProject());
    m_on->open();
}

void SimilarityMoreTest::cleanup()
{
    m_on->close();
}

CompareMoreDialog* SimilarityMoreTest::openDialog()
{
    QTest::mouseClick(part<QToolButton>("compareMore"), Qt::LeftButton);
    auto* dialog = part<CompareMoreDialog>("compareMoreDialog");
    if (dialog == nullptr)
        return nullptr;
    dialog->activateWindow();
    return QTest::qWaitFor([dialog] { return QApplication::activeWindow() == dialog; }, kWait) ? dialog
                                                                                               : nullptr;
}

void SimilarityMoreTest::sizesStandBesideTheUsualOnes()
{
    QCOMPARE(offered(),
        (QStringList{QStringLiteral("Unigrams"), QStringLiteral("Bigrams"), QStringLiteral("Trigrams")}));
    CompareMoreDialog* dialog = openDialog();
    QVERIFY(dialog);
    QCOMPARE(testing::cutParts(*dialog), QString());
    auto* sizes = part<QLineEdit>("moreSizes");
    QVERIFY(sizes->hasFocus());
    sizes->selectAll();
    QTest::keyClicks(sizes, QStringLiteral("4, 2-3"));
    QTest::keyClick(sizes, Qt::Key_Return);

    QTRY_COMPARE_WITH_TIMEOUT(m_on->page->run()->options.n, 4, kWait);
    QCOMPARE(offered(),
        (QStringList{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("2\u20133"),
            QStringLiteral("3"), QStringLiteral("4")}));
    auto* ngrams = part<Segmented>("ngrams");
    QCOMPARE(ngrams->currentIndex(), 4);
    QCOMPARE(ngrams->button(2)->accessibleName(), QStringLiteral("2- to 3-grams"));
    QCOMPARE(ngrams->button(2)->toolTip(), QStringLiteral("2- to 3-grams"));
    auto* summary = part<TableView>("summaryTable");
    QCOMPARE(summary->model()->rowCount(), 5);
    QCOMPARE(summary->currentIndex().row(), 4);
    QCOMPARE(testing::cutParts(*m_on->page), QString());

    // What is shown is what the engine says of that size.
    ngrams->setFocus();
    QTest::keyClick(ngrams, Qt::Key_Left);
    QTest::keyClick(ngrams, Qt::Key_Left);
    QTRY_COMPARE_WITH_TIMEOUT(m_on->page->run()->options.longest, 3, kWait);
    project::CompareRequest range = m_on->page->choice().request();
    range.ngrams = {{2, 3}};
    JobContext job;
    const auto same = m_on->session->project()->compare(range, job);
    QVERIFY(same && same->size() == 1);
    QCOMPARE(m_on->page->run()->id, same->front().id);
    QCOMPARE(summary->model()->index(2, 1).data(RawValueRole).toDouble(), same->front().summary.mean);

    const auto kept = [this] {
        const auto state = m_on->session->project()->pageState("similarity");
        return state ? SimilarityChoice::fromJson(*state) : SimilarityChoice();
    };
    QTRY_COMPARE_WITH_TIMEOUT(kept().shown, project::NgramSizes(2, 3), kWait);
    QCOMPARE(kept().moreSizes, std::string("4, 2-3"));
}

void SimilarityMoreTest::morePartnersOfEachItem()
{
    CompareMoreDialog* dialog = openDialog();
    QVERIFY(dialog);
    auto* sizes = part<QLineEdit>("moreSizes");
    sizes->selectAll();
    QTest::keyClicks(sizes, QStringLiteral("1"));
    QTest::keyClick(sizes, Qt::Key_Tab);
    QVERIFY(part<QRadioButton>("moreClosest")->hasFocus());
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
    auto* top = part<QSpinBox>("moreTop");
    QVERIFY(top->hasFocus());
    top->selectAll();
    QTest::keyClicks(top, QStringLiteral("12"));
    QTest::keyClick(top, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(m_on->page->run()->options.top, 12U, kWait);
    QCOMPARE(offered().size(), 3); // no size that was not there
    QCOMPARE(m_on->page->run()->options.longestN(), 1);
}

void SimilarityMoreTest::everyPairOpensItsList()
{
    const auto shown = m_on->page->run()->id;
    QSignalSpy listed(m_on->session.get(), &Session::pairsRequested);
    CompareMoreDialog* dialog = openDialog();
    QVERIFY(dialog);
    auto* sizes = part<QLineEdit>("moreSizes");
    sizes->selectAll();
    QTest::keyClicks(sizes, QStringLiteral("2"));
    QVERIFY(!part<QDoubleSpinBox>("moreFrom")->isEnabled());
    part<QRadioButton>("moreClosest")->setFocus();
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Down);
    QVERIFY(part<QRadioButton>("moreEvery")->isChecked());
    QVERIFY(!part<QSpinBox>("moreTop")->isEnabled());
    auto* from = part<QDoubleSpinBox>("moreFrom");
    from->setFocus();
    from->selectAll();
    QTest::keyClicks(from, QStringLiteral("60"));
    QTest::mouseClick(part<QPushButton>("moreCompare"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(listed.count(), 1, kWait);
    const auto id = listed.front().front().toLongLong();
    const auto& all = m_on->session->comparisons();
    const auto run = std::ranges::find(all, id, &project::ComparisonRun::id);
    QVERIFY(run != all.end());
    QCOMPARE(run->options.top, similarity::kAllPartners);
    QCOMPARE(run->options.minScore, 60.0);
    QCOMPARE(run->options.n, 2);
    QCOMPARE(m_on->page->run()->id, shown);
    QCOMPARE(offered().size(), 3);
}

void SimilarityMoreTest::wrongSizesAreNotCompared_data()
{
    QTest::addColumn<QString>("sizes");
    for (const char* sizes : {"", "0", "x", "4 x", "5-3", "-2", "2-", "1,2,3,4,5,6,7,8,9", "99999999999"})
        QTest::newRow(sizes) << QString::fromLatin1(sizes);
}

void SimilarityMoreTest::wrongSizesAreNotCompared()
{
    QFETCH(const QString, sizes);
    const std::size_t before = runs();
    CompareMoreDialog* dialog = openDialog();
    QVERIFY(dialog);
    auto* field = part<QLineEdit>("moreSizes");
    field->selectAll();
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, sizes);
    QVERIFY(!part<QPushButton>("moreCompare")->isEnabled());
    QVERIFY(!field->accessibleDescription().isEmpty()); // what is wrong stands below the field
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(dialog->isVisible());
    QCOMPARE(runs(), before);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("4"));
    QVERIFY(part<QPushButton>("moreCompare")->isEnabled());
}

void SimilarityMoreTest::escapeComparesNothing()
{
    const std::size_t before = runs();
    CompareMoreDialog* dialog = openDialog();
    QVERIFY(dialog);
    QSignalSpy started(&m_on->session->jobs(), &JobRunner::jobChanged);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(part<CompareMoreDialog>("compareMoreDialog") == nullptr);
    QCOMPARE(started.count(), 0);
    QCOMPARE(runs(), before);
}

void SimilarityMoreTest::embeddingsHaveNoSizes()
{
    SimilarityChoice choice = m_on->page->choice();
    choice.unit = project::CompareUnit::Embeddings;
    choice.vectors.test = "test.npy";
    choice.vectors.train = "train.npy";
    CompareMoreDialog dialog(choice);
    dialog.show();
    QVERIFY(!dialog.findChild<QLineEdit*>(QStringLiteral("moreSizes"))->isVisible());
    QVERIFY(dialog.findChild<QPushButton*>(QStringLiteral("moreCompare"))->isEnabled());
    QCOMPARE(dialog.findChild<QDoubleSpinBox*>(QStringLiteral("moreFrom"))->minimum(), -100.0);
    QCOMPARE(dialog.request().ngrams, choice.request().ngrams);
    QCOMPARE(dialog.request().top, choice.moreTop);
}

QTEST_MAIN(SimilarityMoreTest)
#include "tst_similarity_more.moc"
