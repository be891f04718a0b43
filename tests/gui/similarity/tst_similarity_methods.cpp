// SPDX-License-Identifier: GPL-3.0-or-later
// Other n-grams, measures and weights than the usual ones, on the page.
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTest>

#include <span>

#include "charts/histogram_figure.h"
#include "gui/choose.h"
#include "gui/similarity/similarity_page_driver.h"
#include "gui/whole_parts.h"
#include "pages/similarity/histogram_panel.h"
#include "session/ngram_words.h"
#include "widgets/page_head.h"
#include "widgets/segmented.h"
#include "widgets/table_view.h"

using namespace heldout;
using namespace heldout::ui;
using similarity::GramUnit;
using similarity::Measure;
using similarity::Weighting;
using testing::choose;

constexpr int kWait = testing::SimilarityPageDriver::kWait;

namespace {

/// The runs of a project that are of this kind.
std::size_t count(const Session& session, Measure measure, GramUnit unit)
{
    std::size_t found = 0;
    for (const project::ComparisonRun& run : session.comparisons())
        found += run.options.measure == measure && run.options.unit == unit ? 1 : 0;
    return found;
}

bool enabled(const QComboBox& combo, int row)
{
    return qobject_cast<const QStandardItemModel*>(combo.model())->item(row)->isEnabled();
}

} // namespace

class SimilarityMethodsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { m_on.reset(); }
    void init();
    void cleanup();

    void charactersAndJaccardAreComparedAndNamed();
    void whatDoesNotGoTogetherIsNotOffered();
    void weightsOfTheCosine();
    void asPublishedComesBackWithTheCosine();
    void aSplitWithinItself();
    void otherRunsOfTheTerminalAreNotMixedIn();
    void theChoiceIsRemembered();
    void figuresSayWhatTheyShow();
    void wordsForSizesAndMethods();

private:
    void openPage() { m_on->open(); }
    void waitForRun() { m_on->waitForRun(); }
    template <typename T = QComboBox>
    T* part(const char* name) const
    {
        return m_on->page->findChild<T*>(QString::fromLatin1(name));
    }
    void compareFromThePage()
    {
        QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("notCompared")->isVisible(), kWait);
        QTest::mouseClick(part<QPushButton>("compareFirst"), Qt::LeftButton);
        waitForRun();
    }

    std::unique_ptr<testing::SimilarityPageDriver> m_on;
};

void SimilarityMethodsTest::initTestCase()
{
    m_on = std::make_unique<testing::SimilarityPageDriver>();
}

void SimilarityMethodsTest::init()
{
    QVERIFY(m_on->copyProject());
}

void SimilarityMethodsTest::cleanup()
{
    m_on->close();
}

void SimilarityMethodsTest::charactersAndJaccardAreComparedAndNamed()
{
    openPage();
    const auto plain = m_on->page->run()->id;
    const auto plainMean = m_on->page->run()->summary.mean;
    choose(part("grams"), QStringLiteral("Characters"));
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("notCompared")->isVisible(), kWait);
    QVERIFY(!part<QCheckBox>("stopWords")->isEnabled());
    QVERIFY(!part<QCheckBox>("stopWords")->isChecked());
    choose(part("measure"), QStringLiteral("Jaccard"));
    QVERIFY(!m_on->page->run());
    compareFromThePage();

    QCOMPARE(m_on->page->run()->options.unit, GramUnit::Characters);
    QCOMPARE(m_on->page->run()->options.measure, Measure::Jaccard);
    QCOMPARE(m_on->page->run()->options.weighting, Weighting::Binary);
    QCOMPARE(count(*m_on->session, Measure::Jaccard, GramUnit::Characters), std::size_t(3));
    auto* summary = part<TableView>("summaryTable")->model();
    QCOMPARE(summary->headerData(0, Qt::Horizontal).toString(), QStringLiteral("Characters"));
    QTest::mouseClick(part<Segmented>("ngrams")->button(1), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(
        part<QLabel>("vocabularyName")->text(), QStringLiteral("Character bigrams in the test side"), kWait);
    QCOMPARE(part<TableView>("intervalsTable")->model()->headerData(0, Qt::Horizontal).toString(),
        QStringLiteral("Jaccard (%)"));
    QCOMPARE(part<QLabel>("result")->text(), QStringLiteral("Stored, up to date"));
    QTRY_COMPARE_WITH_TIMEOUT(testing::cutParts(*m_on->page), QString(), kWait);
    QTest::mouseClick(part<Segmented>("ngrams")->button(0), Qt::LeftButton);

    // The plain one is still what it was, and found again.
    choose(part("measure"), QStringLiteral("Cosine"));
    choose(part("grams"), QStringLiteral("Words"));
    waitForRun();
    QTRY_COMPARE_WITH_TIMEOUT(m_on->page->run()->id, plain, kWait);
    QCOMPARE(m_on->page->run()->summary.mean, plainMean);
    QVERIFY(part<QCheckBox>("stopWords")->isChecked());
    QCOMPARE(summary->headerData(0, Qt::Horizontal).toString(), QStringLiteral("n-grams"));
    QCOMPARE(part<TableView>("intervalsTable")->model()->headerData(0, Qt::Horizontal).toString(),
        QStringLiteral("Similarity (%)"));
}

void SimilarityMethodsTest::whatDoesNotGoTogetherIsNotOffered()
{
    openPage();
    auto* scoring = part("scoring");
    auto* weights = part("weights");
    QVERIFY(enabled(*scoring, 1));
    QVERIFY(enabled(*weights, 2));
    for (const auto& measure : {QStringLiteral("Jaccard"), QStringLiteral("Containment")}) {
        choose(part("measure"), measure);
        QVERIFY(!enabled(*scoring, 1));
        QVERIFY(scoring->itemData(1, Qt::ToolTipRole).toString().contains(QStringLiteral("cosine")));
        QCOMPARE(weights->currentText(), QStringLiteral("Binary"));
        QVERIFY(!enabled(*weights, 0));
        QVERIFY(!enabled(*weights, 2));
        QVERIFY(weights->itemData(0, Qt::ToolTipRole).toString().contains(QStringLiteral("Jaccard")));
        // A key does not get there either.
        scoring->setFocus();
        QTest::keyClick(scoring, Qt::Key_Down);
        QCOMPARE(scoring->currentIndex(), 0);
    }
    choose(part("measure"), QStringLiteral("Cosine"));
    QVERIFY(enabled(*scoring, 1));
    QCOMPARE(weights->currentText(), QStringLiteral("Counts"));
    choose(part("grams"), QStringLiteral("Characters"));
    QVERIFY(!enabled(*scoring, 1));
    QVERIFY(enabled(*weights, 2));
}

void SimilarityMethodsTest::weightsOfTheCosine()
{
    openPage();
    choose(part("weights"), QStringLiteral("tf-idf"));
    compareFromThePage();
    QCOMPARE(m_on->page->run()->options.weighting, Weighting::TfIdf);
    QVERIFY(!enabled(*part("scoring"), 1));
    // Jaccard needs no weights; they are there again after it.
    choose(part("measure"), QStringLiteral("Jaccard"));
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("notCompared")->isVisible(), kWait);
    choose(part("measure"), QStringLiteral("Cosine"));
    waitForRun();
    QCOMPARE(m_on->page->run()->options.weighting, Weighting::TfIdf);
}

void SimilarityMethodsTest::asPublishedComesBackWithTheCosine()
{
    openPage();
    choose(part("scoring"), QStringLiteral("As published"));
    compareFromThePage();
    const auto published = m_on->page->run()->id;
    choose(part("measure"), QStringLiteral("Containment"));
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("notCompared")->isVisible(), kWait);
    QCOMPARE(part("scoring")->currentText(), QStringLiteral("Exact"));
    compareFromThePage();
    QCOMPARE(m_on->page->run()->options.scoring, similarity::Scoring::Exact);
    choose(part("measure"), QStringLiteral("Cosine"));
    QTRY_VERIFY_WITH_TIMEOUT(m_on->page->run() && m_on->page->run()->id == published, kWait);
}

void SimilarityMethodsTest::aSplitWithinItself()
{
    openPage();
    QVERIFY(part<QLabel>("unseen")->isVisible());
    choose(part("sides"), QStringLiteral("BC2GM: test within itself"));
    compareFromThePage();
    const project::ComparisonRun run = *m_on->page->run();
    QVERIFY(run.options.within);
    QCOMPARE(run.testItems, run.trainItems);
    const auto* head = m_on->page->findChild<PageHead*>();
    QVERIFY2(head->subtitle().startsWith(QStringLiteral("BC2GM · test "))
            && head->subtitle().endsWith(QStringLiteral(" within itself")),
        qPrintable(head->subtitle()));
    QCOMPARE(part<HistogramPanel>("histogramPanel")->title(),
        QStringLiteral("How close is each sentence to another?"));
    QVERIFY(!part<QLabel>("unseen")->isVisible());
    QCOMPARE(similarityAxisTitle(run.unit, run.options),
        QStringLiteral("Similarity to the closest other sentence (%)"));
    choose(part("sides"), QStringLiteral("BC2GM: test against train"));
    QTRY_VERIFY_WITH_TIMEOUT(m_on->page->run() && !m_on->page->run()->options.within, kWait);
    QVERIFY(part<QLabel>("unseen")->isVisible());
}

void SimilarityMethodsTest::otherRunsOfTheTerminalAreNotMixedIn()
{
    {
        auto project = testing::openOrCreate(m_on->file());
        project::CompareRequest request;
        request.dataset = "BC2GM";
        request.testSplit = "test";
        request.trainSplit = "train";
        JobContext job;
        project::CompareRequest range = request;
        range.ngrams = {{1, 2}};
        QVERIFY(project->compare(range, job));
        project::CompareRequest all = request;
        all.top = similarity::kAllPartners;
        all.minScore = 50;
        QVERIFY(project->compare(all, job));
        project::CompareRequest within = request;
        within.testSplit = "train";
        within.ngrams = {1};
        QVERIFY(project->compare(within, job));
        project::CompareRequest binary = request;
        binary.weighting = Weighting::Binary;
        QVERIFY(project->compare(binary, job));
    }
    openPage();
    QCOMPARE(m_on->session->comparisons().size(), std::size_t(3 + 1 + 3 + 1 + 3));
    const similarity::Options& options = m_on->page->run()->options;
    QCOMPARE(options.weighting, Weighting::Binary); // the newest that the page can show
    QCOMPARE(part("weights")->currentText(), QStringLiteral("Binary"));
    QCOMPARE(options.longestN(), 1);
    QVERIFY(!options.within);
    QCOMPARE(options.top, 6u);
    choose(part("weights"), QStringLiteral("Counts"));
    waitForRun();
    QTRY_COMPARE_WITH_TIMEOUT(m_on->page->run()->options.weighting, Weighting::Counts, kWait);
    QCOMPARE(m_on->page->run()->options.top, 6u);
    auto* summary = part<TableView>("summaryTable")->model();
    QCOMPARE(summary->rowCount(), 4);
    QCOMPARE(summary->index(1, 0).data().toString(), QStringLiteral("1\u20132-grams"));
    QVERIFY(std::abs(summary->index(0, 1).data(RawValueRole).toDouble() - 25.15924623678687) < 1e-9);
}

void SimilarityMethodsTest::theChoiceIsRemembered()
{
    openPage();
    choose(part("grams"), QStringLiteral("Characters"));
    choose(part("measure"), QStringLiteral("Containment"));
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("notCompared")->isVisible(), kWait);
    m_on->page->rememberNow();
    const auto kept = [this] {
        const auto state = m_on->session->project()->pageState("similarity");
        return state ? SimilarityChoice::fromJson(*state) : SimilarityChoice();
    };
    QTRY_COMPARE_WITH_TIMEOUT(kept(), m_on->page->choice(), kWait);
    cleanup();
    m_on->session = std::make_unique<Session>(testing::environment());
    m_on->page = std::make_unique<SimilarityPage>(*m_on->session);
    m_on->page->show();
    m_on->session->setProject(testing::openOrCreate(m_on->file()));
    QTRY_COMPARE_WITH_TIMEOUT(part("grams")->currentText(), QStringLiteral("Characters"), kWait);
    QCOMPARE(part("measure")->currentText(), QStringLiteral("Containment"));
    for (const char* json : {"", R"({"measure":"dice","grams":7,"weighting":"heavy"})"}) {
        const SimilarityChoice choice = SimilarityChoice::fromJson(json);
        QCOMPARE(choice.measure, Measure::Cosine);
        QCOMPARE(choice.grams, GramUnit::Words);
        QCOMPARE(choice.weighting, Weighting::Counts);
    }
}

void SimilarityMethodsTest::figuresSayWhatTheyShow()
{
    HistogramContent content;
    content.run.dataset = "BC2GM";
    content.run.testSplit = "test";
    QCOMPARE(histogramFigure(content).fileStem, QStringLiteral("bc2gm-unigram-similarity"));
    content.run.options.n = 2;
    content.run.options.longest = 4;
    content.run.options.unit = GramUnit::Characters;
    content.run.options.measure = Measure::Jaccard;
    content.run.options.weighting = Weighting::Binary;
    const Figure figure = histogramFigure(content);
    QCOMPARE(figure.fileStem, QStringLiteral("bc2gm-character-2-4-gram-jaccard-similarity"));
    QCOMPARE(figure.title, QStringLiteral("BC2GM, test against train: Character 2- to 4-grams, Jaccard"));
    QCOMPARE(similarityAxisTitle(project::CompareUnit::Text, content.run.options),
        QStringLiteral("Similarity to the closest training sentence (Jaccard, %)"));
    QCOMPARE(similarityAxisTitle(project::CompareUnit::Text, {}),
        QStringLiteral("Similarity to the closest training sentence (%)"));
    const QByteArray settings = QByteArray::fromStdString(histogramSettings(content));
    for (const char* words : {R"("ngram": "2-4")", R"("grams": "characters")", R"("measure": "jaccard")"})
        QVERIFY2(settings.contains(words), settings.constData());
    QVERIFY(!settings.contains("stop_words"));
    content.run.options.within = true;
    QCOMPARE(histogramFigure(content).title,
        QStringLiteral("BC2GM, test: Character 2- to 4-grams, Jaccard, within one split"));
    QCOMPARE(similarityAxisTitle(project::CompareUnit::Mentions, content.run.options),
        QStringLiteral("Similarity to the closest other mention (Jaccard, %)"));
}

void SimilarityMethodsTest::wordsForSizesAndMethods()
{
    QCOMPARE(ngramTitle(1), QStringLiteral("Unigrams"));
    QCOMPARE(ngramWord({2, 4}), QStringLiteral("2- to 4-grams"));
    QCOMPARE(ngramWord({3}, GramUnit::Characters), QStringLiteral("character trigrams"));
    QCOMPARE(ngramWord({5}, GramUnit::Characters), QStringLiteral("character 5-grams"));
    const project::NgramSizes sizes[] = {1, 2};
    QCOMPARE(ngramList(sizes, GramUnit::Words), QStringLiteral("unigrams, bigrams"));
    QCOMPARE(ngramList(sizes, GramUnit::Characters), QStringLiteral("unigrams, bigrams of characters"));
    QCOMPARE(ngramList(std::span(sizes, 1), GramUnit::Characters), QStringLiteral("character unigrams"));
    similarity::Options options;
    const auto how = [&options] { return withMethod(QStringLiteral("X"), options); };
    QCOMPARE(how(), QStringLiteral("X"));
    options.stopWords = text::StopWords::None;
    QCOMPARE(how(), QStringLiteral("X, with stop words"));
    options.unit = GramUnit::Characters; // have none to leave out
    QCOMPARE(how(), QStringLiteral("X"));
    options.weighting = Weighting::TfIdf;
    options.top = similarity::kAllPartners;
    options.minScore = 62.5;
    QCOMPARE(how(), QStringLiteral("X, tf-idf weights, all pairs of 62.5 or more"));

    similarity::Options other = options;
    other.stopWords = text::StopWords::English;
    other.n = 3;
    QVERIFY(sameMethod(options, other));
    QVERIFY(!sameSizes(options, other));
    other.minScore = 50;
    QVERIFY(!sameMethod(options, other));
    other.minScore = options.minScore;
    other.within = true;
    QVERIFY(!sameMethod(options, other));
}

QTEST_MAIN(SimilarityMethodsTest)
#include "tst_similarity_methods.moc"
