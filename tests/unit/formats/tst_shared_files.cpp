// SPDX-License-Identifier: GPL-3.0-or-later
// Counts of the real files, and of the sample that comes with the program.
#include <QFileInfo>
#include <QTest>

#include "formats/formats.h"

using namespace heldout;
using namespace heldout::formats;

namespace {

class CountingSink final : public RowSink
{
public:
    Status row(Instance&& instance) override
    {
        ++rows;
        mentions += instance.mentions.size();
        alternatives += instance.alternatives.size();
        if (rows == 1)
            first = instance.text;
        return {};
    }
    Status diagnostic(const Diagnostic& diagnostic) override
    {
        refused += diagnostic.severity == Severity::Refused ? 1U : 0U;
        return {};
    }

    std::uint64_t rows = 0;
    std::uint64_t mentions = 0;
    std::uint64_t alternatives = 0;
    std::uint64_t refused = 0;
    std::string first;
};

} // namespace

class SharedFilesTest : public QObject
{
    Q_OBJECT

private:
    static QString shared(const char* name)
    {
        return QStringLiteral(HELDOUT_SHARED_DATA "/data/") + QString::fromUtf8(name);
    }

private Q_SLOTS:
    void counts_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("mentions");
        QTest::addColumn<int>("alternatives");
        if (!QFileInfo::exists(shared("sst2")))
            return;
        QTest::newRow("SST-2 train") << shared("sst2/train.tsv") << QByteArray("text") << 67349 << 0 << 0;
        QTest::newRow("SST-2 test, column 2")
            << shared("sst2/test.tsv") << QByteArray("#2") << 1821 << 0 << 0;
        QTest::newRow("SST-2 test, as proposed") << shared("sst2/test.tsv") << QByteArray() << 1821 << 0 << 0;
        QTest::newRow("SST-2 dev") << shared("sst2/dev.tsv") << QByteArray() << 872 << 0 << 0;
        QTest::newRow("SST-2 original test")
            << shared("sst2/test_labeled_original.tsv") << QByteArray() << 1821 << 0 << 0;
        QTest::newRow("BC2GM train") << shared("bc2gm/train_train.in") << QByteArray() << 15000 << 18265
                                     << 14499;
        QTest::newRow("BC2GM test") << shared("bc2gm/test_test.in") << QByteArray() << 5000 << 6331 << 5068;
    }
    void counts()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, text);
        QFETCH(int, rows);
        QFETCH(int, mentions);
        QFETCH(int, alternatives);
        CountingSink sink;
        JobContext job;
        ReadOptions options;
        options.columns.text = text.toStdString();
        const auto report = heldout::formats::read(path.toStdString(), options, sink, job);
        QVERIFY2(report.has_value(), report ? "" : describe(report.error()).c_str());
        QCOMPARE(sink.rows, static_cast<std::uint64_t>(rows));
        QCOMPARE(sink.mentions, static_cast<std::uint64_t>(mentions));
        QCOMPARE(sink.alternatives, static_cast<std::uint64_t>(alternatives));
        QCOMPARE(report->mentions, static_cast<std::uint64_t>(mentions));
        QCOMPARE(sink.refused, std::uint64_t(0));
        QVERIFY(sink.first.size() > 5);
    }
};

QTEST_APPLESS_MAIN(SharedFilesTest)
#include "tst_shared_files.moc"
