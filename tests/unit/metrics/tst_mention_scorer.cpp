// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <array>
#include <map>

#include "metrics/mention_scorer.h"
#include "unit/metrics/mention_oracles.h"
#include "unit/metrics/tags_for_tests.h"

using namespace heldout;
using namespace heldout::metrics;
using tests::mention;

namespace {

constexpr std::array kModes{MentionMode::Strict, MentionMode::Exact, MentionMode::Partial, MentionMode::Type,
    MentionMode::Left, MentionMode::Right, MentionMode::Alternatives};

std::vector<Mention> anyMentions(Random& random, std::size_t most, bool untyped)
{
    constexpr std::array kTypes{"A", "B", "C-d"};
    std::vector<Mention> mentions(random.below(most + 1));
    for (Mention& of : mentions) {
        const auto first = static_cast<std::uint32_t>(random.below(12));
        of = mention(first, first + 1 + static_cast<std::uint32_t>(random.below(5)),
            untyped && random.below(3) == 0 ? "" : kTypes.at(random.below(kTypes.size())));
        if (random.below(4) == 0 && of.last - of.first >= 3)
            of.fragments = {{of.first, of.first + 1}, {of.last - 1, of.last}};
    }
    return mentions;
}

void shuffle(Random& random, std::vector<Mention>& mentions)
{
    for (std::size_t i = mentions.size(); i > 1; --i)
        std::swap(mentions[i - 1], mentions[random.below(i)]);
}

/// What became of which mention, whatever the order.
std::vector<std::string> sayingsOf(const std::vector<Mention>& mentions,
    const std::vector<MentionMatch>& matches, const std::vector<Mention>& others)
{
    std::vector<std::string> sayings;
    const auto text = [](const Mention& of) {
        std::string bytes;
        for (const std::uint32_t at : tests::covered(of))
            bytes += static_cast<char>('a' + at);
        return bytes + ' ' + of.type;
    };
    for (std::size_t i = 0; i < mentions.size(); ++i)
        sayings.push_back(text(mentions[i]) + " : "
            + static_cast<char>('0' + static_cast<int>(matches[i].how)) + ' '
            + (matches[i].with == kNoMention ? "-" : text(others[matches[i].with])));
    std::ranges::sort(sayings);
    return sayings;
}

void compareTotals(const MentionTotals& a, const MentionTotals& b)
{
    QCOMPARE(a.types.size(), b.types.size());
    for (std::size_t i = 0; i < a.types.size(); ++i) {
        QCOMPARE(a.types[i].type, b.types[i].type);
        QVERIFY(a.types[i].counts == b.types[i].counts);
        QCOMPARE(a.types[i].predicted, b.types[i].predicted);
    }
    QVERIFY(a.all == b.all);
    QCOMPARE(a.items, b.items);
    QCOMPARE(a.rightItems, b.rightItems);
    QVERIFY(a.meanItemF1 == b.meanItemF1);
}

Counts scored(MentionMode mode, const std::vector<Mention>& gold, const std::vector<Mention>& predicted,
    const std::vector<Mention>& alternatives = {})
{
    MentionScorer scorer(mode);
    return scorer.score(gold, predicted, alternatives).all;
}

} // namespace

class TestMentionScorer : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void namesOfModes();
    void halfCreditSurvivesDocuments();
    void twoPredictionsInOneGoldMention();
    void aTypeThatOnlyPredictionsHave();
    void nothingIsUndefined();
    void modesByHand();
    void acuteInfarction();
    void mentionsInFragments();
    void alternativesByHand();
    void untypedAlternatives();
    void asByTheDefinition();
    void orderOfMentionsDoesNotMatter();
    void orderOfItemsDoesNotMatter();
    void typesAddUp();
    void manyMentionsInOneItem();
};

void TestMentionScorer::namesOfModes()
{
    for (const MentionMode mode : kModes)
        QVERIFY(mentionModeFromText(toText(mode)) == mode);
    QVERIFY(!mentionModeFromText("lenient"));
}

void TestMentionScorer::halfCreditSurvivesDocuments()
{
    for (const int documents : {1, 2, 1000}) {
        MentionScorer scorer(MentionMode::Partial);
        for (int i = 0; i < documents; ++i)
            scorer.score(std::vector{mention(0, 2)}, std::vector{mention(0, 3)});
        const MentionTotals totals = scorer.totals();
        QCOMPARE(*precision(totals.all), 0.5);
        QCOMPARE(*recall(totals.all), 0.5);
        QCOMPARE(*fScore(totals.all), 0.5);
        QCOMPARE(*totals.meanItemF1, 0.5);
        QCOMPARE(totals.all.gold(), static_cast<double>(documents));
    }
}

void TestMentionScorer::twoPredictionsInOneGoldMention()
{
    const std::vector gold{mention(0, 10, "PER")};
    const std::vector predicted{mention(0, 4, "PER"), mention(5, 10, "PER")};
    for (const MentionMode mode : kModes)
        QCOMPARE(scored(mode, gold, predicted).gold(), 1.0);
    QVERIFY(scored(MentionMode::Strict, gold, predicted) == (Counts{0, 2, 1}));
    QVERIFY(scored(MentionMode::Partial, gold, predicted) == (Counts{0.5, 1.5, 0.5}));
    QVERIFY(scored(MentionMode::Type, gold, predicted) == (Counts{1, 1, 0}));
    MentionScorer scorer(MentionMode::Type);
    const MentionOutcome& outcome = scorer.score(gold, predicted);
    QCOMPARE(outcome.gold[0].with, 1U); // the longer piece
    QVERIFY(outcome.predicted[0] == MentionMatch{});
}

void TestMentionScorer::aTypeThatOnlyPredictionsHave()
{
    MentionScorer scorer(MentionMode::Strict);
    scorer.score({}, std::vector{mention(1, 2, "T")});
    const MentionTotals totals = scorer.totals();
    QCOMPARE(totals.types.size(), std::size_t{1});
    QCOMPARE(totals.types[0].type, std::string("T"));
    QCOMPARE(totals.types[0].counts.gold(), 0.0);
    QVERIFY(precision(totals.types[0].counts) == std::optional(0.0));
    QVERIFY(!recall(totals.types[0].counts));
    // Found under another type, it has a row all the same.
    MentionScorer blind(MentionMode::Exact);
    blind.score(std::vector{mention(1, 2, "A")}, std::vector{mention(1, 2, "T")});
    QCOMPARE(blind.totals().types.size(), std::size_t{2});
    QCOMPARE(blind.totals().types[1].predicted, std::uint64_t{1});
    QVERIFY(blind.totals().types[0].counts == (Counts{1, 0, 0}));
    QVERIFY(blind.totals().all == (Counts{1, 0, 0}));
}

void TestMentionScorer::nothingIsUndefined()
{
    MentionScorer scorer(MentionMode::Partial);
    scorer.score({}, {});
    const MentionTotals totals = scorer.totals();
    QVERIFY(totals.types.empty());
    QVERIFY(!precision(totals.all) && !recall(totals.all) && !fScore(totals.all));
    QVERIFY(!totals.meanItemF1);
    QCOMPARE(totals.items, std::uint64_t{1});
    QCOMPARE(totals.rightItems, std::uint64_t{1});
}

void TestMentionScorer::modesByHand()
{
    const std::vector gold{mention(0, 4), mention(10, 14)};
    // The same span with another type; an overlap of another type, and one of the same.
    const std::vector predicted{mention(0, 4, "B"), mention(11, 14, "B"), mention(10, 12)};
    QVERIFY(scored(MentionMode::Strict, gold, predicted) == (Counts{0, 3, 2}));
    QVERIFY(scored(MentionMode::Exact, gold, predicted) == (Counts{1, 2, 1}));
    QVERIFY(scored(MentionMode::Partial, gold, predicted) == (Counts{1.5, 1.5, 0.5}));
    QVERIFY(scored(MentionMode::Type, gold, predicted) == (Counts{1, 2, 1}));
    QVERIFY(scored(MentionMode::Left, gold, predicted) == (Counts{1, 2, 1}));
    QVERIFY(scored(MentionMode::Right, gold, predicted) == (Counts{0, 3, 2}));
    MentionScorer scorer(MentionMode::Partial);
    QCOMPARE(scorer.score(gold, predicted).gold[1].with, 1U); // the greatest overlap, whatever the type
    // Of equal overlaps the one of the same type.
    QCOMPARE(
        scorer.score(std::vector{mention(0, 4)}, std::vector{mention(0, 2, "B"), mention(2, 4)}).gold[0].with,
        1U);
    // Exact matches first: the longer overlap does not take the gold mention away.
    const std::vector two{mention(0, 10), mention(8, 10)};
    const MentionOutcome& outcome = scorer.score(two, std::vector{mention(8, 10), mention(7, 12)});
    QVERIFY(outcome.gold[1] == (MentionMatch{Match::Found, 0}));
    QVERIFY(outcome.gold[0] == (MentionMatch{Match::Overlap, 1}));
}

void TestMentionScorer::acuteInfarction()
{
    // "acute MI ... MI": position counts. Gold says "acute MI" and the later "MI"; "MI" was predicted twice.
    const std::vector gold{mention(0, 8), mention(20, 22)};
    const std::vector predicted{mention(6, 8), mention(20, 22)};
    QVERIFY(scored(MentionMode::Strict, gold, predicted) == (Counts{1, 1, 1}));
    QVERIFY(scored(MentionMode::Exact, gold, predicted) == (Counts{1, 1, 1}));
    QVERIFY(scored(MentionMode::Partial, gold, predicted) == (Counts{1.5, 0.5, 0.5}));
    QVERIFY(scored(MentionMode::Type, gold, predicted) == (Counts{2, 0, 0}));
    QVERIFY(scored(MentionMode::Right, gold, predicted) == (Counts{2, 0, 0}));
    QVERIFY(scored(MentionMode::Left, gold, predicted) == (Counts{1, 1, 1}));
}

void TestMentionScorer::mentionsInFragments()
{
    const std::vector gold{mention(0, 17, "Org", {{0, 5}, {12, 17}})};
    QVERIFY(
        scored(MentionMode::Strict, gold, {mention(0, 17, "Org", {{12, 17}, {0, 5}})}) == (Counts{1, 0, 0}));
    QVERIFY(scored(MentionMode::Strict, gold, {mention(0, 17, "Org")}) == (Counts{0, 1, 1}));
    QVERIFY(scored(MentionMode::Partial, gold, {mention(0, 17, "Org")}) == (Counts{0.5, 0.5, 0.5}));
    QVERIFY(scored(MentionMode::Type, gold, {mention(6, 11, "Org")}) == (Counts{0, 1, 1})); // in the gap
    QVERIFY(scored(MentionMode::Left, gold, {mention(0, 3, "Org")}) == (Counts{1, 0, 0}));
    QVERIFY(scored(MentionMode::Right, gold, {mention(15, 17, "Org")}) == (Counts{1, 0, 0}));
    // Pieces that touch are one.
    QVERIFY(scored(MentionMode::Strict, {mention(0, 8, "A")}, {mention(0, 8, "A", {{0, 5}, {5, 8}})})
        == (Counts{1, 0, 0}));
}

void TestMentionScorer::alternativesByHand()
{
    const std::vector gold{mention(0, 10, ""), mention(20, 30, ""), mention(40, 50, "")};
    const std::vector alternatives{
        mention(0, 5, ""), mention(5, 10, ""), mention(8, 24, ""), mention(60, 70, "")};
    // Both alternatives of the first one: it is found once. Neither is wrong.
    const std::vector predicted{
        mention(0, 5, ""), mention(5, 10, ""), mention(60, 70, ""), mention(40, 49, ""), mention(20, 30, "")};
    MentionScorer scorer(MentionMode::Alternatives);
    const MentionOutcome& outcome = scorer.score(gold, predicted, alternatives);
    QVERIFY(outcome.gold[0] == (MentionMatch{Match::Alternative, 0}));
    QVERIFY(outcome.gold[1] == (MentionMatch{Match::Found, 4}));
    QVERIFY(outcome.gold[2] == MentionMatch{});
    QVERIFY(outcome.predicted[0] == (MentionMatch{Match::Alternative, 0}));
    QVERIFY(outcome.predicted[1] == (MentionMatch{Match::Alternative, kNoMention}));
    QVERIFY(outcome.predicted[2] == (MentionMatch{Match::Alternative, kNoMention}));
    QVERIFY(outcome.predicted[3] == MentionMatch{});
    QVERIFY(outcome.all == (Counts{2, 1, 1}));
    QCOMPARE(scorer.totals().predicted, std::uint64_t{5});
    // One alternative that overlaps two gold mentions finds both.
    QVERIFY(scored(MentionMode::Alternatives, gold, {mention(8, 24, "")}, alternatives) == (Counts{2, 0, 1}));
    QVERIFY(scored(MentionMode::Strict, gold, {mention(8, 24, "")}) == (Counts{0, 1, 3}));
}

void TestMentionScorer::untypedAlternatives()
{
    const std::vector gold{mention(0, 10, "Gene")};
    QVERIFY(scored(MentionMode::Alternatives, gold, {mention(0, 10, "")}) == (Counts{1, 0, 0}));
    QVERIFY(scored(MentionMode::Alternatives, gold, {mention(0, 10, "RNA")}) == (Counts{0, 1, 1}));
    QVERIFY(scored(MentionMode::Alternatives, gold, {mention(0, 5, "Gene")}, {mention(0, 5, "")})
        == (Counts{1, 0, 0}));
    MentionScorer scorer(MentionMode::Alternatives);
    scorer.score(gold, std::vector{mention(0, 5, "Gene")}, std::vector{mention(0, 5, "Other")});
    QCOMPARE(scorer.totals().types.size(), std::size_t{1});
}

void TestMentionScorer::asByTheDefinition()
{
    for (const MentionMode mode : kModes) {
        Random random(10 + static_cast<std::uint64_t>(mode));
        MentionScorer scorer(mode);
        const bool accepting = mode == MentionMode::Alternatives;
        for (int round = 0; round < 3000; ++round) {
            const auto gold = anyMentions(random, 5, accepting);
            const auto predicted = anyMentions(random, 5, accepting);
            const auto alternatives = anyMentions(random, accepting ? 5 : 0, accepting);
            const MentionOutcome& outcome = scorer.score(gold, predicted, alternatives);
            if (!accepting) {
                QVERIFY(tests::oneToOneOracle(mode, gold, predicted)
                    == std::pair(outcome.gold, outcome.predicted));
                continue;
            }
            const auto [ofGold, ofPredicted] = tests::alternativesOracle(gold, predicted, alternatives);
            for (std::size_t g = 0; g < gold.size(); ++g) {
                QVERIFY(outcome.gold[g].how == ofGold[g].how);
                QCOMPARE(outcome.gold[g].how == Match::None, outcome.gold[g].with == kNoMention);
            }
            for (std::size_t p = 0; p < predicted.size(); ++p)
                QVERIFY(outcome.predicted[p].how == ofPredicted[p].how);
        }
    }
}

void TestMentionScorer::orderOfMentionsDoesNotMatter()
{
    Random random(20);
    for (const MentionMode mode : kModes) {
        for (int round = 0; round < 500; ++round) {
            auto gold = anyMentions(random, 6, true);
            auto predicted = anyMentions(random, 6, true);
            auto alternatives = anyMentions(random, 6, true);
            MentionScorer scorer(mode);
            const MentionOutcome first = scorer.score(gold, predicted, alternatives);
            const auto ofGold = sayingsOf(gold, first.gold, predicted);
            const auto ofPredicted = sayingsOf(predicted, first.predicted, gold);
            shuffle(random, gold);
            shuffle(random, predicted);
            shuffle(random, alternatives);
            MentionScorer other(mode);
            const MentionOutcome& second = other.score(gold, predicted, alternatives);
            QCOMPARE(sayingsOf(gold, second.gold, predicted), ofGold);
            QCOMPARE(sayingsOf(predicted, second.predicted, gold), ofPredicted);
            compareTotals(scorer.totals(), other.totals());
        }
    }
}

void TestMentionScorer::orderOfItemsDoesNotMatter()
{
    Random random(21);
    std::vector<std::pair<std::vector<Mention>, std::vector<Mention>>> items;
    for (int i = 0; i < 400; ++i)
        items.emplace_back(anyMentions(random, 5, false), anyMentions(random, 5, false));
    for (const MentionMode mode : kModes) {
        MentionScorer forwards(mode);
        MentionScorer backwards(mode, std::vector<std::string>{"C-d", "unseen"});
        MentionScorer odd(mode);
        MentionScorer even(mode);
        for (std::size_t i = 0; i < items.size(); ++i) {
            forwards.score(items[i].first, items[i].second);
            const auto& [gold, predicted] = items[items.size() - 1 - i];
            backwards.score(gold, predicted);
            (i % 2 == 1 ? odd : even).score(items[i].first, items[i].second);
        }
        odd.merge(even);
        compareTotals(forwards.totals(), backwards.totals());
        compareTotals(forwards.totals(), odd.totals());
    }
}

void TestMentionScorer::typesAddUp()
{
    Random random(22);
    for (const MentionMode mode : kModes) {
        MentionScorer scorer(mode);
        std::map<std::string, Counts> sums;
        for (int i = 0; i < 300; ++i) {
            const auto gold = anyMentions(random, 5, false);
            const auto predicted = anyMentions(random, 5, false);
            const MentionOutcome& outcome = scorer.score(gold, predicted);
            Counts all;
            std::uint32_t last = 0;
            for (const ClassCounts& of : outcome.counts.classes) {
                QVERIFY(of.label >= last);
                last = of.label + 1;
                all += of.counts;
                sums[scorer.types()[of.label]] += of.counts;
            }
            QVERIFY(all == outcome.all);
            QCOMPARE(all.gold(), static_cast<double>(gold.size()));
            QCOMPARE(all.predicted(), static_cast<double>(predicted.size()));
        }
        const MentionTotals totals = scorer.totals();
        Counts all;
        for (const TypeRow& row : totals.types) {
            QVERIFY(sums[row.type] == row.counts);
            all += row.counts;
        }
        QVERIFY(all == totals.all);
        QVERIFY(std::ranges::is_sorted(totals.types, {}, &TypeRow::type));
    }
}

void TestMentionScorer::manyMentionsInOneItem()
{
    std::vector<Mention> gold;
    std::vector<Mention> predicted;
    for (std::uint32_t i = 0; i < 200'000; ++i) {
        gold.push_back(mention(10 * i, 10 * i + 6));
        predicted.push_back(mention(10 * i + 3, 10 * i + 9));
    }
    QVERIFY(scored(MentionMode::Partial, gold, predicted) == (Counts{100'000, 100'000, 100'000}));
    QVERIFY(scored(MentionMode::Alternatives, gold, predicted, predicted) == (Counts{200'000, 0, 0}));
}

QTEST_GUILESS_MAIN(TestMentionScorer)
#include "tst_mention_scorer.moc"
