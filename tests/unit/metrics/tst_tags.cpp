// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <array>
#include <optional>

#include "metrics/token_accuracy.h"
#include "unit/metrics/tag_oracles.h"
#include "unit/metrics/tags_for_tests.h"

using namespace heldout;
using namespace heldout::metrics;
using tests::conlleval;
using tests::mention;
using tests::mentionsOf;
using tests::Spans;
using tests::spansOf;
using tests::strictly;
using tests::words;

namespace {

struct SchemeLetters
{
    TagScheme scheme;
    const char* letters;
};
constexpr std::array kLettersOf{
    SchemeLetters{TagScheme::Iob1, "BI"},
    SchemeLetters{TagScheme::Iob2, "BI"},
    SchemeLetters{TagScheme::Ioe1, "IE"},
    SchemeLetters{TagScheme::Ioe2, "IE"},
    SchemeLetters{TagScheme::Iobes, "BIES"},
    SchemeLetters{TagScheme::Bilou, "BILU"},
};

std::string messageOf(const std::vector<std::string>& tags, const TagRules& rules)
{
    std::vector<Mention> mentions;
    const Status status = TagDecoder(rules).decode(tags, mentions);
    return status ? std::string() : status.error().message.text();
}

Result<DetectedScheme> detected(const std::vector<std::string>& sentences)
{
    TagSchemeDetector detector;
    for (const std::string& sentence : sentences) {
        if (const Status status = detector.add(words(sentence)); !status)
            return tl::unexpected(status.error());
    }
    return detector.result();
}

} // namespace

class TestTags : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tagsHaveALetterAHyphenAndAType();
    void whatIsNoTagIsToldWithItsPlace_data();
    void whatIsNoTagIsToldWithItsPlace();
    void namesOfSchemes();
    void aTypeMayHoldHyphens();
    void lenientIsTheScriptOfTheSharedTasks();
    void strictIsTheDefinitionOfTheScheme();
    void policies();
    void repairsOfAllSentencesAreCounted();
    void lettersOfOtherSchemesAreRefused();
    void mentionsSurviveEveryScheme();
    void whatTagsCannotSay();
    void schemesAreDetected_data();
    void schemesAreDetected();
    void schemesAreDetectedWhateverTheMentions();
    void mixedLettersAreNoScheme();
    void mentionsArePlacedInTheText();
    void accuracyAndItsBaseline();
    void anyBytesAreReadOrRefused();
};

void TestTags::tagsHaveALetterAHyphenAndAType()
{
    const std::optional<Tag> tag = parseTag("B-cell-line");
    QVERIFY(tag);
    QCOMPARE(tag->type, std::string_view("cell-line"));
    QVERIFY(tag->part == TagPart::Begin);
    QVERIFY(parseTag("M-A")->part == TagPart::Inside);
    QVERIFY(parseTag("W-A")->part == TagPart::Single);
    QVERIFY(parseTag("U-A")->part == TagPart::Single);
    QVERIFY(parseTag("L-A")->part == TagPart::End);
    QVERIFY(parseTag("O")->part == TagPart::Outside);
    QCOMPARE(parseTag("cell-line-B", TagSide::Behind)->type, std::string_view("cell-line"));
    QVERIFY(!parseTag("B-A", TagSide::Behind));
}

void TestTags::whatIsNoTagIsToldWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("tag");
    for (const char* const tag :
        {"ORGANIZATION", "B", "I", "B-", "-A", "B_A", "b-A", "X-A", "O-A", "o", "", "B A", "\xc3\xa9-A"})
        QTest::newRow(*tag == 0 ? "nothing" : tag) << QByteArray(tag);
}

void TestTags::whatIsNoTagIsToldWithItsPlace()
{
    QFETCH(const QByteArray, tag);
    const std::string text = tag.toStdString();
    TagDecoder decoder(conlleval());
    TagSchemeDetector detector;
    std::vector<Mention> mentions;
    QVERIFY(decoder.decode(words("O B-A"), mentions));
    QVERIFY(detector.add(words("O B-A")));
    const std::vector<std::string> tags{"O", "B-A", text};
    const std::string expected = "Sentence 2, token 3: “" + text + "” is no tag.";
    for (const Status& status : {decoder.decode(tags, mentions), detector.add(tags)}) {
        QVERIFY(!status);
        QVERIFY(status.error().code == Code::InvalidArgument);
        QCOMPARE(status.error().message.text(), expected);
    }
}

void TestTags::namesOfSchemes()
{
    for (const TagScheme scheme : kTagSchemes)
        QVERIFY(tagSchemeFromText(toText(scheme)) == scheme);
    QVERIFY(tagSchemeFromText("bio") == TagScheme::Iob2);
    QVERIFY(tagSchemeFromText("BMEWO") == TagScheme::Iobes);
    QVERIFY(tagSchemeFromText("IOB") == TagScheme::Iob1);
    QVERIFY(!tagSchemeFromText("IOB3"));
    QVERIFY(!tagSchemeFromText(""));
}

void TestTags::aTypeMayHoldHyphens()
{
    const auto tags = words("B-cell-line I-cell-line B-Organ O");
    QCOMPARE(spansOf(mentionsOf(tags, conlleval())), (Spans{{"cell-line", 0, 2}, {"Organ", 2, 3}}));
}

void TestTags::lenientIsTheScriptOfTheSharedTasks()
{
    QCOMPARE(spansOf(mentionsOf(words("B-A E-A B-A E-A"), conlleval())), (Spans{{"A", 0, 2}, {"A", 2, 4}}));
    QCOMPARE(spansOf(mentionsOf(words("B-A I-A I-A E-A"), conlleval())), (Spans{{"A", 0, 4}}));
    QCOMPARE(spansOf(mentionsOf(words("B-L I-L O I-L"), conlleval())), (Spans{{"L", 0, 2}, {"L", 3, 4}}));
    QCOMPARE(spansOf(mentionsOf(words("U-A U-A B-A L-A"), conlleval())),
        (Spans{{"A", 0, 1}, {"A", 1, 2}, {"A", 2, 4}}));
    Random random(1);
    for (int round = 0; round < 3000; ++round) {
        const auto tags = tests::randomTags(random, "BIE", random.below(12));
        QCOMPARE(spansOf(mentionsOf(tags, conlleval())), tests::conllevalOracle(tags));
    }
}

void TestTags::strictIsTheDefinitionOfTheScheme()
{
    QCOMPARE(spansOf(mentionsOf(words("B-L I-L O I-L"), strictly(TagScheme::Iob2))), (Spans{{"L", 0, 2}}));
    Random random(2);
    for (const SchemeLetters& of : kLettersOf) {
        std::size_t found = 0;
        for (int round = 0; round < 3000; ++round) {
            const auto tags = tests::randomTags(random, of.letters, random.below(10));
            const Spans expected = tests::strictOracle(of.scheme, tags);
            found += expected.size();
            QCOMPARE(spansOf(mentionsOf(tags, strictly(of.scheme))), expected);
            // Repaired, they are those of the lenient rule.
            QCOMPARE(spansOf(mentionsOf(tags, {of.scheme, InvalidTags::StartMention})),
                spansOf(mentionsOf(tags, conlleval())));
        }
        QVERIFY(found > 1000);
    }
}

void TestTags::policies()
{
    const auto tags = words("B-A O I-A I-A I-B");
    std::vector<Mention> mentions;
    TagDecoder starting({TagScheme::Iob2, InvalidTags::StartMention});
    QVERIFY(starting.decode(tags, mentions));
    QCOMPARE(spansOf(mentions), (Spans{{"A", 0, 1}, {"A", 2, 4}, {"B", 4, 5}}));
    QCOMPARE(starting.repairs().mentions, std::uint64_t{2});
    QVERIFY(starting.repairs().first == (TagPlace{0, 2}));
    TagDecoder dropping({TagScheme::Iob2, InvalidTags::Drop});
    QVERIFY(dropping.decode(tags, mentions));
    QCOMPARE(spansOf(mentions), (Spans{{"A", 0, 1}}));
    QCOMPARE(dropping.repairs().mentions, std::uint64_t{2});
    QCOMPARE(messageOf(tags, {TagScheme::Iob2, InvalidTags::Refuse}),
        std::string("Sentence 1, token 3: the mention that begins with “I-A” breaks the rules of IOB2."));
    QCOMPARE(messageOf(words("B-A O B-A I-A"), {TagScheme::Iob2, InvalidTags::Refuse}), std::string());
    TagDecoder lenient(conlleval());
    QVERIFY(lenient.decode(tags, mentions));
    QCOMPARE(lenient.repairs().mentions, std::uint64_t{0});
}

void TestTags::repairsOfAllSentencesAreCounted()
{
    TagDecoder decoder({TagScheme::Iobes, InvalidTags::StartMention});
    std::vector<Mention> mentions;
    for (const char* const sentence : {"S-A O", "", "B-A E-A B-A", "I-A"})
        QVERIFY(decoder.decode(words(sentence), mentions));
    QCOMPARE(decoder.sentences(), std::uint64_t{4});
    QCOMPARE(decoder.repairs().mentions, std::uint64_t{2});
    QVERIFY(decoder.repairs().first == (TagPlace{2, 2}));
}

void TestTags::lettersOfOtherSchemesAreRefused()
{
    for (const InvalidTags policy : {InvalidTags::StartMention, InvalidTags::Drop, InvalidTags::Refuse}) {
        QCOMPARE(messageOf(words("B-A S-A"), {TagScheme::Iob2, policy}),
            std::string("Sentence 1, token 2: IOB2 has no tag such as “S-A”."));
        QVERIFY(!messageOf(words("B-A L-A"), {TagScheme::Iobes, policy}).empty());
        QVERIFY(!messageOf(words("B-A M-A"), {TagScheme::Iob2, policy}).empty());
    }
    QCOMPARE(spansOf(mentionsOf(words("B-A M-A E-A"), strictly(TagScheme::Iobes))), (Spans{{"A", 0, 3}}));
}

void TestTags::mentionsSurviveEveryScheme()
{
    QCOMPARE(*encodeTags(std::vector{mention(1, 3), mention(3, 4), mention(4, 5, "B")}, 6, TagScheme::Iob1),
        words("O I-A I-A B-A I-B O"));
    QCOMPARE(*encodeTags(std::vector{mention(0, 2), mention(2, 3), mention(3, 4, "B")}, 4, TagScheme::Ioe1),
        words("I-A E-A I-A I-B"));
    Random random(3);
    for (int round = 0; round < 500; ++round) {
        const auto tokens = static_cast<std::uint32_t>(random.below(12));
        const auto mentions = tests::randomMentions(random, tokens);
        for (const TagScheme from : kTagSchemes) {
            for (const TagSide side : {TagSide::Before, TagSide::Behind}) {
                const auto tags = encodeTags(mentions, tokens, from, side);
                QVERIFY(tags);
                const TagRules rules{from, InvalidTags::Refuse, side};
                QCOMPARE(spansOf(mentionsOf(*tags, rules)), spansOf(mentions));
                const std::vector<std::string_view> views(tags->begin(), tags->end());
                for (const TagScheme to : kTagSchemes)
                    QCOMPARE(*convertTags(views, rules, to), *encodeTags(mentions, tokens, to, side));
            }
        }
    }
}

void TestTags::whatTagsCannotSay()
{
    const auto refused = [](std::vector<Mention> mentions) {
        const auto tags = encodeTags(mentions, 5, TagScheme::Iob2);
        return !tags && tags.error().code == Code::InvalidArgument;
    };
    QVERIFY(refused({mention(0, 2), mention(1, 3)}));
    QVERIFY(refused({mention(0, 6)}));
    QVERIFY(refused({mention(2, 2)}));
    QVERIFY(refused({mention(0, 1, "")}));
    QVERIFY(refused({mention(0, 4, "A", {{0, 1}, {3, 4}})}));
    QVERIFY(!refused({mention(2, 3), mention(0, 2)}));
}

void TestTags::schemesAreDetected_data()
{
    QTest::addColumn<QByteArray>("sentence");
    QTest::addColumn<QByteArray>("scheme");
    QTest::addColumn<QByteArray>("why");
    const auto row = [](const char* sentence, const char* scheme, const char* why) {
        QTest::newRow(sentence) << QByteArray(sentence) << QByteArray(scheme) << QByteArray(why);
    };
    row("B-A I-A O B-A", "IOB2", "Every mention begins with B and goes on with I: IOB2.");
    row("I-A I-A O I-A B-A", "IOB1",
        "Every mention begins with I, or with B where it touches another one of its type: IOB1.");
    row("I-A O", "IOB1",
        "Every mention begins with I, or with B where it touches another one of its type: IOB1.");
    row("I-A E-A O E-A", "IOE2", "Every mention ends with E: IOE2.");
    row("I-A E-A I-A", "IOE1",
        "Every mention ends with I, or with E where it touches another one of its type: IOE1.");
    row("B-A E-A S-A", "IOBES", "Every mention begins with B and ends with E, or is one S: IOBES.");
    row("B-A M-A E-A", "IOBES", "Every mention begins with B and ends with E, or is one S: IOBES.");
    row("B-A L-A O U-A", "BILOU", "Every mention begins with B and ends with L, or is one U: BILOU.");
    row("O O", "IOB2", "No tag but O was seen: taken as IOB2.");
    row("B-A O B-A O I-A", "IOB2",
        "IOB2 fits best. Of 3 mentions 1 breaks its rules: in sentence 1, at token 5.");
    row("B-A O B-A O I-A O B-A O I-A", "IOB2",
        "IOB2 fits best. Of 5 mentions 2 break its rules, the first in sentence 1, at token 5.");
}

void TestTags::schemesAreDetected()
{
    QFETCH(const QByteArray, sentence);
    QFETCH(const QByteArray, scheme);
    QFETCH(const QByteArray, why);
    const auto found = detected({sentence.toStdString()});
    QVERIFY(found);
    QCOMPARE(QByteArray(toText(found->scheme)), scheme);
    QCOMPARE(QByteArray::fromStdString(found->why.text()), why);
}

void TestTags::schemesAreDetectedWhateverTheMentions()
{
    Random random(4);
    for (const TagScheme scheme : kTagSchemes) {
        TagSchemeDetector detector;
        std::uint64_t mentions = 0;
        for (int sentence = 0; sentence < 50; ++sentence) {
            const auto of = tests::randomMentions(random, 12);
            mentions += of.size();
            QVERIFY(detector.add(*encodeTags(of, 12, scheme)));
        }
        const auto found = detector.result();
        QVERIFY(found);
        QVERIFY(found->scheme == scheme);
        QCOMPARE(found->mentions, mentions);
        QCOMPARE(found->invalid, std::uint64_t{0});
    }
}

void TestTags::mixedLettersAreNoScheme()
{
    const auto found = detected({"B-A E-A", "B-A L-A"});
    QVERIFY(!found);
    QVERIFY(found.error().code == Code::InvalidArgument);
}

void TestTags::mentionsArePlacedInTheText()
{
    const std::vector<TextSpan> tokens{{0, 2}, {3, 7}, {7, 8}};
    std::vector<Mention> mentions{mention(0, 2), mention(2, 3)};
    QVERIFY(placeInText(mentions, tokens));
    QCOMPARE(spansOf(mentions), (Spans{{"A", 0, 7}, {"A", 7, 8}}));
    mentions = {mention(2, 4)};
    QVERIFY(!placeInText(mentions, tokens));
}

void TestTags::accuracyAndItsBaseline()
{
    TokenAccuracy accuracy;
    QVERIFY(!accuracy.accuracy() && !accuracy.baseline());
    QVERIFY(accuracy.add(words("O O B-A I-A"), words("O B-A B-A I-B")));
    QCOMPARE(*accuracy.accuracy(), 0.5);
    QVERIFY(accuracy.add(words("O O O O"), words("O O O O")));
    QCOMPARE(*accuracy.accuracy(), 0.75);
    QCOMPARE(*accuracy.baseline(), 0.75);
    const Status status = accuracy.add(words("O O"), words("O"));
    QVERIFY(!status);
    QCOMPARE(status.error().message.text(),
        std::string(
            "A sentence must have as many predicted tags as gold ones: there are 1 predicted and 2 gold."));
    QCOMPARE(accuracy.tokens, std::uint64_t{8});
}

void TestTags::anyBytesAreReadOrRefused()
{
    constexpr std::string_view kBytes("BIELSUMWO-A\xc3\xa9 \0", 15);
    Random random(5);
    std::vector<Mention> mentions;
    for (int round = 0; round < 20000; ++round) {
        std::vector<std::string> tags(random.below(6));
        for (std::string& tag : tags) {
            for (std::size_t i = random.below(5); i > 0; --i)
                tag += kBytes[random.below(kBytes.size())];
        }
        TagRules rules;
        if (random.below(2) == 0)
            rules.scheme = kTagSchemes[random.below(kTagSchemes.size())];
        rules.invalid = static_cast<InvalidTags>(random.below(3));
        rules.side = static_cast<TagSide>(random.below(2));
        const Status status = TagDecoder(rules).decode(tags, mentions);
        QVERIFY(status || status.error().code == Code::InvalidArgument);
        if (!status)
            continue;
        for (std::size_t i = 0; i < mentions.size(); ++i) {
            QVERIFY(mentions[i].first < mentions[i].last && mentions[i].last <= tags.size());
            QVERIFY(i == 0 || mentions[i - 1].last <= mentions[i].first);
        }
    }
}

QTEST_GUILESS_MAIN(TestTags)
#include "tst_tags.moc"
