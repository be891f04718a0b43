// SPDX-License-Identifier: GPL-3.0-or-later
#include "project_fixture.h"

#include <cmath>
#include <map>
#include <numeric>
#include <thread>

#include "base/random.h"
#include "project/match_order.h"
#include "text/ngrams.h"

using namespace heldout;
using namespace heldout::test;
using project::CompareRequest;
using project::ComparisonRun;
using project::MatchLine;

namespace {

std::string sentence(Random& random, std::uint64_t words)
{
    static const char* const kWords[]
        = {"gene", "protein", "binds", "cell", "factor", "human", "mouse", "kinase", "alpha", "beta"};
    std::string text;
    for (std::uint64_t i = 0; i < words; ++i)
        text += (i == 0 ? "" : " ") + std::string(kWords[random.below(std::size(kWords))]);
    return text;
}

std::vector<std::string> randomTexts(std::uint64_t seed, std::size_t count)
{
    Random random(seed);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < count; ++i)
        texts.push_back(sentence(random, 1 + random.below(8)));
    return texts;
}

std::string toTsv(const std::vector<std::string>& texts)
{
    std::string tsv = "text\n";
    for (const std::string& one : texts)
        tsv += one + "\n";
    return tsv;
}

std::map<std::string, std::uint64_t> counts(const std::string& value, int n)
{
    text::Words words;
    text::splitWords(value, text::StopWords::English, words);
    std::map<std::string, std::uint64_t> result;
    for (std::size_t i = 0; i + std::size_t(n) <= words.size(); ++i) {
        std::string ngram;
        for (int k = 0; k < n; ++k)
            ngram += std::string(words[i + std::size_t(k)]) + ' ';
        ++result[ngram];
    }
    return result;
}

std::uint64_t norm2(const std::map<std::string, std::uint64_t>& vector)
{
    std::uint64_t sum = 0;
    for (const auto& [ngram, count] : vector)
        sum += count * count;
    return sum;
}

/// The best match of one text by trying all: the oracle.
MatchLine bruteForce(const std::string& test, const std::vector<std::string>& train, int n)
{
    MatchLine best;
    const auto mine = counts(test, n);
    const std::uint64_t norm2Test = norm2(mine);
    std::uint64_t bestDot = 0;
    std::uint64_t bestNorm = 0;
    for (std::size_t row = 0; row < train.size(); ++row) {
        const auto theirs = counts(train[row], n);
        std::uint64_t dot = 0;
        for (const auto& [ngram, count] : mine) {
            const auto other = theirs.find(ngram);
            dot += other == theirs.end() ? 0 : count * other->second;
        }
        const std::uint64_t norm = norm2(theirs);
        // dot^2 / norm against the best so far; the test side's norm is the same for both
        const std::uint64_t left = dot * dot * std::max<std::uint64_t>(bestNorm, 1);
        const std::uint64_t right = bestDot * bestDot * std::max<std::uint64_t>(norm, 1);
        if (dot > 0 && left > right) {
            bestDot = dot;
            bestNorm = norm;
            best.trainId = std::to_string(row);
            best.ties = 1;
        } else if (dot > 0 && left == right) {
            ++best.ties;
        }
    }
    if (bestDot > 0)
        best.score = 100.0 * double(bestDot) / std::sqrt(double(norm2Test) * double(bestNorm));
    best.dot = bestDot;
    best.norm2Test = norm2Test;
    best.norm2Train = bestNorm;
    return best;
}

QByteArray shown(const MatchLine& line)
{
    return bytes(line.testId) + '\t' + bytes(line.trainId) + '\t' + QByteArray::number(*line.dot) + '\t'
        + QByteArray::number(*line.norm2Test) + '\t' + QByteArray::number(*line.norm2Train) + '\t'
        + QByteArray::number(line.ties) + '\t' + QByteArray::number(line.score, 'g', 17);
}

} // namespace

class TestProjectCompare : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void agreesWithTryingAll();
    void threadsChangeNothing();
    void pairsStandByScore();
    void intervalsAgreeWithCountingRows();
    void rankPartsAgreeWithTheStoredFour();
    void secondStartIsStored();
    void startedTwiceIsStoredOnce();
    void otherSettingsAreOtherRuns();
    void settingsAreCanonical();
    void reimportMakesRunsOutdated();
    void sameDataAgainIsUpToDate();
    void removedSplitMakesRunsOutdated();
    void renamedDataKeepsRuns();
    void flagsSayHowPairsAreAlike();
    void identicalTextsAreCounted();
    void cancelLeavesNoRun();
    void stopBetweenTwoRunsKeepsNone();
    void readOnlyProjectIsToldBeforeTheWork();
    void badRequestsAreRefused();
    void removedRunIsGone();
    void orderOfTiesIsByTestRow();
    void emptySidesHaveNoScores();
};

void TestProjectCompare::agreesWithTryingAll()
{
    ProjectFixture fixture;
    const auto train = randomTexts(1, 150);
    const auto test = randomTexts(2, 120);
    HELDOUT_OK(fixture.load("train", toTsv(train)));
    HELDOUT_OK(fixture.load("test", toTsv(test)));
    const auto runs = fixture.compare();
    HELDOUT_OK(runs);
    QCOMPARE(runs->size(), 3U);
    for (const ComparisonRun& run : *runs) {
        const auto lines = fixture.matches(run.id);
        QCOMPARE(lines.size(), test.size());
        double sum = 0;
        for (std::size_t i = 0; i < test.size(); ++i) {
            MatchLine expected = bruteForce(test[i], train, run.options.n);
            QCOMPARE(bytes(lines[i].testId), QByteArray::number(qulonglong(i)));
            QCOMPARE(bytes(lines[i].trainId), bytes(expected.trainId));
            QCOMPARE(lines[i].dot, expected.dot);
            QCOMPARE(lines[i].norm2Test, expected.norm2Test);
            QCOMPARE(lines[i].ties, expected.ties);
            QVERIFY(std::abs(lines[i].score - expected.score) < 1e-9);
            sum += expected.score;
        }
        QVERIFY(std::abs(*run.summary.mean - sum / double(test.size())) < 1e-9);
    }
}

void TestProjectCompare::threadsChangeNothing()
{
    QByteArray results[2];
    for (const unsigned threads : {1U, 2U}) {
        ProjectFixture fixture;
        HELDOUT_OK(fixture.load("train", toTsv(randomTexts(3, 3000))));
        HELDOUT_OK(fixture.load("test", toTsv(randomTexts(4, 2000))));
        const auto runs = fixture.compare({}, threads);
        HELDOUT_OK(runs);
        for (const ComparisonRun& run : *runs) {
            for (const MatchLine& line : fixture.matches(run.id))
                results[threads - 1] += shown(line) + '\n';
        }
    }
    QCOMPARE(results[0], results[1]);
}

void TestProjectCompare::pairsStandByScore()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", toTsv(randomTexts(5, 300))));
    HELDOUT_OK(fixture.load("test", toTsv(randomTexts(6, 400))));
    for (const auto scoring : {similarity::Scoring::Exact, similarity::Scoring::AsPublished}) {
        CompareRequest request;
        request.ngrams = {2};
        request.scoring = scoring;
        const auto runs = fixture.compare(request);
        HELDOUT_OK(runs);
        const auto rows = fixture.project().pairs(runs->at(0).id, 0, 1000, 50);
        HELDOUT_OK(rows);
        QCOMPARE(rows->size(), 400U);
        for (std::size_t i = 0; i < rows->size(); ++i) {
            QCOMPARE(rows->at(i).pos, i);
            if (i == 0)
                continue;
            const project::PairRow& before = rows->at(i - 1);
            const project::PairRow& row = rows->at(i);
            if (scoring == similarity::Scoring::AsPublished) {
                QVERIFY(before.score >= row.score);
                QVERIFY(before.score > row.score || before.testOrdinal < row.testOrdinal);
                continue;
            }
            // dot^2 / (n2 n2') in integers: doubles of equal scores may differ in their last digit
            const auto norms = [](const project::PairRow& pair) {
                return std::max<std::uint64_t>(*pair.norm2Test * *pair.norm2Train, 1);
            };
            const std::uint64_t left = *before.dot * *before.dot * norms(row);
            const std::uint64_t right = *row.dot * *row.dot * norms(before);
            QVERIFY(left >= right);
            QVERIFY(left > right || before.testOrdinal < row.testOrdinal);
        }
        const auto page = fixture.project().pairs(runs->at(0).id, 123, 5, 50);
        QCOMPARE(page->at(4).testOrdinal, rows->at(127).testOrdinal);
    }
}

void TestProjectCompare::intervalsAgreeWithCountingRows()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", toTsv(randomTexts(7, 200))));
    HELDOUT_OK(fixture.load("test", toTsv(randomTexts(8, 500))));
    const auto runs = fixture.compare();
    HELDOUT_OK(runs);
    const project::ObjectId run = runs->at(0).id;
    const auto lines = fixture.matches(run);
    // borders on and off the grid, and on scores that occur: 50 % and 70.71 %
    for (const std::vector<std::uint32_t>& borders : {std::vector<std::uint32_t>{25000, 50000, 75000}, {1},
             {99999}, {50000, 50001}, {70710, 70711}, {81649, 81650}, {}}) {
        const auto intervals = fixture.project().intervals(run, borders);
        HELDOUT_OK(intervals);
        QCOMPARE(intervals->size(), borders.size() + 1);
        std::uint64_t total = 0;
        for (const leakage::Interval& interval : *intervals) {
            std::uint64_t counted = 0;
            for (const MatchLine& line : lines) {
                // dot^2 / (n2 n2') >= (border / 100000)^2 in integers
                const auto atLeast = [&](std::uint64_t border) {
                    return border == 0
                        || (*line.dot > 0
                            && *line.dot * *line.dot * 10000000000ULL
                                >= border * border * *line.norm2Test * *line.norm2Train);
                };
                counted += atLeast(interval.from) && (interval.to == 100000 || !atLeast(interval.to)) ? 1 : 0;
            }
            QCOMPARE(interval.count, counted);
            total += counted;
        }
        QCOMPARE(total, 500U);
    }
    QCOMPARE(fixture.project().intervals(run, {50000, 25000}).error().code, Code::InvalidArgument);
    QCOMPARE(fixture.project().intervals(run, {0}).error().code, Code::InvalidArgument);
    QCOMPARE(fixture.project().intervals(run, {100000}).error().code, Code::InvalidArgument);
    const auto steps = fixture.project().histogram(run);
    HELDOUT_OK(steps);
    QCOMPARE(steps->size(), leakage::kHistogramSteps);
    QCOMPARE(std::accumulate(steps->begin(), steps->end(), 0ULL), 500ULL);
}

void TestProjectCompare::rankPartsAgreeWithTheStoredFour()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", toTsv(randomTexts(9, 100))));
    HELDOUT_OK(fixture.load("test", toTsv(randomTexts(10, 203))));
    const auto runs = fixture.compare();
    HELDOUT_OK(runs);
    for (const ComparisonRun& run : *runs) {
        const auto parts = fixture.project().rankParts(run.id, 4);
        HELDOUT_OK(parts);
        QCOMPARE(parts->size(), run.rankParts.size());
        for (std::size_t i = 0; i < parts->size(); ++i) {
            QCOMPARE(parts->at(i).part, run.rankParts[i].part);
            QVERIFY(parts->at(i).min == run.rankParts[i].min); // to the last digit
            QVERIFY(parts->at(i).max == run.rankParts[i].max); // to the last digit
            QCOMPARE(parts->at(i).count, run.rankParts[i].count);
        }
        QCOMPARE(parts->at(3).count, 203U - 3 * 51U);
        QCOMPARE(fixture.project().rankParts(run.id, 1)->at(0).max, *run.summary.max);
        QCOMPARE(fixture.project().rankParts(run.id, 0).error().code, Code::InvalidArgument);
    }
}

void TestProjectCompare::secondStartIsStored()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", toTsv(randomTexts(11, 50))));
    HELDOUT_OK(fixture.load("test", toTsv(randomTexts(12, 50))));
    CompareRequest request;
    request.ngrams = {2};
    const auto first = fixture.compare(request);
    HELDOUT_OK(first);
    QVERIFY(!first->at(0).stored);
    const auto again = fixture.compare();
    HELDOUT_OK(again);
    QCOMPARE(again->size(), 3U);
    QVERIFY(!again->at(0).stored);
    QVERIFY(again->at(1).stored);
    QCOMPARE(again->at(1).id, first->at(0).id);
    QCOMPARE(again->at(1).startedAt, first->at(0).startedAt);
    QVERIFY(!again->at(2).stored);
    fixture.open();
    const auto third = fixture.compare();
    HELDOUT_OK(third);
    for (std::size_t i = 0; i < 3; ++i) {
        QVERIFY(third->at(i).stored);
        QCOMPARE(third->at(i).id, again->at(i).id);
        QCOMPARE(*third->at(i).summary.mean, *again->at(i).summary.mean);
        QCOMPARE(third->at(i).rankParts.size(), again->at(i).rankParts.size());
    }
    QCOMPARE(fixture.project().comparisons()->size(), 3U);
}

void TestProjectCompare::startedTwiceIsStoredOnce()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", toTsv(randomTexts(11, 50))));
    HELDOUT_OK(fixture.load("test", toTsv(randomTexts(12, 50))));
    // Another program compares from start to end while this one has not published yet.
    const auto other
        = project::Project::open(fixture.path(), project::OpenMode::ReadWrite, fixture.environment());
    HELDOUT_OK(other);
    CompareRequest request;
    request.dataset = "data";
    request.testSplit = "test";
    request.trainSplit = "train";
    request.ngrams = {1, 2};
    std::optional<Result<std::vector<ComparisonRun>>> theirs;
    JobContext job(
        {},
        [&](const Progress&) {
            if (theirs)
                return;
            CompareRequest one = request;
            one.ngrams = {1};
            JobContext inside;
            theirs = (*other)->compare(one, inside);
        },
        1);
    const auto ours = fixture.project().compare(request, job);
    HELDOUT_OK(ours);
    QVERIFY(theirs.has_value());
    HELDOUT_OK(*theirs);
    QVERIFY(!theirs->value().at(0).stored);
    QVERIFY(ours->at(0).stored);
    QCOMPARE(ours->at(0).id, theirs->value().at(0).id);
    QVERIFY(!ours->at(1).stored);
    QCOMPARE(fixture.project().comparisons()->size(), 2U);
    JobContext tidying;
    HELDOUT_OK(fixture.project().tidy(tidying));
    HELDOUT_OK(fixture.project().check(tidying));
}

void TestProjectCompare::otherSettingsAreOtherRuns()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", toTsv(randomTexts(13, 50))));
    HELDOUT_OK(fixture.load("test", toTsv(randomTexts(14, 50))));
    CompareRequest request;
    request.ngrams = {1};
    HELDOUT_OK(fixture.compare(request));
    std::vector<CompareRequest> others(4, request);
    others[0].scoring = similarity::Scoring::AsPublished;
    others[1].stopWords = text::StopWords::None;
    others[2].top = 2;
    others[3].minScore = 12.5;
    for (const CompareRequest& other : others) {
        const auto runs = fixture.compare(other);
        HELDOUT_OK(runs);
        QVERIFY(!runs->at(0).stored);
        QCOMPARE(runs->at(0).options.scoring, other.scoring);
        QCOMPARE(runs->at(0).options.stopWords, other.stopWords);
        QCOMPARE(runs->at(0).options.top, other.top);
        QCOMPARE(runs->at(0).options.minScore, other.minScore);
    }
    const auto all = fixture.project().comparisons();
    QCOMPARE(all->size(), 5U);
    QCOMPARE(all->at(0).options.minScore, 12.5); // the newest first
}

void TestProjectCompare::settingsAreCanonical()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", toTsv(randomTexts(13, 5))));
    HELDOUT_OK(fixture.load("test", toTsv(randomTexts(14, 5))));
    CompareRequest request;
    request.ngrams = {3};
    const auto runs = fixture.compare(request);
    HELDOUT_OK(runs);
    QCOMPARE(bytes(runs->at(0).settings),
        "{\"min_score\":0.0,\"ngram\":3,\"of\":\"text\",\"scoring\":\"exact\",\"stop_words\":\"english\","
        "\"top\":6}");
    QCOMPARE(bytes(runs->at(0).programVersion), "test");
    QVERIFY(runs->at(0).durationMs > 0);
}

void TestProjectCompare::reimportMakesRunsOutdated()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", toTsv(randomTexts(15, 50))));
    HELDOUT_OK(fixture.load("test", toTsv(randomTexts(16, 50))));
    const auto runs = fixture.compare();
    HELDOUT_OK(runs);
    HELDOUT_OK(fixture.load("train", toTsv(randomTexts(17, 60)), true));
    const auto old = fixture.project().comparison(runs->at(0).id);
    HELDOUT_OK(old);
    QVERIFY(old->outdated);
    const std::string because = old->outdatedBecause.text();
    QVERIFY2(because.find("data / train") != std::string::npos, because.c_str());
    QCOMPARE(*old->summary.mean, *runs->at(0).summary.mean); // still readable
    // Rows would name other texts now.
    QVERIFY(!fixture.project().pairs(runs->at(0).id, 0, 10, 10));
    const auto fresh = fixture.compare();
    HELDOUT_OK(fresh);
    QVERIFY(!fresh->at(0).stored);
    QVERIFY(!fresh->at(0).outdated);
    QVERIFY(fresh->at(0).id != runs->at(0).id);
}

void TestProjectCompare::sameDataAgainIsUpToDate()
{
    ProjectFixture fixture;
    const std::string train = toTsv(randomTexts(15, 50));
    HELDOUT_OK(fixture.load("train", train));
    HELDOUT_OK(fixture.load("test", toTsv(randomTexts(16, 50))));
    const auto runs = fixture.compare();
    HELDOUT_OK(fixture.load("train", train, true));
    QVERIFY(!fixture.project().comparison(runs->at(0).id)->outdated);
    QVERIFY(fixture.compare()->at(0).stored);
    HELDOUT_OK(fixture.project().pairs(runs->at(0).id, 0, 10, 10));
}

void TestProjectCompare::removedSplitMakesRunsOutdated()
{
    ProjectFixture fixture;
    const auto train = fixture.load("train", toTsv(randomTexts(15, 50)));
    HELDOUT_OK(fixture.load("test", toTsv(randomTexts(16, 50))));
    const auto runs = fixture.compare();
    HELDOUT_OK(runs);
    HELDOUT_OK(fixture.project().removeSplit(train->splitId));
    const auto old = fixture.project().comparison(runs->at(0).id);
    HELDOUT_OK(old);
    QVERIFY(old->outdated);
    QCOMPARE(bytes(old->trainSplit), "train");
}

void TestProjectCompare::renamedDataKeepsRuns()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", toTsv(randomTexts(15, 50))));
    HELDOUT_OK(fixture.load("test", toTsv(randomTexts(16, 50))));
    const auto runs = fixture.compare();
    HELDOUT_OK(fixture.project().renameDataset(fixture.project().datasets()->at(0).id, "other"));
    const auto run = fixture.project().comparison(runs->at(0).id);
    HELDOUT_OK(run);
    QVERIFY(!run->outdated);
    QCOMPARE(bytes(run->dataset), "other");
}

void TestProjectCompare::flagsSayHowPairsAreAlike()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train",
        "text\tlabel\tdocument\n"
        "good movie\t1\td1\n"
        "Die Straße ist lang\t1\td2\n"
        "white  space here\t1\td3\n"
        "nothing alike\t1\td4\n"));
    HELDOUT_OK(fixture.load("test",
        "text\tlabel\tdocument\n"
        "good movie\t0\td1\n"
        "DIE STRASSE IST LANG\t1\td9\n"
        "white space here\t1\td9\n"
        "alike\t1\td4\n"
        "A I\t1\td9\n"
        "movie good\t0\td9\n"));
    CompareRequest request;
    request.ngrams = {1};
    request.stopWords = text::StopWords::None;
    const auto runs = fixture.compare(request);
    HELDOUT_OK(runs);
    const auto rows = fixture.project().pairs(runs->at(0).id, 0, 10, 100);
    HELDOUT_OK(rows);
    std::map<std::uint64_t, std::uint32_t> flags;
    for (const project::PairRow& row : *rows)
        flags[row.testOrdinal] = row.flags;
    QCOMPARE(flags[0] & 7U, 7U); // conflict, same document, same text
    QCOMPARE(flags[1] & 0x2fU, 8U); // equal after case folding although the words differ
    QCOMPARE(flags[2] & 0x2fU, 0U); // equal after white-space folding only
    QCOMPARE(flags[2] & 16U, 16U);
    QCOMPARE(flags[3], 2U);
    QCOMPARE(flags[4], 32U);
    QCOMPARE(flags[5], 0U); // the same words are not the same text
    QCOMPARE(runs->at(0).emptyTest, 1U);
}

void TestProjectCompare::identicalTextsAreCounted()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", "text\nSame Text here\nother one\nA I\n"));
    HELDOUT_OK(fixture.load("test", "text\nSame Text here\nsame text HERE\nSame  Text here\nA I\nunlike\n"));
    const auto runs = fixture.compare();
    HELDOUT_OK(runs);
    for (const ComparisonRun& run : *runs) {
        QCOMPARE(run.identical.exact, 2U);
        QCOMPARE(run.identical.ignoringCase, 3U);
        QCOMPARE(run.identical.ignoringSpace, 3U);
    }
}

void TestProjectCompare::cancelLeavesNoRun()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", toTsv(randomTexts(18, 3000))));
    HELDOUT_OK(fixture.load("test", toTsv(randomTexts(19, 3000))));
    CompareRequest request;
    request.dataset = "data";
    request.testSplit = "test";
    request.trainSplit = "train";
    int cancelled = 0;
    for (int point = 0; point < 12; ++point) {
        std::stop_source stop;
        std::atomic<int> reports = 0;
        JobContext job(stop.get_token(), [&](const Progress&) {
            if (reports++ == point)
                stop.request_stop();
        });
        const auto runs = fixture.project().compare(request, job);
        if (!runs) {
            ++cancelled;
            QCOMPARE(runs.error().code, Code::Cancelled);
            QCOMPARE(fixture.project().comparisons()->size(), 0U);
            continue;
        }
        for (const ComparisonRun& run : *runs)
            HELDOUT_OK(fixture.project().removeRun(run.id));
    }
    QVERIFY(cancelled > 0);
    JobContext job;
    HELDOUT_OK(fixture.project().tidy(job));
    HELDOUT_OK(fixture.project().check(job));
    HELDOUT_OK(fixture.compare());
}

void TestProjectCompare::stopBetweenTwoRunsKeepsNone()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", toTsv(randomTexts(20, 60))));
    HELDOUT_OK(fixture.load("test", toTsv(randomTexts(21, 60))));
    CompareRequest request;
    request.dataset = "data";
    request.testSplit = "test";
    request.trainSplit = "train";
    request.ngrams = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    std::stop_source stop;
    std::atomic<bool> ended = false;
    std::thread watcher([&] {
        while (!ended) {
            const auto runs = fixture.project().comparisons();
            if (runs && !runs->empty())
                stop.request_stop();
        }
    });
    JobContext job(stop.get_token(), {}, 1);
    const auto runs = fixture.project().compare(request, job);
    ended = true;
    watcher.join();
    QCOMPARE(fixture.project().comparisons()->size(), runs ? request.ngrams.size() : 0U);
    JobContext tidying;
    HELDOUT_OK(fixture.project().tidy(tidying));
    HELDOUT_OK(fixture.project().check(tidying));
    QCOMPARE(fixture.compare(request)->size(), request.ngrams.size());
}

void TestProjectCompare::readOnlyProjectIsToldBeforeTheWork()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", toTsv(randomTexts(22, 50))));
    HELDOUT_OK(fixture.load("test", toTsv(randomTexts(23, 50))));
    CompareRequest request;
    request.ngrams = {1};
    HELDOUT_OK(fixture.compare(request));
    fixture.open(project::OpenMode::ReadOnly);
    HELDOUT_OK(fixture.compare(request)); // stored, nothing to write
    request.dataset = "data";
    request.testSplit = "test";
    request.trainSplit = "train";
    request.ngrams = {2};
    int reports = 0;
    JobContext job({}, [&](const Progress&) { ++reports; }, 1);
    const auto refused = fixture.project().compare(request, job);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Code::ReadOnlyProject);
    QCOMPARE(reports, 0);
}

void TestProjectCompare::badRequestsAreRefused()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", toTsv(randomTexts(1, 5))));
    HELDOUT_OK(fixture.load("test", toTsv(randomTexts(2, 5))));
    std::vector<CompareRequest> bad(5);
    bad[0].ngrams = {};
    bad[1].ngrams = {0};
    bad[2].ngrams = {33};
    bad[3].top = 0;
    bad[4].unit = project::CompareUnit::Mentions; // none were loaded
    for (const CompareRequest& request : bad) {
        const auto runs = fixture.compare(request);
        QVERIFY(!runs);
        QCOMPARE(runs.error().code, Code::InvalidArgument);
    }
    CompareRequest unknown;
    unknown.dataset = "data";
    unknown.testSplit = "nowhere";
    unknown.trainSplit = "train";
    JobContext job;
    QCOMPARE(fixture.project().compare(unknown, job).error().code, Code::NotFound);
}

void TestProjectCompare::removedRunIsGone()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", toTsv(randomTexts(1, 50))));
    HELDOUT_OK(fixture.load("test", toTsv(randomTexts(2, 50))));
    const auto runs = fixture.compare();
    HELDOUT_OK(fixture.project().removeRun(runs->at(1).id));
    QCOMPARE(fixture.project().comparison(runs->at(1).id).error().code, Code::NotFound);
    QCOMPARE(fixture.project().comparisons()->size(), 2U);
    QVERIFY(!fixture.compare()->at(1).stored);
}

void TestProjectCompare::orderOfTiesIsByTestRow()
{
    // Scores that the double cannot tell from a border of 0.1 % must not leave their step.
    std::vector<similarity::Match> matches;
    for (const auto& [dot, norm] : std::vector<std::pair<std::uint64_t, std::uint64_t>>{
             {1, 4}, {2, 16}, {1, 1}, {0, 3}, {1, 4}, {3, 9}, {0, 5}}) {
        similarity::Match match;
        match.test = std::uint32_t(matches.size());
        match.dot = dot;
        match.norm2Test = norm;
        match.norm2Train = 1;
        match.train = dot > 0 ? 0 : similarity::kNoRow;
        match.score = dot > 0 ? 100.0 * double(dot) / std::sqrt(double(norm)) : 0;
        matches.push_back(match);
    }
    JobContext job;
    const auto order = project::orderByScore(matches, similarity::Scoring::Exact, job);
    HELDOUT_OK(order);
    QCOMPARE(order->places, (std::vector<std::uint32_t>{2, 5, 0, 1, 4, 3, 6}));
    QCOMPARE(std::accumulate(order->histogram.begin(), order->histogram.end(), 0U), 7U);
    std::stop_source stop;
    stop.request_stop();
    JobContext stopped(stop.get_token());
    QCOMPARE(
        project::orderByScore(matches, similarity::Scoring::Exact, stopped).error().code, Code::Cancelled);
}

void TestProjectCompare::emptySidesHaveNoScores()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", "text\nsome words here\n"));
    HELDOUT_OK(fixture.load("test", "text\nA I\n"));
    const auto runs = fixture.compare();
    HELDOUT_OK(runs);
    QCOMPARE(*runs->at(0).summary.mean, 0.0);
    QVERIFY(!runs->at(0).summary.std.has_value()); // of one item it is undefined
    QCOMPARE(fixture.matches(runs->at(0).id).at(0).trainId.size(), 0U);
}

QTEST_GUILESS_MAIN(TestProjectCompare)
#include "tst_project_compare.moc"
