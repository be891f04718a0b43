// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/pairs/pair_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "session/ngram_words.h"
#include "session/words.h"

namespace heldout::ui {

namespace {

struct PairWords
{
    Q_DECLARE_TR_FUNCTIONS(heldout::ui::PairWords)
};

constexpr std::int32_t kAll = 100'000;
// Bits of PairRow::flags.
constexpr std::uint32_t kLabelConflict = 1;
constexpr std::uint32_t kSameDocument = 2;
constexpr std::uint32_t kSameText = 4;
constexpr std::uint32_t kSameButCase = 8;
constexpr std::uint32_t kSameButSpace = 16;
constexpr std::uint32_t kNothingToCompare = 32;

QString separator()
{
    return QStringLiteral(" · ");
}

QString foundBy(const project::ComparisonRun& run, const project::PairFilter& filter)
{
    const QString words = methodWord(run);
    const bool from = filter.fromMilli.has_value();
    const bool to = filter.toMilli.value_or(kAll) < kAll;
    if (from && to)
        return PairWords::tr("Found by %1 %2 to under %3", "unigrams 25 to under 50")
            .arg(words, boundText(*filter.fromMilli), boundText(*filter.toMilli));
    if (from)
        return PairWords::tr("Found by %1 %2 or more", "unigrams 50 or more")
            .arg(words, boundText(*filter.fromMilli));
    if (to)
        return PairWords::tr("Found by %1 under %2", "unigrams under 25")
            .arg(words, boundText(*filter.toMilli));
    return PairWords::tr("Found by %1", "unigrams").arg(words);
}

/// How many training items one test item is compared with.
std::uint64_t partnersOf(const project::ComparisonRun& run)
{
    return run.options.within && run.trainItems > 0 ? run.trainItems - 1 : run.trainItems;
}

/// Why a test item stands without a partner.
QString withoutPartner(const project::ComparisonRun& run, const project::PairRow& row)
{
    const bool characters = run.options.unit == similarity::GramUnit::Characters;
    const bool mentions = run.unit == project::CompareUnit::Mentions;
    if (ofEmbeddings(run) && (row.flags & kNothingToCompare))
        return PairWords::tr("Its vector is zero and has no direction");
    if (row.flags & kNothingToCompare)
        return characters ? PairWords::tr("No characters left to compare")
                          : PairWords::tr("No words left to compare");
    if (everyPair(run.options))
        //: %1 is a percentage, "50"
        return PairWords::tr("In no pair of %1 or more")
            .arg(QLocale().toString(run.options.minScore, 'g', 6));
    if (ofEmbeddings(run))
        return PairWords::tr("No other vector has a direction");
    const int count = pluralOf(partnersOf(run));
    if (run.options.within)
        return narrowGroups(mentions
                ? PairWords::tr("Shares no %1 with any of %Ln other mention(s)", nullptr, count)
                : PairWords::tr("Shares no %1 with any of %Ln other sentence(s)", nullptr, count))
            .arg(ngramWord(run.options));
    if (characters)
        return narrowGroups(mentions
                ? PairWords::tr("Shares no characters with any of %Ln training mention(s)", nullptr, count)
                : PairWords::tr("Shares no characters with any of %Ln training sentence(s)", nullptr, count));
    return narrowGroups(mentions
            ? PairWords::tr("Shares no words with any of %Ln training mention(s)", nullptr, count)
            : PairWords::tr("Shares no words with any of %Ln training sentence(s)", nullptr, count));
}

} // namespace

QString runTitle(const project::ComparisonRun& run)
{
    QString title = run.unit == project::CompareUnit::Mentions
        ? PairWords::tr("%1 of the mentions", "Unigrams of the mentions").arg(ngramTitle(run.options))
        : PairWords::tr("%1 of the text", "Unigrams of the text").arg(methodTitle(run));
    if (ofEmbeddings(run))
        //: %2 is the file of the vectors
        title = PairWords::tr("%1, %2", "embeddings and their file").arg(title, vectorsName(run.vectors));
    title = withMethod(title, run.options);
    if (run.outdated)
        title = PairWords::tr("%1 (outdated)").arg(title);
    return title;
}

QString scoreFilterText(const project::ComparisonRun& run, const project::PairFilter& filter)
{
    const QString words = methodTitle(run);
    const bool from = filter.fromMilli.has_value();
    const bool to = filter.toMilli.value_or(kAll) < kAll;
    if (from && to)
        return PairWords::tr("%1 %2 to under %3", "Unigrams 25 to under 50")
            .arg(words, boundText(*filter.fromMilli), boundText(*filter.toMilli));
    if (from)
        return PairWords::tr("%1 %2 or more", "Unigrams 50 or more").arg(words, boundText(*filter.fromMilli));
    if (to)
        return PairWords::tr("%1 under %2", "Unigrams under 25").arg(words, boundText(*filter.toMilli));
    return {};
}

QString whyFound(
    const project::ComparisonRun& run, const project::PairFilter& filter, const project::PairRow& row)
{
    QStringList parts;
    if (!row.trainOrdinal)
        return withoutPartner(run, row);
    parts += foundBy(run, filter);
    // Of every pair within a split, each stands with its first text: only later ones were looked at.
    if (!everyPair(run.options) || !run.options.within)
        parts += row.ties > 1
            ? PairWords::tr("one of %1 equally close of %2")
                  .arg(countText(row.ties), countText(partnersOf(run)))
            : narrowGroups(PairWords::tr("closest of %Ln", nullptr, pluralOf(partnersOf(run))));
    if (row.flags & kSameText)
        parts += PairWords::tr("same text");
    else if (row.flags & kSameButCase)
        parts += PairWords::tr("same text but for case");
    else if (row.flags & kSameButSpace)
        parts += PairWords::tr("same text but for blanks");
    if (row.flags & kSameDocument)
        parts += PairWords::tr("same document");
    if (row.flags & kLabelConflict)
        parts += PairWords::tr("labels differ");
    return parts.join(separator());
}

QString comparedWhat(const project::ComparisonRun& run)
{
    const QString dataset = fromUtf8(run.dataset);
    const bool mentions = run.unit == project::CompareUnit::Mentions;
    if (run.options.within && everyPair(run.options))
        return mentions ? PairWords::tr("%1 · each mention with its closest later mention").arg(dataset)
                        : PairWords::tr("%1 · each sentence with its closest later sentence").arg(dataset);
    if (run.options.within)
        return mentions ? PairWords::tr("%1 · each mention with its closest other mention").arg(dataset)
                        : PairWords::tr("%1 · each sentence with its closest other sentence").arg(dataset);
    return mentions
        ? PairWords::tr("%1 · each test mention with its closest training mention").arg(dataset)
        : PairWords::tr("%1 · each test sentence with its closest training sentence").arg(dataset);
}

std::vector<std::pair<int, double>> scoresOfPair(
    const project::ComparisonRun& run, const project::PairDetail& pair)
{
    if (pair.scores.empty() && pair.train && run.options.longestN() == run.options.n)
        return {{run.options.n, pair.row.score}};
    return pair.scores;
}

QString scoreText(double percent)
{
    return QLocale().toString(percent, 'f', 1);
}

QString boundText(std::int32_t milli)
{
    const int decimals = milli % 1000 == 0 ? 0 : milli % 100 == 0 ? 1 : 3;
    return QLocale().toString(milli / 1000.0, 'f', decimals);
}

bool isFiltered(const project::PairFilter& filter)
{
    return filter.fromMilli.has_value() || filter.toMilli.value_or(kAll) < kAll || filter.notIdentical
        || !filter.words.empty();
}

bool sameFilter(const project::PairFilter& a, const project::PairFilter& b)
{
    return a.fromMilli == b.fromMilli && a.toMilli == b.toMilli && a.notIdentical == b.notIdentical
        && a.words == b.words;
}

bool sameComparison(const project::ComparisonRun& a, const project::ComparisonRun& b)
{
    return a.dataset == b.dataset && a.testSplit == b.testSplit && a.trainSplit == b.trainSplit
        && a.unit == b.unit && a.vectors == b.vectors && sameSizes(a.options, b.options)
        && sameMethod(a.options, b.options);
}

} // namespace heldout::ui
