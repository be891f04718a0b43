// SPDX-License-Identifier: GPL-3.0-or-later
#include "ontology/predictions.h"

#include <algorithm>
#include <ranges>

#include "ontology/each_protein.h"

namespace heldout::ontology {

Result<Predictions> propagated(
    const TermGraph& graph, const Predictions& predictions, Propagation how, JobContext& job)
{
    Closure closure(graph);
    Predictions result;
    std::vector<double> own(graph.size()), score(graph.size());
    Status done = eachProtein(predictions.terms.size(), job, [&](std::size_t protein) {
        const std::span<const Term> terms = predictions.terms[protein];
        const std::size_t begin = predictions.terms.begins[protein];
        for (std::size_t i = 0; i < terms.size(); ++i)
            own[terms[i]] = std::max(own[terms[i]], predictions.scores[begin + i]);
        const std::vector<Term> whole = closure.of(terms);
        for (const Term term : whole)
            score[term] = own[term];
        for (const Term term : std::views::reverse(whole)) {
            for (const Term parent : graph.parents[term]) {
                if (how == Propagation::Max || own[parent] == 0)
                    score[parent] = std::max(score[parent], score[term]);
            }
        }
        for (const Term term : whole) {
            result.terms.values.push_back(term);
            result.scores.push_back(score[term]);
            own[term] = 0;
        }
        result.terms.begins.push_back(static_cast<std::uint32_t>(result.terms.values.size()));
    });
    if (!done)
        return fail(std::move(done.error()));
    return result;
}

std::vector<double> everyScore(const Predictions& predictions)
{
    std::vector<double> scores = predictions.scores;
    std::ranges::sort(scores);
    const auto repeats = std::ranges::unique(scores);
    scores.erase(repeats.begin(), repeats.end());
    return scores;
}

std::vector<double> decimalGrid(std::uint32_t steps)
{
    std::vector<double> grid;
    grid.reserve(steps);
    for (std::uint32_t step = 1; step < steps; ++step)
        grid.push_back(static_cast<double>(step) / steps);
    return grid;
}

std::vector<double> cafaGrid()
{
    constexpr int kSteps = 99;
    constexpr double kStep = 0.01;
    std::vector<double> grid;
    grid.reserve(kSteps);
    for (int step = 0; step < kSteps; ++step)
        grid.push_back(kStep + step * kStep);
    return grid;
}

} // namespace heldout::ontology
