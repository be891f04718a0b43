// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the engine alone: heldout_bench_matches TRAIN TEST [THREADS [N...]], one text a line.
#include <charconv>
#include <cstdio>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>

#include <sys/resource.h>

#include "base/files.h"
#include "similarity/similarity.h"

using namespace heldout;

namespace {

/// The lines of a text held as one block.
class LineSource final : public TextSource
{
public:
    explicit LineSource(const std::string& text)
    {
        for (std::size_t first = 0; first < text.size();) {
            const std::size_t last = std::min(text.find('\n', first), text.size());
            m_lines.push_back(std::string_view(text).substr(first, last - first));
            first = last + 1;
        }
    }
    [[nodiscard]] std::uint64_t count() const override { return m_lines.size(); }
    [[nodiscard]] Status read(const Chunk& take) override
    {
        constexpr std::size_t kChunk = 4096;
        for (std::size_t first = 0; first < m_lines.size(); first += kChunk) {
            const std::size_t size = std::min(kChunk, m_lines.size() - first);
            if (Status status = take(std::span(m_lines).subspan(first, size)); !status)
                return status;
        }
        return {};
    }

private:
    std::vector<std::string_view> m_lines;
};

double cpuSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

long peakKilobytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

int number(std::string_view text)
{
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

int measure(const std::vector<std::string>& arguments)
{
    constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 34;
    const Result<std::string> train = readFile(arguments[1], kMostBytes);
    const Result<std::string> test = readFile(arguments[2], kMostBytes);
    if (!train || !test) {
        std::fputs("The files cannot be read.\n", stderr);
        return 2;
    }
    std::vector<similarity::Options> options;
    for (std::size_t i = 4; i < arguments.size(); ++i)
        options.push_back({.n = number(arguments[i])});
    if (options.empty())
        options = {{.n = 1}, {.n = 2}, {.n = 3}};
    LineSource trainSource(*train);
    LineSource testSource(*test);
    const long before = peakKilobytes();
    const double start = cpuSeconds();
    JobContext job({}, {}, arguments.size() > 3 ? static_cast<unsigned>(number(arguments[3])) : 1);
    const auto result = similarity::findBestMatches(testSource, trainSource, options, job);
    if (!result) {
        std::fputs((describe(result.error()) + '\n').c_str(), stderr);
        return 1;
    }
    std::printf("%.3f CPU seconds, %ld KB above the texts\n", cpuSeconds() - start, peakKilobytes() - before);
    for (const similarity::BestMatches& best : *result) {
        double sum = 0;
        for (const similarity::Match& match : best.matches)
            sum += match.score;
        std::printf("n = %d: mean %.6f\n", best.options.n, sum / static_cast<double>(best.matches.size()));
    }
    return 0;
}

} // namespace

int main(int count, char** values)
{
    const std::vector<std::string> arguments(values, values + count);
    if (arguments.size() < 3) {
        std::fputs("usage: heldout_bench_matches TRAIN TEST [THREADS [N...]]\n", stderr);
        return 2;
    }
    return measure(arguments);
}
