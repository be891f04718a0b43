// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/histogram.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace heldout::ui {

namespace {

constexpr std::int32_t kNarrowest
    = 500; // bars at the ends of the axis, where no end of the grid can give way

std::vector<std::int32_t> barEnds(std::int32_t start, const std::vector<leakage::Interval>& intervals)
{
    std::vector<std::int32_t> borders;
    for (std::size_t i = 1; i < intervals.size(); ++i)
        borders.push_back(intervals[i].from);
    std::vector<std::int32_t> ends{start};
    const auto nearBorder = [&borders](std::int32_t end) {
        return std::ranges::any_of(borders, [end](std::int32_t border) {
            return std::max(end, border) - std::min(end, border) < Histogram::kBarWidth / 2;
        });
    };
    for (std::int32_t end = start + Histogram::kBarWidth; end < Histogram::kEnd; end += Histogram::kBarWidth)
        if (!nearBorder(end))
            ends.push_back(end);
    ends.push_back(Histogram::kEnd);
    std::vector<std::int32_t> all;
    std::ranges::set_union(ends, borders, std::back_inserter(all));
    return all;
}

} // namespace

Histogram::Histogram(const std::vector<std::uint32_t>& tenths)
{
    constexpr std::int32_t kTen = 10'000;
    m_lowest = tenths.size() > leakage::kHistogramSteps ? -kEnd : 0;
    m_below.reserve(tenths.size() + 1);
    m_below.push_back(0);
    for (const std::uint32_t count : tenths)
        m_below.push_back(m_below.back() + count);
    const auto first = std::ranges::find_if(tenths, [](std::uint32_t count) { return count > 0; });
    const auto milli = m_lowest + static_cast<std::int32_t>(first - tenths.begin()) * kTenth;
    if (milli < 0)
        m_start = -((kTen - 1 - milli) / kTen) * kTen;
}

double Histogram::below(std::int32_t milli) const
{
    if (m_below.empty())
        return 0;
    if (milli >= kEnd)
        return static_cast<double>(total());
    if (milli <= m_lowest)
        return 0;
    const auto step = static_cast<std::size_t>((milli - m_lowest) / kTenth);
    const double share = static_cast<double>((milli - m_lowest) % kTenth) / kTenth;
    const auto under = static_cast<double>(m_below[step]);
    return under + share * (static_cast<double>(m_below[step + 1]) - under);
}

double Histogram::greatest() const
{
    double greatest = 0;
    for (std::int32_t from = m_start; from < kEnd; from += kBarWidth)
        greatest = std::max(greatest, below(from + kBarWidth) - below(from));
    return greatest;
}

bool Histogram::countsExactly(const std::vector<std::uint32_t>& borders)
{
    return std::ranges::all_of(borders, [](std::uint32_t border) { return border % kTenth == 0; });
}

std::vector<leakage::Interval> Histogram::intervals(const std::vector<std::uint32_t>& borders) const
{
    std::vector<leakage::Interval> result;
    std::int32_t from = m_lowest;
    std::int64_t under = 0;
    const auto add = [&](std::int32_t to) {
        const std::int64_t underEnd = std::llround(below(to));
        result.push_back({from, to, static_cast<std::uint64_t>(underEnd - under)});
        from = to;
        under = underEnd;
    };
    for (const std::uint32_t border : borders)
        add(static_cast<std::int32_t>(border));
    add(kEnd);
    return result;
}

std::vector<HistogramStep> Histogram::steps(const std::vector<leakage::Interval>& intervals) const
{
    if (intervals.empty())
        return {};
    // What lies under a border is known exactly from the intervals, also where the tenths do not reach.
    std::vector<double> underInterval{0};
    for (const leakage::Interval& interval : intervals)
        underInterval.push_back(underInterval.back() + static_cast<double>(interval.count));

    std::vector<HistogramStep> result;
    const std::vector<std::int32_t> ends = barEnds(m_start, intervals);
    std::size_t current = 0;
    for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
        while (current + 1 < intervals.size() && ends[i] >= intervals[current].to)
            ++current;
        const leakage::Interval& interval = intervals[current];
        const double from = ends[i] == interval.from ? underInterval[current] : below(ends[i]);
        const double to = ends[i + 1] == interval.to ? underInterval[current + 1] : below(ends[i + 1]);
        HistogramStep step;
        step.from = ends[i];
        step.to = ends[i + 1];
        step.count = std::max(0.0, to - from);
        step.height = step.count * kBarWidth / std::max(step.to - step.from, kNarrowest);
        step.interval = static_cast<int>(current);
        result.push_back(step);
    }
    return result;
}

} // namespace heldout::ui
