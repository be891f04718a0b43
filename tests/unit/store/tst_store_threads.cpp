// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <chrono>
#include <thread>

#include "store/gate.h"
#include "unit/store/store_fixture.h"

using namespace heldout;
using namespace heldout::store;
using namespace heldout::store::testing;
using Clock = std::chrono::steady_clock;

/// Many threads on one project.
class TestStoreThreads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decisionsGoBeforeBulk();
    void readersSeeWholeStatesWhileOthersWrite();
    void decisionsAreNotStarvedByBulk();
    void importsRunBesideEachOther();
    void aStopEndsAScanAtOnce();
    void writersKeepTheFileOpen();
};

void TestStoreThreads::decisionsGoBeforeBulk()
{
    Gate gate;
    std::vector<int> order;
    std::thread bulk;
    std::thread decision;
    {
        const Gate::Pass pass = gate.enter(Gate::Turn::Bulk);
        bulk = std::thread([&] {
            const Gate::Pass mine = gate.enter(Gate::Turn::Bulk);
            order.push_back(2);
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(50)); // bulk stands in line first
        QVERIFY(!gate.decisionWaits());
        decision = std::thread([&] {
            const Gate::Pass mine = gate.enter(Gate::Turn::Decision);
            order.push_back(1);
        });
        QTRY_VERIFY(gate.decisionWaits());
    }
    bulk.join();
    decision.join();
    QCOMPARE(order, (std::vector<int>{1, 2}));
    QVERIFY(!gate.decisionWaits());
}

void TestStoreThreads::readersSeeWholeStatesWhileOthersWrite()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto split = importItems(*store, target("Set", "test"), 3'000);
    VERIFY_OK(split);
    std::atomic<bool> done{false};
    std::atomic<int> wrong{0};
    std::atomic<int> reads{0};
    std::vector<std::thread> readers;
    for (int r = 0; r < 4; ++r) {
        readers.emplace_back([&, r] {
            while (!done) {
                const auto items = store->items(split->id, static_cast<std::uint64_t>(r) * 100, 100, 1'000);
                const auto splits = store->splits(split->dataset);
                if (!items || items->size() != 100 || !splits) {
                    ++wrong;
                    return;
                }
                for (const SplitRow& row : *splits)
                    wrong += row.items == 3'000 || row.items == 12'000 ? 0 : 1;
                ++reads;
            }
        });
    }
    int failures = 0;
    for (int round = 0; round < 3; ++round)
        failures += importItems(*store, target("Set", "train", SplitRole::Train, round > 0), 12'000) ? 0 : 1;
    done = true;
    for (std::thread& reader : readers)
        reader.join();
    QCOMPARE(failures, 0);
    QCOMPARE(wrong.load(), 0);
    QVERIFY(reads > 0);
}

void TestStoreThreads::decisionsAreNotStarvedByBulk()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    std::atomic<bool> done{false};
    std::atomic<bool> started{false};
    std::thread bulk([&] {
        JobContext job;
        auto writer = store->beginRun(job);
        const std::vector<MatchRow> rows = makeMatches(50'000);
        while (writer && !done) {
            if (!writer->addMatches(rows))
                return;
            started = true;
        }
    });
    while (!started)
        std::this_thread::yield();
    std::vector<double> waits;
    int failures = 0;
    for (int i = 0; i < 60; ++i) {
        const auto begin = Clock::now();
        failures += store->setPageState("pairs", std::to_string(i)) ? 0 : 1;
        waits.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
        std::this_thread::sleep_for(std::chrono::milliseconds(3));
    }
    done = true;
    bulk.join();
    QCOMPARE(failures, 0);
    std::ranges::sort(waits);
    const double median = waits[waits.size() / 2];
    qInfo("decision while bulk writes: p50 %.1f ms, p95 %.1f ms, max %.1f ms", median,
        waits[waits.size() * 95 / 100], waits.back());
    QVERIFY2(median < 250, "decisions wait for whole bulk writes");
}

void TestStoreThreads::importsRunBesideEachOther()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    std::atomic<int> failures{0};
    std::vector<std::thread> writers;
    for (int w = 0; w < 3; ++w) {
        writers.emplace_back([&, w] {
            const auto split
                = importItems(*store, target("Set", "part" + std::to_string(w)), 10'000, 7 * std::size_t(w));
            failures += split && split->items == 10'000 ? 0 : 1;
        });
    }
    for (std::thread& writer : writers)
        writer.join();
    QCOMPARE(failures.load(), 0);
    const auto datasets = store->datasets();
    VERIFY_OK(datasets);
    QCOMPARE(datasets->size(), 1U);
    const auto splits = store->splits(datasets->front().id);
    VERIFY_OK(splits);
    QCOMPARE(splits->size(), 3U);
    for (std::size_t w = 0; w < splits->size(); ++w)
        QCOMPARE(store->items(splits->at(w).id, 9'999, 1, 100)->front().text, makeItem(9'999 + 7 * w).text);
    JobContext job;
    VERIFY_OK(store->check(job));
}

void TestStoreThreads::aStopEndsAScanAtOnce()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto split = importItems(*store, target("Set", "test"), 60'000);
    VERIFY_OK(split);
    std::stop_source stop;
    std::uint64_t seen = 0;
    const Status read = store->readItems(
        split->id,
        [&](std::span<const ItemView> items) -> Status {
            seen += items.size();
            stop.request_stop();
            return {};
        },
        stop.get_token());
    COMPARE_CODE(read, Code::Cancelled);
    QVERIFY(seen < 10'000);
    COMPARE_CODE(store->itemFacts(split->id, stop.get_token()), Code::Cancelled);

    std::stop_source later;
    JobContext job(later.get_token());
    std::thread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        later.request_stop();
    });
    const auto begin = Clock::now();
    Status checked;
    while (checked && Clock::now() - begin < std::chrono::seconds(60))
        checked = store->check(job);
    stopper.join();
    COMPARE_CODE(checked, Code::Cancelled);
    VERIFY_OK(store->items(split->id, 0, 1, 10));
}

void TestStoreThreads::writersKeepTheFileOpen()
{
    Folder folder;
    JobContext job;
    auto store = makeStore(folder.path());
    const auto split = importItems(*store, target("Set", "test"), 10);
    VERIFY_OK(split);
    auto texts = store->texts(split->id);
    auto writer = store->beginImport(target("Set", "train"), job);
    VERIFY_OK(texts);
    VERIFY_OK(writer);
    store.reset();
    VERIFY_OK(writer->add(makeItem(1)));
    VERIFY_OK(writer->publish({{makeSource("a", 1)}, false, false}));
    VERIFY_OK((*texts)->read([](std::span<const std::string_view>) { return Status(); }));
}

QTEST_GUILESS_MAIN(TestStoreThreads)
#include "tst_store_threads.moc"
