// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/table_rows.h"

#include <utility>

namespace heldout::formats {

Status TableRows::begin()
{
    if (!m_header)
        return {};
    std::vector<std::string_view> cells;
    const Result<bool> more = m_records.next(cells, false);
    if (!more)
        return fail(more.error());
    m_names.assign(cells.begin(), cells.end());
    return {};
}

Result<bool> TableRows::next(std::vector<std::string_view>& cells)
{
    for (;;) {
        Result<bool> more = m_records.next(cells, m_names.size() == 1);
        if (!more || !*more)
            return more;
        if (m_tap)
            m_tap(m_rows.line(), cells);
        if (cells.size() == m_names.size())
            return true;
        if (Status status = m_rows.refused(DiagnosticCode::ColumnCount, 0,
                columnsFound(cells.size(), m_names.size()), Phrase::of("Line left out"));
            !status)
            return fail(std::move(status.error()));
    }
}

} // namespace heldout::formats
