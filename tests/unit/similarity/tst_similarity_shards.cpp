// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <functional>
#include <iterator>

#include "base/random.h"
#include "similarity/shards.h"
#include "similarity/similarity.h"
#include "unit/similarity/engine_for_tests.h"
#include "unit/similarity/oracle.h"

using namespace heldout;
using similarity::Options;
using Part = similarity::ShardPart;
using tests::find;
using tests::ListSource;
using tests::manyOptions;
using tests::otherOptions;
using tests::randomTexts;
using tests::withN;

class TestSimilarityShards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mergedPartsEqualTheWhole_data();
    void mergedPartsEqualTheWhole();
    void joinedPartsAreParts();
    void partsThatDoNotFitAreRefused();
    void damagedPartsAreRefused();
    void forgedPartsAreRefused();
    void pairsAreBounded();
    void stops();
};

void TestSimilarityShards::mergedPartsEqualTheWhole_data()
{
    QTest::addColumn<quint32>("parts");
    QTest::addColumn<bool>("within");
    QTest::newRow("one part") << 1U << false;
    QTest::newRow("three parts") << 3U << false;
    QTest::newRow("more parts than rows") << 200U << false;
    QTest::newRow("within one split") << 5U << true;
}

namespace {

Result<similarity::ShardPart> partOf(const std::vector<std::string>& test,
    const std::vector<std::string>& train, const std::vector<Options>& options, similarity::Shard shard)
{
    ListSource testSource(test, 7);
    ListSource trainSource(train, 7);
    JobContext job({}, {}, 1);
    auto found = similarity::searchShard(testSource, trainSource, options, shard, job);
    if (!found)
        return fail(found.error());
    const auto bytes = similarity::toBytes({{"made up", shard}, std::move(*found)}, job);
    return bytes ? similarity::partFromBytes(*bytes, "a file", job) : fail(bytes.error());
}

} // namespace

void TestSimilarityShards::mergedPartsEqualTheWhole()
{
    QFETCH(quint32, parts);
    QFETCH(bool, within);
    Random random(77);
    const auto train = randomTexts(random, 90, 12, 6);
    const auto test = within ? train : randomTexts(random, 30, 12, 6);
    auto options = manyOptions();
    std::ranges::copy(otherOptions(), std::back_inserter(options));
    for (Options& one : options)
        one.within = within;
    std::vector<similarity::ShardPart> found;
    for (quint32 number = parts; number > 0; --number) { // in any order
        auto part = partOf(test, train, options, {number, parts});
        QVERIFY(part.has_value());
        found.push_back(std::move(*part));
    }
    JobContext job({}, {}, 1);
    const auto merged = similarity::mergeShards(std::move(found), job);
    QVERIFY(merged.has_value());
    const auto whole = find(test, train, options);
    QCOMPARE(merged->size(), whole.size());
    for (std::size_t i = 0; i < whole.size(); ++i)
        QCOMPARE(tests::firstDifference((*merged)[i], whole[i]), std::string());
}

/// Joined two by two, through bytes, as ranks do it.
void TestSimilarityShards::joinedPartsAreParts()
{
    Random random(78);
    const auto train = randomTexts(random, 60, 12, 6);
    const auto test = randomTexts(random, 20, 12, 6);
    const auto options = manyOptions();
    JobContext job({}, {}, 1);
    std::vector<Part> parts;
    for (std::uint32_t number = 1; number <= 5; ++number) {
        parts.push_back(*partOf(test, train, options, {number, 5}));
        parts.back().durationMs = number == 2 ? 70 : number;
    }
    const auto joined = [&](const Part& part, const Part& next) {
        const auto both = similarity::joinParts(part, next, job);
        return similarity::partFromBytes(*similarity::toBytes(*both, job), "p", job);
    };
    const auto middle = joined(parts[1], parts[2]);
    QVERIFY(middle.has_value());
    QCOMPARE(middle->shards, 2U);
    QCOMPARE(middle->durationMs, std::uint64_t{70});
    const auto most = joined(parts[0], *middle);
    QVERIFY(most.has_value());

    const auto whole = find(test, train, options);
    const auto merged = similarity::mergeShards({parts[4], *most, parts[3]}, job);
    QVERIFY(merged.has_value());
    for (std::size_t i = 0; i < whole.size(); ++i)
        QCOMPARE(tests::firstDifference((*merged)[i], whole[i]), std::string());

    const auto message
        = [](const auto& result) { return result ? std::string() : result.error().message.text(); };
    QCOMPARE(message(similarity::joinParts(parts[0], parts[2], job)), std::string("Part 2 of 5 is missing."));
    QCOMPARE(message(similarity::joinParts(*most, parts[2], job)),
        std::string("“p” and “a file” both hold part 3 of 5."));
    QCOMPARE(message(similarity::mergeShards({*most, parts[1], parts[3], parts[4]}, job)),
        std::string("“p” and “a file” both hold part 2 of 5."));
    QCOMPARE(message(similarity::mergeShards({*most}, job)), std::string("Part 4 of 5 is missing."));
}

void TestSimilarityShards::partsThatDoNotFitAreRefused()
{
    const std::vector<std::string> texts{"red green", "green blue", "blue white", "white red"};
    const auto part = [&](std::uint32_t number, std::uint32_t of, const char* file = "") {
        auto made = *partOf(texts, texts, {withN(1)}, {number, of});
        made.file = file;
        return made;
    };
    const auto message = [](std::vector<similarity::ShardPart> parts) {
        JobContext job({}, {}, 1);
        const auto merged = similarity::mergeShards(std::move(parts), job);
        return merged ? std::string() : merged.error().message.text();
    };
    QCOMPARE(message({part(1, 3), part(3, 3)}), std::string("Part 2 of 3 is missing."));
    QCOMPARE(message({part(3, 3), part(2, 3)}), std::string("Part 1 of 3 is missing."));
    QCOMPARE(message({part(2, 3), part(1, 3)}), std::string("Part 3 of 3 is missing."));
    QCOMPARE(message({part(1, 2, "one"), part(2, 2), part(1, 2, "m2/one")}),
        std::string("“one” and “m2/one” both hold part 1 of 2."));
    QCOMPARE(message({part(2, 3, "other"), part(1, 2, "one")}),
        std::string("“one” and “other” are not parts of the same comparison."));
    auto other = part(2, 2);
    other.identity = "something else";
    QCOMPARE(message({part(1, 2, "one"), other}),
        std::string("“one” and “2/2” are not parts of the same comparison."));
    QCOMPARE(message({}), std::string("No part was given."));
    QCOMPARE(message({part(2, 2), part(1, 2)}), std::string());
    QVERIFY(!partOf(texts, texts, {withN(1)}, {3, 2}).has_value());
    QVERIFY(!partOf(texts, texts, {withN(1)}, {0, 2}).has_value());
}

void TestSimilarityShards::damagedPartsAreRefused()
{
    const std::vector<std::string> texts{"red green", "green blue"};
    ListSource test(texts);
    ListSource train(texts);
    JobContext job({}, {}, 1);
    auto found = similarity::searchShard(test, train, {withN(1)}, {1, 1}, job);
    QVERIFY(found.has_value());
    const std::string bytes = *similarity::toBytes({{"made up", {1, 1}}, std::move(*found)}, job);
    QVERIFY(similarity::partFromBytes(bytes, "p", job).has_value());
    for (std::size_t size = 0; size < bytes.size(); ++size)
        QVERIFY(!similarity::partFromBytes(bytes.substr(0, size), "p", job).has_value());
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        std::string changed = bytes;
        changed[at] = static_cast<char>(changed[at] ^ 0x10);
        QVERIFY(!similarity::partFromBytes(changed, "p", job).has_value());
    }
    std::string later = bytes;
    later.replace(later.find(" 1\n"), 3, " 2\n");
    const auto other = similarity::partFromBytes(later, "/some/where/p", job);
    QVERIFY(!other.has_value());
    QCOMPARE(other.error().message.text(), std::string("“p” was made by another version of Heldout."));
}

/// Whole files whose content no comparison can have written.
void TestSimilarityShards::forgedPartsAreRefused()
{
    const std::vector<std::string> texts{"red green", "green blue", "blue white", "white red"};
    JobContext job({}, {}, 1);
    const std::vector<std::function<void(Part&)>> forgeries{
        [](Part& part) { part.shard.number = 3; },
        [](Part& part) { part.found.trainCount = 1; },
        [](Part& part) { part.shards = 0; },
        [](Part& part) { part.shards = 3; },
        [](Part& part) { part.found.searches.clear(); },
        [](Part& part) { part.found.searches[0].options.n = 0; },
        [](Part& part) { part.found.searches[0].options.unit = static_cast<text::GramUnit>(9); },
        [](Part& part) { part.found.searches[0].best[1] = {{2, 1, 1, 0}, 1, {}}; },
        [](Part& part) { part.found.searches[0].best[1] = {{0, 1, 1, 0}, 1, {{4'000'000, 1, 1, 0}}}; },
    };
    const Part sound = *partOf(texts, texts, {withN(1)}, {1, 2});
    QVERIFY(similarity::partFromBytes(*similarity::toBytes(sound, job), "p", job).has_value());
    for (std::size_t i = 0; i < forgeries.size(); ++i) {
        Part forged = sound;
        forgeries[i](forged);
        const auto read = similarity::partFromBytes(*similarity::toBytes(forged, job), "p", job);
        QVERIFY2(!read, QByteArray::number(static_cast<int>(i)).constData());
    }
    std::vector<Part> others(4, *partOf(texts, texts, {withN(1)}, {2, 2}));
    others[0].found.trainCount = 5;
    others[1].found.searches.clear();
    others[2].found.searches.front().best.pop_back();
    others[3].found.searches.front().found.pop_back();
    for (const Part& other : others) {
        const auto merged = similarity::mergeShards({sound, other}, job);
        QVERIFY(!merged);
        QCOMPARE(merged.error().code, Code::InvalidArgument);
    }
}

void TestSimilarityShards::pairsAreBounded()
{
    const std::vector<std::string> texts(20, "all the same words"); // 190 pairs
    Options options = withN(1);
    options.within = true;
    options.top = similarity::kAllPartners;
    options.minScore = 50;
    JobContext job({}, {}, 1);
    const std::vector<Part> parts{
        *partOf(texts, texts, {options}, {1, 2}), *partOf(texts, texts, {options}, {2, 2})};
    QVERIFY(similarity::mergeShards(parts, job, 190).has_value());
    const auto tooMany = similarity::mergeShards(parts, job, 189);
    QVERIFY(!tooMany.has_value());
    QCOMPARE(tooMany.error().message.text(), std::string("More than 189 pairs are to be kept."));
}

void TestSimilarityShards::stops()
{
    const std::vector<std::string> texts{"one two", "two three"};
    const Part part = *partOf(texts, texts, {withN(1)}, {1, 1});
    JobContext going({}, {}, 1);
    const std::string bytes = *similarity::toBytes(part, going);
    std::stop_source stop;
    stop.request_stop();
    JobContext stopped(stop.get_token(), {}, 1);
    const auto codeOf = [](const auto& result) { return result ? Code::Internal : result.error().code; };
    QCOMPARE(codeOf(similarity::toBytes(part, stopped)), Code::Cancelled);
    QCOMPARE(codeOf(similarity::partFromBytes(bytes, "p", stopped)), Code::Cancelled);
    QCOMPARE(codeOf(similarity::mergeShards({part}, stopped)), Code::Cancelled);
}

QTEST_APPLESS_MAIN(TestSimilarityShards)
#include "tst_similarity_shards.moc"
