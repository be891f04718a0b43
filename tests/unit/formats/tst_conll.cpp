// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "unit/formats/reading_fixture.h"

using namespace heldout;
using namespace heldout::formats;
using namespace Qt::StringLiterals;

namespace {

/// Mentions of a row: "protein:IL-2|DNA:...|".
QByteArray mentionsOf(const Instance& instance)
{
    QByteArray all;
    for (const Mention& mention : instance.mentions) {
        all += QByteArray::fromStdString(mention.type) + ':'
            + QByteArray::fromStdString(instance.text.substr(mention.first, mention.last - mention.first))
            + '|';
    }
    return all;
}

QByteArray tagsOf(const Instance& instance)
{
    QByteArray all;
    for (const std::string& tag : instance.tags)
        all += QByteArray::fromStdString(tag) + ' ';
    return all;
}

} // namespace

class ConllTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tokensTagsAndMentions()
    {
        FileToRead file("IL-2\tB-DNA\ngene\tI-DNA\nexpression\tO\n\nof\tO\nCD28\tB-protein\n");
        const auto report = file.read();
        QVERIFY(report.has_value());
        QCOMPARE(report->format, FormatId::Conll);
        QCOMPARE(file.sink.texts(), "IL-2 gene expression|of CD28|");
        QCOMPARE(mentionsOf(file.sink.rows[0]), "DNA:IL-2 gene|");
        QCOMPARE(mentionsOf(file.sink.rows[1]), "protein:CD28|");
        QCOMPARE(tagsOf(file.sink.rows[0]), "B-DNA I-DNA O ");
        QCOMPARE(file.sink.rows[0].tokens.size(), std::size_t(3));
        QCOMPARE(file.sink.rows[0].tokens[1].first, 5U);
        QCOMPARE(file.sink.rows[0].tokens[1].last, 9U);
        QCOMPARE(file.sink.rows[1].line, std::uint64_t(5));
        QVERIFY(file.sink.rows[0].key.empty());
        QCOMPARE(report->mentions, std::uint64_t(2));
        QVERIFY(report->hasMentions);
        QVERIFY(file.sink.diagnostics.empty());
    }

    void documentLinesAreNoTokens()
    {
        // The line stands right above the first sentence, and blank lines may be missing.
        FileToRead file("-DOCSTART- O\nDat O\nis O\n\nEU B-ORG\n", u"nl.txt"_s);
        const auto report = file.read();
        QVERIFY(report.has_value());
        QCOMPARE(file.sink.texts(), "Dat is|EU|");
        QCOMPARE(file.sink.rows[0].document, "nl:1");
        QCOMPARE(file.sink.rows[1].document, "nl:1");
        FileToRead two("-DOCSTART-\tO\n\na\tO\n-DOCSTART- (7)\nb\tB-X\n\nc\tO\n");
        QVERIFY(two.read().has_value());
        QCOMPARE(two.sink.texts(), "a|b|c|");
        QCOMPARE(two.sink.rows[0].document, "file:1");
        QCOMPARE(two.sink.rows[1].document, "7");
        QCOMPARE(two.sink.rows[2].document, "7");
    }

    void idsOfMedlineAndOfComments()
    {
        FileToRead medline("###MEDLINE:90092414\n\nx\tO\n\n###MEDLINE:8\n\nx\tB-protein\n");
        QVERIFY(medline.read().has_value());
        QCOMPARE(medline.sink.rows[0].document, "90092414");
        QCOMPARE(medline.sink.rows[1].document, "8");
        FileToRead comments("# newdoc id = d1\n# sent_id = s1\n# text = a #\na O\n# O\n\n# sent_id = s2\nb "
                            "B-X\n",
            u"x.conll"_s);
        QVERIFY(comments.read().has_value());
        QCOMPARE(comments.sink.texts(), "a #|b|");
        QCOMPARE(comments.sink.rows[0].key, "s1");
        QCOMPARE(comments.sink.rows[1].key, "s2");
        QCOMPARE(comments.sink.rows[1].document, "d1");
    }

    void columnsByChoice()
    {
        const QByteArray bytes("EU NNP I-NP I-ORG\nrejects VBZ I-VP O\n\nPeter NNP I-NP I-PER\n");
        FileToRead file(bytes);
        QVERIFY(file.read().has_value());
        QCOMPARE(mentionsOf(file.sink.rows[0]), "ORG:EU|");
        QCOMPARE(file.sink.rows[0].extra, R"({"#2":["NNP","VBZ"],"#3":["I-NP","I-VP"]})");
        ReadOptions options;
        options.format = FormatId::Conll;
        options.columns.label = "#3";
        QVERIFY(file.read(options).has_value());
        QCOMPARE(mentionsOf(file.sink.rows[0]), "NP:EU|VP:rejects|");
        options.columns.label = "#9";
        QCOMPARE(file.read(options).error().code, Code::NotFound);
        // Tags that mark no mentions are kept as tags.
        options.columns.label = "#2";
        const auto plain = file.read(options);
        QVERIFY(plain.has_value());
        QVERIFY(!plain->hasMentions);
        QCOMPARE(tagsOf(file.sink.rows[0]), "NNP VBZ ");
        QVERIFY(file.sink.rows[0].mentions.empty());
    }

    void brokenLinesCostTheirSentence()
    {
        FileToRead file(
            "a\tB-X\nb\n\nc\tB-X\nd\tORGANIZATION\n\ne\tB-X\n\tO\n\nf\tB-cell-line\ng\tI-cell-line\n"
            + QByteArray("x\tO\n\n").repeated(60));
        const auto report = file.readAs(FormatId::Conll);
        QVERIFY(report.has_value());
        QCOMPARE(file.sink.rows.size(), std::size_t(60));
        QCOMPARE(mentionsOf(file.sink.rows[0]), "cell-line:f g|");
        QCOMPARE(report->sources[0].refused, std::uint64_t(3));
        QCOMPARE(file.sink.first(DiagnosticCode::ColumnCount).line, std::uint64_t(2));
        const Diagnostic bad = file.sink.first(DiagnosticCode::BadTag);
        QCOMPARE(bad.line, std::uint64_t(5));
        QCOMPARE(bad.column, std::uint64_t(2));
        QVERIFY(bad.message.text().find("ORGANIZATION") != std::string::npos);
        QCOMPARE(file.sink.first(DiagnosticCode::MissingField).line, std::uint64_t(8));
    }

    void aBrokenFirstLineCostsNoOtherSentence()
    {
        FileToRead file("a\tO\n\nb\tO\tx\nc\tO\n\nd\tO\n\n-DOCSTART-\tO\n\ne\tO\tx\n-DOCSTART-\tO\nf\tO\n");
        const auto report = file.readAs(FormatId::Conll);
        QVERIFY(report.has_value());
        QCOMPARE(file.sink.rows.size(), std::size_t(3));
        QCOMPARE(file.sink.rows[1].text, "d");
        QCOMPARE(file.sink.rows[2].text, "f");
        QCOMPARE(report->sources[0].refused, std::uint64_t(2));
    }

    void sequencesThatBreakTheSchemeAreTold()
    {
        FileToRead file("a\tB-L\nb\tI-L\nc\tO\nd\tI-L\n\ne\tB-L\nf\tB-L\n");
        QVERIFY(file.read().has_value());
        QCOMPARE(mentionsOf(file.sink.rows[0]), "L:a b|L:d|");
        QCOMPARE(mentionsOf(file.sink.rows[1]), "L:e|L:f|");
        const Diagnostic found = file.sink.first(DiagnosticCode::TagSequence);
        QCOMPARE(found.line, std::uint64_t(4));
        QVERIFY(found.message.text().find("IOB2") != std::string::npos);
    }

    void tagsThatMarkNoMentions_data()
    {
        QTest::addColumn<QByteArray>("tags"); // of a sentence, between blanks
        QTest::addColumn<int>("line"); // of the finding; 0 = none
        QTest::addColumn<QByteArray>("counts");
        QTest::newRow("broken ones among good ones")
            << QByteArray("O B-X I-X PER O") << 4 << QByteArray("1 5");
        QTest::newRow("letters without a type") << QByteArray("O B I O O") << 2 << QByteArray("2 5");
        QTest::newRow("letters behind the type") << QByteArray("O X-B X-I O") << 2 << QByteArray("2 4");
        QTest::newRow("types without a letter") << QByteArray("O PER PER O") << 0 << QByteArray();
        QTest::newRow("parts of speech") << QByteArray("DT NN VBZ O") << 0 << QByteArray();
        QTest::newRow("words that read like tags")
            << QByteArray("the B-cell I met again") << 0 << QByteArray();
        QTest::newRow("tags of mentions") << QByteArray("O B-X I-X O") << 0 << QByteArray();
        QTest::newRow("no mention anywhere") << QByteArray("O O O") << 0 << QByteArray();
    }
    void tagsThatMarkNoMentions()
    {
        QFETCH(QByteArray, tags);
        QFETCH(int, line);
        QFETCH(QByteArray, counts);
        QByteArray bytes;
        for (const QByteArray& tag : tags.split(' '))
            bytes += "word\t" + tag + '\n';
        FileToRead file(bytes + '\n');
        const auto report = file.readAs(FormatId::Conll);
        QVERIFY(report.has_value());
        QCOMPARE(tagsOf(file.sink.rows.at(0)), tags + ' ');
        QCOMPARE(file.sink.diagnostics.size(), std::size_t(line == 0 ? 0 : 1));
        if (line == 0)
            return;
        const Diagnostic found = file.sink.first(DiagnosticCode::BadTag);
        QCOMPARE(found.severity, Severity::Note);
        QCOMPARE(found.line, static_cast<std::uint64_t>(line));
        QCOMPARE(found.column, std::uint64_t(2));
        const QByteArray message = QByteArray::fromStdString(found.message.text());
        QVERIFY2(message.contains(tags.split(' ').at(line - 1)), message.constData());
        QVERIFY2(
            message.contains("in " + counts.split(' ').at(0) + " of the column's " + counts.split(' ').at(1)),
            message.constData());
        QVERIFY(file.sink.rows.at(0).mentions.empty());
        QCOMPARE(report->sources[0].refused, std::uint64_t(0));
    }

    void otherSchemes()
    {
        FileToRead bilou("a\tB-A\nb\tL-A\nc\tO\nd\tU-A\n\n");
        QVERIFY(bilou.read().has_value());
        QCOMPARE(mentionsOf(bilou.sink.rows[0]), "A:a b|A:d|");
        FileToRead iob1("a\tI-A\nb\tB-A\nc\tI-A\n\n");
        QVERIFY(iob1.read().has_value());
        QCOMPARE(mentionsOf(iob1.sink.rows[0]), "A:a|A:b c|");
        QVERIFY(iob1.sink.diagnostics.empty());
    }

    void tablesStayTables_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("labels") << QByteArray("good movie\t1\nbad\t0\nfine\t1\n");
        QTest::newRow("labels and blank lines") << QByteArray("good movie\tpos\n\nbad\tneg\n\nfine\tpos\n");
        QTest::newRow("tags without sentences") << QByteArray("a\tB-X\nb\tO\n");
    }
    void tablesStayTables()
    {
        QFETCH(QByteArray, bytes);
        FileToRead file(bytes);
        const auto detection = detect(file.path);
        QVERIFY(detection.has_value());
        QCOMPARE(detection->format, FormatId::Tsv);
    }

    void previewShowsTheLines()
    {
        FileToRead file("-DOCSTART- O\n\nEU B-ORG\nand O\n\n");
        const auto shown = preview(file.path, {});
        QVERIFY(shown.has_value());
        QCOMPARE(shown->detection.format, FormatId::Conll);
        QCOMPARE(shown->rows.size(), std::size_t(2));
        QCOMPARE(shown->rows[0].line, std::uint64_t(3));
        QCOMPARE(shown->rows[0].cells[1], "B-ORG");
        QVERIFY(!shown->detection.reason.empty());
    }
};

QTEST_APPLESS_MAIN(ConllTest)
#include "tst_conll.moc"
