// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

#include <string>
#include <utility>
#include <vector>

#include "base/random.h"
#include "similarity/similarity.h"
#include "unit/similarity/oracle.h"
#include "unit/similarity/texts_for_tests.h"

/// The engine over lists of texts, and sets of options to run it with.
namespace heldout::tests {

inline std::vector<similarity::BestMatches> find(const std::vector<std::string>& test,
    const std::vector<std::string>& train, const std::vector<similarity::Options>& options,
    unsigned threads = 1, std::size_t chunk = 4096)
{
    ListSource testSource(test, chunk);
    ListSource trainSource(train, chunk);
    JobContext job({}, {}, threads);
    auto result = similarity::findBestMatches(testSource, trainSource, options, job);
    return result ? *result : std::vector<similarity::BestMatches>{};
}

inline std::vector<similarity::Options> manyOptions()
{
    std::vector<similarity::Options> all;
    for (const int n : {1, 2, 4}) {
        for (const auto stopWords : {text::StopWords::English, text::StopWords::None}) {
            for (const auto scoring : {similarity::Scoring::Exact, similarity::Scoring::AsPublished}) {
                all.push_back({n, stopWords, scoring, 1, 0});
                all.push_back({n, stopWords, scoring, 4, 0});
                all.push_back({n, stopWords, scoring, 7, 40.5});
                all.push_back({n, stopWords, scoring, similarity::kAllPartners, 55});
            }
        }
    }
    return all;
}

inline similarity::Options withN(int n)
{
    similarity::Options options;
    options.n = n;
    return options;
}

/// Every unit, weighting and measure, one length and several, for the best match, some and all.
inline std::vector<similarity::Options> otherOptions()
{
    using similarity::GramUnit;
    using similarity::Measure;
    using similarity::Weighting;
    const std::pair<Weighting, Measure> kinds[] = {{Weighting::Binary, Measure::Cosine},
        {Weighting::Binary, Measure::Jaccard}, {Weighting::Binary, Measure::Containment},
        {Weighting::TfIdf, Measure::Cosine}, {Weighting::Counts, Measure::Cosine}};
    std::vector<similarity::Options> all;
    for (const auto unit : {GramUnit::Words, GramUnit::Characters}) {
        for (const auto& [weighting, measure] : kinds) {
            for (const auto& [n, longest] : {std::pair(1, 0), std::pair(3, 0), std::pair(1, 3)}) {
                similarity::Options options = withN(n);
                options.longest = longest;
                options.unit = unit;
                options.weighting = weighting;
                options.measure = measure;
                all.push_back(options);
                options.top = 5;
                options.minScore = 20.25;
                all.push_back(options);
                options.top = similarity::kAllPartners;
                all.push_back(options);
            }
        }
    }
    return all;
}

/// Rows of a test's data: kinds of random texts, for fetchTexts(). `part` makes fewer training rows of them.
inline void addKindsOfTexts(quint64 firstSeed, int part)
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<int>("words");
    QTest::addColumn<int>("longest");
    QTest::addColumn<int>("rows");
    QTest::newRow("a few words, short") << firstSeed + 1 << 6 << 4 << 300 / part;
    QTest::newRow("some words") << firstSeed + 2 << 20 << 9 << 400 / part;
    QTest::newRow("many words, rare ones") << firstSeed + 3 << 400 << 12 << 400 / part;
    QTest::newRow("many repeats") << firstSeed + 4 << 8 << 60 << 150 / part;
    QTest::newRow("one word") << firstSeed + 5 << 4 << 3 << 100 / part;
    QTest::newRow("no training rows") << firstSeed + 6 << 9 << 5 << 0;
}

struct TwoSides
{
    std::vector<std::string> test, train;
};

/// Of the row at hand.
inline TwoSides fetchTexts(std::size_t testRows)
{
    QFETCH(quint64, seed);
    QFETCH(int, words);
    QFETCH(int, longest);
    QFETCH(int, rows);
    Random random(seed);
    const auto size = [](int value) { return static_cast<std::size_t>(value); };
    TwoSides sides;
    sides.train = randomTexts(random, size(rows), size(words), size(longest));
    sides.test = randomTexts(random, testRows, size(words), size(longest));
    return sides;
}

} // namespace heldout::tests
