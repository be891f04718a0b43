// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "data/ontology.h"
#include "formats/obo.h"
#include "formats/obo_text.h"

namespace heldout::formats {

/// Makes terms of lines.
class OboStanzas
{
public:
    /// Faults and counts go to `rows`, the counts that it has not to `report`. Both must outlive the object.
    OboStanzas(Rows& rows, OboReport& report)
        : m_rows(rows)
        , m_report(report)
    {
    }
    [[nodiscard]] Status take(const OboLine& line);
    /// Call at the end: the terms, with the namespace of the header where they name none.
    [[nodiscard]] Result<Ontology> finish();
    /// There was a [Term], even if it could not be taken.
    [[nodiscard]] bool anyTerm() const { return m_anyTerm; }

private:
    enum class Part : std::uint8_t { Header, Term, Other };
    /// A line whose tag has a meaning.
    struct Tagged
    {
        const OboLine& line;
        std::string_view tag;
        std::string_view value;
    };
    using Handler = Status (OboStanzas::*)(const Tagged&);
    [[nodiscard]] static Handler handlerOf(Part part, std::string_view tag);

    [[nodiscard]] Status begin(const OboStanza& stanza, const OboLine& line);
    [[nodiscard]] Status finishTerm();
    void merge(OntologyTerm& earlier);

    [[nodiscard]] Status takeHeader(const Tagged& tagged);
    [[nodiscard]] Status takeTermId(const Tagged& tagged);
    [[nodiscard]] Status takeName(const Tagged& tagged);
    [[nodiscard]] Status takeNamespace(const Tagged& tagged);
    [[nodiscard]] Status takeOtherId(const Tagged& tagged);
    [[nodiscard]] Status takeIsA(const Tagged& tagged);
    [[nodiscard]] Status takeRelationship(const Tagged& tagged);
    [[nodiscard]] Status takeObsolete(const Tagged& tagged);

    /// The id in a value, "" after telling that there is none.
    [[nodiscard]] Result<std::string> readId(const Tagged& tagged, std::string_view value);
    [[nodiscard]] Status setOnce(std::string& field, const Tagged& tagged);
    /// Diagnostics that follow belong to the line of this part of the text; returns its column.
    [[nodiscard]] std::uint64_t goTo(const OboLine& line, std::string_view part);

    Rows& m_rows;
    OboReport& m_report;
    Ontology m_ontology;
    std::unordered_map<std::string, std::size_t> m_places; // of terms by id
    OntologyTerm m_term; // being read
    Part m_part = Part::Header;
    bool m_repaired = false; // the term
    bool m_anyTerm = false;
};

/// Reads all of `source`. Fails as readObo() does, but for NotThisFormat: `anyTerm` says whether there is a
/// [Term].
[[nodiscard]] Result<Ontology> readOboFrom(ByteSource& source, Rows& rows, OboReport& report, bool& anyTerm);

} // namespace heldout::formats
