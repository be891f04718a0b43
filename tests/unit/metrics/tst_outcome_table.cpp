// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <array>
#include <stop_token>

#include "metrics/outcome_table.h"
#include "metrics/sequences.h"
#include "unit/metrics/tables_for_tests.h"

using namespace heldout;
using namespace heldout::metrics;
using tests::PlainTable;

namespace {

void compareWithPlain(const PlainTable& plain)
{
    const OutcomeTable table = plain.build();
    QCOMPARE(table.items(), plain.items.size());
    for (std::uint32_t group = 0; group < plain.groups; ++group) {
        const auto items = std::ranges::count_if(plain.items, [&](const PlainTable::Item& item) {
            return group == kAllItems || std::ranges::any_of(item.parts, [&](const PlainTable::Part& part) {
                return std::ranges::count(part.groups, group) > 0;
            });
        });
        QCOMPARE(table.items(group), static_cast<std::uint64_t>(items));
        for (std::uint32_t system = 0; system < plain.systems; ++system)
            QCOMPARE(table.tally({group, system}), plain.tally({group, system}, plain.all()));
    }
}

} // namespace

class TestOutcomeTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sumsAreThoseOfTheItems();
    void groupsThatPartitionAddUp();
    void theOrderOfItemsDoesNotMatter();
    void equalItemsShareASignature();
    void partsInAnyOrderAreOneSignature();
    void membershipsInAnyOrderAreOne();
    void aTableWithoutItems();
    void anItemWithoutParts();
    void aStopIsObeyed();
    void sequencesKeepTheirNumbers();
};

void TestOutcomeTable::sumsAreThoseOfTheItems()
{
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        compareWithPlain(tests::randomLabelTable(seed, 150, 3, 5, 4));
        compareWithPlain(tests::randomLabelTable(seed, 150, 2, 6, 3, true));
        compareWithPlain(tests::randomMentionTable(seed, 150, 3, 5));
    }
}

void TestOutcomeTable::groupsThatPartitionAddUp()
{
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const PlainTable plain = tests::randomLabelTable(seed, 200, 3, 7, 4);
        const OutcomeTable table = plain.build();
        std::uint64_t items = 0;
        for (std::uint32_t group = 1; group < table.groups(); ++group)
            items += table.items(group);
        QCOMPARE(items, table.items(kAllItems));
        for (std::uint32_t system = 0; system < table.systems(); ++system) {
            Tally sum(table.task());
            for (std::uint32_t group = 1; group < table.groups(); ++group)
                sum += table.tally({group, system});
            QCOMPARE(sum, table.tally({kAllItems, system}));
        }
    }
}

void TestOutcomeTable::theOrderOfItemsDoesNotMatter()
{
    PlainTable plain = tests::randomMentionTable(5, 300, 2, 6);
    const OutcomeTable table = plain.build();
    tests::shuffle(plain.items, 9);
    const OutcomeTable other = plain.build();
    QCOMPARE(other.signatures(), table.signatures());
    for (std::uint32_t group = 0; group < table.groups(); ++group) {
        QCOMPARE(other.items(group), table.items(group));
        for (std::uint32_t system = 0; system < table.systems(); ++system)
            QCOMPARE(other.tally({group, system}), table.tally({group, system}));
    }
}

void TestOutcomeTable::equalItemsShareASignature()
{
    OutcomeTable::Builder builder({.kind = Kind::OneLabel, .classes = 2}, 2, 3);
    const std::uint32_t right = builder.outcome(outcomeOf(1, 1));
    const std::uint32_t wrong = builder.outcome(outcomeOf(1, 0));
    QCOMPARE(builder.outcome(outcomeOf(1, 1)), right);
    const std::uint32_t first = builder.membership(std::array{1U});
    const std::uint32_t second = builder.membership(std::array{2U});
    for (int i = 0; i < 4; ++i)
        builder.item(first, std::array{right, wrong});
    builder.item(first, std::array{wrong, right}); // the other way round: another one
    builder.item(second, std::array{right, wrong});
    const OutcomeTable table = std::move(builder).finish(JobContext()).value();
    QCOMPARE(table.signatures(), std::size_t{3});
    QCOMPARE(table.items(1), std::uint64_t{5});
    QCOMPARE(table.tally({1, 0}).classes[1], (Counts{.tp = 4, .fn = 1}));
    QCOMPARE(table.tally({1, 0}).classes[0], (Counts{.fp = 1}));
    QCOMPARE(table.tally({2, 1}).correct, 0.0);
}

void TestOutcomeTable::partsInAnyOrderAreOneSignature()
{
    OutcomeTable::Builder builder({.kind = Kind::Mentions, .classes = 1}, 1, 3);
    const std::array outcome{builder.outcome({.classes = {{.label = 0, .counts = {.tp = 0.5, .fn = 0.5}}}})};
    const std::uint32_t first = builder.membership(std::array{1U});
    const std::uint32_t second = builder.membership(std::array{2U});
    for (const auto& order : {std::array{first, second}, std::array{second, first}}) {
        builder.beginItem();
        for (const std::uint32_t membership : order)
            builder.part(membership, outcome);
        builder.endItem();
    }
    const OutcomeTable table = std::move(builder).finish(JobContext()).value();
    QCOMPARE(table.signatures(), std::size_t{1});
    QCOMPARE(table.items(kAllItems), std::uint64_t{2});
    QCOMPARE(table.items(2), std::uint64_t{2});
    QCOMPARE(table.tally({}).classes[0], (Counts{.tp = 2, .fn = 2}));
    QCOMPARE(table.tally({1, 0}).classes[0], (Counts{.tp = 1, .fn = 1}));
}

void TestOutcomeTable::membershipsInAnyOrderAreOne()
{
    OutcomeTable::Builder builder({.kind = Kind::OneLabel, .classes = 2}, 1, 4);
    const std::uint32_t membership = builder.membership(std::array{3U, 1U});
    QCOMPARE(builder.membership(std::array{1U, 3U}), membership);
    QCOMPARE(builder.membership(std::array{0U, 1U, 3U, 3U}), membership);
    QVERIFY(builder.membership(std::array{1U}) != membership);
}

void TestOutcomeTable::aTableWithoutItems()
{
    const OutcomeTable table
        = PlainTable{.task = {.classes = 2}, .systems = 2, .groups = 2, .items = {}}.build();
    QCOMPARE(table.items(), std::size_t{0});
    QVERIFY(!table.score({1, 1}, {}).value);
}

void TestOutcomeTable::anItemWithoutParts()
{
    // A sentence without mentions, gold or predicted: it is drawn and counts nothing.
    PlainTable plain{.task = {.kind = Kind::Mentions, .classes = 1}, .systems = 1, .groups = 2, .items = {}};
    plain.items.resize(3);
    const OutcomeTable table = plain.build();
    QCOMPARE(table.items(), std::size_t{3});
    QCOMPARE(table.items(kAllItems), std::uint64_t{3});
    QCOMPARE(table.items(1), std::uint64_t{0});
}

void TestOutcomeTable::aStopIsObeyed()
{
    std::stop_source stop;
    OutcomeTable::Builder builder({.kind = Kind::OneLabel, .classes = 2}, 1, 1);
    builder.item(builder.membership({}), std::array{builder.outcome(outcomeOf(0, 0))});
    stop.request_stop();
    const auto table = std::move(builder).finish(JobContext(stop.get_token()));
    QVERIFY(!table);
    QCOMPARE(table.error().code, Code::Cancelled);
}

void TestOutcomeTable::sequencesKeepTheirNumbers()
{
    Sequences sequences;
    std::vector<std::vector<std::uint32_t>> wanted;
    Random random(4);
    for (int i = 0; i < 5000; ++i) {
        std::vector<std::uint32_t> words(random.below(4));
        for (std::uint32_t& word : words)
            word = static_cast<std::uint32_t>(random.below(9));
        const auto found = std::ranges::find(wanted, words);
        const auto number = static_cast<std::uint32_t>(found - wanted.begin());
        if (found == wanted.end())
            wanted.push_back(words);
        QCOMPARE(sequences.number(words), number);
    }
    QCOMPARE(sequences.size(), wanted.size());
    QVERIFY(std::ranges::equal(sequences.at(17), wanted[17]));
}

QTEST_APPLESS_MAIN(TestOutcomeTable)
#include "tst_outcome_table.moc"
