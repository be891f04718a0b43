// SPDX-License-Identifier: GPL-3.0-or-later
#include <QString>
#include <QTest>

#include "base/digest.h"
#include "base/random.h"
#include "base/utf8.h"

using namespace heldout;

class Utf8Test : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asciiIsSevenBits()
    {
        for (std::size_t length = 0; length < 40; ++length) {
            std::string text(length, '\x7f');
            QVERIFY(isAscii(text));
            for (std::size_t i = 0; i < length; ++i) {
                text[i] = '\x80';
                QVERIFY(!isAscii(text));
                text[i] = 'a';
            }
        }
    }

    void firstInvalidByte_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("at"); // -1 = valid
        QTest::newRow("nothing") << QByteArray() << -1;
        QTest::newRow("letters") << QByteArray("plain") << -1;
        QTest::newRow("a zero") << QByteArray("a\0b", 3) << -1;
        QTest::newRow("two, three and four bytes") << QByteArray("é€😀") << -1;
        QTest::newRow("the last character there is") << QByteArray("\xf4\x8f\xbf\xbf") << -1;
        QTest::newRow("Latin-1") << QByteArray("caf\xe9 au lait") << 3;
        QTest::newRow("a lone continuation") << QByteArray("ab\x80") << 2;
        QTest::newRow("cut at the end") << QByteArray("a\xe2\x82") << 1;
        QTest::newRow("cut in the middle") << QByteArray("\xe2\x82 b") << 0;
        QTest::newRow("overlong slash") << QByteArray("x\xc0\xaf") << 1;
        QTest::newRow("overlong in three bytes") << QByteArray("\xe0\x80\xaf") << 0;
        QTest::newRow("a surrogate") << QByteArray("ab\xed\xa0\x80") << 2;
        QTest::newRow("over U+10FFFF") << QByteArray("\xf4\x90\x80\x80") << 0;
        QTest::newRow("far behind valid text") << QByteArray(1000, 'a') + "é\xff" << 1002;
    }
    void firstInvalidByte()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, at);
        const std::size_t expected = at < 0 ? kValid : static_cast<std::size_t>(at);
        QCOMPARE(firstInvalidUtf8(bytes.toStdString()), expected);
    }

    void wrongBytesAreWindows1252_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");
        QTest::newRow("valid text stays") << QByteArray("é€😀") << QStringLiteral("é€😀");
        QTest::newRow("an accent") << QByteArray("caf\xe9") << QStringLiteral("café");
        QTest::newRow("quotes and a euro") << QByteArray("\x93hi\x94 \x80") << QStringLiteral("“hi” €");
        QTest::newRow("both ways of writing") << QByteArray("é \xe9") << QStringLiteral("é é");
        QTest::newRow("an unassigned byte") << QByteArray("a\x81") << QStringLiteral("a\uFFFD");
        QTest::newRow("a cut character") << QByteArray("\xe2\x82") << QStringLiteral("â‚");
    }
    void wrongBytesAreWindows1252()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(repairUtf8(bytes.toStdString())), text);
    }

    void repairedTextIsValid()
    {
        Random random(7);
        for (int round = 0; round < 2000; ++round) {
            std::string bytes;
            const std::uint64_t length = random.below(60);
            for (std::uint64_t i = 0; i < length; ++i)
                bytes += static_cast<char>(random.below(256));
            const std::string repaired = repairUtf8(bytes);
            QCOMPARE(firstInvalidUtf8(repaired), kValid);
            QCOMPARE(repairUtf8(repaired), repaired);
            // Qt's decoder is another implementation of the same rules.
            const QByteArray again
                = QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size())).toUtf8();
            QCOMPARE(firstInvalidUtf8(bytes) == kValid, again.toStdString() == bytes);
        }
    }

    void codePointsAreCounted()
    {
        QCOMPARE(codePoints(""), std::size_t(0));
        QCOMPARE(codePoints("aé€😀"), std::size_t(4));
    }

    void digestsAreThePublishedOnes()
    {
        QCOMPARE(sha256(""), std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
        QCOMPARE(
            sha256("abc"), std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    }

    void partsOfADigestAreFramed()
    {
        const auto digestOf = [](std::string_view first, std::string_view second) {
            Digest digest;
            digest.add(first);
            digest.add(second);
            return digest.finish();
        };
        QCOMPARE(digestOf("a", "bc"), digestOf("a", "bc"));
        QVERIFY(digestOf("a", "bc") != digestOf("ab", "c"));
        QVERIFY(digestOf("", "abc") != digestOf("abc", ""));
    }
};

QTEST_APPLESS_MAIN(Utf8Test)
#include "tst_utf8.moc"
