// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/random.h"
#include "unit/formats/npy_for_tests.h"
#include "unit/project/project_fixture.h"

using namespace heldout;
using namespace heldout::project;
using namespace heldout::test;

namespace {

using Rows = std::vector<std::vector<double>>;

std::string npy(const Rows& rows, const std::string& type = "<f4", bool fortranOrder = false, int version = 1)
{
    std::vector<double> numbers;
    for (const std::vector<double>& row : rows)
        numbers.insert(numbers.end(), row.begin(), row.end());
    return formats::npyOf({type, fortranOrder, version, rows.size(), rows.front().size()}, numbers);
}

/// Small whole numbers, so that scores are exact and many tie; every ninth row is zero.
Rows randomRows(std::size_t count, std::size_t d, std::uint64_t seed)
{
    Random random(seed);
    Rows rows(count, std::vector<double>(d));
    for (std::size_t i = 0; i < count; ++i)
        for (double& number : rows[i])
            number = i % 9 == 8 ? 0 : static_cast<double>(random.below(5)) - 2;
    return rows;
}

double cosine(const std::vector<double>& a, const std::vector<double>& b)
{
    double dot = 0;
    double aa = 0;
    double bb = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        dot += a[i] * b[i];
        aa += a[i] * a[i];
        bb += b[i] * b[i];
    }
    return aa == 0 || bb == 0 ? std::numeric_limits<double>::quiet_NaN() : 100 * dot / std::sqrt(aa * bb);
}

std::string tsvOf(std::size_t count, const char* prefix)
{
    std::string tsv = "id\ttext\n";
    for (std::size_t i = 0; i < count; ++i)
        tsv += prefix + std::to_string(i) + "\tsentence " + std::to_string(i) + '\n';
    return tsv;
}

} // namespace

class ProjectEmbeddingsTest : public QObject
{
    Q_OBJECT

private:
    /// A project of `tests` and `trains` texts, and vectors beside it.
    struct Vectors : ProjectFixture
    {
        Vectors(Rows testRows, Rows trainRows)
            : test(std::move(testRows))
            , train(std::move(trainRows))
        {
            if (!load("test", tsvOf(test.size(), "t")) || !load("train", tsvOf(train.size(), "r")))
                qFatal("no data");
            request.unit = CompareUnit::Embeddings;
            request.vectors.test = write("test.npy", npy(test));
            request.vectors.train = write("train.npy", npy(train));
        }
        Result<ComparisonRun> run(unsigned threads = 2)
        {
            auto runs = compare(request, threads);
            if (!runs)
                return fail(runs.error());
            return runs->front();
        }
        QByteArray sentence()
        {
            auto found = run();
            return found ? QByteArray("no error") : bytes(found.error().message.text());
        }

        Rows test, train;
        CompareRequest request;
    };

private Q_SLOTS:
    void equalsTheOracle_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<bool>("fortran");
        QTest::addColumn<int>("version");
        QTest::newRow("float32") << "<f4" << false << 1;
        QTest::newRow("float16, column by column") << "<f2" << true << 2;
        QTest::newRow("float64, big-endian") << ">f8" << false << 3;
    }
    void equalsTheOracle()
    {
        QFETCH(QString, type);
        QFETCH(bool, fortran);
        QFETCH(int, version);
        Vectors data(randomRows(60, 3, 1), randomRows(90, 3, 2));
        data.write("test.npy", npy(data.test, type.toStdString(), fortran, version));
        data.write("train.npy", npy(data.train, type.toStdString(), fortran, version));
        const auto run = data.run();
        HELDOUT_OK(run);
        QCOMPARE(run->unit, CompareUnit::Embeddings);
        QCOMPARE(run->dimensions, 3U);
        QCOMPARE(run->emptyTest, 6U);
        QCOMPARE(run->emptyTrain, 10U);
        const std::vector<MatchLine> lines = data.matches(run->id);
        QCOMPARE(lines.size(), data.test.size());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            std::string partner;
            double best = 0;
            unsigned ties = 0;
            for (std::size_t j = 0; j < data.train.size(); ++j) {
                const double score = cosine(data.test[i], data.train[j]);
                if (std::isnan(score) || (ties > 0 && score < best))
                    continue;
                if (ties == 0 || score > best) {
                    best = score;
                    ties = 0;
                    partner = "r" + std::to_string(j);
                }
                ++ties;
            }
            QCOMPARE(lines[i].testId, "t" + std::to_string(i));
            QCOMPARE(lines[i].trainId, partner);
            QCOMPARE(lines[i].score, best);
            QCOMPARE(lines[i].ties, ties);
            // There are no integers to a cosine of embeddings: nothing, not 0.
            QVERIFY(!lines[i].dot && !lines[i].norm2Test && !lines[i].norm2Train);
        }
    }

    void againIsStored()
    {
        Vectors data(randomRows(20, 3, 1), randomRows(30, 3, 2));
        const auto first = data.run();
        HELDOUT_OK(first);
        QVERIFY(!first->stored);
        const auto again = data.run(1);
        HELDOUT_OK(again);
        QVERIFY(again->stored);
        QCOMPARE(again->id, first->id);
        QCOMPARE(again->vectors, data.request.vectors);
        data.open();
        QVERIFY(data.run()->stored);
        // Other vectors are another run; what was found of the first ones stays, and is up to date.
        data.write("test.npy", npy(randomRows(20, 3, 5)));
        const auto other = data.run();
        HELDOUT_OK(other);
        QVERIFY(!other->stored);
        QVERIFY(other->id != first->id);
        QVERIFY(!data.project().comparison(first->id)->outdated);
        data.request.top = 3;
        QVERIFY(!data.run()->stored);
        // Other texts under the vectors do outdate it.
        HELDOUT_OK(data.load("test", tsvOf(20, "other"), true));
        QVERIFY(data.project().comparison(first->id)->outdated);
    }

    void namesJoinRowsInAnyOrder()
    {
        Vectors data(randomRows(40, 3, 1), randomRows(70, 3, 2));
        const auto straight = data.run();
        HELDOUT_OK(straight);
        const std::vector<MatchLine> expected = data.matches(straight->id);
        const auto mix = [&](const Rows& rows, const char* file, const char* prefix) {
            std::string names;
            Rows mixed;
            for (std::size_t i = 0; i < rows.size(); ++i) {
                const std::size_t item = (i * 17 + 5) % rows.size();
                mixed.push_back(rows[item]);
                names += prefix + std::to_string(item) + '\n';
            }
            data.write((std::string(file) + ".npy").c_str(), npy(mixed));
            return data.write((std::string(file) + ".txt").c_str(), names);
        };
        data.request.vectors.testNames = mix(data.test, "test", "t");
        data.request.vectors.trainNames = mix(data.train, "train", "r");
        const auto joined = data.run();
        HELDOUT_OK(joined);
        QVERIFY(!joined->stored);
        QVERIFY(data.run()->stored);
        const std::vector<MatchLine> found = data.matches(joined->id);
        QCOMPARE(found.size(), expected.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            QCOMPARE(found[i].testId, expected[i].testId);
            QCOMPARE(found[i].trainId, expected[i].trainId);
            QCOMPARE(found[i].score, expected[i].score);
            QCOMPARE(found[i].ties, expected[i].ties);
        }
    }

    void wrongNamesAreNamed_data()
    {
        QTest::addColumn<QByteArray>("names");
        QTest::addColumn<QByteArray>("sentence");
        const QByteArray lines("t0\nt1\nt2\n");
        QTest::newRow("fewer") << QByteArray("t0\nt1\n")
                               << QByteArray("Names in “names.txt”: 2. Rows of the vectors: 3.");
        QTest::newRow("twice") << QByteArray("t0\nt1\nt0\n")
                               << QByteArray("The id “t0” stands on lines 1 and 3 of “names.txt”.");
        QTest::newRow("one missing, one surplus")
            << QByteArray("t0\nt1\nt9\n")
            << QByteArray("The item “t2” of test has no vector: its id is not in “names.txt”.");
        QTest::newRow("several missing")
            << QByteArray("t0\nx\ny\n")
            << QByteArray(
                   "2 items of test have no vector: their ids are not in “names.txt”. The first is “t1”.");
        QTest::newRow("no text") << QByteArray("t0\nt1\n\xff\n")
                                 << QByteArray("A name in “names.txt” is no UTF-8.");
    }
    void wrongNamesAreNamed()
    {
        QFETCH(QByteArray, names);
        QFETCH(QByteArray, sentence);
        Vectors data({{1, 0}, {0, 1}, {1, 1}}, {{1, 0}, {0, 1}});
        data.request.vectors.testNames = data.write("names.txt", names.toStdString());
        QCOMPARE(data.sentence(), sentence);
        QVERIFY(data.project().comparisons()->empty());
    }

    void surplusRowsAreNamed()
    {
        Vectors data({{1, 0}, {0, 1}, {1, 1}}, {{1, 0}, {0, 1}});
        data.write("test.npy", npy({{1, 0}, {0, 1}, {1, 1}, {2, 1}, {3, 1}}));
        data.request.vectors.testNames = data.write("names.txt", "t0\nt1\nx\nt2\ny\n");
        QCOMPARE(data.sentence(),
            QByteArray("2 ids in “names.txt” are of no item of test. The first is “x” on line 3."));
        data.write("test.npy", npy({{1, 0}, {0, 1}, {1, 1}, {2, 1}}));
        data.write("names.txt", "t0\nt1\nx\nt2\n");
        QCOMPARE(data.sentence(), QByteArray("The id “x” on line 3 of “names.txt” is of no item of test."));
    }

    void badFilesAreRefused_data()
    {
        QTest::addColumn<int>("what");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, int what, Code code, const char* sentence) {
            QTest::newRow(name) << what << static_cast<int>(code) << QByteArray(sentence);
        };
        row("counts differ", 0, Code::InvalidArgument, "Vectors in “test.npy”: 2. Items of test in data: 3.");
        row("dimensions differ", 1, Code::InvalidArgument,
            "The vectors do not go together: numbers a row are 2 in “test.npy” and 3 in “train.npy”.");
        row("NaN", 2, Code::NotThisFormat,
            "Row 2 of “train.npy” holds a number that is NaN, infinite or beyond the range of float32.");
        row("truncated", 3, Code::NotThisFormat,
            "“train.npy” is cut off: its shape needs 144 bytes, the file has 140.");
        row("no .npy file", 4, Code::NotThisFormat, "");
        row("not there", 5, Code::NotFound, "");
        row("none given", 6, Code::InvalidArgument, "A file of vectors is missing.");
        row("the project itself", 7, Code::NotThisFormat, "");
    }
    void badFilesAreRefused()
    {
        QFETCH(int, what);
        QFETCH(int, code);
        QFETCH(QByteArray, sentence);
        Vectors data({{1, 0}, {0, 1}, {1, 1}}, {{1, 0}, {0, 1}});
        const double nan = std::numeric_limits<double>::quiet_NaN();
        if (what == 0)
            data.write("test.npy", npy({{1, 0}, {0, 1}}));
        if (what == 1)
            data.write("train.npy", npy({{1, 0, 1}, {0, 1, 1}}));
        if (what == 2)
            data.write("train.npy", npy({{1, 0}, {nan, 1}}));
        if (what == 3) {
            std::string whole = npy({{1, 0}, {0, 1}});
            whole.resize(whole.size() - 4);
            data.write("train.npy", whole);
        }
        if (what == 4)
            data.write("train.npy", "id\ttext\n");
        if (what == 5)
            data.request.vectors.train = data.path("gone.npy");
        if (what == 6)
            data.request.vectors.train.clear();
        if (what == 7)
            data.request.vectors.train = data.path();
        const auto run = data.run();
        QVERIFY(!run);
        QCOMPARE(static_cast<int>(run.error().code), code);
        if (!sentence.isEmpty())
            QCOMPARE(bytes(run.error().message.text()), sentence);
        QVERIFY(data.project().comparisons()->empty());
    }

    void scoresBelowZeroHaveTheirPlace()
    {
        // Against (1, 0): 100, 60, 0, -60, -100, and one vector without a direction.
        Vectors data({{2, 0}, {3, 4}, {0, 1}, {-3, 4}, {-1, 0}, {0, 0}}, {{1, 0}});
        const auto run = data.run();
        HELDOUT_OK(run);
        QCOMPARE(*run->summary.min, -100.0);
        QCOMPARE(*run->summary.max, 100.0);
        QCOMPARE(*run->summary.mean, 0.0);
        const auto steps = data.project().histogram(run->id);
        HELDOUT_OK(steps);
        QCOMPARE(steps->size(), leakage::kHistogramSteps + leakage::kStepsBelowZero);
        QCOMPARE((*steps)[0], 1U); // -100
        QCOMPARE((*steps)[400], 1U); // -60
        QCOMPARE((*steps)[1000], 2U); // 0
        QCOMPARE((*steps)[1600], 1U);
        QCOMPARE((*steps)[2000], 1U);
        const auto intervals = data.project().intervals(run->id, {25000, 50000, 75500});
        HELDOUT_OK(intervals);
        QCOMPARE(intervals->front().from, -100000);
        QCOMPARE(intervals->front().count, 4U);
        QCOMPARE((*intervals)[2].count, 1U);
        QCOMPARE(intervals->back().count, 1U);
        const auto count = [&](std::optional<std::int32_t> from, std::optional<std::int32_t> to) {
            JobContext job;
            return data.project().selectPairs(run->id, {from, to, false, {}}, job)->count;
        };
        QCOMPARE(count({}, {}), 6U);
        QCOMPARE(count(0, {}), 4U);
        QCOMPARE(count({}, 0), 2U);
        QCOMPARE(count(-60000, 0), 1U);
        QCOMPARE(count(-60001, 0), 1U);
        QCOMPARE(count(-59999, 0), 0U);
        QCOMPARE(count(-100000, -60000), 1U);
        QCOMPARE(count({}, -99999), 1U);
        const auto parts = data.project().rankParts(run->id, 3);
        HELDOUT_OK(parts);
        QCOMPARE((*parts)[0].min, -100.0);
        QCOMPARE((*parts)[0].max, -60.0);
        QCOMPARE((*parts)[1].max, 0.0);
        const auto rows = data.project().pairs(run->id, 0, 10, 100);
        HELDOUT_OK(rows);
        QVERIFY(std::ranges::is_sorted(*rows, std::greater(), &PairRow::score));
        QCOMPARE(rows->back().testKey, std::string("t4"));
        QCOMPARE(rows->back().trainKey, std::string("r0"));
        const auto zero = std::ranges::find(*rows, "t5", &PairRow::testKey);
        QVERIFY(!zero->trainOrdinal);
        QCOMPARE(zero->flags, 32U);
    }

    void pairsShowTheTexts()
    {
        Vectors data(randomRows(8, 3, 1), randomRows(30, 3, 2));
        const auto run = data.run();
        HELDOUT_OK(run);
        const auto pair = data.project().pair(run->id, 0);
        HELDOUT_OK(pair);
        QVERIFY(pair->train.has_value());
        QCOMPARE(pair->train->text, "sentence " + pair->train->key.substr(1));
        QCOMPARE(pair->others.size(), std::size_t(5));
        QVERIFY(pair->scores.empty());
        QVERIFY(pair->asCompared.sharedNgrams.empty());
        const auto other = data.project().pair(run->id, 0, pair->others[2].trainOrdinal);
        HELDOUT_OK(other);
        QCOMPARE(other->row.score, pair->others[2].score);
        QVERIFY(!other->row.dot);
    }

    void equalTextsAreFoundWhateverTheVectorsSay()
    {
        ProjectFixture data;
        HELDOUT_OK(data.load("test", "id\ttext\na\tThe same\nb\tdifferent\n"));
        HELDOUT_OK(data.load("train", "id\ttext\nc\tthe same\nd\tother\n"));
        CompareRequest request;
        request.unit = CompareUnit::Embeddings;
        request.vectors.test = data.write("a.npy", npy({{1, 0}, {0, 1}}));
        request.vectors.train = data.write("b.npy", npy({{1, 0.5}, {0, 1}}));
        const auto runs = data.compare(request);
        HELDOUT_OK(runs);
        QCOMPARE(runs->front().identical.ignoringCase, 1U);
        const auto rows = data.project().pairs(runs->front().id, 0, 2, 100);
        QCOMPARE((*rows)[0].testKey, std::string("b"));
        QCOMPARE((*rows)[0].flags, 0U);
        QCOMPARE((*rows)[1].flags, 8U);
    }

    void allPairsAndWithinASplit()
    {
        Vectors data({{1, 0}, {0, 1}, {1, 0.1}, {-1, 0}}, {{1, 0}});
        data.request.top = similarity::kAllPartners;
        QCOMPARE(data.sentence(), QByteArray("All pairs need a least score above 0."));
        data.request.minScore = 90;
        data.request.vectors.train = data.request.vectors.test;
        CompareRequest within = data.request;
        within.dataset = "data";
        within.testSplit = "test";
        within.trainSplit = "test";
        JobContext job;
        const auto runs = data.project().compare(within, job);
        HELDOUT_OK(runs);
        const std::vector<MatchLine> lines = data.matches(runs->front().id);
        QCOMPARE(lines[0].trainId, std::string("t2"));
        QCOMPARE(lines[2].trainId, std::string()); // each pair stands once, with its first item
        within.vectors.train = data.path("train.npy");
        const auto other = data.project().compare(within, job);
        QVERIFY(!other);
    }

    void mergedPartsEqualTheWhole()
    {
        Vectors data(randomRows(40, 3, 1), randomRows(90, 3, 2));
        data.request.dataset = "data";
        data.request.testSplit = "test";
        data.request.trainSplit = "train";
        JobContext job;
        std::vector<std::string> paths;
        for (std::uint32_t number = 1; number <= 4; ++number) {
            const auto part = data.project().comparePart(data.request, {number, 4}, job);
            HELDOUT_OK(part);
            paths.push_back(data.write(("part" + std::to_string(number)).c_str(), *part));
        }
        CompareRequest texts;
        texts.dataset = "data";
        texts.testSplit = "test";
        texts.trainSplit = "train";
        const auto ofTexts = data.project().comparePart(texts, {1, 4}, job);
        HELDOUT_OK(ofTexts);
        data.write("texts", *ofTexts);
        QVERIFY(data.project().comparisons()->empty());
        // The files of vectors need not be where parts are merged.
        QVERIFY(QFile::remove(QString::fromStdString(data.request.vectors.train)));
        std::ranges::reverse(paths);
        const auto merged = data.project().mergeParts(paths, job);
        HELDOUT_OK(merged);
        QCOMPARE(merged->front().vectors, data.request.vectors);
        QCOMPARE(merged->front().dimensions, 3U);
        data.write("train.npy", npy(data.train));
        const auto whole = data.run();
        HELDOUT_OK(whole);
        QVERIFY(whole->stored); // the very run that is made in one go
        const std::vector<MatchLine> mergedLines = data.matches(merged->front().id);
        QVERIFY(data.project().removeRun(whole->id));
        const auto alone = data.run();
        HELDOUT_OK(alone);
        const std::vector<MatchLine> lines = data.matches(alone->id);
        QVERIFY(std::ranges::equal(lines, mergedLines, [](const MatchLine& a, const MatchLine& b) {
            return a.testId == b.testId && a.trainId == b.trainId && a.score == b.score && a.ties == b.ties;
        }));
        QCOMPARE(alone->settings, whole->settings);
        QCOMPARE(*alone->summary.mean, *whole->summary.mean);

        const auto message = [&](const std::vector<std::string>& parts) {
            const auto runs = data.project().mergeParts(parts, job);
            return runs ? QByteArray("merged") : bytes(runs.error().message.text());
        };
        QCOMPARE(message({paths[0], paths[1], paths[3]}), QByteArray("Part 2 of 4 is missing."));
        QCOMPARE(message({paths[0], data.path("texts")}),
            bytes(
                "“" + paths[0] + "” and “" + data.path("texts") + "” are not parts of the same comparison."));
        QCOMPARE(message({paths[0], data.write("text", "text")}),
            QByteArray("“text” is not a part of a comparison."));
        HELDOUT_OK(data.load("train", tsvOf(90, "other"), true));
        QCOMPARE(message(paths),
            QByteArray("The parts were not made from test and train of data as they stand in this project."));
    }

    void stopsInTheMiddle()
    {
        Vectors data(randomRows(300, 8, 1), randomRows(900, 8, 2));
        for (int stage = 0; stage < 6; ++stage) {
            std::stop_source stop;
            JobContext job(stop.get_token(), [&, left = stage](const Progress&) mutable {
                if (left-- == 0)
                    stop.request_stop();
            });
            CompareRequest request = data.request;
            request.dataset = "data";
            request.testSplit = "test";
            request.trainSplit = "train";
            const auto runs = data.project().compare(request, job);
            QVERIFY(!runs);
            QCOMPARE(runs.error().code, Code::Cancelled);
            QVERIFY(data.project().comparisons()->empty());
        }
        HELDOUT_OK(data.run());
    }
};

QTEST_GUILESS_MAIN(ProjectEmbeddingsTest)
#include "tst_project_embeddings.moc"
