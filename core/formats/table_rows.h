// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "formats/reading.h"
#include "formats/record_reader.h"

namespace heldout::formats {

/// The rows of a table that have as many cells as it has columns; the others are refused.
class TableRows
{
public:
    /// `Found`: a Detection or a PredictionDetection.
    template <typename Found>
    TableRows(ByteSource& source, Rows& rows, const CellTap& tap, const Found& found)
        : m_records(source, Dialect{found.separator, found.format == FormatId::Csv}, rows)
        , m_rows(rows)
        , m_tap(tap)
        , m_header(found.header)
        , m_names(std::max<std::size_t>(found.columnNames.size(), 1))
    {
    }
    /// Reads the names when the first line holds them.
    [[nodiscard]] Status begin();
    /// One a column; "" each without a header.
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    /// The next row; false at the end. A blank line is a row of a table of one column and nothing in a wider
    /// one. The cells die with the next call.
    [[nodiscard]] Result<bool> next(std::vector<std::string_view>& cells);

private:
    RecordReader m_records;
    Rows& m_rows;
    const CellTap& m_tap;
    bool m_header;
    std::vector<std::string> m_names;
};

} // namespace heldout::formats
