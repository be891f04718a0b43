// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <string>

#include "project/evaluation.h"
#include "unit/project/project_fixture.h"

using namespace heldout;
using namespace heldout::project;
using heldout::test::ProjectFixture;

/// Scores by class from the file to the numbers of an evaluation.
class TestProjectPredictionScores : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void binary_data();
    void binary();
    void multiClass();
    void multiLabel_data();
    void multiLabel();
    void scoresOfLabelsThatWerePredicted();
    void whatAPreviewGoesBy();
};

namespace {

/// Items a to d.
void loadItems(const ProjectFixture& fixture, const std::string& labels)
{
    std::string lines;
    std::size_t at = 0;
    for (const char key : std::string("abcd")) {
        const std::size_t end = labels.find('|', at);
        lines += std::string("{\"id\":\"") + key + "\",\"text\":\"text " + key
            + "\",\"label\":" + labels.substr(at, end - at) + "}\n";
        at = end + 1;
    }
    ImportRequest import;
    import.paths = {fixture.write("test.jsonl", lines)};
    import.dataset = "data";
    import.split = "test";
    import.options.columns = {"text", "label", "id", ""};
    JobContext job;
    HELDOUT_OK(fixture.project().importSplit(import, job));
}

Result<PredictionOutcome> loadScores(const ProjectFixture& fixture, const std::string& file,
    const formats::PredictionOptions& options = {}, const char* name = "scores.tsv")
{
    PredictionRequest request;
    request.dataset = "data";
    request.split = "test";
    request.paths = {fixture.write(name, file)};
    request.options = options;
    request.replace = true;
    JobContext job;
    return fixture.project().evaluations().loadPredictions(request, job);
}

Result<Evaluation> evaluate(const ProjectFixture& fixture, std::optional<Average> average = {})
{
    EvaluateRequest request;
    request.dataset = "data";
    request.testSplit = "test";
    request.group.by = Grouping::None;
    request.average = average;
    request.resamples = 0;
    JobContext job;
    return fixture.project().evaluations().evaluate(request, job);
}

/// Labels that the system has for the items, one item behind the other: "x+y||x|", "?" = no prediction.
QByteArray predicted(const ProjectFixture& fixture, const Evaluation& evaluation)
{
    QByteArray all;
    for (std::uint64_t i = 0; i < 4; ++i) {
        const auto item = fixture.project().evaluations().item(evaluation.run, i);
        if (!item)
            return "failed";
        QByteArray labels;
        for (const std::string& label : item->systems.front().labels)
            labels += (labels.isEmpty() ? "" : "+") + QByteArray::fromStdString(label);
        all += (item->systems.front().predicted ? labels : "?") + '|';
    }
    return all;
}

} // namespace

void TestProjectPredictionScores::binary_data()
{
    QTest::addColumn<QByteArray>("gold");
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("labels");
    const QByteArray words("\"ham\"|\"spam\"|\"spam\"|\"ham\"|");
    const QByteArray right("ham|spam|spam|spam|");
    QTest::newRow("a column a class")
        << words
        << QByteArray("id\tprob_spam\tprob_ham\na\t0.2\t0.8\nb\t0.9\t0.1\nc\t0.6\t0.4\nd\t0.5\t0.5\n")
        << right; // of equal scores the first column
    QTest::newRow("columns called as the labels")
        << words << QByteArray("id\tspam\tham\na\t-2\t8\nb\t9\t1\nc\t6\t4\nd\t5\t-5\n") << right;
    QTest::newRow("of the positive class")
        << words << QByteArray("id\tscore\na\t0.2\nb\t0.9\nc\t0.5\nd\t1\n") << right;
    QTest::newRow("of the class it is called by")
        << words << QByteArray("id\tham_score\na\t0.8\nb\t0.1\nc\t0.4999\nd\t0\n") << right;
    QTest::newRow("by numbers") << QByteArray(
        "0|1|1|0|") << QByteArray("id\tp_0\tp_1\na\t0.8\t0.2\nb\t0.1\t0.9\nc\t0.4\t0.6\nd\t0\t1\n")
                                << QByteArray("0|1|1|1|");
    QTest::newRow("plus and minus one")
        << QByteArray("-1|1|1|-1|") << QByteArray("id\tscore\na\t0.2\nb\t0.9\nc\t0.5\nd\t1\n")
        << QByteArray("-1|1|1|1|");
}

void TestProjectPredictionScores::binary()
{
    QFETCH(QByteArray, gold);
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, labels);
    const ProjectFixture fixture;
    loadItems(fixture, gold.toStdString());
    const auto loaded = loadScores(fixture, file.toStdString());
    HELDOUT_OK(loaded);
    QCOMPARE(loaded->task, Task::Classification);
    QVERIFY(loaded->diagnostics.empty());
    const auto evaluation = evaluate(fixture);
    HELDOUT_OK(evaluation);
    QCOMPARE(predicted(fixture, *evaluation), labels);
    const ScoreCell& cell = evaluation->all.cells.front();
    QCOMPARE(evaluation->average, Average::Positive);
    QCOMPARE(cell.precision.value.value_or(-1), 2.0 / 3);
    QCOMPARE(cell.recall.value.value_or(-1), 1.0);
    QCOMPARE(cell.accuracy.value.value_or(-1), 0.75);
}

void TestProjectPredictionScores::multiClass()
{
    const ProjectFixture fixture;
    loadItems(fixture, "\"x\"|\"y\"|\"z\"|\"z\"|");
    // Of d no class has a score: it is answered, and wrong.
    const auto loaded = loadScores(
        fixture, "id\tlogit_z\tlogit_y\tlogit_x\na\t-3\t-2\t-1\nb\t0\t4\t4\nc\t9\t\t1e1\nd\t\t\t\n");
    HELDOUT_OK(loaded);
    QCOMPARE(loaded->task, Task::Classification);
    QCOMPARE(loaded->counts.missing, 0U);
    const auto evaluation = evaluate(fixture, Average::Micro);
    HELDOUT_OK(evaluation);
    QCOMPARE(predicted(fixture, *evaluation), "x|y|x||");
    QCOMPARE(evaluation->all.cells.front().accuracy.value.value_or(-1), 0.5);
    QCOMPARE(evaluation->all.cells.front().fn.value_or(-1), 2.0);
    formats::PredictionOptions options;
    options.classes = {"x", "y", "z"};
    options.columns.id = "#1";
    options.columns.scores = {"#2", "#3", "#4"};
    HELDOUT_OK(loadScores(fixture, "a\t0.3\t0.1\t0.1\nb\t0\t0\t0\nc\t0\t0\t1\n", options));
    const auto named = evaluate(fixture, Average::Micro);
    HELDOUT_OK(named);
    QCOMPARE(predicted(fixture, *named), "x|x|z|?|");
}

void TestProjectPredictionScores::multiLabel_data()
{
    QTest::addColumn<double>("threshold");
    QTest::addColumn<bool>("one");
    QTest::addColumn<QByteArray>("labels");
    QTest::addColumn<double>("tp");
    QTest::addColumn<double>("fp");
    QTest::addColumn<double>("fn");
    QTest::addColumn<double>("accuracy");
    // Gold x+y, x, none, y.
    QTest::newRow("one half") << 0.5 << false << QByteArray("x+y|x||x|") << 3.0 << 1.0 << 1.0 << 0.75;
    QTest::newRow("lower") << 0.25 << false << QByteArray("x+y|x|y|x+y|") << 4.0 << 2.0 << 0.0 << 0.5;
    QTest::newRow("greatest alone, as asked")
        << 0.5 << true << QByteArray("x|x|y|x|") << 2.0 << 2.0 << 2.0 << 0.25;
}

void TestProjectPredictionScores::multiLabel()
{
    QFETCH(double, threshold);
    QFETCH(bool, one);
    const ProjectFixture fixture;
    loadItems(fixture, "[\"x\",\"y\"]|[\"x\"]|[]|[\"y\"]|");
    formats::PredictionOptions options;
    options.threshold = threshold;
    if (one)
        options.severalLabels = false;
    const auto loaded = loadScores(
        fixture, "id\tprob_x\tprob_y\na\t0.9\t0.5\nb\t0.75\t0.125\nc\t0.125\t0.25\nd\t0.5\t0.25\n", options);
    HELDOUT_OK(loaded);
    QCOMPARE(loaded->task, Task::MultiLabel);
    QCOMPARE(loaded->counts.missing, 0U);
    const auto evaluation = evaluate(fixture, Average::Micro);
    HELDOUT_OK(evaluation);
    QTEST(predicted(fixture, *evaluation), "labels");
    const ScoreCell& cell = evaluation->all.cells.front();
    QTEST(cell.tp.value_or(-1), "tp");
    QTEST(cell.fp.value_or(-1), "fp");
    QTEST(cell.fn.value_or(-1), "fn");
    QTEST(cell.accuracy.value.value_or(-1), "accuracy");
}

void TestProjectPredictionScores::scoresOfLabelsThatWerePredicted()
{
    const ProjectFixture fixture;
    loadItems(fixture, "[\"x\",\"y\"]|[\"x\"]|[]|[\"y\"]|");
    HELDOUT_OK(
        loadScores(fixture, "id\tp_x\tp_y\na\t0.9\t0.5\nb\t0.125\t0.75\nc\t0.125\t0.25\nd\t0.5\t0.25\n"));
    const auto evaluation = evaluate(fixture);
    HELDOUT_OK(evaluation);
    const auto score = [&](std::uint64_t item) {
        const auto found = fixture.project().evaluations().item(evaluation->run, item);
        return found ? found->systems.front().score.value_or(-1) : -2;
    };
    QCOMPARE(score(0), -1.0); // of two labels neither is meant
    QCOMPARE(score(1), 0.75);
    QCOMPARE(score(2), -1.0); // no label
    QCOMPARE(score(3), 0.5);
}

void TestProjectPredictionScores::whatAPreviewGoesBy()
{
    const ProjectFixture fixture;
    loadItems(fixture, "\"ham\"|\"spam\"|\"spam\"|\"ham\"|");
    JobContext job;
    const auto labels = fixture.project().evaluations().itemLabels("data", "test", job);
    HELDOUT_OK(labels);
    QCOMPARE(labels->names.size(), std::size_t(2));
    QCOMPARE(labels->positive, std::string("spam"));
    QVERIFY(!labels->several);
    QCOMPARE(fixture.project().evaluations().itemLabels("data", "none", job).error().code, Code::NotFound);
    const std::string path = fixture.write("p.tsv", "id\tham\tspam\na\t0.2\t0.8\n");
    formats::PredictionOptions options;
    const auto blind = project::previewPredictions(path, options);
    HELDOUT_OK(blind);
    QVERIFY(blind->detection.columns.scores.empty());
    options.itemLabels = *labels;
    const auto seeing = project::previewPredictions(path, options);
    HELDOUT_OK(seeing);
    QCOMPARE(seeing->detection.columns.scores.size(), std::size_t(2));
    QVERIFY(seeing->detection.columns.labels.empty());
}

QTEST_GUILESS_MAIN(TestProjectPredictionScores)
#include "tst_project_prediction_scores.moc"
