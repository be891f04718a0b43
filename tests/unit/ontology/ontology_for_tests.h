// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "ontology/information.h"

/// Small ontologies and annotations, made by hand or at random.
namespace heldout::testing {

inline OntologyTerm term(std::string id, std::vector<std::string> parents, std::string nameSpace = "one")
{
    OntologyTerm term;
    term.id = std::move(id);
    term.nameSpace = std::move(nameSpace);
    for (std::string& parent : parents)
        term.relations.push_back({"is_a", std::move(parent), 0});
    return term;
}

/// Figure 1 of Clark & Radivojac (2013): a above b and c, d below both, e below c.
inline Ontology figure1()
{
    Ontology ontology;
    ontology.terms
        = {term("a", {}), term("b", {"a"}), term("c", {"a"}), term("d", {"b", "c"}), term("e", {"c"})};
    return ontology;
}

inline ontology::TermGraphs graphsOf(const Ontology& ontology)
{
    auto graphs = ontology::TermGraphs::build(ontology, {});
    if (!graphs)
        qFatal("%s", graphs.error().message.text().c_str());
    return std::move(*graphs);
}

/// The only term of that id in the first graph.
inline ontology::Term at(const ontology::TermGraphs& graphs, const std::string& id)
{
    return graphs.find(id).places.front().term;
}

/// Each letter is a term.
inline std::vector<ontology::Term> letters(const ontology::TermGraphs& graphs, const std::string& ids)
{
    std::vector<ontology::Term> terms;
    for (const char id : ids)
        terms.push_back(at(graphs, std::string(1, id)));
    std::ranges::sort(terms);
    return terms;
}

inline void add(ontology::Lists& lists, const std::vector<ontology::Term>& row)
{
    lists.values.insert(lists.values.end(), row.begin(), row.end());
    lists.begins.push_back(static_cast<std::uint32_t>(lists.values.size()));
}

inline ontology::Annotations annotationsOf(const std::vector<std::vector<ontology::Term>>& rows)
{
    ontology::Annotations annotations;
    for (const auto& row : rows) {
        annotations.proteins.push_back("p" + std::to_string(annotations.proteins.size()));
        add(annotations.terms, row);
    }
    return annotations;
}

/// Terms t0, t1 .. in any order of the file, each with up to three parents among those of lower number.
inline Ontology randomOntology(std::mt19937& random, int terms)
{
    Ontology ontology;
    for (int i = 0; i < terms; ++i) {
        std::vector<std::string> parents;
        for (int parent = 0; i > 0 && parent < 1 + static_cast<int>(random() % 3); ++parent)
            parents.push_back("t" + std::to_string(random() % static_cast<unsigned>(i)));
        ontology.terms.push_back(term("t" + std::to_string(i), parents));
    }
    std::shuffle(ontology.terms.begin(), ontology.terms.end(), random);
    return ontology;
}

/// 0 .. below - 1.
inline unsigned draw(std::mt19937& random, std::size_t below)
{
    return static_cast<unsigned>(random() % below);
}

inline std::vector<ontology::Term> randomTerms(std::mt19937& random, std::size_t among, unsigned most)
{
    std::vector<ontology::Term> terms;
    for (unsigned i = draw(random, most + 1); i > 0; --i)
        terms.push_back(draw(random, among));
    std::ranges::sort(terms);
    const auto repeats = std::ranges::unique(terms);
    terms.erase(repeats.begin(), repeats.end());
    return terms;
}

} // namespace heldout::testing
