// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "formats/reading.h"

namespace heldout::formats {

/// One text a line. A blank line is an empty text: the lines of such files are joined with others by their
/// number.
Status readLines(const Reading& reading)
{
    LineReader lines(reading.source);
    Line line;
    Instance item; // one for all rows: a sink that only reads it costs no memory
    bool heading = reading.plan.detection.header;
    std::vector<std::string_view> cells(1);
    for (;;) {
        reading.rows.beginRow(line.number + 1);
        const Result<bool> more = lines.next(line);
        if (!more)
            return fail(more.error());
        if (!*more)
            return {};
        const Result<std::string_view> text = reading.rows.clean(line);
        if (!text)
            return fail(text.error());
        if (std::exchange(heading, false))
            continue;
        cells[0] = *text;
        if (reading.tap)
            reading.tap(line.number, cells);
        item.text.assign(*text); // NOLINT(bugprone-use-after-move): what is used of it is set anew
        item.document.clear();
        if (Status status = reading.rows.take(std::move(item)); !status)
            return status;
    }
}

} // namespace heldout::formats
