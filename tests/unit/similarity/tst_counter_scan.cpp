// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <limits>

#include "base/random.h"
#include "similarity/counter_scan.h"

using namespace heldout;
using similarity::CounterScan;
using similarity::Found;

namespace {

using Pairs = std::vector<std::pair<std::uint32_t, std::uint64_t>>;

template <typename Counter>
Pairs scanned(void (*scan)(Counter*, std::size_t, std::uint64_t, std::vector<Found>&),
    std::vector<Counter>& counters, std::size_t size, std::uint64_t limit)
{
    std::vector<Found> found;
    scan(counters.data(), size, limit, found);
    Pairs pairs;
    for (const Found& one : found)
        pairs.emplace_back(one.local, one.counted);
    return pairs;
}

/// Random counters, most of them small, some at the limit and some of the greatest value.
template <typename Counter>
std::vector<Counter> randomCounters(Random& random, std::size_t rows, std::uint64_t limit)
{
    std::vector<Counter> counters((rows + 63) / 64 * 64, 0);
    for (std::size_t i = 0; i < rows; ++i) {
        const std::uint64_t kind = random.below(50);
        const std::uint64_t value = kind == 0 ? limit
            : kind == 1                       ? limit - 1
            : kind == 2                       ? std::numeric_limits<Counter>::max()
                                              : random.below(limit);
        counters[i]
            = static_cast<Counter>(std::min<std::uint64_t>(value, std::numeric_limits<Counter>::max()));
    }
    return counters;
}

template <typename Counter>
void compare(const CounterScan& scans,
    void (*CounterScan::*scan)(Counter*, std::size_t, std::uint64_t, std::vector<Found>&))
{
    Random random(5);
    for (const std::size_t rows : {1U, 63U, 64U, 65U, 1000U, 65536U}) {
        for (const std::uint64_t limit : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{7},
                 std::uint64_t{200}, std::uint64_t{255}, std::uint64_t{256}, std::uint64_t{70'000}}) {
            auto counters = randomCounters<Counter>(random, rows, limit);
            Pairs expected;
            for (std::size_t i = 0; i < rows; ++i) {
                if (counters[i] >= limit)
                    expected.emplace_back(static_cast<std::uint32_t>(i), counters[i]);
            }
            QCOMPARE(scanned(scans.*scan, counters, rows, limit), expected);
            QVERIFY(std::ranges::all_of(counters, [](Counter counter) { return counter == 0; }));
        }
    }
}

} // namespace

class TestCounterScan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyProcessor()
    {
        compare(similarity::baselineScan(), &CounterScan::bytes);
        compare(similarity::baselineScan(), &CounterScan::words);
        compare(similarity::baselineScan(), &CounterScan::wide);
    }

    /// Where there is no such processor there is nothing to run, and the fastest is the one for all.
    void widerSteps()
    {
        const CounterScan* wider = similarity::avx2Scan();
        QCOMPARE(&similarity::fastestScan(), wider != nullptr ? wider : &similarity::baselineScan());
        if (wider == nullptr)
            return;
        compare(*wider, &CounterScan::bytes);
        compare(*wider, &CounterScan::words);
        compare(*wider, &CounterScan::wide);
    }
};

QTEST_APPLESS_MAIN(TestCounterScan)
#include "tst_counter_scan.moc"
