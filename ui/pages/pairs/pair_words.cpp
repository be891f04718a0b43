// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/pairs/pair_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "session/words.h"

namespace heldout::ui {

namespace {

struct PairWords
{
    Q_DECLARE_TR_FUNCTIONS(heldout::ui::PairWords)
};

constexpr std::uint32_t kAll = 100'000;
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
    const QString words = ngramWord(run.options.n);
    const bool from = filter.fromMilli.value_or(0) > 0;
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

} // namespace

QString ngramTitle(int n)
{
    QString word = ngramWord(n);
    if (!word.isEmpty())
        word[0] = word.at(0).toUpper();
    return word;
}

QString runTitle(const project::ComparisonRun& run)
{
    QString title = run.unit == project::CompareUnit::Mentions
        ? PairWords::tr("%1 of the mentions", "Unigrams of the mentions").arg(ngramTitle(run.options.n))
        : PairWords::tr("%1 of the text", "Unigrams of the text").arg(ngramTitle(run.options.n));
    if (run.options.scoring == similarity::Scoring::AsPublished)
        title = PairWords::tr("%1, as published").arg(title);
    if (run.options.stopWords == text::StopWords::None)
        title = PairWords::tr("%1, with stop words").arg(title);
    if (run.outdated)
        title = PairWords::tr("%1 (outdated)").arg(title);
    return title;
}

QString scoreFilterText(int n, const project::PairFilter& filter)
{
    const QString words = ngramTitle(n);
    const bool from = filter.fromMilli.value_or(0) > 0;
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
    if (!row.trainOrdinal) {
        parts += row.flags & kNothingToCompare ? PairWords::tr("No words left to compare")
            : run.unit == project::CompareUnit::Mentions
            ? narrowGroups(PairWords::tr(
                  "Shares no words with any of %Ln training mention(s)", nullptr, pluralOf(run.trainItems)))
            : narrowGroups(PairWords::tr(
                  "Shares no words with any of %Ln training sentence(s)", nullptr, pluralOf(run.trainItems)));
        return parts.join(separator());
    }
    parts += foundBy(run, filter);
    parts += row.ties > 1
        ? PairWords::tr("one of %1 equally close of %2").arg(countText(row.ties), countText(run.trainItems))
        : narrowGroups(PairWords::tr("closest of %Ln", nullptr, pluralOf(run.trainItems)));
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
    return run.unit == project::CompareUnit::Mentions
        ? PairWords::tr("%1 · each test mention with its closest training mention").arg(dataset)
        : PairWords::tr("%1 · each test sentence with its closest training sentence").arg(dataset);
}

QString scoreText(double percent)
{
    return QLocale().toString(percent, 'f', 1);
}

QString boundText(std::uint32_t milli)
{
    const int decimals = milli % 1000 == 0 ? 0 : milli % 100 == 0 ? 1 : 3;
    return QLocale().toString(milli / 1000.0, 'f', decimals);
}

bool isFiltered(const project::PairFilter& filter)
{
    return filter.fromMilli.value_or(0) > 0 || filter.toMilli.value_or(kAll) < kAll || filter.notIdentical
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
        && a.unit == b.unit && a.options.n == b.options.n && a.options.scoring == b.options.scoring
        && a.options.stopWords == b.options.stopWords;
}

} // namespace heldout::ui
