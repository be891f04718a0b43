// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/evaluate/evaluate_fixture.h"

#include <QDir>
#include <QFile>
#include <QStringList>

#include "gui/similarity/similarity_fixture.h"
#include "project/evaluation.h"

namespace heldout::testing {

namespace {

constexpr int kItems = 120;
constexpr int kSeen = 60;

template <typename T>
void must(const Result<T>& result)
{
    if (!result)
        qFatal("%s", describe(result.error()).c_str());
}

void write(const QString& path, const QString& content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content.toUtf8()) < 0)
        qFatal("%s cannot be written", qPrintable(path));
}

QString word(const char* stem, int number)
{
    // Numbers are words of their own for the tokenizer; letters keep each sentence unlike the others.
    QString letters;
    for (int rest = number + 26; rest > 0; rest /= 26)
        letters.prepend(QLatin1Char(static_cast<char>('a' + rest % 26)));
    return QString::fromLatin1(stem) + letters;
}

QString trainingSentence(int i)
{
    return QStringLiteral("%1 binds %2 near the %3 promoter")
        .arg(word("gene", i), word("factor", i), word("site", i));
}

QString testSentence(int i)
{
    if (i < kSeen)
        return trainingSentence(i);
    return QStringLiteral("%1 was measured after %2 treatment of %3 near patients")
        .arg(word("level", i), word("drug", i), word("cell", i));
}

QString label(int i)
{
    return QString::number(i % 2);
}

QString other(int i)
{
    return QString::number(1 - i % 2);
}

QString id(int i)
{
    return QStringLiteral("t%1").arg(i);
}

} // namespace

void writeLabelled(const QString& folder)
{
    const QDir dir(folder);
    QString train = QStringLiteral("id\tsentence\tlabel\n");
    QString test = train;
    QString second = train;
    QString memory = QStringLiteral("id\tprediction\n");
    QString steady = memory;
    QString shorter = memory;
    QString lines;
    for (int i = 0; i < kItems; ++i) {
        train += QStringLiteral("r%1\t%2\t%3\n").arg(i).arg(trainingSentence(i), label(i));
        test += QStringLiteral("%1\t%2\t%3\n").arg(id(i), testSentence(i), label(i));
        if (i >= kSeen)
            second += QStringLiteral("%1\t%2\t%3\n").arg(id(i), testSentence(i), label(i));
        const QString remembered = i < kSeen || i % 3 == 0 ? label(i) : other(i);
        const QString fair = i % 8 < 6 ? label(i) : other(i);
        memory += QStringLiteral("%1\t%2\n").arg(id(i), remembered);
        steady += QStringLiteral("%1\t%2\n").arg(id(i), fair);
        if (i < kItems - 2)
            shorter += QStringLiteral("%1\t%2\n").arg(id(i), fair);
        lines += fair + QLatin1Char('\n');
    }
    shorter += QStringLiteral("nobody\t1\n");
    write(dir.filePath(QStringLiteral("train.tsv")), train);
    write(dir.filePath(QStringLiteral("test.tsv")), test);
    write(dir.filePath(QStringLiteral("other.tsv")), second);
    write(dir.filePath(QStringLiteral("memory.tsv")), memory);
    write(dir.filePath(QStringLiteral("steady.tsv")), steady);
    write(dir.filePath(QStringLiteral("short.tsv")), shorter);
    write(dir.filePath(QStringLiteral("lines.txt")), lines);
}

void makeLabelled(const QString& path, const QString& folder)
{
    writeLabelled(folder);
    const auto project = openOrCreate(path);
    const QDir dir(folder);
    for (const auto& split : {QStringLiteral("train"), QStringLiteral("test"), QStringLiteral("other")})
        import(*project, dir.filePath(split + QStringLiteral(".tsv")), QStringLiteral("Labels"), split);
}

void makeAnswers(const QString& path, const QString& folder)
{
    writeLabelled(folder);
    const QDir dir(folder);
    const auto project = openOrCreate(path);
    for (const bool training : {true, false}) {
        QString rows = QStringLiteral("id\tsentence\tlabel\tanswer\tsource\n");
        for (int i = 0; i < kItems; ++i) {
            const bool known = training || i % 3 != 2;
            const bool whole = training || i % 3 == 0;
            rows += QStringLiteral("%1\t%2\t%3\t%4 %5\t%6\n")
                        .arg(id(i), training ? trainingSentence(i) : testSentence(i), label(i),
                            word(known ? "name" : "stranger", i), word(whole ? "house" : "moved", i),
                            i % 4 == 0 ? QStringLiteral("web") : QStringLiteral("press"));
        }
        const QString split = training ? QStringLiteral("train") : QStringLiteral("test");
        const QString table = dir.filePath(QStringLiteral("answers-%1.tsv").arg(split));
        write(table, rows);
        import(*project, table, QStringLiteral("Answers"), split);
    }
}

void makeMentions(const QString& path, const QString& folder)
{
    const QDir dir(folder);
    // Offsets count the characters that are no white space; the last one belongs to the mention.
    const auto places = [](const QString& sentence, const QString& name) {
        const qsizetype at = sentence.left(sentence.indexOf(name)).remove(QLatin1Char(' ')).size();
        return QStringLiteral("%1 %2|%3").arg(at).arg(at + name.size() - 1).arg(name);
    };
    QString predicted;
    for (const bool training : {true, false}) {
        QString texts;
        QString gold;
        for (int i = 0; i < kItems; ++i) {
            const QString sentence = training ? trainingSentence(i) : testSentence(i);
            const QString key = (training ? QStringLiteral("R%1") : QStringLiteral("T%1")).arg(i);
            texts += key + QLatin1Char(' ') + sentence + QLatin1Char('\n');
            const QStringList words = sentence.split(QLatin1Char(' '));
            const QString second = words.at(i < kSeen || training ? 2 : 4);
            gold += key + QLatin1Char('|') + places(sentence, words.first()) + QLatin1Char('\n');
            gold += key + QLatin1Char('|') + places(sentence, second) + QLatin1Char('\n');
            if (!training && i < kSeen)
                predicted += key + QLatin1Char('|') + places(sentence, words.first()) + QLatin1Char('\n');
            if (!training)
                predicted
                    += key + QLatin1Char('|') + places(sentence, QStringLiteral("near")) + QLatin1Char('\n');
        }
        const QString name = training ? QStringLiteral("train") : QStringLiteral("test");
        write(dir.filePath(name + QStringLiteral("_%1.in").arg(name)), texts);
        write(dir.filePath(name + QStringLiteral("_GENE.eval")), gold);
    }
    write(dir.filePath(QStringLiteral("mentions.eval")), predicted);
    const auto project = openOrCreate(path);
    for (const auto& split : {QStringLiteral("train"), QStringLiteral("test")}) {
        project::ImportRequest request;
        request.paths = {dir.filePath(QStringLiteral("%1_%1.in").arg(split)).toStdString()};
        request.dataset = "Genes";
        request.split = split.toStdString();
        request.options.format = formats::FormatId::Bc2gm;
        JobContext job;
        must(project->importSplit(request, job));
    }
}

void makeRelations(const QString& path, const QString& folder)
{
    const QDir dir(folder);
    for (const char* name : {"train", "test", "predicted"})
        dir.mkpath(QLatin1String(name));
    for (int i = 0; i < kItems; ++i) {
        const auto annotated = [](const QString& sentence, bool turned) {
            const QStringList words = sentence.split(QLatin1Char(' '));
            const qsizetype at = sentence.indexOf(words.at(2));
            return QStringLiteral("T1\tGene 0 %1\t%2\nT2\tFactor %3 %4\t%5\nR1\tBinds %6\n")
                .arg(words.at(0).size())
                .arg(words.at(0))
                .arg(at)
                .arg(at + words.at(2).size())
                .arg(words.at(2),
                    turned ? QStringLiteral("Arg1:T2 Arg2:T1") : QStringLiteral("Arg1:T1 Arg2:T2"));
        };
        const QString name = QStringLiteral("/d%1").arg(i, 3, 10, QLatin1Char('0'));
        for (const auto& [split, sentence] : {std::pair(QStringLiteral("train"), trainingSentence(i)),
                 std::pair(QStringLiteral("test"), testSentence(i))}) {
            write(dir.filePath(split + name + QStringLiteral(".txt")), sentence);
            write(dir.filePath(split + name + QStringLiteral(".ann")), annotated(sentence, false));
        }
        write(dir.filePath(QStringLiteral("predicted") + name + QStringLiteral(".ann")),
            annotated(testSentence(i), i % 2 == 1));
    }
    const auto project = openOrCreate(path);
    for (const auto& split : {QStringLiteral("train"), QStringLiteral("test")}) {
        project::ImportRequest request;
        request.paths = {dir.filePath(split).toStdString()};
        request.dataset = "Binding";
        request.split = split.toStdString();
        request.options.format = formats::FormatId::Brat;
        JobContext job;
        must(project->importSplit(request, job));
    }
}

void compareText(project::Project& project, const QString& dataset)
{
    project::CompareRequest request;
    request.dataset = dataset.toStdString();
    request.testSplit = "test";
    request.trainSplit = "train";
    request.ngrams = {1};
    JobContext job;
    must(project.compare(request, job));
}

void loadSystem(project::Project& project, const QString& dataset, const QString& split, const QString& file,
    const QString& name)
{
    project::PredictionRequest request;
    request.dataset = dataset.toStdString();
    request.split = split.toStdString();
    request.paths = {QFile::encodeName(file).toStdString()};
    request.system = name.toStdString();
    JobContext job;
    must(project.evaluations().loadPredictions(request, job));
}

} // namespace heldout::testing
