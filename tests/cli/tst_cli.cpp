// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_fixture.h"

#include <csignal>

#include <grp.h>
#include <sys/mount.h>
#include <unistd.h>

#include "store/store.h"

using namespace heldout;
using namespace heldout::test;

namespace {

const QByteArray kTrain = "id\ttext\tlabel\tdocument\n"
                          "t0\tthe kinase binds protein alpha\tx\td0\n"
                          "t1\tprotein alpha binds the kinase\tx\td0\n"
                          "t2\thuman cells express protein beta\ty\td1\n"
                          "t3\t我们 测量 相似度 مرحبا بالعالم\ty\td2\n";
const QByteArray kTest = "id\ttext\tlabel\tdocument\n"
                         "e0\thuman cells express protein gamma\ty\td9\n"
                         "e1\tthe kinase binds protein alpha\tx\td0\n"
                         "e2\tno shared vocabulary whatsoever\tx\td9\n"
                         "e3\t相似度 مرحبا 😀\tx\td9\n";

const QStringList kColumns{QStringLiteral("--text"), QStringLiteral("text"), QStringLiteral("--id"),
    QStringLiteral("id"), QStringLiteral("--label"), QStringLiteral("label"), QStringLiteral("--document"),
    QStringLiteral("document")};

QByteArray manyTexts(int count)
{
    QByteArray rows;
    for (int i = 0; i < count; ++i)
        rows += "sentence " + QByteArray::number(i % 977) + " of word" + QByteArray::number(i % 131)
            + " and word" + QByteArray::number(qint64{i} * 7919 % 1009) + " in a long list\n";
    return rows;
}

/// A folder with a project that holds the two splits above.
class Loaded : public Cli
{
public:
    explicit Loaded(const QString& project = QStringLiteral("p.heldout"))
        : m_project(path(project))
    {
        for (const bool test : {false, true}) {
            const QString name = test ? QStringLiteral("test") : QStringLiteral("train");
            const QString file = write(name + QStringLiteral(".tsv"), test ? kTest : kTrain);
            const CliResult result
                = run(QStringList{QStringLiteral("import"), file, QStringLiteral("--project"), m_project,
                          QStringLiteral("--dataset"), QStringLiteral("BC"), QStringLiteral("--split"), name}
                    + kColumns);
            if (result.status != 0)
                qFatal("%s", result.err.constData());
        }
    }
    [[nodiscard]] QString project() const { return m_project; }
    CliResult with(const char* text) const
    {
        return run(words(text) + QStringList{QStringLiteral("--project"), m_project});
    }

private:
    QString m_project;
};

} // namespace

class TestCli : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void helpAndVersion_data();
    void helpAndVersion();
    void wrongUsage_data();
    void wrongUsage();
    void newMakesAProjectOnce();
    void importSaysWhatItTook();
    void separatorOnlyWhereThereIsOne_data();
    void separatorOnlyWhereThereIsOne();
    void compareAsJson();
    void everyFormatHoldsTheFigures_data();
    void everyFormatHoldsTheFigures();
    void matchesInTheOrderOfTheFile();
    void matchesOfOneRunAmongSeveral();
    void filesWithoutAProject();
    void infoShowsWhereEverythingCameFrom();
    void secondStartIsStored();
    void outdatedIsMarked();
    void refusedInput_data();
    void refusedInput();
    void findingsAreListedAndCounted();
    void projectTrouble();
    void namesMeanNothingToTheForm_data();
    void namesMeanNothingToTheForm();
    void outputFileIsWholeOrAsBefore();
    void outputTakesNoOtherPlace_data();
    void outputTakesNoOtherPlace();
    void outputIsTriedBeforeTheWork();
    void aFullDiskCanBeRead();
    void threadsAndLocaleChangeNothing();
    void oddPaths();
    void longLine();
    void readOnlyProject();
    void interruptWhileImporting_data();
    void interruptWhileImporting();
    void interruptWhileComparing();
    void killWhileImporting();
    void closedPipeIsNoFault();
    void temporaryProjectsAreTakenAway();
};

void TestCli::helpAndVersion_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QByteArray>("holds");
    QTest::newRow("program") << QStringLiteral("--help") << QByteArray("compare");
    QTest::newRow("version") << QStringLiteral("--version") << QByteArray("heldout-cli ");
    QTest::newRow("new") << QStringLiteral("new --help") << QByteArray("--project");
    QTest::newRow("import") << QStringLiteral("import --help") << QByteArray("--document-pattern");
    QTest::newRow("compare") << QStringLiteral("compare --help") << QByteArray("--scoring");
    QTest::newRow("matches") << QStringLiteral("matches --help") << QByteArray("--run");
    QTest::newRow("info") << QStringLiteral("info --help") << QByteArray("Exit status");
}

void TestCli::helpAndVersion()
{
    QFETCH(QString, arguments);
    QFETCH(QByteArray, holds);
    const CliResult result = Cli().run(arguments.split(QLatin1Char(' ')));
    HELDOUT_RUNS(result);
    QVERIFY2(result.out.contains(holds), result.out.constData());
    QCOMPARE(result.err, QByteArray());
}

void TestCli::wrongUsage_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no command") << QString() << QByteArray("--help");
    QTest::newRow("unknown command") << QStringLiteral("frobnicate") << QByteArray("frobnicate");
    QTest::newRow("unknown option") << QStringLiteral("info p.heldout --frob") << QByteArray("--frob");
    QTest::newRow("unknown format") << QStringLiteral("info p.heldout --format xml") << QByteArray("xml");
    QTest::newRow("nothing to compare") << QStringLiteral("compare") << QByteArray("--project");
    QTest::newRow("one side only") << QStringLiteral("compare --test-file a.tsv")
                                   << QByteArray("--train-file");
    QTest::newRow("no file") << QStringLiteral("import --project p.heldout")
                             << QByteArray("No file to import was given.");
    QTest::newRow("no project") << QStringLiteral("info") << QByteArray("No project file was given.");
    QTest::newRow("a file like an option")
        << QStringLiteral("import -x.tsv --project p.heldout") << QByteArray("./-x.tsv");
    QTest::newRow("reading options with a project")
        << QStringLiteral("compare --project p.heldout --text #2") << QByteArray("read already");
    QTest::newRow("reading options of one side with a project")
        << QStringLiteral("matches --project p.heldout --train-text #2") << QByteArray("read already");
    QTest::newRow("n of zero") << QStringLiteral("compare --project p.heldout --ngram 0")
                               << QByteArray("ngram");
    QTest::newRow("borders downwards")
        << QStringLiteral("compare --project p.heldout --intervals 50,25") << QByteArray("50,25");
    QTest::newRow("decimal comma") << QStringLiteral("compare --project p.heldout --min-score 12,5")
                                   << QByteArray("12,5");
    // A blank at the end is an empty argument, as from a variable that was not set.
    for (const char* option : {"--shard", "--output", "--project", "--ngram", "--intervals", "--dataset"})
        QTest::addRow("%s without a value", option)
            << QStringLiteral("compare --quiet %1 ").arg(QLatin1String(option))
            << QByteArray(option) + " was given without a value.";
    QTest::newRow("files and a project")
        << QStringLiteral("compare --project p.heldout --test-file a --train-file b")
        << QByteArray("together");
}

void TestCli::wrongUsage()
{
    QFETCH(QString, arguments);
    QFETCH(QByteArray, says);
    const CliResult result
        = Cli().run(arguments.isEmpty() ? QStringList() : arguments.split(QLatin1Char(' ')));
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(says), result.err.constData());
    QCOMPARE(result.out, QByteArray());
}

void TestCli::newMakesAProjectOnce()
{
    const Cli cli;
    const CliResult made = cli.run(words("new p.heldout --format json"));
    HELDOUT_RUNS(made);
    QCOMPARE(made.json()[QStringLiteral("uuid")].toString().size(), 32);
    const QByteArray bytes = Cli::contents(cli.path(QStringLiteral("p.heldout")));
    const CliResult again = cli.run(words("new --project p.heldout"));
    QCOMPARE(again.status, 4);
    QVERIFY(again.err.contains("p.heldout"));
    QCOMPARE(Cli::contents(cli.path(QStringLiteral("p.heldout"))), bytes);
    QCOMPARE(cli.run(words("new no/such/folder/p.heldout")).status, 4);
}

void TestCli::importSaysWhatItTook()
{
    const Cli cli;
    const QString file = cli.write(QStringLiteral("train.tsv"), kTrain);
    const CliResult result = cli.run(
        QStringList{QStringLiteral("import"), file, QStringLiteral("--project"),
            cli.path(QStringLiteral("p.heldout")), QStringLiteral("--format"), QStringLiteral("json")}
        + kColumns);
    HELDOUT_RUNS(result);
    const QJsonObject json = result.json();
    QCOMPARE(json[QStringLiteral("instances")].toInt(), 4);
    QCOMPARE(json[QStringLiteral("documents")].toInt(), 3);
    QVERIFY(json.contains(QStringLiteral("mentions")));
    QVERIFY(json[QStringLiteral("mentions")].isNull()); // a table has none
    QVERIFY(json[QStringLiteral("diagnostics")].isArray());
    QCOMPARE(json[QStringLiteral("settings")].toObject()[QStringLiteral("split")].toString(),
        QStringLiteral("train"));
    QVERIFY(json[QStringLiteral("settings")].toObject()[QStringLiteral("document_pattern")].isNull());
    // Columns by number, and the split's name already taken.
    const QStringList byNumber = words("--project p.heldout --text #2 --id #1");
    const CliResult taken = cli.run(QStringList{QStringLiteral("import"), file} + byNumber);
    QCOMPARE(taken.status, 2);
    QVERIFY2(taken.err.contains("--replace"), taken.err.constData());
    HELDOUT_RUNS(
        cli.run(QStringList{QStringLiteral("import"), file, QStringLiteral("--replace")} + byNumber));
}

void TestCli::separatorOnlyWhereThereIsOne_data()
{
    QTest::addColumn<QString>("as");
    QTest::addColumn<int>("status");
    QTest::newRow("recognised as TSV") << QString() << 2;
    QTest::newRow("tsv") << QStringLiteral("tsv") << 2;
    QTest::newRow("jsonl") << QStringLiteral("jsonl") << 2;
    QTest::newRow("lines") << QStringLiteral("lines") << 2;
    QTest::newRow("bc2gm") << QStringLiteral("bc2gm") << 2;
    QTest::newRow("csv") << QStringLiteral("csv") << 0;
}

void TestCli::separatorOnlyWhereThereIsOne()
{
    QFETCH(QString, as);
    QFETCH(int, status);
    const Cli cli;
    const QString file = cli.write(QStringLiteral("train.tsv"), kTrain);
    QStringList arguments{
        QStringLiteral("import"), file, QStringLiteral("--separator"), QStringLiteral("tab")};
    if (!as.isEmpty())
        arguments << QStringLiteral("--as") << as;
    const CliResult result = cli.run(arguments);
    QVERIFY2(result.status == status, result.err.constData());
    if (status == 0)
        return;
    QCOMPARE(result.out, QByteArray());
    QVERIFY2(result.err.contains("train.tsv"), result.err.constData());
    QVERIFY2(result.err.contains("Leave the separator out"), result.err.constData());
}

void TestCli::compareAsJson()
{
    const Loaded cli;
    const CliResult result
        = cli.with("compare --format json --ngram 1 --ngram 2 --intervals 33.3,50 --rank-parts 2");
    HELDOUT_RUNS(result);
    const QJsonArray runs = result.json()[QStringLiteral("runs")].toArray();
    QCOMPARE(runs.size(), 2);
    const QJsonObject run = runs[0].toObject();
    for (const char* key : {"ngram", "of", "count", "mean", "std", "min", "q1", "median", "q3", "max",
             "intervals", "rank_parts", "exact_text_matches", "empty_vectors", "settings"})
        QVERIFY2(run.contains(QLatin1String(key)), key);
    QCOMPARE(run[QStringLiteral("ngram")].toInt(), 1);
    QCOMPARE(run[QStringLiteral("of")].toString(), QStringLiteral("text"));
    QCOMPARE(run[QStringLiteral("count")].toInt(), 4);
    QCOMPARE(run[QStringLiteral("max")].toDouble(), 100.0);
    QCOMPARE(run[QStringLiteral("exact_text_matches")].toInt(), 1);
    const QJsonArray intervals = run[QStringLiteral("intervals")].toArray();
    QCOMPARE(intervals.size(), 3);
    QCOMPARE(intervals[0].toObject()[QStringLiteral("from")].toDouble(), 0.0);
    QCOMPARE(intervals[0].toObject()[QStringLiteral("to")].toDouble(), 33.3);
    QCOMPARE(intervals[2].toObject()[QStringLiteral("to")].toDouble(), 100.0);
    int total = 0;
    double share = 0;
    for (const auto& interval : intervals) {
        total += interval.toObject()[QStringLiteral("count")].toInt();
        share += interval.toObject()[QStringLiteral("percent")].toDouble();
    }
    QCOMPARE(total, 4);
    QCOMPARE(share, 100.0);
    QCOMPARE(run[QStringLiteral("rank_parts")].toArray().size(), 2);
    const QJsonObject settings = result.json()[QStringLiteral("settings")].toObject();
    QCOMPARE(settings[QStringLiteral("test")].toString(), QStringLiteral("test"));
    QCOMPARE(settings[QStringLiteral("scoring")].toString(), QStringLiteral("exact"));
}

void TestCli::everyFormatHoldsTheFigures_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArrayList>("holds");
    QTest::newRow("table") << QStringLiteral("table") << QByteArrayList{"Mean", "100.000000", "Share (%)"};
    QTest::newRow("tsv") << QStringLiteral("tsv")
                         << QByteArrayList{"ngram\tof\tcount\tmean", "\t100\t", "ngram\tpart\tmin"};
    QTest::newRow("markdown") << QStringLiteral("markdown")
                              << QByteArrayList{"| n | Items |", "| ---: | --- |"};
    QTest::newRow("latex") << QStringLiteral("latex")
                           << QByteArrayList{"\\begin{tabular}{rl", "\\toprule", "Share (\\%)",
                                  "\n% Similarity to the closest"};
}

void TestCli::everyFormatHoldsTheFigures()
{
    QFETCH(QString, format);
    QFETCH(QByteArrayList, holds);
    const Loaded cli;
    const CliResult result = cli.run({QStringLiteral("compare"), QStringLiteral("--project"), cli.project(),
        QStringLiteral("--format"), format});
    HELDOUT_RUNS(result);
    for (const QByteArray& part : holds)
        QVERIFY2(result.out.contains(part), (part + " in\n" + result.out).constData());
    const CliResult one = cli.run({QStringLiteral("compare"), QStringLiteral("--project"), cli.project(),
        QStringLiteral("--format"), format, QStringLiteral("--table"), QStringLiteral("identical")});
    QVERIFY(one.out.contains("identical"));
    QVERIFY(!one.out.contains("Mean") && !one.out.contains("mean"));
}

void TestCli::matchesInTheOrderOfTheFile()
{
    const Loaded cli;
    HELDOUT_RUNS(cli.with("compare --ngram 1"));
    const CliResult result = cli.with("matches");
    HELDOUT_RUNS(result);
    const auto rows = result.rows();
    QCOMPARE(rows.size(), 5);
    QCOMPARE(rows[0].join('\t'), "test_id\ttrain_id\tscore\tdot\tnorm2_test\tnorm2_train\tties");
    QCOMPARE(rows[1].join('\t'), "e0\tt2\t80\t4\t5\t5\t1");
    QCOMPARE(rows[2].join('\t'), "e1\tt0\t100\t4\t4\t4\t2");
    QCOMPARE(rows[3].join('\t'), "e2\t\t0\t0\t3\t0\t0");
    QCOMPARE(rows[4][1], "t3");
    const QJsonObject json = cli.with("matches --format json").json();
    QCOMPARE(json[QStringLiteral("rows")].toArray().size(), 4);
    QCOMPARE(json[QStringLiteral("rows")].toArray()[1].toObject()[QStringLiteral("ties")].toInt(), 2);
    QCOMPARE(json[QStringLiteral("settings")].toObject()[QStringLiteral("ngram")].toInt(), 1);
}

void TestCli::matchesOfOneRunAmongSeveral()
{
    const Loaded cli;
    QCOMPARE(cli.with("matches").status, 2); // nothing is stored yet
    HELDOUT_RUNS(cli.with("compare"));
    const QJsonArray runs = cli.with("info --format json").json()[QStringLiteral("runs")].toArray();
    QCOMPARE(runs.size(), 3);
    for (const auto& entry : runs) {
        const QJsonObject run = entry.toObject();
        const QByteArray id = QByteArray::number(run[QStringLiteral("run")].toInt());
        const QByteArray n = QByteArray::number(run[QStringLiteral("ngram")].toInt());
        const QByteArray byId = cli.with(("matches --run " + id).constData()).out;
        QCOMPARE(cli.with(("matches --ngram " + n).constData()).out, byId);
        QVERIFY(byId.startsWith("test_id"));
    }
    QVERIFY(cli.with("matches --ngram 1").out != cli.with("matches --ngram 2").out);
    QCOMPARE(cli.with("matches --ngram 7").status, 2);
    QCOMPARE(cli.with("matches --scoring as-published").status, 2);
    QCOMPARE(cli.with("matches --run 4711").status, 2);
}

void TestCli::filesWithoutAProject()
{
    const Loaded cli;
    HELDOUT_RUNS(cli.with("compare --ngram 1"));
    const QStringList files{QStringLiteral("--test-file"), cli.path(QStringLiteral("test.tsv")),
        QStringLiteral("--train-file"), cli.path(QStringLiteral("train.tsv"))};
    const CliResult matches = cli.run(QStringList{QStringLiteral("matches")} + files + kColumns);
    HELDOUT_RUNS(matches);
    QCOMPARE(matches.out, cli.with("matches --ngram 1").out);
    // The two files may need different columns.
    const CliResult compare = cli.run(QStringList{QStringLiteral("compare")} + files
        + words("--train-text text --test-text #2 --format json --ngram 1"));
    HELDOUT_RUNS(compare);
    QCOMPARE(compare.json()[QStringLiteral("runs")].toArray()[0].toObject()[QStringLiteral("max")].toDouble(),
        100.0);
}

void TestCli::infoShowsWhereEverythingCameFrom()
{
    const Loaded cli;
    HELDOUT_RUNS(cli.with("compare"));
    const CliResult result = cli.with("info --format json");
    HELDOUT_RUNS(result);
    const QJsonObject split = result.json()[QStringLiteral("datasets")]
                                  .toArray()[0]
                                  .toObject()[QStringLiteral("splits")]
                                  .toArray()[0]
                                  .toObject();
    QCOMPARE(split[QStringLiteral("name")].toString(), QStringLiteral("train"));
    const QJsonObject source = split[QStringLiteral("sources")].toArray()[0].toObject();
    QCOMPARE(source[QStringLiteral("sha256")].toString(),
        QString::fromLatin1(QCryptographicHash::hash(kTrain, QCryptographicHash::Sha256).toHex()));
    QVERIFY(split[QStringLiteral("mentions")].isNull());
    const QJsonObject run = result.json()[QStringLiteral("runs")].toArray()[0].toObject();
    QCOMPARE(run[QStringLiteral("outdated")].toBool(), false);
    QVERIFY(run[QStringLiteral("started_at")].toString().endsWith(QLatin1Char('Z')));
    const CliResult table = cli.with("info");
    HELDOUT_RUNS(table);
    QVERIFY(table.out.contains("train.tsv"));
}

void TestCli::secondStartIsStored()
{
    const Loaded cli;
    const CliResult first = cli.with("compare --format json");
    HELDOUT_RUNS(first);
    QVERIFY(!first.err.contains("stored"));
    const CliResult second = cli.with("compare --format json");
    HELDOUT_RUNS(second);
    QVERIFY2(second.err.contains("stored"), second.err.constData());
    QCOMPARE(second.out, first.out);
    QCOMPARE(cli.with("compare --quiet").err, QByteArray());
    QCOMPARE(cli.with("info --format json").json()[QStringLiteral("runs")].toArray().size(), 3);
}

void TestCli::outdatedIsMarked()
{
    const Loaded cli;
    HELDOUT_RUNS(cli.with("compare"));
    const QString changed = cli.write(QStringLiteral("train.tsv"), kTrain + "t4\tone more\tx\td0\n");
    HELDOUT_RUNS(
        cli.run(QStringList{QStringLiteral("import"), changed, QStringLiteral("--project"), cli.project(),
                    QStringLiteral("--dataset"), QStringLiteral("BC"), QStringLiteral("--replace")}
            + kColumns));
    const QJsonObject run
        = cli.with("info --format json").json()[QStringLiteral("runs")].toArray()[0].toObject();
    QCOMPARE(run[QStringLiteral("outdated")].toBool(), true);
    QVERIFY(run[QStringLiteral("outdated_because")].toString().contains(QLatin1String("train")));
    QVERIFY(!cli.with("compare").err.contains("stored"));
    QCOMPARE(cli.with("info --format json").json()[QStringLiteral("runs")].toArray().size(), 6);
    HELDOUT_RUNS(cli.with("matches --ngram 1")); // of the newest
}

void TestCli::refusedInput_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("options");
    QTest::addColumn<QByteArrayList>("says");
    QTest::newRow("column that is not there")
        << kTest << QStringLiteral("--as tsv --text sentence") << QByteArrayList{"sentence", "document"};
    QTest::newRow("column beyond the last")
        << kTest << QStringLiteral("--as tsv --text #9") << QByteArrayList{"#9"};
    QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << QString()
                             << QByteArrayList{"bad.dat"};
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe"
                                          "a\0b\0c\0\n\0",
        10) << QString() << QByteArrayList{"UTF-16"};
    QTest::newRow("JSON Lines that are none")
        << kTest << QStringLiteral("--as jsonl --text text") << QByteArrayList{"bad.dat"};
    QTest::newRow("empty file") << QByteArray() << QString() << QByteArrayList{"bad.dat"};
}

void TestCli::refusedInput()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, options);
    QFETCH(QByteArrayList, says);
    const Loaded cli;
    const QByteArray before = cli.with("info --format json").out;
    const QString file = cli.write(QStringLiteral("bad.dat"), content);
    const QStringList import
        = QStringList{QStringLiteral("import"), file, QStringLiteral("--split"), QStringLiteral("dev")}
        + options.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const CliResult result = cli.run(import + QStringList{QStringLiteral("--project"), cli.project()});
    QCOMPARE(result.status, 3);
    for (const QByteArray& part : says)
        QVERIFY2(result.err.contains(part), result.err.constData());
    QCOMPARE(result.out, QByteArray());
    const QJsonObject after = cli.with("info --format json").json();
    const QJsonObject original = QJsonDocument::fromJson(before).object();
    QCOMPARE(after[QStringLiteral("datasets")], original[QStringLiteral("datasets")]);
    // A project made for the import goes with it.
    const CliResult fresh = cli.run(import + words("--project fresh.heldout"));
    QCOMPARE(fresh.status, 3);
    QVERIFY(!QFile::exists(cli.path(QStringLiteral("fresh.heldout"))));
    QCOMPARE(cli.run(words("import nowhere.tsv --project fresh.heldout")).status, 3);
}

void TestCli::findingsAreListedAndCounted()
{
    const Cli cli;
    QByteArray content = "text\tlabel\n";
    for (int i = 0; i < 50; ++i)
        content += "caf\xe9 number " + QByteArray::number(i) + "\tx\n";
    const QString file = cli.write(QStringLiteral("latin.tsv"), content);
    const CliResult result = cli.run({QStringLiteral("import"), file, QStringLiteral("--as"),
        QStringLiteral("tsv"), QStringLiteral("--text"), QStringLiteral("text")});
    HELDOUT_RUNS(result);
    QVERIFY2(result.err.contains("latin.tsv:2:4: repaired:"), result.err.constData());
    QCOMPARE(result.err.count("repaired:"), 20);
    QVERIFY2(result.err.contains("30 more"), result.err.constData());
    const CliResult json = cli.run({QStringLiteral("import"), file, QStringLiteral("--as"),
        QStringLiteral("tsv"), QStringLiteral("--text"), QStringLiteral("text"), QStringLiteral("--format"),
        QStringLiteral("json"), QStringLiteral("--quiet")});
    QCOMPARE(json.err, QByteArray());
    QCOMPARE(json.json()[QStringLiteral("diagnostics")].toArray().size(), 50);
    QCOMPARE(json.json()[QStringLiteral("instances")].toInt(), 50);
}

void TestCli::projectTrouble()
{
    const Cli cli;
    QCOMPARE(cli.run(words("info nowhere.heldout")).status, 4);
    cli.write(QStringLiteral("text.heldout"), "this is no project\n");
    const CliResult foreign = cli.run(words("compare --project text.heldout"));
    QCOMPARE(foreign.status, 4);
    QVERIFY(foreign.err.contains("text.heldout"));
    QCOMPARE(Cli::contents(cli.path(QStringLiteral("text.heldout"))), "this is no project\n");
    const QString file = cli.write(QStringLiteral("a.txt"), "a text\n");
    QCOMPARE(
        cli.run({QStringLiteral("import"), file, QStringLiteral("--project"), QStringLiteral("text.heldout")})
            .status,
        4);
    QCOMPARE(Cli::contents(cli.path(QStringLiteral("text.heldout"))), "this is no project\n");
    HELDOUT_RUNS(cli.run(words("new empty.heldout")));
    const CliResult empty = cli.run(words("compare --project empty.heldout"));
    QCOMPARE(empty.status, 2);
    QVERIFY(empty.err.contains("import"));
}

void TestCli::namesMeanNothingToTheForm_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("id");
    const auto row = [](const char* format, const char* id) {
        QTest::newRow(format) << QString::fromLatin1(format) << QByteArray(id);
    };
    row("tsv", "a|b_c*<i>&\"\\~^\x1B[31m\xC2\x9B[x");
    row("table", "a|b_c*<i>&\"\\~^�[31m�[x");
    row("markdown", "a\\|b\\_c\\*\\<i\\>&\"\\\\\\~^�\\[31m�\\[x");
    row("latex",
        "a\\textbar{}b\\_c*\\textless{}i\\textgreater{}\\&\\textquotedbl{}\\textbackslash{}\\textasciitilde{}"
        "\\textasciicircum{}�[31m�[x");
}

void TestCli::namesMeanNothingToTheForm()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, id);
    const Cli cli;
    cli.write(QStringLiteral("t.tsv"), "id\ttext\na|b_c*<i>&\"\\~^\x1B[31m\xC2\x9B[x\tsome words\n");
    const CliResult result = cli.run(
        words("matches --test-file t.tsv --train-file t.tsv --id id --text text --format") << format);
    HELDOUT_RUNS(result);
    QVERIFY2(result.out.contains(id + (format == QLatin1String("tsv") ? "\t" : " ")), result.out.constData());
}

void TestCli::outputFileIsWholeOrAsBefore()
{
    const Loaded cli;
    const QString out = cli.path(QStringLiteral("out.json"));
    const CliResult written = cli.with("compare --format json --output out.json");
    HELDOUT_RUNS(written);
    QCOMPARE(written.out, QByteArray());
    QCOMPARE(Cli::contents(out), cli.with("compare --format json").out);
    const CliResult failed = cli.with("compare --output no/such/folder/out.json");
    QCOMPARE(failed.status, 4);
    QCOMPARE(cli.with("matches --ngram 1 --output m.tsv").out, QByteArray());
    QCOMPARE(Cli::contents(cli.path(QStringLiteral("m.tsv"))), cli.with("matches --ngram 1").out);
}

void TestCli::outputTakesNoOtherPlace_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("output");
    const auto row = [](const char* arguments, const char* output) {
        QTest::addRow("%s > %s", arguments, output)
            << QString::fromLatin1(arguments) << QString::fromLatin1(output);
    };
    row("matches --project p.heldout", "p.heldout");
    row("matches --project p.heldout", "./folder/../p.heldout");
    row("info p.heldout", "link");
    row("info p.heldout", "p.heldout-wal");
    row("info p.heldout", "other.heldout");
    row("new new.heldout", "new.heldout");
    row("import train.tsv --project p.heldout --split again", "train.tsv");
    row("import s.in --as bc2gm --mentions s.eval", "s.eval");
    row("compare --test-file test.tsv --train-file train.tsv --text text", "test.tsv");
    row("matches --test-file test.tsv --train-file train.tsv --text text", "train.tsv");
    row("merge part1 part2 --project p.heldout", "part2");
}

void TestCli::outputTakesNoOtherPlace()
{
    QFETCH(QString, arguments);
    QFETCH(QString, output);
    const Loaded cli;
    HELDOUT_RUNS(cli.with("compare --ngram 1"));
    HELDOUT_RUNS(cli.with("compare --ngram 1 --shard 1/2 --output part1"));
    HELDOUT_RUNS(cli.with("compare --ngram 1 --shard 2/2 --output part2"));
    HELDOUT_RUNS(cli.run(words("new other.heldout")));
    QVERIFY(QDir(cli.path(QString())).mkdir(QStringLiteral("folder")));
    QVERIFY(QFile::link(cli.path(QStringLiteral("p.heldout")), cli.path(QStringLiteral("link"))));
    cli.write(QStringLiteral("s.in"), "P1 a kinase\n");
    cli.write(QStringLiteral("s.eval"), "P1|1 6|kinase\n");
    const bool there = QFile::exists(cli.path(output));
    const QByteArray before = Cli::contents(cli.path(output));
    const CliResult result
        = cli.run(arguments.split(QLatin1Char(' ')) << QStringLiteral("--output") << output);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains("would take the place of"), result.err.constData());
    QCOMPARE(QFile::exists(cli.path(output)), there);
    QVERIFY(Cli::contents(cli.path(output)) == before);
    HELDOUT_RUNS(cli.with("matches --ngram 1"));
}

void TestCli::outputIsTriedBeforeTheWork()
{
    const Loaded cli;
    for (const char* output : {"no/such/folder/part", ".", "train.tsv/part"}) {
        const CliResult part
            = cli.with(("compare --ngram 1 --shard 1/2 --output " + QByteArray(output)).constData());
        QCOMPARE(part.status, 4);
        const CliResult run = cli.with(("compare --ngram 2 --output " + QByteArray(output)).constData());
        QCOMPARE(run.status, 4);
    }
    QCOMPARE(cli.with("matches --ngram 2").status, 2); // nothing was compared
}

void TestCli::aFullDiskCanBeRead()
{
    const Cli cli;
    const Loaded loaded;
    HELDOUT_RUNS(loaded.with("compare --ngram 1"));
    const QByteArray disk = cli.path(QStringLiteral("disk")).toUtf8();
    QVERIFY(QDir().mkdir(QString::fromUtf8(disk)));
    if (::mount("tmpfs", disk.constData(), "tmpfs", 0, "size=1m") != 0)
        return; // without the right to mount, the store's tests stand for it
    const auto unmount = qScopeGuard([&] { ::umount(disk.constData()); });
    QVERIFY(QFile::copy(loaded.project(), cli.path(QStringLiteral("disk/p.heldout"))));
    QFile filler(cli.path(QStringLiteral("disk/filler")));
    QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    while (filler.write(QByteArray(4096, 'x')) > 0) { }
    HELDOUT_RUNS(cli.run(words("info disk/p.heldout")));
    HELDOUT_RUNS(cli.run(words("matches --project disk/p.heldout")));
    HELDOUT_RUNS(cli.run(words("compare --project disk/p.heldout --ngram 1")));
    const CliResult anew = cli.run(words("compare --project disk/p.heldout --ngram 2"));
    QCOMPARE(anew.status, 4);
    QVERIFY2(anew.err.contains("no room left"), anew.err.constData());
}

void TestCli::threadsAndLocaleChangeNothing()
{
    Cli cli;
    cli.write(QStringLiteral("train.txt"), manyTexts(5000));
    cli.write(QStringLiteral("test.txt"), manyTexts(900));
    const QString files = QStringLiteral(" --as lines --test-file test.txt --train-file train.txt");
    const auto outputs = [&](const char* more) {
        QByteArray all;
        for (const char* command :
            {"compare --format json", "compare --format tsv --scoring as-published --min-score 12.5",
                "compare --format table", "matches --format tsv", "compare --format latex"}) {
            const CliResult result = cli.run(
                (QString::fromLatin1(command) + files + QString::fromLatin1(more)).split(QLatin1Char(' ')));
            if (result.status != 0)
                qWarning("%s", result.err.constData());
            all += result.out;
        }
        return all;
    };
    const QByteArray expected = outputs(" --threads 1");
    QVERIFY(expected.size() > 10000);
    QCOMPARE(outputs(" --threads 2"), expected);
    QDir().mkpath(cli.path(QStringLiteral("locales")));
    QProcess localedef;
    localedef.start(QStringLiteral("localedef"),
        {QStringLiteral("-i"), QStringLiteral("de_DE"), QStringLiteral("-f"), QStringLiteral("UTF-8"),
            cli.path(QStringLiteral("locales/de_DE.UTF-8"))});
    QVERIFY2(
        localedef.waitForFinished(60000) && QDir(cli.path(QStringLiteral("locales/de_DE.UTF-8"))).exists(),
        "localedef makes the German locale (package locales)");
    cli.setEnvironment("LOCPATH", cli.path(QStringLiteral("locales")));
    cli.setEnvironment("LC_ALL", QStringLiteral("de_DE.UTF-8"));
    QCOMPARE(outputs(" --threads 2"), expected);
}

void TestCli::oddPaths()
{
    const Loaded cli(QStringLiteral("проект – 数据 é.heldout"));
    const CliResult result = cli.with("compare --format json");
    HELDOUT_RUNS(result);
    const QJsonObject project = cli.with("info --format json").json()[QStringLiteral("project")].toObject();
    QVERIFY(project[QStringLiteral("path")].toString().endsWith(QStringLiteral("проект – 数据 é.heldout")));
    const QString file = cli.write(QStringLiteral("мои данные/100% #1 'a' \"b\".txt"), "one text\n");
    const CliResult import = cli.run({QStringLiteral("import"), file, QStringLiteral("--project"),
        cli.project(), QStringLiteral("--split"), QStringLiteral("разное"), QStringLiteral("--format"),
        QStringLiteral("json")});
    HELDOUT_RUNS(import);
    QCOMPARE(
        import.json()[QStringLiteral("sources")].toArray()[0].toObject()[QStringLiteral("path")].toString(),
        file);
    // Names that mean no file to SQLite.
    for (const char* name : {":memory:", "file:a?mode=memory"}) {
        const CliResult made = cli.run(
            {QStringLiteral("import"), file, QStringLiteral("--project"), QString::fromLatin1(name)});
        HELDOUT_RUNS(made);
        HELDOUT_RUNS(cli.run({QStringLiteral("info"), QString::fromLatin1(name)}));
        QVERIFY(QFileInfo(cli.path(QString()) + QLatin1Char('/') + QString::fromLatin1(name)).size() > 0);
    }
    // A name that is no UTF-8 is still a name.
    const QByteArray bytes = QFile::encodeName(cli.path(QStringLiteral("x"))) + "\xff.txt";
    FILE* raw = std::fopen(bytes.constData(), "wb");
    QVERIFY(raw != nullptr);
    std::fputs("one text\n", raw);
    std::fclose(raw);
    QProcess shell;
    shell.start(QStringLiteral("sh"),
        {QStringLiteral("-c"), QStringLiteral("exec \"$0\" import \"$1\"/x*.txt --format json"),
            QStringLiteral(HELDOUT_CLI), cli.path(QString())});
    const CliResult odd = Cli::finish(shell);
    std::remove(bytes.constData()); // QTemporaryDir does not see it
    HELDOUT_RUNS(odd);
    QVERIFY(!odd.json().isEmpty());
}

void TestCli::longLine()
{
    const Cli cli;
    cli.write(
        QStringLiteral("train.txt"), QByteArray("many words repeat ").repeated(60000) + "\nshort one\n");
    cli.write(QStringLiteral("test.txt"), QByteArray("many words repeat ").repeated(60000) + "\n");
    const CliResult result = cli.run(words("matches --as lines --test-file test.txt --train-file train.txt"));
    HELDOUT_RUNS(result);
    QCOMPARE(result.rows()[1].mid(0, 3).join('\t'), "0\t0\t100");
}

void TestCli::readOnlyProject()
{
    const Loaded cli;
    HELDOUT_RUNS(cli.with("compare --ngram 1"));
    const QString folder = cli.path(QStringLiteral("fixed"));
    QDir().mkpath(folder);
    const QString project = folder + QStringLiteral("/p.heldout");
    QVERIFY(QFile::copy(cli.project(), project));
    const QString program = cli.path(QStringLiteral("heldout-cli"));
    QVERIFY(QFile::copy(QStringLiteral(HELDOUT_CLI), program));
    const auto readable = QFileDevice::ReadOwner | QFileDevice::ReadGroup | QFileDevice::ReadOther;
    const auto enter = QFileDevice::ExeOwner | QFileDevice::ExeGroup | QFileDevice::ExeOther;
    QFile::setPermissions(project, readable);
    QFile::setPermissions(folder, readable | enter);
    QFile::setPermissions(program, readable | enter);
    QFile::setPermissions(cli.path(QString()), readable | enter | QFileDevice::WriteOwner);
    const QByteArray bytes = Cli::contents(project);
    const auto asNobody = [&](const char* text) {
        QProcess process;
        // Root may write anything; be somebody who may not.
        process.setChildProcessModifier([] {
            constexpr unsigned kNobody = 65534;
            if (geteuid() == 0
                && (setgroups(0, nullptr) != 0 || setgid(kNobody) != 0 || setuid(kNobody) != 0))
                _exit(99);
        });
        process.start(program, words(text) + QStringList{QStringLiteral("--project"), project});
        return Cli::finish(process);
    };
    const CliResult info = asNobody("info --format json");
    HELDOUT_RUNS(info);
    QVERIFY(info.json()[QStringLiteral("project")].toObject()[QStringLiteral("read_only")].toBool());
    const CliResult stored = asNobody("compare --ngram 1");
    HELDOUT_RUNS(stored);
    QVERIFY(stored.err.contains("stored"));
    HELDOUT_RUNS(asNobody("matches"));
    const CliResult refused = asNobody("compare --ngram 2");
    QCOMPARE(refused.status, 4);
    QVERIFY(!refused.err.isEmpty());
    QCOMPARE(Cli::contents(project), bytes);
    QFile::setPermissions(folder, readable | enter | QFileDevice::WriteOwner);
}

/// False when the program has ended by itself: number 0 would send the signal to this whole process group.
static bool interrupt(const QProcess& process)
{
    const auto id = static_cast<pid_t>(process.processId());
    return id > 0 && ::kill(id, SIGINT) == 0;
}

void TestCli::interruptWhileImporting_data()
{
    QTest::addColumn<int>("wait");
    QTest::addColumn<int>("signals");
    QTest::newRow("at once") << 0 << 1;
    QTest::newRow("after 100 ms") << 100 << 1;
    QTest::newRow("after 300 ms, twice") << 300 << 2;
}

void TestCli::interruptWhileImporting()
{
    QFETCH(int, wait);
    QFETCH(int, signals);
    const Loaded cli;
    const QJsonValue before = cli.with("info --format json").json()[QStringLiteral("datasets")];
    cli.write(QStringLiteral("big.txt"), manyTexts(400000));
    QProcess process;
    cli.start(process, words("import big.txt --as lines --split big --project") + QStringList{cli.project()});
    // From here on the program takes signals itself.
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(cli.project() + QStringLiteral("-wal")), 30000);
    QTest::qWait(wait);
    for (int i = 0; i < signals; ++i)
        QVERIFY(interrupt(process));
    const CliResult result = Cli::finish(process);
    QCOMPARE(result.status, 130);
    QVERIFY2(result.err.contains("Interrupted"), result.err.constData());
    QCOMPARE(result.out, QByteArray());
    QCOMPARE(cli.with("info --format json").json()[QStringLiteral("datasets")], before);
    HELDOUT_RUNS(
        cli.run(words("import big.txt --as lines --split big --project") + QStringList{cli.project()}));
    // What the interrupted import left is swept by the next one.
    const auto store = store::Store::open(cli.project().toStdString(), store::OpenMode::ReadWrite);
    QVERIFY(store.has_value());
    QVERIFY(!*(*store)->hasGarbage());
}

void TestCli::interruptWhileComparing()
{
    const Loaded cli;
    cli.write(QStringLiteral("big.txt"), manyTexts(150000));
    for (const char* split : {"test", "train"})
        HELDOUT_RUNS(cli.run(words("import big.txt --as lines --dataset big --split")
            + QStringList{QString::fromLatin1(split), QStringLiteral("--project"), cli.project()}));
    QProcess process;
    cli.start(process, words("compare --dataset big --project") + QStringList{cli.project()});
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(cli.project() + QStringLiteral("-wal")), 30000);
    QTest::qWait(100);
    QVERIFY(interrupt(process));
    const CliResult result = Cli::finish(process);
    QCOMPARE(result.status, 130);
    QCOMPARE(result.out, QByteArray());
    QCOMPARE(cli.with("info --format json").json()[QStringLiteral("runs")].toArray().size(), 0);
}

void TestCli::killWhileImporting()
{
    const Loaded cli;
    const QJsonValue before = cli.with("info --format json").json()[QStringLiteral("datasets")];
    cli.write(QStringLiteral("big.txt"), manyTexts(150000));
    for (const int wait : {20, 120, 300, 600}) {
        QProcess process;
        cli.start(
            process, words("import big.txt --as lines --split big --project") + QStringList{cli.project()});
        QVERIFY(process.waitForStarted());
        QTest::qWait(wait);
        process.kill();
        process.waitForFinished();
        if (process.exitStatus() == QProcess::NormalExit)
            break; // this machine imports faster than the wait
        const QJsonValue after = cli.with("info --format json").json()[QStringLiteral("datasets")];
        if (after == before)
            continue;
        // Killed at its very end: then it is whole.
        const QJsonArray splits = after.toArray().at(1).toObject()[QStringLiteral("splits")].toArray();
        QCOMPARE(splits.at(0).toObject()[QStringLiteral("instances")].toInt(), 150000);
        break;
    }
    HELDOUT_RUNS(cli.run(
        words("import big.txt --as lines --replace --split big --project") + QStringList{cli.project()}));
    HELDOUT_RUNS(cli.with("compare --dataset BC"));
}

void TestCli::closedPipeIsNoFault()
{
    const Cli cli;
    cli.write(QStringLiteral("a.txt"), manyTexts(30000));
    cli.write(QStringLiteral("b.txt"), manyTexts(20));
    QProcess shell;
    shell.setWorkingDirectory(cli.path(QString()));
    shell.start(QStringLiteral("bash"),
        {QStringLiteral("-c"),
            QStringLiteral("\"$0\" matches --as lines --test-file a.txt --train-file b.txt | head -n 1; echo "
                           "${PIPESTATUS[0]}"),
            QStringLiteral(HELDOUT_CLI)});
    const CliResult result = Cli::finish(shell);
    QCOMPARE(result.out.split('\n').value(1), "0");
    QCOMPARE(result.err, QByteArray());
}

void TestCli::temporaryProjectsAreTakenAway()
{
    const Cli cli;
    cli.write(QStringLiteral("a.txt"), "one text\nand another\n");
    HELDOUT_RUNS(cli.run(words("compare --as lines --test-file a.txt --train-file a.txt")));
    QCOMPARE(cli.run(words("compare --as lines --test-file a.txt --train-file nowhere.txt")).status, 3);
    QCOMPARE(QDir(cli.path(QString())).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
        QStringList{QStringLiteral("a.txt")});
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
