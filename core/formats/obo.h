// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "data/diagnostic.h"
#include "data/ontology.h"
#include "formats/formats.h"

/// Reading ontologies in OBO 1.2 and 1.4, https://owlcollab.github.io/oboformat/doc/GO.format.obo-1_4.html
namespace heldout::formats {

/// What became of an OBO file.
struct OboReport
{
    /// taken: [Term] stanzas, the merged ones among them; refused: stanzas and lines left out, each of them a
    /// diagnostic.
    SourceReport source;
    std::uint64_t merged = 0; ///< [Term] stanzas whose id stands in an earlier one
    std::uint64_t otherStanzas = 0; ///< [Typedef], [Instance] and any other: skipped
    /// In file order; of each code the first 10,000, then one OtherCodes that counts the rest.
    std::vector<Diagnostic> diagnostics;
};

/// Reads the terms of an OBO file (plain or gzip): the tags id, name, namespace, alt_id, is_a, relationship,
/// is_obsolete, replaced_by and consider; every other one is skipped. intersection_of is a definition and no
/// relation. Comments, trailing modifiers and escapes are taken away. Of an id, what stands behind a blank is
/// left out. A term of an id that was there before adds its relations and ids to the earlier one, whose name
/// and namespace stay; obsolete is what one of them calls so.
///
/// Faults are diagnostics with line and column (a byte of the line from 1), and reading goes on. Fails with
/// NotThisFormat when there is no [Term] at all (and says what the file looks like), NoRows when the file is
/// empty or no term has an id, and as InputFile does. Linear; memory: what is returned and a hash of the ids.
[[nodiscard]] Result<Ontology> readObo(const std::string& path, OboReport& report, JobContext& job);

} // namespace heldout::formats
