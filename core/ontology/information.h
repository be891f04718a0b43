// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "base/job.h"
#include "ontology/term_graph.h"

/// What the terms of a graph say, in bits, measured on the annotations of a data base
/// (Clark & Radivojac 2013, Bioinformatics 29:i53, eq. 1 and section 4.1).
namespace heldout::ontology {

/// Proteins and their terms in one graph. `terms` holds with each term its ancestors, ascending.
struct Annotations
{
    std::vector<std::string> proteins; ///< each once
    Lists terms; ///< by protein

    [[nodiscard]] std::size_t size() const { return proteins.size(); }
};

/// Adds to each protein's terms their ancestors. Proteins without terms stay, with none. Cancelled.
[[nodiscard]] Result<Annotations> propagated(
    const TermGraph& graph, Annotations annotations, JobContext& job);

/// One more protein that has every term, so that no term is infinitely surprising.
enum class Pseudocount : bool { No, Yes };

struct TermCounts
{
    std::vector<std::uint32_t> proteins; ///< by term: how many have it
    std::vector<std::uint32_t>
        withParents; ///< by term: how many have all its parents; of a root, all proteins
    std::uint32_t total = 0; ///< proteins that have a term at all
};

/// Linear in the terms of all proteins and their children. Cancelled.
[[nodiscard]] Result<TermCounts> countTerms(
    const TermGraph& graph, const Annotations& annotations, JobContext& job);

/// ia(v) = log2(n(parents of v) / n(v)) in bits, by term, >= 0. Without the pseudo-count infinite where all
/// parents occur together but never with the term, NaN where the parents never occur together.
[[nodiscard]] std::vector<double> informationAccretion(const TermCounts& counts, Pseudocount pseudocount);

/// -log2(n(v) / N) in bits, by term: the information content that similarities of terms use. Without the
/// pseudo-count infinite for terms that do not occur.
[[nodiscard]] std::vector<double> informationContent(const TermCounts& counts, Pseudocount pseudocount);

/// i(T) = sum of ia over the terms, which include their ancestors.
[[nodiscard]] double information(std::span<const Term> terms, std::span<const double> accretion);

} // namespace heldout::ontology
