// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "unit/formats/reading_fixture.h"

using namespace heldout;
using namespace heldout::formats;

class TablesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quotesInTabSeparatedTextAreLetters()
    {
        FileToRead file("1\t\"good movie\n0\tbad \"one\"\n1\tfine\n", QStringLiteral("x.tsv"));
        const auto report = file.readAs(FormatId::Tsv, "#2", false);
        QVERIFY(report.has_value());
        QCOMPARE(report->sources[0].taken, std::uint64_t(3));
        QCOMPARE(file.sink.texts(), QByteArray("\"good movie|bad \"one\"|fine|"));
        QVERIFY(file.sink.diagnostics.empty());
    }

    void aQuoteThatIsNeverClosedIsNamed()
    {
        FileToRead file("1,\"good movie\n0,bad \"one\"\n1,fine\n", QStringLiteral("x.csv"));
        const auto report = file.readAs(FormatId::Csv, "#2", false);
        QVERIFY(report.has_value());
        QCOMPARE(report->sources[0].taken, std::uint64_t(2));
        QCOMPARE(report->sources[0].refused, std::uint64_t(1));
        QCOMPARE(file.sink.texts(), QByteArray("bad \"one\"|fine|"));
        const Diagnostic diagnostic = file.sink.first(DiagnosticCode::QuoteNotClosed);
        QCOMPARE(diagnostic.severity, Severity::Refused);
        QCOMPARE(diagnostic.line, std::uint64_t(1));
        QCOMPARE(diagnostic.column, std::uint64_t(3));
        QCOMPARE(diagnostic.message.text(), std::string("The quote opened on line 1 is never closed"));
        QCOMPARE(diagnostic.action.text(), std::string("Line 1 left out"));
    }

    void aQuoteOpenToTheEndCostsOneLine()
    {
        FileToRead file("text,label\na,1\n\"b,2\nc\xe9,3\n\nd,4\n", QStringLiteral("x.csv"));
        ReadOptions options;
        options.format = FormatId::Csv;
        options.separator = ',';
        options.columns.text = "text";
        const auto report = file.read(options);
        QVERIFY(report.has_value());
        QCOMPARE(file.sink.texts(), QByteArray("a|cé|d|"));
        QCOMPARE(report->sources[0].refused, std::uint64_t(1));
        QCOMPARE(report->sources[0].repaired, std::uint64_t(1));
        QCOMPARE(file.sink.count(DiagnosticCode::NotUtf8), std::size_t(1));
        QCOMPARE(file.sink.first(DiagnosticCode::NotUtf8).line, std::uint64_t(4));
        QCOMPARE(file.sink.first(DiagnosticCode::QuoteNotClosed).line, std::uint64_t(3));
        QCOMPARE(file.sink.rows[2].line, std::uint64_t(6));
    }

    void columnsLeftOpenAreRecognisedWhenAsked()
    {
        FileToRead file(
            "key\ttext\tlabel\tid\n7\tgood film\tpos\ta\n8\tbad film\tneg\tb\n", QStringLiteral("x.tsv"));
        ReadOptions options;
        options.columns.id = "key";
        QVERIFY(file.read(options).has_value());
        QVERIFY(file.sink.rows[0].labels.empty());
        QCOMPARE(file.sink.rows[0].key, std::string("7"));

        options.recogniseOthers = true;
        FileToRead again(
            "key\ttext\tlabel\tid\n7\tgood film\tpos\ta\n8\tbad film\tneg\tb\n", QStringLiteral("y.tsv"));
        QVERIFY(again.read(options).has_value());
        QCOMPARE(again.sink.texts(), QByteArray("good film|bad film|"));
        QCOMPARE(again.sink.rows[0].labels, std::vector<std::string>{"pos"});
        QCOMPARE(again.sink.rows[0].key, std::string("7"));
    }

    void aColumnNamedForSomethingElseIsNotTakenTwice()
    {
        for (const char* id : {"label", "#2"}) {
            FileToRead file("text\tlabel\ngood film\tpos\nbad film\tneg\n", QStringLiteral("x.tsv"));
            ReadOptions options;
            options.columns.id = id;
            options.recogniseOthers = true;
            QVERIFY(file.read(options).has_value());
            QVERIFY(file.sink.rows[0].labels.empty());
            QCOMPARE(file.sink.rows[0].key, std::string("pos"));
        }
    }

    void csvCells_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("texts");
        QTest::newRow("plain") << QByteArray("a,b\nc,d\n") << QByteArray("b|d|");
        QTest::newRow("no end of line") << QByteArray("a,b\nc,d") << QByteArray("b|d|");
        QTest::newRow("separator in quotes") << QByteArray("a,\"b,c\"\n") << QByteArray("b,c|");
        QTest::newRow("doubled quotes") << QByteArray("a,\"say \"\"hi\"\"\"\n") << QByteArray("say \"hi\"|");
        QTest::newRow("only quotes") << QByteArray("a,\"\"\"\"\n") << QByteArray("\"|");
        QTest::newRow("line feed in quotes") << QByteArray("a,\"b\nc\"\nd,e\n") << QByteArray("b\nc|e|");
        QTest::newRow("CR LF in quotes") << QByteArray("a,\"b\r\nc\"\r\nd,e\r\n") << QByteArray("b\r\nc|e|");
        QTest::newRow("blank line in quotes") << QByteArray("a,\"b\n\nc\"\n") << QByteArray("b\n\nc|");
        QTest::newRow("quote inside a plain cell") << QByteArray("a,b\"c\n") << QByteArray("b\"c|");
        QTest::newRow("blank before a quote") << QByteArray("a, \"b\"\n") << QByteArray(" \"b\"|");
        QTest::newRow("empty quotes") << QByteArray("a,\"\"\nb,c\n") << QByteArray("|c|");
        QTest::newRow("text behind a quote") << QByteArray("a,\"b\"c\n") << QByteArray("bc|");
    }
    void csvCells()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, texts);
        FileToRead file(bytes, QStringLiteral("x.csv"));
        ReadOptions options;
        options.format = FormatId::Csv;
        options.separator = ',';
        options.header = false;
        options.columns.text = "#2";
        QVERIFY(file.read(options).has_value());
        QCOMPARE(file.sink.texts(), texts);
    }

    void textBehindAQuoteIsRepaired()
    {
        FileToRead file("text,label\n\"b\"c,1\n", QStringLiteral("x.csv"));
        const auto report = file.read();
        QCOMPARE(report->sources[0].repaired, std::uint64_t(1));
        QCOMPARE(file.sink.first(DiagnosticCode::TextAfterQuote).column, std::uint64_t(4));
    }

    void rowsBelowALongCellKeepTheirLine()
    {
        FileToRead file("text,label\n\"a\nb\nc\",1\nd,2\n", QStringLiteral("x.csv"));
        QVERIFY(file.read().has_value());
        QCOMPARE(file.sink.rows[0].line, std::uint64_t(2));
        QCOMPARE(file.sink.rows[1].line, std::uint64_t(5));
    }

    void rowsOfOtherWidthAreLeftOut()
    {
        FileToRead file("text\tlabel\na\t1\nb\nc\t1\t2\n\nd\t0\n", QStringLiteral("x.tsv"));
        const auto report = file.readAs(FormatId::Tsv, "text");
        QCOMPARE(report->sources[0].taken, std::uint64_t(2));
        QCOMPARE(report->sources[0].refused, std::uint64_t(2));
        QCOMPARE(file.sink.texts(), QByteArray("a|d|"));
        QCOMPARE(file.sink.first(DiagnosticCode::ColumnCount).message.text(),
            std::string("1 column found, 2 expected"));
        QCOMPARE(file.sink.first(DiagnosticCode::ColumnCount).line, std::uint64_t(3));
        QCOMPARE(file.sink.first(DiagnosticCode::BlankLine).line, std::uint64_t(5));
    }

    void aColumnThatIsNotThereFails_data()
    {
        QTest::addColumn<QByteArray>("column");
        for (const char* const column : {"sentence", "Text", "#3", "#0", "#", "#x"})
            QTest::newRow(column) << QByteArray(column);
    }
    void aColumnThatIsNotThereFails()
    {
        QFETCH(QByteArray, column);
        FileToRead file("text\tlabel\na\t1\n", QStringLiteral("x.tsv"));
        const auto report = file.readAs(FormatId::Tsv, column.toStdString());
        QCOMPARE(report.error().code, Code::NotFound);
        QVERIFY(report.error().hint.text().find("“text”, “label”") != std::string::npos);
        QVERIFY(file.sink.rows.empty());
    }

    void aNameThatStandsTwiceIsAsked()
    {
        FileToRead file("text\ttext\na\tb\n", QStringLiteral("x.tsv"));
        QCOMPARE(file.readAs(FormatId::Tsv, "text", true).error().code, Code::InvalidArgument);
        QVERIFY(file.readAs(FormatId::Tsv, "#2", true).has_value());
        QCOMPARE(file.sink.texts(), QByteArray("b|"));
    }

    void allFieldsArrive()
    {
        FileToRead file("id\tdoc\ttext\tlabel\tnote\n7\td1\tgood\tpos\tsay \"hi\"\n8\td1\tbad\t\t\n",
            QStringLiteral("x.tsv"));
        ReadOptions options;
        options.columns = {"text", "label", "id", "doc"};
        QVERIFY(file.read(options).has_value());
        const Instance& first = file.sink.rows[0];
        QCOMPARE(first.key, std::string("7"));
        QCOMPARE(first.document, std::string("d1"));
        QCOMPARE(first.labels, std::vector<std::string>{"pos"});
        QCOMPARE(first.extra, std::string("{\"note\":\"say \\\"hi\\\"\"}"));
        QCOMPARE(first.line, std::uint64_t(2));
        QVERIFY(file.sink.rows[1].labels.empty());
    }

    void idsThatStandTwiceAreNoted()
    {
        FileToRead file("id\ttext\nx\ta\ny\tb\nx\tc\nx\td\n", QStringLiteral("x.tsv"));
        ReadOptions options;
        options.columns.text = "text";
        options.columns.id = "id";
        const auto report = file.read(options);
        QCOMPARE(report->sources[0].taken, std::uint64_t(4));
        QCOMPARE(file.sink.count(DiagnosticCode::DuplicateKey), std::size_t(2));
        const Diagnostic diagnostic = file.sink.first(DiagnosticCode::DuplicateKey);
        QCOMPARE(diagnostic.line, std::uint64_t(4));
        QVERIFY(diagnostic.message.text().find("line 2") != std::string::npos);
    }

    void documentsAreFoundInIds()
    {
        FileToRead file("id\ttext\nP12T0\ta\nP12A3\tb\nother\tc\n", QStringLiteral("x.tsv"));
        ReadOptions options;
        options.columns = {"text", "", "id", ""};
        options.documentPattern = "^(P\\d+)";
        QVERIFY(file.read(options).has_value());
        QCOMPARE(file.sink.rows[0].document, std::string("P12"));
        QCOMPARE(file.sink.rows[1].document, std::string("P12"));
        QCOMPARE(file.sink.rows[2].document, std::string());
    }

    void badPatternsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        QTest::newRow("no expression") << QByteArray("(");
        QTest::newRow("no group") << QByteArray("P\\d+");
        QTest::newRow("takes for ever") << QByteArray("^((a+)+)+$");
    }
    void badPatternsAreRefused()
    {
        QFETCH(QByteArray, pattern);
        FileToRead file("id\ttext\n" + QByteArray(60, 'a') + "b\tx\n", QStringLiteral("x.tsv"));
        ReadOptions options;
        options.columns = {"text", "", "id", ""};
        options.documentPattern = pattern.toStdString();
        QCOMPARE(file.read(options).error().code, Code::InvalidArgument);
        options.columns.id.clear();
        options.documentPattern = "(P)";
        QCOMPARE(file.read(options).error().code, Code::InvalidArgument);
    }

    void aStopEndsTheReading()
    {
        QByteArray bytes;
        for (int i = 0; i < 100000; ++i)
            bytes += "some text of a row\n";
        FileToRead file(bytes);
        std::stop_source stop;
        class StoppingSink final : public RowSink
        {
        public:
            explicit StoppingSink(std::stop_source& source)
                : m_source(source)
            {
            }
            Status row(Instance&& /*instance*/) override
            {
                if (++rows == 10)
                    m_source.request_stop();
                return {};
            }
            Status diagnostic(const Diagnostic& /*diagnostic*/) override { return {}; }
            int rows = 0;

        private:
            std::stop_source& m_source;
        };
        StoppingSink sink(stop);
        JobContext job(stop.get_token());
        ReadOptions options;
        options.format = FormatId::Lines;
        QCOMPARE(formats::read(file.path, options, sink, job).error().code, Code::Cancelled);
        QCOMPARE(sink.rows, 10);
    }

    void aSinkThatFailsEndsTheReading()
    {
        class FullSink final : public RowSink
        {
        public:
            Status row(Instance&& /*instance*/) override
            {
                return fail(Code::DiskFull, Phrase::asIs("Full."));
            }
            Status diagnostic(const Diagnostic& /*diagnostic*/) override { return {}; }
        };
        FileToRead file("a\nb\n");
        FullSink sink;
        JobContext job;
        QCOMPARE(formats::read(file.path, {}, sink, job).error().code, Code::DiskFull);
    }

    void progressIsInBytes()
    {
        QByteArray bytes;
        for (int i = 0; i < 100000; ++i)
            bytes += "some text of a row\n";
        FileToRead file(bytes);
        std::vector<Progress> seen;
        JobContext job({}, [&](const Progress& progress) { seen.push_back(progress); });
        QVERIFY(formats::read(file.path, {}, file.sink, job).has_value());
        QCOMPARE(seen.front().done, std::uint64_t(0));
        QCOMPARE(seen.back().done, static_cast<std::uint64_t>(bytes.size()));
        for (const Progress& progress : seen) {
            QCOMPARE(progress.unit, Unit::Bytes);
            QCOMPARE(progress.total, static_cast<std::uint64_t>(bytes.size()));
        }
    }

    void settingsSayWhatWasUsed()
    {
        FileToRead file("text;label\na;1\nb;0\n", QStringLiteral("x.csv"));
        const auto report = file.read();
        QCOMPARE(report->format, FormatId::Csv);
        QCOMPARE(report->settings,
            std::string(
                R"({"columns":{"document":"","id":"","label":"#2","text":"#1"},"document_pattern":"",)"
                R"("format":"csv","header":true,"separator":";"})"));
    }
};

QTEST_APPLESS_MAIN(TablesTest)
#include "tst_tables.moc"
