// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/ngram_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStringList>

namespace heldout::ui {

namespace {

using similarity::GramUnit;
using similarity::Measure;
using similarity::Weighting;

struct NgramWords
{
    Q_DECLARE_TR_FUNCTIONS(heldout::ui::NgramWords)
};

QString ofWords(int n)
{
    switch (n) {
    case 1:
        return NgramWords::tr("unigrams");
    case 2:
        return NgramWords::tr("bigrams");
    case 3:
        return NgramWords::tr("trigrams");
    default:
        return NgramWords::tr("%1-grams").arg(n);
    }
}

QString ofCharacters(int n)
{
    switch (n) {
    case 1:
        return NgramWords::tr("character unigrams");
    case 2:
        return NgramWords::tr("character bigrams");
    case 3:
        return NgramWords::tr("character trigrams");
    default:
        return NgramWords::tr("character %1-grams").arg(n);
    }
}

} // namespace

QString ngramWord(const project::NgramSizes& sizes, GramUnit unit)
{
    const bool characters = unit == GramUnit::Characters;
    if (sizes.longest == 0)
        return characters ? ofCharacters(sizes.n) : ofWords(sizes.n);
    return (characters ? NgramWords::tr("character %1- to %2-grams") : NgramWords::tr("%1- to %2-grams"))
        .arg(sizes.n)
        .arg(sizes.longest);
}

QString ngramWord(const similarity::Options& options)
{
    return ngramWord(project::sizesOf(options), options.unit);
}

QString ngramTitle(const project::NgramSizes& sizes, GramUnit unit)
{
    QString word = ngramWord(sizes, unit);
    if (!word.isEmpty())
        word[0] = word.at(0).toUpper();
    return word;
}

QString ngramTitle(const similarity::Options& options)
{
    return ngramTitle(project::sizesOf(options), options.unit);
}

QString methodWord(const project::ComparisonRun& run)
{
    return ofEmbeddings(run) ? NgramWords::tr("embeddings") : ngramWord(run.options);
}

QString methodTitle(const project::ComparisonRun& run)
{
    return ofEmbeddings(run) ? NgramWords::tr("Embeddings") : ngramTitle(run.options);
}

QString vectorsName(const project::VectorFiles& files)
{
    const QFileInfo file(QString::fromStdString(files.test));
    const QString folder = file.dir().dirName();
    return folder.isEmpty() || folder == QLatin1String(".")
        ? file.fileName()
        : QStringLiteral("%1/%2").arg(folder, file.fileName());
}

QString ngramList(std::span<const project::NgramSizes> sizes, GramUnit unit)
{
    if (sizes.size() == 1)
        return ngramWord(sizes.front(), unit);
    QStringList words;
    for (const project::NgramSizes& size : sizes)
        words.push_back(ngramWord(size));
    const QString list = QLocale().createSeparatedList(words);
    //: %1 is "unigrams, bigrams and trigrams"
    return unit == GramUnit::Characters ? NgramWords::tr("%1 of characters").arg(list) : list;
}

QString withMethod(const QString& what, const similarity::Options& options)
{
    QString words = what;
    if (options.measure == Measure::Jaccard)
        words = NgramWords::tr("%1, Jaccard").arg(words);
    else if (options.measure == Measure::Containment)
        words = NgramWords::tr("%1, containment").arg(words);
    else if (options.weighting == Weighting::Binary)
        words = NgramWords::tr("%1, binary weights").arg(words);
    else if (options.weighting == Weighting::TfIdf)
        words = NgramWords::tr("%1, tf-idf weights").arg(words);
    if (options.scoring == similarity::Scoring::AsPublished)
        words = NgramWords::tr("%1, as published").arg(words);
    if (options.unit == GramUnit::Words && options.stopWords == text::StopWords::None)
        words = NgramWords::tr("%1, with stop words").arg(words);
    if (options.within)
        words = NgramWords::tr("%1, within one split").arg(words);
    if (everyPair(options))
        //: %2 is a percentage
        words = NgramWords::tr("%1, all pairs of %2 or more")
                    .arg(words, QLocale().toString(options.minScore, 'g', 6));
    return words;
}

QString scoreHead(Measure measure)
{
    switch (measure) {
    case Measure::Cosine:
        return NgramWords::tr("Similarity (%)");
    case Measure::Jaccard:
        return NgramWords::tr("Jaccard (%)");
    case Measure::Containment:
        return NgramWords::tr("Containment (%)");
    }
    return {};
}

bool sameMethod(const similarity::Options& a, const similarity::Options& b)
{
    return a.unit == b.unit && (a.unit == GramUnit::Characters || a.stopWords == b.stopWords)
        && a.weighting == b.weighting && a.measure == b.measure && a.scoring == b.scoring
        && a.within == b.within && everyPair(a) == everyPair(b)
        && (!everyPair(a) || a.minScore == b.minScore);
}

bool sameSizes(const similarity::Options& a, const similarity::Options& b)
{
    return a.n == b.n && a.longestN() == b.longestN();
}

void askForMethod(project::CompareRequest& request, const similarity::Options& options)
{
    request.grams = options.unit;
    request.measure = options.measure;
    request.weighting = options.weighting;
    request.scoring = options.scoring;
    request.stopWords = options.stopWords;
    request.top = options.top;
    request.minScore = options.minScore;
}

} // namespace heldout::ui
