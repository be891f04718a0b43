// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/evaluation.h"
#include "unit/project/project_fixture.h"

using namespace heldout;
using namespace heldout::project;
using namespace heldout::test;

namespace {

const char* const kTexts = "id\ttext\tlabel\na\tone two\t9\nb\tthree four\t9\nc\tfive six\t9\n";

/// Texts with labels of their own file, by a file "gold.tsv".
Result<ImportOutcome> load(const ProjectFixture& fixture, const std::string& labels, JoinBy join = JoinBy::Id,
    const std::string& texts = kTexts)
{
    ImportRequest request;
    request.paths = {fixture.write("test.tsv", texts)};
    request.dataset = "data";
    request.split = "test";
    request.options.format = formats::FormatId::Tsv;
    request.options.header = true;
    request.options.columns = {"text", "label", "id", ""};
    request.labels.path = fixture.write("gold.tsv", labels);
    request.labels.join = join;
    JobContext job;
    return fixture.project().importSplit(request, job);
}

/// "1|0|-|" of the items in their order.
QByteArray labelsOf(const ProjectFixture& fixture, const Result<ImportOutcome>& outcome)
{
    const auto rows = fixture.project().texts(outcome->splitId, 0, 100, 100);
    QByteArray all;
    for (std::size_t i = 0; rows && i < rows->size(); ++i) {
        for (const std::string& label : rows->at(i).labels)
            all += bytes(label) + ' ';
        all += '|';
    }
    return all;
}

} // namespace

/// Gold labels in a file of their own.
class TestProjectLabels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void joinedById();
    void rowNumbersAreIds();
    void whatDoesNotMeetIsTold();
    void joinedByPosition();
    void refusedLabelsKeepTheirPosition();
    void countsAreChecked_data();
    void countsAreChecked();
    void otherTextsAreTold();
    void refusedFilesChangeNothing();
    void theFileIsAmongTheSources();
    void labelsAreScored();
};

void TestProjectLabels::joinedById()
{
    const ProjectFixture fixture;
    const auto outcome = load(fixture, "id\tlabel\nc\t1\na\t0\nb\t[\"x\",\"y\"]\n");
    HELDOUT_OK(outcome);
    QCOMPARE(labelsOf(fixture, outcome), "0 |x y |1 |");
    QVERIFY(outcome->diagnostics.empty());
}

void TestProjectLabels::rowNumbersAreIds()
{
    const ProjectFixture fixture;
    ImportRequest request;
    request.paths = {fixture.write("test.txt", "one two\nthree four\n")};
    request.dataset = "data";
    request.split = "test";
    request.options.format = formats::FormatId::Lines;
    request.labels.path = fixture.write("gold.tsv", "index\tlabel\n1\tneg\n0\tpos\n");
    request.labels.options.columns.id = "index";
    request.labels.options.columns.labels = {"label"};
    JobContext job;
    const auto outcome = fixture.project().importSplit(request, job);
    HELDOUT_OK(outcome);
    QCOMPARE(labelsOf(fixture, outcome), "pos |neg |");
}

void TestProjectLabels::whatDoesNotMeetIsTold()
{
    const ProjectFixture fixture;
    const auto outcome = load(fixture, "id\tlabel\nb\t1\nnobody\t0\nb\t0\n");
    HELDOUT_OK(outcome);
    QCOMPARE(
        labelsOf(fixture, outcome), "|1 ||"); // the first one counts, and no label is from the texts' file
    std::vector<DiagnosticCode> codes;
    for (const Diagnostic& found : outcome->diagnostics)
        codes.push_back(found.code);
    QCOMPARE(codes,
        (std::vector{
            DiagnosticCode::DuplicateKey, DiagnosticCode::MissingLabel, DiagnosticCode::UnknownInstance}));
    QCOMPARE(bytes(outcome->diagnostics[1].message.text()), "Texts without a label: 2, such as “a”");
    QCOMPARE(outcome->diagnostics[2].line, std::uint64_t(3));
    const ProjectFixture other;
    const auto none = load(other, "id\tlabel\nx\t1\ny\t0\n");
    QVERIFY(!none);
    QCOMPARE(none.error().code, Code::NoRows);
}

void TestProjectLabels::joinedByPosition()
{
    const ProjectFixture fixture;
    const auto outcome = load(fixture, "label\n1\n0\n1\n", JoinBy::Position);
    HELDOUT_OK(outcome);
    QCOMPARE(labelsOf(fixture, outcome), "1 |0 |1 |");
}

void TestProjectLabels::refusedLabelsKeepTheirPosition()
{
    const ProjectFixture fixture;
    const auto outcome = load(fixture, "label\tby\n1\tx\n0\n0\tx\n", JoinBy::Position);
    HELDOUT_OK(outcome);
    QCOMPARE(labelsOf(fixture, outcome), "1 ||0 |");
}

void TestProjectLabels::countsAreChecked_data()
{
    QTest::addColumn<QByteArray>("texts");
    QTest::addColumn<QByteArray>("labels");
    QTest::newRow("too few") << QByteArray(kTexts) << QByteArray("label\n1\n0\n");
    QTest::newRow("too many") << QByteArray(kTexts) << QByteArray("label\n1\n0\n1\n1\n");
    QTest::newRow("a text that was left out")
        << QByteArray("id\ttext\tlabel\na\tone two\t9\nb\nc\tfive six\t9\n")
        << QByteArray("label\n1\n0\n1\n");
    QTest::newRow("as many as were taken")
        << QByteArray("id\ttext\tlabel\na\tone two\t9\nb\nc\tfive six\t9\n") << QByteArray("label\n1\n0\n");
}

void TestProjectLabels::countsAreChecked()
{
    QFETCH(QByteArray, texts);
    QFETCH(QByteArray, labels);
    const ProjectFixture fixture;
    const auto refused = load(fixture, labels.toStdString(), JoinBy::Position, texts.toStdString());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Code::NoRows);
    QVERIFY(fixture.project().datasets()->empty());
}

void TestProjectLabels::otherTextsAreTold()
{
    const ProjectFixture fixture;
    // In another order, the counts agree all the same.
    const std::string other = "label\tsentence\n1\tthree four\n0\tone two\n1\tfive six\n";
    const auto refused = load(fixture, other, JoinBy::Position);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Code::NoRows);
    QVERIFY2(
        bytes(refused.error().message.text()).contains("Line 2"), refused.error().message.text().c_str());
    HELDOUT_OK(
        load(fixture, "label\tsentence\n1\tone two \n0\tthree four \n1\tfive six \n", JoinBy::Position));
    ProjectFixture byId;
    const auto outcome
        = load(byId, "id\tlabel\tsentence\na\t1\tone two\nb\t0\tother words here\nc\t1\tfive six\n");
    HELDOUT_OK(outcome);
    QCOMPARE(labelsOf(byId, outcome), "1 |0 |1 |");
    QCOMPARE(outcome->diagnostics.size(), std::size_t(1));
    QCOMPARE(outcome->diagnostics.front().code, DiagnosticCode::TextDiffers);
    QVERIFY(bytes(outcome->diagnostics.front().message.text()).contains("“b”"));
}

void TestProjectLabels::refusedFilesChangeNothing()
{
    const ProjectFixture fixture;
    const auto tags = load(fixture, "one\tB-X\ntwo\tO\n\nthree\tO\nfour\tO\n\n", JoinBy::Position);
    QVERIFY(!tags);
    QCOMPARE(tags.error().code, Code::InvalidArgument);
    const auto own = [&] {
        ImportRequest request;
        request.paths = {fixture.write("test.tsv", kTexts)};
        request.dataset = "data";
        request.split = "test";
        request.labels.path = fixture.path(); // the project itself
        JobContext job;
        return fixture.project().importSplit(request, job);
    }();
    QVERIFY(!own);
    QCOMPARE(own.error().code, Code::NotThisFormat);
    QVERIFY(fixture.project().datasets()->empty());
}

void TestProjectLabels::theFileIsAmongTheSources()
{
    const ProjectFixture fixture;
    HELDOUT_OK(load(fixture, "id\tlabel\na\t0\nb\t1\nc\t1\n"));
    const auto datasets = fixture.project().datasets();
    HELDOUT_OK(datasets);
    const SplitInfo& split = datasets->front().splits.front();
    QVERIFY(split.labels);
    QCOMPARE(split.format, formats::FormatId::Tsv);
    QCOMPARE(split.sources.size(), std::size_t(2));
    QCOMPARE(bytes(split.sources[1].path), bytes(fixture.path("gold.tsv")));
    QCOMPARE(split.sources[1].taken, std::uint64_t(3));
    QCOMPARE(split.sources[1].sha256.size(), std::size_t(64));
}

void TestProjectLabels::labelsAreScored()
{
    const ProjectFixture fixture;
    HELDOUT_OK(load(fixture, "id\tlabel\nc\t1\na\t0\nb\t1\n"));
    PredictionRequest predictions;
    predictions.dataset = "data";
    predictions.split = "test";
    predictions.paths = {fixture.write("p.tsv", "id\tprediction\na\t0\nb\t0\nc\t1\n")};
    JobContext job;
    HELDOUT_OK(fixture.project().evaluations().loadPredictions(predictions, job));
    EvaluateRequest request;
    request.dataset = "data";
    request.testSplit = "test";
    request.group.by = Grouping::None;
    request.resamples = 0;
    const auto evaluation = fixture.project().evaluations().evaluate(request, job);
    HELDOUT_OK(evaluation);
    const ScoreCell& cell = evaluation->all.cells.front();
    QCOMPARE(cell.tp.value_or(-1), 1.0);
    QCOMPARE(cell.fn.value_or(-1), 1.0);
    QCOMPARE(cell.correct, 2U);
}

QTEST_GUILESS_MAIN(TestProjectLabels)
#include "tst_project_labels.moc"
