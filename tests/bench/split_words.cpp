// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how fast texts are split into words, and split and looked up as a comparison does it:
//   heldout_bench_words FILE [VOCABULARY]
// Both have one text a line; the words that are looked up are those of VOCABULARY. Prints lines of a name and
// a number: millions of bytes a second, the median of some turns.
#include <cstdio>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.h"
#include "measuring.h"
#include "similarity/text_counter.h"
#include "text/ngrams.h"

using namespace heldout;

namespace {

void measure(const char* name, std::size_t bytes, const std::vector<std::string_view>& lines,
    const std::function<std::size_t(std::string_view)>& take)
{
    constexpr int kTurns = 7;
    std::vector<double> rates;
    std::size_t sum = 0;
    for (int turn = 0; turn < kTurns; ++turn) {
        const double start = bench::cpuSeconds();
        for (const std::string_view line : lines)
            sum += take(line);
        rates.push_back(static_cast<double>(bytes) / 1e6 / (bench::cpuSeconds() - start));
    }
    std::printf("%s %.0f\nwords_%s %zu\n", name, bench::median(rates), name, sum / kTurns);
}

} // namespace

int main(int count, char** values)
{
    constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 34;
    const Result<std::string> bytes
        = count > 1 ? readFile(values[1], kMostBytes) : Result<std::string>(fail({}));
    const Result<std::string> other = count > 2 ? readFile(values[2], kMostBytes) : bytes;
    if (!bytes || !other) {
        std::fputs("usage: heldout_bench_words FILE [VOCABULARY]\n", stderr);
        return 2;
    }
    const std::vector<std::string_view> lines = bench::linesOf(*bytes);
    text::Words words;
    const auto split = [&](text::StopWords stopWords) {
        return [&words, stopWords](std::string_view line) {
            text::splitWords(line, stopWords, words);
            return words.size();
        };
    };
    measure("split", bytes->size(), lines, split(text::StopWords::None));
    measure("split_without_stop_words", bytes->size(), lines, split(text::StopWords::English));

    similarity::Vocabulary vocabulary(1, text::stopWordList(text::StopWords::English), {});
    similarity::TextCounter counter;
    similarity::KeyedWords text, next;
    const auto read = [&](std::string_view line, similarity::KeyedWords& into) {
        text::splitWords(line, text::StopWords::None, into.words);
        into.lookAhead(vocabulary);
    };
    for (const std::string_view line : bench::linesOf(*other)) {
        read(line, text);
        counter.countAdding(text, vocabulary);
    }
    text.words.used(0, 0);
    measure("split_and_look_up", bytes->size(), lines, [&](std::string_view line) {
        read(line, next);
        counter.count(text, vocabulary);
        std::swap(text, next);
        return counter.grams(1).size();
    });
    return 0;
}
