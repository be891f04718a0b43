// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>
#include <string>

#include "formats/obo_stanzas.h"
#include "fuzz/fuzz_reader.h"

using namespace heldout;
using namespace heldout::formats;

/// The first byte chooses in how large pieces the others come.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    MemorySource source(bytes, data[0] == 0 ? size : data[0]);
    CheckingSink sink;
    JobContext job;
    const std::string path = "memory";
    Rows rows(sink, job, path, nullptr);
    OboReport report;
    bool anyTerm = false;
    const Result<Ontology> ontology = readOboFrom(source, rows, report, anyTerm);
    require(ontology.has_value());
    require(anyTerm || ontology->terms.empty());
    require(rows.counts().refused == sink.refused);
    require(rows.counts().taken == ontology->terms.size() + report.merged);
    std::set<std::string> ids;
    for (const OntologyTerm& term : ontology->terms) {
        require(!term.id.empty() && ids.insert(term.id).second && term.line > 0);
        require(firstInvalidUtf8(term.id) == kValid && firstInvalidUtf8(term.name) == kValid);
        for (const TermRelation& relation : term.relations)
            require(!relation.target.empty() && relation.line >= term.line);
    }
    return 0;
}
