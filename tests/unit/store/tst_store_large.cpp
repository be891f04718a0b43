// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>

#include "unit/store/store_fixture.h"

using namespace heldout;
using namespace heldout::store;
using namespace heldout::store::testing;
using Clock = std::chrono::steady_clock;

/// A million of everything: nothing grows with the number of rows but the load itself.
class TestStoreLarge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pagesTakeMillisecondsAtAnyPlace();
};

namespace {

double since(Clock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

} // namespace

void TestStoreLarge::pagesTakeMillisecondsAtAnyPlace()
{
    constexpr std::size_t kRows = 1'000'000;
    Folder folder;
    const auto store = makeStore(folder.path());
    auto begin = Clock::now();
    const auto split = importItems(*store, target("Set", "test"), kRows);
    VERIFY_OK(split);
    qInfo("load of 1 M items with documents, labels and mentions: %.0f ms", since(begin));
    const std::vector<MatchRow> matches = makeMatches(kRows);
    begin = Clock::now();
    JobContext job;
    auto writer = store->beginRun(job);
    VERIFY_OK(writer);
    VERIFY_OK(writer->addMatches(matches));
    const auto run = writer->publish(makeRun("{}"), {});
    VERIFY_OK(run);
    qInfo("load of 1 M matches: %.0f ms", since(begin));
    double worst = 0;
    for (std::uint64_t place = 0; place < kRows; place += kRows / 50) {
        begin = Clock::now();
        const auto page = store->matches(*run, place, 100);
        VERIFY_OK(page);
        QCOMPARE(page->size(), 100U);
        worst = std::max(worst, since(begin));
    }
    qInfo("page of 100 matches, worst of 50 places: %.2f ms", worst);
    QVERIFY(worst < 500); // a walk over the rows before would take longer
    worst = 0;
    for (std::uint64_t place = 0; place < kRows; place += kRows / 50) {
        begin = Clock::now();
        const auto page = store->items(split->id, place, 100, 400);
        VERIFY_OK(page);
        QCOMPARE(page->size(), 100U);
        worst = std::max(worst, since(begin));
    }
    qInfo("page of 100 items, worst of 50 places: %.2f ms", worst);
    QVERIFY(worst < 500); // a walk over the rows before would take longer
    begin = Clock::now();
    const auto texts = store->texts(split->id);
    VERIFY_OK(texts);
    VERIFY_OK((*texts)->read([](std::span<const std::string_view>) { return Status(); }));
    qInfo("all texts read: %.0f ms", since(begin));
    begin = Clock::now();
    VERIFY_OK(store->removeSplit(split->id));
    qInfo("split removed: %.1f ms", since(begin));
    begin = Clock::now();
    VERIFY_OK(store->sweep(job));
    qInfo("1 M items swept: %.0f ms", since(begin));
    VERIFY_OK(store->check(job));
}

QTEST_GUILESS_MAIN(TestStoreLarge)
#include "tst_store_large.moc"
