// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "base/random.h"
#include "text/alignment.h"
#include "text/compare_texts.h"

using namespace heldout;
using namespace heldout::text;

namespace {

/// A text with its marks written into it: [shared], {only here}, with the number behind.
QString drawn(const std::string& text, const std::vector<Mark>& marks)
{
    std::string out;
    std::size_t at = 0;
    for (const Mark& mark : marks) {
        const bool shared = mark.kind == MarkKind::Shared;
        out += text.substr(at, mark.first - at) + (shared ? "[" : "{");
        out += text.substr(mark.first, mark.last - mark.first);
        out += "|" + std::to_string(mark.pair) + (shared ? "]" : "}");
        at = mark.last;
    }
    return QString::fromStdString(out + text.substr(at));
}

std::size_t lcsLength(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b)
{
    std::vector<std::vector<std::size_t>> table(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j)
            table[i + 1][j + 1] = a[i] == b[j] ? table[i][j] + 1 : std::max(table[i][j + 1], table[i + 1][j]);
    }
    return table[a.size()][b.size()];
}

bool ascends(const std::vector<Mark>& marks, std::size_t size)
{
    std::uint32_t at = 0;
    for (const Mark& mark : marks) {
        if (mark.first < at || mark.last <= mark.first || mark.last > size)
            return false;
        at = mark.last;
    }
    return true;
}

} // namespace

class TestCompareTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marks_data();
    void marks();
    void alignmentIsLongest();
    void alignmentOfLongTexts();
    void marksAreInOrder();
    void engineViewsMark_data();
    void engineViewsMark();
};

void TestCompareTexts::marks_data()
{
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("drawnLeft");
    QTest::addColumn<QString>("drawnRight");
    QTest::addColumn<int>("differences");

    QTest::newRow("a run of words is one mark, with what stands between")
        << "In gel mobility, (shift) assays" << "in gel mobility, (shift) assays"
        << "[In gel mobility, (shift) assays|0]"
        << "[in gel mobility, (shift) assays|0]" << 0;
    QTest::newRow("punctuation at the ends goes along where it is the same")
        << "shift assays, strong binding." << "shift assays, weak binding!"
        << "[shift assays,|0] {strong|0} [binding|1]."
        << "[shift assays,|0] {weak|0} [binding|1]!" << 1;
    QTest::newRow("an insertion") << "a red fox runs" << "a fox runs" << "[a|0] {red|0} [fox runs|1]"
                                  << "[a|0] [fox runs|1]" << 1;
    QTest::newRow("what stands elsewhere on the other side stays unmarked")
        << "red fox, blue hen" << "blue hen saw" << "{red fox,|0} [blue hen|0]" << "[blue hen|0] {saw|1}"
        << 2;
    QTest::newRow("moved words stay unmarked")
        << "one two three four five" << "four five one two three" << "[one two three|0] four five"
        << "four five [one two three|0]" << 0;
    QTest::newRow("parentheses belong to the word they hold")
        << "binds (gel shift) here" << "binds here" << "[binds|0] {(gel shift)|0} [here|1]"
        << "[binds|0] [here|1]" << 1;
    QTest::newRow("a hyphen between two kinds belongs to neither")
        << "wild-type gene" << "tame-type gene" << "{wild|0}-[type gene|0]" << "{tame|0}-[type gene|0]" << 1;
    QTest::newRow("Chinese is cut into words")
        << QStringLiteral("\u4e2d\u6587\u6587\u672c") << QStringLiteral("\u82f1\u6587\u6587\u672c")
        << QStringLiteral("{\u4e2d\u6587|0}[\u6587\u672c|0]")
        << QStringLiteral("{\u82f1\u6587|0}[\u6587\u672c|0]") << 1;
    QTest::newRow("emoji are words, joined ones stay whole")
        << QStringLiteral("ok \U0001F468\u200D\U0001F469\u200D\U0001F467") << QStringLiteral("ok \U0001F468")
        << QStringLiteral("[ok|0] {\U0001F468\u200D\U0001F469\u200D\U0001F467|0}")
        << QStringLiteral("[ok|0] {\U0001F468|0}") << 1;
    QTest::newRow("combining marks stay with their letter")
        << QStringLiteral("cafe\u0301 noir") << QStringLiteral("the noir")
        << QStringLiteral("{cafe\u0301|0} [noir|0]") << QStringLiteral("{the|0} [noir|0]") << 1;
    QTest::newRow("case folding") << QStringLiteral("STRASSE frei") << QStringLiteral("stra\u00dfe frei")
                                  << QStringLiteral("[STRASSE frei|0]")
                                  << QStringLiteral("[stra\u00dfe frei|0]") << 0;
    QTest::newRow("Arabic") << QStringLiteral("\u0627\u0631\u062a\u0628\u0627\u0637 \u0642\u0648\u064a")
                            << QStringLiteral("\u0627\u0631\u062a\u0628\u0627\u0637 \u0636\u0639\u064a\u0641")
                            << QStringLiteral(
                                   "[\u0627\u0631\u062a\u0628\u0627\u0637|0] {\u0642\u0648\u064a|0}")
                            << QStringLiteral(
                                   "[\u0627\u0631\u062a\u0628\u0627\u0637|0] {\u0636\u0639\u064a\u0641|0}")
                            << 1;
    QTest::newRow("one side empty") << "" << "a b" << "" << "{a b|0}" << 1;
    QTest::newRow("both empty") << "" << "" << "" << "" << 0;
    QTest::newRow("no words at all") << "..." << "!" << "..." << "!" << 0;
}

void TestCompareTexts::marks()
{
    QFETCH(QString, left);
    QFETCH(QString, right);
    QFETCH(QString, drawnLeft);
    QFETCH(QString, drawnRight);
    QFETCH(int, differences);
    const std::string leftText = left.toStdString();
    const std::string rightText = right.toStdString();
    const Comparison comparison = compareTexts(leftText, rightText);
    QCOMPARE(drawn(leftText, comparison.left), drawnLeft);
    QCOMPARE(drawn(rightText, comparison.right), drawnRight);
    QCOMPARE(comparison.differences, static_cast<std::uint32_t>(differences));
    QVERIFY(!comparison.coarse);
}

void TestCompareTexts::alignmentIsLongest()
{
    Random random(7);
    for (int round = 0; round < 300; ++round) {
        std::vector<std::uint32_t> sides[2];
        for (auto& side : sides) {
            side.resize(random.below(30));
            for (auto& item : side)
                item = static_cast<std::uint32_t>(random.below(6));
        }
        const Alignment alignment = align(sides[0], sides[1]);
        QCOMPARE(alignment.pairs.size(), lcsLength(sides[0], sides[1]));
        for (std::size_t i = 0; i < alignment.pairs.size(); ++i) {
            QCOMPARE(sides[0][alignment.pairs[i].left], sides[1][alignment.pairs[i].right]);
            QVERIFY(i == 0 || alignment.pairs[i].left > alignment.pairs[i - 1].left);
            QVERIFY(i == 0 || alignment.pairs[i].right > alignment.pairs[i - 1].right);
        }
    }
}

void TestCompareTexts::alignmentOfLongTexts()
{
    // 20,000 words with one in ten changed on either side: far over the limit, yet anchors find nearly all.
    std::vector<std::uint32_t> left(20'000);
    for (std::size_t i = 0; i < left.size(); ++i)
        left[i] = static_cast<std::uint32_t>(i % 3 == 0 ? i : i % 50);
    std::vector<std::uint32_t> right = left;
    for (std::size_t i = 0; i < right.size(); i += 10)
        right[i] = 1'000'000 + static_cast<std::uint32_t>(i);
    const Alignment alignment = align(left, right);
    QVERIFY(alignment.coarse);
    QVERIFY(alignment.pairs.size() >= 17'900);
    // Nothing to hold on to: it ends, and says that it is coarse.
    const std::vector<std::uint32_t> twos(50'000, 2);
    std::vector<std::uint32_t> others(50'000, 3);
    others[25'000] = 2;
    QVERIFY(align(twos, others).coarse);
}

void TestCompareTexts::marksAreInOrder()
{
    const std::vector<std::string> parts{"alpha", " ", "beta", ", ", "\u4e2d\u6587", "\U0001F600", "\u0301",
        "-", "\r\n", "\u0e01\u0e33", "gamma", ".", "\U0001F1E9\U0001F1EA", "\u0600", "1.5"};
    Random random(11);
    for (int round = 0; round < 500; ++round) {
        std::string sides[2];
        for (auto& side : sides) {
            for (std::uint64_t i = random.below(25); i > 0; --i)
                side += parts[random.below(parts.size())];
        }
        const Comparison comparison = compareTexts(sides[0], sides[1]);
        QVERIFY(ascends(comparison.left, sides[0].size()));
        QVERIFY(ascends(comparison.right, sides[1].size()));
        const Comparison turned = compareTexts(sides[0], sides[0]);
        QCOMPARE(turned.differences, 0u);
    }
}

void TestCompareTexts::engineViewsMark_data()
{
    QTest::addColumn<int>("n");
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("drawnLeft");
    QTest::addColumn<QString>("drawnRight");
    QTest::addColumn<QString>("shared");
    QTest::newRow("unigrams") << 1 << "The Gel, the SHIFT of gel" << "shift a gel assay"
                              << "[gel shift gel|0]"
                              << "[shift gel|0] assay" << "gel/shift";
    QTest::newRow("bigrams over a stop word") << 2 << "binding of protein x1" << "protein binding protein"
                                              << "[binding protein|0] x1" << "protein [binding protein|0]"
                                              << "binding protein";
    QTest::newRow("overlapping bigrams are one mark") << 2 << "red blue green pink" << "red blue green"
                                                      << "[red blue green|0] pink" << "[red blue green|0]"
                                                      << "red blue/blue green";
    QTest::newRow("two marks") << 2 << "red blue x1 x2 x3 green pink" << "green pink red blue"
                               << "[red blue|0] x1 x2 x3 [green pink|0]" << "[green pink red blue|0]"
                               << "red blue/green pink";
    QTest::newRow("too short") << 3 << "red blue" << "red blue" << "red blue" << "red blue" << "";
    QTest::newRow("empty") << 1 << "" << "of" << "" << "" << "";
}

void TestCompareTexts::engineViewsMark()
{
    QFETCH(int, n);
    QFETCH(QString, left);
    QFETCH(QString, right);
    QFETCH(QString, drawnLeft);
    QFETCH(QString, drawnRight);
    QFETCH(QString, shared);
    const EngineViews views = engineViews(left.toStdString(), right.toStdString(), n, StopWords::English);
    QCOMPARE(drawn(views.left.text, views.left.marks), drawnLeft);
    QCOMPARE(drawn(views.right.text, views.right.marks), drawnRight);
    QStringList ngrams;
    for (const std::string& ngram : views.sharedNgrams)
        ngrams.append(QString::fromStdString(ngram));
    QCOMPARE(ngrams.join(QLatin1Char('/')), shared);
}

QTEST_APPLESS_MAIN(TestCompareTexts)
#include "tst_compare_texts.moc"
