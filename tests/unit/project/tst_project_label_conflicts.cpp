// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <stop_token>

#include "project/evaluation.h"
#include "project_fixture.h"

using namespace heldout;
using project::CompareRequest;
using project::LabelConflict;
using project::LabelConflicts;
using test::bytes;
using test::ProjectFixture;

namespace {

Result<LabelConflicts> conflictsOf(const ProjectFixture& fixture, project::ObjectId run,
    std::optional<std::int32_t> fromMilli, std::size_t limit = 1000, std::size_t maxBytes = 100)
{
    JobContext job;
    return fixture.project().evaluations().labelConflicts(run, fromMilli, limit, maxBytes, job);
}

/// "E0-T0 E0-T2": test and training ids in the order of the list.
QByteArray idsOf(const LabelConflicts& conflicts)
{
    QByteArray ids;
    for (const LabelConflict& one : conflicts.list)
        ids += (ids.isEmpty() ? "" : " ") + bytes(one.testKey) + "-" + bytes(one.trainKey);
    return ids;
}

CompareRequest unigrams(std::uint32_t top = 6)
{
    CompareRequest request;
    request.ngrams = {1};
    request.stopWords = text::StopWords::None;
    request.top = top;
    return request;
}

} // namespace

class TestProjectLabelConflicts : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theSameTextWithAnotherLabel();
    void nearTextsFromALeastScoreOn();
    void everyKeptPartnerCounts();
    void labelSetsAreCompared();
    void oneSplitWithItself();
    void limitsCutTheListOnly();
    void whatCannotBeAsked();
    void asCountedByHandOnRandomTexts();
};

void TestProjectLabelConflicts::theSameTextWithAnotherLabel()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train",
        "id\ttext\tlabel\n"
        "T0\tgood movie\t1\n"
        "T1\tDie Straße ist lang\t1\n"
        "T2\twhite  space here\t1\n"
        "T3\tno label here at all\t\n"
        "T4\tagreed on both sides\t1\n"));
    HELDOUT_OK(fixture.load("test",
        "id\ttext\tlabel\n"
        "E0\tagreed on both sides\t1\n"
        "E1\tmovie good\t0\n"
        "E2\tno label here at all\t0\n"
        "E3\twhite space here\t0\n"
        "E4\tgood movie\t0\n"
        "E5\tDIE STRASSE IST LANG\t0\n"));
    const auto runs = fixture.compare(unigrams());
    HELDOUT_OK(runs);
    const auto same = conflictsOf(fixture, runs->at(0).id, {});
    HELDOUT_OK(same);
    // The same words in another order are not the same text; "ß" and "SS" are, although the words differ.
    QCOMPARE(idsOf(*same), "E3-T2 E4-T0 E5-T1");
    QCOMPARE(same->run, runs->at(0).id);
    QCOMPARE(same->total, 3U);
    QCOMPARE(same->testItems, 3U);
    const LabelConflict& movie = same->list[1];
    QCOMPARE(bytes(movie.testText), "good movie");
    QCOMPARE(bytes(movie.trainText), "good movie");
    QCOMPARE(movie.testLabels, std::vector<std::string>{"0"});
    QCOMPARE(movie.trainLabels, std::vector<std::string>{"1"});
    QCOMPARE(movie.testOrdinal, 4U);
    QCOMPARE(movie.trainOrdinal, 0U);
    QCOMPARE(movie.score, 100.0);
    QCOMPARE(movie.rank, 1U);
    for (const LabelConflict& one : same->list) {
        const auto pair = fixture.project().pair(same->run, one.pos);
        HELDOUT_OK(pair);
        QCOMPARE(pair->test.key, one.testKey);
    }
    const auto equal = conflictsOf(fixture, runs->at(0).id, 100'000);
    HELDOUT_OK(equal);
    QCOMPARE(idsOf(*equal), "E1-T0 E3-T2 E4-T0");
}

void TestProjectLabelConflicts::nearTextsFromALeastScoreOn()
{
    ProjectFixture fixture;
    HELDOUT_OK(
        fixture.load("train", "id\ttext\tlabel\nT0\tone two three four\tx\nT1\tred green blue grey\tx\n"));
    HELDOUT_OK(fixture.load("test",
        "id\ttext\tlabel\n"
        "E0\tone two three five\ty\n" // 75 %
        "E1\tone two six seven\ty\n" // 50 %
        "E2\tred green blue black\tx\n"
        "E3\tnothing\ty\n"));
    const auto runs = fixture.compare(unigrams());
    HELDOUT_OK(runs);
    const auto ids = [&](std::int32_t fromMilli) {
        const auto conflicts = conflictsOf(fixture, runs->at(0).id, fromMilli);
        return conflicts ? idsOf(*conflicts) : test::why(conflicts);
    };
    QCOMPARE(ids(75'001), "");
    QCOMPARE(ids(75'000), "E0-T0");
    QCOMPARE(ids(50'001), "E0-T0");
    QCOMPARE(ids(50'000), "E0-T0 E1-T0");
    QCOMPARE(ids(0), "E0-T0 E1-T0");
}

void TestProjectLabelConflicts::everyKeptPartnerCounts()
{
    ProjectFixture fixture;
    // The best match agrees; the copies behind it do not, one of them just by its words.
    HELDOUT_OK(fixture.load("train",
        "id\ttext\tlabel\n"
        "T0\tgood movie\t1\n"
        "T1\tGOOD movie\t0\n"
        "T2\tmovie good\t0\n"
        "T3\tgood film\t0\n"));
    HELDOUT_OK(fixture.load("test", "id\ttext\tlabel\nE0\tgood movie\t1\n"));
    const auto runs = fixture.compare(unigrams());
    HELDOUT_OK(runs);
    const project::ObjectId run = runs->at(0).id;
    const auto same = conflictsOf(fixture, run, {});
    HELDOUT_OK(same);
    QCOMPARE(idsOf(*same), "E0-T1");
    QCOMPARE(same->list[0].rank, 2U);
    const auto near = conflictsOf(fixture, run, 50'000);
    HELDOUT_OK(near);
    QCOMPARE(idsOf(*near), "E0-T1 E0-T2 E0-T3");
    QCOMPARE(near->total, 3U);
    QCOMPARE(near->testItems, 1U);
    QCOMPARE(near->list[2].rank, 4U);
    QCOMPARE(near->list[2].score, 50.0);
    const auto pair = fixture.project().pair(run, near->list[2].pos, near->list[2].trainOrdinal);
    HELDOUT_OK(pair);
    QCOMPARE(bytes(pair->train->key), "T3");
    const auto alone = fixture.compare(unigrams(1));
    HELDOUT_OK(alone);
    QCOMPARE(conflictsOf(fixture, alone->at(0).id, 50'000)->total, 0U);
}

void TestProjectLabelConflicts::labelSetsAreCompared()
{
    ProjectFixture fixture;
    const auto load = [&](const char* split, const std::string& jsonl) {
        project::ImportRequest request;
        request.paths = {fixture.write((std::string(split) + ".jsonl").c_str(), jsonl)};
        request.dataset = "data";
        request.split = split;
        request.options.format = formats::FormatId::Jsonl;
        request.options.columns.text = "text";
        request.options.columns.label = "label";
        JobContext job;
        return fixture.project().importSplit(request, job);
    };
    HELDOUT_OK(load("train",
        R"({"text": "one text", "label": ["a", "b"]})"
        "\n"
        R"({"text": "other words", "label": ["a", "b"]})"
        "\n"));
    HELDOUT_OK(load("test",
        R"({"text": "one text", "label": ["b", "a"]})"
        "\n"
        R"({"text": "other words", "label": ["a"]})"
        "\n"));
    const auto runs = fixture.compare(unigrams());
    HELDOUT_OK(runs);
    const auto conflicts = conflictsOf(fixture, runs->at(0).id, {});
    HELDOUT_OK(conflicts);
    QCOMPARE(idsOf(*conflicts), "1-1");
    QCOMPARE(conflicts->list[0].testLabels, std::vector<std::string>{"a"});
    QCOMPARE(conflicts->list[0].trainLabels, (std::vector<std::string>{"a", "b"}));
}

void TestProjectLabelConflicts::oneSplitWithItself()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train",
        "id\ttext\tlabel\n"
        "T0\tgood movie\t1\n"
        "T1\tnothing else\t1\n"
        "T2\tgood movie\t0\n"
        "T3\tgood movie\t1\n"));
    for (const std::uint32_t top : {6U, similarity::kAllPartners}) {
        CompareRequest request = unigrams(top);
        request.minScore = 50;
        request.dataset = "data";
        request.testSplit = request.trainSplit = "train";
        JobContext job;
        const auto runs = fixture.project().compare(request, job);
        HELDOUT_OK(runs);
        const auto conflicts = conflictsOf(fixture, runs->at(0).id, {});
        HELDOUT_OK(conflicts);
        QCOMPARE(conflicts->total, 2U);
        QByteArrayList pairs;
        for (const LabelConflict& one : conflicts->list) {
            const auto [low, high] = std::minmax(one.testKey, one.trainKey);
            pairs << bytes(low) + "-" + bytes(high);
        }
        std::ranges::sort(pairs);
        QCOMPARE(pairs.join(' '), "T0-T2 T2-T3");
    }
}

void TestProjectLabelConflicts::limitsCutTheListOnly()
{
    ProjectFixture fixture;
    std::string train = "id\ttext\tlabel\n";
    std::string test = train;
    for (int i = 0; i < 20; ++i) {
        const std::string text = "a rather long text of number" + std::to_string(i);
        train += "T" + std::to_string(i) + "\t" + text + "\t1\n";
        test += "E" + std::to_string(i) + "\t" + text + "\t0\n";
    }
    HELDOUT_OK(fixture.load("train", train));
    HELDOUT_OK(fixture.load("test", test));
    const auto runs = fixture.compare(unigrams());
    HELDOUT_OK(runs);
    const auto conflicts = conflictsOf(fixture, runs->at(0).id, {}, 2, 8);
    HELDOUT_OK(conflicts);
    QCOMPARE(conflicts->total, 20U);
    QCOMPARE(conflicts->testItems, 20U);
    QCOMPARE(idsOf(*conflicts), "E0-T0 E1-T1");
    QCOMPARE(bytes(conflicts->list[0].testText), "a rather");
    QCOMPARE(bytes(conflicts->list[0].trainText), "a rather");
    const auto counted = conflictsOf(fixture, runs->at(0).id, {}, 0);
    HELDOUT_OK(counted);
    QCOMPARE(counted->total, 20U);
    QVERIFY(counted->list.empty());
}

void TestProjectLabelConflicts::whatCannotBeAsked()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", "id\ttext\tlabel\nT0\tgood movie\t1\n"));
    HELDOUT_OK(fixture.load("test", "id\ttext\nE0\tgood movie\n"));
    const auto runs = fixture.compare(unigrams());
    HELDOUT_OK(runs);
    const project::ObjectId run = runs->at(0).id;
    QCOMPARE(conflictsOf(fixture, run, {})->total, 0U);
    QCOMPARE(conflictsOf(fixture, run + 99, {}).error().code, Code::NotFound);
    std::stop_source stop;
    stop.request_stop();
    JobContext stopped(stop.get_token());
    QCOMPARE(
        fixture.project().evaluations().labelConflicts(run, {}, 9, 9, stopped).error().code, Code::Cancelled);
    HELDOUT_OK(fixture.load("test", "id\ttext\tlabel\nE0\tgood movie\t0\n", true));
    QCOMPARE(conflictsOf(fixture, run, {}).error().code, Code::NotFound);
}

/// All pairs of a run that kept every partner, against a double loop over the pairs' own scores.
void TestProjectLabelConflicts::asCountedByHandOnRandomTexts()
{
    constexpr int kItems = 60;
    std::mt19937 random(7); // NOLINT(cert-msc32-c,cert-msc51-cpp): the same texts each time
    std::map<std::string, std::string> labels;
    const auto side = [&](char prefix) {
        std::string tsv = "id\ttext\tlabel\n";
        for (int i = 0; i < kItems; ++i) {
            const std::string id = prefix + std::to_string(i);
            labels[id] = random() % 4 == 0 ? "" : std::to_string(random() % 2);
            tsv += id + "\t";
            for (int word = 0; word < 3; ++word)
                tsv += (word > 0 ? " word" : "word") + std::to_string(random() % 5);
            tsv += "\t" + labels[id] + "\n";
        }
        return tsv;
    };
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", side('T')));
    HELDOUT_OK(fixture.load("test", side('E')));
    CompareRequest request = unigrams(similarity::kAllPartners);
    request.minScore = 1;
    const auto runs = fixture.compare(request);
    HELDOUT_OK(runs);
    const auto lines = fixture.matches(runs->at(0).id, project::Listed::Partners);
    for (const std::int32_t from : {40'000, 60'000, 80'000, 100'000}) {
        QByteArrayList expected;
        for (const project::MatchLine& line : lines) {
            if (line.rank == 0)
                continue;
            const std::string& test = labels[line.testId];
            const std::string& train = labels[line.trainId];
            if (!test.empty() && !train.empty() && test != train && line.score >= from / 1000.0)
                expected << bytes(line.testId) + "-" + bytes(line.trainId);
        }
        std::ranges::sort(expected);
        const auto conflicts = conflictsOf(fixture, runs->at(0).id, from, SIZE_MAX);
        HELDOUT_OK(conflicts);
        QByteArrayList found = idsOf(*conflicts).split(' ');
        QVERIFY(std::ranges::is_sorted(
            conflicts->list, std::greater(), [](const LabelConflict& one) { return one.score; }));
        std::ranges::sort(found);
        QCOMPARE(found, expected);
        QVERIFY(!expected.isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestProjectLabelConflicts)
#include "tst_project_label_conflicts.moc"
