// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <limits>

#include "embeddings/product.h"
#include "unit/embeddings/vectors_for_tests.h"

using namespace heldout;
using namespace heldout::embeddings;

namespace {

BestMatches search(Vectors& test, Vectors& train, const Options& options = {}, unsigned threads = 1,
    const Tuning& tuning = {})
{
    JobContext job({}, {}, threads);
    const Result<BestMatches> result = findBestMatches(test, train, options, job, tuning);
    if (!result)
        qFatal("%s", describe(result.error()).c_str());
    return *result;
}

std::string sentence(Vectors& test, Vectors& train, Code code, const Options& options = {})
{
    JobContext job;
    const Result<BestMatches> result = findBestMatches(test, train, options, job);
    return result || result.error().code != code ? "another outcome" : result.error().message.text();
}

} // namespace

class EmbeddingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void handWorkedScores()
    {
        Vectors test("test", 2, {3, 4, 0, 2, -1, 0, 0, 0});
        Vectors train("train", 2, {4, 3, 0, 0, 1, 0, 0.5, 0});
        const BestMatches best = search(test, train, {.top = 2});
        QCOMPARE(best.matches[0].train, 0U);
        QCOMPARE(best.matches[0].score, 96.0);
        QCOMPARE(best.matches[0].ties, 1U);
        QCOMPARE(best.matches[1].score, 60.0);
        // All that can be compared points elsewhere: the nearest is still told, with its score below 0.
        QCOMPARE(best.matches[2].train, 0U);
        QCOMPARE(best.matches[2].score, -80.0);
        QCOMPARE(best.matches[3].train, kNoRow);
        QCOMPARE(best.matches[3].score, 0.0);
        QCOMPARE(best.matches[3].ties, 0U);
        QCOMPARE(best.zeroTest, std::uint64_t(1));
        QCOMPARE(best.zeroTrain, std::uint64_t(1));
        QCOMPARE(best.partners.size(), std::size_t(2));
        QCOMPARE(best.partners[0].train, 2U);
        QCOMPARE(best.partners[0].score, 60.0);
        QCOMPARE(best.partners[1].test, 1U);
        QCOMPARE(best.partners[1].score, 0.0);
    }

    void equalsTheOracle_data()
    {
        QTest::addColumn<int>("tests");
        QTest::addColumn<int>("trains");
        QTest::addColumn<int>("numbers");
        QTest::addColumn<int>("values");
        QTest::addColumn<int>("top");
        QTest::addColumn<double>("minScore");
        QTest::newRow("few numbers, nearly all tie") << 90 << 1500 << 3 << 3 << 1 << 0.0;
        QTest::newRow("few numbers, several partners") << 90 << 1500 << 3 << 3 << 5 << 0.0;
        QTest::newRow("one number a row") << 20 << 300 << 1 << 3 << 3 << -100.0;
        QTest::newRow("many numbers") << 150 << 2300 << 37 << 3 << 1 << 0.0;
        QTest::newRow("many numbers, many partners") << 60 << 1100 << 37 << 3 << 40 << 20.0;
        QTest::newRow("more partners than rows") << 20 << 15 << 8 << 5 << 30 << -100.0;
        QTest::newRow("a high least score") << 60 << 1100 << 8 << 3 << 10 << 95.0;
        QTest::newRow("bigger numbers") << 60 << 1100 << 16 << 1000 << 4 << 0.0;
        QTest::newRow("wide rows") << 17 << 290 << 2000 << 3 << 3 << 0.0;
    }
    void equalsTheOracle()
    {
        QFETCH(int, tests);
        QFETCH(int, trains);
        QFETCH(int, numbers);
        QFETCH(int, values);
        QFETCH(int, top);
        QFETCH(double, minScore);
        const auto columns = static_cast<std::size_t>(numbers);
        const auto range = static_cast<std::uint64_t>(values);
        Vectors test = tyingVectors(static_cast<std::size_t>(tests), columns, 1, range);
        Vectors train = tyingVectors(static_cast<std::size_t>(trains), columns, 2, range);
        const Options options{.top = static_cast<std::uint32_t>(top), .minScore = minScore};
        const BestMatches expected = oracle(test, train, options);
        for (const unsigned threads : {1U, 2U}) {
            for (const std::size_t chunk : {0, 7, 300}) {
                for (const Kernel kernel : {Kernel::Baseline, Kernel::Avx2}) {
                    const BestMatches found
                        = search(test, train, options, threads, {.chunkRows = chunk, .kernel = kernel});
                    QCOMPARE(difference(found, expected), std::string());
                }
            }
        }
    }

    void theOracleSeesTies()
    {
        Vectors test = tyingVectors(90, 3, 1);
        Vectors train = tyingVectors(1500, 3, 2);
        const BestMatches expected = oracle(test, train, {});
        const auto tied = std::count_if(expected.matches.begin(), expected.matches.end(),
            [](const Match& match) { return match.ties > 10; });
        QVERIFY(tied > 70);
        QVERIFY(expected.zeroTest > 0 && expected.zeroTrain > 0);
    }

    void withinOneSide()
    {
        Vectors both = tyingVectors(700, 5, 4);
        const Options options{.top = 3, .within = true};
        const BestMatches expected = oracle(both, both, options);
        QCOMPARE(difference(search(both, both, options, 2, {.chunkRows = 1}), expected), std::string());
        QCOMPARE(difference(search(both, both, options), expected), std::string());
        for (const Match& match : expected.matches)
            QVERIFY(match.train != match.test);
    }

    /// Fractions round: the partner must still be one that nobody beats by more than doubles can tell, and
    /// all ways to compute it must give the same bytes.
    void fractions()
    {
        Vectors test = randomVectors(140, 96, 5);
        Vectors train = randomVectors(2600, 96, 6);
        // Neighbours far nearer to each other than float32 can tell apart in a sum.
        for (std::size_t i = 1; i < 2600; i += 2) {
            const std::span<float> before = train.row(i - 1);
            std::copy(before.begin(), before.end(), train.row(i).begin());
            float& number = train.row(i)[i % 96];
            number = std::nextafter(number, 2.0F);
        }
        const Options options{.top = 6};
        const BestMatches expected = oracle(test, train, options);
        const BestMatches found = search(test, train, options);
        for (std::size_t i = 0; i < found.matches.size(); ++i)
            QVERIFY(std::abs(found.matches[i].score - expected.matches[i].score) < 1e-11);
        QCOMPARE(found.partners.size(), expected.partners.size());
        for (std::size_t i = 0; i < found.partners.size(); ++i)
            QVERIFY(std::abs(found.partners[i].score - expected.partners[i].score) < 1e-11);
        for (const unsigned threads : {1U, 2U}) {
            for (const std::size_t chunk : {100, 999}) {
                for (const Kernel kernel : {Kernel::Baseline, Kernel::Avx2})
                    QCOMPARE(difference(search(test, train, options, threads,
                                            {.chunkRows = chunk, .kernel = kernel}),
                                 found),
                        std::string());
            }
        }
    }

    /// The bound the search relies on, on the cases that are worst for it.
    void productsStayWithinTheirBound()
    {
        for (const std::size_t d : {1, 2, 8, 63, 384, 5000}) {
            Random random(d);
            for (int turn = 0; turn < 40; ++turn) {
                std::vector<float> x(d);
                std::vector<float> v(d);
                double norm2x = 0;
                double norm2y = 0;
                std::vector<double> y(d);
                for (std::size_t i = 0; i < d; ++i) {
                    x[i] = static_cast<float>(turn % 2 == 0 ? 1 + random.unit() : 4 * random.unit() - 2);
                    y[i] = static_cast<float>(
                        turn % 2 == 0 ? x[i] * (1 + 1e-3 * random.unit()) : random.unit());
                    norm2x += double{x[i]} * x[i];
                    norm2y += y[i] * y[i];
                }
                double exact = 0;
                for (std::size_t i = 0; i < d; ++i) {
                    v[i] = static_cast<float>(y[i] / std::sqrt(norm2y));
                    exact += double{x[i]} * (y[i] / std::sqrt(norm2y));
                }
                for (const Kernel kernel : {Kernel::Baseline, Kernel::Avx2}) {
                    float product = 0;
                    productBy(kernel).multiply(x.data(), 1, v.data(), 1, d, &product);
                    QVERIFY(std::abs(double{product} - exact) <= productError(d) * std::sqrt(norm2x));
                }
            }
        }
    }

    void extremeNumbers()
    {
        const float big = std::numeric_limits<float>::max();
        const float tiny = std::numeric_limits<float>::denorm_min();
        Vectors test("test", 2, {big, big, tiny, 0, tiny, tiny, big, -big});
        Vectors train("train", 2, {tiny, tiny, 0, big, big, big, 1, 0});
        const BestMatches best = search(test, train);
        QCOMPARE(best.matches[0].train, 0U);
        QCOMPARE(best.matches[0].score, 100.0);
        QCOMPARE(best.matches[0].ties, 2U);
        QCOMPARE(best.matches[1].train, 3U);
        QCOMPARE(best.matches[1].score, 100.0);
        QCOMPARE(best.matches[2].ties, 2U);
        QCOMPARE(best.matches[3].train, 3U);
        QVERIFY(std::abs(best.matches[3].score - 100 / std::sqrt(2.0)) < 1e-12);
    }

    void onlyZeros()
    {
        Vectors test("test", 3, {1, 2, 3});
        Vectors train("train", 3, std::vector<float>(30, 0.0F));
        const BestMatches best = search(test, train);
        QCOMPARE(best.matches[0].train, kNoRow);
        QCOMPARE(best.matches[0].score, 0.0);
        QCOMPARE(best.zeroTrain, std::uint64_t(10));
        QCOMPARE(best.zeroTest, std::uint64_t(0));
    }

    void noNumbersAreRefusedWithTheirRow()
    {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        const float infinity = std::numeric_limits<float>::infinity();
        Vectors good = tyingVectors(900, 4, 7);
        Vectors bad = tyingVectors(900, 4, 8);
        bad.row(700)[3] = nan;
        bad.row(612)[0] = -infinity;
        const std::string expected
            = "Row 613 of “vectors” holds a number that is NaN, infinite or beyond the range of float32.";
        QCOMPARE(sentence(bad, good, Code::NotThisFormat), expected);
        QCOMPARE(sentence(good, bad, Code::NotThisFormat), expected);
    }

    void whatDoesNotGoTogether()
    {
        Vectors three("three", 3, {1, 2, 3});
        Vectors two("two", 2, {1, 2});
        QCOMPARE(sentence(three, two, Code::InvalidArgument),
            std::string("The vectors do not go together: numbers a row are 3 in “three” and 2 in “two”."));
        QCOMPARE(sentence(two, two, Code::InvalidArgument, {.top = 0}),
            std::string("The number of partners kept must be between 1 and 10,000."));
        const std::string least = "The least score must be between -100 and 100 percent.";
        QCOMPARE(sentence(two, two, Code::InvalidArgument, {.minScore = 101}), least);
        QCOMPARE(sentence(two, two, Code::InvalidArgument, {.minScore = std::nan("")}), least);
        Vectors wide("wide", kMostDimensions + 1, std::vector<float>(kMostDimensions + 1));
        QCOMPARE(sentence(wide, wide, Code::InvalidArgument),
            std::string("Vectors of 65537 numbers cannot be compared, only those of 1 to 65536."));
    }
};

QTEST_APPLESS_MAIN(EmbeddingsTest)
#include "tst_embeddings.moc"
