// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <bit>
#include <limits>

#include "base/random.h"
#include "similarity/counter_scan.h"

using namespace heldout;
using similarity::CounterScan;
using similarity::Found;
using similarity::ScanOf;
using similarity::Sieve;

namespace {

using Pairs = std::vector<std::pair<std::uint32_t, std::uint64_t>>;

Pairs pairsOf(const std::vector<Found>& found, std::size_t count)
{
    Pairs pairs;
    for (std::size_t i = 0; i < count; ++i)
        pairs.emplace_back(found[i].local, found[i].counted);
    return pairs;
}

/// What the definition says of a row.
bool passes(const Sieve& sieve, std::size_t row, std::uint64_t counted)
{
    const bool enough = sieve.masks == nullptr
        || counted + static_cast<std::uint64_t>(std::popcount(sieve.masks[row] & sieve.mask)) >= sieve.need;
    return counted >= sieve.limit && enough;
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
void compareWith(const ScanOf<Counter>& scan, Random& random, std::size_t rows, const Sieve& sieve)
{
    auto counters = randomCounters<Counter>(random, rows, sieve.limit);
    auto again = counters;
    std::vector<Found> found(rows + 1);
    Pairs expected;
    for (std::size_t i = 0; i < rows; ++i) {
        if (passes(sieve, i, counters[i]))
            expected.emplace_back(static_cast<std::uint32_t>(i), counters[i]);
    }
    const auto isZero = [](Counter counter) { return counter == 0; };
    QCOMPARE(scan.greatest(counters.data(), rows), std::uint64_t{std::ranges::max(counters)});
    const std::size_t middle = rows / 128 * 64;
    std::size_t count = scan.all(counters.data(), 0, middle, sieve, found.data());
    count += scan.all(counters.data(), middle, rows, sieve, found.data() + count);
    QCOMPARE(pairsOf(found, count), expected);
    QVERIFY(std::ranges::all_of(counters, isZero));

    std::vector<std::uint16_t> some; // every row twice, the last one first
    for (std::size_t i = rows; i-- > 0;)
        some.insert(some.end(), 2, static_cast<std::uint16_t>(i));
    std::ranges::reverse(expected);
    QCOMPARE(
        pairsOf(found, scan.some(again.data(), some.data(), some.size(), sieve, found.data())), expected);
    QVERIFY(std::ranges::all_of(again, isZero));
}

template <typename Counter>
void compare(const ScanOf<Counter>& scan)
{
    Random random(5);
    std::vector<std::uint64_t> masks(65536);
    for (std::uint64_t& mask : masks)
        mask = random.below(std::numeric_limits<std::uint64_t>::max());
    for (const std::size_t rows : {1U, 63U, 64U, 65U, 1000U, 65536U}) {
        for (const std::uint64_t limit : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{7},
                 std::uint64_t{200}, std::uint64_t{255}, std::uint64_t{256}, std::uint64_t{70'000}}) {
            compareWith(scan, random, rows, {limit});
            compareWith(scan, random, rows, {limit, masks.data(), 0x8000'0000'ffff'0001u, limit + 9});
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
        compare(similarity::baselineScan().bytes);
        compare(similarity::baselineScan().words);
        compare(similarity::baselineScan().wide);
    }

    /// Where there is no such processor there is nothing to run, and the fastest is the one for all.
    void widerSteps()
    {
        const CounterScan* wider = similarity::avx2Scan();
        QCOMPARE(&similarity::fastestScan(), wider != nullptr ? wider : &similarity::baselineScan());
        if (wider == nullptr)
            return;
        compare(wider->bytes);
        compare(wider->words);
        compare(wider->wide);
    }
};

QTEST_APPLESS_MAIN(TestCounterScan)
#include "tst_counter_scan.moc"
