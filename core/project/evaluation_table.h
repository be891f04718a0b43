// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "metrics/outcome_table.h"
#include "project/answers.h"
#include "project/evaluation_groups.h"

namespace heldout::project {

/// Where the numbers of a row stand in the table.
struct RowPlace
{
    std::uint32_t group = metrics::kAllItems; ///< of the table
    std::optional<std::uint32_t> label; ///< a class of the rows of classes and types
    std::size_t first = 0; ///< group of the first grouping
    std::size_t second = 0; ///< ... of the second
};

/// An item in a row, and for each system whether it is right there: wholly, or in what the row counts (the
/// mentions of the group, the class).
struct RowEntry
{
    std::uint32_t item = 0;
    std::uint32_t row = 0;
};
struct RowEntries
{
    std::vector<RowEntry> entries; ///< by item, then row
    std::vector<std::uint8_t> right; ///< by entry, then system
    std::vector<std::uint8_t>
        itemRight; ///< by item of the split, then system; 2 = the item has no gold answer
};

/// Everything that scores, bootstrap, trend and curve are computed from.
struct EvaluationTable
{
    metrics::OutcomeTable table;
    std::vector<RowPlace> rows; ///< in the order to show
    std::vector<std::uint32_t> items; ///< of the table, as ordinals
    std::vector<std::uint64_t> rowItems; ///< by row: test items, or gold mentions where those are grouped
    std::vector<std::uint64_t> rowCorrect; ///< by row, then system
    std::vector<std::uint64_t> correct; ///< by system, of all items
    std::uint64_t mentions = 0; ///< gold ones
    RowEntries entries;
};

struct GroupedItems
{
    const ItemGroups& first;
    const ItemGroups* second; ///< null = nothing is crossed
    const ItemGroups& all; ///< crossed, or the first
};

/// `order`: ordinals of all items in an order that does not depend on the file's.
[[nodiscard]] Result<EvaluationTable> makeTable(Answers& answers, std::uint32_t systems,
    const GroupedItems& groups, const std::vector<std::uint32_t>& order, JobContext& job);

/// Ordinals by a hash of id and text, so that what is drawn by place in the table does not depend on the
/// order of the file.
[[nodiscard]] Result<std::vector<std::uint32_t>> settledOrder(
    store::Store& store, const store::SplitRow& split, JobContext& job);

} // namespace heldout::project
