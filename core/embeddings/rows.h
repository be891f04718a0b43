// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/job.h"
#include "base/result.h"

namespace heldout::embeddings {

/// Rows of one side, ready to be compared.
struct Rows
{
    std::size_t d = 0;
    std::vector<float> scaled; ///< row after row, the greatest number of each in 1 .. 2; or zeros
    std::vector<double> norm2; ///< of the scaled rows; 0 = a row of zeros

    [[nodiscard]] std::size_t size() const { return norm2.size(); }
    [[nodiscard]] const float* operator[](std::size_t i) const { return scaled.data() + i * d; }
    [[nodiscard]] std::uint64_t zeros() const;
};

/// Scales rows as embeddings.h says, in place, and takes their norms. `first` is the number of the first row
/// in the source called `name`. NotThisFormat names the lowest row that has a number which is none.
[[nodiscard]] Status scaleRows(Rows& rows, std::uint64_t first, const std::string& name, JobContext& job);

/// The scaled rows divided by their norms, for the product in float32.
[[nodiscard]] Status divideByNorms(const Rows& rows, std::vector<float>& unit, JobContext& job);

/// Sum of a[i] * b[i] in double in the order embeddings.h names.
[[nodiscard]] double dotProduct(const float* a, const float* b, std::size_t d);

/// Percent, of scaled rows that are not zero.
[[nodiscard]] double score(double dot, double norm2Test, double norm2Train);

} // namespace heldout::embeddings
