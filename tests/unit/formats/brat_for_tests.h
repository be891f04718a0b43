// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "formats/brat.h"

namespace heldout::formats {

/// A document of BRAT from memory, `step` bytes at a time.
struct BratFromMemory
{
    BratText text;
    PlacedAnnotations placed;
    std::vector<BratItem> lines;
    SourceReport counts; ///< of the annotations
};

inline Result<BratFromMemory> readBratFromMemory(std::string_view text, std::string_view annotations,
    std::size_t step, const BratOptions& options, RowSink& sink)
{
    JobContext job;
    const std::string textPath = "memory.txt";
    const std::string annotationPath = "memory.ann";
    Rows textRows(sink, job, textPath, nullptr);
    Rows rows(sink, job, annotationPath, nullptr);
    MemorySource textSource(text, step);
    MemorySource source(annotations, step);
    BratFromMemory result;
    Result<BratText> read = readBratText(textSource, textRows);
    if (!read)
        return fail(std::move(read.error()));
    result.text = std::move(*read);
    BratAnnotations found;
    if (Status status = readAnnotations(source, rows, 0, found); !status)
        return fail(std::move(status.error()));
    const std::array<Rows*, 1> all{&rows};
    Result<PlacedAnnotations> placed = place(found, result.text, options, all);
    if (!placed)
        return fail(std::move(placed.error()));
    result.counts = rows.counts();
    PlacedAnnotations copy = *placed;
    if (options.lineByLine) {
        Result<std::vector<BratItem>> lines = cutIntoLines("d", result.text.bytes, std::move(copy), all);
        if (!lines)
            return fail(std::move(lines.error()));
        result.lines = std::move(*lines);
    }
    placed->written.clear(); // what they point at ends here
    placed->writtenRelations.clear();
    result.placed = std::move(*placed);
    return result;
}

} // namespace heldout::formats
