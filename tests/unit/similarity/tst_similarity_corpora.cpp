// SPDX-License-Identifier: GPL-3.0-or-later
// The engine against the slow way on texts as people write them, and on long ones.
#include <QtTest>

#include <algorithm>
#include <filesystem>

#include "base/files.h"
#include "similarity/similarity.h"
#include "text/ngrams.h"
#include "unit/similarity/engine_for_tests.h"
#include "unit/similarity/oracle.h"

using namespace heldout;
using similarity::Options;
using tests::TwoSides;

namespace {

const std::string kShared = HELDOUT_SHARED_DATA;

/// The words of a text as the oracle reads them: ASCII, lower case, a blank between two.
std::string plain(const std::string& text)
{
    text::Words words;
    text::splitWords(text, text::StopWords::None, words);
    std::string joined;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (std::ranges::all_of(word, [](char c) { return static_cast<unsigned char>(c) < 0x80; }))
            joined.append(joined.empty() ? "" : " ").append(word);
    }
    return joined;
}

std::vector<std::string> unpackedLines(const std::string& path)
{
    std::string content;
    auto file = InputFile::open(path);
    if (!file)
        return {};
    for (auto bytes = file->next(); bytes && !bytes->empty(); bytes = file->next())
        content.append(bytes->data(), bytes->size());
    return tests::splitAt(content, '\n');
}

TwoSides sst2()
{
    return {tests::readColumn(kShared + "/data/sst2/test.tsv", 1),
        tests::readColumn(kShared + "/data/sst2/train.tsv", 0)};
}

TwoSides bc2gm()
{
    return {tests::readSentences(kShared + "/data/bc2gm/test_test.in"),
        tests::readSentences(kShared + "/data/bc2gm/train_train.in")};
}

/// Fold 0 of the random folds against the others: nearly every sentence has its like.
TwoSides aimed()
{
    TwoSides sides;
    const auto lines = unpackedLines(kShared + "/goldens/leakage/inputs/aimed_instances.tsv.gz");
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const auto fields = tests::splitAt(lines[i], '\t');
        (fields.at(3) == "0" ? sides.test : sides.train).push_back(fields.at(6));
    }
    return sides;
}

/// One word a line; a blank line ends a sentence.
std::vector<std::string> jnlpbaSentences(const std::string& name)
{
    std::vector<std::string> sentences(1);
    for (const std::string& line : tests::readLines(kShared + "/data/jnlpba/" + name)) {
        if (line.empty())
            sentences.emplace_back();
        else
            sentences.back() += line.substr(0, line.find('\t')) + ' ';
    }
    return sentences;
}

/// Texts of ten thousand words out of thirty, so that counts pass what a byte holds.
TwoSides longTexts()
{
    Random random(5);
    TwoSides sides{tests::randomTexts(random, 20, 30, 10'000), tests::randomTexts(random, 60, 30, 10'000)};
    std::string all;
    for (int word = 0; word < 10'000; ++word)
        all += "word" + std::to_string(word % 30) + ' ';
    sides.test.push_back(all);
    sides.train.push_back(all);
    return sides;
}

TwoSides sidesOf(const QString& name)
{
    if (name == QLatin1String("SST-2"))
        return sst2();
    if (name == QLatin1String("BC2GM"))
        return bc2gm();
    if (name == QLatin1String("AIMed"))
        return aimed();
    if (name == QLatin1String("JNLPBA"))
        return {jnlpbaSentences("test.tsv"), jnlpbaSentences("devel.tsv")};
    return longTexts();
}

Options withNgrams(int n, std::uint32_t top, double minScore = 0)
{
    Options options = tests::withN(n);
    options.stopWords = text::StopWords::None;
    options.top = top;
    options.minScore = minScore;
    return options;
}

std::vector<Options> corpusOptions()
{
    std::vector<Options> all{withNgrams(1, 6), withNgrams(2, 1), withNgrams(3, 3, 20),
        withNgrams(1, similarity::kAllPartners, 60)};
    all.push_back(withNgrams(1, 6));
    all.back().weighting = similarity::Weighting::TfIdf;
    all.push_back(withNgrams(1, 6));
    all.back().weighting = similarity::Weighting::Binary;
    all.back().measure = similarity::Measure::Jaccard;
    return all;
}

} // namespace

class TestSimilarityCorpora : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalsAllPairs_data();
    void equalsAllPairs();
};

void TestSimilarityCorpora::equalsAllPairs_data()
{
    QTest::addColumn<int>("testItems");
    QTest::addColumn<int>("trainItems");
    QTest::newRow("long texts") << 21 << 61;
    if (std::filesystem::exists(kShared + "/data")) {
        QTest::newRow("SST-2") << 60 << 20'000;
        QTest::newRow("BC2GM") << 60 << 15'000;
        QTest::newRow("AIMed") << 120 << 5'000;
        QTest::newRow("JNLPBA") << 120 << 2'500;
    }
}

void TestSimilarityCorpora::equalsAllPairs()
{
    QFETCH(int, testItems);
    QFETCH(int, trainItems);
    TwoSides sides = sidesOf(QString::fromLatin1(QTest::currentDataTag()));
    for (std::vector<std::string>* texts : {&sides.test, &sides.train})
        std::ranges::transform(*texts, texts->begin(), plain);
    // Spread over the whole file: sides are often sorted by something.
    const auto thin = [](std::vector<std::string>& texts, int wanted) {
        const std::size_t step = std::max<std::size_t>(1, texts.size() / static_cast<std::size_t>(wanted));
        std::vector<std::string> some;
        for (std::size_t i = 0; i < texts.size(); i += step)
            some.push_back(texts[i]);
        texts = std::move(some);
    };
    thin(sides.test, testItems);
    thin(sides.train, trainItems);
    QVERIFY(sides.test.size() >= static_cast<std::size_t>(testItems));
    const auto options = corpusOptions();
    const auto results = tests::find(sides.test, sides.train, options, 2, 1000);
    const std::string difference = tests::differenceFromAllPairs(results, sides.test, sides.train, options);
    QVERIFY2(difference.empty(), difference.c_str());
}

QTEST_APPLESS_MAIN(TestSimilarityCorpora)
#include "tst_similarity_corpora.moc"
