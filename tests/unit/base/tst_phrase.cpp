// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "base/phrase.h"
#include "base/system_file.h"

using namespace heldout;

class PhraseTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void valuesStandAtTheirPlaces()
    {
        const std::string id = "é%1";
        const Phrase phrase = Phrase::of("%2 before “%1” and %2 behind", id, 12'345U);
        QCOMPARE(phrase.text(), std::string("12345 before “é%1” and 12345 behind"));
        QCOMPARE(phrase.pattern, std::string("%2 before “%1” and %2 behind"));
        QCOMPARE(std::get<std::uint64_t>(phrase.values[1].held), 12'345U);
    }

    void aPercentSignIsOneWhereNoPlaceFollows()
    {
        QCOMPARE(Phrase::of("100 % of %1 %", 5U).text(), std::string("100 % of 5 %"));
        QCOMPARE(Phrase::asIs("%1 %2 %").text(), std::string("%1 %2 %"));
    }

    void aPatternFromATableIsOneToo()
    {
        constexpr PhrasePattern<1> kPattern = Phrase::later("“%1” is a list.");
        QCOMPARE(Phrase::of(kPattern, std::string_view("a.txt")).text(), std::string("“a.txt” is a list."));
    }

    void nothingSaysNothing()
    {
        QVERIFY(Phrase().empty());
        QVERIFY(Phrase::asIs({}).empty());
        QCOMPARE(Phrase().text(), std::string());
        const Phrase one = Phrase::of("One.");
        QVERIFY(Phrase::joined(one, {}) == one);
        QVERIFY(Phrase::joined({}, one) == one);
        QCOMPARE(Phrase::joined(one, Phrase::of("Two.")).text(), std::string("One. Two."));
    }

    void equalIsWhatHasPatternAndValuesInCommon()
    {
        QVERIFY(Phrase::of("Line %1", 2U) == Phrase::of("Line %1", std::uint64_t{2}));
        QVERIFY(!(Phrase::of("Line %1", 2U) == Phrase::of("Line %1", "2")));
        QVERIFY(!(Phrase::of("Line %1", 2U) == Phrase::of("Row %1", 2U)));
    }

    void whyTheSystemRefused()
    {
        QCOMPARE(systemReason(EACCES).text(), std::generic_category().message(EACCES));
        QCOMPARE(systemReason(ENOSPC).text(), std::generic_category().message(ENOSPC));
        QVERIFY(systemReason(EACCES).values.empty()); // a pattern of its own, so that it can be translated
        QVERIFY(!systemReason(12'345).empty());
    }
};

QTEST_APPLESS_MAIN(PhraseTest)
#include "tst_phrase.moc"
