// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>

#include <Eigen/Core>

#include "embeddings/product.h"

namespace heldout::embeddings::baseline {

namespace {

#include "embeddings/product_kernels.inc"

} // namespace

const Product kProduct{multiply, greatest};

} // namespace heldout::embeddings::baseline
