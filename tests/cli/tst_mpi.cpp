// SPDX-License-Identifier: GPL-3.0-or-later
// heldout-mpi under mpirun: what its ranks find together is what heldout-cli finds alone.
#include "cli_fixture.h"
#include "unit/formats/npy_for_tests.h"

#include <signal.h>

using namespace heldout::test;

namespace {

/// Texts of few words, so that many are equally close.
QByteArray someTexts(int count, unsigned seed)
{
    QByteArray lines = "text\n";
    for (int i = 0; i < count; ++i) {
        for (int word = 0; word < 5; ++word) {
            seed = seed * 1664525U + 1013904223U;
            lines += "word" + QByteArray::number(seed >> 28) + ' ';
        }
        lines += '\n';
    }
    return lines;
}

/// Vectors of few directions, a zero vector now and then: many training items are equally close.
QByteArray someVectors(std::size_t count, unsigned seed, const char* type)
{
    constexpr std::size_t kNumbers = 7;
    std::vector<double> numbers(count * kNumbers);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        seed = seed * 1664525U + 1013904223U;
        numbers[i] = i / kNumbers % 20 == 19 ? 0.0 : double(seed >> 30U) - 1.0;
    }
    return QByteArray::fromStdString(heldout::formats::npyOf({type, false, 1, count, kNumbers}, numbers));
}

/// The row numbers from the last to the first, one a line.
QByteArray idsBackwards(int count)
{
    QByteArray lines;
    while (count-- > 0)
        lines += QByteArray::number(count) + '\n';
    return lines;
}

/// A folder with two splits, as files and in two projects alike.
class Together : public Cli
{
public:
    Together()
    {
        // Ranks of a test may be more than the processors, root as in a container, and of one machine.
        setEnvironment("OMPI_ALLOW_RUN_AS_ROOT", QStringLiteral("1"));
        setEnvironment("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", QStringLiteral("1"));
        setEnvironment("OMPI_MCA_rmaps_base_oversubscribe", QStringLiteral("1"));
        // The same for the starter of Open MPI 5.
        setEnvironment("PRTE_ALLOW_RUN_AS_ROOT", QStringLiteral("1"));
        setEnvironment("PRTE_ALLOW_RUN_AS_ROOT_CONFIRM", QStringLiteral("1"));
        setEnvironment("PRTE_MCA_rmaps_default_mapping_policy", QStringLiteral(":oversubscribe"));
        setEnvironment("OMPI_MCA_btl", QStringLiteral("self,vader"));
        setEnvironment("OMPI_MCA_plm_rsh_agent", QStringLiteral("true"));
        write(QStringLiteral("train.tsv"), someTexts(300, 3));
        write(QStringLiteral("test.tsv"), someTexts(70, 5));
        write(QStringLiteral("train.npy"), someVectors(300, 11, "<f4"));
        write(QStringLiteral("test.npy"), someVectors(70, 13, ">f8"));
        write(QStringLiteral("train.ids"), idsBackwards(300));
        write(QStringLiteral("test.ids"), idsBackwards(70));
        for (const char* project : {"alone.heldout", "together.heldout"}) {
            for (const char* split : {"train", "test"})
                imported = imported
                    && run(words("import --dataset D --text text --quiet --split")
                           << QString::fromLatin1(split) << QStringLiteral("--project")
                           << QString::fromLatin1(project)
                           << QString::fromLatin1(split) + QStringLiteral(".tsv"))
                            .status
                        == 0;
        }
    }
    void startRanks(QProcess& process, int ranks, const QStringList& arguments) const
    {
        start(process, QStringLiteral(HELDOUT_MPIRUN),
            QStringList{QStringLiteral("-n"), QString::number(ranks), QStringLiteral(HELDOUT_MPI)}
                + arguments);
    }
    [[nodiscard]] CliResult runRanks(int ranks, const QStringList& arguments) const
    {
        QProcess process;
        startRanks(process, ranks, arguments);
        return finish(process);
    }
    bool imported = true;
};

} // namespace

class TestMpi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ranksFindWhatOneFinds_data();
    void ranksFindWhatOneFinds();
    void storedResultsAreShown();
    void filesNeedNoProject_data();
    void filesNeedNoProject();
    void oneRankSaysWhatIsWrong_data();
    void oneRankSaysWhatIsWrong();
    void stops();
};

void TestMpi::ranksFindWhatOneFinds_data()
{
    QTest::addColumn<int>("ranks");
    QTest::addColumn<QString>("options");
    QTest::newRow("one rank") << 1 << QString();
    QTest::newRow("three ranks") << 3 << QString();
    QTest::newRow("every pair, four ranks") << 4 << QStringLiteral("--all-pairs --min-score 40 --ngram 1");
    const QString vectors = QStringLiteral("--of embeddings --vectors test.npy train.npy ");
    const QString named = vectors + QStringLiteral("--names test.ids train.ids ");
    QTest::newRow("embeddings, one rank") << 1 << named;
    QTest::newRow("embeddings, two ranks") << 2 << named;
    QTest::newRow("embeddings, three ranks") << 3 << vectors + QStringLiteral("--top 20");
    QTest::newRow("embeddings, every pair") << 3 << named + QStringLiteral("--all-pairs --min-score 80");
    QTest::newRow("characters") << 2 << QStringLiteral("--grams characters --ngram 2-3 --measure jaccard");
}

void TestMpi::ranksFindWhatOneFinds()
{
    QFETCH(int, ranks);
    QFETCH(QString, options);
    const Together cli;
    QVERIFY(cli.imported);
    const QStringList compare = words("compare --quiet --format json")
        << options.split(QLatin1Char(' '), Qt::SkipEmptyParts) << QStringLiteral("--project");
    const CliResult alone = cli.run(QStringList(compare) << QStringLiteral("alone.heldout"));
    HELDOUT_RUNS(alone);
    const CliResult together
        = cli.runRanks(ranks, QStringList(compare) << QStringLiteral("together.heldout"));
    HELDOUT_RUNS(together);
    QCOMPARE(together.json().value(QLatin1String("runs")).toArray().size(),
        alone.json().value(QLatin1String("runs")).toArray().size());
    for (const QJsonValue& run : alone.json().value(QLatin1String("runs")).toArray()) {
        const QString number = QString::number(run.toObject().value(QLatin1String("run")).toInt());
        for (const char* lines : {"matches --format tsv --run", "matches --partners --format tsv --run"}) {
            const QStringList list = words(lines) << number << QStringLiteral("--project");
            const CliResult rows = cli.run(QStringList(list) << QStringLiteral("alone.heldout"));
            HELDOUT_RUNS(rows);
            QVERIFY(rows.rows().size() >= 71);
            QCOMPARE(cli.run(QStringList(list) << QStringLiteral("together.heldout")).out, rows.out);
        }
    }
}

void TestMpi::storedResultsAreShown()
{
    const Together cli;
    QVERIFY(cli.imported);
    const QStringList compare = words("compare --format tsv --ngram 1 --project together.heldout");
    const CliResult first = cli.runRanks(2, compare);
    HELDOUT_RUNS(first);
    const CliResult again = cli.runRanks(2, compare);
    HELDOUT_RUNS(again);
    QCOMPARE(again.out, first.out);
    QCOMPARE(again.err.count("stored result of"), 1);
}

void TestMpi::filesNeedNoProject_data()
{
    QTest::addColumn<QString>("options");
    QTest::newRow("texts") << QString();
    QTest::newRow("embeddings") << QStringLiteral("--vectors test.npy train.npy --names test.ids train.ids");
}

void TestMpi::filesNeedNoProject()
{
    QFETCH(QString, options);
    const Together cli;
    const QStringList compare
        = words("compare --quiet --format tsv --text text --test-file test.tsv --train-file train.tsv")
        << options.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const CliResult alone = cli.run(compare);
    HELDOUT_RUNS(alone);
    const CliResult together = cli.runRanks(2, compare);
    HELDOUT_RUNS(together);
    QCOMPARE(together.out, alone.out);
}

void TestMpi::oneRankSaysWhatIsWrong_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("sentence");
    QTest::newRow("no such project") << QStringLiteral("compare --project none.heldout") << 4
                                     << QByteArray("none.heldout");
    QTest::newRow("no such split") << QStringLiteral("compare --project alone.heldout --test dev") << 2
                                   << QByteArray("dev");
    QTest::newRow("no such command") << QStringLiteral("info alone.heldout") << 2
                                     << QByteArray("There is no command info.");
    QTest::newRow("vectors of another count")
        << QStringLiteral("compare --project alone.heldout --vectors train.npy test.npy") << 2
        << QByteArray("Vectors in “train.npy”: 300.");
    QTest::newRow("no such vectors") << QStringLiteral(
        "compare --project alone.heldout --vectors gone.npy train.npy")
                                     << 3 << QByteArray("gone.npy");
    QTest::newRow("parts are its own matter")
        << QStringLiteral("compare --project alone.heldout --shard 1/2") << 2 << QByteArray("--shard");
}

void TestMpi::oneRankSaysWhatIsWrong()
{
    QFETCH(QString, arguments);
    QFETCH(int, status);
    QFETCH(QByteArray, sentence);
    const Together cli;
    QVERIFY(cli.imported);
    const CliResult result = cli.runRanks(3, arguments.split(QLatin1Char(' ')));
    QCOMPARE(result.status, status);
    QVERIFY2(result.err.contains(sentence), result.err.constData());
    QCOMPARE(result.err.count("heldout-mpi: "), 1);
    QCOMPARE(result.out, QByteArray());
}

void TestMpi::stops()
{
    const Together cli;
    cli.write(QStringLiteral("large.tsv"), someTexts(200000, 7));
    HELDOUT_RUNS(cli.run(
        words("import --dataset L --split train --text text --quiet --project large.heldout large.tsv")));
    HELDOUT_RUNS(cli.run(
        words("import --dataset L --split test --text text --quiet --project large.heldout large.tsv")));
    QProcess process;
    cli.startRanks(process, 2, words("compare --quiet --project large.heldout"));
    QVERIFY(process.waitForStarted());
    QTest::qWait(1500);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    const CliResult result = Cli::finish(process);
    QVERIFY(result.status != 0);
    const CliResult info = cli.run(words("info --format json --project large.heldout"));
    HELDOUT_RUNS(info);
    QCOMPARE(info.json().value(QLatin1String("runs")).toArray().size(), 0);
}

QTEST_GUILESS_MAIN(TestMpi)
#include "tst_mpi.moc"
