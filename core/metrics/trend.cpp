// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/trend.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/parallel.h"
#include "metrics/bootstrap.h"
#include "metrics/resampling.h"

namespace heldout::metrics {

namespace {

constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

Status check(const OutcomeTable& table, const OrderedGroups& groups, std::span<const TrendQuestion> questions,
    const TrendOptions& options)
{
    if (options.permutations < 1 || options.permutations > kMostResamples)
        return fail(Code::InvalidArgument,
            Phrase::of("The number of permutations must be from 1 to %1.", kMostResamples));
    if (groups.positions.size() > kMostTrendGroups)
        return fail(Code::InvalidArgument, Phrase::of("A trend has at most %1 groups.", kMostTrendGroups));
    const bool fits = groups.groupOf.size() == table.items()
        && std::ranges::all_of(groups.groupOf,
            [&](std::uint32_t group) { return group < groups.positions.size() || group == kNoGroup; });
    const bool known = std::ranges::all_of(questions, [&](const TrendQuestion& question) {
        return question.system < table.systems() && validMetric(table.task(), question.metric);
    });
    if (!fits || !known)
        return fail(Code::InvalidArgument,
            Phrase::of("A score was asked for of a group, a system or a class that does not exist."));
    return {};
}

/// Scores of the groups into a slope.
class Slopes
{
public:
    Slopes(std::span<const double> positions, std::span<const std::uint32_t> sizes)
        : m_positions(positions)
        , m_sizes(sizes)
    {
        const Moments all = moments([](std::size_t) { return true; });
        if (all.spread > 0)
            m_rounding = 1e-11 / std::sqrt(all.spread / all.items);
    }

    /// `scores` by group, not a number where undefined; not a number when there is no slope.
    [[nodiscard]] double of(std::span<const double> scores) const
    {
        const auto counts = [&](std::size_t group) { return !std::isnan(scores[group]); };
        const Moments some = moments(counts);
        if (!(some.spread > 0))
            return kUndefined;
        double sum = 0;
        for (std::size_t group = 0; group < scores.size(); ++group) {
            if (counts(group))
                sum += m_sizes[group] * (m_positions[group] - some.mean) * scores[group];
        }
        return sum / some.spread;
    }

    /// What two slopes may differ by rounding: scores are at most 1.
    [[nodiscard]] double rounding() const { return m_rounding; }

private:
    struct Moments
    {
        double items = 0, mean = 0, spread = 0;
    };
    template <typename Counts>
    [[nodiscard]] Moments moments(const Counts& counts) const
    {
        Moments result;
        double sum = 0;
        for (std::size_t group = 0; group < m_positions.size(); ++group) {
            if (!counts(group))
                continue;
            result.items += m_sizes[group];
            sum += m_sizes[group] * m_positions[group];
        }
        if (result.items == 0)
            return result;
        result.mean = sum / result.items;
        for (std::size_t group = 0; group < m_positions.size(); ++group) {
            const double away = m_positions[group] - result.mean;
            if (counts(group))
                result.spread += m_sizes[group] * away * away;
        }
        return result;
    }

    std::span<const double> m_positions;
    std::span<const std::uint32_t> m_sizes;
    double m_rounding = 0;
};

class Permuter
{
public:
    Permuter(const OutcomeTable& table, const OrderedGroups& groups, std::span<const TrendQuestion> questions,
        const TrendOptions& options, JobContext& job)
        : m_table(table)
        , m_questions(questions)
        , m_options(options)
        , m_job(job)
        , m_sizes(sizesOf(groups))
        , m_slopes(groups.positions, m_sizes)
    {
        for (std::size_t item = 0; item < groups.groupOf.size(); ++item) {
            if (groups.groupOf[item] == kNoGroup)
                continue;
            m_signatures.push_back(table.signatureOfItems()[item]);
            m_groupOf.push_back(static_cast<std::uint8_t>(groups.groupOf[item]));
        }
        for (std::uint32_t system = 0; system < table.systems(); ++system) {
            m_cellOf.push_back(m_cells.size());
            if (std::ranges::any_of(questions, [&](const auto& asked) { return asked.system == system; }))
                m_cells.push_back({.group = kAllItems, .system = system});
        }
    }

    Result<std::vector<Trend>> run()
    {
        Result<CellSums> sums = CellSums::make(m_table, m_cells, m_job);
        if (!sums)
            return fail(std::move(sums.error()));
        m_sums = std::move(*sums);
        m_job.begin(Stage::Resampling, Unit::Resamples, m_options.permutations);
        Scratch scratch;
        scratch.groupOf = m_groupOf;
        if (Status sloped = slopesOf(scratch); !sloped)
            return fail(std::move(sloped.error()));
        m_values.assign(m_questions.size() * m_options.permutations, kUndefined);
        if (Status permuted = permute(); !permuted)
            return fail(std::move(permuted.error()));
        std::vector<Trend> trends;
        trends.reserve(m_questions.size());
        for (std::size_t row = 0; row < m_questions.size(); ++row)
            trends.push_back(trendOf(scratch.slopes[row], row));
        m_job.end();
        return trends;
    }

private:
    struct Scratch
    {
        std::vector<std::uint8_t> groupOf; // of items, dealt anew
        std::vector<std::uint32_t> times; // by group, then signature
        std::vector<std::uint64_t> counts; // by group, then bucket
        std::vector<Tally> tallies;
        std::vector<double> scores; // by question, then group
        std::vector<double> slopes; // by question
    };

    [[nodiscard]] static std::vector<std::uint32_t> sizesOf(const OrderedGroups& groups);
    [[nodiscard]] Status permute();
    [[nodiscard]] Status shuffle(std::uint32_t permutation, Scratch& scratch) const;
    [[nodiscard]] Status countBuckets(Scratch& scratch) const;
    [[nodiscard]] Status slopesOf(Scratch& scratch) const;
    [[nodiscard]] Trend trendOf(double observed, std::size_t row) const;

    const OutcomeTable& m_table;
    const std::span<const TrendQuestion> m_questions;
    const TrendOptions& m_options;
    JobContext& m_job;
    const std::vector<std::uint32_t> m_sizes; // of groups
    Slopes m_slopes;
    std::vector<std::uint32_t> m_signatures; // of the items in a group, in the table's order
    std::vector<std::uint8_t> m_groupOf; // of the same
    std::vector<Cell> m_cells;
    std::vector<std::size_t> m_cellOf; // of systems that are asked for
    CellSums m_sums;
    std::vector<double> m_values; // by question, then permutation
};

std::vector<std::uint32_t> Permuter::sizesOf(const OrderedGroups& groups)
{
    std::vector<std::uint32_t> sizes(groups.positions.size(), 0);
    for (const std::uint32_t group : groups.groupOf) {
        if (group != kNoGroup)
            ++sizes[group];
    }
    return sizes;
}

Status Permuter::permute()
{
    std::vector<Scratch> scratches(m_job.threads());
    return parallelPieces(m_options.permutations, 1, m_job, [&](const Piece& piece) -> Status {
        Scratch& scratch = scratches[piece.slot];
        if (Status shuffled = shuffle(static_cast<std::uint32_t>(piece.begin), scratch); !shuffled)
            return shuffled;
        if (Status sloped = slopesOf(scratch); !sloped)
            return sloped;
        for (std::size_t row = 0; row < m_questions.size(); ++row)
            m_values[row * m_options.permutations + piece.begin] = scratch.slopes[row];
        m_job.advance();
        return {};
    });
}

/// Fisher and Yates, from the groups as they are, so that a permutation does not depend on the one before.
Status Permuter::shuffle(std::uint32_t permutation, Scratch& scratch) const
{
    scratch.groupOf = m_groupOf;
    Draws draws(m_options.seed, permutation);
    for (std::size_t left = scratch.groupOf.size(); left > 1; --left) {
        if (left % kStepsBetweenStops == 0) {
            if (Status going = m_job.checkStop(); !going)
                return going;
        }
        std::swap(scratch.groupOf[left - 1], scratch.groupOf[draws.below(static_cast<std::uint32_t>(left))]);
    }
    return {};
}

/// Items stay in their order, so that memory is walked through from end to end. Few signatures are counted
/// before their buckets are.
Status Permuter::countBuckets(Scratch& scratch) const
{
    const std::size_t signatures = m_table.signatures();
    const std::size_t buckets = m_sums.buckets();
    const bool few = m_sizes.size() * signatures <= m_signatures.size();
    scratch.counts.assign(m_sizes.size() * buckets, 0);
    if (few)
        scratch.times.assign(m_sizes.size() * signatures, 0);
    const auto take = [&](std::size_t group, std::uint32_t signature, std::uint32_t times) {
        for (const std::uint32_t bucket : m_sums.bucketsOf(signature))
            scratch.counts[group * buckets + bucket] += times;
    };
    for (std::size_t item = 0; item < m_signatures.size(); ++item) {
        if (item % kStepsBetweenStops == 0) {
            if (Status going = m_job.checkStop(); !going)
                return going;
        }
        if (few)
            ++scratch.times[scratch.groupOf[item] * signatures + m_signatures[item]];
        else
            take(scratch.groupOf[item], m_signatures[item], 1);
    }
    for (std::size_t group = 0; few && group < m_sizes.size(); ++group) {
        for (std::uint32_t signature = 0; signature < signatures; ++signature)
            take(group, signature, scratch.times[group * signatures + signature]);
    }
    return {};
}

Status Permuter::slopesOf(Scratch& scratch) const
{
    if (Status counted = countBuckets(scratch); !counted)
        return counted;
    const std::size_t groups = m_sizes.size();
    const std::size_t buckets = m_sums.buckets();
    scratch.scores.resize(m_questions.size() * groups);
    for (std::size_t group = 0; group < groups; ++group) {
        m_sums.sum(std::span(scratch.counts).subspan(group * buckets, buckets), scratch.tallies);
        for (std::size_t row = 0; row < m_questions.size(); ++row) {
            const Tally& tally = scratch.tallies[m_cellOf[m_questions[row].system]];
            scratch.scores[row * groups + group]
                = scoreOf(m_table.task(), tally, m_questions[row].metric).value.value_or(kUndefined);
        }
    }
    scratch.slopes.clear();
    for (std::size_t row = 0; row < m_questions.size(); ++row)
        scratch.slopes.push_back(m_slopes.of(std::span(scratch.scores).subspan(row * groups, groups)));
    return {};
}

Trend Permuter::trendOf(double observed, std::size_t row) const
{
    Trend trend;
    if (std::isnan(observed))
        return trend;
    trend.slope = observed;
    double atLeast = 0;
    double atMost = 0;
    double defined = 0;
    const std::size_t first = row * m_options.permutations;
    for (const double slope : std::span(m_values).subspan(first, m_options.permutations)) {
        if (std::isnan(slope)) {
            ++trend.undefinedPermutations;
            continue;
        }
        defined += 1;
        atLeast += slope >= observed - m_slopes.rounding() ? 1 : 0;
        atMost += slope <= observed + m_slopes.rounding() ? 1 : 0;
    }
    trend.pRises = (1 + atLeast) / (1 + defined);
    trend.pFalls = (1 + atMost) / (1 + defined);
    trend.p = std::min(1.0, 2 * std::min(*trend.pRises, *trend.pFalls));
    return trend;
}

} // namespace

Result<std::vector<Trend>> trend(const OutcomeTable& table, const OrderedGroups& groups,
    std::span<const TrendQuestion> questions, const TrendOptions& options, JobContext& job)
{
    if (Status checked = check(table, groups, questions, options); !checked)
        return fail(std::move(checked.error()));
    return Permuter(table, groups, questions, options, job).run();
}

} // namespace heldout::metrics
