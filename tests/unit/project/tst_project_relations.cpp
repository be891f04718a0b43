// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>

#include "project/evaluation.h"
#include "project/relation_answers.h"
#include "unit/project/project_fixture.h"

using namespace heldout;
using namespace heldout::project;
using namespace heldout::test;

/// Relations of BRAT, loaded, scored and looked at: counted by hand.
class TestProjectRelations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countedByHand();
    void rowsByType();
    void groupsOfItems();
    void anItemBehindACell();
    void mentionsAreStillScored();
    void whatDoesNotGoTogether();
    void equalRelations();
};

namespace {

struct Document
{
    const char* name;
    const char* text; ///< null = annotations alone
    const char* annotations;
};

const std::vector<Document> kGold{
    {"a", "aspirin blocks COX and PGE",
        "T1\tDrug 0 7\taspirin\nT2\tGene 15 18\tCOX\nT3\tGene 23 26\tPGE\nR1\tBlocks Arg1:T1 Arg2:T2\n"
        "R2\tBlocks Arg1:T1 Arg2:T3\n*\tEquiv T2 T3\n"},
    {"b", "zinc binds p53", "T1\tDrug 0 4\tzinc\nT2\tGene 11 14\tp53\nR1\tBinds Arg1:T1 Arg2:T2\n"},
    {"c", "zinc and iron", "T1\tDrug 0 4\tzinc\nT2\tDrug 9 13\tiron\n"},
    {"d", "iron binds p53", "T1\tDrug 0 4\tiron\nT2\tGene 11 14\tp53\nR1\tBinds Arg1:T1 Arg2:T2\n"},
};
// a: the first is right whatever the order and the names, the turned one and the first again are not, the
// equivalence is a set. b: another type of mention. c: nothing is gold. d: all right.
const std::vector<Document> kPredicted{
    {"a", nullptr,
        "T7\tGene 23 26\tPGE\nT1\tGene 15 18\tCOX\nT2\tDrug 0 7\taspirin\nR1\tBlocks Arg2:T1 Arg1:T2\n"
        "R2\tBlocks Arg1:T1 Arg2:T2\nR3\tBlocks Arg1:T2 Arg2:T1\n*\tEquiv T7 T1\n"},
    {"b", nullptr, "T1\tDrug 0 4\tzinc\nT2\tProtein 11 14\tp53\nR1\tBinds Arg1:T1 Arg2:T2\n"},
    {"c", nullptr, "T1\tDrug 0 4\tzinc\nT2\tDrug 9 13\tiron\nR1\tBlocks Arg1:T1 Arg2:T2\n"},
    {"d", nullptr, "T2\tGene 11 14\tp53\nT1\tDrug 0 4\tiron\nR1\tBinds Arg1:T1 Arg2:T2\n"},
};
const std::vector<Document> kMentionsOnly{
    {"a", nullptr, "T1\tDrug 0 7\taspirin\n"},
    {"b", nullptr, "T1\tDrug 0 4\tzinc\n"},
    {"c", nullptr, "T1\tDrug 0 4\tzinc\n"},
    {"d", nullptr, "T1\tDrug 0 4\tiron\n"},
};

/// Writes a folder of documents; its path.
std::string writeFolder(
    const ProjectFixture& fixture, const char* folder, const std::vector<Document>& documents)
{
    QDir().mkpath(QString::fromStdString(fixture.path(folder)));
    for (const Document& document : documents) {
        const std::string stem = std::string(folder) + "/" + document.name;
        if (document.text != nullptr)
            fixture.write((stem + ".txt").c_str(), document.text);
        fixture.write((stem + ".ann").c_str(), document.annotations);
    }
    return fixture.path(folder);
}

void importFolder(const ProjectFixture& fixture, const char* split, const std::vector<Document>& documents)
{
    ImportRequest request;
    request.paths = {writeFolder(fixture, split, documents)};
    request.dataset = "data";
    request.split = split;
    request.options.format = formats::FormatId::Brat;
    JobContext job;
    HELDOUT_OK(fixture.project().importSplit(request, job));
}

void loadSystem(const ProjectFixture& fixture, const char* name, const std::vector<Document>& documents)
{
    PredictionRequest request;
    request.dataset = "data";
    request.split = "test";
    request.system = name;
    request.options.format = formats::FormatId::Brat;
    request.paths = {writeFolder(fixture, name, documents)};
    JobContext job;
    const auto loaded = fixture.project().evaluations().loadPredictions(request, job);
    HELDOUT_OK(loaded);
    QCOMPARE(loaded->task, Task::Mentions);
    QCOMPARE(loaded->counts.joined, 4U);
}

/// Train and test, and two systems: "one" with relations and "two" without any.
void loadAll(const ProjectFixture& fixture)
{
    importFolder(fixture, "train",
        {{"t", "aspirin blocks COX", "T1\tDrug 0 7\taspirin\n"},
            {"u", "iron binds", "T1\tDrug 0 4\tiron\n"}});
    importFolder(fixture, "test", kGold);
    loadSystem(fixture, "one", kPredicted);
    loadSystem(fixture, "two", kMentionsOnly);
}

EvaluateRequest request(Grouping by, std::uint32_t resamples = 0)
{
    EvaluateRequest request;
    request.dataset = "data";
    request.testSplit = "test";
    request.trainSplit = "train";
    request.similarity.ngrams = {1};
    request.group.by = by;
    request.relations = true;
    request.resamples = resamples;
    return request;
}

Result<Evaluation> evaluate(const ProjectFixture& fixture, const EvaluateRequest& request)
{
    JobContext job;
    return fixture.project().evaluations().evaluate(request, job);
}

void compareCounts(const ScoreCell& cell, double tp, double fp, double fn)
{
    QCOMPARE(cell.tp.value_or(-1), tp);
    QCOMPARE(cell.fp.value_or(-1), fp);
    QCOMPARE(cell.fn.value_or(-1), fn);
}

} // namespace

void TestProjectRelations::countedByHand()
{
    const ProjectFixture fixture;
    loadAll(fixture);
    const auto datasets = fixture.project().datasets();
    HELDOUT_OK(datasets);
    QCOMPARE(datasets->front().splits.back().relations, 5U);
    const auto evaluation = evaluate(fixture, request(Grouping::None, 100));
    HELDOUT_OK(evaluation);
    QCOMPARE(evaluation->task, Task::Relations);
    QCOMPARE(evaluation->systems.size(), 2U);
    QCOMPARE(evaluation->systems[0].relations, 7U);
    QCOMPARE(evaluation->all.items, 4U);
    QCOMPARE(evaluation->all.gold, 5U);
    const ScoreCell& one = evaluation->all.cells[0];
    compareCounts(one, 3, 4, 2);
    QCOMPARE(one.precision.value.value_or(-1), 3.0 / 7);
    QCOMPARE(one.recall.value.value_or(-1), 0.6);
    QCOMPARE(one.f1.value.value_or(-1), 0.5);
    QVERIFY(one.f1.bounds && one.f1.bounds->low <= 0.5 && one.f1.bounds->high >= 0.5);
    QVERIFY(!one.accuracy.value && !one.mcc.value);
    QCOMPARE(one.correct, 1U); // d
    const ScoreCell& two = evaluation->all.cells[1];
    compareCounts(two, 0, 0, 5);
    QVERIFY(!two.precision.value);
    QCOMPARE(two.f1.value.value_or(-1), 0.0);
    QCOMPARE(two.correct, 1U); // c, where there is nothing to find
    // Stored; how mentions are matched does not matter.
    EvaluateRequest again = request(Grouping::None, 100);
    again.mode = MatchMode::Exact;
    QCOMPARE(evaluate(fixture, again)->run, evaluation->run);
    QCOMPARE(fixture.project().evaluations().evaluation(evaluation->run)->task, Task::Relations);
}

void TestProjectRelations::rowsByType()
{
    const ProjectFixture fixture;
    loadAll(fixture);
    const auto evaluation = evaluate(fixture, request(Grouping::MentionType));
    HELDOUT_OK(evaluation);
    QCOMPARE(evaluation->rows.size(), 3U);
    QCOMPARE(evaluation->rows[0].title.text(), std::string("Binds"));
    compareCounts(evaluation->rows[0].cells[0], 1, 1, 1);
    QCOMPARE(evaluation->rows[0].items, 2U);
    compareCounts(evaluation->rows[1].cells[0], 1, 3, 1);
    QCOMPARE(evaluation->rows[1].title.text(), std::string("Blocks"));
    compareCounts(evaluation->rows[2].cells[0], 1, 0, 0);
    QCOMPARE(evaluation->rows[2].title.text(), std::string("Equiv"));
}

void TestProjectRelations::groupsOfItems()
{
    const ProjectFixture fixture;
    loadAll(fixture);
    for (const Grouping by : {Grouping::Interval, Grouping::RankPart, Grouping::Length}) {
        EvaluateRequest wanted = request(by);
        wanted.group.parts = 2;
        wanted.group.lengths = {4}; // a has five words, the others three
        const auto evaluation = evaluate(fixture, wanted);
        HELDOUT_OK(evaluation);
        QVERIFY(evaluation->rows.size() >= 2);
        double tp = 0;
        double fp = 0;
        double fn = 0;
        std::uint64_t items = 0;
        for (const GroupRow& row : evaluation->rows) {
            tp += row.cells[0].tp.value_or(-1);
            fp += row.cells[0].fp.value_or(-1);
            fn += row.cells[0].fn.value_or(-1);
            items += row.items;
        }
        QCOMPARE(items, 4U);
        QCOMPARE(std::tuple(tp, fp, fn), std::tuple(3.0, 4.0, 2.0));
    }
    EvaluateRequest crossed = request(Grouping::Interval);
    crossed.group.borders = {50'000};
    crossed.crossed = request(Grouping::MentionType).group;
    const auto both = evaluate(fixture, crossed);
    HELDOUT_OK(both);
    QCOMPARE(both->rows.size(), 6U);
}

void TestProjectRelations::anItemBehindACell()
{
    const ProjectFixture fixture;
    loadAll(fixture);
    Evaluations& evaluations = fixture.project().evaluations();
    const auto evaluation = evaluate(fixture, request(Grouping::MentionType));
    HELDOUT_OK(evaluation);
    const auto wrong = evaluations.items(evaluation->run, kAllRows, 0, Which::Wrong);
    HELDOUT_OK(wrong);
    QCOMPARE(*wrong, (std::vector<std::uint32_t>{0, 1, 2}));
    const auto right = evaluations.items(evaluation->run, 0, 0, Which::Right); // of Binds
    HELDOUT_OK(right);
    QCOMPARE(*right, std::vector<std::uint32_t>{3});
    const auto item = evaluations.item(evaluation->run, 0);
    HELDOUT_OK(item);
    QCOMPARE(item->relations.size(), 3U);
    QCOMPARE(item->mentions.size(), 3U);
    const EvaluatedItem::OfSystem& one = item->systems[0];
    QVERIFY(one.predicted && !one.right);
    const auto outcomes = [](const std::vector<MarkedRelation>& relations) {
        std::vector<project::Outcome> all;
        for (const MarkedRelation& marked : relations)
            all.push_back(marked.outcome);
        return all;
    };
    using enum project::Outcome;
    QCOMPARE(outcomes(one.goldRelations), (std::vector{Found, Missed, Found}));
    QCOMPARE(outcomes(one.relations), (std::vector{Found, Wrong, Wrong, Found}));
    // Arguments are places among the predicted mentions.
    const RelationArgument& argument = one.relations.front().relation.arguments.front();
    QCOMPARE(argument.role, std::string("Arg2"));
    QCOMPARE(one.mentions[argument.mention].mention.first, 15U);
    QVERIFY(evaluations.item(evaluation->run, 3)->systems[0].right);
    QVERIFY(evaluations.item(evaluation->run, 2)->systems[1].right);
}

void TestProjectRelations::mentionsAreStillScored()
{
    const ProjectFixture fixture;
    loadAll(fixture);
    EvaluateRequest wanted = request(Grouping::None);
    wanted.relations = false;
    const auto evaluation = evaluate(fixture, wanted);
    HELDOUT_OK(evaluation);
    QCOMPARE(evaluation->task, Task::Mentions);
    compareCounts(evaluation->all.cells[0], 8, 1, 1);
}

void TestProjectRelations::whatDoesNotGoTogether()
{
    ProjectFixture fixture;
    loadAll(fixture);
    const auto code = [&](const EvaluateRequest& wanted) {
        const auto evaluation = evaluate(fixture, wanted);
        return evaluation ? Code::Internal : evaluation.error().code;
    };
    QCOMPARE(code(request(Grouping::Class)), Code::InvalidArgument);
    QCOMPARE(code(request(Grouping::Seen)), Code::InvalidArgument);
    EvaluateRequest wanted = request(Grouping::Interval);
    wanted.similarity.unit = CompareUnit::Mentions;
    QCOMPARE(code(wanted), Code::InvalidArgument);
    // A split with labels alone, and one whose mentions have no relations.
    HELDOUT_OK(fixture.load("labels", "id\ttext\tlabel\na\tone\tx\n"));
    PredictionRequest labels;
    labels.dataset = "data";
    labels.split = "labels";
    labels.paths = {fixture.write("labels-predicted.tsv", "id\tprediction\na\tx\n")};
    JobContext job;
    HELDOUT_OK(fixture.project().evaluations().loadPredictions(labels, job));
    wanted = request(Grouping::None);
    wanted.testSplit = "labels";
    QVERIFY(code(wanted) != Code::Internal);
    labels.split = "train";
    labels.paths = {fixture.path("train")};
    labels.options.format = formats::FormatId::Brat;
    HELDOUT_OK(fixture.project().evaluations().loadPredictions(labels, job));
    wanted.testSplit = "train";
    QCOMPARE(code(wanted), Code::InvalidArgument);
}

void TestProjectRelations::equalRelations()
{
    const std::vector<Mention> mentions{
        {0, 2, "A", {}, {}}, {0, 2, "A", {}, {}}, {0, 2, "B", {}, {}}, {0, 9, "A", {}, {{0, 2}, {5, 9}}}};
    const auto identity = [&](const char* type, std::vector<RelationArgument> arguments) {
        return relationIdentity({type, std::move(arguments)}, mentions);
    };
    QCOMPARE(identity("R", {{0, "x"}, {2, "y"}}), identity("R", {{2, "y"}, {1, "x"}}));
    QVERIFY(identity("R", {{0, "x"}, {2, "y"}}) != identity("R", {{0, "y"}, {2, "x"}}));
    QVERIFY(identity("R", {{0, "x"}, {2, "y"}}) != identity("S", {{0, "x"}, {2, "y"}}));
    QVERIFY(identity("R", {{0, "x"}, {0, "y"}}) != identity("R", {{0, "x"}, {2, "y"}}));
    QVERIFY(identity("R", {{0, "x"}}) != identity("R", {{3, "x"}}));
    QCOMPARE(identity("E", {{0, ""}, {2, ""}, {0, ""}}), identity("E", {{2, ""}, {0, ""}}));
    const RelationMatches matches = matchRelations({"p", "p", "q"}, {"p", "r", "p", "p"});
    QCOMPARE(matches.gold, (std::vector<bool>{true, true, false}));
    QCOMPARE(matches.predicted, (std::vector<bool>{true, false, true, false}));
}

QTEST_GUILESS_MAIN(TestProjectRelations)
#include "tst_project_relations.moc"
