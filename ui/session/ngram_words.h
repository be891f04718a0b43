// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>

#include "project/types.h"

/// How items are compared, in the words of the interface.
namespace heldout::ui {

/// "unigrams", "4-grams", "2- to 4-grams", "character bigrams".
[[nodiscard]] QString ngramWord(
    const project::NgramSizes& sizes, similarity::GramUnit unit = similarity::GramUnit::Words);
[[nodiscard]] QString ngramWord(const similarity::Options& options);
/// The same at the start of a sentence, in a chip, a table or a figure.
[[nodiscard]] QString ngramTitle(
    const project::NgramSizes& sizes, similarity::GramUnit unit = similarity::GramUnit::Words);
[[nodiscard]] QString ngramTitle(const similarity::Options& options);
/// "unigrams, bigrams and trigrams", "unigrams and bigrams of characters".
[[nodiscard]] QString ngramList(std::span<const project::NgramSizes> sizes, similarity::GramUnit unit);

/// What a run compares: "unigrams", "embeddings".
[[nodiscard]] QString methodWord(const project::ComparisonRun& run);
[[nodiscard]] QString methodTitle(const project::ComparisonRun& run);
[[nodiscard]] inline bool ofEmbeddings(const project::ComparisonRun& run)
{
    return run.unit == project::CompareUnit::Embeddings;
}
/// The test side's file of vectors by its name and folder, "minilm/test.npy".
[[nodiscard]] QString vectorsName(const project::VectorFiles& files);

/// `what` with all that is not as usual: "Bigrams, Jaccard", "Unigrams, tf-idf weights, with stop words".
[[nodiscard]] QString withMethod(const QString& what, const similarity::Options& options);

/// What a score is, for the head of a column: "Similarity (%)", "Jaccard (%)".
[[nodiscard]] QString scoreHead(similarity::Measure measure);

/// True when two runs compare in the same way but for the sizes of their n-grams. How many partners they
/// kept does not matter, unless one kept every pair.
[[nodiscard]] bool sameMethod(const similarity::Options& a, const similarity::Options& b);
[[nodiscard]] bool sameSizes(const similarity::Options& a, const similarity::Options& b);
/// Asks for a comparison that is made in the same way; the sizes of n-grams stay as asked for.
void askForMethod(project::CompareRequest& request, const similarity::Options& options);
[[nodiscard]] inline bool everyPair(const similarity::Options& options)
{
    return options.top == similarity::kAllPartners;
}

} // namespace heldout::ui
