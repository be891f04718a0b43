// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of the study through the terminal, from files to tables. Needs the data folder beside the
// checkout.
#include "cli_fixture.h"
#include "patience.h"

#include <cmath>

using namespace heldout::test;

namespace {

const QString kShared = QStringLiteral(HELDOUT_SHARED_DATA);

bool haveData()
{
    return QDir(kShared + QStringLiteral("/data/sst2")).exists();
}

QJsonObject runOf(const CliResult& result, int index)
{
    return result.json()[QStringLiteral("runs")].toArray()[index].toObject();
}

QByteArray intervalsOf(const QJsonObject& run)
{
    QByteArrayList counts;
    for (const auto& interval : run[QStringLiteral("intervals")].toArray())
        counts << QByteArray::number(interval.toObject()[QStringLiteral("count")].toInt());
    return counts.join('/');
}

QByteArray meanOf(const QJsonObject& run)
{
    return QByteArray::number(run[QStringLiteral("mean")].toDouble(), 'f', 6);
}

struct GoldenRow
{
    int row = 0; ///< of the test file
    QByteArray testId, trainId;
    double score = 0;
    QByteArray dot, norm2Test, norm2Train, ties;
    double publishedScore = 0;
    QByteArray publishedRow;
};

QList<GoldenRow> goldenRows(const QString& name)
{
    QFile file(kShared + QStringLiteral("/goldens/leakage/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    const QByteArrayList head = file.readLine().trimmed().split('\t');
    QList<GoldenRow> rows;
    while (!file.atEnd()) {
        QByteArray line = file.readLine();
        if (line.endsWith('\n'))
            line.chop(1);
        const QByteArrayList cells = line.split('\t');
        const auto cell = [&](const char* column) { return cells[head.indexOf(column)]; };
        rows << GoldenRow{cell("row").toInt(), cell("test_id"), cell("train_id"), cell("score").toDouble(),
            cell("dot"), cell("norm2_test"), cell("norm2_train"), cell("n_exact_ties"),
            cell("score_sklearn_float").toDouble(), cell("best_train_row_sklearn")};
    }
    return rows;
}

void compareRows(const CliResult& result, const QList<GoldenRow>& golden)
{
    HELDOUT_RUNS(result);
    const auto rows = result.rows();
    QVERIFY(!golden.isEmpty() && rows.size() > golden.last().row + 1);
    for (const GoldenRow& expected : golden) {
        const QByteArrayList& row = rows[expected.row + 1];
        const bool partner = expected.dot != "0";
        QCOMPARE(row[0], expected.testId);
        QCOMPARE(row[1], partner ? expected.trainId : QByteArray());
        QVERIFY2(std::abs(row[2].toDouble() - expected.score) < 1e-9, row.join('\t').constData());
        QCOMPARE(row[3], expected.dot);
        QCOMPARE(row[4], expected.norm2Test);
        if (partner) {
            QCOMPARE(row[5], expected.norm2Train);
            QCOMPARE(row[6], expected.ties);
        }
    }
}

} // namespace

class TestCliGoldens : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sst2();
    void sst2AsPublished();
    void bc2gmSentences();
    void bc2gmMentions();

private:
    struct Files
    {
        QString train, trainText, test, testText;
    };
    static void load(const Cli& cli, const Files& files)
    {
        for (const bool test : {false, true}) {
            QStringList import = words("import --project p.heldout --quiet --split");
            import << (test ? QStringLiteral("test") : QStringLiteral("train"));
            import << kShared + (test ? files.test : files.train);
            if (const QString column = test ? files.testText : files.trainText; !column.isEmpty())
                import << QStringLiteral("--text") << column;
            const CliResult result = cli.run(import);
            if (result.status != 0)
                qFatal("%s", result.err.constData());
        }
    }
    const Files m_sst2{QStringLiteral("/data/sst2/train.tsv"), QStringLiteral("text"),
        QStringLiteral("/data/sst2/test.tsv"), QStringLiteral("#2")};
    const Files m_bc2gm{
        QStringLiteral("/data/bc2gm/train_train.in"), {}, QStringLiteral("/data/bc2gm/test_test.in"), {}};
};

void TestCliGoldens::sst2()
{
    if (!haveData())
        return;
    const Cli cli;
    load(cli, m_sst2);
    const CliResult result = cli.run(words("compare --project p.heldout --format json"));
    HELDOUT_RUNS(result);
    const char* const means[] = {"46.055815", "17.378379", "1.388049"};
    for (int i = 0; i < 3; ++i)
        QCOMPARE(meanOf(runOf(result, i)), means[i]);
    const QJsonObject unigrams = runOf(result, 0);
    QCOMPARE(intervalsOf(unigrams), "20/1157/577/67");
    QCOMPARE(unigrams[QStringLiteral("count")].toInt(), 1821);
    QCOMPARE(unigrams[QStringLiteral("train_count")].toInt(), 67349);
    QCOMPARE(unigrams[QStringLiteral("empty_vectors")].toInt(), 4);
    QCOMPARE(unigrams[QStringLiteral("empty_train_vectors")].toInt(), 316);
    QCOMPARE(unigrams[QStringLiteral("exact_text_matches")].toInt(), 0);
    QCOMPARE(QByteArray::number(unigrams[QStringLiteral("std")].toDouble(), 'f', 9), "14.067933762");
    QCOMPARE(QByteArray::number(unigrams[QStringLiteral("median")].toDouble(), 'f', 9), "43.643578047");
    const QJsonArray parts = unigrams[QStringLiteral("rank_parts")].toArray();
    QCOMPARE(parts[0].toObject()[QStringLiteral("count")].toInt(), 456);
    QCOMPARE(parts[3].toObject()[QStringLiteral("count")].toInt(), 453);
    QCOMPARE(
        QByteArray::number(parts[1].toObject()[QStringLiteral("max")].toDouble(), 'f', 9), "43.643578047");
    compareRows(cli.run(words("matches --project p.heldout --ngram 1")),
        goldenRows(QStringLiteral("sst2_text_1gram_rows.tsv")));
    compareRows(cli.run(words("matches --project p.heldout --ngram 3")),
        goldenRows(QStringLiteral("sst2_text_3gram_rows.tsv")));
    QElapsedTimer timer;
    timer.start();
    const CliResult again = cli.run(words("compare --project p.heldout --format json"));
    QVERIFY(again.err.contains("stored"));
    QCOMPARE(again.out, result.out);
    QVERIFY2(timer.elapsed() < heldout::tests::patienceMs(3000), "a stored result is shown at once");
}

void TestCliGoldens::sst2AsPublished()
{
    if (!haveData())
        return;
    const Cli cli;
    load(cli, m_sst2);
    const CliResult result
        = cli.run(words("compare --project p.heldout --scoring as-published --format json --ngram 1"));
    HELDOUT_RUNS(result);
    QCOMPARE(intervalsOf(runOf(result, 0)), "20/1216/522/63");
    const CliResult rows = cli.run(words("matches --project p.heldout"));
    HELDOUT_RUNS(rows);
    const auto golden = goldenRows(QStringLiteral("sst2_text_1gram_rows.tsv"));
    const auto lines = rows.rows();
    QVERIFY(!golden.isEmpty() && lines.size() > golden.last().row + 1);
    for (const GoldenRow& expected : golden) {
        const QByteArrayList& line = lines[expected.row + 1];
        // Sums of doubles: the last digits are the point of this scoring.
        QVERIFY2(std::abs(line[2].toDouble() - expected.publishedScore) < 1e-12, line.join('\t').constData());
        if (expected.dot != "0")
            QCOMPARE(line[1], expected.publishedRow); // rows are the ids here
    }
}

void TestCliGoldens::bc2gmSentences()
{
    if (!haveData())
        return;
    const Cli cli;
    load(cli, m_bc2gm);
    const CliResult result = cli.run(words("compare --project p.heldout --format json"));
    HELDOUT_RUNS(result);
    const char* const means[] = {"33.191640", "13.122176", "4.200074"};
    for (int i = 0; i < 3; ++i)
        QCOMPARE(meanOf(runOf(result, i)), means[i]);
    QCOMPARE(intervalsOf(runOf(result, 0)), "974/3716/263/47");
    compareRows(cli.run(words("matches --project p.heldout --ngram 1")),
        goldenRows(QStringLiteral("bc2gm_text_1gram_rows.tsv")));
    compareRows(cli.run(words("matches --project p.heldout --ngram 2")),
        goldenRows(QStringLiteral("bc2gm_text_2gram_rows.tsv")));
}

void TestCliGoldens::bc2gmMentions()
{
    if (!haveData())
        return;
    const CliResult result
        = Cli().run(words("compare --of mentions --ngram 1 --format json --quiet --train-file")
            + QStringList{kShared + m_bc2gm.train, QStringLiteral("--test-file"), kShared + m_bc2gm.test});
    HELDOUT_RUNS(result);
    const QJsonObject run = runOf(result, 0);
    QCOMPARE(meanOf(run), "70.766285");
    QCOMPARE(run[QStringLiteral("count")].toInt(), 6331);
    QCOMPARE(run[QStringLiteral("exact_text_matches")].toInt(), 2548);
    QCOMPARE(run[QStringLiteral("case_folded_text_matches")].toInt(), 2710);
    QCOMPARE(run[QStringLiteral("empty_vectors")].toInt(), 30);
    QCOMPARE(intervalsOf(run), "1058/149/1767/3357");
}

QTEST_GUILESS_MAIN(TestCliGoldens)
#include "tst_cli_goldens.moc"
