// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/count_axis.h"

#include <algorithm>
#include <cmath>

namespace heldout::ui {

namespace {

constexpr double kRoomAbove = 1.25;
constexpr double kRoomAboveRoots = 1.32; // in counts; 15 % of the height

/// The least of 1, 2, 5 times a power of ten that is not under `value`; whole numbers only.
double niceStep(double value)
{
    double decade = 1;
    while (decade * 10 <= value)
        decade *= 10;
    for (const double factor : {1.0, 2.0, 5.0, 10.0})
        if (decade * factor >= value)
            return decade * factor;
    return decade * 10;
}

/// The next smaller of 1, 2, 5 times a power of ten; 0 below 1.
double nextLower(double value)
{
    double decade = 1;
    while (decade * 10 < value)
        decade *= 10;
    for (const double factor : {5.0, 2.0, 1.0})
        if (decade * factor < value)
            return decade * factor;
    return value > 1 ? decade / 2 : 0;
}

} // namespace

double CountAxis::place(double count) const
{
    const double share = std::clamp(count / top, 0.0, 1.0);
    return squareRoot ? std::sqrt(share) : share;
}

CountAxis countAxis(double greatest, bool squareRoot, double length, double gap)
{
    CountAxis axis;
    axis.squareRoot = squareRoot;
    greatest = std::max(greatest, 1.0);
    axis.top = greatest * (squareRoot ? kRoomAboveRoots : kRoomAbove);
    const double most = std::max(1.0, std::floor(length / gap));
    const auto distance
        = [&](double a, double b) { return std::abs(axis.place(a) - axis.place(b)) * length; };

    const double step = niceStep(axis.top / (squareRoot ? std::min(most, 3.5) : most));
    for (double tick = step; tick <= axis.top; tick += step)
        axis.ticks.push_back(tick);
    std::reverse(axis.ticks.begin(), axis.ticks.end());
    if (squareRoot) {
        // Equal steps crowd together towards the top and leave the foot of the axis bare.
        std::vector<double> kept;
        for (const double tick : axis.ticks)
            if (kept.empty() || distance(kept.back(), tick) >= gap)
                kept.push_back(tick);
        axis.ticks = kept;
        for (double tick = nextLower(step); tick >= 1; tick = nextLower(tick))
            if ((axis.ticks.empty() || distance(axis.ticks.back(), tick) >= gap) && distance(tick, 0) >= gap)
                axis.ticks.push_back(tick);
    }
    axis.ticks.push_back(0);
    std::reverse(axis.ticks.begin(), axis.ticks.end());
    return axis;
}

} // namespace heldout::ui
