// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "unit/formats/reading_fixture.h"

using namespace heldout;
using namespace heldout::formats;

class Bc2gmTest : public QObject
{
    Q_OBJECT

private:
    static QByteArray covered(const Instance& instance, const Mention& mention)
    {
        return QByteArray::fromStdString(instance.text.substr(mention.first, mention.last - mention.first));
    }

private Q_SLOTS:
    void offsetsSkipBlanksAndTheEndIsInside()
    {
        FileToRead file("X1 a bc de\n", QStringLiteral("train.in"));
        file.add("X1|1 2|bc\n", QStringLiteral("train-GENE.eval"));
        const auto report = file.readAs(FormatId::Bc2gm);
        QVERIFY(report.has_value());
        QCOMPARE(report->mentions, std::uint64_t(1));
        const Instance& instance = file.sink.rows[0];
        QCOMPARE(instance.key, std::string("X1"));
        QCOMPARE(instance.text, std::string("a bc de"));
        QCOMPARE(instance.mentions.size(), std::size_t(1));
        QCOMPARE(instance.mentions[0].first, 2U);
        QCOMPARE(instance.mentions[0].last, 4U);
        QCOMPARE(instance.mentions[0].surface, std::string());
        QVERIFY(file.sink.diagnostics.empty());
    }

    void offsetsCountCharactersNotBytes()
    {
        // The second character is a no-break space, the last word one outside the first 65,536.
        FileToRead file("X1 é\xc2\xa0"
                        "β-actin \xf0\x9f\x98\x80\n",
            QStringLiteral("train.in"));
        file.add("X1|1 7|β-actin\nX1|8 8|\xf0\x9f\x98\x80\n", QStringLiteral("GENE.eval"));
        QVERIFY(file.readAs(FormatId::Bc2gm).has_value());
        const Instance& instance = file.sink.rows[0];
        QCOMPARE(instance.mentions.size(), std::size_t(2));
        QCOMPARE(covered(instance, instance.mentions[0]), QByteArray("β-actin"));
        QCOMPARE(covered(instance, instance.mentions[1]), QByteArray("\xf0\x9f\x98\x80"));
        QVERIFY(file.sink.diagnostics.empty());
    }

    void mentionFilesAreFound_data()
    {
        QTest::addColumn<QString>("sentences");
        QTest::addColumn<QString>("mentions");
        QTest::newRow("original names") << QStringLiteral("train.in") << QStringLiteral("GENE.eval");
        QTest::newRow("folder in the name")
            << QStringLiteral("train_train.in") << QStringLiteral("train_GENE.eval");
        QTest::newRow("hyphen") << QStringLiteral("test.in") << QStringLiteral("test-GENE.eval");
        QTest::newRow("packed") << QStringLiteral("test.in.gz") << QStringLiteral("test-GENE.eval.gz");
    }
    void mentionFilesAreFound()
    {
        QFETCH(QString, sentences);
        QFETCH(QString, mentions);
        FileToRead file("P00001606T0076 Comparison with alkaline phosphatases\n", sentences);
        const std::string gold = file.add("P00001606T0076|14 33|alkaline phosphatases\n", mentions);
        const std::string other = file.add("P00001606T0076|22 33|phosphatases\n",
            QString(mentions).replace(QStringLiteral("GENE"), QStringLiteral("ALTGENE")));
        const auto detection = detect(file.path);
        QVERIFY(detection.has_value());
        QCOMPARE(detection->format, FormatId::Bc2gm);
        QCOMPARE(detection->mentionFile, gold);
        QCOMPARE(detection->alternativeFile, other);
        const auto report = file.read();
        QCOMPARE(report->sources.size(), std::size_t(3));
        QCOMPARE(report->sources[1].path, gold);
        QCOMPARE(report->sources[1].taken, std::uint64_t(1));
        QCOMPARE(report->sources[2].taken, std::uint64_t(1));
        QVERIFY(!report->sources[2].sha256.empty());
        QCOMPARE(file.sink.rows[0].alternatives.size(), std::size_t(1));
    }

    void mentionFilesMayBeNamed()
    {
        FileToRead file("X1 a bc de\n", QStringLiteral("train.in"));
        ReadOptions options;
        options.format = FormatId::Bc2gm;
        options.mentionFile = file.add("X1|1 2|bc\n", QStringLiteral("elsewhere"));
        QCOMPARE(file.read(options)->mentions, std::uint64_t(1));
        options.mentionFile += ".gone";
        QCOMPARE(file.read(options).error().code, Code::NotFound);
        options.mentionFile = file.path;
        QCOMPARE(file.read(options).error().code, Code::NotThisFormat);
        options.mentionFile = file.add("", QStringLiteral("empty"));
        QCOMPARE(file.read(options)->mentions, std::uint64_t(0));
    }

    void badMentions_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<DiagnosticCode>("code");
        QTest::addColumn<int>("taken");
        QTest::newRow("unknown sentence") << QByteArray("X9|0 0|a") << DiagnosticCode::UnknownInstance << 1;
        QTest::newRow("outside") << QByteArray("X1|1 5|x") << DiagnosticCode::OffsetOutside << 1;
        QTest::newRow("far outside") << QByteArray("X1|1 18446744073709551615|x")
                                     << DiagnosticCode::OffsetOutside << 1;
        QTest::newRow("other text") << QByteArray("X1|1 2|bd") << DiagnosticCode::SurfaceDiffers << 2;
        QTest::newRow("no numbers") << QByteArray("X1|a b|bc") << DiagnosticCode::BadOffsets << 1;
        QTest::newRow("one number") << QByteArray("X1|1|bc") << DiagnosticCode::BadOffsets << 1;
        QTest::newRow("backwards") << QByteArray("X1|2 1|bc") << DiagnosticCode::BadOffsets << 1;
        QTest::newRow("negative") << QByteArray("X1|-1 1|bc") << DiagnosticCode::BadOffsets << 1;
        QTest::newRow("no bars") << QByteArray("X1 1 2 bc") << DiagnosticCode::BadOffsets << 1;
        QTest::newRow("twice") << QByteArray("X1|0 0|a") << DiagnosticCode::DuplicateMention << 2;
        QTest::newRow("blank") << QByteArray("") << DiagnosticCode::BlankLine << 1;
    }
    void badMentions()
    {
        QFETCH(QByteArray, line);
        QFETCH(DiagnosticCode, code);
        QFETCH(int, taken);
        FileToRead file("X1 a bc de\n", QStringLiteral("train.in"));
        const std::string mentions = file.add("X1|0 0|a\n" + line + "\n", QStringLiteral("GENE.eval"));
        const auto report = file.readAs(FormatId::Bc2gm);
        QVERIFY(report.has_value());
        QCOMPARE(report->mentions, static_cast<std::uint64_t>(taken));
        QCOMPARE(file.sink.diagnostics.size(), std::size_t(1));
        QCOMPARE(file.sink.diagnostics[0].code, code);
        QCOMPARE(file.sink.diagnostics[0].line, std::uint64_t(2));
        QCOMPARE(file.sink.diagnostics[0].file, mentions);
    }

    void theTextOfAMentionIsOptional()
    {
        FileToRead file("X1 a bc de\n", QStringLiteral("train.in"));
        file.add("X1|0 0\nX1|1 2|\nX1|1 4|b c d e\n", QStringLiteral("GENE.eval"));
        QCOMPARE(file.readAs(FormatId::Bc2gm)->mentions, std::uint64_t(3));
        QVERIFY(file.sink.diagnostics.empty());
        QCOMPARE(file.sink.rows[0].mentions[2].surface, std::string("b c d e"));
    }

    void mentionsAreSorted()
    {
        FileToRead file("X1 a bc de\n", QStringLiteral("train.in"));
        file.add("X1|3 4|de\nX1|1 4|bc de\nX1|1 2|bc\n", QStringLiteral("GENE.eval"));
        QVERIFY(file.readAs(FormatId::Bc2gm).has_value());
        const std::vector<Mention>& mentions = file.sink.rows[0].mentions;
        QCOMPARE(mentions[0].last, 4U);
        QCOMPARE(mentions[1].last, 7U);
        QCOMPARE(mentions[2].first, 5U);
    }

    void sentencesWithoutIdOrText()
    {
        FileToRead file("X1 a\n lost\nX2\n\nX1 again\n", QStringLiteral("train.in"));
        file.add("X1|0 0|a\n", QStringLiteral("GENE.eval"));
        const auto report = file.readAs(FormatId::Bc2gm);
        QCOMPARE(report->sources[0].taken, std::uint64_t(3));
        QCOMPARE(report->sources[0].refused, std::uint64_t(1));
        QCOMPARE(report->mentions, std::uint64_t(1));
        QCOMPARE(file.sink.count(DiagnosticCode::EmptyText), std::size_t(1));
        QCOMPARE(file.sink.count(DiagnosticCode::DuplicateKey), std::size_t(1));
        QCOMPARE(file.sink.count(DiagnosticCode::BlankLine), std::size_t(1));
    }
};

QTEST_APPLESS_MAIN(Bc2gmTest)
#include "tst_bc2gm.moc"
