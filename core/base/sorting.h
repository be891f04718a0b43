// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

#include "base/job.h"

namespace heldout {

/// A stable sort that looks at the stop request every few milliseconds, whatever the number of values.
/// O(n log n) comparisons, room for n values beside. Cancelled leaves the values in some order.
template <typename T, typename Less = std::less<>>
[[nodiscard]] Status sortInSteps(std::vector<T>& values, const JobContext& job, const Less& less = {})
{
    constexpr std::size_t kStep = std::size_t{1} << 15;
    const std::size_t count = values.size();
    const auto at
        = [](std::vector<T>& of, std::size_t i) { return of.begin() + static_cast<std::ptrdiff_t>(i); };
    for (std::size_t first = 0; first < count; first += kStep) {
        if (Status going = job.checkStop(); !going)
            return going;
        std::stable_sort(at(values, first), at(values, std::min(first + kStep, count)), less);
    }
    if (count <= kStep)
        return {};
    std::vector<T> merged(count);
    for (std::size_t width = kStep; width < count; width *= 2) {
        for (std::size_t first = 0; first < count; first += 2 * width) {
            std::size_t left = first;
            const std::size_t middle = std::min(first + width, count);
            std::size_t right = middle;
            const std::size_t end = std::min(middle + width, count);
            for (std::size_t out = first; out < end; ++out) {
                const bool takeRight = left == middle || (right < end && less(values[right], values[left]));
                merged[out] = std::move(values[takeRight ? right++ : left++]);
                if (out % kStep != 0)
                    continue;
                if (Status going = job.checkStop(); !going)
                    return going;
            }
        }
        values.swap(merged);
    }
    return {};
}

} // namespace heldout
