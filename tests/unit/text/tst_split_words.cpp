// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <fstream>

#include "base/random.h"
#include "text/ascii_words.h"
#include "text/fold.h"
#include "text/ngrams.h"

using namespace heldout::text;

namespace {

const std::string kHere = HELDOUT_TEST_DATA "/../unit/text/";

std::string fromHex(const std::string& hex)
{
    return QByteArray::fromHex(QByteArray::fromStdString(hex)).toStdString();
}

std::string joined(const Words& words)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i > 0 ? " " : "") + std::string(words[i]);
    return text;
}

std::string split(const std::string& text, StopWords stopWords = StopWords::None)
{
    Words words;
    splitWords(text, stopWords, words);
    return joined(words);
}

std::string utf8(char32_t codePoint)
{
    return QString::fromUcs4(&codePoint, 1).toStdString();
}

/// Marks every code point of a range line of unicode14.txt.
struct Unicode14
{
    std::vector<bool> assigned = std::vector<bool>(0x110000);
    std::vector<bool> word = std::vector<bool>(0x110000);
    std::map<char32_t, char32_t> lower;

    Unicode14()
    {
        std::ifstream file(kHere + "unicode14.txt");
        std::string kind;
        for (std::uint32_t first = 0, last = 0; file >> kind >> std::hex >> first >> last;) {
            if (kind == "lower") {
                lower[first] = last;
                continue;
            }
            for (std::uint32_t c = first; c <= last; ++c)
                (kind == "word" ? word : assigned)[c] = true;
        }
    }
};

/// As the definition says it, byte by byte.
Words splitPlainly(const std::string& text)
{
    Words words;
    char* const lowered = words.roomForText(text.size());
    WordSpan* const spans = words.roomForWords(text.size() / 2 + 1);
    std::size_t count = 0;
    std::size_t first = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const char c = i < text.size() ? text[i] : ' ';
        const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
        if (i < text.size())
            lowered[i] = lower;
        if ((lower >= 'a' && lower <= 'z') || (c >= '0' && c <= '9') || c == '_')
            continue;
        if (i - first >= 2)
            spans[count++] = {static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(i)};
        first = i + 1;
    }
    words.used(text.size(), count);
    return words;
}

/// Bytes below `end`, most of them letters.
std::string randomBytes(heldout::Random& random, std::size_t size, std::uint64_t end)
{
    std::string text;
    for (std::size_t i = 0; i < size; ++i) {
        const bool letter = random.below(8) != 0;
        text += static_cast<char>(
            letter ? (random.below(2) == 0 ? 'A' : 'a') + random.below(26) : random.below(end));
    }
    return text;
}

/// Texts of every length around the steps of the fast path against the plain way; one byte that is no ASCII
/// is seen wherever it stands.
void compareWithPlain(const AsciiSplitter& splitter)
{
    heldout::Random random(11);
    for (std::size_t size = 0; size < 300; ++size) {
        const std::string text = randomBytes(random, size, 0x80);
        Words words;
        char* const lowered = words.roomForText(size);
        words.used(size, splitter.split(text.data(), size, lowered, words.roomForWords(size / 2 + 1)));
        const Words expected = splitPlainly(text);
        QCOMPARE(std::string(words.lowered()), std::string(expected.lowered()));
        QCOMPARE(joined(words), joined(expected));
        if (size == 0)
            continue;
        std::string other = text;
        other[random.below(size)] = static_cast<char>(0x80 + random.below(0x80));
        QCOMPARE(splitter.split(other.data(), size, lowered, words.roomForWords(size / 2 + 1)),
            AsciiSplitter::kNotAscii);
    }
}

} // namespace

class TestSplitWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asPython();
    void everyCodePoint();
    void stopWordsGo_data();
    void stopWordsGo();
    void stopWordList();
    void scratchIsReused();
    void asciiAndUnicodePathsAgree();
    void everyProcessor();
    void mixedTexts();
    void characters();
    void folds_data();
    void folds();
    void foldsSpace();
};

void TestSplitWords::asPython()
{
    std::ifstream file(kHere + "word_cases.txt");
    int cases = 0;
    for (std::string line; std::getline(file, line); ++cases) {
        const std::size_t tab = line.find('\t');
        const std::string text = fromHex(line.substr(0, tab));
        QCOMPARE(QString::fromStdString(split(text)), QString::fromStdString(fromHex(line.substr(tab + 1))));
    }
    QVERIFY(cases > 500);
}

void TestSplitWords::everyCodePoint()
{
    const Unicode14 unicode;
    QVERIFY(unicode.lower.size() > 1000);
    constexpr char32_t kTwoCharacters = 0x0130; // its lower case is no single character
    constexpr char32_t kSigma = 0x03A3; // its lower case depends on its neighbours
    Words words;
    for (char32_t c = 0; c < 0x110000; ++c) {
        if (!unicode.assigned[c] || c == kTwoCharacters || c == kSigma)
            continue;
        const auto mapped = unicode.lower.find(c);
        const std::string lowered = utf8(mapped == unicode.lower.end() ? c : mapped->second);
        splitWords(utf8(c) + utf8(c), StopWords::None, words);
        if (words.lowered() != lowered + lowered || words.size() != (unicode.word[c] ? 1u : 0u))
            QFAIL(qPrintable(QStringLiteral("U+%1").arg(static_cast<uint>(c), 0, 16)));
    }
}

void TestSplitWords::stopWordsGo_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("stop words go, in any case") << "The cat IS on the MAT" << "cat mat";
    QTest::newRow("one letter is no word") << "A I x yz" << "yz";
    QTest::newRow("only whole words count") << "these theses" << "theses";
    QTest::newRow("longer than any stop word") << "thereafterwards nevertheless" << "thereafterwards";
    QTest::newRow("beside other scripts") << QStringLiteral("the \u03c3\u03c4\u03bf and \u00e9t\u00e9")
                                          << QStringLiteral("\u03c3\u03c4\u03bf \u00e9t\u00e9");
    QTest::newRow("nothing left") << "of the" << "";
}

void TestSplitWords::stopWordsGo()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    QCOMPARE(QString::fromStdString(split(text.toStdString(), StopWords::English)), words);
}

void TestSplitWords::stopWordList()
{
    QCOMPARE(stopWordCount(StopWords::English), std::size_t{318});
    QCOMPARE(stopWordCount(StopWords::None), std::size_t{0});
    for (const char* word : {"a", "yourselves", "amoungst", "thereafter", "de"})
        QVERIFY(isStopWord(word));
    for (const char* word : {"", "The", "film", "yourselve", "yourselvess"})
        QVERIFY(!isStopWord(word));
}

void TestSplitWords::scratchIsReused()
{
    Words words;
    splitWords("one two three", StopWords::None, words);
    splitWords("four", StopWords::None, words);
    QCOMPARE(joined(words), std::string("four"));
    splitWords("", StopWords::None, words);
    QCOMPARE(words.size(), std::size_t{0});
}

void TestSplitWords::asciiAndUnicodePathsAgree()
{
    std::string text;
    for (char c = 1; c > 0 && c < 127; ++c)
        text += std::string(1, c) + c + "The_x9 ";
    QCOMPARE(split(text + " \u00a7"), split(text));
    QCOMPARE(split(text + " \u00a7", StopWords::English), split(text, StopWords::English));
}

void TestSplitWords::everyProcessor()
{
    compareWithPlain(baselineSplitter());
    const AsciiSplitter* wider = avx2Splitter();
    QCOMPARE(&fastestSplitter(), wider != nullptr ? wider : &baselineSplitter());
    if (wider != nullptr)
        compareWithPlain(*wider);
}

/// Pieces between blanks are split by the path for ASCII or by the one for Unicode, each by itself; the whole
/// text goes one way.
void TestSplitWords::mixedTexts()
{
    const std::vector<std::string> other{"\u0130stanbul", "\u039f\u0394\u039f\u03a3", "\u00e9T\u00c9",
        "\u4e2d\u6587", "a\u0301b", "\u023a\u023a", "\u00ad", "\U00010400\U00010401", "x\u2019s", "\u0663_"};
    heldout::Random random(12);
    for (int text = 0; text < 500; ++text) {
        std::string whole;
        std::string apart;
        for (std::uint64_t piece = 0, pieces = random.below(12); piece < pieces; ++piece) {
            const std::string word = random.below(3) == 0 ? other[random.below(other.size())]
                                                          : randomBytes(random, random.below(9), 0x80);
            whole += word + ' ';
            const std::string its = split(word, StopWords::English);
            apart += (apart.empty() || its.empty() ? "" : " ") + its;
        }
        QCOMPARE(split(whole, StopWords::English), apart);
    }
}

void TestSplitWords::characters()
{
    Words words;
    splitCharacters("A\t\u00a0 \u0130\u4e2d", words);
    QCOMPARE(std::string(words.lowered()), std::string("a i\u0307\u4e2d"));
    QCOMPARE(joined(words), std::string("a   i \u0307 \u4e2d"));
    splitCharacters("", words);
    QCOMPARE(words.size(), std::size_t{0});
}

void TestSplitWords::folds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("folded");
    QTest::newRow("ASCII") << "Ab-C1" << "ab-c1";
    QTest::newRow("sharp s") << QStringLiteral("Stra\u00dfe") << "strasse";
    QTest::newRow("final sigma") << QStringLiteral("\u03a3\u03c2\u03c3")
                                 << QStringLiteral("\u03c3\u03c3\u03c3");
    QTest::newRow("dotted capital i") << QStringLiteral("\u0130") << QStringLiteral("i\u0307");
    QTest::newRow("beyond 16 bits") << QStringLiteral("\U00010400\U0001F600")
                                    << QStringLiteral("\U00010428\U0001F600");
}

void TestSplitWords::folds()
{
    QFETCH(QString, text);
    QFETCH(QString, folded);
    std::string out = "left from before";
    foldCase(text.toStdString(), out);
    QCOMPARE(QString::fromStdString(out), folded);
}

void TestSplitWords::foldsSpace()
{
    std::string out = "left from before";
    foldSpace("  a \t\n b\u00a0\u3000c ", out);
    QCOMPARE(out, std::string("a b c"));
    foldSpace(" \n ", out);
    QCOMPARE(out, std::string());
}

QTEST_APPLESS_MAIN(TestSplitWords)
#include "tst_split_words.moc"
