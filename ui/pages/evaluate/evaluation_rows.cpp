// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/evaluation_rows.h"

#include <algorithm>
#include <numeric>

#include "pages/evaluate/evaluation_words.h"

namespace heldout::ui {

EvaluationRows::EvaluationRows(std::shared_ptr<const project::Evaluation> evaluation)
    : m_evaluation(std::move(evaluation))
{
    if (!m_evaluation)
        return;
    const std::vector<project::GroupRow>& rows = m_evaluation->rows;
    std::vector<std::size_t> order(rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const bool reversed = project::needsSimilarity(m_evaluation->group.by);
    std::ranges::stable_sort(order, [&rows, reversed](std::size_t a, std::size_t b) {
        return reversed ? rows[a].group > rows[b].group : rows[a].group < rows[b].group;
    });
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (m_evaluation->crossed && (i == 0 || rows[order[i]].group != rows[order[i - 1]].group))
            m_rows.push_back({true, order[i]});
        m_rows.push_back({false, order[i]});
    }
    m_rows.push_back({false, project::kAllRows});
}

const project::GroupRow& EvaluationRows::group(int row) const
{
    const Row& shown = at(row);
    return shown.row == project::kAllRows ? m_evaluation->all : m_evaluation->rows[shown.row];
}

int EvaluationRows::rowOf(std::size_t evaluationRow) const
{
    for (int row = 0; row < count(); ++row)
        if (!at(row).head && at(row).row == evaluationRow)
            return row;
    return -1;
}

} // namespace heldout::ui
