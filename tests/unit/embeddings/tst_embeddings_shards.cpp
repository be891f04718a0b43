// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <limits>

#include "embeddings/shards.h"
#include "unit/embeddings/vectors_for_tests.h"

using namespace heldout;
using namespace heldout::embeddings;

namespace {

VectorPart partOf(Vectors& test, Vectors& train, const Options& options, const Shard& shard)
{
    JobContext job({}, {}, 2);
    Result<PartialMatches> found = searchShard(test, train, options, shard, job, {.chunkRows = 13});
    if (!found)
        qFatal("%s", describe(found.error()).c_str());
    return {{"made up", shard}, {"a.npy", "b.npy"}, std::move(*found)};
}

std::vector<VectorPart> partsOf(Vectors& test, Vectors& train, const Options& options, std::uint32_t of)
{
    JobContext job;
    std::vector<VectorPart> parts;
    for (std::uint32_t number = of; number >= 1; --number) {
        const Result<std::string> bytes = toBytes(partOf(test, train, options, {number, of}), job);
        const Result<VectorPart> part = partFromBytes(*bytes, "part", job);
        if (!part)
            qFatal("%s", describe(part.error()).c_str());
        parts.push_back(*part);
    }
    return parts;
}

std::string merged(std::vector<VectorPart> parts, std::uint64_t mostPairs = kMostPairs)
{
    JobContext job;
    const Result<BestMatches> best = mergeShards(std::move(parts), job, mostPairs);
    return best ? "merged" : best.error().message.text();
}

void addKinds()
{
    QTest::addColumn<quint32>("top");
    QTest::addColumn<double>("minScore");
    QTest::addColumn<bool>("within");
    QTest::newRow("the best alone") << 1U << 0.0 << false;
    QTest::newRow("several partners") << 6U << -100.0 << false;
    QTest::newRow("a high least score") << 9U << 90.0 << false;
    QTest::newRow("all pairs") << kAllPartners << 70.0 << false;
    QTest::newRow("all pairs, those of 100 alone") << kAllPartners << 100.0 << false;
    QTest::newRow("within") << 4U << 0.0 << true;
    QTest::newRow("all pairs within") << kAllPartners << 60.0 << true;
}

} // namespace

class EmbeddingsShardsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalTheOracleInAnyOrder_data() { addKinds(); }
    void equalTheOracleInAnyOrder()
    {
        QFETCH(quint32, top);
        QFETCH(double, minScore);
        QFETCH(bool, within);
        const Options options{.top = top, .minScore = minScore, .within = within};
        Vectors train = tyingVectors(410, 4, 5);
        Vectors test = within ? train : tyingVectors(70, 4, 6);
        const BestMatches expected = oracle(test, train, options);
        Vectors mixedTest = shuffled(test, 7);
        Vectors mixedTrain = shuffled(train, 8);
        JobContext job({}, {}, 2);
        const Result<BestMatches> whole
            = findBestMatches(mixedTest, mixedTrain, options, job, {.chunkRows = 57});
        QVERIFY(whole);
        QCOMPARE(difference(*whole, expected), std::string());
        for (const std::uint32_t of : {1U, 3U, 500U}) {
            const Result<BestMatches> best = mergeShards(partsOf(mixedTest, mixedTrain, options, of), job);
            QVERIFY(best);
            QCOMPARE(difference(*best, expected), std::string());
        }
    }

    void allPairsKeepsThoseAndNoOther()
    {
        Vectors test("test", 2, {1, 0, -1, 0, 0, 0});
        Vectors train("train", 2, {1, 1, 1, 0, 0, 1, 2, 0});
        JobContext job;
        const BestMatches best = *findBestMatches(test, train, {.top = kAllPartners, .minScore = 70}, job);
        QCOMPARE(best.matches[0].train, 1U);
        QCOMPARE(best.matches[0].ties, 2U);
        QCOMPARE(best.partners.size(), std::size_t(2));
        QCOMPARE(best.partners[0].train, 3U);
        QCOMPARE(best.partners[1].train, 0U);
        // One points away from all, the other nowhere: only that is a vector of zeros.
        QCOMPARE(best.matches[1].train, kNoRow);
        QCOMPARE(best.zero, (std::vector<bool>{false, false, true}));
    }

    void tooManyPairsAreRefused()
    {
        Vectors test = tyingVectors(30, 3, 5);
        const Options options{.top = kAllPartners, .minScore = 1};
        const std::vector<VectorPart> parts = partsOf(test, test, options, 2);
        QCOMPARE(merged(parts, 10), std::string("More than 10 pairs are to be kept."));
        QCOMPARE(merged(parts), std::string("merged"));
    }

    void wrongPartsAreNamed()
    {
        Vectors test = tyingVectors(20, 3, 5);
        Vectors train = tyingVectors(40, 3, 6);
        std::vector<VectorPart> parts = partsOf(test, train, {}, 3);
        QCOMPARE(merged({parts[0], parts[2]}), std::string("Part 2 of 3 is missing."));
        QCOMPARE(merged({parts[0], parts[1], parts[2], parts[1]}),
            std::string("“part” and “part” both hold part 2 of 3."));
        QCOMPARE(merged({}), std::string("No part was given."));
        parts[1].identity = "another";
        QCOMPARE(merged(parts), std::string("“part” and “part” are not parts of the same comparison."));
        Vectors fewer = tyingVectors(19, 3, 5);
        const std::vector<VectorPart> others = partsOf(fewer, train, {}, 3);
        QCOMPARE(merged({parts[2], others[1], parts[0]}),
            std::string("“part” and “part” are not parts of the same comparison."));
    }

    void changedBytesAreRefused_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("cut off") << 0;
        QTest::newRow("another item") << 1;
        QTest::newRow("empty") << 2;
        QTest::newRow("made up: an item that is not there") << 3;
        QTest::newRow("made up: a score over 100") << 4;
        QTest::newRow("made up: a score that is no number") << 5;
        QTest::newRow("made up: fewer marks of zeros") << 6;
    }
    void changedBytesAreRefused()
    {
        QFETCH(int, what);
        Vectors test = tyingVectors(20, 3, 5);
        VectorPart part = partOf(test, test, {.top = 3}, {1, 2});
        JobContext job;
        const double noNumber = std::numeric_limits<double>::quiet_NaN();
        if (what == 3)
            part.found.best[4] = BestVectors({20, 50}, 1, {});
        if (what == 4)
            part.found.best[4] = BestVectors({2, 50}, 1, {{3, 100.5}});
        if (what == 5)
            part.found.best[4] = BestVectors({2, noNumber}, 1, {});
        if (what == 6)
            part.found.zeroTest.pop_back();
        std::string bytes = *toBytes(part, job);
        if (what == 0)
            bytes.pop_back();
        if (what == 1)
            bytes[bytes.size() - 80] = static_cast<char>(bytes[bytes.size() - 80] ^ 1);
        if (what == 2)
            bytes = "heldout part vectors 1\n";
        const Result<VectorPart> read = partFromBytes(bytes, "dir/part", job);
        QVERIFY(!read);
        QCOMPARE(read.error().code, Code::NotThisFormat);
        QCOMPARE(read.error().message.text(), std::string("“part” was cut off or changed."));
    }

    void otherFilesAreNoParts()
    {
        JobContext job;
        QCOMPARE(partFromBytes("text", "a", job).error().message.text(),
            std::string("“a” is not a part of a comparison."));
        QCOMPARE(partFromBytes("heldout part vectors 2\n", "a", job).error().message.text(),
            std::string("“a” was made by another version of Heldout."));
        QVERIFY(isVectorPart("heldout part vectors 2\n"));
        QVERIFY(!isVectorPart("heldout part 1\n"));
        Vectors test = tyingVectors(20, 3, 5);
        QVERIFY(!searchShard(test, test, {}, {3, 2}, job));
    }
};

QTEST_GUILESS_MAIN(EmbeddingsShardsTest)

#include "tst_embeddings_shards.moc"
