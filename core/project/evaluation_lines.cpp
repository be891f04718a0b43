// SPDX-License-Identifier: GPL-3.0-or-later
// Scores against similarity: the trend over groups and the curve over items.
#include <algorithm>

#include "metrics/curve.h"
#include "metrics/trend.h"
#include "project/evaluation_scores.h"

namespace heldout::project {

namespace {

constexpr std::uint32_t kCurveResamples = 500;

class Lines
{
public:
    Lines(const ScoreContext& context, Evaluation& evaluation)
        : m_context(context)
        , m_table(context.table.table)
        , m_evaluation(evaluation)
        , m_systems(m_table.systems())
    {
    }

    Status fill(JobContext& job)
    {
        const bool bySimilarity = m_context.groups.first.ordered && m_context.groups.second == nullptr
            && m_context.similarity && m_context.similarity->unit != CompareUnit::Mentions;
        if (!bySimilarity || m_evaluation.resamples == 0 || m_table.items() == 0)
            return {};
        std::vector<double> similarity;
        std::vector<std::uint32_t> groupOf;
        for (const std::uint32_t item : m_context.table.items) {
            similarity.push_back(m_context.similarity->matches[item].score);
            groupOf.push_back(m_context.groups.first.of.of(item).front());
        }
        Status done = fillTrends(similarity, groupOf, job);
        return done ? fillCurves(similarity, job) : done;
    }

private:
    [[nodiscard]] metrics::Metric metric() const
    {
        return metricOf(m_evaluation.metric, m_evaluation.average, m_context.positive, {});
    }

    Status fillTrends(
        const std::vector<double>& similarity, std::vector<std::uint32_t> groupOf, JobContext& job)
    {
        // A group stands at the mean similarity of its items; those without any stand nowhere.
        const std::size_t count = m_context.groups.first.of.count;
        std::vector<double> sums(count);
        std::vector<std::uint64_t> sizes(count);
        for (std::size_t i = 0; i < groupOf.size(); ++i) {
            sums[groupOf[i]] += similarity[i];
            ++sizes[groupOf[i]];
        }
        std::vector<double> positions;
        std::vector<std::uint32_t> numbers(count);
        for (std::size_t group = 0; group < count; ++group) {
            numbers[group] = static_cast<std::uint32_t>(positions.size());
            if (sizes[group] > 0)
                positions.push_back(sums[group] / static_cast<double>(sizes[group]));
        }
        for (std::uint32_t& group : groupOf)
            group = numbers[group];
        std::vector<metrics::TrendQuestion> questions;
        questions.reserve(m_systems);
        for (std::uint32_t system = 0; system < m_systems; ++system)
            questions.push_back({metric(), system});
        const metrics::TrendOptions options{m_evaluation.resamples, m_evaluation.seed};
        auto trends = metrics::trend(m_table, {groupOf, positions}, questions, options, job);
        if (!trends)
            return fail(trends.error());
        for (const metrics::Trend& trend : *trends)
            m_evaluation.trends.push_back({trend.slope, trend.pRises, trend.pFalls, trend.p});
        return {};
    }

    Status fillCurves(const std::vector<double>& similarity, JobContext& job)
    {
        std::vector<metrics::CurveLine> lines;
        lines.reserve(m_systems);
        for (std::uint32_t system = 0; system < m_systems; ++system)
            lines.push_back({metric(), system});
        metrics::CurveOptions options;
        options.bootstrap.resamples = std::min(m_evaluation.resamples, kCurveResamples);
        options.bootstrap.level = m_evaluation.confidence;
        options.bootstrap.seed = m_evaluation.seed;
        auto curve = metrics::curve(m_table, similarity, lines, options, job);
        if (!curve)
            return fail(curve.error());
        m_evaluation.curves.resize(m_systems);
        for (const metrics::CurvePoint& point : curve->points) {
            for (std::uint32_t system = 0; system < m_systems; ++system) {
                const metrics::Estimate& score = point.scores[system];
                m_evaluation.curves[system].push_back(
                    {point.mean, point.from, point.to, score.value, boundsOf(score), point.items});
            }
        }
        return {};
    }

    const ScoreContext& m_context;
    const metrics::OutcomeTable& m_table;
    Evaluation& m_evaluation;
    std::uint32_t m_systems;
};

} // namespace

Status fillLines(const ScoreContext& context, Evaluation& evaluation, JobContext& job)
{
    return Lines(context, evaluation).fill(job);
}

} // namespace heldout::project
