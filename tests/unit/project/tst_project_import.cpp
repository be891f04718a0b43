// SPDX-License-Identifier: GPL-3.0-or-later
#include "project_fixture.h"

#include <string>
#include <thread>

#include <sys/mount.h>

using namespace heldout;
using namespace heldout::test;

namespace {

/// Everything a user sees of the data, in one text.
QByteArray seen(project::Project& project)
{
    QByteArray all;
    const auto datasets = project.datasets();
    if (!datasets)
        return "unreadable";
    for (const project::DatasetInfo& dataset : *datasets) {
        all += bytes(dataset.name) + '\n';
        for (const project::SplitInfo& split : dataset.splits) {
            all += bytes(split.name) + ' ' + bytes(split.digest) + ' ' + QByteArray::number(split.items)
                + '\n';
            const auto rows = project.texts(split.id, 0, 1000, 1 << 20);
            for (const project::TextRow& row : *rows)
                all += bytes(row.key) + '\t' + bytes(row.text) + '\n';
        }
    }
    return all;
}

std::string manyRows(int count)
{
    std::string rows = "id\ttext\tlabel\tdocument\n";
    for (int i = 0; i < count; ++i) {
        const std::string number = QByteArray::number(i).toStdString();
        rows += "k" + number + "\tsentence number " + number + " of many\t" + (i % 2 == 0 ? "a" : "b") + "\td"
            + QByteArray::number(i / 7).toStdString() + "\n";
    }
    return rows;
}

} // namespace

class TestProjectImport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void rowsAndCounts();
    void rolesComeFromNamesInOrder();
    void severalFilesMakeOneSplit();
    void anIdInSeveralFilesIsNoted();
    void withoutIdsTheRowNumberIsTheId();
    void oddTextsComeBackByteForByte_data();
    void oddTextsComeBackByteForByte();
    void oddPathsWork();
    void refusedFilesChangeNothing_data();
    void refusedFilesChangeNothing();
    void aProjectIsNoData_data();
    void aProjectIsNoData();
    void aFullDiskChangesNothing();
    void existingSplitNeedsReplace();
    void replaceKeepsTheId();
    void findingsAreKept();
    void documentsOnBothSidesAreCounted();
    void cancelLeavesNothing();
    void readOnlyProjectRefusesAndRemembers();
    void removedSplitIsGoneAndTidied();
    void renameRefusesBlankNames();
};

void TestProjectImport::rowsAndCounts()
{
    ProjectFixture fixture;
    const auto outcome = fixture.load("test", manyRows(1000));
    HELDOUT_OK(outcome);
    QCOMPARE(outcome->instances, 1000U);
    QCOMPARE(outcome->documents, 143U);
    QCOMPARE(outcome->sources.size(), 1U);
    QCOMPARE(outcome->sources[0].taken, 1000U);
    const auto datasets = fixture.project().datasets();
    HELDOUT_OK(datasets);
    const project::SplitInfo& split = datasets->at(0).splits.at(0);
    QCOMPARE(split.items, 1000U);
    QVERIFY(split.labels);
    QCOMPARE(split.format, formats::FormatId::Tsv);
    QVERIFY(!split.mentions.has_value());
    QCOMPARE(split.sources.at(0).sha256.size(), 64U);
    const auto rows = fixture.project().texts(split.id, 998, 10, 12);
    HELDOUT_OK(rows);
    QCOMPARE(rows->size(), 2U);
    QCOMPARE(bytes(rows->at(1).key), "k999");
    QCOMPARE(bytes(rows->at(1).text), "sentence num");
    QVERIFY(rows->at(1).cut);
    QCOMPARE(bytes(rows->at(1).document), "d142");
    QCOMPARE(bytes(rows->at(1).labels.at(0)), "b");
}

void TestProjectImport::rolesComeFromNamesInOrder()
{
    ProjectFixture fixture;
    for (const char* split : {"test", "valid", "train", "extra"})
        HELDOUT_OK(fixture.load(split, manyRows(3)));
    const auto datasets = fixture.project().datasets();
    HELDOUT_OK(datasets);
    QByteArray order;
    for (const project::SplitInfo& split : datasets->at(0).splits)
        order += bytes(split.name) + ' ';
    QCOMPARE(order, "train valid test extra ");
}

void TestProjectImport::severalFilesMakeOneSplit()
{
    ProjectFixture fixture;
    project::ImportRequest request;
    request.paths = {fixture.write("a.txt", "one\ntwo\n"), fixture.write("b.txt", "three\n")};
    request.dataset = "data";
    request.split = "train";
    request.options.format = formats::FormatId::Lines;
    JobContext job;
    const auto outcome = fixture.project().importSplit(request, job);
    HELDOUT_OK(outcome);
    QCOMPARE(outcome->instances, 3U);
    QCOMPARE(outcome->sources.size(), 2U);
    QCOMPARE(outcome->sources[1].taken, 1U);
    const auto rows = fixture.project().texts(outcome->splitId, 0, 9, 100);
    QCOMPARE(bytes(rows->at(2).text), "three");
    QCOMPARE(bytes(rows->at(2).key), "2");
}

void TestProjectImport::anIdInSeveralFilesIsNoted()
{
    ProjectFixture fixture;
    project::ImportRequest request;
    request.paths = {fixture.write("a.tsv", "id\ttext\n1\tone\n2\ttwo\n2\ttwo again\n"),
        fixture.write("b.tsv", "id\ttext\n3\tthree\n2\tother\n")};
    request.dataset = "data";
    request.split = "train";
    request.options.format = formats::FormatId::Tsv;
    request.options.header = true;
    request.options.columns = {"text", "", "id", ""};
    JobContext job;
    const auto outcome = fixture.project().importSplit(request, job);
    HELDOUT_OK(outcome);
    QCOMPARE(outcome->instances, 5U);
    QCOMPARE(outcome->diagnostics.size(), 2U); // one within a.tsv, one between the two
    const Diagnostic& found = outcome->diagnostics.back();
    QCOMPARE(found.code, DiagnosticCode::DuplicateKey);
    QCOMPARE(bytes(found.file), bytes(request.paths[1]));
    QCOMPARE(found.line, 3U);
    QCOMPARE(bytes(found.message.text()), "The id “2” stands on line 3 of “a.tsv” already");
}

void TestProjectImport::withoutIdsTheRowNumberIsTheId()
{
    ProjectFixture fixture;
    const auto outcome = fixture.load("test", "text\nfirst one\nsecond one\n");
    HELDOUT_OK(outcome);
    const auto rows = fixture.project().texts(outcome->splitId, 0, 9, 100);
    QCOMPARE(bytes(rows->at(0).key), "0");
    QCOMPARE(bytes(rows->at(1).key), "1");
}

void TestProjectImport::oddTextsComeBackByteForByte_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("Arabic with Latin and digits") << QByteArray("العربية abc 123");
    QTest::newRow("Chinese without blanks") << QByteArray("我们测量训练集和测试集之间的相似度");
    QTest::newRow("family emoji") << QByteArray("a 👨‍👩‍👧‍👦 b 😀");
    QTest::newRow("combining marks") << QByteArray("e\xcc\x81 cafe\xcc\x81");
    QTest::newRow("right-to-left override") << QByteArray("abc \xe2\x80\xae def");
    QTest::newRow("one megabyte in one line") << QByteArray("word ").repeated(200000).trimmed();
    QTest::newRow("quotes that open and never close") << QByteArray("\"good movie");
}

void TestProjectImport::oddTextsComeBackByteForByte()
{
    QFETCH(QByteArray, content);
    ProjectFixture fixture;
    const auto outcome = fixture.load("test", "text\nbefore\n" + content.toStdString() + "\nafter\n");
    HELDOUT_OK(outcome);
    QCOMPARE(outcome->instances, 3U);
    const auto rows = fixture.project().texts(outcome->splitId, 1, 1, std::size_t(1) << 24);
    HELDOUT_OK(rows);
    QCOMPARE(bytes(rows->at(0).text), content);
}

void TestProjectImport::oddPathsWork()
{
    ProjectFixture fixture;
    project::ImportRequest request;
    request.paths = {fixture.write("данные – 数据 é 100% #1 'q'.txt", "one text\n")};
    request.dataset = "data";
    request.split = "train";
    JobContext job;
    const auto outcome = fixture.project().importSplit(request, job);
    HELDOUT_OK(outcome);
    const auto datasets = fixture.project().datasets();
    QCOMPARE(bytes(datasets->at(0).splits.at(0).sources.at(0).path), bytes(request.paths[0]));
}

void TestProjectImport::refusedFilesChangeNothing_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("column");
    QTest::addColumn<int>("code");
    QTest::newRow("a column that is not there")
        << QByteArray("id\ttext\n1\ta\n") << QByteArray("sentence") << int(Code::NotFound);
    QTest::newRow("a column number beyond the last")
        << QByteArray("id\ttext\n1\ta\n") << QByteArray("#3") << int(Code::NotFound);
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0", 20)
                               << QByteArray("text") << int(Code::NotThisFormat);
    QTest::newRow("nothing but a header")
        << QByteArray("id\ttext\n") << QByteArray("text") << int(Code::NoRows);
}

void TestProjectImport::refusedFilesChangeNothing()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, column);
    QFETCH(int, code);
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", manyRows(20)));
    const QByteArray before = seen(fixture.project());
    project::ImportRequest request;
    request.paths = {fixture.write("bad.tsv", content.toStdString())};
    request.dataset = "data";
    request.split = "test";
    request.options.format = formats::FormatId::Tsv;
    request.options.header = true;
    request.options.columns.text = column.toStdString();
    JobContext job;
    const auto outcome = fixture.project().importSplit(request, job);
    QVERIFY(!outcome);
    QCOMPARE(int(outcome.error().code), code);
    QVERIFY(!outcome.error().message.empty());
    QVERIFY2(
        describe(outcome.error()).find("bad.tsv") != std::string::npos, describe(outcome.error()).c_str());
    QCOMPARE(seen(fixture.project()), before);
    request.split = "train";
    request.replace = true;
    QVERIFY(!fixture.project().importSplit(request, job));
    QCOMPARE(seen(fixture.project()), before);
}

void TestProjectImport::aProjectIsNoData_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("the open project") << QByteArray("p.heldout");
    QTest::newRow("what lies beside it") << QByteArray("p.heldout-shm");
    QTest::newRow("another project") << QByteArray("q.heldout");
}

void TestProjectImport::aProjectIsNoData()
{
    QFETCH(QByteArray, name);
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", manyRows(5)));
    HELDOUT_OK(project::Project::create(fixture.path("q.heldout"), fixture.environment()));
    project::ImportRequest request;
    request.paths = {fixture.path(name.constData())};
    request.dataset = "data";
    request.split = "test";
    JobContext job;
    const auto outcome = fixture.project().importSplit(request, job);
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, Code::NotThisFormat);
    QVERIFY(describe(outcome.error()).find("belongs to a Heldout project") != std::string::npos);
    const auto preview = project::previewFile(request.paths.front(), {});
    QVERIFY(!preview);
    QCOMPARE(preview.error().code, Code::NotThisFormat);
    HELDOUT_OK(fixture.load("valid", manyRows(5)));
}

void TestProjectImport::aFullDiskChangesNothing()
{
    QTemporaryDir folder;
    const std::string disk = folder.path().toStdString();
    if (::mount("tmpfs", disk.c_str(), "tmpfs", 0, "size=2m") != 0)
        return; // without the right to mount; the store's tests have a limit of size instead
    {
        ProjectFixture fixture;
        auto opened = project::Project::create(disk + "/p.heldout", fixture.environment());
        HELDOUT_OK(opened);
        project::Project& full = **opened;
        project::ImportRequest request;
        request.dataset = "data";
        request.split = "small";
        request.paths = {fixture.write("small.txt", "one\ntwo\n")};
        request.options.format = formats::FormatId::Lines;
        JobContext job;
        HELDOUT_OK(full.importSplit(request, job));
        const QByteArray before = seen(full);
        std::string many;
        for (int i = 0; i < 60'000; ++i)
            many += "a sentence of some length with the number " + std::to_string(i) + '\n';
        request.split = "big";
        request.paths = {fixture.write("big.txt", many)};
        const auto outcome = full.importSplit(request, job);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, Code::DiskFull);
        QVERIFY(!outcome.error().hint.empty());
        QCOMPARE(seen(full), before);
        HELDOUT_OK(full.check(job));
    }
    QCOMPARE(::umount(disk.c_str()), 0);
}

void TestProjectImport::existingSplitNeedsReplace()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", manyRows(5)));
    const auto again = fixture.load("train", manyRows(6));
    QVERIFY(!again);
    QCOMPARE(again.error().code, Code::AlreadyExists);
}

void TestProjectImport::replaceKeepsTheId()
{
    ProjectFixture fixture;
    const auto first = fixture.load("train", manyRows(5));
    const auto second = fixture.load("train", manyRows(6), true);
    HELDOUT_OK(second);
    QCOMPARE(second->splitId, first->splitId);
    QCOMPARE(fixture.project().texts(second->splitId, 0, 99, 10)->size(), 6U);
}

void TestProjectImport::findingsAreKept()
{
    ProjectFixture fixture;
    const auto outcome = fixture.load("test", "text\tlabel\nfine\ta\nna\xefve film\tb\nonly one column\n");
    HELDOUT_OK(outcome);
    QCOMPARE(outcome->instances, 2U);
    QCOMPARE(outcome->sources[0].repaired, 1U);
    QCOMPARE(outcome->sources[0].refused, 1U);
    const auto kept = fixture.project().diagnostics(outcome->splitId);
    HELDOUT_OK(kept);
    QCOMPARE(kept->size(), outcome->diagnostics.size());
    bool repaired = false;
    bool refused = false;
    for (const Diagnostic& found : *kept) {
        repaired |= found.code == DiagnosticCode::NotUtf8 && found.severity == Severity::Repaired
            && found.line == 3 && found.column == 3;
        refused |= found.code == DiagnosticCode::ColumnCount && found.severity == Severity::Refused
            && found.line == 4;
        QVERIFY(!found.message.empty());
    }
    QVERIFY(repaired);
    QVERIFY(refused);
    QCOMPARE(bytes(fixture.project().texts(outcome->splitId, 1, 1, 100)->at(0).text), "naïve film");
}

void TestProjectImport::documentsOnBothSidesAreCounted()
{
    ProjectFixture fixture;
    const auto train = fixture.load("train", "text\tdocument\na b\td1\nc d\td1\ne f\td2\n");
    const auto test = fixture.load("test", "text\tdocument\na b\td1\nc d\td3\n");
    HELDOUT_OK(train);
    HELDOUT_OK(test);
    std::uint64_t total = 0;
    const auto shared = fixture.project().documentsOnBothSides(test->splitId, train->splitId, 10, total);
    HELDOUT_OK(shared);
    QCOMPARE(total, 1U);
    QCOMPARE(bytes(shared->at(0).document), "d1");
    QCOMPARE(shared->at(0).testItems, 1U);
    QCOMPARE(shared->at(0).trainItems, 2U);
}

void TestProjectImport::cancelLeavesNothing()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", manyRows(30)));
    const QByteArray before = seen(fixture.project());
    project::ImportRequest request;
    request.paths = {fixture.write("big.txt", manyRows(60000))};
    request.dataset = "data";
    request.split = "test";
    request.options.format = formats::FormatId::Lines;
    // Stop at the first, second ... report, and after some time in between.
    int cancelled = 0;
    for (int point = 0; point < 12; ++point) {
        std::stop_source stop;
        int reports = 0;
        JobContext job(stop.get_token(), [&](const Progress&) {
            if (reports++ == point)
                stop.request_stop();
        });
        std::jthread late([&stop, point] {
            std::this_thread::sleep_for(std::chrono::milliseconds(point * 7));
            stop.request_stop();
        });
        const auto outcome = fixture.project().importSplit(request, job);
        late.join();
        if (outcome) { // the stop came too late
            HELDOUT_OK(fixture.project().removeSplit(outcome->splitId));
            continue;
        }
        ++cancelled;
        QCOMPARE(outcome.error().code, Code::Cancelled);
        QCOMPARE(seen(fixture.project()), before);
    }
    QVERIFY(cancelled > 0);
    JobContext job;
    HELDOUT_OK(fixture.project().tidy(job));
    HELDOUT_OK(fixture.project().check(job));
    fixture.open();
    QCOMPARE(seen(fixture.project()), before);
}

void TestProjectImport::readOnlyProjectRefusesAndRemembers()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", manyRows(5)));
    HELDOUT_OK(fixture.project().setPageState("data", "{\"a\":1}"));
    fixture.open(project::OpenMode::ReadOnly);
    QVERIFY(fixture.project().info().readOnly);
    const auto refused = fixture.load("test", manyRows(5));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Code::ReadOnlyProject);
    QCOMPARE(bytes(*fixture.project().pageState("data")), "{\"a\":1}");
    HELDOUT_OK(fixture.project().setPageState("data", "{\"a\":2}"));
    QCOMPARE(bytes(*fixture.project().pageState("data")), "{\"a\":2}");
    fixture.open();
    QCOMPARE(bytes(*fixture.project().pageState("data")), "{\"a\":1}");
}

void TestProjectImport::removedSplitIsGoneAndTidied()
{
    ProjectFixture fixture;
    const auto train = fixture.load("train", manyRows(500));
    HELDOUT_OK(fixture.load("test", manyRows(50)));
    HELDOUT_OK(fixture.project().removeSplit(train->splitId));
    QCOMPARE(fixture.project().datasets()->at(0).splits.size(), 1U);
    QVERIFY(!fixture.project().texts(train->splitId, 0, 1, 10));
    JobContext job;
    HELDOUT_OK(fixture.project().tidy(job));
    HELDOUT_OK(fixture.project().check(job));
    QCOMPARE(fixture.project().datasets()->at(0).splits.at(0).items, 50U);
}

void TestProjectImport::renameRefusesBlankNames()
{
    ProjectFixture fixture;
    HELDOUT_OK(fixture.load("train", manyRows(5)));
    const project::ObjectId id = fixture.project().datasets()->at(0).id;
    QCOMPARE(fixture.project().renameDataset(id, " ").error().code, Code::InvalidArgument);
    HELDOUT_OK(fixture.project().renameDataset(id, "BC2GM"));
    QCOMPARE(bytes(fixture.project().datasets()->at(0).name), "BC2GM");
}

QTEST_GUILESS_MAIN(TestProjectImport)
#include "tst_project_import.moc"
