// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_fixture.h"

using namespace heldout::test;

/// evaluate and conflicts as a user runs them.
class TestCliEvaluate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filesGivenDirectly();
    void systemsOfAProject();
    void everyFormat();
    void wrongUsage_data();
    void wrongUsage();
    void refusedInput();
    void conflicts();

private:
    /// The files of a made-up task in the folder of `cli`.
    static void writeFiles(const Cli& cli);
    static QStringList files(const QStringList& more);
};

void TestCliEvaluate::writeFiles(const Cli& cli)
{
    cli.write(QStringLiteral("train.tsv"), "id\ttext\tlabel\nt1\tgood movie\t1\nt2\tbad plot\t0\n");
    cli.write(QStringLiteral("test.tsv"),
        "id\ttext\tlabel\na\tgood movie\t1\nb\tgood plot twist\t0\nc\tnothing shared\t1\nd\tbad plot\t1\n");
    cli.write(QStringLiteral("p.tsv"), "id\tprediction\nd\t0\na\t1\nb\t0\nc\t0\n");
}

QStringList TestCliEvaluate::files(const QStringList& more)
{
    return QStringList{QStringLiteral("evaluate"), QStringLiteral("--test-file"), QStringLiteral("test.tsv"),
               QStringLiteral("--train-file"), QStringLiteral("train.tsv"), QStringLiteral("--id"),
               QStringLiteral("id"), QStringLiteral("--label"), QStringLiteral("label"),
               QStringLiteral("--text"), QStringLiteral("text"), QStringLiteral("--predictions"),
               QStringLiteral("p.tsv")}
    + more;
}

void TestCliEvaluate::filesGivenDirectly()
{
    const Cli cli;
    writeFiles(cli);
    const CliResult result
        = cli.run(files({QStringLiteral("--format"), QStringLiteral("json"), QStringLiteral("--resamples"),
            QStringLiteral("50"), QStringLiteral("--borders"), QStringLiteral("50,100")}));
    HELDOUT_RUNS(result);
    const QJsonObject json = result.json();
    const QJsonArray rows = json[QLatin1String("rows")].toArray();
    QCOMPARE(rows.size(), 3);
    const QJsonObject nearest = rows[2].toObject();
    QCOMPARE(nearest[QLatin1String("group")].toString(), QStringLiteral("100"));
    QCOMPARE(nearest[QLatin1String("from")].toDouble(), 100.0);
    QCOMPARE(nearest[QLatin1String("count")].toInt(), 2);
    QCOMPARE(nearest[QLatin1String("percent")].toDouble(), 50.0);
    QCOMPARE(nearest[QLatin1String("accuracy")].toDouble(), 0.5);
    QCOMPARE(nearest[QLatin1String("tp")].toInt(), 1);
    QVERIFY(nearest.contains(QLatin1String("f1_low")));
    const QJsonObject farthest = rows[0].toObject();
    QVERIFY(farthest[QLatin1String("precision")].isNull()); // nothing was predicted 1: undefined, not 0
    const QJsonObject all = json[QLatin1String("all")].toArray().first().toObject();
    QCOMPARE(all[QLatin1String("accuracy")].toDouble(), 0.5);
    QCOMPARE(json[QLatin1String("positive")].toString(), QStringLiteral("1"));
    QVERIFY(json[QLatin1String("settings")].isObject());
}

void TestCliEvaluate::systemsOfAProject()
{
    const Cli cli;
    writeFiles(cli);
    cli.write(QStringLiteral("q.tsv"), "id\tprediction\na\t1\nb\t0\nc\t1\nd\t1\n");
    const QString project = QStringLiteral("p.heldout");
    for (const char* split : {"train", "test"})
        HELDOUT_RUNS(cli.run(
            {QStringLiteral("import"), QLatin1String(split) + QStringLiteral(".tsv"), QStringLiteral("-p"),
                project, QStringLiteral("--id"), QStringLiteral("id"), QStringLiteral("--label"),
                QStringLiteral("label"), QStringLiteral("--text"), QStringLiteral("text")}));
    const QStringList command{QStringLiteral("evaluate"), QStringLiteral("-p"), project,
        QStringLiteral("--format"), QStringLiteral("tsv"), QStringLiteral("--resamples"),
        QStringLiteral("20"), QStringLiteral("--table"), QStringLiteral("scores")};
    const QStringList load{QStringLiteral("--predictions"), QStringLiteral("p.tsv"), QStringLiteral("q.tsv"),
        QStringLiteral("--system"), QStringLiteral("one"), QStringLiteral("two")};
    const CliResult first = cli.run(command + load);
    HELDOUT_RUNS(first);
    QCOMPARE(first.rows().size(), 1 + 2 * (4 + 1));
    // Stored: the same bytes, and nothing has to be loaded.
    const CliResult again = cli.run(command);
    HELDOUT_RUNS(again);
    QCOMPARE(again.out, first.out);
    QVERIFY2(again.err.contains("Stored result"), again.err.constData());
    const CliResult refused = cli.run(command + load);
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("--replace"), refused.err.constData());
    const CliResult one = cli.run(command
        + QStringList{QStringLiteral("--system"), QStringLiteral("two"), QStringLiteral("--by"),
            QStringLiteral("class")});
    HELDOUT_RUNS(one);
    QCOMPARE(one.rows().size(), 1 + 2 + 1);
    QCOMPARE(cli.run(command + QStringList{QStringLiteral("--system"), QStringLiteral("three")}).status, 2);
}

void TestCliEvaluate::everyFormat()
{
    const Cli cli;
    writeFiles(cli);
    const char* const signs[][2]{{"table", "Predictions"}, {"tsv", "group\tcrossed\tfrom\tto"},
        {"json", "\"rows\""}, {"markdown", "| Group |"}, {"latex", "\\begin{tabular}"}};
    for (const auto& [format, sign] : signs) {
        const CliResult result = cli.run(files({QStringLiteral("--format"), QLatin1String(format),
            QStringLiteral("--resamples"), QStringLiteral("0"), QStringLiteral("--by"),
            QStringLiteral("length"), QStringLiteral("--cross"), QStringLiteral("class")}));
        HELDOUT_RUNS(result);
        QVERIFY2(result.out.contains(sign), result.out.constData());
    }
}

void TestCliEvaluate::wrongUsage_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("no such grouping") << QStringList{QStringLiteral("--by"), QStringLiteral("shape")};
    QTest::newRow("a field without a name") << QStringList{QStringLiteral("--by"), QStringLiteral("field")};
    QTest::newRow("no such field") << QStringList{QStringLiteral("--by"), QStringLiteral("field:colour")};
    QTest::newRow("borders") << QStringList{QStringLiteral("--borders"), QStringLiteral("75,25")};
    QTest::newRow("no such metric") << QStringList{QStringLiteral("--metric"), QStringLiteral("bleu")};
    QTest::newRow("no such label") << QStringList{QStringLiteral("--positive"), QStringLiteral("7")};
    QTest::newRow("types of labels") << QStringList{QStringLiteral("--by"), QStringLiteral("type")};
    QTest::newRow("two sizes") << QStringList{QStringLiteral("-n"), QStringLiteral("1,2")};
    QTest::newRow("too many names") << QStringList{
        QStringLiteral("--system"), QStringLiteral("a"), QStringLiteral("b")};
}

void TestCliEvaluate::wrongUsage()
{
    QFETCH(QStringList, options);
    const Cli cli;
    writeFiles(cli);
    const CliResult result = cli.run(files(options));
    QVERIFY2(result.status == 2, result.err.constData());
    QVERIFY(result.out.isEmpty() && !result.err.isEmpty());
}

void TestCliEvaluate::refusedInput()
{
    const Cli cli;
    writeFiles(cli);
    cli.write(QStringLiteral("p.tsv"), "prediction\n1\n0\n1\n");
    const CliResult result = cli.run(files({QStringLiteral("--join"), QStringLiteral("position")}));
    QCOMPARE(result.status, 3);
    QVERIFY2(result.err.contains("3 predictions for the 4 items"), result.err.constData());
    QCOMPARE(cli.run({QStringLiteral("evaluate")}).status, 2);
    QCOMPARE(
        cli.run({QStringLiteral("evaluate"), QStringLiteral("-p"), QStringLiteral("none.heldout")}).status,
        4);
}

void TestCliEvaluate::conflicts()
{
    const Cli cli;
    writeFiles(cli);
    QStringList command = files({QStringLiteral("--format"), QStringLiteral("tsv")});
    command.removeAll(QStringLiteral("--predictions"));
    command.removeAll(QStringLiteral("p.tsv"));
    command.front() = QStringLiteral("conflicts");
    const CliResult result = cli.run(command);
    HELDOUT_RUNS(result);
    QCOMPARE(result.rows().size(), 2);
    QCOMPARE(result.rows().at(1).mid(0, 5), (QByteArrayList{"d", "t2", "100", "1", "0"}));
    const CliResult lower = cli.run(command + QStringList{QStringLiteral("--from"), QStringLiteral("30")});
    HELDOUT_RUNS(lower);
    QCOMPARE(lower.rows().size(), 3); // good plot twist is like good movie, which is 1
    QCOMPARE(cli.run(command + QStringList{QStringLiteral("--from"), QStringLiteral("x")}).status, 2);
}

QTEST_GUILESS_MAIN(TestCliEvaluate)
#include "tst_cli_evaluate.moc"
