// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

#include "project/types.h"

namespace heldout::ui {

/// What the page is asked to show: the sides, how they are compared, and how the result is looked at.
/// Remembered in the project.
struct SimilarityChoice
{
    QString dataset;
    QString testSplit;
    QString trainSplit;
    project::CompareUnit unit = project::CompareUnit::Text;
    similarity::GramUnit grams = similarity::GramUnit::Words;
    similarity::Measure measure = similarity::Measure::Cosine;
    /// Of the cosine; other measures are of sets, and leave it for when the cosine comes back.
    similarity::Weighting weighting = similarity::Weighting::Counts;
    /// Left as it is where askedScoring() is exact for want of a choice.
    similarity::Scoring scoring = similarity::Scoring::Exact;
    text::StopWords stopWords = text::StopWords::English;
    project::VectorFiles vectors; ///< of embeddings; left as they are while others are compared

    project::NgramSizes shown = 1; ///< of the n-grams that were compared
    std::string moreSizes = "3-5"; ///< of n-grams, as they were asked for beside the usual ones
    std::uint32_t moreTop = 6; ///< partners of each item asked for with them
    double everyFrom = 75; ///< least score of every pair, percent
    bool stretch = true;
    std::vector<std::uint32_t> borders{25000, 50000, 75000}; ///< thousandths of a percent
    int table = 0; ///< of a low window: 0 summary, 1 intervals
    int side = 0; ///< where both find no room: 0 settings, 1 closest pairs
    int tablesHeight = 196;

    [[nodiscard]] static SimilarityChoice fromJson(const std::string& json);
    [[nodiscard]] std::string toJson() const;

    [[nodiscard]] bool weightsFit() const { return measure == similarity::Measure::Cosine; }
    [[nodiscard]] bool ofEmbeddings() const { return unit == project::CompareUnit::Embeddings; }
    /// A split within itself has the same vectors on both sides.
    [[nodiscard]] project::VectorFiles askedVectors() const;
    /// Embeddings need their files.
    [[nodiscard]] bool isWhole() const
    {
        return !ofEmbeddings() || (!askedVectors().test.empty() && !askedVectors().train.empty());
    }
    /// As published is the cosine of counts of words.
    [[nodiscard]] bool publishedFits() const;
    [[nodiscard]] similarity::Weighting askedWeighting() const;
    [[nodiscard]] similarity::Scoring askedScoring() const;

    [[nodiscard]] bool within() const { return testSplit == trainSplit; }
    [[nodiscard]] project::CompareRequest request() const;
    /// What the page can show: the closest partner of each item.
    [[nodiscard]] static bool canShow(const project::ComparisonRun& run);
    /// Same sides and settings, and can be shown; n-grams of any size.
    [[nodiscard]] bool asks(const project::ComparisonRun& run) const;
    /// Takes sides and settings of a run that can be shown.
    void take(const project::ComparisonRun& run);

    friend bool operator==(const SimilarityChoice&, const SimilarityChoice&) = default;
};

/// A test split and the training split it can be compared with; twice the same one: a split within itself.
struct SplitPair
{
    QString dataset;
    QString testSplit;
    QString trainSplit;
    bool mentions = false; ///< both sides have them

    [[nodiscard]] bool within() const { return testSplit == trainSplit; }

    friend bool operator==(const SplitPair&, const SplitPair&) = default;
};
/// Every split that is no training split against every training split of its data set; without a training
/// split, each against each other. After them, every split within itself.
[[nodiscard]] std::vector<SplitPair> splitPairs(const std::vector<project::DatasetInfo>& datasets);

} // namespace heldout::ui
