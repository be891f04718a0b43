// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.h"
#include "data/ontology.h"

/// Terms of an ontology, ready to be walked: one graph for each namespace, for edges from one namespace into
/// another are no way for annotations (Clark & Radivojac 2013 evaluate each namespace by itself).
namespace heldout::ontology {

/// Number of a term in its graph. Every parent has a smaller number than its children.
using Term = std::uint32_t;

/// Lists of small numbers, one after the other in one piece of memory.
struct Lists
{
    std::vector<std::uint32_t> begins{0}; ///< size() + 1 of them
    std::vector<std::uint32_t> values;

    [[nodiscard]] std::size_t size() const { return begins.size() - 1; }
    [[nodiscard]] std::span<const std::uint32_t> operator[](std::size_t at) const
    {
        return std::span(values).subspan(begins[at], begins[at + 1] - begins[at]);
    }
};

/// One namespace. Immutable once built.
struct TermGraph
{
    std::string nameSpace;
    std::vector<std::string> ids; ///< by term
    std::vector<std::string> names;
    Lists parents; ///< by term, ascending, each once
    Lists children;
    std::vector<Term> roots; ///< terms without parents, ascending

    [[nodiscard]] std::size_t size() const { return ids.size(); }
};

/// A term of one of the graphs.
struct TermPlace
{
    std::uint32_t graph = 0;
    Term term = 0;
    friend bool operator==(const TermPlace&, const TermPlace&) = default;
};

/// How an id that a file of annotations names is taken.
enum class IdKind : std::uint8_t {
    Current, ///< the id of a term
    Alternative, ///< the id of a term that was merged into others
    Replaced, ///< of an obsolete term: the term that follows it
    Obsolete, ///< of an obsolete term that nothing follows
    Unknown,
};

struct Resolved
{
    IdKind kind = IdKind::Unknown;
    std::span<const TermPlace> places; ///< one; several where an alternative id belongs to several terms
};

struct GraphOptions
{
    std::vector<std::string> relations{"is_a", "part_of"}; ///< edges from a term to its parents
};

/// What was not taken.
struct GraphCounts
{
    std::uint64_t obsoleteTerms = 0;
    std::uint64_t foreignEdges = 0; ///< into another namespace
    std::uint64_t danglingEdges = 0; ///< to an id that is not there, or to an obsolete term
    std::uint64_t repeatedEdges = 0; ///< the same parent said twice, by one relation or by two
    std::uint64_t selfEdges = 0;
    std::uint64_t otherRelations = 0; ///< edges of relations that were not asked for
};

class TermGraphs
{
public:
    /// InvalidArgument when the edges of a namespace make a circle; the message names a term of it.
    /// Time and memory are linear in terms and edges, but for the sorting of parents.
    [[nodiscard]] static Result<TermGraphs> build(const Ontology& ontology, const GraphOptions& options);

    [[nodiscard]] std::span<const TermGraph> graphs() const { return m_graphs; } ///< by name of the namespace
    [[nodiscard]] const GraphCounts& counts() const { return m_counts; }
    /// Constant time. Chains of replaced terms were followed when the graphs were built.
    [[nodiscard]] Resolved find(std::string_view id) const;

private:
    struct Entry
    {
        IdKind kind = IdKind::Unknown;
        std::uint32_t begin = 0, end = 0; ///< in m_places
    };
    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view id) const { return std::hash<std::string_view>{}(id); }
    };
    friend class GraphBuilder;

    std::vector<TermGraph> m_graphs;
    GraphCounts m_counts;
    std::unordered_map<std::string, Entry, Hash, std::equal_to<>> m_ids;
    std::vector<TermPlace> m_places;
};

/// The terms themselves and all their ancestors, ascending, each once. Linear in the edges that are walked.
class Closure
{
public:
    explicit Closure(const TermGraph& graph);
    [[nodiscard]] std::vector<Term> of(std::span<const Term> terms);

private:
    const TermGraph& m_graph;
    std::vector<std::uint32_t> m_seen; ///< by term, the round in which it was met
    std::uint32_t m_round = 0;
};

} // namespace heldout::ontology
