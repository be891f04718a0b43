// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <stdexcept>
#include <thread>

#include "jobs/job_runner.h"
#include "patience.h"

using namespace heldout;
using namespace heldout::ui;
using namespace std::chrono_literals;

namespace {

/// A body that works until it is asked to stop or let go.
std::function<Result<int>(JobContext&)> untilReleased(const std::shared_ptr<std::atomic<bool>>& release)
{
    return [release](JobContext& job) -> Result<int> {
        while (!release->load()) {
            if (const Status go = job.checkStop(); !go)
                return fail(go.error());
            std::this_thread::sleep_for(1ms);
        }
        return 7;
    };
}

JobSpec named(const char* name, bool visible = true)
{
    JobSpec spec;
    spec.name = QString::fromLatin1(name);
    spec.visible = visible;
    return spec;
}

} // namespace

class JobRunnerTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void deliversTheResultInTheGuiThread();
    void anErrorIsDeliveredAndShown();
    void anExceptionBecomesAnError();
    void theContextMayDieFirst();
    void theRunnerMayDieWhileJobsRun();
    void twoVisibleJobsRunAndOthersWait();
    void quietJobsDoNotWait();
    void aWaitingJobIsDroppedAndTold();
    void cancelTakesEffectSoon();
    void stopAllDeliversBeforeItReturns();
    void whatMustEndIsNotStopped();
    void progressIsThrottled();
    void timeLeftIsNotGuessedAtOnce();
    void showAndRunAgain();
    void theReceiverMayClearAndStart();
};

void JobRunnerTest::deliversTheResultInTheGuiThread()
{
    JobRunner runner;
    runner.setThreads(3);
    int value = 0;
    QThread* deliveredIn = nullptr;
    QSignalSpy added(&runner, &JobRunner::jobAdded);
    QSignalSpy idle(&runner, &JobRunner::idle);
    const JobId id = runner.start<int>(
        named("Counting"), [](JobContext& job) -> Result<int> { return static_cast<int>(job.threads()); },
        this,
        [&](const Result<int>& result) {
            value = result.value();
            deliveredIn = QThread::currentThread();
        });
    QVERIFY(runner.anyRunning());
    QTRY_COMPARE(value, 3);
    QCOMPARE(deliveredIn, thread());
    QCOMPARE(added.count(), 1);
    QTRY_COMPARE(idle.count(), 1);
    QVERIFY(!runner.anyRunning());
    QCOMPARE(runner.job(id).state, JobState::Done);
    QVERIFY(runner.job(id).finishedAt.isValid());
    runner.clearFinished();
    QVERIFY(runner.jobs().isEmpty());
    QCOMPARE(runner.job(id).id, JobId(0));
}

void JobRunnerTest::anErrorIsDeliveredAndShown()
{
    JobRunner runner;
    std::optional<Code> code;
    const JobId id = runner.start<int>(
        named("Importing"),
        [](JobContext&) -> Result<int> {
            return fail(
                Code::NoRows, Phrase::asIs("nothing could be taken"), Phrase::asIs("Choose another file."));
        },
        this, [&](const Result<int>& result) { code = result.error().code; });
    QTRY_VERIFY(code.has_value());
    QCOMPARE(*code, Code::NoRows);
    QCOMPARE(runner.job(id).state, JobState::Failed);
    QCOMPARE(runner.job(id).error.hint.text(), std::string("Choose another file."));
}

void JobRunnerTest::anExceptionBecomesAnError()
{
    JobRunner runner;
    QList<Error> errors;
    const auto take = [&](const Result<int>& result) { errors.push_back(result.error()); };
    runner.start<int>(
        named("Throws"), [](JobContext&) -> Result<int> { throw std::runtime_error("out of luck"); }, this,
        take);
    runner.start<int>(named("Throws what it likes"), [](JobContext&) -> Result<int> { throw 5; }, this, take);
    QTRY_COMPARE(errors.size(), 2);
    QCOMPARE(errors[0].code, Code::Internal);
    QCOMPARE(errors[1].code, Code::Internal);
    QVERIFY(QString::fromStdString(errors[0].message.text() + errors[1].message.text())
            .contains(QStringLiteral("out of luck")));
}

void JobRunnerTest::theContextMayDieFirst()
{
    JobRunner runner;
    const auto release = std::make_shared<std::atomic<bool>>(false);
    auto context = std::make_unique<QObject>();
    bool delivered = false;
    const JobId id = runner.start<int>(named("Outlives its page"), untilReleased(release), context.get(),
        [&](const Result<int>&) { delivered = true; });
    context.reset();
    release->store(true);
    QTRY_COMPARE(runner.job(id).state, JobState::Done);
    QVERIFY(!delivered);
}

void JobRunnerTest::theRunnerMayDieWhileJobsRun()
{
    const auto never = std::make_shared<std::atomic<bool>>(false);
    for (const auto pause : {0ms, 5ms, 50ms}) {
        int delivered = 0;
        auto runner = std::make_unique<JobRunner>();
        for (int i = 0; i < 4; ++i)
            runner->start<int>(named("Long", i % 2 == 0), untilReleased(never), this,
                [&](const Result<int>&) { ++delivered; });
        QTest::qWait(static_cast<int>(pause.count()));
        QElapsedTimer clock;
        clock.start();
        runner.reset();
        QVERIFY2(clock.elapsed() < tests::patienceMs(1000), "the destructor waits for jobs that do not stop");
        QTest::qWait(10);
        QCOMPARE(delivered, 0);
    }
    QCOMPARE(never.use_count(), 1L);
}

void JobRunnerTest::twoVisibleJobsRunAndOthersWait()
{
    JobRunner runner;
    const auto release = std::make_shared<std::atomic<bool>>(false);
    const auto busy = std::make_shared<std::atomic<int>>(0);
    const auto most = std::make_shared<std::atomic<int>>(0);
    int done = 0;
    for (int i = 0; i < 5; ++i) {
        runner.start<int>(
            named("One of five"),
            [busy, most, body = untilReleased(release)](JobContext& job) -> Result<int> {
                const int now = ++*busy;
                int seen = most->load();
                while (now > seen && !most->compare_exchange_weak(seen, now)) { }
                auto result = body(job);
                --*busy;
                return result;
            },
            this, [&](const Result<int>&) { ++done; });
    }
    QTRY_COMPARE(busy->load(), 2);
    QList<JobState> states;
    for (const JobInfo& job : runner.jobs())
        states.push_back(job.state);
    QCOMPARE(states,
        (QList<JobState>{
            JobState::Running, JobState::Running, JobState::Waiting, JobState::Waiting, JobState::Waiting}));
    release->store(true);
    QTRY_COMPARE(done, 5);
    QCOMPARE(most->load(), 2);
}

void JobRunnerTest::quietJobsDoNotWait()
{
    JobRunner runner;
    const auto release = std::make_shared<std::atomic<bool>>(false);
    for (int i = 0; i < 3; ++i)
        runner.start<int>(named("Long"), untilReleased(release), this, {});
    bool read = false;
    runner.start<int>(
        named("Reads a page", false), [](JobContext&) -> Result<int> { return 1; }, this,
        [&](const Result<int>&) { read = true; });
    QTRY_VERIFY(read);
    QCOMPARE(runner.jobs().size(), 3);
    release->store(true);
    QTRY_VERIFY(!runner.busy());
}

void JobRunnerTest::aWaitingJobIsDroppedAndTold()
{
    JobRunner runner;
    const auto release = std::make_shared<std::atomic<bool>>(false);
    const auto ran = std::make_shared<std::atomic<bool>>(false);
    runner.start<int>(named("First"), untilReleased(release), this, {});
    runner.start<int>(named("Second"), untilReleased(release), this, {});
    std::optional<Code> code;
    const JobId third = runner.start<int>(
        named("Third"),
        [ran](JobContext&) -> Result<int> {
            ran->store(true);
            return 1;
        },
        this, [&](const Result<int>& result) { code = result.error().code; });
    runner.cancel(third);
    QCOMPARE(runner.job(third).state, JobState::Cancelled);
    QCOMPARE(*code, Code::Cancelled);
    release->store(true);
    QTRY_VERIFY(!runner.busy());
    QVERIFY(!ran->load());
}

void JobRunnerTest::cancelTakesEffectSoon()
{
    JobRunner runner;
    const auto never = std::make_shared<std::atomic<bool>>(false);
    std::optional<Code> code;
    const JobId id = runner.start<int>(named("Comparing"), untilReleased(never), this,
        [&](const Result<int>& result) { code = result.error().code; });
    QTRY_COMPARE(runner.job(id).state, JobState::Running);
    QTest::qWait(20);
    QElapsedTimer clock;
    clock.start();
    runner.cancel(id);
    QCOMPARE(runner.job(id).state, JobState::Stopping);
    QTRY_VERIFY_WITH_TIMEOUT(code.has_value(), 200);
    QVERIFY(clock.elapsed() <= tests::patienceMs(200));
    QCOMPARE(*code, Code::Cancelled);
    QCOMPARE(runner.job(id).state, JobState::Cancelled);
}

void JobRunnerTest::stopAllDeliversBeforeItReturns()
{
    JobRunner runner;
    const auto never = std::make_shared<std::atomic<bool>>(false);
    int cancelled = 0;
    for (int i = 0; i < 4; ++i)
        runner.start<int>(named("Long", i != 3), untilReleased(never), this, [&](const Result<int>& result) {
            if (!result && result.error().code == Code::Cancelled)
                ++cancelled;
        });
    runner.stopAll();
    QCOMPARE(cancelled, 4);
    QVERIFY(!runner.busy());
    QTest::qWait(20);
    QCOMPARE(cancelled, 4);
}

/// Stopped at once, before their thread can have begun: all the same they run to their end.
void JobRunnerTest::whatMustEndIsNotStopped()
{
    std::atomic<int> saved = 0;
    const auto save = [&saved](JobContext& job) -> Result<int> {
        std::this_thread::sleep_for(5ms);
        return job.stopRequested() ? 0 : ++saved;
    };
    for (int i = 0; i < 20; ++i) {
        JobRunner runner;
        runner.start<int>(savingJob(QStringLiteral("Saving")), save, this, {});
        runner.stopAll();
        QCOMPARE(saved.load(), 2 * i + 1);
        runner.start<int>(savingJob(QStringLiteral("Saving")), save, this, {});
        // The destructor waits as well.
    }
    QCOMPARE(saved.load(), 40);
}

void JobRunnerTest::progressIsThrottled()
{
    JobRunner runner;
    QSignalSpy changed(&runner, &JobRunner::jobChanged);
    bool done = false;
    const JobId id = runner.start<int>(
        named("Reading"),
        [](JobContext& job) -> Result<int> {
            job.begin(Stage::Reading, Unit::Rows, 1'000'000'000);
            const auto end = std::chrono::steady_clock::now() + 500ms;
            while (std::chrono::steady_clock::now() < end)
                job.advance();
            job.advanceTo(1'000'000'000);
            job.end();
            return 1;
        },
        this, [&](const Result<int>&) { done = true; });
    QTRY_VERIFY(done);
    QVERIFY2(changed.count() <= 10, qPrintable(QString::number(changed.count())));
    QVERIFY(changed.count() >= 3);
    QCOMPARE(runner.job(id).progress.done, std::uint64_t(1'000'000'000));
    QCOMPARE(runner.job(id).progress.total, std::uint64_t(1'000'000'000));
}

void JobRunnerTest::timeLeftIsNotGuessedAtOnce()
{
    JobRunner runner;
    const auto release = std::make_shared<std::atomic<bool>>(false);
    const JobId id = runner.start<int>(named("Half done"),
        [body = untilReleased(release)](JobContext& job) -> Result<int> {
            job.begin(Stage::Comparing, Unit::Texts, 100);
            std::this_thread::sleep_for(150ms);
            job.advance(50);
            return body(job);
        },
        this, {});
    QTRY_VERIFY(runner.job(id).elapsedMs > 300);
    QCOMPARE(runner.job(id).remainingMs, qint64(-1));
    QTRY_VERIFY(runner.job(id).elapsedMs > 2100);
    // Half was done after as much time as has passed; the machine may be slow.
    QVERIFY(runner.job(id).remainingMs > 1000);
    QVERIFY(runner.job(id).remainingMs < 6000);
    release->store(true);
    QTRY_COMPARE(runner.job(id).state, JobState::Done);
    QCOMPARE(runner.job(id).remainingMs, qint64(-1));
}

void JobRunnerTest::showAndRunAgain()
{
    JobRunner runner;
    int shown = 0;
    int again = 0;
    JobSpec spec = named("Comparing");
    spec.show = [&] { ++shown; };
    spec.runAgain = [&] { ++again; };
    QSignalSpy removed(&runner, &JobRunner::jobRemoved);
    const JobId id = runner.start<int>(std::move(spec),
        [](JobContext&) -> Result<int> { return fail(Code::Internal, Phrase::asIs("x")); }, this, {});
    QTRY_COMPARE(runner.job(id).state, JobState::Failed);
    QVERIFY(runner.job(id).canShow);
    runner.show(id);
    QCOMPARE(shown, 1);
    runner.runAgain(id);
    QCOMPARE(again, 1);
    QCOMPARE(removed.count(), 1);
    runner.runAgain(id);
    runner.show(id);
    QCOMPARE(again, 1);
    QCOMPARE(shown, 1);
}

void JobRunnerTest::theReceiverMayClearAndStart()
{
    JobRunner runner;
    int second = 0;
    runner.start<int>(
        named("First"), [](JobContext&) -> Result<int> { return 1; }, this,
        [&](const Result<int>&) {
            runner.clearFinished();
            runner.start<int>(
                named("Second"), [](JobContext&) -> Result<int> { return 2; }, this,
                [&](const Result<int>& result) { second = result.value(); });
        });
    QTRY_COMPARE(second, 2);
    QTRY_VERIFY(!runner.busy());
}

QTEST_GUILESS_MAIN(JobRunnerTest)
#include "job_runner_test.moc"
