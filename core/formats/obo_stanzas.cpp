// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/obo_stanzas.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace heldout::formats {

namespace {

bool equalsInAnyCase(std::string_view text, std::string_view lowerCase)
{
    return std::equal(text.begin(), text.end(), lowerCase.begin(), lowerCase.end(), [](char c, char wanted) {
        return wanted == (c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c);
    });
}

template <typename T>
void append(std::vector<T>& to, std::vector<T>& from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

} // namespace

OboStanzas::Handler OboStanzas::handlerOf(Part part, std::string_view tag)
{
    struct Entry
    {
        std::string_view tag;
        Handler handler;
    };
    static constexpr std::array kHeader{
        Entry{"format-version", &OboStanzas::takeHeader},
        Entry{"data-version", &OboStanzas::takeHeader},
        Entry{"ontology", &OboStanzas::takeHeader},
        Entry{"default-namespace", &OboStanzas::takeHeader},
    };
    static constexpr std::array kTerm{
        Entry{"id", &OboStanzas::takeTermId},
        Entry{"name", &OboStanzas::takeName},
        Entry{"namespace", &OboStanzas::takeNamespace},
        Entry{"alt_id", &OboStanzas::takeOtherId},
        Entry{"replaced_by", &OboStanzas::takeOtherId},
        Entry{"consider", &OboStanzas::takeOtherId},
        Entry{"is_a", &OboStanzas::takeIsA},
        Entry{"relationship", &OboStanzas::takeRelationship},
        Entry{"is_obsolete", &OboStanzas::takeObsolete},
    };
    const auto find = [tag](const auto& entries) -> Handler {
        const auto found = std::find_if(
            entries.begin(), entries.end(), [tag](const Entry& entry) { return entry.tag == tag; });
        return found == entries.end() ? nullptr : found->handler;
    };
    return part == Part::Header ? find(kHeader) : find(kTerm);
}

std::uint64_t OboStanzas::goTo(const OboLine& line, std::string_view part)
{
    const OboLine::Place place = line.place(static_cast<std::size_t>(part.data() - line.text().data()));
    m_rows.beginRow(place.line);
    return place.column;
}

Status OboStanzas::take(const OboLine& line)
{
    const std::string_view text = trimmed(line.text());
    if (text.empty() || text.starts_with('!'))
        return {};
    if (const std::optional<OboStanza> stanza = splitStanza(line.text()))
        return begin(*stanza, line);
    if (m_part == Part::Other)
        return {};
    m_repaired = m_repaired || line.isRepaired();
    const std::optional<OboTag> tag = splitTag(line.text());
    if (!tag) {
        return m_rows.refused(DiagnosticCode::ColumnCount, goTo(line, text),
            Phrase::of("A colon expected between tag and value"), Phrase::of("Line left out"));
    }
    const Handler handler = handlerOf(m_part, tag->tag);
    if (handler == nullptr)
        return {};
    return (this->*handler)({line, tag->tag, valueOf(tag->rest)});
}

Status OboStanzas::begin(const OboStanza& stanza, const OboLine& line)
{
    if (Status status = finishTerm(); !status)
        return status;
    const bool isTerm = equalsInAnyCase(stanza.name, "term");
    m_part = isTerm ? Part::Term : Part::Other;
    m_anyTerm = m_anyTerm || isTerm;
    m_report.otherStanzas += isTerm ? 0U : 1U;
    m_term = OntologyTerm();
    m_term.line = line.number();
    m_repaired = line.isRepaired() || !stanza.closed;
    if (stanza.closed)
        return {};
    return m_rows.repaired(DiagnosticCode::ColumnCount, goTo(line, trimmed(line.text())),
        Phrase::of("A stanza's name alone expected, in brackets"),
        Phrase::of("Taken as the begin of [%1]", stanza.name));
}

Status OboStanzas::finishTerm()
{
    if (m_part != Part::Term)
        return {};
    m_rows.beginRow(m_term.line);
    if (m_term.id.empty()) {
        return m_rows.refused(
            DiagnosticCode::MissingField, 1, Phrase::of("The term has no id"), Phrase::of("Term left out"));
    }
    if (m_repaired)
        m_rows.markRepaired();
    m_rows.count();
    const auto [place, isNew] = m_places.try_emplace(m_term.id, m_ontology.terms.size());
    if (isNew) {
        m_ontology.terms.push_back(std::move(m_term));
        return {};
    }
    OntologyTerm& earlier = m_ontology.terms[place->second];
    merge(earlier);
    ++m_report.merged;
    return m_rows.note(DiagnosticCode::DuplicateKey, 0,
        Phrase::of("The id “%1” stands in the term of line %2 already", earlier.id, earlier.line),
        Phrase::of("Both taken as one term, with the relations of both and the first name"));
}

void OboStanzas::merge(OntologyTerm& earlier)
{
    if (earlier.name.empty())
        earlier.name = std::move(m_term.name);
    if (earlier.nameSpace.empty())
        earlier.nameSpace = std::move(m_term.nameSpace);
    earlier.obsolete = earlier.obsolete || m_term.obsolete;
    append(earlier.alternativeIds, m_term.alternativeIds);
    append(earlier.replacedBy, m_term.replacedBy);
    append(earlier.consider, m_term.consider);
    append(earlier.relations, m_term.relations);
}

Result<Ontology> OboStanzas::finish()
{
    if (Status status = finishTerm(); !status)
        return fail(std::move(status.error()));
    m_part = Part::Other;
    for (OntologyTerm& term : m_ontology.terms) {
        if (term.nameSpace.empty())
            term.nameSpace = m_ontology.defaultNamespace;
    }
    return std::move(m_ontology);
}

Status OboStanzas::takeHeader(const Tagged& tagged)
{
    if (tagged.tag == "format-version")
        return setOnce(m_ontology.formatVersion, tagged);
    if (tagged.tag == "data-version")
        return setOnce(m_ontology.dataVersion, tagged);
    if (tagged.tag == "ontology")
        return setOnce(m_ontology.name, tagged);
    return setOnce(m_ontology.defaultNamespace, tagged);
}

Status OboStanzas::takeTermId(const Tagged& tagged)
{
    Result<std::string> id = readId(tagged, tagged.value);
    if (!id)
        return fail(std::move(id.error()));
    if (id->empty() || *id == m_term.id)
        return {};
    if (!m_term.id.empty()) {
        // An id is the first line of its term: a [Term] is missing, and the lines that follow are not the
        // first term's.
        if (Status status = begin({"Term", true}, tagged.line); !status)
            return status;
        m_repaired = true;
        if (Status status = m_rows.repaired(DiagnosticCode::MissingField, goTo(tagged.line, tagged.value),
                Phrase::of("A second id in a term, “%1”", *id),
                Phrase::of("Taken as the begin of [%1]", "Term"));
            !status)
            return status;
    }
    m_term.id = std::move(*id);
    return {};
}

Status OboStanzas::takeName(const Tagged& tagged)
{
    return setOnce(m_term.name, tagged);
}

Status OboStanzas::takeNamespace(const Tagged& tagged)
{
    return setOnce(m_term.nameSpace, tagged);
}

Status OboStanzas::takeOtherId(const Tagged& tagged)
{
    Result<std::string> id = readId(tagged, tagged.value);
    if (!id)
        return fail(std::move(id.error()));
    if (id->empty())
        return {};
    std::vector<std::string>& ids = tagged.tag == "alt_id" ? m_term.alternativeIds
        : tagged.tag == "replaced_by"                      ? m_term.replacedBy
                                                           : m_term.consider;
    ids.push_back(std::move(*id));
    return {};
}

Status OboStanzas::takeIsA(const Tagged& tagged)
{
    Result<std::string> target = readId(tagged, tagged.value);
    if (!target)
        return fail(std::move(target.error()));
    if (!target->empty())
        m_term.relations.push_back({"is_a", std::move(*target), tagged.line.number()});
    return {};
}

Status OboStanzas::takeRelationship(const Tagged& tagged)
{
    std::string_view rest = tagged.value;
    const std::string_view relation = takeWord(rest);
    Result<std::string> target = readId(tagged, rest);
    if (!target)
        return fail(std::move(target.error()));
    if (!target->empty())
        m_term.relations.push_back({unescaped(relation), std::move(*target), tagged.line.number()});
    return {};
}

Status OboStanzas::takeObsolete(const Tagged& tagged)
{
    const bool yes = equalsInAnyCase(tagged.value, "true") || tagged.value == "1";
    m_term.obsolete = m_term.obsolete || yes;
    if (yes || equalsInAnyCase(tagged.value, "false") || tagged.value == "0")
        return {};
    return m_rows.refused(DiagnosticCode::WrongType, goTo(tagged.line, tagged.value),
        Phrase::of("“%1” is neither true nor false", tagged.value), Phrase::of("Line left out"));
}

Result<std::string> OboStanzas::readId(const Tagged& tagged, std::string_view value)
{
    std::string_view rest = value;
    std::string id = unescaped(takeId(rest));
    if (id.empty()) {
        if (Status status = m_rows.refused(DiagnosticCode::MissingField, goTo(tagged.line, value),
                Phrase::of("“%1” without an id behind it", tagged.tag), Phrase::of("Line left out"));
            !status)
            return fail(std::move(status.error()));
    } else if (!rest.empty() && !rest.starts_with('{')) {
        if (Status status = m_rows.note(DiagnosticCode::NotKept, goTo(tagged.line, rest),
                Phrase::of("“%1” behind the id “%2”", rest, id), Phrase::of("Left out"));
            !status)
            return fail(std::move(status.error()));
    }
    return id;
}

Status OboStanzas::setOnce(std::string& field, const Tagged& tagged)
{
    std::string value = unescaped(tagged.value);
    if (field.empty()) {
        field = std::move(value);
        return {};
    }
    if (value.empty() || value == field)
        return {};
    return m_rows.note(DiagnosticCode::DuplicateKey, goTo(tagged.line, tagged.value),
        Phrase::of("“%1” a second time: “%2”", tagged.tag, value), Phrase::of("The first one stays"));
}

Result<Ontology> readOboFrom(ByteSource& source, Rows& rows, OboReport& report, bool& anyTerm)
{
    OboLines lines(source, rows);
    OboStanzas stanzas(rows, report);
    OboLine line;
    for (;;) {
        const Result<bool> more = lines.next(line);
        if (!more)
            return fail(more.error());
        if (!*more)
            break;
        if (Status status = stanzas.take(line); !status)
            return fail(std::move(status.error()));
    }
    anyTerm = stanzas.anyTerm();
    return stanzas.finish();
}

} // namespace heldout::formats
