// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// An ontology as a file gives it: terms and what they say of each other, nothing resolved or left out.
namespace heldout {

/// What a term says of another one: "is_a", or the id of a relationship such as "part_of".
struct TermRelation
{
    std::string relation;
    std::string target; ///< id as written; it may be one that no term of the file has
    std::uint64_t line = 0; ///< from 1
};

struct OntologyTerm
{
    std::string id;
    std::string name;
    std::string nameSpace; ///< the file's default where the term names none; "" = neither
    std::vector<std::string> alternativeIds;
    bool obsolete = false;
    std::vector<std::string> replacedBy; ///< of an obsolete term
    std::vector<std::string> consider; ///< of an obsolete term: what may fit instead, never taken by itself
    std::vector<TermRelation> relations; ///< in the order of the file; one may stand there twice
    std::uint64_t line = 0; ///< where it begins, from 1
};

struct Ontology
{
    std::string formatVersion, dataVersion, name; ///< of the header; "" = not there
    std::string defaultNamespace;
    std::vector<OntologyTerm> terms; ///< in the order of the file, ids different
};

} // namespace heldout
