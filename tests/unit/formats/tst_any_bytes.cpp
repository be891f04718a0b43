// SPDX-License-Identifier: GPL-3.0-or-later
#include <zlib.h>

#include <QTest>

#include "base/random.h"
#include "base/utf8.h"
#include "formats/bc2gm.h"
#include "unit/formats/reading_fixture.h"

using namespace heldout;
using namespace heldout::formats;

namespace {

/// What reading gave, as text that can be compared.
struct Outcome
{
    QByteArray all;
    SourceReport counts;
    KeepingSink sink;
};

/// Reads from memory, `step` bytes at a time.
Outcome readBytes(FormatId format, const QByteArray& bytes, std::size_t step)
{
    Outcome outcome;
    Plan plan;
    plan.path = "memory";
    plan.detection.format = format;
    plan.detection.separator = format == FormatId::Csv ? ',' : '\t';
    plan.detection.columnNames = {"text", "label"};
    plan.columns = ColumnMapping{
        format == FormatId::Jsonl ? "text" : "#1", format == FormatId::Jsonl ? "label" : "#2", {}, {}};
    JobContext job;
    Rows rows(outcome.sink, job, plan.path, nullptr);
    const std::string content = bytes.toStdString();
    MemorySource source(content, step);
    std::vector<SourceReport> sources;
    std::uint64_t mentions = 0;
    const CellTap tap;
    const Reading reading{plan, source, rows, outcome.sink, job, tap, sources, mentions};
    const std::string mentionText = "X1|0 2|abc\nX2|1 1|\n";
    MemorySource gold(mentionText, step);
    Status status;
    switch (format) {
    case FormatId::Jsonl:
        status = readJsonl(reading);
        break;
    case FormatId::Lines:
        status = readLines(reading);
        break;
    case FormatId::Bc2gm:
        status = readBc2gmFrom(reading, &gold, nullptr);
        break;
    case FormatId::Conll:
        plan.detection.tagsMarkMentions = true;
        status = readConll(reading);
        break;
    default:
        status = readDelimited(reading);
        break;
    }
    if (!status)
        qFatal("reading failed: %s", status.error().message.text().c_str());
    outcome.counts = rows.counts();
    for (const Instance& instance : outcome.sink.rows) {
        outcome.all += QByteArray::number(instance.line) + ':' + QByteArray::fromStdString(instance.text);
        for (const std::string& label : instance.labels)
            outcome.all += '/' + QByteArray::fromStdString(label);
        outcome.all += QByteArray::number(instance.mentions.size()) + '\n';
    }
    for (const Diagnostic& diagnostic : outcome.sink.diagnostics) {
        outcome.all += QByteArray::number(diagnostic.line) + ' ' + QByteArray::number(diagnostic.column) + ' '
            + QByteArray::fromStdString(diagnostic.message.text()) + '\n';
    }
    return outcome;
}

/// Bytes that readers stumble over, more often than chance would give them.
QByteArray hardBytes(Random& random, std::uint64_t pieces)
{
    static const std::array<QByteArray, 31> kPieces{"\n", "\r", "\r\n", "\r\r\n", "\t", ",", "\"", "\"\"",
        "abc", "é", "\xe9", "\xef\xbb\xbf", "\xef", "\xbb", QByteArray("\0", 1),
        "{\"text\":\"a\",\"label\":1}", "{\"text\":", "X1 abc def", "X2 ", " ", "a\tB-X\n", "b\tI-X\n",
        "\n\n", "-DOCSTART-\tO\n", "c\tO\n", "\\u0000", "[", "}", "1", "\xf0\x9f\x98\x80", "\xf0\x9f"};
    QByteArray bytes;
    for (std::uint64_t i = 0; i < pieces; ++i)
        bytes += kPieces.at(random.below(kPieces.size()));
    return bytes;
}

constexpr std::array kAll{
    FormatId::Tsv, FormatId::Csv, FormatId::Jsonl, FormatId::Lines, FormatId::Bc2gm, FormatId::Conll};

} // namespace

class AnyBytesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsAddUpAndTextIsValid()
    {
        Random random(5);
        for (int round = 0; round < 700; ++round) {
            const QByteArray bytes = hardBytes(random, random.below(40));
            for (const FormatId format : kAll) {
                const Outcome outcome = readBytes(format, bytes, 1 << 16);
                QCOMPARE(outcome.counts.taken, static_cast<std::uint64_t>(outcome.sink.rows.size()));
                QVERIFY(outcome.counts.repaired <= outcome.counts.taken);
                std::uint64_t refused = 0;
                for (const Diagnostic& diagnostic : outcome.sink.diagnostics) {
                    if (diagnostic.severity == Severity::Refused && diagnostic.file == "memory")
                        ++refused;
                    QCOMPARE(firstInvalidUtf8(diagnostic.message.text()), kValid);
                }
                QCOMPARE(outcome.counts.refused, refused);
                std::uint64_t line = 0;
                for (const Instance& instance : outcome.sink.rows) {
                    QVERIFY(instance.line > line);
                    line = instance.line;
                    QCOMPARE(firstInvalidUtf8(instance.text), kValid);
                    QVERIFY(instance.text.find('\0') == std::string::npos);
                    QVERIFY(instance.text.find("\xef\xbb\xbf") == std::string::npos);
                    for (const Mention& mention : instance.mentions)
                        QVERIFY(mention.first < mention.last && mention.last <= instance.text.size());
                }
            }
        }
    }

    void everyLineOfATableIsAccountedFor()
    {
        Random random(6);
        for (int round = 0; round < 500; ++round) {
            QByteArray bytes = hardBytes(random, random.below(60));
            bytes.replace('\r', ' ');
            const Outcome outcome = readBytes(FormatId::Tsv, bytes, 1 << 16);
            const qsizetype lines = bytes.count('\n') + (bytes.isEmpty() || bytes.endsWith('\n') ? 0 : 1);
            const qsizetype marks = bytes == "\xef\xbb\xbf" ? 1 : 0; // nothing but a mark at the start
            QCOMPARE(static_cast<qsizetype>(outcome.counts.taken + outcome.counts.refused
                         + outcome.sink.count(DiagnosticCode::BlankLine)),
                lines - marks);
        }
    }

    void bordersOfPiecesDoNotMatter()
    {
        Random random(8);
        for (int round = 0; round < 40; ++round) {
            const QByteArray bytes = hardBytes(random, random.below(40));
            for (const FormatId format : kAll) {
                const QByteArray whole = readBytes(format, bytes, static_cast<std::size_t>(-1)).all;
                for (std::size_t step = 1; step <= 9; ++step)
                    QCOMPARE(readBytes(format, bytes, step).all, whole);
                for (qsizetype step = 10; step < bytes.size(); ++step)
                    QCOMPARE(readBytes(format, bytes, static_cast<std::size_t>(step)).all, whole);
            }
        }
    }

    void packedGivesTheSame()
    {
        QByteArray bytes("text\tlabel\n");
        Random random(9);
        for (int i = 0; i < 30000; ++i)
            bytes += "row caf\xe9 " + QByteArray::number(static_cast<qulonglong>(random()))
                + (i % 100 == 0 ? "\n" : "\t1\r\n");
        FileToRead plain(bytes, QStringLiteral("x.tsv"));
        FileToRead packed("", QStringLiteral("x.tsv.gz"));
        gzFile out = gzopen(packed.path.c_str(), "wb1");
        QCOMPARE(
            gzwrite(out, bytes.data(), static_cast<unsigned>(bytes.size())), static_cast<int>(bytes.size()));
        gzclose(out);
        const auto plainReport = plain.read();
        const auto packedReport = packed.read();
        QVERIFY(plainReport && packedReport);
        QCOMPARE(packed.sink.texts(), plain.sink.texts());
        QCOMPARE(packedReport->sources[0].taken, plainReport->sources[0].taken);
        QCOMPARE(packedReport->sources[0].refused, std::uint64_t(300));
        QCOMPARE(packedReport->settings, plainReport->settings);
        QVERIFY(packedReport->sources[0].sha256 != plainReport->sources[0].sha256);
        QVERIFY(packedReport->sources[0].bytes < plainReport->sources[0].bytes);
        // A part missing at the end fails, and says so.
        QFile file(QString::fromStdString(packed.path));
        QVERIFY(file.resize(file.size() - 9));
        QCOMPARE(packed.read().error().code, Code::NotThisFormat);
    }
};

QTEST_APPLESS_MAIN(AnyBytesTest)
#include "tst_any_bytes.moc"
