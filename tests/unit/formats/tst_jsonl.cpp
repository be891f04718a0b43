// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "unit/formats/reading_fixture.h"

using namespace heldout;
using namespace heldout::formats;

class JsonlTest : public QObject
{
    Q_OBJECT

private:
    static ReadOptions optionsFor(const char* text, const char* label = "", const char* id = "")
    {
        ReadOptions options;
        options.format = FormatId::Jsonl;
        options.columns = {text, label, id, ""};
        return options;
    }

private Q_SLOTS:
    void aMarkAtTheStartLosesNothing()
    {
        FileToRead file("\xef\xbb\xbf{\"text\":\"a\"}\n{\"text\":\"b\"}\n", QStringLiteral("x.jsonl"));
        const auto report = file.read();
        QVERIFY(report.has_value());
        QCOMPARE(report->format, FormatId::Jsonl);
        QCOMPARE(file.sink.texts(), QByteArray("a|b|"));
    }

    void badLines_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<DiagnosticCode>("code");
        QTest::addColumn<int>("column");
        QTest::newRow("cut off") << QByteArray("{\"text\":\"a") << DiagnosticCode::BadJson << 11;
        QTest::newRow("comma missing")
            << QByteArray("{\"text\":\"a\" \"x\":1}") << DiagnosticCode::BadJson << 15;
        QTest::newRow("text behind") << QByteArray("{\"text\":\"a\"} x") << DiagnosticCode::BadJson << 14;
        QTest::newRow("a list") << QByteArray("[1]") << DiagnosticCode::BadJson << 1;
        QTest::newRow("a text") << QByteArray("\"a\"") << DiagnosticCode::BadJson << 1;
        QTest::newRow("no JSON") << QByteArray("text") << DiagnosticCode::BadJson << 2;
        QTest::newRow("too large a number")
            << QByteArray("{\"text\":\"a\",\"n\":123456789012345678901234567890}") << DiagnosticCode::BadJson
            << 0;
        QTest::newRow("too deep") << "{\"text\":\"a\",\"n\":" + QByteArray(3000, '[') + QByteArray(3000, ']')
                + "}" << DiagnosticCode::BadJson
                                  << 0;
        QTest::newRow("field missing") << QByteArray("{\"txt\":\"a\"}") << DiagnosticCode::MissingField << 0;
        QTest::newRow("field null") << QByteArray("{\"text\":null}") << DiagnosticCode::MissingField << 0;
        QTest::newRow("field true") << QByteArray("{\"text\":true}") << DiagnosticCode::WrongType << 0;
        QTest::newRow("field a list") << QByteArray("{\"text\":[\"a\"]}") << DiagnosticCode::WrongType << 0;
        QTest::newRow("field an object")
            << QByteArray("{\"text\":{\"a\":1}}") << DiagnosticCode::WrongType << 0;
    }
    void badLines()
    {
        QFETCH(QByteArray, line);
        QFETCH(DiagnosticCode, code);
        QFETCH(int, column);
        FileToRead file("{\"text\":\"first\"}\n" + line + "\n{\"text\":\"last\"}\n");
        const auto report = file.read(optionsFor("text"));
        QVERIFY(report.has_value());
        QCOMPARE(file.sink.texts(), QByteArray("first|last|"));
        QCOMPARE(report->sources[0].refused, std::uint64_t(1));
        QCOMPARE(file.sink.diagnostics.size(), std::size_t(1));
        QCOMPARE(file.sink.diagnostics[0].code, code);
        QCOMPARE(file.sink.diagnostics[0].line, std::uint64_t(2));
        QCOMPARE(file.sink.diagnostics[0].column, static_cast<std::uint64_t>(column));
    }

    void numbersKeepTheirText_data()
    {
        QTest::addColumn<QByteArray>("number");
        for (const char* const number :
            {"0", "-5", "1.0", "1e5", "0.1000", "9007199254740993", "18446744073709551615"})
            QTest::newRow(number) << QByteArray(number);
    }
    void numbersKeepTheirText()
    {
        QFETCH(QByteArray, number);
        FileToRead file("{\"text\": " + number + " ,\"meta\":{\"id\":" + number + "}}\n");
        QVERIFY(file.read(optionsFor("text", "", "meta.id")).has_value());
        QCOMPARE(QByteArray::fromStdString(file.sink.rows[0].text), number);
        QCOMPARE(QByteArray::fromStdString(file.sink.rows[0].key), number);
    }

    void namesMayBePaths()
    {
        FileToRead file("{\"a\":{\"b\":{\"c\":\"deep\"}},\"a.x\":\"literal\",\"more\":1}\n");
        QVERIFY(file.read(optionsFor("a.b.c")).has_value());
        QCOMPARE(file.sink.texts(), QByteArray("deep|"));
        QVERIFY(file.read(optionsFor("a.x")).has_value());
        QCOMPARE(file.sink.texts(), QByteArray("literal|"));
        QCOMPARE(file.sink.rows[0].extra, std::string("{\"a\":{\"b\":{\"c\":\"deep\"}},\"more\":1}"));
        QVERIFY(file.read(optionsFor("#2")).has_value());
        QCOMPARE(file.sink.texts(), QByteArray("literal|"));
        const auto report = file.read(optionsFor("a.b.d"));
        QCOMPARE(report.error().code, Code::NotFound);
        QVERIFY(report.error().hint.text().find("“a.b.c”, “a.x”, “more”") != std::string::npos);
    }

    void labelsMayBeLists()
    {
        FileToRead file(
            "{\"t\":\"a\",\"l\":[\"x\",\"y\",3]}\n{\"t\":\"b\",\"l\":\"z\"}\n{\"t\":\"c\",\"l\":true}\n"
            "{\"t\":\"d\",\"l\":[]}\n{\"t\":\"e\"}\n{\"t\":\"f\",\"l\":[[1]]}\n{\"t\":\"g\",\"l\":{}}\n");
        const auto report = file.read(optionsFor("t", "l"));
        QVERIFY(report.has_value());
        QCOMPARE(file.sink.texts(), QByteArray("a|b|c|d|e|"));
        using Labels = std::vector<std::string>;
        QCOMPARE(file.sink.rows[0].labels, (Labels{"x", "y", "3"}));
        QCOMPARE(file.sink.rows[1].labels, Labels{"z"});
        QCOMPARE(file.sink.rows[2].labels, Labels{"true"});
        QVERIFY(file.sink.rows[3].labels.empty());
        QVERIFY(file.sink.rows[4].labels.empty());
        QCOMPARE(file.sink.count(DiagnosticCode::MissingField), std::size_t(1));
        QCOMPARE(file.sink.count(DiagnosticCode::WrongType), std::size_t(2));
    }

    void blankLinesAreSkipped()
    {
        FileToRead file("{\"text\":\"a\"}\n\n  \n{\"text\":\"b\"}\n\n");
        const auto report = file.read(optionsFor("text"));
        QCOMPARE(report->sources[0].taken, std::uint64_t(2));
        QCOMPARE(report->sources[0].refused, std::uint64_t(0));
        QCOMPARE(file.sink.count(DiagnosticCode::BlankLine), std::size_t(3));
        QCOMPARE(file.sink.rows[1].line, std::uint64_t(4));
    }

    void escapesAreResolvedAndCleaned()
    {
        FileToRead file("{\"text\":\"tab\\tq\\\" é 😀\"}\n{\"text\":\"a\\u0000b\\ufeffc\"}\n");
        const auto report = file.read(optionsFor("text"));
        QCOMPARE(file.sink.texts(),
            QByteArray("tab\tq\" é 😀|a\xef\xbf\xbd"
                       "bc|"));
        QCOMPARE(report->sources[0].repaired, std::uint64_t(1));
        QCOMPARE(file.sink.count(DiagnosticCode::NulByte), std::size_t(1));
        QCOMPARE(file.sink.count(DiagnosticCode::ByteOrderMark), std::size_t(1));
    }

    void oneLineOfAMegabyte()
    {
        FileToRead file(
            "{\"text\":\"" + QByteArray(1 << 20, 'x') + "\"}\n{\"text\":\"b\"}\n", QStringLiteral("x.jsonl"));
        QVERIFY(file.read().has_value());
        QCOMPARE(file.sink.rows.size(), std::size_t(2));
        QCOMPARE(file.sink.rows[0].text.size(), std::size_t(1) << 20U);
    }

    void aFileWithoutJsonIsRefused()
    {
        FileToRead file("a\tb\nc\td\n", QStringLiteral("x.tsv"));
        const auto report = file.read(optionsFor("text"));
        QVERIFY(!report.has_value());
        QVERIFY(file.sink.rows.empty());
    }
};

QTEST_APPLESS_MAIN(JsonlTest)
#include "tst_jsonl.moc"
