// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "output.h"

namespace heldout::cli {

enum class Format : std::uint8_t { Table, Tsv, Json, Markdown, Latex };

/// A column: `key` heads the machine-readable forms and is stable, `head` those for people, who get doubles
/// with so many decimals.
struct Column
{
    std::string key;
    std::string head;
    bool number = false;
    int decimals = 6;
};

/// monostate = undefined: a dash for people, nothing in TSV, null in JSON.
using Cell = std::variant<std::monostate, std::string, std::uint64_t, double>;

template <typename T>
[[nodiscard]] Cell cell(const std::optional<T>& maybe)
{
    return maybe ? Cell(*maybe) : Cell();
}

/// Writes one table row by row. TSV, Markdown and LaTeX go out as they come; Table keeps the rows to measure
/// their widths. Doubles have their column's decimals for people (markdown, latex, table), else the shortest
/// text that reads back. TSV knows no quotes: a tab or line end in a cell becomes a blank. Format::Json is
/// one array of objects.
class TableWriter
{
public:
    TableWriter(Output& output, Format format, std::vector<Column> columns);

    /// Over the table, in the forms for people.
    [[nodiscard]] Status caption(const std::string& text);
    [[nodiscard]] Status begin();
    [[nodiscard]] Status row(const std::vector<Cell>& cells);
    [[nodiscard]] Status end();

private:
    [[nodiscard]] std::string text(const Cell& cell, const Column& column) const;
    [[nodiscard]] Status textRow(const std::vector<std::string>& cells);
    [[nodiscard]] Status jsonRow(const std::vector<Cell>& cells);
    [[nodiscard]] Status aligned();

    Output& m_output;
    Format m_format;
    std::vector<Column> m_columns;
    std::vector<std::vector<std::string>> m_kept;
    bool m_anyRow = false;
};

/// A small table with all its rows.
struct Table
{
    std::string name; ///< stable: "summary", "intervals"
    std::string caption;
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows;
};

/// Tables one after another with an empty line between. Not for Format::Json.
[[nodiscard]] Status writeTables(Output& output, Format format, const std::vector<Table>& tables);

} // namespace heldout::cli
