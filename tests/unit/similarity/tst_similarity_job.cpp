// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <limits>

#include "base/random.h"
#include "similarity/comparison.h"
#include "similarity/similarity.h"
#include "unit/similarity/engine_for_tests.h"

using namespace heldout;
using similarity::Options;
using tests::ListSource;
using tests::randomTexts;
using tests::withN;

/// How a comparison begins, reports and ends early.
class TestSimilarityJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesBadOptions_data();
    void refusesBadOptions();
    void stops_data();
    void stops();
    void progressOnlyGrows();
    void passesErrorsOn();
    void pairsAreBounded_data();
    void pairsAreBounded();
};

void TestSimilarityJob::refusesBadOptions_data()
{
    QTest::addColumn<int>("n");
    QTest::addColumn<int>("top");
    QTest::addColumn<double>("minScore");
    QTest::newRow("n too small") << 0 << 1 << 0.0;
    QTest::newRow("n too large") << 33 << 1 << 0.0;
    QTest::newRow("no partner") << 1 << 0 << 0.0;
    QTest::newRow("too many partners") << 1 << 20'000 << 0.0;
    QTest::newRow("least score under 0") << 1 << 1 << -1.0;
    QTest::newRow("least score over 100") << 1 << 1 << 100.5;
    QTest::newRow("least score undefined") << 1 << 1 << std::numeric_limits<double>::quiet_NaN();
}

void TestSimilarityJob::refusesBadOptions()
{
    QFETCH(int, n);
    QFETCH(int, top);
    QFETCH(double, minScore);
    ListSource source({"aa bb"});
    JobContext job;
    Options options = withN(n);
    options.top = static_cast<std::uint32_t>(top);
    options.minScore = minScore;
    const auto result = similarity::findBestMatches(source, source, {withN(1), options}, job);
    QVERIFY(!result);
    QCOMPARE(result.error().code, Code::InvalidArgument);
}

void TestSimilarityJob::stops_data()
{
    QTest::addColumn<int>("report");
    QTest::addColumn<unsigned>("threads");
    QTest::newRow("before the start") << 0 << 1u;
    QTest::newRow("while the test side is read") << 100 << 1u;
    QTest::newRow("while the training side is read") << 1500 << 2u;
    QTest::newRow("close to the end") << 5900 << 2u;
}

void TestSimilarityJob::stops()
{
    QFETCH(int, report);
    QFETCH(unsigned, threads);
    Random random(15);
    const auto test = randomTexts(random, 1000, 60, 9);
    const auto train = randomTexts(random, 5000, 60, 9);
    /// Asks for the stop after so many texts were handed over.
    class StoppingSource final : public TextSource
    {
    public:
        StoppingSource(std::vector<std::string> texts, std::stop_source& stop, std::int64_t after)
            : m_list(std::move(texts), 64)
            , m_stop(stop)
            , m_left(after)
        {
        }
        [[nodiscard]] std::uint64_t count() const override { return m_list.count(); }
        [[nodiscard]] Status read(const Chunk& take) override
        {
            return m_list.read([&](std::span<const std::string_view> texts) -> Status {
                m_left -= static_cast<std::int64_t>(texts.size());
                if (m_left <= 0)
                    m_stop.request_stop();
                return take(texts);
            });
        }

    private:
        ListSource m_list;
        std::stop_source& m_stop;
        std::int64_t m_left;
    };
    std::stop_source stop;
    StoppingSource testSource(test, stop, report <= 1000 ? report : 10'000);
    StoppingSource trainSource(train, stop, report > 1000 ? report - 1000 : 10'000);
    JobContext job(stop.get_token(), {}, threads);
    const auto result = similarity::findBestMatches(testSource, trainSource, {withN(1), withN(2)}, job);
    QVERIFY(!result);
    QCOMPARE(result.error().code, Code::Cancelled);
}

void TestSimilarityJob::progressOnlyGrows()
{
    Random random(16);
    ListSource test(randomTexts(random, 1000, 60, 9), 100);
    ListSource train(randomTexts(random, 5000, 60, 9), 100);
    std::vector<Progress> reports;
    JobContext job({}, [&](const Progress& progress) { reports.push_back(progress); }, 2);
    QVERIFY(similarity::findBestMatches(test, train, {withN(1), withN(2)}, job));
    QVERIFY(reports.size() >= 2);
    for (std::size_t i = 1; i < reports.size(); ++i)
        QVERIFY(reports[i].done >= reports[i - 1].done);
    QCOMPARE(reports.front().done, std::uint64_t{0});
    QCOMPARE(reports.back().done, std::uint64_t{6000});
    QCOMPARE(reports.back().total, std::uint64_t{6000});
}

void TestSimilarityJob::passesErrorsOn()
{
    class BrokenSource final : public TextSource
    {
    public:
        [[nodiscard]] std::uint64_t count() const override { return 10; }
        [[nodiscard]] Status read(const Chunk& take) override
        {
            const std::string_view text = "aa bb";
            if (Status status = take(std::span(&text, 1)); !status)
                return status;
            return fail(Code::DamagedProject, Phrase::asIs("The page is torn."));
        }
    };
    BrokenSource broken;
    ListSource sound({"aa"});
    JobContext job;
    const auto result = similarity::findBestMatches(sound, broken, {withN(1)}, job);
    QVERIFY(!result);
    QCOMPARE(result.error().code, Code::DamagedProject);
    const auto other = similarity::findBestMatches(broken, sound, {withN(1)}, job);
    QVERIFY(!other);
    QCOMPARE(other.error().code, Code::DamagedProject);
}

void TestSimilarityJob::pairsAreBounded_data()
{
    QTest::addColumn<unsigned>("threads");
    QTest::addColumn<quint32>("top");
    QTest::addColumn<quint64>("pairs"); // that two runs keep together
    for (const unsigned threads : {1U, 2U}) {
        QTest::addRow("all pairs, %u", threads)
            << threads << similarity::kAllPartners << quint64{2 * 200 * 300};
        QTest::addRow("five of them, %u", threads) << threads << 5U << quint64{2 * 200 * 5};
        QTest::addRow("the best, %u", threads) << threads << 1U << quint64{0};
    }
}

/// Whatever is asked for, what is kept fits into memory; just as many pairs as are allowed are fine.
void TestSimilarityJob::pairsAreBounded()
{
    QFETCH(unsigned, threads);
    QFETCH(quint32, top);
    QFETCH(quint64, pairs);
    ListSource test(std::vector<std::string>(200, "the same words"), 64);
    ListSource train(std::vector<std::string>(300, "the same words"), 64);
    Options options = withN(1);
    options.top = top;
    options.minScore = 1;
    Options characters = options;
    characters.unit = similarity::GramUnit::Characters;
    JobContext job({}, {}, threads);
    QVERIFY(similarity::Comparison({options, characters}, job, pairs).run(test, train, 0).has_value());
    if (pairs == 0)
        return;
    const auto refused = similarity::Comparison({options, characters}, job, pairs - 1).run(test, train, 0);
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().code, Code::InvalidArgument);
    QCOMPARE(
        refused.error().message.text(), "More than " + std::to_string(pairs - 1) + " pairs are to be kept.");
}

QTEST_APPLESS_MAIN(TestSimilarityJob)
#include "tst_similarity_job.moc"
