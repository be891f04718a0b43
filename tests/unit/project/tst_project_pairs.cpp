// SPDX-License-Identifier: GPL-3.0-or-later
#include "project_fixture.h"

using namespace heldout;
using namespace heldout::test;
using project::PairFilter;

namespace {

constexpr const char* kTrain = "id\ttext\tlabel\n"
                               "T0\tthe kinase binds protein alpha\tx\n"
                               "T1\tprotein alpha binds the kinase\tx\n"
                               "T2\thuman cells express protein beta\ty\n"
                               "T3\tsomething else entirely\ty\n";
constexpr const char* kTest = "id\ttext\tlabel\n"
                              "E0\thuman cells express protein gamma\ty\n"
                              "E1\tthe kinase binds protein alpha\tx\n"
                              "E2\tno shared vocabulary whatsoever\tx\n"
                              "E3\tkinase activity\tx\n";

/// BC2GM files: offsets count characters other than blanks, end inclusive.
project::ImportRequest bc2gm(
    ProjectFixture& fixture, const char* split, const std::string& sentences, const std::string& mentions)
{
    project::ImportRequest request;
    request.paths = {fixture.write((std::string(split) + ".in").c_str(), sentences)};
    request.options.mentionFile = fixture.write((std::string(split) + "_GENE.eval").c_str(), mentions);
    request.options.format = formats::FormatId::Bc2gm;
    request.dataset = "data";
    request.split = split;
    return request;
}

} // namespace

class TestProjectPairs : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void pageShowsIdsAndTexts();
    void filterByScoreIsARange();
    void filterByWordsSearchesBothSides_data();
    void filterByWordsSearchesBothSides();
    void identicalPairsCanBeLeftOut();
    void pairShowsBothSides();
    void pairAgainstAnotherPartner();
    void pairWithoutPartner();
    void positionsInAnyOrder();
    void partnersAreListedInOrder();
    void mentionsAreItemsOfTheirOwn();

private:
    std::unique_ptr<ProjectFixture> m_fixture;
    project::ObjectId m_run = 0;
};

void TestProjectPairs::init()
{
    m_fixture = std::make_unique<ProjectFixture>();
    HELDOUT_OK(m_fixture->load("train", kTrain));
    HELDOUT_OK(m_fixture->load("test", kTest));
    const auto runs = m_fixture->compare();
    HELDOUT_OK(runs);
    m_run = runs->at(0).id;
}

void TestProjectPairs::pageShowsIdsAndTexts()
{
    const auto rows = m_fixture->project().pairs(m_run, 0, 10, 10);
    HELDOUT_OK(rows);
    QCOMPARE(rows->size(), 4U);
    QCOMPARE(bytes(rows->at(0).testKey), "E1");
    QCOMPARE(bytes(rows->at(0).trainKey), "T0"); // T1 has the same words: the lower row wins
    QCOMPARE(rows->at(0).score, 100.0);
    QCOMPARE(rows->at(0).ties, 2U);
    QCOMPARE(bytes(rows->at(0).testText), "the kinase");
    QCOMPARE(bytes(rows->at(1).testKey), "E0");
    QCOMPARE(bytes(rows->at(1).trainKey), "T2");
    QCOMPARE(bytes(rows->at(3).testKey), "E2");
    QVERIFY(!rows->at(3).trainOrdinal.has_value());
    QCOMPARE(bytes(rows->at(3).trainKey), "");
}

void TestProjectPairs::filterByScoreIsARange()
{
    JobContext job;
    PairFilter filter;
    const auto all = m_fixture->project().selectPairs(m_run, filter, job);
    HELDOUT_OK(all);
    QCOMPARE(all->first, 0U);
    QCOMPARE(all->count, 4U);
    QVERIFY(all->positions.empty());
    filter.fromMilli = 50000;
    filter.toMilli = 100000; // inclusive at the top
    QCOMPARE(m_fixture->project().selectPairs(m_run, filter, job)->count, 2U);
    filter.fromMilli = 0;
    filter.toMilli = 50000;
    const auto low = m_fixture->project().selectPairs(m_run, filter, job);
    QCOMPARE(low->first, 2U);
    QCOMPARE(low->count, 2U);
    filter.fromMilli = 99000;
    filter.toMilli = 99500;
    QCOMPARE(m_fixture->project().selectPairs(m_run, filter, job)->count, 0U);
}

void TestProjectPairs::filterByWordsSearchesBothSides_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("found");
    QTest::newRow("in the test text") << QStringLiteral("GAMMA") << QStringLiteral("E0");
    QTest::newRow("in the training text") << QStringLiteral("beta") << QStringLiteral("E0");
    QTest::newRow("one word on each side") << QStringLiteral("gamma beta") << QStringLiteral("E0");
    QTest::newRow("in an id") << QStringLiteral("e3") << QStringLiteral("E3");
    QTest::newRow("in several pairs") << QStringLiteral("kinase") << QStringLiteral("E1 E3");
    QTest::newRow("nowhere") << QStringLiteral("zebra") << QString();
    QTest::newRow("blanks are no words") << QStringLiteral("  ") << QStringLiteral("E1 E0 E3 E2");
}

void TestProjectPairs::filterByWordsSearchesBothSides()
{
    QFETCH(QString, words);
    QFETCH(QString, found);
    PairFilter filter;
    filter.words = words.toStdString();
    JobContext job;
    const auto selection = m_fixture->project().selectPairs(m_run, filter, job);
    HELDOUT_OK(selection);
    const auto rows = selection->positions.empty()
        ? m_fixture->project().pairs(m_run, selection->first, selection->count, 0)
        : m_fixture->project().pairsAt(m_run, selection->positions, 0);
    HELDOUT_OK(rows);
    QStringList keys;
    for (const project::PairRow& row : *rows)
        keys << QString::fromStdString(row.testKey);
    QCOMPARE(keys.join(QLatin1Char(' ')), found);
    QCOMPARE(selection->count, std::uint64_t(keys.size()));
}

void TestProjectPairs::identicalPairsCanBeLeftOut()
{
    PairFilter filter;
    filter.notIdentical = true;
    JobContext job;
    const auto selection = m_fixture->project().selectPairs(m_run, filter, job);
    HELDOUT_OK(selection);
    QCOMPARE(selection->positions, (std::vector<std::uint32_t>{1, 2, 3}));
}

void TestProjectPairs::pairShowsBothSides()
{
    const auto pair = m_fixture->project().pair(m_run, 1);
    HELDOUT_OK(pair);
    QCOMPARE(bytes(pair->test.text), "human cells express protein gamma");
    QCOMPARE(bytes(pair->test.key), "E0");
    QCOMPARE(pair->test.line, 1U);
    QCOMPARE(bytes(pair->test.labels.at(0)), "y");
    QVERIFY(pair->train.has_value());
    QCOMPARE(bytes(pair->train->text), "human cells express protein beta");
    QCOMPARE(pair->train->line, 3U);
    QCOMPARE(pair->marks.differences, 1U);
    QVERIFY(!pair->marks.left.empty());
    QCOMPARE(pair->asCompared.sharedNgrams.size(), 4U);
    QCOMPARE(pair->scores.size(), 3U);
    QCOMPARE(pair->scores[0].first, 1);
    QCOMPARE(pair->scores[0].second, 80.0);
    QCOMPARE(pair->scores[1].second, 75.0);
    QVERIFY(!pair->others.empty());
    QCOMPARE(pair->others[0].rank, 2U);
    QVERIFY(pair->others[0].score <= pair->row.score);
}

void TestProjectPairs::pairAgainstAnotherPartner()
{
    const auto pair = m_fixture->project().pair(m_run, 1, 0);
    HELDOUT_OK(pair);
    QCOMPARE(bytes(pair->train->key), "T0");
    QCOMPARE(bytes(pair->row.trainKey), "T0");
    QCOMPARE(*pair->row.dot, 1U); // "protein"
    QVERIFY(pair->row.score > 0 && pair->row.score < 50);
    QCOMPARE(m_fixture->project().pair(m_run, 1, 99).error().code, Code::NotFound);
    QCOMPARE(m_fixture->project().pair(m_run, 99).error().code, Code::NotFound);
}

void TestProjectPairs::pairWithoutPartner()
{
    const auto pair = m_fixture->project().pair(m_run, 3);
    HELDOUT_OK(pair);
    QVERIFY(!pair->train.has_value());
    QVERIFY(pair->others.empty());
    QVERIFY(pair->scores.empty());
    QCOMPARE(pair->row.score, 0.0);
}

void TestProjectPairs::positionsInAnyOrder()
{
    const auto rows = m_fixture->project().pairsAt(m_run, {3, 0, 0, 2}, 100);
    HELDOUT_OK(rows);
    QCOMPARE(rows->size(), 4U);
    QCOMPARE(rows->at(0).pos, 3U);
    QCOMPARE(rows->at(1).pos, 0U);
    QCOMPARE(bytes(rows->at(2).testKey), "E1");
}

/// More of them than are read at once, of one item and of many.
void TestProjectPairs::partnersAreListedInOrder()
{
    ProjectFixture fixture;
    std::string train = "text\n";
    for (int row = 0; row < 5000; ++row)
        train += row % 2 == 0 ? "red green\n" : "red green blue\n";
    HELDOUT_OK(fixture.load("test", "text\nwhite\nred green\nred\n"));
    HELDOUT_OK(fixture.load("train", train));
    project::CompareRequest request;
    request.ngrams = {1};
    request.top = similarity::kAllPartners;
    request.minScore = 60;
    const auto runs = fixture.compare(request);
    HELDOUT_OK(runs);
    const auto lines = fixture.matches(runs->at(0).id, project::Listed::Partners);
    // "red" is close to the shorter ones only: 70.7 %, the longer ones have 57.7.
    QCOMPARE(lines.size(), std::size_t{1 + 5000 + 2500});
    QCOMPARE(lines[0].rank, 0U);
    QCOMPARE(bytes(lines[0].trainId), "");
    for (std::size_t i = 0; i < 5000; ++i) {
        QCOMPARE(bytes(lines[1 + i].testId), "1");
        QCOMPARE(lines[1 + i].rank, std::uint32_t(i + 1));
        QCOMPARE(lines[1 + i].trainId, std::to_string(i < 2500 ? 2 * i : 2 * (i - 2500) + 1));
    }
    QCOMPARE(bytes(lines[5001].testId), "2");
    QCOMPARE(bytes(lines.back().trainId), "4998");
    QCOMPARE(fixture.matches(runs->at(0).id).size(), std::size_t{3});
}

void TestProjectPairs::mentionsAreItemsOfTheirOwn()
{
    ProjectFixture fixture;
    JobContext job;
    HELDOUT_OK(fixture.project().importSplit(
        bc2gm(fixture, "train", "P1 The tumor factor alpha and IgM here\nP2 Only acid phosphatase\n",
            "P1|3 18|tumor factor alpha\nP1|22 24|IgM\nP2|4 17|acid phosphatase\n"),
        job));
    HELDOUT_OK(fixture.project().importSplit(
        bc2gm(fixture, "test",
            "Q1 We saw IgM twice\nQ2 Nothing here\nQ3 tumor factor with acid phosphatase\n",
            "Q1|5 7|IgM\nQ3|0 10|tumor factor\nQ3|15 28|acid phosphatase\n"),
        job));
    project::CompareRequest request;
    request.unit = project::CompareUnit::Mentions;
    request.ngrams = {1};
    const auto runs = fixture.compare(request);
    HELDOUT_OK(runs);
    const project::ComparisonRun& run = runs->at(0);
    QCOMPARE(run.testItems, 3U);
    QCOMPARE(run.trainItems, 3U);
    QCOMPARE(run.identical.exact, 2U);
    const auto lines = fixture.matches(run.id);
    QCOMPARE(bytes(lines.at(0).testId), "Q1:1");
    QCOMPARE(bytes(lines.at(0).trainId), "P1:2");
    QCOMPARE(bytes(lines.at(1).testId), "Q3:1");
    QCOMPARE(bytes(lines.at(1).trainId), "P1:1");
    QCOMPARE(bytes(lines.at(2).testId), "Q3:2");
    QCOMPARE(bytes(lines.at(2).trainId), "P2:1");
    const auto rows = fixture.project().pairs(run.id, 0, 10, 100);
    HELDOUT_OK(rows);
    QCOMPARE(bytes(rows->at(0).testText), "IgM");
    QCOMPARE(rows->at(0).testOrdinal, 0U);
    QCOMPARE(rows->at(0).flags & 4U, 4U);
    const auto pair = fixture.project().pair(run.id, 1);
    HELDOUT_OK(pair);
    QCOMPARE(bytes(pair->test.text), "tumor factor with acid phosphatase");
    QVERIFY(pair->test.compared.has_value());
    const auto seen = fixture.project().seenMentions(run.testSplitId, run.trainSplitId, job);
    HELDOUT_OK(seen);
    QCOMPARE(seen->mentions, 3U);
    QCOMPARE(seen->exact, 2U);
    QCOMPARE(*fixture.project().datasets()->at(0).splits.at(1).mentions, 3U);
}

QTEST_GUILESS_MAIN(TestProjectPairs)
#include "tst_project_pairs.moc"
