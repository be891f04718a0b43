// SPDX-License-Identifier: GPL-3.0-or-later
// Counts of the real files, and of the sample that comes with the program.
#include <map>
#include <set>

#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "formats/predictions.h"
#include "unit/formats/reading_fixture.h"

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
        documents.insert(instance.document);
        for (const Mention& mention : instance.mentions)
            ++types[mention.type];
        if (rows == 1)
            first = instance.text;
        return {};
    }
    Status diagnostic(const Diagnostic& diagnostic) override
    {
        refused += diagnostic.severity == Severity::Refused ? 1U : 0U;
        ++findings;
        return {};
    }

    std::uint64_t rows = 0;
    std::uint64_t mentions = 0;
    std::uint64_t alternatives = 0;
    std::uint64_t refused = 0;
    std::uint64_t findings = 0;
    std::set<std::string> documents;
    std::map<std::string, std::uint64_t> types;
    std::string first;
};

class CountingPredictions final : public PredictionSink
{
public:
    Status row(Prediction&& prediction) override
    {
        ++rows;
        labels.push_back(prediction.labels.empty() ? std::string() : prediction.labels.front());
        kept.push_back(std::move(prediction));
        return {};
    }
    Status diagnostic(const Diagnostic& /*diagnostic*/) override
    {
        ++findings;
        return {};
    }

    std::uint64_t rows = 0;
    std::uint64_t findings = 0;
    std::vector<std::string> labels;
    std::vector<Prediction> kept;
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

    void tokensOfJnlpba_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("mentions");
        QTest::addColumn<int>("documents");
        if (!QFileInfo::exists(shared("jnlpba")))
            return;
        QTest::newRow("with ids of MEDLINE")
            << shared("jnlpba/Genia4EReval2.iob2") << 3856 << 8662 << 402; // two ids stand twice
        QTest::newRow("with document lines") << shared("jnlpba/test.tsv") << 3856 << 8662 << 404;
    }
    void tokensOfJnlpba()
    {
        QFETCH(QString, path);
        QFETCH(int, rows);
        QFETCH(int, mentions);
        QFETCH(int, documents);
        CountingSink sink;
        JobContext job;
        const auto report = heldout::formats::read(path.toStdString(), {}, sink, job);
        QVERIFY2(report.has_value(), report ? "" : describe(report.error()).c_str());
        QCOMPARE(report->format, FormatId::Conll);
        QCOMPARE(sink.rows, static_cast<std::uint64_t>(rows));
        QCOMPARE(sink.mentions, static_cast<std::uint64_t>(mentions));
        QCOMPARE(sink.documents.size(), static_cast<std::size_t>(documents));
        const std::map<std::string, std::uint64_t> types{
            {"DNA", 1056}, {"RNA", 118}, {"cell_line", 500}, {"cell_type", 1921}, {"protein", 5067}};
        QVERIFY(sink.types == types);
        QCOMPARE(sink.refused, std::uint64_t(0));
    }

    void standoffOfJnlpba_data()
    {
        QTest::addColumn<QString>("archive");
        QTest::addColumn<int>("documents");
        QTest::addColumn<int>("mentions");
        if (!QFileInfo::exists(shared("jnlpba")))
            return;
        QTest::newRow("train") << QStringLiteral("train") << 2000 << 51301;
        QTest::newRow("test") << QStringLiteral("test") << 404 << 8662;
    }
    void standoffOfJnlpba()
    {
        QFETCH(QString, archive);
        QFETCH(int, documents);
        QFETCH(int, mentions);
        const QTemporaryDir folder;
        QProcess tar;
        tar.start(QStringLiteral("tar"),
            {QStringLiteral("-xzf"), shared("jnlpba/") + archive + QStringLiteral("_standoff.tar.gz"),
                QStringLiteral("-C"), folder.path()});
        QVERIFY(tar.waitForFinished());
        QCOMPARE(tar.exitCode(), 0);
        const std::string path = folder.filePath(QStringLiteral("standoff/") + archive).toStdString();
        CountingSink sink;
        JobContext job;
        const auto report = heldout::formats::read(path, {}, sink, job);
        QVERIFY2(report.has_value(), report ? "" : describe(report.error()).c_str());
        QCOMPARE(sink.rows, static_cast<std::uint64_t>(documents));
        QCOMPARE(sink.mentions, static_cast<std::uint64_t>(mentions));
        QCOMPARE(sink.findings, std::uint64_t(0));
        QCOMPARE(report->sources.size(), static_cast<std::size_t>(2 * documents));
    }

    void predictions()
    {
        const QString folder = QStringLiteral(HELDOUT_SHARED_DATA "/goldens/leakage/inputs/");
        if (!QFileInfo::exists(folder))
            return;
        const auto path = [&](const char* name) { return (folder + QString::fromUtf8(name)).toStdString(); };
        JobContext job;
        CountingPredictions sst2;
        auto report = readPredictions(path("sst2_1nn_predictions.tsv"), {}, {}, sst2, job);
        QVERIFY(report.has_value());
        QCOMPARE(sst2.rows, std::uint64_t(1821));
        QVERIFY(!report->detection.hasIds);
        CountingPredictions gold;
        report = readPredictions(path("sst2_test_gold.tsv"), {}, {}, gold, job);
        QVERIFY(report.has_value());
        QVERIFY(report->detection.hasIds);
        std::uint64_t right = 0;
        for (std::size_t i = 0; i < gold.labels.size(); ++i)
            right += gold.labels[i] == sst2.labels.at(i) ? 1U : 0U;
        QCOMPARE(right * 10000 / 1821, std::uint64_t(6595)); // 65.95 %

        KeepingSink sentences;
        ReadOptions options;
        options.format = FormatId::Bc2gm;
        QVERIFY(heldout::formats::read(shared("bc2gm/test_test.in").toStdString(), options, sentences, job));
        std::map<std::string, const Instance*> byKey;
        for (const Instance& sentence : sentences.rows)
            byKey[sentence.key] = &sentence;
        const TextOf textOf = [&](std::string_view key) -> Result<std::optional<std::string_view>> {
            return std::optional<std::string_view>(byKey.at(std::string(key))->text);
        };
        CountingPredictions mentions;
        report = readPredictions(path("bc2gm_dictionary_predictions.eval"), {}, textOf, mentions, job);
        QVERIFY(report.has_value());
        QCOMPARE(report->detection.format, FormatId::Bc2gm);
        QCOMPARE(report->mentions, std::uint64_t(3696));
        QCOMPARE(mentions.findings, std::uint64_t(0));
        std::uint64_t found = 0; // gold spans that are predicted
        for (const Prediction& prediction : mentions.kept) {
            for (const Mention& mention : prediction.mentions) {
                const std::vector<Mention>& golds = byKey.at(prediction.key)->mentions;
                found += std::any_of(golds.begin(), golds.end(),
                             [&](const Mention& one) {
                                 return one.first == mention.first && one.last == mention.last;
                             })
                    ? 1U
                    : 0U;
            }
        }
        QCOMPARE(found, std::uint64_t(2388)); // as counted on the offsets alone
    }
};

QTEST_APPLESS_MAIN(SharedFilesTest)
#include "tst_shared_files.moc"
