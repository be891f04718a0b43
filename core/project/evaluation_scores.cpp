// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/evaluation_scores.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace heldout::project {

namespace {

constexpr std::size_t kFewRows = 100; // more rows than that have bounds for the asked metric only
constexpr std::size_t kMostBounds = 20'000; // quantities of a bootstrap

metrics::Measure measureOf(Metric metric)
{
    switch (metric) {
    case Metric::F1:
        return metrics::Measure::F;
    case Metric::Precision:
        return metrics::Measure::Precision;
    case Metric::Recall:
        return metrics::Measure::Recall;
    case Metric::Accuracy:
        return metrics::Measure::Accuracy;
    case Metric::Mcc:
        break;
    }
    return metrics::Measure::Matthews;
}

/// Fills an evaluation from its table.
class Scores
{
public:
    Scores(const ScoreContext& context, Evaluation& evaluation)
        : m_context(context)
        , m_table(context.table.table)
        , m_evaluation(evaluation)
        , m_systems(m_table.systems())
    {
    }

    void fillRows()
    {
        const std::vector<RowPlace>& places = m_context.table.rows;
        for (std::size_t row = 0; row < places.size(); ++row)
            m_evaluation.rows.push_back(makeRow(places[row], row));
        GroupRow& all = m_evaluation.all;
        all.title = Phrase::of("All");
        all.items = m_evaluation.mentionsGrouped ? m_context.table.mentions : m_table.items();
        all.percent = 100;
        fillCells(all, {}, m_context.table.correct, 0);
        for (GroupRow& row : m_evaluation.rows)
            row.percent = all.items == 0
                ? 0
                : 100.0 * static_cast<double>(row.items) / static_cast<double>(all.items);
        all.few = all.items < kFewItems;
        fillRanges();
    }

    Status fillBounds(JobContext& job)
    {
        collectMeasures();
        collectHeadlines();
        collectDifferences();
        if (m_evaluation.resamples == 0 || m_quantities.empty())
            return {};
        metrics::BootstrapOptions options;
        options.resamples = m_evaluation.resamples;
        options.level = m_evaluation.confidence;
        options.seed = m_evaluation.seed;
        auto estimates = metrics::bootstrap(m_table, m_quantities, options, job);
        if (!estimates)
            return fail(estimates.error());
        for (std::size_t i = 0; i < estimates->size(); ++i)
            m_takers[i]((*estimates)[i]);
        return {};
    }

private:
    [[nodiscard]] metrics::Metric metric(Metric wanted, const RowPlace& row) const
    {
        return metricOf(wanted, m_evaluation.average, m_context.positive, row);
    }
    [[nodiscard]] bool defined(Metric wanted, const RowPlace& row) const
    {
        // Of a group of gold mentions nothing is known that was found wrongly.
        const bool recallOnly = m_evaluation.mentionsGrouped && row.group != metrics::kAllItems;
        return !recallOnly || wanted == Metric::Recall;
    }

    GroupRow makeRow(const RowPlace& place, std::size_t row)
    {
        GroupRow result;
        result.group = place.first;
        result.crossedGroup = place.second;
        const GroupHead first = headOf(m_context.groups.first, place.first);
        result.title = first.title;
        result.from = first.from;
        result.to = first.to;
        if (m_context.groups.second != nullptr)
            result.crossedTitle = headOf(*m_context.groups.second, place.second).title;
        result.items = m_context.table.rowItems[row];
        result.few = result.items < kFewItems;
        fillCells(result, place, m_context.table.rowCorrect, row);
        return result;
    }
    [[nodiscard]] GroupHead headOf(const ItemGroups& grouping, std::size_t group) const
    {
        if (!grouping.labels)
            return grouping.heads[group];
        const std::string& label = m_context.classes[group];
        return {label.empty() ? Phrase::of("Without a type") : Phrase::asIs(label), {}, {}};
    }

    [[nodiscard]] metrics::Counts countsOf(const RowPlace& place, std::uint32_t system) const
    {
        const metrics::Tally& tally = m_table.tally({place.group, system});
        if (place.label)
            return tally.classes[*place.label];
        if (m_evaluation.average == Average::Positive && m_table.task().kind != metrics::Kind::Mentions)
            return tally.classes.empty() ? metrics::Counts() : tally.classes[m_context.positive];
        return tally.micro(m_table.task());
    }
    void fillCells(GroupRow& row, const RowPlace& place, const std::vector<std::uint64_t>& correct,
        std::size_t firstCorrect)
    {
        for (std::uint32_t system = 0; system < m_systems; ++system) {
            ScoreCell cell;
            const metrics::Counts counts = countsOf(place, system);
            cell.tp = counts.tp;
            cell.fn = counts.fn;
            if (defined(Metric::Precision, place))
                cell.fp = counts.fp;
            cell.correct = correct[firstCorrect * m_systems + system];
            for (const Metric wanted : kMetrics) {
                const bool ofItems = wanted == Metric::Accuracy || wanted == Metric::Mcc;
                if (!defined(wanted, place) || (place.label && ofItems))
                    continue;
                cell.of(wanted).value = m_table.score({place.group, system}, metric(wanted, place)).value;
            }
            row.gold = static_cast<std::uint64_t>(std::llround(counts.gold()));
            row.cells.push_back(cell);
        }
    }
    /// Least and greatest similarity of the items of each row.
    void fillRanges()
    {
        if (!m_context.similarity)
            return;
        struct Range
        {
            std::optional<double> least, greatest;
            void take(double score)
            {
                least = std::min(least.value_or(score), score);
                greatest = std::max(greatest.value_or(score), score);
            }
        };
        const ItemSimilarity& similarity = *m_context.similarity;
        const leakage::Memberships& of = m_context.groups.all.of;
        const bool ofMatches = similarity.unit != CompareUnit::Mentions || m_context.groups.all.mentions;
        std::vector<Range> ranges(std::size_t{of.count} + 1);
        for (std::size_t match = 0; match < similarity.matches.size(); ++match) {
            ranges.front().take(similarity.matches[match].score);
            if (!ofMatches)
                continue;
            for (const std::uint32_t group : of.of(match))
                ranges[group + 1].take(similarity.matches[match].score);
        }
        const auto fill = [](GroupRow& row, const Range& range) {
            row.least = range.least;
            row.greatest = range.greatest;
        };
        fill(m_evaluation.all, ranges.front());
        for (std::size_t row = 0; row < m_evaluation.rows.size(); ++row)
            fill(m_evaluation.rows[row], ranges[m_context.table.rows[row].group]);
    }

    void ask(const metrics::Quantity& quantity, std::function<void(const metrics::Estimate&)> taker)
    {
        m_quantities.push_back(quantity);
        m_takers.push_back(std::move(taker));
    }
    void askMeasures(GroupRow& row, const RowPlace& place, bool all)
    {
        for (std::uint32_t system = 0; system < m_systems; ++system) {
            for (const Metric wanted : kMetrics) {
                Measured& into = row.cells[system].of(wanted);
                if (!into.value || (!all && wanted != m_evaluation.metric))
                    continue;
                ask({metric(wanted, place), {place.group, system}, {}},
                    [&into](const metrics::Estimate& estimate) { into.bounds = boundsOf(estimate); });
            }
        }
    }
    void collectMeasures()
    {
        std::vector<GroupRow>& rows = m_evaluation.rows;
        if (rows.size() * m_systems <= kMostBounds) {
            for (std::size_t row = 0; row < rows.size(); ++row)
                askMeasures(rows[row], m_context.table.rows[row], rows.size() <= kFewRows);
        }
        askMeasures(m_evaluation.all, {}, true);
    }

    [[nodiscard]] std::optional<double> valueIn(std::size_t row, std::uint32_t system) const
    {
        const GroupRow& known = row == m_evaluation.rows.size() ? m_evaluation.all : m_evaluation.rows[row];
        return known.cells[system].of(m_evaluation.metric).value;
    }
    void collectHeadlines()
    {
        if (!m_context.groups.first.ordered || m_context.groups.second != nullptr)
            return;
        for (std::uint32_t system = 0; system < m_systems; ++system) {
            std::vector<std::size_t> rows;
            for (std::size_t row = 0; row < m_evaluation.rows.size(); ++row) {
                if (!m_evaluation.rows[row].few && valueIn(row, system))
                    rows.push_back(row);
            }
            if (rows.size() < 2)
                continue;
            Headline headline;
            headline.system = system;
            headline.nearest = rows.back();
            headline.farthest = rows.front();
            headline.nearestValue = *valueIn(rows.back(), system);
            headline.farthestValue = *valueIn(rows.front(), system);
            headline.difference = headline.nearestValue - headline.farthestValue;
            headline.sentence = headlineSentence(m_evaluation, headline);
            m_evaluation.headlines.push_back(std::move(headline));
        }
        for (Headline& headline : m_evaluation.headlines) {
            const auto system = static_cast<std::uint32_t>(headline.system);
            const RowPlace& nearest = m_context.table.rows[headline.nearest];
            const RowPlace& farthest = m_context.table.rows[headline.farthest];
            ask({metric(m_evaluation.metric, nearest), {nearest.group, system},
                    metrics::Cell{farthest.group, system}},
                [&headline](const metrics::Estimate& estimate) { headline.bounds = boundsOf(estimate); });
        }
    }
    void collectDifferences()
    {
        std::vector<PairedDifference>& all = m_evaluation.differences;
        const std::size_t count = m_evaluation.rows.size();
        for (std::uint32_t a = 0; a < m_systems; ++a) {
            for (std::uint32_t b = a + 1; b < m_systems; ++b) {
                for (std::size_t row = count > kFewRows ? count : 0; row <= count; ++row) {
                    const auto ofA = valueIn(row, a);
                    const auto ofB = valueIn(row, b);
                    if (ofA && ofB)
                        all.push_back({a, b, row, *ofB - *ofA, {}, {}});
                }
            }
        }
        for (PairedDifference& one : all) {
            const RowPlace place = one.row == count ? RowPlace() : m_context.table.rows[one.row];
            ask({metric(m_evaluation.metric, place), {place.group, static_cast<std::uint32_t>(one.b)},
                    metrics::Cell{place.group, static_cast<std::uint32_t>(one.a)}},
                [&one](const metrics::Estimate& estimate) {
                    one.bounds = boundsOf(estimate);
                    one.pValue = estimate.p;
                });
        }
    }

    const ScoreContext& m_context;
    const metrics::OutcomeTable& m_table;
    Evaluation& m_evaluation;
    std::uint32_t m_systems;
    std::vector<metrics::Quantity> m_quantities;
    std::vector<std::function<void(const metrics::Estimate&)>> m_takers; // by quantity
};

} // namespace

std::optional<Bounds> boundsOf(const metrics::Estimate& estimate)
{
    if (!estimate.low || !estimate.high)
        return std::nullopt;
    return Bounds{*estimate.low, *estimate.high};
}

metrics::Metric metricOf(Metric metric, Average average, std::uint32_t positive, const RowPlace& row)
{
    metrics::Metric result;
    result.measure = measureOf(metric);
    if (row.label) {
        result.average = metrics::Average::OneClass;
        result.label = *row.label;
        return result;
    }
    if (metric == Metric::Accuracy)
        return result;
    switch (average) {
    case Average::Positive:
        result.average = metrics::Average::OneClass;
        result.label = positive;
        break;
    case Average::Macro:
        result.average = metric == Metric::Mcc ? metrics::Average::Micro : metrics::Average::Macro;
        break;
    case Average::Micro:
        result.average = metrics::Average::Micro;
        break;
    case Average::Weighted:
        result.average = metric == Metric::Mcc ? metrics::Average::Micro : metrics::Average::Weighted;
        break;
    }
    return result;
}

Status fillScores(const ScoreContext& context, Evaluation& evaluation, JobContext& job)
{
    Scores scores(context, evaluation);
    scores.fillRows();
    Status done = scores.fillBounds(job);
    return done ? fillLines(context, evaluation, job) : done;
}

} // namespace heldout::project
