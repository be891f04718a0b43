// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <stdexcept>
#include <thread>
#include <vector>

#include <QTest>

#include "base/parallel.h"
#include "base/random.h"
#include "base/sorting.h"

using namespace heldout;

class JobsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void progressIsMonotoneAndRare()
    {
        std::vector<Progress> seen;
        JobContext job({}, [&](const Progress& progress) { seen.push_back(progress); });
        job.begin(Stage::Reading, Unit::Rows, 1000000);
        for (int i = 0; i < 1000000; ++i)
            job.advance();
        job.end();
        QVERIFY(seen.size() >= 2);
        QCOMPARE(seen.front().done, std::uint64_t(0));
        QCOMPARE(seen.back().done, std::uint64_t(1000000));
        for (std::size_t i = 1; i < seen.size(); ++i)
            QVERIFY(seen[i].done >= seen[i - 1].done);
        QVERIFY2(seen.size() < 300, "ten reports a second");
    }

    void advanceToNeverGoesBack()
    {
        Progress last;
        JobContext job({}, [&](const Progress& progress) { last = progress; });
        job.begin(Stage::Reading, Unit::Bytes, 10);
        job.advanceTo(7);
        job.advanceTo(3);
        job.end();
        QCOMPARE(last.done, std::uint64_t(7));
        QCOMPARE(last.unit, Unit::Bytes);
    }

    void stopIsCancelled()
    {
        std::stop_source stop;
        const JobContext job(stop.get_token());
        QVERIFY(job.checkStop().has_value());
        stop.request_stop();
        QVERIFY(job.stopRequested());
        QCOMPARE(job.checkStop().error().code, Code::Cancelled);
    }

    void sortsInStepsAsInOne_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {0, 1, 32'768, 32'769, 65'536, 200'001})
            QTest::addRow("%d", count) << count;
    }
    void sortsInStepsAsInOne()
    {
        QFETCH(int, count);
        Random random(3);
        std::vector<std::pair<std::uint64_t, int>> values;
        for (int i = 0; i < count; ++i)
            values.emplace_back(random.below(1000), i);
        const auto byFirst = [](const auto& a, const auto& b) { return a.first < b.first; };
        auto expected = values;
        std::ranges::stable_sort(expected, byFirst);
        std::stop_source stop;
        const JobContext job(stop.get_token());
        auto sorted = values;
        QVERIFY(sortInSteps(sorted, job, byFirst).has_value());
        QVERIFY(sorted == expected);
        stop.request_stop();
        if (count > 0)
            QCOMPARE(sortInSteps(values, job, byFirst).error().code, Code::Cancelled);
    }

    void everyItemOnce_data()
    {
        QTest::addColumn<uint>("threads");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("grain");
        for (const uint threads : {1U, 2U, 7U}) {
            for (const int count : {0, 1, 99, 100, 101, 5000}) {
                for (const int grain : {0, 1, 100, 100000})
                    QTest::addRow("%d items by %d on %u threads", count, grain, threads)
                        << threads << count << grain;
            }
        }
    }
    void everyItemOnce()
    {
        QFETCH(uint, threads);
        QFETCH(int, count);
        QFETCH(int, grain);
        JobContext job({}, {}, threads);
        std::vector<std::atomic<int>> visits(static_cast<std::size_t>(count));
        std::vector<std::atomic<int>> inSlot(threads);
        std::atomic<bool> clash{false};
        const Status status = parallelPieces(
            visits.size(), static_cast<std::size_t>(grain), job, [&](const Piece& piece) -> Status {
                if (inSlot[piece.slot].fetch_add(1) != 0)
                    clash = true;
                for (std::size_t i = piece.begin; i < piece.end; ++i)
                    ++visits[i];
                --inSlot[piece.slot];
                return {};
            });
        QVERIFY(status.has_value());
        QVERIFY2(!clash, "two threads in one slot");
        for (const std::atomic<int>& visit : visits)
            QCOMPARE(visit.load(), 1);
    }

    void lowestFailureWins()
    {
        for (const unsigned threads : {1U, 2U, 4U}) {
            for (int round = 0; round < 50; ++round) {
                JobContext job({}, {}, threads);
                const Status status = parallelPieces(1000, 1, job, [](const Piece& piece) -> Status {
                    if (piece.begin % 100 == 37)
                        return fail(Code::NoRows, Phrase::asIs(std::to_string(piece.begin)));
                    return {};
                });
                QCOMPARE(status.error().message.text(), std::string("37"));
            }
        }
    }

    void exceptionsBecomeErrors()
    {
        JobContext job({}, {}, 2);
        const Status status
            = parallelPieces(10, 1, job, [](const Piece&) -> Status { throw std::runtime_error("gone"); });
        QCOMPARE(status.error().code, Code::Internal);
        QVERIFY(status.error().message.text().find("gone") != std::string::npos);
    }

    void stopEndsALoop()
    {
        std::stop_source stop;
        JobContext job(stop.get_token(), {}, 2);
        std::atomic<int> ran{0};
        const Status status = parallelPieces(1000000, 1, job, [&](const Piece&) -> Status {
            if (++ran == 100)
                stop.request_stop();
            return {};
        });
        QCOMPARE(status.error().code, Code::Cancelled);
        QVERIFY(ran < 1000);
    }

    void loopsInsideLoops()
    {
        JobContext job({}, {}, 4);
        std::atomic<int> sum{0};
        const Status status = parallelPieces(20, 1, job, [&](const Piece&) {
            return parallelPieces(50, 5, job, [&](const Piece& inner) -> Status {
                sum += static_cast<int>(inner.end - inner.begin);
                return {};
            });
        });
        QVERIFY(status.has_value());
        QCOMPARE(sum.load(), 1000);
    }
};

QTEST_APPLESS_MAIN(JobsTest)
#include "tst_jobs.moc"
