// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "formats/byte_source.h"
#include "formats/rows.h"

/// What a file of annotations of BRAT says, as it writes it.
namespace heldout::formats {

/// A mention as the file writes it.
struct BratMention
{
    std::string key; ///< T1
    std::string type;
    std::string surface; ///< third column; "" = not written
    std::vector<std::pair<std::uint64_t, std::uint64_t>> pieces; ///< [first, last) in the file's unit
    std::uint64_t line = 0;
    std::size_t file = 0; ///< of the document's annotation files
};
struct BratRelation
{
    std::string key; ///< R1, or * for an equivalence
    std::string type;
    std::vector<std::pair<std::string, std::string>> arguments; ///< role and key of the mention
    std::uint64_t line = 0;
    std::size_t file = 0;
};
struct BratAnnotations
{
    std::vector<BratMention> mentions;
    std::vector<BratRelation> relations;
};

/// Reads the lines of annotation file number `file` of a document; what is no mention and no relation is told
/// of once a kind.
[[nodiscard]] Status readAnnotations(
    ByteSource& source, Rows& rows, std::size_t file, BratAnnotations& annotations);

} // namespace heldout::formats
