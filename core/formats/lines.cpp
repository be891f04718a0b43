// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "formats/reading.h"

namespace heldout::formats {

/// One text a line. A blank line is an empty text: the lines of such files are joined with others by their
/// number.
Status readLines(const Reading& reading)
{
    LineReader lines(reading.source);
    Instance item; // one for all rows: a sink that only reads it costs no memory
    bool heading = reading.plan.detection.header;
    std::vector<std::string_view> cells(1);
    return eachLine(reading.rows, lines, [&](std::string_view text, std::uint64_t number) -> Status {
        if (std::exchange(heading, false))
            return {};
        cells[0] = text;
        if (reading.tap)
            reading.tap(number, cells);
        item.text.assign(text); // NOLINT(bugprone-use-after-move): what is used of it is set anew
        item.document.clear();
        return reading.rows.take(std::move(item));
    });
}

} // namespace heldout::formats
