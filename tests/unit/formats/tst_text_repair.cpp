// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "unit/formats/reading_fixture.h"

using namespace heldout;
using namespace heldout::formats;

class TextRepairTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lineEnds_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("texts");
        QTest::addColumn<int>("repaired");
        QTest::newRow("LF") << QByteArray("a\nb\n") << QByteArray("a|b|") << 0;
        QTest::newRow("CR LF") << QByteArray("a\r\nb\r\n") << QByteArray("a|b|") << 0;
        QTest::newRow("CR") << QByteArray("a\rb\r") << QByteArray("a|b|") << 0;
        QTest::newRow("CR CR LF") << QByteArray("a\r\r\nb\r\r\n") << QByteArray("a|b|") << 2;
        QTest::newRow("all in one file")
            << QByteArray("a\nb\r\nc\rd\r\r\ne") << QByteArray("a|b|c|d|e|") << 1;
        QTest::newRow("no end") << QByteArray("a\nb") << QByteArray("a|b|") << 0;
        QTest::newRow("CR at the very end") << QByteArray("a\nb\r") << QByteArray("a|b|") << 0;
        QTest::newRow("CR CR at the very end") << QByteArray("a\rb\r\r") << QByteArray("a|b||") << 0;
        QTest::newRow("blank lines") << QByteArray("a\n\nb\n") << QByteArray("a||b|") << 0;
        QTest::newRow("a lone line feed") << QByteArray("\n") << QByteArray("|") << 0;
    }
    void lineEnds()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, texts);
        QFETCH(int, repaired);
        FileToRead file(bytes);
        const auto report = file.readAs(FormatId::Lines);
        QVERIFY(report.has_value());
        QCOMPARE(file.sink.texts(), texts);
        QCOMPARE(report->sources[0].repaired, static_cast<std::uint64_t>(repaired));
    }

    void oddLineEndsAreTold()
    {
        FileToRead file("abc\r\r\nd\n");
        QVERIFY(file.readAs(FormatId::Lines).has_value());
        const Diagnostic diagnostic = file.sink.first(DiagnosticCode::LineEnding);
        QCOMPARE(diagnostic.message.text(), std::string("Line ends with CR CR LF"));
        QCOMPARE(diagnostic.severity, Severity::Repaired);
        QCOMPARE(diagnostic.line, std::uint64_t(1));
        QCOMPARE(diagnostic.column, std::uint64_t(4));
    }

    void bytesThatAreNoUtf8()
    {
        FileToRead file("plain\nun caf\xe9 s'il\n");
        const auto report = file.readAs(FormatId::Lines);
        QCOMPARE(report->sources[0].taken, std::uint64_t(2));
        QCOMPARE(report->sources[0].repaired, std::uint64_t(1));
        QCOMPARE(file.sink.texts(), QByteArray("plain|un café s'il|"));
        const Diagnostic diagnostic = file.sink.first(DiagnosticCode::NotUtf8);
        QCOMPARE(diagnostic.line, std::uint64_t(2));
        QCOMPARE(diagnostic.column, std::uint64_t(7));
        QCOMPARE(diagnostic.message.text(), std::string("Byte 0xE9 is not valid UTF-8"));
        QCOMPARE(diagnostic.action.text(), std::string("Read as “é” (Windows-1252)"));
        QCOMPARE(diagnostic.file, file.path);
    }

    void marksAtTheStartAndInside()
    {
        FileToRead file("\xef\xbb\xbf"
                        "first\nin\xef\xbb\xbfside\n");
        const auto report = file.readAs(FormatId::Lines);
        QCOMPARE(file.sink.texts(), QByteArray("first|inside|"));
        QCOMPARE(report->sources[0].repaired, std::uint64_t(1));
        const Diagnostic diagnostic = file.sink.first(DiagnosticCode::ByteOrderMark);
        QCOMPARE(diagnostic.line, std::uint64_t(2));
        QCOMPARE(diagnostic.column, std::uint64_t(3));
    }

    void aMarkDoesNotHideAHeader()
    {
        FileToRead file("\xef\xbb\xbftext\tlabel\nfine\t1\n", QStringLiteral("x.tsv"));
        QVERIFY(file.readAs(FormatId::Tsv, "text").has_value());
        QCOMPARE(file.sink.texts(), QByteArray("fine|"));
    }

    void zeroBytes()
    {
        FileToRead file(QByteArray("a\0b\nplain text of some length\n", 30));
        const auto report = file.readAs(FormatId::Lines);
        QCOMPARE(report->sources[0].repaired, std::uint64_t(1));
        QCOMPARE(file.sink.texts(),
            QByteArray("a\xef\xbf\xbd"
                       "b|plain text of some length|"));
        QCOMPARE(file.sink.first(DiagnosticCode::NulByte).column, std::uint64_t(2));
    }

    void emptyTextsAreTaken()
    {
        FileToRead file("text\tlabel\n\t1\n  \t0\nfine\t1\n", QStringLiteral("x.tsv"));
        const auto report = file.readAs(FormatId::Tsv, "text");
        QCOMPARE(report->sources[0].taken, std::uint64_t(3));
        QCOMPARE(file.sink.count(DiagnosticCode::EmptyText), std::size_t(2));
        QCOMPARE(file.sink.first(DiagnosticCode::EmptyText).severity, Severity::Note);
    }

    void scriptsArriveAsTheyAre()
    {
        const QByteArray texts(
            "مرحبا بالعالم ABC 123\n数据泄漏。日本語\nשלום\n👩‍👩‍👧 "
            "👍🏽\ne\xcc\x81 "
            "\xe2\x80\xae x\n");
        FileToRead file(texts);
        QVERIFY(file.readAs(FormatId::Lines).has_value());
        QVERIFY(file.sink.diagnostics.empty());
        QCOMPARE(file.sink.texts(), QByteArray(texts).replace('\n', '|'));
    }

    void oneLineOfAMegabyte()
    {
        const QByteArray line = QByteArray("word ").repeated(220000);
        FileToRead file("short\n" + line + "\nend\n");
        const auto report = file.readAs(FormatId::Lines);
        QCOMPARE(report->sources[0].taken, std::uint64_t(3));
        QCOMPARE(file.sink.rows[1].text.size(), static_cast<std::size_t>(line.size()));
    }

    void pathsOfAllKinds()
    {
        FileToRead file("a\nb\n", QStringLiteral("данные – 数据 50% #1.txt"));
        QVERIFY(file.read().has_value());
        QCOMPARE(file.sink.texts(), QByteArray("a|b|"));
    }
};

QTEST_APPLESS_MAIN(TextRepairTest)
#include "tst_text_repair.moc"
