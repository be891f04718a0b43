// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how fast texts are split into words: heldout_bench_words FILE, one text a line.
#include <chrono>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.h"
#include "text/ngrams.h"

using namespace heldout;

namespace {

std::vector<std::string_view> linesOf(const std::string& text)
{
    std::vector<std::string_view> lines;
    for (std::size_t first = 0; first < text.size();) {
        const std::size_t last = std::min(text.find('\n', first), text.size());
        lines.push_back(std::string_view(text).substr(first, last - first));
        first = last + 1;
    }
    return lines;
}

void measure(const char* name, const std::string& text, const std::vector<std::string_view>& lines,
    text::StopWords stopWords)
{
    constexpr int kRuns = 7;
    double best = 0;
    std::size_t words = 0;
    text::Words split;
    for (int run = 0; run < kRuns; ++run) {
        words = 0;
        const auto start = std::chrono::steady_clock::now();
        for (const std::string_view line : lines) {
            text::splitWords(line, stopWords, split);
            words += split.size();
        }
        const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
        best = std::max(best, static_cast<double>(text.size()) / 1e6 / spent.count());
    }
    std::printf("%-20s %8.0f MB/s (best of %d), %zu words\n", name, best, kRuns, words);
}

} // namespace

int main(int count, char** values)
{
    const Result<std::string> text = count == 2 ? readFile(values[1]) : Result<std::string>(fail({}));
    if (!text) {
        std::fputs("usage: heldout_bench_words FILE\n", stderr);
        return 2;
    }
    const std::vector<std::string_view> lines = linesOf(*text);
    measure("all words", *text, lines, text::StopWords::None);
    measure("without stop words", *text, lines, text::StopWords::English);
    return 0;
}
