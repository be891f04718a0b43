// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the engine alone, phase by phase, on files with one text a line:
//   heldout_bench_matches TRAIN TEST [--tests N] [--threads N] [--ngram N]... [--characters FROM TO]
//                         [--pairs PERCENT] [--naive]
// --tests takes the first N texts of TEST, --pairs asks for all pairs of at least so much, --naive searches
// the plain way as well and compares the results. Prints lines of a name and a number.
#include <array>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.h"
#include "measuring.h"
#include "naive_search.h"
#include "similarity/comparison.h"
#include "similarity/similarity.h"

using namespace heldout;
using bench::numberOf;

namespace {

struct Request
{
    std::string train, test;
    std::vector<similarity::Options> options;
    std::size_t tests = 0; ///< 0 = all
    unsigned threads = 1;
    bool naive = false;
};

class LineSource final : public TextSource
{
public:
    explicit LineSource(const std::vector<std::string_view>& lines)
        : m_lines(lines)
    {
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
    const std::vector<std::string_view>& m_lines;
};

/// CPU and wall time by phase.
class Phases
{
public:
    void begin(similarity::Phase phase)
    {
        end();
        m_now = static_cast<std::size_t>(phase);
    }
    void end()
    {
        const double cpu = bench::cpuSeconds();
        const double wall = bench::wallSeconds();
        if (m_now) {
            m_cpu[*m_now] += cpu - m_cpuThen;
            m_wall[*m_now] += wall - m_wallThen;
        }
        m_cpuThen = cpu;
        m_wallThen = wall;
    }
    void print() const
    {
        constexpr std::array<const char*, 4> kNames{"reading_test", "reading_train", "indexing", "searching"};
        for (std::size_t i = 0; i < kNames.size(); ++i)
            std::printf("cpu_%s %.4f\nwall_%s %.4f\n", kNames[i], m_cpu[i], kNames[i], m_wall[i]);
    }

private:
    std::array<double, 4> m_cpu{}, m_wall{};
    std::optional<std::size_t> m_now;
    double m_cpuThen = 0;
    double m_wallThen = 0;
};

bool agree(const similarity::BestMatches& found, const std::vector<bench::NaiveSearch::Best>& naive)
{
    return std::ranges::equal(found.matches, naive, [](const auto& a, const auto& b) {
        return a.train == b.train && a.dot == b.dot && a.norm2Train == b.norm2Train && a.ties == b.ties;
    });
}

int searchNaively(const std::vector<std::string_view>& test, const std::vector<std::string_view>& train,
    const similarity::BestMatches& found)
{
    bench::NaiveSearch search(test, train, found.options.stopWords);
    const double start = bench::cpuSeconds();
    const std::vector<bench::NaiveSearch::Best> naive = search.run();
    std::printf("cpu_naive_searching %.4f\n", bench::cpuSeconds() - start);
    const bool same = agree(found, naive);
    std::printf("same_as_naive %d\n", same ? 1 : 0);
    return same ? 0 : 1;
}

int measure(const Request& request)
{
    constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 34;
    const double start = bench::cpuSeconds();
    const Result<std::string> train = readFile(request.train, kMostBytes);
    const Result<std::string> test = readFile(request.test, kMostBytes);
    if (!train || !test) {
        std::fputs("The files cannot be read.\n", stderr);
        return 2;
    }
    const std::vector<std::string_view> trainLines = bench::linesOf(*train);
    std::vector<std::string_view> testLines = bench::linesOf(*test);
    if (request.tests != 0)
        testLines.resize(std::min(request.tests, testLines.size()));
    LineSource trainSource(trainLines);
    LineSource testSource(testLines);
    const long before = bench::peakKilobytes();
    JobContext job({}, {}, request.threads);
    Phases phases;
    auto found
        = similarity::Comparison(request.options, job, similarity::kMostPairs, [&](similarity::Phase phase) {
              phases.begin(phase);
          }).run(testSource, trainSource, 0);
    phases.end();
    if (!found) {
        std::fputs((describe(found.error()) + '\n').c_str(), stderr);
        return 1;
    }
    const auto result = similarity::finish(std::move(*found), job);
    if (!result)
        return 1;
    phases.print();
    std::printf("cpu_files_to_results %.4f\n", bench::cpuSeconds() - start);
    std::printf("kilobytes_above_texts %ld\n", bench::peakKilobytes() - before);
    for (const similarity::BestMatches& best : *result) {
        double sum = 0;
        for (const similarity::Match& match : best.matches)
            sum += match.score;
        std::printf("mean_%d %.6f\npartners_%d %zu\n", best.options.n,
            sum / static_cast<double>(best.matches.size()), best.options.n, best.partners.size());
    }
    return request.naive ? searchNaively(testLines, trainLines, result->front()) : 0;
}

Request requestOf(const std::vector<std::string_view>& arguments)
{
    Request request;
    request.train = arguments[1];
    request.test = arguments[2];
    double pairs = 0;
    const auto value
        = [&](std::size_t at) { return at < arguments.size() ? arguments[at] : std::string_view{}; };
    for (std::size_t i = 3; i < arguments.size(); ++i) {
        if (arguments[i] == "--tests")
            request.tests = numberOf<std::size_t>(value(++i));
        else if (arguments[i] == "--threads")
            request.threads = numberOf<unsigned>(value(++i));
        else if (arguments[i] == "--pairs")
            pairs = numberOf<double>(value(++i));
        else if (arguments[i] == "--naive")
            request.naive = true;
        else if (arguments[i] == "--ngram")
            request.options.push_back({.n = numberOf<int>(value(++i))});
        else if (arguments[i] == "--characters") {
            request.options.push_back({.n = numberOf<int>(value(i + 1)),
                .longest = numberOf<int>(value(i + 2)),
                .unit = similarity::GramUnit::Characters});
            i += 2;
        }
    }
    if (request.options.empty())
        request.options = {{.n = 1}};
    for (similarity::Options& options : request.options) {
        if (pairs > 0) {
            options.top = similarity::kAllPartners;
            options.minScore = pairs;
        }
    }
    return request;
}

} // namespace

int main(int count, char** values)
{
    const std::vector<std::string_view> arguments(values, values + count);
    if (arguments.size() < 3) {
        std::fputs("usage: heldout_bench_matches TRAIN TEST [--tests N] [--threads N] [--ngram N]... "
                   "[--characters FROM TO] [--pairs PERCENT] [--naive]\n",
            stderr);
        return 2;
    }
    const Request request = requestOf(arguments);
    const similarity::Options& first = request.options.front();
    if (request.naive && (first.unit != similarity::GramUnit::Words || first.n != 1)) {
        std::fputs("heldout_bench_matches: the plain search knows single words only.\n", stderr);
        return 2;
    }
    return measure(request);
}
