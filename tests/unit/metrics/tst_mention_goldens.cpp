// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <map>
#include <set>

#include "metrics/mention_scorer.h"
#include "metrics/token_accuracy.h"
#include "unit/metrics/tags_for_tests.h"

using namespace heldout;
using namespace heldout::metrics;
using tests::conlleval;
using tests::mentionsOf;
using tests::strictly;

namespace {

const QString kShared = QStringLiteral(HELDOUT_SHARED_DATA);

QJsonObject objectOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

std::vector<std::string> textsOf(const QJsonValue& list)
{
    std::vector<std::string> texts;
    for (const QJsonValue text : list.toArray())
        texts.push_back(text.toString().toStdString());
    return texts;
}

double number(const QJsonValue& object, const char* name)
{
    return object[QLatin1String(name)].toDouble(-1);
}

/// The tools round, and say 0 where a score is undefined.
bool isAbout(std::optional<double> score, double golden, double tolerance)
{
    return std::abs(score.value_or(0) - golden) <= tolerance;
}

void compareScores(const Counts& counts, const QJsonValue& golden, const char* p, const char* r,
    const char* f, double scale, double tolerance)
{
    QVERIFY(isAbout(precision(counts), number(golden, p) / scale, tolerance));
    QVERIFY(isAbout(recall(counts), number(golden, r) / scale, tolerance));
    QVERIFY(isAbout(fScore(counts), number(golden, f) / scale, tolerance));
}

struct Sentence
{
    std::vector<std::string> gold, predicted;
};

MentionTotals totalsOf(MentionMode mode, const TagRules& rules, const std::vector<Sentence>& sentences)
{
    MentionScorer scorer(mode);
    for (const Sentence& sentence : sentences)
        scorer.score(mentionsOf(sentence.gold, rules), mentionsOf(sentence.predicted, rules));
    return scorer.totals();
}

struct NamedMode
{
    const char* name;
    MentionMode mode;
};
constexpr std::array kNervaluateModes{
    NamedMode{"strict", MentionMode::Strict},
    NamedMode{"exact", MentionMode::Exact},
    NamedMode{"partial", MentionMode::Partial},
    NamedMode{"ent_type", MentionMode::Type},
};
constexpr std::array kJnlpbaModes{
    NamedMode{"full", MentionMode::Strict},
    NamedMode{"left", MentionMode::Left},
    NamedMode{"right", MentionMode::Right},
};

/// Correct, incorrect, partial, missed and spurious, as counts of ours.
void compareNervaluate(const Counts& counts, const QJsonValue& golden)
{
    const double half = number(golden, "par") / 2;
    QCOMPARE(counts.tp, number(golden, "cor") + half);
    QCOMPARE(counts.fn, number(golden, "inc") + number(golden, "mis") + half);
    QCOMPARE(counts.fp, number(golden, "inc") + number(golden, "spu") + half);
}

/// Types and words (without white space) of the training mentions.
std::set<std::pair<std::string, std::string>> readTrainMentions(const QString& path)
{
    std::set<std::pair<std::string, std::string>> mentions;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return mentions;
    file.readLine();
    for (QByteArray line = file.readLine(); !line.isEmpty(); line = file.readLine()) {
        const QList<QByteArray> cells = line.trimmed().split('\t');
        mentions.emplace(cells[0].toStdString(), cells[2].toStdString());
    }
    return mentions;
}

/// Macro, weighted and micro scores, as the resampling has them.
void compareAverages(const MentionTotals& totals, const QJsonValue& report)
{
    Task task{Kind::Mentions, static_cast<std::uint32_t>(totals.types.size()), {}};
    Tally tally(task);
    for (std::size_t i = 0; i < totals.types.size(); ++i)
        tally.classes[i] = totals.types[i].counts;
    struct Row
    {
        const char* name;
        Average average;
    };
    for (const Row& row : {Row{"macro avg", Average::Macro}, Row{"weighted avg", Average::Weighted},
             Row{"micro avg", Average::Micro}}) {
        const QJsonValue expected = report[QLatin1String(row.name)];
        const auto scoreIn
            = [&](Measure measure) { return scoreOf(task, tally, {measure, row.average}).value; };
        QVERIFY(isAbout(scoreIn(Measure::Precision), number(expected, "precision"), 1e-12));
        QVERIFY(isAbout(scoreIn(Measure::Recall), number(expected, "recall"), 1e-12));
        QVERIFY(isAbout(scoreIn(Measure::F), number(expected, "f1-score"), 1e-12));
    }
}

/// What became of every gold mention, by type and by whether it stands among the training mentions.
void compareSeen(const std::vector<Sentence>& sentences, const std::vector<std::vector<std::string>>& tokens,
    const std::set<std::pair<std::string, std::string>>& train, const QJsonValue& expected)
{
    std::map<std::string, std::pair<double, double>> found; // of all
    MentionScorer scorer(MentionMode::Strict);
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        const auto gold = mentionsOf(sentences[i].gold, conlleval());
        const MentionOutcome& outcome = scorer.score(gold, mentionsOf(sentences[i].predicted, conlleval()));
        for (std::size_t g = 0; g < gold.size(); ++g) {
            std::string surface;
            for (std::uint32_t at = gold[g].first; at < gold[g].last; ++at)
                surface += tokens[i][at];
            auto& group
                = found[gold[g].type + (train.contains({gold[g].type, surface}) ? "/seen" : "/unseen")];
            group.first += outcome.gold[g].how == Match::Found ? 1 : 0;
            group.second += 1;
        }
    }
    QCOMPARE(found.size(), std::size_t{4});
    for (const auto& [name, group] : found) {
        const QJsonValue golden = expected[QString::fromStdString(name)];
        QCOMPARE(group.first, number(golden, "tp"));
        QCOMPARE(group.second, number(golden, "gold"));
    }
}

std::map<std::string, std::vector<Mention>> readMentions(const QString& path)
{
    std::map<std::string, std::vector<Mention>> mentions;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return mentions;
    for (QByteArray line = file.readLine(); !line.isEmpty(); line = file.readLine()) {
        const QList<QByteArray> cells = line.split('|');
        const QList<QByteArray> offsets = cells[1].split(' ');
        // Offsets of characters that are no white space: a unit as good as any other.
        mentions[cells[0].toStdString()].push_back(
            tests::mention(offsets[0].toUInt(), offsets[1].toUInt() + 1, ""));
    }
    return mentions;
}

} // namespace

class TestMentionGoldens : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tagSequences_data();
    void tagSequences();
    void rareMentions_data();
    void rareMentions();
    void officialTestSet();
    void geneMentions();
};

void TestMentionGoldens::tagSequences_data()
{
    QTest::addColumn<QJsonObject>("golden");
    const QJsonArray cases = objectOf(
        QStringLiteral(HELDOUT_TEST_DATA "/metrics/tag_sequence_cases.json"))[QLatin1String("cases")]
                                 .toArray();
    QCOMPARE(cases.size(), 14);
    for (const QJsonValue golden : cases)
        QTest::newRow(qPrintable(golden[QLatin1String("name")].toString())) << golden.toObject();
}

void TestMentionGoldens::tagSequences()
{
    QFETCH(const QJsonObject, golden);
    const auto gold = textsOf(golden[QLatin1String("gold")]);
    const auto predicted = textsOf(golden[QLatin1String("pred")]);
    const TagScheme scheme
        = tagSchemeFromText(golden[QLatin1String("scheme")].toString().toStdString()).value();
    const std::vector sentences{Sentence{gold, predicted}};

    for (const bool strict : {false, true}) {
        const QJsonValue expected = golden[QLatin1String(strict ? "entities_strict" : "entities_default")];
        const TagRules rules = strict ? strictly(scheme) : conlleval();
        for (const bool ofGold : {true, false}) {
            QJsonArray spans;
            for (const Mention& mention : mentionsOf(ofGold ? gold : predicted, rules))
                spans.append(QJsonArray{QString::fromStdString(mention.type), static_cast<int>(mention.first),
                    static_cast<int>(mention.last) - (strict ? 0 : 1)});
            QCOMPARE(spans, expected[QLatin1String(ofGold ? "gold" : "pred")].toArray());
        }
        compareScores(totalsOf(MentionMode::Strict, rules, sentences).all,
            golden[QLatin1String(strict ? "seqeval_strict" : "seqeval_default")], "p", "r", "f", 1, 1e-12);
    }

    const Counts lenient = totalsOf(MentionMode::Strict, conlleval(), sentences).all;
    const QJsonValue script = golden[QLatin1String("conlleval_pl")];
    QCOMPARE(lenient.tp, number(script, "correct"));
    QCOMPARE(lenient.gold(), number(script, "gold"));
    QCOMPARE(lenient.predicted(), number(script, "found"));
    compareScores(lenient, script, "precision", "recall", "fb1", 100, 0.5e-4);
    TokenAccuracy accuracy;
    QVERIFY(accuracy.add(gold, predicted));
    QVERIFY(isAbout(accuracy.accuracy(), number(script, "accuracy") / 100, 0.5e-4));
    QVERIFY(isAbout(accuracy.accuracy(), number(golden[QLatin1String("seqeval_default")], "acc"), 1e-12));

    const QJsonObject nervaluate = golden[QLatin1String("nervaluate")].toObject();
    for (const NamedMode& of : kNervaluateModes) {
        if (nervaluate.contains(QLatin1String("error"))) // it knows neither S nor U
            continue;
        const Counts counts = totalsOf(of.mode, conlleval(), sentences).all;
        compareNervaluate(counts, nervaluate[QLatin1String(of.name)]);
        compareScores(counts, nervaluate[QLatin1String(of.name)], "p", "r", "f", 1, 0.5e-4);
    }

    const QJsonObject jnlpba = golden[QLatin1String("jnlpba_evalIOB2")].toObject();
    for (const NamedMode& of : kJnlpbaModes) {
        if (scheme != TagScheme::Iob2)
            continue;
        const Counts counts = totalsOf(of.mode, strictly(scheme), sentences).all;
        if (jnlpba.contains(QLatin1String("error"))) {
            QVERIFY(!precision(counts) || !recall(counts));
            continue;
        }
        QCOMPARE(counts.tp, number(jnlpba[QLatin1String(of.name)], "n"));
        compareScores(counts, jnlpba[QLatin1String(of.name)], "precision", "recall", "f", 1, 0.5e-4);
    }
}

void TestMentionGoldens::rareMentions_data()
{
    QTest::addColumn<QByteArray>("system");
    QTest::addColumn<QByteArray>("tags");
    QTest::addColumn<QByteArray>("golden");
    if (!QFile::exists(kShared)) {
        QTest::newRow("none") << QByteArray() << QByteArray() << QByteArray();
        return;
    }
    for (const char* const system : {"train_dictionary", "oracle_target_echo"}) {
        QTest::addRow("%s as tagged", system)
            << QByteArray(system) << QByteArray("direct_tags") << QByteArray("direct_tags");
        QTest::addRow("%s through tags in the text", system)
            << QByteArray(system) << QByteArray("evalscope_tags") << QByteArray("via_xml_evalscope");
    }
}

void TestMentionGoldens::rareMentions()
{
    QFETCH(const QByteArray, system);
    QFETCH(const QByteArray, tags);
    QFETCH(const QByteArray, golden);
    if (system.isEmpty())
        return; // the data are not beside the checkout
    const QString folder = kShared + QStringLiteral("/goldens/entities/");
    QFile goldFile(folder + QStringLiteral("jnlpba_rare_gold.tsv"));
    QFile systemFile(
        folder + QStringLiteral("responses_") + QLatin1String(system) + QStringLiteral(".jsonl"));
    QVERIFY(goldFile.open(QIODevice::ReadOnly) && systemFile.open(QIODevice::ReadOnly));
    goldFile.readLine();
    std::vector<Sentence> sentences;
    std::vector<std::vector<std::string>> tokens;
    TokenAccuracy accuracy;
    for (QByteArray line = goldFile.readLine(); !line.isEmpty(); line = goldFile.readLine()) {
        const QJsonObject reply = QJsonDocument::fromJson(systemFile.readLine()).object();
        const QList<QByteArray> cells = line.split('\t');
        sentences.push_back({tests::words(cells[3].toStdString()),
            tests::words(reply[QLatin1String(tags)].toString().toStdString())});
        tokens.push_back(tests::words(cells[2].toStdString()));
        QVERIFY(accuracy.add(sentences.back().gold, sentences.back().predicted));
    }
    QCOMPARE(sentences.size(), std::size_t{465});
    const QJsonValue expected = objectOf(
        folder + QStringLiteral("jnlpba_rare_scores.json"))[QLatin1String(system)][QLatin1String(golden)];
    QVERIFY(isAbout(accuracy.accuracy(), number(expected, "accuracy"), 1e-12));
    QVERIFY(isAbout(accuracy.baseline(), 0.8739903069466882, 1e-12));

    const MentionTotals strict = totalsOf(MentionMode::Strict, conlleval(), sentences);
    QCOMPARE(strict.all.tp, number(expected[QLatin1String("counts")], "tp"));
    QCOMPARE(strict.all.gold(), number(expected[QLatin1String("counts")], "gold"));
    QCOMPARE(strict.all.predicted(), number(expected[QLatin1String("counts")], "pred"));
    QVERIFY(isAbout(strict.meanItemF1, number(expected, "mean_of_per_sample_f1"), 1e-12));
    const QJsonValue report = expected[QLatin1String("report")];
    QCOMPARE(strict.types.size(), std::size_t{2});
    for (const TypeRow& row : strict.types) {
        const QJsonValue ofType = report[QString::fromStdString(row.type)];
        QCOMPARE(row.counts.gold(), number(ofType, "support"));
        compareScores(row.counts, ofType, "precision", "recall", "f1-score", 1, 1e-12);
    }
    compareAverages(strict, report);
    const QJsonArray micro = expected[QLatin1String("strict_IOB2_micro")].toArray();
    const Counts iob2 = totalsOf(MentionMode::Strict, strictly(TagScheme::Iob2), sentences).all;
    QVERIFY(isAbout(precision(iob2), micro[0].toDouble(), 1e-12));
    QVERIFY(isAbout(recall(iob2), micro[1].toDouble(), 1e-12));
    QVERIFY(isAbout(fScore(iob2), micro[2].toDouble(), 1e-12));

    compareSeen(sentences, tokens, readTrainMentions(folder + QStringLiteral("train_mentions_rare.tsv")),
        expected[QLatin1String("recall_by_seen_in_train")]);

    for (const NamedMode& of : kNervaluateModes) {
        const QJsonValue counts = expected[QLatin1String("nervaluate_counts")][QLatin1String(of.name)];
        const Counts ours = totalsOf(of.mode, conlleval(), sentences).all;
        if (of.mode == MentionMode::Type && system == "train_dictionary")
            // In one sentence a prediction of another type comes first and uses the gold mention up, there.
            QCOMPARE(ours.tp, number(counts, "cor") + 1);
        else
            compareNervaluate(ours, counts);
    }
}

void TestMentionGoldens::officialTestSet()
{
    QFile file(kShared + QStringLiteral("/data/jnlpba/Genia4EReval2.iob2"));
    if (!file.open(QIODevice::ReadOnly))
        return; // the data are not beside the checkout
    std::vector<std::string> tags;
    TagSchemeDetector detector;
    MentionScorer scorer(MentionMode::Strict);
    const auto end = [&] {
        if (tags.empty())
            return;
        QVERIFY(detector.add(tags));
        const auto mentions = mentionsOf(tags, {TagScheme::Iob2, InvalidTags::Refuse});
        scorer.score(mentions, mentions);
        tags.clear();
    };
    for (QByteArray line = file.readLine(); !line.isEmpty(); line = file.readLine()) {
        line = line.trimmed();
        if (line.isEmpty())
            end();
        else if (!line.startsWith("###MEDLINE:"))
            tags.push_back(line.split('\t').last().toStdString());
    }
    end();
    QVERIFY(detector.result()->scheme == TagScheme::Iob2);
    QCOMPARE(detector.result()->invalid, std::uint64_t{0});
    std::map<std::string, double> support;
    for (const TypeRow& row : scorer.totals().types)
        support[row.type] = row.counts.tp;
    QVERIFY(support
        == (std::map<std::string, double>{
            {"protein", 5067}, {"cell_type", 1921}, {"DNA", 1056}, {"cell_line", 500}, {"RNA", 118}}));
}

void TestMentionGoldens::geneMentions()
{
    auto gold = readMentions(kShared + QStringLiteral("/data/bc2gm/test_GENE.eval"));
    if (gold.empty())
        return; // the data are not beside the checkout
    auto alternatives = readMentions(kShared + QStringLiteral("/data/bc2gm/test_ALTGENE.eval"));
    auto predicted
        = readMentions(kShared + QStringLiteral("/goldens/leakage/inputs/bc2gm_dictionary_predictions.eval"));
    for (const auto& [id, mentions] : predicted)
        gold.try_emplace(id);
    MentionScorer scorer(MentionMode::Alternatives);
    for (const auto& [id, mentions] : gold)
        scorer.score(mentions, predicted[id], alternatives[id]);
    const MentionTotals totals = scorer.totals();
    const QJsonObject all = objectOf(kShared + QStringLiteral("/goldens/leakage/bc2gm.json"));
    const QJsonValue expected = all[QLatin1String("bc2gm_dictionary_baseline_eval")];
    const QJsonValue full = expected[QLatin1String("full")];
    QCOMPARE(totals.all.tp, 3122.0);
    QVERIFY(totals.all == (Counts{number(full, "tp"), number(full, "fp"), number(full, "fn")}));
    compareScores(totals.all, full, "precision", "recall", "f1", 1, 1e-12);
    QCOMPARE(static_cast<double>(totals.predicted), number(expected, "predictions"));
}

QTEST_GUILESS_MAIN(TestMentionGoldens)
#include "tst_mention_goldens.moc"
