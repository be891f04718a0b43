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
    tests::addKindsOfTexts(100, 2);
}

void TestSimilarityOptions::everyOptionAgainstAllPairs()
{
    const auto [test, train] = tests::fetchTexts(20);
    const auto options = otherOptions();
    const auto results = find(test, train, options, 2, 37);
    QCOMPARE(tests::differenceFromAllPairs(results, test, train, options), std::string());
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
    QCOMPARE(tests::differenceFromAllPairs(results, texts, texts, options), std::string());
    std::size_t pairs = 0;
    for (const similarity::BestMatches& result : results) {
        for (const similarity::Match& match : result.matches)
            QVERIFY(match.train != match.test);
        pairs += result.partners.size();
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
