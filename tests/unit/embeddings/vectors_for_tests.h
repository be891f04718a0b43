// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/random.h"
#include "embeddings/embeddings.h"

namespace heldout::embeddings {

/// Vectors in memory.
class Vectors final : public VectorSource
{
public:
    Vectors(std::string name, std::size_t columns, std::vector<float> numbers)
        : m_name(std::move(name))
        , m_columns(columns)
        , m_numbers(std::move(numbers))
    {
    }
    [[nodiscard]] const std::string& name() const override { return m_name; }
    [[nodiscard]] std::uint64_t rows() const override { return m_numbers.size() / m_columns; }
    [[nodiscard]] std::size_t columns() const override { return m_columns; }
    [[nodiscard]] std::uint32_t item(std::uint64_t row) const override
    {
        return items.empty() ? static_cast<std::uint32_t>(row) : items[row];
    }
    [[nodiscard]] Status read(
        std::uint64_t first, std::size_t count, std::span<float> out, const JobContext& /*job*/) override
    {
        rowsRead.push_back(count);
        const auto rows = std::span(m_numbers).subspan(first * m_columns, count * m_columns);
        std::copy(rows.begin(), rows.end(), out.begin());
        return {};
    }
    [[nodiscard]] std::span<float> row(std::size_t i)
    {
        return std::span(m_numbers).subspan(i * m_columns, m_columns);
    }

    std::vector<std::size_t> rowsRead; ///< by call
    std::vector<std::uint32_t> items; ///< by row; empty = as the rows

private:
    std::string m_name;
    std::size_t m_columns;
    std::vector<float> m_numbers;
};

/// Small whole numbers: dot products and squared norms are exact, so many rows tie. Every seventh row is a
/// power of two times an earlier one, every eleventh zero.
inline Vectors tyingVectors(
    std::size_t rows, std::size_t columns, std::uint64_t seed, std::uint64_t values = 3)
{
    Random random(seed);
    std::vector<float> numbers(rows * columns);
    for (float& number : numbers)
        number = static_cast<float>(random.below(values)) - 1;
    Vectors vectors("vectors", columns, std::move(numbers));
    for (std::size_t i = 0; i < rows; ++i) {
        const std::span<float> row = vectors.row(i);
        if (i % 11 == 10)
            std::fill(row.begin(), row.end(), 0.0F);
        else if (i % 7 == 6) {
            const std::span<float> earlier = vectors.row(random.below(i));
            const float factor = std::ldexp(1.0F, static_cast<int>(random.below(9)) - 4);
            std::transform(earlier.begin(), earlier.end(), row.begin(), [=](float x) { return x * factor; });
        }
    }
    return vectors;
}

/// The same vectors in another order of rows; their items stay.
inline Vectors shuffled(Vectors& vectors, std::uint64_t seed)
{
    Random random(seed);
    std::vector<std::uint32_t> items(vectors.rows());
    for (std::size_t i = 0; i < items.size(); ++i)
        items[i] = static_cast<std::uint32_t>(i);
    for (std::size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[random.below(i)]);
    std::vector<float> numbers;
    for (const std::uint32_t item : items) {
        const std::span<float> row = vectors.row(item);
        numbers.insert(numbers.end(), row.begin(), row.end());
    }
    Vectors result(vectors.name(), vectors.columns(), std::move(numbers));
    result.items = std::move(items);
    return result;
}

inline Vectors randomVectors(std::size_t rows, std::size_t columns, std::uint64_t seed)
{
    Random random(seed);
    std::vector<float> numbers(rows * columns);
    for (float& number : numbers)
        number = static_cast<float>(random.unit() + random.unit() - random.unit() - random.unit());
    return {"random", columns, std::move(numbers)};
}

/// All pairs in double, front to back: exact where the sums are.
inline BestMatches oracle(Vectors& test, Vectors& train, const Options& options)
{
    const auto dot = [](std::span<const float> a, std::span<const float> b) {
        double sum = 0;
        for (std::size_t i = 0; i < a.size(); ++i)
            sum += double{a[i]} * double{b[i]};
        return sum;
    };
    BestMatches out;
    const bool all = options.top == kAllPartners;
    out.options = options;
    out.trainCount = train.rows();
    out.dimensions = test.columns();
    for (std::size_t j = 0; j < train.rows(); ++j)
        out.zeroTrain += dot(train.row(j), train.row(j)) == 0 ? 1U : 0U;
    for (std::uint32_t i = 0; i < test.rows(); ++i) {
        const double norm2 = dot(test.row(i), test.row(i));
        std::vector<std::pair<double, std::uint32_t>> scores; // minus the score, row
        for (std::uint32_t j = 0; norm2 > 0 && j < train.rows(); ++j) {
            const double other = dot(train.row(j), train.row(j));
            if (other == 0 || (options.within && (all ? j <= i : i == j)))
                continue;
            const double cosine = dot(test.row(i), train.row(j)) / std::sqrt(norm2 * other);
            const double score = 100 * std::clamp(cosine, -1.0, 1.0);
            if (!all || score >= options.minScore)
                scores.emplace_back(-score, j);
        }
        std::sort(scores.begin(), scores.end());
        Match match{i};
        out.zeroTest += norm2 == 0 ? 1U : 0U;
        out.zero.push_back(norm2 == 0);
        if (!scores.empty()) {
            match.train = scores[0].second;
            match.score = -scores[0].first;
            match.ties = static_cast<std::uint32_t>(std::count_if(scores.begin(), scores.end(),
                [&](const auto& score) { return score.first == scores[0].first; }));
        }
        out.matches.push_back(match);
        for (std::uint32_t rank = 2; rank <= std::min<std::size_t>(options.top, scores.size()); ++rank) {
            const auto& [score, row] = scores[rank - 1];
            if (-score >= options.minScore)
                out.partners.push_back({i, rank, row, -score});
        }
    }
    return out;
}

/// Names the first difference; "" when there is none to the last bit.
inline std::string difference(const BestMatches& a, const BestMatches& b)
{
    if (a.matches.size() != b.matches.size() || a.partners.size() != b.partners.size())
        return "sizes";
    if (a.trainCount != b.trainCount || a.dimensions != b.dimensions || a.zeroTest != b.zeroTest
        || a.zeroTrain != b.zeroTrain || a.zero != b.zero)
        return "counts";
    for (std::size_t i = 0; i < a.matches.size(); ++i) {
        const Match& x = a.matches[i];
        const Match& y = b.matches[i];
        if (x.test != y.test || x.train != y.train || x.score != y.score || x.ties != y.ties)
            return "match " + std::to_string(i);
    }
    for (std::size_t i = 0; i < a.partners.size(); ++i) {
        const Partner& x = a.partners[i];
        const Partner& y = b.partners[i];
        if (x.test != y.test || x.rank != y.rank || x.train != y.train || x.score != y.score)
            return "partner " + std::to_string(i);
    }
    return {};
}

} // namespace heldout::embeddings
