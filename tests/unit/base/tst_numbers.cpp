// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>
#include <locale>

#include <QTest>

#include "base/numbers.h"
#include "base/result.h"

using namespace heldout;

namespace {

/// As a German desktop would set it, without needing that locale to be installed.
class CommaPoint final : public std::numpunct<char>
{
protected:
    char do_decimal_point() const override { return ','; }
    char do_thousands_sep() const override { return '.'; }
    std::string do_grouping() const override { return "\3"; }
};

} // namespace

class NumbersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholeTextOrNothing_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("integer");
        QTest::addColumn<bool>("real");
        QTest::newRow("a whole number") << QByteArray("42") << true << true;
        QTest::newRow("a negative one") << QByteArray("-7") << true << true;
        QTest::newRow("a decimal") << QByteArray("0.75") << false << true;
        QTest::newRow("an exponent") << QByteArray("1e-3") << false << true;
        QTest::newRow("nothing") << QByteArray() << false << false;
        QTest::newRow("a plus sign") << QByteArray("+1") << false << false;
        QTest::newRow("a blank before") << QByteArray(" 1") << false << false;
        QTest::newRow("a blank behind") << QByteArray("1 ") << false << false;
        QTest::newRow("letters behind") << QByteArray("1a") << false << false;
        QTest::newRow("a decimal comma") << QByteArray("0,75") << false << false;
        QTest::newRow("infinity") << QByteArray("inf") << false << false;
        QTest::newRow("no number") << QByteArray("nan") << false << false;
        QTest::newRow("over 64 bits") << QByteArray("9223372036854775808") << false << true;
        QTest::newRow("over a double") << QByteArray("1e999") << false << false;
        QTest::newRow("hexadecimal") << QByteArray("0x10") << false << false;
    }
    void wholeTextOrNothing()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, integer);
        QFETCH(bool, real);
        QCOMPARE(parseInteger(text.toStdString()).has_value(), integer);
        QCOMPARE(parseDouble(text.toStdString()).has_value(), real);
    }

    void unsignedTakesNoMinus()
    {
        QVERIFY(!parseUnsigned("-1"));
        QCOMPARE(parseUnsigned("18446744073709551615").value(), std::numeric_limits<std::uint64_t>::max());
    }

    void shortestTextReadsBack()
    {
        for (const double value : {0.1, 1.0 / 3.0, 46.055815, 1e300, 5e-324, -0.0, 100.0}) {
            const std::string text = toText(value);
            QCOMPARE(parseDouble(text).value(), value);
        }
        QCOMPARE(toText(0.1), std::string("0.1"));
        QCOMPARE(toText(std::numeric_limits<std::int64_t>::min()), std::string("-9223372036854775808"));
    }

    void fixedRoundsCorrectly_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("decimals");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("six decimals") << 46.0558149999 << 6 << QByteArray("46.055815");
        QTest::newRow("none") << 2.5 << 0 << QByteArray("2");
        QTest::newRow("just below a half") << 0.125 << 2 << QByteArray("0.12");
        QTest::newRow("1.005 is below its half") << 1.005 << 2 << QByteArray("1.00");
        QTest::newRow("no minus zero") << -0.0001 << 2 << QByteArray("0.00");
        QTest::newRow("a true minus") << -0.01 << 2 << QByteArray("-0.01");
        QTest::newRow("a hundred") << 100.0 << 1 << QByteArray("100.0");
    }
    void fixedRoundsCorrectly()
    {
        QFETCH(double, value);
        QFETCH(int, decimals);
        QFETCH(QByteArray, text);
        QCOMPARE(QByteArray::fromStdString(toFixed(value, decimals)), text);
    }

    void noLocaleIsAsked()
    {
        const std::locale before = std::locale::global(std::locale(std::locale(), new CommaPoint));
        const std::string text = toText(1234.5);
        const std::string fixed = toFixed(1234.5, 2);
        const auto parsed = parseDouble("1234.5");
        std::locale::global(before);
        QCOMPARE(text, std::string("1234.5"));
        QCOMPARE(fixed, std::string("1234.50"));
        QCOMPARE(parsed.value(), 1234.5);
    }

    void anErrorIsOneLine()
    {
        Error error;
        error.message = Phrase::asIs("2 columns found.");
        QCOMPARE(describe(error), std::string("2 columns found."));
        error.file = "pred.tsv";
        QCOMPARE(describe(error), std::string("pred.tsv: 2 columns found."));
        error.line = 88;
        error.hint = Phrase::asIs("Choose the separator.");
        QCOMPARE(describe(error), std::string("pred.tsv:88: 2 columns found. Choose the separator."));
        error.column = 3;
        QCOMPARE(describe(error), std::string("pred.tsv:88:3: 2 columns found. Choose the separator."));
    }
};

QTEST_APPLESS_MAIN(NumbersTest)
#include "tst_numbers.moc"
