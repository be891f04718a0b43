// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

#include "charts/score_content.h"
#include "project/evaluation.h"

namespace heldout::ui {

/// What the page is asked to show: which split, how it is scored and grouped, and how the result is looked
/// at. Remembered in the project.
struct EvaluateChoice
{
    EvaluateChoice() { group.borders = {25'000, 50'000, 75'000, 100'000}; }

    QString dataset;
    QString testSplit;
    project::ObjectId similarityRun = 0; ///< 0 = the usual one
    project::GroupBy group;
    std::optional<project::GroupBy> crossed;
    project::Metric metric = project::Metric::F1;
    std::optional<project::Average> average;
    QString positiveLabel;
    QStringList leftOut; ///< labels that averages leave aside
    bool relations = false; ///< scored in place of the mentions
    std::optional<project::MatchMode> mode; ///< unset = what is usual for the data
    project::TagReading tagReading = project::TagReading::Conlleval;
    QString tagScheme; ///< "" = as detected
    std::uint32_t resamples = 2000;
    std::uint64_t seed = 1;
    double confidence = 0.95;

    QStringList hidden; ///< names of systems
    QString counted; ///< the system whose counts are shown; "" = the first
    ScoreShape shape = ScoreShape::Points;
    int table = 0; ///< 0 scores, 1 counts, 2 differences
    int chartWidth = 0; ///< 0 = its share

    [[nodiscard]] static EvaluateChoice fromJson(const std::string& json);
    [[nodiscard]] std::string toJson() const;

    /// Its groups come from similarity, or are compared with training texts.
    [[nodiscard]] bool needsSimilarity() const;
    [[nodiscard]] bool needsTraining() const;
    /// Its groups are of gold mentions, of which only recall is known.
    [[nodiscard]] bool groupsMentions(bool similarityOfMentions) const;
    /// `trainSplit` "" = none.
    [[nodiscard]] project::EvaluateRequest request(const QString& trainSplit) const;
};

/// What a task can be scored by, the usual one first.
[[nodiscard]] std::vector<project::Metric> metricsOf(project::Task task);
/// The groupings that make sense for a task; those of the bar first.
[[nodiscard]] std::vector<project::Grouping> groupingsOf(project::Task task);

} // namespace heldout::ui
