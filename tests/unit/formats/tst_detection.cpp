// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "unit/formats/reading_fixture.h"

using namespace heldout;
using namespace heldout::formats;

class DetectionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNoTextIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("PNG") << QByteArray("\x89PNG\r\n\x1a\n") << QByteArray("PNG picture");
        QTest::newRow("ZIP") << QByteArray("PK\x03\x04 rest") << QByteArray("ZIP archive");
        QTest::newRow("SQLite") << QByteArray("SQLite format 3\0 rest", 21) << QByteArray("database");
        QTest::newRow("bzip2") << QByteArray("BZh91AY&SY rest") << QByteArray("bzip2");
        QTest::newRow("PDF") << QByteArray("%PDF-1.7\n") << QByteArray("PDF");
        QTest::newRow("UTF-16 with mark") << QByteArray("\xff\xfe"
                                                        "a\0b\0",
            6) << QByteArray("UTF-16");
        QTest::newRow("UTF-16, other order") << QByteArray("\xfe\xff\0a\0b", 6) << QByteArray("UTF-16");
        QTest::newRow("UTF-16 without mark")
            << QByteArray("t\0e\0x\0t\0 \0o\0f\0 \0a\0 \0l\0i\0n\0e\0\n\0", 30) << QByteArray("UTF-16");
        QTest::newRow("random bytes") << [] {
            QByteArray bytes;
            for (int i = 0; i < 4096; ++i)
                bytes += static_cast<char>((i * 7919) >> 3);
            return bytes;
        }() << QByteArray("no text");
    }
    void whatIsNoTextIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, says);
        FileToRead file(bytes, QStringLiteral("test.tsv"));
        const auto detection = detect(file.path);
        QCOMPARE(detection.error().code, Code::NotThisFormat);
        QVERIFY2(detection.error().message.text().find(says.toStdString()) != std::string::npos,
            detection.error().message.text().c_str());
        QCOMPARE(detection.error().file, file.path);
        QVERIFY(!detection.error().hint.empty());
        for (const FormatId format : {FormatId::Tsv, FormatId::Csv, FormatId::Jsonl, FormatId::Lines,
                 FormatId::Bc2gm, FormatId::Brat, FormatId::Conll})
            QCOMPARE(file.readAs(format).error().code, Code::NotThisFormat);
    }

    void otherRefusals()
    {
        FileToRead empty("");
        QCOMPARE(detect(empty.path).error().code, Code::NoRows);
        FileToRead page("<!DOCTYPE html>\n<html>\n");
        QCOMPARE(detect(page.path).error().code, Code::NotThisFormat);
        FileToRead json("{\n  \"text\": \"a\"\n}\n", QStringLiteral("x.json"));
        QCOMPARE(detect(json.path).error().code, Code::NotThisFormat);
    }

    void formats_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<bool>("header");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("tabs with names")
            << QStringLiteral("x.tsv") << QByteArray("label\tsentence\n1\ta b\n0\tc d\n") << QByteArray("tsv")
            << true << QByteArray("#2");
        QTest::newRow("letters that bzip2 begins with") << QStringLiteral("x.txt") << QByteArray("BZh")
                                                        << QByteArray("lines") << false << QByteArray("#1");
        QTest::newRow("tabs without names")
            << QStringLiteral("x.txt") << QByteArray("1\tgood film\n0\tbad film\n") << QByteArray("tsv")
            << false << QByteArray("#2");
        QTest::newRow("commas") << QStringLiteral("x.csv") << QByteArray("id,text\n1,\"a, b\"\n2,c\n")
                                << QByteArray("csv") << true << QByteArray("#2");
        QTest::newRow("semicolons") << QStringLiteral("x.csv") << QByteArray("id;text\n1;a, b\n2;c\n")
                                    << QByteArray("csv") << true << QByteArray("#2");
        QTest::newRow("commas without a name that says so")
            << QStringLiteral("x") << QByteArray("id,text\n1,a\n2,c\n") << QByteArray("csv") << true
            << QByteArray("#2");
        QTest::newRow("prose") << QStringLiteral("x.txt") << QByteArray("Well, yes.\nNo, not so.\nOh.\n")
                               << QByteArray("lines") << false << QByteArray("#1");
        QTest::newRow("JSON lines") << QStringLiteral("x.txt")
                                    << QByteArray("{\"q\":1,\"body\":\"a\"}\n{\"q\":2,\"body\":\"b\"}\n")
                                    << QByteArray("jsonl") << false << QByteArray("body");
        QTest::newRow("sentences") << QStringLiteral("x.in") << QByteArray("P00001606T0076 Some text\n")
                                   << QByteArray("bc2gm") << false << QByteArray("text");
        QTest::newRow("one column with a name") << QStringLiteral("x.tsv") << QByteArray("text\na\nb\n")
                                                << QByteArray("tsv") << true << QByteArray("#1");
        QTest::newRow("tabs and quotes")
            << QStringLiteral("x.tsv") << QByteArray("1\t\"good movie\n0\tbad \"one\"\n1\tfine\n")
            << QByteArray("tsv") << false << QByteArray("#2");
    }
    void formats()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, format);
        QFETCH(bool, header);
        QFETCH(QByteArray, text);
        FileToRead file(bytes, name);
        const auto detection = detect(file.path);
        QVERIFY(detection.has_value());
        QCOMPARE(QByteArray(heldout::formats::name(detection->format)), format);
        QCOMPARE(detection->header, header);
        QCOMPARE(QByteArray::fromStdString(detection->columns.text), text);
        QVERIFY(detection->doubt.empty());
        QVERIFY(!detection->reason.empty());
        QVERIFY(file.read().has_value());
    }

    void namesThatDoNotFitAreDoubted()
    {
        QByteArray bytes("text\tlabel\n");
        for (int i = 0; i < 1821; ++i)
            bytes += QByteArray::number(i) + "\tsome sentence number " + QByteArray::number(i * 7) + "\n";
        FileToRead file(bytes, QStringLiteral("test.tsv"));
        const auto detection = detect(file.path);
        QCOMPARE(detection->doubt.text(),
            std::string("The first line names column 1 “text”, but it holds the numbers 0 to 1820, each "
                        "once. It is taken "
                        "as the id, and column 2 as the text."));
        QCOMPARE(detection->columns.text, std::string("#2"));
        QCOMPARE(detection->columns.id, std::string("#1"));
        QCOMPARE(detection->columns.label, std::string());
        QVERIFY(file.read().has_value());
        QCOMPARE(file.sink.count(DiagnosticCode::HeaderIsData), std::size_t(1));
        QCOMPARE(file.sink.rows[3].key, std::string("3"));
        // Chosen as it should be: nothing to doubt. Chosen by its name: the note stays.
        QVERIFY(file.readAs(FormatId::Tsv, "#2").has_value());
        QCOMPARE(file.sink.count(DiagnosticCode::HeaderIsData), std::size_t(0));
        QVERIFY(file.readAs(FormatId::Tsv, "text").has_value());
        QCOMPARE(file.sink.count(DiagnosticCode::HeaderIsData), std::size_t(1));
        QCOMPARE(file.sink.rows[3].text, std::string("3"));
    }

    void previewShowsTheFirstRows()
    {
        QByteArray bytes("text\tlabel\n");
        for (int i = 0; i < 300; ++i)
            bytes += "row " + QByteArray::number(i) + (i == 5 ? "\n" : "\t1\n");
        FileToRead file(bytes, QStringLiteral("x.tsv"));
        const auto shown = preview(file.path, {}, 200);
        QVERIFY(shown.has_value());
        QCOMPARE(shown->heads, (std::vector<std::string>{"text", "label"}));
        QCOMPARE(shown->rows.size(), std::size_t(200));
        QCOMPARE(shown->rows[0].line, std::uint64_t(2));
        QCOMPARE(shown->rows[0].cells, (std::vector<std::string>{"row 0", "1"}));
        QCOMPARE(shown->rows[5].cells.size(), std::size_t(1));
        QCOMPARE(shown->diagnostics.size(), std::size_t(1));
        QCOMPARE(shown->diagnostics[0].line, std::uint64_t(7));
        QVERIFY(!shown->complete);
        QVERIFY(preview(file.path, {}, 300)->complete);
    }

    void previewForgivesChoicesThatDoNotFit()
    {
        FileToRead file("a,b\nc,d\n", QStringLiteral("x.csv"));
        ReadOptions options;
        options.format = FormatId::Tsv;
        options.header = false;
        options.columns.text = "#2";
        options.documentPattern = "(x)";
        const auto shown = preview(file.path, options);
        QVERIFY(shown.has_value());
        QCOMPARE(shown->rows.size(), std::size_t(2));
        QCOMPARE(shown->heads.size(), std::size_t(1));
        // Nothing can be taken as JSON, and it is shown all the same.
        options.format = FormatId::Jsonl;
        QVERIFY(preview(file.path, options).has_value());
    }

    void formatNamesAreStable()
    {
        for (const char* const known : {"tsv", "csv", "jsonl", "lines", "bc2gm"}) {
            const auto format = formatFromName(known);
            QVERIFY(format.has_value());
            QCOMPARE(QByteArray(heldout::formats::name(*format)), QByteArray(known));
        }
        QVERIFY(!formatFromName("xls"));
    }
};

QTEST_APPLESS_MAIN(DetectionTest)
#include "tst_detection.moc"
