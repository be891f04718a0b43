// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QString>

#include <vector>

namespace heldout::ui {

/// Roles of the table models. A cell's display text is for people (QLocale); its raw value is for sorting,
/// copying and saving: a number, a string, or an invalid QVariant when undefined (empty in files, "–" on
/// screen).
enum TableRole : int {
    RawValueRole = Qt::UserRole,
    KindRole, ///< CellKind as int; absent = Text
    ShareRole, ///< double 0 to 1 for CellKind::ShareBar
    RampRole, ///< QPoint(index, count) for RampSwatch and ShareBar
    SignRole, ///< Sign as int for CellKind::State; of a Number: stands before it
    SecondLineRole, ///< small line below, 40 high rows
    MarkRole, ///< IntervalMark for CellKind::Interval
};

enum class CellKind {
    Text,
    Number,
    BoldNumber,
    ShareBar, ///< number with a bar before it
    RampSwatch, ///< text with the ramp's square before it
    GroupRow, ///< sunken, bold; set on column 0, covers the row
    State, ///< sign and word in its colour
    SmallText, ///< text 3
    BoldText,
    Link,
    Interval, ///< bold number over its bounds, then a whisker on a track
};

enum class TableFormat { Tsv, Csv, Markdown, Latex };

/// The cells to write: rows and columns in the order given; empty = all.
struct TableSelection
{
    std::vector<int> rows;
    std::vector<int> columns;
};

/// Text of a table with its header row. Numbers have a point and no groups, in any locale; undefined is
/// empty. TSV: tab, line break and CR inside a cell become blanks. CSV: RFC 4180, LF. Markdown and LaTeX
/// (booktabs): numbers at the right, special characters escaped. Group rows stand as a row of their own in
/// Markdown and LaTeX, and are left out of TSV and CSV unless they carry raw values.
[[nodiscard]] QString tableText(
    const QAbstractItemModel& model, TableFormat format, const TableSelection& selection = {});

/// One raw value as the writers put it.
[[nodiscard]] QString rawText(const QVariant& value);
[[nodiscard]] QString escapeLatex(const QString& text);
[[nodiscard]] QString escapeMarkdown(const QString& text);
[[nodiscard]] QString escapeCsv(const QString& text);

/// "tsv", "csv", "md", "tex".
[[nodiscard]] QString tableFileSuffix(TableFormat format);

} // namespace heldout::ui
