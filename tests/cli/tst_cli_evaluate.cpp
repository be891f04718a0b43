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
    void filesWithoutTraining();
    void projectWithoutTraining();
    void columnsNotNamed_data();
    void columnsNotNamed();
    void labelsNoItemHas();
    void goldInAFileOfItsOwn();
    void everyFormat();
    void decimalsForPeople();
    void labelsLeftOut();
    void relations();
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

void TestCliEvaluate::filesWithoutTraining()
{
    const Cli cli;
    writeFiles(cli);
    QStringList command = files({QStringLiteral("--format"), QStringLiteral("tsv"), QStringLiteral("--table"),
        QStringLiteral("scores"), QStringLiteral("--resamples"), QStringLiteral("0")});
    command.remove(command.indexOf(QStringLiteral("--train-file")), 2);
    const auto by = [&](const QStringList& options) { return cli.run(command + options); };
    for (const char* groups : {"none", "class", "length"}) {
        const CliResult result = by({QStringLiteral("--by"), QLatin1String(groups)});
        HELDOUT_RUNS(result);
        QVERIFY(result.rows().size() > 1);
    }
    // The name of the training split is free when there is none.
    HELDOUT_RUNS(by(
        {QStringLiteral("--by"), QStringLiteral("none"), QStringLiteral("--test"), QStringLiteral("train")}));
    for (const QStringList& options :
        {QStringList(), QStringList{QStringLiteral("--by"), QStringLiteral("rank")},
            QStringList{QStringLiteral("--by"), QStringLiteral("overlap:text")},
            QStringList{QStringLiteral("--by"), QStringLiteral("class"), QStringLiteral("--cross"),
                QStringLiteral("interval")}}) {
        const CliResult refused = by(options);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("training file is missing"), refused.err.constData());
    }
    QStringList noTest = files({QStringLiteral("--by"), QStringLiteral("none")});
    noTest.remove(noTest.indexOf(QStringLiteral("--test-file")), 2);
    const CliResult refused = cli.run(noTest);
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("test file is missing"), refused.err.constData());
}

void TestCliEvaluate::projectWithoutTraining()
{
    const Cli cli;
    writeFiles(cli);
    HELDOUT_RUNS(cli.run({QStringLiteral("import"), QStringLiteral("test.tsv"), QStringLiteral("-p"),
        QStringLiteral("p.heldout"), QStringLiteral("--id"), QStringLiteral("id"), QStringLiteral("--label"),
        QStringLiteral("label"), QStringLiteral("--text"), QStringLiteral("text")}));
    const QStringList command{QStringLiteral("evaluate"), QStringLiteral("-p"), QStringLiteral("p.heldout"),
        QStringLiteral("--resamples"), QStringLiteral("0")};
    HELDOUT_RUNS(cli.run(command
        + QStringList{QStringLiteral("--by"), QStringLiteral("class"), QStringLiteral("--predictions"),
            QStringLiteral("p.tsv")}));
    HELDOUT_RUNS(cli.run(command + QStringList{QStringLiteral("--by"), QStringLiteral("none")}));
    QCOMPARE(cli.run(command).status, 2); // by interval
    const CliResult named = cli.run(command
        + QStringList{QStringLiteral("--by"), QStringLiteral("none"), QStringLiteral("--train"),
            QStringLiteral("other")});
    QCOMPARE(named.status, 2); // a name that was given is a name that must be there
}

void TestCliEvaluate::columnsNotNamed_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QStringList>("options");
    const QByteArray named = "id\tprediction\tother\nd\t1\tx\na\t1\tx\nb\t0\tx\nc\t1\tx\n";
    QTest::newRow("label given by name")
        << named << QStringList{QStringLiteral("--prediction-label"), QStringLiteral("prediction")};
    QTest::newRow("label given by number")
        << named << QStringList{QStringLiteral("--prediction-label"), QStringLiteral("#2")};
    QTest::newRow("id given") << named
                              << QStringList{QStringLiteral("--prediction-id"), QStringLiteral("id")};
    QTest::newRow("scores given") << QByteArray("id\tprob_pos\nd\t0.9\na\t0.8\nb\t0.1\nc\t0.7\n")
                                  << QStringList{
                                         QStringLiteral("--prediction-score"), QStringLiteral("prob_pos")};
    QTest::newRow("scores from a threshold on")
        << QByteArray("id\tscore\nd\t0.3\na\t0.4\nb\t0.1\nc\t0.25\n")
        << QStringList{QStringLiteral("--threshold"), QStringLiteral("0.25")};
    QTest::newRow("scores called as the labels")
        << QByteArray("id\t1\t0\nd\t0.9\t0.1\na\t0.8\t0.2\nb\t0.3\t0.7\nc\t5\t-5\n") << QStringList();
    QTest::newRow("scores of classes that are named")
        << QByteArray("id\thigh\tlow\nd\t0.9\t0.1\na\t0.8\t0.2\nb\t0.3\t0.7\nc\t5\t-5\n")
        << QStringList{QStringLiteral("--prediction-score"), QStringLiteral("high"), QStringLiteral("low"),
               QStringLiteral("--score-classes"), QStringLiteral("1"), QStringLiteral("0")};
    QTest::newRow("by position, without ids")
        << QByteArray("prediction\tother\n1\tx\n0\tx\n1\tx\n1\tx\n")
        << QStringList{QStringLiteral("--prediction-label"), QStringLiteral("prediction"),
               QStringLiteral("--join"), QStringLiteral("position")};
    QTest::newRow("fields of JSON") << QByteArray(
        "{\"id\":\"d\",\"prediction\":1}\n{\"id\":\"a\",\"prediction\":1}\n"
        "{\"id\":\"b\",\"prediction\":0}\n{\"id\":\"c\",\"prediction\":1}\n")
                                    << QStringList{QStringLiteral("--prediction-label"),
                                           QStringLiteral("prediction")};
}

void TestCliEvaluate::columnsNotNamed()
{
    QFETCH(QByteArray, file);
    QFETCH(QStringList, options);
    const Cli cli;
    writeFiles(cli);
    cli.write(QStringLiteral("p.tsv"), file);
    const CliResult result
        = cli.run(files({QStringLiteral("--format"), QStringLiteral("json"), QStringLiteral("--resamples"),
                      QStringLiteral("0"), QStringLiteral("--by"), QStringLiteral("none")})
            + options);
    HELDOUT_RUNS(result);
    const QJsonObject all = result.json()[QLatin1String("all")].toArray().first().toObject();
    QCOMPARE(all[QLatin1String("count")].toInt(), 4);
    QCOMPARE(all[QLatin1String("accuracy")].toDouble(), 1.0);
}

void TestCliEvaluate::labelsNoItemHas()
{
    const Cli cli;
    writeFiles(cli);
    cli.write(QStringLiteral("p.tsv"), "id\tprediction\nd\tpos\na\t1\nb\t0\nc\tpos\n");
    const CliResult result = cli.run(files({QStringLiteral("--by"), QStringLiteral("none"),
        QStringLiteral("--resamples"), QStringLiteral("0")}));
    HELDOUT_RUNS(result);
    QVERIFY2(
        result.err.contains("No item of test has the label “pos” (predictions: 2)"), result.err.constData());
}

void TestCliEvaluate::goldInAFileOfItsOwn()
{
    const Cli cli;
    writeFiles(cli);
    cli.write(QStringLiteral("texts.tsv"),
        "id\ttext\na\tgood movie\nb\tgood plot twist\nc\tnothing shared\nd\tbad plot\n");
    cli.write(QStringLiteral("gold.tsv"), "name\tright\tnote\nd\t1\tx\nc\t1\tx\nb\t0\tx\na\t1\tx\n");
    cli.write(QStringLiteral("labels.txt"), "1\n0\n1\n1\n");
    const QStringList shown{QStringLiteral("--format"), QStringLiteral("json"), QStringLiteral("--resamples"),
        QStringLiteral("0"), QStringLiteral("--by"), QStringLiteral("none")};
    const QJsonArray all = cli.run(files(shown)).json()[QLatin1String("all")].toArray();
    QCOMPARE(all.size(), 1);
    const QStringList texts{QStringLiteral("evaluate"), QStringLiteral("--test-file"),
        QStringLiteral("texts.tsv"), QStringLiteral("--id"), QStringLiteral("id"), QStringLiteral("--text"),
        QStringLiteral("text"), QStringLiteral("--predictions"), QStringLiteral("p.tsv")};
    const QStringList byId = words("--gold gold.tsv --gold-id name --gold-label right");
    const QStringList byPosition = words("--gold labels.txt --gold-join position");
    for (const QStringList& gold : {byId, byPosition}) {
        const CliResult result = cli.run(texts + shown + gold);
        HELDOUT_RUNS(result);
        QCOMPARE(result.json()[QLatin1String("all")].toArray(), all);
    }
    cli.write(QStringLiteral("short.txt"), "1\n0\n1\n");
    const CliResult refused = cli.run(texts + shown + words("--gold short.txt --gold-join position"));
    QCOMPARE(refused.status, 3);
    QVERIFY2(refused.err.contains("3 texts and 4 texts"), refused.err.constData());
    QCOMPARE(cli.run(texts + shown + words("--gold-join position")).status, 2); // no --gold
    HELDOUT_RUNS(cli.run(words("import texts.tsv -p g.heldout --split test --id id --text text") + byId));
    const QStringList project = words("evaluate -p g.heldout --predictions p.tsv");
    QCOMPARE(cli.run(project + shown + byId).status, 2); // the project's data are read already
    const CliResult result = cli.run(project + shown);
    HELDOUT_RUNS(result);
    QCOMPARE(result.json()[QLatin1String("all")].toArray(), all);
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

void TestCliEvaluate::decimalsForPeople()
{
    const Cli cli;
    writeFiles(cli);
    const auto scores = [&](const char* format) {
        return cli.run(
            files({QStringLiteral("--format"), QLatin1String(format), QStringLiteral("--resamples"),
                QStringLiteral("0"), QStringLiteral("--by"), QStringLiteral("none")}));
    };
    // One of three is found: what is read has two decimals, what is computed with has all of them.
    for (const char* format : {"table", "markdown", "latex"}) {
        const CliResult result = scores(format);
        HELDOUT_RUNS(result);
        QVERIFY2(result.out.contains("33.33 ") && result.out.contains("0.3333 "), result.out.constData());
        QVERIFY2(!result.out.contains("33333"), result.out.constData());
    }
    for (const char* format : {"tsv", "json"}) {
        const CliResult result = scores(format);
        HELDOUT_RUNS(result);
        QVERIFY2(result.out.contains("0.3333333333333333"), result.out.constData());
    }
}

void TestCliEvaluate::labelsLeftOut()
{
    const Cli cli;
    writeFiles(cli);
    const QStringList options{QStringLiteral("--resamples"), QStringLiteral("0"), QStringLiteral("--by"),
        QStringLiteral("none"), QStringLiteral("--average"), QStringLiteral("micro"),
        QStringLiteral("--leave-out"), QStringLiteral("0")};
    const CliResult result
        = cli.run(files(options + QStringList{QStringLiteral("--format"), QStringLiteral("json")}));
    HELDOUT_RUNS(result);
    const QJsonObject all = result.json()[QLatin1String("all")].toArray().first().toObject();
    // Of 1 only: a is found, c and d are missed.
    QCOMPARE(all[QLatin1String("tp")].toInt(), 1);
    QCOMPARE(all[QLatin1String("fp")].toInt(), 0);
    QCOMPARE(all[QLatin1String("fn")].toInt(), 2);
    QCOMPARE(all[QLatin1String("f1")].toDouble(), 0.5);
    QCOMPARE(result.json()[QLatin1String("left_out")].toArray(), QJsonArray{QStringLiteral("0")});
    QVERIFY(cli.run(files(options)).out.contains("average micro without 0"));
}

void TestCliEvaluate::relations()
{
    const Cli cli;
    for (const char* folder : {"train", "test", "s"})
        QVERIFY(QDir().mkpath(cli.path(QLatin1String(folder))));
    const QByteArray gold = "T1\tDrug 0 4\tzinc\nT2\tGene 11 14\tp53\nR1\tBinds Arg1:T1 Arg2:T2\n";
    cli.write(QStringLiteral("train/t.txt"), "iron binds p53");
    cli.write(QStringLiteral("train/t.ann"), "T1\tDrug 0 4\tiron\n");
    for (const char* name : {"a", "b"}) {
        cli.write(QStringLiteral("test/%1.txt").arg(QLatin1String(name)), "zinc binds p53");
        cli.write(QStringLiteral("test/%1.ann").arg(QLatin1String(name)), gold);
    }
    cli.write(QStringLiteral("s/a.ann"), gold);
    cli.write(QStringLiteral("s/b.ann"), QByteArray(gold).replace("Arg1:T1 Arg2:T2", "Arg1:T2 Arg2:T1"));
    const QString project = QStringLiteral("p.heldout");
    for (const char* split : {"train", "test"})
        HELDOUT_RUNS(cli.run({QStringLiteral("import"), QLatin1String(split), QStringLiteral("-p"), project,
            QStringLiteral("--split"), QLatin1String(split), QStringLiteral("--dataset"),
            QStringLiteral("data")}));
    const QStringList command{QStringLiteral("evaluate"), QStringLiteral("-p"), project,
        QStringLiteral("--by"), QStringLiteral("type"), QStringLiteral("--resamples"), QStringLiteral("0"),
        QStringLiteral("--format"), QStringLiteral("json")};
    const CliResult mentions
        = cli.run(command + QStringList{QStringLiteral("--predictions"), QStringLiteral("s")});
    HELDOUT_RUNS(mentions);
    QCOMPARE(mentions.json()[QLatin1String("task")].toString(), QStringLiteral("mentions"));
    const CliResult relations
        = cli.run(command + QStringList{QStringLiteral("--score"), QStringLiteral("relations")});
    HELDOUT_RUNS(relations);
    const QJsonObject json = relations.json();
    QCOMPARE(json[QLatin1String("task")].toString(), QStringLiteral("relations"));
    const QJsonArray rows = json[QLatin1String("rows")].toArray();
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows[0].toObject()[QLatin1String("group")].toString(), QStringLiteral("Binds"));
    const QJsonObject all = json[QLatin1String("all")].toArray().first().toObject();
    QCOMPARE(all[QLatin1String("tp")].toInt(), 1);
    QCOMPARE(all[QLatin1String("fp")].toInt(), 1);
    QCOMPARE(all[QLatin1String("fn")].toInt(), 1);
    QCOMPARE(all[QLatin1String("f1")].toDouble(), 0.5);
    const CliResult info
        = cli.run({QStringLiteral("info"), project, QStringLiteral("--format"), QStringLiteral("json")});
    HELDOUT_RUNS(info);
    QVERIFY(info.out.contains("\"relations\":2") || info.out.contains("\"relations\": 2"));
    QCOMPARE(cli.run(command + QStringList{QStringLiteral("--score"), QStringLiteral("tokens")}).status, 2);
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
    QTest::newRow("no such label to leave out")
        << QStringList{QStringLiteral("--leave-out"), QStringLiteral("7")};
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
