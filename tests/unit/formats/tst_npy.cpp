// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>

#include "base/random.h"
#include "formats/bytes_at.h"
#include "formats/npy.h"
#include "formats/npy_header.h"
#include "unit/formats/npy_for_tests.h"

using namespace heldout;
using namespace heldout::formats;

namespace {

Result<NpyFile> over(const std::string& bytes)
{
    return NpyFile::over(std::make_unique<MemoryBytes>(bytes));
}

std::vector<float> rowsOf(NpyFile& file, std::uint64_t first, std::size_t count)
{
    std::vector<float> out(count * file.columns());
    const JobContext job;
    if (!file.read(first, count, out, job))
        out.clear();
    return out;
}

std::string sentence(const std::string& bytes, Code code = Code::NotThisFormat)
{
    const Result<NpyFile> file = over(bytes);
    return file || file.error().code != code ? "another outcome" : file.error().message.text();
}

std::string fixture(const char* name)
{
    return std::string(HELDOUT_TEST_DATA "/npy/") + name;
}

std::string header(const std::string& dictionary)
{
    return npyWith(dictionary, std::string(24, '\0'));
}

/// What headers are made of, and a byte of zeros.
constexpr std::string_view kOften("\0 '{}():,0129LTFO<>f\\[", 22);

const std::string kNoneOfNumpy = "The header of “memory” is none that numpy writes.";

} // namespace

class NpyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filesOfNumpy_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* const name : {"f2_little", "f2_big", "f4_little", "f4_big", "f8_little", "f8_big",
                 "f4_fortran", "f4_version2", "f4_version3"})
            QTest::newRow(name) << QByteArray(name) + ".npy";
    }
    void filesOfNumpy()
    {
        QFETCH(QByteArray, name);
        Result<NpyFile> file = NpyFile::open(fixture(name.constData()));
        QVERIFY(file.has_value());
        QCOMPARE(file->rows(), std::uint64_t(2));
        QCOMPARE(file->columns(), std::size_t(3));
        QCOMPARE(rowsOf(*file, 0, 2), (std::vector<float>{1, -2.5F, 0.125F, 65504, 0, -0x1p-10F}));
        QCOMPARE(rowsOf(*file, 1, 1), (std::vector<float>{65504, 0, -0x1p-10F}));
    }

    void filesOfNumpyThatHoldNoVectors_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("objects") << QByteArray("objects.npy")
                                 << QByteArray(
                                        "“objects.npy” holds Python objects (pickle). They are never loaded, "
                                        "for loading them can run any program.");
        QTest::newRow("records") << QByteArray(
            "records.npy") << QByteArray("“records.npy” holds records of several fields, not plain numbers.");
        QTest::newRow("integers")
            << QByteArray("integers.npy")
            << QByteArray(
                   "“integers.npy” holds numbers of type “<i8”; float16, float32 and float64 are read.");
        QTest::newRow("one dimension")
            << QByteArray("one_dimension.npy")
            << QByteArray("“one_dimension.npy” has one dimension; vectors come as two: rows and numbers.");
        QTest::newRow("archive") << QByteArray("archive.npz")
                                 << QByteArray("“archive.npz” is an archive of several arrays (.npz).");
        QTest::newRow("a program") << QByteArray("make.py")
                                   << QByteArray("“make.py” is no .npy file: it does not begin as one.");
    }
    void filesOfNumpyThatHoldNoVectors()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, message);
        const Result<NpyFile> file = NpyFile::open(fixture(name.constData()));
        QVERIFY(!file);
        QCOMPARE(file.error().code, Code::NotThisFormat);
        QCOMPARE(QByteArray::fromStdString(file.error().message.text()), message);
        QVERIFY(!file.error().hint.empty());
        QCOMPARE(file.error().file, fixture(name.constData()));
    }

    void everyTypeOrderAndVersion()
    {
        Random random(1);
        // More numbers than one buffer holds, and columns that go over its border.
        for (const auto& [rows, columns] :
            {std::pair<std::size_t, std::size_t>{1, 1}, {7, 5}, {70'000, 3}, {3, 70'000 / 2}}) {
            std::vector<double> numbers(rows * columns);
            for (double& number : numbers)
                number = (static_cast<double>(random.below(2049)) - 1024) / 64;
            const std::vector<float> expected(numbers.begin(), numbers.end());
            for (const char* const type : {"<f2", ">f2", "<f4", ">f4", "<f8", ">f8"}) {
                for (const bool fortran : {false, true}) {
                    for (const int version : {1, 2, 3}) {
                        const std::string bytes = npyOf({type, fortran, version, rows, columns}, numbers);
                        Result<NpyFile> file = over(bytes);
                        QVERIFY(file.has_value());
                        QVERIFY(rowsOf(*file, 0, rows) == expected);
                        const std::size_t first = rows / 3;
                        const std::vector<float> part = rowsOf(*file, first, rows - first);
                        QVERIFY(std::equal(part.begin(), part.end(),
                            expected.begin() + static_cast<std::ptrdiff_t>(first * columns)));
                    }
                }
            }
        }
    }

    void everyHalf()
    {
        std::string body;
        for (std::uint32_t half = 0; half < 65536; ++half)
            body += bytesOf(static_cast<std::uint16_t>(half), false);
        const std::string bytes
            = npyWith("{'descr': '<f2', 'fortran_order': False, 'shape': (65536, 1), }", body);
        Result<NpyFile> file = over(bytes);
        QVERIFY(file.has_value());
        const std::vector<float> numbers = rowsOf(*file, 0, 65536);
        for (std::uint32_t half = 0; half < 65536; ++half) {
            const float number = numbers[half];
            const int exponent = static_cast<int>(half >> 10U & 31U);
            const int fraction = static_cast<int>(half & 1023U);
            QCOMPARE(std::signbit(number), half >= 32768);
            if (exponent == 31)
                QVERIFY(fraction == 0 ? std::isinf(number) : std::isnan(number));
            else
                QCOMPARE(std::abs(number),
                    exponent == 0 ? std::ldexp(static_cast<float>(fraction), -24)
                                  : std::ldexp(static_cast<float>(1024 + fraction), exponent - 25));
        }
    }

    void doublesBeyondFloat()
    {
        const double border = 0x1.ffffffp127;
        const std::vector<double> numbers{
            1e300, -border, std::nextafter(border, 0), 1e-300, 0.1, std::nan(""), -1e300, 1};
        const std::string bytes = npyOf({"<f8", false, 1, 1, 8}, numbers);
        Result<NpyFile> file = over(bytes);
        const std::vector<float> read = rowsOf(*file, 0, 1);
        const float infinity = std::numeric_limits<float>::infinity();
        QCOMPARE(read[0], infinity);
        QCOMPARE(read[1], -infinity);
        QCOMPARE(read[2], std::numeric_limits<float>::max());
        QCOMPARE(read[3], 0.0F);
        QCOMPARE(read[4], 0.1F);
        QVERIFY(std::isnan(read[5]));
        QCOMPARE(read[6], -infinity);
    }

    void headers_data()
    {
        QTest::addColumn<QByteArray>("dictionary");
        QTest::addColumn<bool>("good");
        const auto row = [](const char* name, const char* dictionary, bool good) {
            QTest::newRow(name) << QByteArray(dictionary) << good;
        };
        row("as numpy writes it", "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }", true);
        row("another order, double quotes", "{\"shape\":(2,3),\"fortran_order\":True,\"descr\":\"<f4\"}",
            true);
        row("long numbers of Python 2", "{'descr': '<f4', 'fortran_order': False, 'shape': (2L, 3L), }",
            true);
        row("the order of this machine", "{'descr': '=f4', 'fortran_order': False, 'shape': (2, 3), }", true);
        row("an entry is missing", "{'descr': '<f4', 'shape': (2, 3), }", false);
        row("an entry twice", "{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }",
            false);
        row("an entry too many", "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), 'x': 1}", false);
        row("no comma", "{'descr': '<f4' 'fortran_order': False, 'shape': (2, 3), }", false);
        row("no end", "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), ", false);
        row("something after the end", "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), } + 1",
            false);
        row("a number below 0", "{'descr': '<f4', 'fortran_order': False, 'shape': (-2, 3), }", false);
        row("a product", "{'descr': '<f4', 'fortran_order': False, 'shape': (2*1, 3), }", false);
        row("no tuple", "{'descr': '<f4', 'fortran_order': False, 'shape': [2, 3], }", false);
        row("a number over 64 bits",
            "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 99999999999999999999), }", false);
        row("a truth that is none", "{'descr': '<f4', 'fortran_order': 0, 'shape': (2, 3), }", false);
        row("a call", "{'descr': '<f4', 'fortran_order': bool(), 'shape': (2, 3), }", false);
        row("an escape", "{'descr': '\\x3cf4', 'fortran_order': False, 'shape': (2, 3), }", false);
        row("no type", "{'descr': '', 'fortran_order': False, 'shape': (2, 3), }", false);
        row("nothing", "", false);
    }
    void headers()
    {
        QFETCH(QByteArray, dictionary);
        QFETCH(bool, good);
        const std::string bytes = header(dictionary.toStdString());
        const Result<NpyFile> file = over(bytes);
        QCOMPARE(file.has_value(), good);
        if (!good)
            QCOMPARE(file.error().message.text(), kNoneOfNumpy);
    }

    void shapes()
    {
        const auto shaped = [](const std::string& shape, Code code = Code::NotThisFormat) {
            return sentence(
                header("{'descr': '<f4', 'fortran_order': False, 'shape': " + shape + ", }"), code);
        };
        QCOMPARE(shaped("(2, 3, 1)"),
            std::string("“memory” has 3 dimensions; vectors come as two: rows and numbers."));
        QCOMPARE(
            shaped("()"), std::string("“memory” has 0 dimensions; vectors come as two: rows and numbers."));
        QCOMPARE(shaped("(6)"), kNoneOfNumpy);
        QCOMPARE(shaped("(0, 3)", Code::NoRows), std::string("“memory” holds no numbers."));
        QCOMPARE(shaped("(6, 0)", Code::NoRows), std::string("“memory” holds no numbers."));
        QCOMPARE(shaped("(2, 4)"),
            std::string("“memory” is cut off: its shape needs 160 bytes, the file has 152."));
        QCOMPARE(shaped("(2, 2)"),
            std::string("“memory” goes on after its array: its shape needs 144 bytes, the file has 152."));
        // The bytes of these would wrap around 64 bits.
        QCOMPARE(shaped("(18446744073709551615, 3)"),
            std::string("“memory” has 18446744073709551615 rows; at most 4294967294 can be read."));
        QCOMPARE(shaped("(2, 9223372036854775809)"),
            std::string("“memory” has 9223372036854775809 numbers a row; at most 65536 can be read."));
        QCOMPARE(shaped("(4294967294, 65536)"),
            std::string("“memory” is cut off: its shape needs 1125899906318464 bytes, the file has 152."));
    }

    void versionsAndLengths()
    {
        std::string bytes = npyOf({"<f4", false, 1, 2, 3}, {1, 2, 3, 4, 5, 6});
        bytes[6] = 4;
        QCOMPARE(sentence(bytes), std::string("“memory” has the unknown .npy version 4.0."));
        bytes[6] = 1;
        bytes[7] = 1;
        QCOMPARE(sentence(bytes), std::string("“memory” has the unknown .npy version 1.1."));
        bytes = npyOf({"<f4", false, 2, 2, 3}, {1, 2, 3, 4, 5, 6});
        bytes[11] = 127;
        QCOMPARE(sentence(bytes),
            std::string("The header of “memory” has 2130706548 bytes, more than an array of vectors needs."));
        QCOMPARE(sentence(""), std::string("“memory” is no .npy file: it does not begin as one."));
    }

    /// Whatever is done to a file, it is read as one or refused with a sentence.
    void cutAndBentFiles()
    {
        const std::string whole = npyOf({"<f4", true, 1, 2, 3}, {1, 2, 3, 4, 5, 6});
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const Result<NpyFile> file = over(whole.substr(0, size));
            QVERIFY(!file && file.error().code == Code::NotThisFormat && !file.error().hint.empty());
        }
        for (std::size_t at = 0; at < whole.size(); ++at) {
            for (int value = 0; value < 256; ++value) {
                std::string bent = whole;
                bent[at] = static_cast<char>(value);
                Result<NpyFile> file = over(bent);
                if (file)
                    QCOMPARE(rowsOf(*file, 0, file->rows()).size(), std::size_t(6));
                else
                    QVERIFY(!file.error().message.empty());
            }
        }
        Random random(3);
        for (int turn = 0; turn < 20'000; ++turn) {
            std::string bent = whole;
            for (std::uint64_t i = random.below(6) + 1; i > 0; --i)
                bent[random.below(bent.size())] = kOften[random.below(kOften.size())];
            Result<NpyFile> file = over(bent);
            if (file)
                QCOMPARE(rowsOf(*file, 0, file->rows()).size(), file->rows() * file->columns());
        }
    }

    void readingStopsAndRefuses()
    {
        const std::string bytes = npyOf({"<f4", false, 1, 2, 3}, {1, 2, 3, 4, 5, 6});
        Result<NpyFile> file = over(bytes);
        std::vector<float> out(3);
        std::stop_source stop;
        const JobContext job(stop.get_token());
        QVERIFY(file->read(1, 1, out, job).has_value());
        QCOMPARE(file->read(2, 1, out, job).error().code, Code::Internal);
        QCOMPARE(file->read(0, 2, out, job).error().code, Code::Internal);
        stop.request_stop();
        QCOMPARE(file->read(0, 1, out, job).error().code, Code::Cancelled);
    }

    void aFileThatBecomesShorter()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("v.npy"));
        const std::string bytes = npyOf({"<f4", false, 1, 2, 3}, {1, 2, 3, 4, 5, 6});
        QFile disk(path);
        QVERIFY(disk.open(QIODevice::WriteOnly));
        QCOMPARE(
            disk.write(bytes.data(), static_cast<qint64>(bytes.size())), static_cast<qint64>(bytes.size()));
        disk.close();
        Result<NpyFile> file = NpyFile::open(path.toStdString());
        QVERIFY(file.has_value());
        QVERIFY(disk.resize(140));
        std::vector<float> out(6);
        const JobContext job;
        const Status status = file->read(0, 2, out, job);
        QCOMPARE(status.error().message.text(), std::string("“v.npy” became shorter while it was read."));
        QCOMPARE(NpyFile::open(folder.filePath(QStringLiteral("no.npy")).toStdString()).error().code,
            Code::NotFound);
        QCOMPARE(NpyFile::open(folder.path().toStdString()).error().code, Code::UnreadableFile);
    }

    void names()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("names.txt"));
        const auto read = [&](const QByteArray& content, std::uint64_t rows) {
            QFile disk(path);
            if (!disk.open(QIODevice::WriteOnly) || disk.write(content) != content.size())
                qFatal("cannot write");
            disk.close();
            JobContext job;
            return readRowNames(path.toStdString(), rows, job);
        };
        QCOMPARE(*read("a\nb c\r\n\nd", 4), (std::vector<std::string>{"a", "b c", "", "d"}));
        QCOMPARE(read("a\nb\n", 3).error().message.text(),
            std::string("Names in “names.txt”: 2. Rows of the vectors: 3."));
        QCOMPARE(read("a\nb\n", 1).error().message.text(),
            std::string("Names in “names.txt”: 2. Rows of the vectors: 1."));
        QCOMPARE(read("a\n\xff\n", 2).error().code, Code::NotUtf8);
        QCOMPARE(read("a\n\xff\n", 2).error().line, std::uint64_t(2));
    }
};

QTEST_APPLESS_MAIN(NpyTest)
#include "tst_npy.moc"
