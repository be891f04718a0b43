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
    similarity::Scoring scoring = similarity::Scoring::Exact;
    text::StopWords stopWords = text::StopWords::English;

    int ngram = 1;
    bool stretch = true;
    std::vector<std::uint32_t> borders{25000, 50000, 75000}; ///< thousandths of a percent
    int table = 0; ///< of a low window: 0 summary, 1 intervals
    int tablesHeight = 196;

    [[nodiscard]] static SimilarityChoice fromJson(const std::string& json);
    [[nodiscard]] std::string toJson() const;

    [[nodiscard]] project::CompareRequest request() const;
    /// Same sides and settings; any n.
    [[nodiscard]] bool asks(const project::ComparisonRun& run) const;
    /// Takes sides and settings of a run.
    void take(const project::ComparisonRun& run);

    friend bool operator==(const SimilarityChoice&, const SimilarityChoice&) = default;
};

/// A test split and the training split it can be compared with.
struct SplitPair
{
    QString dataset;
    QString testSplit;
    QString trainSplit;
    bool mentions = false; ///< both sides have them

    friend bool operator==(const SplitPair&, const SplitPair&) = default;
};
/// Every split that is no training split against every training split of its data set; without a training
/// split, each against each other.
[[nodiscard]] std::vector<SplitPair> splitPairs(const std::vector<project::DatasetInfo>& datasets);

} // namespace heldout::ui
