// SPDX-License-Identifier: GPL-3.0-or-later
// Embeddings from files of vectors.
#include "cli_fixture.h"
#include "unit/formats/npy_for_tests.h"

using namespace heldout::test;

namespace {

QByteArray npy(const std::vector<std::vector<double>>& rows, const char* type = "<f4")
{
    std::vector<double> numbers;
    for (const auto& row : rows)
        numbers.insert(numbers.end(), row.begin(), row.end());
    return QByteArray::fromStdString(
        heldout::formats::npyOf({type, false, 1, rows.size(), rows.front().size()}, numbers));
}

/// A folder with a project of four test and three training texts, and their vectors.
class Vectors : public Cli
{
public:
    Vectors()
    {
        write(QStringLiteral("train.tsv"), "id\ttext\nr0\tred\nr1\tgreen\nr2\tblue\n");
        write(QStringLiteral("test.tsv"), "id\ttext\nt0\tred\nt1\tsea\nt2\tsky\nt3\tnothing\n");
        for (const char* split : {"train", "test"}) {
            const auto imported
                = run(words("import") << QString::fromLatin1(split) + QStringLiteral(".tsv")
                                      << words("--project p.heldout --dataset D --split")
                                      << QString::fromLatin1(split) << words("--text text --id id --quiet"));
            if (imported.status != 0)
                qFatal("%s", imported.err.constData());
        }
        write(QStringLiteral("train.npy"), npy({{1, 0}, {4, 3}, {2, 0}}));
        write(QStringLiteral("test.npy"), npy({{3, 4}, {1, 0}, {-1, 0}, {0, 0}}));
    }
    [[nodiscard]] CliResult compare(const char* options) const
    {
        return run(
            words("compare --project p.heldout --vectors test.npy train.npy --quiet") << words(options));
    }
};

} // namespace

class TestCliEmbeddings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparesAndPrints()
    {
        const Vectors cli;
        const CliResult json = cli.compare("--of embeddings --format json --intervals 50");
        HELDOUT_RUNS(json);
        const QJsonObject run = json.json()[QStringLiteral("runs")].toArray().first().toObject();
        QCOMPARE(run[QStringLiteral("of")].toString(), QStringLiteral("embeddings"));
        QVERIFY(run[QStringLiteral("ngram")].isNull());
        QVERIFY(run[QStringLiteral("test_vocabulary")].isNull());
        QCOMPARE(run[QStringLiteral("dimensions")].toInt(), 2);
        QCOMPARE(run[QStringLiteral("vectors")].toObject()[QStringLiteral("test")].toString(),
            cli.path(QStringLiteral("test.npy")));
        QCOMPARE(run[QStringLiteral("empty_vectors")].toInt(), 1);
        QCOMPARE(run[QStringLiteral("max")].toDouble(), 100.0);
        QCOMPARE(run[QStringLiteral("min")].toDouble(), -80.0);
        QCOMPARE(run[QStringLiteral("exact_text_matches")].toInt(), 1);
        const QJsonArray intervals = run[QStringLiteral("intervals")].toArray();
        QCOMPARE(intervals.at(0)[QStringLiteral("from")].toDouble(), -100.0);
        QCOMPARE(intervals.at(0)[QStringLiteral("count")].toInt(), 2);
        QCOMPARE(intervals.at(1)[QStringLiteral("count")].toInt(), 2);
        QCOMPARE(run[QStringLiteral("settings")].toObject().keys(),
            QStringList({QStringLiteral("measure"), QStringLiteral("min_score"), QStringLiteral("of"),
                QStringLiteral("top")}));
        const CliResult table = cli.compare("--table summary");
        HELDOUT_RUNS(table);
        QVERIFY2(table.out.contains("Zero vectors"), table.out.constData());
        QVERIFY2(table.out.contains("embeddings of test.npy and train.npy, 2 numbers each"),
            table.out.constData());
    }

    void matchesHaveNoIntegers()
    {
        const Vectors cli;
        HELDOUT_RUNS(cli.compare(""));
        const CliResult lines = cli.run(words("matches --project p.heldout --of embeddings --quiet"));
        HELDOUT_RUNS(lines);
        QCOMPARE(lines.out,
            QByteArray("test_id\ttrain_id\tscore\tdot\tnorm2_test\tnorm2_train\tties\n"
                       "t0\tr1\t96\t\t\t\t1\n"
                       "t1\tr0\t100\t\t\t\t2\n"
                       "t2\tr1\t-80\t\t\t\t1\n"
                       "t3\t\t0\t\t\t\t0\n"));
        const CliResult json = cli.run(words("matches --project p.heldout --format json --quiet"));
        HELDOUT_RUNS(json);
        QVERIFY(
            json.json()[QStringLiteral("rows")].toArray().first().toObject()[QStringLiteral("dot")].isNull());
        const CliResult none = cli.run(words("matches --project p.heldout --of text"));
        QCOMPARE(none.status, 2);
    }

    void againIsStoredAndListed()
    {
        const Vectors cli;
        HELDOUT_RUNS(cli.compare(""));
        const CliResult again
            = cli.run(words("compare --project p.heldout --vectors ./test.npy ./train.npy --table summary"));
        HELDOUT_RUNS(again);
        QVERIFY2(again.err.startsWith("Embeddings: stored result of"), again.err.constData());
        const CliResult info = cli.run(words("info p.heldout --format json"));
        HELDOUT_RUNS(info);
        const QJsonArray runs = info.json()[QStringLiteral("runs")].toArray();
        QCOMPARE(runs.size(), 1);
        QVERIFY(runs.first()[QStringLiteral("ngram")].isNull());
        QCOMPARE(runs.first()[QStringLiteral("vectors")].toObject()[QStringLiteral("train")].toString(),
            cli.path(QStringLiteral("train.npy")));
        HELDOUT_RUNS(cli.run(words("info p.heldout")));
    }

    void namesAndFilesWithoutAProject()
    {
        const Vectors cli;
        cli.write(QStringLiteral("test.npy"), npy({{0, 0}, {-1, 0}, {1, 0}, {3, 4}}, ">f8"));
        cli.write(QStringLiteral("test.ids"), "t3\nt2\nt1\nt0\n");
        cli.write(QStringLiteral("train.npy"), npy({{2, 0}, {4, 3}, {1, 0}}, "<f2"));
        cli.write(QStringLiteral("train.ids"), "r2\nr1\nr0\n");
        const CliResult lines
            = cli.run(words("matches --test-file test.tsv --train-file train.tsv --id id --text text "
                            "--vectors test.npy train.npy --names test.ids train.ids --quiet"));
        HELDOUT_RUNS(lines);
        QCOMPARE(lines.rows().at(2), QByteArrayList({"t1", "r0", "100", "", "", "", "2"}));
        QCOMPARE(lines.rows().at(3).at(2), QByteArray("-80"));
    }

    void partsMergeToTheSameBytes()
    {
        const Vectors cli;
        for (const char* part : {"1/3", "2/3", "3/3"})
            HELDOUT_RUNS(cli.run(words("compare --project p.heldout --vectors test.npy train.npy --shard")
                << QString::fromLatin1(part) << QStringLiteral("--output")
                << QStringLiteral("part%1").arg(QLatin1Char(part[0]))));
        const CliResult merged
            = cli.run(words("merge part3 part1 part2 --project p.heldout --format json --quiet"));
        HELDOUT_RUNS(merged);
        const QByteArray mergedLines = cli.run(words("matches --project p.heldout --quiet")).out;
        const Vectors whole;
        HELDOUT_RUNS(whole.compare(""));
        QCOMPARE(mergedLines, whole.run(words("matches --project p.heldout --quiet")).out);
        const CliResult missing = cli.run(words("merge part1 part3 --project p.heldout"));
        QCOMPARE(missing.status, 2);
        QVERIFY2(missing.err.contains("Part 2 of 3 is missing."), missing.err.constData());
    }

    void leastScoresBelowZero()
    {
        const Vectors cli;
        HELDOUT_RUNS(cli.compare("--top 3 --min-score -50"));
        HELDOUT_RUNS(cli.compare("--all-pairs --min-score 90"));
        const CliResult lines = cli.run(words("matches --project p.heldout --quiet"));
        HELDOUT_RUNS(lines);
        QCOMPARE(lines.rows().at(3), QByteArrayList({"t2", "", "0", "", "", "", "0"}));
    }

    void wrongWishesAreRefused_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* options, int status, const char* sentence) {
            QTest::newRow(options) << QString::fromUtf8(options) << status << QByteArray(sentence);
        };
        row("--of embeddings", 2, "A file of vectors is missing.");
        row("--of text --vectors test.npy train.npy", 2, "--vectors and --names go with --of embeddings");
        row("--vectors test.npy train.npy -n 2", 2, "there are no n-grams to choose");
        row("--vectors test.npy train.npy --measure jaccard", 2, "there are no n-grams to choose");
        row("--vectors test.npy train.npy --min-score -101", 2, "--min-score -101 is not a percentage.");
        row("--vectors test.npy train.npy --all-pairs", 2, "All pairs need a least score above 0.");
        row("--vectors train.npy test.npy", 2, "Vectors in “train.npy”: 3. Items of test in D: 4.");
        row("--vectors gone.npy train.npy", 3, "gone.npy");
        row("--vectors test.tsv train.npy", 3, "test.tsv");
        row("--vectors test.npy train.npy --names ids train.tsv", 2, "“t3”");
    }
    void wrongWishesAreRefused()
    {
        QFETCH(QString, options);
        QFETCH(int, status);
        QFETCH(QByteArray, sentence);
        const Vectors cli;
        cli.write(QStringLiteral("ids"), "t0\nt1\nt2\nt9\n");
        cli.write(QStringLiteral("train.tsv"), "r0\nr1\nr2\n");
        const CliResult result = cli.run(
            words("compare --project p.heldout") << options.split(QLatin1Char(' '), Qt::SkipEmptyParts));
        QVERIFY2(result.err.contains(sentence), result.err.constData());
        QCOMPARE(result.status, status);
        QVERIFY(result.out.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCliEmbeddings)
#include "tst_cli_embeddings.moc"
