// SPDX-License-Identifier: GPL-3.0-or-later
#include "ontology/term_graph.h"

#include <algorithm>
#include <map>
#include <queue>
#include <set>

namespace heldout::ontology {

namespace {

constexpr std::uint32_t kNowhere = 0xffffffff;

/// Edges of one namespace between numbers in the order of the file.
struct Draft
{
    std::vector<std::size_t> terms; ///< places in Ontology::terms
    std::vector<std::vector<std::uint32_t>> parents; ///< by number in `terms`
};

Lists listsOf(const std::vector<std::vector<std::uint32_t>>& rows)
{
    Lists lists;
    lists.begins.reserve(rows.size() + 1);
    for (const std::vector<std::uint32_t>& row : rows) {
        lists.values.insert(lists.values.end(), row.begin(), row.end());
        lists.begins.push_back(static_cast<std::uint32_t>(lists.values.size()));
    }
    return lists;
}

} // namespace

class GraphBuilder
{
public:
    GraphBuilder(const Ontology& ontology, const GraphOptions& options)
        : m_ontology(ontology)
        , m_options(options)
    {
    }

    Result<TermGraphs> build()
    {
        collectTerms();
        collectEdges();
        for (auto& [nameSpace, draft] : m_drafts) {
            if (Status status = order(nameSpace, draft); !status)
                return fail(std::move(status.error()));
        }
        nameIds();
        return std::move(m_result);
    }

private:
    struct Place
    {
        Draft* draft = nullptr;
        std::uint32_t number = kNowhere;
    };

    [[nodiscard]] const std::string& nameSpaceOf(const OntologyTerm& term) const
    {
        return term.nameSpace.empty() ? m_ontology.name : term.nameSpace;
    }

    void collectTerms()
    {
        for (std::size_t i = 0; i < m_ontology.terms.size(); ++i) {
            const OntologyTerm& term = m_ontology.terms[i];
            m_byId.emplace(term.id, i);
            for (const std::string& alternative : term.alternativeIds)
                m_byAlternative[alternative].push_back(i);
            if (term.obsolete) {
                ++m_result.m_counts.obsoleteTerms;
                m_places.push_back({});
                continue;
            }
            Draft& draft = m_drafts[nameSpaceOf(term)];
            m_places.push_back({&draft, static_cast<std::uint32_t>(draft.terms.size())});
            draft.terms.push_back(i);
        }
        for (auto& [nameSpace, draft] : m_drafts)
            draft.parents.resize(draft.terms.size());
    }

    /// The live term with this id or, of a merged one, the only term that took it in.
    [[nodiscard]] const Place* target(const std::string& id) const
    {
        std::size_t at = 0;
        if (const auto found = m_byId.find(id); found != m_byId.end())
            at = found->second;
        else if (const auto merged = m_byAlternative.find(id);
            merged != m_byAlternative.end() && merged->second.size() == 1)
            at = merged->second.front();
        else
            return nullptr;
        return m_places[at].draft == nullptr ? nullptr : &m_places[at];
    }

    void collectEdges()
    {
        GraphCounts& counts = m_result.m_counts;
        for (std::size_t i = 0; i < m_ontology.terms.size(); ++i) {
            const Place& child = m_places[i];
            if (child.draft == nullptr)
                continue;
            std::vector<std::uint32_t>& parents = child.draft->parents[child.number];
            for (const TermRelation& relation : m_ontology.terms[i].relations) {
                if (std::ranges::find(m_options.relations, relation.relation) == m_options.relations.end()) {
                    ++counts.otherRelations;
                    continue;
                }
                const Place* parent = target(relation.target);
                if (parent == nullptr)
                    ++counts.danglingEdges;
                else if (parent->draft != child.draft)
                    ++counts.foreignEdges;
                else if (parent->number == child.number)
                    ++counts.selfEdges;
                else if (std::ranges::find(parents, parent->number) != parents.end())
                    ++counts.repeatedEdges;
                else
                    parents.push_back(parent->number);
            }
        }
    }

    /// Numbers the terms so that parents come first, otherwise in the order of the file.
    Status order(const std::string& nameSpace, const Draft& draft)
    {
        const std::size_t count = draft.terms.size();
        std::vector<std::vector<std::uint32_t>> children(count);
        std::vector<std::size_t> open(count);
        std::queue<std::uint32_t> ready;
        for (std::uint32_t child = 0; child < count; ++child) {
            open[child] = draft.parents[child].size();
            if (open[child] == 0)
                ready.push(child);
            for (const std::uint32_t parent : draft.parents[child])
                children[parent].push_back(child);
        }
        std::vector<Term> termOf(count, kNowhere);
        std::vector<std::uint32_t> inOrder;
        for (; !ready.empty(); ready.pop()) {
            const std::uint32_t next = ready.front();
            termOf[next] = static_cast<Term>(inOrder.size());
            inOrder.push_back(next);
            for (const std::uint32_t child : children[next]) {
                if (--open[child] == 0)
                    ready.push(child);
            }
        }
        if (inOrder.size() < count) {
            const std::size_t circle = inCircle(draft, termOf);
            return fail(Code::InvalidArgument,
                Phrase::of(
                    "The parents of the term %1 lead back to it.", m_ontology.terms[draft.terms[circle]].id),
                Phrase::of("Correct the ontology, or leave out the relation that makes the circle."));
        }
        TermGraph graph;
        graph.nameSpace = nameSpace;
        std::vector<std::vector<std::uint32_t>> parents, below;
        const auto renumbered = [&](const std::vector<std::uint32_t>& row) {
            std::vector<std::uint32_t> terms;
            terms.reserve(row.size());
            for (const std::uint32_t number : row)
                terms.push_back(termOf[number]);
            std::ranges::sort(terms);
            return terms;
        };
        for (const std::uint32_t number : inOrder) {
            const OntologyTerm& term = m_ontology.terms[draft.terms[number]];
            graph.ids.push_back(term.id);
            graph.names.push_back(term.name);
            parents.push_back(renumbered(draft.parents[number]));
            below.push_back(renumbered(children[number]));
            if (parents.back().empty())
                graph.roots.push_back(static_cast<Term>(graph.ids.size() - 1));
        }
        graph.parents = listsOf(parents);
        graph.children = listsOf(below);
        m_termOf[&draft] = std::move(termOf);
        m_graphOf[&draft] = static_cast<std::uint32_t>(m_result.m_graphs.size());
        m_result.m_graphs.push_back(std::move(graph));
        return {};
    }

    /// A term on a circle: from a term that could not be numbered, parents that could not be are followed
    /// until one is met again.
    static std::size_t inCircle(const Draft& draft, const std::vector<Term>& termOf)
    {
        const auto isOpen = [&termOf](std::uint32_t number) { return termOf[number] == kNowhere; };
        auto at = static_cast<std::uint32_t>(std::ranges::find(termOf, kNowhere) - termOf.begin());
        std::set<std::uint32_t> met;
        while (met.insert(at).second)
            at = *std::ranges::find_if(draft.parents[at], isOpen);
        return at;
    }

    void nameIds()
    {
        for (std::size_t i = 0; i < m_ontology.terms.size(); ++i) {
            const OntologyTerm& term = m_ontology.terms[i];
            std::vector<TermPlace> places;
            std::set<std::string> seen;
            follow(i, places, seen);
            const IdKind kind = !term.obsolete ? IdKind::Current
                : places.empty()               ? IdKind::Obsolete
                                               : IdKind::Replaced;
            put(term.id, kind, places);
        }
        for (const auto& [id, terms] : m_byAlternative) {
            if (m_byId.contains(id))
                continue;
            std::vector<TermPlace> places;
            std::set<std::string> seen;
            for (const std::size_t term : terms)
                follow(term, places, seen);
            put(id, places.empty() ? IdKind::Obsolete : IdKind::Alternative, places);
        }
    }

    /// The live terms that a term stands for: itself, or what follows it over any number of steps.
    void follow(std::size_t at, std::vector<TermPlace>& places, std::set<std::string>& seen) const
    {
        const OntologyTerm& term = m_ontology.terms[at];
        if (!seen.insert(term.id).second)
            return;
        if (!term.obsolete) {
            const Place& place = m_places[at];
            const TermPlace live{m_graphOf.at(place.draft), m_termOf.at(place.draft)[place.number]};
            if (std::ranges::find(places, live) == places.end())
                places.push_back(live);
            return;
        }
        for (const std::string& next : term.replacedBy) {
            if (const auto found = m_byId.find(next); found != m_byId.end()) {
                follow(found->second, places, seen);
            } else if (const auto merged = m_byAlternative.find(next); merged != m_byAlternative.end()) {
                for (const std::size_t taker : merged->second)
                    follow(taker, places, seen);
            }
        }
    }

    void put(const std::string& id, IdKind kind, const std::vector<TermPlace>& places)
    {
        const auto begin = static_cast<std::uint32_t>(m_result.m_places.size());
        m_result.m_places.insert(m_result.m_places.end(), places.begin(), places.end());
        m_result.m_ids.emplace(
            id, TermGraphs::Entry{kind, begin, static_cast<std::uint32_t>(m_result.m_places.size())});
    }

    const Ontology& m_ontology;
    const GraphOptions& m_options;
    TermGraphs m_result;
    std::unordered_map<std::string, std::size_t> m_byId;
    std::map<std::string, std::vector<std::size_t>> m_byAlternative;
    std::map<std::string, Draft> m_drafts; ///< by namespace
    std::vector<Place> m_places; ///< by place in Ontology::terms
    std::unordered_map<const Draft*, std::vector<Term>> m_termOf;
    std::unordered_map<const Draft*, std::uint32_t> m_graphOf;
};

Result<TermGraphs> TermGraphs::build(const Ontology& ontology, const GraphOptions& options)
{
    return GraphBuilder(ontology, options).build();
}

Resolved TermGraphs::find(std::string_view id) const
{
    const auto found = m_ids.find(id);
    if (found == m_ids.end())
        return {};
    const Entry& entry = found->second;
    return {entry.kind, std::span(m_places).subspan(entry.begin, entry.end - entry.begin)};
}

Closure::Closure(const TermGraph& graph)
    : m_graph(graph)
    , m_seen(graph.size(), 0)
{
}

std::vector<Term> Closure::of(std::span<const Term> terms)
{
    ++m_round;
    std::vector<Term> closure;
    const auto meet = [&](Term term) {
        if (m_seen[term] == m_round)
            return;
        m_seen[term] = m_round;
        closure.push_back(term);
    };
    for (const Term term : terms)
        meet(term);
    std::size_t at = 0;
    while (at < closure.size()) { // which grows meanwhile
        for (const Term parent : m_graph.parents[closure[at++]])
            meet(parent);
    }
    std::ranges::sort(closure);
    return closure;
}

} // namespace heldout::ontology
