// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "ontology/term_graph.h"
#include "unit/ontology/ontology_for_tests.h"

using namespace heldout;
using namespace heldout::ontology;
using namespace heldout::testing;

namespace {

std::vector<std::string> idsOf(const TermGraph& graph, std::span<const Term> terms)
{
    std::vector<std::string> ids;
    for (const Term term : terms)
        ids.push_back(graph.ids[term]);
    std::ranges::sort(ids);
    return ids;
}

using Ids = std::vector<std::string>;

} // namespace

class TermGraphTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parentsComeFirst()
    {
        Ontology ontology = figure1();
        std::ranges::reverse(ontology.terms);
        const TermGraphs graphs = graphsOf(ontology);
        QCOMPARE(graphs.graphs().size(), std::size_t(1));
        const TermGraph& graph = graphs.graphs().front();
        QCOMPARE(graph.nameSpace, std::string("one"));
        QCOMPARE(graph.size(), std::size_t(5));
        QCOMPARE(idsOf(graph, graph.roots), Ids{"a"});
        QCOMPARE(idsOf(graph, graph.parents[at(graphs, "d")]), (Ids{"b", "c"}));
        QCOMPARE(idsOf(graph, graph.children[at(graphs, "c")]), (Ids{"d", "e"}));
        for (Term term = 0; term < graph.size(); ++term)
            for (const Term parent : graph.parents[term])
                QVERIFY(parent < term);
    }

    void edgesIntoAnotherNamespaceAreNoEdges()
    {
        Ontology ontology;
        ontology.terms
            = {term("bp1", {}, "process"), term("mf", {}, "function"), term("mf1", {"mf"}, "function")};
        ontology.terms[2].relations.push_back({"part_of", "bp1", 0});
        ontology.terms[2].relations.push_back({"regulates", "bp1", 0});
        const TermGraphs graphs = graphsOf(ontology);
        QCOMPARE(graphs.graphs().size(), std::size_t(2));
        QCOMPARE(graphs.graphs()[0].nameSpace, std::string("function"));
        QCOMPARE(graphs.counts().foreignEdges, std::uint64_t(1));
        QCOMPARE(graphs.counts().otherRelations, std::uint64_t(1));
        Closure closure(graphs.graphs()[0]);
        const Term one = at(graphs, "mf1");
        QCOMPARE(closure.of(std::span(&one, 1)).size(), std::size_t(2));
    }

    void aParentSaidTwiceIsOneParent()
    {
        Ontology ontology;
        ontology.terms = {term("a", {}), term("c", {"a"}), term("c2", {"a"}), term("d", {"c2", "c2", "d"})};
        ontology.terms[1].relations.push_back({"part_of", "a", 0});
        const TermGraphs graphs = graphsOf(ontology);
        QCOMPARE(graphs.counts().repeatedEdges, std::uint64_t(2));
        QCOMPARE(graphs.counts().selfEdges, std::uint64_t(1));
        Closure closure(graphs.graphs()[0]);
        const Term d = at(graphs, "d");
        QCOMPARE(idsOf(graphs.graphs()[0], closure.of(std::span(&d, 1))), (Ids{"a", "c2", "d"}));
    }

    void idsOfMergedAndObsoleteTermsAreFollowed()
    {
        Ontology ontology = figure1();
        ontology.terms[1].alternativeIds = {"b.old", "shared"};
        ontology.terms[2].alternativeIds = {"shared", "a"}; // "a" is a term of its own
        OntologyTerm gone = term("gone", {"a"});
        gone.obsolete = true;
        gone.replacedBy = {"gone2"};
        OntologyTerm gone2 = gone;
        gone2.id = "gone2";
        gone2.replacedBy = {"b.old"};
        OntologyTerm lost = gone;
        lost.id = "lost";
        lost.replacedBy = {"lost", "nowhere"};
        lost.consider = {"e"};
        ontology.terms.insert(ontology.terms.end(), {gone, gone2, lost});
        ontology.terms.push_back(term("f", {"gone", "b.old", "nowhere"}));
        const TermGraphs graphs = graphsOf(ontology);
        QCOMPARE(graphs.counts().obsoleteTerms, std::uint64_t(3));
        QCOMPARE(graphs.counts().danglingEdges, std::uint64_t(2));
        QCOMPARE(graphs.graphs()[0].size(), std::size_t(6));
        const Term b = at(graphs, "b");
        QCOMPARE(graphs.find("b").kind, IdKind::Current);
        QCOMPARE(graphs.find("b.old").kind, IdKind::Alternative);
        QCOMPARE(at(graphs, "b.old"), b);
        QCOMPARE(graphs.find("shared").places.size(), std::size_t(2));
        QCOMPARE(graphs.find("a").places.size(), std::size_t(1));
        QCOMPARE(graphs.find("a").kind, IdKind::Current);
        QCOMPARE(graphs.find("gone").kind, IdKind::Replaced);
        QCOMPARE(at(graphs, "gone"), b);
        QCOMPARE(graphs.find("lost").kind, IdKind::Obsolete);
        QVERIFY(graphs.find("lost").places.empty());
        QCOMPARE(graphs.find("nowhere").kind, IdKind::Unknown);
        QCOMPARE(idsOf(graphs.graphs()[0], graphs.graphs()[0].parents[at(graphs, "f")]), Ids{"b"});
    }

    void termsWithoutNamespaceMakeOne()
    {
        Ontology ontology;
        ontology.name = "so";
        ontology.terms = {term("a", {}, ""), term("b", {"a"}, "")};
        const TermGraphs graphs = graphsOf(ontology);
        QCOMPARE(graphs.graphs().size(), std::size_t(1));
        QCOMPARE(graphs.graphs()[0].nameSpace, std::string("so"));
    }

    void aCircleIsNamed()
    {
        Ontology ontology;
        ontology.terms = {term("a", {}), term("b", {"c"}), term("c", {"d"}), term("d", {"c"})};
        const auto graphs = TermGraphs::build(ontology, {});
        QVERIFY(!graphs);
        QCOMPARE(graphs.error().code, Code::InvalidArgument);
        const std::string words = graphs.error().message.text();
        QVERIFY2(words == "The parents of the term c lead back to it."
                || words == "The parents of the term d lead back to it.",
            words.c_str());
    }

    void closuresAreThoseOfWarshall()
    {
        std::mt19937 random(1);
        for (int round = 0; round < 40; ++round) {
            const Ontology ontology = randomOntology(random, 30);
            const TermGraphs graphs = graphsOf(ontology);
            const TermGraph& graph = graphs.graphs()[0];
            std::vector<std::vector<bool>> above(30, std::vector<bool>(30));
            for (Term term = 0; term < 30; ++term) {
                above[term][term] = true;
                for (const Term parent : graph.parents[term])
                    above[term][parent] = true;
            }
            for (Term by = 0; by < 30; ++by)
                for (Term from = 0; from < 30; ++from)
                    for (Term to = 0; to < 30; ++to)
                        if (above[from][by] && above[by][to])
                            above[from][to] = true;
            Closure closure(graph);
            for (int set = 0; set < 10; ++set) {
                const std::vector<Term> terms = randomTerms(random, 30, 5);
                std::vector<Term> expected;
                for (Term to = 0; to < 30; ++to)
                    if (std::ranges::any_of(terms, [&](Term from) { return above[from][to]; }))
                        expected.push_back(to);
                QCOMPARE(closure.of(terms), expected);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TermGraphTest)
#include "tst_term_graph.moc"
