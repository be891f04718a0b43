// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <thread>

#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QElapsedTimer>
#include <QProcess>

#include "store/database.h"
#include "store/schema.h"
#include "unit/store/store_fixture.h"

using namespace heldout;
using namespace heldout::store;
using namespace heldout::store::testing;
namespace fs = std::filesystem;

namespace {

void writeBytes(const std::string& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

std::string readBytes(const std::string& path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Part of this program that runs as a process of its own, to be killed or to lack rights.
int importForever(const std::string& path)
{
    const auto store = openStore(path);
    JobContext job;
    auto writer = store->beginImport(target("Killed", "test"), job);
    for (std::size_t i = 0; writer; ++i) {
        if (!writer->add(makeItem(i)))
            return 1;
        if (i == 30'000) {
            std::puts("busy");
            std::fflush(stdout);
        }
    }
    return 1;
}

/// 0 = writing was refused and reading worked.
int readAsNobody(const std::string& path)
{
    constexpr uid_t kNobody = 65534;
    if (::geteuid() == 0 && (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0))
        return 2;
    const auto writing = Store::open(path, OpenMode::ReadWrite);
    if (writing || writing.error().code != Code::ReadOnlyProject)
        return 3;
    const auto reading = Store::open(path, OpenMode::ReadOnly);
    if (!reading || (*reading)->datasets()->size() != 1)
        return 4;
    const auto refused = (*reading)->removeDataset((*reading)->datasets()->front().id);
    return !refused && refused.error().code == Code::ReadOnlyProject ? 0 : 5;
}

int runSelf(const QString& mode, const std::string& path)
{
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(), {mode, QString::fromStdString(path)});
    return process.waitForFinished(60'000) ? process.exitCode() : -1;
}

Status addOneTable(Database& database)
{
    return database.exec("CREATE TABLE later(id INTEGER PRIMARY KEY) STRICT");
}

Status failingStep(Database& database)
{
    if (Status made = database.exec("CREATE TABLE half(id INTEGER PRIMARY KEY) STRICT"); !made)
        return made;
    return fail(Code::Internal, Phrase::asIs("no"));
}

} // namespace

class TestStoreFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesAFileOfTheRightKind();
    void aNewProjectClosesAtOnce();
    void opensTheFixtureOfFormatOne();
    void findingsWithoutPhrasesAreEnglish_data();
    void findingsWithoutPhrasesAreEnglish();
    void refusesWhatIsNoProject_data();
    void refusesWhatIsNoProject();
    void refusesADamagedInside();
    void refusesOtherTables();
    void takesAnyPath_data();
    void takesAnyPath();
    void marksTheSession();
    void killedWhileImportingLeavesNothingPartial();
    void aFullDiskLeavesTheProjectUsable();
    void aFullDiskCanBeRead();
    void aSizeLimitIsAFullDisk();
    void noticesAMovedFile();
    void readOnlyFilesAndFoldersAreRead();
    void twoOpenersShareAFile();
    void aCopyIsWholeAndAtRest();
    void aCopyNeverReplacesAnOpenProject();
    void theLogOfAnotherProjectIsNoPartOfANewOne_data();
    void theLogOfAnotherProjectIsNoPartOfANewOne();
    void migratesStepByStepAfterACopy();
    void checkFindsStrayRows_data();
    void checkFindsStrayRows();
};

void TestStoreFile::makesAFileOfTheRightKind()
{
    Folder folder;
    QVERIFY(!looksLikeProject(folder.path()));
    {
        const auto store = makeStore(folder.path());
        const FileInfo info = store->info();
        QCOMPARE(info.format, kFormat);
        QCOMPARE(info.createdBy, std::string("test 1"));
        QCOMPARE(info.uuid.size(), 32U);
        QVERIFY(!info.uncleanExit && !info.readOnly && !info.journal);
        QVERIFY(looksLikeProject(folder.path())); // without opening what is open
        VERIFY_OK(store->setPageState("x", "1"));
        COMPARE_CODE(Store::create(folder.path(), "test", kNow), Code::AlreadyExists);
    }
    QVERIFY(!fs::exists(folder.path() + "-wal"));
    QVERIFY(!fs::exists(folder.path() + "-shm"));
    const std::string bytes = readBytes(folder.path());
    QCOMPARE(bytes.substr(0, 15), std::string("SQLite format 3"));
    QCOMPARE(bytes.substr(68, 4), std::string("HELD"));
    QCOMPARE(bytes.at(63), '\1');
    QVERIFY(looksLikeProject(folder.path()));
    COMPARE_CODE(Store::create(folder.path("missing/x"), "test", kNow), Code::UnwritableFile);
}

void TestStoreFile::aNewProjectClosesAtOnce()
{
    Folder folder;
    QElapsedTimer clock;
    {
        const auto store = makeStore(folder.path());
        clock.start();
    }
    QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
    QVERIFY(!fs::exists(folder.path() + "-wal"));
}

void TestStoreFile::opensTheFixtureOfFormatOne()
{
    Folder folder;
    fs::copy_file(std::string(HELDOUT_TEST_DATA) + "/store/format-1.heldout", folder.path());
    const auto store = openStore(folder.path());
    const auto split = store->split("Set", "test");
    VERIFY_OK(split);
    QCOMPARE(split->items, 30U);
    QCOMPARE(store->items(split->id, 7, 1, 100)->front().text, makeItem(7).text);
    const auto runs = store->runs("similarity");
    VERIFY_OK(runs);
    QCOMPARE(store->matches(runs->front().id, 0, 100)->size(), 20U);
    QCOMPARE(*store->pageState("pairs"), std::string("{\"row\":3}"));
    const auto found = store->diagnostics(split->id);
    VERIFY_OK(found);
    QCOMPARE(found->size(), 1U);
    QVERIFY(found->front().message == Phrase::of("The id “%1” stands on line %2 already", "2", 3U));
    QVERIFY(found->front().action == Phrase::of("Taken all the same"));
    JobContext job;
    VERIFY_OK(store->check(job));
    VERIFY_OK(importItems(*store, target("Set", "train"), 10));
}

void TestStoreFile::findingsWithoutPhrasesAreEnglish_data()
{
    QTest::addColumn<QByteArray>("phrases");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("[[\"The id\"");
    QTest::newRow("one phrase") << QByteArray("[[\"The id\"]]");
    QTest::newRow("no pattern") << QByteArray("[[],[\"Taken\"]]");
    QTest::newRow("a pattern that is no text") << QByteArray("[[1],[\"Taken\"]]");
    QTest::newRow("a negative number") << QByteArray("[[\"Line %1\",-1],[\"Taken\"]]");
    QTest::newRow("an object") << QByteArray("[[\"Line %1\",{}],[\"Taken\"]]");
    QTest::newRow("without end") << "[[\"a\"]," + QByteArray("[\"%1\",").repeated(5000) + "1"
            + QByteArray("]").repeated(5000) + "]";
}

void TestStoreFile::findingsWithoutPhrasesAreEnglish()
{
    QFETCH(QByteArray, phrases);
    Folder folder;
    fs::copy_file(std::string(HELDOUT_TEST_DATA) + "/store/format-1.heldout", folder.path());
    {
        Result<Database> database = Database::open(folder.path(), Access::Write);
        VERIFY_OK(database);
        VERIFY_OK(database->exec("UPDATE diagnostic SET phrases=" + quoted(phrases.toStdString())));
    }
    const auto store = openStore(folder.path());
    const auto split = store->split("Set", "test");
    VERIFY_OK(split);
    const auto found = store->diagnostics(split->id);
    VERIFY_OK(found);
    QCOMPARE(found->front().message.text(), std::string("The id “2” stands on line 3 already"));
    QCOMPARE(found->front().action.text(), std::string("Taken all the same"));
}

void TestStoreFile::refusesWhatIsNoProject_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("code");
    Folder folder;
    makeStore(folder.path());
    const QByteArray good = QByteArray::fromStdString(readBytes(folder.path()));
    QTest::newRow("empty file") << QByteArray() << int(Code::ForeignProject);
    QTest::newRow("text") << QByteArray("text\tlabel\n") << int(Code::ForeignProject);
    QTest::newRow("garbage") << QByteArray(10'000, '\xee') << int(Code::ForeignProject);
    QTest::newRow("half a header") << good.left(60) << int(Code::ForeignProject);
    QTest::newRow("another program's database")
        << QByteArray(good).replace(68, 4, QByteArray(4, '\0')) << int(Code::ForeignProject);
    QTest::newRow("newer") << QByteArray(good).replace(60, 4, QByteArray("\0\0\0\x02", 4))
                           << int(Code::NewerProject);
    QTest::newRow("no format") << QByteArray(good).replace(60, 4, QByteArray(4, '\0'))
                               << int(Code::DamagedProject);
    QTest::newRow("cut off") << good.left(good.size() / 2) << int(Code::DamagedProject);
    QTest::newRow("garbage behind the header")
        << good.left(100) + QByteArray(good.size() - 100, '\xee') << int(Code::DamagedProject);
}

void TestStoreFile::refusesWhatIsNoProject()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, code);
    Folder folder;
    writeBytes(folder.path(), bytes.toStdString());
    for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly}) {
        COMPARE_CODE(Store::open(folder.path(), mode), static_cast<Code>(code));
        QCOMPARE(QByteArray::fromStdString(readBytes(folder.path())), bytes);
    }
    COMPARE_CODE(Store::open(folder.path("nothing"), OpenMode::ReadWrite), Code::NotFound);
    COMPARE_CODE(Store::open(folder.dir.path().toStdString(), OpenMode::ReadWrite), Code::ForeignProject);
}

void TestStoreFile::refusesOtherTables()
{
    Folder folder;
    VERIFY_OK(importItems(*makeStore(folder.path()), target("Set", "train"), 1));
    {
        auto database = Database::open(folder.path(), Access::Write, 1000);
        VERIFY_OK(database);
        VERIFY_OK(database->exec("ALTER TABLE source RENAME COLUMN sha256 TO hash"));
    }
    // At once, and not only where the column is read or written.
    for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly})
        COMPARE_CODE(Store::open(folder.path(), mode), Code::DamagedProject);
}

void TestStoreFile::refusesADamagedInside()
{
    Folder folder;
    {
        const auto store = makeStore(folder.path());
        VERIFY_OK(importItems(*store, target("Set", "test"), 20'000));
    }
    std::string bytes = readBytes(folder.path());
    const std::size_t middle = bytes.size() / 8192 / 2 * 8192;
    bytes.replace(middle, 16'384, std::string(16'384, '\x5a'));
    writeBytes(folder.path(), bytes);
    const auto store = Store::open(folder.path(), OpenMode::ReadWrite);
    VERIFY_OK(store);
    JobContext job;
    COMPARE_CODE((*store)->check(job), Code::DamagedProject);
}

void TestStoreFile::takesAnyPath_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("blanks") << QStringLiteral("my first project.heldout");
    QTest::newRow("quotes") << QStringLiteral("it's a \"project\".heldout");
    QTest::newRow("percent and hash") << QStringLiteral("100% #1?mode=ro&x.heldout");
    QTest::newRow("Cyrillic") << QStringLiteral("данные – é/проект 1.heldout");
    QTest::newRow("CJK") << QStringLiteral("数据/项目.heldout");
    QTest::newRow("a long name") << QString(240, u'x');
    QTest::newRow("no extension, a colon") << QStringLiteral("file:x");
}

void TestStoreFile::takesAnyPath()
{
    QFETCH(QString, name);
    Folder folder;
    const std::string path = folder.path(name.toStdString());
    fs::create_directories(fs::path(path).parent_path());
    {
        const auto store = makeStore(path);
        VERIFY_OK(importItems(*store, target("Set", "test"), 10));
        JobContext job;
        VERIFY_OK(store->saveCopy(path + "2", job));
    }
    QCOMPARE(openStore(path)->datasets()->size(), 1U);
    QCOMPARE(openStore(path + "2", OpenMode::ReadOnly)->datasets()->size(), 1U);
}

void TestStoreFile::marksTheSession()
{
    Folder folder;
    makeStore(folder.path());
    {
        const auto store = openStore(folder.path());
        QVERIFY(!store->info().uncleanExit);
        VERIFY_OK(store->setPageState("x", "1"));
        // What a crash leaves: the file and its WAL as they are now.
        fs::copy_file(folder.path(), folder.path("crashed"));
        fs::copy_file(folder.path() + "-wal", folder.path("crashed-wal"));
    }
    QVERIFY(!openStore(folder.path())->info().uncleanExit);
    {
        const auto crashed = openStore(folder.path("crashed"));
        QVERIFY(crashed->info().uncleanExit);
        QCOMPARE(*crashed->pageState("x"), std::string("1"));
    }
    QVERIFY(!openStore(folder.path("crashed"))->info().uncleanExit);
}

void TestStoreFile::killedWhileImportingLeavesNothingPartial()
{
    Folder folder;
    {
        const auto store = makeStore(folder.path());
        VERIFY_OK(importItems(*store, target("Set", "test"), 100));
    }
    for (int round = 0; round < 3; ++round) {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
            {QStringLiteral("--import-forever"), QString::fromStdString(folder.path())});
        QVERIFY(child.waitForStarted());
        QVERIFY(child.waitForReadyRead(60'000));
        QVERIFY(!child.waitForFinished(20 + 35 * round));
        const auto id = static_cast<pid_t>(child.processId());
        QVERIFY(id > 0);
        QCOMPARE(::kill(id, SIGKILL), 0);
        QVERIFY(child.waitForFinished());
        QVERIFY(child.exitStatus() == QProcess::CrashExit);

        const auto store = openStore(folder.path());
        QVERIFY(store->info().uncleanExit);
        QCOMPARE(store->datasets()->size(), 1U);
        COMPARE_CODE(store->split("Killed", "test"), Code::NotFound);
        QVERIFY(*store->hasGarbage());
        JobContext job;
        VERIFY_OK(store->check(job));
        VERIFY_OK(store->sweep(job));
        VERIFY_OK(store->check(job));
        QVERIFY(!*store->hasGarbage());
        Result<Database> database = Database::open(folder.path(), Access::Query);
        VERIFY_OK(database);
        QCOMPARE(*database->number("SELECT count(*) FROM instance"), 100);
        QCOMPARE(*database->number("SELECT count(*) FROM mention"), 100);
        QCOMPARE(*database->number("SELECT count(*) FROM dataset"), 1);
        QCOMPARE(*database->value("PRAGMA integrity_check"), std::string("ok"));
    }
}

void TestStoreFile::aFullDiskLeavesTheProjectUsable()
{
    Folder folder;
    const std::string disk = folder.path("disk");
    fs::create_directory(disk);
    if (::mount("tmpfs", disk.c_str(), "tmpfs", 0, "size=2m") != 0)
        return; // without the right to mount, aSizeLimitIsAFullDisk stands for it
    {
        const auto store = makeStore(disk + "/p");
        const auto kept = importItems(*store, target("Set", "test"), 200);
        VERIFY_OK(kept);
        COMPARE_CODE(importItems(*store, target("Big", "test"), 60'000), Code::DiskFull);
        COMPARE_CODE(storeRun(*store, "{}", 200'000), Code::DiskFull);
        JobContext job;
        COMPARE_CODE(store->saveCopy(disk + "/copy", job), Code::DiskFull);
        QVERIFY(!fs::exists(disk + "/copy"));
        QCOMPARE(store->datasets()->size(), 1U);
        QVERIFY(store->runs("similarity")->empty());
        QCOMPARE(store->items(kept->id, 0, 1'000, 100)->size(), 200U);
        VERIFY_OK(store->check(job));
        VERIFY_OK(store->saveCopy(folder.path("elsewhere"), job));
    }
    {
        // With a little room on the disk, what was left over makes place for new rows.
        QCOMPARE(::mount("tmpfs", disk.c_str(), "tmpfs", MS_REMOUNT, "size=3m"), 0);
        const auto store = openStore(disk + "/p");
        JobContext job;
        QCOMPARE(store->datasets()->size(), 1U);
        VERIFY_OK(store->sweep(job));
        VERIFY_OK(importItems(*store, target("Small", "test"), 2'000));
        VERIFY_OK(store->check(job));
    }
    QCOMPARE(::umount(disk.c_str()), 0);
    QCOMPARE(openStore(folder.path("elsewhere"))->datasets()->size(), 1U);
}

void TestStoreFile::aFullDiskCanBeRead()
{
    Folder folder;
    const std::string disk = folder.path("disk");
    fs::create_directory(disk);
    if (::mount("tmpfs", disk.c_str(), "tmpfs", 0, "size=2m") != 0)
        return; // without the right to mount, no disk here is full
    const auto fill = [&] {
        std::ofstream out(disk + "/filler", std::ios::binary);
        const std::string block(4096, 'x');
        while (out.write(block.data(), static_cast<std::streamsize>(block.size())).flush()) { }
    };
    {
        const auto store = makeStore(disk + "/p");
        VERIFY_OK(importItems(*store, target("Set", "test"), 200));
        fill(); // the log stays beside the file
    }
    QCOMPARE(openStore(disk + "/p", OpenMode::ReadOnly)->datasets()->size(), 1U);
    fs::remove(disk + "/filler");
    QCOMPARE(openStore(disk + "/p")->datasets()->size(), 1U);
    QVERIFY(!fs::exists(disk + "/p-wal"));
    fill();
    COMPARE_CODE(Store::open(disk + "/p", OpenMode::ReadWrite), Code::DiskFull);
    QCOMPARE(openStore(disk + "/p", OpenMode::ReadOnly)->datasets()->size(), 1U);
    QCOMPARE(::umount(disk.c_str()), 0);
}

void TestStoreFile::aSizeLimitIsAFullDisk()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    VERIFY_OK(importItems(*store, target("Set", "test"), 200));
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit small = before;
    small.rlim_cur = 1'500'000;
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto outcome = importItems(*store, target("Big", "test"), 60'000);
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
    COMPARE_CODE(outcome, Code::DiskFull);
    QCOMPARE(store->datasets()->size(), 1U);
    VERIFY_OK(importItems(*store, target("Big", "test"), 20'000));
    JobContext job;
    VERIFY_OK(store->sweep(job));
    VERIFY_OK(store->check(job));
}

void TestStoreFile::noticesAMovedFile()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto split = importItems(*store, target("Set", "test"), 100);
    VERIFY_OK(split);
    VERIFY_OK(store->stillThere());
    fs::rename(folder.path(), folder.path("moved"));
    COMPARE_CODE(store->stillThere(), Code::MovedProject);
    COMPARE_CODE(store->setPageState("x", "1"), Code::MovedProject);
    COMPARE_CODE(importItems(*store, target("Set", "train"), 10), Code::MovedProject);
    JobContext job;
    VERIFY_OK(store->saveCopy(folder.path("copy"), job));
    QCOMPARE(openStore(folder.path("copy"))->datasets()->size(), 1U);
    {
        // Another project under the old name is never taken for this one.
        const auto other = makeStore(folder.path("other"));
    }
    fs::rename(folder.path("other"), folder.path());
    COMPARE_CODE(store->stillThere(), Code::MovedProject);
    COMPARE_CODE(store->setPageState("x", "1"), Code::MovedProject);
    fs::remove(folder.path());
    fs::rename(folder.path("moved"), folder.path());
    VERIFY_OK(store->stillThere());
    VERIFY_OK(store->setPageState("x", "1"));
    QCOMPARE(store->items(split->id, 0, 200, 100)->size(), 100U);
}

void TestStoreFile::readOnlyFilesAndFoldersAreRead()
{
    Folder folder;
    ::chmod(folder.dir.path().toStdString().c_str(), 0755);
    {
        const auto store = makeStore(folder.path());
        VERIFY_OK(importItems(*store, target("Set", "test"), 100));
    }
    const std::string before = readBytes(folder.path());
    ::chmod(folder.path().c_str(), 0444);
    ::chmod(folder.dir.path().toStdString().c_str(), 0555);
    QCOMPARE(runSelf(QStringLiteral("--read-as-nobody"), folder.path()), 0);
    ::chmod(folder.dir.path().toStdString().c_str(), 0777);
    QCOMPARE(runSelf(QStringLiteral("--read-as-nobody"), folder.path()), 0);
    ::chmod(folder.dir.path().toStdString().c_str(), 0755);
    QCOMPARE(readBytes(folder.path()), before);
    ::chmod(folder.path().c_str(), 0644);
    {
        const auto store = openStore(folder.path(), OpenMode::ReadOnly);
        QVERIFY(store->info().readOnly);
        COMPARE_CODE(importItems(*store, target("Set", "train"), 1), Code::ReadOnlyProject);
        COMPARE_CODE(storeRun(*store, "{}", 1), Code::ReadOnlyProject);
        JobContext job;
        VERIFY_OK(store->check(job));
        VERIFY_OK(store->saveCopy(folder.path("copy"), job));
    }
    QCOMPARE(readBytes(folder.path()), before);
    for (const char* ending : {"-wal", "-shm"})
        QVERIFY(!QFile::exists(QString::fromStdString(folder.path() + ending)));
    QCOMPARE(openStore(folder.path("copy"))->datasets()->size(), 1U);
}

void TestStoreFile::twoOpenersShareAFile()
{
    Folder folder;
    const auto first = makeStore(folder.path());
    const auto split = importItems(*first, target("Set", "test"), 100);
    VERIFY_OK(split);
    JobContext job;
    auto writer = first->beginImport(target("Set", "train"), job);
    VERIFY_OK(writer);
    for (std::size_t i = 0; i < 20'000; ++i)
        VERIFY_OK(writer->add(makeItem(i)));
    {
        // The second does not take the first one's unfinished rows for leftovers, nor its session for a
        // crash.
        const auto second = openStore(folder.path());
        QVERIFY(!second->info().uncleanExit);
        QVERIFY(!*second->hasGarbage());
        VERIFY_OK(second->sweep(job));
        QCOMPARE(second->items(split->id, 0, 1'000, 10)->size(), 100U);
        VERIFY_OK(importItems(*second, target("Set", "dev"), 50));
        const auto reader = openStore(folder.path(), OpenMode::ReadOnly);
        QCOMPARE(reader->splits(split->dataset)->size(), 2U);
    }
    const auto train = writer->publish({{makeSource("a", 20'000)}, true, false});
    VERIFY_OK(train);
    QCOMPARE(first->splits(split->dataset)->size(), 3U);
    VERIFY_OK(first->check(job));
    // A lock that another program keeps is said after five seconds.
    Result<Database> other = Database::open(folder.path(), Access::Write);
    VERIFY_OK(other);
    VERIFY_OK(other->exec("BEGIN IMMEDIATE"));
    COMPARE_CODE(first->setPageState("x", "1"), Code::BusyProject);
    QCOMPARE(first->items(split->id, 0, 1'000, 10)->size(), 100U);
    // A job that waits for it can be stopped.
    std::stop_source stop;
    JobContext stopped(stop.get_token());
    std::jthread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stop.request_stop();
    });
    const auto start = std::chrono::steady_clock::now();
    COMPARE_CODE(first->beginRun(stopped), Code::Cancelled);
    QVERIFY(std::chrono::steady_clock::now() - start < std::chrono::seconds(2));
    VERIFY_OK(other->exec("ROLLBACK"));
    VERIFY_OK(first->setPageState("x", "1"));
}

void TestStoreFile::aCopyIsWholeAndAtRest()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    VERIFY_OK(importItems(*store, target("Set", "test"), 5'000));
    writeBytes(folder.path("copy"), "an older file");
    std::uint64_t reports = 0;
    JobContext job(
        {}, [&](const Progress& progress) { reports += progress.stage == Stage::Copying ? 1 : 0; });
    VERIFY_OK(store->saveCopy(folder.path("copy"), job));
    QVERIFY(reports > 0);
    const auto copy = openStore(folder.path("copy"));
    QVERIFY(!copy->info().uncleanExit);
    QCOMPARE(copy->info().uuid, store->info().uuid);
    QCOMPARE(copy->split("Set", "test")->items, 5'000U);
    VERIFY_OK(copy->check(job));
    for (const auto& entry : fs::directory_iterator(folder.dir.path().toStdString()))
        QVERIFY2(!entry.path().filename().string().starts_with(".heldout-"), "left over");
    COMPARE_CODE(store->saveCopy(folder.path("missing/copy"), job), Code::UnwritableFile);
}

void TestStoreFile::aCopyNeverReplacesAnOpenProject()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    JobContext job;
    COMPARE_CODE(store->saveCopy(folder.path(), job), Code::InvalidArgument);
    fs::create_hard_link(folder.path(), folder.path("link"));
    COMPARE_CODE(store->saveCopy(folder.path("link"), job), Code::InvalidArgument);
    COMPARE_CODE(store->saveCopy(folder.dir.path().toStdString(), job), Code::UnwritableFile);
    VERIFY_OK(store->stillThere());
}

void TestStoreFile::theLogOfAnotherProjectIsNoPartOfANewOne_data()
{
    QTest::addColumn<bool>("there");
    QTest::newRow("the file was deleted") << false;
    QTest::newRow("the file is still there") << true;
}

void TestStoreFile::theLogOfAnotherProjectIsNoPartOfANewOne()
{
    QFETCH(bool, there);
    Folder folder;
    const std::string path = folder.path("old");
    const std::string log = path + "-wal";
    {
        const auto old = makeStore(path);
        VERIFY_OK(importItems(*old, target("Old", "test"), 500));
        // A copy of all that lies there is what a killed program leaves.
        for (const char* suffix : {"", "-wal"})
            fs::copy_file(path + suffix, path + "-killed" + suffix);
    }
    for (const char* suffix : {"", "-wal"})
        fs::rename(path + "-killed" + suffix, path + suffix);
    const std::string left = readBytes(log);
    QVERIFY(!left.empty());
    if (!there)
        fs::remove(path);

    JobContext job;
    const auto store = makeStore(folder.path());
    COMPARE_CODE(store->saveCopy(path, job), Code::AlreadyExists);
    COMPARE_CODE(Store::create(path, "test", kNow), Code::AlreadyExists);
    QVERIFY(readBytes(log) == left);
    QCOMPARE(fs::exists(path), there);
    if (there)
        QCOMPARE(openStore(path)->datasets()->size(), 1U); // closed properly, it may be replaced
    else
        fs::remove(log);
    VERIFY_OK(store->saveCopy(path, job));
    VERIFY_OK(openStore(path)->check(job));
}

void TestStoreFile::migratesStepByStepAfterACopy()
{
    Folder folder;
    makeStore(folder.path());
    const auto formatOf = [&] { return int(readBytes(folder.path()).at(63)); };
    {
        Result<Database> database = Database::open(folder.path(), Access::Write);
        VERIFY_OK(database);
        const Migration steps[] = {{1, &addOneTable}, {2, &failingStep}};
        VERIFY_OK(migrate(*database, folder.path(), 1, 2, steps));
        QCOMPARE(formatOf(), 2);
        QVERIFY(fs::exists(folder.path() + ".v1.bak"));
        QCOMPARE(int(readBytes(folder.path() + ".v1.bak").at(63)), 1);
        // A step that fails leaves the file as the step before made it.
        COMPARE_CODE(migrate(*database, folder.path(), 2, 3, steps), Code::Internal);
        QCOMPARE(*database->number("PRAGMA user_version"), 2);
        QCOMPARE(*database->number("SELECT count(*) FROM sqlite_schema WHERE name='half'"), 0);
        QCOMPARE(*database->number("SELECT count(*) FROM sqlite_schema WHERE name='later'"), 1);
        COMPARE_CODE(migrate(*database, folder.path(), 2, 4, {}), Code::Internal);
    }
    COMPARE_CODE(Store::open(folder.path(), OpenMode::ReadWrite), Code::NewerProject);
    QVERIFY(openStore(folder.path() + ".v1.bak")->datasets()->empty());
}

void TestStoreFile::checkFindsStrayRows_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::newRow("an item of no split") << QByteArray("INSERT INTO instance(id,length) VALUES(123456789,1)");
    QTest::newRow("a missing item") << QByteArray(
        "DELETE FROM instance WHERE id=(SELECT first_id+3 FROM split)");
    QTest::newRow("a missing text") << QByteArray(
        "DELETE FROM instance_text WHERE id=(SELECT first_id+3 FROM split)");
    QTest::newRow("pairs of no run") << QByteArray(
        "INSERT INTO match(run_id,pos,test,score,flags) VALUES(99,0,0,0,0)");
    QTest::newRow("partners of no run") << QByteArray("INSERT INTO match_more VALUES(99,0,2,0,0,0,0)");
    QTest::newRow("mentions of no set")
        << QByteArray("INSERT INTO mention VALUES(99,1,0,1,0,1,NULL,NULL,NULL)");
    QTest::newRow("values of no column") << QByteArray("INSERT INTO dense_chunk VALUES(99,0,x'00')");
}

void TestStoreFile::checkFindsStrayRows()
{
    QFETCH(QByteArray, sql);
    Folder folder;
    const auto store = makeStore(folder.path());
    VERIFY_OK(importItems(*store, target("Set", "test"), 100));
    JobContext job;
    VERIFY_OK(store->check(job));
    {
        Result<Database> database = Database::open(folder.path(), Access::Write);
        VERIFY_OK(database);
        VERIFY_OK(database->exec(sql.toStdString()));
    }
    COMPARE_CODE(store->check(job), Code::DamagedProject);
}

int main(int argc, char** argv)
{
    const std::string mode = argc > 2 ? argv[1] : "";
    if (mode == "--import-forever")
        return importForever(argv[2]);
    if (mode == "--read-as-nobody")
        return readAsNobody(argv[2]);
    if (mode == "--make-fixture") { // writes a file as tests/data/store keeps one of each format
        const auto store = makeStore(argv[2]);
        const bool made = importItems(*store, target("Set", "test"), 30) && storeRun(*store, "{\"n\":1}", 20)
            && store->setPageState("pairs", "{\"row\":3}");
        return made ? 0 : 1;
    }
    QCoreApplication application(argc, argv);
    TestStoreFile test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_store_file.moc"
