// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "project/types.h"

namespace heldout::ui {

/// A bar of a histogram. Ends in thousandths of a percent.
struct HistogramStep
{
    std::int32_t from = 0;
    std::int32_t to = 0;
    double count = 0; ///< whole, unless an end lies between two tenths of a percent
    double height = 0; ///< count of a bar of full width with the same area
    int interval = 0; ///< index of the interval the whole bar lies in
};

/// Best-match scores counted in steps of 0.1 %, and everything a chart draws of them. An immutable value.
class Histogram
{
public:
    static constexpr std::int32_t kEnd = 100000; ///< 100 % in thousandths
    static constexpr std::int32_t kTenth = 100; ///< a step of the counts
    static constexpr std::int32_t kBarWidth = 2000; ///< of the bars on screen

    Histogram() = default;
    /// `tenths`: leakage::kHistogramSteps values, and leakage::kStepsBelowZero before them where scores lie
    /// below 0.
    explicit Histogram(const std::vector<std::uint32_t>& tenths);

    [[nodiscard]] bool isEmpty() const { return total() == 0; }
    [[nodiscard]] std::uint64_t total() const { return m_below.empty() ? 0 : m_below.back(); }
    /// Where the axis begins, in thousandths: 0, or a whole ten percent below the lowest score.
    [[nodiscard]] std::int32_t start() const { return m_start; }
    /// Count of the highest bar before borders split any.
    [[nodiscard]] double greatest() const;

    /// True when intervals() is exact: every border is a whole number of tenths of a percent.
    [[nodiscard]] static bool countsExactly(const std::vector<std::uint32_t>& borders);
    /// Counts between borders (ascending, inside 0 and 100 %), from -100 % on
    /// where scores lie below 0. A border inside a step shares it out evenly,
    /// as a stand-in until the exact counts arrive. O(borders).
    [[nodiscard]] std::vector<leakage::Interval> intervals(const std::vector<std::uint32_t>& borders) const;

    /// Bars of 2 %. Borders are always ends of bars; an end of the grid nearer than half a bar to a border
    /// gives way to it, so that no bar is so narrow that its height says nothing. The counts of the bars of
    /// an interval add up to the interval's count.
    [[nodiscard]] std::vector<HistogramStep> steps(const std::vector<leakage::Interval>& intervals) const;

private:
    [[nodiscard]] double below(std::int32_t milli) const;

    std::vector<std::uint64_t> m_below; ///< [i] = scores under m_lowest and i tenths; the last one = all
    std::int32_t m_lowest = 0; ///< where the counts begin: 0 or -100 %
    std::int32_t m_start = 0;
};

} // namespace heldout::ui
