// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <charconv>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>

#include <sys/resource.h>

/// What the measuring programs share.
namespace heldout::bench {

inline double secondsOf(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

/// Of all threads: others on the machine do not count.
inline double cpuSeconds()
{
    return secondsOf(CLOCK_PROCESS_CPUTIME_ID);
}

inline double wallSeconds()
{
    return secondsOf(CLOCK_MONOTONIC);
}

inline long peakKilobytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

inline double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

/// 0 when it is none.
template <typename Number>
Number numberOf(std::string_view text)
{
    Number value{};
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

/// Without their ends.
inline std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (std::size_t first = 0; first < text.size();) {
        const std::size_t last = std::min(text.find('\n', first), text.size());
        lines.push_back(text.substr(first, last - first));
        first = last + 1;
    }
    return lines;
}

} // namespace heldout::bench
