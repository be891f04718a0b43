// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "project/evaluation.h"
#include "unit/project/project_fixture.h"

using namespace heldout;
using namespace heldout::project;
using namespace heldout::test;

/// The published data sets and predictions, group by group, where they lie beside the checkout.
class TestProjectEvaluateGoldens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void bc2gmOverall();
    void bc2gmByTextInterval_data();
    void bc2gmByTextInterval();
    void bc2gmByRankPart();
    void bc2gmByOwnMentions();
    void bc2gmAsPublished();
    void sst2_data();
    void sst2();

private:
    [[nodiscard]] EvaluateRequest bc2gmRequest() const;
    [[nodiscard]] Result<Evaluation> evaluate(const EvaluateRequest& request) const;
    static void compareCell(const ScoreCell& cell, const QJsonObject& golden);

    std::unique_ptr<ProjectFixture> m_bc2gm, m_sst2;
    QJsonObject m_goldens, m_sst2Goldens;
};

namespace {

std::string shared(const char* path)
{
    return std::string(HELDOUT_SHARED_DATA) + '/' + path;
}

QJsonObject readJson(const char* path)
{
    QFile file(QString::fromStdString(shared(path)));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QByteArray readAll(const char* path)
{
    QFile file(QString::fromStdString(shared(path)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Loads a split; fails the test program when it cannot.
void load(const ProjectFixture& fixture, const char* split, const std::string& path,
    const formats::ReadOptions& options)
{
    ImportRequest request;
    request.paths = {path};
    request.dataset = "data";
    request.split = split;
    request.options = options;
    JobContext job;
    const auto loaded = fixture.project().importSplit(request, job);
    if (!loaded)
        qFatal("%s", describe(loaded.error()).c_str());
}

void loadSystem(const ProjectFixture& fixture, const PredictionRequest& request)
{
    JobContext job;
    const auto loaded = fixture.project().evaluations().loadPredictions(request, job);
    if (!loaded)
        qFatal("%s", describe(loaded.error()).c_str());
}

} // namespace

void TestProjectEvaluateGoldens::initTestCase()
{
    m_goldens = readJson("goldens/leakage/bc2gm.json");
    m_sst2Goldens = readJson("goldens/leakage/sst2.json");
    if (!m_goldens.isEmpty()) {
        m_bc2gm = std::make_unique<ProjectFixture>();
        load(*m_bc2gm, "train", shared("data/bc2gm/train_train.in"), {});
        load(*m_bc2gm, "test", shared("data/bc2gm/test_test.in"), {});
        PredictionRequest request;
        request.dataset = "data";
        request.split = "test";
        request.system = "Dictionary";
        request.paths = {shared("goldens/leakage/inputs/bc2gm_dictionary_predictions.eval")};
        loadSystem(*m_bc2gm, request);
    }
    if (m_sst2Goldens.isEmpty())
        return;
    m_sst2 = std::make_unique<ProjectFixture>();
    formats::ReadOptions columns;
    columns.format = formats::FormatId::Tsv;
    columns.header = true;
    columns.columns = {"text", "label", "", ""};
    load(*m_sst2, "train", shared("data/sst2/train.tsv"), columns);
    // Texts and gold labels of the test set stand in two files.
    const QByteArrayList texts = readAll("data/sst2/test.tsv").split('\n');
    const QByteArrayList gold = readAll("goldens/leakage/inputs/sst2_test_gold.tsv").split('\n');
    QByteArray both = "text\tlabel\n";
    for (qsizetype i = 1; i < std::min(texts.size(), gold.size()); ++i) {
        if (!texts[i].isEmpty())
            both += texts[i].split('\t').at(1) + '\t' + gold[i].split('\t').at(1) + '\n';
    }
    load(*m_sst2, "test", m_sst2->write("test.tsv", both.toStdString()), columns);
    PredictionRequest request;
    request.dataset = "data";
    request.split = "test";
    request.system = "1-NN";
    request.join = JoinBy::Position;
    request.paths = {shared("goldens/leakage/inputs/sst2_1nn_predictions.tsv")};
    request.options.columns.labels = {"prediction"};
    loadSystem(*m_sst2, request);
}

EvaluateRequest TestProjectEvaluateGoldens::bc2gmRequest() const
{
    EvaluateRequest request;
    request.dataset = "data";
    request.testSplit = "test";
    request.trainSplit = "train";
    request.similarity.ngrams = {1};
    request.resamples = 0;
    return request;
}

Result<Evaluation> TestProjectEvaluateGoldens::evaluate(const EvaluateRequest& request) const
{
    JobContext job;
    return m_bc2gm->project().evaluations().evaluate(request, job);
}

void TestProjectEvaluateGoldens::compareCell(const ScoreCell& cell, const QJsonObject& golden)
{
    QCOMPARE(cell.tp.value_or(-1), golden[QLatin1String("tp")].toDouble());
    QCOMPARE(cell.fp.value_or(-1), golden[QLatin1String("fp")].toDouble());
    QCOMPARE(cell.fn.value_or(-1), golden[QLatin1String("fn")].toDouble());
    QCOMPARE(cell.precision.value.value_or(-1), golden[QLatin1String("precision")].toDouble());
    QCOMPARE(cell.recall.value.value_or(-1), golden[QLatin1String("recall")].toDouble());
    QCOMPARE(cell.f1.value.value_or(-1), golden[QLatin1String("f1")].toDouble());
}

void TestProjectEvaluateGoldens::bc2gmOverall()
{
    if (!m_bc2gm)
        return;
    EvaluateRequest request = bc2gmRequest();
    request.group.by = Grouping::None;
    const auto evaluation = evaluate(request);
    HELDOUT_OK(evaluation);
    QCOMPARE(evaluation->mode, MatchMode::Alternatives);
    QCOMPARE(evaluation->all.gold, 6331U);
    QCOMPARE(evaluation->systems.front().mentions, 3696U);
    compareCell(evaluation->all.cells.front(),
        m_goldens[QLatin1String("bc2gm_dictionary_baseline_eval")]
            .toObject()[QLatin1String("full")]
            .toObject());
}

void TestProjectEvaluateGoldens::bc2gmByTextInterval_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("exact");
    QTest::newRow("exact") << QStringLiteral("text_1gram_exact_intervals") << true;
    QTest::newRow("as published") << QStringLiteral("text_1gram_float_intervals") << false;
}

void TestProjectEvaluateGoldens::bc2gmByTextInterval()
{
    QFETCH(QString, name);
    QFETCH(bool, exact);
    if (!m_bc2gm)
        return;
    EvaluateRequest request = bc2gmRequest();
    request.similarity.scoring = exact ? similarity::Scoring::Exact : similarity::Scoring::AsPublished;
    const auto evaluation = evaluate(request);
    HELDOUT_OK(evaluation);
    const QJsonObject golden
        = m_goldens[QLatin1String("bc2gm_dictionary_baseline_eval")].toObject()[name].toObject();
    QCOMPARE(evaluation->rows.size(), 4U);
    for (int i = 0; i < 4; ++i) {
        const QJsonObject one = golden[QString::number(i + 1)].toObject();
        QCOMPARE(double(evaluation->rows[std::size_t(i)].items), one[QLatin1String("sentences")].toDouble());
        compareCell(evaluation->rows[std::size_t(i)].cells.front(), one);
    }
}

void TestProjectEvaluateGoldens::bc2gmByRankPart()
{
    if (!m_bc2gm)
        return;
    EvaluateRequest request = bc2gmRequest();
    request.group.by = Grouping::RankPart;
    request.similarity.scoring = similarity::Scoring::AsPublished;
    const auto evaluation = evaluate(request);
    HELDOUT_OK(evaluation);
    const QJsonArray golden = m_goldens[QLatin1String("bc2gm_dictionary_baseline_eval")]
                                  .toObject()[QLatin1String("text_1gram_rank_parts_stable")]
                                  .toArray();
    QCOMPARE(evaluation->rows.size(), 4U);
    for (int i = 0; i < 4; ++i)
        compareCell(evaluation->rows[std::size_t(i)].cells.front(), golden[i].toObject());
}

void TestProjectEvaluateGoldens::bc2gmByOwnMentions()
{
    if (!m_bc2gm)
        return;
    EvaluateRequest request = bc2gmRequest();
    request.similarity.unit = CompareUnit::Mentions;
    const auto evaluation = evaluate(request);
    HELDOUT_OK(evaluation);
    QVERIFY(evaluation->mentionsGrouped);
    const QJsonObject golden = m_goldens[QLatin1String("bc2gm_dictionary_baseline_eval")]
                                   .toObject()[QLatin1String("ann_1gram_recall_over_own_mentions")]
                                   .toObject();
    for (int i = 0; i < 4; ++i) {
        const QJsonObject one = golden[QString::number(i + 1)].toObject();
        const GroupRow& row = evaluation->rows[std::size_t(i)];
        QCOMPARE(double(row.items), one[QLatin1String("mentions")].toDouble());
        QCOMPARE(row.cells.front().tp.value_or(-1), one[QLatin1String("tp")].toDouble());
        QCOMPARE(row.cells.front().recall.value.value_or(-1), one[QLatin1String("recall")].toDouble());
        QVERIFY(!row.cells.front().fp && !row.cells.front().precision.value && !row.cells.front().f1.value);
    }
    QCOMPARE(evaluation->all.cells.front().fp.value_or(-1), 567.0);
}

void TestProjectEvaluateGoldens::bc2gmAsPublished()
{
    if (!m_bc2gm)
        return;
    EvaluateRequest request = bc2gmRequest();
    request.similarity.unit = CompareUnit::Mentions;
    request.group.asPublished = true;
    const auto evaluation = evaluate(request);
    HELDOUT_OK(evaluation);
    const QJsonObject golden
        = m_goldens[QLatin1String("bc2gm_dictionary_baseline_eval")]
              .toObject()[QLatin1String("ann_1gram_paper_style_recall_over_touched_sentences")]
              .toObject();
    for (int i = 0; i < 4; ++i) {
        const QJsonObject one = golden[QString::number(i + 1)].toObject();
        const GroupRow& row = evaluation->rows[std::size_t(i)];
        QCOMPARE(double(row.items), one[QLatin1String("sentences")].toDouble());
        compareCell(row.cells.front(), one);
    }
}

void TestProjectEvaluateGoldens::sst2_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("exact");
    QTest::addColumn<bool>("rank");
    QTest::newRow("intervals") << QStringLiteral("one_nn_by_interval") << true << false;
    QTest::newRow("intervals as published") << QStringLiteral("one_nn_by_interval_float") << false << false;
    QTest::newRow("rank parts") << QStringLiteral("one_nn_by_rank_part_stable_sort") << false << true;
}

void TestProjectEvaluateGoldens::sst2()
{
    QFETCH(QString, name);
    QFETCH(bool, exact);
    QFETCH(bool, rank);
    if (!m_sst2)
        return;
    EvaluateRequest request = bc2gmRequest();
    request.group.by = rank ? Grouping::RankPart : Grouping::Interval;
    request.similarity.scoring = exact ? similarity::Scoring::Exact : similarity::Scoring::AsPublished;
    JobContext job;
    const auto evaluation = m_sst2->project().evaluations().evaluate(request, job);
    HELDOUT_OK(evaluation);
    QCOMPARE(evaluation->positiveLabel, std::string("1"));
    const QJsonObject goldens = m_sst2Goldens[QLatin1String("sst2_text_1")].toObject();
    const QJsonObject full = goldens[QLatin1String("one_nn_full")].toObject();
    compareCell(evaluation->all.cells.front(), full);
    QCOMPARE(evaluation->all.cells.front().accuracy.value.value_or(-1), 1201.0 / 1821);
    for (int i = 0; i < 4; ++i) {
        const QJsonObject one
            = rank ? goldens[name].toArray()[i].toObject() : goldens[name][QString::number(i + 1)].toObject();
        const GroupRow& row = evaluation->rows[std::size_t(i)];
        QCOMPARE(double(row.items), one[QLatin1String("n")].toDouble());
        compareCell(row.cells.front(), one);
        QCOMPARE(row.cells.front().accuracy.value.value_or(-1), one[QLatin1String("accuracy")].toDouble());
    }
}

QTEST_GUILESS_MAIN(TestProjectEvaluateGoldens)
#include "tst_project_evaluate_goldens.moc"
