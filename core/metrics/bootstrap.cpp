// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/bootstrap.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

#include "base/parallel.h"
#include "metrics/resampling.h"

namespace heldout::metrics {

namespace {

constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

/// Quantities that are computed from the same draws at one time.
struct Round
{
    std::size_t first = 0, end = 0; ///< of the quantities
    std::vector<Cell> cells;
};

/// A quantity by the numbers of its cells in a round.
struct Wanted
{
    const Metric* metric = nullptr;
    std::size_t of = 0;
    std::optional<std::size_t> minus;
};

double valueOf(const std::optional<double>& of, const std::optional<double>& minus)
{
    return of && minus ? *of - *minus : kUndefined;
}

std::optional<double> defined(double value)
{
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

Status check(const OutcomeTable& table, std::span<const Quantity> quantities, const BootstrapOptions& options)
{
    if (options.resamples < 1 || options.resamples > kMostResamples)
        return fail(Code::InvalidArgument,
            Phrase::of("The number of resamples must be from 1 to %1.", kMostResamples));
    if (!(options.level > 0 && options.level < 1))
        return fail(Code::InvalidArgument, Phrase::of("The confidence must lie between 0 and 1."));
    const auto there
        = [&](const Cell& cell) { return cell.group < table.groups() && cell.system < table.systems(); };
    for (const Quantity& quantity : quantities) {
        if (!there(quantity.of) || (quantity.minus && !there(*quantity.minus))
            || !validMetric(table.task(), quantity.metric))
            return fail(Code::InvalidArgument,
                Phrase::of("A score was asked for of a group, a system or a class that does not exist."));
    }
    return {};
}

class Resampler
{
public:
    Resampler(const OutcomeTable& table, std::span<const Quantity> quantities,
        const BootstrapOptions& options, JobContext& job)
        : m_table(table)
        , m_quantities(quantities)
        , m_options(options)
        , m_job(job)
    {
    }

    Result<std::vector<Estimate>> run()
    {
        const std::vector<Round> rounds = split();
        m_job.begin(Stage::Resampling, Unit::Resamples, std::uint64_t{m_options.resamples} * rounds.size());
        std::vector<Estimate> estimates;
        estimates.reserve(m_quantities.size());
        for (const Round& round : rounds) {
            if (Status ran = resample(round); !ran)
                return fail(std::move(ran.error()));
            for (std::size_t i = round.first; i < round.end; ++i) {
                if (Status going = m_job.checkStop(); !going)
                    return fail(std::move(going.error()));
                estimates.push_back(estimate(m_quantities[i], i - round.first));
            }
        }
        m_job.end();
        return estimates;
    }

private:
    [[nodiscard]] std::vector<Round> split() const;
    [[nodiscard]] Status resample(const Round& round);
    [[nodiscard]] Status draw(std::uint32_t resample, std::vector<std::uint32_t>& times) const;
    void evaluate(std::uint32_t resample, std::span<const Tally> tallies);
    [[nodiscard]] Estimate estimate(const Quantity& quantity, std::size_t row);

    const OutcomeTable& m_table;
    const std::span<const Quantity> m_quantities;
    const BootstrapOptions& m_options;
    JobContext& m_job;
    std::vector<Wanted> m_wanted; // of the round
    std::vector<double> m_values; // of the round, by quantity, then resample
};

/// As many quantities a round as there is room for, one at least.
std::vector<Round> Resampler::split() const
{
    const std::size_t forValues = sizeof(double) * m_options.resamples;
    const std::size_t forCell = (sizeof(Tally) + sizeof(Counts) * m_table.task().classes) * m_job.threads();
    std::vector<Round> rounds;
    std::vector<std::size_t> roundOf(std::size_t{m_table.groups()} * m_table.systems(), 0); // from 1
    std::size_t room = 0;
    for (std::size_t i = 0; i < m_quantities.size(); ++i) {
        const auto place
            = [&](const Cell& cell) { return std::size_t{cell.group} * m_table.systems() + cell.system; };
        const Quantity& quantity = m_quantities[i];
        const auto needed = [&] {
            std::size_t cells = roundOf[place(quantity.of)] == rounds.size() ? 0 : 1;
            if (quantity.minus && roundOf[place(*quantity.minus)] != rounds.size())
                ++cells;
            return forValues + cells * forCell;
        };
        if (rounds.empty() || needed() > room) {
            rounds.push_back({.first = i, .end = i, .cells = {}});
            room = std::max(m_options.mostBytes, needed());
        }
        room -= needed();
        Round& round = rounds.back();
        round.end = i + 1;
        const auto take = [&](const Cell& cell) {
            if (std::exchange(roundOf[place(cell)], rounds.size()) != rounds.size())
                round.cells.push_back(cell);
        };
        take(quantity.of);
        if (quantity.minus)
            take(*quantity.minus);
    }
    return rounds;
}

Status Resampler::resample(const Round& round)
{
    const Result<CellSums> sums = CellSums::make(m_table, round.cells, m_job);
    if (!sums)
        return fail(sums.error());
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> numbers;
    for (std::size_t i = 0; i < round.cells.size(); ++i)
        numbers[{round.cells[i].group, round.cells[i].system}] = i;
    m_wanted.clear();
    for (const Quantity& quantity : m_quantities.subspan(round.first, round.end - round.first)) {
        Wanted wanted{
            .metric = &quantity.metric, .of = numbers[{quantity.of.group, quantity.of.system}], .minus = {}};
        if (quantity.minus)
            wanted.minus = numbers[{quantity.minus->group, quantity.minus->system}];
        m_wanted.push_back(wanted);
    }
    m_values.assign(m_wanted.size() * m_options.resamples, kUndefined);

    struct Scratch
    {
        std::vector<std::uint32_t> times; // by signature
        std::vector<std::uint64_t> counts; // by bucket
        std::vector<Tally> tallies;
    };
    std::vector<Scratch> scratches(m_job.threads());
    return parallelPieces(m_options.resamples, 1, m_job, [&](const Piece& piece) -> Status {
        Scratch& scratch = scratches[piece.slot];
        const auto number = static_cast<std::uint32_t>(piece.begin);
        if (Status drawn = draw(number, scratch.times); !drawn)
            return drawn;
        scratch.counts.assign(sums->buckets(), 0);
        for (std::uint32_t signature = 0; signature < scratch.times.size(); ++signature) {
            for (const std::uint32_t bucket : sums->bucketsOf(signature))
                scratch.counts[bucket] += scratch.times[signature];
        }
        sums->sum(scratch.counts, scratch.tallies);
        evaluate(number, scratch.tallies);
        m_job.advance();
        return {};
    });
}

/// How often each signature is in a resample.
Status Resampler::draw(std::uint32_t resample, std::vector<std::uint32_t>& times) const
{
    times.assign(m_table.signatures(), 0);
    const std::span<const std::uint32_t> signatureOf = m_table.signatureOfItems();
    Draws draws(m_options.seed, resample);
    const auto items = static_cast<std::uint32_t>(signatureOf.size());
    // Places are drawn some at a time, so that the processor fetches many signatures at once.
    std::array<std::uint32_t, 256> places{};
    for (std::size_t drawn = 0; drawn < signatureOf.size(); drawn += places.size()) {
        if (drawn % kStepsBetweenStops == 0) {
            if (Status going = m_job.checkStop(); !going)
                return going;
        }
        const std::size_t count = std::min(places.size(), signatureOf.size() - drawn);
        for (std::size_t i = 0; i < count; ++i)
            places[i] = draws.below(items);
        for (std::size_t i = 0; i < count; ++i)
            ++times[signatureOf[places[i]]];
    }
    return {};
}

void Resampler::evaluate(std::uint32_t resample, std::span<const Tally> tallies)
{
    for (std::size_t row = 0; row < m_wanted.size(); ++row) {
        const Wanted& wanted = m_wanted[row];
        const std::optional<double> of = scoreOf(m_table.task(), tallies[wanted.of], *wanted.metric).value;
        std::optional<double> minus = 0;
        if (wanted.minus)
            minus = scoreOf(m_table.task(), tallies[*wanted.minus], *wanted.metric).value;
        m_values[row * m_options.resamples + resample] = valueOf(of, minus);
    }
}

Estimate Resampler::estimate(const Quantity& quantity, std::size_t row)
{
    Estimate estimate;
    const std::optional<double> of = m_table.score(quantity.of, quantity.metric).value;
    std::optional<double> minus = 0;
    if (quantity.minus)
        minus = m_table.score(*quantity.minus, quantity.metric).value;
    estimate.value = defined(valueOf(of, minus));

    const std::span<double> all = std::span(m_values).subspan(row * m_options.resamples, m_options.resamples);
    const auto end = std::remove_if(all.begin(), all.end(), [](double value) { return std::isnan(value); });
    const std::span<double> values = all.first(static_cast<std::size_t>(end - all.begin()));
    estimate.undefinedResamples = static_cast<std::uint32_t>(all.size() - values.size());
    if (values.empty())
        return estimate;
    std::ranges::sort(values);
    estimate.low = quantile(values, (1 - m_options.level) / 2);
    estimate.high = quantile(values, (1 + m_options.level) / 2);
    if (!quantity.minus)
        return estimate;
    const auto atMost = std::ranges::count_if(values, [](double value) { return value <= 0; });
    const auto atLeast = std::ranges::count_if(values, [](double value) { return value >= 0; });
    const auto fewer = static_cast<double>(std::min(atMost, atLeast));
    estimate.p = std::min(1.0, 2 * (1 + fewer) / (static_cast<double>(values.size()) + 1));
    return estimate;
}

} // namespace

Result<std::vector<Estimate>> bootstrap(const OutcomeTable& table, std::span<const Quantity> quantities,
    const BootstrapOptions& options, JobContext& job)
{
    if (Status checked = check(table, quantities, options); !checked)
        return fail(std::move(checked.error()));
    return Resampler(table, quantities, options, job).run();
}

} // namespace heldout::metrics
