// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "embeddings/embeddings.h"

namespace heldout::embeddings {

/// Products of matrices of float32 rows, in the order of summation that is fastest.
struct Product
{
    /// out[i * trains + j] = test row i by training row j, of `d` numbers each.
    void (*multiply)(const float* test, std::size_t tests, const float* train, std::size_t trains,
        std::size_t d, float* out);
    /// out[i] = the greatest of row i; no number may be NaN.
    void (*greatest)(const float* products, std::size_t rows, std::size_t columns, float* out);
};

/// The kernels that a name stands for on this processor.
[[nodiscard]] Product productBy(Kernel kernel);

/// How many rows a product takes: a few milliseconds of work, after which stop requests are heard.
struct Blocks
{
    std::size_t tests = 0;
    std::size_t trains = 0;
};

[[nodiscard]] Blocks blocksFor(std::size_t d, std::size_t tests, unsigned threads);

namespace baseline {
extern const Product kProduct;
}
namespace avx2 {
extern const Product kProduct;
/// Whether this file was compiled for AVX2 at all.
extern const bool kCompiled;
} // namespace avx2

/// Test rows x have their greatest number in 1 .. 2, training rows v are y / |y| rounded to float32. Bounds
/// |f - x * y / |y|| / |x|, f being the product as computed, and also what the score in double is off.
///
/// With u = 2^-24: v differs from y / |y| by at most 1.1 u |v|. A sum of d products in any order and in
/// blocks, with or without fused multiply-add, passes each product through at most m = d + d / 8 + 8
/// roundings (the blocks of Eigen have at least 8 numbers), which makes it off by at most m u / (1 - m u) |x|
/// |v|; m u is below 0.0045 for d up to kMostDimensions. Together that is less than (1.14 d + 10) u; products
/// that underflow add less than 2^-109 and the sums in double less than d * 2^-51. 2 (d + 16) u is more than
/// all of it.
[[nodiscard]] constexpr double productError(std::size_t d)
{
    return 2.0 * (static_cast<double>(d) + 16.0) * 0x1p-24;
}

} // namespace heldout::embeddings
