// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/file_check.h"
#include "project_fixture.h"

using namespace heldout;
using namespace heldout::test;

namespace {

QByteArray line(const Diagnostic& found)
{
    return QByteArray::number(int(found.severity)) + ' ' + QByteArray::number(int(found.code)) + ' '
        + QByteArray::number(qulonglong(found.line)) + ':' + QByteArray::number(qulonglong(found.column))
        + ' ' + bytes(found.message.text()) + " / " + bytes(found.action.text()) + " x"
        + QByteArray::number(qulonglong(found.repeats));
}

} // namespace

/// What is said before an import is what is stored after it.
class TestFileCheck : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void saysWhatAnImportStores_data();
    void saysWhatAnImportStores();
    void failsAsAnImport();
    void stops();
};

void TestFileCheck::saysWhatAnImportStores_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<quint64>("withDocument");
    QTest::newRow("clean") << QByteArray("a b\td1\nc d\t\ne f\td2\n") << quint64(2);
    QTest::newRow("repaired and refused")
        << QByteArray("na\xefve\td1\nonly one column\nfine\td1\n") << quint64(2);
    QByteArray many("fine\td1\n");
    for (int i = 0; i < 10'050; ++i)
        many += "one column\n";
    for (int i = 0; i < 30; ++i)
        many += "na\xefve\td1\n";
    QTest::newRow("more than are kept in full") << many << quint64(31);
}

void TestFileCheck::saysWhatAnImportStores()
{
    QFETCH(QByteArray, rows);
    QFETCH(quint64, withDocument);
    ProjectFixture fixture;
    const auto outcome = fixture.load("test", "text\tdocument\n" + rows.toStdString());
    HELDOUT_OK(outcome);
    formats::ReadOptions options;
    options.format = formats::FormatId::Tsv;
    options.header = true;
    options.columns.text = "text";
    options.columns.document = "document";
    JobContext job;
    const auto check = project::checkFile(fixture.path("test.tsv"), options, job);
    HELDOUT_OK(check);
    QCOMPARE(check->taken, outcome->instances);
    QCOMPARE(check->taken, outcome->sources.at(0).taken);
    QCOMPARE(check->repaired, outcome->sources.at(0).repaired);
    QCOMPARE(check->refused, outcome->sources.at(0).refused);
    QCOMPARE(check->mentions, outcome->mentions);
    QCOMPARE(check->withDocument, withDocument);
    QCOMPARE(check->diagnostics.size(), outcome->diagnostics.size());
    for (std::size_t i = 0; i < check->diagnostics.size(); ++i)
        QCOMPARE(line(check->diagnostics[i]), line(outcome->diagnostics[i]));
}

void TestFileCheck::failsAsAnImport()
{
    ProjectFixture fixture;
    project::ImportRequest request;
    request.paths = {fixture.path("none.tsv")};
    request.dataset = "data";
    request.split = "test";
    JobContext job;
    const auto imported = fixture.project().importSplit(request, job);
    const auto checked = project::checkFile(request.paths.front(), {}, job);
    QVERIFY(!imported && !checked);
    QCOMPARE(describe(checked.error()), describe(imported.error()));
}

void TestFileCheck::stops()
{
    ProjectFixture fixture;
    std::string rows;
    for (int i = 0; i < 50'000; ++i)
        rows += "a text\n";
    const std::string path = fixture.write("rows.txt", rows);
    std::stop_source stop;
    stop.request_stop();
    JobContext job(stop.get_token(), {});
    const auto check = project::checkFile(path, {}, job);
    QVERIFY(!check);
    QCOMPARE(check.error().code, Code::Cancelled);
}

QTEST_GUILESS_MAIN(TestFileCheck)
#include "tst_file_check.moc"
