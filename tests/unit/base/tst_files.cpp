// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <zlib.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "base/atomic_file.h"
#include "base/digest.h"
#include "base/files.h"
#include "base/random.h"

using namespace heldout;

namespace {

/// The bytes as one gzip member.
QByteArray gzip(const QByteArray& bytes)
{
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY);
    QByteArray packed(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(bytes.size()))), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.truncate(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return packed;
}

QByteArray randomLetters(int length)
{
    Random random(11);
    QByteArray bytes;
    for (int i = 0; i < length; ++i)
        bytes += static_cast<char>('a' + random.below(26));
    return bytes;
}

} // namespace

class FilesTest : public QObject
{
    Q_OBJECT

private:
    std::string write(const QByteArray& bytes, const QString& name = QStringLiteral("a file"))
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write a test file");
        return path.toStdString();
    }
    QStringList leftovers() const
    {
        return QDir(m_folder.path()).entryList({QStringLiteral("*.part")}, QDir::Files | QDir::Hidden);
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void plainAndPackedGiveTheSame_data()
    {
        QTest::addColumn<int>("length");
        for (const int length : {0, 1, 2, 3, 262143, 262144, 262145, 1000000})
            QTest::addRow("%d bytes", length) << length;
    }
    void plainAndPackedGiveTheSame()
    {
        QFETCH(int, length);
        const QByteArray bytes = randomLetters(length);
        const QByteArray packed = gzip(bytes);
        const auto plain = readFile(write(bytes));
        QVERIFY(plain.has_value());
        QCOMPARE(QByteArray::fromStdString(*plain), bytes);
        const auto unpacked = readFile(write(packed));
        QVERIFY(unpacked.has_value());
        QCOMPARE(QByteArray::fromStdString(*unpacked), bytes);
    }

    void severalMembersAndPadding()
    {
        const QByteArray two = gzip("first ") + gzip("second") + gzip(QByteArray());
        QCOMPARE(readFile(write(two)).value(), std::string("first second"));
        QCOMPARE(readFile(write(two + QByteArray(700000, '\0'))).value(), std::string("first second"));
        QCOMPARE(
            readFile(write(two + QByteArray(3, '\0') + gzip("!"))).value(), std::string("first second!"));
    }

    void everyCutIsSeen()
    {
        const QByteArray packed = gzip("a text that is long enough to be cut in many places");
        for (qsizetype length = 3; length < packed.size(); ++length) {
            const auto result = readFile(write(packed.left(length)));
            QVERIFY2(!result.has_value(), qPrintable(QString::number(length)));
            QCOMPARE(result.error().code, Code::NotThisFormat);
            QVERIFY(result.error().message.text().find("middle") != std::string::npos);
        }
    }

    void damageIsSeen()
    {
        QByteArray packed = gzip(randomLetters(5000));
        packed[packed.size() / 2] = static_cast<char>(packed[packed.size() / 2] ^ 0x55);
        QCOMPARE(readFile(write(packed)).error().code, Code::NotThisFormat);
        QCOMPARE(readFile(write(gzip("x") + "rest")).error().code, Code::NotThisFormat);
    }

    void twoBytesDoNotMakeAGzip()
    {
        QCOMPARE(readFile(write("\x1f\x8b")).value(), std::string("\x1f\x8b"));
        QCOMPARE(readFile(write("\x1f\x8btext")).value(), std::string("\x1f\x8btext"));
    }

    void bytesAndDigestAreThoseOnDisk()
    {
        const QByteArray packed = gzip(randomLetters(600000)) + gzip("more");
        auto file = InputFile::open(write(packed));
        QVERIFY(file.has_value());
        QVERIFY(file->compressed());
        QCOMPARE(file->bytesOnDisk(), static_cast<std::uint64_t>(packed.size()));
        std::uint64_t before = 0;
        for (;;) {
            const auto bytes = file->next();
            QVERIFY(bytes.has_value());
            if (bytes->empty())
                break;
            QVERIFY(file->bytesRead() >= before);
            before = file->bytesRead();
        }
        QCOMPARE(file->bytesRead(), file->bytesOnDisk());
        QCOMPARE(file->sha256().value(), sha256(packed.toStdString()));
        // Also when somebody stopped reading early.
        auto unread = InputFile::open(write(packed));
        QCOMPARE(unread->sha256().value(), sha256(packed.toStdString()));
    }

    void whatIsNoFileIsSaid()
    {
        QCOMPARE(readFile(m_folder.filePath(QStringLiteral("nothing")).toStdString()).error().code,
            Code::NotFound);
        QCOMPARE(readFile(m_folder.path().toStdString()).error().code, Code::UnreadableFile);
        const std::string pipe = m_folder.filePath(QStringLiteral("pipe")).toStdString();
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        QCOMPARE(readFile(pipe).error().code, Code::UnreadableFile);
    }

    void theLimitHolds()
    {
        QVERIFY(readFile(write("12345"), 5).has_value());
        QCOMPARE(readFile(write("123456"), 5).error().code, Code::InvalidArgument);
        QCOMPARE(readFile(write(gzip(QByteArray(1000000, 'a'))), 1000).error().code, Code::InvalidArgument);
    }

    void namesOfAllKinds_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("blanks") << QStringLiteral("a b  c.txt");
        QTest::newRow("Cyrillic and Chinese") << QStringLiteral("данные – 数据 é.txt");
        QTest::newRow("signs") << QStringLiteral("50% #1 'quoted\".txt");
        QTest::newRow("255 bytes") << QString(255, QLatin1Char('x'));
    }
    void namesOfAllKinds()
    {
        QFETCH(QString, name);
        const std::string path = m_folder.filePath(name).toStdString();
        QVERIFY(writeFileAtomically(path, "one").has_value());
        QVERIFY(writeFileAtomically(path, "two").has_value());
        QCOMPARE(readFile(path).value(), std::string("two"));
        QVERIFY(leftovers().isEmpty());
    }

    void replacingKeepsRightsAndLinks()
    {
        const std::string path = write("old", QStringLiteral("real"));
        QCOMPARE(::chmod(path.c_str(), 0640), 0);
        const QString link = m_folder.filePath(QStringLiteral("link"));
        QVERIFY(QFile::link(QString::fromStdString(path), link));
        QVERIFY(writeFileAtomically(link.toStdString(), "new").has_value());
        QCOMPARE(readFile(path).value(), std::string("new"));
        QVERIFY(QFileInfo(link).isSymLink());
        struct stat status{};
        QCOMPARE(::stat(path.c_str(), &status), 0);
        QCOMPARE(status.st_mode & 0777U, 0640U);
    }

    void aFullDiskKeepsTheOldFile()
    {
        const std::string path = write("the old content", QStringLiteral("precious"));
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        const rlimit small{65536, before.rlim_max};
        std::signal(SIGXFSZ, SIG_IGN);
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        const Status status = writeFileAtomically(path, std::string(100000, 'x'));
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
        std::signal(SIGXFSZ, SIG_DFL);
        QCOMPARE(status.error().code, Code::DiskFull);
        QCOMPARE(readFile(path).value(), std::string("the old content"));
        QVERIFY(leftovers().isEmpty());
    }

    void piecesMakeOneFile()
    {
        const std::string path = write("the old content", QStringLiteral("pieces"));
        const QByteArray letters = randomLetters(1'000'000);
        {
            auto file = AtomicFile::create(path);
            QVERIFY(file.has_value());
            QVERIFY(file->append("dropped").has_value());
        }
        QCOMPARE(readFile(path).value(), std::string("the old content"));
        QVERIFY(leftovers().isEmpty());
        auto file = AtomicFile::create(path);
        QVERIFY(file.has_value());
        Random random(5);
        std::string_view rest(letters.constData(), std::size_t(letters.size()));
        while (!rest.empty()) {
            const std::string_view piece = rest.substr(0, 1 + random.below(100'000));
            QVERIFY(file->append(piece).has_value());
            rest.remove_prefix(piece.size());
        }
        QCOMPARE(readFile(path).value(), std::string("the old content"));
        QVERIFY(file->commit().has_value());
        QVERIFY(readFile(path).value() == letters.toStdString());
        QVERIFY(leftovers().isEmpty());
    }

    void whatAKilledProcessLeftGoes()
    {
        const std::string path = write("the old content", QStringLiteral("killed"));
        const std::string other = write("of others", QStringLiteral("other"));
        const pid_t child = ::fork();
        if (child == 0) {
            const auto file = AtomicFile::create(path);
            ::kill(::getpid(), file ? SIGKILL : SIGTERM);
        }
        int how = 0;
        QCOMPARE(::waitpid(child, &how, 0), child);
        QVERIFY(WIFSIGNALED(how) && WTERMSIG(how) == SIGKILL);
        const QStringList left = leftovers();
        QCOMPARE(left.size(), 1);
        write("SQLite's", left.front() + QStringLiteral("-journal"));
        // What looks alike but is not provably of a dead process of this system, and of this file.
        QString elsewhere = left.front();
        elsewhere.replace(
            elsewhere.indexOf(QLatin1Char('-'), 10) + 1, 16, QStringLiteral("0123456789abcdef"));
        QString alive = left.front();
        alive.replace(QString::number(child), QString::number(::getppid()));
        const QStringList kept = {elsewhere, alive, QStringLiteral(".heldout-x.part")};
        for (const QString& name : kept)
            write("kept", name);

        QVERIFY(writeFileAtomically(other, "new").has_value());
        QVERIFY(leftovers().contains(left.front()));
        const auto mine = AtomicFile::create(path); // of a process that lives
        QVERIFY(mine.has_value());
        QVERIFY(writeFileAtomically(path, "new").has_value());
        QCOMPARE(leftovers().size(), kept.size() + 1);
        for (const QString& name : kept)
            QVERIFY2(leftovers().contains(name), qPrintable(name));
        QVERIFY(!QFile::exists(m_folder.filePath(left.front() + QStringLiteral("-journal"))));
        for (const QString& name : kept)
            QFile::remove(m_folder.filePath(name));
    }

    void whatCannotBeWrittenIsSaid()
    {
        QCOMPARE(writeFileAtomically(m_folder.filePath(QStringLiteral("no/such/folder")).toStdString(), "x")
                     .error()
                     .code,
            Code::UnwritableFile);
        QCOMPARE(writeFileAtomically(m_folder.path().toStdString(), "x").error().code, Code::UnwritableFile);
    }

    void messagesNameFolders_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("name");
        const auto row = [](const char* path, const char* name) {
            QTest::newRow(path) << QByteArray(path) << QByteArray(name);
        };
        row("a file", "a file");
        row("/a/file", "file");
        row("./file", "file");
        row("folder/", "folder/");
        row("/a/folder//", "folder//");
        row("/", "/");
        row("", "");
    }
    void messagesNameFolders()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, name);
        QCOMPARE(QByteArray::fromStdString(std::string(baseName(path.toStdString()))), name);
    }

    void aFolderIsNoFileToWrite()
    {
        const std::string folder = m_folder.path().toStdString() + '/';
        QVERIFY(QByteArray::fromStdString(writeFileAtomically(folder, "x").error().message.text())
                .startsWith(
                    QDir(m_folder.path()).dirName().prepend(u'“').append(u"/” is not a file").toUtf8()));
        const Error gone = writeFileAtomically(folder + "new/", "x").error();
        QVERIFY(QByteArray::fromStdString(gone.message.text()).startsWith("“new/” cannot be written"));
    }
};

QTEST_APPLESS_MAIN(FilesTest)
#include "tst_files.moc"
