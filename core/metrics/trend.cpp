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
        , m_sizes(groups.positions.size(), 0)
        , m_slopes(groups.positions, countSizes(groups.groupOf))
    {
        takeItems(groups.groupOf);
        for (std::uint32_t system = 0; system < table.systems(); ++system) {
            if (std::ranges::any_of(questions, [&](const auto& asked) { return asked.system == system; })) {
                m_cellOf.push_back(m_cells.size());
                m_cells.push_back({.group = kAllItems, .system = system});
            } else {
                m_cellOf.push_back(0);
            }
        }
    }

    Result<std::vector<Trend>> run()
    {
        Result<CellSums> sums = CellSums::make(m_table, m_cells, m_job);
        if (!sums)
            return fail(std::move(sums.error()));
        m_sums = &*sums;
        m_job.begin(Stage::Resampling, Unit::Resamples, m_options.permutations);
        Scratch scratch = makeScratch();
        std::vector<double> observed(m_questions.size());
        slopesOf(m_inOrder, scratch, observed);
        m_values.assign(m_questions.size() * m_options.permutations, kUndefined);
        if (Status permuted = permute(); !permuted)
            return fail(std::move(permuted.error()));
        std::vector<Trend> trends;
        for (std::size_t row = 0; row < m_questions.size(); ++row)
            trends.push_back(trendOf(observed[row], row));
        m_job.end();
        return trends;
    }

private:
    struct Scratch
    {
        std::vector<std::uint32_t> items; // signatures, dealt to the groups in order
        std::vector<std::uint32_t> times; // by signature
        CellSums::Scratch sums;
        std::vector<double> scores; // by question, then group
        std::vector<double> slopes; // by question
    };

    std::span<const std::uint32_t> countSizes(std::span<const std::uint32_t> groupOf);
    void takeItems(std::span<const std::uint32_t> groupOf);
    [[nodiscard]] Scratch makeScratch() const;
    [[nodiscard]] Status permute();
    [[nodiscard]] Status shuffle(std::uint32_t permutation, Scratch& scratch) const;
    void addRun(std::span<const std::uint32_t> run, Scratch& scratch) const;
    void slopesOf(std::span<const std::uint32_t> items, Scratch& scratch, std::span<double> slopes) const;
    [[nodiscard]] Trend trendOf(double observed, std::size_t row) const;

    const OutcomeTable& m_table;
    const std::span<const TrendQuestion> m_questions;
    const TrendOptions& m_options;
    JobContext& m_job;
    std::vector<std::uint32_t> m_sizes; // of groups
    Slopes m_slopes;
    std::vector<std::uint32_t> m_inPlace; // signatures of the items in a group, in the table's order
    std::vector<std::uint32_t> m_inOrder; // the same by group
    std::vector<Cell> m_cells;
    std::vector<std::size_t> m_cellOf; // of systems
    const CellSums* m_sums = nullptr;
    std::vector<double> m_values; // by question, then permutation
};

std::span<const std::uint32_t> Permuter::countSizes(std::span<const std::uint32_t> groupOf)
{
    for (const std::uint32_t group : groupOf) {
        if (group != kNoGroup)
            ++m_sizes[group];
    }
    return m_sizes;
}

void Permuter::takeItems(std::span<const std::uint32_t> groupOf)
{
    std::vector<std::size_t> next;
    std::size_t items = 0;
    for (const std::uint32_t size : m_sizes) {
        next.push_back(items);
        items += size;
    }
    m_inOrder.resize(items);
    m_inPlace.reserve(items);
    for (std::size_t item = 0; item < groupOf.size(); ++item) {
        if (groupOf[item] == kNoGroup)
            continue;
        const std::uint32_t signature = m_table.signatureOfItems()[item];
        m_inPlace.push_back(signature);
        m_inOrder[next[groupOf[item]]++] = signature;
    }
}

Permuter::Scratch Permuter::makeScratch() const
{
    Scratch scratch;
    scratch.times.assign(m_table.signatures(), 0);
    scratch.sums = m_sums->scratch();
    scratch.scores.resize(m_questions.size() * m_sizes.size());
    scratch.slopes.resize(m_questions.size());
    return scratch;
}

Status Permuter::permute()
{
    std::vector<std::optional<Scratch>> scratches(m_job.threads());
    return parallelPieces(m_options.permutations, 1, m_job, [&](const Piece& piece) -> Status {
        std::optional<Scratch>& scratch = scratches[piece.slot];
        if (!scratch)
            scratch = makeScratch();
        if (Status shuffled = shuffle(static_cast<std::uint32_t>(piece.begin), *scratch); !shuffled)
            return shuffled;
        slopesOf(scratch->items, *scratch, scratch->slopes);
        for (std::size_t row = 0; row < m_questions.size(); ++row)
            m_values[row * m_options.permutations + piece.begin] = scratch->slopes[row];
        m_job.advance();
        return {};
    });
}

/// Fisher and Yates, from the table's order anew, so that a permutation does not depend on the one before.
Status Permuter::shuffle(std::uint32_t permutation, Scratch& scratch) const
{
    scratch.items = m_inPlace;
    Draws draws(m_options.seed, permutation);
    for (std::size_t left = scratch.items.size(); left > 1; --left) {
        if (left % kStepsBetweenStops == 0) {
            if (Status going = m_job.checkStop(); !going)
                return going;
        }
        std::swap(scratch.items[left - 1], scratch.items[draws.below(static_cast<std::uint32_t>(left))]);
    }
    return {};
}

/// Equal items are counted first. Takes time of the run, however many signatures there are.
void Permuter::addRun(std::span<const std::uint32_t> run, Scratch& scratch) const
{
    for (const std::uint32_t signature : run)
        ++scratch.times[signature];
    const auto take = [&](std::uint32_t signature) {
        if (const std::uint32_t times = std::exchange(scratch.times[signature], 0); times > 0)
            m_sums->add(scratch.sums, signature, times);
    };
    if (run.size() < scratch.times.size()) {
        for (const std::uint32_t signature : run)
            take(signature);
    } else {
        for (std::uint32_t signature = 0; signature < scratch.times.size(); ++signature)
            take(signature);
    }
    m_sums->sum(scratch.sums);
}

void Permuter::slopesOf(
    std::span<const std::uint32_t> items, Scratch& scratch, std::span<double> slopes) const
{
    const std::size_t groups = m_sizes.size();
    for (std::size_t group = 0; group < groups; ++group) {
        addRun(items.first(m_sizes[group]), scratch);
        items = items.subspan(m_sizes[group]);
        for (std::size_t row = 0; row < m_questions.size(); ++row) {
            const Tally& tally = scratch.sums.tallies[m_cellOf[m_questions[row].system]];
            scratch.scores[row * groups + group]
                = scoreOf(m_table.task(), tally, m_questions[row].metric).value.value_or(kUndefined);
        }
    }
    for (std::size_t row = 0; row < m_questions.size(); ++row)
        slopes[row] = m_slopes.of(std::span(scratch.scores).subspan(row * groups, groups));
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
