// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "unit/formats/prediction_fixture.h"

using namespace heldout;
using namespace heldout::formats;
using namespace Qt::StringLiterals;

class PredictionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatAFileIs_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QTest::addColumn<FormatId>("format");
        QTest::addColumn<QByteArray>("columns"); // id text labels scores gold
        const auto row = [](const char* title, const char* bytes, const QString& name, FormatId format,
                             const char* columns) {
            QTest::newRow(title) << QByteArray(bytes) << name << format << QByteArray(columns);
        };
        row("prediction and sentence", "prediction\tsentence\n0\tuneasy mishmash .\n1\tgood one .\n",
            u"p.tsv"_s, FormatId::Tsv, "- #2 #1 - -");
        row("index and label", "index\tlabel\n0\t0\n1\t0\n2\t1\n", u"p.tsv"_s, FormatId::Tsv, "#1 - #2 - -");
        row("gold label beside", "id\tlabel\tprediction\na\t1\t0\nb\t0\t0\n", u"p.tsv"_s, FormatId::Tsv,
            "#1 - #3 - -");
        row("scores by class", "id,prob_neg,prob_pos\na,0.1,0.9\nb,0.7,0.3\n", u"p.csv"_s, FormatId::Csv,
            "#1 - - #2+#3 -");
        row("label and score", "id,label,score\na,pos,0.9\nb,neg,0.3\n", u"p.csv"_s, FormatId::Csv,
            "#1 - #2 #3 -");
        row("no header", "a1\tpos\nb2\tneg\nc3\tpos\nd4\tneg\ne5\tpos\nf6\tneg\ng7\tneg\nh8\tneg\n",
            u"p.tsv"_s, FormatId::Tsv, "#1 - #2 - -");
        row("no header, score", "a1\t0.5\nb2\t0.25\nc3\t1\n", u"p.tsv"_s, FormatId::Tsv, "#1 - - #2 -");
        row("label a line", "pos\nneg\npos\n", u"p.txt"_s, FormatId::Lines, "- - #1 - -");
        row("label a line, header", "prediction\npos\nneg\n", u"p.txt"_s, FormatId::Lines, "- - #1 - -");
        row("score a line", "0.25\n0.5\n1\n", u"p.txt"_s, FormatId::Lines, "- - - #1 -");
        row("id and label, a blank", "a1 pos\nb2 pos\nc3 pos\n", u"p.txt"_s, FormatId::Tsv, "#1 - #2 - -");
        row("JSONL",
            R"({"id":1,"prediction":"a","scores":{"a":0.5,"b":0.25}})"
            "\n",
            u"p.jsonl"_s, FormatId::Jsonl, "id - prediction scores.a+scores.b -");
        row("BC2GM", "X1|1 2|bc\nX2|0 0|a\n", u"p.eval"_s, FormatId::Bc2gm, "id - - - -");
        row("tags alone", "B-X\nI-X\nO\n\nO\n", u"p.txt"_s, FormatId::Conll, "- - #1 - -");
        row("words and tags", "a B-X\nb O\n\nc O\n", u"p.txt"_s, FormatId::Conll, "- #1 #2 - -");
        row("gold and predicted", "a B-X B-X\nb O O\n\nc O B-X\n", u"p.txt"_s, FormatId::Conll,
            "- #1 #3 - #2");
        row("chunks before", "EU NNP I-NP I-ORG\nx V I-VP O\n\nc N O O\n", u"p.txt"_s, FormatId::Conll,
            "- #1 #4 - -");
    }
    void whatAFileIs()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        QFETCH(FormatId, format);
        QFETCH(QByteArray, columns);
        const FileToRead file(bytes, name);
        const auto found = detectPredictions(file.path);
        QVERIFY(found.has_value());
        QCOMPARE(found->format, format);
        const auto joined = [](const std::vector<std::string>& names) {
            QByteArray all;
            for (const std::string& one : names)
                all += (all.isEmpty() ? "" : "+") + QByteArray::fromStdString(one);
            return all;
        };
        QByteArray got;
        const PredictionColumns& c = found->columns;
        for (const QByteArray& one :
            {joined({c.id}), joined({c.text}), joined(c.labels), joined(c.scores), joined({c.gold})})
            got += (one.isEmpty() ? "-" : one) + ' ';
        QCOMPARE(got.trimmed(), columns);
        QVERIFY(!found->reason.empty());
        QCOMPARE(found->hasIds, !c.id.empty());
        const auto shown = previewPredictions(file.path, {});
        QVERIFY(shown.has_value());
        QVERIFY(!shown->rows.empty());
        QVERIFY(shown->complete);
        QCOMPARE(shown->heads.size(), found->columnNames.size());
    }

    void rowsOfATable()
    {
        PredictionFile file(
            "id\tprediction\ttext\ny\tpos\tgood\nx\t\tbad\ny\tneg\tagain\n\tpos\tlost\nz\n", u"p.tsv"_s);
        const auto report = file.read();
        QVERIFY(report.has_value());
        QCOMPARE(file.sink.labels(), "pos||neg|");
        QCOMPARE(file.sink.rows[0].key, "y");
        QCOMPARE(file.sink.rows[0].text, "good");
        QCOMPARE(file.sink.rows[2].line, std::uint64_t(4));
        QCOMPARE(file.sink.rows[2].position, std::uint64_t(2));
        QVERIFY(report->detection.hasIds);
        QCOMPARE(report->predictions, std::uint64_t(3));
        QCOMPARE(report->rows, std::uint64_t(5));
        QCOMPARE(report->sources[0].refused, std::uint64_t(2));
        const KeepingSink& found = file.sink.findings;
        QCOMPARE(found.first(DiagnosticCode::DuplicateKey).line, std::uint64_t(4));
        QCOMPARE(found.first(DiagnosticCode::MissingField).line, std::uint64_t(5));
        QCOMPARE(found.first(DiagnosticCode::ColumnCount).line, std::uint64_t(6));
    }

    void refusedRowsShiftNothing()
    {
        PredictionFile file("prob_a,prob_b\n0.5,0.25\n0.5,much\n0.25,0.5\n", u"p.csv"_s);
        QVERIFY(file.read().has_value());
        QCOMPARE(file.sink.labels(), "a|b|");
        QCOMPARE(file.sink.rows[1].position, std::uint64_t(2));
        const Diagnostic bad = file.sink.findings.first(DiagnosticCode::BadScore);
        QCOMPARE(bad.line, std::uint64_t(3));
        QCOMPARE(bad.column, std::uint64_t(2));
    }

    void scoresMakeLabels()
    {
        PredictionFile file("id,p_neg,p_pos\na,0.5,0.5\nb,0.1,0.9\nc,0.7,0.8\n", u"p.csv"_s);
        auto report = file.read();
        QVERIFY(report.has_value());
        QCOMPARE(file.sink.labels(), "neg|pos|pos|"); // of equal ones the first
        QCOMPARE(file.sink.rows[1].scores[1].label, "pos");
        QCOMPARE(file.sink.rows[1].scores[1].score, 0.9);
        const std::vector<std::string> classes{"neg", "pos"};
        QCOMPARE(report->classes, classes);
        PredictionOptions options;
        options.severalLabels = true;
        QVERIFY(file.read(options).has_value());
        QCOMPARE(file.sink.labels(), "neg+pos|pos|neg+pos|");
        options.classes = {"one"};
        QCOMPARE(file.read(options).error().code, Code::InvalidArgument);
        options = {};
        options.classes = {"A", "B"};
        QVERIFY(file.read(options).has_value());
        QCOMPARE(file.sink.labels(), "A|B|B|");
    }

    void oneScoreIsOfThePositiveClass()
    {
        PredictionFile file("0.25\n0.5\n1e-3\n", u"p.txt"_s);
        QVERIFY(file.read().has_value());
        QCOMPARE(file.sink.labels(), "0|1|0|");
        QCOMPARE(file.sink.rows[2].scores[0].label, "1");
        PredictionOptions options;
        options.positive = "yes";
        options.negative = "no";
        options.threshold = 0.2;
        QVERIFY(file.read(options).has_value());
        QCOMPARE(file.sink.labels(), "yes|yes|no|");
    }

    void scoresGoByTheLabelsOfItems_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("items"); // labels of items; the last of two is the positive one
        QTest::addColumn<QByteArray>("labels");
        QTest::newRow("columns are called by them")
            << QByteArray("id\tneg\tneu\tpos\na\t0.1\t0.7\t0.2\nb\t1\t2\t3\n") << u"p.tsv"_s
            << QByteArray("neg neu pos") << QByteArray("neu|pos|");
        QTest::newRow("by position") << QByteArray("neg,pos\n0.1,0.9\n0.7,0.3\n") << u"p.csv"_s
                                     << QByteArray("neg pos") << QByteArray("pos|neg|");
        QTest::newRow("numbers are names") << QByteArray("id\t0\t1\t2\na\t0.1\t0.7\t0.2\nb\t1\t2\t3\n")
                                           << u"p.tsv"_s << QByteArray("0 1 2") << QByteArray("1|2|");
        QTest::newRow("a whole name before a part of it")
            << QByteArray("id\tp_a\tp_b\na\t0.1\t0.7\n") << u"p.tsv"_s << QByteArray("p_a p_b c")
            << QByteArray("p_b|");
        QTest::newRow("no names") << QByteArray("a1\t0.5\t0.2\t0.3\nb2\t0.1\t0.2\t0.7\n") << u"p.tsv"_s
                                  << QByteArray("0 1 2") << QByteArray("0|2|");
        QTest::newRow("fields") << QByteArray("{\"id\":1,\"neg\":0.2,\"pos\":0.8}\n") << u"p.jsonl"_s
                                << QByteArray("neg pos") << QByteArray("pos|");
        QTest::newRow("fields in a field") << QByteArray("{\"id\":1,\"by\":{\"neg\":0.9,\"pos\":0.8}}\n")
                                           << u"p.jsonl"_s << QByteArray("neg pos") << QByteArray("neg|");
        QTest::newRow("one column of the label it is called by")
            << QByteArray("id\tprob_neg\na\t0.9\nb\t0.4\n") << u"p.tsv"_s << QByteArray("neg pos")
            << QByteArray("neg|pos|");
        QTest::newRow("one column that says nothing")
            << QByteArray("id\tscore\na\t0.9\nb\t0.4\n") << u"p.tsv"_s << QByteArray("ham spam")
            << QByteArray("spam|ham|");
        QTest::newRow("one score a line")
            << QByteArray("0.9\n0.4\n") << u"p.txt"_s << QByteArray("ham spam") << QByteArray("spam|ham|");
        QTest::newRow("a field that says nothing") << QByteArray("{\"id\":1,\"prob\":0.2}\n") << u"p.jsonl"_s
                                                   << QByteArray("ham spam") << QByteArray("ham|");
        QTest::newRow("words under the name of a label")
            << QByteArray("id\tprediction\tpos\na\tneg\tNN\n") << u"p.tsv"_s << QByteArray("neg pos")
            << QByteArray("neg|");
    }
    void scoresGoByTheLabelsOfItems()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        QFETCH(QByteArray, items);
        QFETCH(QByteArray, labels);
        PredictionFile file(bytes, name);
        PredictionOptions options;
        const QList<QByteArray> names = items.split(' ');
        for (const QByteArray& one : names)
            options.itemLabels.names.insert(one.toStdString());
        if (names.size() == 2)
            options.itemLabels.positive = names.last().toStdString();
        QVERIFY(file.read(options).has_value());
        QCOMPARE(file.sink.labels(), labels);
    }

    void whatIsSaidGoesBeforeTheLabelsOfItems()
    {
        PredictionFile file("id\tprob_neg\na\t0.9\nb\t0.4\n", u"p.tsv"_s);
        PredictionOptions options;
        options.itemLabels = {{"neg", "pos"}, "pos", false};
        options.classes = {"pos"};
        QVERIFY(file.read(options).has_value());
        QCOMPARE(file.sink.labels(), "pos|neg|");
        options.positive = "yes";
        options.negative = "no";
        QVERIFY(file.read(options).has_value());
        QCOMPARE(file.sink.labels(), "yes|no|");
        options = {};
        options.classes = {"a", "b"}; // of one column
        QCOMPARE(file.read(options).error().code, Code::InvalidArgument);
        PredictionFile lines("0.25\n0.5\n", u"p.txt"_s);
        QCOMPARE(lines.read(options).error().code, Code::InvalidArgument);
    }

    void severalLabelsWhereItemsHaveThem()
    {
        PredictionFile file("id,p_x,p_y\na,0.5,0.75\nb,0.25,0.125\nc,,\n", u"p.csv"_s);
        PredictionOptions options;
        options.itemLabels = {{"x", "y"}, "y", true};
        const auto report = file.read(options);
        QVERIFY(report.has_value());
        QCOMPARE(file.sink.labels(), "x+y|||");
        QVERIFY(report->settings.find("\"several_labels\":true") != std::string::npos);
        options.threshold = 0.25;
        QVERIFY(file.read(options).has_value());
        QCOMPARE(file.sink.labels(), "x+y|x||");
        options.severalLabels = false;
        QVERIFY(file.read(options).has_value());
        QCOMPARE(file.sink.labels(), "y|x||");
    }

    void severalLabels()
    {
        PredictionFile file(
            "id\tprediction\na\t[\"x\", \"y, z\"]\nb\tx; y;x\nc\t[]\nd\t[not json\n", u"p.tsv"_s);
        QVERIFY(file.read().has_value());
        QCOMPARE(file.sink.labels(), "x+y, z|x; y;x||[not json|");
        PredictionOptions options;
        options.labelSeparator = ";";
        QVERIFY(file.read(options).has_value());
        QCOMPARE(file.sink.rows[1].labels.size(), std::size_t(2));
        PredictionFile json(R"({"id":"a","pred":["x","y"],"s":[0.5,1]}
{"id":"b","pred":true}
{"id":"c","pred":{"x":1}}
{"pred":"x"}
{"id":"d","pred":null}
)",
            u"p.jsonl"_s);
        options = {};
        options.columns.id = "id";
        options.columns.labels = {"pred"};
        options.columns.scores = {"s"};
        QVERIFY(json.read(options).has_value());
        QCOMPARE(json.sink.labels(), "x+y|true||");
        QCOMPARE(json.sink.rows[0].scores[1].label, "1");
        QCOMPARE(json.sink.findings.first(DiagnosticCode::WrongType).line, std::uint64_t(3));
        QCOMPARE(json.sink.findings.first(DiagnosticCode::MissingField).line, std::uint64_t(4));
    }

    void aQuoteIsNoTrapForATable()
    {
        PredictionFile file("prediction\tsentence\n1\t\"good movie\n0\tbad \"one\"\n1\tfine\n", u"p.tsv"_s);
        QVERIFY(file.read().has_value());
        QCOMPARE(file.sink.labels(), "1|0|1|");
        QCOMPARE(file.sink.rows[0].text, "\"good movie");
    }

    void columnsThatAreNotThere()
    {
        PredictionFile file("id\tprediction\na\t1\n", u"p.tsv"_s);
        PredictionOptions options;
        options.columns.id = "id";
        options.columns.labels = {"guess"};
        QCOMPARE(file.read(options).error().code, Code::NotFound);
        QVERIFY(previewPredictions(file.file.path, options).has_value());
        options.columns.labels.clear();
        QCOMPARE(file.read(options).error().code, Code::InvalidArgument);
    }

    void mentionsOfBc2gm()
    {
        PredictionFile file("X2|0 1|ab\nX1|1 2|bc\nX1|3 4|d e\nX9|0 0|q\nX2|9 9|z\nbroken\n", u"p.eval"_s);
        file.texts = {{"X1", "a bc d e"}, {"X2", "ab"}};
        PredictionOptions options;
        options.format = FormatId::Bc2gm;
        const auto report = file.read(options);
        QVERIFY(report.has_value());
        QVERIFY(report->detection.absentIsEmpty);
        QCOMPARE(file.sink.rows.size(), std::size_t(3));
        QCOMPARE(file.sink.rows[0].key, "X2");
        QCOMPARE(file.sink.rows[1].key, "X1");
        const Mention& first = file.sink.rows[1].mentions.at(0);
        QCOMPARE(first.first, 2U);
        QCOMPARE(first.last, 4U);
        QCOMPARE(file.sink.rows[1].mentions.at(1).first, 5U);
        QCOMPARE(file.sink.rows[1].mentions.at(1).last, 8U);
        QVERIFY(file.sink.rows[2].mentions.empty());
        QCOMPARE(report->mentions, std::uint64_t(3));
        const KeepingSink& found = file.sink.findings;
        QCOMPARE(found.first(DiagnosticCode::UnknownInstance).line, std::uint64_t(4));
        QCOMPARE(found.first(DiagnosticCode::OffsetOutside).line, std::uint64_t(5));
        QCOMPARE(found.first(DiagnosticCode::BadOffsets).line, std::uint64_t(6));
        QCOMPARE(report->sources[0].taken, std::uint64_t(3));
        QCOMPARE(report->sources[0].refused, std::uint64_t(3));
    }

    void mentionsOfBrat()
    {
        // Without a text beside it the item's own is asked for.
        PredictionFile file("T1\tRNA 2 6\tmRNA\nT2\tX 7 8\ta\nR1\tIs A:T1 B:T2\n", u"doc.ann"_s);
        file.texts = {{"doc", "🧬 mRNA a"}};
        auto report = file.read();
        QVERIFY(report.has_value());
        QCOMPARE(file.sink.rows.size(), std::size_t(1));
        QCOMPARE(file.sink.rows[0].key, "doc");
        QCOMPARE(file.sink.rows[0].mentions[0].first, 5U);
        QCOMPARE(file.sink.rows[0].mentions[0].last, 9U);
        QCOMPARE(file.sink.rows[0].relations[0].arguments[1].mention, 1U);
        QCOMPARE(report->relations, std::uint64_t(1));
        QVERIFY(file.sink.findings.diagnostics.empty());
        file.texts = {{"other", "x"}};
        QCOMPARE(file.read().error().code, Code::NoRows);
        QCOMPARE(file.sink.findings.count(DiagnosticCode::MissingFile), std::size_t(1));
        file.file.add("🧬 mRNA a", u"doc.txt"_s);
        QVERIFY(file.read().has_value());
        QCOMPARE(file.sink.rows[0].text, "🧬 mRNA a");
    }

    void tagsWithAndWithoutGold()
    {
        PredictionFile file("a B-X B-X\nb O I-X\n\n# c\nc B-X O\n", u"p.conll"_s);
        const auto report = file.read();
        QVERIFY(report.has_value());
        QCOMPARE(file.sink.rows.size(), std::size_t(2));
        const Prediction& first = file.sink.rows[0];
        const std::vector<std::string> tags{"B-X", "I-X"};
        const std::vector<std::string> gold{"B-X", "O"};
        QCOMPARE(first.tags, tags);
        QCOMPARE(first.goldTags, gold);
        QCOMPARE(first.text, "a b");
        QCOMPARE(first.tokens[1].first, 2U);
        QCOMPARE(file.sink.rows[1].position, std::uint64_t(1));
        QVERIFY(!report->detection.hasIds);
        PredictionFile alone("B-X\nI-X\nO\n\nO\nPER\n\nB-X\n" + QByteArray("O\n\n").repeated(60), u"p.txt"_s);
        QVERIFY(alone.read().has_value());
        QVERIFY(alone.sink.rows[0].text.empty());
        QCOMPARE(alone.sink.rows[0].tags.size(), std::size_t(3));
        QCOMPARE(alone.sink.rows[1].position, std::uint64_t(2)); // the second sentence was refused
        QCOMPARE(alone.sink.findings.first(DiagnosticCode::BadTag).line, std::uint64_t(6));
    }

    void stopsAndFailuresOfTheSinkEndTheReading()
    {
        std::stop_source stop;
        stop.request_stop();
        JobContext job(stop.get_token());
        PredictionFile file("prediction\n1\n0\n", u"p.tsv"_s);
        QCOMPARE(readPredictions(file.file.path, {}, {}, file.sink, job).error().code, Code::Cancelled);
        PredictionFile mentions("X1|1 2|bc\n", u"p.eval"_s);
        JobContext running;
        const TextOf broken = [](std::string_view) -> Result<std::optional<std::string_view>> {
            return fail(Code::DamagedProject, Phrase::of("The project is damaged."));
        };
        QCOMPARE(readPredictions(mentions.file.path, {}, broken, mentions.sink, running).error().code,
            Code::DamagedProject);
    }
};

QTEST_APPLESS_MAIN(PredictionsTest)
#include "tst_predictions.moc"
