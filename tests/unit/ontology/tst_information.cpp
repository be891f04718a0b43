// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "ontology/information.h"
#include "unit/ontology/ontology_for_tests.h"

using namespace heldout;
using namespace heldout::ontology;
using namespace heldout::testing;

namespace {

Annotations whole(const TermGraph& graph, Annotations annotations)
{
    JobContext job;
    auto result = propagated(graph, std::move(annotations), job);
    return result ? std::move(*result) : Annotations();
}

TermCounts counted(const TermGraph& graph, const Annotations& annotations)
{
    JobContext job;
    auto counts = countTerms(graph, annotations, job);
    return counts ? std::move(*counts) : TermCounts();
}

} // namespace

class InformationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figure1OfThePaper()
    {
        const TermGraphs graphs = graphsOf(figure1());
        const TermGraph& graph = graphs.graphs()[0];
        const Annotations four = whole(graph,
            annotationsOf(
                {letters(graphs, "c"), letters(graphs, "e"), letters(graphs, "bc"), letters(graphs, "d")}));
        const TermCounts counts = counted(graph, four);
        QCOMPARE(counts.total, 4U);
        const std::vector<double> plain = informationAccretion(counts, Pseudocount::No);
        const std::vector<double> more = informationAccretion(counts, Pseudocount::Yes);
        const std::vector<std::pair<std::string, std::pair<double, double>>> expected{{"a", {0, 0}},
            {"b", {1, 0.7369655941662062}}, {"c", {0, 0}}, {"d", {1, 0.5849625007211563}},
            {"e", {2, 1.3219280948873622}}};
        for (const auto& [id, values] : expected) {
            QVERIFY(std::abs(plain[at(graphs, id)] - values.first) < 1e-12);
            QVERIFY(std::abs(more[at(graphs, id)] - values.second) < 1e-12);
        }
        QCOMPARE(information(letters(graphs, "abcd"), plain), 2.0);
        QCOMPARE(information(letters(graphs, "abcde"), plain), 4.0);
        const std::vector<double> content = informationContent(counts, Pseudocount::No);
        QCOMPARE(content[at(graphs, "d")], 2.0);
        QCOMPARE(content[at(graphs, "a")], 0.0);
    }

    void whatNeverOccurs()
    {
        const TermGraphs graphs = graphsOf(figure1());
        const TermGraph& graph = graphs.graphs()[0];
        const TermCounts counts
            = counted(graph, whole(graph, annotationsOf({letters(graphs, "b"), letters(graphs, "c"), {}})));
        QCOMPARE(counts.total, 2U); // the third has no term
        const std::vector<double> plain = informationAccretion(counts, Pseudocount::No);
        QVERIFY(std::isnan(plain[at(graphs, "d")])); // b and c never together
        QVERIFY(std::isinf(plain[at(graphs, "e")]));
        const std::vector<double> more = informationAccretion(counts, Pseudocount::Yes);
        QCOMPARE(more[at(graphs, "d")], 0.0);
        QCOMPARE(more[at(graphs, "e")], 1.0);
    }

    void aChildsProteinsAreCountedOnceAtItsParent()
    {
        const TermGraphs graphs = graphsOf(figure1());
        const TermGraph& graph = graphs.graphs()[0];
        const TermCounts counts = counted(graph, whole(graph, annotationsOf({letters(graphs, "bc")})));
        QCOMPARE(counts.proteins[at(graphs, "a")], 1U);
    }

    void countsAreThoseOfTheDefinition()
    {
        std::mt19937 random(2);
        for (int round = 0; round < 30; ++round) {
            const TermGraphs graphs = graphsOf(randomOntology(random, 25));
            const TermGraph& graph = graphs.graphs()[0];
            std::vector<std::vector<Term>> rows;
            for (int protein = 0; protein < 40; ++protein)
                rows.push_back(randomTerms(random, graph.size(), 4));
            const Annotations annotations = whole(graph, annotationsOf(rows));
            const TermCounts counts = counted(graph, annotations);
            for (Term term = 0; term < graph.size(); ++term) {
                std::uint32_t with = 0, withParents = 0, total = 0;
                for (std::size_t protein = 0; protein < annotations.size(); ++protein) {
                    const auto has = [&](Term wanted) {
                        return std::ranges::binary_search(annotations.terms[protein], wanted);
                    };
                    total += annotations.terms[protein].empty() ? 0 : 1;
                    with += has(term) ? 1 : 0;
                    withParents += !annotations.terms[protein].empty()
                            && std::ranges::all_of(graph.parents[term], has)
                        ? 1
                        : 0;
                }
                QCOMPARE(counts.proteins[term], with);
                QCOMPARE(counts.withParents[term], withParents);
                QCOMPARE(counts.total, total);
            }
        }
    }

    void aStopIsHeeded()
    {
        const TermGraphs graphs = graphsOf(figure1());
        std::stop_source stop;
        stop.request_stop();
        JobContext job(stop.get_token());
        const auto result = propagated(graphs.graphs()[0], annotationsOf({letters(graphs, "e")}), job);
        QVERIFY(!result);
        QCOMPARE(result.error().code, Code::Cancelled);
    }
};

QTEST_APPLESS_MAIN(InformationTest)
#include "tst_information.moc"
