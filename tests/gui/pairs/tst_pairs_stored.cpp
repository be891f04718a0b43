// SPDX-License-Identifier: GPL-3.0-or-later
// The page over a real project file.
#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include "models/pairs_model.h"
#include "pages/pairs/pair_list_view.h"
#include "pages/pairs/pair_words.h"
#include "pages/pairs/pairs_page.h"
#include "session/session.h"
#include "style/theme.h"
#include "widgets/elided_label.h"
#include "widgets/pair_diff_view.h"
#include "widgets/review_text_view.h"
#include "widgets/score_bar.h"
#include "widgets/segmented.h"

using namespace heldout;
using namespace heldout::ui;

class PairsStoredTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    QTemporaryDir m_folder;
    std::shared_ptr<project::Project> m_project;

    static project::Environment environment()
    {
        project::Environment made;
        made.programVersion = "0";
        made.utcNow = [] { return std::string("2026-01-31T12:00:00Z"); };
        made.steadyMs = [] { return std::int64_t{0}; };
        return made;
    }

    void import(const QString& split, const QByteArray& rows)
    {
        const QString path = m_folder.filePath(split + QStringLiteral(".tsv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(rows), rows.size());
        file.close();
        project::ImportRequest request;
        request.paths = {path.toStdString()};
        request.dataset = "Made up";
        request.split = split.toStdString();
        request.options.format = formats::FormatId::Tsv;
        request.options.header = true;
        request.options.columns.text = "text";
        request.options.columns.id = "id";
        JobContext job;
        const auto outcome = m_project->importSplit(request, job);
        QVERIFY2(outcome, outcome ? "" : outcome.error().message.text().c_str());
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        auto made = project::Project::create(
            m_folder.filePath(QStringLiteral("small.heldout")).toStdString(), environment());
        QVERIFY(made);
        m_project = *made;
        import(QStringLiteral("train"),
            "id\ttext\nR1\tIn gel mobility shift assays, low binding activity of CBF was observed\n"
            "R2\tPlasma renin activity was measured in patients\nR3\tgel mobility of proteins\n");
        import(QStringLiteral("test"),
            "id\ttext\nT1\tIn gel mobility shift assays, high binding activities of ATPC-2 were observed\n"
            "T2\tPlasma renin activity was measured in patients\nT3\tصمت تام هنا\n");
        JobContext job;
        project::CompareRequest request;
        request.dataset = "Made up";
        request.testSplit = "test";
        request.trainSplit = "train";
        QVERIFY(m_project->compare(request, job));
    }
    void cleanupTestCase()
    {
        m_project.reset();
        m_theme.reset();
    }

    void closestFirstWithMarksAndWithoutPartner()
    {
        Session session(environment());
        PairsPage page(session, nullptr);
        page.resize(1272, 842);
        page.show();
        session.setProject(m_project);
        auto* list = page.findChild<PairListView*>();
        auto* diff = page.findChild<PairDiffView*>();
        QTRY_COMPARE(page.model().rowCount(), 3);
        QTRY_VERIFY(page.shownPair() && !page.isReading());
        QCOMPARE(page.shownPair()->test.key, std::string("T2"));
        QCOMPARE(diff->differences(), 0);

        QTest::keyClick(list, Qt::Key_Down);
        QTRY_COMPARE(page.shownPair()->test.key, std::string("T1"));
        QCOMPARE(page.shownPair()->train->key, std::string("R1"));
        QVERIFY(diff->differences() > 1);
        QVERIFY(!diff->testView()->reviewText().marks.empty());

        QTest::keyClick(list, Qt::Key_Down);
        QTRY_COMPARE(page.shownPair()->test.key, std::string("T3"));
        QVERIFY(!page.shownPair()->train);
        QVERIFY(!diff->trainView()->isVisible());

        auto* search = page.findChild<QLineEdit*>(QStringLiteral("pairSearch"));
        search->setText(QStringLiteral("renin"));
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_COMPARE(page.model().rowCount(), 1);
        QTRY_COMPARE(page.shownPair()->test.key, std::string("T2"));
        session.setProject(nullptr);
    }

    void otherMethodsAreNamedAndScoredTruly()
    {
        JobContext job;
        project::CompareRequest request;
        request.dataset = "Made up";
        request.testSplit = "test";
        request.trainSplit = "train";
        request.grams = similarity::GramUnit::Characters;
        request.weighting = similarity::Weighting::TfIdf;
        request.ngrams = {2};
        const auto made = m_project->compare(request, job);
        QVERIFY(made);
        Session session(environment());
        PairsPage page(session, nullptr);
        page.resize(1272, 842);
        page.show();
        session.setProject(m_project);
        QTRY_VERIFY(page.shownPair() && !page.isReading());
        auto* runs = page.findChild<QComboBox*>(QStringLiteral("runChooser"));
        QCOMPARE(runs->count(), 4);
        runs->setFocus();
        const int row = runs->findText(QStringLiteral("Character bigrams of the text, tf-idf weights"));
        QVERIFY(row >= 0);
        while (runs->currentIndex() != row)
            QTest::keyClick(runs, runs->currentIndex() < row ? Qt::Key_Down : Qt::Key_Up);
        QTRY_COMPARE(page.shownPair() ? page.shownPair()->asCompared.left.text : std::string(),
            std::string("plasma renin activity was measured in patients"));
        QTest::mouseClick(page.findChild<Segmented*>(QStringLiteral("textMode"))->button(1), Qt::LeftButton);
        auto* diff = page.findChild<PairDiffView*>();
        QTRY_COMPARE(diff->testView()->reviewText().source,
            QStringLiteral("plasma renin activity was measured in patients"));
        QCOMPARE(diff->testView()->reviewText().marks.size(), std::size_t(1)); // all of it, in one piece
        const QList<ScoreBar*> bars = page.findChildren<ScoreBar*>();
        QCOMPARE(bars.size(), 3);
        QCOMPARE(bars[1]->score(), std::optional(100.0));
        QCOMPARE(bars[1]->accessibleName(), QStringLiteral("Character bigrams: 100.0 %"));
        QVERIFY(!bars[0]->score());
        QVERIFY(!bars[2]->score());
        QCOMPARE(page.findChild<ElidedLabel*>(QStringLiteral("whyFound"))->text(),
            QStringLiteral("Found by character bigrams · closest of 3 · same text"));
        session.setProject(nullptr);
    }

    void withinOneSplitTheOthersAreThePartners()
    {
        JobContext job;
        project::CompareRequest request;
        request.dataset = "Made up";
        request.testSplit = "train";
        request.trainSplit = "train";
        request.ngrams = {{1, 2}};
        QVERIFY(m_project->compare(request, job));
        const auto runs = m_project->comparisons();
        QVERIFY(runs);
        const auto within = std::ranges::find_if(*runs, [](const auto& run) { return run.options.within; });
        QVERIFY(within != runs->end());
        QCOMPARE(runTitle(*within), QStringLiteral("1- to 2-grams of the text, within one split"));
        QCOMPARE(
            comparedWhat(*within), QStringLiteral("Made up · each sentence with its closest other sentence"));
        const auto rows = m_project->pairs(within->id, 0, 3, 100);
        QVERIFY(rows);
        QCOMPARE(whyFound(*within, {}, (*rows)[0]), QStringLiteral("Found by 1- to 2-grams · closest of 2"));
        const auto plain = std::ranges::find_if(*runs, [](const auto& run) {
            return !run.options.within && run.options.unit == similarity::GramUnit::Words;
        });
        QVERIFY(!sameComparison(*within, *plain));
    }
};

QTEST_MAIN(PairsStoredTest)
#include "tst_pairs_stored.moc"
