// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/line_reader.h"
#include "formats/sniff.h"

namespace heldout::formats {

/// Hands the lines of the head to `take` until it returns false; the last one is left out when the file goes
/// on behind it.
template <typename Take>
void eachHeadLine(const Head& head, const Take& take)
{
    MemorySource source(head.bytes);
    LineReader lines(source);
    Line line;
    for (Result<bool> more = lines.next(line); more && *more; more = lines.next(line)) {
        const bool cut = !head.complete && line.ending.empty() && line.number > 1;
        if (cut || !take(line))
            return;
    }
}

} // namespace heldout::formats
