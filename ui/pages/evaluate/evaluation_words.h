// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include <optional>
#include <vector>

#include "charts/score_content.h"
#include "project/evaluation.h"
#include "widgets/interval_mark.h"

/// Evaluations in the words of the interface.
namespace heldout::ui {

[[nodiscard]] QString metricWord(project::Metric metric); ///< "F1", "Accuracy"
[[nodiscard]] QString averageWord(project::Average average); ///< "Macro average"
[[nodiscard]] QString matchWord(project::MatchMode mode); ///< "Same span and type"
[[nodiscard]] QString taskWord(project::Task task); ///< "labels", "mentions"
/// As a choice: "Rank part".
[[nodiscard]] QString groupingWord(project::Task task, project::Grouping grouping);
/// What a table by this grouping is called: "F1 by interval".
[[nodiscard]] QString scoresTitle(const project::Evaluation& evaluation);
/// Head of the column with the groups: "Similarity (%)", "Class", "Document".
/// "Binds: “p53” (Arg1), “zinc” (Arg2)"; `mentions` are those of its item.
[[nodiscard]] QString relationWords(
    const Relation& relation, const std::vector<project::MarkedMention>& mentions, const std::string& text);
[[nodiscard]] QString groupHead(const project::Evaluation& evaluation);
/// Head of the column with their size: "Sentences", "Mentions".
[[nodiscard]] QString itemsHead(const project::Evaluation& evaluation);
/// Name of the row for everything: "All sentences".
[[nodiscard]] QString allTitle(const project::Evaluation& evaluation);
[[nodiscard]] QString groupTitle(const project::Evaluation& evaluation, const project::GroupRow& row);
/// As short as an axis wants it: "25–50", "75–<100".
[[nodiscard]] QString groupTick(const project::Evaluation& evaluation, const project::GroupRow& row);

/// "Unigrams of the text", "Bigrams, Jaccard of the mentions".
[[nodiscard]] QString similarityWords(const project::ComparisonRun& run);

[[nodiscard]] bool isOrdered(project::Grouping grouping); ///< by similarity or length
/// Number of different first groups.
[[nodiscard]] std::size_t groupCount(const project::Evaluation& evaluation);

/// Bounds one by one; nothing without.
[[nodiscard]] std::optional<double> lowOf(const std::optional<project::Bounds>& bounds);
[[nodiscard]] std::optional<double> highOf(const std::optional<project::Bounds>& bounds);
/// A share of 0 .. 1 in percent.
[[nodiscard]] std::optional<double> percentOf(std::optional<double> share);
[[nodiscard]] QVariant percentValue(std::optional<double> share); ///< for copying: RawValueRole
/// A score on its track.
[[nodiscard]] IntervalMark intervalMark(const project::Measured& measured, std::size_t system, bool few);
/// A share of 0 .. 1 in percent with one decimal; "–" when undefined.
[[nodiscard]] QString percentText(std::optional<double> share);
/// "67–78": its bounds, whole percents; "–" without.
[[nodiscard]] QString boundsText(const std::optional<project::Bounds>& bounds);
/// "12", or "12.5" where overlaps count one half.
[[nodiscard]] QString halvesText(std::optional<double> count);
/// "95": a confidence of 0.95.
[[nodiscard]] QString confidenceText(double confidence);

/// What was compared with what: "BC2GM · gene mentions, exact spans with alternatives".
[[nodiscard]] QString subtitle(const project::Evaluation& evaluation);

struct HeadlineWords
{
    QString sentence; ///< rich text, names and values bold; plain text is its text without the marks
    QString plain;
    QString details;
};
/// Of a system; says why there is none where there is none.
[[nodiscard]] HeadlineWords headlineWords(const project::Evaluation& evaluation, std::size_t system);

/// The rows that a chart draws, in its order: all, or those of one second group.
[[nodiscard]] std::vector<std::size_t> drawnRows(
    const project::Evaluation& evaluation, std::size_t crossedGroup = 0);
/// The chart of the systems and rows with these indexes.
[[nodiscard]] ScoreContent scoreContent(const project::Evaluation& evaluation,
    const std::vector<std::size_t>& shown, const std::vector<std::size_t>& rows);
/// "bc2gm-f1-by-interval": for names of files; not translated.
[[nodiscard]] QString fileStem(const project::Evaluation& evaluation);

} // namespace heldout::ui
