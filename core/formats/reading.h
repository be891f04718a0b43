// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/detection.h"
#include "formats/rows.h"

namespace heldout::formats {

/// What was decided before the first row is read: no reader guesses.
struct Plan
{
    std::string path;
    Detection detection; ///< format, header, separator and mention files to be used
    ColumnMapping columns; ///< to be used
    std::string documentPattern;
    BratOptions brat;
    bool lenientColumns = false; ///< preview: a column that is not there is left out of the mapping
};

/// Called with the cells of every row as the file holds them, before it is judged. Empty for reading proper.
using CellTap = std::function<void(std::uint64_t line, const std::vector<std::string_view>& cells)>;

/// What every reader gets. `source` is read to its end.
struct Reading
{
    const Plan& plan;
    ByteSource& source;
    Rows& rows;
    RowSink& sink;
    JobContext& job;
    const CellTap& tap;
    std::vector<SourceReport>& sources; ///< of further files
    std::uint64_t& mentions; ///< gold mentions handed over
};

/// The place (from 0) of a mapped column among the names: by name, else by "#N". NotFound names the columns
/// there are; InvalidArgument when a name stands twice.
[[nodiscard]] Result<std::size_t> findColumn(
    const std::string& wanted, const std::vector<std::string>& names, const std::string& path);
/// The same for a column that may be left open: unset for "", and for one that is not there when `lenient`.
[[nodiscard]] Result<std::optional<std::size_t>> findMapped(
    const std::string& wanted, const std::vector<std::string>& names, const std::string& path, bool lenient);
/// A row whose cells are not as many as the columns.
[[nodiscard]] Phrase columnsFound(std::size_t found, std::size_t expected);

/// Bytes and digest of a file that was read to its end.
[[nodiscard]] Status addFileFacts(InputFile& file, SourceReport& report);
/// A failure of a part that reads bytes and knows no file, with the path where it is about the format.
[[nodiscard]] Status withFile(Status status, const std::string& path);

[[nodiscard]] Status readDelimited(const Reading& reading);
[[nodiscard]] Status readLines(const Reading& reading);
[[nodiscard]] Status readJsonl(const Reading& reading);
[[nodiscard]] Status readBc2gm(const Reading& reading);
[[nodiscard]] Status readConll(const Reading& reading);

/// Hands every line, cleaned, and its number to `take` in file order, until one fails.
template <typename Take>
[[nodiscard]] Status eachLine(Rows& rows, LineReader& lines, const Take& take)
{
    Line line;
    for (;;) {
        rows.beginRow(line.number + 1);
        const Result<bool> more = lines.next(line);
        if (!more)
            return fail(more.error());
        if (!*more)
            return {};
        const Result<std::string_view> text = rows.clean(line);
        if (!text)
            return fail(text.error());
        if (Status status = take(*text, line.number); !status)
            return status;
    }
}

} // namespace heldout::formats
