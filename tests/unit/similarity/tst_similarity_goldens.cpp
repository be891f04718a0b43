// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <cmath>
#include <filesystem>

#include "base/numbers.h"
#include "similarity/similarity.h"
#include "unit/similarity/texts_for_tests.h"

using namespace heldout;
using similarity::BestMatches;
using similarity::Scoring;
using tests::ListSource;

namespace {

const std::string kShared = HELDOUT_SHARED_DATA;

std::vector<std::string> texts(const std::string& name, bool test)
{
    if (name == "sst2")
        return tests::readColumn(
            kShared + (test ? "/data/sst2/test.tsv" : "/data/sst2/train.tsv"), test ? 1 : 0);
    const std::string side = kShared + "/data/bc2gm/" + (test ? "test_" : "train_");
    if (name == "bc2gm mentions")
        return tests::readMentions(side + "GENE.eval");
    return tests::readSentences(side + (test ? "test.in" : "train.in"));
}

std::vector<std::uint64_t> intervals(const BestMatches& result)
{
    std::vector<std::uint64_t> counts(4);
    for (const similarity::Match& match : result.matches) {
        std::size_t at = 0;
        for (const std::uint32_t border : {25'000u, 50'000u, 75'000u})
            at += similarity::atLeast(match, border, result.options.scoring) ? 1 : 0;
        ++counts[at];
    }
    return counts;
}

double mean(const BestMatches& result)
{
    double sum = 0;
    for (const similarity::Match& match : result.matches)
        sum += match.score;
    return sum / static_cast<double>(result.matches.size());
}

std::vector<BestMatches> compare(const std::string& name, const std::vector<similarity::Options>& options)
{
    ListSource test(texts(name, true));
    ListSource train(texts(name, false));
    JobContext job;
    auto result = similarity::findBestMatches(test, train, options, job);
    return result ? *result : std::vector<BestMatches>{};
}

} // namespace

/// Published data sets against figures that an independent program computed from the same files.
class TestSimilarityGoldens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figures_data();
    void figures();
    void rows_data();
    void rows();
};

void TestSimilarityGoldens::figures_data()
{
    using Counts = std::vector<std::uint64_t>;
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("n");
    QTest::addColumn<double>("mean");
    QTest::addColumn<Counts>("exact");
    QTest::addColumn<Counts>("published");
    QTest::addColumn<int>("emptyTest");
    QTest::addColumn<int>("emptyTrain");
    QTest::newRow("SST-2 unigrams") << "sst2" << 1 << 46.055815 << Counts{20, 1157, 577, 67}
                                    << Counts{20, 1216, 522, 63} << 4 << 316;
    QTest::newRow("SST-2 bigrams") << "sst2" << 2 << 17.378379 << Counts{} << Counts{} << -1 << -1;
    QTest::newRow("SST-2 trigrams") << "sst2" << 3 << 1.388049 << Counts{1778, 34, 9, 0}
                                    << Counts{1778, 34, 9, 0} << 81 << 23682;
    QTest::newRow("BC2GM unigrams") << "bc2gm" << 1 << 33.191640 << Counts{974, 3716, 263, 47}
                                    << Counts{990, 3706, 257, 47} << 23 << 69;
    QTest::newRow("BC2GM bigrams") << "bc2gm" << 2 << 13.122176 << Counts{4582, 374, 17, 27}
                                   << Counts{4585, 373, 15, 27} << 68 << 192;
    QTest::newRow("BC2GM trigrams") << "bc2gm" << 3 << 4.200074 << Counts{} << Counts{} << -1 << -1;
    QTest::newRow("BC2GM mentions, unigrams")
        << "bc2gm mentions" << 1 << 70.766285 << Counts{1058, 149, 1767, 3357}
        << Counts{1059, 352, 1565, 3355} << 30 << 53;
}

void TestSimilarityGoldens::figures()
{
    if (!std::filesystem::exists(kShared))
        return;
    QFETCH(QString, name);
    QFETCH(int, n);
    QFETCH(double, mean);
    QFETCH(std::vector<std::uint64_t>, exact);
    QFETCH(std::vector<std::uint64_t>, published);
    QFETCH(int, emptyTest);
    QFETCH(int, emptyTrain);
    similarity::Options options;
    options.n = n;
    similarity::Options asPublished = options;
    asPublished.scoring = Scoring::AsPublished;
    const auto results = compare(name.toStdString(), {options, asPublished});
    QCOMPARE(results.size(), std::size_t{2});
    QCOMPARE(toFixed(::mean(results[0]), 6), toFixed(mean, 6));
    QCOMPARE(toFixed(::mean(results[1]), 6), toFixed(mean, 6));
    if (exact.empty())
        return;
    QCOMPARE(intervals(results[0]), exact);
    QCOMPARE(intervals(results[1]), published);
    QCOMPARE(results[0].emptyTest, static_cast<std::uint64_t>(emptyTest));
    QCOMPARE(results[0].emptyTrain, static_cast<std::uint64_t>(emptyTrain));
}

void TestSimilarityGoldens::rows_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("n");
    QTest::addColumn<QString>("file");
    QTest::newRow("SST-2 unigrams") << "sst2" << 1 << "sst2_text_1gram_rows.tsv";
    QTest::newRow("SST-2 trigrams") << "sst2" << 3 << "sst2_text_3gram_rows.tsv";
    QTest::newRow("BC2GM unigrams") << "bc2gm" << 1 << "bc2gm_text_1gram_rows.tsv";
    QTest::newRow("BC2GM bigrams") << "bc2gm" << 2 << "bc2gm_text_2gram_rows.tsv";
}

void TestSimilarityGoldens::rows()
{
    if (!std::filesystem::exists(kShared))
        return;
    QFETCH(QString, name);
    QFETCH(int, n);
    QFETCH(QString, file);
    similarity::Options options;
    options.n = n;
    similarity::Options asPublished = options;
    asPublished.scoring = Scoring::AsPublished;
    const auto results = compare(name.toStdString(), {options, asPublished});
    QCOMPARE(results.size(), std::size_t{2});
    const auto lines = tests::readLines(kShared + "/goldens/leakage/" + file.toStdString());
    QVERIFY(lines.size() > 100);
    for (std::size_t line = 1; line < lines.size(); ++line) {
        // row, test_id, score, dot, norm2_test, norm2_train, train (lowest), ties, train (published),
        // train_id, interval, score (published), interval (published)
        const auto golden = tests::splitAt(lines[line], '\t');
        const auto row = static_cast<std::size_t>(parseUnsigned(golden.at(0)).value());
        const similarity::Match& match = results[0].matches.at(row);
        QCOMPARE(match.dot, parseUnsigned(golden.at(3)).value());
        QCOMPARE(match.norm2Test, parseUnsigned(golden.at(4)).value());
        QCOMPARE(toFixed(match.score, 12), golden.at(2));
        const similarity::Match& published = results[1].matches.at(row);
        QCOMPARE(toText(published.score), toText(parseDouble(golden.at(11)).value()));
        if (match.dot == 0) {
            QCOMPARE(match.train, similarity::kNoRow);
            QCOMPARE(published.train, similarity::kNoRow);
            continue;
        }
        QCOMPARE(match.norm2Train, parseUnsigned(golden.at(5)).value());
        QCOMPARE(match.train, static_cast<std::uint32_t>(parseUnsigned(golden.at(6)).value()));
        QCOMPARE(match.ties, static_cast<std::uint32_t>(parseUnsigned(golden.at(7)).value()));
        QCOMPARE(published.train, static_cast<std::uint32_t>(parseUnsigned(golden.at(8)).value()));
    }
}

QTEST_APPLESS_MAIN(TestSimilarityGoldens)
#include "tst_similarity_goldens.moc"
