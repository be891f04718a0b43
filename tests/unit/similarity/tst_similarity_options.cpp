// SPDX-License-Identifier: GPL-3.0-or-later
// Units, weightings and measures besides counts of words and the cosine.
#include <QtTest>

#include <algorithm>
#include <iterator>

#include "base/random.h"
#include "similarity/similarity.h"
#include "unit/similarity/engine_for_tests.h"
#include "unit/similarity/oracle.h"

using namespace heldout;
using similarity::BestMatches;
using similarity::Options;
using similarity::Scoring;
using tests::find;
using tests::ListSource;
using tests::manyOptions;
using tests::otherOptions;
using tests::randomTexts;
using tests::withN;

class TestSimilarityOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOptionAgainstAllPairs_data();
    void everyOptionAgainstAllPairs();
    void withinOneSplit();
    void optionsThatDoNotFit();
};

void TestSimilarityOptions::everyOptionAgainstAllPairs_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<int>("words");
    QTest::addColumn<int>("longest");
    QTest::addColumn<int>("rows");
    QTest::newRow("a few words, short") << quint64{101} << 6 << 4 << 150;
    QTest::newRow("some words") << quint64{102} << 20 << 9 << 200;
    QTest::newRow("many words, rare ones") << quint64{103} << 400 << 12 << 200;
    QTest::newRow("many repeats") << quint64{104} << 8 << 60 << 75;
    QTest::newRow("no training rows") << quint64{106} << 9 << 5 << 0;
}

void TestSimilarityOptions::everyOptionAgainstAllPairs()
{
    QFETCH(quint64, seed);
    QFETCH(int, words);
    QFETCH(int, longest);
    QFETCH(int, rows);
    Random random(seed);
    const auto size = [](int value) { return static_cast<std::size_t>(value); };
    const auto train = randomTexts(random, size(rows), size(words), size(longest));
    const auto test = randomTexts(random, 20, size(words), size(longest));
    const auto options = otherOptions();
    const auto results = find(test, train, options, 2, 37);
    QCOMPARE(results.size(), options.size());
    for (std::size_t i = 0; i < options.size(); ++i) {
        const BestMatches expected = tests::compareAllPairs(test, train, options[i]);
        QCOMPARE(tests::firstDifference(results[i], expected), std::string());
    }
}

void TestSimilarityOptions::withinOneSplit()
{
    Random random(31);
    const auto texts = randomTexts(random, 120, 9, 5);
    auto options = manyOptions();
    std::ranges::copy(otherOptions(), std::back_inserter(options));
    for (Options& one : options)
        one.within = true;
    const auto results = find(texts, texts, options, 2, 37);
    QCOMPARE(results.size(), options.size());
    std::size_t pairs = 0;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const BestMatches expected = tests::compareAllPairs(texts, texts, options[i]);
        QCOMPARE(tests::firstDifference(results[i], expected), std::string());
        for (const similarity::Match& match : results[i].matches)
            QVERIFY(match.train != match.test);
        pairs += results[i].partners.size();
    }
    QVERIFY(pairs > 1000);
}

void TestSimilarityOptions::optionsThatDoNotFit()
{
    const auto refused = [](const Options& options) {
        ListSource test({"some words"});
        ListSource train({"some words"});
        JobContext job({}, {}, 1);
        const auto result = similarity::findBestMatches(test, train, {options}, job);
        return !result && result.error().code == Code::InvalidArgument;
    };
    Options options;
    QVERIFY(!refused(options));
    options.n = 33;
    QVERIFY(refused(options));
    options.n = 3;
    options.longest = 2;
    QVERIFY(refused(options));
    options.longest = 0;
    options.measure = similarity::Measure::Jaccard;
    QVERIFY(refused(options));
    options.weighting = similarity::Weighting::Binary;
    QVERIFY(!refused(options));
    options.scoring = Scoring::AsPublished;
    QVERIFY(refused(options));
    options = {};
    options.top = similarity::kAllPartners;
    QVERIFY(refused(options));
    options.minScore = 50;
    QVERIFY(!refused(options));
}

QTEST_APPLESS_MAIN(TestSimilarityOptions)
#include "tst_similarity_options.moc"
