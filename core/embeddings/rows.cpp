// SPDX-License-Identifier: GPL-3.0-or-later
#include "embeddings/rows.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "base/files.h"
#include "base/parallel.h"

namespace heldout::embeddings {

namespace {

constexpr std::size_t kGrain = 256; // rows

/// The magnitude of the greatest number as its bits, which order as the numbers do; NaN lies above all.
std::uint32_t greatestBits(const float* row, std::size_t d)
{
    std::uint32_t greatest = 0;
    for (std::size_t i = 0; i < d; ++i)
        greatest = std::max(greatest, std::bit_cast<std::uint32_t>(row[i]) & 0x7fffffffU);
    return greatest;
}

tl::unexpected<Error> noNumber(std::uint64_t row, const std::string& name)
{
    return failFile(Code::NotThisFormat, name,
        Phrase::of("Row %1 of “%2” holds a number that is NaN, infinite or beyond the range of float32.",
            row + 1, baseName(name)),
        Phrase::of("Rows count from 1. Mend the vector or leave it out, then try again."));
}

} // namespace

std::uint64_t Rows::zeros() const
{
    return static_cast<std::uint64_t>(std::count(norm2.begin(), norm2.end(), 0.0));
}

Status scaleRows(Rows& rows, std::uint64_t first, const std::string& name, JobContext& job)
{
    const std::size_t d = rows.d;
    rows.norm2.resize(rows.scaled.size() / d);
    return parallelPieces(rows.size(), kGrain, job, [&](const Piece& piece) -> Status {
        for (std::size_t i = piece.begin; i < piece.end; ++i) {
            float* const row = rows.scaled.data() + i * d;
            const std::uint32_t greatest = greatestBits(row, d);
            constexpr std::uint32_t kInfinite = 0x7f800000U;
            if (greatest >= kInfinite)
                return noNumber(first + i, name);
            if (greatest != 0) {
                // In double, for the factor of a row of tiny numbers is beyond float32.
                const double factor = std::ldexp(1.0, -std::ilogb(std::bit_cast<float>(greatest)));
                for (std::size_t at = 0; at < d; ++at)
                    row[at] = static_cast<float>(row[at] * factor);
            }
            rows.norm2[i] = dotProduct(row, row, d);
        }
        return {};
    });
}

Status divideByNorms(const Rows& rows, std::vector<float>& unit, JobContext& job)
{
    unit.resize(rows.scaled.size());
    return parallelPieces(rows.size(), kGrain, job, [&](const Piece& piece) -> Status {
        for (std::size_t i = piece.begin; i < piece.end; ++i) {
            const double factor = rows.norm2[i] > 0 ? 1 / std::sqrt(rows.norm2[i]) : 0;
            const float* const from = rows[i];
            float* const to = unit.data() + i * rows.d;
            for (std::size_t at = 0; at < rows.d; ++at)
                to[at] = static_cast<float>(from[at] * factor);
        }
        return {};
    });
}

double dotProduct(const float* a, const float* b, std::size_t d)
{
    std::array<double, 8> sums{};
    std::size_t i = 0;
    for (; i + sums.size() <= d; i += sums.size()) {
        for (std::size_t lane = 0; lane < sums.size(); ++lane)
            sums[lane] += double{a[i + lane]} * double{b[i + lane]};
    }
    for (; i < d; ++i)
        sums[i % sums.size()] += double{a[i]} * double{b[i]};
    return ((sums[0] + sums[4]) + (sums[1] + sums[5])) + ((sums[2] + sums[6]) + (sums[3] + sums[7]));
}

double score(double dot, double norm2Test, double norm2Train)
{
    return 100 * std::clamp(dot / std::sqrt(norm2Test * norm2Train), -1.0, 1.0);
}

} // namespace heldout::embeddings
