// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "base/random.h"
#include "base/utf8.h"
#include "unit/formats/brat_for_tests.h"
#include "unit/formats/reading_fixture.h"

using namespace heldout;
using namespace heldout::formats;
using namespace Qt::StringLiterals;

namespace {

/// A document of two files, read.
struct Document
{
    Document(const QByteArray& text, const QByteArray& annotations)
        : file(text, u"a.txt"_s)
    {
        annotationPath = file.add(annotations, u"a.ann"_s);
    }
    Result<ReadReport> read(const BratOptions& brat = {})
    {
        ReadOptions options;
        options.brat = brat;
        return file.read(options);
    }
    [[nodiscard]] const Instance& first() const { return file.sink.rows.front(); }
    [[nodiscard]] QByteArray covered(std::size_t mention, std::size_t row = 0) const
    {
        const Instance& item = file.sink.rows[row];
        const Mention& found = item.mentions.at(mention);
        return QByteArray::fromStdString(item.text.substr(found.first, found.last - found.first));
    }

    FileToRead file;
    std::string annotationPath;
};

} // namespace

class BratTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mentionsAndRelations()
    {
        Document document("Il-2 binds CD25.\n",
            "T2\tProtein 11 15\tCD25\nT1\tProtein 0 4\tIl-2\nR1\tBinds Arg1:T1 Arg2:T2\t\n*\tEquiv T1 T2\n");
        const auto report = document.read();
        QVERIFY(report.has_value());
        QCOMPARE(report->format, FormatId::Brat);
        QVERIFY(document.file.sink.diagnostics.empty());
        const Instance& item = document.first();
        QCOMPARE(item.key, "a");
        QCOMPARE(item.document, "a");
        QCOMPARE(item.text, "Il-2 binds CD25.");
        QCOMPARE(item.mentions.size(), std::size_t(2));
        QCOMPARE(document.covered(0), "Il-2");
        QCOMPARE(item.mentions[0].type, "Protein");
        QVERIFY(item.mentions[0].surface.empty());
        QCOMPARE(item.relations.size(), std::size_t(2));
        QCOMPARE(item.relations[0].type, "Binds");
        QCOMPARE(item.relations[0].arguments[0].mention, 0U);
        QCOMPARE(item.relations[0].arguments[1].mention, 1U);
        QCOMPARE(item.relations[0].arguments[1].role, "Arg2");
        QCOMPARE(item.relations[1].type, "Equiv");
        QCOMPARE(report->mentions, std::uint64_t(2));
        QCOMPARE(report->relations, std::uint64_t(2));
        QCOMPARE(report->sources.size(), std::size_t(2));
        QCOMPARE(report->sources[0].firstItem, std::optional<std::uint64_t>(0));
        QVERIFY(!report->sources[1].firstItem.has_value());
        QCOMPARE(report->sources[1].taken, std::uint64_t(4));
        QCOMPARE(report->sources[1].sha256.size(), std::size_t(64));
    }

    void lineBreaksCountAsTheFileSays_data()
    {
        QTest::addColumn<QByteArray>("annotations");
        QTest::addColumn<QString>("said");
        QTest::newRow("two") << QByteArray("T2\tPerson 18 20\tHe\n") << u"as two characters"_s;
        QTest::newRow("one") << QByteArray("T2\tPerson 17 19\tHe\n") << u"as one character:"_s;
    }
    void lineBreaksCountAsTheFileSays()
    {
        QFETCH(QByteArray, annotations);
        QFETCH(QString, said);
        Document document("John loves Mary.\r\nHe married her.", annotations);
        QVERIFY(document.read().has_value());
        QCOMPARE(document.covered(0), "He");
        QCOMPARE(document.file.sink.count(DiagnosticCode::SurfaceDiffers), std::size_t(0));
        const Diagnostic found = document.file.sink.first(DiagnosticCode::OffsetUnit);
        QVERIFY(QString::fromStdString(found.message.text()).contains(said));
        QCOMPARE(found.file, document.annotationPath);
        // What is chosen is not guessed.
        BratOptions brat;
        brat.lineBreak = said.contains(u"two"_s) ? 1 : 2;
        QVERIFY(document.read(brat).has_value());
        QVERIFY(document.covered(0) != "He");
        QCOMPARE(document.file.sink.count(DiagnosticCode::SurfaceDiffers), std::size_t(1));
    }

    void severalPieces()
    {
        Document document("Lorem ipsum dolor", "T1\tOrg 0 5;12 17\tLorem dolor\n");
        QVERIFY(document.read().has_value());
        QVERIFY(document.file.sink.diagnostics.empty());
        const Mention& mention = document.first().mentions.at(0);
        QCOMPARE(mention.first, 0U);
        QCOMPARE(mention.last, 17U);
        QCOMPARE(mention.surface, "Lorem dolor");
        const std::vector<TextSpan> pieces{{0, 5}, {12, 17}};
        QVERIFY(mention.fragments == pieces);
    }

    void overALineBreak()
    {
        Document document("Foo\n  Bar", "T1\tSpan 0 3;4 9\tFoo   Bar\n");
        QVERIFY(document.read().has_value());
        QCOMPARE(document.covered(0), "Foo\n  Bar");
        QCOMPARE(document.first().mentions[0].surface, "Foo   Bar");
        QVERIFY(document.first().mentions[0].fragments.empty());
        QCOMPARE(document.file.sink.diagnostics.size(), std::size_t(1));
        QCOMPARE(document.file.sink.first(DiagnosticCode::AcrossLines).line, std::uint64_t(1));
    }

    void charactersThatAreTwoUnits()
    {
        const QByteArray text("🧬 mRNA and é");
        Document characters(text, "T1\tRNA 2 6\tmRNA\nT2\tX 11 12\té\n");
        QVERIFY(characters.read().has_value());
        QVERIFY(characters.file.sink.diagnostics.empty());
        QCOMPARE(characters.covered(0), "mRNA");
        QCOMPARE(characters.covered(1), "é");
        // As programs count that hold text in UTF-16: told, and read so when chosen.
        Document units(text, "T1\tRNA 3 7\tmRNA\n");
        QVERIFY(units.read().has_value());
        QCOMPARE(units.covered(0), "RNA ");
        QVERIFY(units.file.sink.first(DiagnosticCode::OffsetUnit).message.text().find("UTF-16")
            != std::string::npos);
        BratOptions brat;
        brat.offsets = OffsetUnit::Utf16;
        QVERIFY(units.read(brat).has_value());
        QCOMPARE(units.covered(0), "mRNA");
        QVERIFY(units.file.sink.diagnostics.empty());
        Document bytes(text, "T1\tRNA 5 9\tmRNA\n");
        brat.offsets = OffsetUnit::Bytes;
        QVERIFY(bytes.read(brat).has_value());
        QCOMPARE(bytes.covered(0), "mRNA");
    }

    void aMarkMayCount()
    {
        Document counted("\xef\xbb\xbfIL-2 gene", "T1\tDNA 1 5\tIL-2\n");
        QVERIFY(counted.read().has_value());
        QCOMPARE(counted.covered(0), "IL-2");
        QCOMPARE(counted.file.sink.count(DiagnosticCode::OffsetUnit), std::size_t(1));
        Document left("\xef\xbb\xbfIL-2 gene", "T1\tDNA 0 4\tIL-2\n");
        QVERIFY(left.read().has_value());
        QCOMPARE(left.covered(0), "IL-2");
        QCOMPARE(left.first().text, "IL-2 gene");
    }

    void bytesThatAreNoTextKeepTheirPlaces()
    {
        Document document(QByteArray("caf\xe9 \0 IL-2", 11), "T1\tDNA 7 11\tIL-2\n");
        QVERIFY(document.read().has_value());
        QCOMPARE(document.covered(0), "IL-2");
        QCOMPARE(document.first().text, "café \xef\xbf\xbd IL-2");
        QCOMPARE(document.file.sink.count(DiagnosticCode::NotUtf8), std::size_t(1));
        QCOMPARE(document.file.sink.count(DiagnosticCode::NulByte), std::size_t(1));
    }

    void faultsAreToldAtTheirLines()
    {
        Document document("Il-2 binds CD25.",
            "T1\tProtein 0 4\tIl-2\n" // 1
            "T2\tProtein 11 99\tCD25\n" // 2: outside
            "T3\tProtein 9 5\tx\n" // 3: turned round
            "T4\tProtein 5 5\t\n" // 4: nothing
            "T5 Protein 0 4 Il-2\n" // 5: blanks for tabs
            "T6\tProtein 0;4\tIl-2\n" // 6: half an offset
            "T7\tProtein 5 10\tbands\n" // 7: another text
            "T8\tProtein 0 4\tIl-2\n" // 8: twice
            "R1\tBinds Arg1:T1 Arg2:T2\n" // 9: T2 was left out
            "R2\tBinds Arg1:T1\n" // 10: one argument
            "E1\tBinding:T7 Theme:T1\n" // 11
            "A1\tNegation E1\n" // 12
            "M1\tSpeculation E1\n" // 13
            "N1\tReference T1 Wikipedia:1\tIl-2\n" // 14
            "#1\tAnnotatorNotes T1\tsure?\n" // 15
            "\n" // 16
            "?\n"); // 17
        const auto report = document.read();
        QVERIFY(report.has_value());
        const KeepingSink& sink = document.file.sink;
        QCOMPARE(document.first().mentions.size(), std::size_t(3));
        QVERIFY(document.first().relations.empty());
        QCOMPARE(sink.first(DiagnosticCode::OffsetOutside).line, std::uint64_t(2));
        QCOMPARE(sink.count(DiagnosticCode::BadOffsets), std::size_t(3));
        QCOMPARE(sink.count(DiagnosticCode::ColumnCount), std::size_t(3));
        QCOMPARE(sink.first(DiagnosticCode::SurfaceDiffers).line, std::uint64_t(7));
        QCOMPARE(sink.first(DiagnosticCode::DuplicateMention).line, std::uint64_t(8));
        QCOMPARE(sink.first(DiagnosticCode::UnknownMention).line, std::uint64_t(9));
        QCOMPARE(sink.count(DiagnosticCode::NotKept), std::size_t(4));
        QVERIFY(sink.diagnostics.size() == std::size_t(1 + 3 + 3 + 1 + 1 + 1 + 4 + 1));
        QCOMPARE(sink.first(DiagnosticCode::BlankLine).line, std::uint64_t(16));
        QCOMPARE(report->sources[1].refused, std::uint64_t(8));
        QCOMPARE(report->sources[1].taken, std::uint64_t(3));
        for (const Diagnostic& found : sink.diagnostics)
            QCOMPARE(found.file, document.annotationPath);
    }

    void aFolderIsAllItsDocuments()
    {
        FileToRead folder("text of b", u"b.txt"_s);
        const auto at = [](const std::string& path) { return path.substr(0, path.rfind('/')); };
        folder.add("T1\tX 0 4\ttext\n", u"b.ann"_s);
        folder.add("nothing in a", u"a.txt"_s);
        folder.add("c and parts", u"c.txt"_s);
        folder.add("T1\tX 0 1\tc\n", u"c.a1"_s);
        folder.add("T2\tY 2 5\tand\nR1\tZ A:T1 B:T2\n", u"c.a2"_s);
        folder.add("T1\tX 0 4\ttext\n", u"lost.ann"_s);
        folder.add("", u"empty.txt"_s);
        folder.add("not read", u"notes.md"_s);
        folder.path = at(folder.path);
        const auto report = folder.read();
        QVERIFY(report.has_value());
        QCOMPARE(folder.sink.texts(), "nothing in a|text of b|c and parts||");
        QCOMPARE(folder.sink.rows[0].mentions.size(), std::size_t(0));
        QCOMPARE(folder.sink.rows[1].mentions.size(), std::size_t(1));
        QCOMPARE(folder.sink.rows[2].mentions.size(), std::size_t(2));
        QCOMPARE(folder.sink.rows[2].relations.size(), std::size_t(1));
        QVERIFY(folder.sink.first(DiagnosticCode::MissingFile).file.ends_with("lost.ann"));
        QCOMPARE(report->sources.size(), std::size_t(8));
        QCOMPARE(report->sources[1].firstItem, std::optional<std::uint64_t>(1));
        ReadOptions table;
        table.format = FormatId::Tsv;
        QCOMPARE(folder.read(table).error().code, Code::InvalidArgument);
        const auto shown = preview(folder.path, {});
        QVERIFY(shown.has_value());
        QCOMPARE(shown->rows.size(), std::size_t(4));
        QCOMPARE(shown->rows[1].cells[2], "X: text");
    }

    void aLineAnItem()
    {
        Document document("Title IL-2\r\n\r\nBody CD25 binds IL-2\nend\n",
            "T1\tP 6 10\tIL-2\nT2\tP 19 23\tCD25\nT3\tP 30 34\tIL-2\nT4\tP 30 38\tIL-2 end\n"
            "R1\tBinds A:T2 B:T3\nR2\tSame A:T1 B:T3\n");
        BratOptions brat;
        brat.lineByLine = true;
        const auto report = document.read(brat);
        QVERIFY(report.has_value());
        const std::vector<Instance>& rows = document.file.sink.rows;
        QCOMPARE(document.file.sink.texts(), "Title IL-2|Body CD25 binds IL-2|end|");
        QCOMPARE(rows[1].key, "a:3");
        QCOMPARE(rows[1].document, "a");
        QCOMPARE(rows[1].line, std::uint64_t(3));
        QCOMPARE(document.covered(0, 0), "IL-2");
        QCOMPARE(document.covered(0, 1), "CD25");
        QCOMPARE(document.covered(1, 1), "IL-2");
        QCOMPARE(rows[1].relations.size(), std::size_t(1));
        QCOMPARE(rows[1].relations[0].arguments[1].mention, 1U);
        QCOMPARE(document.file.sink.count(DiagnosticCode::AcrossLines), std::size_t(3)); // and T4's break
        QCOMPARE(report->mentions, std::uint64_t(3));
        QCOMPARE(report->relations, std::uint64_t(1));
        QCOMPARE(report->sources[1].taken, std::uint64_t(4));
        QCOMPARE(report->sources[1].refused, std::uint64_t(2));
    }

    /// Whatever the bytes are: places are characters of the text, pieces lie in order, arguments are
    /// mentions, and nothing depends on how the bytes come.
    void anyBytes()
    {
        Random random(12);
        const std::array<QByteArray, 20> pieces{"T1\tP 0 2\tab\n", "T2\tP 1 3;4 6\tx\n", "T3\tQ 0 9\t\n",
            "R1\tB A:T1 C:T2\n", "*\tEquiv T1 T3\n", "E1\tX:T1\n", "\t", ";", " ", "\n", "\r\n", "T", "0",
            "12", "\xe9", "\xf0\x9f\xa7\xac", "é", QByteArray("\0", 1), "#\n", "\xef\xbb\xbf"};
        for (int round = 0; round < 1500; ++round) {
            QByteArray text;
            QByteArray annotations;
            for (std::uint64_t i = random.below(12); i > 0; --i)
                text += pieces.at(random.below(pieces.size()));
            for (std::uint64_t i = random.below(12); i > 0; --i)
                annotations += pieces.at(random.below(pieces.size()));
            BratOptions options;
            options.lineByLine = round % 2 == 0;
            options.offsets = static_cast<OffsetUnit>(random.below(3));
            KeepingSink sink;
            const auto whole = readBratFromMemory(
                text.toStdString(), annotations.toStdString(), std::size_t(-1), options, sink);
            QVERIFY(whole.has_value());
            const std::string& bytes = whole->text.bytes;
            QCOMPARE(firstInvalidUtf8(bytes), kValid);
            for (const Mention& mention : whole->placed.mentions) {
                QVERIFY(mention.first < mention.last && mention.last <= bytes.size());
                QCOMPARE(firstInvalidUtf8(bytes.substr(mention.first, mention.last - mention.first)), kValid);
                for (std::size_t i = 1; i < mention.fragments.size(); ++i)
                    QVERIFY(mention.fragments[i - 1].last < mention.fragments[i].first);
            }
            for (const Relation& relation : whole->placed.relations) {
                for (const RelationArgument& argument : relation.arguments)
                    QVERIFY(argument.mention < whole->placed.mentions.size());
            }
            for (const BratItem& item : whole->lines) {
                for (const Mention& mention : item.mentions)
                    QVERIFY(mention.first < mention.last && mention.last <= item.text.size());
                for (const Relation& relation : item.relations)
                    QVERIFY(relation.arguments[0].mention < item.mentions.size());
            }
            for (std::size_t step = 1; step < 6; ++step) {
                KeepingSink again;
                const auto parts
                    = readBratFromMemory(text.toStdString(), annotations.toStdString(), step, options, again);
                QVERIFY(parts.has_value());
                QCOMPARE(parts->placed.mentions.size(), whole->placed.mentions.size());
                QCOMPARE(parts->counts.refused, whole->counts.refused);
                QCOMPARE(again.diagnostics.size(), sink.diagnostics.size());
            }
        }
    }

    void emptyAnnotationsAreNone()
    {
        Document document("text", "");
        QVERIFY(document.read().has_value());
        QCOMPARE(document.first().mentions.size(), std::size_t(0));
        QCOMPARE(detect(document.annotationPath)->format, FormatId::Brat);
    }
};

QTEST_APPLESS_MAIN(BratTest)
#include "tst_brat.moc"
