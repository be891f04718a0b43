// SPDX-License-Identifier: GPL-3.0-or-later
#include "ontology/curves.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ontology/each_protein.h"

namespace heldout::ontology {

namespace {

constexpr double kSame = 1e-12; // values of the optimum

/// A sum that keeps what rounding drops (Neumaier 1974), so that what is added and taken away again leaves
/// nothing behind.
class Sum
{
public:
    void add(double value)
    {
        const double sum = m_sum + value;
        m_rest += std::abs(m_sum) >= std::abs(value) ? (m_sum - sum) + value : (value - sum) + m_sum;
        m_sum = sum;
    }
    void add(const Sum& other)
    {
        add(other.m_sum);
        m_rest += other.m_rest;
    }
    [[nodiscard]] double value() const { return m_sum + m_rest; }

private:
    double m_sum = 0, m_rest = 0;
};

enum Part : std::uint8_t {
    Predicted, // proteins with a predicted term
    Precision,
    Recall,
    InformedPrecision, // proteins whose predicted terms have information
    PrecisionIa,
    RecallIa,
    PrecisionWeight, // i(T) of those
    WeightedPrecision,
    WeightedRecall,
    Ru,
    Mi,
    WeightedRu,
    WeightedMi,
    Normalised, // proteins with information in true or predicted terms
    NormalisedRu,
    NormalisedMi,
    TruePositives,
    Positives,
    Parts
};
using Sums = std::array<Sum, Parts>;
using Values = std::array<double, Parts>;

/// What is predicted of a protein so far.
struct State
{
    double scored = 0; ///< terms that reach the threshold
    double terms = 0, right = 0; ///< predicted, roots that are given among them, and of these true
    double bits = 0, rightBits = 0;
};

struct Truth
{
    double terms = 0, bits = 0;
};

double ratio(double part, double whole)
{
    return whole > 0 ? part / whole : 0;
}

/// What a protein adds to every sum.
Values valuesOf(const State& state, const Truth& truth, Convention convention)
{
    Values values{};
    const bool paper = convention == Convention::Paper;
    const double ru = std::max(0.0, truth.bits - state.rightBits);
    const double mi = std::max(0.0, state.bits - state.rightBits);
    const double precisionIa = ratio(state.rightBits, state.bits);
    const double recallIa = ratio(state.rightBits, truth.bits);
    const bool informed = paper || state.bits > 0;
    values[Predicted] = state.scored > 0 ? 1 : 0;
    values[Precision] = ratio(state.right, state.terms);
    values[Recall] = ratio(state.right, truth.terms);
    values[InformedPrecision] = informed ? 1 : 0;
    values[PrecisionIa] = precisionIa;
    values[RecallIa] = recallIa;
    values[PrecisionWeight] = informed ? truth.bits : 0;
    values[WeightedPrecision] = truth.bits * precisionIa;
    values[WeightedRecall] = truth.bits * recallIa;
    values[Ru] = ru;
    values[Mi] = mi;
    values[WeightedRu] = truth.bits * ru;
    values[WeightedMi] = truth.bits * mi;
    const double all = ru + mi + state.rightBits;
    values[Normalised] = all > 0 ? 1 : 0;
    values[NormalisedRu] = ratio(ru, all);
    values[NormalisedMi] = ratio(mi, all);
    values[TruePositives] = state.right;
    values[Positives] = state.terms;
    return values;
}

std::optional<double> quotient(double part, double whole)
{
    return whole > 0 ? std::optional(part / whole) : std::nullopt;
}

std::optional<double> harmonic(const std::optional<double>& precision, const std::optional<double>& recall)
{
    if (!precision || !recall)
        return std::nullopt;
    const double sum = *precision + *recall;
    return sum > 0 ? 2 * *precision * *recall / sum : 0;
}

double distance(double ru, double mi, double k)
{
    return k == 2 ? std::sqrt(ru * ru + mi * mi) : std::pow(std::pow(ru, k) + std::pow(mi, k), 1 / k);
}

class CurveMaker
{
public:
    CurveMaker(const TermGraph& graph, const Annotations& truth, const Predictions& predictions,
        std::span<const double> accretion, std::span<const double> thresholds, const CurveOptions& options)
        : m_graph(graph)
        , m_truth(truth)
        , m_predictions(predictions)
        , m_accretion(accretion)
        , m_thresholds(thresholds)
        , m_options(options)
        , m_isRoot(graph.size())
        , m_true(graph.size())
        , m_changes(thresholds.size())
    {
        for (const Term root : graph.roots)
            m_isRoot[root] = true;
    }

    Result<Curve> make(JobContext& job)
    {
        Status taken = eachProtein(m_truth.size(), job, [this](std::size_t protein) { take(protein); });
        if (!taken)
            return fail(std::move(taken.error()));
        return points();
    }

private:
    struct Scored
    {
        std::size_t place = 0; ///< of the greatest threshold it reaches
        Term term = 0;
    };

    [[nodiscard]] bool counts(Term term) const { return m_options.roots || !m_isRoot[term]; }

    void take(std::size_t protein)
    {
        const std::span<const Term> terms = m_predictions.terms[protein];
        const bool covered = std::ranges::any_of(terms, [this](Term term) { return counts(term); });
        m_curve.covered += covered ? 1U : 0U;
        if (m_options.partial && !covered)
            return;
        ++m_curve.proteins;
        Truth truth;
        for (const Term term : m_truth.terms[protein]) {
            if (!counts(term))
                continue;
            m_true[term] = true;
            truth.terms += 1;
            truth.bits += m_accretion[term];
        }
        m_trueTerms += truth.terms;
        m_trueBits.add(truth.bits);
        sweep(protein, truth);
        for (const Term term : m_truth.terms[protein])
            m_true[term] = false;
    }

    /// From nothing predicted to all that is, down the thresholds.
    void sweep(std::size_t protein, const Truth& truth)
    {
        const bool rootsGiven = m_options.convention == Convention::Paper && m_options.roots;
        State state;
        if (rootsGiven) {
            for (const Term root : m_graph.roots)
                predict(root, state);
        }
        Values before = valuesOf(state, truth, m_options.convention);
        for (std::size_t part = 0; part < Parts; ++part)
            m_start[part].add(before[part]);
        sortScores(protein);
        for (std::size_t at = 0; at < m_scored.size();) {
            const std::size_t place = m_scored[at].place;
            for (; at < m_scored.size() && m_scored[at].place == place; ++at) {
                state.scored += 1;
                if (!rootsGiven || !m_isRoot[m_scored[at].term])
                    predict(m_scored[at].term, state);
            }
            const Values after = valuesOf(state, truth, m_options.convention);
            for (std::size_t part = 0; part < Parts; ++part) {
                if (after[part] != before[part])
                    m_changes[place][part].add(after[part] - before[part]);
            }
            before = after;
        }
    }

    void predict(Term term, State& state) const
    {
        state.terms += 1;
        state.bits += m_accretion[term];
        if (m_true[term]) {
            state.right += 1;
            state.rightBits += m_accretion[term];
        }
    }

    void sortScores(std::size_t protein)
    {
        m_scored.clear();
        const std::size_t begin = m_predictions.terms.begins[protein];
        const std::span<const Term> terms = m_predictions.terms[protein];
        for (std::size_t i = 0; i < terms.size(); ++i) {
            const Term term = terms[i];
            if (!counts(term))
                continue;
            const auto above = std::ranges::upper_bound(m_thresholds, m_predictions.scores[begin + i]);
            if (above != m_thresholds.begin())
                m_scored.push_back({static_cast<std::size_t>(above - m_thresholds.begin()) - 1, term});
        }
        std::ranges::sort(m_scored, [](const Scored& left, const Scored& right) {
            return left.place != right.place ? left.place > right.place : left.term < right.term;
        });
    }

    Curve points()
    {
        m_curve.points.resize(m_thresholds.size());
        Sums sums = m_start;
        for (std::size_t at = m_thresholds.size(); at-- > 0;) {
            for (std::size_t part = 0; part < Parts; ++part)
                sums[part].add(m_changes[at][part]);
            m_curve.points[at] = point(m_thresholds[at], sums);
        }
        return std::move(m_curve);
    }

    [[nodiscard]] CurvePoint point(double threshold, const Sums& sums) const
    {
        const auto sum = [&sums](Part part) { return sums[part].value(); };
        const bool paper = m_options.convention == Convention::Paper;
        const auto proteins = static_cast<double>(m_curve.proteins);
        const double bits = m_trueBits.value();
        CurvePoint point;
        point.threshold = threshold;
        point.predicted = static_cast<std::uint64_t>(std::llround(sum(Predicted)));
        point.coverage = ratio(sum(Predicted), proteins);
        point.precision = quotient(sum(Precision), paper ? proteins : sum(Predicted));
        point.recall = quotient(sum(Recall), proteins);
        point.f = harmonic(point.precision, point.recall);
        point.precisionIa = quotient(sum(PrecisionIa), sum(InformedPrecision));
        point.recallIa = quotient(sum(RecallIa), proteins);
        point.fIa = harmonic(point.precisionIa, point.recallIa);
        point.weightedPrecision = quotient(sum(WeightedPrecision), sum(PrecisionWeight));
        point.weightedRecall = quotient(sum(WeightedRecall), bits);
        point.weightedF = harmonic(point.weightedPrecision, point.weightedRecall);
        point.ru = ratio(sum(Ru), proteins);
        point.mi = ratio(sum(Mi), proteins);
        point.s = distance(point.ru, point.mi, m_options.k);
        point.weightedRu = quotient(sum(WeightedRu), bits);
        point.weightedMi = quotient(sum(WeightedMi), bits);
        if (point.weightedRu && point.weightedMi)
            point.weightedS = distance(*point.weightedRu, *point.weightedMi, m_options.k);
        point.normalisedRu = quotient(sum(NormalisedRu), sum(Normalised));
        point.normalisedMi = quotient(sum(NormalisedMi), sum(Normalised));
        if (point.normalisedRu && point.normalisedMi)
            point.normalisedS = distance(*point.normalisedRu, *point.normalisedMi, m_options.k);
        point.truePositives = sum(TruePositives);
        point.falsePositives = sum(Positives) - sum(TruePositives);
        point.falseNegatives = m_trueTerms - sum(TruePositives);
        return point;
    }

    const TermGraph& m_graph;
    const Annotations& m_truth;
    const Predictions& m_predictions;
    std::span<const double> m_accretion;
    std::span<const double> m_thresholds;
    const CurveOptions& m_options;
    std::vector<bool> m_isRoot;
    std::vector<bool> m_true; ///< of one protein
    std::vector<Scored> m_scored; ///< of one protein
    std::vector<Sums> m_changes; ///< by threshold: what predicting down to it adds
    Sums m_start; ///< nothing reaches the threshold
    double m_trueTerms = 0;
    Sum m_trueBits;
    Curve m_curve;
};

template <typename Value>
std::optional<std::size_t> best(const Curve& curve, const Value& value, Aim aim)
{
    std::optional<double> bestValue;
    for (const CurvePoint& point : curve.points) {
        const std::optional<double> here = value(point);
        if (!here || point.predicted == 0)
            continue;
        const bool better = !bestValue || (aim == Aim::Greatest ? *here > *bestValue : *here < *bestValue);
        if (better)
            bestValue = here;
    }
    for (std::size_t at = 0; bestValue && at < curve.points.size(); ++at) {
        const std::optional<double> here = value(curve.points[at]);
        if (here && curve.points[at].predicted > 0 && std::abs(*here - *bestValue) <= kSame)
            return at;
    }
    return std::nullopt;
}

} // namespace

Result<Curve> curve(const TermGraph& graph, const Annotations& truth, const Predictions& predictions,
    std::span<const double> accretion, std::span<const double> thresholds, const CurveOptions& options,
    JobContext& job)
{
    if (!(options.k >= 1)) {
        return fail(Code::InvalidArgument, Phrase::of("The k of S_k is below 1."),
            Phrase::of("Choose a number from 1, usually 2."));
    }
    if (truth.terms.size() != predictions.terms.size() || accretion.size() != graph.size()) {
        return fail(Code::InvalidArgument,
            Phrase::of("Predictions, information and true terms are not of the same proteins and terms."));
    }
    return CurveMaker(graph, truth, predictions, accretion, thresholds, options).make(job);
}

std::optional<std::size_t> optimum(const Curve& curve, std::optional<double> CurvePoint::* value, Aim aim)
{
    return best(curve, [value](const CurvePoint& point) { return point.*value; }, aim);
}

std::optional<std::size_t> optimum(const Curve& curve, double CurvePoint::* value, Aim aim)
{
    return best(curve, [value](const CurvePoint& point) { return std::optional(point.*value); }, aim);
}

} // namespace heldout::ontology
