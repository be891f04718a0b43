// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <limits>
#include <set>

#include "ontology/curves.h"
#include "unit/ontology/ontology_for_tests.h"

using namespace heldout;
using namespace heldout::ontology;
using namespace heldout::testing;

namespace {

using Set = std::set<Term>;

/// Everything a curve is made of, and the sets it stands for.
struct Sample
{
    TermGraphs graphs;
    Annotations truth;
    Predictions predictions;
    std::vector<double> accretion;

    [[nodiscard]] const TermGraph& graph() const { return graphs.graphs()[0]; }
};

void addScored(Predictions& predictions, std::mt19937& random, std::size_t terms)
{
    const std::vector<Term> row = randomTerms(random, terms, 6);
    add(predictions.terms, row);
    for (std::size_t i = 0; i < row.size(); ++i)
        predictions.scores.push_back((1 + draw(random, 7)) / 8.0);
}

Sample randomSample(std::mt19937& random, int proteins)
{
    Sample sample{graphsOf(randomOntology(random, 20)), {}, {}, {}};
    JobContext job;
    std::vector<std::vector<Term>> rows;
    for (int protein = 0; protein < proteins; ++protein) {
        rows.push_back(randomTerms(random, 20, 3));
        rows.back().push_back(draw(random, 20));
        addScored(sample.predictions, random, 20);
    }
    sample.truth = *propagated(sample.graph(), annotationsOf(rows), job);
    sample.predictions = *propagated(sample.graph(), sample.predictions, Propagation::Max, job);
    sample.accretion = informationAccretion(*countTerms(sample.graph(), sample.truth, job), Pseudocount::Yes);
    return sample;
}

double bits(const Sample& sample, const Set& terms)
{
    double sum = 0;
    for (const Term term : terms)
        sum += sample.accretion[term];
    return sum;
}

Set both(const Set& left, const Set& right)
{
    Set result;
    std::ranges::set_intersection(left, right, std::inserter(result, result.end()));
    return result;
}

/// A mean, undefined over nothing.
struct Mean
{
    double sum = 0, weight = 0;
    void add(double value, double of = 1)
    {
        sum += value * of;
        weight += of;
    }
    [[nodiscard]] std::optional<double> value() const
    {
        return weight > 0 ? std::optional(sum / weight) : std::nullopt;
    }
};

/// The definitions word by word, one threshold at a time.
CurvePoint slowPoint(const Sample& sample, double threshold, const CurveOptions& options)
{
    const bool paper = options.convention == Convention::Paper;
    const Set roots(sample.graph().roots.begin(), sample.graph().roots.end());
    Mean precision, recall, precisionIa, recallIa, weightedPrecision, weightedRecall, ru, mi, weightedRu,
        weightedMi, normalisedRu, normalisedMi, coverage;
    CurvePoint point;
    for (std::size_t protein = 0; protein < sample.truth.size(); ++protein) {
        Set truth(sample.truth.terms[protein].begin(), sample.truth.terms[protein].end());
        Set predicted, any;
        for (std::size_t i = sample.predictions.terms.begins[protein];
            i < sample.predictions.terms.begins[protein + 1]; ++i) {
            any.insert(sample.predictions.terms.values[i]);
            if (sample.predictions.scores[i] >= threshold)
                predicted.insert(sample.predictions.terms.values[i]);
        }
        if (!options.roots) {
            for (Set* set : {&truth, &predicted, &any})
                std::erase_if(*set, [&](Term term) { return roots.contains(term); });
        }
        if (options.partial && any.empty())
            continue;
        coverage.add(predicted.empty() ? 0 : 1);
        point.predicted += predicted.empty() ? 0U : 1U;
        const bool empty = predicted.empty();
        if (paper && options.roots)
            predicted.insert(roots.begin(), roots.end());
        const Set right = both(truth, predicted);
        const double truthBits = bits(sample, truth), rightBits = bits(sample, right);
        const double predictedBits = bits(sample, predicted);
        if (paper || !empty)
            precision.add(predicted.empty() ? 0 : double(right.size()) / double(predicted.size()));
        recall.add(truth.empty() ? 0 : double(right.size()) / double(truth.size()));
        if (paper || predictedBits > 0) {
            const double value = predictedBits > 0 ? rightBits / predictedBits : 0;
            precisionIa.add(value);
            weightedPrecision.add(value, truthBits);
        }
        recallIa.add(truthBits > 0 ? rightBits / truthBits : 0);
        if (truthBits > 0)
            weightedRecall.add(rightBits / truthBits, truthBits);
        ru.add(truthBits - rightBits);
        mi.add(predictedBits - rightBits);
        weightedRu.add(truthBits - rightBits, truthBits);
        weightedMi.add(predictedBits - rightBits, truthBits);
        const double all = truthBits + predictedBits - rightBits;
        if (all > 0) {
            normalisedRu.add((truthBits - rightBits) / all);
            normalisedMi.add((predictedBits - rightBits) / all);
        }
        point.truePositives += double(right.size());
        point.falsePositives += double(predicted.size() - right.size());
        point.falseNegatives += double(truth.size() - right.size());
    }
    point.coverage = coverage.value().value_or(0);
    point.precision = precision.value();
    point.recall = recall.value();
    point.precisionIa = precisionIa.value();
    point.recallIa = recallIa.value();
    point.weightedPrecision = weightedPrecision.value();
    point.weightedRecall = weightedRecall.value();
    point.ru = ru.value().value_or(0);
    point.mi = mi.value().value_or(0);
    point.weightedRu = weightedRu.value();
    point.weightedMi = weightedMi.value();
    point.normalisedRu = normalisedRu.value();
    point.normalisedMi = normalisedMi.value();
    return point;
}

bool same(const std::optional<double>& left, const std::optional<double>& right)
{
    return left.has_value() == right.has_value() && (!left || std::abs(*left - *right) < 1e-12);
}

} // namespace

class CurvesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pointsAreThoseOfTheDefinition_data()
    {
        QTest::addColumn<bool>("paper");
        QTest::addColumn<bool>("partial");
        QTest::addColumn<bool>("roots");
        for (const bool paper : {true, false})
            for (const bool partial : {false, true})
                for (const bool roots : {true, false})
                    QTest::addRow("%s, %s, %s", paper ? "paper" : "cafa", partial ? "partial" : "full",
                        roots ? "with roots" : "without roots")
                        << paper << partial << roots;
    }

    void pointsAreThoseOfTheDefinition()
    {
        QFETCH(const bool, paper);
        QFETCH(const bool, partial);
        QFETCH(const bool, roots);
        CurveOptions options;
        options.convention = paper ? Convention::Paper : Convention::Cafa;
        options.partial = partial;
        options.roots = roots;
        std::mt19937 random(3);
        for (int round = 0; round < 25; ++round) {
            const Sample sample = randomSample(random, 12);
            std::vector<double> thresholds = everyScore(sample.predictions);
            thresholds.push_back(0.95); // nothing reaches it
            JobContext job;
            const auto made = curve(
                sample.graph(), sample.truth, sample.predictions, sample.accretion, thresholds, options, job);
            QVERIFY(made);
            QCOMPARE(made->points.size(), thresholds.size());
            for (std::size_t at = 0; at < thresholds.size(); ++at) {
                const CurvePoint& fast = made->points[at];
                const CurvePoint slow = slowPoint(sample, thresholds[at], options);
                QCOMPARE(fast.threshold, thresholds[at]);
                QCOMPARE(fast.predicted, slow.predicted);
                for (const auto value : {&CurvePoint::precision, &CurvePoint::recall,
                         &CurvePoint::precisionIa, &CurvePoint::recallIa, &CurvePoint::weightedPrecision,
                         &CurvePoint::weightedRecall, &CurvePoint::weightedRu, &CurvePoint::weightedMi,
                         &CurvePoint::normalisedRu, &CurvePoint::normalisedMi})
                    QVERIFY(same(fast.*value, slow.*value));
                for (const auto value :
                    {&CurvePoint::coverage, &CurvePoint::ru, &CurvePoint::mi, &CurvePoint::truePositives,
                        &CurvePoint::falsePositives, &CurvePoint::falseNegatives})
                    QVERIFY(std::abs(fast.*value - slow.*value) < 1e-11);
                QVERIFY(std::abs(fast.s - std::hypot(slow.ru, slow.mi)) < 1e-11);
            }
        }
    }

    void figure1OfThePaper()
    {
        const TermGraphs graphs = graphsOf(figure1());
        const TermGraph& graph = graphs.graphs()[0];
        JobContext job;
        const Annotations four = *propagated(graph,
            annotationsOf(
                {letters(graphs, "c"), letters(graphs, "e"), letters(graphs, "bc"), letters(graphs, "d")}),
            job);
        const std::vector<double> accretion
            = informationAccretion(*countTerms(graph, four, job), Pseudocount::No);
        const Annotations truth = *propagated(graph, annotationsOf({letters(graphs, "e")}), job);
        Predictions predictions;
        add(predictions.terms, letters(graphs, "d"));
        predictions.scores = {0.5};
        predictions = *propagated(graph, predictions, Propagation::Max, job);
        const auto made = curve(graph, truth, predictions, accretion, everyScore(predictions), {}, job);
        QVERIFY(made && made->points.size() == 1);
        const CurvePoint& point = made->points.front();
        QCOMPARE(point.ru, 2.0);
        QCOMPARE(point.mi, 2.0);
        QCOMPARE(point.precision, std::optional(0.5));
        QVERIFY(same(point.recall, 2.0 / 3));
        QCOMPARE(point.precisionIa, std::optional(0.0));
        QVERIFY(std::abs(point.s - std::sqrt(8.0)) < 1e-12);
        CurveOptions options;
        options.k = 1;
        const auto sum = curve(graph, truth, predictions, accretion, everyScore(predictions), options, job);
        QCOMPARE(sum->points.front().s, 4.0);
    }

    void scoresGoUpToTheAncestors()
    {
        const TermGraphs graphs = graphsOf(figure1());
        const TermGraph& graph = graphs.graphs()[0];
        Predictions predictions;
        predictions.terms.values = {at(graphs, "e"), at(graphs, "c"), at(graphs, "b"), at(graphs, "e")};
        predictions.terms.begins = {0, 4};
        predictions.scores = {0.9, 0.4, 0.1, 0.2};
        JobContext job;
        const auto scoreOf = [&](const Predictions& of, const char* id) {
            const auto place = std::ranges::find(of.terms.values, at(graphs, id));
            return of.scores[static_cast<std::size_t>(place - of.terms.values.begin())];
        };
        const Predictions most = *propagated(graph, predictions, Propagation::Max, job);
        QCOMPARE(most.terms.values.size(), std::size_t(4));
        QCOMPARE(scoreOf(most, "e"), 0.9);
        QCOMPARE(scoreOf(most, "c"), 0.9);
        QCOMPARE(scoreOf(most, "a"), 0.9);
        QCOMPARE(scoreOf(most, "b"), 0.1);
        const Predictions fill = *propagated(graph, predictions, Propagation::Fill, job);
        QCOMPARE(scoreOf(fill, "c"), 0.4);
        QCOMPARE(scoreOf(fill, "a"), 0.4);
    }

    void equalDecimalsReachTheirThreshold()
    {
        const std::vector<double> grid = decimalGrid(100);
        QCOMPARE(grid.size(), std::size_t(99));
        QCOMPARE(grid[28], 0.29);
        const std::vector<double> cafa = cafaGrid();
        std::size_t above = 0;
        for (std::size_t i = 0; i < cafa.size(); ++i)
            above += cafa[i] > grid[i] ? 1U : 0U;
        QCOMPARE(above, std::size_t(23));
        QVERIFY(cafa[28] > 0.29);
    }

    void theOptimumIsTheLowestThresholdOfTheBest()
    {
        Curve curve;
        for (const double ru : {3.0, 2.0, 2.0 + 1e-13, 4.0, 1.0}) {
            CurvePoint point;
            point.threshold = double(curve.points.size());
            point.ru = ru;
            point.f = 10 - ru;
            point.predicted = curve.points.size() == 4 ? 0 : 1; // the last is above every score
            curve.points.push_back(point);
        }
        QCOMPARE(optimum(curve, &CurvePoint::ru, Aim::Least), std::optional(std::size_t(1)));
        QCOMPARE(optimum(curve, &CurvePoint::f, Aim::Greatest), std::optional(std::size_t(1)));
        QVERIFY(!optimum(curve, &CurvePoint::weightedF, Aim::Greatest));
    }

    void whatDoesNotFitIsRefused()
    {
        std::mt19937 random(4);
        const Sample sample = randomSample(random, 3);
        JobContext job;
        CurveOptions options;
        options.k = 0.5;
        const std::vector<double> grid = decimalGrid(10);
        QCOMPARE(curve(sample.graph(), sample.truth, sample.predictions, sample.accretion, grid, options, job)
                     .error()
                     .code,
            Code::InvalidArgument);
        QCOMPARE(curve(sample.graph(), sample.truth, {}, sample.accretion, grid, {}, job).error().code,
            Code::InvalidArgument);
        std::stop_source stop;
        stop.request_stop();
        JobContext stopped(stop.get_token());
        QCOMPARE(curve(sample.graph(), sample.truth, sample.predictions, sample.accretion, grid, {}, stopped)
                     .error()
                     .code,
            Code::Cancelled);
    }
};

QTEST_APPLESS_MAIN(CurvesTest)
#include "tst_curves.moc"
