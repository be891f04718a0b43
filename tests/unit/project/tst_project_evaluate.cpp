// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include "base/random.h"
#include "project/evaluation.h"
#include "unit/project/project_fixture.h"

using namespace heldout;
using namespace heldout::project;
using namespace heldout::test;

/// Predictions joined to items, scores by groups: small cases by hand, and what must hold for all.
class TestProjectEvaluate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void joinedById();
    void joinedByPositionOnlyWhenCountsAgree();
    void refusedRowsKeepTheirPosition();
    void rowsOfSeveralFilesByPosition();
    void labelsNoItemHas_data();
    void labelsNoItemHas();
    void idsThatMeetNobody();
    void aMissingPredictionIsWrong();
    void severalLabels();
    void groupsThatNeedNoTraining();
    void labelsLeftOutOfTheAverages();
    void groupsPartitionTheItems();
    void classesAddUpToTheMicroRow();
    void orderDoesNotMatter();
    void theSameAgainIsStored();
    void changedInputsOutdate();
    void aLabelConflict();
    void fieldsAndOverlap();
    void tagsAreReadBothWays();
    void itemsBehindACell();
    void similarityByClass();
    void whatDoesNotGoTogether();

private:
    static EvaluateRequest request(Grouping by, std::uint32_t resamples = 0);
};

namespace {

Result<PredictionOutcome> loadSystem(const ProjectFixture& fixture, const char* name, const std::string& tsv,
    JoinBy join = JoinBy::Id, const char* file = "predictions.tsv")
{
    PredictionRequest request;
    request.dataset = "data";
    request.split = "test";
    request.system = name;
    request.join = join;
    request.paths = {fixture.write(file, tsv)};
    JobContext job;
    return fixture.project().evaluations().loadPredictions(request, job);
}

Result<Evaluation> evaluate(
    const ProjectFixture& fixture, const EvaluateRequest& request, unsigned threads = 2)
{
    JobContext job({}, {}, threads);
    return fixture.project().evaluations().evaluate(request, job);
}

/// Items with made-up words and one of three labels; predictions of two systems that are right now and then.
struct MadeUp
{
    std::vector<std::string> items; ///< lines of the test file
    std::vector<std::string> first, second; ///< lines of the predictions
};

MadeUp madeUp(std::size_t count)
{
    Random random(7);
    const char* const labels[] = {"x", "y", "z"};
    const auto word = [&] { return "word" + std::to_string(random.below(40)); };
    MadeUp made;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string id = "id" + std::to_string(i);
        std::string text = word();
        for (std::uint64_t more = random.below(6); more > 0; --more)
            text += ' ' + word();
        const std::uint64_t gold = random.below(3);
        made.items.push_back(
            id + '\t' + text + '\t' + labels[gold] + "\td" + std::to_string(random.below(5)));
        const auto guess = [&] { return labels[random.below(3) == 0 ? random.below(3) : gold]; };
        made.first.push_back(id + '\t' + guess());
        made.second.push_back(id + '\t' + guess());
    }
    return made;
}

std::string lines(const char* head, const std::vector<std::string>& rows)
{
    std::string text = std::string(head) + '\n';
    for (const std::string& row : rows)
        text += row + '\n';
    return text;
}

void loadMadeUp(ProjectFixture& fixture, const MadeUp& made)
{
    std::string train = "text\tlabel\n";
    for (int i = 0; i < 30; ++i)
        train += "word" + std::to_string(i) + " word" + std::to_string(i + 1) + "\tx\n";
    HELDOUT_OK(fixture.load("train", train));
    HELDOUT_OK(fixture.load("test", lines("id\ttext\tlabel\tdocument", made.items)));
    HELDOUT_OK(loadSystem(fixture, "first", lines("id\tprediction", made.first)));
    HELDOUT_OK(loadSystem(fixture, "second", lines("id\tprediction", made.second)));
}

std::uint64_t sumOfItems(const Evaluation& evaluation)
{
    return std::accumulate(evaluation.rows.begin(), evaluation.rows.end(), std::uint64_t{0},
        [](std::uint64_t sum, const GroupRow& row) { return sum + row.items; });
}

const char* const kTest = "id\ttext\tlabel\na\tone two\t1\nb\tthree four\t0\nc\tfive six\t1\n";

} // namespace

EvaluateRequest TestProjectEvaluate::request(Grouping by, std::uint32_t resamples)
{
    EvaluateRequest request;
    request.dataset = "data";
    request.testSplit = "test";
    request.trainSplit = "train";
    request.similarity.ngrams = {1};
    request.group.by = by;
    request.resamples = resamples;
    return request;
}

void TestProjectEvaluate::joinedById()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("test", kTest));
    const auto loaded = loadSystem(fixture, "s", "id\tprediction\nc\t1\na\t0\nnobody\t1\na\t1\nelse\t0\n");
    HELDOUT_OK(loaded);
    QCOMPARE(loaded->task, Task::Classification);
    QCOMPARE(loaded->counts.rows, 5U);
    QCOMPARE(loaded->counts.joined, 2U);
    QCOMPARE(loaded->missing, std::vector<std::string>{"b"});
    QCOMPARE(loaded->surplus, (std::vector<std::string>{"nobody", "else"}));
    QCOMPARE(loaded->duplicate, std::vector<std::string>{"a"});
    const auto evaluation = evaluate(fixture, request(Grouping::None));
    HELDOUT_OK(evaluation);
    const ScoreCell& cell = evaluation->all.cells.front();
    // a is predicted 0 (the first row counts), b is missing, c is right.
    QCOMPARE(cell.tp.value_or(-1), 1.0);
    QCOMPARE(cell.fn.value_or(-1), 1.0);
    QCOMPARE(cell.fp.value_or(-1), 0.0);
    QCOMPARE(cell.correct, 1U);
    const auto systems = fixture.project().evaluations().systems(loaded->system - loaded->system);
    HELDOUT_OK(systems);
    QVERIFY(systems->empty());
}

void TestProjectEvaluate::joinedByPositionOnlyWhenCountsAgree()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("test", kTest));
    const auto refused = loadSystem(fixture, "s", "prediction\n1\n0\n", JoinBy::Position);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Code::NoRows);
    const QByteArray why = bytes(refused.error().message.text());
    QVERIFY2(why.contains("2") && why.contains("3"), why.constData());
    HELDOUT_OK(loadSystem(fixture, "s", "prediction\n1\n0\n1\n", JoinBy::Position));
    const auto evaluation = evaluate(fixture, request(Grouping::None));
    HELDOUT_OK(evaluation);
    QCOMPARE(evaluation->all.cells.front().accuracy.value.value_or(-1), 1.0);
}

void TestProjectEvaluate::refusedRowsKeepTheirPosition()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("test", kTest));
    // The row of b lacks its column: b has no prediction, and c keeps its own.
    const auto loaded
        = loadSystem(fixture, "s", "prediction\tremark\n1\tsure\n0\n1\tsure\n", JoinBy::Position);
    HELDOUT_OK(loaded);
    QCOMPARE(loaded->counts.joined, 2U);
    QCOMPARE(loaded->missing, std::vector<std::string>{"b"});
    QCOMPARE(loaded->sources.front().refused, 1U);
    const auto evaluation = evaluate(fixture, request(Grouping::None));
    HELDOUT_OK(evaluation);
    const ScoreCell& cell = evaluation->all.cells.front();
    QCOMPARE(cell.tp.value_or(-1), 2.0);
    QCOMPARE(cell.fp.value_or(-1), 0.0);
    QCOMPARE(cell.correct, 2U);
    // What is refused is no reason to take a row too many.
    const auto surplus
        = loadSystem(fixture, "t", "prediction\tremark\n1\tsure\n0\n0\tsure\n1\tsure\n", JoinBy::Position);
    QVERIFY(!surplus);
    QCOMPARE(surplus.error().code, Code::NoRows);
}

void TestProjectEvaluate::rowsOfSeveralFilesByPosition()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("test", kTest));
    PredictionRequest predictions;
    predictions.dataset = "data";
    predictions.split = "test";
    predictions.system = "s";
    predictions.join = JoinBy::Position;
    predictions.paths = {fixture.write("p1.tsv", "prediction\tremark\n1\n0\tsure\n"),
        fixture.write("p2.tsv", "prediction\tremark\n1\tsure\n")};
    JobContext job;
    const auto loaded = fixture.project().evaluations().loadPredictions(predictions, job);
    HELDOUT_OK(loaded);
    QCOMPARE(loaded->missing, std::vector<std::string>{"a"});
    const auto evaluation = evaluate(fixture, request(Grouping::None));
    HELDOUT_OK(evaluation);
    QCOMPARE(evaluation->all.cells.front().correct, 2U);
}

void TestProjectEvaluate::labelsNoItemHas_data()
{
    QTest::addColumn<QByteArray>("predictions");
    QTest::addColumn<QByteArray>("said"); // empty = nothing
    QTest::newRow("all known") << QByteArray("a\t1\nb\t1\nc\t0\n") << QByteArray();
    QTest::newRow("none given") << QByteArray("a\t1\n") << QByteArray();
    QTest::newRow("one") << QByteArray("a\t1\nb\tpos\nc\tpos\n")
                         << QByteArray("No item of test has the label “pos” (predictions: 2)");
    QTest::newRow("two") << QByteArray("a\tpos\nb\tneg\nc\tpos\n")
                         << QByteArray("No item of test has the labels “neg”, “pos” (predictions: 3)");
    QTest::newRow("many in a cell")
        << QByteArray("a\t[\"1\",\"q\",\"r\",\"s\",\"t\",\"u\",\"v\"]\nb\t0\n")
        << QByteArray("No item of test has the labels “q”, “r”, “s”, “t”, “u” and 1 more "
                      "(predictions: 1)");
}

void TestProjectEvaluate::labelsNoItemHas()
{
    QFETCH(QByteArray, predictions);
    QFETCH(QByteArray, said);
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("test", kTest));
    const auto loaded = loadSystem(fixture, "s", "id\tprediction\n" + predictions.toStdString());
    HELDOUT_OK(loaded);
    QCOMPARE(loaded->diagnostics.size(), std::size_t(said.isEmpty() ? 0 : 1));
    if (said.isEmpty())
        return;
    const Diagnostic& found = loaded->diagnostics.front();
    QCOMPARE(found.code, DiagnosticCode::UnknownLabel);
    QCOMPARE(found.severity, Severity::Note);
    QCOMPARE(bytes(found.file), bytes(fixture.path("predictions.tsv")));
    QCOMPARE(bytes(found.message.text()), said);
}

void TestProjectEvaluate::idsThatMeetNobody()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("test", kTest));
    const auto refused = loadSystem(fixture, "s", "id\tprediction\nx\t1\ny\t0\n");
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Code::NoRows);
}

void TestProjectEvaluate::aMissingPredictionIsWrong()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("test", kTest));
    HELDOUT_OK(loadSystem(fixture, "s", "id\tprediction\na\t1\nb\t0\n"));
    const auto evaluation = evaluate(fixture, request(Grouping::None));
    HELDOUT_OK(evaluation);
    QCOMPARE(evaluation->all.items, 3U);
    QCOMPARE(evaluation->all.cells.front().accuracy.value.value_or(-1), 2.0 / 3);
    const auto wrong = fixture.project().evaluations().items(evaluation->run, kAllRows, 0, Which::Wrong);
    HELDOUT_OK(wrong);
    QCOMPARE(*wrong, std::vector<std::uint32_t>{2});
    const auto item = fixture.project().evaluations().item(evaluation->run, 2);
    HELDOUT_OK(item);
    QVERIFY(!item->systems.front().predicted && !item->systems.front().right);
}

void TestProjectEvaluate::severalLabels()
{
    ProjectFixture fixture;
    const std::string file = fixture.write("test.jsonl",
        R"({"id":"a","text":"one two","label":["x","y"]})"
        "\n"
        R"({"id":"b","text":"three four","label":[]})"
        "\n"
        R"({"id":"c","text":"five six","label":["x"]})"
        "\n");
    ImportRequest import;
    import.paths = {file};
    import.dataset = "data";
    import.split = "test";
    import.options.columns = {"text", "label", "id", ""};
    JobContext job;
    HELDOUT_OK(fixture.project().importSplit(import, job));
    PredictionRequest predictions;
    predictions.dataset = "data";
    predictions.split = "test";
    predictions.paths = {fixture.write(
        "p.jsonl", "{\"id\":\"a\",\"prediction\":[\"y\"]}\n{\"id\":\"b\",\"prediction\":[\"x\"]}\n")};
    predictions.options.columns.id = "id";
    predictions.options.columns.labels = {"prediction"};
    const auto loaded = fixture.project().evaluations().loadPredictions(predictions, job);
    HELDOUT_OK(loaded);
    QCOMPARE(loaded->task, Task::MultiLabel);
    EvaluateRequest wanted = request(Grouping::None);
    wanted.average = Average::Micro;
    const auto evaluation = evaluate(fixture, wanted);
    HELDOUT_OK(evaluation);
    const ScoreCell& cell = evaluation->all.cells.front();
    QCOMPARE(cell.tp.value_or(-1), 1.0);
    QCOMPARE(cell.fp.value_or(-1), 1.0);
    QCOMPARE(cell.fn.value_or(-1), 2.0);
    QCOMPARE(cell.accuracy.value.value_or(-1), 0.0);
}

void TestProjectEvaluate::groupsThatNeedNoTraining()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("test", kTest));
    HELDOUT_OK(loadSystem(fixture, "s", "id\tprediction\na\t1\nb\t0\nc\t0\n"));
    for (const Grouping by : kGroupings) {
        EvaluateRequest wanted = request(by);
        wanted.group.field = "text";
        wanted.group.fields = {"text"};
        wanted.trainSplit = "nowhere";
        const auto evaluation = evaluate(fixture, wanted);
        if (by == Grouping::MentionType || by == Grouping::Seen || by == Grouping::Field)
            continue; // not of labels without further columns
        if (needsTraining(wanted.group.by))
            QCOMPARE(evaluation.error().code, Code::NotFound);
        else
            HELDOUT_OK(evaluation);
    }
}

void TestProjectEvaluate::labelsLeftOutOfTheAverages()
{
    ProjectFixture fixture;
    // Gold: none none none binds binds cuts; predicted: none none binds binds none binds.
    HELDOUT_OK(fixture.load("test",
        "id\ttext\tlabel\na\tone\tnone\nb\ttwo\tnone\nc\tthree\tnone\nd\tfour\tbinds\ne\tfive\tbinds\n"
        "f\tsix\tcuts\n"));
    HELDOUT_OK(loadSystem(
        fixture, "s", "id\tprediction\na\tnone\nb\tnone\nc\tbinds\nd\tbinds\ne\tnone\nf\tbinds\n"));
    EvaluateRequest wanted = request(Grouping::Class);
    wanted.leftOut = {"none"};
    wanted.average = Average::Micro;
    const auto micro = evaluate(fixture, wanted);
    HELDOUT_OK(micro);
    const ScoreCell& all = micro->all.cells.front();
    // binds: one right, two wrong, one missed; cuts: one missed.
    QCOMPARE(all.tp.value_or(-1), 1.0);
    QCOMPARE(all.fp.value_or(-1), 2.0);
    QCOMPARE(all.fn.value_or(-1), 2.0);
    QCOMPARE(all.f1.value.value_or(-1), 1.0 / 3);
    QCOMPARE(all.accuracy.value.value_or(-1), 0.5); // keeps every label
    QCOMPARE(micro->all.gold, 3U);
    QCOMPARE(micro->leftOut, std::vector<std::string>{"none"});
    // Its own row stays: two right, one wrong, one missed.
    QCOMPARE(micro->rows.size(), 3U);
    QCOMPARE(micro->rows[2].title.text(), std::string("none"));
    QCOMPARE(micro->rows[2].cells.front().f1.value.value_or(-1), 2.0 / 3);
    // Macro: F of binds 2/5, of cuts 0. Weighted: binds is gold twice, cuts once.
    wanted.average = Average::Macro;
    QCOMPARE(evaluate(fixture, wanted)->all.cells.front().f1.value.value_or(-1), 0.2);
    wanted.average = Average::Weighted;
    QCOMPARE(evaluate(fixture, wanted)->all.cells.front().f1.value.value_or(-1), 0.8 / 3);
    // However often and in whatever order they are named, it is the same run.
    wanted.leftOut = {"none", "cuts"};
    const auto two = evaluate(fixture, wanted);
    HELDOUT_OK(two);
    QCOMPARE(two->all.cells.front().f1.value.value_or(-1), 0.4);
    wanted.leftOut = {"cuts", "none", "cuts"};
    QCOMPARE(evaluate(fixture, wanted)->run, two->run);
    wanted.leftOut = {"nothing"};
    QCOMPARE(evaluate(fixture, wanted).error().code, Code::InvalidArgument);
    wanted.leftOut.clear();
    QVERIFY(evaluate(fixture, wanted)->run != two->run);
}

void TestProjectEvaluate::groupsPartitionTheItems()
{
    ProjectFixture fixture;
    loadMadeUp(fixture, madeUp(200));
    for (const Grouping by :
        {Grouping::Interval, Grouping::RankPart, Grouping::Class, Grouping::Document, Grouping::Length}) {
        const auto evaluation = evaluate(fixture, request(by));
        HELDOUT_OK(evaluation);
        QCOMPARE(sumOfItems(*evaluation), 200U);
        for (std::size_t system = 0; system < 2; ++system) {
            std::uint64_t correct = 0;
            for (const GroupRow& row : evaluation->rows)
                correct += row.cells[system].correct;
            if (by != Grouping::Class)
                QCOMPARE(correct, evaluation->all.cells[system].correct);
        }
        EvaluateRequest crossed = request(by);
        crossed.crossed = request(Grouping::RankPart).group;
        if (by == Grouping::RankPart)
            crossed.crossed->parts = 3;
        const auto both = evaluate(fixture, crossed);
        HELDOUT_OK(both);
        QCOMPARE(sumOfItems(*both), 200U);
    }
}

void TestProjectEvaluate::classesAddUpToTheMicroRow()
{
    ProjectFixture fixture;
    loadMadeUp(fixture, madeUp(150));
    EvaluateRequest wanted = request(Grouping::Class);
    wanted.average = Average::Micro;
    const auto evaluation = evaluate(fixture, wanted);
    HELDOUT_OK(evaluation);
    QCOMPARE(evaluation->rows.size(), 3U);
    for (std::size_t system = 0; system < 2; ++system) {
        double tp = 0;
        double fp = 0;
        double fn = 0;
        for (const GroupRow& row : evaluation->rows) {
            tp += *row.cells[system].tp;
            fp += *row.cells[system].fp;
            fn += *row.cells[system].fn;
        }
        QCOMPARE(tp, *evaluation->all.cells[system].tp);
        QCOMPARE(fp, *evaluation->all.cells[system].fp);
        QCOMPARE(fn, *evaluation->all.cells[system].fn);
    }
}

void TestProjectEvaluate::orderDoesNotMatter()
{
    MadeUp made = madeUp(120);
    ProjectFixture fixture;
    loadMadeUp(fixture, made);
    const auto forwards = evaluate(fixture, request(Grouping::Interval, 200), 1);
    HELDOUT_OK(forwards);
    std::ranges::reverse(made.items);
    std::ranges::reverse(made.first);
    std::swap(made.first, made.second); // the systems, too
    ProjectFixture other;
    loadMadeUp(other, made);
    const auto backwards = evaluate(other, request(Grouping::Interval, 200), 2);
    HELDOUT_OK(backwards);
    for (std::size_t row = 0; row < forwards->rows.size(); ++row) {
        QCOMPARE(forwards->rows[row].items, backwards->rows[row].items);
        for (std::size_t system = 0; system < 2; ++system) {
            const ScoreCell& a = forwards->rows[row].cells[system];
            const ScoreCell& b = backwards->rows[row].cells[1 - system];
            QCOMPARE(a.tp, b.tp);
            QCOMPARE(a.f1.value, b.f1.value);
            QCOMPARE(a.f1.bounds.has_value(), b.f1.bounds.has_value());
            if (a.f1.bounds) {
                QCOMPARE(a.f1.bounds->low, b.f1.bounds->low);
                QCOMPARE(a.f1.bounds->high, b.f1.bounds->high);
            }
        }
    }
    QCOMPARE(forwards->trends[0].slope, backwards->trends[1].slope);
    QCOMPARE(forwards->trends[0].p, backwards->trends[1].p);
    QCOMPARE(forwards->curves[0].size(), backwards->curves[1].size());
}

void TestProjectEvaluate::theSameAgainIsStored()
{
    ProjectFixture fixture;
    loadMadeUp(fixture, madeUp(80));
    JobContext job;
    Evaluations& evaluations = fixture.project().evaluations();
    const auto none = evaluations.storedEvaluation(request(Grouping::Interval, 50), job);
    HELDOUT_OK(none);
    QVERIFY(!none->has_value());
    const auto made = evaluate(fixture, request(Grouping::Interval, 50));
    HELDOUT_OK(made);
    QVERIFY(!made->stored && !made->outdated);
    const auto again = evaluate(fixture, request(Grouping::Interval, 50));
    HELDOUT_OK(again);
    QVERIFY(again->stored);
    QCOMPARE(again->run, made->run);
    QCOMPARE(again->rows.size(), made->rows.size());
    QCOMPARE(again->rows.front().title.text(), std::string("0 to under 25"));
    QCOMPARE(again->rows.front().cells.front().f1.value, made->rows.front().cells.front().f1.value);
    QCOMPARE(again->differences.size(), made->differences.size());
    const auto other = evaluate(fixture, request(Grouping::Interval, 51));
    HELDOUT_OK(other);
    QVERIFY(other->run != made->run);
    QCOMPARE(evaluations.evaluations()->size(), 2U);
    HELDOUT_OK(fixture.project().removeRun(made->run));
    QCOMPARE(evaluations.evaluations()->size(), 1U);
}

void TestProjectEvaluate::changedInputsOutdate()
{
    ProjectFixture fixture;
    const MadeUp made = madeUp(40);
    loadMadeUp(fixture, made);
    const auto evaluation = evaluate(fixture, request(Grouping::Document));
    HELDOUT_OK(evaluation);
    Evaluations& evaluations = fixture.project().evaluations();
    HELDOUT_OK(evaluations.renameSystem(evaluation->systems[0].id, "renamed"));
    QVERIFY(!evaluations.evaluation(evaluation->run)->outdated);
    QCOMPARE(evaluations.evaluation(evaluation->run)->systems[0].name, std::string("renamed"));
    HELDOUT_OK(evaluations.removeSystem(evaluation->systems[0].id));
    const auto now = evaluations.evaluation(evaluation->run);
    HELDOUT_OK(now);
    QVERIFY(now->outdated);
    QVERIFY(!evaluations.item(evaluation->run, 0));
    // The items loaded again are others, even when they read the same.
    HELDOUT_OK(fixture.load("test", lines("id\ttext\tlabel\tdocument", made.items), true));
    const auto refused = evaluate(fixture, request(Grouping::Document));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Code::InvalidArgument);
}

void TestProjectEvaluate::aLabelConflict()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", "text\tlabel\ngood movie\t1\nbad plot\t0\nslow film\t0\n"));
    HELDOUT_OK(fixture.load("test", "text\tlabel\ngood movie\t0\nbad plot\t0\nslow film noir\t1\n"));
    CompareRequest compared;
    compared.ngrams = {1};
    const auto runs = fixture.compare(compared);
    HELDOUT_OK(runs);
    Evaluations& evaluations = fixture.project().evaluations();
    JobContext job;
    const auto all = evaluations.labelConflicts(runs->front().id, 0, 10, 100, job);
    HELDOUT_OK(all);
    QCOMPARE(all->total, 2U);
    QCOMPARE(all->list.front().testText, std::string("good movie"));
    QCOMPARE(all->list.front().testLabels, std::vector<std::string>{"0"});
    QCOMPARE(all->list.front().trainLabels, std::vector<std::string>{"1"});
    const auto near = evaluations.labelConflicts(runs->front().id, 90'000, 10, 100, job);
    HELDOUT_OK(near);
    QCOMPARE(near->total, 1U);
    QCOMPARE(evaluations.labelConflicts(runs->front().id, 0, 1, 100, job)->list.size(), 1U);
}

void TestProjectEvaluate::fieldsAndOverlap()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", "id\ttext\tlabel\tanswer\nt\tWho wrote it\tx\tAda\n"));
    HELDOUT_OK(fixture.load("test",
        "id\ttext\tlabel\tanswer\na\tWho wrote it\tx\tAda\nb\tWho wrote it\tx\tBob\nc\tWhat else\ty\tada\n"
        "d\tWhat else is there\ty\tAda\n"));
    HELDOUT_OK(loadSystem(fixture, "s", "id\tprediction\na\tx\nb\tx\nc\tx\nd\ty\n"));
    JobContext job;
    EvaluateRequest overlap = request(Grouping::Overlap);
    overlap.group.fields = {"answer", "text"};
    const auto evaluation = evaluate(fixture, overlap);
    HELDOUT_OK(evaluation);
    QCOMPARE(evaluation->rows.size(), 3U);
    QCOMPARE(evaluation->rows[0].items, 2U); // a, d
    QCOMPARE(evaluation->rows[1].items, 1U); // b
    QCOMPARE(evaluation->rows[2].items, 1U); // c: another case
    QCOMPARE(evaluation->rows[2].title.text(), std::string("Neither seen"));
    overlap.group.ignoringCase = true;
    QCOMPARE(evaluate(fixture, overlap)->rows[0].items, 3U);
    EvaluateRequest border = request(Grouping::Overlap);
    border.group.fields = {"answer"};
    border.group.overlapBorder = 50'000;
    QCOMPARE(evaluate(fixture, border)->rows[0].items, 3U); // words are lower-cased
    EvaluateRequest field = request(Grouping::Field);
    field.group.field = "answer";
    const auto byField = evaluate(fixture, field);
    HELDOUT_OK(byField);
    QCOMPARE(byField->rows.size(), 3U);
    QCOMPARE(byField->rows[0].title.text(), std::string("Ada"));
    field.group.field = "nothing";
    QCOMPARE(evaluate(fixture, field).error().code, Code::NotFound);
    const auto fields = fixture.project().evaluations().fields(evaluation->testSplitId, job);
    HELDOUT_OK(fields);
    QCOMPARE(*fields, std::vector<std::string>{"answer"});
}

void TestProjectEvaluate::tagsAreReadBothWays()
{
    ProjectFixture fixture;
    ImportRequest import;
    import.paths
        = {fixture.write("test.conll", "Ada\tB-per\nwent\tO\n\nto\tO\nYork\tB-loc\nCity\tI-loc\n\n")};
    import.dataset = "data";
    import.split = "test";
    import.options.format = formats::FormatId::Conll;
    JobContext job;
    HELDOUT_OK(fixture.project().importSplit(import, job));
    PredictionRequest predictions;
    predictions.dataset = "data";
    predictions.split = "test";
    predictions.join = JoinBy::Position;
    predictions.options.format = formats::FormatId::Conll;
    predictions.paths
        = {fixture.write("p.conll", "Ada\tI-per\nwent\tO\n\nto\tO\nYork\tB-loc\nCity\tI-loc\n\n")};
    const auto loaded = fixture.project().evaluations().loadPredictions(predictions, job);
    HELDOUT_OK(loaded);
    QCOMPARE(loaded->task, Task::Tags);
    const auto lenient = evaluate(fixture, request(Grouping::MentionType));
    HELDOUT_OK(lenient);
    QCOMPARE(lenient->all.cells.front().f1.value.value_or(-1), 1.0);
    QCOMPARE(lenient->rows.size(), 2U);
    EvaluateRequest wanted = request(Grouping::MentionType);
    wanted.tagReading = TagReading::Strict;
    const auto strict = evaluate(fixture, wanted);
    HELDOUT_OK(strict);
    QCOMPARE(strict->tagScheme, std::string("IOB2"));
    QCOMPARE(strict->all.cells.front().tp.value_or(-1), 1.0);
    QCOMPARE(strict->all.cells.front().fn.value_or(-1), 1.0);
    QCOMPARE(strict->all.cells.front().fp.value_or(-1), 0.0);
    const auto item = fixture.project().evaluations().item(strict->run, 0);
    HELDOUT_OK(item);
    QCOMPARE(item->systems.front().gold.front().outcome, project::Outcome::Missed);
    QCOMPARE(fixture.project().evaluations().item(lenient->run, 0)->systems.front().gold.front().outcome,
        project::Outcome::Found);
}

void TestProjectEvaluate::itemsBehindACell()
{
    ProjectFixture fixture;
    loadMadeUp(fixture, madeUp(100));
    const auto evaluation = evaluate(fixture, request(Grouping::Interval));
    HELDOUT_OK(evaluation);
    Evaluations& evaluations = fixture.project().evaluations();
    std::uint64_t all = 0;
    for (std::size_t row = 0; row < evaluation->rows.size(); ++row) {
        const auto items = evaluations.items(evaluation->run, row, 1, Which::All);
        const auto right = evaluations.items(evaluation->run, row, 1, Which::Right);
        const auto wrong = evaluations.items(evaluation->run, row, 1, Which::Wrong);
        HELDOUT_OK(items);
        QCOMPARE(items->size(), evaluation->rows[row].items);
        QCOMPARE(right->size(), evaluation->rows[row].cells[1].correct);
        QCOMPARE(right->size() + wrong->size(), items->size());
        QVERIFY(std::ranges::is_sorted(*items));
        all += items->size();
        if (items->empty())
            continue;
        const auto item = evaluations.item(evaluation->run, items->front());
        HELDOUT_OK(item);
        QVERIFY(item->similarity && *item->similarity >= evaluation->rows[row].least.value_or(101));
        QCOMPARE(item->systems.size(), 2U);
        QCOMPARE(item->systems[1].right, std::ranges::binary_search(*right, items->front()));
    }
    QCOMPARE(all, 100U);
    QVERIFY(!evaluations.items(evaluation->run, 99, 0, Which::All));
    QVERIFY(!evaluations.items(evaluation->run, 0, 2, Which::All));
}

void TestProjectEvaluate::similarityByClass()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", "text\tlabel\ngood movie\t1\n"));
    HELDOUT_OK(fixture.load("test", "text\tlabel\ngood movie\t1\nbad plot\t0\ngood plot\t1\n"));
    CompareRequest compared;
    compared.ngrams = {1};
    const auto runs = fixture.compare(compared);
    HELDOUT_OK(runs);
    JobContext job;
    const auto classes = fixture.project().classSummaries(runs->front().id, job);
    HELDOUT_OK(classes);
    QCOMPARE(classes->size(), 2U);
    QCOMPARE(classes->at(0).labels, std::vector<std::string>{"0"});
    QCOMPARE(classes->at(0).summary.mean.value_or(-1), 0.0);
    QCOMPARE(classes->at(1).summary.count, 2U);
    QCOMPARE(classes->at(1).summary.mean.value_or(-1), 75.0);
}

void TestProjectEvaluate::whatDoesNotGoTogether()
{
    ProjectFixture fixture;
    loadMadeUp(fixture, madeUp(20));
    const auto code = [&](const EvaluateRequest& wanted) {
        const auto evaluation = evaluate(fixture, wanted);
        return evaluation ? Code::Internal : evaluation.error().code;
    };
    QCOMPARE(code(request(Grouping::MentionType)), Code::InvalidArgument);
    QCOMPARE(code(request(Grouping::Seen)), Code::InvalidArgument);
    QCOMPARE(code(request(Grouping::Field)), Code::InvalidArgument);
    QCOMPARE(code(request(Grouping::Overlap)), Code::InvalidArgument);
    EvaluateRequest wanted = request(Grouping::Interval);
    wanted.group.borders = {50'000, 50'000};
    QCOMPARE(code(wanted), Code::InvalidArgument);
    wanted = request(Grouping::Class);
    wanted.crossed = wanted.group;
    QCOMPARE(code(wanted), Code::InvalidArgument);
    wanted = request(Grouping::None);
    wanted.average = Average::Positive; // of three labels
    QCOMPARE(code(wanted), Code::InvalidArgument);
    wanted.positiveLabel = "w";
    QCOMPARE(code(wanted), Code::InvalidArgument);
    wanted = request(Grouping::None);
    wanted.confidence = 1;
    QCOMPARE(code(wanted), Code::InvalidArgument);
    wanted = request(Grouping::None);
    wanted.testSplit = "train";
    QCOMPARE(code(wanted), Code::NotFound);
    JobContext job;
    std::stop_source stop;
    stop.request_stop();
    JobContext stopped(stop.get_token());
    const auto cancelled = fixture.project().evaluations().evaluate(request(Grouping::Interval), stopped);
    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().code, Code::Cancelled);
}

QTEST_GUILESS_MAIN(TestProjectEvaluate)
#include "tst_project_evaluate.moc"
