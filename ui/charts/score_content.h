// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace heldout::ui {

/// A score and the bounds of its confidence interval, in percent (a correlation from -100 on). Nothing =
/// undefined, or without bounds.
struct ScoreValue
{
    std::optional<double> value, low, high;

    friend bool operator==(const ScoreValue&, const ScoreValue&) = default;
};

/// A place on the axis of groups.
struct ScoreGroup
{
    QString words; ///< "0 to under 25"
    QString tick; ///< the same, short: "0–25"
    std::uint64_t items = 0;
    bool small
        = false; ///< so few items that its score says little: hollow, no whisker, the line passes it by
};

struct ScoreCurvePoint
{
    double similarity = 0; ///< percent
    ScoreValue score;
};

struct ScoreSystem
{
    int number = 0; ///< colour, marker and dash; -1 = reference
    QString name;
    std::vector<ScoreValue> values; ///< one for each group
    std::vector<ScoreCurvePoint> curve; ///< ascending by similarity; none = no curve

    [[nodiscard]] ScoreValue at(std::size_t group) const
    {
        return group < values.size() ? values[group] : ScoreValue{};
    }
};

/// Scores of systems by group, as a chart shows them. Plain values.
struct ScoreContent
{
    QString title; ///< of the figure: "BC2GM: F1 by similarity"
    QString fileStem;
    QString valueTitle; ///< "F1 (%)"
    QString groupTitle; ///< "Similarity to the closest training sentence (%)"
    QString curveTitle; ///< of the axis below a curve
    std::vector<ScoreGroup> groups; ///< from the start of the axis
    std::vector<ScoreSystem> systems; ///< those shown
    bool ordered = true; ///< the groups follow each other: a line may join them
    double least = 0; ///< lower end of the value axis; -100 where scores lie below 0
    std::string settings; ///< JSON of the run, written beside a figure
    QString madeAt; ///< UTC, ISO 8601
};

enum class ScoreShape { Points, Bars, Curve };

} // namespace heldout::ui
