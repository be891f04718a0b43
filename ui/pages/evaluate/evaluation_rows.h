// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "project/evaluation.h"

namespace heldout::ui {

/// The rows of a table by group: the groups as one reads them, the nearest to training first, a head before
/// the rows of a group that is crossed with another grouping, all items at last.
class EvaluationRows
{
public:
    struct Row
    {
        bool head = false; ///< of crossed groups; `row` is the first of them
        std::size_t row = 0; ///< of the evaluation; kAllRows = all items
    };

    EvaluationRows() = default;
    explicit EvaluationRows(std::shared_ptr<const project::Evaluation> evaluation);

    [[nodiscard]] const project::Evaluation* evaluation() const { return m_evaluation.get(); }
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const project::GroupRow& group(int row) const;
    [[nodiscard]] bool isAll(int row) const { return at(row).row == project::kAllRows; }
    /// The table's row of a row of the evaluation; -1 = none.
    [[nodiscard]] int rowOf(std::size_t evaluationRow) const;

private:
    std::shared_ptr<const project::Evaluation> m_evaluation;
    std::vector<Row> m_rows;
};

} // namespace heldout::ui
