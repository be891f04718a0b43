// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <map>
#include <numeric>

#include "base/random.h"
#include "leakage/groups.h"
#include "leakage/leakage.h"

using namespace heldout;
using namespace heldout::leakage;
using similarity::Match;

/// Test items in groups, against counts taken another way.
class TestGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void intervalsAreExactAtTheirBorders();
    void intervalsCountAsTheTable();
    void rankPartsCountAsTheTable();
    void lengthsBeginAtTheirBorders();
    void lengthsStayTogether();
    void valuesAreSorted();
    void theFirstSeenFieldDecides();
    void crossedGroupsPartition();
    void sentencesAreTouchedByEachMention();
    void seenTexts();
    void wordsOfATextAsAReaderSeesThem();
};

namespace {

Match matchOf(std::uint32_t test, std::uint64_t dot, std::uint64_t norm2)
{
    Match match;
    match.test = test;
    match.train = dot == 0 ? similarity::kNoRow : 0;
    match.dot = dot;
    match.norm2Test = norm2;
    match.norm2Train = norm2;
    match.score = 100.0 * static_cast<double>(dot) / static_cast<double>(norm2);
    return match;
}

std::vector<Match> randomMatches(std::size_t count, std::uint64_t seed)
{
    Random random(seed);
    std::vector<Match> matches;
    for (std::size_t i = 0; i < count; ++i)
        matches.push_back(matchOf(static_cast<std::uint32_t>(i), random.below(13), 12));
    return matches;
}

std::vector<std::uint64_t> sizes(const Groups& groups)
{
    std::vector<std::uint64_t> counts(groups.count);
    for (const std::uint32_t group : groups.of)
        ++counts[group];
    return counts;
}

constexpr std::uint32_t kQuarters[] = {25'000, 50'000, 75'000};

} // namespace

void TestGroups::intervalsAreExactAtTheirBorders()
{
    const std::vector<Match> matches{
        matchOf(0, 3, 12), matchOf(1, 6, 12), matchOf(2, 12, 12), matchOf(3, 0, 12), matchOf(4, 5, 12)};
    const std::vector<std::uint32_t> borders{25'000, 50'000, 100'000};
    QCOMPARE(intervalGroups(matches, borders, similarity::Scoring::Exact).of,
        (std::vector<std::uint32_t>{1, 2, 3, 0, 1}));
}

void TestGroups::intervalsCountAsTheTable()
{
    const auto matches = randomMatches(500, 1);
    const auto counts = sizes(intervalGroups(matches, kQuarters, similarity::Scoring::Exact));
    const auto table = countIntervals(matches, kQuarters, similarity::Scoring::Exact);
    for (std::size_t i = 0; i < table.size(); ++i)
        QCOMPARE(counts[i], table[i].count);
}

void TestGroups::rankPartsCountAsTheTable()
{
    JobContext job;
    const auto matches = randomMatches(501, 2);
    for (const std::uint32_t k : {1U, 2U, 4U, 7U, 500U, 600U}) {
        const auto groups = rankGroups(matches, k, similarity::Scoring::Exact, job);
        QVERIFY(groups.has_value());
        const auto table = rankParts(matches, k, similarity::Scoring::Exact, job);
        const auto counts = sizes(*groups);
        for (std::size_t i = 0; i < counts.size(); ++i)
            QCOMPARE(counts[i], i < table->size() ? (*table)[i].count : 0U);
        // Nobody of a part is closer than anybody of a later one; among equals the lower row comes first.
        for (const Match& a : matches) {
            for (const Match& b : matches) {
                if (groups->of[a.test] < groups->of[b.test])
                    QVERIFY(a.score < b.score || (a.dot == b.dot && a.test < b.test));
            }
        }
    }
}

void TestGroups::lengthsBeginAtTheirBorders()
{
    const std::vector<std::uint32_t> lengths{0, 4, 5, 9, 10, 99};
    const std::vector<std::uint32_t> begins{5, 10};
    QCOMPARE(lengthGroups(lengths, begins).of, (std::vector<std::uint32_t>{0, 0, 1, 1, 2, 2}));
}

void TestGroups::lengthsStayTogether()
{
    Random random(3);
    std::vector<std::uint32_t> lengths;
    for (int i = 0; i < 1000; ++i)
        lengths.push_back(static_cast<std::uint32_t>(random.below(40)));
    const auto begins = lengthBegins(lengths, 4);
    QCOMPARE(begins.size(), 3U);
    const auto counts = sizes(lengthGroups(lengths, begins));
    for (const std::uint64_t count : counts)
        QVERIFY(count > 200 && count < 300);
    QVERIFY(lengthBegins(std::vector<std::uint32_t>(10, 7), 4).empty());
    QVERIFY(lengthBegins(std::vector<std::uint32_t>(), 4).empty());
}

void TestGroups::valuesAreSorted()
{
    const std::vector<std::string> values{"b", "", "a", "b"};
    std::vector<std::string> names;
    QCOMPARE(valueGroups(values, names).of, (std::vector<std::uint32_t>{2, 0, 1, 2}));
    QCOMPARE(names, (std::vector<std::string>{"", "a", "b"}));
}

void TestGroups::theFirstSeenFieldDecides()
{
    const std::vector<std::vector<bool>> seen{{true, false, true, false}, {true, true, false, false}};
    QCOMPARE(overlapGroups(seen).of, (std::vector<std::uint32_t>{0, 1, 0, 2}));
}

void TestGroups::crossedGroupsPartition()
{
    const auto matches = randomMatches(300, 4);
    JobContext job;
    const auto a = intervalGroups(matches, kQuarters, similarity::Scoring::Exact);
    const auto b = *rankGroups(matches, 3, similarity::Scoring::Exact, job);
    const auto both = crossedGroups(a, b);
    QCOMPARE(both.count, 12U);
    const auto counts = sizes(both);
    QCOMPARE(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}), 300U);
    const auto members = crossedMemberships(asMemberships(a), asMemberships(b));
    for (std::size_t item = 0; item < 300; ++item) {
        QCOMPARE(both.of[item] / 3, a.of[item]);
        QCOMPARE(both.of[item] % 3, b.of[item]);
        QCOMPARE(members.of(item).size(), 1U);
        QCOMPARE(members.of(item).front(), both.of[item]);
    }
}

void TestGroups::sentencesAreTouchedByEachMention()
{
    const Groups ofMentions{3, {2, 0, 2, 1}};
    const std::vector<std::uint32_t> itemOf{0, 0, 0, 2};
    const auto touched = touchedItems(ofMentions, itemOf, 4);
    QCOMPARE(touched.items(), 4U);
    QVERIFY(std::ranges::equal(touched.of(0), std::vector<std::uint32_t>{0, 2}));
    QVERIFY(touched.of(1).empty() && touched.of(3).empty());
    QVERIFY(std::ranges::equal(touched.of(2), std::vector<std::uint32_t>{1}));
}

void TestGroups::seenTexts()
{
    SeenTexts exact(SeenTexts::Case::Matters);
    SeenTexts folded(SeenTexts::Case::Ignored);
    exact.add("Straße");
    folded.add("Straße");
    QVERIFY(exact.contains("Straße") && !exact.contains("STRASSE") && !exact.contains(""));
    QVERIFY(folded.contains("STRASSE") && !folded.contains("Strase"));
}

void TestGroups::wordsOfATextAsAReaderSeesThem()
{
    QCOMPARE(wordsOf(""), 0U);
    QCOMPARE(wordsOf("Two words, no more."), 4U);
    QCOMPARE(wordsOf("..."), 0U);
}

QTEST_GUILESS_MAIN(TestGroups)
#include "tst_groups.moc"
