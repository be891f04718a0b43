// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/curve.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/sorting.h"

namespace heldout::metrics {

namespace {

constexpr std::uint32_t kMostPoints = 100;

/// Items first .. end-1 by similarity.
struct Window
{
    std::size_t first = 0, end = 0;
    friend bool operator==(const Window&, const Window&) = default;
};

/// The `least` items nearest to sorted[centre], and all that are as far as the last of them.
Window windowAround(std::span<const double> sorted, std::size_t centre, std::size_t least)
{
    const double middle = sorted[centre];
    std::size_t first
        = 0; // of the nearest `least`: the first place from which moving on would not bring nearer
    std::size_t end = sorted.size() - least;
    while (first < end) {
        const std::size_t half = first + (end - first) / 2;
        if (middle - sorted[half] > sorted[half + least] - middle)
            first = half + 1;
        else
            end = half;
    }
    const double reach = std::max(middle - sorted[first], sorted[first + least - 1] - middle);
    const auto from = std::ranges::partition_point(
        sorted, [&](double value) { return value < middle && middle - value > reach; });
    const auto to = std::ranges::partition_point(
        sorted, [&](double value) { return value <= middle || value - middle <= reach; });
    return {.first = static_cast<std::size_t>(from - sorted.begin()),
        .end = static_cast<std::size_t>(to - sorted.begin())};
}

std::vector<Window> windowsOf(std::span<const double> sorted, std::uint32_t points, std::size_t least)
{
    std::vector<Window> windows;
    const std::size_t count = std::min<std::size_t>(points, sorted.size());
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t centre = count == 1 ? 0 : i * (sorted.size() - 1) / (count - 1);
        const Window window = windowAround(sorted, centre, least);
        if (windows.empty() || window != windows.back())
            windows.push_back(window);
    }
    return windows;
}

/// The same items and outcomes with the windows as groups 1, 2 ...
class WindowTable
{
public:
    WindowTable(const OutcomeTable& table, std::span<const double> sorted, std::span<const Window> windows)
        : m_table(table)
        , m_sorted(sorted)
        , m_builder(table.task(), table.systems(), static_cast<std::uint32_t>(windows.size() + 1))
    {
        for (const Window& window : windows) {
            m_borders.push_back(window.first);
            m_borders.push_back(window.end);
        }
        std::ranges::sort(m_borders);
        m_borders.erase(std::ranges::unique(m_borders).begin(), m_borders.end());
        for (const std::size_t border : m_borders) {
            std::vector<std::uint32_t> groups;
            for (std::uint32_t i = 0; i < windows.size(); ++i) {
                if (windows[i].first <= border && border < windows[i].end)
                    groups.push_back(i + 1);
            }
            m_memberships.push_back(m_builder.membership(groups));
        }
        m_nowhere = m_builder.membership({});
        for (const Outcome& outcome : table.outcomes())
            m_outcomes.push_back(m_builder.outcome(outcome));
    }

    Result<OutcomeTable> build(std::span<const double> similarity, const JobContext& job) &&
    {
        std::vector<std::uint32_t> outcomes(m_table.systems());
        for (std::size_t item = 0; item < similarity.size(); ++item) {
            if (item % 4096 == 0) {
                if (Status going = job.checkStop(); !going)
                    return fail(std::move(going.error()));
            }
            const std::uint32_t membership = membershipOf(similarity[item]);
            const std::uint32_t signature = m_table.signatureOfItems()[item];
            m_builder.beginItem();
            for (std::size_t i = m_table.firstPart(signature); i < m_table.firstPart(signature + 1); ++i) {
                for (std::uint32_t system = 0; system < m_table.systems(); ++system)
                    outcomes[system] = m_outcomes[m_table.part(i).outcomes[system]];
                m_builder.part(membership, outcomes);
            }
            m_builder.endItem();
        }
        return std::move(m_builder).finish(job);
    }

private:
    [[nodiscard]] std::uint32_t membershipOf(double similarity) const
    {
        if (std::isnan(similarity))
            return m_nowhere;
        // Equal similarities lie in the same windows: the first place speaks for all.
        const auto place
            = static_cast<std::size_t>(std::ranges::lower_bound(m_sorted, similarity) - m_sorted.begin());
        const auto border = std::ranges::upper_bound(m_borders, place);
        if (border == m_borders.begin())
            return m_nowhere;
        return m_memberships[static_cast<std::size_t>(border - m_borders.begin()) - 1];
    }

    const OutcomeTable& m_table;
    std::span<const double> m_sorted;
    OutcomeTable::Builder m_builder;
    std::vector<std::size_t> m_borders; // where windows begin and end
    std::vector<std::uint32_t> m_memberships; // from a border on
    std::vector<std::uint32_t> m_outcomes; // by number in the table
    std::uint32_t m_nowhere = 0;
};

CurvePoint pointOf(std::span<const double> sorted, const Window& window)
{
    CurvePoint point;
    point.items = window.end - window.first;
    point.from = sorted[window.first];
    point.to = sorted[window.end - 1];
    double sum = 0;
    for (const double value : sorted.subspan(window.first, point.items))
        sum += value;
    point.mean = std::clamp(sum / static_cast<double>(point.items), point.from, point.to);
    return point;
}

Status check(const OutcomeTable& table, std::span<const double> similarity, const CurveOptions& options)
{
    if (options.points < 2 || options.points > kMostPoints)
        return fail(Code::InvalidArgument,
            Phrase::of("The number of points of a curve must be from 2 to %1.", kMostPoints));
    if (!(options.share > 0 && options.share <= 1))
        return fail(Code::InvalidArgument,
            Phrase::of("The share of the items in a window must be above 0 and at most 1."));
    if (similarity.size() != table.items())
        return fail(Code::InvalidArgument, Phrase::of("Each item must have one similarity."));
    return {};
}

Result<std::vector<double>> sortedOf(std::span<const double> similarity, const JobContext& job)
{
    std::vector<double> sorted;
    sorted.reserve(similarity.size());
    std::ranges::copy_if(
        similarity, std::back_inserter(sorted), [](double value) { return !std::isnan(value); });
    if (Status ordered = sortInSteps(sorted, job); !ordered)
        return fail(std::move(ordered.error()));
    return sorted;
}

/// The scores of all windows into the points of the curve.
Status score(const OutcomeTable& table, std::span<const CurveLine> lines, const CurveOptions& options,
    JobContext& job, Curve& curve)
{
    std::vector<Quantity> quantities;
    for (std::uint32_t i = 0; i < curve.points.size(); ++i) {
        for (const CurveLine& line : lines)
            quantities.push_back(
                {.metric = line.metric, .of = {.group = i + 1, .system = line.system}, .minus = {}});
    }
    Result<std::vector<Estimate>> estimates = bootstrap(table, quantities, options.bootstrap, job);
    if (!estimates)
        return fail(std::move(estimates.error()));
    for (std::size_t i = 0; i < curve.points.size(); ++i) {
        const auto first = estimates->begin() + static_cast<std::ptrdiff_t>(i * lines.size());
        curve.points[i].scores.assign(first, first + static_cast<std::ptrdiff_t>(lines.size()));
    }
    return {};
}

} // namespace

Result<Curve> curve(const OutcomeTable& table, std::span<const double> similarity,
    std::span<const CurveLine> lines, const CurveOptions& options, JobContext& job)
{
    if (Status checked = check(table, similarity, options); !checked)
        return fail(std::move(checked.error()));
    const Result<std::vector<double>> sorted = sortedOf(similarity, job);
    if (!sorted)
        return fail(sorted.error());
    Curve result;
    if (sorted->empty())
        return result;
    const auto share
        = static_cast<std::size_t>(std::ceil(options.share * static_cast<double>(sorted->size())));
    const std::size_t least = std::min(std::max<std::size_t>({share, options.leastItems, 1}), sorted->size());
    result.window = least;
    const std::vector<Window> windows = windowsOf(*sorted, options.points, least);
    for (const Window& window : windows)
        result.points.push_back(pointOf(*sorted, window));
    const Result<OutcomeTable> byWindow = WindowTable(table, *sorted, windows).build(similarity, job);
    if (!byWindow)
        return fail(byWindow.error());
    if (Status scored = score(*byWindow, lines, options, job, result); !scored)
        return fail(std::move(scored.error()));
    return result;
}

} // namespace heldout::metrics
