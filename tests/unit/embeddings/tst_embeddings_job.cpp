// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <atomic>
#include <ctime>

#include "patience.h"
#include "unit/embeddings/vectors_for_tests.h"

using namespace heldout;
using namespace heldout::embeddings;

namespace {

/// Of this process: waiting for other programs does not count.
std::int64_t cpuMs()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
}

/// The same random rows again and again, as many as are asked for.
class EndlessVectors final : public VectorSource
{
public:
    explicit EndlessVectors(std::size_t columns)
        : m_some(randomVectors(kDifferent, columns, 3))
    {
    }
    [[nodiscard]] const std::string& name() const override { return m_some.name(); }
    [[nodiscard]] std::uint64_t rows() const override { return 2'000'000'000; }
    [[nodiscard]] std::size_t columns() const override { return m_some.columns(); }
    [[nodiscard]] Status read(
        std::uint64_t first, std::size_t count, std::span<float> out, const JobContext& job) override
    {
        largest = std::max(largest, count);
        for (std::size_t i = 0; i < count; ++i) {
            if (Status status = job.checkStop(); !status)
                return status;
            const std::span<float> row = m_some.row((first + i) % kDifferent);
            std::copy(row.begin(), row.end(), out.begin() + static_cast<std::ptrdiff_t>(i * columns()));
        }
        return {};
    }

    static constexpr std::size_t kDifferent = 50;
    std::size_t largest = 0; ///< rows asked for at a time

private:
    mutable Vectors m_some;
};

class BrokenVectors final : public VectorSource
{
public:
    [[nodiscard]] const std::string& name() const override { return m_name; }
    [[nodiscard]] std::uint64_t rows() const override { return 5; }
    [[nodiscard]] std::size_t columns() const override { return 4; }
    [[nodiscard]] Status read(std::uint64_t, std::size_t, std::span<float>, const JobContext&) override
    {
        return fail(Code::UnreadableFile, Phrase::asIs("broken"));
    }

private:
    std::string m_name = "broken";
};

} // namespace

/// How a search reports and ends early.
class EmbeddingsJobTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stopsSoon_data()
    {
        QTest::addColumn<unsigned>("threads");
        QTest::addColumn<int>("numbers");
        QTest::newRow("one thread") << 1U << 384;
        QTest::newRow("two threads") << 2U << 384;
        QTest::newRow("short rows") << 2U << 3;
        QTest::newRow("the widest rows") << 2U << 65536;
    }
    void stopsSoon()
    {
        QFETCH(unsigned, threads);
        QFETCH(int, numbers);
        const auto columns = static_cast<std::size_t>(numbers);
        Vectors test = randomVectors(columns > 10'000 ? 40 : 3000, columns, 1);
        EndlessVectors train(columns);
        std::stop_source stop;
        std::atomic<std::int64_t> asked = 0;
        const auto sink = [&](const Progress& progress) {
            if (progress.stage == Stage::Comparing && progress.done > 0 && asked == 0) {
                asked = cpuMs();
                stop.request_stop();
            }
        };
        JobContext job(stop.get_token(), sink, threads);
        const auto result = findBestMatches(test, train, {}, job);
        const std::int64_t took = cpuMs() - asked;
        QVERIFY(!result);
        QCOMPARE(result.error().code, Code::Cancelled);
        QVERIFY2(took < tests::patienceMs(200 * threads), qPrintable(QString::number(took)));
        // Two billion rows do not fit: only a chunk was ever asked for.
        QVERIFY(train.largest * columns <= std::size_t{1} << 23U);
    }

    void stopsBeforeTheStart()
    {
        Vectors test = randomVectors(10, 4, 1);
        std::stop_source stop;
        stop.request_stop();
        JobContext job(stop.get_token());
        const auto result = findBestMatches(test, test, {}, job);
        QVERIFY(!result);
        QCOMPARE(result.error().code, Code::Cancelled);
    }

    void progressOnlyGrowsAndIsComplete()
    {
        Vectors test = randomVectors(300, 64, 1);
        Vectors train = randomVectors(5000, 64, 2);
        std::vector<Progress> reports;
        JobContext job({}, [&](const Progress& progress) { reports.push_back(progress); }, 2);
        QVERIFY(findBestMatches(test, train, {}, job, {.chunkRows = 700}));
        for (std::size_t i = 1; i < reports.size(); ++i)
            QVERIFY(reports[i].stage != reports[i - 1].stage || reports[i].done >= reports[i - 1].done);
        QCOMPARE(reports.front().stage, Stage::Reading);
        QCOMPARE(reports.front().total, std::uint64_t(300));
        QCOMPARE(reports.back().stage, Stage::Comparing);
        QCOMPARE(reports.back().unit, Unit::Pairs);
        QCOMPARE(reports.back().total, std::uint64_t(1'500'000));
        QCOMPARE(reports.back().done, std::uint64_t(1'500'000));
    }

    void theTrainingSideIsReadOnceInChunks()
    {
        Vectors test = randomVectors(10, 8, 1);
        Vectors train = randomVectors(1000, 8, 2);
        JobContext job;
        QVERIFY(findBestMatches(test, train, {}, job, {.chunkRows = 300}));
        QCOMPARE(train.rowsRead, (std::vector<std::size_t>{300, 300, 300, 100}));
    }

    void passesErrorsOn()
    {
        Vectors good = randomVectors(10, 4, 1);
        BrokenVectors broken;
        JobContext job;
        QCOMPARE(findBestMatches(broken, good, {}, job).error().code, Code::UnreadableFile);
        QCOMPARE(findBestMatches(good, broken, {}, job).error().code, Code::UnreadableFile);
    }

    void emptySides()
    {
        Vectors some = randomVectors(10, 4, 1);
        Vectors none("none", 4, {});
        JobContext job;
        const auto noTrain = findBestMatches(some, none, {.top = 2}, job);
        QVERIFY(noTrain.has_value());
        QCOMPARE(noTrain->matches.size(), std::size_t(10));
        QCOMPARE(noTrain->matches[3].train, kNoRow);
        const auto noTest = findBestMatches(none, some, {}, job);
        QVERIFY(noTest.has_value());
        QVERIFY(noTest->matches.empty());
    }
};

QTEST_APPLESS_MAIN(EmbeddingsJobTest)
#include "tst_embeddings_job.moc"
