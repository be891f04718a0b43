// SPDX-License-Identifier: GPL-3.0-or-later
#include "ontology/information.h"

#include <cmath>

#include "ontology/each_protein.h"

namespace heldout::ontology {

namespace {

double bits(double of, double among, Pseudocount pseudocount)
{
    const double more = pseudocount == Pseudocount::Yes ? 1 : 0;
    return std::log2((among + more) / (of + more));
}

} // namespace

Result<Annotations> propagated(const TermGraph& graph, Annotations annotations, JobContext& job)
{
    Closure closure(graph);
    Lists terms;
    terms.begins.reserve(annotations.size() + 1);
    Status done = eachProtein(annotations.size(), job, [&](std::size_t protein) {
        const std::vector<Term> whole = closure.of(annotations.terms[protein]);
        terms.values.insert(terms.values.end(), whole.begin(), whole.end());
        terms.begins.push_back(static_cast<std::uint32_t>(terms.values.size()));
    });
    if (!done)
        return fail(std::move(done.error()));
    annotations.terms = std::move(terms);
    return annotations;
}

Result<TermCounts> countTerms(const TermGraph& graph, const Annotations& annotations, JobContext& job)
{
    TermCounts counts;
    counts.proteins.resize(graph.size());
    counts.withParents.resize(graph.size());
    std::vector<std::uint32_t> parentsMet(graph.size()); // of one protein
    Status done = eachProtein(annotations.size(), job, [&](std::size_t protein) {
        const std::span<const Term> terms = annotations.terms[protein];
        counts.total += terms.empty() ? 0U : 1U;
        for (const Term term : terms) {
            ++counts.proteins[term];
            for (const Term child : graph.children[term]) {
                if (++parentsMet[child] == graph.parents[child].size())
                    ++counts.withParents[child];
            }
        }
        for (const Term term : terms) {
            for (const Term child : graph.children[term])
                parentsMet[child] = 0;
        }
    });
    if (!done)
        return fail(std::move(done.error()));
    for (const Term root : graph.roots)
        counts.withParents[root] = counts.total;
    return counts;
}

std::vector<double> informationAccretion(const TermCounts& counts, Pseudocount pseudocount)
{
    std::vector<double> accretion;
    accretion.reserve(counts.proteins.size());
    for (std::size_t term = 0; term < counts.proteins.size(); ++term)
        accretion.push_back(bits(counts.proteins[term], counts.withParents[term], pseudocount));
    return accretion;
}

std::vector<double> informationContent(const TermCounts& counts, Pseudocount pseudocount)
{
    std::vector<double> content;
    content.reserve(counts.proteins.size());
    for (const std::uint32_t proteins : counts.proteins)
        content.push_back(bits(proteins, counts.total, pseudocount));
    return content;
}

double information(std::span<const Term> terms, std::span<const double> accretion)
{
    double sum = 0;
    for (const Term term : terms)
        sum += accretion[term];
    return sum;
}

} // namespace heldout::ontology
