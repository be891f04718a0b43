// SPDX-License-Identifier: GPL-3.0-or-later
// Measures resampling on made-up results of several systems:
//   heldout_bench_bootstrap [--items N] [--systems N] [--groups N] [--resamples N] [--threads N]
//                           [--mentions] [--overlapping] [--trend] [--curve]
// Items have one of two labels, or with --mentions counts of mentions that hardly two items share; each lies
// in one group, or with --overlapping in a few. Prints lines of a name and a number.
#include <array>
#include <cstdio>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "measuring.h"
#include "metrics/bootstrap.h"
#include "metrics/classification.h"
#include "metrics/curve.h"
#include "metrics/trend.h"

using namespace heldout;
using namespace heldout::metrics;
using bench::numberOf;

namespace {

struct Request
{
    std::uint32_t items = 1'000'000, systems = 5, groups = 10, resamples = 2'000;
    unsigned threads = 2;
    bool mentions = false, overlapping = false, trend = false, curve = false;
};

Outcome labelOutcome(Random& random, std::uint64_t gold, std::uint64_t percentRight)
{
    const bool right = random.below(100) < percentRight;
    return outcomeOf(static_cast<std::uint32_t>(gold), static_cast<std::uint32_t>(right ? gold : 1 - gold));
}

Outcome mentionOutcome(Random& random, std::uint64_t gold, std::uint64_t percentRight)
{
    Counts counts;
    for (std::uint64_t mention = 0; mention < gold; ++mention)
        (random.below(100) < percentRight ? counts.tp : counts.fn) += 1;
    counts.fp = static_cast<double>(random.below(3));
    return {.trials = static_cast<double>(5 + random.below(20)),
        .correct = 5,
        .classes = {{.label = 0, .counts = counts}}};
}

/// Each system a bit better than the last, and all of them better in later groups.
OutcomeTable makeTable(const Request& request, std::vector<std::uint32_t>& groupOf)
{
    const Task task{
        .kind = request.mentions ? Kind::Mentions : Kind::OneLabel, .classes = request.mentions ? 1U : 2U};
    OutcomeTable::Builder builder(task, request.systems, request.groups + 1);
    Random random(1);
    std::vector<std::uint32_t> outcomes(request.systems);
    std::vector<std::uint32_t> groups;
    for (std::uint32_t item = 0; item < request.items; ++item) {
        groupOf.push_back(static_cast<std::uint32_t>(random.below(request.groups)));
        groups.assign(1, 1 + groupOf.back());
        for (std::uint32_t group = 1; request.overlapping && group <= request.groups; ++group) {
            if (random.below(4) == 0)
                groups.push_back(group);
        }
        const std::uint64_t gold = random.below(request.mentions ? 5 : 2);
        for (std::uint32_t system = 0; system < request.systems; ++system) {
            const std::uint64_t right = 60 + 3 * groupOf.back() + system;
            outcomes[system] = builder.outcome(
                request.mentions ? mentionOutcome(random, gold, right) : labelOutcome(random, gold, right));
        }
        builder.item(builder.membership(groups), outcomes);
    }
    return std::move(builder).finish(JobContext()).value();
}

/// Precision, recall, F1, macro F1, accuracy and Matthews correlation of each cell, and F1 of systems against
/// the first.
std::vector<Quantity> makeQuantities(const Request& request)
{
    const std::uint32_t positive = request.mentions ? 0 : 1;
    const std::array<Metric, 6> metrics{{
        {.measure = Measure::Precision, .average = Average::OneClass, .label = positive},
        {.measure = Measure::Recall, .average = Average::OneClass, .label = positive},
        {.measure = Measure::F, .average = Average::OneClass, .label = positive},
        {.measure = Measure::F, .average = Average::Macro},
        {.measure = Measure::Accuracy},
        {.measure = Measure::Matthews},
    }};
    std::vector<Quantity> quantities;
    for (std::uint32_t group = 0; group <= request.groups; ++group) {
        for (std::uint32_t system = 0; system < request.systems; ++system) {
            for (const Metric& metric : metrics)
                quantities.push_back({metric, {group, system}});
            if (system > 0)
                quantities.push_back({metrics[2], {group, system}, Cell{group, 0}});
        }
    }
    return quantities;
}

class Watch
{
public:
    void print(const char* name)
    {
        std::printf("cpu_%s %.3f\nwall_%s %.3f\n", name, bench::cpuSeconds() - m_cpu, name,
            bench::wallSeconds() - m_wall);
        m_cpu = bench::cpuSeconds();
        m_wall = bench::wallSeconds();
    }

private:
    double m_cpu = bench::cpuSeconds();
    double m_wall = bench::wallSeconds();
};

int measure(const Request& request)
{
    const long before = bench::peakKilobytes();
    Watch watch;
    std::vector<std::uint32_t> groupOf;
    const OutcomeTable table = makeTable(request, groupOf);
    watch.print("table");
    std::printf("signatures %zu\noutcomes %zu\nkilobytes_of_table %ld\n", table.signatures(),
        table.outcomes().size(), bench::peakKilobytes() - before);

    JobContext job({}, {}, request.threads);
    const std::vector<Quantity> quantities = makeQuantities(request);
    const auto estimates = bootstrap(table, quantities, {.resamples = request.resamples}, job);
    watch.print("bootstrap");
    if (!estimates)
        return 1;
    const Estimate& first = (*estimates)[2];
    std::printf("quantities %zu\nf1 %.6f\nf1_low %.6f\nf1_high %.6f\n", quantities.size(),
        first.value.value_or(0), first.low.value_or(0), first.high.value_or(0));
    if (request.trend) {
        std::vector<double> positions;
        for (std::uint32_t group = 0; group < request.groups; ++group)
            positions.push_back(group);
        std::vector<TrendQuestion> questions;
        for (std::uint32_t system = 0; system < request.systems; ++system)
            questions.push_back({quantities[2].metric, system});
        const auto trends = trend(table, {.groupOf = groupOf, .positions = positions}, questions,
            {.permutations = request.resamples}, job);
        watch.print("trend");
        if (!trends)
            return 1;
        std::printf("slope %.6f\n", trends->front().slope.value_or(0));
    }
    if (request.curve) {
        const std::vector<double> similarity(groupOf.begin(), groupOf.end());
        std::vector<CurveLine> lines;
        for (std::uint32_t system = 0; system < request.systems; ++system)
            lines.push_back({quantities[2].metric, system});
        const auto line = curve(table, similarity, lines, {}, job);
        watch.print("curve");
        if (!line)
            return 1;
        std::printf("points %zu\n", line->points.size());
    }
    std::printf("kilobytes %ld\n", bench::peakKilobytes() - before);
    return 0;
}

} // namespace

int main(int count, char** values)
{
    const std::vector<std::string_view> arguments(values, values + count);
    Request request;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const auto number = [&] {
            ++i;
            return numberOf<std::uint32_t>(i < arguments.size() ? arguments[i] : std::string_view{});
        };
        if (arguments[i] == "--items")
            request.items = number();
        else if (arguments[i] == "--systems")
            request.systems = number();
        else if (arguments[i] == "--groups")
            request.groups = number();
        else if (arguments[i] == "--resamples")
            request.resamples = number();
        else if (arguments[i] == "--threads")
            request.threads = number();
        else if (arguments[i] == "--mentions")
            request.mentions = true;
        else if (arguments[i] == "--overlapping")
            request.overlapping = true;
        else if (arguments[i] == "--trend")
            request.trend = true;
        else if (arguments[i] == "--curve")
            request.curve = true;
    }
    if (request.systems == 0 || request.groups == 0) {
        std::fputs("usage: heldout_bench_bootstrap [--items N] [--systems N] [--groups N] [--resamples N] "
                   "[--threads N] [--mentions] [--overlapping] [--trend] [--curve]\n",
            stderr);
        return 2;
    }
    return measure(request);
}
