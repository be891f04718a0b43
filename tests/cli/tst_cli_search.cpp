// SPDX-License-Identifier: GPL-3.0-or-later
// Ways to compare besides the usual one, and comparisons shared by several machines.
#include "cli_fixture.h"

#include <cmath>

using namespace heldout::test;

namespace {

/// A folder with a project of a small training and test split.
class Small : public Cli
{
public:
    Small()
    {
        write(QStringLiteral("train.tsv"), "text\naa bb dd\naa bb cc ee ff\nAA bb!\n");
        write(QStringLiteral("test.tsv"), "text\naa bb cc\nxx yy\naa bb\naa bb\n");
        for (const char* split : {"train", "test"})
            imported = imported
                && run(words("import") << QString::fromLatin1(split) + QStringLiteral(".tsv")
                                       << words("--project p.heldout --dataset D --split")
                                       << QString::fromLatin1(split) << words("--text text --quiet"))
                        .status
                    == 0;
    }
    bool imported = true;
};

double percent(const QJsonValue& value)
{
    return std::round(value.toDouble() * 1000) / 1000;
}

} // namespace

class TestCliSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measures_data();
    void measures();
    void rangesAreOneComparison();
    void everyPairFromAScoreOn();
    void everyPartnerIsListed_data();
    void everyPartnerIsListed();
    void aSplitWithItself();
    void settingsThatDoNotFit_data();
    void settingsThatDoNotFit();
    void partsMergeToTheSameBytes();
    void partsOfFiles();
    void wrongPartsAreRefused();
};

void TestCliSearch::measures_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<double>("first"); // of "aa bb cc"
    QTest::newRow("cosine") << QString() << 81.65; // 2 / sqrt(2 * 3), and 3 / sqrt(3 * 5) is less
    QTest::newRow("jaccard") << QStringLiteral("--measure jaccard") << 66.667; // 2 of 3
    QTest::newRow("containment") << QStringLiteral("--measure containment") << 100.0; // all of its words
    QTest::newRow("bigrams, jaccard") << QStringLiteral("--measure jaccard --ngram 2") << 50.0; // "aa bb"
    QTest::newRow("characters") << QStringLiteral("--grams characters --ngram 8 --measure containment")
                                << 100.0;
    QTest::newRow("characters, jaccard") << QStringLiteral("--grams characters --ngram 5 --measure jaccard")
                                         << 40.0; // its 4 among the 10 of the longest
}

void TestCliSearch::measures()
{
    QFETCH(QString, options);
    QFETCH(double, first);
    const Small cli;
    QVERIFY(cli.imported);
    QStringList arguments = words("compare --project p.heldout --format json --quiet");
    arguments << options.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (!options.contains(QStringLiteral("--ngram")))
        arguments << words("--ngram 1");
    const CliResult compared = cli.run(arguments);
    HELDOUT_RUNS(compared);
    const CliResult listed = cli.run(words("matches --project p.heldout --format json"));
    HELDOUT_RUNS(listed);
    QCOMPARE(
        percent(listed.json().value(QStringLiteral("rows")).toArray().at(0)[QStringLiteral("score")]), first);
}

void TestCliSearch::rangesAreOneComparison()
{
    const Small cli;
    const CliResult result
        = cli.run(words("compare --project p.heldout --ngram 1-2 --ngram 3 --format json"));
    HELDOUT_RUNS(result);
    const QJsonArray runs = result.json().value(QStringLiteral("runs")).toArray();
    QCOMPARE(runs.size(), 2);
    QCOMPARE(runs.at(0)[QStringLiteral("ngram")].toString(), QStringLiteral("1-2"));
    QCOMPARE(runs.at(1)[QStringLiteral("ngram")].toInt(), 3);
    QCOMPARE(runs.at(0)[QStringLiteral("settings")][QStringLiteral("longest_ngram")].toInt(), 2);
    const CliResult again = cli.run(words("compare --project p.heldout --ngram 1-2 --format json"));
    HELDOUT_RUNS(again);
    QVERIFY2(again.err.contains("n = 1-2: stored result"), again.err.constData());
}

void TestCliSearch::everyPairFromAScoreOn()
{
    const Small cli;
    const CliResult result
        = cli.run(words("compare --project p.heldout --ngram 1 --all-pairs --min-score 80 --format json"));
    HELDOUT_RUNS(result);
    const QJsonObject json = result.json();
    QCOMPARE(json.value(QStringLiteral("settings")).toObject()[QStringLiteral("top")].toString(),
        QStringLiteral("all"));
    // Without a pair of 80 % an item has no partner.
    QCOMPARE(json.value(QStringLiteral("runs")).toArray().at(0)[QStringLiteral("min")].toDouble(), 0.0);
}

void TestCliSearch::everyPartnerIsListed_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QByteArray>("rows"); // id, rank, partner, ties of each
    QTest::newRow("six at most") << QString()
                                 << QByteArray("0 1 2 1|0 2 1 |0 3 0 |1   0|2 1 2 1|2 2 0 |2 3 1 |"
                                               "3 1 2 1|3 2 0 |3 3 1 |");
    QTest::newRow("two") << QStringLiteral("--top 2")
                         << QByteArray("0 1 2 1|0 2 1 |1   0|2 1 2 1|2 2 0 |3 1 2 1|3 2 0 |");
    QTest::newRow("all above a score") << QStringLiteral("--all-pairs --min-score 70")
                                       << QByteArray("0 1 2 1|0 2 1 |1   0|2 1 2 1|2 2 0 |3 1 2 1|3 2 0 |");
}

void TestCliSearch::everyPartnerIsListed()
{
    QFETCH(QString, options);
    QFETCH(QByteArray, rows);
    const Small cli;
    HELDOUT_RUNS(cli.run(words("compare --quiet --project p.heldout --ngram 1")
        << options.split(QLatin1Char(' '), Qt::SkipEmptyParts)));
    const CliResult listed = cli.run(words("matches --partners --project p.heldout"));
    HELDOUT_RUNS(listed);
    const auto found = listed.rows();
    QCOMPARE(
        found.at(0).join(' '), QByteArray("test_id rank train_id score dot norm2_test norm2_train ties"));
    QByteArray shown;
    for (const QByteArrayList& row : found.mid(1))
        shown += row.at(0) + ' ' + row.at(1) + ' ' + row.at(2) + ' ' + row.at(7) + '|';
    QCOMPARE(shown, rows);
    QCOMPARE(found.at(2).at(3).left(6), QByteArray("77.459"));
}

void TestCliSearch::aSplitWithItself()
{
    const Small cli;
    const CliResult result
        = cli.run(words("compare --project p.heldout --test test --train test --ngram 1 --format json"));
    HELDOUT_RUNS(result);
    QCOMPARE(result.json()
                 .value(QStringLiteral("runs"))
                 .toArray()
                 .at(0)[QStringLiteral("exact_text_matches")]
                 .toInt(),
        2);
    const CliResult listed = cli.run(words("matches --project p.heldout"));
    HELDOUT_RUNS(listed);
    const auto rows = listed.rows();
    QCOMPARE(rows.size(), 5);
    for (int row = 1; row < rows.size(); ++row)
        QVERIFY(rows[row][0] != rows[row][1]);
    QCOMPARE(rows[3][1], rows[4][0]); // each of the two equal texts has the other
    QCOMPARE(rows[4][1], rows[3][0]);
}

void TestCliSearch::settingsThatDoNotFit_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("size") << QStringLiteral("--ngram 0") << QByteArray("--ngram 0 is not a size");
    QTest::newRow("range") << QStringLiteral("--ngram 3-2") << QByteArray("--ngram 3-2 is not a size");
    QTest::newRow("too long") << QStringLiteral("--ngram 33") << QByteArray("between 1 and 32");
    QTest::newRow("all of them") << QStringLiteral("--all-pairs")
                                 << QByteArray("All pairs need a least score");
    QTest::newRow("sets with counts")
        << QStringLiteral("--measure jaccard --weighting counts") << QByteArray("compare sets");
    QTest::newRow("as published") << QStringLiteral("--measure jaccard --scoring as-published")
                                  << QByteArray("As-published scores");
    QTest::newRow("part without a file") << QStringLiteral("--shard 1/2") << QByteArray("needs a file");
    QTest::newRow("no such part") << QStringLiteral("--shard 3/2 --output part") << QByteArray("--shard 3/2");
}

void TestCliSearch::settingsThatDoNotFit()
{
    QFETCH(QString, options);
    QFETCH(QByteArray, message);
    const Small cli;
    const CliResult result = cli.run(words("compare --project p.heldout") << options.split(QLatin1Char(' ')));
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(message), result.err.constData());
    QVERIFY(result.out.isEmpty());
}

void TestCliSearch::partsMergeToTheSameBytes()
{
    const Small cli;
    const QStringList settings = words("--ngram 1 --ngram 2 --top 2 --project p.heldout");
    for (const char* number : {"1", "2", "3"}) {
        const QString name = QStringLiteral("part") + QString::fromLatin1(number);
        HELDOUT_RUNS(cli.run(words("compare --quiet --shard")
            << QString::fromLatin1(number) + QStringLiteral("/3") << words("--output") << name << settings));
    }
    QVERIFY(QFile::copy(cli.path(QStringLiteral("p.heldout")), cli.path(QStringLiteral("q.heldout"))));
    const CliResult merged = cli.run(words("merge part3 part1 part2 --project p.heldout"));
    HELDOUT_RUNS(merged);
    const CliResult rows = cli.run(words("matches --project p.heldout --ngram 2"));
    HELDOUT_RUNS(rows);
    const CliResult whole = cli.run(words("compare --project q.heldout --ngram 1 --ngram 2 --top 2"));
    HELDOUT_RUNS(whole);
    QCOMPARE(merged.out, whole.out);
    QCOMPARE(rows.out, cli.run(words("matches --project q.heldout --ngram 2")).out);
}

void TestCliSearch::partsOfFiles()
{
    const Small cli;
    const QStringList files = words("--test-file test.tsv --train-file train.tsv --text text");
    for (const char* number : {"1", "2"}) {
        const QString name = QStringLiteral("part") + QString::fromLatin1(number);
        HELDOUT_RUNS(cli.run(words("compare --quiet --ngram 1 --shard")
            << QString::fromLatin1(number) + QStringLiteral("/2") << words("--output") << name << files));
    }
    const CliResult merged = cli.run(words("merge part1 part2 --format json") << files);
    HELDOUT_RUNS(merged);
    const CliResult whole = cli.run(words("compare --ngram 1 --format json") << files);
    HELDOUT_RUNS(whole);
    QCOMPARE(merged.out, whole.out);
}

void TestCliSearch::wrongPartsAreRefused()
{
    const Small cli;
    for (const char* part : {"1/2", "2/2", "1/3"}) {
        QString name = QString::fromLatin1(part);
        HELDOUT_RUNS(cli.run(words("compare --quiet --ngram 1 --project p.heldout --shard")
            << name << words("--output") << name.replace(QLatin1Char('/'), QLatin1Char('-'))));
    }
    const auto refusal = [&](const char* parts) {
        const CliResult result = cli.run(words("merge --project p.heldout") << words(parts));
        return result.status == 0 ? QByteArray("merged") : result.err;
    };
    QVERIFY(refusal("1-2").contains("Part 2 of 2 is missing"));
    cli.write(QStringLiteral("again"), Cli::contents(cli.path(QStringLiteral("2-2"))));
    QVERIFY(refusal("1-2 2-2 again").contains("“2-2” and “again” both hold part 2 of 2"));
    QVERIFY(refusal("1-3 2-2").contains("“1-3” and “2-2” are not parts of the same comparison"));
    const CliResult nowhere = cli.run(words("merge --project p.heldout nowhere 2-2"));
    QCOMPARE(nowhere.status, 3);
    QVERIFY(nowhere.err.contains("There is no file “nowhere”"));
    const CliResult elsewhere
        = cli.run(words("merge 1-2 2-2 --test-file test.tsv --train-file train.tsv --text text"));
    QCOMPARE(elsewhere.status, 2);
    QVERIFY(elsewhere.err.contains("which this project does not hold"));
    QVERIFY(refusal("train.tsv 2-2").contains("is not a part of a comparison"));
    const QByteArray part = Cli::contents(cli.path(QStringLiteral("1-2")));
    cli.write(QStringLiteral("short"), part.left(part.size() - 1));
    QVERIFY(refusal("short 2-2").contains("was cut off or changed"));
    cli.write(QStringLiteral("test.tsv"), "text\nother words\n");
    HELDOUT_RUNS(
        cli.run(words("import test.tsv --project p.heldout --dataset D --split test --text text --replace")));
    QVERIFY(refusal("1-2 2-2").contains("as they stand in this project"));
}

QTEST_GUILESS_MAIN(TestCliSearch)
#include "tst_cli_search.moc"
